"""The machine that runs rules. It knows no game, no web and no database.

From Python, a game is five lines::

    from orrery.kernel import find_game, start_match

    match = start_match(find_game("beyond_the_sun"), ["Ada", "Grace"])
    while not match.play.over:
        match.submit(match.play.seat, match.play.offers[0])
    print(match.record.result)
"""

from orrery.kernel.chance import Chance, FastChance, RecordedChance, ScriptedChance, SealedChance
from orrery.kernel.codec import state_hash
from orrery.kernel.content import Item, Pack
from orrery.kernel.decks import Deck
from orrery.kernel.errors import OrreryError, RuleError
from orrery.kernel.events import Event, Heard, Who
from orrery.kernel.frames import (
    ABLE,
    ALWAYS,
    ASK,
    END,
    NEVER,
    PASS,
    Due,
    EndTurn,
    Frame,
    Question,
    State,
    Task,
    Together,
    Window,
    on,
)
from orrery.kernel.game import (
    Game,
    Glossary,
    Options,
    Outcome,
    Planning,
    ScoreLine,
    Throw,
    all_games,
    find_game,
    modules_of,
    say_event,
    say_move,
    say_or_ask_games,
    seats_from,
)
from orrery.kernel.match import Match, start_match
from orrery.kernel.moves import End, Move, Notation, Pass
from orrery.kernel.offers import Offer, Refusal, Why
from orrery.kernel.play import Play, shuffle
from orrery.kernel.record import Draw, Record, Replay, Step, draws_of, verify
from orrery.kernel.tally import Tally, tally
from orrery.kernel.words import LANGUAGES, Message, Words
from orrery.kernel.zones import ALL, NOBODY, Card, Zone, bit, bits, mask_of

__all__ = [
    "ABLE",
    "ALL",
    "ALWAYS",
    "ASK",
    "END",
    "LANGUAGES",
    "NEVER",
    "NOBODY",
    "PASS",
    "Card",
    "Chance",
    "Deck",
    "Draw",
    "Due",
    "End",
    "EndTurn",
    "Event",
    "FastChance",
    "Frame",
    "Game",
    "Glossary",
    "Heard",
    "Item",
    "Match",
    "Message",
    "Move",
    "Notation",
    "Offer",
    "Options",
    "OrreryError",
    "Outcome",
    "Pack",
    "Pass",
    "Planning",
    "Play",
    "Question",
    "Record",
    "RecordedChance",
    "Refusal",
    "Replay",
    "RuleError",
    "ScoreLine",
    "ScriptedChance",
    "SealedChance",
    "State",
    "Step",
    "Tally",
    "Task",
    "Throw",
    "Together",
    "Who",
    "Why",
    "Window",
    "Words",
    "Zone",
    "all_games",
    "bit",
    "bits",
    "draws_of",
    "find_game",
    "mask_of",
    "modules_of",
    "on",
    "say_event",
    "say_move",
    "say_or_ask_games",
    "seats_from",
    "shuffle",
    "start_match",
    "state_hash",
    "tally",
    "verify",
]
