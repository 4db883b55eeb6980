"""Skill tests, step by step (ST.1 to ST.8), and the cards committed to them."""

from __future__ import annotations

from orne.arkham.abilities import Use, action, reaction
from orne.arkham.events import WOULD_FAIL
from orne.arkham.facts import WILLPOWER
from orne.arkham.language import Do, when
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import HALL, SCHOLAR, lab_card, pause, scholar
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import clues, entries, happened, results, view


def _do(g: ArkhamTable, use: Use) -> None:
    """Test willpower (5) and succeed automatically."""
    plain_test(g, use.seat, WILLPOWER, 5, use, lambda test: setattr(test, "automatic", True))


SURE = lab_card("sure", action(Do(_do), word="parley"))
MIND = lab_card("mind", type="skill", icons=(0, 1, 0, 0, 0))


def _luck(g: ArkhamTable, use: Use) -> None:
    """Get +2."""
    assert g.test is not None
    g.test.bonus += 2


LUCKY = lab_card(
    "late-luck", reaction(when(WOULD_FAIL, lambda g, use, e: e.seat == use.seat, "you would fail"), Do(_luck))
)


@shows("ahlcg/skill-test/st-2-appropriate-icon", idle=False)
def only_cards_with_the_skills_icon_or_wild_are_committed(show: Show) -> None:
    """Cards with an icon of the tested skill or a wild one are offered, others are not."""
    show.lay(Inv(hand=["perception", "unexpected-courage", "overpower"]))
    show.answer("investigate core/hallway")
    show.offers("commit core/perception", "commit core/unexpected-courage", "done")


@shows("ahlcg/skill-test/st-2-bonus", idle=False)
def each_matching_icon_gives_a_bonus(show: Show) -> None:
    """A willpower and a wild icon give +2 to willpower, two agility icons +2 to agility."""
    show.drawing("rotting-remains", Inv(hand=["police-badge-2"]))
    show.answer("commit core/police-badge-2")
    show.sees(results(), [("test succeeds", 5, 2)])
    show.lay(Inv(hand=["manual-dexterity"]), enemies=[Foe("ghoul-minion", engaged=0)])
    show.answer("evade core/ghoul-minion", "commit core/manual-dexterity")
    show.sees(results(), [("test succeeds", 4, 2)])


@shows("ahlcg/skill-test/st-2-no-cost")
def committing_is_free(show: Show) -> None:
    """A Shotgun is committed without any resources."""
    show.lay(Inv(hand=["shotgun-4"], resources=0), enemies=[Foe("ghoul-minion", engaged=0)])
    show.answer("fight core/ghoul-minion", "commit core/shotgun-4")
    show.sees(results(), [("test succeeds", 6, 4)])
    show.sees(view(0, "investigators", 0, "resources"), 0)
    show.sees(view(0, "investigators", 0, "discard"), ["core/shotgun-4"])


@shows("ahlcg/skill-test/st-5", idle=False)
def skill_icons_assets_and_token_are_summed(show: Show) -> None:
    """Combat 4, Beat Cop 1, Machete 1, Overpower 2 and a token of -3 make 5."""
    show.lay(
        Inv(play=["beat-cop", "machete"], hand=["overpower"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=("-3",)
    )
    show.answer("use core/machete", "pass", "commit core/overpower", "pass")
    show.sees(results(), [("test succeeds", 5, 3)])


@shows("ahlcg/skill-test/st-6-auto")
def automatic_failures_fail_by_the_difficulty_and_successes_succeed_by_the_value(show: Show) -> None:
    """An automatic failure counts as a skill value of 0, an automatic success as a difficulty of 0."""
    show.lay(Inv(), enemies=[Foe("ghoul-priest", engaged=0)], bag=("auto-fail",))
    show.answer("fight core/ghoul-priest")
    show.sees(results(), [("test fails", 0, 4)])
    show.lab(scholar(play=[SURE]), bag=("-4",))
    show.answer("use lab/sure")
    show.sees(results(), [("test succeeds", 3, 3)])
    show.sees(happened("token"), [])
    show.sees(entries("automatic"), [("", 0, None, "succeeds")])


@shows("ahlcg/skill-test/st-6-compare", "ahlcg/clues/c", "ahlcg/clues/d")
def value_at_least_the_difficulty_succeeds(show: Show) -> None:
    """A skill of 3 against a difficulty of 2 succeeds with a -1 and fails with a -2."""
    for token, found in (("-1", 1), ("-2", 0)):
        show.lab(scholar(), locations=[Place(HALL, clues=2)], bag=(token,))
        show.answer("investigate lab/hall")
        show.sees(clues(SCHOLAR), found)
        show.sees(clues(HALL), 2 - found)


@shows("ahlcg/skill-test/windows", "ahlcg/skill-test/st-1", "ahlcg/skill-test/st-2-own-commit")
def windows_after_the_beginning_and_after_committing_but_none_after_the_token(show: Show) -> None:
    """A window opens before and one after committing; when the token is revealed nobody is asked."""
    show.lab(scholar(play=[pause()], hand=[MIND]), locations=[Place(HALL, clues=1)])
    show.answer("investigate lab/hall")
    show.asked(0, "window")
    show.offers("use lab/pause", "pass")
    show.answer("pass")
    show.asked(0, "commit")
    show.offers("commit lab/mind", "done")
    show.answer("commit lab/mind")
    show.asked(0, "window")
    show.answer("pass")
    show.asked(0, "turn")
    show.sees(clues(SCHOLAR), 1)


@shows("ahlcg/skill-test/st-6-compare")
def would_fail_comes_before_and_is_compared_again_but_lifts_no_automatic_failure(show: Show) -> None:
    """A bonus given when the test would fail makes it succeed, but not against the auto-fail token."""
    show.lab(scholar(play=[LUCKY]), locations=[Place(HALL, clues=1)], bag=("-3",))
    show.answer("investigate lab/hall")
    show.offers("react lab/late-luck", "pass")
    show.answer("react lab/late-luck")
    show.sees(clues(SCHOLAR), 1)
    show.lab(scholar(play=[LUCKY]), locations=[Place(HALL, clues=1)], bag=("auto-fail",))
    show.answer("investigate lab/hall", "react lab/late-luck")
    show.asked(0, "turn")
    show.sees(clues(SCHOLAR), 0)
