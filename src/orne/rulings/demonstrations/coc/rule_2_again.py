"""What is forbidden or protected between announcing a thing and doing it."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Cannot, Choose, ImmuneTo, Use, action, disrupt
from orne.coc.events import WOUND
from orne.coc.language import (
    CAN_GO_INSANE,
    CARD,
    CHARACTER,
    THIS,
    YOURS,
    Do,
    ExhaustThis,
    SacrificeOne,
    gain,
    go_insane,
    titled,
)
from orne.coc.rules.entering import put_into_play
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BELL, GUN, IDLE, PAUSE, PAWN, Say, event, lab_card, on
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import log, said, skill

HORROR = lab_card(
    "dread-sight", action(go_insane(), Choose(CHARACTER & CAN_GO_INSANE), cost=ExhaustThis()), type="support"
)
FEAR = on(events.GO_INSANE)
HIT = on(WOUND)


def _put_into_play(g: CocTable, use: Use) -> bool:
    """Put a card from your hand into play."""
    return put_into_play(g, g.state.hand[use.seat][0], use.seat, use)


PRIEST = lab_card("steady-priest", Cannot("go insane", CHARACTER & YOURS))
CALLS_PRIEST = lab_card("call-priest", disrupt(FEAR, Do(_put_into_play)), type="support")
WARD = lab_card("gun-ward", ImmuneTo(CHARACTER & YOURS, titled("Gun")), cost=0)
CALLS_WARD = lab_card("call-ward", disrupt(HIT, Do(_put_into_play)), type="support")
ALTAR = lab_card("again-altar", action(Say("paid"), cost=SacrificeOne(CHARACTER)), type="support")
SAINT = lab_card("again-saint", ImmuneTo(THIS, CARD))
SEAL, DRAIN = "ccg-unspeakable-tales/seal-of-isis", "ccg-arkham-edition/power-drain"
CHEER = event("again-cheer", gain(skill=1), Choose(CHARACTER))
WATCHER = lab_card("again-watcher", disrupt(on(events.SACRIFICE), Say("seen")), type="support")


@shows("coc/rule/2.2-cannot/a")
def a_text_that_forbids_it_meanwhile_is_obeyed(show: Show) -> None:
    """A card put into play by a Disrupt forbids going insane, and nobody does."""
    show.lay(Side(play=[HORROR, PAUSE]), Side(play=[PAWN, CALLS_PRIEST, PAUSE], hand=[PRIEST]))
    show.answer(f"use {HORROR}", f"use {CALLS_PRIEST}")
    show.sees(log("put into play", "insane"), ["put into play steady-priest"])


@shows("coc/rule/2.2-cannot/a", editions=("ccg-2.0",))
def what_cannot_be_cancelled_is_not_but_the_rest_still_is(show: Show) -> None:
    """After Seal of Isis no event can be cancelled: Power Drain is offered against an ability, not against an event."""
    show.lay(Side(hand=[SEAL, CHEER], play=[PAWN, BELL, PAUSE]), Side(hand=[DRAIN], domains=["hastur:2"]))
    show.answer(f"play {SEAL}")
    show.asked(1, "disrupt")
    show.offers("pass", f"play {DRAIN} domain 1")
    show.answer("pass", f"play {CHEER}")
    show.asked(0, "action")
    show.sees(skill(PAWN), 2)
    show.answer(f"use {BELL}")
    show.asked(1, "disrupt")
    show.answer(f"play {DRAIN} domain 1")
    show.sees(said(), [])
    show.offers(*IDLE)


@shows("coc/rule/2.36-immune/a")
def immunity_gained_meanwhile_protects(show: Show) -> None:
    """A card put into play by a Disrupt gives immunity, and the wound is not dealt."""
    show.lay(Side(play=[GUN, PAUSE]), Side(play=[PAWN, CALLS_WARD, PAUSE], hand=[WARD]))
    show.answer(f"use {GUN}", f"use {CALLS_WARD}")
    show.sees(log("wounded"), [])


@shows("coc/rule/2.36-immune/a")
def a_cost_is_paid_with_a_card_that_was_immune_all_along(show: Show) -> None:
    """A card immune to everything may still be sacrificed to pay a cost."""
    show.lay(Side(play=[ALTAR, SAINT, PAUSE]), Side(play=[WATCHER, PAUSE]))
    show.answer(f"use {ALTAR}", "pass")
    show.sees(log("sacrificed", "said"), ["sacrificed again-saint", "paid"])
