"""Forced Responses cancelled or ordered, and passives that are looked at whenever an effect begins or is done."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Condition, Whenever, action, disrupt
from orne.coc.language import ITSELF, CancelIt, Draw, ExhaustThis, ready
from orne.rulings.laboratory.coc import BELL, BORE, ECHO, HUM, IDLE, PAUSE, PAWN, PUMP, Say, lab_card, on, tool
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import discard, entries, hand_size, log, said, state, times

WALL = "secrets-of-arkham/writhing-wall"
HASTY = tool("hasty-drawer", disrupt(on(events.USE, lambda g, use, event: event.subject != use.holder), Draw()))
TIRED = Condition(lambda g, use: g.state.cards[use.holder].state == 1, "this card is exhausted")
WOKE = lab_card("never-tired", Whenever(TIRED, ready(ITSELF)), action(Say("done"), cost=ExhaustThis()))
THEY_USE = on(events.USE, lambda g, use, event: event.seat != use.seat)
HUSH = tool("hush-once", disrupt(THEY_USE, CancelIt(), cost=ExhaustThis()))


def _glasser_meets_the_wall(show: Show) -> None:
    """Victoria Glasser is about to drive the opponent's Pawn insane; the opponent holds Writhing Wall."""
    show.lay(
        Side(hand=["victoria-glasser"], play=[PAUSE], domains=["hastur:2"]),
        Side(hand=[WALL], play=[PAWN, BORE], domains=["hastur:3"]),
    )
    show.answer("play victoria-glasser domain 1", f"choose {PAWN}")


@shows("coc/timing/forced-response-cancellable")
def a_forced_response_can_be_cancelled(show: Show) -> None:
    """Writhing Wall cancels it: the Pawn stays sane, and a card is drawn."""
    _glasser_meets_the_wall(show)
    show.asked(1, "disrupt")
    show.offers("pass", f"play {WALL} domain 1")
    show.answer(f"play {WALL} domain 1")
    show.sees(state(PAWN), "ready")
    show.sees(hand_size(1), 1)
    show.sees(discard(1), [WALL])


@shows("coc/timing/forced-response-cancellable")
def a_passive_cannot_be_cancelled(show: Show) -> None:
    """Of a passive and a Forced Response to the same draw only the second can be cancelled."""
    show.lay(Side(play=[PUMP, HUM, ECHO, PAUSE]), Side(play=[HUSH]))
    show.answer(f"use {PUMP}")
    show.asked(1, "disrupt")
    show.answer("pass")
    show.sees(said(), ["passive"])
    show.asked(1, "disrupt")
    show.offers("pass", f"use {HUSH}")
    show.answer(f"use {HUSH}")
    show.sees(said(), ["passive"])
    show.offers(*IDLE)


@shows("coc/timing/forced-response-cancellable", editions=("lcg-4",))
def in_the_last_document_a_forced_response_is_a_card_effect_and_can_be_cancelled(show: Show) -> None:
    """Writhing Wall cancels it, and a card is drawn."""
    _glasser_meets_the_wall(show)
    show.asked(1, "disrupt")
    show.answer(f"play {WALL} domain 1")
    show.sees(state(PAWN), "ready")
    show.sees(hand_size(1), 1)


@shows("coc/timing/forced-response-cancellable", editions=("lcg-3.0",))
def a_forced_response_that_is_a_game_effect_is_not_cancelled(show: Show) -> None:
    """Writhing Wall is not offered, and the Pawn goes insane."""
    _glasser_meets_the_wall(show)
    show.sees(state(PAWN), "insane")
    show.asked(0, "action")


@shows("coc/timing/forced-response-order")
def forced_responses_after_all_passives_in_the_active_players_order(show: Show) -> None:
    """The passive comes first; then the active player picks which of two Forced Responses comes next."""
    for first, seats in ((f"{ECHO}#2", [1, 1, 0]), (ECHO, [1, 0, 1])):
        show.lay(Side(play=[PUMP, ECHO, BELL]), Side(play=[ECHO, HUM]))
        show.answer(f"use {PUMP}")
        show.sees(said(), ["passive"])
        show.asked(0, "order")
        show.offers(f"resolve {ECHO}", f"resolve {ECHO}#2")
        show.answer(f"resolve {first}")
        show.sees(said(), ["passive", "forced", "forced"])
        order = zip((HUM, ECHO, ECHO), seats, ("passive", "forced", "forced"), strict=True)
        show.sees(entries("said"), [[card, seat, None, word] for card, seat, word in order])


@shows("coc/timing/passive-checked-each-effect")
def passives_are_looked_at_when_an_effect_initiates_and_when_it_has_executed(show: Show) -> None:
    """What a Disrupt did is met before the effect it disrupts; what a cost did, before the effect it pays for."""
    show.lay(Side(play=[BELL, BELL]), Side(play=[HASTY, HUM]))
    show.answer(f"use {BELL}", f"use {HASTY}")
    show.sees(log("said", "drawn"), ["drawn laboratory-assistant", "passive", "ding"])
    show.lay(Side(play=[WOKE, BELL]))
    show.answer(f"use {WOKE}")
    show.sees(log("exhausted", "readied", "said"), ["exhausted never-tired", "readied never-tired", "done"])
    show.sees(times("readied"), 1)
