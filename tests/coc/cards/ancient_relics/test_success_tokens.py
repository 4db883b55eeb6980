"""Cards of Ancient Relics that are about success tokens."""

from __future__ import annotations

import pytest

from orne.coc.language import STORY, Choose, PlaceSuccess
from orne.coc.position import Side, Story, build
from tests.coc.laboratory import BARE, FIGHT, IDLE, MIND, PAUSE, event, lab_card
from tests.coc.look import idle, keys, tokens_by_story
from tests.look import asked

CHALLENGE = "ancient-relics/a-new-challenge"
MAGNUS = "ancient-relics/magnus-stiles"
LAST = event("as-last", PlaceSuccess(), Choose(STORY))
WIZARD = lab_card("as-wizard", subtypes=("Sorcerer",))

# ---- A New Challenge


@pytest.mark.parametrize("edition", ["lcg-3.0", "lcg-4"])
def test_the_winner_deals_both_players_tokens_over_the_stories(edition: str) -> None:
    """coc/example/2.5-a-new-challenge"""
    game = build(
        Side(hand=[LAST], play=[PAUSE], domains=[""] * 3),
        stories=[Story(CHALLENGE, (4, 2)), Story(BARE, (3, 4)), Story(FIGHT, (2, 0))],
        story_deck=[MIND],
        edition=edition,
    )
    game.choose(f"play {LAST}")
    game.choose(f"choose {CHALLENGE}")
    assert keys(game) == ["no", "yes"]
    game.choose("yes")
    assert tokens_by_story(game) == {MIND: (0, 0), BARE: (0, 0), FIGHT: (0, 0)}
    for _ in range(4):
        assert (asked(game), keys(game)) == ((0, "put"), [f"put {BARE}", f"put {FIGHT}", f"put {MIND}"])
        game.choose(f"put {MIND}")
    assert keys(game) == [f"put {BARE}", f"put {FIGHT}"]
    game.choose(f"put {FIGHT}")
    for _ in range(4):
        game.choose(f"put {BARE}")
    assert tokens_by_story(game) == {MIND: (4, 0), BARE: (0, 4), FIGHT: (1, 0)}
    assert keys(game) == IDLE
    assert idle(game)


# ---- Magnus Stiles


def test_with_no_more_sorcerers_than_the_opponent_magnus_does_nothing() -> None:
    game = build(Side(play=[MAGNUS, PAUSE]), Side(play=[WIZARD]))
    assert keys(game) == IDLE
