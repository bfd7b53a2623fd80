"""The samples of `docs/operations.md`, tried with their programs where those are installed."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.server.conftest import PATIENT, environment
from tests.server.process import ServerProcess, free_port

PAGE = (Path(__file__).parents[2] / "docs" / "operations.md").read_text(encoding="utf-8")
NAME = "games.example.org"


def sample(beginning: str) -> str:
    """The first block of code after a paragraph that begins so."""
    found = re.search(rf"^{beginning}.*?\n```\w*\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert found, beginning
    return found.group(1)


@pytest.fixture(scope="module")
def behind(more_games: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    settings = {
        "ORRERY_BEHIND_PROXY": "true",
        "ORRERY_HOSTS": NAME,
        "ORRERY_PING_SECONDS": "0.3",
        "ORRERY_GUESTS": "9/0",
    }
    database = tmp_path_factory.mktemp("behind") / "orrery.sqlite"
    server = ServerProcess(str(database), environment(more_games) | settings)
    yield server
    server.stop()


@contextmanager
def nginx(folder: Path, server: ServerProcess) -> Iterator[int]:
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip("nginx is not installed")
    port = free_port()
    site = sample("nginx ").replace("listen 80;", f"listen 127.0.0.1:{port};")
    # It cuts what is idle after a second; by default it would after a minute.
    site = site.replace("127.0.0.1:8000;", f"127.0.0.1:{server.port}; proxy_read_timeout 1s;")
    (folder / "site.conf").write_text(site)
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error; events {{}}\n"
        f"http {{ access_log off; include {folder}/site.conf; }}\n"
    )
    with running([program, "-p", str(folder), "-c", str(folder / "nginx.conf")], port):
        yield port


@contextmanager
def caddy(folder: Path, server: ServerProcess) -> Iterator[int]:
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("Caddy is not installed")
    port = free_port()
    site = sample("Caddy ").replace(f"{NAME} {{", f"http://{NAME}:{port} {{")
    (folder / "Caddyfile").write_text(
        "{\n\tadmin off\n}\n" + site.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    )
    command = [program, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    with running(command, port):
        yield port


@contextmanager
def running(command: list[str], port: int) -> Iterator[None]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        patience = time.monotonic() + PATIENT
        while process.poll() is None and time.monotonic() < patience:
            with suppress(httpx.TransportError):
                httpx.get(f"http://127.0.0.1:{port}/api/health", headers={"Host": NAME})
                break
            time.sleep(0.1)
        assert process.poll() is None, command
        yield
    finally:
        process.terminate()
        process.wait()


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_table_is_played_through_a_proxy(
    proxy: object, behind: ServerProcess, tmp_path: Path
) -> None:
    with proxy(tmp_path, behind) as port:  # type: ignore[operator]
        address = f"http://127.0.0.1:{port}"
        with httpx.Client(base_url=address, timeout=PATIENT, headers={"Host": NAME}) as client:
            ours = {"Origin": f"http://{NAME}", "Sec-Fetch-Site": "same-origin"}
            entered = client.post("/api/guests", json={"name": "Ada"}, headers=ours)
            assert entered.status_code == 201, entered.text
            client.headers["Cookie"] = entered.headers["set-cookie"].partition(";")[0]
            wanted = {"game": "toy", "seats": [{"who": "me"}, {"who": "me"}]}
            table = client.post("/api/tables", json=wanted).json()["table"]["id"]
            live = f"ws://{NAME}/api/tables/{table}/live?since=0&seat=1"
            line = socket.create_connection(("127.0.0.1", port))
            cookie = {"Cookie": client.headers["Cookie"]}
            with connect(live, sock=line, additional_headers=cookie) as session:
                assert json.loads(session.recv(PATIENT))["is"] == "look"
                time.sleep(2.5)  # idle for longer than the proxy bears
                body = {"id": "a", "seq": 0, "move": "pass", "seat": 0}
                assert client.post(f"/api/tables/{table}/moves", json=body).status_code == 200
                while (told := json.loads(session.recv(PATIENT)))["is"] != "change":
                    pass
                assert told["seq"] == 1


@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_limits_count_those_behind_a_proxy_and_not_what_they_claim(
    proxy: object, behind: ServerProcess, tmp_path: Path
) -> None:
    """The last address is the proxy's word; those before it are anybody's."""
    with proxy(tmp_path, behind) as port:  # type: ignore[operator]
        statuses = [
            httpx.post(
                f"http://127.0.0.1:{port}/api/guests",
                json={"name": "Ada"},
                headers={"Host": NAME, "X-Forwarded-For": f"198.51.100.{number}"},
            ).status_code
            for number in range(10)
        ]
    assert statuses[-1] == 429


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed")
    unit = sample("systemd ").replace(
        "/opt/orrery/bin/orrery", f"{Path(sys.executable).parent}/orrery"
    )
    (tmp_path / "orrery.service").write_text(unit)
    done = subprocess.run(
        [program, "verify", "--man=no", str(tmp_path / "orrery.service")],
        capture_output=True,
        text=True,
    )
    about = [line for line in done.stderr.splitlines() if "orrery.service" in line]
    assert (done.returncode, about) == (0, []), done.stderr
