"""The relay: any server may be asked about any table, and passes on what another one leads.

A request is tried here first; whoever finds that the table is led elsewhere says where, and then
the whole request goes there over the bus, or the whole WebSocket, under the address it came from.
When that server dies the exchange begins anew, where it may: a change carries its own id and a look
changes nothing. Connections are told to come back.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any

from litestar.types import ASGIApp, Receive, Scope, Send

from orrery.server.bus import Bus, Call, HungUp, Letters, Reply, Request, Said
from orrery.server.house import House
from orrery.server.leases import Elsewhere, Leases
from orrery.server.listeners import AGAIN, WAITING, WAITING_BYTES
from orrery.server.rows import new_id
from orrery.server.settings import Limits
from orrery.server.trouble import Trouble

OWNER = b"x-orrery-owner"
"""Header of an answer that says who leads the table."""
LIVE = re.compile(r"^/api/tables/([\w-]{1,64})/live$")
AGAIN_BY_ID = re.compile(r"^/api/tables/[\w-]+/(moves|undo|redo|orders|concede)$")
UPLOAD = "/api/records"
TRIES = 20
PAUSE = 0.3
PATIENCE = 15.0
"""Seconds that another server may take for an answer."""
TOLD = ("type", "method", "path", "query_string", "headers", "client", "scheme", "raw_path")
MOMENT = b'{"error":{"id":"error-moment","args":{}},"text":"One moment."}'


class Carried:
    """A WebSocket that is carried, on either side: what has come over the bus and waits, as far as
    anything may wait for somebody slow."""

    def __init__(self, other: str) -> None:
        self.other = other
        self.full = False
        """Whether more has come than may wait."""
        self._letters: asyncio.Queue[Letters] = asyncio.Queue()
        self._bytes = 0

    def put(self, letter: Letters) -> None:
        if self.full:
            return
        weight = weight_of(letter)
        waiting = self._letters.qsize()
        if waiting >= WAITING or (waiting and self._bytes + weight > WAITING_BYTES):
            self.full = True
            self._letters = asyncio.Queue()
            letter, weight = HungUp(letter.id, self.other, AGAIN), 0
        self._bytes += weight
        self._letters.put_nowait(letter)

    async def get(self) -> Letters:
        letter = await self._letters.get()
        self._bytes -= weight_of(letter)
        return letter


def weight_of(letter: Letters) -> int:
    return len(letter.text) if isinstance(letter, Said) else 0


class Relay:
    """An application around the server's own."""

    def __init__(self) -> None:
        self.app: ASGIApp
        self._asked: dict[str, tuple[str, asyncio.Future[Reply]]] = {}
        """Requests under way elsewhere: where, and what will come back."""
        self._carried: dict[str, Carried] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.bus: Bus
        self.leases: Leases

    def connect(self, house: House) -> None:
        assert house.bus is not None
        assert house.leases is not None
        self.bus, self.leases = house.bus, house.leases
        house.on_letter = self.take
        self.leases.on_death = lambda dead: self.bury(house, dead)

    def bury(self, house: House, dead: set[str]) -> None:
        """What others have led goes on, their bots too."""
        self.mourn(dead)
        self._begin(house.tables.wake())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "http":
            await self.http(scope, receive, send)
        elif kind == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # --- requests ----------------------------------------------------------------------------

    def longest(self, path: str) -> int:
        """Bytes of a body that our own application would read."""
        limits: Limits = self.app.state.house.settings.limits  # type: ignore[attr-defined]
        return limits.record_bytes if path == UPLOAD else limits.body_bytes

    async def http(self, scope: Any, receive: Receive, send: Send) -> None:
        body = await whole_body(receive, self.longest(scope["path"]))
        answer = await self.answer(scope, body)
        headers = [(name, value) for name, value in answer.headers if name != OWNER]
        start: Any = {"type": "http.response.start", "status": answer.status, "headers": headers}
        await send(start)
        await send({"type": "http.response.body", "body": answer.body, "more_body": False})

    async def answer(self, scope: Any, body: bytes) -> Reply:
        for _ in range(TRIES):
            answer = await self.here(scope, body)
            owner = owner_in(answer)
            if owner is None:
                return answer
            try:
                answer = await self.ask(owner, scope, body)
            except Trouble:
                if not may_repeat(scope):
                    break
            else:
                if owner_in(answer) is None:
                    return answer
            await asyncio.sleep(PAUSE)
        return Reply("", "", 503, [(b"content-type", b"application/json")], MOMENT)

    async def here(self, scope: Any, body: bytes) -> Reply:
        """What our own application answers."""
        found: dict[str, Any] = {"body": b""}
        given = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Any:
            return given.pop() if given else await asyncio.Event().wait()

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                found.update(status=message["status"], headers=list(message.get("headers", [])))
            else:
                found["body"] += message.get("body", b"")

        # Each try has a scope of its own: an application leaves its notes there.
        own: Any = {**scope, "state": dict(scope.get("state", {}))}
        await self.app(own, receive, send)
        headers = [(bytes(name), bytes(value)) for name, value in found["headers"]]
        return Reply("", "", found["status"], headers, found["body"])

    async def ask(self, owner: str, scope: Any, body: bytes) -> Reply:
        """What another server answers; `Trouble` if it does not."""
        id = new_id()
        answered: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._asked[id] = (owner, answered)
        try:
            await self.bus.send(owner, Request(id, self.leases.own, told(scope), body))
            return await asyncio.wait_for(answered, PATIENCE)
        except TimeoutError:
            raise Trouble("no answer from elsewhere") from None
        finally:
            del self._asked[id]
            if answered.done() and not answered.cancelled():
                answered.exception()  # nobody else asks for it

    # --- connections -------------------------------------------------------------------------

    async def websocket(self, scope: Any, receive: Receive, send: Send) -> None:
        meant = LIVE.match(scope["path"])
        owner = await self.leads(meant.group(1)) if meant else None
        if owner is None:
            await self.app(scope, receive, send)
        else:
            await self.carry(owner, scope, receive, send)

    async def leads(self, id: str) -> str | None:
        """Who else leads a table; None when we do, or will, or there is none."""
        house: House = self.app.state.house  # type: ignore[attr-defined]
        try:
            await house.tables.find(id)
        except Elsewhere as elsewhere:
            return elsewhere.owner
        except Exception:
            return None  # our own application will say what is wrong
        return None

    async def carry(self, owner: str, scope: Any, receive: Receive, send: Send) -> None:
        """Pass a connection on until either side hangs up."""
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        id = new_id()
        news = self._carried[id] = Carried(owner)
        up = asyncio.create_task(self._carry_up(owner, id, receive))
        code = AGAIN
        try:
            await self.bus.send(owner, Call(id, self.leases.own, told(scope)))
            while isinstance(letter := await news.get(), Said):
                await send(text(letter.text))
            code = letter.code if isinstance(letter, HungUp) else AGAIN
            if news.full:
                await self.bus.send(owner, HungUp(id, self.leases.own))
        except Trouble:
            pass
        finally:
            up.cancel()
            del self._carried[id]
        await send({"type": "websocket.close", "code": code, "reason": None})

    async def _carry_up(self, owner: str, id: str, receive: Receive) -> None:
        own = self.leases.own
        while True:
            event: Any = await receive()
            if event["type"] == "websocket.disconnect":
                await self.bus.send(owner, HungUp(id, own))
                self._carried[id].put(HungUp(id, own))
                return
            said = event.get("text") or (event.get("bytes") or b"").decode("utf-8", "replace")
            await self.bus.send(owner, Said(id, own, said))

    # --- what comes over the bus -------------------------------------------------------------

    async def take(self, letter: Letters) -> None:
        if isinstance(letter, Reply):
            _, answered = self._asked.get(letter.id, ("", None))
            if answered is not None and not answered.done():
                answered.set_result(letter)
        elif isinstance(letter, Request):
            self._begin(self._serve(letter))
        elif isinstance(letter, Call):
            self._carried[letter.id] = Carried(letter.sender)
            self._begin(self._host(letter))
        elif letter.id in self._carried:
            self._carried[letter.id].put(letter)

    def _begin(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, letter: Request) -> None:
        answer = await self.here(restored(letter.scope, self.app), letter.body)
        reply = Reply(letter.id, self.leases.own, answer.status, answer.headers, answer.body)
        await self.bus.send(letter.sender, reply)

    async def _host(self, letter: Call) -> None:
        """Somebody's connection, carried here by another server."""
        own, news = self.leases.own, self._carried[letter.id]
        begun = [{"type": "websocket.connect"}]
        code = AGAIN

        async def receive() -> Any:
            if begun:
                return begun.pop()
            said = await news.get()
            if isinstance(said, Said):
                return {"type": "websocket.receive", "text": said.text}
            return {"type": "websocket.disconnect", "code": 1005}

        async def send(message: Any) -> None:
            nonlocal code
            if message["type"] == "websocket.send":
                said = message.get("text") or (message.get("bytes") or b"").decode()
                await self.bus.send(letter.sender, Said(letter.id, own, said))
            elif message["type"] == "websocket.close":
                code = message.get("code", 1000)

        try:
            await self.app(restored(letter.scope, self.app), receive, send)
            await self.bus.send(letter.sender, HungUp(letter.id, own, code))
        except Trouble:
            pass
        finally:
            del self._carried[letter.id]

    def mourn(self, dead: set[str]) -> None:
        """A server is gone: what was under way with it begins anew, here or at the next."""
        for who, answered in self._asked.values():
            if who in dead and not answered.done():
                answered.set_exception(Trouble("the server that led the table is gone"))
        for id, carried in self._carried.items():
            if carried.other in dead:
                carried.put(HungUp(id, carried.other, AGAIN))


async def whole_body(receive: Receive, longest: int) -> bytes:
    """A request's body; of one that is too long, enough for the application to see that it is."""
    body = b""
    while True:
        message: Any = await receive()
        body += bytes(message.get("body", b""))
        if not message.get("more_body") or len(body) > longest:
            return body[: longest + 1]


def owner_in(answer: Reply) -> str | None:
    return next((value.decode() for name, value in answer.headers if name == OWNER), None)


def may_repeat(scope: Any) -> bool:
    return scope["method"] == "GET" or AGAIN_BY_ID.match(scope["path"]) is not None


def told(scope: Any) -> dict[str, Any]:
    """What another server needs to know of a request."""
    return {name: scope[name] for name in TOLD if name in scope}


def restored(scope: dict[str, Any], app: Any) -> Any:
    """A request as if it had come to us."""
    headers = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
    client = tuple(scope["client"]) if scope.get("client") else None
    asgi = {"version": "3.0", "spec_version": "2.3"}
    more = {"root_path": "", "http_version": "1.1", "asgi": asgi, "state": {}, "subprotocols": []}
    return {**more, **scope, "headers": headers, "client": client, "extensions": {}}


def text(said: str) -> Any:
    return {"type": "websocket.send", "bytes": None, "text": said}
