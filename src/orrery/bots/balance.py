"""A balance report: what many games between equal bots say about a game's numbers.

The report is a document of the repository, so it is Markdown in English.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from orrery.bots.arena import GameResult, Simulation, simulate, wilson
from orrery.kernel import Game, Play, Words, find_game
from orrery.kernel.game import Facts, ScoreLine

FAIR = 1.25
"""How many times its share a seat or side may win."""


class Told(Struct, frozen=True):
    """What the report keeps of one game beside the result."""

    facts: Facts
    sheet: tuple[ScoreLine, ...]
    automata: tuple[tuple[str, int], ...] = ()
    ending: str = ""
    """The id of the message that says how it ended."""


class Share(Struct, frozen=True):
    """How often something won, against its share of the games."""

    label: str
    games: int
    ratio: float
    low: float
    high: float


def tell(play: Play[Any, Any]) -> dict[str, Any]:
    """The facts of a finished game, as they travel between processes."""
    outcome = play.game.outcome(play)
    ending = outcome.ending.id if outcome.ending else ""
    told = Told(play.game.facts(play), outcome.sheet, outcome.automata, ending)
    return dict(msgspec.to_builtins(told))


class Balance:
    """The games of one player count and one set of options."""

    def __init__(self, played: Simulation) -> None:
        self.played = played
        self.players = len(played.bots)
        self.results = played.finished
        self.told = [msgspec.convert(result.facts, Told) for result in self.results]

    def rounds(self) -> list[int]:
        return sorted(result.rounds for result in self.results)

    def totals(self) -> list[int]:
        return [total for result in self.results for total in result.totals]

    def seats(self) -> list[Share]:
        """By the order of the first turn: 1 began."""
        return self._shares(lambda told, seat: f"seat {told.facts.order.index(seat) + 1}")

    def sides(self) -> list[Share]:
        """None where a game has no sides."""
        shares = self._shares(lambda told, seat: told.facts.sides[seat])
        return [share for share in shares if share.label]

    def endings(self) -> list[tuple[str, float]]:
        """How often games ended in which way, where there is more than one."""
        counts = Counter(told.ending for told in self.told if told.ending)
        return [(id, count / len(self.told)) for id, count in counts.most_common()]

    def automata(self) -> dict[str, list[int]]:
        """The totals of those who sit at no seat, sorted, by the ids of their names."""
        found: dict[str, list[int]] = {}
        for told in self.told:
            for name, total in told.automata:
                found.setdefault(name, []).append(total)
        return {name: sorted(totals) for name, totals in found.items()}

    def numbers(self) -> dict[str, list[float]]:
        """What games counted, sorted; only of those in which there was something to count."""
        found: dict[str, list[float]] = {}
        for told in self.told:
            for name, number in told.facts.numbers.items():
                found.setdefault(name, []).append(number)
        return {name: sorted(numbers) for name, numbers in found.items()}

    def _shares(self, label: Callable[[Told, int], str]) -> list[Share]:
        games: dict[str, int] = {}
        wins: dict[str, float] = {}
        for result, told, seat in self._seatings():
            name = label(told, seat)
            games[name] = games.get(name, 0) + 1
            wins[name] = wins.get(name, 0.0) + result.share(seat)
        return [self._share(name, games[name], wins[name]) for name in sorted(games)]

    def _share(self, name: str, games: int, wins: float) -> Share:
        low, high = wilson(wins, games)
        n = self.players
        return Share(name, games, wins / games * n, low * n, high * n)

    def _seatings(self) -> Iterator[tuple[GameResult, Told, int]]:
        for result, told in zip(self.results, self.told, strict=True):
            for seat in range(self.players):
                yield result, told, seat

    def lines(self) -> list[tuple[str, float, float, float]]:
        """For each line of the score sheet: mean, share of seats with points, mean of winners."""
        out = []
        for i, line in enumerate(self.told[0].sheet):
            values = [told.sheet[i].points[seat] for _, told, seat in self._seatings()]
            best = [
                told.sheet[i].points[seat]
                for result, told, seat in self._seatings()
                if result.ranks[seat] == 1
            ]
            scoring = sum(value != 0 for value in values) / len(values)
            won = statistics.fmean(best) if best else 0.0  # an automaton may have won every game
            out.append((line.id, statistics.fmean(values), scoring, won))
        return out

    def uses(self, kind: str) -> list[tuple[str, float, float, float]]:
        """For each component of a kind: games it was on the table in, gains a game, win ratio."""
        present: dict[str, int] = {}
        gains: dict[str, int] = {}
        wins: dict[str, float] = {}
        for result, told in zip(self.results, self.told, strict=True):
            for name in _of_kind(kind, set(told.facts.present) | set(told.facts.uses)):
                present[name] = present.get(name, 0) + 1
            for key, seats in told.facts.uses.items():
                for name in _of_kind(kind, [key]):
                    gains[name] = gains.get(name, 0) + len(seats)
                    wins[name] = wins.get(name, 0.0) + sum(result.share(seat) for seat in seats)
        games = len(self.results)
        return sorted(
            (
                name,
                present[name] / games,
                gains.get(name, 0) / games,
                wins.get(name, 0.0) / gains[name] * self.players if gains.get(name) else 0.0,
            )
            for name in present
        )

    def kinds(self) -> list[str]:
        """What can be gained."""
        return sorted({key.split(" ", 1)[0] for told in self.told for key in told.facts.uses})

    def happened(self) -> list[tuple[str, float]]:
        """What is on the table in some games and never gained, such as an ending: how often."""
        kinds = self.kinds()
        counts = Counter(key for told in self.told for key in told.facts.present)
        return [
            (key, count / len(self.results))
            for key, count in sorted(counts.items())
            if key.split(" ", 1)[0] not in kinds
        ]


def _of_kind(kind: str, keys: Iterable[str]) -> list[str]:
    return [key.split(" ", 1)[1] for key in keys if key.startswith(f"{kind} ")]


def measure(
    game: str,
    players: int,
    games: int,
    seed: int,
    *,
    bot: str = "greedy",
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    on_progress: Callable[[int], None] | None = None,
    resume: Path | None = None,
) -> Balance:
    """Play the games that a section of the report is about."""
    played = simulate(
        find_game(game), [bot] * players, games, seed, options, jobs, on_progress,
        facts=tell, resume=resume,
    )  # fmt: skip
    return Balance(played)


# --- writing -------------------------------------------------------------------------------------


SECTION = "## "


def write(game: Game[Any, Any], sections: list[Balance], commands: list[str], old: str = "") -> str:
    """The report as Markdown: sections of an old one stay, but for those that are made anew."""
    words = game.words("en")
    parts = {_title(text): text for text in old.split(f"\n{SECTION}")[1:]}
    for section, command in zip(sections, commands, strict=True):
        made = "\n".join([*_opening(game, section, command), *_body(section, words)])
        parts[_title(made)] = made
    head = (
        f"# Balance of {words.tell('game-name')}\n\n"
        "Every seat is played by the same bot, so what differs between seats and sides is the "
        "game. A ratio of 1 is a fair share of the wins; behind it stands its 95 % interval.\n"
    )
    return "".join([head, *(f"\n{SECTION}{text.rstrip()}\n" for text in parts.values())])


def _title(section: str) -> str:
    return section.partition("\n")[0]


def _opening(game: Game[Any, Any], part: Balance, command: str) -> Iterator[str]:
    options = ", ".join(f"{key} {value}" for key, value in part.played.options.items())
    players = "1 player" if part.players == 1 else f"{part.players} players"
    unfinished, bot = len(part.played.results) - len(part.results), part.played.bots[0]
    yield f"{players} ({options})" if options else players
    yield ""
    yield (
        f"{len(part.results)} games, {unfinished} unfinished, between bots `{bot}`, "
        f"by `{command}` with rules version {game.version} and content `{game.content_hash()}`."
    )
    yield ""


def _body(part: Balance, words: Words) -> Iterator[str]:
    rounds, totals = part.rounds(), part.totals()
    yield "| | mean | 10 % | median | 90 % |"
    yield "|---|---|---|---|---|"
    yield f"| rounds | {_spread(rounds)} |"
    if totals:
        yield f"| score | {_spread(sorted(totals))} |"
        yield f"| highest score | {_spread(sorted(max(r.totals) for r in part.results))} |"
    for name, scores in part.automata().items():
        yield f"| score of {words.name(name)} | {_spread(scores)} |"
    for name, numbers in part.numbers().items():
        yield f"| {name} | {_spread(numbers)} |"
    yield ""
    yield from _share_table("seat (order of the first turn)", part.seats(), words)
    yield from _share_table("side", part.sides(), words)
    yield from _happened_table([(words.name(id), rate) for id, rate in part.endings()])
    yield from _happened_table(part.happened())
    yield "| score line | mean | seats that score | mean of winners |"
    yield "|---|---|---|---|"
    for id, mean, scoring, best in part.lines():
        yield f"| {words.tell(id)} | {mean:.2f} | {scoring:.0%} | {best:.2f} |"
    yield ""
    for kind in part.kinds():
        yield f"| {kind} | on the table | gained a game | win ratio of those who have it |"
        yield "|---|---|---|---|"
        for name, present, gained, ratio in part.uses(kind):
            yield f"| {words.name(name)} | {present:.0%} | {gained:.2f} | {ratio:.2f} |"
        yield ""


def _spread(values: Sequence[float]) -> str:
    """Mean, 10 %, median and 90 % of sorted values."""
    low, high = values[len(values) // 10], values[(len(values) - 1) * 9 // 10]
    middle = statistics.median(values)
    return f"{statistics.fmean(values):.1f} | {low:.0f} | {middle:.0f} | {high:.0f}"


def _share_table(what: str, shares: list[Share], words: Words) -> Iterator[str]:
    if not shares:
        return
    yield f"| {what} | games | win ratio | 95 % |"
    yield "|---|---|---|---|"
    for share in shares:
        name = words.name(share.label)
        interval = f"{share.low:.2f} to {share.high:.2f}"
        yield f"| {name} | {share.games} | {share.ratio:.2f} | {interval} |"
    yield ""


def _happened_table(rates: list[tuple[str, float]]) -> Iterator[str]:
    if not rates:
        return
    yield "| in the game | of the games |"
    yield "|---|---|"
    for name, rate in rates:
        yield f"| {name} | {rate:.0%} |"
    yield ""


def unfair(part: Balance) -> list[Share]:
    """Seats and sides that win more than they should; alone, one plays against an automaton."""
    if part.players == 1:
        return []
    return [share for share in (*part.seats(), *part.sides()) if share.ratio > FAIR]
