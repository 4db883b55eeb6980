"""Broken lines of the rules: each is still Python and says something else, and a demonstration notices one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from orne.lab import noticing as module
from orne.lab.breakages import main
from orne.lab.broken_lines import RULES, SOURCE, Breakage, breakages
from orne.lab.exchanging import Exchange
from orne.lab.lines_run import lines_run
from orne.lab.noticing import Noticing, in_order, near, noticed_when_loaded
from orne.rulings.showing.demonstration import demonstrations

TRACED = 100
"""As many demonstrations are enough to choose from; to trace all takes ten times as long."""


@pytest.fixture(scope="module")
def noticing() -> Iterator[Noticing]:
    near_it = in_order(demonstrations("arkham").values(), near(BARRED))[:TRACED]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("orne.lab.lines_run.demonstrations", lambda game: {each.name: each for each in near_it})
        yield Noticing(["arkham"])


def breakage(path: str, before: str) -> Breakage:
    """The first breakage of some words in a module."""
    return next(each for each in breakages() if path in each.path and each.before == before)


BARRED = breakage("arkham/rules/enemy_movement", "not cannot_enter(g, uid, step)")
"""Enemies go where they cannot, and nowhere else."""


def test_each_breakage_says_something_else() -> None:
    found = breakages()
    texts = {each.path: (SOURCE / each.path).read_text("utf-8") for each in found}
    assert len(texts) > 50
    for each in found[::200]:
        broken = each.applied(texts[each.path])
        assert ast.dump(ast.parse(broken)) != ast.dump(ast.parse(texts[each.path])), each


def test_a_breakage_is_noticed_by_a_demonstration(noticing: Noticing) -> None:
    found = noticing.noticed(BARRED)
    assert "expected" in found
    assert found.startswith("ahlcg/")
    assert "\n" not in found


def test_the_rules_stay_whole_when_a_copy_of_them_is_broken(noticing: Noticing) -> None:
    name, edition = noticing.runs(BARRED)[0]
    assert noticing.noticed(BARRED)
    demonstrations("arkham")[name].run(edition)


def test_a_breakage_is_noticed_when_it_is_loaded() -> None:
    found = noticed_when_loaded(BARRED)
    assert "expected" in found
    assert found.startswith("ahlcg/")


def test_what_is_done_as_a_module_is_loaded_is_loaded_anew(noticing: Noticing, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of it is in a function whose code could be exchanged."""
    monkeypatch.setattr(module, "noticed_when_loaded", lambda each, source: f"{each.before} was loaded")
    outside = breakage("coc/rules/loops", 'name not in ("wounds", "success", "obj", "entered", "known")')
    assert noticing.noticed(outside) == f"{outside.before} was loaded"


def test_a_line_that_says_something_equal_is_not_noticed(noticing: Noticing) -> None:
    assert noticing.noticed(replace(BARRED, after=f"({BARRED.before} or False)")) == ""


def test_rules_that_never_end_are_noticed_by_name(noticing: Noticing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SECONDS", 2)
    paying = next(each for each in breakages() if each.path == "orne/arkham/rules/turn.py" and each.after == "pass")
    found = noticing.noticed(replace(paying, after="while True: pass"))
    assert found.startswith(("ahlcg/", "arkham/basics/"))
    assert found.endswith("came to no end in 2 s")


def test_only_demonstrations_that_run_a_line_are_run(noticing: Noticing) -> None:
    names = {name for name, _ in noticing.runs(BARRED)}
    assert names
    assert len(names) < TRACED / 2
    for name in list(names)[:3]:
        assert demonstrations("arkham")[name]


def test_which_lines_are_run_is_found_out_by_running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two branches, the line of the one taken."""
    path = tmp_path / "orne" / "rules.py"
    path.parent.mkdir()
    path.write_text("def rule(n):\n    if n:\n        return 1\n    return 2\n")
    space: dict[str, Any] = {}
    exec(compile(path.read_text(), str(path), "exec"), space)
    one = next(iter(demonstrations("arkham").values()))
    shown = replace(one, function=lambda show: space["rule"](True), editions=("2016",), idle=False)
    monkeypatch.setattr("orne.lab.lines_run.demonstrations", lambda game: {"one": shown})
    found = lines_run("arkham", ["orne"], tmp_path)
    assert found == {("orne/rules.py", line): [(shown.name, "2016")] for line in (1, 2, 3)}


def test_code_is_exchanged_wherever_a_function_is_held(tmp_path: Path) -> None:
    path = str(tmp_path / "rules.py")
    before = "def rule(n):\n    return [each for each in range(n) if each > 1]\ntexts = (lambda: 1, lambda: 2)\n"
    space: dict[str, Any] = {}
    exec(compile(before, path, "exec"), space)
    held = space["rule"], space["texts"][0], space["texts"][1]
    exchange = Exchange((str(tmp_path),))
    assert exchange.exchange(path, before, before) == 0
    assert exchange.exchange(path, before, before.replace("> 1", "> 2")) == 1
    assert exchange.exchange(path, before, before.replace("lambda: 2", "lambda: 3")) == 1
    assert (held[0](4), held[1](), held[2]()) == ([3], 1, 3)


def test_demonstrations_with_words_of_the_broken_line_come_first() -> None:
    known = demonstrations("arkham").values()
    ordered = in_order(known, ["massiv"])
    assert sorted(each.name for each in ordered) == sorted(each.name for each in known)
    assert "massive" in ordered[0].name + ordered[0].sentence.lower() + ordered[0].claims[0]


def test_every_breakage_belongs_to_one_game() -> None:
    assert {each.game for each in breakages()} == {"coc", "arkham"}
    assert {each.path.rpartition("/")[0] for each in breakages()} == set(RULES)


@pytest.mark.parametrize("words", ["--number 0", "--number 1000000", "--jobs 0", "--within nowhere"])
def test_numbers_out_of_range_are_refused_in_a_sentence(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words.split())
    assert words.split(maxsplit=1)[0] in capsys.readouterr().err
