"""``orne lab``."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

Orne = Callable[..., tuple[int, str, str]]

PLAN = """
game = "arkham"
players = ["random"]
decks = ["roland", ["daisy", "wendy"]]
scenarios = ["the-gathering"]
seeds = 2
"""
TABLES = ["cards.csv", "curves.csv", "games.csv", "report.html", "results.jsonl", "seats.csv"]
TABLES += ["study.json", "summary.csv", "timings.csv"]


@pytest.fixture(autouse=True)
def _here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("plan.toml").write_text(PLAN)


def besides_progress(err: str) -> str:
    """What is said besides how many games were played."""
    return "".join(line for line in err.splitlines(keepends=True) if not line.endswith(" games played\n"))


def test_a_plan_is_played_and_its_tables_and_report_are_written(orne: Orne) -> None:
    code, out, err = orne("lab", "run", "plan.toml", "--workers", "1")
    assert (code, besides_progress(err)) == (0, "")
    assert err.splitlines() == [f"orne: {done} of 4 games played" for done in range(5)]
    assert [line.split()[0] for line in out.splitlines()] == ["games", "roland", "daisy,", "wendy,", "Tables"]
    assert out.splitlines()[-1] == "Tables and report.html are in plan."
    assert sorted(path.name for path in Path("plan").iterdir()) == TABLES


def test_a_plan_that_is_played_again_gives_the_same_files(orne: Orne) -> None:
    orne("lab", "run", "plan.toml", "--workers", "1", "--into", "one")
    orne("lab", "run", "plan.toml", "--workers", "2", "--into", "two")
    for name in TABLES:
        if name not in ("results.jsonl", "timings.csv"):
            assert Path("one", name).read_bytes() == Path("two", name).read_bytes(), name


def test_a_changed_plan_is_refused_in_the_folder_of_another(orne: Orne) -> None:
    orne("lab", "run", "plan.toml", "--workers", "1")
    Path("plan.toml").write_text(PLAN.replace("seeds = 2", "seeds = 3"))
    code, out, err = orne("lab", "run", "plan.toml")
    assert (code, out) == (2, "")
    assert err.startswith("orne: plan holds results of another plan: seeds was different; name another folder")


def test_games_that_fail_are_told_of_and_the_exit_code_is_1(orne: Orne) -> None:
    Path("bot.py").write_text(
        "class Bot:\n    def choose(self, game, decision):\n        raise ValueError('no idea')\n"
    )
    Path("plan.toml").write_text(PLAN.replace('["random"]', '["random", "bot.py:Bot"]'))
    code, out, err = orne("lab", "run", "plan.toml", "--workers", "1")
    assert code == 1
    assert "Tables and report.html are in plan." in out
    assert besides_progress(err) == (
        "orne: 4 games could not be played to the end, such as game 4: bot.py:Bot failed at “Replace which cards?”: "
        "ValueError: no idea in line 3 of bot.py.\n"
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("run", "other.toml"), "other.toml: there is no such file; give the path of a plan, a TOML file."),
        (("run", "plan.toml", "--workers", "0"), "--workers must be a number from 1 to 10,000, not 0."),
        (("run", "plan.toml", "--on", "mars"), "There is no on called “mars”"),
        (("deck", "roland", "--games", "0"), "--games must be a number from 1 to 100,000, not 0."),
        (("deck", "roland", "--seed", "-1"), "A seed is a whole number from 0 to 1,000,000,000,000, not -1."),
        (("deck", "roland", "--player", "clever"), "players: there is no bot called “clever”"),
        (("deck", "roland", "--scenario", "the-party"), "There is no scenario called “the-party”"),
        (
            ("deck", "roland", "--field", "daisy"),
            "--field is for Call of Cthulhu, and roland is a deck of Arkham Horror; leave it out.",
        ),
        (
            ("deck", "starter-agency+hastur-a", "--difficulty", "easy"),
            "--difficulty is for Arkham Horror, and starter-agency+hastur-a is a deck of Call of Cthulhu;",
        ),
        (
            ("deck", "starter-agency+hastur-a", "--field", "starter-agency+hastur-a"),
            "--field names starter-agency+hastur-a itself; leave it out.",
        ),
        (("deck", "mine.o8d"), "mine.o8d: there is no such file"),
        (("deck", "nonsense"), "decks: there is no deck called “nonsense”; orne deck list shows all there are."),
        (
            ("deck", "starter-agency+hastur-a", "--field", "starter-roland"),
            "field: starter-roland is a deck of Arkham Horror, and the plan is for Call of Cthulhu.",
        ),
        (
            ("deck", "starter-agency+hastur-a", "--game", "arkham"),
            "decks: starter-agency+hastur-a is a deck of Call of Cthulhu, and the plan is for Arkham Horror.",
        ),
        (
            ("run", "plan.toml", "--into", "plan.toml/results"),
            "plan.toml/results cannot be written: not a directory; name another folder with --into.",
        ),
    ],
)
def test_what_cannot_be_studied_gets_one_sentence(orne: Orne, words: tuple[str, ...], said: str) -> None:
    code, out, err = orne("lab", *words)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err
    assert not Path("plan").exists()


def test_a_deck_is_tried_against_a_field(orne: Orne) -> None:
    words = ("--player", "random", "--games", "5", "--workers", "1", "--field", "starter-cthulhu+shub-niggurath-b")
    code, out, err = orne("lab", "deck", "starter-agency+hastur-a", *words)
    assert (code, besides_progress(err)) == (0, "")
    lines = out.splitlines()
    # Five games are six, since each deal is played from both seats.
    assert " of 6 games won, " in lines[0]
    assert lines[1].startswith("  starter-cthulhu+shub-niggurath-b: ")
    assert lines[2:] == [
        "No card stands out; to be named, it must be seen in 5 games and not in 5.",
        "Tables and report.html are in starter-agency+hastur-a-lab.",
    ]


def test_an_investigators_deck_is_tried_in_scenarios(orne: Orne) -> None:
    words = ("--player", "random", "--games", "2", "--workers", "1", "--scenario", "the-midnight-masks")
    code, out, err = orne("lab", "deck", "wendy", *words, "--difficulty", "easy", "--into", "tried")
    assert (code, besides_progress(err)) == (0, "")
    assert out.splitlines()[0].endswith(" of 2 games won, 0% (0% to 66%).")
    assert out.splitlines()[1] == "  the-midnight-masks, easy: 0 of 2"
    assert Path("tried", "report.html").is_file()


def test_the_decks_of_the_usual_field_are_those_of_all_factions(orne: Orne) -> None:
    code, out, err = orne("lab", "deck", "starter-agency+miskatonic-b", "--player", "random", "--games", "1")
    assert (code, besides_progress(err)) == (0, "")
    assert " of 12 games won" in out  # six others, from both seats


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="interrupts are sent to a group of processes")
@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_keeps_what_is_done_and_says_how_to_go_on(orne: Orne, workers: int) -> None:
    Path("plan.toml").write_text(PLAN.replace("seeds = 2", "seeds = 3000"))
    words = [sys.executable, "-m", "orne.cli", "lab", "run", "plan.toml", "--workers", str(workers)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    results = Path("plan", "results.jsonl")
    while process.poll() is None and not (results.exists() and results.stat().st_size):
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    kept = len(results.read_text().splitlines())
    assert (
        besides_progress(err)
        == f"Stopped: {kept:,} of 6,000 games are kept in plan; the same command goes on from there.\n"
    )
