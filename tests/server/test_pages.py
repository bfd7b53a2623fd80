"""The browser client as it is served: its files, its pages, and what a browser may do with them."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from orrery.server.built import Built
from orrery.server.settings import Limits, Rate, Settings
from tests.server.conftest import Server, serving

SCRIPT = b"export const sun = 1;\n" * 100
HTML = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
SCRIPTED = {"Accept": "*/*"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client as the build leaves it."""
    folder = tmp_path_factory.mktemp("client")
    assets = folder / "assets"
    assets.mkdir()
    (folder / "index.html").write_bytes(b"<!doctype html><title>Orrery</title>")
    (folder / "orrery.svg").write_bytes(b"<svg/>")
    (folder / ".hidden.txt").write_bytes(b"hidden")
    (folder.parent / "outside.txt").write_bytes(b"outside")
    (assets / "index-1a2b.js").write_bytes(SCRIPT)
    (assets / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT, mtime=0))
    (assets / "index-1a2b.js.br").write_bytes(b"as brotli")
    return folder


@pytest.fixture(scope="module")
def site(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("site") / "orrery.sqlite"
    with serving(Settings(str(database), client=str(folder))) as running:
        yield running


def ask(site: Server, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    return site.client.get(path, headers={"Accept-Encoding": "identity", **(headers or {})})


# --- pages -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/", "/new", "/join", "/return", "/table/abc", "/record/abc/", "/rules/game/BTS-3.1.1"],
)
def test_every_page_address_is_the_client(path: str, site: Server, folder: Path) -> None:
    answer = ask(site, path, HTML)
    assert answer.status_code == 200
    assert answer.content == (folder / "index.html").read_bytes()
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_the_front_page_is_there_for_programs_too(site: Server) -> None:
    assert ask(site, "/", SCRIPTED).status_code == 200


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/assets/gone-9z.js", SCRIPTED),
        ("/assets/gone-9z.js", HTML),
        ("/favicon.ico", {"Accept": "image/avif,image/webp,*/*;q=0.8"}),
        ("/table/abc", {"Accept": "application/json"}),
        ("/table/abc", {"Accept": "text/html;q=0"}),
        ("/api/nothing", HTML),
        ("/api", HTML),
    ],
)
def test_what_is_no_page_and_no_file_is_not_found(
    path: str, headers: dict[str, str], site: Server
) -> None:
    answer = ask(site, path, headers)
    assert answer.status_code == 404
    assert answer.json()["error"]["id"] == "error-not-found"
    assert answer.headers["cache-control"] == "no-store"


def test_pages_take_no_posts(site: Server) -> None:
    assert site.stranger.post("/table/abc").status_code == 405


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js"])
def test_a_head_request_gets_the_headers_alone(path: str, site: Server) -> None:
    headers = {"Accept-Encoding": "identity"}
    got, asked = site.client.get(path, headers=headers), site.client.head(path, headers=headers)
    assert asked.status_code == 200
    assert asked.headers["content-type"] == got.headers["content-type"]
    assert asked.headers["etag"] == got.headers["etag"]


# --- files -------------------------------------------------------------------------------------


def test_files_with_a_hash_in_their_name_are_kept_for_ever(site: Server) -> None:
    answer = ask(site, "/assets/index-1a2b.js")
    assert answer.content == SCRIPT
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"


def test_other_files_are_asked_about_each_time(site: Server) -> None:
    first = ask(site, "/orrery.svg")
    assert first.headers["content-type"] == "image/svg+xml"
    assert first.headers["cache-control"] == "no-cache"
    again = ask(site, "/orrery.svg", {"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert ask(site, "/orrery.svg", {"If-None-Match": 'W/"other"'}).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "encoding", "raw"),
    [
        ("gzip, deflate, br, zstd", "br", b"as brotli"),
        ("gzip", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("br;q=0, gzip;q=0.5", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("zstd", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_files_are_sent_as_the_build_has_compressed_them(
    accepted: str, encoding: str | None, raw: bytes, site: Server
) -> None:
    headers = {"Accept-Encoding": accepted}
    with site.client.stream("GET", "/assets/index-1a2b.js", headers=headers) as answer:
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["vary"] == "Accept-Encoding"
        assert len(b"".join(answer.iter_raw())) == len(raw)


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/assets/..%2f..%2foutside.txt",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/.hidden.txt",
        "/assets/index-1a2b.js.br",
        "/assets/index-1a2b.js%00.svg",
        "/" + "a" * 5000 + ".svg",
    ],
)
def test_nothing_but_the_clients_own_files_is_sent(path: str, site: Server) -> None:
    answer = ask(site, path, SCRIPTED)
    assert answer.status_code == 404
    assert b"outside" not in answer.content


@pytest.mark.parametrize(
    "name",
    [
        "",
        "/",
        "../outside.txt",
        "assets/../../outside.txt",
        "/etc/passwd.txt",
        ".hidden.txt",
        "assets",
        "orrery.svg/",
        "orrery.svg\0",
        "assets\\..\\..\\outside.txt",
        "C:outside.txt",
    ],
)
def test_no_name_leads_out_of_the_folder(name: str, folder: Path) -> None:
    assert Built(folder).find(name) is None


def test_a_client_that_was_built_again_is_served_at_once(site: Server, folder: Path) -> None:
    file = folder / "later.txt"
    file.write_bytes(b"one")
    assert ask(site, "/later.txt").content == b"one"
    file.write_bytes(b"two")
    os.utime(file, ns=(1, 1))
    assert ask(site, "/later.txt").content == b"two"


def test_the_budget_of_files_is_not_that_of_requests(folder: Path, tmp_path: Path) -> None:
    limits = Limits(requests=Rate(2, 0), files=Rate(4, 0))
    settings = Settings(str(tmp_path / "orrery.sqlite"), client=str(folder), limits=limits)
    with serving(settings) as site:
        files = [ask(site, "/assets/index-1a2b.js").status_code for _ in range(5)]
        requests = [ask(site, "/api/games").status_code for _ in range(3)]
    assert files == [200] * 4 + [429]
    assert requests == [200] * 2 + [429]


# --- what a browser may do ---------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js", "/api/games", "/api/nothing"])
def test_every_answer_forbids_what_is_not_ours(path: str, site: Server) -> None:
    headers = ask(site, path).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert policy["form-action"] == "'self'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


# --- before the build --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "title"), [("en", "has not been built"), ("ru", "ещё не собран")]
)
def test_without_a_client_the_page_says_how_to_build_it(
    language: str, title: str, tmp_path: Path
) -> None:
    empty = tmp_path / "empty"
    with serving(Settings(str(tmp_path / "orrery.sqlite"), client=str(empty))) as site:
        answer = ask(site, "/table/abc", {**HTML, "Accept-Language": language})
        assert answer.status_code == 503
        assert title in answer.text
        assert "make client" in answer.text
        assert ask(site, "/api/games").status_code == 200


# --- answers -----------------------------------------------------------------------------------


def test_large_answers_are_compressed(site: Server) -> None:
    path = "/api/games/beyond_the_sun/content"
    packed = site.client.get(path, headers={"Accept-Encoding": "gzip"})
    plain = ask(site, path)
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert int(packed.headers["content-length"]) * 3 < len(plain.content)
    small = site.client.get("/api/guests/me", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in small.headers


@pytest.mark.parametrize("what", ["content", "texts/en", "rules/ru"])
def test_what_a_browser_has_kept_is_not_sent_again(what: str, site: Server) -> None:
    path = f"/api/games/beyond_the_sun/{what}"
    first = ask(site, path)
    assert first.headers["cache-control"] == "no-cache"
    again = ask(site, path, {"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
