"""What a game is to everything outside it, and how games are found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules
from statistics import fmean, pvariance
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from orrery.kernel.chance import Chance
from orrery.kernel.codec import Codec
from orrery.kernel.content import Pack
from orrery.kernel.errors import OrreryError
from orrery.kernel.events import Event
from orrery.kernel.frames import Asking, C, EndTurn, Frame, S
from orrery.kernel.frozen import Frozen
from orrery.kernel.moves import Move, Notation
from orrery.kernel.offers import Why
from orrery.kernel.play import Play
from orrery.kernel.shapes import cloner
from orrery.kernel.words import KERNEL_LOCALE, Message, Words

E = TypeVar("E")
K = TypeVar("K")


class Options(Frozen, forbid_unknown_fields=True):
    """The variants of a table. A game subclasses it; every field has a default."""

    players: ClassVar[Mapping[str, tuple[int, ...]]] = {}
    """Options that mean something at these player counts only; what is not named, at all."""


class ScoreLine(Struct, frozen=True):
    """One line of the score sheet: its message id and a value for each seat."""

    id: str
    points: tuple[int, ...]


class Outcome(Struct, frozen=True):
    """How a game ended. `ranks` are 1 for the winners; a shared rank is a tie that stands.

    Against an automaton nobody may have won: then no seat has rank 1.
    """

    totals: tuple[int, ...]
    """Empty where a game is not won by points."""
    ranks: tuple[int, ...]
    sheet: tuple[ScoreLine, ...]
    automata: tuple[tuple[str, int], ...] = ()
    """The totals of those who play but sit at no seat, each by the id of its name."""
    ending: Message | None = None
    """How the game ended, where there is more than one way."""

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class Facts(Struct, frozen=True):
    """What balance reports read of a finished game."""

    sides: tuple[str, ...]
    """The faction, ship or nation of each seat; empty strings where a game has none."""
    order: tuple[int, ...]
    """The seats in the order in which they took their first turn."""
    uses: dict[str, list[int]]
    """`kind component` -> the seats that gained it."""
    present: list[str]
    """Components that were on the table and could be gained by all."""
    numbers: dict[str, float] = {}
    """What else was counted in the game, in English, such as the turns of an era."""


class Throw(Struct, frozen=True):
    """A roll or a draw that a seat has made, and what was to be expected of it."""

    seat: int
    what: str
    """A message id, such as `luck-dice`."""
    got: float
    mean: float
    spread: float
    """The variance of what could have come."""

    @classmethod
    def among(cls, seat: int, what: str, got: float, equals: Iterable[float]) -> Throw:
        """One of `equals`, each of which could have come as well."""
        values = list(equals)
        return cls(seat, what, got, fmean(values), pvariance(values))


class Glossary(Struct, frozen=True):
    """What the content writes in its own language, as messages: for card faces and tooltips."""

    effects: dict[str, list[Message]] = {}
    """Effect text, as it stands in the content -> what it says."""
    abilities: dict[str, Message] = {}
    """The id of an ability that is code and not an effect text -> what it says."""

    @classmethod
    def of(
        cls,
        texts: Mapping[str, E],
        say: Callable[[E], Iterable[Message]],
        abilities: Mapping[str, Message] | None = None,
    ) -> Glossary:
        """What the effect texts of a pack say, and some abilities."""
        effects = {text: list(say(said)) for text, said in sorted(texts.items())}
        return cls(effects, dict(abilities or {}))


class Planning(Struct, frozen=True):
    """How far bots think in a game, and how much they trust what they find."""

    width: int = 3
    """Lines kept from one click to the next."""
    patience: int = 1
    """Clicks in a row that may bring nothing better before the search ends."""
    doubt: float = 0.0
    """How much better than what habit does a planned click must look: where dice decide much, what
    looks best of many is mostly luck."""
    brisk: bool = False
    """Whether the only promising answer is given at once, without a look at what follows."""


def score_sheet(
    play: Play[S, C], lines: Iterable[tuple[str, Callable[[Play[S, C], int], int]]], seats: int
) -> tuple[ScoreLine, ...]:
    """A sheet of lines, each of them an id and what counts it for a seat."""
    return tuple(ScoreLine(id, tuple(line(play, n) for n in range(seats))) for id, line in lines)


def seats_from(players: int, first: int) -> list[int]:
    """All seats clockwise, beginning with one."""
    return [(first + i) % players for i in range(players)]


def ranked(standings: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each: 1 for those who stand highest, the same for those who stand alike."""
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def no_goods(play: Play[Any, Any]) -> tuple[ScoreLine, ...]:
    """Nothing but the score is followed over the rounds."""
    return ()


def no_luck(event: Event, content: Any) -> Iterable[Throw]:
    """In this game nobody is lucky."""
    return ()


def first_offer(play: Play[Any, Any]) -> Move:
    """The quiet answer, where a game says nothing better."""
    return play.offers[0]


def all_offers(play: Play[Any, Any]) -> Sequence[Move]:
    """Everything is thought about."""
    return play.offers


def by_question(
    table: Mapping[Any, Callable[[Play[S, C], Any], E]], otherwise: Callable[[Play[Any, Any]], E]
) -> Callable[[Play[S, C]], E]:
    """What a table by types of questions says of the one that is asked; something else where it
    says nothing, or where there is nothing to choose."""

    def said(play: Play[S, C]) -> E:
        found = table.get(type(play.question))
        if found is None or len(play.offers) == 1:
            return otherwise(play)
        return found(play, play.question)

    return said


def no_aims(play: Play[Any, Any], seat: int) -> list[str]:
    """For games in which every good turn looks like one."""
    return []


def by_habit(play: Play[Any, Any], seat: int, aim: str) -> Move:
    """An aim that asks for nothing else."""
    return play.game.habit(play)


def names_of_pack(content: Any, language: str) -> dict[str, str]:
    """The name of every component, for content that keeps its `pack`."""
    names: dict[str, str] = content.pack.names(language)
    return names


def no_glossary(content: Any) -> Glossary:
    """For games whose content is without effect texts."""
    return Glossary()


class Game(Generic[S, C]):
    """A game's definition: one object, named `GAME` in its package, found by entry point."""

    def __init__(
        self,
        *,
        id: str,
        version: int,
        seats: Sequence[int],
        folder: Path,
        modules: Iterable[ModuleType],
        options: type[Options],
        state: type[S],
        load: Callable[[Pack], C],
        setup: Callable[[C, Any, int, Chance], S],
        view: Callable[[Play[S, C], int | None], Struct],
        outcome: Callable[[Play[S, C]], Outcome],
        violations: Callable[[Play[S, C]], list[str]],
        rounds: Callable[[S], int],
        evaluate: Callable[[Play[S, C], int], float],
        summary: Callable[[Play[S, C], int | None, Words], str],
        facts: Callable[[Play[S, C]], Facts],
        names: Callable[[C, str], dict[str, str]] = names_of_pack,
        glossary: Callable[[C], Glossary] = no_glossary,
        habit: Callable[[Play[S, C]], Move] = first_offer,
        promising: Callable[[Play[S, C]], Sequence[Move]] = all_offers,
        goods: Callable[[Play[S, C]], tuple[ScoreLine, ...]] = no_goods,
        luck: Callable[[Event, C], Iterable[Throw]] = no_luck,
        aims: Callable[[Play[S, C], int], Sequence[str]] = no_aims,
        pursue: Callable[[Play[S, C], int, str], Move] = by_habit,
        planning: Planning | None = None,
        watch: Callable[[Play[S, C]], None] | None = None,
    ) -> None:
        modules = tuple(modules)
        self.id = id
        self.version = version
        self.seats = tuple(seats)
        self.folder = folder
        self.options = options
        self.load = load
        self.clone: Callable[[S], S] = cloner(state)
        self.view = view
        self.outcome = outcome
        self.violations = violations
        self.names = names
        self.rounds = rounds
        self.evaluate = evaluate
        self.summary = summary
        self.facts = facts
        self.glossary = glossary
        self.habit = habit
        """What a player does without thinking: how bots finish a turn that they look ahead to."""
        self.promising = promising
        """The offers that bots think about: at least one of them."""
        self.goods = goods
        """What each seat has, line by line: how it grew is shown when the game is over."""
        self.luck = luck
        """The rolls and draws that an event tells of."""
        self.aims = aims
        """What a seat might be after over several turns: bots follow each to see where it leads."""
        self.pursue = pursue
        """What a player does now who is after an aim."""
        self.planning = planning or Planning()
        """How far bots think."""
        self.watch = watch
        """Looked at before every question: it may push frames or finish the game."""
        self._setup = setup
        self.frames: tuple[type[Frame[Any, Any]], ...] = tuple(kinds(modules, Frame, EndTurn))
        self.questions = tuple(asked(self.frames))
        self.moves: tuple[type[Move], ...] = tuple(kinds(modules, Move))
        self.events: tuple[type[Event], ...] = tuple(kinds(modules, Event))
        self.whys = tuple({why.id: why for module in modules for why in reasons(module)}.values())
        self.notation = Notation(self.moves)
        self.codec = Codec(state, self.frames)
        self._own_pack = (folder / "content").resolve()
        self._packs: dict[Path, tuple[C, Pack]] = {}

    def __repr__(self) -> str:
        return f"<Game {self.id} v{self.version}>"

    # --- content -----------------------------------------------------------------------------

    def content(self, folder: Path | None = None) -> C:
        """The content of a pack (the game's own when none is named), checked and cached."""
        return self._pack(folder)[0]

    def content_hash(self, folder: Path | None = None) -> str:
        return self._pack(folder)[1].hash

    def _pack(self, folder: Path | None) -> tuple[C, Pack]:
        path = folder.resolve() if folder else self._own_pack
        if path not in self._packs:
            pack = Pack.read(path)
            self._packs[path] = (self.load(pack), pack)
        return self._packs[path]

    # --- playing -----------------------------------------------------------------------------

    def read_options(self, given: Mapping[str, Any]) -> Options:
        """Options from loose values (a command line, a request); `OrreryError` names the field."""
        known = {field.name for field in msgspec.structs.fields(self.options)}
        for name in given:
            if name not in known:
                raise OrreryError(
                    "error-option-unknown", option=str(name), known=", ".join(sorted(known)) or "-"
                )
        try:
            return msgspec.convert(dict(given), self.options, strict=False)
        except msgspec.ValidationError as error:
            raise OrreryError("error-option-value", problem=str(error)) from None

    def start(
        self,
        players: int,
        chance: Chance,
        options: Options | None = None,
        *,
        pack: Path | None = None,
        listen: bool = False,
    ) -> Play[S, C]:
        """A new game, set up and run to its first question."""
        if players not in self.seats:
            raise OrreryError(
                "error-players",
                players=players,
                allowed=", ".join(str(n) for n in self.seats),
            )
        content = self.content(pack)
        state = self._setup(content, options or self.options(), players, chance)
        play: Play[S, C] = Play(self, content, state, chance, listen=listen)
        play.advance()
        return play

    def words(self, language: str, content: C | None = None) -> Words:
        """All that this game can say in a language."""
        names = self.names(content if content is not None else self.content(), language)
        return Words(language, (KERNEL_LOCALE, self.folder / "locale"), names)


def say_move(move: Move) -> Message:
    """A move as a message: `move-jump` with the move's fields as arguments."""
    return Message(f"move-{tag_of(type(move)).replace('_', '-')}", fields_of(move))


def say_event(event: Event) -> Message:
    return Message(f"event-{tag_of(type(event)).replace('_', '-')}", fields_of(event))


def tag_of(kind: type[Any]) -> str:
    return str(kind.__struct_config__.tag)


def fields_of(thing: Struct) -> dict[str, Any]:
    return {f: "-" if (v := getattr(thing, f)) is None else v for f in thing.__struct_fields__}


def kinds(modules: Iterable[ModuleType], base: type[K], *given: type[K]) -> list[type[K]]:
    """The subclasses of `base` that these modules define, in the order of their tags.

    A class that others of them derive from is what these have in common, and none of them. Those
    `given` by the kernel stand where the modules define none with the same tag.
    """
    found: dict[str, type[K]] = {}
    for module in modules:
        for thing in vars(module).values():
            if not (isinstance(thing, type) and issubclass(thing, base)):
                continue
            if thing.__module__ != module.__name__:
                continue
            if found.setdefault(tag_of(thing), thing) is not thing:
                raise TypeError(f"two classes with the tag {tag_of(thing)!r} in one game")
    families = {parent for thing in found.values() for parent in thing.__mro__[1:]}
    found = {tag: thing for tag, thing in found.items() if thing not in families}
    for thing in given:
        found.setdefault(tag_of(thing), thing)
    return [found[tag] for tag in sorted(found)]


def reasons(module: ModuleType) -> Iterable[Why]:
    """The reasons among the constants of a module, alone or in a table."""
    for thing in vars(module).values():
        named = thing.values() if isinstance(thing, dict) else (thing,)
        yield from (why for why in named if isinstance(why, Why))


def modules_of(package: str) -> list[ModuleType]:
    """The modules of a game's package: what they define of frames, moves, events and reasons is
    the game's."""
    names = sorted(module.name for module in iter_modules(import_module(package).__path__))
    return [import_module(f"{package}.{name}") for name in names]


def asked(frames: Iterable[type[Frame[Any, Any]]]) -> list[type[Asking[Any, Any]]]:
    """The questions among these frames.

    A game that ends turns in its own way never asks the kernel's bare `EndTurn`; the fuzzer would
    report one that did.
    """
    questions = [frame for frame in frames if issubclass(frame, Asking)]
    own = any(issubclass(question, EndTurn) for question in questions if question is not EndTurn)
    return [question for question in questions if not (own and question is EndTurn)]


@cache
def all_games() -> dict[str, Game[Any, Any]]:
    """Every installed game by id, from the entry-point group `orrery.games`."""
    return {entry.name: entry.load() for entry in entry_points(group="orrery.games")}


def say_or_ask_games(message: Message, words: Words) -> str:
    """A message in these words, or in those of whichever installed game knows it."""
    if not words.has(message.id):
        for game in all_games().values():
            spoken = Words.of(words.language, game.folder / "locale")
            if spoken.has(message.id):
                return spoken.say(message)
    return words.say(message)


def find_game(id: str) -> Game[Any, Any]:
    games = all_games()
    if id not in games:
        raise OrreryError("error-no-such-game", game=id, known=", ".join(sorted(games)))
    return games[id]
