"""One server and one browser for all tests of a worker; a fresh profile for each person."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect, sync_playwright

from orrery.kernel import all_games
from tests.browser.client import NoClient, built_client
from tests.browser.house import House
from tests.browser.people import PATIENT, Meets, Person, keep_evidence
from tests.browser.relay import Relay
from tests.browser.words import GAME
from tests.server.conftest import ENTRY_POINTS

FAILURES = Path(__file__).parent / "failures"
"""Pictures and pages of failed tests; git ignores it."""
NOWHERE = Path(__file__).parent / "nowhere"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--mute-audio",
]
DESKTOP = {"width": 1366, "height": 768}
STILL = {"pace": "0", "sound": "off", "confirm": "never", "curtain": "off"}
"""Settings for tests that are not about what they set."""
expect.set_options(timeout=PATIENT)
REPORTS = pytest.StashKey[dict[str, bool]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash.setdefault(REPORTS, {})[report.when] = report.failed
    return report


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent
    try:
        return built_client(shared)
    except NoClient as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The toy and the faulty game as a distribution that only the server's process finds."""
    folder = tmp_path_factory.mktemp("installed")
    installed = folder / "orrery_toys-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: orrery-toys\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(ENTRY_POINTS)
    return folder


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[House]:
    with opened(tmp_path_factory.mktemp("house"), client) as running:
        yield running


@pytest.fixture(scope="session")
def toy_house(
    tmp_path_factory: pytest.TempPathFactory, client: Path, toys: Path
) -> Iterator[House]:
    """A server that has the toy and the faulty game too."""
    with opened(tmp_path_factory.mktemp("toys"), client, toys) as running:
        yield running


@pytest.fixture
def own_house(tmp_path: Path, client: Path) -> Iterator[House]:
    """A server that this test alone may kill."""
    with opened(tmp_path, client) as running:
        yield running


@contextmanager
def opened(folder: Path, client: Path, games: Path = NOWHERE) -> Iterator[House]:
    house = House(folder, client, games)
    yield house
    house.close()


class Stage:
    """The browser. Playwright keeps its event loop marked as running between two calls; here it is
    marked so only during a test, for others in this process want to run loops of their own."""

    def __init__(self) -> None:
        self.playwright = sync_playwright().start()
        self.loop = asyncio.get_running_loop()
        chromium = self.playwright.chromium
        found = find_chromium(chromium)
        self.browser = chromium.launch(executable_path=found, args=FLAGS) if found else None
        self.leave()

    def enter(self) -> None:
        asyncio._set_running_loop(self.loop)

    def leave(self) -> None:
        asyncio._set_running_loop(None)

    def close(self) -> None:
        self.enter()
        if self.browser:
            self.browser.close()
        self.playwright.stop()
        self.leave()


def find_chromium(own: BrowserType) -> str | None:
    """The one that is named, one of the path, else Playwright's own; None where there is none."""
    on_the_path = next(filter(None, map(shutil.which, NAMES)), None)
    named = os.environ.get("ORRERY_CHROMIUM") or on_the_path
    return named or (own.executable_path if Path(own.executable_path).exists() else None)


@pytest.fixture(scope="session")
def stage() -> Iterator[Stage]:
    found = Stage()
    yield found
    found.close()


@pytest.fixture
def browser(stage: Stage) -> Iterator[Browser]:
    if not stage.browser:
        pytest.skip("there is no Chromium (tests/browser/install_chromium.sh)")
    stage.enter()
    yield stage.browser
    stage.leave()


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each game in turn: what the shell can do, it can do for all of them."""
    named = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")]
    if "game" in metafunc.fixturenames and not any("game" in names for names in named):
        metafunc.parametrize("game", sorted(all_games()), indirect=True)


@pytest.fixture
def game(request: pytest.FixtureRequest) -> str:
    """The game of a test: each in turn."""
    return str(request.param)


@pytest.fixture
def meets(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Meets]:
    """Meet somebody new: `meets("Ada")`, or a stranger without a name. Whatever a page complains
    about on its own, such as an error of a script, fails the test."""
    people: list[Person] = []

    def meet(
        name: str = "",
        at: House = house,
        settings: dict[str, str] | None = None,
        through: Relay | None = None,
        game: str = GAME,
        **options: Any,
    ) -> Person:
        wanted: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB", **options}
        url = through.url if through else at.url
        context = browser.new_context(**wanted)
        person = Person(at, url, context, name, STILL | (settings or {}), game)
        people.append(person)
        return person

    yield meet
    failed = request.node.stash.get(REPORTS, {}).get("call", False)
    folder = FAILURES / re.sub(r"\W+", "-", request.node.name)
    complaints = []
    for number, person in enumerate(people):
        if failed:
            keep_evidence(person, folder / str(number))
        complaints += person.complaints
        person.context.close()
    assert not complaints or failed, "\n".join(complaints)
