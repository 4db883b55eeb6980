"""Cards of Terror in Venice that the rules documents name."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.position import At, Side, build
from orne.coc.state import DISCARD
from orne.rulings.laboratory.coc import SIREN
from tests.coc.laboratory import BARE, BORE, BOUNCE, FIGHT, FULL, GUN, IDLE, OAF, PAUSE, PAWN, lab_card
from tests.coc.look import (
    Coc,
    card,
    hand,
    icons,
    idle,
    in_play,
    keys,
    log,
    pass_to,
    skill,
    state_of,
    step,
    table,
    uid,
)
from tests.look import reasons

SET = "terror-in-venice"
DUSK = lab_card("tv-dusk", keywords=(("night", 1),))
HERO = lab_card("tv-hero", unique=True, skill=4)
BRUTE = lab_card("tv-brute", skill=4, icons=(0, 3, 0, 1), keywords=(("toughness", 1),), cost=4)

# ---- At Night they Roam

ROAM = f"{SET}/at-night-they-roam"


def test_at_night_they_roam_borrows_an_insane_character_for_the_phase() -> None:
    game = build(
        Side(hand=[ROAM], play=[PAUSE, At(OAF, insane=True)], domains=["hastur:2"]),
        Side(play=[At(BRUTE, insane=True), PAWN]),
        stories=[FIGHT, BARE, FULL],
        step="story actions",
    )
    assert keys(game) == ["pass", f"play {ROAM} ability 1 domain 1", f"use {PAUSE}"]
    game.choose(f"play {ROAM} ability 1 domain 1")
    assert keys(game) == [f"commit to {BARE}", f"commit to {FIGHT}", f"commit to {FULL}"]
    game.choose(f"commit to {FIGHT}")
    assert (BRUTE in in_play(game, 0), state_of(game, BRUTE)) == (True, "exhausted")
    assert card(game, BRUTE).story == uid(game, FIGHT)
    pass_to(game, "last story actions")
    assert log(game, "insane", "control") == ["control tv-brute"]
    while step(game) in ("last story actions", "uncommit"):
        game.choose("pass" if "pass" in keys(game) else keys(game)[0])
    assert log(game, "insane", "control") == ["control tv-brute", "insane tv-brute", "control tv-brute"]
    assert BRUTE in in_play(game, 1)
    assert idle(game)


@pytest.mark.parametrize(("night", "ability"), [([], 1), ([DUSK], 2)])
def test_who_has_roamed_goes_back_to_their_owner_whoever_had_them(night: list[str], ability: int) -> None:
    """The text names the owner: a character that the opponent had taken for good stays with you."""
    game = build(
        Side(hand=[ROAM], play=[PAUSE, *night], domains=["hastur:2"]),
        Side(play=[At(BORE, insane=True, owner=0), PAUSE]),
        stories=[FIGHT, BARE, FULL],
        step="story actions",
    )
    game.play(f"play {ROAM} ability {ability} domain 1", f"commit to {BARE}")
    pass_to(game, "refresh actions")
    assert (card(game, BORE).controller, state_of(game, BORE), idle(game)) == (0, "insane", True)


def test_who_has_roamed_and_was_taken_back_goes_insane_where_it_belongs() -> None:
    game = build(
        Side(hand=[ROAM], play=[PAUSE], domains=["hastur:2"]),
        Side(play=[At(BORE, insane=True), SIREN, PAUSE]),
        stories=[FIGHT, BARE, FULL],
        step="story actions",
    )
    game.play(f"play {ROAM} ability 1 domain 1", f"commit to {BARE}", f"use {SIREN}")
    pass_to(game, "refresh actions")
    assert (card(game, BORE).controller, log(game, "insane")) == (1, ["insane bore"])


def test_who_has_roamed_and_is_wounded_is_destroyed_and_goes_back_to_nobody() -> None:
    """coc/faq/insane-loses-tokens-and-attachments: a wounded character that would go insane is destroyed."""
    game = build(
        Side(hand=[ROAM], play=[PAUSE], domains=["hastur:2"]),
        Side(play=[At(OAF, insane=True), GUN, PAUSE]),
        stories=[FIGHT, BARE, FULL],
        step="story actions",
    )
    game.play(f"play {ROAM} ability 1 domain 1", f"commit to {BARE}", f"use {GUN}")
    pass_to(game, "refresh actions")
    assert log(game, "control", "destroyed") == ["control oaf", "destroyed oaf"]
    assert card(game, OAF).zone == DISCARD


def test_when_it_is_night_all_the_insane_roam_to_one_story() -> None:
    game = build(
        Side(hand=[ROAM], play=[PAUSE, DUSK, At(OAF, insane=True)], domains=["hastur:2"]),
        Side(play=[At(BRUTE, insane=True), At(BORE, insane=True)]),
        stories=[FIGHT, BARE, FULL],
        step="story actions",
    )
    game.choose(f"play {ROAM} ability 2 domain 1")
    while "commit to" not in keys(game)[0]:
        game.choose(keys(game)[0])
    game.choose(f"commit to {BARE}")
    assert sorted(in_play(game, 0)) == sorted([PAUSE, DUSK, OAF, BRUTE, BORE])
    assert {card(game, each).story for each in (OAF, BRUTE, BORE)} == {uid(game, BARE)}
    assert keys(game) == IDLE
    assert idle(game)


@pytest.mark.parametrize("where", ["operations", "story actions"])
def test_at_night_they_roam_needs_the_story_phase_and_somebody_insane(where: str) -> None:
    insane = where == "operations"
    game = build(
        Side(hand=[ROAM], play=[PAUSE], domains=["hastur:2"]), Side(play=[At(PAWN, insane=insane)]), step=where
    )
    assert keys(game) == IDLE
    assert idle(game)


# ---- Fleeting Guise

GUISE = f"{SET}/fleeting-guise"


def test_fleeting_guise_makes_a_copy_for_the_phase() -> None:
    game = build(
        Side(hand=[GUISE], play=[PAWN, PAUSE], domains=["yog-sothoth:2"]),
        Side(play=[BRUTE, HERO, At(OAF, insane=True)]),
    )
    game.choose(f"play {GUISE} domain 1")
    assert keys(game) == [f"choose {PAWN}", f"choose {BRUTE}"]
    game.choose(f"choose {BRUTE}")
    pawn = uid_of_mine(game)
    assert (values.skill(table(game), pawn), values.icons(table(game), pawn, 1)) == (4, 3)
    assert values.toughness(table(game), pawn) == 1
    pass_to(game, "story actions")
    assert (skill(game, PAWN), icons(game, PAWN), in_play(game, 0)) == (1, [0, 0, 0, 0], [PAWN, PAUSE])
    assert idle(game)


def uid_of_mine(game: Coc) -> int:
    """The one character of the player to move."""
    return table(game).index.characters[0][0]


def test_what_left_play_as_a_copy_is_itself_again() -> None:
    game = build(Side(hand=[GUISE, BOUNCE], play=[PAWN, PAUSE], domains=["yog-sothoth:2"]), Side(play=[BRUTE]))
    game.choose(f"play {GUISE} domain 1")
    game.choose(f"choose {BRUTE}")
    game.choose(f"play {BOUNCE}")
    mine = next(key for key in keys(game) if game.state.cards[uid_of_mine(game)].obj and key.endswith(BRUTE))
    game.choose(mine)
    assert (hand(game, 0) == [PAWN]) != (hand(game, 1) == [BRUTE])
    pass_to(game, "story actions")
    assert idle(game)


def test_fleeting_guise_needs_a_character_of_yours() -> None:
    game = build(Side(hand=[GUISE], play=[PAUSE], domains=["yog-sothoth:2"]), Side(play=[BRUTE]))
    assert keys(game) == IDLE
    assert "there is no legal target" in reasons(game, f"play {GUISE}")[0]
    assert idle(game)
