"""Rulings on what revealed tokens count for when the skill value is worked out, and on resolving several."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.abilities import action, reaction
from orne.arkham.events import TEST_ENDS, TOKEN_REVEALED, TOKEN_WOULD
from orne.arkham.facts import WILLPOWER
from orne.arkham.language import Do, after, when
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.skill_test import ONE_TOKEN, Revealing
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import lab, lab_card, scholar
from tests.arkham.look import keys
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def brave(g: ArkhamTable, use: Use) -> None:
    """Test willpower (3)."""
    plain_test(g, use.seat, WILLPOWER, 3, use)


TRIAL = lab_card("trial-of-nerve", action(Do(brave), word="parley"))
REVEALED = after(TOKEN_REVEALED, lambda g, use, event: event.seat == use.seat, "you reveal a token")


def result(game: Game[State]) -> list[tuple[str, Any]]:
    """How the tests ended, and with which value."""
    return [(entry.kind, entry.before) for entry in game.log if entry.kind in ("test succeeds", "test fails")]


def test_a_skull_counts_the_ghouls_there_when_the_value_is_worked_out() -> None:
    """ahlcg/modifiers/a, ahlcg/modifiers/b, ahlcg/skill-test/st-5: one of two Ghouls goes after the reveal."""

    def banish(g: ArkhamTable, use: Use) -> None:
        """Discard an enemy here."""
        discard(g, values.enemies_at(g, g.state.place[use.seat])[0])

    salt = lab_card("salt", reaction(REVEALED, Do(banish)))
    foes = [Foe("ghoul-minion", engaged=0), Foe("icy-ghoul", engaged=0)]
    game = build(Inv(play=[TRIAL, salt]), enemies=foes, bag=("skull",))
    game.choose("use lab/trial-of-nerve")
    assert keys(game) == ["react lab/salt", "pass"]
    other = game.copy()
    game.choose("react lab/salt")
    assert result(game) == [("test fails", 2)]
    other.choose("pass")
    assert result(other) == [("test fails", 1)]
    assert (asked(game), asked(other)) == ((0, "turn"), (0, "turn"))


def test_an_elder_sign_counts_the_clues_left_when_the_value_is_worked_out() -> None:
    """ahlcg/modifiers/a: Roland's clue is gone before ST.5."""

    def sweep(g: ArkhamTable, use: Use) -> None:
        """Take a clue away from your location."""
        g.state.edit(g.state.place[use.seat]).clues -= 1

    broom = lab_card("clue-broom", reaction(REVEALED, Do(sweep)))
    game = build(Inv(play=[TRIAL, broom]), locations=[Place("hallway", clues=2)], bag=("elder sign",))
    game.play("use lab/trial-of-nerve", "react lab/clue-broom")
    assert result(game) == [("test succeeds", 4)]
    assert asked(game) == (0, "turn")


def test_a_turned_token_counts_again_too() -> None:
    """ahlcg/modifiers/b: Sure Gamble makes the skull a plus; what it counts is still seen at the end."""

    def banish(g: ArkhamTable, use: Use) -> None:
        """Discard an enemy here."""
        discard(g, values.enemies_at(g, g.state.place[use.seat])[0])

    ash = lab_card("ash", reaction(REVEALED, Do(banish)))
    foes = [Foe("ghoul-minion", engaged=0), Foe("icy-ghoul", engaged=0)]
    game = build(Inv(play=[TRIAL, ash], hand=["sure-gamble-3"]), enemies=foes, bag=("skull",))
    game.choose("use lab/trial-of-nerve")
    assert keys(game) == ["react lab/ash", "play core/sure-gamble-3", "pass"]
    game.play("play core/sure-gamble-3", "react lab/ash")
    assert result(game) == [("test succeeds", 4)]
    assert asked(game) == (0, "turn")


# ---- several tokens


def three_for_two(g: ArkhamTable, use: Use) -> None:
    """Reveal three tokens and resolve two of them."""
    assert use.event is not None
    use.event.revealing = Revealing(3, 2)


WOULD = when(
    TOKEN_WOULD,
    lambda g, use, event: event.seat == use.seat and event.revealing == ONE_TOKEN,
    "you would reveal a token",
)
DICE = lab_card("three-dice", reaction(WOULD, Do(three_for_two)))


def test_two_of_three_tokens_are_both_the_revealed_token() -> None:
    """ahlcg/example/two-tokens-resolved, ahlcg/chaos-tokens/f: both are kept, and both applied in the next test."""

    def keep(g: ArkhamTable, use: Use) -> None:
        """Keep the revealed token."""
        assert use.event is not None
        g.state.remember("kept", tuple(use.event.test.tokens))

    def apply(g: ArkhamTable, use: Use) -> None:
        """Resolve the kept token instead."""
        assert use.event is not None
        use.event.revealing = Revealing(instead=g.state.remembered("kept"))

    tested = after(TEST_ENDS, lambda g, use, event: g.state.remembered("kept") is None, "your first test is resolved")
    kept = when(TOKEN_WOULD, lambda g, use, event: bool(g.state.remembered("kept")), "you would reveal a token again")
    urn = lab_card("urn", reaction(tested, Do(keep)), reaction(kept, Do(apply)))
    game = lab(scholar(play=[TRIAL, DICE, urn]), bag=("-1", "+1", "-4"), seed=3)
    game.play("use lab/trial-of-nerve", "react lab/three-dice")
    assert (asked(game), len(keys(game))) == ((0, "token"), 3)
    assert set(keys(game)) == {f"token {one}, {two}" for one, two in pairs(game)}
    chosen = next(key for key in keys(game) if "-1" in key and "-4" in key)
    game.play(chosen, "react lab/urn")
    assert result(game) == [("test fails", 0)]
    assert sorted(game.state.remembered("kept")) == ["-1", "-4"]
    game.play("use lab/trial-of-nerve", "react lab/urn")
    assert [entry.after for entry in game.log if entry.kind == "token"] == [*game.state.remembered("kept")] * 2
    assert result(game) == [("test fails", 0)] * 2
    assert asked(game) == (0, "turn")


def pairs(game: Game[State]) -> list[tuple[str, str]]:
    """The tokens of the options, two by two, as they were drawn."""
    return [(option.value[0], option.value[1]) for option in game.options]


def test_what_is_not_resolved_does_not_count() -> None:
    """ahlcg/chaos-tokens/h: of two alike and one other there are two ways; the third token is ignored."""
    game = lab(scholar(play=[TRIAL, DICE]), bag=("0", "0", "auto-fail"))
    game.play("use lab/trial-of-nerve", "react lab/three-dice")
    assert sorted(keys(game))[0] == "token 0, 0"
    assert len(keys(game)) == 2
    game.choose("token 0, 0")
    assert result(game) == [("test succeeds", 3)]
    assert asked(game) == (0, "turn")
