"""Stories that an effect executes, and won stories that are given back."""

from __future__ import annotations

from orne.coc.cards import text
from orne.coc.language import (
    CAN_BE_WOUNDED,
    CHARACTER,
    STORY,
    Choose,
    Draw,
    Execute,
    ExhaustThis,
    GiveBackStory,
    OneOf,
    WhenWon,
    Wound,
    action,
)
from orne.coc.position import Side, Story, build
from tests.coc.laboratory import PAUSE, PAWN, lab_card, tool
from tests.coc.look import discard, keys, pile, tokens_by_story

REHEARSE = tool("ex-rehearse", action(Execute(), Choose(STORY), cost=ExhaustThis()))
DUEL = lab_card("ex-duel", WhenWon(Wound(), (Choose(CHARACTER & CAN_BE_WOUNDED),)), type="story")
IDLE = ["pass", f"use {PAUSE}"]


def test_a_story_is_executed_where_it_lies() -> None:
    """Its targets are chosen by whoever executes it; it is not won."""
    game = build(Side(play=[REHEARSE, PAUSE]), Side(play=[PAWN, PAWN]), stories=[Story(DUEL, (1, 2)), "dreamwalkers"])
    game.play(f"use {REHEARSE}", f"choose {DUEL}")
    assert keys(game) == [f"choose {PAWN}", f"choose {PAWN}#2"]
    game.choose(f"choose {PAWN}")
    assert (discard(game, 1), tokens_by_story(game)[DUEL], keys(game)) == ([PAWN], (1, 2), IDLE)
    assert text(REHEARSE) == "Action: Exhaust this card to choose a story and execute it."


def test_what_no_winner_could_execute_is_not_executed() -> None:
    """Dreamwalkers needs a won story of each player, the duel somebody to wound."""
    assert keys(build(Side(play=[REHEARSE, PAUSE]), stories=[DUEL, "dreamwalkers"])) == IDLE
    game = build(Side(play=[REHEARSE, PAUSE]), Side(play=[PAWN]), stories=[DUEL, "dreamwalkers"])
    game.play(f"use {REHEARSE}", "choose core/dreamwalkers")
    assert (discard(game, 1), keys(game)) == ([], IDLE)


def test_a_won_story_is_given_back() -> None:
    penance = tool("ex-penance", action(OneOf(GiveBackStory(), Draw()), cost=ExhaustThis()))
    plain = tool("ex-plain", action(GiveBackStory(), cost=ExhaustThis()))
    game = build(Side(play=[plain, penance, PAUSE], won=["rotting-away"]))
    game.choose(f"use {plain}")
    assert (pile(game, 0, "won"), keys(game)) == ([], ["pass", f"use {penance}", f"use {PAUSE}"])
    assert f"use {plain}" not in keys(build(Side(play=[plain, PAUSE])))
    assert text(plain) == (
        "Action: Exhaust this card to shuffle one of your other won stories back into the story deck."
    )
