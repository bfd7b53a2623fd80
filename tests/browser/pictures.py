"""The pictures of `docs/screenshots`: every game, both languages, day and night, three sizes.

    python -m tests.browser.pictures [NAME...]

takes them anew from a server of its own, all of them or those whose names begin so.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import update

from orrery.kernel import all_games
from orrery.kernel.lessons import lessons_of
from orrery.server import schema
from tests.browser.client import ROOT, built_client
from tests.browser.conftest import STILL, Stage, opened
from tests.browser.house import House, Oracle
from tests.browser.people import Person

FOLDER = ROOT / "docs/screenshots"
QUALITY = 72
SIZES = {"laptop": (1366, 768), "tablet": (820, 1180), "phone": (390, 844)}
PEOPLE = {"en": ("Ada", "Grace", "Sofia"), "ru": ("Ада", "Грейс", "Софья")}
LATE = {
    "beyond_the_sun": 150,
    "black_angel": 130,
    "spacecorp": 620,
    "ambitions_of_cosmos": 260,
    "xia": 230,
}
"""Moves after which there is something to be seen."""
USUAL = 100
SETTLED = 600
"""Milliseconds until a page has come to rest."""
Look = tuple[str, str, str]
"""Language, theme and size."""
NIGHT: Look = ("en", "night", "laptop")
DAY: Look = ("ru", "day", "laptop")


class Studio:
    """A house with a browser, and whoever sits for the picture."""

    def __init__(self, house: House, stage: Stage, folder: Path) -> None:
        self.house = house
        self.stage = stage
        self.folder = folder

    @contextmanager
    def sitter(self, game: str, look: Look) -> Iterator[Person]:
        language, theme, size = look
        width, height = SIZES[size]
        assert self.stage.browser
        context = self.stage.browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=size == "phone",
            is_mobile=size == "phone",
            device_scale_factor=1.5 if size == "phone" else 1,
        )
        settings = STILL | {"lang": language, "theme": theme}
        name = PEOPLE[language][0]
        person = Person(self.house, self.house.url, context, name, settings, game)
        person.language = language
        yield person
        assert not person.complaints, person.complaints
        context.close()

    def table(self, person: Person, moves: int | None) -> str:
        """A table of three in mid-game at which this person has much to choose from; over when
        `moves` is None."""

        def wanted(oracle: Oracle, _: str) -> bool:
            ready = moves is not None and oracle.seq >= moves
            return ready and oracle.seat == 0 and len(oracle.offers()) > 3

        seats: list[Person | str] = [person, "bot:greedy", "bot:greedy"]
        if moves is None:
            table = self.house.lay_out(*seats, moves=None)
        else:
            table, _ = self.house.lay_out_where(wanted, *seats)
        rows = schema.seats
        with self.house.engine.begin() as db:
            for seat, name in enumerate(PEOPLE[person.language]):
                mine = (rows.c.table == table) & (rows.c.seat == seat)
                db.execute(update(rows).where(mine).values(name=name, bot="", guest=person.guest))
        return table

    def takes(self, person: Person, name: str) -> None:
        person.page.evaluate("document.fonts.ready")
        person.page.wait_for_timeout(SETTLED)
        wire = person.context.new_cdp_session(person.page)
        wanted = {"format": "webp", "quality": QUALITY}
        told = wire.send("Page.captureScreenshot", wanted)
        path = self.folder / f"{name}.webp"
        path.write_bytes(base64.b64decode(told["data"]))
        print(f"{path.stat().st_size:8} {path.name}", flush=True)


Picture = Callable[[Studio, str], None]


def at_a_table(game: str, look: Look) -> Picture:
    def take(studio: Studio, name: str) -> None:
        with studio.sitter(game, look) as ada:
            ada.sits_at(studio.table(ada, LATE.get(game, USUAL)))
            ada.page.mouse.move(0, 0)
            studio.takes(ada, name)

    return take


def on_a_page(path: str, sign: str, look: Look, game: str = "beyond_the_sun") -> Picture:
    """A page that needs no table, once a sign of it is seen."""

    def take(studio: Studio, name: str) -> None:
        with studio.sitter(game, look) as ada:
            ada.goes(path)
            ada.page.locator(sign).first.wait_for()
            ada.page.wait_for_load_state("networkidle")
            studio.takes(ada, name)

    return take


def afterwards(path: str, sign: str, look: Look, game: str = "black_angel") -> Picture:
    """A page of a finished game."""

    def take(studio: Studio, name: str) -> None:
        with studio.sitter(game, look) as ada:
            ada.goes(f"/table/{studio.table(ada, None)}{path}")
            ada.page.locator(sign).first.wait_for()
            ada.page.wait_for_load_state("networkidle")
            studio.takes(ada, name)

    return take


def guided(studio: Studio, name: str) -> None:
    with studio.sitter("beyond_the_sun", DAY) as ada:
        ada.sits_at(studio.table(ada, 20))
        ada.button("frame-guide-first").click()
        ada.page.keyboard.press("ArrowRight")
        studio.takes(ada, name)


def waiting(studio: Studio, name: str) -> None:
    with studio.sitter("ambitions_of_cosmos", DAY) as ada:
        ada.goes(f"/table/{ada.opens('me link link')['table']['id']}")
        ada.words("waiting-next-seated").wait_for()
        studio.takes(ada, name)


def lesson(game: str, look: Look) -> Picture:
    first = lessons_of(all_games()[game].folder)[0].id
    return on_a_page(f"/learn/{game}/{first}", "[data-seq]", look, game)


def pictures() -> dict[str, Picture]:
    found: dict[str, Picture] = {}
    for game in sorted(all_games()):
        stem = game.replace("_", "-")
        found[stem] = at_a_table(game, NIGHT)
        found[f"{stem}-ru"] = at_a_table(game, DAY)
        found[f"{stem}-tablet-ru"] = at_a_table(game, ("ru", "night", "tablet"))
        found[f"{stem}-phone"] = at_a_table(game, ("en", "day", "phone"))
    games = ".games .emblem svg"
    return found | {
        "first-page": on_a_page("/", games, NIGHT),
        "first-page-ru": on_a_page("/", games, DAY),
        "first-page-phone-ru": on_a_page("/", games, ("ru", "night", "phone")),
        "new-table": on_a_page("/new/black_angel", "main h1", ("en", "day", "laptop")),
        "rules": on_a_page("/rules/beyond_the_sun", "figure", NIGHT),
        "waiting-room-ru": waiting,
        "guide-ru": guided,
        "lesson-ru": lesson("beyond_the_sun", DAY),
        "lesson-phone": lesson("black_angel", ("en", "night", "phone")),
        "results": afterwards("/results", "canvas", NIGHT),
        "results-ru": afterwards("/results", "canvas", DAY, "ambitions_of_cosmos"),
        "results-phone-ru": afterwards("/results", "canvas", ("ru", "night", "phone")),
        "look-back": afterwards("/at/90", "[data-seq]", NIGHT),
        "verify": afterwards("/verify", "table", NIGHT),
        "ending-ru": afterwards("", "[data-seq]", ("ru", "night", "laptop"), "beyond_the_sun"),
    }


def main(names: list[str]) -> None:
    stage = Stage()
    stage.enter()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        with opened(folder, built_client(folder)) as house:
            studio = Studio(house, stage, FOLDER)
            for name, take in pictures().items():
                if not names or any(name.startswith(wanted) for wanted in names):
                    take(studio, name)
    stage.close()


if __name__ == "__main__":
    main(sys.argv[1:])
