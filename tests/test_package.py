"""The distribution itself: what is declared is what is installed."""

from importlib.metadata import entry_points, version
from importlib.resources import files

import orrery


def test_version_is_the_declared_one() -> None:
    assert orrery.__version__ == version("orrery")


def test_types_are_shipped() -> None:
    assert files("orrery").joinpath("py.typed").is_file()


def test_games_are_found_through_entry_points() -> None:
    assert "beyond_the_sun" in {entry.name for entry in entry_points(group="orrery.games")}
