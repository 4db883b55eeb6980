"""What is asked: every option of every decision has a key of its own."""

from __future__ import annotations

import pytest

from orne.coc.position import Side, build
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import RulesError
from orne.kernel.table import Pending


def test_two_options_of_the_same_key_are_a_defect_that_names_the_decision() -> None:
    table = build(Side(hand=["shotgun-blast", "shotgun-blast"], play=["t-men"])).table
    one, two = table.state.hand[0]
    which = Decision(0, "discard", "Which one?", [Option(table, "discard", (uid,)) for uid in (one, two)])
    with pytest.raises(RulesError, match=r"“Which one\?” \(discard, seat 0\): discard core/shotgun-blast$"):
        table.check_key(which, 1)
    again = Decision(1, "yes or no", "Again?", [Option(table, "yes", value=1), Option(table, "yes", value=2)])
    with pytest.raises(RulesError, match="yes or no, seat 1"):
        table.check_key(again, 0)


@pytest.mark.parametrize("copied", [False, True])
def test_an_answer_that_the_record_could_not_tell_from_another_is_not_taken(copied: bool) -> None:
    you = Side(hand=["shotgun-blast"], domains=["agency:2"])
    game = build(you, Side(play=["young-deep-one", "mad-artist"]))
    assert game.decision is not None
    assert game.decision.keys == ["play core/shotgun-blast", "play core/shotgun-blast domain 1", "pass"]
    if copied:  # where the rules do not wait at the question
        game = game.copy()
        game.play("pass")
        game.undo()
    assert game.decision is not None
    game.decision.options[1].note = game.decision.options[0].note
    game.decision.options[1]._key = None
    with pytest.raises(RulesError, match="options of the same key"):
        game.choose(0)
    game.choose("pass")


def test_copies_that_are_told_apart_are_options_of_their_own() -> None:
    table = build(Side(play=["t-men", "t-men"])).table
    with pytest.raises(Pending) as asked:
        table.decide(0, "choose", "Which one?", [Option(table, "choose", (uid,)) for uid in table.state.play])
    assert asked.value.decision.keys == ["choose core/t-men", "choose core/t-men#2"]
