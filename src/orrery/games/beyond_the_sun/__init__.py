"""Beyond the Sun by Dennis K. Chan: research, expansion and colonization for 2 to 4 factions."""

from pathlib import Path

from orrery.games.beyond_the_sun import (
    components,
    glossary,
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
    id="beyond_the_sun",
    version=2,
    seats=(2, 3, 4),
    folder=Path(__file__).parent,
    modules=modules_of(__name__),
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
