"""The base of everything that never changes once it is made."""

from __future__ import annotations

from typing import dataclass_transform

from msgspec import Struct, field


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Frozen(Struct, frozen=True):
    """A frozen Struct whose subclasses are frozen too, for the type checker as well."""
