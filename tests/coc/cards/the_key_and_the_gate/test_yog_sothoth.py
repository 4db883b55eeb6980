"""Yog-Sothoth's cards of The Key and the Gate."""

from __future__ import annotations

from orne.coc.abilities import Blanks, Choose, action, forced, response
from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    IT,
    SUPPORT,
    YOU,
    YOURS,
    Draw,
    Lasting,
    SacrificeThis,
    draws,
    once,
    pick,
    ready,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import PAUSE, PAWN, PUMP, Say, event, tool
from tests.coc.look import discard, drained, hand, idle, keys, said, state_of
from tests.look import asked, reasons

KEY = "the-key-and-the-gate/one-in-all"
CLUB = "gentlemans-club"
NO = "{} is not yours: coc/rule/2.13-paying-costs/b"


def test_one_in_all_lies_on_an_opponents_support_card() -> None:
    game = build(Side(hand=[KEY], play=[PAUSE], domains=["yog-sothoth:2"]), Side(play=[CLUB, PUMP, "peeler"]))
    assert keys(game) == ["pass", f"play {KEY} domain 1", f"use {PAUSE}"]
    game.choose(f"play {KEY} domain 1")
    assert keys(game) == ["attach core/gentlemans-club", f"attach {PUMP}"]
    game.play(f"attach {PUMP}", "pass")
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {PUMP}"]
    assert idle(game)


def test_without_an_opponents_support_card_it_cannot_be_played() -> None:
    game = build(Side(hand=[KEY], play=[PAUSE, PUMP], domains=["yog-sothoth:2"]), Side(play=["peeler"]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {PUMP}"]


def test_you_use_what_it_lies_on_as_though_you_controlled_it() -> None:
    """You pay and you draw; once exhausted, it is so for its controller as well."""
    game = build(
        Side(play=[At(KEY, on=CLUB), PAUSE], domains=["yog-sothoth:2"]),
        Side(play=[CLUB, PAUSE], domains=["agency:2"]),
    )
    assert keys(game) == ["pass", "use core/gentlemans-club domain 1", f"use {PAUSE}"]
    game.choose("use core/gentlemans-club domain 1")
    assert (len(hand(game, 0)), len(hand(game, 1))) == (1, 0)
    assert (drained(game, 0), drained(game, 1)) == ([True], [False])
    assert state_of(game, CLUB) == "exhausted"
    assert idle(game)
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {PAUSE}#2"])


def test_its_controller_may_still_use_it_and_others_of_the_opponents_are_not_lent() -> None:
    game = build(Side(play=[At(KEY, on=PUMP), PAUSE]), Side(play=[PUMP, CLUB], domains=["agency:2"]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {PUMP}"]
    assert reasons(game, "use Gentleman's Club") == [NO.format("Gentleman's Club")]
    game.choose("pass")
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", "use core/gentlemans-club domain 1", f"use {PUMP}"])


def test_you_are_whoever_uses_it() -> None:
    """What it says of "you" and your cards is about the player who uses it; what pays is sacrificed all the same."""
    bugle = tool("oi-bugle", action(ready(pick(CHARACTER & YOURS)), cost=SacrificeThis()))
    game = build(
        Side(play=[At(KEY, on=bugle), At(PAWN, exhausted=True), PAUSE]),
        Side(play=[bugle, At("peeler", exhausted=True)]),
    )
    game.choose(f"use {bugle}")
    assert (state_of(game, PAWN), state_of(game, "peeler")) == ("ready", "exhausted")
    assert (discard(game, 0), discard(game, 1)) == ([KEY], [bugle]), "it goes with what it lies on"
    assert idle(game)


def test_a_response_is_lent_and_a_forced_response_is_not() -> None:
    """coc/rule/1.11-forced-responses/b: nobody uses a Forced Response."""
    gong = tool("oi-gong", response(draws(YOU), Say("gong")), forced(draws(YOU), Say("forced")))
    game = build(Side(play=[At(KEY, on=gong), PUMP, PAUSE]), Side(play=[gong]))
    game.choose(f"use {PUMP}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {gong}"])
    game.choose(f"use {gong}")
    assert said(game) == ["gong"]
    assert idle(game)


def test_one_limit_for_both_and_one_offer_however_many_lie_on_it() -> None:
    """coc/rule/2.9-limit/b: the one card is used once, whoever uses it."""
    well = tool("oi-well", action(Draw(), limit=once("turn")))
    game = build(Side(play=[At(KEY, on=well), At(KEY, on=well), PAUSE]), Side(play=[well, PAUSE]))
    assert keys(game) == ["pass", f"use {well}", f"use {PAUSE}"]
    game.choose(f"use {well}")
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {PAUSE}#2"])
    game.choose("pass")
    assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"use {PAUSE}"])
    assert idle(game)


def test_neither_a_blank_card_lends_anything_nor_is_it_lent() -> None:
    hush = event("oi-hush", Lasting(Blanks(AFFECTED), IT), Choose(SUPPORT))
    for silent in (KEY, PUMP):
        game = build(Side(hand=[hush], play=[At(KEY, on=PUMP), PAUSE]), Side(play=[PUMP]))
        assert keys(game) == ["pass", f"play {hush}", f"use {PAUSE}", f"use {PUMP}"]
        game.play(f"play {hush}", f"choose {silent}")
        if silent == KEY:
            assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {PUMP}"])
            game.choose("pass")
        assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"use {PAUSE}"])
        assert idle(game)
