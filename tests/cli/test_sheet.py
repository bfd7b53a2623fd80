"""What the terminal calls those who sit at the table."""

from orrery.cli.sheet import labelled
from orrery.kernel import Message


def test_seats_are_called_by_their_labels_also_inside_other_messages() -> None:
    inner = Message("event-won", {"seat": 1, "prize": "moon"})
    message = Message("event-struck", {"target": 1, "seat": 0, "terms": [inner], "lost": 7})
    told = labelled(message, ("Ada", "Grace"))
    assert told.args["seat"] == "Ada"
    assert told.args["terms"][0].args == {"seat": "Grace", "prize": "moon"}
    assert (told.args["target"], told.args["lost"]) == (1, 7), "only seats are named"


def test_a_seat_that_is_not_there_stays_a_number() -> None:
    assert labelled(Message("event-won", {"seat": 5}), ("Ada",)).args == {"seat": 5}
