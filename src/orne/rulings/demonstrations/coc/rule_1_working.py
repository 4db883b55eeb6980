"""Card effects: where they work, several on one card, and how lasting ones add up."""

from __future__ import annotations

from orne.coc.abilities import Choose, Gives, action
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    IN_DISCARD,
    IT,
    ITSELF,
    Also,
    Draw,
    ExhaustThis,
    Lasting,
    discard_from_play,
    everything,
    exhaust,
    put_into_play,
)
from orne.coc.values import COMBAT
from orne.rulings.laboratory.coc import BORE, PAUSE, PAWN, event, lab_card, tool
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import hand_size, icons, log

WORKER = lab_card("worker", action(Draw()))
BRAWL = event("brawl", Lasting(Gives(AFFECTED, COMBAT, 2), IT), Choose(CHARACTER))
CALM = event("calm", Lasting(Gives(AFFECTED, COMBAT, -2), IT), Choose(CHARACTER))
STUDY = event("study", Draw())
SWEEP = tool("sweep", action(discard_from_play(everything(CHARACTER)), cost=ExhaustThis()))
RAISE = tool("raise-them", action(put_into_play(everything(CARD & IN_DISCARD)), cost=ExhaustThis()))
CLERK = lab_card("weary-clerk", action(Also(exhaust(ITSELF), Draw()), cost=ExhaustThis()))


@shows("coc/rule/1.2-working-effects/b")
def a_text_in_hand_or_discard_pile_is_unusable_but_on_an_event(show: Show) -> None:
    """A character's Action is offered in play, not in hand or discard pile; an event is played from the hand."""
    show.lay(Side(hand=[WORKER, STUDY], discard=[WORKER, STUDY], play=[WORKER, PAUSE]), step="draw actions")
    show.offers("use lab/worker", "play lab/study", "use lab/pause", "pass")
    show.lay(Side(hand=[WORKER, STUDY], discard=[WORKER, STUDY], play=[PAUSE]), step="draw actions")
    show.offers("play lab/study", "use lab/pause", "pass")


@shows("coc/rule/1.5-multiple-lasting-effects/c", "coc/rule/2.28-icon-removal/b")
def lasting_changes_of_icons_are_summed_in_any_order(show: Show) -> None:
    """Two icons gained and two lost leave the printed one, though for a while there was none below it to lose."""
    for first, second, between in (("brawl", "calm", 3), ("calm", "brawl", 0)):
        show.lay(Side(hand=[BRAWL, CALM], play=["mad-artist", PAUSE]))
        show.sees(icons("mad-artist"), [0, 1, 1, 0])
        show.answer(f"play lab/{first}")
        show.sees(icons("mad-artist"), [0, between, 1, 0])
        show.answer(f"play lab/{second}")
        show.sees(icons("mad-artist"), [0, 1, 1, 0])


@shows("coc/rule/1.7-simultaneous-effects/d")
def cards_that_come_back_together_need_not_keep_their_order(show: Show) -> None:
    """Two that left play in one order enter play in the other, as their controller picks."""
    show.lay(Side(play=[SWEEP, RAISE, PAWN, BORE, PAUSE]))
    show.answer("use lab/sweep", "first lab/pawn", "use lab/raise-them")
    show.asked(0, "first")
    show.offers("first lab/pawn", "first lab/bore")
    show.answer("first lab/bore")
    show.sees(
        log("discarded", "put into play"),
        ["discarded pawn", "discarded bore", "put into play bore", "put into play pawn"],
    )


@shows("coc/rule/1.3-multiple-effects/a")
def an_independent_effect_that_fails_does_not_stop_the_next(show: Show) -> None:
    """The card is exhausted already by its cost, and its owner draws all the same."""
    show.lay(Side(play=[CLERK]))
    show.answer(f"use {CLERK}")
    show.sees(hand_size(0), 1)
