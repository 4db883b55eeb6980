"""Rulings on what revealed tokens count for when the skill value is worked out, and on resolving several."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.abilities import action, reaction
from orne.arkham.events import TOKEN_REVEALED
from orne.arkham.facts import WILLPOWER
from orne.arkham.language import Do, after
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import lab_card
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
