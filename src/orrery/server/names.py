"""Names, chat and words: what a stranger may write."""

from __future__ import annotations

import unicodedata

from orrery.kernel import OrreryError

HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Unicode categories that never stand in a name or a message: some would turn around what stands
beside them."""


def read_line(text: str, longest: int, complaint: str) -> str:
    """A name or a line of chat, tidied; an error `complaint` when nothing or too much is left."""
    line = tidy(text)
    if not 1 <= len(line) <= longest:
        raise OrreryError(complaint, longest=longest)
    return line


def tidy(text: str) -> str:
    """The text without control characters and needless space, in one Unicode form."""
    normal = unicodedata.normalize("NFC", text)
    shown = (" " if char.isspace() else char for char in normal)
    kept = (char for char in shown if unicodedata.category(char) not in HIDDEN)
    return " ".join("".join(kept).split())


def read_word(text: str, longest: int) -> str:
    """A move, an id, a policy: short and printable."""
    if not 1 <= len(text) <= longest or not text.isprintable():
        raise OrreryError("error-word", longest=longest)
    return text
