"""Reaching the discard pile, and what is attached to a card that leaves play."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import forced, response
from orne.coc.state import HAND, PLAY, RESOURCE
from orne.rulings.laboratory.coc import BELL, BURN, GUN, MELT, PAWN, PISTOL, Say, lab_card, mine, on, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import discard, log, said

PHOENIX = lab_card(
    "phoenix", response(mine(events.ENTERS_DISCARD, own_leaving=True, places=(PLAY, HAND)), Say("risen"))
)
ASH = lab_card("ash", response(mine(events.ENTERS_DISCARD, own_leaving=True, places=(PLAY, RESOURCE)), Say("ash")))
VULTURE = tool("vulture", forced(on(events.LEAVES_PLAY, lambda g, use, event: event.how == "destroyed"), Say("caw")))


@shows("coc/rule/1.12-card-states/b")
def what_is_discarded_from_hand_does_not_answer_that(show: Show) -> None:
    """From play it may say so; from hand it may not."""
    show.lay(Side(play=[GUN, BELL]), Side(play=[PHOENIX]))
    show.answer(f"use {GUN}")
    show.asked(1, "response")
    show.offers("pass", f"use {PHOENIX}")
    show.answer(f"use {PHOENIX}")
    show.sees(said(), ["risen"])
    show.lay(Side(play=[BURN, BELL]), Side(hand=[PHOENIX]))
    show.answer(f"use {BURN}")
    show.sees(discard(1), [PHOENIX])
    show.asked(0, "action")


@shows("coc/rule/1.12-card-states/c")
def a_text_that_says_so_works_from_a_domain(show: Show) -> None:
    """A card whose text speaks of having been a resource answers its own discarding from a domain."""
    show.lay(Side(play=[MELT, BELL]), Side(domains=[[ASH]]))
    show.answer(f"use {MELT}")
    show.asked(1, "response")
    show.offers("pass", f"use {ASH}")
    show.answer(f"use {ASH}")
    show.sees(said(), ["ash"])
    show.lay(Side(play=[MELT, BELL]), Side(domains=[[PHOENIX]]))
    show.answer(f"use {MELT}")
    show.sees(discard(1), [PHOENIX])
    show.asked(0, "action")


@shows("coc/rule/1.12-card-states/e")
def what_is_attached_to_a_card_that_leaves_play_is_destroyed(show: Show) -> None:
    """A Pawn is destroyed, then the Pistol on it, and what answers being destroyed hears both."""
    show.lay(Side(play=[GUN, VULTURE, BELL]), Side(play=[PAWN, At(PISTOL, on=PAWN)]))
    show.answer(f"use {GUN}")
    show.sees(log("destroyed", "discarded"), ["destroyed pawn", "destroyed pistol"])
    show.sees(said(), ["caw", "caw"])
    show.sees(discard(1), [PAWN, PISTOL])


@shows("coc/rule/1.12-card-states/a", editions=("lcg-3.0", "lcg-4"))
def in_later_documents_what_is_discarded_from_hand_may_answer_that(show: Show) -> None:
    """A card whose text speaks of its hand answers its own discarding from there; from a domain it does not."""
    show.lay(Side(play=[BURN, BELL]), Side(hand=[PHOENIX]))
    show.answer(f"use {BURN}")
    show.asked(1, "response")
    show.offers("pass", f"use {PHOENIX}")
    show.answer(f"use {PHOENIX}")
    show.sees(said(), ["risen"])


@shows("coc/rule/1.12-card-states/a", editions=("ccg-2.0", "lcg-1.4"))
def in_older_documents_no_text_works_from_a_domain(show: Show) -> None:
    """Even a card whose text speaks of having been a resource is not asked."""
    show.lay(Side(play=[MELT, BELL]), Side(domains=[[ASH]]))
    show.answer(f"use {MELT}")
    show.sees(discard(1), [ASH])
    show.asked(0, "action")
