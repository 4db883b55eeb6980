"""Dormant cards: laying them at a story, and what becomes of them when it is won."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Choose, CostChange, Replaces, Use, action
from orne.coc.events import WOULD_ENTER_DISCARD
from orne.coc.language import CHARACTER, CONSPIRACY, YOUR_OPERATIONS, Do, ExhaustThis, Lasting, PlaceSuccess, destroy
from orne.coc.position import At, Side, Story, build
from orne.coc.selector import Sel
from orne.coc.table import CocTable
from tests.coc.laboratory import BELL, OAF, PAWN, Say, lab_card, on
from tests.coc.look import Coc, card, discard, idle, keys, log, pass_to, pile, said, uid
from tests.look import asked

LIGHT, DEEP, HEAVY = (lab_card(f"{depth}-slumber", keywords=(("dormant", 1),)) for depth in ("light", "deep", "heavy"))


SLEEPER = lab_card("sleeper", keywords=(("dormant", 1),), cost=6, skill=4)
TWO_TOKENS: list[str | Story] = [Story("dreamwalkers", (2, 1)), "frozen-in-time", "ancient-apocrypha"]


def _lays(game: Coc) -> list[str]:
    return [key for key in keys(game) if key.startswith("lay")]


def test_laying_a_dormant_card_costs_ones_own_tokens_there() -> None:
    """coc/mechanic/dormant/a"""
    game = build(
        Side(hand=[SLEEPER, SLEEPER], play=[BELL], domains=["miskatonic:1", "miskatonic:2"]),
        stories=TWO_TOKENS,
    )
    assert _lays(game) == [
        f"lay {SLEEPER} core/ancient-apocrypha",
        f"lay {SLEEPER} core/dreamwalkers domain 2",
        f"lay {SLEEPER} core/frozen-in-time",
    ]
    game.choose(f"lay {SLEEPER} core/dreamwalkers domain 2")
    assert game.view(1)["stories"][0]["dormant"] == 1
    assert game.view(0)["players"][0]["domains"][1]["drained"]
    assert card(game, SLEEPER).face_down


def test_the_log_does_not_tell_which_card_is_laid_face_down() -> None:
    """coc/mechanic/dormant/a: what is paid for it is told, and where it lies."""
    game = build(Side(hand=[SLEEPER], play=[BELL], domains=["miskatonic:2"]), stories=TWO_TOKENS)
    game.choose(f"lay {SLEEPER} core/dreamwalkers domain 1")
    hidden = uid(game, SLEEPER)
    assert log(game, "used", "drained", "dormant") == ["drained", "dormant dreamwalkers"]
    assert [entry for entry in game.log if hidden in (entry.subject, entry.source)] == []
    assert (keys(game), idle(game)) == (["pass", f"use {BELL}"], True)


WINNER = lab_card(
    "winner", action(PlaceSuccess(), Choose(Sel(lambda g, u, i: True, "story", place="row")), cost=ExhaustThis())
)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_when_the_story_is_won_a_dormant_card_is_played_for_nothing_or_discarded(answer: str) -> None:
    """coc/mechanic/dormant/c, coc/mechanic/dormant/e: even when the other player wins it."""
    game = build(
        Side(hand=[SLEEPER], play=[BELL]),
        Side(play=[WINNER]),
        stories=[Story("rotting-away", (0, 4)), "frozen-in-time", "ancient-apocrypha"],
    )
    game.play(f"lay {SLEEPER} core/rotting-away", f"use {WINNER}", "choose core/rotting-away", "no")
    assert asked(game) == (0, "yes or no")
    game.choose(answer)
    if answer == "yes":
        assert pile(game, 0, "play") == [BELL, SLEEPER]
        assert log(game, "played") == ["played sleeper"]
    else:
        assert discard(game, 0) == [SLEEPER]
    assert not any(domain["drained"] for domain in game.view(0)["players"][0]["domains"])


OMEN = lab_card("omen", action(Say("omen"), Choose(CHARACTER)), type="event", cost=6, keywords=(("dormant", 1),))
WON: list[str | Story] = [Story("rotting-away", (0, 4)), "frozen-in-time", "ancient-apocrypha"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_dormant_event_card_is_played_for_nothing_too(answer: str) -> None:
    """coc/mechanic/dormant/c: "that card" is any card; its text is carried out, and it is discarded."""
    game = build(Side(hand=[OMEN], play=[BELL]), Side(play=[WINNER, OAF]), stories=WON)
    game.play(f"lay {OMEN} core/rotting-away", f"use {WINNER}", "choose core/rotting-away", "no")
    assert asked(game) == (0, "yes or no")
    game.choose(answer)
    if answer == "yes":
        assert keys(game) == [f"choose {OAF}", f"choose {WINNER}"]
        game.choose(0)
    assert (said(game), discard(game, 0)) == (["omen"] * (answer == "yes"), [OMEN])
    assert asked(game) == (0, "action")


def test_a_dormant_event_card_that_could_not_be_played_is_discarded() -> None:
    """coc/mechanic/dormant/e: its own restriction holds, as it does for any card that is played."""
    late = lab_card("late-omen", action(Say("omen"), during=YOUR_OPERATIONS), type="event", keywords=(("dormant", 1),))
    game = build(Side(hand=[late], play=[BELL]), Side(play=[WINNER]), stories=WON)
    game.choose(f"lay {late} core/rotting-away")
    pass_to(game, "story actions")
    game.choose("pass")
    game.play(f"use {WINNER}", "choose core/rotting-away", "no")
    assert (said(game), discard(game, 0), asked(game)) == ([], [late], (0, "action"))


def test_playing_a_dormant_card_uses_up_what_makes_the_next_one_cheaper() -> None:
    """coc/mechanic/dormant/c: it is played, so it is the next card of its kind."""
    cheer = lab_card(
        "cheer", action(Lasting(CostChange(CHARACTER, -1, next_only=True)), cost=ExhaustThis()), type="support", cost=0
    )
    game = build(Side(hand=[SLEEPER, PAWN], play=[cheer, BELL]), Side(play=[WINNER]), stories=WON)
    game.play(
        f"lay {SLEEPER} core/rotting-away", "pass", f"use {cheer}", f"use {WINNER}", "choose core/rotting-away", "no"
    )
    game.choose("yes")
    assert f"play {PAWN}" not in keys(game)


def _tell_who_is_committed(g: CocTable, use: Use) -> bool:
    """Say how many characters are committed to stories."""
    g.note(
        "said", -1, use.holder, use.seat, after=str(sum(len(side) for row in g.state.row for side in g.committed[row]))
    )
    return True


def test_nobody_is_committed_any_more_as_the_dormant_cards_of_a_lost_story_are_discarded() -> None:
    """coc/mechanic/dormant/e: what alters their going finds the story empty."""
    plot = lab_card("dor-plot", type="conspiracy", cost=0, struggles=(0, 0, 0, 0))
    raze = lab_card("dor-raze", action(destroy(), Choose(CONSPIRACY)), type="event", cost=0)
    sleeper = lab_card("dor-sleeper", keywords=(("dormant", 1),))
    ear = lab_card(
        "dor-ear", Replaces(on(WOULD_ENTER_DISCARD), Do(_tell_who_is_committed), alters=True), type="support"
    )
    game = build(
        Side(hand=[sleeper, raze], play=[At(PAWN, story=3, exhausted=True), ear, BELL]),
        stories=["ancient-apocrypha", "dreamwalkers", "frozen-in-time", plot],
    )
    game.play(f"lay {sleeper} {plot}", f"play {raze}")
    assert (discard(game, 0), said(game)) == ([sleeper, plot, raze], ["1", "0", "0"])
