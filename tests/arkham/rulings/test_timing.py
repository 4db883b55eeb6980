"""Rulings on order: when and after, forced texts before reactions, several at one moment, one inside another."""

from __future__ import annotations

from orne.arkham.abilities import Use, forced, free, reaction
from orne.arkham.events import DAMAGE, DEFEATED, ENGAGES, ROUND_ENDS, TURN_ENDS
from orne.arkham.language import Discard, Do, Gain, SpawnsHere, after, kind_of_card, when
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules import damage
from orne.arkham.rules.damage import deal
from orne.arkham.rules.resources import gain_resources
from orne.arkham.state import PLAY, VICTORY
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from tests.arkham.laboratory import (
    DAISY,
    DREAMER,
    DUST,
    ENEMY_PHASE,
    HALL,
    MYTHOS,
    SCHOLAR,
    SKIDS,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import keys, record, uid
from tests.look import asked, happened


def test_when_comes_before_and_after_comes_after() -> None:
    """Drew heals before he hurts; the Young Deep One is engaged before it frightens.

    ahlcg/forced-abilities/d, ahlcg/forced-abilities/e.
    """
    game = build(Inv(play=[pause()]), enemies=[Foe("wolf-man-drew", engaged=0, damage=2)], **ENEMY_PHASE)
    game.choose("pass")
    assert record(game, "core/wolf-man-drew").damage == 1
    assert happened(game, "healed", "hurt")[:2] == ["healed", "hurt"]
    game = build(Inv("skids-otoole", play=[pause()]), encounter_deck=("young-deep-one", DUST), **MYTHOS)
    assert happened(game, "engaged", "hurt") == ["engaged", "hurt"]


def test_forced_abilities_come_before_reactions() -> None:
    """ahlcg/forced-abilities/f: with "after it engages" and with "when it is defeated"."""
    charm = lab_card(
        "charm",
        reaction(after(ENGAGES, lambda g, use, e: True, "an enemy engages you"), Gain(1)),
        reaction(when(DEFEATED, lambda g, use, e: True, "an enemy is defeated"), Gain(1)),
    )
    game = build(Inv("skids-otoole", play=[charm]), encounter_deck=("young-deep-one", DUST), **MYTHOS)
    assert (asked(game)[1], record(game, "core/skids-otoole").horror) == ("reaction", 1)
    game = build(Inv(play=[charm]), enemies=[Foe("goat-spawn", engaged=0, damage=2)])
    game.choose("fight core/goat-spawn")
    assert (asked(game)[1], record(game, "core/roland-banks").horror) == ("reaction", 1)
    assert record(game, "core/goat-spawn").zone == PLAY


def test_nested_sequences_end_from_the_inside() -> None:
    """ahlcg/nested-sequences/b, ahlcg/nested-sequences/c: three levels, last in, first out."""
    done: list[int] = []
    depth: list[int] = []

    def deeper(g: ArkhamTable, use: Use) -> None:
        """Take another horror, three times over."""
        depth.append(len(depth) + 1)
        mine = len(depth)
        if mine < 3:
            deal(g, use.seat, 0, 1)
        done.append(mine)

    def begin_(g: ArkhamTable, use: Use) -> None:
        """Take 1 horror."""
        depth.clear()
        done.clear()
        deal(g, use.seat, 0, 1)

    well = lab_card("well", free(Do(begin_)),
                    forced(after(DAMAGE, lambda g, use, e: True, "horror is put on you"), Do(deeper)))  # fmt: skip
    game = lab(scholar(play=[well]))
    game.choose("use lab/well")
    assert done == [3, 2, 1]
    assert record(game, SCHOLAR).horror == 3


def test_an_objective_comes_between_when_and_after() -> None:
    """ahlcg/if/a: the act advances before Roland's reaction to the Priest's defeat."""
    game = build(Inv(), locations=[Place("hallway", clues=1)], act="what-have-you-done",
                 enemies=[Foe("ghoul-priest", engaged=0, damage=4)])  # fmt: skip
    game.choose("fight core/ghoul-priest")
    assert record(game, "core/ghoul-priest").zone == VICTORY
    assert asked(game)[1] != "reaction"
    assert record(game, "core/roland-banks").clues == 0


def test_all_of_an_effect_comes_before_the_answers_to_it() -> None:
    """ahlcg/effects/f: horror and a resource; "after horror" comes when the resource is there."""
    seen: list[int] = []

    def both(g: ArkhamTable, use: Use) -> None:
        """Take 1 horror and gain a resource."""
        deal(g, use.seat, 0, 1, source=use, then=lambda: gain_resources(g, use.seat, 1))

    def look(g: ArkhamTable, use: Use) -> None:
        """Count the resources."""
        seen.append(g.state.resources[0])

    bargain = lab_card(
        "bargain",
        free(Do(both)),
        forced(after(DAMAGE, lambda g, use, e: True, "horror is put on you"), Do(look)),
    )
    game = lab(scholar(play=[bargain], resources=2))
    game.choose("use lab/bargain")
    assert set(seen) == {3}


def test_what_comes_then_comes_before_the_answers() -> None:
    """ahlcg/then/b: "take 1 damage, then gain 3" with a reaction to the damage."""

    def suffer(g: ArkhamTable, use: Use) -> None:
        """Take 1 damage, then gain 3."""

        def rest() -> None:
            g.state.resources[use.seat] += 3

        damage.deal(g, use.seat, 1, source=use, then=rest)

    whip = lab_card(
        "then-whip",
        free(Do(suffer), limit=Limit(1, "game", False)),
        reaction(after(DAMAGE, lambda g, use, e: e.seat == use.seat, "you take damage"), Gain(10)),
    )
    game = lab(scholar(play=[whip]))
    game.choose("use lab/then-whip")
    assert (keys(game), game.state.resources) == (["react lab/then-whip", "pass"], [8])


def test_a_when_reaction_comes_before_its_trigger_changes_anything() -> None:
    """ahlcg/triggered-abilities/e, ahlcg/when/a: Guard Dog bites before it is hurt; Dodge prevents all of an attack."""
    game = build(
        Inv(play=["guard-dog"]), enemies=[Foe("ghoul-minion", engaged=0)], step="3.3 enemies attack", active=None
    )
    game.play("damage core/guard-dog", "horror core/roland-banks")
    assert (keys(game), record(game, "core/guard-dog").damage) == (["react core/guard-dog", "pass"], 0)
    game.choose("react core/guard-dog")
    assert record(game, "core/ghoul-minion").damage == 1
    game = build(Inv(hand=["dodge"]), enemies=[Foe("ghoul-minion", engaged=0)], step="3.3 enemies attack", active=None)
    assert keys(game) == ["play core/dodge", "pass"]
    game.choose("play core/dodge")
    assert happened(game, "hurt") == []


def test_an_after_reaction_comes_when_its_trigger_is_done() -> None:
    """ahlcg/triggered-abilities/f: Research Librarian is in play when the search is offered."""
    game = build(Inv(DAISY, hand=["research-librarian"], deck=["knife", "old-book-of-lore"]))
    game.choose("play core/research-librarian")
    assert (keys(game), record(game, "core/research-librarian").zone) == (
        ["react core/research-librarian", "pass"],
        PLAY,
    )


def test_each_instance_answers_each_occurrence_once() -> None:
    """ahlcg/triggering-condition/a, ahlcg/triggering-condition/b: two Pickpocketing, one evasion, two cards."""
    game = build(
        Inv(SKIDS, play=["pickpocketing", "pickpocketing"], deck=["knife"] * 9, resources=0),
        enemies=[Foe("swarm-of-rats", engaged=0)],
        bag=("+1",),
    )
    game.choose("evade core/swarm-of-rats")
    assert keys(game) == ["react core/pickpocketing", "react core/pickpocketing#2", "pass"]
    game.choose("react core/pickpocketing")
    assert keys(game) == ["react core/pickpocketing#2", "pass"]
    game.choose("react core/pickpocketing#2")
    assert (len(game.state.hand[0]), asked(game)) == (2, (0, "turn"))


# ---- several at one moment


def test_the_lead_orders_forced_abilities_of_one_moment() -> None:
    """A settled conflict is a choice of the lead, not the worst outcome (ahlcg/grim-rule/c)."""
    clock = lab_card("clock", forced(after(ROUND_ENDS, lambda g, use, e: True, "the round ends"), Gain(1)))
    bell = lab_card("bell", forced(after(ROUND_ENDS, lambda g, use, e: True, "the round ends"), Gain(2)))
    game = lab(scholar(), scholar(DREAMER, play=[clock, bell]), lead=0)
    game.play("end turn", "end turn")
    assert asked(game)[0] == 0
    assert sorted(key.split()[-1] for key in keys(game)) == ["lab/bell", "lab/clock"]


def test_at_the_end_comes_after_when_it_ends() -> None:
    """First what answers "when", then the rest.

    Rulings: ahlcg/at/a, ahlcg/after/a.
    """
    first = lab_card("first", forced(when(TURN_ENDS, lambda g, use, e: True, "the turn ends"), Gain(1)))
    then = lab_card("then", forced(after(TURN_ENDS, lambda g, use, e: True, "the turn ends"), Gain(1)))
    game = lab(scholar(play=[then, first]))
    game.choose("end turn")
    used = [game.state.catalogue.ids[game.state.cards[e.subject].kind] for e in game.log if e.kind == "resolves"]
    assert used == [first, then]


def test_forced_effects_at_one_moment_are_ordered_by_the_lead() -> None:
    """ahlcg/priority-of-simultaneous-resolution/b: the agenda's doom and the Dark Young's healing."""
    game = build(
        Inv(),
        Inv(DAISY),
        lead=1,
        locations=["parlor", "hallway"],
        agenda="theyre-getting-out",
        enemies=[Foe("relentless-dark-young", at="hallway", damage=2), Foe("ghoul-minion", at="hallway")],
        step="4.6 round ends",
        active=None,
    )
    assert asked(game) == (1, "order")
    assert keys(game) == ["resolve core/relentless-dark-young", "resolve core/theyre-getting-out"]
    game.choose("resolve core/theyre-getting-out")
    assert record(game, "core/relentless-dark-young").damage == 0


def test_every_reaction_gets_its_chance() -> None:
    """ahlcg/reaction-opportunities/a, ahlcg/reaction-opportunities/b: Roland's own and Evidence!, two clues."""
    game = build(
        Inv(hand=["evidence"]),
        locations=[Place("hallway", clues=2)],
        enemies=[Foe("ghoul-minion", engaged=0, damage=1)],
    )
    game.choose("fight core/ghoul-minion")
    assert keys(game) == ["react core/roland-banks", "play core/evidence", "pass"]
    game.choose("react core/roland-banks")
    assert keys(game) == ["play core/evidence", "pass"]
    game.choose("play core/evidence")
    assert (record(game, "core/roland-banks").clues, asked(game)) == (2, (0, "turn"))


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


def test_the_lead_settles_two_scenario_cards_at_odds() -> None:
    """Two locations each want the same enemy: the lead, not the drawer, says which has it (ahlcg/silver-rule/b)."""
    beast = lab_card("wanted-beast", type="enemy")
    den, lair = (
        lab_card(name, SpawnsHere(kind_of_card(beast)), type="location", connects=("hall",)) for name in ("den", "lair")
    )
    for chosen in ("den", "lair"):
        game = lab(
            scholar(),
            scholar(DREAMER),
            locations=[HALL, den, lair],
            encounter_deck=[DUST, beast, DUST],
            step="1.4 encounter cards",
            active=None,
        )
        assert (asked(game)[0], keys(game)) == (0, ["spawn lab/den", "spawn lab/lair"])
        game.choose(f"spawn lab/{chosen}")
        assert record(game, beast).at == uid(game, f"lab/{chosen}")
