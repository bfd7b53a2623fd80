"""The application: routes, who asks, what is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.params import RequestCookies
from litestar.types import ASGIApp

from orrery.kernel import OrreryError
from orrery.server.api import games, guests, health, live, lobby, pages, records, tables
from orrery.server.api.asking import AS_IT_IS, SMALL, TheHouse, Visitor
from orrery.server.complaints import complain
from orrery.server.headers import HEADERS
from orrery.server.house import House, check_origin, find_house
from orrery.server.meters import Metered
from orrery.server.relay import Relay
from orrery.server.rows import Guest
from orrery.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
LEVEL = 5
"""Of gzip, for what is compressed anew each time."""
ROUTES: list[BaseRouteHandler] = [
    health.health,
    guests.enter,
    guests.come_back,
    guests.me,
    guests.change_name,
    games.games,
    games.content,
    games.texts,
    games.own_texts,
    games.rules,
    games.guide,
    games.lessons,
    games.lesson,
    lobby.open_table,
    lobby.play_now,
    lobby.lobby,
    lobby.mine,
    lobby.join,
    lobby.leave,
    lobby.come_in,
    lobby.look_at_invitation,
    lobby.change_places,
    lobby.change_colour,
    lobby.invitations,
    lobby.rematch,
    tables.table,
    tables.position,
    tables.history,
    tables.story,
    tables.why_not,
    tables.record,
    tables.verification,
    tables.draws,
    tables.move,
    tables.undo,
    tables.redo,
    tables.order,
    tables.concede,
    tables.say,
    records.reviewed,
    records.position,
    records.history,
    live.live,
    pages.page,
]


def create_server(settings: Settings) -> ASGIApp:
    """The application, and around it what passes on to other servers, should there be any."""
    if not settings.redis:
        return create_app(settings)
    relay = Relay()
    relay.app = create_app(settings, relay.connect)
    return relay


def create_app(settings: Settings, on_open: Callable[[House], None] | None = None) -> Litestar:
    """A server, not yet open: it opens with the application's lifespan."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        try:
            await house.open()
            if on_open is not None:
                on_open(house)
            yield
        finally:
            await house.close()

    uploads = Router(
        "/",
        route_handlers=[records.upload],
        request_max_body_size=settings.limits.record_bytes,
    )
    return Litestar(
        route_handlers=[*ROUTES, uploads],
        lifespan=[lifespan],
        before_request=let_in,
        middleware=[Metered()],
        dependencies={
            "house": Provide(find_house, sync_to_thread=False),
            "visitor": Provide(find_visitor),
            "guest": Provide(find_guest),
        },
        exception_handlers={Exception: complain},
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=None,
        response_headers=HEADERS,
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=SMALL,
            gzip_compress_level=LEVEL,
            exclude_opt_key=AS_IT_IS,
        ),
        logging_config=None,
    )


async def let_in(request: Request[Any, Any, Any]) -> None:
    """Before anything is read: not too often, and not in somebody else's name."""
    house = find_house(request.app.state)
    house.check_host(request)
    house.bars.check_welcome(None, house.address(request))
    house.take("requests", house.address(request))
    if request.method in SAFE:
        return
    check_origin(request.headers)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        # A form of another site cannot send this type, and a script must ask first.
        raise OrreryError("error-not-json")


async def find_visitor(house: TheHouse, cookies: RequestCookies) -> Guest | None:
    visitor = await house.guest(cookies)
    house.bars.check_welcome(visitor, "")
    return visitor


async def find_guest(house: TheHouse, visitor: Visitor, request: Request[Any, Any, Any]) -> Guest:
    if visitor is None:
        raise OrreryError("error-not-a-guest")
    if request.method not in SAFE:
        house.bars.check_may_play(visitor, house.address(request))
    return visitor
