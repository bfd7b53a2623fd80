"""Addresses: who a limit counts as one, and by which names this server lets itself be called."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

LOCAL_ENDINGS = (".local", ".localhost", ".lan", ".home.arpa", ".internal")
"""Names that no page of another site can be at."""


@lru_cache(10_000)
def one_of(address: str) -> str:
    """An address as limits count it: of IPv6 the network, where everybody has 2^64 of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


@lru_cache(1_000)
def is_own_name(host: str, known: str, *, any_name: bool) -> bool:
    """Whether a `Host` header names us. A page whose own name leads to this machine could ask it
    everything otherwise, as if it were our page: numbers and local names cannot be one."""
    name = host_name(host)
    if known:
        return name in (each.strip().lower() for each in known.split(","))
    return any_name or is_local(name)


def host_name(host: str) -> str:
    """Without its port."""
    if host.startswith("["):
        return host.partition("]")[0][1:].lower()
    return host.partition(":")[0].lower()


def is_local(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return "." not in name or name.endswith(LOCAL_ENDINGS)
    return True
