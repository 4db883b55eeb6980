"""Limits: "Limit 1 per …" by title and player, "Limit once per …" by the one card (coc/rule/2.9-limit)."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Choose, action
from orne.coc.language import CHARACTER, IN_HAND, Draw, put_into_play, take_control
from orne.coc.position import Side, build
from orne.kernel.limits import Limit
from tests.coc.laboratory import BOUNCE, PAUSE, lab_card
from tests.coc.look import Coc, card, keys, zone

NUMERAL = lab_card("numeral", action(Draw(), limit=Limit(1, "turn", by_title=True)))
WORD = lab_card("word", action(Draw(), limit=Limit(1, "turn", by_title=False)))
PHASE = lab_card("word-phase", action(Draw(), limit=Limit(1, "phase", by_title=False)))
BRING = lab_card("bring", action(put_into_play(), Choose(CHARACTER & IN_HAND)), type="event", cost=0)
TAKE = lab_card("take-it", action(take_control("ever"), Choose(CHARACTER)), type="event", cost=0)


def uses(game: Coc) -> Any:
    return [key for key in keys(game) if key.startswith("use") and key != "use lab/pause"]


def test_a_numeral_limit_counts_all_copies_of_a_player() -> None:
    """coc/rule/2.9-limit/a: leaving play does not reset it, and the opponent has their own."""
    game = build(Side(hand=[BOUNCE, BRING], play=[NUMERAL, NUMERAL]), Side(play=[NUMERAL]))
    assert uses(game) == ["use lab/numeral", "use lab/numeral#2"]
    game.choose("use lab/numeral")
    assert keys(game) == ["pass", "use lab/numeral#3"], "the opponent's copy"
    game.choose("use lab/numeral#3")
    assert keys(game) == ["pass", "play lab/bounce", "play lab/bring"]
    assert [str(no) for no in game.why_not("use lab/numeral#2")] == [
        "its limit is used up: 1 per turn: coc/rule/2.9-limit/a"
    ]
    game.play("play lab/bounce", "choose lab/numeral")
    game.play("play lab/bring", "choose lab/numeral")
    assert zone(game, NUMERAL) == "play"
    assert "use" not in " ".join(keys(game))


def test_a_word_limit_counts_the_one_card() -> None:
    """coc/rule/2.9-limit/b: each copy once, and a used copy stays used under another controller."""
    game = build(Side(play=[WORD, WORD, PAUSE]), Side(hand=[TAKE]))
    game.choose("use lab/word")
    assert keys(game) == ["pass", "play lab/take-it"]
    game.play("play lab/take-it", "choose lab/word")
    assert card(game, WORD).controller == 1
    assert uses(game) == ["use lab/word#2"]
    game.choose("pass")
    assert game.decision is None or "use lab/word" not in keys(game)


def test_a_limit_is_new_in_the_next_period() -> None:
    game = build(Side(play=[PHASE, WORD, PAUSE]), step="resource actions")
    game.play("use lab/word-phase", "use lab/word")
    assert uses(game) == []
    game.choose("pass")
    assert game.view(0)["step"] == "operations"
    assert uses(game) == ["use lab/word-phase"], "a new phase, but not a new turn"


def test_two_abilities_of_a_card_have_each_their_own_limit() -> None:
    """coc/rule/2.9-limit/a, coc/rule/2.9-limit/b: the limit is printed on the ability."""
    twice = lab_card(
        "two-limits",
        action(Draw(), limit=Limit(1, "turn", by_title=False)),
        action(Draw(2), limit=Limit(1, "turn", by_title=True)),
    )
    game = build(Side(play=[twice, PAUSE]))
    assert uses(game) == ["use lab/two-limits ability 1", "use lab/two-limits ability 2"]
    game.choose("use lab/two-limits ability 1")
    assert uses(game) == ["use lab/two-limits ability 2"]
    game.choose("use lab/two-limits ability 2")
    assert uses(game) == []
