"""Cards of The Thousand Young that the rules documents name."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    CHARACTER,
    STORY,
    SUPPORT,
    Choose,
    SearchIntoPlay,
    destroy,
    pick,
)
from orne.coc.position import At, Side, build
from orne.kernel.errors import ImpossiblePosition
from tests.coc.laboratory import BARE, BORE, FIGHT, FULL, IDLE, OAF, PAUSE, PAWN, event, lab_card
from tests.coc.look import Coc, discard, drained, idle, in_play, keys, pass_to, seen
from tests.look import reasons

SET = "the-thousand-young"

# ---- Pervasive Toxemia

TOXEMIA = f"{SET}/pervasive-toxemia"
ROW = [BARE, FIGHT, FULL, TOXEMIA]


def test_an_effect_that_commits_demands_the_wound_too() -> None:
    roam = "terror-in-venice/at-night-they-roam"
    game = build(
        Side(hand=[roam], play=[OAF, PAUSE], domains=["hastur:2"]),
        Side(play=[At(PAWN, insane=True)]),
        stories=ROW,
        step="story actions",
    )
    game.choose(f"play {roam} ability 1 domain 1")
    game.choose(f"commit to {BARE}")
    assert keys(game) == [f"wound {OAF}", f"wound {PAWN}"]
    game.choose(f"wound {OAF}")
    assert (seen(game, PAWN)["story"], seen(game, OAF)["wounds"], keys(game)) == (BARE, 1, IDLE)
    assert idle(game)


def test_who_stands_committed_as_they_enter_demands_no_wound() -> None:
    """Entering play committed is not committing."""
    arrival = event("ty-arrival", SearchIntoPlay(CHARACTER, committed_to=pick(STORY)))
    game = build(Side(hand=[arrival], play=[OAF, PAUSE], deck=[BORE, BORE]), stories=ROW, step="story actions")
    game.choose(f"play {arrival}")
    game.choose(f"take {BORE}")
    game.choose(next(key for key in keys(game) if key.endswith(BARE)))
    assert (seen(game, BORE)["story"], seen(game, OAF)["wounds"]) == (BARE, 0)
    assert idle(game)


# ---- Favor of Eshu

ESHU = f"{SET}/favor-of-eshu"


def test_without_favor_of_eshu_resources_are_not_played() -> None:
    fire = event("ty-fire", destroy(), Choose(SUPPORT))
    game = build(Side(hand=[ESHU, fire], play=[PAUSE], domains=["shub-niggurath:2", [PAWN], [OAF]]))
    game.choose(f"play {ESHU} domain 1")
    game.choose("domain 2")
    game.choose(f"play {fire}")
    game.choose(f"choose {ESHU}")
    assert (discard(game, 0), keys(game)) == ([ESHU, fire], IDLE)
    assert idle(game)


def test_a_position_says_which_domain_favor_of_eshu_is_on() -> None:
    game = build(Side(play=[At(ESHU, domain=2), PAUSE], domains=["agency:1", [PAWN]]))
    assert keys(game) == ["pass", f"play {PAWN} resource domain 1", f"use {PAUSE}"], "it does not pay for itself"
    assert seen(game, ESHU)["host"] == "domain 2 of player 1"
    with pytest.raises(ImpossiblePosition, match="say which with domain=1"):
        build(Side(play=[ESHU], domains=["agency:1"]))
    with pytest.raises(ImpossiblePosition, match="say whose with deck=0"):
        build(Side(play=[ATTACHE]))
    assert idle(game)


def test_a_card_played_from_a_domain_as_a_copy_does_not_pay_for_itself() -> None:
    double = "the-yuggoth-contract/doppelganger"
    cheap, fair, dear = (lab_card(f"ty-original-{cost}", cost=cost) for cost in (1, 2, 3))
    key = lab_card("ty-key", cost=9, faction="yog-sothoth", resources=("yog-sothoth",))
    game = build(Side(play=[At(ESHU, domain=1), PAUSE], domains=[[double, key, key]]), Side(play=[cheap, fair, dear]))
    assert keys(game) == ["pass", f"play {double} resource domain 1", f"use {PAUSE}"]
    game.choose(f"play {double} resource domain 1")
    assert keys(game) == [f"copy {cheap}", f"copy {fair}"]
    assert reasons(game, dear) == [
        "copying Ty Original 3 costs 3; the domain gives 2: coc/basics/5.1",
    ]
    game.choose(f"copy {fair}")
    assert (drained(game), in_play(game, 0)[-1], idle(game)) == ([True], f"{fair}#2", True)


# ---- The Archmage's Attaché

ATTACHE = f"{SET}/the-archmages-attache"
STRANGER = lab_card("ty-stranger", faction="hastur")
LOYAL = lab_card("ty-loyal", faction="hastur", keywords=(("loyal", 1),))


def open_the_valise(top: str, whose: str = "opponent's deck", edition: str = "lcg-4") -> Coc:
    """A game in which the top card of a deck has just been revealed."""
    theirs, mine = ([top, BORE], [BORE, BORE]) if whose != "your deck" else ([BORE, BORE], [top, BORE])
    game = build(
        Side(hand=[ATTACHE], play=[PAUSE], domains=["agency:1", "agency:1"], deck=mine),
        Side(deck=theirs),
        edition=edition,
    )
    game.choose(f"play {ATTACHE} domain 1")
    assert keys(game) == ["opponent's deck", "your deck"]
    game.choose(whose)
    game.choose(f"use {ATTACHE}")
    assert game.view(1)["revealed"] == [top]
    return game


def test_before_the_last_document_a_loyal_card_is_served_too() -> None:
    game = open_the_valise(LOYAL, edition="lcg-3.0")
    assert keys(game) == ["pass", f"play {LOYAL} deck domain 2", f"use {PAUSE}"]
    assert idle(game)


def test_the_card_in_the_valise_is_played_with_the_next_action_or_not_at_all() -> None:
    game = open_the_valise(STRANGER)
    game.choose(f"use {PAUSE}")
    assert (keys(game), game.view(1)["revealed"]) == (IDLE, [STRANGER])
    pass_to(game, "story actions")
    assert game.view(1)["revealed"] == []
    assert idle(game)
