"""Black Angel by Sébastien Dujardin, Xavier Georges and Alain Orban: 1 to 4 rival minds aboard."""

from pathlib import Path

from orrery.games.black_angel import (
    components,
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
    id="black_angel",
    version=2,
    seats=(1, 2, 3, 4),
    folder=Path(__file__).parent,
    modules=modules_of(__name__),
    options=model.BaOptions,
    state=model.Table,
    load=components.Components,
    setup=setup.set_up,
    view=view.view,
    outcome=scoring.outcome,
    violations=invariants.violations,
    rounds=lambda state: state.round,
    evaluate=heuristics.evaluate,
    summary=summary.summary,
    facts=statistics.facts,
    goods=statistics.goods,
    luck=statistics.luck,
    glossary=components.glossary,
    habit=habits.habit,
)
