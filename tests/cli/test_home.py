"""`orrery` without a command: the table in the browser of this machine."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

import pytest

from orrery.server.claims import AlreadyServed
from orrery.server.settings import Settings
from tests.cli.conftest import Orrery

SERVED: list[Settings] = []
PATIENT = 30


@pytest.fixture(autouse=True)
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """A server that is ready and closed at once; with what settings it was wanted."""
    SERVED.clear()

    def serve(settings: Settings, on_ready: Callable[[], None]) -> None:
        SERVED.append(settings)
        on_ready()

    monkeypatch.setattr("orrery.server.running.serve", serve)
    return SERVED


class Browser:
    def __init__(self) -> None:
        self.shown = ""
        self.opened = Event()

    def open(self, url: str) -> None:
        self.shown = url
        self.opened.set()


@pytest.fixture
def browser(monkeypatch: pytest.MonkeyPatch) -> Browser:
    browser = Browser()
    monkeypatch.setattr("webbrowser.open", browser.open)
    monkeypatch.setenv("DISPLAY", ":9")
    return browser


def test_it_serves_this_machine_and_opens_the_browser(
    orrery: Orrery, browser: Browser, served: list[Settings]
) -> None:
    result = orrery()
    assert result.exit_code == 0, result.output
    [settings] = served
    assert settings.host == "127.0.0.1"
    assert settings.url in result.stdout
    assert browser.opened.wait(PATIENT)
    assert browser.shown == settings.url


def test_the_browser_may_stay_closed(
    orrery: Orrery, browser: Browser, served: list[Settings]
) -> None:
    result = orrery("--no-browser")
    assert served[0].url in result.stdout
    assert not browser.opened.is_set()


def test_without_a_screen_only_the_address_is_told(
    orrery: Orrery, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    assert "http://127.0.0.1:" in orrery("--lang", "ru").stdout
    assert not browser.opened.is_set()


def test_another_port_is_taken_when_the_default_is_not_free(
    orrery: Orrery, served: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("orrery.server.running.free_port", lambda host, wanted: wanted + 3)
    orrery("--no-browser")
    monkeypatch.setenv("ORRERY_PORT", "8765")
    orrery("--no-browser")
    assert [settings.port for settings in served] == [8003, 8765]


def test_whoever_is_at_home_already_gets_the_browser_opened_again(
    orrery: Orrery, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def taken(settings: Settings, on_ready: Callable[[], None]) -> None:
        raise AlreadyServed("http://127.0.0.1:8004")

    monkeypatch.setattr("orrery.server.running.serve", taken)
    result = orrery()
    assert result.exit_code == 0
    assert "http://127.0.0.1:8004" in result.stdout
    assert browser.opened.wait(PATIENT)
    assert browser.shown == "http://127.0.0.1:8004"


def test_a_command_does_not_serve(orrery: Orrery, served: list[Settings]) -> None:
    assert orrery("games").exit_code == 0
    assert served == []
