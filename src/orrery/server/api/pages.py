"""The browser client: its files as they were built, and its pages, which are all one page."""

from __future__ import annotations

from html import escape

from litestar import HttpMethod, Response, route

from orrery.kernel import OrreryError
from orrery.server.api.asking import AS_IT_IS, UNCHANGED, Asking, TheHouse, has
from orrery.server.built import HASHED, BuiltFile, tokens
from orrery.server.headers import FOR_EVER, FRESH
from orrery.server.house import find_house
from orrery.server.speech import language_of, own_words

NOT_BUILT = 503


async def let_browse(request: Asking) -> None:
    """Files have a budget of their own: a first load asks for many of them at once."""
    house = find_house(request.app.state)
    house.check_host(request)
    house.take("files", house.address(request))


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    before_request=let_browse,
    opt={AS_IT_IS: True},
)
async def page(request: Asking, house: TheHouse) -> Response[bytes]:
    """A file of the client, else the client itself, which reads the address for itself."""
    name = request.scope["path"].strip("/")
    if (file := house.built.find(name)) is not None:
        return sent(request, file, FOR_EVER if name.startswith(HASHED) else FRESH)
    if name and not is_page(request, name):
        raise OrreryError("error-not-found")
    index = house.built.index()
    return sent(request, index, FRESH) if index else not_built(request)


def is_page(request: Asking, name: str) -> bool:
    """Whether a person went there: scripts and pictures do not ask for `text/html`."""
    wants_html = "text/html" in tokens(request.headers.get("accept", ""))
    return wants_html and not name.startswith(HASHED)


def sent(request: Asking, file: BuiltFile, keep: dict[str, str]) -> Response[bytes]:
    headers = {**keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if has(request, file.tag):
        return Response(b"", status_code=UNCHANGED, headers=headers)
    encoding, body = file.best(request.headers.get("accept-encoding", ""))
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(body, media_type=file.media_type, headers=headers)


def not_built(request: Asking) -> Response[bytes]:
    """What a checkout shows before its client was built; a wheel always has one."""
    language = language_of(request)
    words = own_words(language)
    title, how = (escape(words.tell(id)) for id in ("page-not-built", "page-how-to-build"))
    html = (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        '<meta name="color-scheme" content="light dark">'
        f"<title>Orrery</title><h1>{title}</h1><p>{how}</p><pre>make client</pre></html>"
    )
    return Response(html.encode(), status_code=NOT_BUILT, media_type="text/html")
