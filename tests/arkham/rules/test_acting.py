"""Actions, attacks of opportunity, additional actions and costs (arkham/basics/1.5, 1.18, section 6.1 to 6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import FIGHT, MOVE, PARLEY, RESIGN, action, event, free
from orne.arkham.language import (
    YOU,
    Cannot,
    Condition,
    Discard,
    Do,
    ExtraAction,
    ExtraCost,
    Fight,
    Gain,
    Resources,
    after,
    forced,
)
from orne.arkham.position import Foe, Place
from orne.arkham.rules.damage import damage_enemy, deal
from orne.arkham.rules.elimination import resign
from orne.arkham.rules.engagement import engage
from orne.arkham.rules.evade import evaded_together
from orne.arkham.rules.hands import discard_at_random
from orne.arkham.rules.leaving import discard
from orne.arkham.values import enemies_at, engaged_with
from tests.arkham.laboratory import BASIC, DREAMER, FIEND, HALL, SCHOLAR, lab, lab_card, scholar
from tests.arkham.look import keys, record
from tests.look import happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def test_the_basic_actions_are_offered_and_three_may_be_taken() -> None:
    """ahlcg/timing/2-2-1-action-list, action/a, action/j: draw, resource, move; then only the end of the turn."""
    game = lab(scholar(), enemies=[Foe(FIEND, exhausted=True)])
    assert keys(game) == [*BASIC, "fight lab/fiend", "engage lab/fiend", "end turn"]
    game.play("resource", "draw", "resource")
    assert game.state.resources == [7 + 1]
    assert len(game.state.hand[0]) == 1 + 1
    assert game.state.round == 3


def test_an_attack_of_opportunity_by_each_ready_engaged_enemy_in_ones_own_order() -> None:
    """ahlcg/attack-of-opportunity/a to d, g, h; basics 6.5: two copies are two attackers, an exhausted one is not."""
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=0), Foe(FIEND, engaged=0, exhausted=True)])
    game.choose("resource")
    assert keys(game) == ["attack lab/fiend", "attack lab/fiend#2"]
    game.choose("attack lab/fiend#2")
    me = record(game, SCHOLAR)
    assert (me.damage, me.horror) == (2, 2)
    assert game.state.resources == [6]
    assert [record(game, FIEND, n).exhausted for n in range(3)] == [False, False, True]


def test_fighting_and_evading_provoke_nobody_not_even_another() -> None:
    """basics 6.1: the exemption goes by the kind of action, not by the target."""
    game = lab(scholar(actions=4), enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=0)])
    game.choose("fight lab/fiend")
    game.choose("evade lab/fiend#2")
    assert record(game, SCHOLAR).damage == 0
    game.choose("engage lab/fiend#2")
    assert record(game, SCHOLAR).damage == 1


def test_parley_and_resign_abilities_and_bold_fight_events_do_not_provoke() -> None:
    """ahlcg/attack-of-opportunity/a; basics 6.2: the bold word says which action it is; plain ones provoke once."""

    def leave(g: ArkhamTable, use: Use) -> None:
        """Resign."""
        resign(g, use.seat)

    talk = lab_card("talk", action(Gain(1), word=PARLEY))
    flee = lab_card("flee", action(Do(leave), word=RESIGN))
    work = lab_card("work", action(Gain(1), actions=2))
    blow = lab_card("blow", event(Fight(damage=1), word=FIGHT), type="event")
    cache = lab_card("cache", event(Gain(3)), type="event")
    game = lab(
        scholar(play=[talk, flee, work], hand=[blow, cache], actions=6),
        scholar(DREAMER),
        enemies=[Foe(FIEND, engaged=0)],
    )
    me = game.state.investigators[0]
    game.choose("use lab/talk")
    game.choose("play lab/blow")
    assert record(game, FIEND).damage == 2
    assert game.state.cards[me].damage == 0
    game.choose("play lab/cache")
    assert game.state.cards[me].damage == 1
    game.choose("use lab/work")
    assert game.state.cards[me].damage == 2
    assert game.state.actions[0] == 1
    game.choose("use lab/flee")
    assert game.state.gone == ["resigned", ""]
    assert game.state.trauma[0] == (0, 0)


def test_an_event_or_ability_that_says_so_does_not_provoke() -> None:
    calm = lab_card("calm", action(Gain(1), provokes=False))
    hush = lab_card("hush", event(Gain(3), provokes=False), type="event")
    game = lab(scholar(play=[calm], hand=[hush]), enemies=[Foe(FIEND, engaged=0)])
    game.play("use lab/calm", "play lab/hush")
    assert record(game, SCHOLAR).damage == 0
    assert game.state.actions == [1]


def test_free_abilities_and_fast_cards_do_not_provoke() -> None:
    """ahlcg/attack-of-opportunity/j, fast/a: also a free ability with a bold action word."""
    step = lab_card("step", free(Gain(1), word=MOVE))
    quick = lab_card("quick", keywords=("fast",), cost=1)
    game = lab(scholar(play=[step], hand=[quick]), enemies=[Foe(FIEND, engaged=0)])
    game.play("use lab/step", "play lab/quick")
    assert record(game, SCHOLAR).damage == 0
    assert game.state.actions == [3]


def test_costs_are_paid_before_the_attacks_and_the_effect_comes_after_them() -> None:
    """ahlcg/initiation/order-check-then-modify-then-pay, action/b; basics 6.3."""
    work = lab_card("paid-work", action(Gain(1), Resources(2)))
    game = lab(scholar(play=[work]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/paid-work")
    kinds = [entry.kind for entry in game.log if entry.kind in ("used", "attacks", "resolves", "resources")]
    assert kinds == ["used", "attacks", "resolves", "resources"]
    assert game.state.resources == [4]


def test_the_interrupted_action_goes_on_though_its_source_is_gone() -> None:
    """ahlcg/initiation/source-may-leave; basics 6.4: exactly once."""
    flare = lab_card("flare", action(Gain(3), Discard()))
    game = lab(scholar(play=[flare]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/flare")
    assert game.state.resources == [8]
    assert happened(game, "attacks") == ["attacks"]


def test_an_investigator_defeated_by_the_attack_gets_no_effect() -> None:
    """basics 6.3, 1.18: the interrupted action goes on unless the investigator was eliminated."""
    game = lab(scholar(damage=6), scholar(DREAMER, resources=0), enemies=[Foe(FIEND, engaged=0)])
    game.choose("resource")
    assert game.state.gone == ["damage", ""]
    assert game.state.resources == [0, 0]


def test_a_card_being_played_is_still_in_hand_during_the_attacks() -> None:
    """basics 6.6: a random discard by the attack hits it, and what was paid is not given back."""
    from orne.arkham.events import ATTACKS

    def lose(g: ArkhamTable, use: Use) -> None:
        """Discard a random card."""
        discard_at_random(g, use.seat)

    thief = lab_card(
        "thief",
        forced(after(ATTACKS, lambda g, use, event: event.subject == use.holder, "this attacks"), Do(lose)),
        type="enemy",
    )
    tool = lab_card("tool", cost=2)
    game = lab(scholar(hand=[tool]), enemies=[Foe(thief, engaged=0)])
    game.choose("play lab/tool")
    assert game.state.resources == [3]
    assert game.state.hand == [[]]
    assert [game.state.catalogue.ids[game.state.cards[u].kind] for u in game.state.discard[0]] == [tool]


def test_an_action_whose_whole_cost_cannot_be_paid_is_not_offered() -> None:
    """basics 6.7, ahlcg/costs/i: an additional cost holds for moves, abilities and events with that bold word."""
    mud = lab_card("mud", ExtraCost(lambda g, use, seat, kind: 2 if kind in (MOVE, FIGHT) else 0))
    blow = lab_card("slow-blow", event(Fight(), word=FIGHT), type="event")
    stick = lab_card("stick", action(Fight(), word=FIGHT))
    game = lab(scholar(play=[mud, stick], hand=[blow], actions=2), enemies=[Foe(FIEND, exhausted=True)])
    assert keys(game) == ["investigate lab/hall", "draw", "resource", "engage lab/fiend", "end turn"]
    game = lab(scholar(play=[mud, stick], hand=[blow], actions=3), enemies=[Foe(FIEND, exhausted=True)])
    assert {"play lab/slow-blow", "use lab/stick", "move lab/loft"} <= set(keys(game))
    game.choose("play lab/slow-blow")
    assert game.state.actions == [3]
    assert game.state.round == 3


def test_a_restricted_additional_action_pays_for_nothing_else_and_is_used_first() -> None:
    """ahlcg/action/d; basics 6.8: a first fitting activation uses it up by itself."""
    book = lab_card("book", action(Gain(1)), traits=("Tome",))
    bag = lab_card("reader", ExtraAction("Tome"))
    game = lab(scholar(play=[book, bag]), step="2.2 next turn begins", active=None)
    game.play("resource", "resource", "resource")
    assert keys(game) == ["use lab/book", "end turn"]
    game.choose("use lab/book")
    assert game.state.resources == [5 + 4 + 1]
    game = lab(scholar(play=[book, bag]), step="2.2 next turn begins", active=None)
    game.choose("use lab/book")
    assert (game.state.actions, game.state.extra_actions) == ([3], ())


def test_an_additional_action_not_yet_used_is_lost_with_its_source() -> None:
    """basics 1.5, 6.9: one already used is not taken back."""

    def drop(g: ArkhamTable, use: Use) -> None:
        """Discard this card."""
        discard(g, use.holder)

    friend = lab_card("friend", ExtraAction(), free(Do(drop)), slots=("ally",))
    game = lab(scholar(play=[friend]), step="2.2 next turn begins", active=None)
    game.choose("use lab/friend")
    assert (game.state.actions, game.state.extra_actions) == ([3], ())
    game = lab(scholar(play=[friend]), step="2.2 next turn begins", active=None)
    game.play("resource", "use lab/friend")
    assert (game.state.actions, game.state.extra_actions) == ([3], ())


def test_a_source_of_additional_actions_played_in_ones_turn_gives_one_at_once() -> None:
    """basics 82: even a second copy after the first one is gone."""
    friend = lab_card("new-friend", ExtraAction(), slots=("ally",))
    game = lab(scholar(hand=[friend]))
    game.choose("play lab/new-friend")
    assert game.state.actions == [2]
    assert len(game.state.extra_actions) == 1
    game.play("resource", "resource", "resource")
    assert game.state.round == 3


def test_lost_actions_are_standard_ones_first() -> None:
    """ahlcg/action/c, action/f."""
    from orne.arkham.rules.actions import gain_action, lose_action

    def mishap(g: ArkhamTable, use: Use) -> None:
        """Gain an action and lose four."""
        gain_action(g, use.seat)
        for _ in range(2):
            lose_action(g, use.seat)

    slip = lab_card("slip", free(Do(mishap), Discard()))
    game = lab(scholar(play=[slip]))
    game.choose("use lab/slip")
    assert (game.state.actions, len(game.state.extra_actions)) == ([1], 1)


def test_scenario_cards_at_the_location_and_in_any_threat_area_there_may_be_used() -> None:
    """ahlcg/activate-action/d to f, triggered-abilities/o, p: not those elsewhere, nor another player's assets."""
    debt = lab_card("debt", action(Gain(1)), type="treachery")
    tool = lab_card("their-tool", action(Gain(1)))
    game = lab(scholar(), scholar(DREAMER, threat=[debt], play=[tool]))
    assert "use lab/debt" in keys(game)
    assert "use lab/their-tool" not in keys(game)
    game = lab(scholar(), scholar(DREAMER, at=1, threat=[debt]))
    assert "use lab/debt" not in keys(game)


def test_cannot_is_absolute() -> None:
    """ahlcg/cannot/a: no playing of assets and events, fast ones included (basics 6.13)."""
    voices = lab_card("voices", Cannot("play", YOU), type="treachery")
    quick = lab_card("quick-thing", keywords=("fast",))
    slow = lab_card("slow-thing")
    game = lab(scholar(hand=[quick, slow], threat=[voices]))
    assert keys(game) == [*BASIC, "end turn"]


def test_what_would_change_nothing_may_not_be_started() -> None:
    """ahlcg/costs/i, triggered-abilities/k, initiation/check-restrictions."""

    idle = lab_card("idle", action(Gain(1), possible=Condition(lambda g, use: False, "never")))
    dear = lab_card("dear", action(Gain(1), Resources(6)))
    game = lab(scholar(play=[idle, dear]))
    assert keys(game) == [*BASIC, "end turn"]
    assert any("resources" in str(each) for each in game.why_not("use lab/dear"))


def test_engaging_takes_an_enemy_from_another_investigator() -> None:
    """ahlcg/engage-action/a to d, aloof/c, d: exhausted and aloof ones too; unengaged aloof ones cannot be fought."""
    shy = lab_card("shy", type="enemy", keywords=("aloof",))
    game = lab(
        scholar(), scholar(DREAMER), enemies=[Foe(FIEND, engaged=1), Foe(shy), Foe(FIEND, engaged=0, exhausted=True)]
    )
    assert keys(game)[5:] == [
        "fight lab/fiend",
        "engage lab/fiend",
        "engage lab/shy",
        "fight lab/fiend#2",
        "evade lab/fiend#2",
        "end turn",
    ]
    game.play("engage lab/shy", "engage lab/fiend")
    assert record(game, FIEND).threat == 0
    assert "fight lab/shy" in keys(game)
    assert record(game, SCHOLAR).damage == 1


def test_a_failed_attack_on_anothers_enemy_hurts_that_investigator() -> None:
    """ahlcg/fight-action/c: the attack's damage goes to the one it is engaged with."""
    game = lab(scholar(), scholar(DREAMER), enemies=[Foe(FIEND, engaged=1)], bag=("-1",))
    game.choose("fight lab/fiend")
    assert record(game, DREAMER).damage == 1
    assert record(game, SCHOLAR).damage == 0


def test_whom_a_failed_attack_hurts_is_seen_when_it_has_failed() -> None:
    """ahlcg/fight-action/d: an enemy that was evaded in the meantime is engaged with nobody, a new one with another."""

    def shake(g: ArkhamTable, use: Use) -> None:
        """Evade what is engaged with you."""
        evaded_together(g, engaged_with(g, use.seat), use.seat, use)

    smoke = lab_card("smoke", free(Do(shake), Discard()))
    game = lab(scholar(), scholar(DREAMER, play=[smoke]), enemies=[Foe(FIEND, engaged=1)], bag=("-1",))
    game.play("pass", "fight lab/fiend")
    assert keys(game) == ["use lab/smoke", "pass"]
    game.choose("use lab/smoke")
    assert record(game, DREAMER).damage == 0
    assert keys(game) == [*BASIC, "fight lab/fiend", "engage lab/fiend", "end turn"]

    def lure(g: ArkhamTable, use: Use) -> None:
        """Engage an enemy here."""
        engage(g, enemies_at(g, g.state.place[use.seat])[0], use.seat)

    bait = lab_card("bait", free(Do(lure), Discard()))
    game = lab(scholar(), scholar(DREAMER, play=[bait]), enemies=[Foe(FIEND, engaged=0)], bag=("-1",))
    game.play("pass", "fight lab/fiend", "use lab/bait")
    assert (record(game, SCHOLAR).damage, record(game, DREAMER).damage) == (0, 1)
    assert keys(game) == [*BASIC, "fight lab/fiend", "engage lab/fiend", "end turn"]


def test_investigating_without_clues_is_legal() -> None:
    """basics 76."""
    game = lab(scholar(), locations=[Place(HALL, clues=0)])
    assert "investigate lab/hall" in keys(game)
    game.choose("investigate lab/hall")
    assert game.state.actions == [2]


def test_damage_by_an_ability_is_dealt_by_the_one_who_uses_it() -> None:
    """ahlcg/defeat: "you defeat" means damage from your attack, card or ability."""

    def zap(g: ArkhamTable, use: Use) -> None:
        """Deal 3 damage to an enemy here, and take 1."""
        damage_enemy(
            g, g.choose_card(use.seat, "Whom?", [u for u in g.state.play if u != use.holder]), 3, use.seat, use
        )
        deal(g, use.seat, 1, 0, source=use)

    wand = lab_card("wand", action(Do(zap), word=FIGHT))
    game = lab(scholar(play=[wand]), enemies=[Foe(FIEND, exhausted=True)])
    game.choose("use lab/wand")
    assert len(game.state.encounter_discard) == 1
    assert record(game, SCHOLAR).damage == 1
