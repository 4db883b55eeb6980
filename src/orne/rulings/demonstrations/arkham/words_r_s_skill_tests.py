"""Skill cards, and a difficulty that changes."""

from __future__ import annotations

from orne.arkham.abilities import Use, free
from orne.arkham.language import Discard, Do
from orne.arkham.rules.hands import draw
from orne.arkham.rules.skill_test import perform
from orne.arkham.skill_test import Result, SkillTest
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import PAPER, lab_card, scholar
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import clues, damage, hand_size, happened


def _try_it(g: ArkhamTable, use: Use) -> None:
    """Test combat against the cards in your hand."""
    test = SkillTest(use.seat, 2, lambda g: len(g.state.hand[use.seat]), "", -1, use)
    test.on_success.append(Result("draw", lambda g, test: draw(g, use.seat, 5)))
    perform(g, test)


HIT = lab_card("hit", type="skill", icons=(0, 0, 1, 0, 0))
TRIAL = lab_card("hand-trial", free(Do(_try_it), Discard()))


@shows("ahlcg/skill-cards/a", "ahlcg/wild-skill-icons/a")
def skill_cards_are_committed_where_they_match(show: Show) -> None:
    """Vicious Blow may be committed to a fight and not to an investigation, a wild icon to either."""
    show.lay(Inv(hand=["vicious-blow"]), enemies=[Foe("ghoul-priest", engaged=0)])
    show.answer("fight core/ghoul-priest")
    show.offers("commit core/vicious-blow", "done")
    show.answer("commit core/vicious-blow")
    show.sees(damage("core/ghoul-priest"), 2)
    show.lay(Inv(hand=["vicious-blow", "unexpected-courage"]), locations=[Place("hallway", clues=1)], bag=("-4",))
    show.answer("investigate core/hallway")
    show.offers("commit core/unexpected-courage", "done")
    show.answer("commit core/unexpected-courage")
    show.sees(clues("core/roland-banks"), 1)


@shows("ahlcg/skill-tests/e")
def a_difficulty_may_change_until_it_is_compared(show: Show) -> None:
    """Committing a card lowers a difficulty that counts the hand; cards drawn in ST.7 change nothing."""
    show.lab(scholar(hand=[HIT, PAPER, PAPER, PAPER], play=[TRIAL]), bag=("-1",))
    show.answer("use lab/hand-trial", "commit lab/hit")
    show.sees(happened("test succeeds", "test fails"), ["test succeeds"])
    show.sees(hand_size(0), 8)
    show.lab(scholar(hand=[HIT, PAPER, PAPER, PAPER], play=[TRIAL]), bag=("-1",))
    show.answer("use lab/hand-trial", "done")
    show.sees(happened("test succeeds", "test fails"), ["test fails"])
