"""Disrupts: they come before what they answer, and once for each use."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, Use, action, disrupt
from orne.coc.events import WOUND
from orne.coc.language import (
    CHARACTER,
    EVENT_CARD,
    YOURS,
    Do,
    ExhaustThis,
    Wound,
    everything,
    gain,
    return_to_hand,
    titled,
)
from orne.coc.rules import success
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BORE, GUN, OAF, PAUSE, PAWN, TWO_SHOTS, WARY, lab_card, on
from orne.rulings.showing.coc import At, Show, Side, Story, shows
from orne.rulings.showing.coc_probes import log, said, wounds

HIT = on(WOUND)
HIDE = lab_card("thick-hide", disrupt(HIT, gain(EVENT_CARD, keyword="toughness")), type="support")
STORM = lab_card("steel-rain", action(Wound(everything(CHARACTER)), cost=ExhaustThis()), type="support")
RESCUE = lab_card("rescue", disrupt(HIT, return_to_hand(), Choose(CHARACTER & YOURS & titled("Bore"))), type="support")


def _claim(g: CocTable, use: Use) -> bool:
    """Put a success token on that story."""
    assert use.event is not None
    return success.place(g, use.seat, use.event.subject, use)


EAGER = lab_card("eager", disrupt(on(events.STRUGGLE_BEFORE), Do(_claim)), type="support")
BRUTE = lab_card("brute-again", icons=(0, 1, 0, 0))
PLAIN_AGAIN = lab_card("plain-again", type="story", cost=0, faction=None, resources=())


@shows("coc/timing/disrupt-immediate")
def toughness_gained_meanwhile_holds_the_wound(show: Show) -> None:
    """A character given Toughness by a Disrupt is wounded and not destroyed."""
    show.lay(Side(play=[GUN, PAUSE]), Side(play=[PAWN, HIDE, PAUSE]))
    show.answer(f"use {GUN}", f"use {HIDE}")
    show.sees(log("wounded", "destroyed"), ["wounded pawn"])
    show.sees(wounds(PAWN), 1)


@shows("coc/timing/disrupt-immediate")
def a_disrupt_to_the_second_reaches_the_first_before_any_wound_is_placed(show: Show) -> None:
    """The wounds are placed together, and not on the character that a Disrupt has returned to hand."""
    show.lay(Side(play=[STORM, PAUSE]), Side(play=[BORE, PAWN, RESCUE, PAUSE]))
    show.answer(f"use {STORM}", "pass", f"use {RESCUE}")
    show.sees(log("returned", "wounded", "destroyed"), ["returned bore", "wounded pawn", "destroyed pawn"])


@shows("coc/timing/disrupt-struggle-before")
def a_story_won_before_its_struggle_is_over(show: Show) -> None:
    """The story is won by a Disrupt before its struggle, which does not take place."""
    show.lay(
        Side(play=[At(BRUTE, story=0), EAGER, PAUSE]),
        Side(play=[At(PAWN, story=0)]),
        stories=[Story(PLAIN_AGAIN, (4, 0)), "core/dreamwalkers", "core/frozen-in-time"],
        step="stories resolve",
    )
    show.answer(f"use {EAGER}")
    show.sees(log("story won", "struggle", "wounded"), ["story won plain-again"])


@shows("coc/timing/disrupts-step/a")
def what_answers_an_ability_being_used_answers_it_once(show: Show) -> None:
    """The second part of the ability is not offered to what may answer an ability being used."""
    theirs = ["performance-artist", "jack-brass-brady", WARY, OAF, PAUSE]
    show.lay(Side(play=[TWO_SHOTS, PAUSE]), Side(play=theirs))
    show.answer(f"use {TWO_SHOTS}", f"choose {OAF}")
    answers = ["use core/jack-brass-brady", "use core/performance-artist", f"use {WARY}"]
    show.asked(1, "disrupt")
    show.offers("pass", *answers)
    show.answer("pass")
    show.asked(0, "choose")
    show.answer(f"choose {OAF}")
    show.sees(wounds(OAF), 2)
    show.sees(said(), [])
