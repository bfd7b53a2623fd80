"""How much comes over the wire before somebody can play."""

from __future__ import annotations

import pytest

from tests.browser.house import House
from tests.browser.people import Meets

MOST = 300_000
"""Bytes, as they are sent: compressed, with their headers."""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_first_page_and_a_table_are_light(
    meets: Meets, house: House, game: str, language: str
) -> None:
    ada = meets(settings={"lang": language}, game=game)
    ada.language = language
    wire = ada.context.new_cdp_session(ada.page)
    wire.send("Network.enable")
    sizes: dict[str, float] = {}
    addresses: dict[str, str] = {}

    def asked(event: dict[str, object]) -> None:
        addresses[str(event["requestId"])] = event["request"]["url"]  # type: ignore[index]

    def came(event: dict[str, object]) -> None:
        size = event["encodedDataLength"]
        assert isinstance(size, (int, float))
        sizes[str(event["requestId"])] = size

    def pushed(event: dict[str, object]) -> None:
        text = event["response"]["payloadData"]  # type: ignore[index]
        # The position; what the bots do from then on is play, however fast they are.
        sizes.setdefault("live", len(text.encode()))

    wire.on("Network.requestWillBeSent", asked)
    wire.on("Network.loadingFinished", came)
    wire.on("Network.webSocketFrameReceived", pushed)
    ada.goes("/")
    ada.page.get_by_role("radio", name=ada.says("game-name")).check(force=True)
    ada.button("home-play").click()
    ada.sees(0)
    ada.page.wait_for_load_state("networkidle")
    largest = sorted(((size, addresses.get(id, id)) for id, size in sizes.items()), reverse=True)
    assert len(sizes) > 20
    total = sum(sizes.values())
    print(game, language, total)
    assert total <= MOST, "\n".join(f"{size:8.0f} {url}" for size, url in largest[:25])
