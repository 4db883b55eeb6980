"""A demonstration that does not show what it says fails, and says where."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orne.kernel.errors import UserError
from orne.rulings.demonstrations.coc.rule_1_loops import CRANK, WHEEL
from orne.rulings.laboratory.coc import BARE, FULL, GUN, OAF, PAUSE
from orne.rulings.showing.coc import At, Show, Side
from orne.rulings.showing.coc_probes import drained, hand, in_play, printed, skill, state, wounds, zone
from orne.rulings.showing.demonstration import Register
from orne.rulings.showing.show import NotShown, told

Step = Callable[[Show], None]


def committing(edition: str = "lcg-4") -> Show:
    show = Show(edition)
    show.lay(Side(play=["mad-artist"]), Side(play=["bag-man"]), stories=[FULL, BARE], step="active player commits")
    return show


OPTIONS = ("commit mad-artist lab/quiet-story", "commit mad-artist lab/bare-story", "done")


def test_what_is_so_is_shown_and_recorded() -> None:
    show = committing()
    show.asked(0, "commit")
    show.offers(*OPTIONS)
    show.offers_of("commit", *OPTIONS[:2])
    show.includes("done")
    show.lacks("pass")
    show.never_mentions("bag-man")
    show.sees(zone("mad-artist"), "play")
    show.reads(printed("mad-artist", "skill"), 2)
    show.answer(OPTIONS[0])
    assert [step["do"] for step in show.steps] == ["lay", *["ask"] * 6, "see", "read", "answer"]
    assert show.steps[-1] == {
        "do": "answer",
        "seat": 0,
        "kind": "commit",
        "options": ["commit core/mad-artist lab/quiet-story", "commit core/mad-artist lab/bare-story", "done"],
        "choice": "commit core/mad-artist lab/quiet-story",
    }
    assert show.laboratory == ["lab/bare-story", "lab/quiet-story"]


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (lambda show: show.asked(1, "commit"), "who is asked: expected 1, found 0"),
        (lambda show: show.asked(0, "action"), "what is asked: expected 'action', found 'commit'"),
        (lambda show: show.offers(*OPTIONS[:2]), "what is offered: expected"),
        (lambda show: show.offers(*OPTIONS, "pass"), "what is offered: expected"),
        (lambda show: show.offers(*OPTIONS, "done"), "what is offered: expected"),
        (lambda show: show.offers(), "what is offered: expected []"),
        (lambda show: show.offers_of("commit", OPTIONS[0]), "what is offered: expected"),
        (lambda show: show.includes("pass"), "whether 'pass' is offered: expected True"),
        (lambda show: show.lacks("done"), "whether 'done' is offered: expected False"),
        (lambda show: show.never_mentions("mad-artist"), "what is offered of mad-artist: expected []"),
        (lambda show: show.answer("pass"), "'pass' is not offered"),
        (lambda show: show.sees(zone("mad-artist"), "hand"), "where mad-artist lies: expected 'hand', found 'play'"),
        (lambda show: show.sees(zone("g-men"), "hand"), "there is no card g-men"),
        (lambda show: show.sees(zone("mad-artist", 2), "hand"), "there is no card mad-artist (number 2)"),
        (lambda show: show.reads(printed("mad-artist", "skill"), 3), "expected 3, found 2"),
        (lambda show: show.why_not("done"), "why 'done' is not offered: expected [], found ['done']"),
        (lambda show: show.why_not("commit bag-man"), "why 'commit bag-man' is not offered: expected []"),
        (lambda show: show.pass_to("mulligan"), "the game never came to mulligan"),
        (lambda show: show.cannot_lay(Side(), says="x"), "expected to be impossible, and it was laid"),
        (lambda show: show.cannot_lay(step="dance", says="x"), "There is no step called"),
        (lambda show: show.cannot_repeat(3, says="x"), "the reason why nothing is repeated: expected True"),
    ],
)
def test_what_is_not_so_fails(step: Step, said: str) -> None:
    show = committing()
    before = len(show.steps)
    with pytest.raises(NotShown) as failed:
        step(show)
    assert said in str(failed.value)
    if "never came" not in said:
        assert len(show.steps) == before, "what failed is not recorded"


def test_an_impossible_position_is_refused_in_words() -> None:
    show = Show("lcg-4")
    show.cannot_lay(step="dance", says="no step called 'dance'")
    assert not show.is_laid
    with pytest.raises(NotShown, match="no position has been laid"):
        show.offers()


def test_a_demonstration_ends_with_nothing_half_done() -> None:
    register = Register("coc", ("lcg-3.0", "lcg-4"), "lcg-4", Show)

    @register.shows("coc/rule/3.3-winning-an-icon-struggle", editions=["lcg-4"])
    def wounded(show: Show) -> None:
        """Somebody is asked for a response."""
        show.lay(Side(hand=["short-fuse"], play=[PAUSE, GUN]), Side(play=[OAF], hand=["lab/nothing-to-see"][:0]))
        show.answer("use lab/gun")
        show.sees(wounds(OAF), 1)

    assert register.known["wounded"].run("lcg-4").steps[-1] == {"do": "idle"}

    @register.shows("coc/rule/3.3-winning-an-icon-struggle", editions=["lcg-4", "lcg-3.0"], idle=False)
    def unfinished(show: Show) -> None:
        """It need not be over."""
        show.lay(Side(play=[At("bag-man", insane=True)]))
        show.sees(state("bag-man"), "insane")

    found = register.known["unfinished"]
    assert (found.editions, found.run("lcg-4").steps[-1]["do"]) == (("lcg-3.0", "lcg-4"), "see")


def test_what_cannot_be_registered_is_refused() -> None:
    register = Register("coc", ("lcg-4",), "lcg-4", Show)
    with pytest.raises(ValueError, match="no editions called lcg-9"):
        register.shows("coc/rule/3.3-winning-an-icon-struggle", editions=["lcg-9"])(lambda show: None)
    with pytest.raises(UserError, match="There is no ruling called"):
        register.shows("coc/rule/no-such-rule")(lambda show: None)


def test_a_usual_argument_is_recorded_where_it_is_told() -> None:
    assert drained().of == (0,)
    assert zone("bag-man").of == ("bag-man",)
    assert zone("bag-man", number=2).of == ("bag-man", 2)
    assert told("the hand of {}", [0]) == "the hand of 0"
    assert told("where {} lies", ["bag-man", 2], ["card", "number"]) == "where bag-man lies (number 2)"
    assert told("what happened:", ["drawn", "played"], ["kinds"]) == "what happened: drawn played"


def test_a_position_is_recorded_without_what_is_usual() -> None:
    show = Show("lcg-4")
    show.lay(Side(play=["bag-man", At("mad-artist", exhausted=True)], hand=["g-men"]), turn=5)
    assert show.steps == [
        {
            "do": "lay",
            "position": {
                "you": {"hand": ["g-men"], "play": ["bag-man", {"card": "mad-artist", "exhausted": True}]},
                "turn": 5,
            },
        }
    ]
    show.sees(in_play(0), ["bag-man", "mad-artist"])
    show.sees(hand(0), ["g-men"])


def test_a_cycle_that_can_be_repeated_is_not_refused() -> None:
    show = Show("lcg-4")
    show.lay(Side(play=[WHEEL, At(CRANK, exhausted=True)]))
    show.cannot_repeat(5, says="No loop has been shown")
    show.answer(f"use {WHEEL}", f"use {CRANK}")
    with pytest.raises(NotShown, match="no cycle was expected to be repeated, and one was"):
        show.cannot_repeat(5, says="x")
    show.sees(skill(WHEEL), 2)
