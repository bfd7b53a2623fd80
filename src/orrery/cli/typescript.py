"""A game's view and its content files as TypeScript, made from the Structs that they are read by.

The names are those of Python: Structs become interfaces, `Literal`s with a name become types, and
docstrings become comments. What has a default may be missing in a content file, never in a view.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from orrery.kernel import Game, Message, Pack

WIDTH = 100
"""The longest line that the client's formatter leaves alone."""
PLAIN: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
SHELL: dict[Any, str] = {Message: "protocol"}
"""Types that the client's shell has, and in which of its files."""


def view_types(game: Game[Any, Any]) -> str:
    """`view.ts`: what a seat is sent of a position."""
    root = getattr(sys.modules[game.view.__module__], inspect.get_annotations(game.view)["return"])
    writer = Writer(files=False)
    name = writer.said(root)
    alias = [] if name == "View" else [f"export type View = {name};"]
    head = f"What a seat sees of {title(game)}. Made by `orrery types`: change `view.py` instead."
    return writer.text(head, alias)


def content_types(game: Game[Any, Any]) -> str:
    """`content.ts`: the rows of the content files."""
    pack = Pack.read(game.folder / "content")
    game.load(pack)
    writer = Writer(files=True)
    files: dict[str, list[str]] = {}
    for (file, table), (kind, many) in pack.kinds.items():
        rows = writer.said(kind) + "[]" * many
        files.setdefault(file, []).append(f"    {table}: {rows};")
    lines = ["export interface Files {"]
    for file, tables in files.items():
        lines += [f'  "{file}": {{', *tables, "  };"]
    head = f"The content files of {title(game)}. Made by `orrery types`: change its Structs."
    return writer.text(head, ["\n".join([*lines, "}"])])


def title(game: Game[Any, Any]) -> str:
    return game.words("en").name("game-name")


class Writer:
    """Collects declarations, each after those that it needs."""

    def __init__(self, *, files: bool) -> None:
        self.files = files
        self._declared: dict[str, str] = {}
        self._imports: dict[str, str] = {}
        self._names: dict[frozenset[Any], str] = {}
        """The names of `Literal`s by their values."""

    def text(self, head: str, more: Iterable[str]) -> str:
        imports = "".join(
            f'import type {{ {name} }} from "../../shell/{file}";\n'
            for name, file in sorted(self._imports.items())
        )
        first = [f"/** {head} */", *([imports.rstrip()] if imports else [])]
        return "\n\n".join([*first, *self._declared.values(), *more]) + "\n"

    # --- types -----------------------------------------------------------------------------------

    def said(self, type: Any) -> str:
        """A type as TypeScript says it; what it needs is declared."""
        values = literals(type)
        if values:
            return self._choice(values)
        origin, args = get_origin(type), get_args(type)
        if origin in (Union, UnionType):
            there = [
                arg for arg in args if arg is not NoneType or not self.files
            ]  # TOML has no null
            return " | ".join(self.said(arg) for arg in there)
        if origin in (tuple, list):
            return self._row(origin, args)
        if origin is dict:
            return f"Record<{self.said(args[0])}, {self.said(args[1])}>"
        if type in PLAIN:
            return PLAIN[type]
        if type in SHELL:
            self._imports[type.__name__] = SHELL[type]
        elif isinstance(type, type_of_types) and issubclass(type, Struct):
            self._declare_struct(type)
        else:
            raise TypeError(f"{type!r} has no form in TypeScript")
        return str(type.__name__)

    def _row(self, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is list or args[-1] is Ellipsis:
            inner = self.said(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        return f"[{', '.join(self.said(arg) for arg in args)}]"

    def _choice(self, values: tuple[Any, ...]) -> str:
        name = self._names.get(frozenset(values))
        if name is None:
            return " | ".join(map(quoted, values))
        if name not in self._declared:
            choices = [quoted(value) for value in values]
            line = f"export type {name} = {' | '.join(choices)};"
            if len(line) > WIDTH:
                line = "\n  | ".join([f"export type {name} =", *choices]) + ";"
            self._declared[name] = line
        return name

    # --- Structs ---------------------------------------------------------------------------------

    def _declare_struct(self, kind: type[Struct]) -> None:
        if kind.__name__ in self._declared:
            return
        self._learn_names(kind)
        base = next((b for b in kind.__bases__ if fields_of(b)), None)
        extends = f" extends {self.said(base)}" if base else ""
        inherited = {field.name for field in fields_of(base)} if base else set()
        hints, docs = get_type_hints(kind), documented(kind)
        tag = kind.__struct_config__.tag
        lines = [f'  {kind.__struct_config__.tag_field}: "{tag}";'] if tag else []
        for field in fields_of(kind):
            if field.name not in inherited:
                lines += comment(docs.get(field.name, ""), "  ")
                missing = "?" if self.files and not field.required else ""
                lines += member(f"{field.encode_name}{missing}", self.said(hints[field.name]))
        head = [*comment(docs[""], ""), f"export interface {kind.__name__}{extends} {{"]
        body = "\n".join([*head, *lines, "}"])
        self._declared[kind.__name__] = body if lines else body.replace("{\n}", "{}")

    def _learn_names(self, kind: type[Struct]) -> None:
        """The names that the module of a Struct has for `Literal`s."""
        for name, value in vars(sys.modules[kind.__module__]).items():
            values = literals(value)
            if values and not name.startswith("_"):
                self._names.setdefault(frozenset(values), name)


type_of_types = type


def fields_of(kind: Any) -> tuple[msgspec.structs.FieldInfo, ...]:
    own = isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct
    return msgspec.structs.fields(kind) if own else ()


def literals(type: Any) -> tuple[Any, ...]:
    """The values of a `Literal`, or of several joined by `|`; empty for all other types."""
    if get_origin(type) is Literal:
        return get_args(type)
    if get_origin(type) in (Union, UnionType):
        parts = [literals(arg) for arg in get_args(type)]
        return tuple(value for part in parts for value in part) if all(parts) else ()
    return ()


def quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)


def member(name: str, type: str) -> Iterator[str]:
    """A field, its choices on lines of their own where the formatter would put them so."""
    line = f"  {name}: {type};"
    if len(line) <= WIDTH or " | " not in type:
        yield line
        return
    yield f"  {name}:"
    choices = type.split(" | ")
    for choice in choices:
        yield f"    | {choice}" + (";" if choice is choices[-1] else "")


# --- comments -------------------------------------------------------------------------------------


def documented(kind: type[Struct]) -> dict[str, str]:
    """The docstring of a Struct under "", and those of its fields."""
    node = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(node, ast.ClassDef)
    found = {"": ast.get_docstring(node) or ""}
    for field, text in zip(node.body, node.body[1:], strict=False):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(text, ast.Expr)
            and isinstance(text.value, ast.Constant)
            and isinstance(text.value.value, str)
        ):
            found[field.target.id] = inspect.cleandoc(text.value.value)
    return found


def comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    said = re.sub(r"\bNone\b", "null", " ".join(text.split()))
    lines = textwrap.wrap(said, WIDTH - len(indent) - len("/**  */"))
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}" for line in lines), f"{indent} */"]
