"""Rulings on base values, multiples, gained keywords and the order of texts that cannot apply together."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham import values
from orne.arkham.abilities import Base, Condition, Gives, GivesKeyword, Times, free, reaction
from orne.arkham.cards import registry
from orne.arkham.events import PHASE_BEGINS
from orne.arkham.facts import COMBAT
from orne.arkham.language.effects import after, effect, last, you
from orne.arkham.position import Foe
from orne.arkham.rules import drawing, enemies
from orne.arkham.rules.moving import discard
from orne.arkham.state import State
from orne.kernel.game import Game
from tests.arkham.laboratory import DREAMER, LOFT, SCHOLAR, asked, keys, lab, lab_card, record, scholar, uid

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

HALF = Fraction(1, 2)
MINION = "core/ghoul-minion"
BASIC = ["investigate lab/hall", "move lab/loft", "move lab/crypt", "draw", "resource"]


def combat(game: Game[State], seat: int = 0) -> int:
    """An investigator's combat."""
    table: Any = game.table
    return values.skill(table, seat, COMBAT)


def enemy(g: ArkhamTable, use: Use, each: int) -> bool:
    """Every enemy."""
    return values.is_enemy(g, each)


# ---- fractions


@pytest.mark.parametrize("order", [("plus-two", "halving"), ("halving", "plus-two")])
def test_a_fraction_is_rounded_up_when_all_is_added(order: tuple[str, str]) -> None:
    """ahlcg/modifiers/d: (3 + 2) / 2 is 3, whichever came first."""
    lab_card("plus-two", Gives(you, COMBAT, 2))
    lab_card("halving", Times(you, COMBAT, HALF))
    game = lab(scholar(play=[f"lab/{each}" for each in order]))
    assert combat(game) == 3
    assert registry.text("lab/halving") == "Your combat counts 1/2 times, rounded up."


def test_only_the_last_result_is_rounded() -> None:
    """ahlcg/modifiers/d: half of half of 5 is 1.25, so 2; three times half of 3 is 4.5, so 5."""
    lab_card("halving", Times(you, COMBAT, HALF))
    plus, triple = lab_card("plus-two", Gives(you, COMBAT, 2)), lab_card("triple", Times(you, COMBAT, Fraction(3)))
    assert combat(lab(scholar(play=["lab/halving", "lab/halving", plus]))) == 2
    assert combat(lab(scholar(play=["lab/halving", triple]))) == 5


@pytest.mark.parametrize(("token", "hurt"), [("-1", 1), ("-2", 0)])
def test_a_halved_enemy_is_easier_to_fight(token: str, hurt: int) -> None:
    """ahlcg/modifiers/d: a fight value of 3 halved is 2, which 3 - 1 just reaches."""
    hush = lab_card("hush", Times(enemy, "fight", HALF, words="enemies have half their fight"))
    game = lab(scholar(play=[hush]), enemies=[Foe("lab/fiend", engaged=0)], bag=(token,))
    game.choose("fight lab/fiend")
    assert (record(game, "lab/fiend").damage, asked(game)[1]) == (hurt, "turn")


# ---- base values


def test_the_lead_says_which_base_applies_last() -> None:
    """ahlcg/priority-of-simultaneous-resolution/c: "base combat is 2" and "base combat is 5", and +1 on top."""
    two, five = lab_card("base-two", Base(you, COMBAT, 2)), lab_card("base-five", Base(you, COMBAT, 5))
    plus = lab_card("plus-one", Gives(you, COMBAT, 1))
    game = lab(scholar(play=[two, five, plus]), scholar(DREAMER), lead=1)
    assert (asked(game), keys(game)) == ((1, "apply last"), ["apply last lab/base-two", "apply last lab/base-five"])
    other = game.copy()
    game.choose("apply last lab/base-two")
    other.choose("apply last lab/base-five")
    assert (combat(game), combat(other)) == (3, 6)
    assert (asked(game), asked(other)) == ((0, "turn"), (0, "turn")), "nobody is asked twice"
    game.choose("resource")
    assert (asked(game), combat(game), combat(game, 1)) == ((0, "turn"), 3, 3)
    assert registry.text(two) == "Your base combat is 2."


def test_agreeing_texts_raise_no_question() -> None:
    """ahlcg/priority-of-simultaneous-resolution/c: the same number twice can apply together, as can one alone."""
    two, also = lab_card("base-two", Base(you, COMBAT, 2)), lab_card("also-two", Base(you, COMBAT, 2))
    game = lab(scholar(play=[two, also]), scholar(DREAMER, play=[lab_card("base-five", Base(you, COMBAT, 5))]))
    assert (asked(game), combat(game), combat(game, 1)) == ((0, "turn"), 2, 5)


def test_a_card_that_comes_or_goes_settles_it_anew() -> None:
    """ahlcg/priority-of-simultaneous-resolution/c: a newcomer is asked about at once, who is left needs no question."""

    def drop(g: ArkhamTable, use: Use) -> None:
        """Discard the Base Five."""
        discard(g, uid(game, five))

    two, five = lab_card("base-two", Base(you, COMBAT, 2)), lab_card("base-five", Base(you, COMBAT, 5))
    hole = lab_card("hole", free(effect(drop), possible=Condition(lambda g, use: True, "it is there")))
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
        """Your base combat is 5 until the round ends; see it."""
        last(g, "base", (COMBAT, 5), "round", use, (g.state.investigators[use.seat],))
        seen.append(values.skill(g, use.seat, COMBAT))

    two, gym = lab_card("base-two", Base(you, COMBAT, 2)), lab_card("gym", free(effect(train)))
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

    def leash(g: ArkhamTable, use: Use) -> None:
        """Each enemy gains hunter until the round ends."""
        last(g, "keyword", "hunter", "round", use, tuple(values.enemies(g)))

    def shove(g: ArkhamTable, use: Use) -> None:
        """Each enemy is pushed into the Loft."""
        for each in values.enemies(g):
            enemies.move_enemy(g, each, uid(game, LOFT))

    begins = after(PHASE_BEGINS, lambda g, use, event: True, "a phase begins")
    tools = [
        lab_card("long-leash", reaction(begins, effect(leash))),
        lab_card("shove", reaction(begins, effect(shove))),
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
    assert game.table.index.blank == {uid(game, MINION)}  # type: ignore[union-attr]
    game.choose("react lab/shove")
    if not gained:
        game.choose("pass")
    assert (record(game, MINION).threat, record(game, SCHOLAR).damage) == ((0, 1) if gained else (-1, 0))


def test_a_blank_enemy_keeps_what_another_card_gives_it() -> None:
    """ahlcg/blank/b: retaliate from a constant text provokes an attack, printed or not."""
    banner = lab_card("banner", GivesKeyword(enemy, "retaliate", words="enemies gain retaliate"), type="treachery")
    for threat, hurt in (([banner], 1), ([], 0)):
        game = lab(
            scholar(threat=threat, hand=["core/mind-wipe-1"]),
            enemies=[Foe(MINION, engaged=0)],
            step="2.1 investigation phase begins",
            active=None,
            bag=("-8",),
        )
        game.play("play core/mind-wipe-1", "fight core/ghoul-minion")
        assert (record(game, SCHOLAR).damage, asked(game)[1]) == (hurt, "turn")
    assert registry.text(banner) == "Enemies gain retaliate."


def test_a_value_that_counts_cards_in_hand_follows_every_draw() -> None:
    """ahlcg/modifiers/a: within one effect, before anything else happens."""
    seen: list[int] = []

    def leaf(g: ArkhamTable, use: Use) -> None:
        """Draw two cards one by one."""
        for _ in range(2):
            drawing.draw(g, use.seat)
            seen.append(values.skill(g, use.seat, COMBAT))

    def held(g: ArkhamTable, use: Use, each: int) -> int:
        return len(g.state.hand[use.seat])

    fan = lab_card("fan-of-cards", Gives(you, COMBAT, held, words="+1 combat for each card"), free(effect(leaf)))
    game = lab(scholar(play=[fan]))
    assert combat(game) == 3
    game.choose("use lab/fan-of-cards")
    assert (seen[-2:], combat(game), asked(game)) == ([4, 5], 5, (0, "turn"))


def test_no_value_of_an_enemy_or_a_location_is_below_nothing() -> None:
    """ahlcg/modifiers/e: fight, evade and shroud stop at 0, neither below nor above."""

    def anything(g: ArkhamTable, use: Use, each: int) -> bool:
        return True

    thaw = lab_card("thaw", *(Gives(anything, what, -9, words="-9") for what in ("fight", "evade", "shroud")))
    game = lab(scholar(play=[thaw]), enemies=[Foe(MINION, engaged=0)])
    found = game.view(0)
    assert (found["enemies"][0]["fight"], found["enemies"][0]["evade"], found["locations"][0]["shroud"]) == (0, 0, 0)


@pytest.mark.parametrize("text", ["times", "base", "keyword"])
def test_a_text_with_a_condition_holds_while_it_is_so(text: str) -> None:
    """ahlcg/modifiers/a: double combat, a base of 7 or a keyword, only with 6 resources."""
    rich = Condition(lambda g, use: g.state.resources[use.seat] >= 6, "while you have 6 resources")
    texts: dict[str, Any] = {
        "times": Times(you, COMBAT, Fraction(2), while_=rich),
        "base": Base(you, COMBAT, 7, while_=rich),
        "keyword": GivesKeyword(enemy, "aloof", while_=rich, words="enemies are aloof"),
    }
    purse = lab_card(f"rich-{text}", texts[text])
    game = lab(scholar(play=[purse], resources=5), enemies=[Foe(MINION, at="lab/hall", exhausted=True)])
    poor = (combat(game), "fight core/ghoul-minion" in keys(game))
    game.choose("resource")
    now = (combat(game), "fight core/ghoul-minion" in keys(game))
    assert poor == (3, True)
    assert now == {"times": (6, True), "base": (7, True), "keyword": (3, False)}[text]
    assert asked(game) == (0, "turn")
