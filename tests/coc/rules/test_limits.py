"""Limits: "Limit 1 per …" by title and player, "Limit once per …" by the one card (coc/rule/2.9-limit)."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Choose, Trigger, action, disrupt
from orne.coc.events import USE
from orne.coc.language import CHARACTER, IN_HAND, CancelIt, Draw, put_into_play, take_control
from orne.coc.position import Side, build
from orne.coc.state import DISCARD
from orne.kernel.limits import Limit
from tests.coc.laboratory import BOUNCE, PAUSE, lab_card
from tests.coc.look import Coc, card, keys, zone

NUMERAL = lab_card("numeral", action(Draw(), limit=Limit(1, "turn", by_title=True)))
WORD = lab_card("word", action(Draw(), limit=Limit(1, "turn", by_title=False)))
PHASE = lab_card("word-phase", action(Draw(), limit=Limit(1, "phase", by_title=False)))
BRING = lab_card("bring", action(put_into_play(), Choose(CHARACTER & IN_HAND)), type="event", cost=0)
TAKE = lab_card("take-it", action(take_control("ever"), Choose(CHARACTER)), type="event", cost=0)


YOURS_USED = Trigger(USE, lambda g, use, event: event.seat != use.seat, "when an opponent uses anything")


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


def test_a_word_limit_is_new_when_the_card_comes_back() -> None:
    """coc/rule/2.9-limit/c"""
    game = build(Side(hand=[BOUNCE, BRING], play=[WORD, PAUSE]))
    game.choose("use lab/word")
    assert uses(game) == []
    game.play("play lab/bounce", "play lab/bring", "choose lab/word")
    assert zone(game, WORD) == "play"
    assert uses(game) == ["use lab/word"]


def test_a_cancelled_use_counts() -> None:
    """coc/rule/2.9-limit/d"""
    stop = lab_card(
        "cancel-theirs", disrupt(YOURS_USED, CancelIt()),
        type="event", cost=0,
    )  # fmt: skip
    game = build(Side(play=[WORD, NUMERAL, PAUSE]), Side(hand=[stop, stop]))
    game.play("use lab/word", "play lab/cancel-theirs", "use lab/numeral", "play lab/cancel-theirs")
    assert len(game.state.hand[0]) == 0
    assert uses(game) == []


def test_a_limit_is_new_in_the_next_period() -> None:
    game = build(Side(play=[PHASE, WORD, PAUSE]), step="resource actions")
    game.play("use lab/word-phase", "use lab/word")
    assert uses(game) == []
    game.choose("pass")
    assert game.view(0)["step"] == "operations"
    assert uses(game) == ["use lab/word-phase"], "a new phase, but not a new turn"


def test_two_abilities_of_a_card_have_each_their_own_limit() -> None:
    """coc/rule/2.9-limit/a and b: the limit is printed on the ability."""
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


# ---- one document counts a title for everybody (lcg-3.0)

FROM_PILE = lab_card("li-from-pile", action(Draw(), zone=DISCARD, limit=Limit(1, "turn", by_title=True)))


def test_limit_1_counts_a_title_whoever_uses_it() -> None:
    """coc/rule/2.9-limit/e"""
    for edition, theirs in (("lcg-3.0", []), ("lcg-4", ["use lab/li-from-pile#3"])):
        game = build(
            Side(discard=[FROM_PILE, FROM_PILE], play=[PAUSE]), Side(discard=[FROM_PILE], play=[PAUSE]), edition=edition
        )  # fmt: skip
        assert uses(game) == ["use lab/li-from-pile", "use lab/li-from-pile#2"]
        game.choose("use lab/li-from-pile#2")
        assert keys(game) == ["pass", *theirs, "use lab/pause#2"]
        game.choose("pass")
        assert uses(game) == []


def test_limit_once_counts_the_one_card() -> None:
    """coc/rule/2.9-limit/f"""
    for edition in ("lcg-3.0", "lcg-4"):
        game = build(Side(play=[WORD, WORD, PAUSE]), edition=edition)
        game.choose("use lab/word#2")
        assert uses(game) == ["use lab/word"]
        game.choose("use lab/word")
        assert uses(game) == []
