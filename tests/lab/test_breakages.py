"""Broken lines of the rules: each is still Python and says something else, and a demonstration notices one."""

from __future__ import annotations

import ast
from dataclasses import replace

import pytest

from orne.lab.breakages import SOURCE, breakages, in_order, main, noticed
from orne.rulings.showing.demonstration import demonstrations


def test_each_breakage_says_something_else() -> None:
    found = breakages()
    texts = {each.path: (SOURCE / each.path).read_text("utf-8") for each in found}
    assert len(texts) > 50
    for each in found[::200]:
        broken = each.applied(texts[each.path])
        assert ast.dump(ast.parse(broken)) != ast.dump(ast.parse(texts[each.path])), each


def test_a_breakage_is_noticed_by_a_demonstration() -> None:
    """Enemies go where they cannot, and nowhere else."""
    barred = "not cannot_enter(g, uid, step)"
    chosen = next(each for each in breakages() if "enemy_movement" in each.path and each.before == barred)
    found = noticed(chosen)
    assert "expected" in found
    assert found.startswith("ahlcg/")
    assert "\n" not in found


def test_a_line_that_says_the_same_is_not_noticed() -> None:
    chosen = next(each for each in breakages() if each.path.startswith("orne/arkham"))
    assert noticed(replace(chosen, after=chosen.before)) == ""


def test_rules_that_never_end_are_noticed_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orne.lab.breakages.SECONDS", 5)
    paying = next(each for each in breakages() if each.path == "orne/arkham/rules/turn.py" and each.after == "pass")
    found = noticed(replace(paying, after="while True: pass"))
    assert found.startswith(("ahlcg/", "arkham/basics/"))
    assert found.endswith("came to no end in 5 s")


def test_demonstrations_with_words_of_the_broken_line_come_first() -> None:
    known = demonstrations("arkham").values()
    ordered = in_order(known, ["massiv"])
    assert sorted(each.name for each in ordered) == sorted(each.name for each in known)
    assert "massive" in ordered[0].name + ordered[0].sentence.lower() + ordered[0].claims[0]


def test_every_breakage_belongs_to_one_game() -> None:
    assert {each.game for each in breakages()} == {"coc", "arkham"}


@pytest.mark.parametrize("words", ["--number 0", "--number 1000000", "--jobs 0"])
def test_numbers_out_of_range_are_refused_in_a_sentence(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words.split())
    assert words.split(maxsplit=1)[0] in capsys.readouterr().err
