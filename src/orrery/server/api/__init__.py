"""The HTTP and WebSocket interface: one file a subject (docs/protocol.md describes all of it)."""
