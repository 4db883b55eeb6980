"""Cards of Ancient Relics that the rules documents name, beside the Relics themselves."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    Draw,
)
from orne.coc.position import Side, build
from tests.coc.laboratory import BARE, FIGHT, GUN, IDLE, PAUSE, PAWN, event, lab_card, there
from tests.coc.look import (
    deck,
    discard,
    drained,
    entries,
    hand,
    idle,
    in_play,
    keys,
    pass_to_phase,
    state_of,
    tokens,
)
from tests.look import asked

SET = "ancient-relics"
OLD_ONE = lab_card("ar-old-one", subtypes=("Ancient One",), cost=9, skill=9)
STUDENT = lab_card("ar-student", skill=2)
SAGE = lab_card("ar-sage", skill=2, keywords=(("willpower", 1),))
FOOL = lab_card("ar-fool", skill=0)
CULTIST = lab_card("ar-cultist", faction="cthulhu")
NOTE = event("ar-note", Draw())

# ---- Aziz Chatuluka

AZIZ = f"{SET}/aziz-chatuluka"


def test_aziz_brings_an_ancient_one_for_the_phase_and_drains_what_is_not_drained() -> None:
    game = build(
        Side(hand=[OLD_ONE, OLD_ONE, PAWN], play=[AZIZ, PAUSE], domains=["agency:1", "", "agency:2"], drained=[3]),
        Side(play=[PAUSE]),
    )
    assert keys(game) == ["pass", f"play {PAWN} domain 1", f"use {AZIZ}", f"use {PAUSE}"]
    game.choose(f"use {AZIZ}")
    assert (in_play(game, 0), discard(game, 0), drained(game)) == ([PAUSE, OLD_ONE], [AZIZ], [True] * 3)
    assert keys(game) == ["pass", f"use {PAUSE}#2"]
    pass_to_phase(game, "story")
    assert (in_play(game, 0), deck(game, 0)[0]) == ([PAUSE], OLD_ONE)


def test_without_an_ancient_one_in_hand_aziz_has_nothing_to_bring() -> None:
    game = build(Side(hand=[PAWN], play=[AZIZ, PAUSE]))
    assert keys(game) == IDLE


# ---- Temple of R'lyeh

TEMPLE = f"{SET}/temple-of-rlyeh"


def test_the_temple_takes_a_cthulhu_character_of_yours_and_any_character_of_the_opponent() -> None:
    game = build(Side(play=[TEMPLE, CULTIST, PAWN, PAUSE]), Side(play=[STUDENT, OLD_ONE]))
    game.choose(f"use {TEMPLE}")
    assert (asked(game), keys(game)) == ((1, "sacrifice"), [f"sacrifice {OLD_ONE}", f"sacrifice {STUDENT}"])
    game.choose(f"sacrifice {STUDENT}")
    assert (discard(game, 0), discard(game, 1), keys(game)) == ([CULTIST], [STUDENT], IDLE)
    assert idle(game)


def test_the_temple_needs_both() -> None:
    game = build(Side(play=[TEMPLE, PAWN, PAUSE]), Side(play=[STUDENT]))
    assert keys(game) == IDLE
    game = build(Side(play=[TEMPLE, CULTIST, PAUSE]))
    assert keys(game) == IDLE


# ---- The Large Man

LARGE = f"{SET}/the-large-man"


@pytest.mark.parametrize("active", [0, 1])
def test_whoever_succeeds_loses_two_cards_to_the_large_man(active: int) -> None:
    sides = [Side(play=[there(STUDENT)]), Side()]
    sides = sides if active == 0 else sides[::-1]
    sides[0].play = [*sides[0].play, LARGE]
    game = build(*sides, stories=[BARE, FIGHT], step="stories resolve", active=active)
    assert len(discard(game, active)) == 2
    assert (discard(game, 1 - active), tokens(game)[active] > 0) == ([], True)


def test_without_an_event_in_the_pile_there_is_nothing_to_take() -> None:
    game = build(Side(play=[LARGE, PAUSE], discard=[PAWN]), Side(discard=[NOTE]))
    assert keys(game) == IDLE


# ---- Forms of the Ether

ETHER = f"{SET}/forms-of-the-ether"


def test_on_a_domain_of_your_own_it_pays_as_shub_niggurath() -> None:
    goat = lab_card("ar-goat", faction="shub-niggurath")
    game = build(
        Side(hand=[ETHER, goat], play=[PAUSE], domains=["shub-niggurath:2", [STUDENT]]), Side(domains=["", "", ""])
    )
    game.choose(f"play {ETHER} domain 1")
    game.choose(f"choose {STUDENT} domain 2")
    assert keys(game) == ["pass", f"play {goat} domain 2", f"play {STUDENT} domain 2", f"use {PAUSE}"]
    assert sorted(hand(game, 0)) == sorted([STUDENT, goat])
    assert idle(game)


# ---- Initiate of Huang Hun

INITIATE = f"{SET}/initiate-of-huang-hun"


def test_each_player_returns_a_character_to_hand() -> None:
    game = build(Side(hand=[INITIATE], play=[PAWN, PAUSE], domains=["silver-twilight:2"]), Side(play=[STUDENT, SAGE]))
    game.choose(f"play {INITIATE} domain 1")
    game.choose(f"use {INITIATE}")
    assert (asked(game), keys(game)) == ((0, "return"), [f"return {INITIATE}", f"return {PAWN}"])
    game.choose(f"return {PAWN}")
    assert (asked(game), keys(game)) == ((1, "return"), [f"return {SAGE}", f"return {STUDENT}"])
    game.choose(f"return {SAGE}")
    assert (hand(game, 0), hand(game, 1), keys(game)) == ([PAWN], [SAGE], IDLE)
    assert idle(game)


@pytest.mark.parametrize("edition", ["lcg-3.0", "lcg-4"])
def test_one_without_characters_is_passed_over(edition: str) -> None:
    """coc/example/2.3-initiate-of-huang-hun"""
    game = build(Side(hand=[INITIATE], play=[PAUSE], domains=["silver-twilight:2"]), edition=edition)
    game.choose(f"play {INITIATE} domain 1")
    assert keys(game) == ["pass", f"use {INITIATE}"]
    game.choose(f"use {INITIATE}")
    assert (hand(game, 0), in_play(game, 0)) == ([INITIATE], [PAUSE])
    assert idle(game)


@pytest.mark.parametrize(("edition", "loyal"), [("lcg-3.0", False), ("lcg-4", True)])
def test_the_initiate_is_loyal_by_the_last_document(edition: str, loyal: bool) -> None:
    """coc/errata/ancient-relics/f39-initiate-of-huang-hun"""
    mixed = [lab_card("ar-token", resources=("silver-twilight",)), PAWN]
    game = build(Side(hand=[INITIATE], play=[PAUSE], domains=[mixed]), edition=edition)
    assert (f"play {INITIATE} domain 1" in keys(game)) is not loyal


# ---- Mr. David Pan

PAN = f"{SET}/mr-david-pan"


def test_where_david_pan_is_struggles_go_by_skill() -> None:
    thug = lab_card("ar-thug", icons=(0, 2, 0, 0), skill=1)
    game = build(Side(play=[there(PAN)]), Side(play=[there(thug)]), stories=[FIGHT, BARE], step="stories resolve")
    assert entries(game, "struggle")[0][1:] == (0, "Combat", [4, 1])
    assert discard(game, 1) == [thug]
    game = build(
        Side(play=[there(STUDENT), PAN]), Side(play=[there(thug)]), stories=[FIGHT, BARE], step="stories resolve"
    )
    assert entries(game, "struggle")[0][1:] == (1, "Combat", [0, 2])


# ---- The Doorway

DOORWAY = f"{SET}/the-doorway"


def test_with_nobody_committed_the_doorway_stays_shut() -> None:
    game = build(Side(play=[PAWN, DOORWAY]), Side(play=[GUN, PAUSE]), active=1)
    game.choose(f"use {GUN}")
    assert (discard(game, 0), keys(game)) == ([PAWN], IDLE)
    assert idle(game)


# ---- Apeirophobia

FEAR = f"{SET}/apeirophobia"


def test_apeirophobia_lets_the_controller_go_insane_or_discard_as_many_cards_as_the_skill() -> None:
    game = build(
        Side(hand=[FEAR], play=[PAUSE], domains=["hastur:2"]), Side(hand=[PAWN, FOOL, SAGE], play=[STUDENT, OLD_ONE])
    )
    game.choose(f"play {FEAR} domain 1")
    assert asked(game) == (1, "pick")
    insane, pay = (next(key for key in keys(game) if word in key) for word in ("insane", "discard"))
    game.choose(pay)
    game.choose(f"discard {PAWN}")
    game.choose(f"discard {FOOL}")
    assert (hand(game, 1), state_of(game, STUDENT), keys(game)) == ([SAGE], "ready", IDLE)
    assert idle(game)
    assert insane == "pick drive it insane"


@pytest.mark.parametrize(("cards", "mad"), [([PAWN], True), ([], True)])
def test_with_too_small_a_hand_there_is_only_insanity(cards: list[str], mad: bool) -> None:
    game = build(Side(hand=[FEAR], play=[PAUSE], domains=["hastur:2"]), Side(hand=cards, play=[STUDENT]))
    game.choose(f"play {FEAR} domain 1")
    assert (state_of(game, STUDENT) == "insane", hand(game, 1)) == (mad, cards)
    assert idle(game)


def test_who_cannot_go_insane_is_paid_for_if_that_can_be() -> None:
    game = build(Side(hand=[FEAR], play=[PAUSE], domains=["hastur:2"]), Side(hand=[PAWN, NOTE], play=[SAGE]))
    game.choose(f"play {FEAR} domain 1")
    game.choose(f"discard {PAWN}")
    assert (hand(game, 1), discard(game, 1), state_of(game, SAGE)) == ([], [PAWN, NOTE], "ready")
    assert idle(game)


# ---- Master of the Myths

MASTER = f"{SET}/master-of-the-myths"


def test_the_master_of_the_myths_comes_for_the_phase() -> None:
    game = build(Side(hand=[MASTER], play=[PAUSE], domains=["agency:1"]), step="story actions")
    assert keys(game) == ["pass", f"use {MASTER} domain 1", f"use {PAUSE}"]
    game.choose(f"use {MASTER} domain 1")
    assert (in_play(game, 0), keys(game)) == ([PAUSE, MASTER], IDLE)
    pass_to_phase(game, "refresh")
    assert (in_play(game, 0), hand(game, 0)) == ([PAUSE], [MASTER])
