"""Beyond the Sun by Dennis K. Chan: research, expansion and colonization for 2 to 4 factions."""

from pathlib import Path

from orrery.games.beyond_the_sun import (
    abilities,
    achievements,
    actions,
    chronicle,
    colonize,
    components,
    effects,
    events,
    glossary,
    heuristics,
    invariants,
    mat,
    model,
    notation,
    production,
    research,
    scoring,
    setup,
    space,
    statistics,
    summary,
    turn,
    view,
)
from orrery.kernel import Game

MODULES = (
    abilities,
    achievements,
    actions,
    chronicle,
    colonize,
    effects,
    events,
    mat,
    notation,
    production,
    research,
    setup,
    space,
    turn,
)
"""Where the frames, moves, events and reasons of this game are defined."""

GAME = Game(
    id="beyond_the_sun",
    version=2,
    seats=(2, 3, 4),
    folder=Path(__file__).parent,
    modules=MODULES,
    options=model.BtsOptions,
    state=model.Table,
    load=components.Components,
    setup=setup.set_up,
    view=view.view,
    outcome=scoring.outcome,
    violations=invariants.violations,
    names=components.names,
    rounds=lambda state: state.round,
    evaluate=heuristics.evaluate,
    summary=summary.summary,
    facts=statistics.facts,
    goods=statistics.goods,
    luck=statistics.luck,
    glossary=glossary.glossary,
)
