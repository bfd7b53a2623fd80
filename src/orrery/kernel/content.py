"""Content packs: a folder of TOML files, read into frozen Structs and checked at once."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from orrery.kernel.errors import OrreryError
from orrery.kernel.frozen import Frozen

T = TypeVar("T")
ItemT = TypeVar("ItemT", bound="Item")
K = TypeVar("K", bound=Hashable)
Problem = tuple[str, str, str]
"""What does not fit: the file, the place in it, what was expected."""
Counted = tuple[str, str, Iterable[Any], Mapping[Any, int]]
"""The file, what is counted in it, a key for each, how many of each key the box has."""
Source = Literal["rulebook", "public", "reconstructed"]
"""Where an item comes from: printed in the rulebook, found elsewhere, or filled in by us."""


class Item(Frozen, forbid_unknown_fields=True, kw_only=True):
    """What every component has: an id, a name in both languages, and its source."""

    id: str
    en: str
    ru: str
    source: Source
    tuned: str = ""
    """What balancing has changed of a reconstructed value, and from what."""

    def __post_init__(self) -> None:
        if self.tuned and self.source == "rulebook":
            raise ValueError("what the rulebook prints is never tuned")


def copies(pairs: Iterable[tuple[K, int]]) -> Iterator[K]:
    """Each key as often as its number says."""
    return (key for key, n in pairs for _ in range(n))


def problems_of(
    file: str, items: Iterable[ItemT], wrong: Callable[[ItemT], Iterable[str]]
) -> Iterator[Problem]:
    """What is wrong with each of some items of a file."""
    return ((file, item.id, problem) for item in items for problem in wrong(item))


class Pack:
    """The raw tables of a pack. Its hash covers every file; records keep it."""

    def __init__(self, folder: Path, tables: dict[str, dict[str, Any]], hash: str) -> None:
        self.folder = folder
        self.tables = tables
        self.hash = hash
        self.kinds: dict[tuple[str, str], tuple[type[Any], bool]] = {}
        """What was read: (file, table) -> the kind of its rows, and whether it has rows at all."""
        self.components: list[tuple[str, Item]] = []
        """Every component that was read, with its file."""
        self.texts: dict[str, Any] = {}
        """Every text that was parsed, with what it says."""

    @classmethod
    def read(cls, folder: Path) -> Pack:
        if not folder.is_dir():
            raise OrreryError("error-pack-missing", folder=str(folder))
        digest = hashlib.sha256()
        tables = {}
        for path in sorted(folder.glob("*.toml")):
            data = path.read_bytes()
            digest.update(path.name.encode() + b"\0" + data.replace(b"\r\n", b"\n") + b"\0")
            try:
                tables[path.name] = tomllib.loads(data.decode("utf-8"))
            except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
                raise OrreryError("error-pack-toml", file=path.name, problem=str(error)) from None
        if not tables:
            raise OrreryError("error-pack-empty", folder=str(folder))
        return cls(folder, tables, digest.hexdigest()[:32])

    def rows(self, file: str, table: str, kind: type[T]) -> tuple[T, ...]:
        """The rows of `[[table]]` in a file."""
        rows = self.table(file).get(table)
        if not isinstance(rows, list):
            raise OrreryError("error-pack-table", file=file, table=table)
        self.kinds[file, table] = kind, True
        return tuple(self.convert(file, f"{table}[{i}]", row, kind) for i, row in enumerate(rows))

    def items(self, file: str, table: str, kind: type[ItemT]) -> dict[str, ItemT]:
        """The components of `[[table]]` by their ids: each once, with a name in both languages."""
        found: dict[str, ItemT] = {}
        for item in self.rows(file, table, kind):
            if item.id in found:
                raise self.wrong(file, f"{table} {item.id}", "the id is used twice")
            found[item.id] = self._named(file, table, item)
        return found

    def item(self, file: str, table: str, kind: type[ItemT]) -> ItemT:
        """The one component of `[table]`."""
        row = self.table(file).get(table)
        return self._named(file, table, self.convert(file, table, row, kind))

    def _named(self, file: str, table: str, item: ItemT) -> ItemT:
        if not (item.en.strip() and item.ru.strip()):
            raise self.wrong(file, f"{table} {item.id}", "expected a name in en and ru")
        self.components.append((file, item))
        return item

    def distinct(self, reserved: Collection[str] = ()) -> None:
        """An id is a word of its own in the whole pack, none of those `reserved`: notation writes
        it, and messages say its name instead."""
        seen: dict[str, str] = {}
        for file, item in self.components:
            if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", item.id):
                raise self.wrong(file, item.id, "expected an id of letters, digits and underscores")
            if item.id in reserved:
                raise self.wrong(file, item.id, "expected an id that means nothing else")
            if item.id in seen:
                raise self.wrong(file, item.id, f"the id is used in {seen[item.id]} too")
            seen[item.id] = file

    def expect(self, file: str, what: str, found: Iterable[K], expected: Mapping[K, int]) -> None:
        """Counts as in the rulebook: `found` has a key for each thing that is counted."""
        counts = Counter(found)
        for key in {**expected, **counts}:
            want, have = expected.get(key, 0), counts[key]
            if want != have:
                raise self.wrong(file, f"{what}, {key}", f"expected {want}, found {have}")

    def count(self, things: Iterable[Counted]) -> None:
        """All counts as in the rulebook."""
        for counted in things:
            self.expect(*counted)

    def refuse(self, problems: Iterable[Problem]) -> None:
        """Raise the first of the problems that a check has found."""
        for problem in problems:
            raise self.wrong(*problem)

    def parsed(self, file: str, where: str, text: str, parse: Callable[[str], T]) -> T:
        """What a text of an item says; `ValueError` of `parse` tells what was expected."""
        try:
            said = parse(text)
        except ValueError as error:
            raise self.wrong(file, where, str(error)) from None
        if text:
            self.texts[text] = said
        return said

    def names(self, language: str) -> dict[str, str]:
        """The name of every component in a language."""
        return {item.id: str(getattr(item, language)) for _, item in self.components}

    def known(self, file: str, where: str, id: str, known: Collection[str]) -> None:
        """Whether a reference resolves."""
        if id not in known:
            raise self.wrong(file, where, f"{id!r}: expected one of {', '.join(known)}")

    def table(self, file: str) -> dict[str, Any]:
        if file not in self.tables:
            raise OrreryError("error-pack-file", file=file, folder=str(self.folder))
        return self.tables[file]

    def convert(self, file: str, where: str, value: Any, kind: type[T]) -> T:
        if where in self.table(file):
            self.kinds[file, where] = kind, False
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            name = value.get("id", "") if isinstance(value, dict) else ""
            raise self.wrong(file, f"{where} {name}".strip(), str(error)) from None

    @staticmethod
    def wrong(file: str, where: str, problem: str) -> OrreryError:
        """The error for an item that does not fit: file, place in it, what was expected."""
        return OrreryError("error-pack-item", file=file, where=where, problem=problem)
