"""The front of the command line: it speaks the reader's language and turns errors into one line."""

from __future__ import annotations

import os
import traceback
from contextvars import ContextVar
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from orrery.cli.home import home
from orrery.cli.speech import Language, default_language, language_in, own_words, say_anywhere
from orrery.cli.terminal import open_console
from orrery.kernel import Message, OrreryError, Words

BAD_INPUT = 2
DEFECT = 70
"""Exit status when Orrery itself is at fault (EX_SOFTWARE)."""

Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[Language | None, typer.Option("--lang")]
GameId = Annotated[str, typer.Argument(metavar="GAME")]
Seed = Annotated[int, typer.Option("--seed")]
PackFolder = Annotated[Path | None, typer.Option("--pack", metavar="DIR")]
OptionList = Annotated[str, typer.Option("--options", metavar="KEY=VALUE,...")]


_asked: ContextVar[str] = ContextVar("language that the command line asks for")


def chosen(lang: Language | None) -> str:
    """The language of a command: its own `--lang`, or the one before it, or the environment's."""
    return lang.value if lang else _asked.get(default_language())


def front_door(
    ctx: typer.Context,
    lang: Lang = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
) -> None:
    """`--lang` may also stand before the command; `Front` has read it already."""
    if ctx.invoked_subcommand is None:
        home(chosen(lang), browse=not no_browser)


def read_pairs(text: str) -> dict[str, str]:
    """`advanced=true,map=b` as a mapping; the game reads the values."""
    pairs = {}
    for pair in filter(None, (part.strip() for part in text.split(","))):
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise OrreryError("error-option-form", text=pair)
        pairs[key.strip()] = value.strip()
    return pairs


def read_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


class Front(TyperGroup):
    """The group of all commands."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.obj = language_in(args)
        _asked.set(ctx.obj)
        translate(self, ctx, own_words(ctx.obj), "help")
        return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except OrreryError as error:
            complain(say_anywhere(error.message, ctx.obj))
            raise typer.Exit(BAD_INPUT) from None
        except typer.Exit:
            raise
        except Exception as error:
            if _passes(error):
                raise
            raise typer.Exit(report_defect(error, ctx.obj)) from None


def _passes(error: Exception) -> bool:
    """Whether typer has its own answer: usage errors, aborts, a closed pipe."""
    return type(error).__module__.startswith("typer.") or isinstance(
        error, (EOFError, BrokenPipeError)
    )


def complain(text: str) -> None:
    line = " ".join(text.split())
    open_console(stderr=True).print(f"orrery: {line}", markup=False)


def report_defect(error: Exception, language: str) -> int:
    """One line for the user; the traceback only for whoever asks for it."""
    if os.environ.get("ORRERY_TRACEBACK"):
        traceback.print_exception(error)
    problem = f"{type(error).__name__}: {error}".rstrip(".")
    complain(say_anywhere(Message("error-defect", {"problem": problem}), language))
    return DEFECT


def translate(command: Any, ctx: Any, words: Words, id: str) -> None:
    """Give a command, its options and its subcommands their help in the reader's language."""
    command.help = words.tell(id)
    command.short_help = None
    command.rich_help_panel = words.tell("panel-commands")
    for param in command.get_params(ctx):
        name = param.name.replace("_", "-")
        own = f"{id}-{name}"
        if isinstance(param, (TyperOption, TyperArgument)):
            param.help = words.tell(own if words.has(own) else f"option-{name}")
            argument = isinstance(param, TyperArgument)
            param.rich_help_panel = words.tell("panel-arguments" if argument else "panel-options")
    for verb, child in getattr(command, "commands", {}).items():
        translate(child, ctx, words, f"{id}-{verb}")
