"""Terms and rules of play: what is destroyed, sacrificed, discarded or removed, and the states of a card."""

from __future__ import annotations

from orne.coc.abilities import Choose
from orne.coc.events import DESTROY, LEAVES_PLAY, SACRIFICE
from orne.coc.language import (
    CHARACTER,
    IS_EXHAUSTED,
    IS_READY,
    destroy,
    discard_from_play,
    everything,
    exhaust,
    ready,
    remove_from_game,
    sacrifice,
)
from orne.rulings.laboratory.coc import PAUSE, PAWN, event, hears
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import state, view, zone

HEARS_DESTROYED = hears("hears-destroyed", DESTROY)
HEARS_SACRIFICED = hears("hears-sacrificed", SACRIFICE)
DESTROYS = event("ruin", destroy(), Choose(CHARACTER))
SACRIFICES = event("offering", sacrifice(), Choose(CHARACTER))
DISCARDS = event("dismissal", discard_from_play(), Choose(CHARACTER))
REMOVES = event("oblivion", remove_from_game(), Choose(CHARACTER))
WAYS = ("destroyed", "sacrificed", "discarded", "removed")
LEAVING = {way: hears(f"hears-it-{way}", LEAVES_PLAY, way) for way in WAYS}
READIES = event("wake-up", ready(everything(CHARACTER)))
EXHAUSTS = event("lullaby", exhaust(everything(CHARACTER)))
NUDGES = event("nudge", ready(), Choose(CHARACTER & IS_EXHAUSTED))
TIRES = event("errand", exhaust(), Choose(CHARACTER & IS_READY))


@shows("coc/rule/2.7-sacrifice-destroy-discard/a")
def sacrificing_and_destroying_are_different_events(show: Show) -> None:
    """Of those who wait for one of the ways to leave play, exactly the one who waits for this way is asked."""
    for ends, how in (
        (DESTROYS, "destroyed"),
        (SACRIFICES, "sacrificed"),
        (DISCARDS, "discarded"),
        (REMOVES, "removed"),
    ):
        show.lay(Side(hand=[ends], play=["bag-man", *LEAVING.values(), PAUSE]))
        show.answer(f"play {ends}")
        show.asked(0, "response")
        show.offers("pass", f"use {LEAVING[how]}")
        show.sees(zone("bag-man"), "removed" if how == "removed" else "discard")
        show.answer("pass")
        show.asked(0, "action")
    show.lay(Side(hand=[SACRIFICES], play=["bag-man", HEARS_DESTROYED, HEARS_SACRIFICED, PAUSE]))
    show.answer(f"play {SACRIFICES}")
    show.offers("pass", f"use {HEARS_SACRIFICED}")
    show.answer("pass")


@shows("coc/rule/2.7-sacrifice-destroy-discard/b")
def discarding_from_play_is_neither_destroying_nor_sacrificing(show: Show) -> None:
    """Who waits for a destruction is asked when a card is destroyed, and nobody when one is discarded."""
    show.lay(Side(hand=[DESTROYS, DISCARDS], play=[PAWN, PAWN, HEARS_DESTROYED, HEARS_SACRIFICED, PAUSE]))
    show.answer("play lab/dismissal", "choose lab/pawn")
    show.sees(zone("lab/pawn"), "discard")
    show.asked(0, "action")
    show.answer("play lab/ruin")
    show.asked(0, "response")
    show.offers("use lab/hears-destroyed", "pass")
    show.answer("pass")


@shows("coc/rule/2.7-sacrifice-destroy-discard/c", "coc/rule/2.22-public-zones/b")
def removing_from_the_game_is_an_event_of_its_own(show: Show) -> None:
    """Nobody is asked who waits for a destruction or a sacrifice, and everybody sees what was removed."""
    show.lay(Side(hand=[REMOVES], play=[PAWN, HEARS_DESTROYED, HEARS_SACRIFICED, PAUSE]))
    show.answer("play lab/oblivion")
    show.sees(zone("lab/pawn"), "removed")
    show.asked(0, "action")
    for seat in (0, 1, None):
        show.sees(view(seat, "removed"), ["lab/pawn"])


@shows("coc/rule/2.10-ready-exhausted-committed/f")
def the_insane_are_neither_ready_nor_exhausted(show: Show) -> None:
    """What exhausts or readies everybody passes the insane by, and they are neither a ready nor an exhausted target."""
    show.lay(Side(hand=[EXHAUSTS, READIES], play=["mad-artist", At("bag-man", insane=True), PAUSE]))
    show.answer("play lab/lullaby")
    show.sees(state("mad-artist"), "exhausted")
    show.sees(state("bag-man"), "insane")
    show.answer("play lab/wake-up")
    show.sees(state("mad-artist"), "ready")
    show.sees(state("bag-man"), "insane")
    show.lay(Side(hand=[NUDGES, TIRES], play=[At("bag-man", insane=True), PAUSE]))
    show.offers("use lab/pause", "pass")
