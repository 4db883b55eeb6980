"""The rulebook: Invulnerability, and mechanics that came later."""

from __future__ import annotations

from orne.coc.abilities import Choose, action, disrupt
from orne.coc.events import WOUND
from orne.coc.language import CARD, CHARACTER, EVENT_CARD, ExhaustThis, PlaceSuccess, destroy, gain
from orne.rulings.laboratory.coc import GUN, PAUSE, PAWN, lab_card, on, tool
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import deck, log, view

HIT = on(WOUND)
SHELL = lab_card("hard-shell", disrupt(HIT, gain(EVENT_CARD, keyword="invulnerability")), type="support")
SETS = ("core", "forgotten-lore", "the-mark-of-madness")
DAYS = {name: tool(f"day-of-{name}", set=name, keywords=(("day", 1),)) for name in SETS}
RESILIENT = {name: lab_card(f"resilient-of-{name}", set=name, keywords=(("resilient", 1),)) for name in SETS}
FATED = {name: lab_card(f"fated-of-{name}", set=name, keywords=(("fated", 1),)) for name in SETS}
KILL = tool("kill-a-card", action(destroy(), Choose(CARD), cost=ExhaustThis()))
MARK = tool("mark-it", action(PlaceSuccess(), Choose(CHARACTER), cost=ExhaustThis()))


@shows("coc/rulebook/invulnerability")
def invulnerability_gained_meanwhile_keeps_the_wound_off(show: Show) -> None:
    """A character given Invulnerability by a Disrupt is not wounded."""
    show.lay(Side(play=[GUN, PAUSE]), Side(play=[PAWN, SHELL, PAUSE]))
    show.answer(f"use {GUN}", f"use {SHELL}")
    show.sees(log("wounded", "destroyed"), [])


@shows("coc/rulebook/new-mechanics-belong-to-the-rulebook")
def new_mechanics_hold_for_every_card_whenever_it_was_printed(show: Show) -> None:
    """Day, Resilient and Fated work on cards of the first set as on cards of the last."""
    for name in SETS:
        show.lay(Side(play=[DAYS[name], RESILIENT[name], KILL, PAUSE], deck=[PAWN]))
        show.sees(view(None, "day"), True)
        show.answer(f"use {KILL}", f"choose {RESILIENT[name]}")
        show.asked(0, "yes or no")
        show.answer("yes")
        show.sees(deck(0), [RESILIENT[name], PAWN])
        show.lay(Side(play=[FATED[name], MARK, PAUSE], deck=[PAWN]))
        show.answer(f"use {MARK}")
        show.sees(deck(0), [PAWN, FATED[name]])
