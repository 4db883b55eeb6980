"""Canopic Jar: characters kept in it, and used from there."""

from __future__ import annotations

from orne.coc.language import (
    CHARACTER,
    Choose,
    ExhaustThis,
    Pay,
    SacrificeOne,
    Wound,
    action,
    draws,
    forced,
    response,
)
from orne.coc.language.select import CAN_BE_WOUNDED
from orne.coc.position import At, Side, build
from tests.coc.cards.ancient_relics.test_relics import BREAK
from tests.coc.laboratory import GUN, IDLE, PAUSE, PAWN, PUMP, Say, lab_card
from tests.coc.look import card, discard, idle, keys, said, state_of, uid, zone
from tests.look import asked

JAR = "ancient-relics/canopic-jar"
KILLER = lab_card(
    "cj-killer", action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=SacrificeOne(CHARACTER)), skill=2
)
TWO = lab_card("cj-two", action(Say("one"), cost=Pay(3)), action(Say("two"), cost=ExhaustThis()))
LISTENER = lab_card("cj-listener", response(draws(), Say("heard"), cost=Pay(2)), forced(draws(), Say("forced")))


def test_a_character_just_destroyed_is_kept_in_the_jar() -> None:
    game = build(Side(play=[JAR, GUN, PAUSE]), Side(play=[KILLER, PAWN]))
    game.choose(f"use {GUN}")
    game.choose(f"choose {KILLER}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {JAR}"])
    game.choose(f"use {JAR}")
    assert (card(game, KILLER).host, card(game, KILLER).controller) == (uid(game, JAR), 0)
    assert (state_of(game, JAR), discard(game, 1), keys(game)) == ("exhausted", [], IDLE)
    assert idle(game)


def test_an_exhausted_jar_stays_shut() -> None:
    game = build(Side(play=[At(JAR, exhausted=True), At(KILLER, on=JAR, by_effect=True), PAUSE]), Side(play=[PAWN]))
    assert keys(game) == IDLE


def test_of_two_abilities_either_may_be_used() -> None:
    game = build(Side(play=[JAR, At(TWO, on=JAR, by_effect=True), PAUSE], domains=[""] * 3))
    kept = [f"use {TWO} kept {JAR} ability {number}" for number in (1, 2)]
    assert keys(game) == sorted(["pass", *kept, f"use {PAUSE}"])
    game.choose(kept[0])
    assert (said(game), discard(game, 0), keys(game)) == (["one"], [TWO], IDLE)
    assert idle(game)


def test_a_response_is_used_when_it_answers_and_a_forced_response_never() -> None:
    game = build(Side(play=[JAR, At(LISTENER, on=JAR, by_effect=True), PUMP, PAUSE], domains=[""] * 3))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {PUMP}"]
    game.choose(f"use {PUMP}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {LISTENER} kept {JAR}"])
    game.choose(f"use {LISTENER} kept {JAR}")
    assert (said(game), discard(game, 0), state_of(game, JAR)) == (["heard"], [LISTENER], "exhausted")
    assert idle(game)


def test_the_jar_itself_is_a_relic_and_lets_go_what_it_kept() -> None:
    game = build(Side(play=[JAR, At(PAWN, on=JAR, by_effect=True)]), Side(play=[BREAK, PAUSE]), active=1)
    game.choose(f"use {BREAK}")
    game.choose(f"choose {JAR}")
    assert (zone(game, JAR), discard(game, 0)) == ("deck", [PAWN])
    assert idle(game)
