"""XIA-5.5.6: the actions, chapter by chapter, in the order in which they are offered."""

from __future__ import annotations

from orrery.games.xia.abilities import ability_moves
from orrery.games.xia.combat import attack_moves, rescue_moves
from orrery.games.xia.events import refugee_moves
from orrery.games.xia.explore import collecting_moves, scanning_moves
from orrery.games.xia.flight import engine_moves, flying_moves
from orrery.games.xia.kit import Offering
from orrery.games.xia.missions import discarding_moves, drawing_moves
from orrery.games.xia.objectives import mission_moves
from orrery.games.xia.trade import (
    buying_moves,
    gathering_moves,
    jettison_moves,
    picking_moves,
    relic_moves,
    selling_moves,
    swapping_moves,
)

ACTIONS: tuple[Offering, ...] = (
    engine_moves,
    flying_moves,
    attack_moves,
    rescue_moves,
    scanning_moves,
    collecting_moves,
    buying_moves,
    selling_moves,
    swapping_moves,
    gathering_moves,
    jettison_moves,
    picking_moves,
    relic_moves,
    ability_moves,
    drawing_moves,
    discarding_moves,
    mission_moves,
    refugee_moves,
)
