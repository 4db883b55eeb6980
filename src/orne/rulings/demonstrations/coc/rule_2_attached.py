"""Cards that leave play before an effect attaches them, or attaches something to them."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, Use, action, disrupt
from orne.coc.language import CHARACTER, OPPONENTS, YOURS, Do, ExhaustThis, destroy
from orne.coc.rules.attaching import attach_by_effect
from orne.coc.rules.leaving import destroy as destroy_cards
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BELL, OAF, PAWN, lab_card, on, tool
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import discard, host, is_character, zone


def _late_glue(g: CocTable, use: Use) -> bool:
    """Destroy the first, then attach the second to it."""
    (host_, _), (other, _) = use.targets[0][0], use.targets[1][0]
    destroy_cards(g, [host_], use)
    return attach_by_effect(g, other, host_, use)


TWO = (Choose(CHARACTER & YOURS), Choose(CHARACTER & OPPONENTS))
LATE_GLUE = lab_card("late-glue", action(Do(_late_glue), *TWO, cost=ExhaustThis()), type="support")
SNUFF = tool(
    "snuff-the-user",
    disrupt(on(events.USE, lambda g, use, event: event.seat != use.seat), destroy(), Choose(CHARACTER & OPPONENTS)),
)


@shows("coc/rule/2.23-zones-of-play/d")
def nothing_is_attached_to_a_card_that_has_left_play(show: Show) -> None:
    """The character to which a Pawn is to be attached is destroyed first, and the Pawn stays what it is."""
    show.lay(Side(play=[LATE_GLUE, OAF, BELL]), Side(play=[PAWN]))
    show.answer(f"use {LATE_GLUE}")
    show.sees(zone(OAF), "discard")
    show.sees(zone(PAWN), "play")
    show.sees(host(PAWN), None)
    show.sees(is_character(PAWN), True)


@shows("coc/rule/2.23-zones-of-play/d")
def a_card_that_left_play_meanwhile_does_not_come_back_attached(show: Show) -> None:
    """Hound of Tindalos is destroyed by a Disrupt to its own Action, and is attached to nothing."""
    show.lay(Side(play=["hound-of-tindalos", BELL]), Side(play=[SNUFF, PAWN]))
    show.answer("use hound-of-tindalos ability 1", f"use {SNUFF}")
    show.sees(discard(0), ["hound-of-tindalos"])
    show.asked(0, "action")
