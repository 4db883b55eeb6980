"""Revealing, searching and burying."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Use, action
from orne.coc.language import Bury, Do, Draw, ExhaustThis, Ref, Reveal, Then
from orne.coc.rules import hands
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import PAUSE, PAWN, lab_card, tool
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import deck_size, discard_size, entries, hand_size, log, view

THEIR_TOP = Ref(lambda g, use: g.state.deck[1 - use.seat][-1:], "the top card of the opponent's deck")


def _search_for_a_criminal(take: bool) -> Any:

    def search(g: CocTable, use: Use) -> bool:
        """Search your deck for a Criminal."""
        fitting = [who for who in g.state.deck[use.seat] if "Criminal" in g.kind(who).subtypes]
        found = hands.search_deck(g, use.seat, fitting, "Take a Criminal?", use)
        if found is not None and take:
            hands.to_hand(g, found, use)
        hands.shuffle_after_search(g, use.seat)
        return found is not None

    return Do(search)


FETCH = lab_card("fetch", action(_search_for_a_criminal(True)), type="event", cost=0)
DECK = ["mad-artist", "bag-man", "triggerman", "bag-man", "young-deep-one"]
HOLD = lab_card("hold-revealed", action(Reveal(THEIR_TOP, until="phase")), type="event", cost=0)
CULTIST = lab_card("hd-cultist", subtypes=("Cultist",))
GHOULS = tool("hd-ghouls", action(Then(Bury(2), Draw()), cost=ExhaustThis()))


@shows("coc/rule/2.4-reveal/c", "coc/example/2.4-unaussprechlichen-kulten")
def a_lasting_reveal_stays_until_the_end_of_the_phase(show: Show) -> None:
    """The card stays revealed until the phase ends."""
    show.lay(Side(hand=[HOLD], play=[PAUSE]), Side(deck=["bag-man", "triggerman"]))
    show.answer("play lab/hold-revealed")
    show.sees(view(1, "revealed"), ["core/bag-man"])
    show.answer("pass")
    show.sees(view(0, "phase"), "story")
    show.sees(view(1, "revealed"), [])
    show.sees(log("lasting"), ["lasting bag-man"])


@shows("coc/rule/2.11-searching-the-deck/a")
def a_searched_deck_is_shuffled_also_when_nothing_is_found(show: Show) -> None:
    """The deck is shuffled after a search in which nothing was taken."""
    show.lay(Side(hand=[FETCH], play=[PAUSE], deck=DECK))
    show.answer("play lab/fetch")
    show.offers("nothing", "take core/bag-man", "take core/triggerman")
    show.answer("nothing")
    show.sees(entries("deck shuffled"), [("", 0, None, 0)])
    show.sees(deck_size(0), 5)


@shows("coc/rule/2.11-searching-the-deck/b")
def a_card_sought_by_its_kind_is_revealed(show: Show) -> None:
    """The opponent sees the Criminal that was searched for and put into the hand."""
    show.lay(Side(hand=[FETCH], play=[PAUSE], deck=DECK))
    show.answer("play lab/fetch", "take core/triggerman")
    show.sees(entries("to hand"), [("triggerman", 0, None, None)])
    show.sees(view(1, "players", 0, "hand"), ["core/triggerman"])


@shows("coc/rule/2.6-up-to/c", editions=("lcg-3.0", "lcg-4"))
def as_many_as_there_are_are_buried(show: Show) -> None:
    """Of two cards to bury, the only one there is buried, and what follows "then" does not happen."""
    show.lay(Side(play=[GHOULS, PAUSE], discard=[PAWN, CULTIST, "bag-man"]))
    show.answer(f"use {GHOULS}", f"bury {PAWN}", f"bury {CULTIST}")
    show.sees(discard_size(0), 1)
    show.sees(hand_size(0), 1)
    show.lay(Side(play=[GHOULS, PAUSE], discard=[PAWN]))
    show.answer(f"use {GHOULS}")
    show.sees(discard_size(0), 0)
    show.sees(hand_size(0), 0)
