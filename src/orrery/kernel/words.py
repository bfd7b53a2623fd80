"""Text. Nothing stored or sent holds a finished sentence: only `Message`s, said here by Fluent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent_ast
from msgspec import Struct

LANGUAGES = ("en", "ru")
KERNEL_LOCALE = Path(__file__).parent / "locale"


class Message(Struct, frozen=True):
    """A sentence not yet said: a Fluent id and its arguments.

    An argument may be a number, a component id (said by its name) or another message.
    """

    id: str
    args: Mapping[str, Any] = {}


class Words:
    """One language over some folders of `.ftl` files and a table of component names."""

    def __init__(
        self, language: str, folders: Iterable[Path], names: Mapping[str, str] | None = None
    ) -> None:
        self.language = language
        self.names = dict(names or {})
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            source = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source))

    @staticmethod
    @cache
    def of(language: str, *folders: Path) -> Words:
        """The kernel's words and those of `folders`, without component names."""
        return Words(language, (KERNEL_LOCALE, *folders))

    def has(self, id: str) -> bool:
        return bool(self._bundle.has_message(id))

    def say(self, message: Message) -> str:
        """The text of `message`. An unknown id is said as itself: the tests forbid it to exist."""
        if not self.has(message.id):
            return self.names.get(message.id, message.id)
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            return message.id
        args = {key: self._argument(value) for key, value in message.args.items()}
        text, _errors = self._bundle.format_pattern(pattern, args)
        return str(text).strip()

    def tell(self, id: str, **args: Any) -> str:
        """`say`, for callers that have no `Message` at hand."""
        return self.say(Message(id, args))

    def name(self, id: str) -> str:
        """The name of a component; a Fluent message `id` stands in where content has no name."""
        return self.names.get(id) or self.say(Message(id))

    def _argument(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, str):
            return self.names.get(value, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self._argument(item)) for item in value)
        return value


def message_ids(path: Path) -> set[str]:
    """The ids of an `.ftl` file; a syntax error in it raises `ValueError` with its line."""
    source = path.read_text(encoding="utf-8")
    ids = set()
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent_ast.Junk):
            start = entry.span.start if entry.span else 0
            line = source.count("\n", 0, start) + 1
            raise ValueError(f"{path.name}:{line}: {entry.annotations[0].message}")
        if isinstance(entry, fluent_ast.Message):
            ids.add(entry.id.name)
    return ids
