"""Effects that put something in place of something else."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, Replaces, Use, action, disrupt, forced
from orne.coc.language import CAN_GO_INSANE, CHARACTER, EVENT_CARD, Do, ExhaustThis, go_insane, sacrifice
from orne.coc.rules import entering, leaving
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BELL, BORE, MIND, PAWN, Say, lab_card, mine, on
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import log, skill

MARTYR = lab_card("martyr", Replaces(mine(events.GO_INSANE), sacrifice(EVENT_CARD)))
LAUGH = lab_card("laugh", forced(on(events.GO_INSANE), Say("ha")), type="support")
SCARE = lab_card("scare", action(go_insane(), Choose(CHARACTER & CAN_GO_INSANE), cost=ExhaustThis()), type="support")


def _instead(g: CocTable, use: Use) -> bool:
    """Sacrifice this card instead; a character of your deck enters play at the same story."""
    story = use.card.story
    assert use.event is not None
    use.event.cancelled = True
    leaving.sacrifice(g, [use.holder], use)
    walker = next(uid for uid in g.state.deck[use.seat] if g.title(uid) == "Walker")
    entering.put_into_play(g, walker, use.seat, use)
    g.state.edit(walker).story = story
    g.state.changed()
    return True


WALKER = lab_card("walker")
JULIA = lab_card("insomniac", disrupt(mine(events.GO_INSANE), Do(_instead)))
BRUTE = lab_card("nightmare", icons=(2, 0, 0, 0))


@shows("coc/rule/1.8-replacement-effects")
def what_is_replaced_does_not_happen_at_all(show: Show) -> None:
    """A character sacrificed instead has not gone insane, and nothing answers that it has."""
    show.lay(Side(play=[SCARE, SCARE, LAUGH, BELL]), Side(play=[MARTYR, PAWN]))
    show.answer(f"use {SCARE}", f"choose {MARTYR}")
    show.sees(log("replaced", "insane", "sacrificed", "said"), ["replaced martyr", "sacrificed martyr"])
    show.answer(f"use {SCARE}#2")
    show.sees(log("insane", "said"), ["insane pawn", "ha"])


@shows("coc/example/1.8-julia-brown-insomniac")
def a_disrupt_may_put_something_instead(show: Show) -> None:
    """The character is sacrificed and another joins the story; nobody goes insane from the struggle."""
    show.lay(
        Side(play=[At(BRUTE, story=0, exhausted=True), BELL]),
        Side(play=[At(JULIA, story=0, exhausted=True), At(PAWN, story=0, exhausted=True)], deck=[BORE, WALKER, BORE]),
        stories=[MIND],
        step="stories resolve",
    )
    show.answer(f"insane {JULIA}")
    show.asked(1, "disrupt")
    show.offers("pass", f"use {JULIA}")
    show.answer(f"use {JULIA}")
    show.sees(log("insane", "sacrificed", "put into play"), ["sacrificed insomniac", "put into play walker"])
    show.sees(skill(PAWN), 1)
