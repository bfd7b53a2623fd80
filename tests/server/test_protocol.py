"""docs/protocol.md is true: it names every address and every error."""

import re
from pathlib import Path

from orrery.server.app import create_app
from orrery.server.complaints import STATUS
from orrery.server.settings import Settings

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_address_is_on_the_page_and_no_other(tmp_path: Path) -> None:
    app = create_app(Settings(str(tmp_path / "orrery.sqlite")))
    served = {
        (method, re.sub(r":\w+}", "}", route.path))
        for route in app.routes
        if route.path.startswith("/api/")
        for method in (getattr(route, "methods", None) or {"GET"}) - {"OPTIONS"}
    }
    told = set(re.findall(r"`(GET|POST) (/api/[^`?\s]*)", PAGE))
    assert told == served


def test_every_error_is_on_the_page_with_its_status() -> None:
    rows = re.findall(r"^\| (\d{3}) \| (.*) \|$", PAGE, re.MULTILINE)
    told = {id: int(status) for status, row in rows for id in re.findall(r"`(error-[\w-]+)`", row)}
    assert {id: status for id, status in told.items() if status != 422} == STATUS
