"""The fuzzer: random games in which everything that the kernel promises is tried.

Invariants, dead ends, illegal moves, leaks, undo, clones, the codec and replay. What it finds is
counted in a `FuzzReport`; the game so far goes, as a `Record` with a note, to `on_failure`.
"""

from __future__ import annotations

import hashlib
import itertools
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from orrery.kernel.audience import Audiences
from orrery.kernel.chance import FastChance, SealedChance
from orrery.kernel.codec import state_hash
from orrery.kernel.errors import OrreryError
from orrery.kernel.events import Event
from orrery.kernel.frames import ASK, Window
from orrery.kernel.game import Game, Options
from orrery.kernel.match import Match
from orrery.kernel.moves import Move
from orrery.kernel.play import Play
from orrery.kernel.record import Record, verify
from orrery.kernel.tally import tally
from orrery.kernel.zones import Zone, bit, zones_in

T = TypeVar("T")
AnyGame: TypeAlias = Game[Any, Any]
AnyPlay: TypeAlias = Play[Any, Any]

LONGEST = 20_000
"""Decisions after which a game counts as one that does not end."""
ASIDE = 0.2
"""How often an open question beside the turn is answered before whatever else is asked."""
PLAY_ON = 8
"""Decisions that a clone is played on, to see whether the original feels it."""
POOL = 2_000
"""How many moves and words of past offers are kept to make wrong moves of."""
INTS = (-1, 0, 1, 2, 3, 5, 8, 99, -(2**40), 2**70)
COMBINATIONS = 200
"""Tables a player count up to which all combinations of options are played."""
TRIES = 20
"""Combinations that are drawn for each one that is kept."""
WORDS = ("-", "", "nul\0l", "🚀", "x" * 5_000, "1e9", "0x1", "True", "../..", "{ $x }")


class Rates(Struct, frozen=True):
    """How many checks of a kind an average decision gets; of replays, an average game."""

    invariants: float = 1.0
    illegal: float = 2.0
    leaks: float = 0.2
    undo: float = 0.1
    clone: float = 0.1
    codec: float = 0.1
    replay: float = 1.0


class FuzzReport(Struct):
    """What was tried and what was found."""

    games: int = 0
    decisions: int = 0
    violations: int = 0
    dead_ends: int = 0
    illegal_tried: int = 0
    illegal_accepted: int = 0
    leak_pairs: int = 0
    leaks: int = 0
    undo_checked: int = 0
    undo_broken: int = 0
    clone_broken: int = 0
    codec_broken: int = 0
    replays: int = 0
    replay_broken: int = 0

    @property
    def failed(self) -> bool:
        return any(getattr(self, name) > 0 for name in FAILURES)


FAILURES = (
    "violations",
    "dead_ends",
    "illegal_accepted",
    "leaks",
    "undo_broken",
    "clone_broken",
    "codec_broken",
    "replay_broken",
)


class Stopped(Exception):
    """A failure after which the game cannot go on."""


def fuzz(
    game: AnyGame,
    *,
    games: int,
    seed: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    rates: Rates | None = None,
    on_progress: Callable[[FuzzReport], None] | None = None,
    on_failure: Callable[[Record], None] | None = None,
) -> FuzzReport:
    """Play random games over all player counts and options, or over those that are named."""
    report = FuzzReport()
    tables = FastChance(seed).shuffled("tables", all_tables(game, players, options or {}))
    fuzzer = Fuzzer(game, report, rates or Rates(), on_failure)
    for number in range(games):
        fuzzer.play(*tables[number % len(tables)], f"{seed}:{number}")
        if on_progress:
            on_progress(report)
    return report


def all_tables(
    game: AnyGame, players: int | None, fixed: Mapping[str, Any]
) -> list[tuple[int, Options]]:
    """Every player count with every combination of options; where these are too many, with every
    pair of values of two options (and so with every value)."""
    counts = game.seats if players is None else (players,)
    hints = get_type_hints(game.options)
    free = {name: values_of(hint) for name, hint in hints.items() if name not in fixed}
    free = {name: values for name, values in free.items() if values}
    combos = combinations(free)
    return [(n, game.read_options({**combo, **fixed})) for n in counts for combo in combos]


def combinations(free: Mapping[str, Sequence[Any]]) -> list[dict[str, Any]]:
    """All combinations of values, or enough of them that every two values meet."""
    if math.prod(map(len, free.values())) <= COMBINATIONS:
        rows = itertools.product(*free.values())
        return [dict(zip(free, row, strict=True)) for row in rows]
    chance = FastChance(0)
    pairs = {
        ((a, x), (b, y))
        for a, b in itertools.combinations(free, 2)
        for x, y in itertools.product(free[a], free[b])
    }
    chosen: list[dict[str, Any]] = []
    while pairs:
        tries = [_drawn(free, chance) for _ in range(TRIES)]
        best = max(tries, key=lambda combo: len(pairs & _pairs(combo)))
        (a, x), (b, y) = min(pairs, key=repr)
        chosen.append(best if pairs & _pairs(best) else {**best, a: x, b: y})
        pairs -= _pairs(chosen[-1])
    return chosen


def _drawn(free: Mapping[str, Sequence[Any]], chance: FastChance) -> dict[str, Any]:
    return {name: values[chance.draw("option", len(values))] for name, values in free.items()}


def _pairs(combo: Mapping[str, Any]) -> set[Any]:
    return set(itertools.combinations(combo.items(), 2))


def values_of(hint: Any) -> tuple[Any, ...]:
    """All values of an option's type, where they can be listed."""
    if hint is bool:
        return (False, True)
    return get_args(hint) if get_origin(hint) is Literal else ()


class Fuzzer:
    """Plays the games of one run; what it has seen in one game serves to disturb the next."""

    def __init__(
        self,
        game: AnyGame,
        report: FuzzReport,
        rates: Rates,
        on_failure: Callable[[Record], None] | None,
    ) -> None:
        self.game = game
        self.report = report
        self.rates = rates
        self.on_failure = on_failure
        self.chance = FastChance(0)
        self.moves: list[Move] = []
        self.words = list(WORDS)
        self.noted: set[Move] = set()
        self.failed: set[str] = set()
        self.match: Match
        self.record: Record
        self.doing = ""

    def play(self, players: int, options: Options, seed: str) -> None:
        """One game from setup to the end, or to a failure that stops it."""
        secret = hashlib.sha256(seed.encode()).digest()
        self.chance = FastChance(int.from_bytes(secret[:8], "big"))
        self.failed.clear()
        self.record = self._blank(players, options)
        self.report.games += 1
        self.doing = f"setup from the secret {secret.hex()}"
        try:
            self.match = Match(self.game, self.record.seats, SealedChance(secret), options)
            self.record = self.match.record
            self._give_orders()
            while not self.match.play.over:
                self._decision()
            self._check_invariants(self.match.play)
            self._check_replay()
        except Stopped:
            pass
        except Exception as error:  # whatever rules raise, the game cannot go on
            self.fail("dead_ends", f"{self.doing}: {type(error).__name__}: {error}")
        self.report.decisions += len(self.record.steps)

    def _blank(self, players: int, options: Options) -> Record:
        """What is kept of a game whose setup fails."""
        return Record(
            game=self.game.id,
            rules=self.game.version,
            content=self.game.content_hash(),
            options=msgspec.to_builtins(options),
            seats=[f"P{seat + 1}" for seat in range(players)],
            setup=[],
        )

    def fail(self, what: str, note: str) -> None:
        """Count a failure; the first of its kind in a game is kept with the record."""
        setattr(self.report, what, getattr(self.report, what) + 1)
        if what not in self.failed and self.on_failure:
            steps = [*self.record.steps]
            self.on_failure(replace(self.record, note=f"{what}: {note}", steps=steps))
        self.failed.add(what)

    # --- one decision ------------------------------------------------------------------------

    def _decision(self) -> None:
        if self.match.seq > LONGEST:
            raise RuntimeError(f"the game does not end within {LONGEST} decisions")
        play = self.match.play
        seat = self.pick(play.to_act())
        aside = [seat for seat in range(len(self.match.orders)) if play.offers_aside(seat)]
        if aside and self._times(ASIDE):
            self._answer_aside(self.pick(aside))
            return
        self._note_offers(play, seat)
        if self._times(self.rates.invariants):
            self._check_listed(play)
            self._check_invariants(play)
        self._check_illegal(self._times(self.rates.illegal))
        for _ in range(self._times(self.rates.leaks)):
            self._check_leak(play)
        if self._times(self.rates.codec):
            self._check_codec(play)
        if self._times(self.rates.clone):
            self._check_clone(play)
        move = self.pick(play.offers_for(seat))
        self.doing = f"seat {seat + 1}, {move}"
        if self._times(self.rates.undo):
            self._check_undo(seat, move)
        else:
            self.match.submit(seat, move)

    def _answer_aside(self, seat: int) -> None:
        """A question beside the turn is answered; whoever is asked outright does not feel it."""
        match = self.match
        asked, could = asking(match.play), [match.can_undo(s) for s in range(len(match.orders))]
        move = self.pick(match.play.offers_aside(seat))
        self.doing = f"seat {seat + 1}, {move} beside the turn"
        match.submit(seat, move)
        if asking(match.play) != asked:
            self.fail("violations", f"{move} beside the turn changed who is asked")
        for other, undo in enumerate(could):
            if other != seat and match.can_undo(other) != undo:
                self.fail("undo_broken", f"{move} beside the turn: a barrier for seat {other + 1}")

    def _check_listed(self, play: AnyPlay) -> None:
        """Standing orders can name whatever is asked."""
        if type(play.question) not in self.game.questions:
            self.fail("violations", f"{asking(play)[0]} is asked but not among the questions")

    def _check_invariants(self, play: AnyPlay) -> None:
        for found in self.game.violations(play):
            self.fail("violations", found)

    def _check_codec(self, play: AnyPlay) -> None:
        state = play.state
        back = self.game.codec.decode(self.game.codec.encode(state))
        if back != state or state_hash(back) != state_hash(state):
            self.fail("codec_broken", "the state is another after encoding and decoding")

    def _check_clone(self, play: AnyPlay) -> None:
        """The twin is equal, and however it goes on, the original does not feel it."""
        before, offers = state_hash(play.state), list(play.offers)
        twin = play.clone()
        if state_hash(twin.state) != before:
            return self.fail("clone_broken", "the clone is not equal")
        for _ in range(PLAY_ON):
            if twin.over:
                break
            seat = self.pick(twin.to_act())
            twin.apply(self.pick(twin.offers_for(seat)), seat)
        if state_hash(play.state) != before or play.offers != offers:
            self.fail("clone_broken", "playing the clone on changed the original")
            raise Stopped
        return None

    def _check_undo(self, seat: int, move: Move) -> None:
        """Undo, then further undo up to the barrier, then redo of it all come back to the same."""
        match = self.match
        before = self._traces(seat)
        offers, _ = match.play.explained(seat)
        final = next(offer.final for offer in offers if offer.move == move)
        orders = match.orders[seat].copy()
        match.submit(seat, move)
        if not match.can_undo(seat):
            if not final and not orders:
                self.fail("undo_broken", f"{move} cannot be undone, and is not marked as final")
            return
        self.report.undo_checked += 1
        after, steps_after = self._traces(seat), list(self.record.steps)
        match.undo(seat)
        if self._traces(seat) != before:
            self.fail("undo_broken", f"undo of {move} comes back to another state")
            raise Stopped
        steps = 1
        while match.can_undo(seat):
            match.undo(seat)
            steps += 1
        for _ in range(steps):
            match.redo(seat)
        # What was answered beside the turn meanwhile stands before the steps played again: then
        # all looks the same, though shuffles may be numbered otherwise.
        same = self.record.steps == steps_after
        if self._traces(seat)[not same :] != after[not same :]:
            self.fail("undo_broken", f"redo of {move} comes to another state")
            raise Stopped

    def _traces(self, seat: int) -> tuple[object, ...]:
        match = self.match
        return (
            state_hash(match.play.state),
            match.view(seat),
            match.seq,
            len(match.heard),
            match.play.offers,
        )

    def _check_replay(self) -> None:
        if self._times(self.rates.replay):
            self.report.replays += 1
            try:
                verify(Record.load(self.record.dump(), "fuzz"), game=self.game)
            except OrreryError as error:
                self.fail("replay_broken", str(error))

    # --- illegal moves -----------------------------------------------------------------------

    def _check_illegal(self, tries: int) -> None:
        """Moves that are not offered are refused, and nothing changes by trying them."""
        if not tries:
            return
        play = self.match.play
        before = state_hash(play.state)
        offers = {
            seat: [*play.offers_for(seat), *play.offers_aside(seat)]
            for seat in range(-1, len(self.match.orders) + 1)
        }
        for _ in range(tries):
            seat, move = self._wrong_move(play)
            self.report.illegal_tried += 1
            refused = self._refused(play, seat, move, offers.get(seat, []))
            if refused is not None:
                self.fail("illegal_accepted", f"seat {seat + 1}, {str(move)[:80]!r}: {refused}")
                raise Stopped
        if state_hash(play.state) != before:
            self.fail("illegal_accepted", "a refused move changed the state")
            raise Stopped

    def _refused(
        self, play: AnyPlay, seat: int, move: Move | str, offers: list[Move]
    ) -> str | None:
        """None when the move is refused (or happens to be offered), else what went wrong."""
        try:
            if isinstance(move, str):
                move = self.game.notation.parse(move)
            if move in offers:
                return None
            play.submit(seat, move)
        except OrreryError:
            return None
        except Exception as error:
            return f"raised {type(error).__name__}: {error}"
        return "accepted"

    def _wrong_move(self, play: AnyPlay) -> tuple[int, Move | str]:
        """A move near to one that is offered now."""
        seat = self.pick(play.to_act())
        move = self.pick(play.offers_for(seat))
        kind = self.chance.draw("fuzz", 5)
        if kind == 0:
            return self.chance.draw("fuzz", len(self.match.orders) + 2) - 1, move
        if kind == 1:
            return seat, self.pick(self.moves)
        if kind == 2:
            return seat, self._garbled(str(move))
        return seat, self._changed(move)

    def _changed(self, move: Move) -> Move:
        """The move with another value in one field."""
        if not move.__struct_fields__:
            return self.pick(self.moves)
        field = self.pick(move.__struct_fields__)
        value = getattr(move, field)
        near = (*INTS, value - 1, value + 1) if isinstance(value, int) else self.words
        return replace(move, **{field: self.pick(near)})

    def _garbled(self, text: str) -> str:
        """A move's text with a word or a letter changed, lost or doubled."""
        words = text.split(" ")
        place = self.chance.draw("fuzz", len(words))
        kind = self.chance.draw("fuzz", 4)
        if kind == 0:
            words[place] = self.pick(self.words)
        elif kind == 1:
            words.insert(place, self.pick(self.words))
        elif kind == 2:
            del words[place]
        else:
            words[place] = words[place][:-1] + self.pick("aZ9-_ \n")
        return " ".join(words)

    def _note_offers(self, play: AnyPlay, seat: int) -> None:
        for move in play.offers_for(seat):
            if len(self.moves) < POOL and move not in self.noted:
                self.noted.add(move)
                self.moves.append(move)
                values = (getattr(move, field) for field in move.__struct_fields__)
                self.words += (v for v in values if isinstance(v, str) and v not in self.words)

    # --- leaks -------------------------------------------------------------------------------

    def _check_leak(self, play: AnyPlay) -> None:
        """What a seat cannot see may be anything: it must not notice."""
        seats: list[int | None] = [None, *range(len(self.match.orders))]
        seat = self.pick(seats)
        self.report.leak_pairs += 1
        for found in self._leaks(play, seat):
            who = "a spectator" if seat is None else f"seat {seat + 1}"
            return self.fail("leaks", f"{who} can tell: {found}")
        return None

    def _leaks(self, play: AnyPlay, seat: int | None) -> Iterator[str]:
        yield from unexplained(play.state, seat)
        twin = play.resample(seat, FastChance(self.chance.word("fuzz")))
        if self._view(play, seat) != self._view(twin, seat):
            yield "the view"
        again = self.chance.word("fuzz")
        samples = (one.resample(seat, FastChance(again)).state for one in (play, twin))
        if len({state_hash(state) for state in samples}) > 1:
            yield "the sample that a bot would get"
        yield from self._question_leaks(play, twin, seat)
        yield from self._step_leaks(play, twin, seat)
        yield from self._secret_leaks(play)
        others: list[int | None] = [None, *range(len(self.match.orders))]
        yield from audience_leaks(play, self.pick(others), seat)

    def _view(self, play: AnyPlay, seat: int | None) -> bytes:
        return msgspec.json.encode(self.game.view(play, seat))

    def _question_leaks(self, play: AnyPlay, twin: AnyPlay, seat: int | None) -> Iterator[str]:
        top = play.question
        if top is None:
            return
        prompts = (msgspec.json.encode(top.prompt(one, seat)) for one in (play, twin))
        if len(set(prompts)) > 1:
            yield "the prompt"
        if isinstance(top, Window) and reacting(play, top) != reacting(twin, top):
            yield f"who might react in {top.kind()}"
        if seat is not None and explained_aside(play, seat) != explained_aside(twin, seat):
            yield "what it may settle beside the turn"
        for asked in play.to_act():
            offers = asked_again(twin, asked)
            if asked != seat:
                # Had it been asked in the twin at all? A pause must not tell.
                if not offers or (top.forced and len(offers) == 1):
                    yield f"that {top.kind()} is asked"
                continue
            if offers != play.offers_for(asked):
                yield "the offers"
            if explained(play, asked) != explained(twin, asked):
                yield "previews or refusals"
        wrong = self.pick(self.moves)
        if seat is not None and complaint(play, seat, wrong) != complaint(twin, seat, wrong):
            yield f"the error for {wrong}"

    def _step_leaks(self, play: AnyPlay, twin: AnyPlay, seat: int | None) -> Iterator[str]:
        """One step further: where nothing is drawn or shown, nothing new can be told."""
        asked = self.pick(play.to_act())
        move = self.pick(play.offers_for(asked))
        if move not in asked_again(twin, asked):
            return
        one, other = Stepped(play, asked, move), Stepped(twin, asked, move)
        if one.drew or other.drew:
            return
        same = one.told(seat) == other.told(seat)
        if same and asking(one.play) != asking(other.play):
            yield f"who is asked after {move}"
        if one.showed or other.showed:
            return
        if not same:
            yield f"the events of {move}"
        if self._view(one.play, seat) != self._view(other.play, seat):
            yield f"the view after {move}, which drew and showed nothing"

    def _secret_leaks(self, play: AnyPlay) -> Iterator[str]:
        """Two answers to a secret question look the same to everybody else."""
        top = play.question
        if top is None or not top.secret:
            return
        asked = self.pick(play.to_act())
        offers = play.offers_for(asked)
        first, second = self.pick(offers), self.pick(offers)
        one, other = Stepped(play, asked, first), Stepped(play, asked, second)
        if one.drew or other.drew or one.showed or other.showed:
            return
        for seat in (None, *range(len(self.match.orders))):
            if seat == asked:
                continue
            views = {self._view(one.play, seat), self._view(other.play, seat)}
            if len(views) > 1 or one.told(seat) != other.told(seat):
                yield f"{first} from {second} in {top.kind()}"

    # --- chance ------------------------------------------------------------------------------

    def pick(self, items: Sequence[T]) -> T:
        return items[self.chance.draw("fuzz", len(items))]

    def _times(self, rate: float) -> int:
        """A whole number of times that is `rate` on the average."""
        whole = math.floor(rate)
        return whole + (self.chance.draw("fuzz", 1_000_000) < (rate - whole) * 1_000_000)

    def _give_orders(self) -> None:
        """Some seats leave some of their questions to standing orders."""
        for question in self.game.questions:
            for seat in range(len(self.match.orders)):
                policy = self.pick((question.default, ASK, *question.policies))
                if policy in question.policies:
                    self.match.order(seat, question.kind(), policy)


def audience_leaks(play: AnyPlay, first: int | None, seat: int | None) -> Iterator[str]:
    """Whoever knows the same is told the same: a server builds it once for all of them."""
    told = Audiences(play)
    told.view(first)
    told.tally(first)
    if msgspec.json.encode(told.view(seat)) != msgspec.json.encode(play.game.view(play, seat)):
        yield "the view, which differs though the same faces are seen"
    if told.tally(seat) != tally(play, seat):
        yield "the tally, which differs though the same faces are seen"


def asked_again(play: AnyPlay, seat: int) -> list[Move]:
    """The offers of a seat, computed anew."""
    top = play.question
    return top.offered_to(play, seat) if top is not None and seat in top.pending() else []


def asking(play: AnyPlay) -> tuple[str, list[int]]:
    """What is asked, and whom."""
    return play.question.kind() if play.question else "", play.to_act()


def explained(play: AnyPlay, seat: int) -> bytes:
    return msgspec.json.encode(play.explained(seat))


def explained_aside(play: AnyPlay, seat: int) -> bytes:
    return msgspec.json.encode([offers for _, offers in play.explained_aside(seat)])


def reacting(play: AnyPlay, window: Window[Any, Any]) -> list[int]:
    """Who might react, as the rules say it of this truth."""
    return [seat for seat in window.ring if window.might(play, seat)]


def complaint(play: AnyPlay, seat: int, move: Move) -> str:
    """The text of the refusal of a move, empty when it is possible."""
    try:
        play.offered(seat, move)
    except OrreryError as error:
        return str(error)
    return ""


class Stepped:
    """A clone one move further, and whether that drew chance or showed something hidden."""

    def __init__(self, play: AnyPlay, seat: int, move: Move) -> None:
        self.play = play.clone()
        self.play.heard = []
        self.play.apply(move, seat)
        self.drew = self.play.chance.count != play.chance.count
        self.showed = self.play.shown != play.shown

    def told(self, seat: int | None) -> list[Event]:
        told = (heard.by(seat) for heard in self.play.heard or [])
        return [event for event in told if event is not None]


def unexplained(state: Any, seat: int | None) -> Iterator[str]:
    """Hidden cards that `resample` would not deal again: bots would see them as they are."""
    mask = bit(seat)
    found = [zone for zone, _ in zones_in(state)]
    if len(found) != count_zones(state):
        yield "a zone lies inside a tuple or a frozen Struct, where it cannot be dealt again"
    for zone in found:
        for card in zone.cards:
            if card.hidden_from(mask) and not any(blind & mask for _, blind in card.lots):
                yield f"{card.face} is hidden though it never went through a shuffle"


def count_zones(thing: Any) -> int:
    if isinstance(thing, Zone):
        return 1
    if isinstance(thing, Struct):
        return sum(count_zones(getattr(thing, name)) for name in thing.__struct_fields__)
    if isinstance(thing, dict):
        return sum(map(count_zones, thing.values()))
    return sum(map(count_zones, thing)) if isinstance(thing, (list, tuple)) else 0
