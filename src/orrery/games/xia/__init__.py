"""Xia with Embers of a Forsaken Star, by Cody Miller and Ira Fay: captains in a drifting system."""

from pathlib import Path

from orrery.games.xia import (
    components,
    glossary,
    habits,
    heuristics,
    invariants,
    model,
    scoring,
    setup,
    statistics,
    summary,
    titles,
    view,
)
from orrery.kernel import Game, modules_of

GAME = Game(
    id="xia",
    version=4,
    seats=(1, 2, 3, 4, 5),
    folder=Path(__file__).parent,
    modules=modules_of(__name__),
    options=model.XiaOptions,
    state=model.Table,
    load=components.Components,
    setup=setup.set_up,
    view=view.view,
    outcome=scoring.outcome,
    violations=invariants.violations,
    names=components.names,
    rounds=lambda state: state.round,
    evaluate=heuristics.evaluate,
    habit=habits.habit,
    promising=habits.promising,
    summary=summary.summary,
    facts=statistics.facts,
    glossary=glossary.glossary,
    goods=statistics.goods,
    luck=statistics.luck,
    planning=heuristics.PLANNING,
    watch=titles.watch,
)
