"""The cards of Kingsport Dreams that the oldest document names."""

from __future__ import annotations

from orne.coc.language import (
    CHARACTER,
    IS_INSANE,
    Choose,
    Draw,
    SacrificeOne,
    action,
    destroy,
    go_insane,
)
from orne.coc.position import At, Side
from tests.coc.cards.ccg import ccg
from tests.coc.laboratory import BARE, GAG, IDLE, MIND, OAF, PAUSE, PAWN, event, lab_card, tool
from tests.coc.look import deck, discard, drained, hand, icons, idle, in_play, keys, state_of

SET = "ccg-kingsport-dreams"

# ---- Thomas Olney

OLNEY = f"{SET}/thomas-olney"
ALTAR = tool("kd-altar", action(Draw(), cost=SacrificeOne(CHARACTER)))


def test_a_sacrificed_character_stays_where_it_is() -> None:
    game = ccg(Side(play=[OLNEY, PAWN, ALTAR, PAUSE], domains=["neutral:2"]))
    game.choose(f"use {ALTAR}")
    game.choose(f"sacrifice {PAWN}")
    assert (discard(game, 0), drained(game)) == ([PAWN], [False])
    assert idle(game)


# ---- Basil Elton

ELTON = f"{SET}/basil-elton"


def test_elton_is_shuffled_away_to_refresh_all_domains() -> None:
    game = ccg(
        Side(play=[ELTON, PAUSE], domains=["neutral:1", "neutral:2"], drained=[1, 2]),
        Side(domains=["neutral:1"], drained=[1]),
    )
    game.choose(f"use {ELTON}")
    assert (drained(game, 0), drained(game, 1), in_play(game, 0)) == ([False, False], [False], ["lab/pause"])
    assert ELTON in deck(game, 0)
    assert keys(game) == IDLE
    assert idle(game)


def test_a_borrowed_elton_goes_to_his_owners_deck_and_serves_his_controller() -> None:
    """coc/example/1.13-basil-elton"""
    game = ccg(Side(play=[At(ELTON, owner=1), PAUSE], domains=["neutral:1"], drained=[1]))
    game.choose(f"use {ELTON}")
    assert (ELTON in deck(game, 1), ELTON in deck(game, 0), drained(game)) == (True, False, [False])
    assert keys(game) == IDLE
    assert idle(game)


def test_without_a_drained_domain_elton_stays() -> None:
    game = ccg(Side(play=[ELTON, PAUSE], domains=["neutral:1"]))
    assert keys(game) == IDLE


# ---- Visitor from the Spheres

VISITOR = f"{SET}/visitor-from-the-spheres"
LEARN = event("kd-learn", Draw(2))
SMITE = event("kd-smite", destroy(), Choose(CHARACTER))


def test_what_the_visitor_copies_is_done_by_its_controller() -> None:
    game = ccg(Side(hand=[LEARN], play=[PAUSE]), Side(play=[VISITOR], domains=["neutral:3"]))
    game.choose(f"play {LEARN}")
    game.choose(f"use {VISITOR} domain 1")
    assert (len(hand(game, 0)), len(hand(game, 1))) == (2, 2)
    assert keys(game) == IDLE
    assert idle(game)


def test_the_visitor_has_nothing_to_copy_where_the_target_is_gone() -> None:
    game = ccg(Side(hand=[SMITE], play=[PAWN, PAUSE]), Side(play=[VISITOR, OAF], domains=["neutral:3"]))
    game.choose(f"play {SMITE}")
    game.choose(f"choose {PAWN}")
    assert (discard(game, 0), keys(game)) == ([PAWN, SMITE], IDLE)
    assert idle(game)


# ---- Charles Dexter Ward

WARD = f"{SET}/charles-dexter-ward"
MADDEN = event("kd-madden", go_insane(), Choose(CHARACTER))
PUNISH = event("kd-punish", destroy(), Choose(CHARACTER & IS_INSANE))
TERRIBLE = lab_card("kd-terrible", icons=(3, 0, 0, 0))


def test_ward_stays_as_he_is_where_nobody_else_can_go_insane() -> None:
    game = ccg(Side(hand=[MADDEN], play=[PAUSE]), Side(play=[WARD, TERRIBLE]))
    game.choose(f"play {MADDEN}")
    game.choose(f"choose {WARD}")
    assert (state_of(game, WARD), keys(game)) == ("ready", IDLE)
    assert idle(game)


def test_ward_counts_as_insane_and_commits() -> None:
    game = ccg(Side(hand=[PUNISH], play=[WARD, PAWN, PAUSE]))
    game.choose(f"play {PUNISH}")
    assert (discard(game, 0), keys(game)) == ([WARD, PUNISH], IDLE)
    game = ccg(Side(play=[WARD, PAUSE]), stories=[MIND, BARE, "core/dreamwalkers"], step="active player commits")
    assert f"commit {WARD} {BARE}" in keys(game)
    assert icons(game, WARD) == [0, 1, 1, 0]
    assert idle(game)


def test_a_blank_ward_is_not_insane() -> None:
    game = ccg(Side(hand=[PUNISH], play=[WARD, At(GAG, on=WARD), PAUSE]))
    assert keys(game) == IDLE
