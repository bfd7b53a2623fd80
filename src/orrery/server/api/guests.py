"""Guests: a name is enough, and a personal link brings one back in another browser."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.params import JSONBody
from msgspec import Struct

from orrery.kernel import OrreryError
from orrery.server.api.asking import Known, TheHouse
from orrery.server.house import House
from orrery.server.names import read_line
from orrery.server.rows import Guest

RETURN = "return"


class NewGuest(Struct, forbid_unknown_fields=True):
    name: str


class ReturnLink(Struct, forbid_unknown_fields=True):
    token: str


class Me(Struct):
    guest: str
    name: str
    token: str
    """What brings this guest back elsewhere; as good as a password."""


@post("/api/guests")
async def enter(
    data: JSONBody[NewGuest], house: TheHouse, request: Request[Any, Any, Any]
) -> Response[Me]:
    name = read_line(data.name, house.settings.limits.name_length, "error-name")
    house.take("guests", house.address(request))
    return welcome(house, await house.storage.add_guest(name), request, 201)


@post("/api/guests/return", status_code=200)
async def come_back(
    data: JSONBody[ReturnLink], house: TheHouse, request: Request[Any, Any, Any]
) -> Response[Me]:
    house.take("guests", house.address(request))
    id = house.seals.opened(RETURN, data.token)
    guest = await house.storage.guest(id) if id else None
    if guest is None:
        raise OrreryError("error-return-link")
    return welcome(house, guest, request, 200)


@post("/api/guests/name", status_code=200)
async def change_name(data: JSONBody[NewGuest], guest: Known, house: TheHouse) -> Me:
    """Be called otherwise from now on, also at the tables that still wait."""
    name = read_line(data.name, house.settings.limits.name_length, "error-name")
    return about(house, await house.rename(guest, name))


@get("/api/guests/me")
async def me(guest: Known, house: TheHouse) -> Me:
    return about(house, guest)


def about(house: House, guest: Guest) -> Me:
    return Me(guest.id, guest.name, house.seals.seal(RETURN, guest.id))


def welcome(
    house: House, guest: Guest, request: Request[Any, Any, Any], status: int
) -> Response[Me]:
    return Response(about(house, guest), status_code=status, cookies=[house.cookie(guest, request)])
