"""Exact chances of skill tests, against fractions worked out by hand and against playing every token out."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from orne.arkham import odds
from orne.arkham.facts import INTELLECT, WILLPOWER
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules import chaos
from orne.arkham.rules.acting import Basic
from orne.arkham.rules.skill_test import SkillTest
from orne.kernel.game import Game
from tests.arkham.look import table

ATTIC = Place("attic", clues=2)
CELLAR = Place("cellar", clues=1)


def with_real_bag(game: Game[Any]) -> Game[Any]:
    """The same position where every token is a decision."""
    return Game(RULEBOOK, {**game.start, "real_bag": True})


def played_out(game: Game[Any], *choices: str) -> Fraction:
    """The chance of success by playing a test once for every token that can be drawn, without replacement."""
    game = with_real_bag(game)
    size = len(game.log)
    game.play(*choices)
    return _branches(game, size, Counter(game.state.bag))


def _branches(game: Game[Any], size: int, left: Counter[str]) -> Fraction:
    decision = game.decision
    ended = [entry.kind for entry in list(game.log)[size:] if entry.kind in ("test succeeds", "test fails")]
    if ended:
        return Fraction(int(ended[0] == "test succeeds"))
    assert decision is not None
    if decision.kind != chaos.FROM_REAL_BAG:
        last = decision.options[-1]
        assert last.verb in ("done", "pass")
        game = game.copy()
        game.choose(last)
        return _branches(game, size, left)
    chance = Fraction(0)
    for option in decision.options:
        other = game.copy()
        other.choose(option.key)
        chance += Fraction(left[option.note], left.total()) * _branches(other, size, left - Counter((option.note,)))
    return chance


def basic(game: Game[Any], key: str) -> odds.Odds:
    """The numbers of a basic action that is offered."""
    value = next(option.value for option in game.options if option.key == key)
    assert isinstance(value, Basic)
    found = odds.of_action(table(game), 0, value.kind, value.target)
    assert found is not None
    return found


POSITIONS: dict[str, tuple[dict[str, Any], str]] = {
    "attic": ({"locations": [ATTIC]}, "investigate core/attic"),
    "cellar": ({"locations": [CELLAR]}, "investigate core/cellar"),
    "ghoul": ({"locations": [ATTIC], "enemies": [Foe("ghoul-minion", engaged=0)]}, "fight core/ghoul-minion"),
    "two ghouls": (
        {"locations": [ATTIC], "enemies": [Foe("ghoul-minion", engaged=0), Foe("ravenous-ghoul", engaged=0)]},
        "evade core/ghoul-minion",
    ),
    "nightgaunt": (
        {"locations": [ATTIC], "enemies": [Foe("hunting-nightgaunt", engaged=0)]},
        "evade core/hunting-nightgaunt",
    ),
    "priest": ({"locations": [ATTIC], "enemies": [Foe("ghoul-priest", engaged=0)]}, "fight core/ghoul-priest"),
}


@pytest.mark.parametrize("difficulty", chaos.DIFFICULTIES)
@pytest.mark.parametrize("name", POSITIONS)
def test_the_chance_is_that_of_playing_every_token_out(name: str, difficulty: str) -> None:
    position, key = POSITIONS[name]
    game = build(Inv(), **position, difficulty=difficulty, bag=chaos.bag(difficulty))
    assert basic(game, key).chance == played_out(game, key)


@pytest.mark.parametrize("difficulty", chaos.DIFFICULTIES)
@pytest.mark.parametrize("doom", [None, 0, 2])
def test_the_cultist_of_the_midnight_masks_counts_in_the_chance(doom: int | None, difficulty: str) -> None:
    """On the hard side the cultist asks for another token while no Cultist is in play (arkham/basics/4.3)."""
    game = build(
        Inv(),
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        agenda="predator-or-prey",
        locations=[Place("your-house", clues=1), "rivertown", "graveyard"],
        enemies=[] if doom is None else [Foe("acolyte", at="graveyard", doom=doom)],
        agenda_doom=1,
        difficulty=difficulty,
        bag=chaos.bag(difficulty),
    )
    assert basic(game, "investigate core/your-house").chance == played_out(game, "investigate core/your-house")


@pytest.mark.parametrize("difficulty", chaos.DIFFICULTIES)
@pytest.mark.parametrize("awake", [True, False])
def test_the_elder_thing_of_the_woods_counts_in_the_chance(awake: bool, difficulty: str) -> None:
    """The elder thing asks for another token while an Ancient One is in play (arkham/basics/4.4)."""
    game = build(
        Inv(hand=("unexpected-courage",)),
        scenario="the-devourer-below",
        act="disrupting-the-ritual",
        agenda="vengeance-awaits",
        locations=[Place("main-path"), "ritual-site"],
        enemies=[Foe("ghoul-minion", engaged=0), *([Foe("umordhoth", at="ritual-site")] if awake else [])],
        difficulty=difficulty,
        bag=(*chaos.bag(difficulty), chaos.ELDER_THING),
    )
    assert basic(game, "fight core/ghoul-minion").chance == played_out(game, "fight core/ghoul-minion")


@pytest.mark.parametrize(
    ("difficulty", "key", "chance"),
    [
        # Intellect 3 against 1: -3, -4 and the automatic failure fail; skulls are 0 without ghouls.
        ("standard", "investigate core/attic", Fraction(13, 16)),
        ("easy", "investigate core/attic", Fraction(15, 16)),
        # 0 0 0 -1 -1 -2 -2, both skulls (-2), the elder sign (+2); the cultist is 0 and leads to any of the other 16.
        ("hard", "investigate core/attic", Fraction(10, 17) + Fraction(1, 17) * Fraction(10, 16)),
        # 0 -1 -1 -2 -2, skulls, elder sign of 18 tokens, and the cultist before one of them.
        ("expert", "investigate core/attic", Fraction(8, 18) + Fraction(1, 18) * Fraction(8, 17)),
    ],
)
def test_chances_are_as_worked_out_by_hand(difficulty: str, key: str, chance: Fraction) -> None:
    game = build(Inv(), locations=[ATTIC], difficulty=difficulty, bag=chaos.bag(difficulty))
    assert basic(game, key).chance == chance


def test_negative_tokens_count_double_against_a_nightgaunt() -> None:
    """Evading it, -1 counts as -2 (arkham/basics/6); +1 and 0 are as they are."""
    game = build(Inv(), locations=[ATTIC], enemies=[Foe("hunting-nightgaunt", engaged=0)], bag=("+1", "0", "-1", "-2"))
    assert basic(game, "evade core/hunting-nightgaunt").chance == Fraction(2, 4)
    other = build(Inv(), locations=[ATTIC], enemies=[Foe("swarm-of-rats", engaged=0)], bag=("+1", "0", "-1", "-2"))
    evade = basic(other, "evade core/swarm-of-rats")
    assert (evade.value, evade.difficulty, evade.chance) == (2, 3, Fraction(1, 4))


def test_the_chance_follows_the_committed_cards() -> None:
    bag = ("0", "-1", "-2", "-3", "-4", "auto-fail")
    game = build(Inv(hand=("perception", "unexpected-courage", "knife")), locations=[CELLAR], bag=bag)
    game.choose("investigate core/cellar")
    assert [option.key for option in game.options] == [
        "commit core/perception",
        "commit core/unexpected-courage",
        "done",
    ]
    test = table(game).test
    assert test is not None
    before = odds.of_test(table(game), test)
    assert (before.value, before.difficulty, before.chance) == (3, 4, Fraction(0))
    cards = game.options[0].cards
    assert odds.with_cards(table(game), test, cards).chance == Fraction(2, 6)
    assert odds.of_test(table(game), test).chance == 0
    game.choose("commit core/perception")
    later = table(game).test
    assert later is not None
    after = odds.of_test(table(game), later)
    assert (after.value, after.chance, after.fails_on) == (5, Fraction(2, 6), ("-2", "-3", "-4", "auto-fail"))


def test_the_chance_of_a_plain_test_is_shown_in_percent() -> None:
    game = build(Inv(), locations=[ATTIC], bag=("0",) * 200 + ("auto-fail",))
    found = odds.of_plain(table(game), 0, WILLPOWER, 3)
    assert (found.chance, found.percent) == (Fraction(200, 201), 99)
    assert odds.of_plain(table(game), 0, INTELLECT, 4).percent == 0
    assert odds.of_plain(table(build(Inv(), bag=("0",))), 0, INTELLECT, 3).percent == 100


def test_an_automatic_failure_fails_even_against_nothing() -> None:
    """The value becomes 0, and the test fails even if 0 would do (arkham/basics/6)."""
    game = build(Inv(), locations=[ATTIC], bag=("auto-fail", "-4"))
    assert odds.of_plain(table(game), 0, INTELLECT, 0).chance == Fraction(1, 2)


def test_a_value_below_nothing_counts_as_nothing() -> None:
    game = build(Inv(), locations=[ATTIC], bag=("-8",))
    assert odds.of_plain(table(game), 0, INTELLECT, 0).chance == 1


def test_looking_does_not_change_the_game() -> None:
    game = build(Inv(), locations=[ATTIC], difficulty="hard", bag=chaos.bag("hard"))
    before = game.fingerprint()
    basic(game, "investigate core/attic")
    assert game.fingerprint() == before


def test_other_actions_have_no_chance() -> None:
    game = build(Inv(), locations=[ATTIC])
    assert odds.of_action(table(game), 0, "resource") is None


@pytest.mark.parametrize(("amulet", "chance"), [(True, Fraction(1)), (False, Fraction(0))])
def test_an_elder_sign_may_succeed_by_itself(amulet: bool, chance: Fraction) -> None:
    """Wendy Adams with and without her Amulet in play, against more than she has."""
    wendy = Inv("wendy-adams", play=["wendys-amulet"] if amulet else [])
    game = build(wendy, locations=[ATTIC], bag=("elder sign",))
    found = odds.of_plain(table(game), 0, INTELLECT, 7)
    assert (found.chance, found.fails_on) == (chance, () if amulet else ("elder sign",))


@pytest.mark.parametrize(("foes", "chance"), [([Foe("stubborn-detective", engaged=0, owner=0)], 0), ([], 1)])
def test_a_blank_investigators_elder_sign_is_worth_nothing(foes: list[Foe], chance: int) -> None:
    """Roland's +1 for a clue is gone beside the Stubborn Detective (ahlcg/blank/a)."""
    game = build(Inv(), locations=[ATTIC], enemies=foes, bag=("elder sign",))
    assert odds.of_plain(table(game), 0, INTELLECT, 4).chance == chance


def test_a_bag_that_runs_out_leaves_the_value_as_it_is() -> None:
    """Hard: the cultist asks for another token, and there is none."""
    game = build(Inv(), locations=[ATTIC], difficulty="hard", bag=("cultist",))
    assert [odds.of_plain(table(game), 0, INTELLECT, number).chance for number in (3, 4)] == [1, 0]


@pytest.mark.parametrize(("difficulty", "chance"), [(3, Fraction(1)), (4, Fraction(0))])
def test_who_reveals_no_tokens_has_a_sure_test(difficulty: int, chance: Fraction) -> None:
    """Will to Survive: the skill alone decides."""
    game = build(Inv("wendy-adams", hand=["will-to-survive-3"]), locations=[ATTIC], bag=("auto-fail",))
    game.choose("play core/will-to-survive-3")
    found = odds.of_plain(table(game), 0, INTELLECT, difficulty)
    assert (found.value, found.chance, found.fails_on) == (3, chance, ())


@pytest.mark.parametrize(("automatic", "chance"), [(True, 1), (False, 0)])
def test_a_test_that_is_decided_already(automatic: bool, chance: int) -> None:
    """An automatic success against any difficulty, an automatic failure against none."""
    game = build(Inv(), locations=[ATTIC], bag=("0",))
    test = SkillTest(0, INTELLECT, lambda g: 0 if not automatic else 9)
    test.automatic = automatic
    assert odds.of_test(table(game), test).chance == chance
