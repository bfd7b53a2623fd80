"""A network that can be cut: it carries bytes between a browser and a server until it does not."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

CHUNK = 65_536


class Relay:
    """Listens on a port of its own and passes everything on to the server's."""

    def __init__(self, port: int) -> None:
        self.server = port
        self.cut_off = False
        self._lines: set[socket.socket] = set()
        self._lock = threading.Lock()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        threading.Thread(target=self._let_in, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """End every connection, and every new one as soon as it comes."""
        with self._lock:
            self.cut_off = True
            lines, self._lines = self._lines, set()
        for line in lines:
            hang_up(line)

    def mend(self) -> None:
        self.cut_off = False

    def close(self) -> None:
        self.cut()
        hang_up(self._door)

    def _let_in(self) -> None:
        with suppress(OSError):
            while True:
                inside, _ = self._door.accept()
                self._connect(inside)

    def _connect(self, inside: socket.socket) -> None:
        try:
            outside = socket.create_connection(("127.0.0.1", self.server))
        except OSError:
            return hang_up(inside)
        with self._lock:
            if not self.cut_off:
                self._lines |= {inside, outside}
                for ends in ((inside, outside), (outside, inside)):
                    threading.Thread(target=carry, args=ends, daemon=True).start()
                return None
        hang_up(inside)
        return hang_up(outside)


def carry(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while piece := source.recv(CHUNK):
            target.sendall(piece)
    hang_up(source)
    hang_up(target)


def hang_up(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
    line.close()
