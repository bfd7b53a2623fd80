"""How often garbage is searched for."""

import gc

from orrery.kernel.memory import YOUNG, settled


def test_garbage_is_searched_for_as_before_when_the_games_are_over() -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    with settled():
        assert gc.get_threshold()[0] == YOUNG
        assert gc.get_freeze_count() > frozen
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == frozen
