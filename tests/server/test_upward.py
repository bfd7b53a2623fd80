"""What goes up a table's connection: the same as by POST, under the same limits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from orrery.server.settings import Limits, Rate, Settings
from tests.server.conftest import LIMITS, Server, heard, news, serving


def answer(session: Any) -> dict[str, Any]:
    """The answer to what was sent up."""
    while True:
        told = heard(session)
        if told["is"] in ("done", "refused"):
            return told


def test_a_whole_turn_goes_up_and_comes_down(server: Server) -> None:
    ada, grace, table = server.two("faulty")
    with ada.live(table) as hers, grace.live(table) as his:
        hers.send_json({"do": "move", "id": "a", "seq": 0, "move": "go"})
        assert answer(hers) == {"is": "done", "id": "a", "seq": 1}
        hers.send_json({"do": "undo", "id": "b", "seq": 1})
        assert answer(hers)["seq"] == 2
        hers.send_json({"do": "redo", "id": "c", "seq": 2})
        hers.send_json({"do": "order", "id": "d", "seq": 0, "question": "step", "policy": "ask"})
        assert [answer(hers)["seq"], answer(hers)["seq"]] == [3, 4]
        his.send_json({"do": "say", "id": "e", "text": "  good  luck "})
        assert answer(his) == {"is": "done", "id": "e", "seq": 1}
        assert news(hers, "chat")["chat"][0]["text"] == "good luck"
        his.send_json({"do": "concede", "id": "f", "seq": 0})
        assert answer(his)["seq"] == 5


def test_a_change_is_made_once_whichever_way_it_comes(server: Server) -> None:
    ada, _, table = server.two("faulty")
    body = {"id": "a", "seq": 0, "move": "go"}
    with ada.live(table) as session:
        for _ in range(2):
            session.send_json({"do": "move", **body})
            assert answer(session) == {"is": "done", "id": "a", "seq": 1}
    assert ada.post(f"/api/tables/{table}/moves", **body).json() == {"id": "a", "seq": 1}
    assert ada.look(table)["seq"] == 1


@pytest.mark.parametrize(
    ("sent", "status", "error"),
    [
        ({"do": "move", "id": "a", "seq": 0, "move": "dance"}, 422, "error-no-such-verb"),
        ({"do": "move", "id": "a", "seq": 9, "move": "go"}, 409, "error-stale"),
        ({"do": "move", "id": "", "seq": 0, "move": "go"}, 422, "error-word"),
        ({"do": "move", "id": "a", "seq": 0, "move": "x" * 300}, 422, "error-word"),
        ({"do": "move", "id": "a", "seq": -1, "move": "go"}, 400, "error-malformed"),
        ({"do": "move", "id": "a", "seq": 0, "move": "go", "seat": 1}, 403, "error-foreign-seat"),
        ({"do": "order", "id": "a", "seq": 0, "question": "x y", "policy": "ask"}, 422, ""),
        ({"do": "dance"}, 400, "error-malformed"),
        ([], 400, "error-malformed"),
    ],
)
def test_what_cannot_be_is_refused_and_the_connection_stays(
    sent: Any, status: int, error: str, server: Server
) -> None:
    ada, _, table = server.two("faulty")
    with ada.live(table) as session:
        session.send_json(sent)
        told = answer(session)
        assert told["status"] == status
        assert told["text"]
        if error:
            assert told["error"]["id"] == error
        session.send_json({"do": "move", "id": "b", "seq": 0, "move": "go"})
        assert answer(session)["is"] == "done"


def test_strangers_watch_and_change_nothing(server: Server) -> None:
    _, _, table = server.two("faulty")
    third = server.person("Third")
    for person, error in ((server.stranger, "error-not-a-guest"), (third, "error-foreign-seat")):
        with person.live(table) as session:
            session.send_json({"do": "move", "id": "a", "seq": 0, "move": "go"})
            assert answer(session)["error"]["id"] == error


def test_whoever_has_lost_the_thread_is_told_everything(server: Server) -> None:
    ada, grace, table = server.two("faulty")
    with grace.live(table) as session:
        news(session, "look")
        ada.moves_to(table, "go")
        changed = news(session, "look")["look"]
        session.send_json({"do": "look", "since": 0})
        whole = news(session, "look")["look"]
    assert {name: whole[name] for name in whole if name not in ("since", "keep", "log")} == {
        name: changed[name] for name in whole if name not in ("since", "keep", "log")
    }
    assert len(whole["log"]) == 1


def test_limits_hold_here_too(more_games: Path, tmp_path: Path) -> None:
    few = {"requests": Rate(30, 0), "chat": Rate(2, 0)}
    limits = Limits(**msgspec.structs.asdict(LIMITS) | few)
    with serving(Settings(str(tmp_path / "orrery.sqlite"), limits=limits)) as server:
        ada, _, table = server.two("faulty")
        with ada.live(table) as session:
            told = []
            for number in range(30):
                session.send_json({"do": "say", "id": str(number), "text": "hi"})
                told.append(answer(session))
    assert [one["is"] for one in told[:3]] == ["done", "done", "refused"]
    assert told[-1]["error"]["id"] == "error-too-often"
