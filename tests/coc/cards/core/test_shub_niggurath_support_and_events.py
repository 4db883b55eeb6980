"""Shub-Niggurath's support and event cards of the Core Set."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Choose, action
from orne.coc.language import CHARACTER, Wound
from orne.coc.position import At, Side, build
from orne.kernel.game import Game
from tests.coc.laboratory import IDLER, lab_card
from tests.coc.look import discard, drained, hand, idle, in_play, keys, seen, side, step
from tests.look import seat_asked

LAB, GHOUL, DEEP_ONE = "laboratory-assistant", "degenerate-ghoul", "young-deep-one"


# ---- Shadowed Woods


def shadowed_woods(
    hand: str, domains: list[str], active: int = 0, discard: tuple[str, ...] = (GHOUL, "bag-man")
) -> Game[Any]:
    return build(
        Side(play=["shadowed-woods"], hand=[hand], discard=[*discard, "45-pistols"], domains=domains),
        Side(discard=[LAB], hand=[GHOUL], domains=["shub-niggurath:1"]),
        active=active,
    )


def test_shadowed_woods_returns_a_character_of_cost_x_or_lower() -> None:
    game = shadowed_woods("mi-go-scout", ["shub-niggurath:3", "neutral:1", "neutral:4"])
    game.choose("play core/mi-go-scout domain 1")
    assert seat_asked(game) == 0
    assert keys(game) == ["pass", "use core/shadowed-woods domain 2", "use core/shadowed-woods domain 3"]
    game.choose("use core/shadowed-woods domain 3")
    assert keys(game) == ["x 1", "x 2", "x 3", "x 4"]
    game.choose("x 3")
    assert keys(game) == ["choose core/bag-man", "choose core/degenerate-ghoul"]
    game.choose("choose core/bag-man")
    assert hand(game, 0) == ["bag-man"]
    assert discard(game, 0) == [GHOUL, "45-pistols"]
    assert drained(game) == [True, False, True]
    assert idle(game)


def test_shadowed_woods_x_limits_the_cost() -> None:
    game = shadowed_woods("mi-go-scout", ["shub-niggurath:3", "neutral:1"])
    game.choose("play core/mi-go-scout domain 1")
    game.choose("use core/shadowed-woods domain 2")
    assert hand(game, 0) == [GHOUL]


@pytest.mark.parametrize(("card", "faction"), [("mad-artist", "hastur"), ("altar-of-the-blessed", "shub-niggurath")])
def test_shadowed_woods_answers_shub_niggurath_characters_only(card: str, faction: str) -> None:
    game = shadowed_woods(card, [f"{faction}:2", "neutral:4"])
    game.choose(f"play core/{card} domain 1")
    assert hand(game, 0) == []
    assert not any(key.startswith("use core/shadowed-woods") for key in keys(game))


def test_shadowed_woods_does_not_answer_the_opponent() -> None:
    game = shadowed_woods("mi-go-scout", ["neutral:4"], active=1)
    game.choose("play core/degenerate-ghoul domain 1")
    assert discard(game, 0) == [GHOUL, "bag-man", "45-pistols"]


def test_shadowed_woods_does_not_answer_a_character_put_into_play() -> None:
    game = build(
        Side(
            play=["shadowed-woods", "shub-niggurath"],
            deck=["ancient-guardian", LAB],
            discard=[LAB],
            domains=["neutral:3", "neutral:3"],
        )
    )
    game.play("use core/shub-niggurath domain 1", "take core/ancient-guardian")
    assert discard(game, 0) == [LAB]
    assert not any(key.startswith("use core/shadowed-woods") for key in keys(game))


# ---- Ghoul Taint


def test_ghoul_taint_keeps_a_character_home_on_its_controllers_turn() -> None:
    game = build(
        Side(hand=["ghoul-taint"], play=[LAB], domains=["shub-niggurath:1"]),
        Side(play=[DEEP_ONE]),
    )
    game.choose("play core/ghoul-taint domain 1")
    assert keys(game) == ["attach core/laboratory-assistant", "attach core/young-deep-one"]
    game.choose("attach core/young-deep-one")
    assert seen(game, "ghoul-taint")["host"] == "core/young-deep-one"
    game.choose("commit core/laboratory-assistant core/dreamwalkers")
    assert step(game) == "defender commits"
    assert keys(game) == ["commit core/young-deep-one core/dreamwalkers", "done"]


def test_ghoul_taint_forbids_attacking() -> None:
    game = build(
        Side(play=[LAB, GHOUL, At("ghoul-taint", on=LAB, owner=None)]),
        step="active player commits",
    )
    assert keys(game) == [
        "commit core/degenerate-ghoul core/ancient-apocrypha",
        "commit core/degenerate-ghoul core/dreamwalkers",
        "commit core/degenerate-ghoul core/frozen-in-time",
        "done",
    ]


# ---- Altar of the Blessed


def test_altar_of_the_blessed_raises_the_skill_of_your_characters() -> None:
    game = build(
        Side(play=["altar-of-the-blessed", LAB, At(GHOUL, insane=True)]),
        Side(play=[DEEP_ONE]),
        step="active player commits",
    )
    assert [seen(game, each)["skill"] for each in (LAB, GHOUL, DEEP_ONE)] == [2, 0, 0]


# ---- Regeneration


def test_regeneration_cancels_one_wound_to_a_character_of_yours() -> None:
    game = build(
        Side(play=["slavering-gug", DEEP_ONE], domains=["neutral:4", "neutral:4"], hand=["regeneration"]),
        Side(play=[LAB], hand=["regeneration", "regeneration"], domains=["shub-niggurath:1", "shub-niggurath:1"]),
    )
    game.play("use core/slavering-gug domain 1", "choose core/laboratory-assistant")
    assert seat_asked(game) == 1
    assert keys(game) == ["pass", "play core/regeneration domain 1", "play core/regeneration domain 2"]
    game.choose("play core/regeneration domain 1")
    assert seen(game, LAB)["wounds"] == 0
    assert discard(game, 1) == ["regeneration"]
    assert drained(game, 1) == [True, False]
    game.play("use core/slavering-gug domain 2", "choose core/young-deep-one")
    assert discard(game, 0) == [DEEP_ONE]
    assert hand(game, 0) == hand(game, 1) == ["regeneration"]


def test_regeneration_takes_one_wound_of_two_each() -> None:
    two_wounds = lab_card("two-wounds", action(Wound(number=2), Choose(CHARACTER)))
    game = build(
        Side(play=[two_wounds]),
        Side(play=[LAB], hand=["regeneration"] * 2, domains=["shub-niggurath:1"] * 2),
    )
    game.play("use lab/two-wounds", "choose core/laboratory-assistant")
    game.choose("play core/regeneration domain 1")
    assert keys(game) == ["pass", "play core/regeneration domain 2"]
    game.choose("play core/regeneration domain 2")
    assert seen(game, LAB)["wounds"] == 0


# ---- events


def test_burrowing_beneath_destroys_any_support() -> None:
    game = build(
        Side(hand=["burrowing-beneath"], play=["altar-of-the-blessed", LAB], domains=["shub-niggurath:2"]),
        Side(play=[DEEP_ONE, At("45-pistols", on=DEEP_ONE)]),
    )
    game.choose("play core/burrowing-beneath domain 1")
    assert keys(game) == ["choose core/45-pistols", "choose core/altar-of-the-blessed"]
    game.choose("choose core/45-pistols")
    assert discard(game, 1) == ["45-pistols"]
    assert discard(game, 0) == ["burrowing-beneath"]
    assert seen(game, DEEP_ONE)["icons"] == [0, 2, 1, 0]


def test_burrowing_beneath_needs_a_support() -> None:
    game = build(Side(hand=["burrowing-beneath"], play=[LAB], domains=["shub-niggurath:2"]))
    assert step(game) == "active player commits"


def test_horrid_mutation_frightens_with_your_committed_characters() -> None:
    game = build(
        Side(
            hand=["horrid-mutation"],
            play=[At(LAB, story=0, exhausted=True), At("bag-man", story=1, exhausted=True), GHOUL, IDLER],
            domains=["shub-niggurath:1"],
        ),
        Side(play=[At(DEEP_ONE, story=0, exhausted=True)]),
        step="actions after defenders commit",
    )
    game.choose("play core/horrid-mutation domain 1")
    assert seen(game, LAB)["icons"] == [1, 0, 0, 1]
    assert seen(game, "bag-man")["icons"] == [1, 2, 0, 1]
    assert seen(game, GHOUL)["icons"] == [1, 1, 0, 0]
    assert seen(game, DEEP_ONE)["icons"] == [0, 2, 1, 0]
    game.choose("pass")
    while step(game) != "last story actions":
        game.choose(0)
    assert seen(game, DEEP_ONE)["state"] == "insane"
    assert seen(game, LAB)["icons"] == [1, 0, 0, 1]
    game.choose("pass")
    assert step(game) != "last story actions"
    assert seen(game, LAB)["icons"] == [0, 0, 0, 1]


def test_bred_to_survive_makes_your_characters_invulnerable_for_the_phase() -> None:
    game = build(
        Side(hand=["bred-to-survive", GHOUL], play=[LAB], domains=["shub-niggurath:2", "shub-niggurath:1"]),
        Side(play=["slavering-gug", DEEP_ONE], domains=["neutral:4"]),
    )
    game.choose("play core/bred-to-survive domain 1")
    assert seen(game, LAB)["keywords"] == ["invulnerability"]
    assert seat_asked(game) == 1
    game.choose("pass")
    game.choose("play core/degenerate-ghoul domain 2")
    game.choose("use core/slavering-gug domain 1")
    assert keys(game) == ["choose core/degenerate-ghoul", "choose core/slavering-gug", "choose core/young-deep-one"]
    game.choose("choose core/young-deep-one")
    assert step(game) == "active player commits"
    assert seen(game, LAB)["keywords"] == []


# ---- Shocking Transformation


def test_shocking_transformation_trades_a_character_for_one_in_the_deck() -> None:
    game = build(
        Side(
            hand=["shocking-transformation"],
            play=[GHOUL, LAB],
            deck=["ygolonac", "g-men", LAB, "regeneration"],
            domains=["shub-niggurath:3"],
        ),
        Side(play=[DEEP_ONE]),
    )
    game.choose("play core/shocking-transformation domain 1")
    assert keys(game) == ["sacrifice core/degenerate-ghoul", "sacrifice core/laboratory-assistant"]
    game.choose("sacrifice core/degenerate-ghoul")
    assert keys(game) == ["nothing", "take core/g-men", "take core/laboratory-assistant"]
    game.choose("take core/g-men")
    assert in_play(game, 0) == [LAB, "g-men"]
    assert discard(game, 0) == [GHOUL, "shocking-transformation"]
    assert any(entry.kind == "deck shuffled" for entry in game.log)
    assert idle(game)


def test_shocking_transformation_needs_a_character_to_sacrifice() -> None:
    game = build(
        Side(hand=["shocking-transformation"], play=["altar-of-the-blessed"], domains=["shub-niggurath:3"]),
        Side(play=[DEEP_ONE]),
    )
    assert all(not key.startswith("play core/shocking") for key in keys(game))


def test_shocking_transformation_may_bring_back_the_title_it_sacrificed() -> None:
    unique = lab_card("only-one", unique=True)
    game = build(
        Side(hand=["shocking-transformation"], play=[unique], deck=[unique, LAB], domains=["shub-niggurath:3"])
    )
    game.choose("play core/shocking-transformation domain 1")
    assert keys(game) == ["nothing", "take core/laboratory-assistant", "take lab/only-one"]
    game.choose("take lab/only-one")
    assert [each["ref"] for each in side(game, 0)["play"]] == ["lab/only-one"]
