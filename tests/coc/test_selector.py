"""Where selectors look: what the index lists is found as by looking at every card."""

from __future__ import annotations

import pytest

from orne.coc.abilities import AttachTo, Use
from orne.coc.language import CHARACTER, IN_DISCARD, IS_READY, OPPONENTS, YOURS, subtype
from orne.coc.position import At, Side, build
from orne.coc.selector import Sel, candidates, exists, look, one_by_one
from orne.coc.state import ANYBODY
from tests.coc.laboratory import OAF, PAUSE, PAWN, lab_card
from tests.coc.look import table, uid

BADGE = lab_card("sl-badge", AttachTo(CHARACTER), type="support", subtypes=("Attachment",))
CULTIST = lab_card("sl-cultist", subtypes=("Cultist",))
ONE = Side(play=[PAWN, At(BADGE, on=PAWN), At(CULTIST, insane=True), PAUSE], discard=[PAWN])
TWO = Side(play=[At(OAF, exhausted=True), CULTIST, At(PAWN, on=CULTIST, by_effect=True)], discard=[OAF])


@pytest.mark.parametrize("seat", [0, 1, ANYBODY])
@pytest.mark.parametrize(
    "what",
    [
        CHARACTER,
        YOURS,
        CHARACTER & YOURS,
        OPPONENTS & CHARACTER,
        CHARACTER & YOURS & OPPONENTS,
        CHARACTER & IS_READY & YOURS & subtype("Cultist"),
        CHARACTER & ~YOURS,
        (CHARACTER | YOURS) & IS_READY,
        CHARACTER & IN_DISCARD,
        IN_DISCARD & YOURS,
    ],
)
def test_what_the_index_lists_is_what_every_card_is_asked(what: Sel, seat: int) -> None:
    game = build(ONE, TWO)
    g = table(game)
    holder = uid(game, PAUSE)
    use = Use(None, holder, g.state.cards[holder], seat, g.state.cards[holder].kind)
    meant = [each for each in look(g, use, what.place) if what.test(g, use, each)]
    assert candidates(g, use, what) == meant == [*one_by_one(g, use, what)]
    assert exists(g, use, what, len(meant))
    assert not exists(g, use, what, len(meant) + 1)


def test_whoever_takes_a_list_may_change_it() -> None:
    game = build(ONE, TWO)
    g = table(game)
    use = g.use_of(uid(game, PAUSE))
    candidates(g, use, CHARACTER).clear()
    candidates(g, use, CHARACTER & YOURS).clear()
    assert len(candidates(g, use, CHARACTER)) == len(g.index.everybody) > 0
    assert candidates(g, use, CHARACTER & YOURS)
