"""Success tokens are discarded from stories, whosever they are."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import action
from orne.coc.cards import text
from orne.coc.language import STORY, DiscardSuccess, Draw, ExhaustThis, Then, tokens_at_most
from orne.coc.position import Side, Story, build
from tests.coc.laboratory import PAUSE, in_all_editions, lab_card
from tests.coc.look import card, keys
from tests.look import asked

FIRST, SECOND, THIRD = "frozen-in-time", "opening-night", "dreamwalkers"


def thief(slug: Any, effect: Any) -> Any:
    return lab_card(f"dt-{slug}", action(effect, cost=ExhaustThis()), type="support")


def table(tool: Any, *tokens: Any, edition: Any = "lcg-4") -> Any:
    stories = [Story(f"core/{name}", success=each) for name, each in zip((FIRST, SECOND, THIRD), tokens, strict=True)]
    return build(Side(play=[tool, PAUSE]), stories=stories, edition=edition)


@in_all_editions
def test_one_question_for_the_story_and_the_side(edition: Any) -> None:
    tool = thief("three", Then(DiscardSuccess(3), Draw()))
    game = table(tool, (2, 2), (4, 0), (1, 1), edition=edition)
    game.choose(f"use {tool}")
    assert asked(game) == (0, "discard")
    assert keys(game) == [
        f"discard from core/{FIRST} 1 of yours and 2 of theirs",
        f"discard from core/{FIRST} 2 of yours and 1 of theirs",
        f"discard from core/{SECOND} 3 of yours",
    ]
    game.choose(f"discard from core/{FIRST} 1 of yours and 2 of theirs")
    assert [card(game, each).success for each in (FIRST, SECOND, THIRD)] == [(1, 0), (4, 0), (1, 1)]
    assert len(game.state.hand[0]) == 1


def test_only_stories_of_a_kind() -> None:
    tool = thief("two-of-few", DiscardSuccess(2, STORY & tokens_at_most(4)))
    game = table(tool, (3, 2), (2, 2), (0, 0))
    game.choose(f"use {tool}")
    assert keys(game) == [
        f"discard from core/{SECOND} {note}" for note in ("1 of each side", "2 of theirs", "2 of yours")
    ]
    assert text(tool) == (
        "Action: Exhaust this card to discard exactly 2 success tokens, of either side, "
        "from a story with 4 or fewer success tokens."
    )


def test_one_token_is_discarded_from_a_story_and_player_of_ones_choice() -> None:
    tool = thief("one", DiscardSuccess())
    game = table(tool, (0, 1), (1, 0), (0, 0))
    game.choose(f"use {tool}")
    assert keys(game) == [f"discard from core/{FIRST} 1 of theirs", f"discard from core/{SECOND} 1 of yours"]
    game.choose(f"discard from core/{FIRST} 1 of theirs")
    assert card(game, FIRST).success == (0, 0)
    assert text(tool).endswith("to discard 1 success token, of either side, from a story.")
