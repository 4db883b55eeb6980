"""Rulings on order: when and after, forced texts before reactions, several at one moment, one inside another."""

from __future__ import annotations

from orne.arkham.abilities import Use, forced, free, reaction
from orne.arkham.events import DAMAGE, ROUND_ENDS, Event
from orne.arkham.language import Discard, Do, Gain, Take, Then, after, when
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rules import damage
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from tests.arkham.laboratory import (
    DREAMER,
    SCHOLAR,
    lab,
    lab_card,
    scholar,
)
from tests.arkham.look import damage_of_foes, hurt, in_turn, keys, record
from tests.look import asked, happened


def test_what_comes_then_comes_before_the_answers() -> None:
    """ahlcg/then/b: "take 1 damage, then gain 3" with a reaction to the damage."""
    whip = lab_card(
        "then-whip",
        free(Then(Take(1), Gain(3)), limit=Limit(1, "game", False)),
        reaction(after(DAMAGE, lambda g, use, e: e.seat == use.seat, "you take damage"), Gain(10)),
    )
    game = lab(scholar(play=[whip]))
    game.choose("use lab/then-whip")
    assert (keys(game), game.state.resources) == (["react lab/then-whip", "pass"], [8])


def test_an_answer_before_the_first_part_leaves_the_answers_after_it_waiting() -> None:
    """ahlcg/effects/f: what interrupts the damage is over at once; the damage is answered after the whole effect."""

    def mine(g: ArkhamTable, use: Use, event: Event) -> bool:
        """Whether it happens to you."""
        return event.seat == use.seat

    whip = lab_card(
        "warned-whip",
        free(Then(Take(1), Gain(3)), limit=Limit(1, "game", False)),
        reaction(when(DAMAGE, mine, "you would take damage"), Gain(1)),
        reaction(after(DAMAGE, mine, "you take damage"), Gain(10)),
    )
    game = lab(scholar(play=[whip]))
    game.choose("use lab/warned-whip")
    assert (keys(game), game.state.resources) == (["react lab/warned-whip", "pass"], [5])
    game.choose("react lab/warned-whip")
    assert (keys(game), game.state.resources) == (["react lab/warned-whip", "pass"], [9])
    game.choose("pass")
    assert (in_turn(game), hurt(game)) == (True, (1, 0))


# ---- several at one moment


def test_the_lead_orders_forced_abilities_of_one_moment() -> None:
    """A settled conflict is a choice of the lead, not the worst outcome."""
    clock = lab_card("clock", forced(after(ROUND_ENDS, lambda g, use, e: True, "the round ends"), Gain(1)))
    bell = lab_card("bell", forced(after(ROUND_ENDS, lambda g, use, e: True, "the round ends"), Gain(2)))
    game = lab(scholar(), scholar(DREAMER, play=[clock, bell]), lead=0)
    game.play("end turn", "end turn")
    assert asked(game)[0] == 0
    assert sorted(key.split()[-1] for key in keys(game)) == ["lab/bell", "lab/clock"]


def test_everybody_chooses_before_anybody_is_hurt() -> None:
    """ahlcg/priority-of-simultaneous-resolution/a: the lead first, then round the table, then all damage."""

    def burst(g: ArkhamTable, use: Use) -> None:
        """Deal 1 damage to each investigator."""
        damage.deal_to_all(g, [], g.players(), 1, use.seat, use)

    shield = lab_card("shield", health=2)
    bomb = lab_card("bomb", free(Do(burst), Discard()))
    game = lab(scholar(play=[bomb, shield]), scholar(DREAMER, play=[shield]), lead=1)
    game.choose("use lab/bomb")
    assert asked(game) == (1, "assign")
    game.choose("damage lab/dreamer")
    assert (asked(game), happened(game, "hurt")) == ((0, "assign"), [])
    game.choose("damage lab/scholar")
    assert (record(game, DREAMER).damage, record(game, SCHOLAR).damage) == (1, 1)


def test_the_lead_orders_forced_abilities_that_one_blast_sets_off_for_two() -> None:
    """ahlcg/priority-of-simultaneous-resolution/b: both are hurt at one moment, and both fear for their health."""
    game = build(
        Inv(hand=["dynamite-blast"], threat=["hypochondria"]),
        Inv("wendy-adams", threat=["hypochondria"]),
        enemies=[Foe("ghoul-minion", exhausted=True)],
    )
    game.choose("play core/dynamite-blast")
    assert (asked(game), keys(game)) == (
        (0, "order"),
        ["resolve core/hypochondria", "resolve core/hypochondria#2"],
    )
    game.choose("resolve core/hypochondria#2")
    assert (hurt(game), hurt(game, 1), in_turn(game)) == ((3, 1), (3, 1), True)
    frights = [entry.seat for entry in game.log if entry.kind == "hurt" and entry.after == [0, 1]]
    assert frights == [1, 0]


def test_two_enemies_alike_are_not_put_in_order_however_they_came_to_be_engaged() -> None:
    """One was engaged from the start, the other by an action; both heal at the end of the round."""
    game = build(
        Inv(), locations=["main-path"], scenario="the-devourer-below", act="investigating-the-trail",
        enemies=[
            Foe("relentless-dark-young", engaged=0, exhausted=True, damage=3),
            Foe("relentless-dark-young", at="main-path", exhausted=True, damage=3),
        ],
    )  # fmt: skip
    game.play("engage core/relentless-dark-young#2", "end turn")
    assert (in_turn(game), game.state.round) == (True, 3)
    assert damage_of_foes(game) == {"relentless-dark-young": 1, "relentless-dark-young#2": 1}
