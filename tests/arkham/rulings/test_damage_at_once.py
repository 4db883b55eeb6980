"""Rulings on damage that falls on several at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import forced, reaction
from orne.arkham.events import DAMAGE, DEFEATED
from orne.arkham.language import THIS_IS_DEFEATED, Do, Gain, after, when
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rules.damage import deal
from orne.arkham.rules.leaving import discard
from orne.arkham.state import ENCOUNTER_DISCARD
from tests.arkham.laboratory import MINION, lab_card
from tests.arkham.look import idle, keys, record
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

COAT = lab_card("thick-coat", health=2)


def test_dynamite_hurts_everybody_before_anything_answers_it() -> None:
    """Assigned in player order, then applied.

    ahlcg/triggered-abilities/n, ahlcg/priority-of-simultaneous-resolution/a
    """
    seen: list[tuple[int, int, int]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """See how much damage lies where."""
        people = [g.state.cards[uid].damage for uid in g.state.investigators]
        foe = next(card for card in g.state.cards if g.kind(card.uid).slug == MINION)
        seen.append((people[0], people[1], foe.damage))

    hurt = after(DAMAGE, lambda g, use, event: True, "somebody is hurt")
    mirror = lab_card("watching-glass", reaction(hurt, Do(look)))
    roland = Inv(hand=["dynamite-blast"], play=[COAT, mirror], resources=5)
    game = build(roland, Inv("daisy-walker", play=[COAT]), enemies=[Foe(MINION, engaged=1)])
    game.choose("play core/dynamite-blast")
    assert (asked(game), keys(game)) == ((0, "assign"), ["damage core/roland-banks", "damage lab/thick-coat"])
    game.play(*["damage core/roland-banks"] * 3)
    assert (asked(game), keys(game)) == ((1, "assign"), ["damage core/daisy-walker", "damage lab/thick-coat#2"])
    assert (record(game, "core/roland-banks").damage, record(game, MINION).damage) == (0, 0)
    game.play("damage lab/thick-coat#2", *["damage core/daisy-walker"] * 2)
    assert record(game, MINION).zone == ENCOUNTER_DISCARD
    assert (asked(game), keys(game)) == ((0, "reaction"), ["react lab/watching-glass", "pass"])
    game.choose("react lab/watching-glass")
    assert seen[-1] == (3, 2, 0)
    game.choose("react lab/watching-glass")
    assert [record(game, COAT, number).damage for number in (0, 1)] == [0, 1]
    assert asked(game) == (0, "turn")


def test_enemies_and_investigators_fall_after_all_damage_is_placed() -> None:
    """ahlcg/dealing-damage-horror/f: when the enemy is defeated, the others are hurt already."""
    seen: list[int] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """See how much damage Daisy has."""
        seen.append(g.state.cards[g.state.investigators[1]].damage)

    fallen = after(DEFEATED, lambda g, use, event: True, "an enemy is defeated")
    bell = lab_card("knell", reaction(fallen, Do(look)))
    people = (Inv("agnes-baker", play=[bell], hand=["dynamite-blast"]), Inv("daisy-walker"))
    game = build(*people, enemies=[Foe(MINION, exhausted=True)])
    game.choose("play core/dynamite-blast")
    assert keys(game) == ["react lab/knell", "pass"]
    game.choose("react lab/knell")
    assert seen[-1] == 3
    assert [record(game, f"core/{name}").damage for name in ("agnes-baker", "daisy-walker")] == [3, 3]
    assert asked(game) == (0, "turn")


def test_an_enemy_that_falls_with_its_slayer_still_has_its_say() -> None:
    """basics 1.10, 6.39: Goat Spawn's text is about everybody there, though whoever threw the dynamite is gone now."""
    people = (Inv(hand=["dynamite-blast"], damage=7), Inv("daisy-walker"))
    game = build(*people, enemies=[Foe("goat-spawn", at="hallway", exhausted=True)])
    game.choose("play core/dynamite-blast")
    assert (game.state.gone, record(game, "core/goat-spawn").zone) == (["damage", ""], ENCOUNTER_DISCARD)
    daisy = record(game, "core/daisy-walker")
    assert (daisy.damage, daisy.horror) == (3, 1)
    assert asked(game) == (1, "turn")


def test_what_an_enemy_says_as_it_falls_with_its_slayer_is_for_the_lead() -> None:
    """ahlcg/elimination/b: "you" is not whoever threw the dynamite and is gone, but somebody who can gain something."""
    mourned = lab_card("mourned", forced(THIS_IS_DEFEATED, Gain(2)), type="enemy", fight=1, evade=1, health=1)
    people = (Inv(hand=["dynamite-blast"], damage=7), Inv("daisy-walker"), Inv("agnes-baker"))
    game = build(*people, enemies=[Foe(mourned, at="hallway", exhausted=True)], lead=2)
    game.choose("play core/dynamite-blast")
    assert (game.state.gone, record(game, mourned).zone) == (["damage", "", ""], ENCOUNTER_DISCARD)
    assert (game.state.resources, asked(game), idle(game)) == ([0, 5, 7], (2, "next turn"), True)


def test_who_is_gone_before_the_damage_is_placed_takes_none() -> None:
    """ahlcg/elimination/b: what answers Daisy's damage defeats Roland and discards the Ghoul."""

    def collapse(g: ArkhamTable, use: Use) -> None:
        """Roland takes 9 damage, and each enemy is discarded."""
        deal(g, 0, 9, direct=True)
        for each in list(g.index.enemies):
            discard(g, each)

    daisys = when(DAMAGE, lambda g, use, event: event.seat == 1 and event.damage == 3, "Daisy is dealt damage")
    beam = lab_card("loose-beam", forced(daisys, Do(collapse)))
    people = (Inv(play=["knife"]), Inv("daisy-walker", play=[beam], hand=["dynamite-blast"]))
    game = build(*people, enemies=[Foe(MINION, exhausted=True)], active=1)
    game.choose("play core/dynamite-blast")
    assert (game.state.gone, record(game, "core/roland-banks").damage) == (["damage", ""], 9)
    assert (record(game, MINION).zone, record(game, MINION).damage) == (ENCOUNTER_DISCARD, 0)
    assert (record(game, "core/daisy-walker").damage, asked(game)) == (3, (1, "turn"))
