"""Neutral cards of Secrets of Arkham."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    CHARACTER,
    DISCARD,
    Choose,
    Draw,
    action,
    go_insane,
)
from orne.coc.position import At, Side, Story, build
from tests.coc.laboratory import FROM_DISCARD, FROM_HAND, IDLE, PAUSE, PAWN, event, lab_card, tool
from tests.coc.look import (
    Coc,
    deck,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to,
    skill,
    tokens_by_story,
)
from tests.look import asked

SET = "secrets-of-arkham"
FIGHTER = lab_card("sn-fighter", skill=3, icons=(0, 2, 0, 0))
SCRAPPER = lab_card("sn-scrapper", skill=2)
SHADE = lab_card("sn-shade", keywords=(("invulnerability", 1),))
NOON = tool("sn-noon", keywords=(("day", 1),))
LARK = lab_card("sn-lark", keywords=(("day", 1),))
GIANT = lab_card("sn-giant", cost=5)
KNIGHT = lab_card("sn-knight", cost=4)
CASTLE = tool("sn-castle", cost=5)
DUSK = tool("sn-dusk", keywords=(("night", 1),))


# ---- Feint

FEINT = f"{SET}/feint"


def test_feint_takes_skill_and_a_combat_icon_for_the_phase() -> None:
    game = build(Side(hand=[FEINT], play=[PAUSE, PAWN]), Side(play=[FIGHTER]))
    assert keys(game) == ["pass", f"play {FEINT}", f"use {PAUSE}"]
    game.choose(f"play {FEINT}")
    assert keys(game) == [f"choose {PAWN}", f"choose {FIGHTER}"]
    game.choose(f"choose {FIGHTER}")
    assert (skill(game, FIGHTER), icons(game, FIGHTER)) == (1, [0, 1, 0, 0])
    assert keys(game) == IDLE
    pass_to(game, "story actions")
    assert (skill(game, FIGHTER), icons(game, FIGHTER)) == (3, [0, 2, 0, 0])


def test_feint_needs_a_character() -> None:
    assert keys(build(Side(hand=[FEINT], play=[PAUSE]))) == IDLE


# ---- Diseased Sewer Rats

RATS = f"{SET}/diseased-sewer-rats"


def test_sewer_rats_must_wound_somebody_weak_when_played() -> None:
    game = build(Side(hand=[RATS], play=[PAUSE], domains=["agency:2"]), Side(play=[FIGHTER, SCRAPPER, SHADE]))
    game.choose(f"play {RATS} domain 1")
    assert keys(game) == [f"choose {SCRAPPER}", f"choose {RATS}"]
    game.choose(f"choose {SCRAPPER}")
    assert discard(game, 1) == [SCRAPPER]
    assert keys(game) == IDLE


def test_sewer_rats_alone_wound_themselves() -> None:
    game = build(Side(hand=[RATS], play=[PAUSE], domains=["agency:2"]), Side(play=[FIGHTER]))
    game.choose(f"play {RATS} domain 1")
    assert discard(game, 0) == [RATS]
    assert keys(game) == IDLE


def test_sewer_rats_put_into_play_wound_nobody() -> None:
    game = build(Side(hand=[FROM_HAND, RATS], play=[PAUSE]), Side(play=[SCRAPPER]))
    game.choose(f"play {FROM_HAND}")
    assert in_play(game, 0) == [PAUSE, RATS]
    assert (in_play(game, 1), keys(game)) == ([SCRAPPER], IDLE)


# ---- Magnifying Glass


def test_magnifying_glass_gives_any_character_investigation() -> None:
    glass = f"{SET}/magnifying-glass"
    game = build(Side(hand=[glass], play=[PAWN, PAUSE], domains=["agency:1"]), Side(play=[FIGHTER]))
    game.choose(f"play {glass} domain 1")
    assert keys(game) == [f"attach {PAWN}", f"attach {FIGHTER}"]
    game.choose(f"attach {PAWN}")
    assert (icons(game, PAWN), icons(game, FIGHTER)) == ([0, 0, 0, 1], [0, 2, 0, 0])
    assert idle(game)


# ---- Azathoth

AZATHOTH = f"{SET}/azathoth"


def test_azathoth_may_have_everybody_sacrifice_everything() -> None:
    game = build(
        Side(hand=[AZATHOTH], play=[PAUSE, FIGHTER], domains=["agency:6"]),
        Side(play=[AZATHOTH, SHADE, NOON]),
    )
    game.choose(f"play {AZATHOTH} domain 1")
    assert keys(game) == ["pass", f"use {AZATHOTH}#2"]
    game.play(f"use {AZATHOTH}#2", f"first {PAUSE}", f"first {SHADE}")
    assert (in_play(game, 0), in_play(game, 1)) == ([f"{AZATHOTH}#2"], [AZATHOTH])
    assert (discard(game, 0), discard(game, 1)) == ([PAUSE, FIGHTER], [SHADE, NOON])
    assert idle(game)


def test_azathoth_need_not_be_answered_to() -> None:
    game = build(Side(hand=[AZATHOTH], play=[PAUSE], domains=["agency:6"]), Side(play=[SHADE]))
    game.play(f"play {AZATHOTH} domain 1", "pass")
    assert (in_play(game, 0), in_play(game, 1)) == ([PAUSE, AZATHOTH], [SHADE])
    assert keys(game) == IDLE


@pytest.mark.parametrize("seat", [0, 1])
def test_azathoth_eliminates_whoever_controls_it_as_a_turn_ends(seat: int) -> None:
    sides = [Side(play=[PAUSE]), Side(play=[PAUSE])]
    sides[seat] = Side(play=[PAUSE, AZATHOTH])
    game = build(*sides, step="last story actions")
    game.play("pass", "pass")
    assert (game.decision, game.state.winner) == (None, 1 - seat)


# ---- The Greatest Fear...

FEAR = f"{SET}/the-greatest-fear"
SCARE = event("sn-scare", go_insane(), Choose(CHARACTER))


def frightened(*theirs: str) -> Coc:
    """An opponent's character has gone insane, and they hold some cards."""
    game = build(
        Side(hand=[SCARE, FEAR], play=[PAUSE], domains=["agency:1"]),
        Side(play=[FIGHTER], hand=theirs),
        stories=[Story("ancient-apocrypha", (1, 0)), "dreamwalkers", "frozen-in-time"],
    )
    game.choose(f"play {SCARE}")
    return game


def test_the_greatest_fear_turns_discarded_events_and_supports_into_success() -> None:
    game = frightened(NOON, FEINT)
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"play {FEAR} domain 1"])
    game.choose(f"play {FEAR} domain 1")
    assert sorted(discard(game, 1)) == sorted([NOON, FEINT])
    places = ["place core/ancient-apocrypha", "place core/dreamwalkers", "place core/frozen-in-time"]
    for _ in range(2):
        assert (asked(game), keys(game)) == ((0, "yes or no"), ["no", "yes"])
        game.choose("yes")
        assert (asked(game), keys(game)) == ((0, "place"), places)
        game.choose("place core/dreamwalkers")
    assert tokens_by_story(game) == {
        "ancient-apocrypha": (1, 0),
        "dreamwalkers": (2, 0),
        "frozen-in-time": (0, 0),
    }
    assert keys(game) == IDLE


def test_the_greatest_fear_asks_for_each_such_card_and_not_for_characters() -> None:
    game = frightened(PAWN, FEINT)
    game.play(f"play {FEAR} domain 1", "no")
    assert [sum(each) for each in tokens_by_story(game).values()] == [1, 0, 0], "one may leave it"
    assert keys(game) == IDLE
    game = frightened(PAWN, PAWN)
    game.choose(f"play {FEAR} domain 1")
    assert (discard(game, 1), keys(game)) == ([PAWN, PAWN], IDLE)


def test_the_greatest_fear_gives_nothing_where_fewer_than_two_cards_are_discarded() -> None:
    """coc/rule/1.3-multiple-effects/b: what follows "then" needs both."""
    game = frightened(FEINT)
    game.choose(f"play {FEAR} domain 1")
    assert (discard(game, 1), keys(game)) == ([FEINT], IDLE)
    assert keys(frightened()) == IDLE, "and with no card in hand it changes nothing"


def test_the_greatest_fear_may_cost_its_own_player_cards() -> None:
    game = build(
        Side(hand=[SCARE, FEAR, FEINT, LARK], play=[PAUSE, FIGHTER], domains=["agency:1"]), Side(hand=[NOON, NOON])
    )
    game.choose(f"play {SCARE}")
    game.play(f"play {FEAR} domain 1", "yes", "place core/dreamwalkers")
    assert (sorted(discard(game, 0)), hand(game, 1)) == (sorted([SCARE, FEAR, FEINT, LARK]), [NOON, NOON])
    assert tokens_by_story(game)["dreamwalkers"] == (1, 0)
    assert keys(game) == IDLE


# ---- Seeker of Mysteries

SEEKER = f"{SET}/seeker-of-mysteries"


def test_seeker_of_mysteries_makes_dear_characters_cheaper() -> None:
    domains = ["agency:4", "agency:3"]
    game = build(Side(hand=[GIANT, KNIGHT, CASTLE], play=[SEEKER, PAUSE], domains=domains))
    assert keys(game) == ["pass", f"play {GIANT} domain 1", f"play {KNIGHT} domain 1", f"use {PAUSE}"]
    game = build(Side(hand=[GIANT, KNIGHT, CASTLE], play=[SEEKER, SEEKER, PAUSE], domains=domains))
    assert keys(game) == [
        "pass",
        f"play {GIANT} domain 1",
        f"play {GIANT} domain 2",
        f"play {KNIGHT} domain 1",
        f"use {PAUSE}",
    ], "each of them lowers it"
    theirs = build(Side(hand=[GIANT], play=[PAUSE], domains=domains), Side(play=[SEEKER]))
    assert keys(theirs) == IDLE


def test_seeker_of_mysteries_makes_nobody_cheaper_than_one() -> None:
    game = build(Side(hand=[GIANT], play=[*[SEEKER] * 6, PAUSE], domains=["agency:1", ""]))
    assert keys(game) == ["pass", f"play {GIANT} domain 1", f"use {PAUSE}"]


# ---- Terrors in the Dark

TERRORS = f"{SET}/terrors-in-the-dark"


def test_terrors_in_the_dark_destroy_every_day_card_when_played() -> None:
    game = build(Side(hand=[TERRORS], play=[NOON, DUSK, PAUSE], domains=["agency:2"]), Side(play=[LARK, PAWN]))
    game.choose(f"play {TERRORS} domain 1")
    assert (discard(game, 0), discard(game, 1)) == ([NOON], [LARK])
    assert (game.view(None)["day"], game.view(None)["night"]) == (False, True)
    assert keys(game) == IDLE


def test_terrors_in_the_dark_put_into_play_destroy_nothing() -> None:
    game = build(Side(hand=[FROM_DISCARD], discard=[TERRORS], play=[NOON, PAUSE]), Side(play=[LARK]))
    game.choose(f"play {FROM_DISCARD}")
    assert (in_play(game, 0), in_play(game, 1)) == ([NOON, PAUSE, TERRORS], [LARK])
    assert keys(game) == IDLE


def test_terrors_in_the_dark_may_have_an_opponent_discard_for_each_card_played_from_hand() -> None:
    game = build(
        Side(hand=[FEINT, PAWN], play=[PAUSE, FIGHTER], domains=["agency:1"], deck=[SCRAPPER, SHADE, PAWN]),
        Side(play=[TERRORS], deck=[LARK]),
    )
    game.choose(f"play {PAWN} domain 1")
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {TERRORS}"])
    game.choose(f"use {TERRORS}")
    assert (discard(game, 0), deck(game, 0)) == ([SCRAPPER], [SHADE, PAWN])
    game.play(f"play {FEINT}", f"choose {FIGHTER}", "pass")
    assert discard(game, 0) == [SCRAPPER, FEINT], "it need not be used"
    assert idle(game)


def test_terrors_in_the_dark_do_not_answer_a_card_played_from_elsewhere() -> None:
    again = lab_card("sn-again", action(Draw(), zone=DISCARD, plays=True), type="event", cost=0)
    game = build(Side(play=[PAUSE], discard=[again]), Side(play=[TERRORS]))
    game.choose(f"play {again}")
    assert (len(hand(game, 0)), discard(game, 0)) == (1, [again])
    assert idle(game)


@pytest.mark.parametrize("card_id", ["core/dampen-light", "the-yuggoth-contract/cursed-skull"])
def test_terrors_in_the_dark_answer_a_card_played_as_though_from_hand(card_id: str) -> None:
    chant = f"{SET}/chant-of-thoth"
    game = build(
        Side(hand=[chant], play=[PAUSE], discard=[card_id], domains=["yog-sothoth:1", "yog-sothoth:3"]),
        Side(play=[TERRORS]),
    )
    game.play(f"play {chant} domain 1", "pass", f"play {card_id} discard domain 2")
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {TERRORS}"])
    game.choose(f"use {TERRORS}")
    assert len(deck(game, 0)) == (10 if card_id.startswith("core") else 9), "an event goes under the deck"
    assert (keys(game), idle(game)) == (IDLE, True)


def test_terrors_in_the_dark_do_not_answer_your_own_cards_nor_what_is_put_into_play() -> None:
    game = build(Side(hand=[FEINT], play=[PAUSE, TERRORS, FIGHTER], deck=[PAWN]), Side(deck=[PAWN]))
    game.choose(f"play {FEINT}")
    assert (discard(game, 0), discard(game, 1)) == ([FEINT], [])
    assert keys(game) == IDLE
    game = build(Side(hand=[FROM_HAND, PAWN], play=[PAUSE]), Side(play=[TERRORS]))
    game.choose(f"play {FROM_HAND}")
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", f"use {TERRORS}"])
    game.choose("pass")
    assert keys(game) == IDLE, "only the event was played"


# ---- Dimensional Rift

RIFT = f"{SET}/dimensional-rift"


def test_dimensional_rift_destroys_all_characters_and_support_cards() -> None:
    game = build(
        Side(play=[RIFT, PAUSE, FIGHTER], domains=["agency:3", "agency:2"]),
        Side(play=[SHADE, NOON]),
    )
    assert keys(game) == ["pass", f"use {PAUSE}", f"use {RIFT} domain 1"]
    game.play(f"use {RIFT} domain 1", f"first {PAUSE}", f"first {SHADE}")
    assert (in_play(game, 0), in_play(game, 1)) == ([], [])
    assert (discard(game, 0), discard(game, 1)) == ([RIFT, PAUSE, FIGHTER], [SHADE, NOON])
    assert drained(game) == [True, False]
    assert idle(game)


def test_dimensional_rift_is_not_offered_exhausted_or_unpaid() -> None:
    tired = Side(play=[At(RIFT, exhausted=True), PAUSE], domains=["agency:3"])
    assert keys(build(tired, Side(play=[FIGHTER]))) == IDLE
    assert keys(build(Side(play=[RIFT, PAUSE], domains=["agency:2"]), Side(play=[FIGHTER]))) == IDLE
