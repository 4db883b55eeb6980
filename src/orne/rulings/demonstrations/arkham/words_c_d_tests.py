"""Chaos tokens, and what holds during a test."""

from __future__ import annotations

from orne.arkham.abilities import Condition, free
from orne.arkham.facts import COMBAT
from orne.arkham.language import YOU, ElderSign, Gain, Gives
from orne.arkham.rules import chaos
from orne.rulings.laboratory.arkham import FIEND, HALL, LOFT, SCHOLAR, lab_card, scholar
from orne.rulings.showing.arkham import Foe, Place, Show, shows
from orne.rulings.showing.arkham_probes import clues, damage, happened, owner, resources, view, zone

HERO = lab_card("hero", ElderSign(2, Gain(2)), type="investigator", skills=(3, 1, 3, 3), health=7)
BRAVE = lab_card(
    "brave",
    Gives(YOU, COMBAT, 5, Condition(lambda g, use: g.test is not None and g.test.kind == "fight", "during a fight")),
)
LENS = lab_card("free-lens", free(Gain(1)))
MIND = lab_card("clear-mind", type="skill", icons=(0, 1, 0, 0, 0))


@shows("ahlcg/chaos-tokens/d", "ahlcg/skill-test/st-4-elder-sign")
def the_elder_sign_is_the_testers_own(show: Show) -> None:
    """The elder sign has the modifier and text of the tester's investigator, who orders the results."""
    show.lab(scholar(HERO), locations=[Place(HALL, clues=1)], bag=("elder sign",))
    show.answer("investigate lab/hall")
    show.offers("apply clue", "apply elder sign")
    show.answer("apply clue")
    show.sees(clues(HERO), 1)
    show.sees(resources(0), 7)


@shows("ahlcg/constant-abilities/c")
def constant_bonuses_may_hold_only_during_a_test(show: Show) -> None:
    """Active at every moment its condition holds, and at no other."""
    show.lab(scholar(play=[BRAVE]), enemies=[Foe(FIEND, exhausted=True)], bag=("-5",))
    show.sees(view(0, "investigators", 0, "skills", "combat"), 3)
    show.answer("fight lab/fiend")
    show.sees(damage(FIEND), 1)
    show.sees(view(0, "investigators", 0, "skills", "combat"), 3)


@shows("ahlcg/chaos-tokens/a")
def a_free_ability_waits_for_a_window(show: Show) -> None:
    """The token is revealed only after the second window of the test."""
    show.lab(scholar(play=[LENS]))
    show.answer("investigate lab/hall", "pass")
    show.sees(happened("token"), [])
    show.answer("pass")
    show.sees(happened("token"), ["token"])


@shows("ahlcg/automatic-failure-success/a", "ahlcg/chaos-tokens/a", "ahlcg/chaos-tokens/c")
def an_automatic_failure_is_registered_after_the_token(show: Show) -> None:
    """The card is committed and the token revealed before the test fails."""
    show.lab(scholar(hand=[MIND]), locations=[Place(HALL, clues=1), LOFT], bag=(chaos.AUTO_FAIL,))
    show.answer("investigate lab/hall", "commit lab/clear-mind")
    show.sees(happened("committed", "token", "test fails"), ["committed", "token", "test fails"])
    show.sees(clues(SCHOLAR), 0)
    show.sees(zone(MIND), "discard pile")
    show.sees(owner(MIND), 0)
