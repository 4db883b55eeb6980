"""Rulings on actions, attacks of opportunity, costs and abilities in general."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham.abilities import (
    FIGHT,
    INVESTIGATE,
    ExtraAction,
    Gives,
    action,
    event,
    forced,
    free,
    reaction,
)
from orne.arkham.events import ATTACKS, ROUND_ENDS, TURN_ENDS
from orne.arkham.facts import COMBAT
from orne.arkham.language.effects import Discard, DiscardCards, Exhaust, Resources, after, effect, gain, when, you
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rules.acting import gain_action, lose_action
from orne.arkham.rules.enemies import engage
from orne.arkham.values import skill
from orne.kernel.limits import Limit
from tests.arkham.laboratory import DREAMER, FIEND, HALL, LOFT, PAPER, SCHOLAR, lab, lab_card, nothing, pause, scholar
from tests.arkham.look import keys, record, uid
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

ALOOF = lab_card("shy-one", type="enemy", keywords=("aloof",))


# ---- abilities and where they work


def test_an_ability_works_only_in_play() -> None:
    """Beat Cop helps neither from the hand nor from the discard pile.

    Rulings: ahlcg/ability/b, ahlcg/discard-piles/b.
    """
    from orne.arkham.table import ArkhamTable

    cop = "core/beat-cop"
    foe = [Foe("core/ghoul-minion", engaged=0)]
    for person, combat, offered in (
        (Inv(hand=[cop], resources=0), 4, False),
        (Inv(discard=[cop]), 4, False),
        (Inv(play=[cop]), 5, True),
    ):
        game = build(person, enemies=foe)
        assert skill(ArkhamTable(game.state), 0, COMBAT) == combat
        assert ("use core/beat-cop" in keys(game)) is offered


def test_a_constant_ability_is_never_used_and_ends_with_its_card() -> None:
    """The bonus holds while the card is there, without any decision.

    Rulings: ahlcg/constant-abilities/a, ahlcg/constant-abilities/b, ahlcg/base-value/a.
    """
    from orne.arkham.table import ArkhamTable

    charm = lab_card("charm", Gives(you, COMBAT, 1), free(effect(nothing), Discard()))
    game = lab(scholar(play=[charm]))
    assert skill(ArkhamTable(game.state), 0, COMBAT) == 4
    assert happened(game, "used") == []
    game.choose("use lab/charm")
    assert skill(ArkhamTable(game.state), 0, COMBAT) == 3


@pytest.mark.parametrize(("resources", "met"), [(0, False), (1, True), (3, True)])
def test_one_or_more_meet_a_condition_of_one(resources: int, met: bool) -> None:
    """A cost of a resource can be paid with one or with many (ahlcg/a-an/a)."""
    stall = lab_card("stall", free(effect(nothing), Resources(1)))
    assert ("use lab/stall" in keys(lab(scholar(play=[stall], resources=resources)))) is met


def test_the_lead_orders_forced_abilities_of_one_moment() -> None:
    """A settled conflict is a choice of the lead, not the worst outcome (ahlcg/grim-rule/c)."""
    clock = lab_card("clock", forced(after(ROUND_ENDS, lambda g, use, e: True, "the round ends"), gain(1)))
    bell = lab_card("bell", forced(after(ROUND_ENDS, lambda g, use, e: True, "the round ends"), gain(2)))
    game = lab(scholar(), scholar(DREAMER, play=[clock, bell]), lead=0)
    game.play("end turn", "end turn")
    assert asked(game)[0] == 0
    assert sorted(key.split()[-1] for key in keys(game)) == ["lab/bell", "lab/clock"]


def test_at_the_end_comes_after_when_it_ends() -> None:
    """First what answers "when", then the rest.

    Rulings: ahlcg/at/a, ahlcg/after/a.
    """
    first = lab_card("first", forced(when(TURN_ENDS, lambda g, use, e: True, "the turn ends"), gain(1)))
    then = lab_card("then", forced(after(TURN_ENDS, lambda g, use, e: True, "the turn ends"), gain(1)))
    game = lab(scholar(play=[then, first]))
    game.choose("end turn")
    used = [game.state.catalogue.ids[game.state.cards[e.subject].kind] for e in game.log if e.kind == "resolves"]
    assert used == [first, then]


# ---- actions


def test_three_actions_and_no_more() -> None:
    """Afterwards only free abilities and the end of the turn; what is unused is lost.

    Rulings: ahlcg/action/a, ahlcg/action/k.
    """
    game = lab(scholar(play=[pause()]))
    assert game.state.actions == [3]
    game.play("resource", "resource", "resource")
    assert keys(game) == ["use lab/pause", "end turn"]
    game = lab(scholar(play=[pause()]))
    game.play("resource", "end turn")
    assert (game.state.actions, keys(game)) == ([0], ["use lab/pause", "pass"])
    while asked(game) != (0, "turn"):
        game.choose("pass")
    assert game.state.actions == [3]


def test_costs_come_first_then_attacks_then_the_card() -> None:
    """The money is gone before the attack, the asset comes after it.

    Rulings: ahlcg/action/b, ahlcg/attack-of-opportunity/e.
    """
    gun = lab_card("costly-gun", cost=4)
    guard = lab_card(
        "guard", reaction(when(ATTACKS, lambda g, use, e: e.seat == use.seat, "an enemy attacks you"), gain(1))
    )
    game = lab(scholar(hand=[gun], play=[guard], resources=4), enemies=[Foe(FIEND, engaged=0)])
    game.choose("play lab/costly-gun")
    assert keys(game) == ["react lab/guard", "pass"]
    assert (game.state.actions, game.state.resources, record(game, gun).controller) == ([2], [0], -1)
    game.choose("pass")
    assert (record(game, SCHOLAR).damage, record(game, gun).controller) == (1, 0)


def test_lost_actions_are_standard_ones_before_additional_ones() -> None:
    """Of 3 and one more, two lost leave 1 and the additional one (ahlcg/action/f)."""

    def lose(g: ArkhamTable, use: Use) -> None:
        """Lose two actions."""
        lose_action(g, use.seat)
        lose_action(g, use.seat)

    trap = lab_card("time-trap", free(effect(lose), Discard()))
    reader = lab_card("tome-reader", ExtraAction("Tome"))
    game = lab(scholar(play=[trap, reader]), step="2.2 next turn begins", active=None)
    game.choose("use lab/time-trap")
    assert (game.state.actions, [only for _, only, _ in game.state.extra_actions]) == ([1], ["Tome"])


def test_of_additional_actions_the_investigator_chooses_which_are_lost() -> None:
    """With no standard action left (ahlcg/action/f)."""

    def both(g: ArkhamTable, use: Use) -> None:
        """Gain two different actions and lose one."""
        gain_action(g, use.seat, only="Tome")
        gain_action(g, use.seat)
        lose_action(g, use.seat)

    trap = lab_card("late-trap", free(effect(both), Discard()))
    game = lab(scholar(play=[trap, pause()], actions=0))
    game.choose("use lab/late-trap")
    assert keys(game) == ["lose Tome", "lose any"]
    game.choose("lose Tome")
    assert [only for _, only, _ in game.state.extra_actions] == [""]


def test_a_resolved_action_neither_costs_nor_counts_nor_provokes() -> None:
    """An effect that investigates without an action (ahlcg/action/i)."""
    from orne.arkham.rules.acting import investigate

    def look(g: ArkhamTable, use: Use) -> None:
        """Investigate."""
        investigate(g, use.seat, source=use)

    lens = lab_card("lens", free(effect(look), Discard()))
    game = lab(scholar(play=[lens]), locations=[Place(HALL, clues=2), LOFT], enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/lens")
    assert (record(game, SCHOLAR).clues, record(game, SCHOLAR).damage, game.state.actions) == (1, 0, [3])
    assert happened(game, "action") == []


def test_a_plain_fight_is_basic_and_the_weapons_is_an_activation() -> None:
    """Different options; neither provokes.

    Rulings: ahlcg/action/j, ahlcg/action-designators/b, ahlcg/activate-action/a, ahlcg/activate-action/c.
    """
    game = build(Inv(play=["core/machete"]), enemies=[Foe("core/ghoul-minion", engaged=0)])
    assert {"fight core/ghoul-minion", "use core/machete"} <= set(keys(game))
    game.choose("use core/machete")
    assert record(game, "core/roland-banks").damage == 0


def test_a_bold_investigate_provokes() -> None:
    """The action is really performed, so an enemy strikes as at any investigation.

    Rulings: ahlcg/action-designators/b.
    """
    burglary = lab_card("robbery", action(gain(3), word=INVESTIGATE))
    game = lab(scholar(play=[burglary]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/robbery")
    assert (record(game, SCHOLAR).damage, game.state.resources) == (1, [8])


def test_abilities_with_action_cost_are_for_ones_own_turn() -> None:
    """In another's turn nobody else acts.

    Rulings: ahlcg/activate-action/a, ahlcg/draw-action/a, ahlcg/active-player/a, ahlcg/action/k.
    """
    tool = lab_card("own-tool", action(gain(1)))
    game = lab(scholar(), scholar(DREAMER, play=[tool, pause()]))
    assert (asked(game), keys(game), game.state.active) == ((1, "window"), ["use lab/pause", "pass"], 0)
    game.play("pass", "end turn")
    assert asked(game) == (1, "turn")
    assert {"use lab/own-tool", "draw"} <= set(keys(game))
    assert game.state.active == 1
    game.choose("draw")
    assert (len(game.state.hand[1]), len(game.state.deck[1]), game.state.actions[1]) == (1, 9, 2)
    game.choose("end turn")
    assert (asked(game), keys(game), game.state.active) == ((1, "window"), ["use lab/pause", "pass"], -1)


def test_two_icons_cost_two_actions_and_provoke_once() -> None:
    """Two actions, both gone at once, and one attack.

    Rulings: ahlcg/activate-action/b, ahlcg/activate-action/c, ahlcg/attack-of-opportunity/f.
    """
    debt = lab_card("heavy-debt", action(effect(nothing), Discard(), actions=2), type="treachery")
    game = lab(scholar(threat=[debt]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/heavy-debt")
    assert (game.state.actions, record(game, SCHOLAR).damage, record(game, SCHOLAR).horror) == ([1], 1, 1)
    assert uid(game, debt) in game.state.encounter_discard
    game = lab(scholar(threat=[debt], actions=1))
    assert "use lab/heavy-debt" not in keys(game)


def test_scenario_cards_here_may_be_used_and_those_elsewhere_not() -> None:
    """The location, what is attached to it, what lies in threat areas there.

    Rulings: ahlcg/activate-action/e.
    """
    latch = lab_card("latch", action(gain(1)), type="treachery")
    dream = lab_card("dream", action(gain(1)), type="treachery")
    yard = lab_card("yard", action(gain(1)), type="location", connects=("loft",))
    places = [Place(yard, attached=[latch]), Place(LOFT)]
    game = lab(scholar(), scholar(DREAMER, threat=[dream]), locations=places)
    assert {"use lab/latch", "use lab/dream", "use lab/yard"} <= set(keys(game))
    game = lab(scholar(at=1), scholar(DREAMER, threat=[dream]), locations=places)
    assert not [key for key in keys(game) if key.startswith("use")]


def test_an_additional_cost_holds_for_the_first_only() -> None:
    """Frozen in Fear makes the first move, fight or evade of a round take two actions.

    Rulings: ahlcg/additional-costs/a.
    """
    frozen = "core/frozen-in-fear"
    game = build(Inv(threat=[frozen]), locations=["hallway", "attic"])
    game.choose("move core/attic")
    assert game.state.actions == [1]
    game.choose("move core/hallway")
    assert game.state.round == 3
    game = build(Inv(threat=[frozen], actions=1), locations=["hallway", "attic"])
    assert "move core/attic" not in keys(game)


# ---- aloof


def test_an_aloof_enemy_comes_unengaged_and_is_safe_until_engaged() -> None:
    """No fight against it before somebody engages it; then anybody there may.

    Rulings: ahlcg/aloof/b, ahlcg/aloof/c, ahlcg/aloof/d.
    """
    game = lab(
        scholar(), scholar(DREAMER), encounter_deck=[ALOOF, *["lab/dust"] * 3], step="1.4 encounter cards", active=None
    )
    assert (record(game, ALOOF).threat, record(game, ALOOF).at) == (-1, game.state.place[0])
    game.choose("turn lab/scholar")
    assert "engage lab/shy-one" in keys(game)
    assert not {"fight lab/shy-one", "evade lab/shy-one"} & set(keys(game))
    game.choose("engage lab/shy-one")
    assert record(game, ALOOF).threat == 0
    game.choose("end turn")
    assert asked(game) == (1, "turn")
    assert "fight lab/shy-one" in keys(game)


def test_a_check_counts_what_the_ability_itself_will_change() -> None:
    """An event that engages an aloof enemy and then fights it may be played.

    Rulings: ahlcg/costs/l, ahlcg/aloof/c.
    """
    from orne.arkham.rules.acting import fight

    def taunt(g: ArkhamTable, use: Use) -> None:
        """Engage an enemy here and fight it."""
        target = uid(game, ALOOF)
        engage(g, target, use.seat)
        fight(g, use.seat, target, source=use)

    dare = lab_card("dare", event(effect(taunt), word=FIGHT), type="event")
    game = lab(scholar(hand=[dare]), enemies=[Foe(ALOOF)])
    game.choose("play lab/dare")
    assert (record(game, ALOOF).threat, record(game, ALOOF).damage) == (0, 1)


# ---- attacks of opportunity


def test_only_ready_enemies_attack_and_they_stay_ready() -> None:
    """Full damage and horror each time, by the ready one only.

    Rulings: ahlcg/attack-of-opportunity/b, ahlcg/attack-of-opportunity/d, ahlcg/attack-of-opportunity/g.
    """
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=0, exhausted=True)])
    game.play("draw", "resource")
    assert (record(game, SCHOLAR).damage, record(game, SCHOLAR).horror) == (2, 2)
    assert [record(game, FIEND, n).exhausted for n in (0, 1)] == [False, True]


def test_the_attacked_one_orders_several_attacks() -> None:
    """Asked for the first of two (ahlcg/attack-of-opportunity/c)."""
    game = build(Inv(), enemies=[Foe("core/ghoul-minion", engaged=0), Foe("core/swarm-of-rats", engaged=0)])
    game.choose("resource")
    assert (asked(game)[0], sorted(keys(game))) == (0, ["attack core/ghoul-minion", "attack core/swarm-of-rats"])


def test_the_action_goes_on_after_the_attacks() -> None:
    """One moves with the enemy still engaged (ahlcg/attack-of-opportunity/h)."""
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0)])
    game.choose("move lab/loft")
    assert (record(game, SCHOLAR).damage, game.state.place, record(game, FIEND).threat) == (1, [uid(game, LOFT)], 0)


def test_an_attack_of_opportunity_is_an_attack() -> None:
    """Dodge cancels it (ahlcg/attack-of-opportunity/i)."""
    game = build(Inv(hand=["core/dodge"]), enemies=[Foe("core/ghoul-minion", engaged=0)])
    game.choose("resource")
    assert keys(game) == ["play core/dodge", "pass"]
    game.choose("play core/dodge")
    assert record(game, "core/roland-banks").damage == 0


def test_who_attacks_and_who_is_attacked() -> None:
    """An enemy's attack names the enemy and the investigator (ahlcg/attacker-attacked/a)."""
    seen: list[tuple[int, int]] = []

    def note(g: ArkhamTable, use: Use) -> None:
        """Note it."""
        assert use.event is not None
        seen.append((use.event.subject, use.event.seat))

    diary = lab_card("diary", forced(after(ATTACKS, lambda g, use, e: True, "an enemy attacks"), effect(note)))
    game = lab(scholar(play=[diary]), scholar(DREAMER), enemies=[Foe(FIEND, engaged=1)])
    game.play("end turn", "end turn")
    assert seen == [(uid(game, FIEND), 1)]


# ---- costs


def test_the_printed_cost_goes_from_ones_own_resources() -> None:
    """3 of 5 leave 2; another's money is no help.

    Rulings: ahlcg/costs/b, ahlcg/costs/e.
    """
    blade = lab_card("blade", cost=3)
    game = lab(scholar(hand=[blade]))
    game.choose("play lab/blade")
    assert game.state.resources == [2]
    game = lab(scholar(hand=[blade], resources=2), scholar(DREAMER, resources=9))
    assert "play lab/blade" not in keys(game)


def test_what_stands_before_the_colon_is_paid_first() -> None:
    """Beat Cop is discarded, then an enemy is hurt; from the hand he cannot be.

    Rulings: ahlcg/costs/c, ahlcg/costs/f.
    """
    game = build(Inv(play=["core/beat-cop"]), enemies=[Foe("core/ghoul-minion", engaged=0)])
    game.choose("use core/beat-cop")
    assert uid(game, "core/beat-cop") in game.state.discard[0]
    assert record(game, "core/ghoul-minion").damage == 1
    order = [e.kind for e in game.log if e.kind in ("discarded", "resolves", "damaged")]
    assert order == ["discarded", "resolves", "damaged"]


def test_cards_for_a_cost_come_from_ones_own_hand() -> None:
    """With an empty hand the cost cannot be paid, whatever others hold.

    Rulings: ahlcg/costs/f, ahlcg/costs/g.
    """
    altar = lab_card("altar", free(gain(1), DiscardCards(1)))
    assert "use lab/altar" not in keys(lab(scholar(play=[altar]), scholar(DREAMER, hand=[PAPER])))
    game = lab(scholar(play=[altar], hand=[PAPER]), scholar(DREAMER, hand=[PAPER]))
    game.choose("use lab/altar")
    assert (game.state.hand[0], len(game.state.hand[1])) == ([], 1)


def test_exhausting_and_uses_are_paid_in_one_go() -> None:
    """All of an activation's costs are gone before its effect (ahlcg/activate-action/c)."""
    seen: list[tuple[bool, int, int]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """Look."""
        seen.append((g.state.cards[use.holder].exhausted, g.state.resources[use.seat], g.state.actions[use.seat]))

    orb = lab_card("orb", action(effect(look), Exhaust(), Resources(2)))
    game = lab(scholar(play=[orb]))
    game.choose("use lab/orb")
    assert seen == [(True, 3, 2)]
    assert "use lab/orb" not in keys(game)
    assert "use lab/orb" not in keys(lab(scholar(play=[In(orb, exhausted=True)])))


def test_a_cancelled_event_counts_as_played_and_is_discarded() -> None:
    """Its cost and its limit stay used.

    Rulings: ahlcg/cancel/b, ahlcg/cancel/c.
    """
    from orne.arkham.events import PLAYED

    def stop(g: ArkhamTable, use: Use) -> None:
        """Cancel the event."""
        assert use.event is not None
        use.event.cancelled = True

    purse = lab_card("purse", event(gain(3), limit=Limit(1, "round", True)), type="event", cost=1)
    curse = lab_card("curse", forced(when(PLAYED, lambda g, use, e: True, "an event is played"), effect(stop)))
    game = lab(scholar(hand=[purse, purse], play=[curse]))
    game.choose("play lab/purse")
    assert (game.state.resources, game.state.actions, len(game.state.discard[0])) == ([4], [2], 1)
    assert "play lab/purse" not in keys(game)


def test_the_fights_of_a_knife_are_two_and_those_of_copies_are_alike() -> None:
    """Both of one card are offered; a copy offers the same under its own name (ahlcg/different/b)."""
    game = build(Inv(play=["core/knife"]), enemies=[Foe("core/ghoul-minion", engaged=0)])
    assert len([key for key in keys(game) if key.startswith("use core/knife")]) == 2
