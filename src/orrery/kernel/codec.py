"""States to JSON and back, and their hash."""

from __future__ import annotations

import hashlib
from typing import Any, Union

import msgspec

from orrery.kernel.frames import Frame, State


class Codec:
    """Encodes the states of one game. The stack holds frames of many classes, told by their tag."""

    def __init__(self, state: type[State], frames: tuple[type[Frame[Any, Any]], ...]) -> None:
        self.state = state
        self.frames: Any = list[Union[frames]]  # type: ignore[valid-type]  # noqa: UP007

    def encode(self, state: State) -> bytes:
        return msgspec.json.encode(state)

    def decode(self, data: bytes) -> State:
        plain = msgspec.json.decode(data)
        stack = msgspec.convert(plain["stack"], self.frames, str_keys=True)
        aside = msgspec.convert(plain.pop("aside", []), self.frames, str_keys=True)
        state = msgspec.convert(plain | {"stack": []}, self.state, str_keys=True)
        state.stack, state.aside = stack, aside
        return state


def state_hash(state: State) -> str:
    """Stable across processes and machines."""
    return hashlib.sha256(msgspec.json.encode(state)).hexdigest()[:32]
