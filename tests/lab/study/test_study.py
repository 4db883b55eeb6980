"""Studies: the same plan gives the same tables wherever it is played, and a run that stopped goes on."""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.lab.study import running, working
from orne.lab.study.contest import Job, Study, deal_of
from orne.lab.study.contests import prepared
from orne.lab.study.findings import found
from orne.lab.study.plan import Plan, from_data
from orne.lab.study.pool import Lost
from orne.lab.study.study import run
from orne.lab.study.tables import tables
from orne.lab.study.watching import Result
from orne.lab.study.working import Worker, bot_seed, play_job
from orne.lab.study.writing import check_format, write_tables

A, B = "starter-agency+miskatonic-a", "starter-cthulhu+hastur-b"


def coc_plan(**more: Any) -> Plan:
    return from_data({"game": "coc", "players": ["random"], "decks": [A, B], "seeds": 2, **more})


def arkham_plan(**more: Any) -> Plan:
    data = {"game": "arkham", "players": ["random"], "decks": ["roland", ["daisy", "wendy"]], "seeds": 3}
    return from_data({**data, "scenarios": ["the-gathering"], **more})


@pytest.mark.parametrize("plan", [coc_plan(), arkham_plan()], ids=["coc", "arkham"])
def test_two_processes_give_the_tables_that_one_gives(plan: Plan) -> None:
    assert tables(run(plan, workers=2)) == tables(run(plan, workers=1))


def test_the_order_in_which_games_end_leaves_no_trace() -> None:
    study = prepared(arkham_plan())
    jobs = study.jobs()
    results = Worker(study).play(jobs)
    assert tables(found(study, reversed(results), jobs)) == tables(found(study, results, jobs))


def test_a_game_of_a_study_is_the_game_that_its_job_says() -> None:
    study = prepared(coc_plan())
    job = study.jobs()[1]
    game = study.deal(job)
    bots = study.contest.game.bots()
    players = [bots[name](bot_seed(job, seat)) for seat, name in enumerate(job.players)]
    while (decision := game.decision) is not None:
        game.choose(players[decision.seat].choose(game, decision))
    told = play_job(study, job)
    assert game.outcome is not None
    assert told["winners"] == list(game.outcome.winners)
    assert (told["length"], sum(told["answers"])) == (game.state.turn, len(game.decisions()))


# ---- kept in a folder


def test_a_run_that_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = tables(run(arkham_plan(), workers=1))
    folder = tmp_path / "study"
    with pytest.raises(KeyboardInterrupt):
        run(arkham_plan(), folder, workers=1, progress=stop_after(3))
    lines = (folder / "results.jsonl").read_text().splitlines()
    assert [json.loads(line)["game"] for line in lines] == [0, 1, 2]
    with (folder / "results.jsonl").open("a") as file:
        file.write('{"game":3,"win')  # the machine went down in the middle of a line
    numbers: list[int] = []
    played = running.played

    def watched(study: Study, jobs: Sequence[Job], **how: Any) -> Iterator[list[Result]]:
        numbers.extend(job.number for job in jobs)
        return played(study, jobs, **how)

    monkeypatch.setattr("orne.lab.study.study.played", watched)
    assert tables(run(arkham_plan(), folder, workers=1)) == whole
    assert numbers == [3, 4, 5]
    numbers.clear()
    assert tables(run(arkham_plan(), folder, workers=1)) == whole
    assert numbers == []


def stop_after(games: int) -> Callable[[int, int], None]:
    """Interrupts a run as somebody at the keyboard would."""

    def progress(done: int, total: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return progress


def test_a_changed_plan_is_refused_in_the_same_folder(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    run(arkham_plan(), folder, workers=1)
    with pytest.raises(UserError) as refused:
        run(arkham_plan(seeds=4, difficulties=["easy"]), folder, workers=1)
    assert str(refused.value) == (
        f"{folder} holds results of another plan: difficulties and seeds were different; "
        f"name another folder with --into, or delete this one."
    )


def test_a_changed_deck_or_bot_is_refused_too(tmp_path: Path) -> None:
    deck, bot = tmp_path / "mine.txt", tmp_path / "bot.py"
    deck.write_text("50x core/t-men\n")
    bot.write_text("class Bot:\n    def choose(self, game, decision):\n        return 0\n")
    data = {"game": "coc", "players": ["bot.py:Bot"], "decks": ["mine.txt"], "seeds": 1}
    run(from_data(data, tmp_path), tmp_path / "study", workers=1)
    bot.write_text(bot.read_text() + "# better\n")
    with pytest.raises(UserError, match="a bot has been changed since"):
        run(from_data(data, tmp_path), tmp_path / "study", workers=1)
    deck.write_text("49x core/t-men\n")
    with pytest.raises(UserError, match="a deck has been changed since"):
        run(from_data(data, tmp_path), tmp_path / "study", workers=1)


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear")
    with pytest.raises(UserError, match="is there already and does not hold a study"):
        run(arkham_plan(), tmp_path, workers=1)


@pytest.mark.parametrize(("workers", "said"), [(0, "0"), (-2, "-2"), (1.5, "1.5"), (True, "true")])
def test_there_is_at_least_one_worker(workers: Any, said: str) -> None:
    with pytest.raises(UserError, match=f"^Workers are a whole number from 1, .*; not {said}\\.$"):
        run(arkham_plan(), workers=workers)


def test_a_folder_may_be_named_by_text(tmp_path: Path) -> None:
    run(arkham_plan(seeds=1), str(tmp_path / "study"), workers=1)
    assert (tmp_path / "study" / "results.jsonl").exists()


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    run(arkham_plan(), folder, workers=1)
    path = folder / "results.jsonl"
    path.write_text("spilt coffee\n" + path.read_text())
    with pytest.raises(UserError, match=r"results.jsonl is damaged in line 1; take that line away"):
        run(arkham_plan(), folder, workers=1)


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "study"

    def second(done: int, total: int) -> None:
        if done == 1:
            run(arkham_plan(), folder, workers=1)

    with pytest.raises(UserError, match="Another run is at work in"):
        run(arkham_plan(), folder, workers=1, progress=second)


# ---- games that fail


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_that_fails_is_told_of_and_the_others_go_on(tmp_path: Path, workers: int) -> None:
    source = "class Bot:\n    def __init__(self, seed):\n        self.seed = seed\n"
    unlucky = 4 * deal_of(2, "roland", "the-gathering", "standard")
    source += f"    def choose(self, game, decision):\n        return 99 if self.seed == {unlucky} else 0\n"
    (tmp_path / "bot.py").write_text(source)
    plan = from_data({**arkham_data(), "players": ["bot.py:Bot"]}, tmp_path)
    findings = run(plan, workers=workers)
    assert [job.seed for job, _ in findings.failed] == [2]
    said = "bot.py:Bot answered 99, which is not offered; offered: “replace core/"
    assert findings.failed[0][1].startswith(said)
    made = tables(findings)
    assert [row[-1] != "" for row in made["games"].rows] == [False, True, False]
    assert len(made["seats"].rows) == 2


def arkham_data() -> dict[str, Any]:
    return {"game": "arkham", "decks": ["roland"], "seeds": 3, "scenarios": ["the-gathering"]}


def test_rules_that_break_do_not_end_a_study(monkeypatch: pytest.MonkeyPatch) -> None:
    study = prepared(arkham_plan(decks=["roland"]))
    deal = type(study.contest).deal

    def broken(self: Any, plan: Plan, decks: Any, job: Job) -> Game[Any]:
        if job.number == 1:
            raise KeyError("a\nlocation")
        return deal(self, plan, decks, job)

    monkeypatch.setattr(type(study.contest), "deal", broken)
    results = Worker(study).play(study.jobs())
    assert [result.get("error", "") for result in results] == ["", r"KeyError: 'a\nlocation'", ""]


def test_a_bot_that_never_lets_a_game_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "MOST_ANSWERS", 3)
    findings = run(coc_plan(seeds=1), workers=1)
    assert findings.failed[0][1] == "random has answered 3 questions and the game is not over."


def test_a_worker_that_dies_ends_the_run_with_a_sentence(tmp_path: Path) -> None:
    source = "import os\nclass Bot:\n    def choose(self, game, decision):\n        os._exit(3)\n"
    (tmp_path / "bot.py").write_text(source)
    plan = from_data({**arkham_data(), "players": ["bot.py:Bot"]}, tmp_path)
    with pytest.raises(Lost, match=r"A worker ended before its time, perhaps for want of memory."):
        run(plan, workers=2)


# ---- files


def test_tables_are_written_as_csv_and_as_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    made = tables(run(arkham_plan(), workers=1))
    assert list(made) == ["games", "seats", "summary", "cards", "curves"]
    write_tables(tmp_path, made, "csv")
    write_tables(tmp_path, made, "parquet")
    for name, table in made.items():
        with (tmp_path / f"{name}.csv").open(newline="") as file:
            header, *rows = csv.reader(file)
        assert tuple(header) == table.columns
        assert rows == [["" if cell is None else str(cell) for cell in row] for row in table.rows]
        stored = parquet.read_table(tmp_path / f"{name}.parquet")
        assert tuple(stored.column_names) == table.columns
        assert [tuple(row.values()) for row in stored.to_pylist()] == table.rows


def test_parquet_without_pyarrow_is_refused_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr("orne.lab.study.writing.import_module", missing)
    check_format("csv")
    with pytest.raises(UserError, match=r"pip install 'orne\[lab\]' brings it, or --format csv does without"):
        check_format("parquet")


# ---- on a cluster


def test_a_ray_cluster_gives_the_same_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    try:
        findings = run(arkham_plan(), on="ray", workers=2)
    except UserError as error:
        if "Ray cannot be started here" not in str(error):
            raise
        pytest.skip(str(error))  # it gives up after half a minute where a machine is busy
    assert tables(findings) == tables(run(arkham_plan(), workers=1))


def test_without_ray_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr("orne.lab.study.on_ray.import_module", missing)
    with pytest.raises(UserError, match=r"Ray is not installed: pip install 'orne\[ray\]' brings it."):
        run(arkham_plan(), on="ray")


SCRIPT = f"""
from orne.lab.study import Plan, run
print("begun")
print(len(run(Plan("coc", ("random",), ("{A}", "{B}"), (1, 2)), workers=2).games))
print(__file__.endswith("tournament.py"), __spec__)
"""


def test_a_script_may_play_a_study_without_ado(tmp_path: Path) -> None:
    """Workers do not run the script that asks for them once more."""
    path = tmp_path / "tournament.py"
    path.write_text(SCRIPT)
    done = subprocess.run([sys.executable, str(path)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.split(), done.stderr) == (0, ["begun", "4", "True", "None"], "")
