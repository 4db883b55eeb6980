"""Searching, looking, and what answers a search."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import free, reaction
from orne.arkham.events import SEARCHED
from orne.arkham.language import Discard, Gain, after
from orne.arkham.rules.searching import search
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DAISY, lab_card, lab_scenario, scholar, told
from orne.rulings.showing.arkham import Inv, Show, shows
from orne.rulings.showing.arkham_probes import deck_size, entries, hand_size, happened, resources

YOU_SEARCH = after(SEARCHED, lambda g, use, event: event.seat == use.seat, "you search a deck")
CLERK = lab_card("clerk", reaction(YOU_SEARCH, Gain(1)))


def _rummage(g: ArkhamTable, seat: int) -> None:
    """Search a whole deck for any card."""
    search(g, seat, list(g.state.deck[seat]), lambda uid: True, "Take a card")


RUMMAGE = lab_card("rummage", free(told("search your deck", lambda g, use: _rummage(g, use.seat)), Discard()))


def _searched_first(g: ArkhamTable) -> None:
    """The first investigator searches their deck."""
    _rummage(g, 0)


SEARCHED_FIRST = lab_scenario("searched-first", after_mulligans=_searched_first)


@shows("ahlcg/search/b", "ahlcg/search/c")
def a_search_finds_if_it_can_and_shuffles_in_any_case(show: Show) -> None:
    """Research Librarian with one Tome, which cannot be declined, and with none."""
    for deck, found in ((["knife", "old-book-of-lore", "knife"], 1), (["knife", "knife"], 0)):
        show.lay(Inv(DAISY, hand=["research-librarian"], deck=deck))
        show.answer("play core/research-librarian", "react core/research-librarian")
        show.sees(hand_size(0), found)
        show.asked(0, "turn")
        show.sees(happened("deck shuffled"), ["deck shuffled"])


@shows("ahlcg/search/d")
def cards_being_searched_are_still_in_the_deck(show: Show) -> None:
    """While Old Book of Lore searches three cards, they still count as the deck's."""
    show.lay(Inv(DAISY, play=["old-book-of-lore"], deck=["knife", "guts", "flashlight", "lucky"]))
    show.answer("use core/old-book-of-lore")
    show.offers("take core/knife", "take core/guts", "take core/flashlight")
    show.sees(deck_size(0), 4)
    show.answer("take core/guts")
    show.sees(deck_size(0), 3)


@shows("ahlcg/search/e")
def looking_is_not_searching(show: Show) -> None:
    """Scrying looks and is not answered; Old Book of Lore searches, and a search that finds nothing is one too."""
    tools = ["scrying", "old-book-of-lore", CLERK]
    deck = ("knife", "guts", "knife", "guts")
    show.lay(Inv("agnes-baker", play=tools, hand=["research-librarian"], deck=deck))
    show.answer("use core/scrying", "look core/agnes-baker")
    show.answer("put core/knife", "put core/guts")
    show.asked(0, "turn")
    show.sees(resources(0), 5)
    show.answer("use core/old-book-of-lore", "take core/knife")
    show.asked(0, "reaction")
    show.offers("react lab/clerk", "pass")
    show.answer("react lab/clerk")
    show.asked(0, "turn")
    show.sees(resources(0), 6)
    show.answer("play core/research-librarian", "react core/research-librarian")
    show.asked(0, "reaction")
    show.offers("react lab/clerk", "pass")
    show.answer("pass")
    show.asked(0, "turn")


@shows("ahlcg/search/e")
def a_search_of_the_encounter_deck_is_answered_found_or_not(show: Show) -> None:
    """Mysterious Chanting's search is answered with a Cultist to find, and without."""
    mythos: dict[str, Any] = {"step": "1.4 encounter cards", "active": None}
    for deck in (("mysterious-chanting", "acolyte", "ancient-evils"), ("mysterious-chanting", "ancient-evils")):
        show.lay(Inv(play=[CLERK]), locations=["hallway", "attic"], encounter_deck=deck, **mythos)
        show.asked(0, "reaction")
        show.offers("react lab/clerk", "pass")
        show.answer("react lab/clerk")
        show.asked(0, "turn")
        show.sees(resources(0), 6)
    show.sees(entries("encounter deck shuffled"), [("", -1, None, None)])


@shows("ahlcg/search/f")
def a_search_in_set_up_is_not_answered(show: Show) -> None:
    """A deck is searched before round 1, and nobody is asked; the same search in a window is answered."""
    mine = scholar(play=[CLERK, RUMMAGE])
    show.lab(mine, scenario=SEARCHED_FIRST, step="scenario begins", active=None, round=1)
    show.sees(hand_size(0), 1)
    show.sees(happened("found"), ["found"])
    show.sees(resources(0), 5)
    show.asked(0, "window")
    show.offers("use lab/rummage", "pass")
    show.answer("use lab/rummage")
    show.asked(0, "reaction")
    show.offers("react lab/clerk", "pass")
    show.answer("react lab/clerk")
    show.sees(hand_size(0), 2)
    show.sees(resources(0), 6)
