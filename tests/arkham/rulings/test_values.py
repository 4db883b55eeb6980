"""Rulings on base values, multiples, gained keywords and the order of texts that cannot apply together."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from orne.arkham import card_text, values
from orne.arkham.abilities import Condition, Use, free, reaction
from orne.arkham.events import PHASE_BEGINS
from orne.arkham.facts import AGILITY, COMBAT
from orne.arkham.language import (
    CHOSEN,
    ENEMY,
    YOU,
    YOURSELF,
    Also,
    Base,
    Do,
    Gives,
    GivesKeyword,
    Number,
    Times,
    Until,
    after,
    everything,
)
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules import enemy_movement, hands
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.state import State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from orne.kernel.limits import Limit
from tests.arkham.laboratory import (
    DREAMER,
    LOFT,
    MINION,
    SCHOLAR,
    lab,
    lab_card,
    scholar,
)
from tests.arkham.look import keys, record, table, uid
from tests.look import asked

HALF = Fraction(1, 2)


def combat(game: Game[State], seat: int = 0) -> int:
    """An investigator's combat."""
    g = table(game)
    return values.skill(g, seat, COMBAT)


# ---- fractions


@pytest.mark.parametrize("order", [("plus-two", "halving"), ("halving", "plus-two")])
def test_a_fraction_is_rounded_up_when_all_is_added(order: tuple[str, str]) -> None:
    """ahlcg/modifiers/d: (3 + 2) / 2 is 3, whichever came first."""
    lab_card("plus-two", Gives(YOU, COMBAT, 2))
    lab_card("halving", Times(YOU, COMBAT, HALF))
    game = lab(scholar(play=[f"lab/{each}" for each in order]))
    assert combat(game) == 3
    assert card_text.text("lab/halving") == "Your combat counts 1/2 times, rounded up."


def test_only_the_last_result_is_rounded() -> None:
    """ahlcg/modifiers/d: half of half of 5 is 1.25, so 2; three times half of 3 is 4.5, so 5."""
    lab_card("halving", Times(YOU, COMBAT, HALF))
    plus, triple = lab_card("plus-two", Gives(YOU, COMBAT, 2)), lab_card("triple", Times(YOU, COMBAT, Fraction(3)))
    assert combat(lab(scholar(play=["lab/halving", "lab/halving", plus]))) == 2
    assert combat(lab(scholar(play=["lab/halving", triple]))) == 5


# ---- base values


def test_the_lead_says_which_base_applies_last() -> None:
    """ahlcg/priority-of-simultaneous-resolution/c: "base combat is 2" and "base combat is 5", and +1 on top."""
    two, five = lab_card("base-two", Base(YOU, COMBAT, 2)), lab_card("base-five", Base(YOU, COMBAT, 5))
    plus = lab_card("plus-one", Gives(YOU, COMBAT, 1))
    game = lab(scholar(play=[two, five, plus]), scholar(DREAMER), lead=1)
    assert (asked(game), keys(game)) == ((1, "apply last"), ["apply last lab/base-two", "apply last lab/base-five"])
    other = game.copy()
    game.choose("apply last lab/base-two")
    other.choose("apply last lab/base-five")
    assert (combat(game), combat(other)) == (3, 6)
    assert (asked(game), asked(other)) == ((0, "turn"), (0, "turn")), "nobody is asked twice"
    game.choose("resource")
    assert (asked(game), combat(game), combat(game, 1)) == ((0, "turn"), 3, 3)
    assert card_text.text(two) == "Your base combat is 2."


def test_a_card_that_comes_or_goes_settles_it_again() -> None:
    """ahlcg/priority-of-simultaneous-resolution/c: a newcomer is asked about at once, who is left needs no question."""

    def drop(g: ArkhamTable, use: Use) -> None:
        """Discard the Base Five."""
        discard(g, uid(game, five))

    two, five = lab_card("base-two", Base(YOU, COMBAT, 2)), lab_card("base-five", Base(YOU, COMBAT, 5))
    hole = lab_card("hole", free(Do(drop), possible=Condition(lambda g, use: True, "it is there")))
    game = lab(scholar(play=[two, hole], hand=[five]))
    assert combat(game) == 2
    game.choose("play lab/base-five")
    assert keys(game) == ["apply last lab/base-two", "apply last lab/base-five"]
    game.choose("apply last lab/base-five")
    assert (asked(game)[1], combat(game)) == ("turn", 5)
    game.choose("use lab/hole")
    assert (asked(game)[1], combat(game)) == ("turn", 2)


def test_a_lasting_effect_is_put_in_order_too() -> None:
    """ahlcg/priority-of-simultaneous-resolution/c: the question comes when the effect begins, in the action itself."""
    seen: list[int] = []

    def train(g: ArkhamTable, use: Use) -> None:
        """See it."""
        seen.append(values.skill(g, use.seat, COMBAT))

    lasting = Until("round", Base(CHOSEN, COMBAT, 5), who=YOURSELF)
    two, gym = (
        lab_card("base-two", Base(YOU, COMBAT, 2)),
        lab_card("gym", free(Also(lasting, Do(train)))),
    )
    game = lab(scholar(play=[two, gym]))
    game.choose("use lab/gym")
    assert keys(game) == ["apply last lab/base-two", "apply last lab/gym"]
    game.choose("apply last lab/base-two")
    assert (set(seen), combat(game), asked(game)[1]) == ({2}, 2, "turn")
    alone = lab(scholar(play=[gym]))
    alone.choose("use lab/gym")
    assert (combat(alone), asked(alone)[1]) == (5, "turn")


# ---- blank


@pytest.mark.parametrize("gained", [True, False])
def test_a_blank_enemy_keeps_the_keyword_it_has_gained(gained: bool) -> None:
    """ahlcg/blank/b: a wiped Ghoul Minion that was made a hunter hunts; without that it stays."""

    def shove(g: ArkhamTable, use: Use) -> None:
        """Each enemy is pushed into the Loft."""
        for each in values.enemies(g):
            enemy_movement.move_enemy(g, each, uid(game, LOFT))

    begins = after(PHASE_BEGINS, lambda g, use, event: True, "a phase begins")
    tools = [
        lab_card("long-leash", reaction(begins, Until("round", GivesKeyword(CHOSEN, "hunter"), who=everything(ENEMY)))),
        lab_card("shove", reaction(begins, Do(shove))),
    ]
    game = lab(
        scholar(play=tools, hand=["core/mind-wipe-1"]),
        enemies=[Foe(MINION, engaged=0)],
        step="3.1 enemy phase begins",
        active=None,
    )
    assert keys(game) == ["react lab/long-leash", "react lab/shove", "play core/mind-wipe-1", "pass"]
    if gained:
        game.choose("react lab/long-leash")
    game.choose("play core/mind-wipe-1")
    assert table(game).index.blank == {uid(game, MINION)}
    game.choose("react lab/shove")
    if not gained:
        game.choose("pass")
    assert (record(game, MINION).threat, record(game, SCHOLAR).damage) == ((0, 1) if gained else (-1, 0))


def test_a_value_that_counts_cards_in_hand_follows_every_draw() -> None:
    """ahlcg/modifiers/a: within one effect, before anything else happens."""
    seen: list[int] = []

    def leaf(g: ArkhamTable, use: Use) -> None:
        """Draw two cards one by one."""
        for _ in range(2):
            hands.draw(g, use.seat)
            seen.append(values.skill(g, use.seat, COMBAT))

    held = Number(lambda g, use: len(g.state.hand[use.seat]), "card in your hand")
    fan = lab_card("fan-of-cards", Gives(YOU, COMBAT, held), free(Do(leaf)))
    game = lab(scholar(play=[fan]))
    assert combat(game) == 3
    game.choose("use lab/fan-of-cards")
    assert (seen[-2:], combat(game), asked(game)) == ([4, 5], 5, (0, "turn"))


@pytest.mark.parametrize("text", ["times", "base", "keyword"])
def test_a_text_with_a_condition_holds_while_it_is_so(text: str) -> None:
    """ahlcg/modifiers/a: double combat, a base of 7 or a keyword, only with 6 resources."""
    rich = Condition(lambda g, use: g.state.resources[use.seat] >= 6, "while you have 6 resources")
    texts: dict[str, Any] = {
        "times": Times(YOU, COMBAT, Fraction(2), while_=rich),
        "base": Base(YOU, COMBAT, 7, while_=rich),
        "keyword": GivesKeyword(ENEMY, "aloof", while_=rich),
    }
    purse = lab_card(f"rich-{text}", texts[text])
    game = lab(scholar(play=[purse], resources=5), enemies=[Foe(MINION, at="lab/hall", exhausted=True)])
    poor = (combat(game), "fight core/ghoul-minion" in keys(game))
    game.choose("resource")
    now = (combat(game), "fight core/ghoul-minion" in keys(game))
    assert poor == (3, True)
    assert now == {"times": (6, True), "base": (7, True), "keyword": (3, False)}[text]
    assert asked(game) == (0, "turn")


# ---- modifiers


def test_modifiers_are_summed_again_from_the_base() -> None:
    """ahlcg/modifiers/b: +2 comes and goes around a -1, in either order."""
    plus = lab_card("plus", Gives(YOU, COMBAT, 2))
    minus = lab_card("minus", Gives(YOU, COMBAT, -1))
    for order in ([plus, minus], [minus, plus]):
        game = lab(scholar(play=order))
        table = RULEBOOK.table(game.state)
        assert values.skill(table, 0, COMBAT) == 4
        discard(table, uid(game, plus))
        assert values.skill(table, 0, COMBAT) == 2


@pytest.mark.parametrize(("difficulty", "success", "margin"), [(0, True, 0), (1, False, 1)])
def test_a_value_below_zero_counts_as_zero(difficulty: int, success: bool, margin: int) -> None:
    """ahlcg/modifiers/e."""
    seen: list[tuple[bool, int]] = []

    def try_(g: ArkhamTable, use: Use) -> None:
        """Test agility."""
        test = plain_test(g, use.seat, AGILITY, difficulty, use)
        seen.append((test.success, test.margin))

    game = lab(
        scholar(play=[lab_card(f"hurdle-{difficulty}", free(Do(try_), limit=Limit(1, "round", False)))]),
        bag=("-8",),
    )
    game.choose(f"use lab/hurdle-{difficulty}")
    assert set(seen) == {(success, margin)}


# ---- blank cards


def test_the_stubborn_detective_blanks_roland() -> None:
    """No clue after a victory and nothing from the elder sign (ahlcg/blank/a)."""
    game = build(
        Inv("core/roland-banks"),
        locations=[Place("core/hallway", clues=3)],
        enemies=[
            Foe("core/stubborn-detective", engaged=0, exhausted=True, owner=0),
            Foe("core/swarm-of-rats", engaged=0),
        ],
    )
    game.choose("fight core/swarm-of-rats")
    assert uid(game, "core/swarm-of-rats") in game.state.encounter_discard
    assert keys(game)[-1] == "end turn"
    assert record(game, "core/roland-banks").clues == 0
