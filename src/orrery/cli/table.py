"""A table in the terminal: it shows what a seat may see, asks, and lets bots move by themselves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from orrery.bots import Bot, Glimpse
from orrery.cli.rulebook import find_clause
from orrery.cli.sheet import UNKNOWN, score_sheet, seat_labels, sheet_table, tell
from orrery.cli.speech import say_anywhere
from orrery.cli.terminal import write_file
from orrery.kernel import (
    Match,
    Message,
    Offer,
    OrreryError,
    Record,
    Refusal,
    SealedChance,
    Words,
    say_event,
    say_move,
    tally,
)

FINAL = "!"
"""Marks an offer that cannot be taken back."""


class Quit(Exception):
    """The person has left the table."""


def save(match: Match, path: Path) -> None:
    """Write the record with the secret inside: without it the game could not go on."""
    write_file(path, sealed_record(match).dump())


def sealed_record(match: Match) -> Record:
    chance = match.play.chance
    if not isinstance(chance, SealedChance):
        return match.record
    return msgspec.structs.replace(match.record, secret=chance.secret.hex())


class TerminalTable:
    """A match between people at this keyboard and bots."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        *,
        words: Words,
        own: Words,
        console: Console,
    ) -> None:
        self.match = match
        self.bots = bots
        self.words = words
        self.own = own
        self.console = console
        self.labels = seat_labels(match.record.seats, own)
        self.told = 0
        """How many events have been shown."""
        self.shown_to = -1
        """The seat that the board was shown to last."""
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": self.help,
            "why": self.why,
            "undo": self.undo,
            "redo": self.redo,
            "log": self.log,
            "score": self.score,
            "board": self.board,
            "rule": self.rule,
            "order": self.order,
            "save": self.save,
            "quit": self.quit,
        }

    def run(self) -> None:
        """Play until the end or until somebody leaves."""
        self.console.print(f"[bold]{self.words.name('game-name')}[/bold]")
        self.say("play-start", seats=", ".join(self.labels))
        if self.match.record.commitment:
            self.say("play-commitment", commitment=self.match.record.commitment)
        try:
            while not self.match.play.over:
                self.tell_news()
                self.next_decision()
        except Quit:
            self.say("play-left")
            return
        self.tell_news()
        self.show_result()

    def next_decision(self) -> None:
        seat = self.match.play.to_act()[0]
        bot = self.bots[seat]
        if bot is None:
            self.ask(seat)
        else:
            self.match.submit(seat, bot.choose(Glimpse(self.match.play, seat)))

    # --- asking ------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Put the question, and read until something has been played or taken back."""
        offers = self.show_question(seat)
        before = self.match.record.steps[:]
        while self.match.record.steps == before:
            line = self.read(seat)
            try:
                self.obey(seat, line, offers)
            except OrreryError as error:
                told = say_anywhere(error.message, self.own.language)
                self.console.print(Text(told, style="red"))

    def obey(self, seat: int, line: str, offers: list[Offer]) -> None:
        """A number, a move in notation, or a command: in that order."""
        if not line and len(offers) == 1:
            line = "1"
        if not line:
            return
        if line.isdigit():
            self.match.submit(seat, numbered(offers, int(line)).move)
            return
        if line in {str(offer.move) for offer in offers}:
            self.match.submit(seat, line)
            return
        word, _, rest = line.partition(" ")
        command = self.command(word.lower())
        if command:
            command(seat, rest.strip())
        else:
            self.match.submit(seat, line)

    def command(self, word: str) -> Callable[[int, str], None] | None:
        """A command by its English name or by its name in the reader's language."""
        if word == "?":
            return self.help
        for name, command in self.commands.items():
            if word in (name, self.own.tell(f"command-{name}")):
                return command
        return None

    def read(self, seat: int) -> str:
        """The next line; the end of the input is a way to leave."""
        prompt = f"{self.labels[seat]} > "
        if not sys.stdin.isatty():
            self.console.print(prompt, end="", markup=False)
            line = sys.stdin.readline()
            self.console.print()
            if not line:
                raise Quit
            return line.strip()
        try:
            return self.console.input(Text(prompt, style="bold")).strip()
        except EOFError:
            raise Quit from None

    # --- showing -----------------------------------------------------------------------------

    def say(self, id: str, **args: object) -> None:
        self.console.print(self.own.tell(id, **args), markup=False)

    def show_question(self, seat: int) -> list[Offer]:
        if self.shown_to != seat:
            self.board(seat, "")
        play = self.match.play
        question = play.question
        assert question is not None, "a seat is asked only while a question is open"
        offers, _ = play.explained(seat)
        title = Text(f"{self.labels[seat]}: ", style="bold")
        title.append(tell(question.prompt(play, seat), self.words, self.labels))
        if question.clause:
            title.append(f"  [{question.clause}]", style="dim")
        self.console.print(title)
        for number, offer in enumerate(offers, 1):
            self.console.print(self.offer_line(number, offer))
        return offers + self.show_aside(seat, len(offers))

    def show_aside(self, seat: int, count: int) -> list[Offer]:
        """What the seat may settle beside the turn, numbered on from its offers."""
        aside: list[Offer] = []
        for question, offers in self.match.play.explained_aside(seat):
            prompt = tell(question.prompt(self.match.play, seat), self.words, self.labels)
            self.console.print(Text(self.own.tell("play-aside", prompt=prompt), style="bold"))
            for number, offer in enumerate(offers, count + len(aside) + 1):
                self.console.print(self.offer_line(number, offer))
            aside += offers
        return aside

    def offer_line(self, number: int, offer: Offer) -> Text:
        line = Text(f"{number:>4}  ", style="cyan")
        line.append(tell(say_move(offer.move), self.words, self.labels), style="default")
        if offer.preview:
            told = ", ".join(tell(message, self.words, self.labels) for message in offer.preview)
            line.append(f" ({told})", style="green")
        if offer.final:
            line.append(f" {FINAL}", style="yellow")
        line.append(f"  {offer.move}", style="dim")
        return line

    def tell_news(self) -> None:
        """What has happened since the last time, as far as those at the keyboard may hear it."""
        heard = self.match.heard
        for fact in heard[min(self.told, len(heard)) :]:
            event = fact.by(self.listener())
            if event is not None:
                self.console.print(Text(f"  · {tell(say_event(event), self.words, self.labels)}"))
        self.told = len(heard)
        if self.match.play.to_act() != [self.shown_to]:
            self.shown_to = -1

    def listener(self) -> int | None:
        """Whose ears count: the one person's; with several or none, those of a spectator."""
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return people[0] if len(people) == 1 else None

    def show_result(self) -> None:
        outcome = self.match.game.outcome(self.match.play)
        if outcome.ending is not None:
            self.console.print(Text(tell(outcome.ending, self.words, self.labels), style="bold"))
        self.console.print(score_sheet(outcome, self.words, self.own, self.labels))
        winners = ", ".join(self.labels[seat] for seat in outcome.winners)
        self.say("play-won", winners=winners, count=len(outcome.winners))

    # --- commands ----------------------------------------------------------------------------

    def help(self, seat: int, rest: str) -> None:
        """`?`"""
        self.say("play-help")
        for name in self.commands:
            local = self.own.tell(f"command-{name}")
            word = name if local == name else f"{local}, {name}"
            self.console.print(f"  {word}: {self.own.tell(f'command-{name}-help')}", markup=False)

    def why(self, seat: int, rest: str) -> None:
        """`why not outpost`: what is refused here, all of it or what has to do with a word."""
        wanted = rest.lower()
        for filler in ("not", self.own.tell("play-not")):
            wanted = wanted.removeprefix(filler).strip()
        _, refusals = self.match.play.explained(seat)
        found = [refusal for refusal in refusals if self.concerns(refusal, wanted)]
        if not found:
            self.say("play-why-nothing")
        for refusal in found:
            name = self.name_of(refusal.target)
            told = Message(refusal.why.id, {**refusal.message.args, "target": name})
            line = Text("  ✗ ", style="red")
            line.append(name, style="bold")
            line.append(f": {tell(told, self.words, self.labels)}", style="default")
            line.append(f"  [{refusal.why.clause}]", style="dim")
            self.console.print(line)

    def concerns(self, refusal: Refusal, wanted: str) -> bool:
        names = (refusal.target, self.name_of(refusal.target))
        return any(wanted in name.lower() for name in names)

    def name_of(self, target: str) -> str:
        """A target on the board by name: `guild:academy` is called after the academy."""
        return self.words.names.get(target) or self.words.name(target.rpartition(":")[2])

    def undo(self, seat: int, rest: str) -> None:
        """The last step is taken back for whoever at this keyboard made it."""
        steps = self.match.record.steps
        last = steps[-1].seat if steps else seat
        self.match.undo(last if self.bots[last] is None else seat)
        self.say("play-undone")

    def redo(self, seat: int, rest: str) -> None:
        self.match.redo(seat)

    def log(self, seat: int, rest: str) -> None:
        for event in self.match.events(seat):
            self.console.print(Text(f"  · {tell(say_event(event), self.words, self.labels)}"))

    def score(self, seat: int, rest: str) -> None:
        """The score as it stands, with a question mark where the seat cannot know it."""
        known = tally(self.match.play, seat)
        lines = {line.id: readable(line.points) for line in known.lines}
        table = sheet_table(lines, readable(known.totals), self.words, self.own, self.labels)
        self.console.print(table)

    def board(self, seat: int, rest: str) -> None:
        self.console.rule()
        self.console.print(Text(self.match.game.summary(self.match.play, seat, self.words)))
        self.shown_to = seat

    def rule(self, seat: int, rest: str) -> None:
        """`rule BTS-3.1`; without a clause, the one behind the question."""
        question = self.match.play.question
        clause = rest or (question.clause if question else "")
        self.console.print(Markdown(find_clause(self.match.game, self.words.language, clause)))

    def order(self, seat: int, rest: str) -> None:
        """`order` lists the standing orders, `order end_turn always` gives one."""
        question, _, policy = rest.partition(" ")
        if question:
            self.match.order(seat, question, policy.strip())
            return
        for kind in self.match.game.questions:
            if len(kind.policies) == 1:
                continue
            self.console.print(Text(f"  {self.words.say(kind.called())}", style="bold"))
            for known in kind.policies:
                mark = "●" if known == self.match.policy(seat, kind) else "○"
                line = Text(f"    {mark} {self.words.say(kind.says(known))}")
                line.append(f"  order {kind.kind()} {known}", style="dim")
                self.console.print(line)

    def save(self, seat: int, rest: str) -> None:
        if not rest:
            raise OrreryError("error-save-where")
        save(self.match, Path(rest))
        self.say("play-saved", file=rest)

    def quit(self, seat: int, rest: str) -> None:
        raise Quit


def numbered(offers: list[Offer], number: int) -> Offer:
    if not 1 <= number <= len(offers):
        raise OrreryError("error-offer-number", number=number, offers=len(offers))
    return offers[number - 1]


def readable(points: Sequence[int | None]) -> list[str]:
    return [UNKNOWN if value is None else str(value) for value in points]
