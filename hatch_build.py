"""The build of the wheel: the browser client is built into the package first.

`ORRERY_WITHOUT_CLIENT=1` leaves it out. An editable install is served from the checkout, where
`make client` builds it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "src" / "orrery" / "server" / "client"
sys.path.insert(0, str(ROOT / "web"))

import npm  # noqa: E402


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """Node, by the name of its package, where there is none on the path."""
        return [] if is_unwanted() or npm.npm_of_path() else [npm.PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "wheel" and version == "standard" and not is_unwanted():
            npm.build(CLIENT)


def is_unwanted() -> bool:
    return bool(os.environ.get("ORRERY_WITHOUT_CLIENT"))
