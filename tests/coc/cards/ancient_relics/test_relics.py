"""The Relics of Ancient Relics that the rules documents name."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.language import (
    CHARACTER,
    SUPPORT,
    Choose,
    ExhaustThis,
    action,
    destroy,
    ready,
    remove_from_game,
    return_to_hand,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, FIGHT, GUN, IDLE, PAUSE, PAWN, lab_card, tool
from tests.coc.look import (
    card,
    deck,
    discard,
    hand,
    idle,
    in_play,
    keys,
    log,
    pass_to_phase,
    seen,
    state_of,
    table,
    uid,
    zone,
)
from tests.look import asked, reasons

SET = "ancient-relics"
KHOPESH = f"{SET}/khopesh-of-the-abyss"
STONE = f"{SET}/the-chthonian-stone"
EON = f"{SET}/eon-chart"
EYE = f"{SET}/stygian-eye"
CARL = "secrets-of-arkham/carl-stanford"
BREAK = tool("rl-break", action(destroy(), Choose(SUPPORT), cost=ExhaustThis()))
TAKE = tool("rl-take", action(return_to_hand(), Choose(SUPPORT), cost=ExhaustThis()))
BANISH = tool("rl-banish", action(remove_from_game(), Choose(SUPPORT), cost=ExhaustThis()))
ALARM = tool("rl-alarm", action(ready(), Choose(CHARACTER), cost=ExhaustThis()))
CHEAP = lab_card("rl-cheap", cost=1)
DEAR = lab_card("rl-dear", cost=3, skill=3)
OLD_ONE = lab_card("rl-old-one", subtypes=("Ancient One",))

# ---- what Relics have in common


@pytest.mark.parametrize("way", [BREAK, TAKE])
@pytest.mark.parametrize("relic", [KHOPESH, EYE, STONE])
def test_a_relic_that_leaves_play_is_shuffled_into_its_owners_deck(way: str, relic: str) -> None:
    on = None if relic == STONE else DEAR
    game = build(Side(play=[DEAR, At(relic, on=on)]), Side(play=[way, PAUSE]), active=1)
    game.choose(f"use {way}")
    game.choose(f"choose {relic}")
    assert (zone(game, relic), len(deck(game, 0)), discard(game, 0), hand(game, 0)) == ("deck", 11, [], [])
    assert log(game, "deck shuffled") == ["deck shuffled"]
    assert idle(game)


def test_a_relic_goes_with_its_bearer_and_is_shuffled_in_then() -> None:
    game = build(Side(play=[PAWN, At(EYE, on=PAWN)]), Side(play=[GUN, PAUSE]), active=1)
    game.choose(f"use {GUN}")
    assert (discard(game, 0), zone(game, EYE)) == ([PAWN], "deck")
    assert idle(game)


def test_a_relic_removed_from_the_game_stays_there() -> None:
    game = build(Side(play=[DEAR, At(KHOPESH, on=DEAR)]), Side(play=[BANISH, PAUSE]), active=1)
    game.choose(f"use {BANISH}")
    game.choose(f"choose {KHOPESH}")
    assert (zone(game, KHOPESH), len(deck(game, 0))) == ("removed", 10)
    assert idle(game)


# ---- Khopesh of the Abyss


@pytest.mark.parametrize("edition", ["lcg-3.0", "lcg-4"])
def test_nor_does_it_choose_an_invulnerable_character(edition: str) -> None:
    game = build(Side(play=[DEAR, At(KHOPESH, on=DEAR), PAUSE]), Side(play=[CARL, PAWN]), edition=edition)
    game.choose(f"use {KHOPESH}")
    assert keys(game) == [f"choose {PAWN}", f"choose {DEAR}"]


# ---- The Chthonian Stone


def test_the_stone_brings_a_cheaper_character_after_one_of_yours_is_destroyed() -> None:
    """coc/errata/ancient-relics/f20-the-chthonian-stone"""
    game = build(
        Side(hand=[CHEAP, DEAR], play=[DEAR, CHEAP, STONE], domains=[""] * 3), Side(play=[GUN, PAUSE]), active=1
    )
    assert game.table.title(uid(game, STONE)) == "The Chthonian Stone"
    game.choose(f"use {GUN}")
    game.choose(f"choose {DEAR}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {STONE}"])
    game.choose(f"use {STONE}")
    assert (hand(game, 0), state_of(game, STONE)) == ([DEAR], "exhausted")
    assert len([each for each in in_play(game, 0) if each.startswith(CHEAP)]) == 2
    assert idle(game)


def test_the_stone_does_not_answer_the_opponents_loss_or_one_with_nobody_cheaper() -> None:
    game = build(Side(hand=[CHEAP], play=[CHEAP, STONE, GUN, PAUSE], domains=[""] * 3), Side(play=[DEAR]))
    game.choose(f"use {GUN}")
    game.choose(f"choose {DEAR}")
    assert keys(game) == IDLE
    game = build(Side(hand=[CHEAP], play=[CHEAP, STONE, GUN, PAUSE], domains=[""] * 3))
    game.choose(f"use {GUN}")
    assert (discard(game, 0), keys(game)) == ([CHEAP], IDLE)
    assert idle(game)


# ---- Eon Chart


def test_the_eon_chart_adds_a_struggle_and_takes_its_bearer_at_the_end_of_the_phase() -> None:
    game = build(Side(play=[DEAR, At(EON, on=DEAR), PAUSE]), stories=[FIGHT, BARE], step="story actions")
    assert keys(game) == ["pass", f"use {EON}", f"use {PAUSE}"]
    game.choose(f"use {EON}")
    assert (asked(game), keys(game)) == ((0, "pick"), [f"pick {BARE}", f"pick {FIGHT}"])
    game.choose(f"pick {FIGHT}")
    assert keys(game) == ["name Arcane", "name Combat", "name Investigation", "name Terror"]
    game.choose("name Terror")
    assert [values.struggles(table(game), uid(game, each)) for each in (FIGHT, BARE)] == [[0, 1], []]
    assert keys(game) == IDLE
    assert "its limit is used up: once per phase: coc/rule/2.9-limit/b" in reasons(game, f"use {EON}")
    pass_to_phase(game, "refresh")
    assert (in_play(game, 0), discard(game, 0), zone(game, EON)) == ([PAUSE], [DEAR], "deck")
    assert log(game, "sacrificed") == ["sacrificed rl-dear"]


# ---- Stygian Eye


def test_the_stygian_eye_takes_a_character_which_goes_insane_as_it_is_readied() -> None:
    game = build(
        Side(hand=[EYE], play=[ALARM, PAUSE], domains=["hastur:2"]), Side(play=[At(DEAR, exhausted=True), OLD_ONE])
    )
    game.choose(f"play {EYE} domain 1")
    assert (card(game, DEAR).controller, in_play(game, 1)) == (0, [OLD_ONE])
    game.choose(f"use {ALARM}")
    game.choose(f"choose {DEAR}")
    assert (state_of(game, DEAR), zone(game, EYE), card(game, DEAR).controller) == ("insane", "deck", 1)
    assert idle(game)


def test_the_eye_does_not_take_an_ancient_one() -> None:
    game = build(Side(hand=[EYE], play=[PAUSE], domains=["hastur:2"]), Side(play=[OLD_ONE]))
    assert keys(game) == IDLE


# ---- with cards of later sets

CHAPMAN = "the-key-and-the-gate/andrew-chapman"


def test_only_the_wound_that_would_destroy_is_disrupted_by_andrew_chapman() -> None:
    """coc/faq/andrew-chapman-khopesh"""
    tough = lab_card("rl-tough", keywords=(("toughness", 1),))
    strong = lab_card("rl-strong", keywords=(("toughness", 5),))
    game = build(
        Side(play=[strong, At(KHOPESH, on=strong)]), Side(hand=[PAWN], play=[CHAPMAN, tough], domains=[""] * 3)
    )
    game.choose(f"use {KHOPESH}")
    game.choose(f"choose {tough}")
    assert (seen(game, tough)["wounds"], asked(game)) == (1, (0, "action"))
    game.choose(f"use {KHOPESH}")
    game.choose(f"choose {tough}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {CHAPMAN}"])
