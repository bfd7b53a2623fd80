"""`orrery balance`."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from orrery.cli import app

RUN = ("balance", "beyond_the_sun", "--players", "2", "--games", "4", "--bot", "random")


def test_the_report_goes_to_a_file_and_the_numbers_to_programs(tmp_path: Path) -> None:
    out = tmp_path / "report.md"
    done = CliRunner().invoke(app, [*RUN, "--out", str(out), "--json"])
    assert done.exit_code in (0, 1)
    section = json.loads(done.stdout)["sections"][0]
    assert section["players"] == 2
    assert section["games"] == 4
    assert out.read_text(encoding="utf-8").startswith("# Balance of Beyond the Sun")


def test_an_unfair_game_is_told_by_the_exit_status() -> None:
    done = CliRunner().invoke(app, [*RUN[:-3], "1", "--bot", "random", "--json"])
    assert done.exit_code == 1
    assert json.loads(done.stdout)["sections"][0]["unfair"]


def test_player_counts_that_are_none_are_refused(tmp_path: Path) -> None:
    out = tmp_path / "report.md"
    done = CliRunner().invoke(
        app, ["balance", "beyond_the_sun", "--players", "two", "--out", str(out)]
    )
    assert done.exit_code == 2
    assert "two" in done.stderr
    assert not out.exists()


def test_a_report_is_the_same_from_games_that_were_kept(tmp_path: Path) -> None:
    kept, out = tmp_path / "kept", tmp_path / "report.md"
    run = [*RUN, "--out", str(out)]
    CliRunner().invoke(app, run)
    text = out.read_text(encoding="utf-8")
    for _ in range(2):
        CliRunner().invoke(app, [*run, "--resume", str(kept)])
        assert out.read_text(encoding="utf-8") == text
    assert len(kept.read_bytes().split(b"\n")[1:]) == 4
