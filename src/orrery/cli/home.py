"""`orrery` without a command: a server for this machine, and the browser opened at it."""

from __future__ import annotations

import os
import sys
import webbrowser
from threading import Thread

from msgspec.structs import replace

from orrery.cli.speech import own_words
from orrery.cli.terminal import open_console


def home(language: str, *, browse: bool) -> None:
    """Serve until Ctrl-C. Whoever is at home already only gets the browser opened once more."""
    from orrery.server.claims import AlreadyServed
    from orrery.server.running import free_port, serve
    from orrery.server.settings import Settings, read_settings

    settings = read_settings({})
    if settings.port == Settings().port:
        settings = replace(settings, port=free_port(settings.host, settings.port))

    def greet(id: str, url: str) -> None:
        open_console().print(own_words(language).tell(id, url=url), markup=False)
        if browse and has_screen():
            # Beside: some browsers return when they are closed.
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        serve(settings, lambda: greet("serve-ready", settings.url))
    except AlreadyServed as served:
        greet("home-open-already", served.url)


def has_screen() -> bool:
    """Without one, the browser that would be found is one of the terminal and would take it."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
