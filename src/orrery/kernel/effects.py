"""The effect language: what content says in words, and how it is carried out.

A game lists its effects as frozen Structs; `Language` reads and writes them:

    effect = "pay resource 1, optional(build 2 pop 1), choose(A: ore 3 | B: jump 3 twice)"

The words after an effect's name are its fields in order. A field with a default may be left out;
it is written as its word where it stands, or `name=value`; a bool that is False by default is said
by its name alone. Brackets hold the effects of the field `do`, or the labelled lists of `options`.

How an effect is done is registered by the chapter that it belongs to, in the game's `RuleBook`;
`Perform` carries a list out from left to right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import replace

from orrery.kernel.frames import C, Frame, S, Task, dashed
from orrery.kernel.frozen import Frozen
from orrery.kernel.moves import IS, snake
from orrery.kernel.offers import Why
from orrery.kernel.play import Play
from orrery.kernel.words import Message

DO = "do"
OPTIONS = "options"
NESTED = (DO, OPTIONS)
NO_WORDS: Mapping[str, Word] = {}


class Effect(Frozen, gc=False, tag=snake, tag_field=IS):
    """One step of an effect text."""


class Word(NamedTuple):
    """How a field is read from a word and written as one, where its type does not say it."""

    read: Callable[[str], Any]
    """Raises `ValueError` with what was expected."""
    write: Callable[[Any], str]
    say: Callable[[Any], str | Message] = str
    """How a message has it."""


def tag_of(kind: type[Effect]) -> str:
    return str(kind.__struct_config__.tag)


class Grammar:
    """How one kind of effect is written."""

    def __init__(self, kind: type[Effect], words: dict[str, Word]) -> None:
        hints = get_type_hints(kind, include_extras=True)
        fields, defaults = kind.__struct_fields__, kind.__struct_defaults__
        needed = len(fields) - len(defaults)
        self.kind = kind
        self.hints = {field: hints[field] for field in fields}
        self.defaults = dict(zip(fields[needed:], defaults, strict=True))
        self.flags = {f for f, d in self.defaults.items() if hints[f] is bool and d is False}
        self.plain = [f for f in fields if f not in self.flags and f not in NESTED]
        self.nested = next((f for f in fields if f in NESTED), None)
        self.words = {field: word for field, word in words.items() if field in fields}

    def read(self, words: list[str], inside: Any) -> Effect:
        values: dict[str, Any] = {} if inside is None else {self.nested or DO: inside}
        plain = iter(self.plain)
        for word in words:
            name, equals, value = word.partition("=")
            if not equals and word in self.flags:
                name, value = word, "true"
            elif not equals:
                name, value = next(plain, ""), word
            if name not in self.hints or name in values or name in NESTED:
                raise ValueError(f"{self.said(words)}: {word!r} is too much; {self.usage()}")
            values[name] = self._value(name, value, words)
        missing = [f for f in self.hints if f not in values and f not in self.defaults]
        if missing:
            raise ValueError(f"{self.said(words)}: {missing[0]} is missing; {self.usage()}")
        return self.kind(**values)

    def _value(self, field: str, word: str, words: list[str]) -> Any:
        try:
            if field in self.words:
                return self.words[field].read(word)
            return msgspec.convert(word, self.hints[field], strict=False)
        except ValueError as error:  # msgspec's errors are such too
            raise ValueError(f"{self.said(words)}: {field}: {error}") from None

    def said(self, words: list[str]) -> str:
        return " ".join([tag_of(self.kind), *words])

    def usage(self) -> str:
        free = [f"[{f}]" for f in self.flags]
        named = [f"[{f}]" if f in self.defaults else f.upper() for f in self.plain]
        inside = [f"({self.nested})"] if self.nested else []
        return "expected " + " ".join([tag_of(self.kind), *named, *free, *inside])

    def write(self, effect: Effect, inside: str) -> str:
        words = [tag_of(self.kind)]
        skipped = False
        for field in self.plain:
            value = getattr(effect, field)
            if field in self.defaults and value == self.defaults[field]:
                skipped = True
                continue
            word = self.words[field].write(value) if field in self.words else str(value)
            words.append(f"{field}={word}" if skipped else word)
        words += [field for field in sorted(self.flags) if getattr(effect, field)]
        return " ".join(words) + (f"({inside})" if self.nested else "")


class Language:
    """The effects of one game: their texts as Structs and back."""

    def __init__(self, effects: Any, words: dict[str, Word] | None = None) -> None:
        """`effects` is the union of all kinds, which frames need as a type anyway."""
        self.words = words or {}
        self.grammars = {tag_of(kind): Grammar(kind, self.words) for kind in get_args(effects)}

    @property
    def kinds(self) -> tuple[type[Effect], ...]:
        return tuple(grammar.kind for grammar in self.grammars.values())

    def vocabulary(self) -> frozenset[str]:
        """The fixed words of the language: no component may have one as its id, or messages would
        name it."""
        hints = (hint for g in self.grammars.values() for hint in g.hints.values())
        return frozenset(word for hint in hints for word in _literals(hint))

    def parse(self, text: str) -> tuple[Any, ...]:
        """An effect text as Structs; `ValueError` says what does not parse. No text, no effect."""
        if not text.strip():
            return ()
        return tuple(self._item(part) for part in split(text, ","))

    def _item(self, text: str) -> Effect:
        match = re.fullmatch(r"\s*([a-z_]+)([^()]*)(?:\((.*)\))?\s*", text, re.DOTALL)
        if match is None or match[1] not in self.grammars:
            known = ", ".join(sorted(self.grammars))
            raise ValueError(f"{text.strip()!r} is no effect; known: {known}")
        grammar = self.grammars[match[1]]
        if (match[3] is None) != (grammar.nested is None):
            raise ValueError(f"{text.strip()!r}: {grammar.usage()}")
        inside = None if match[3] is None else self._inside(grammar.nested, match[3])
        return grammar.read(match[2].split(), inside)

    def _inside(self, field: str | None, text: str) -> tuple[Any, ...]:
        inside = self.parse(text) if field == DO else tuple(map(self._option, split(text, "|")))
        if not inside:
            raise ValueError("brackets without an effect")
        return inside

    def _option(self, text: str) -> tuple[str, tuple[Any, ...]]:
        label, _, rest = text.partition(":")
        if not rest:
            raise ValueError(f"option {text.strip()!r} wants the form LABEL: effects")
        return label.strip(), self.parse(rest)

    def written(self, effects: Iterable[Effect]) -> str:
        """The text that `parse` reads as these effects."""
        return ", ".join(map(self._written, effects))

    def say(self, effects: Iterable[Effect]) -> tuple[Message, ...]:
        """Effects as messages, with its own words (`say_effects`)."""
        return say_effects(effects, self.words)

    def _written(self, effect: Effect) -> str:
        grammar = self.grammars[tag_of(type(effect))]
        inside = ""
        if grammar.nested == DO:
            inside = self.written(getattr(effect, DO))
        elif grammar.nested == OPTIONS:
            options = getattr(effect, OPTIONS)
            inside = " | ".join(f"{label}: {self.written(do)}" for label, do in options)
        return grammar.write(effect, inside)


def _literals(hint: Any) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from (word for word in get_args(hint) if isinstance(word, str))
    else:
        for part in get_args(hint):
            yield from _literals(part)


def split(text: str, separator: str) -> list[str]:
    """Split at a separator that stands outside all brackets."""
    parts, depth = [""], 0
    for char in text:
        depth += (char == "(") - (char == ")")
        if char == separator and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return parts


def flat(effects: Iterable[Effect]) -> Iterator[Effect]:
    """The effects and all that is inside them."""
    for effect in effects:
        yield effect
        yield from flat(getattr(effect, DO, ()))
        for _, do in getattr(effect, OPTIONS, ()):
            yield from flat(do)


def say_effects(
    effects: Iterable[Effect], words: Mapping[str, Word] = NO_WORDS
) -> tuple[Message, ...]:
    """A list of effects as messages: `effect-gain` with the effect's fields, `effect-option` for
    each labelled list inside one."""

    def said(field: str, value: Any) -> Any:
        if field == DO:
            return say_effects(value, words)
        if field == OPTIONS:
            options = ({"label": label, "effects": say_effects(do, words)} for label, do in value)
            return tuple(Message("effect-option", option) for option in options)
        if field in words:
            return words[field].say(value)
        return "-" if value is None else value

    return tuple(
        Message(
            f"effect-{dashed(tag_of(type(effect)))}",
            {field: said(field, getattr(effect, field)) for field in effect.__struct_fields__},
        )
        for effect in effects
    )


# --- carrying out --------------------------------------------------------------------------------

Frames = Sequence[Frame[Any, Any]] | None
"""What an effect leaves to be run, in order."""
Does = Callable[[Any, int, Any, bool], Frames]
"""(g, seat, effect, must) -> frames still to run. `must`: at least one step has to be taken."""
Hinders = Callable[[Any, int, Any, Any], "Why | None"]
"""(g, seat, effect, spent) -> why it cannot be done, or would change nothing, once so much has
been spent (in whatever form the game counts it)."""


class Rule(NamedTuple):
    does: Does
    hinders: Hinders | None = None
    passes: bool = False
    """Whether its first frame is a question with a field `optional`, which gives a way out: where
    the effect is optional, that is asked in one click."""
    skips: bool = False
    """Whether it is left out where something hinders it when its turn has come."""


class RuleBook(dict[type[Effect], Rule]):
    """The rules of a game's effects, each registered by its chapter."""

    def rule(
        self,
        kind: type[Effect],
        *,
        hinders: Hinders | None = None,
        passes: bool = False,
        skips: bool = False,
    ) -> Callable[[Does], Does]:
        """Register how an effect is done, and what can stand in its way: nothing by default."""

        def register(does: Does) -> Does:
            if kind in self:
                raise TypeError(f"{kind.__name__} has a rule already")
            self[kind] = Rule(does, hinders, passes, skips)
            return does

        return register

    def asked(self, g: Any, seat: int, effects: Sequence[Effect]) -> Frames:
        """How an optional list is put where its own question can be passed; else nothing."""
        if len(effects) > 1 or not self[type(effects[0])].passes:
            return None
        question, *rest = self[type(effects[0])].does(g, seat, effects[0], False) or ()
        return [replace(question, optional=True), *rest]

    def hindered(self, g: Any, seat: int, effect: Effect, spent: Any = None) -> Why | None:
        hinders = self[type(effect)].hinders
        return hinders(g, seat, effect, spent) if hinders is not None else None


class Perform(Task[S, C]):
    """Carry out effects from left to right. A game's own subclass has them in `effects`, with the
    union of its kinds as their type, and its `rules`."""

    rules: ClassVar[RuleBook]
    seat: int

    def run(self, g: Play[S, C]) -> None:
        effects: tuple[Effect, ...] = self.effects  # type: ignore[attr-defined]
        for done, effect in enumerate(effects, 1):
            does, hinders, _, skips = self.rules[type(effect)]
            if skips and hinders is not None and hinders(g, self.seat, effect, self.spent(g)):
                continue
            frames = does(g, self.seat, effect, self.must_now(g, done))
            if frames:
                if done < len(effects):
                    g.push(*frames, replace(self, effects=effects[done:]))
                else:
                    g.push(*frames)
                return

    def spent(self, g: Play[S, C]) -> Any:
        """What has been spent when an effect's turn comes, in the form in which the game counts."""
        return None

    def must_now(self, g: Play[S, C], done: int) -> bool:
        """Whether the effect that is the `done`th must take at least one step."""
        return True
