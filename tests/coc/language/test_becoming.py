"""Event cards that enter play as characters."""

from __future__ import annotations

import pytest

from orne.coc.cards import text
from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    EVENT,
    IN_DISCARD,
    IT,
    THIS_ENTERS_PLAY,
    THIS_LEAVES,
    TRIGGERED_EFFECT_USED,
    BecomeCharacter,
    Blanks,
    CancelIt,
    Choose,
    Draw,
    ExhaustThis,
    Lasting,
    action,
    destroy,
    disrupt,
    forced,
    go_insane,
    response,
    to_hand,
)
from orne.coc.position import At, Side, build
from orne.kernel.errors import ImpossiblePosition
from tests.coc.laboratory import PAUSE, PAWN, event, lab_card, tool
from tests.coc.look import discard, hand, idle, in_play, keys, seen, skill, state_of

CALLED = event(
    "bc-called",
    BecomeCharacter(
        action(Draw(), cost=ExhaustThis()),
        response(THIS_ENTERS_PLAY, Draw()),
        forced(THIS_LEAVES, Draw(2)),
        skill=2,
        icons=(1, 0, 0, 0),
        keywords=("fast",),
    ),
)
AXE = tool("bc-axe", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
IDLE = ["pass", f"use {PAUSE}"]


def test_the_texts_of_the_character_work_while_it_is_there() -> None:
    game = build(Side(hand=[CALLED], play=[AXE, PAUSE]))
    game.choose(f"play {CALLED}")
    assert keys(game) == ["pass", f"use {CALLED}"]
    game.choose(f"use {CALLED}")
    assert keys(game) == ["pass", f"use {AXE}", f"use {CALLED}", f"use {PAUSE}"]
    game.choose(f"use {CALLED}")
    assert (len(hand(game, 0)), state_of(game, CALLED)) == (2, "exhausted")
    game.choose(f"use {AXE}")
    assert (len(hand(game, 0)), discard(game, 0), keys(game), idle(game)) == (4, [CALLED], IDLE, True)
    assert text(CALLED) == (
        "Action: Put this card into play as a character with skill 2, Fast and 1 Terror “Action: Exhaust this card to "
        "draw a card.” “Response: After this card enters play, draw a card.” “Forced Response: After this card leaves "
        "play, draw 2 cards.”"
    )


def test_cancelled_it_is_discarded_as_an_event() -> None:
    wall = lab_card("bc-wall", disrupt(TRIGGERED_EFFECT_USED, CancelIt()), type="event", cost=0)
    game = build(Side(hand=[CALLED], play=[PAUSE]), Side(hand=[wall]))
    game.play(f"play {CALLED}", f"play {wall}")
    assert (in_play(game, 0), discard(game, 0), keys(game)) == ([PAUSE], [CALLED], IDLE)


def test_it_goes_insane_and_leaves_play_as_a_character() -> None:
    ghost = tool("bc-ghost", action(go_insane(), Choose(CHARACTER), cost=ExhaustThis()))
    book = tool("bc-book", action(to_hand(), Choose(EVENT & IN_DISCARD), cost=ExhaustThis()))
    plain = event("bc-plain", BecomeCharacter(skill=1))
    game = build(Side(play=[At(plain, form=True), ghost, AXE, book, PAUSE]))
    assert (skill(game, plain), seen(game, plain)["character"]) == (1, True)
    game.choose(f"use {ghost}")
    assert state_of(game, plain) == "insane"
    game.choose(f"use {AXE}")
    assert keys(game) == ["pass", f"use {book}", f"use {PAUSE}"]
    game.choose(f"use {book}")
    assert (hand(game, 0), keys(game)) == ([plain], ["pass", f"play {plain}", f"use {PAUSE}"])


def test_a_blank_one_keeps_its_skill_but_no_keywords_or_texts() -> None:
    hush = tool("bc-hush", action(Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[At(CALLED, form=True), hush, PAUSE]))
    assert seen(game, CALLED)["keywords"] == ["fast"]
    game.choose(f"use {hush}")
    assert (skill(game, CALLED), seen(game, CALLED)["icons"], seen(game, CALLED)["keywords"]) == (2, [1, 0, 0, 0], [])
    assert keys(game) == IDLE


def test_a_card_without_such_a_text_is_in_play_as_itself() -> None:
    with pytest.raises(ImpossiblePosition, match="nothing but itself"):
        build(Side(play=[At(PAWN, form=True)]))
