"""The client in a real browser: what a first load weighs, and when a move can first be clicked."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import statistics
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from orrery.cli.bench.crowd import SEED, CrowdedTable
from orrery.cli.bench.house import OwnHouse, own_house
from orrery.cli.bench.process import Missing
from orrery.server.built import INDEX, OWN

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio")
SCREEN = {"width": 1366, "height": 768}
LOCALES = {"en": "en-GB", "ru": "ru-RU"}
MOVES = 60
"""Played at the table before it is opened: there is something on the board and in the log."""
LOADS = 5
PATIENCE = 60_000
"""Milliseconds."""
WATCH = """
const watch = () => {
    const offer = document.querySelector("#offers [data-move]");
    const box = offer?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (top && offer.contains(top)) window.interactive = performance.now();
    else requestAnimationFrame(watch);
};
watch();
"""
"""Notes when an offer lies on top where one would click it, since the navigation began."""


def measure_client(*, quick: bool) -> dict[str, Any]:
    folder = Path(os.environ.get("ORRERY_CLIENT") or OWN)
    if not (folder / INDEX).is_file():
        raise Missing("bench-no-client")
    if find_spec("playwright") is None:
        raise Missing("bench-no-playwright")
    with own_house(ORRERY_CLIENT=str(folder)) as house:
        table, cookie = asyncio.run(table_to_look_at(house.port))
        return in_browser(house, f"{house.url}/table/{table}", cookie, 1 if quick else LOADS)


async def table_to_look_at(port: int) -> tuple[str, str]:
    """A table in play, and the cookie of whoever is asked there."""
    table = await CrowdedTable.open(port)
    chance = random.Random(SEED)
    for _ in range(MOVES):
        await table.move(chance)
    await table.close()
    return table.id, table.asked.line.cookie


def in_browser(house: OwnHouse, table: str, cookie: str, loads: int) -> dict[str, Any]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = launch(playwright)
        told = {
            "chromium": browser.version,
            "loads": loads,
            "bytes": {
                language: weigh(visitor(browser, house.url, cookie, locale), house.url, table)
                for language, locale in LOCALES.items()
            },
            "interactive_ms": waits(browser, house.url, table, cookie, loads),
        }
        browser.close()
    return told


def launch(playwright: Playwright) -> Browser:
    from playwright.sync_api import Error

    on_path = next(filter(None, map(shutil.which, NAMES)), None)
    found = os.environ.get("ORRERY_CHROMIUM") or on_path
    try:
        return playwright.chromium.launch(executable_path=found, args=[*FLAGS, "--headless=new"])
    except Error:
        raise Missing("bench-no-chromium") from None


def visitor(browser: Browser, url: str, cookie: str, locale: str) -> BrowserContext:
    """Somebody with a seat and an empty cache."""
    context = browser.new_context(locale=locale, viewport=SCREEN)  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    name, _, value = cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": url}])
    context.add_init_script(WATCH)
    return context


def weigh(context: BrowserContext, first: str, table: str) -> int:
    """Bytes that come down for the first page and then a table, as they are sent, with headers."""
    page = context.new_page()
    sizes: list[float] = []
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    wire.on(
        "Network.webSocketFrameReceived",
        lambda event: sizes.append(len(event["response"]["payloadData"].encode())),
    )
    page.goto(first)
    page.wait_for_load_state("networkidle")
    page.goto(table)
    interactive(page)
    page.wait_for_load_state("networkidle")
    context.close()
    return round(sum(sizes))


def waits(browser: Browser, url: str, table: str, cookie: str, loads: int) -> dict[str, float]:
    taken = []
    for _ in range(loads):
        context = visitor(browser, url, cookie, LOCALES["en"])
        page = context.new_page()
        page.goto(table)
        taken.append(interactive(page))
        context.close()
    return {"p50": round(statistics.median(taken)), "max": round(max(taken))}


def interactive(page: Page) -> float:
    """Milliseconds from the beginning of the navigation until the first offer could be clicked."""
    found = page.wait_for_function("() => window.interactive").json_value()
    assert isinstance(found, (int, float))
    return float(found)
