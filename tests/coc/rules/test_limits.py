"""Limits: "Limit 1 per …" by title and player, "Limit once per …" by the one card (coc/rule/2.9-limit)."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import Choose, action
from orne.coc.language import CHARACTER, IN_HAND, Draw, put_into_play, take_control
from orne.coc.position import Side, build
from orne.kernel.limits import Limit
from tests.coc.laboratory import BORE, BOUNCE, PAUSE, PAWN, lab_card
from tests.coc.look import Coc, card, entries, keys, pass_to, zone
from tests.look import reasons

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


GUISE = "terror-in-venice/fleeting-guise"
ELENA, SCULPTOR = "revelations/elena-belskaia", "the-sleeper-below/bone-sculptor"


def disguised(who: str, as_what: str, *, used_before: bool) -> Coc:
    """Somebody who is in play as somebody else for the phase, and has used their own Action before that, perhaps."""
    game = build(
        Side(hand=[GUISE, BORE, BORE], play=[who, PAUSE], discard=[PAWN], domains=["yog-sothoth:2", "neutral:1"]),
        Side(play=[as_what]),
    )
    if used_before:
        game.play(f"use {who}", f"discard {BORE}", f"discard {BORE}")
    game.choose(f"play {GUISE} domain 1")
    if f"choose {as_what}" in keys(game):
        game.choose(f"choose {as_what}")
    return game


def test_a_limit_of_ones_own_says_nothing_of_what_one_is_in_disguise() -> None:
    """coc/rule/2.9-limit/b: it limits that card's effect, and a copy has another one."""
    game = disguised(ELENA, SCULPTOR, used_before=True)
    assert uses(game) == [f"use {SCULPTOR} domain 2"]
    game.play(f"use {SCULPTOR} domain 2", f"choose {PAWN}")
    assert (zone(game, PAWN), uses(game)) == ("play", [])
    assert "its limit is used up: once per turn: coc/rule/2.9-limit/b" in reasons(game, f"use {SCULPTOR}")


def test_what_one_has_used_in_disguise_is_not_ones_own() -> None:
    game = disguised(ELENA, SCULPTOR, used_before=False)
    game.choose(f"use {SCULPTOR} domain 2")
    pass_to(game, "story actions")
    assert uses(game) == [f"use {ELENA}"]


def test_a_copy_of_ones_own_kind_has_used_what_one_has_used() -> None:
    """It is the same effect of the same card."""
    game = build(Side(hand=[GUISE], play=[WORD, PAUSE], domains=["yog-sothoth:2"]), Side(play=[WORD]))
    game.play(f"use {WORD}", "pass", f"play {GUISE} domain 1", f"choose {WORD}#2")
    assert entries(game, "becomes a copy") == [(WORD, 0, "Word", "Word")]
    game.choose("pass")
    assert uses(game) == []


def test_a_doppelganger_counts_its_own_uses_for_as_long_as_it_is_a_copy() -> None:
    double = "the-yuggoth-contract/doppelganger"
    game = build(Side(hand=[double], play=[PAUSE], domains=["yog-sothoth:1"]), Side(play=[WORD]))
    game.play(f"play {double} domain 1", "pass")
    assert uses(game) == [f"use {WORD}#2"]
    game.choose(f"use {WORD}#2")
    assert uses(game) == [f"use {WORD}"], "the original's use is the opponent's"
