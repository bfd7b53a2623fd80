"""Ambitions of Cosmos by Igor Esaulov and Sergey Golubkin: 2 to 4 nations, four ways to win."""

from pathlib import Path

from orrery.games.ambitions_of_cosmos import (
    components,
    glossary,
    habits,
    heuristics,
    invariants,
    model,
    setup,
    statistics,
    summary,
    victory,
    view,
)
from orrery.kernel import Game, modules_of

GAME = Game(
    id="ambitions_of_cosmos",
    version=3,
    seats=(2, 3, 4),
    folder=Path(__file__).parent,
    modules=modules_of(__name__),
    options=model.AocOptions,
    state=model.Table,
    load=components.Components,
    setup=setup.set_up,
    view=view.view,
    outcome=victory.outcome,
    violations=invariants.violations,
    names=components.names,
    rounds=statistics.rounds,
    evaluate=heuristics.evaluate,
    summary=summary.summary,
    facts=statistics.facts,
    glossary=glossary.glossary,
    goods=statistics.goods,
    luck=statistics.luck,
    habit=habits.habit,
    promising=habits.promising,
    planning=heuristics.PLANNING,
    watch=victory.watch,
)
