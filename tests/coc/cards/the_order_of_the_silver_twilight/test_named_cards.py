"""Cards of The Order of the Silver Twilight that the rules documents name."""

from __future__ import annotations

import pytest

from orne.coc.language import CHARACTER, Choose, action, ready
from orne.coc.position import At, Side, build
from tests.coc.laboratory import GUN, IDLE, PAUSE, PAWN, lab_card, tool
from tests.coc.look import (
    card,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    state_of,
)
from tests.look import asked, reasons

SET = "the-order-of-the-silver-twilight"
LORD = f"{SET}/lord-jeffrey-farrington"
BARKEEP = f"{SET}/lodge-barkeep"
COLLECTOR = f"{SET}/silver-twilight-collector"
LODGE = f"{SET}/the-silver-twilight-lodge"
LANCE = f"{SET}/ritual-of-the-lance"
SUMMONING = f"{SET}/ritual-of-summoning"
MONSTER = lab_card("os-monster", subtypes=("Monster",))
CREATURE = lab_card("os-creature", subtypes=("Creature",))
KNIGHT = lab_card("os-knight", faction="silver-twilight", cost=3)
CLERK = lab_card("os-clerk", faction="silver-twilight", cost=1)
ALARM = tool("os-alarm", action(ready(), Choose(CHARACTER)))


# ---- Lord Jeffrey Farrington


def test_alone_he_returns_himself() -> None:
    game = build(Side(hand=[LORD], play=[PAUSE], domains=["silver-twilight:3"]))
    game.choose(f"play {LORD} domain 1")
    assert (hand(game, 0), in_play(game, 0)) == ([LORD], [PAUSE])
    assert idle(game)


# ---- Lodge Barkeep


def test_the_barkeep_exhausts_a_character_that_is_readied() -> None:
    game = build(Side(play=[At("peeler", exhausted=True), ALARM]), Side(play=[BARKEEP]))
    game.choose(f"use {ALARM}")
    game.choose("choose core/peeler")
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {BARKEEP}"])
    game.choose(f"use {BARKEEP}")
    assert (state_of(game, "peeler"), state_of(game, BARKEEP)) == ("exhausted", "exhausted")
    assert idle(game)


def test_an_exhausted_barkeep_does_not_answer_and_readied_he_has_nobody_to_exhaust_but_himself() -> None:
    game = build(Side(play=[At("peeler", exhausted=True), ALARM, At(BARKEEP, exhausted=True)]))
    game.choose(f"use {ALARM}")
    game.choose(f"choose {BARKEEP}")
    assert (state_of(game, BARKEEP), keys(game)) == ("ready", ["pass", f"use {ALARM}"])
    assert idle(game)


def test_the_barkeep_needs_a_syndicate_resource_on_any_domain() -> None:
    """coc/example/2.18-lodge-barkeep"""
    game = build(Side(hand=[BARKEEP], play=[PAUSE], domains=["silver-twilight:2", "syndicate:1"]))
    assert keys(game) == ["pass", f"play {BARKEEP} domain 1", f"use {PAUSE}"]
    game.choose(f"play {BARKEEP} domain 1")
    assert (in_play(game, 0), drained(game)) == ([PAUSE, BARKEEP], [True, False])
    game = build(Side(hand=[BARKEEP], play=[PAUSE], domains=["silver-twilight:2", "agency:1"]))
    assert keys(game) == IDLE
    needs = "Lodge Barkeep needs 1 Syndicate resources on your domains; you have 0: coc/rule/2.18-steadfast/b"
    assert reasons(game, f"play {BARKEEP} domain 1") == [needs]


# ---- Silver Twilight Collector


@pytest.mark.parametrize("victim", [MONSTER, CREATURE])
def test_the_collector_takes_a_token_for_each_monster_or_creature_destroyed(victim: str) -> None:
    game = build(Side(play=[COLLECTOR, GUN, PAUSE]), Side(play=[victim, PAWN]))
    game.choose(f"use {GUN}")
    game.choose(f"choose {victim}")
    assert (card(game, COLLECTOR).success, icons(game, COLLECTOR)) == ((1, 0), [0, 2, 0, 0])
    assert (discard(game, 1), keys(game)) == ([victim], IDLE)
    assert idle(game)


def test_the_collector_does_not_collect_others() -> None:
    game = build(Side(play=[COLLECTOR, GUN, PAUSE]), Side(play=[MONSTER, PAWN]))
    game.choose(f"use {GUN}")
    game.choose(f"choose {PAWN}")
    assert (card(game, COLLECTOR).success, icons(game, COLLECTOR)) == ((0, 0), [0, 1, 0, 0])
    assert idle(game)


# ---- The Silver Twilight Lodge


def test_a_character_played_before_the_lodge_is_the_first() -> None:
    game = build(
        Side(
            hand=[CLERK, LODGE, KNIGHT],
            play=[PAUSE],
            domains=["silver-twilight:1", "silver-twilight:3", "silver-twilight:2"],
        )
    )
    game.choose(f"play {CLERK} domain 1")
    game.choose(f"play {LODGE} domain 2")
    assert keys(game) == IDLE
    assert idle(game)


# ---- Ritual of the Lance, Ritual of Summoning


def test_a_token_may_be_put_on_the_lance_for_each_character_you_sacrifice() -> None:
    game = build(Side(play=[LANCE, SUMMONING, PAWN, PAUSE]), Side(play=["peeler"]))
    game.choose(f"use {SUMMONING} ability 1")
    assert (card(game, SUMMONING).success, keys(game)) == ((1, 0), ["pass", f"use {LANCE}"])
    game.choose(f"use {LANCE}")
    assert (card(game, LANCE).success, keys(game)) == ((1, 0), IDLE)
    assert idle(game)


def test_five_tokens_on_the_lance_destroy_everybody() -> None:
    game = build(Side(play=[At(LANCE, success=(5, 0)), PAWN, PAUSE]), Side(play=["peeler", GUN]))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {LANCE}"]
    game.choose(f"use {LANCE}")
    assert (in_play(game, 0), in_play(game, 1)) == ([PAUSE], [GUN])
    assert (sorted(discard(game, 0)), discard(game, 1)) == (sorted([LANCE, PAWN]), ["peeler"])
    assert idle(game)


def test_four_tokens_are_not_enough_for_either_ritual() -> None:
    game = build(Side(hand=[KNIGHT], play=[At(LANCE, success=(4, 0)), At(SUMMONING, success=(4, 0)), PAUSE]))
    assert keys(game) == IDLE
    few = "has fewer than 5 success tokens: coc/rule/2.13-paying-costs/c"
    assert f"Ritual of the Lance {few}" in reasons(game, f"use {LANCE}")


def test_five_tokens_on_the_ritual_of_summoning_put_a_character_into_play_from_hand() -> None:
    game = build(Side(hand=[KNIGHT, CLERK, GUN], play=[At(SUMMONING, success=(6, 0)), PAUSE], domains=[""] * 3))
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {SUMMONING} ability 2"]
    game.choose(f"use {SUMMONING} ability 2")
    assert (asked(game), keys(game)) == ((0, "put"), [f"put {CLERK}", f"put {KNIGHT}"])
    game.choose(f"put {KNIGHT}")
    assert (in_play(game, 0), card(game, SUMMONING).success) == ([SUMMONING, PAUSE, KNIGHT], (1, 0))
    assert idle(game)


def test_it_needs_a_character_in_hand() -> None:
    game = build(Side(hand=[GUN], play=[At(SUMMONING, success=(5, 0)), PAUSE]))
    assert keys(game) == IDLE
