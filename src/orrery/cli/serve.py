"""`orrery serve`: tables on the network."""

from __future__ import annotations

from typing import Annotated

import typer

from orrery.cli.front import Json, Lang, chosen
from orrery.cli.speech import own_words
from orrery.cli.terminal import open_console, print_json


def serve(
    host: Annotated[str | None, typer.Option("--host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, typer.Option("--port", min=1, max=65535)] = None,
    database: Annotated[str | None, typer.Option("--database", metavar="URL|FILE")] = None,
    redis: Annotated[str | None, typer.Option("--redis", metavar="URL")] = None,
    client: Annotated[str | None, typer.Option("--client", metavar="DIR")] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    # Only this command needs the web framework, which takes longer to load than all the others.
    from orrery.server.running import serve as run
    from orrery.server.settings import read_settings

    given = {"host": host, "port": port, "database": database, "redis": redis, "client": client}
    settings = read_settings(given)
    language = chosen(lang)

    def ready() -> None:
        if json:
            print_json({"url": settings.url})
        else:
            told = own_words(language).tell("serve-ready", url=settings.url)
            open_console().print(told, markup=False)

    run(settings, ready)
