"""Dormant cards: laying them at a story, and what becomes of them when it is won."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Choose, action
from orne.coc.language import ExhaustThis, PlaceSuccess
from orne.coc.position import Side, Story, build
from orne.coc.selector import Sel
from tests.coc.laboratory import BELL, lab_card
from tests.coc.look import Coc, card, discard, keys, log, pile
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
