"""The `orrery` command: one file a subcommand.

Exit status: 0 done, 1 the thing that was checked has failed, 2 bad input, 70 a defect of Orrery.
"""

import typer

from orrery.cli import (
    admin,
    balance,
    bench,
    content,
    fuzz,
    games,
    keeping,
    play,
    replay,
    serve,
    simulate,
    types,
)
from orrery.cli.front import Front, front_door

app = typer.Typer(
    name="orrery",
    cls=Front,
    add_completion=False,
    pretty_exceptions_enable=False,
)
packs = typer.Typer(no_args_is_help=True)
office = typer.Typer(no_args_is_help=True)

app.callback(invoke_without_command=True)(front_door)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("simulate")(simulate.simulate)
app.command("balance")(balance.balance)
app.command("fuzz")(fuzz.fuzz)
app.command("replay")(replay.replay)
app.command("bench")(bench.bench)
app.command("types")(types.types)
app.command("backup")(keeping.backup)
app.command("restore")(keeping.restore)
app.command("check")(keeping.check)
app.add_typer(packs, name="content")
app.add_typer(office, name="admin")
for verb in (
    admin.tables,
    admin.close,
    admin.reopen,
    admin.delete,
    admin.expire,
    admin.mute,
    admin.block,
    admin.ban,
    admin.free,
    admin.bars,
    admin.export,
    admin.forget,
    admin.storage,
):
    office.command(verb.__name__)(verb)
packs.command("check")(content.check)


@packs.callback()
def _packs() -> None:
    """Keeps `check` a subcommand although it is the only one."""


def main() -> None:
    app(prog_name="orrery")
