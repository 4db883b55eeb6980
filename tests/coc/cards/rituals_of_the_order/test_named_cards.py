"""Cards of Rituals of the Order that the rules documents name."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    BecomeCharacter,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import BARE, FIGHT, IDLE, PAUSE, PAWN, event, lab_card, there
from tests.coc.look import (
    card,
    discard,
    hand,
    icons,
    idle,
    in_play,
    keys,
    log,
    seen,
)
from tests.look import asked

SET = "rituals-of-the-order"
BRUTE = lab_card("ro-brute", icons=(0, 2, 0, 0), skill=3)
OGRE = lab_card("ro-ogre", icons=(0, 0, 0, 1), skill=2, keywords=(("toughness", 3),))

# ---- Bloodthirsty Star Spawn

SPAWN = f"{SET}/bloodthirsty-star-spawn"


def test_passing_it_by_the_loser_is_wounded_as_ever() -> None:
    game = build(Side(play=[there(SPAWN)]), Side(play=[there(OGRE)]), stories=[FIGHT, BARE], step="stories resolve")
    game.choose("pass")
    assert (discard(game, 1), seen(game, OGRE)["wounds"]) == ([], 1)


def test_at_another_story_or_with_nobody_there_it_has_nothing_to_replace() -> None:
    game = build(
        Side(play=[there(SPAWN, 1), there(BRUTE)]),
        Side(play=[there(OGRE)]),
        stories=[FIGHT, BARE],
        step="stories resolve",
    )
    assert keys(game) == [f"resolve {BARE}", f"resolve {FIGHT}"]
    game.choose(f"resolve {FIGHT}")
    assert (seen(game, OGRE)["wounds"], log(game, "used")) == (1, [])
    game = build(Side(play=[there(SPAWN)]), Side(play=[OGRE]), stories=[FIGHT, BARE], step="stories resolve")
    assert log(game, "used") == []


# ---- Twisted Choreographer

DANCER = f"{SET}/twisted-choreographer"


def test_the_choreographer_has_the_icons_of_a_character_from_your_discard_pile() -> None:
    game = build(
        Side(hand=[DANCER], play=[PAUSE], discard=[BRUTE, "shotgun", OGRE], domains=["hastur:3"]), Side(discard=[PAWN])
    )
    game.choose(f"play {DANCER} domain 1")
    assert keys(game) == ["pass", f"use {DANCER}"]
    game.choose(f"use {DANCER}")
    assert (asked(game), keys(game)) == ((0, "attach"), [f"attach {BRUTE}", f"attach {OGRE}"])
    game.choose(f"attach {BRUTE}")
    assert (card(game, BRUTE).host, icons(game, DANCER)) == (card(game, DANCER).uid, [0, 2, 1, 0])
    assert (discard(game, 0), keys(game)) == (["shotgun", OGRE], IDLE)
    assert idle(game)


def test_without_a_character_in_the_pile_there_is_nothing_to_attach() -> None:
    game = build(Side(hand=[DANCER], play=[PAUSE], discard=["shotgun"], domains=["hastur:3"]), Side(discard=[PAWN]))
    game.choose(f"play {DANCER} domain 1")
    assert (keys(game), icons(game, DANCER)) == (IDLE, [0, 0, 1, 0])
    assert idle(game)


# ---- Flux Stabilizer

FLUX = f"{SET}/flux-stabilizer"
GHOST = event("ro-ghost", BecomeCharacter(skill=2))


def test_what_may_be_chosen_says_why_not() -> None:
    game = build(Side(hand=["unspeakable-resurrection"], play=[PAUSE, FLUX], discard=[PAWN], domains=["yog-sothoth:2"]))
    assert keys(game) == IDLE
    game = build(Side(hand=["unspeakable-resurrection"], play=[PAUSE], discard=[PAWN], domains=["yog-sothoth:2"]))
    assert keys(game) == ["pass", "play core/unspeakable-resurrection domain 1", f"use {PAUSE}"]


def test_an_event_does_not_become_a_character_under_it() -> None:
    game = build(Side(hand=[GHOST], play=[PAUSE, FLUX], domains=[""] * 3))
    assert keys(game) == IDLE
    game = build(Side(hand=[GHOST], play=[PAUSE], domains=[""] * 3))
    assert keys(game) == ["pass", f"play {GHOST}", f"use {PAUSE}"]


# ---- Stalking Hound, Pulled from the Beyond

HOUND = f"{SET}/stalking-hound"


def test_it_does_not_answer_a_character_that_is_played() -> None:
    game = build(Side(hand=[PAWN], play=[PAUSE], domains=["agency:1"]), Side(hand=[HOUND]))
    game.choose(f"play {PAWN} domain 1")
    assert (in_play(game, 0), keys(game)) == ([PAUSE, PAWN], IDLE)
    assert idle(game)


# ---- Catastrophic Explosion

BLAST = f"{SET}/catastrophic-explosion"


@pytest.mark.parametrize("edition", ["lcg-3.0", "lcg-4"])
def test_who_is_invulnerable_takes_no_wound_from_it(edition: str) -> None:
    """coc/example/2.37-catastrophic-explosion"""
    carl = "secrets-of-arkham/carl-stanford"
    game = build(
        Side(hand=[BLAST], play=[PAUSE], domains=["agency:6"]), Side(play=[carl, PAWN, BRUTE]), edition=edition
    )
    game.choose(f"play {BLAST} domain 1")
    game.choose("x 6")
    game.choose(f"first {PAWN}")
    assert (in_play(game, 1), seen(game, carl)["wounds"]) == ([carl], 0)
    assert idle(game)


def test_the_explosion_is_for_your_own_operations_phase() -> None:
    game = build(Side(hand=[BLAST], play=[PAUSE], domains=["agency:3"]), Side(play=[PAWN]), step="story actions")
    assert keys(game) == IDLE


# ---- Painful Reflection

REFLECTION = f"{SET}/painful-reflection"


def test_a_smaller_hand_is_discarded_whole() -> None:
    game = build(
        Side(hand=[REFLECTION], play=[PAUSE, At(OGRE, insane=True), At(BRUTE, insane=True)], domains=["hastur:3"]),
        Side(hand=[PAWN]),
    )
    game.choose(f"play {REFLECTION} domain 1")
    assert (hand(game, 1), discard(game, 1), keys(game)) == ([], [PAWN], IDLE)
    assert idle(game)


def test_painful_reflection_needs_an_insane_character_and_a_card_in_the_opponents_hand() -> None:
    game = build(Side(hand=[REFLECTION], play=[PAUSE, OGRE], domains=["hastur:3"]), Side(hand=[PAWN]))
    assert keys(game) == IDLE
    game = build(Side(hand=[REFLECTION], play=[PAUSE, At(OGRE, insane=True)], domains=["hastur:3"]))
    assert keys(game) == IDLE
