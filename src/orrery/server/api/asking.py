"""What handlers are given besides what the request itself says."""

from __future__ import annotations

from litestar.di import NamedDependency

from orrery.server.house import House
from orrery.server.storage import Guest

TheHouse = NamedDependency[House]
Known = NamedDependency[Guest]
"""A guest; a stranger is refused before the handler runs."""
Visitor = NamedDependency[Guest | None]
"""A guest or a stranger."""
