"""Effects that put something in place of something else."""

from __future__ import annotations

import pytest

from orne.coc import events
from orne.coc.abilities import Choose, Replaces, Use, action, disrupt, forced
from orne.coc.events import WOUND
from orne.coc.language import CAN_GO_INSANE, CHARACTER, EVENT_CARD, ITSELF, Do, ExhaustThis, Wound, go_insane, sacrifice
from orne.coc.position import At, Side, build
from orne.coc.table import CocTable
from tests.coc.laboratory import BELL, BORE, GUN, MIND, OAF, PAWN, Say, lab_card, mine, on
from tests.coc.look import card, keys, log, skill
from tests.look import asked


def test_what_is_replaced_does_not_happen_at_all() -> None:
    """coc/rule/1.8-replacement-effects"""
    martyr = lab_card("martyr", Replaces(mine(events.GO_INSANE), sacrifice(EVENT_CARD)))
    laugh = lab_card("laugh", forced(on(events.GO_INSANE), Say("ha")), type="support")
    scare = lab_card(
        "scare", action(go_insane(), Choose(CHARACTER & CAN_GO_INSANE), cost=ExhaustThis()), type="support"
    )
    game = build(Side(play=[scare, scare, laugh, BELL]), Side(play=[martyr, PAWN]))
    game.play(f"use {scare}", f"choose {martyr}")
    assert log(game, "replaced", "insane", "sacrificed", "said") == ["replaced martyr", "sacrificed martyr"]
    game.choose(f"use {scare}#2")
    assert log(game, "insane", "said") == ["insane pawn", "ha"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_replacement_that_may_be_declined(answer: str) -> None:
    """coc/rule/1.8-replacement-effects"""
    saver = lab_card("saver", Replaces(on(WOUND), Wound(ITSELF), may=True), keywords=(("toughness", 1),))
    game = build(Side(play=[GUN, BELL]), Side(play=[saver, OAF]))
    game.play(f"use {GUN}", f"choose {OAF}")
    assert (asked(game), keys(game)) == ((1, "yes or no"), ["no", "yes"])
    game.choose(answer)
    assert (card(game, saver).wounds, card(game, OAF).wounds) == ((1, 0) if answer == "yes" else (0, 1))


def test_a_disrupt_may_put_something_instead() -> None:
    """coc/example/1.8-julia-brown-insomniac: the struggle's penalty is avoided altogether."""

    def instead(g: CocTable, use: Use) -> bool:
        """Sacrifice this card instead; a character of your deck enters play at the same story."""
        from orne.coc.rules import entering, leaving

        story = use.card.story
        use.event.cancelled = True
        leaving.sacrifice(g, [use.holder], use)
        walker = next(uid for uid in g.state.deck[use.seat] if g.title(uid) == "Walker")
        entering.put_into_play(g, walker, use.seat, use)
        g.state.edit(walker).story = story
        g.state.changed()
        return True

    walker = lab_card("walker")
    julia = lab_card("insomniac", disrupt(mine(events.GO_INSANE), Do(instead)))
    brute = lab_card("nightmare", icons=(2, 0, 0, 0))
    game = build(
        Side(play=[At(brute, story=0, exhausted=True), BELL]),
        Side(play=[At(julia, story=0, exhausted=True), At(PAWN, story=0, exhausted=True)], deck=[BORE, walker, BORE]),
        stories=[MIND],
        step="stories resolve",
    )
    game.choose(f"insane {julia}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {julia}"])
    game.choose(f"use {julia}")
    assert log(game, "insane", "sacrificed", "put into play") == ["sacrificed insomniac", "put into play walker"]
    assert skill(game, PAWN) == 1
