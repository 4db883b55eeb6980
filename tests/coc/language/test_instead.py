"""Replacement: something else than what was to happen, struggles and discard piles included."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Choose, Replaces, action, disrupt
from orne.coc.cards import text
from orne.coc.events import DESTROY
from orne.coc.language import (
    CHARACTER,
    EVENT_CARD,
    SELF,
    YOURS,
    DiscardCards,
    Do,
    Draw,
    ExhaustThis,
    GoesTo,
    Mill,
    destroy,
    instead,
    opponent,
    return_to_hand,
    shuffle_in,
    subtype,
    to_bottom,
    to_top,
    would_be,
    would_enter_discard,
    you_would_win,
)
from orne.coc.position import At, Side, build
from orne.coc.state import PLAY
from orne.coc.values import COMBAT, TERROR
from tests.coc.laboratory import PAUSE, PAWN, lab_card
from tests.coc.look import keys, zone

SLAY = lab_card("in-slay", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
WAVE = lab_card("in-wave", action(Draw()), type="event", cost=0, subtypes=("Sea",))


def test_instead_of_being_destroyed() -> None:
    """coc/rule/1.8-replacement-effects: the destruction does not happen, the other effect does."""
    ward = lab_card(
        "in-ward", disrupt(would_be(DESTROY, CHARACTER & YOURS), instead(return_to_hand(EVENT_CARD))), type="support"
    )
    game = build(Side(play=[SLAY, PAUSE]), Side(play=[PAWN, ward]))
    game.play(f"use {SLAY}", f"use {ward}")
    assert zone(game, PAWN) == "hand"
    assert "destroyed" not in [entry.kind for entry in game.log]
    assert text(ward).endswith("return that card to its owner's hand instead.")


@pytest.mark.parametrize(
    ("place", "where"), [("hand", "hand"), ("top", "deck"), ("bottom", "deck"), ("removed", "removed")]
)
def test_bound_for_the_discard_pile_and_elsewhere(place: str, where: str) -> None:
    grave = lab_card(
        f"in-grave-{place}", Replaces(would_enter_discard(CHARACTER, PLAY), GoesTo(place), alters=True), type="support"
    )
    game = build(Side(play=[SLAY, grave, PAUSE]), Side(play=[PAWN]))
    game.choose(f"use {SLAY}")
    assert zone(game, PAWN) == where
    deck = game.state.deck[1]
    if where == "deck":
        at = {"top": deck[-1], "bottom": deck[0]}[place]
        assert game.state.catalogue.ids[game.state.cards[at].kind] == PAWN
    assert "when a character would enter a discard pile from play" in text(grave).lower()


def test_from_hand_deck_and_events_too() -> None:
    sea = lab_card("in-sea", Replaces(would_enter_discard(subtype("Sea")), GoesTo("hand"), alters=True), type="support")
    game = build(Side(play=[sea, PAUSE], hand=[WAVE]))
    game.choose(f"play {WAVE}")
    assert zone(game, WAVE) == "hand", "an event that has resolved"
    drop = lab_card("in-drop", action(opponent(DiscardCards(2)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[drop, sea, PAUSE]), Side(hand=[WAVE, PAWN]))
    game.play(f"use {drop}", f"discard {WAVE}")
    mill = lab_card("in-mill", action(Mill(1), cost=ExhaustThis()), type="support")
    assert len(game.state.discard[1]) <= 1
    assert zone(build(Side(play=[mill])), mill) == "play"


def test_the_result_of_a_struggle_is_replaced() -> None:
    def nothing(g, use):  # type: ignore[no-untyped-def]
        """Nothing happens."""
        return True

    zann = lab_card("in-zann", Replaces(you_would_win(COMBAT), Draw()), icons=(0, 3, 0, 0), skill=3)
    weak = lab_card("in-weak", skill=1, keywords=(("willpower", 1),))
    game = build(Side(play=[At(zann, story=0)]), Side(play=[At(weak, story=0)]), step="stories resolve")
    turn = game.state.turn
    while game.decision is not None and game.state.turn == turn:
        game.choose(game.decision.options[0].key)
    assert zone(game, weak) == "play"
    assert "wounded" not in [entry.kind for entry in game.log]
    assert "drawn" in [entry.kind for entry in game.log]
    assert Do(nothing).text == "nothing happens"
    assert TERROR == 0


@pytest.mark.parametrize(("verb", "place"), [(to_top, -1), (to_bottom, 0), (shuffle_in, None)])
def test_from_play_into_the_deck(verb: Any, place: Any) -> None:
    send = lab_card(
        f"in-send-{verb.__name__.replace('_', '-')}",
        action(verb(), Choose(CHARACTER), cost=ExhaustThis()),
        type="support",
    )
    game = build(Side(play=[send, PAUSE]), Side(play=[PAWN]))
    game.choose(f"use {send}")
    assert zone(game, PAWN) == "deck"
    if place is not None:
        assert game.state.catalogue.ids[game.state.cards[game.state.deck[1][place]].kind] == PAWN
    assert keys(game) == ["pass", f"use {PAUSE}"]
    assert SELF.phrase() == "this card"
