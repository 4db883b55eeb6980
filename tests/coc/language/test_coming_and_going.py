"""Cards that an effect puts into play, for you or for a while, and whose they are."""

from __future__ import annotations

from orne.coc.abilities import Choose
from orne.coc.cards import text
from orne.coc.language import (
    CHARACTER,
    ENTERED,
    IN_DISCARDS,
    IN_HAND,
    IS_READY,
    YOU_OWN,
    AtEndOfPhase,
    Then,
    exhaust,
    pick,
    picks,
    put_into_play,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BORE, BOUNCE, PAUSE, PAWN, event, lab_card
from tests.coc.look import hand, idle, in_play, keys, pass_to_phase, pile, state_of
from tests.look import reasons

IDOL = lab_card("cg-idol", unique=True)


def test_what_entered_is_meant_though_it_is_another_object_now() -> None:
    visit = event("cg-visit", Then(put_into_play(pick(CHARACTER & IN_HAND)), AtEndOfPhase("return", ENTERED)))
    game = build(Side(hand=[visit, PAWN, BORE], play=[PAUSE]))
    game.choose(f"play {visit}")
    assert keys(game) == [f"put {BORE}", f"put {PAWN}"]
    game.choose(f"put {PAWN}")
    assert (in_play(game, 0), hand(game, 0)) == ([PAUSE, PAWN], [BORE])
    assert idle(game)
    pass_to_phase(game, "story")
    assert (in_play(game, 0), hand(game, 0)) == ([PAUSE], [BORE, PAWN])
    assert text(visit) == (
        "Action: Put a character in your hand into play. Then, at the end of the phase, return it to its owner's hand."
    )


def test_all_that_entered_are_meant_and_none_that_has_left_since() -> None:
    party = event("cg-party", Then(put_into_play(picks(CHARACTER & IN_HAND, 2)), AtEndOfPhase("remove", ENTERED)))
    game = build(Side(hand=[party, PAWN, BORE, BOUNCE], play=[PAUSE]))
    game.play(f"play {party}", f"put {PAWN}", f"first {PAWN}")
    assert in_play(game, 0) == [PAUSE, PAWN, BORE]
    game.play(f"play {BOUNCE}", f"choose {PAWN}")
    pass_to_phase(game, "story")
    assert (in_play(game, 0), hand(game, 0)) == ([PAUSE], [PAWN])
    assert game.view(None)["removed"] == [BORE]


def test_who_may_enter_for_you_is_asked_of_you_not_of_the_owner() -> None:
    """coc/rule/1.13-gaining-control/g"""
    call = event("cg-call", put_into_play(yours=True), Choose(CHARACTER & IN_DISCARDS))
    game = build(Side(hand=[call], play=[IDOL, PAUSE]), Side(discard=[IDOL, PAWN]))
    game.choose(f"play {call}")
    assert in_play(game, 0) == [IDOL, PAUSE, PAWN]
    assert idle(game)
    game = build(Side(hand=[call], play=[IDOL, PAUSE]), Side(discard=[IDOL]))
    assert keys(game) == ["pass", f"use {PAUSE}"]
    game = build(Side(hand=[call], play=[PAUSE]), Side(play=[IDOL], discard=[IDOL]))
    game.choose(f"play {call}")
    assert pile(game, 0, "play") == [PAUSE, IDOL]
    assert text(call) == "Action: Choose a character in anybody's discard pile and put it into play as a card of yours."


def test_what_you_own_may_be_under_anybodys_control() -> None:
    nap = event("cg-nap", exhaust(), Choose(CHARACTER & IS_READY & YOU_OWN))
    game = build(Side(hand=[nap], play=[At(BORE, owner=1), PAUSE]), Side(play=[At(PAWN, owner=0)]))
    game.choose(f"play {nap}")
    assert (state_of(game, PAWN), state_of(game, BORE)) == ("exhausted", "ready")
    assert text(nap) == "Action: Choose a ready character you own and exhaust it."
    game = build(Side(hand=[nap], play=[At(BORE, owner=1), PAUSE]))
    assert keys(game) == ["pass", f"use {PAUSE}"]
    assert len(reasons(game, f"play {nap}")) == 1
