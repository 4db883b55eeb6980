"""Actions, attacks of opportunity, additional actions and costs (arkham/basics/1.5, 1.18, section 6.1 to 6.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import FIGHT, PARLEY, RESIGN, action, event, free
from orne.arkham.language import (
    Condition,
    Do,
    ExtraAction,
    Fight,
    Gain,
    Resources,
    after,
    forced,
)
from orne.arkham.position import Foe, Place
from orne.arkham.rules.damage import damage_enemy, deal
from orne.arkham.rules.elimination import resign
from orne.arkham.rules.hands import discard_at_random
from orne.arkham.rules.leaving import discard
from tests.arkham.laboratory import BASIC, DREAMER, FIEND, HALL, SCHOLAR, lab, lab_card, scholar
from tests.arkham.look import keys, record

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


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


def test_what_would_change_nothing_may_not_be_started() -> None:
    """ahlcg/costs/i, triggered-abilities/k, initiation/check-restrictions."""

    idle = lab_card("idle", action(Gain(1), possible=Condition(lambda g, use: False, "never")))
    dear = lab_card("dear", action(Gain(1), Resources(6)))
    game = lab(scholar(play=[idle, dear]))
    assert keys(game) == [*BASIC, "end turn"]
    assert any("resources" in str(each) for each in game.why_not("use lab/dear"))


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
