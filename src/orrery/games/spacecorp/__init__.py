"""SpaceCorp 2025-2300 AD by John Butterfield: 1 to 4 corporations on their way to the stars."""

from pathlib import Path

from orrery.games.spacecorp import (
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
    view,
)
from orrery.kernel import Game, modules_of

GAME = Game(
    id="spacecorp",
    version=1,
    seats=(1, 2, 3, 4),
    folder=Path(__file__).parent,
    modules=modules_of(__name__),
    options=model.ScOptions,
    state=model.Table,
    load=components.Components,
    setup=setup.set_up,
    view=view.view,
    outcome=scoring.outcome,
    violations=invariants.violations,
    rounds=lambda state: -(-sum(state.turns) // state.players),
    evaluate=heuristics.evaluate,
    summary=summary.summary,
    facts=statistics.facts,
    goods=statistics.goods,
    luck=statistics.luck,
    glossary=glossary.glossary,
    planning=habits.PLANNING,
    habit=habits.habit,
    promising=habits.promising,
)
