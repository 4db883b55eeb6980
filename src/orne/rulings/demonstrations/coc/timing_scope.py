"""What a Response may answer: each of several cards, as far as everybody knows them."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, action, response
from orne.coc.language import (
    CHARACTER,
    EVENT_CARD,
    Also,
    Draw,
    ExhaustThis,
    destroy,
    everything,
    remove_from_game,
    to_hand,
)
from orne.rulings.laboratory.coc import BORE, IDLE, OAF, PAUSE, PAWN, Say, lab_card, on
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import hand, said

BLAST = lab_card("blast-all", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
PERSON_FALLS = on(events.LEAVES_PLAY, lambda g, use, event: g.kind(event.subject).is_character)
DIGGER = lab_card("grave-digger", response(PERSON_FALLS, to_hand(EVENT_CARD), cost=ExhaustThis()), type="support")
DIARIST = lab_card("diarist", response(PERSON_FALLS, Say("noted")), type="support")
PURGE = lab_card(
    "purge-and-blast",
    action(Also(remove_from_game(), destroy(everything(CHARACTER))), Choose(CHARACTER), cost=ExhaustThis()),
    type="support",
)
TWO_PUMPS = lab_card("double-pump", action(Draw(2), cost=ExhaustThis()), type="support")
SPY = lab_card("card-spy", response(on(events.DRAWS), Say("seen")), type="support")


@shows("coc/timing/responses-step-scope")
def a_response_about_that_card_answers_the_one_its_player_picks(show: Show) -> None:
    """Two fall at once, and the digger brings home the one that is named."""
    for picked in (PAWN, BORE):
        show.lay(Side(play=[BLAST, DIGGER, PAUSE]), Side(play=[PAWN, BORE]))
        show.answer(f"use {BLAST}", f"first {PAWN}")
        show.asked(0, "response")
        show.offers("pass", f"use {DIGGER} {BORE}", f"use {DIGGER} {PAWN}")
        show.answer(f"use {DIGGER} {picked}")
        show.sees(hand(1), [picked])


@shows("coc/timing/responses-step-scope")
def copies_that_left_for_different_places_are_told_apart(show: Show) -> None:
    """One Pawn is removed from the game, the other destroyed: each may be answered, and says where it went."""
    show.lay(Side(play=[PURGE, DIARIST, PAUSE]), Side(play=[PAWN, PAWN]))
    show.answer(f"use {PURGE}", f"choose {PAWN}")
    show.offers("pass", f"use {DIARIST} {PAWN} discard", f"use {DIARIST} {PAWN} removed")
    show.answer(f"use {DIARIST} {PAWN} removed", f"use {DIARIST}")
    show.sees(said(), ["noted", "noted"])
    show.offers(*IDLE)


@shows("coc/timing/responses-step-scope")
def cards_that_nobody_may_know_are_not_named(show: Show) -> None:
    """Of two cards drawn, each drawing is answered once, not the card."""
    show.lay(Side(play=[TWO_PUMPS, PAUSE], deck=[PAWN, BORE, OAF]), Side(play=[SPY]))
    show.answer(f"use {TWO_PUMPS}")
    for _ in range(2):
        show.asked(1, "response")
        show.offers("pass", f"use {SPY}")
        show.answer(f"use {SPY}")
    show.sees(said(), ["seen", "seen"])
    show.offers(*IDLE)
