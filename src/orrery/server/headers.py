"""What every answer says besides itself."""

from __future__ import annotations

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
"""A page of ours runs our files and nothing else: no inline script or style, no other host.
`'self'` lets it open WebSockets to its own host too."""
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""No link of ours, and some of them are keys, is told to the next site."""
FRESH = {"Cache-Control": "no-cache"}
"""Kept, but asked about each time: it changes with the server."""
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
"""Its name changes with its content."""
