"""Rulings on what answers a search, and on opening hands of another size."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham.abilities import free, reaction
from orne.arkham.events import SEARCHED
from orne.arkham.language import Discard, Do, Gain, OpeningHand, after
from orne.arkham.position import Inv, build
from orne.arkham.rulebook import new_game
from orne.arkham.rules.searching import search
from orne.arkham.state import State
from orne.arkham.table import MOST_WAYS
from orne.kernel.game import Game
from tests.arkham.laboratory import SCENARIO, lab, lab_card, scholar
from tests.arkham.look import keys
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

YOU_SEARCH = after(SEARCHED, lambda g, use, event: event.seat == use.seat, "you search a deck")
CLERK = lab_card("clerk", reaction(YOU_SEARCH, Gain(1)))


def rummage(g: ArkhamTable, seat: int) -> None:
    """Search a whole deck for any card."""
    search(g, seat, list(g.state.deck[seat]), lambda uid: True, "Take a card")


def test_looking_is_not_searching() -> None:
    """ahlcg/search/e: Scrying looks, Old Book of Lore searches; a search that finds nothing is one too."""
    tools = ["scrying", "old-book-of-lore", CLERK]
    deck = ("knife", "guts", "knife", "guts")
    game = build(Inv("agnes-baker", play=tools, hand=["research-librarian"], deck=deck))
    game.play("use core/scrying", "look core/agnes-baker")
    game.play("put core/knife", "put core/guts")
    assert (asked(game), game.state.resources) == ((0, "turn"), [5])
    game.play("use core/old-book-of-lore", "take core/knife")
    assert (asked(game), keys(game)) == ((0, "reaction"), ["react lab/clerk", "pass"])
    game.choose("react lab/clerk")
    assert (asked(game), game.state.resources) == ((0, "turn"), [6])
    game.play("play core/research-librarian", "react core/research-librarian")
    assert (asked(game), keys(game)) == ((0, "reaction"), ["react lab/clerk", "pass"])
    game.choose("pass")
    assert asked(game) == (0, "turn")


def test_a_search_of_the_encounter_deck_is_answered_found_or_not() -> None:
    """ahlcg/search/e: Mysterious Chanting with a Cultist to find, and without."""
    mythos: dict[str, Any] = {"step": "1.4 encounter cards", "active": None}
    for deck in (("mysterious-chanting", "acolyte", "ancient-evils"), ("mysterious-chanting", "ancient-evils")):
        game = build(Inv(play=[CLERK]), locations=["hallway", "attic"], encounter_deck=deck, **mythos)
        assert (asked(game), keys(game)) == ((0, "reaction"), ["react lab/clerk", "pass"])
        game.choose("react lab/clerk")
        assert (asked(game), game.state.resources) == ((0, "turn"), [6])


def test_a_search_in_set_up_is_not_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """ahlcg/search/f: the scenario has a deck searched before round 1; the same search in a turn is answered."""

    def seek(g: ArkhamTable, use: Use) -> None:
        """Search your deck."""
        rummage(g, use.seat)

    monkeypatch.setattr(SCENARIO, "after_mulligans", lambda g: rummage(g, 0))
    glass = lab_card("looking-glass", free(Do(seek), Discard()))
    game = lab(scholar(play=[CLERK, glass]), step="scenario begins", active=None, round=1)
    assert (asked(game), keys(game)) == ((0, "window"), ["use lab/looking-glass", "pass"])
    assert (happened(game, "found"), game.state.resources) == (["found"], [5])
    game.choose("use lab/looking-glass")
    assert (asked(game), keys(game)) == ((0, "reaction"), ["react lab/clerk", "pass"])


# ---- opening hands

NOTES = [lab_card(f"note-{letter}", cost=99) for letter in "abcdefghijklmnop"]
MORE = lab_card("good-start", OpeningHand(more=1), permanent=True)
PICKY = lab_card("careful-drawer", OpeningHand(8, 5), type="investigator")
HOARDER = lab_card("great-hoarder", OpeningHand(13, 8), type="investigator")


def begin(investigator: str, *more: str) -> Game[State]:
    """A new scenario with 16 different cards, two weaknesses, and what begins in play."""
    deck = [*NOTES, "core/paranoia", "core/amnesia", *more]
    return new_game("the-gathering", [{"id": investigator, "deck": deck}], 5)


@pytest.mark.parametrize(("more", "drawn", "kept"), [((), 8, 5), ((MORE,), 9, 6)])
def test_what_changes_the_opening_hand_changes_both_numbers(more: tuple[str, ...], drawn: int, kept: int) -> None:
    """ahlcg/replacing-opening-hand/a: draw 8 and keep 5 instead, and one card more; kept in one decision."""
    game = begin(PICKY, *more)
    assert (asked(game), len(game.state.hand[0])) == ((0, "return"), drawn)
    assert len(keys(game)) == comb(drawn, drawn - kept)
    chosen = keys(game)[0]
    game.choose(chosen)
    hand = [game.state.catalogue.ids[game.state.cards[each].kind] for each in game.state.hand[0]]
    assert len(hand) == kept
    assert not {f"lab/{name}" for name in chosen.split()[1:]} & set(hand)
    assert asked(game) == (0, "mulligan")
    game.play(keys(game)[0], "keep")
    assert (len(game.state.hand[0]), len(game.state.deck[0])) == (kept, 18 - kept)
    assert asked(game)[1] == "turn"


def test_thirteen_drawn_and_eight_kept_with_one_more() -> None:
    """ahlcg/example/opening-hand-thirteen-keep-eight: 14 and 9; five of fourteen are named one by one."""
    game = begin(HOARDER, MORE)
    assert comb(14, 5) > MOST_WAYS
    for number in range(5):
        assert (asked(game), len(game.state.hand[0]), len(keys(game))) == ((0, "return"), 14, 14 - number)
        game.choose(keys(game)[0])
    assert (asked(game), len(game.state.hand[0])) == ((0, "mulligan"), 9)
    game.choose("keep")
    assert (len(game.state.hand[0]), asked(game)[1]) == (9, "turn")


def test_one_card_more_without_another_text() -> None:
    """ahlcg/setup/08-opening-hand: five cards and one."""
    game = begin("core/roland-banks", MORE)
    assert (asked(game), len(game.state.hand[0])) == ((0, "mulligan"), 6)
