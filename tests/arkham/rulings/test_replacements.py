"""Rulings on "instead" and "would", and on conflicts that no rule settles."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import Effect, Use, forced, free, reaction
from orne.arkham.events import DAMAGE, DEFEATED, DISCOVERS
from orne.arkham.language import Do, Gain, Instead, Take, after, when, would
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rules import actions
from orne.arkham.rules.grim import Reading, settle
from orne.arkham.state import PLAY, State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.laboratory import DREAMER, FIEND, HALL, LOFT, SCHOLAR, lab, lab_card, scholar, told, yours
from tests.arkham.look import idle, keys, me, record
from tests.look import asked, happened

WOULD_DISCOVER = would(DISCOVERS, yours, "you would discover clues")
PURSE = lab_card("other-purse", reaction(WOULD_DISCOVER, Instead(Gain(2))))
NERVES = lab_card("other-nerves", reaction(WOULD_DISCOVER, Instead(Take(0, 1))))
LAMP = lab_card("other-lamp", reaction(when(DISCOVERS, yours, "you discover clues"), Gain(5)))
PLACES: list[str | Place] = [Place(HALL, clues=3), LOFT]
BASIC = ["investigate lab/hall", "move lab/loft", "draw", "resource", "end turn"]


def standing(game: Game[State]) -> tuple[int, int, int, int]:
    """The scholar's resources, horror and clues, and the clues in the Hall."""
    person = record(game, SCHOLAR)
    return game.state.resources[0], person.horror, person.clues, record(game, HALL).clues


# ---- instead


@pytest.mark.parametrize(
    ("first", "second", "after"),
    [("other-purse", "other-nerves", (5, 1, 0, 3)), ("other-nerves", "other-purse", (7, 0, 0, 3))],
)
def test_the_latest_of_two_replacements_counts(first: str, second: str, after: tuple[int, ...]) -> None:
    """ahlcg/instead/b: both are initiated, the second alone says what happens."""
    game = lab(scholar(play=[PURSE, NERVES]), locations=PLACES)
    game.choose("investigate lab/hall")
    assert keys(game) == ["react lab/other-purse", "react lab/other-nerves", "pass"]
    game.choose(f"react lab/{first}")
    assert keys(game) == [f"react lab/{second}", "pass"]
    game.choose(f"react lab/{second}")
    assert (standing(game), keys(game)) == (after, BASIC)


def test_a_replacement_alone_or_passed_by() -> None:
    """ahlcg/instead/b: without a second one the first counts; without any the clue is discovered."""
    game = lab(scholar(play=[PURSE, NERVES]), locations=PLACES)
    game.choose("investigate lab/hall")
    other = game.copy()
    game.play("react lab/other-purse", "pass")
    assert (standing(game), keys(game)) == ((7, 0, 0, 3), BASIC)
    other.choose("pass")
    assert (standing(other), keys(other)) == ((5, 0, 1, 2), BASIC)


def test_the_lead_orders_forced_replacements_and_the_last_counts() -> None:
    """ahlcg/instead/b: forced ones are initiated in the lead's order."""
    chest = lab_card("chest", forced(WOULD_DISCOVER, Instead(Gain(2))))
    shock = lab_card("shock", forced(WOULD_DISCOVER, Instead(Take(0, 1))))
    game = lab(scholar(play=[chest, shock]), locations=PLACES)
    game.choose("investigate lab/hall")
    assert (asked(game), keys(game)) == ((0, "order"), ["resolve lab/chest", "resolve lab/shock"])
    game.choose("resolve lab/shock")
    assert (standing(game), keys(game)) == ((7, 0, 0, 3), BASIC)


def test_damage_and_defeat_can_be_replaced_too() -> None:
    """ahlcg/instead/a: what is replaced does not happen, whatever it is."""
    wall = lab_card("wall", reaction(would(DAMAGE, yours, "you would take damage"), Instead(Gain(1))))
    curse = lab_card("curse-of-life", forced(would(DEFEATED, lambda g, use, event: True, "it would be defeated"),
                                             Instead(Take(0, 1))))  # fmt: skip
    game = lab(scholar(play=[wall, curse]), enemies=[Foe(FIEND, engaged=0, damage=2)])
    game.choose("resource")
    assert keys(game) == ["react lab/wall", "pass"]
    game.choose("react lab/wall")
    assert (game.state.resources, record(game, SCHOLAR).damage) == ([7], 0)
    game.play("fight lab/fiend", "pass")
    assert (record(game, FIEND).zone, record(game, SCHOLAR).horror, asked(game)[1]) == (PLAY, 1, "turn")


# ---- would


def test_would_comes_before_when() -> None:
    """ahlcg/instead/c: Cover Up is offered first, and once it is used there is no discovery to answer."""
    game = build(Inv(play=[LAMP], threat=[In("cover-up", clues=3)]), locations=[Place("attic", clues=2)])
    game.choose("investigate core/attic")
    assert keys(game) == ["react core/cover-up", "pass"]
    other = game.copy()
    game.choose("react core/cover-up")
    assert (asked(game)[1], game.state.resources) == ("turn", [5])
    assert (record(game, "core/cover-up").clues, record(game, "core/attic").clues) == (2, 2)
    other.choose("pass")
    assert keys(other) == ["react lab/other-lamp", "pass"]
    other.choose("react lab/other-lamp")
    assert (other.state.resources, record(other, "core/attic").clues, asked(other)[1]) == ([10], 1, "turn")


# ---- the Grim Rule


def conflict(*readings: tuple[str, int, Effect]) -> str:
    """A card whose text can be read in several ways, each with the harm it does."""

    def read(g: ArkhamTable, use: Use) -> None:
        """Two things happen that exclude each other."""
        ways = [Reading(name, harm, lambda done=done: done.do(g, use)) for name, harm, done in readings]  # type: ignore[misc]
        settle(g, "This card contradicts itself.", ways, use.holder)

    return lab_card("riddle", free(Do(read)))


def test_an_unsettled_conflict_goes_the_worst_way_and_play_goes_on() -> None:
    """ahlcg/grim-rule/a: nobody is asked, and the turn continues."""
    riddle = conflict(("fortune", 0, Gain(3)), ("terror", 2, Take(0, 2)), ("fright", 1, Take(0, 1)))
    game = lab(scholar(play=[riddle]))
    game.choose("use lab/riddle")
    assert (game.state.resources, record(game, SCHOLAR).horror) == ([5], 2)
    assert (asked(game)[1], happened(game, "grim rule")) == ("turn", ["grim rule"])


def test_of_equally_bad_readings_the_lead_says_which_is_worst() -> None:
    """ahlcg/grim-rule/a: what is worst at the moment is for the players to judge, among the worst ones only."""
    lose = told("lose an action", lambda g, use: actions.lose_action(g, use.seat))
    riddle = conflict(("wound", 2, Take(1)), ("fortune", 0, Gain(3)), ("loss", 2, lose))
    game = lab(scholar(play=[riddle]), scholar(DREAMER), lead=1)
    game.choose("use lab/riddle")
    assert (asked(game), keys(game)) == ((1, "grim rule"), ["wound", "loss"])
    game.choose("loss")
    assert (game.state.actions[0], record(game, SCHOLAR).damage, asked(game)) == (2, 0, (0, "turn"))


def test_a_replacement_leaves_nothing_of_what_it_replaces() -> None:
    """ahlcg/instead/a, ahlcg/instead/d: Cover Up; "after you discover" is not offered then."""
    from orne.arkham.events import DISCOVERS

    lens = lab_card("lens", reaction(after(DISCOVERS, lambda g, use, e: True, "you discover a clue"), Gain(1)))
    game = build(Inv(play=[lens], threat=[In("cover-up", clues=3)]), locations=[Place("attic", clues=2)])
    game.choose("investigate core/attic")
    assert keys(game) == ["react core/cover-up", "pass"]
    game.choose("react core/cover-up")
    assert (asked(game)[1], record(game, "core/cover-up").clues, record(game, "core/attic").clues) == ("turn", 2, 2)
    assert "discovered" not in happened(game)
    game.choose("investigate core/attic")
    game.choose("pass")
    assert keys(game) == ["react lab/lens", "pass"]


@pytest.mark.parametrize("clues", [1, 3])
def test_cover_up_takes_the_place_of_all_that_would_be_discovered(clues: int) -> None:
    """ahlcg/instead/a: Deduction's second clue is replaced too, though only one may be left to take off."""
    game = build(
        Inv(threat=[In("cover-up", clues=clues)], hand=["deduction"]),
        locations=[Place("hallway", clues=3)],
        bag=("0",),
    )
    game.play("investigate core/hallway", "commit core/deduction", "react core/cover-up")
    assert (me(game)["clues"], game.state.cards[game.state.place[0]].clues) == (0, 3)
    assert me(game)["threat"][0]["clues"] == max(0, clues - 2)
    assert idle(game)
