"""Cards of Revelations that the rules documents name."""

from __future__ import annotations

import pytest

from orne.coc.language import Draw, ExhaustThis, action
from orne.coc.position import FILLER, At, Side, build
from tests.coc.laboratory import GUN, IDLE, PAUSE, PAWN, PUMP, event, lab_card, tool
from tests.coc.look import (
    card,
    deck,
    discard,
    drained,
    hand,
    icons,
    idle,
    in_play,
    keys,
    log,
    pass_to_phase,
    pile,
    state_of,
    uid,
)
from tests.look import asked, reasons

SET = "revelations"
SNAKE = lab_card("rv-snake", subtypes=("Serpent",))
DEEP = lab_card("rv-deep", faction="cthulhu", cost=4)
TOME = tool("rv-tome", action(Draw(), cost=ExhaustThis()), subtypes=("Tome",))
BADGE = tool("rv-badge", faction="agency", cost=1)

# ---- Uroborus

UROBORUS = f"{SET}/uroborus"


def test_uroborus_comes_from_hand_after_a_serpent_leaves_play() -> None:
    game = build(Side(hand=[UROBORUS], play=[GUN, PAUSE], domains=[""] * 3), Side(play=[SNAKE, PAWN]))
    game.choose(f"use {GUN}")
    game.choose(f"choose {SNAKE}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"use {UROBORUS}"])
    game.choose(f"use {UROBORUS}")
    assert (in_play(game, 0), hand(game, 0), keys(game)) == ([GUN, PAUSE, UROBORUS], [], IDLE)
    assert idle(game)


def test_uroborus_does_not_answer_another_character() -> None:
    game = build(Side(hand=[UROBORUS], play=[GUN, PAUSE], domains=[""] * 3), Side(play=[SNAKE, PAWN]))
    game.choose(f"use {GUN}")
    game.choose(f"choose {PAWN}")
    assert (keys(game), hand(game, 0)) == (IDLE, [UROBORUS])
    assert idle(game)


@pytest.mark.parametrize(("others", "able"), [(1, False), (2, True)])
def test_with_three_serpents_in_the_pile_uroborus_comes_back_insane(others: int, able: bool) -> None:
    game = build(Side(play=[PAUSE], discard=[*[SNAKE] * others, UROBORUS, PAWN], domains=[""] * 3))
    assert (f"use {UROBORUS}" in keys(game)) is able
    if able:
        game.choose(f"use {UROBORUS}")
        assert (pile(game, 0, "play"), card(game, UROBORUS).zone) == ([PAUSE, UROBORUS], card(game, PAUSE).zone)
        assert state_of(game, UROBORUS) == "insane"
        assert idle(game)
    else:
        says = "only if there are 3 or more Serpent characters in your discard pile: coc/timing/initiation-substeps/b"
        assert says in reasons(game, f"use {UROBORUS}")


@pytest.mark.parametrize("edition", ["lcg-3.0", "lcg-4"])
def test_a_second_uroborus_does_not_enter_beside_the_first(edition: str) -> None:
    """coc/errata/revelations/f3-uroborus"""
    game = build(
        Side(play=[UROBORUS, GUN, PAUSE], discard=[SNAKE, SNAKE, UROBORUS], domains=[""] * 3),
        Side(play=[SNAKE]),
        edition=edition,
    )
    assert keys(game) == ["pass", f"use {GUN}", f"use {PAUSE}"]


# ---- Padma Amrita

PADMA = f"{SET}/padma-amrita"


def test_without_such_a_character_in_hand_nobody_follows_padma() -> None:
    game = build(Side(hand=[PAWN], play=[PADMA]), Side(play=[GUN, PAUSE]), active=1)
    game.choose(f"use {GUN}")
    assert (in_play(game, 0), keys(game)) == ([], IDLE)
    assert idle(game)


# ---- Alyssa Graham

ALYSSA = f"{SET}/alyssa-graham"


def test_insane_already_alyssa_does_not_answer() -> None:
    game = build(Side(play=[At(ALYSSA, insane=True), PUMP, PAUSE]))
    game.choose(f"use {PUMP}")
    assert (hand(game, 0), keys(game)) == ([FILLER.removeprefix("core/")], IDLE)
    assert idle(game)


# ---- The Parlor

PARLOR = f"{SET}/the-parlor"


def test_your_own_draws_stay_hidden() -> None:
    game = build(Side(play=[PARLOR, PUMP, PAUSE], deck=[DEEP, *[FILLER] * 5]))
    game.choose(f"use {PUMP}")
    assert (log(game, "shown before drawing"), hand(game, 0), card(game, DEEP).known) == ([], [DEEP], 0)
    assert idle(game)


# ---- Corrupted Midwife

MIDWIFE = f"{SET}/corrupted-midwife"


def test_the_midwife_lets_a_character_of_the_pile_be_played_as_the_next_action() -> None:
    game = build(Side(play=[MIDWIFE, PAUSE], discard=[PAWN, DEEP, BADGE], domains=["agency:1", "agency:1"]))
    game.choose(f"use {MIDWIFE}")
    assert keys(game) == [f"choose {PAWN}", f"choose {DEEP}"]
    game.choose(f"choose {PAWN}")
    assert keys(game) == ["pass", *(f"play {PAWN} discard domain {n}" for n in (1, 2)), f"use {PAUSE}"]
    game.choose(f"play {PAWN} discard domain 2")
    assert (in_play(game, 0), drained(game), keys(game)) == ([MIDWIFE, PAUSE, PAWN], [False, True], IDLE)
    assert idle(game)


def test_after_another_action_it_is_too_late() -> None:
    game = build(Side(play=[MIDWIFE, PAUSE], discard=[PAWN], domains=["agency:1"]))
    game.choose(f"use {MIDWIFE}")
    game.choose(f"use {PAUSE}")
    assert (keys(game), discard(game, 0)) == (IDLE, [PAWN])
    assert idle(game)


# ---- Jenica Capra, Elena Belskaia

JENICA = f"{SET}/jenica-capra"
ELENA = f"{SET}/elena-belskaia"


def test_with_a_tome_jenica_has_two_icons_more() -> None:
    game = build(Side(play=[JENICA, TOME]), Side(play=[JENICA]))
    assert (icons(game, JENICA, 1), icons(game, JENICA, 2)) == ([0, 0, 2, 2], [0, 0, 1, 1])


def test_with_a_support_card_in_play_jenica_does_not_look() -> None:
    game = build(Side(play=[JENICA, PAUSE]))
    assert keys(game) == IDLE


def test_with_one_card_in_hand_elena_does_nothing() -> None:
    game = build(Side(hand=[DEEP], play=[ELENA, PAUSE], domains=[""] * 3))
    assert keys(game) == IDLE


# ---- Feral Elder Thing

FERAL = f"{SET}/feral-elder-thing"


def test_where_both_discard_both_draw() -> None:
    game = build(Side(hand=[PAWN, SNAKE], play=[FERAL, PAUSE]), Side(hand=[PAWN, PAWN, PAWN]), step="turn begins")
    game.choose(f"discard {PAWN}")
    assert [len(discard(game, seat)) for seat in (0, 1)] == [2, 2]
    assert [each.seat for each in game.log if each.kind == "drawn" and each.source >= 0] == [0, 1]


def test_it_does_nothing_in_the_opponents_turn() -> None:
    game = build(Side(hand=[PAWN, SNAKE, DEEP], play=[FERAL]), Side(hand=[PAWN] * 3), step="turn begins", active=1)
    assert [discard(game, seat) for seat in (0, 1)] == [[], []]


# ---- Pulled from the Beyond, Marcus Jamburg, Feed Her Young

BEYOND = f"{SET}/pulled-from-the-beyond"
MARCUS = f"{SET}/marcus-jamburg"
FEED = f"{SET}/feed-her-young"


def test_pulled_from_the_beyond_borrows_a_card_of_the_opponents_pile_for_the_phase() -> None:
    note = event("rv-note", Draw())
    game = build(
        Side(hand=[BEYOND], play=[PAUSE], discard=[SNAKE], domains=["yog-sothoth:2"]),
        Side(discard=[PAWN, note, DEEP, GUN]),
    )
    game.choose(f"play {BEYOND} domain 1")
    assert keys(game) == ["x 1", "x 2"]
    game.choose("x 2")
    assert keys(game) == [f"choose {GUN}", f"choose {PAWN}"]
    game.choose(f"choose {PAWN}")
    assert (in_play(game, 0), discard(game, 1)) == ([PAUSE, PAWN], [note, DEEP, GUN])
    pass_to_phase(game, "story")
    assert (in_play(game, 0), discard(game, 1)) == ([PAUSE], [note, DEEP, GUN, PAWN])


def test_marcus_jamburg_goes_home_and_brings_a_support_card_back() -> None:
    game = build(Side(play=[MARCUS, PAUSE], discard=[PAWN, BADGE, TOME], domains=[""] * 3))
    game.choose(f"use {MARCUS}")
    assert keys(game) == [f"choose {BADGE}", f"choose {TOME}"]
    game.choose(f"choose {BADGE}")
    assert (in_play(game, 0), hand(game, 0), keys(game)) == ([PAUSE, BADGE], [MARCUS], IDLE)
    assert idle(game)
    assert keys(build(Side(play=[MARCUS, PAUSE], discard=[PAWN]))) == IDLE


def test_feed_her_young_becomes_a_resource_of_a_drained_domain_and_draws_a_card() -> None:
    game = build(
        Side(hand=[FEED], play=[PAUSE], domains=["shub-niggurath:3", "shub-niggurath:1"], drained=[2]),
        Side(domains=["", ""], drained=[1]),
    )
    game.choose(f"play {FEED} domain 1")
    assert keys(game) == ["attach opponent's domain 1", "attach your domain 1", "attach your domain 2"]
    game.choose("attach your domain 2")
    assert uid(game, FEED) in game.state.domains[0][1].resources
    assert (len(hand(game, 0)), discard(game, 0)) == (1, [])
    assert idle(game)


# ---- The Necronomicon

BOOK = f"{SET}/the-necronomicon-112"
HEAVY = lab_card("rv-heavy", skill=4)


def test_the_necronomicon_shuffles_every_other_copy_away() -> None:
    game = build(
        Side(hand=[BOOK], play=[PAWN, PAUSE], domains=["shub-niggurath:3"]),
        Side(play=[HEAVY, At(BOOK, on=HEAVY)]),
    )
    game.choose(f"play {BOOK} domain 1")
    assert (in_play(game, 0), in_play(game, 1)) == ([PAWN, PAUSE, BOOK], [HEAVY])
    assert len(deck(game, 1)) == 11
    assert idle(game)
