"""The round step by step (Rules Reference, appendix II)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham.abilities import forced, free, revelation
from orne.arkham.events import PHASE_BEGINS
from orne.arkham.facts import COMBAT
from orne.arkham.language import CHOSEN, YOURSELF, Gain, Gives, Take, Until, after
from orne.arkham.language import action as act
from orne.arkham.position import Foe, In, Inv, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.chart import NAMES
from orne.arkham.values import skill
from orne.kernel.limits import Limit
from tests.arkham.laboratory import (
    DREAMER,
    DUST,
    FIEND,
    HALL,
    PAPER,
    SCHOLAR,
    SECOND_AGENDA,
    TOWER,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import keys, record, uid
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.state import State
    from orne.arkham.table import ArkhamTable
    from orne.kernel.game import Game

MYTHOS_BEGINS: dict[str, Any] = {"step": "1.1 mythos phase begins", "active": None}


def idly(game: Game[State], until: int) -> None:
    """Pass and end turns until a round has begun."""
    while game.state.round < until:
        game.choose("end turn" if asked(game)[1] == "turn" else "pass")


def test_a_round_has_four_phases_in_order() -> None:
    """ahlcg/timing/framework-events, ahlcg/timing/round-phases, ahlcg/timing/1-1-round-and-mythos-begin."""
    bell = lab_card(
        "mythos-bell", forced(after(PHASE_BEGINS, lambda g, use, e: g.phase == "mythos", "mythos begins"), Gain(5))
    )
    game = lab(scholar(play=[bell, pause()], resources=0), encounter_deck=[DUST] * 9, later_agendas=[SECOND_AGENDA])
    idly(game, 3)
    assert (NAMES[game.state.step], game.state.resources) == ("mythos window", [6])
    idly(game, 4)
    phases = [entry.after for entry in game.log if entry.kind == "phase"]
    assert phases == ["enemy", "upkeep", "mythos", "investigation", "enemy", "upkeep", "mythos"]


@pytest.mark.parametrize(("doom", "elsewhere", "left"), [(0, 1, 2), (1, 1, 0), (2, 1, 0), (3, 1, 0)])
def test_doom_is_placed_and_compared(doom: int, elsewhere: int, left: int) -> None:
    """ahlcg/timing/1-2-place-doom, ahlcg/timing/1-3-check-threshold, ahlcg/timing/1-3-no-carry-over."""
    game = lab(
        scholar(play=[pause(), In(PAPER, doom=elsewhere)]),
        agenda_doom=doom,
        later_agendas=[SECOND_AGENDA],
        **MYTHOS_BEGINS,
    )
    assert NAMES[game.state.step] == "mythos window"
    assert sum(card.doom for card in game.state.cards) == left
    assert happened(game, "agenda advances") == ([] if left else ["agenda advances"])


def test_the_agenda_is_turned_after_all_doom_is_gone() -> None:
    """ahlcg/timing/1-3-advance-procedure: the back sees no doom; then the next one is current."""
    game = lab(
        scholar(play=[pause()]),
        enemies=[Foe(FIEND, at=TOWER, doom=1)],
        agenda_doom=2,
        later_agendas=[SECOND_AGENDA],
        backs={"lab/agenda": _count_doom},
        **MYTHOS_BEGINS,
    )
    assert game.state.resources == [50]
    assert (game.state.agenda, record(game, SECOND_AGENDA).doom) == (uid(game, SECOND_AGENDA), 0)
    assert uid(game, "lab/agenda") in game.state.removed


def _count_doom(g: ArkhamTable) -> None:
    g.state.resources[0] = 50 + sum(card.doom for card in g.state.cards)


def test_a_draw_runs_revelation_then_discard_then_surge() -> None:
    """ahlcg/timing/1-4-draw-sequence, ahlcg/timing/1-4-treachery, ahlcg/timing/1-4-surge, ahlcg/timing/1-4-enemy."""
    rush = lab_card("rushing-rot", revelation(Take(1, 0)), type="treachery", keywords=("peril", "surge"))
    people = scholar(), scholar(DREAMER, play=[pause()])
    game = lab(*people, encounter_deck=[rush, FIEND, DUST, DUST], step="1.4 encounter cards", active=None)
    assert happened(game, "encounter", "revelation", "hurt", "spawned", "engaged") == [
        "encounter", "revelation", "hurt", "encounter", "spawned", "engaged", "encounter"
    ]  # fmt: skip
    assert [entry.seat for entry in game.log if entry.kind == "encounter"] == [0, 0, 1]
    assert (record(game, FIEND).threat, record(game, SCHOLAR).damage) == (0, 1)
    assert game.state.encounter_discard == [uid(game, rush), uid(game, DUST, 1)]


def test_the_only_window_of_the_mythos_phase_follows_all_draws() -> None:
    """ahlcg/timing/1-4-window: Beat Cop's ability is offered when everybody has drawn."""
    game = build(
        Inv(play=["beat-cop"]),
        Inv("wendy-adams"),
        enemies=[Foe("ghoul-minion", engaged=0)],
        encounter_deck=["dissonant-voices"] * 6,
        **MYTHOS_BEGINS,
    )
    assert (NAMES[game.state.step], keys(game)) == ("mythos window", ["use core/beat-cop", "pass"])
    assert happened(game, "encounter") == ["encounter"] * 2


def test_doom_at_the_end_of_the_mythos_phase_waits_for_the_next_check() -> None:
    """ahlcg/timing/1-5-mythos-ends: Wizard of the Order gains doom and the agenda stays."""
    game = build(
        Inv(play=["beat-cop"]),
        locations=["hallway", "attic"],
        enemies=[Foe("wizard-of-the-order", at="attic")],
        agenda_doom=2,
        step="1.5 mythos phase ends",
        active=None,
    )
    wizard = uid(game, "core/wizard-of-the-order")
    assert game.state.cards[wizard].doom == 1
    assert happened(game, "agenda advances") == []


def test_the_investigation_phase_opens_with_a_window_without_actions() -> None:
    """ahlcg/timing/2-1-investigation-begins."""
    game = lab(scholar(play=[pause()]), scholar(DREAMER), step="2.1 investigation phase begins", active=None)
    assert (asked(game), keys(game)) == ((0, "window"), ["use lab/pause", "pass"])
    game.choose("pass")
    assert keys(game) == ["turn lab/scholar", "turn lab/dreamer"]


def test_turns_are_whole_and_one_each() -> None:
    """All in one.

    ahlcg/timing/2-2-complete-turn, ahlcg/timing/2-2-1-three-actions, ahlcg/timing/2-2-1-end-early,
    ahlcg/timing/2-2-2-turn-ends.
    """
    game = lab(scholar(), scholar(DREAMER), step="2.2 next turn begins", active=None, bag=("0",))
    game.play("turn lab/scholar", "investigate lab/hall")
    assert (asked(game), "turn lab/dreamer" in keys(game)) == ((0, "turn"), False)
    game.play("investigate lab/hall", "investigate lab/hall")
    assert happened(game, "action", "turn") == ["turn", "action", "action", "action", "turn"]
    assert (asked(game), game.state.actions) == ((1, "turn"), [0, 3])
    game.play("resource", "end turn")
    assert (game.state.round, keys(game)) == (3, ["turn lab/scholar", "turn lab/dreamer"])
    assert happened(game, "action") == ["action"] * 4


@pytest.mark.parametrize(
    ("action", "hurt"),
    [
        ("investigate lab/hall", 1),
        ("move lab/loft", 1),
        ("draw", 1),
        ("resource", 1),
        ("play lab/plain-thing", 1),
        ("engage lab/fiend#2", 1),
        ("use lab/plain-work", 1),
        ("fight lab/fiend", 0),
        ("evade lab/fiend", 0),
        ("use lab/parley-work", 0),
        ("use lab/resign-work", 0),
    ],
)
def test_some_actions_provoke_and_others_do_not(action: str, hurt: int) -> None:
    """ahlcg/timing/2-2-1-attack-of-opportunity."""

    thing = lab_card("plain-thing")
    plain = lab_card("plain-work", act(Gain(1)))
    talk = lab_card("parley-work", act(Gain(1), word="parley"))
    leave = lab_card("resign-work", act(Gain(1), word="resign"))
    game = lab(
        scholar(hand=[thing], play=[plain, talk, leave]),
        scholar(DREAMER),
        enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=1)],
        bag=("0",),
    )
    game.choose(action)
    me = record(game, SCHOLAR)
    assert (me.damage, me.horror) == (hurt, hurt)


def test_the_end_of_the_investigation_phase_ends_what_lasted_for_it() -> None:
    """ahlcg/timing/2-3-investigation-ends, ahlcg/timing/3-1-enemy-begins: without a window before the hunters move."""
    bless = Until("phase", Gives(CHOSEN, COMBAT, 2), who=YOURSELF)
    drum = lab_card("war-drum", free(bless, limit=Limit(1, "game", False)), free(Gain(1)))
    game = lab(scholar(play=[drum]), enemies=[Foe(FIEND, at=TOWER)])
    game.choose("use lab/war-drum ability 1")
    assert skill(RULEBOOK.table(game.state), 0, COMBAT) == 5
    game.choose("end turn")
    assert (NAMES[game.state.step], skill(RULEBOOK.table(game.state), 0, COMBAT)) == ("enemy window", 3)


def test_hunters_move_and_a_window_follows() -> None:
    """ahlcg/timing/3-2-hunters: both in one step, before Beat Cop is offered."""
    hound = lab_card("hound", type="enemy", keywords=("hunter",))
    game = lab(
        scholar(play=[pause()]), enemies=[Foe(hound, at=TOWER), Foe(hound, at="lab/crypt")], step="3.2 hunters move",
        active=None,
    )  # fmt: skip
    assert (asked(game), keys(game)) == ((0, "move"), ["move lab/hound", "move lab/hound#2"])
    game.choose("move lab/hound")
    assert (asked(game), keys(game)) == ((0, "go"), ["go lab/loft", "go lab/crypt"])
    game.choose("go lab/loft")
    assert NAMES[game.state.step] == "enemy window"
    assert happened(game, "enemy moved") == ["enemy moved"] * 2


def test_an_attack_is_one_dealing_and_the_attacked_orders_several() -> None:
    """ahlcg/timing/3-3-attack, ahlcg/timing/3-3-order-of-attacks."""
    brute = lab_card("brute", type="enemy", damage=2, horror=2)
    for first in ("attack lab/brute", "attack lab/fiend"):
        game = lab(
            scholar(DREAMER),
            scholar(play=[pause()]),
            enemies=[Foe(brute, engaged=1), Foe(FIEND, engaged=1)],
            step="3.3 enemies attack",
            active=None,
        )
        game.choose("pass")
        assert (asked(game)[0], sorted(keys(game))) == (1, ["attack lab/brute", "attack lab/fiend"])
        game.choose(first)
        hurts = [entry.after for entry in game.log if entry.kind == "hurt"]
        assert hurts == ([[2, 2], [1, 1]] if "brute" in first else [[1, 1], [2, 2]])


def test_windows_before_each_investigators_attacks_and_after_the_last() -> None:
    """ahlcg/timing/3-3-windows."""
    game = lab(
        scholar(play=[pause()]),
        scholar(DREAMER),
        enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=1)],
        step="3.2 hunters move",
        active=None,
    )
    for attacks in range(3):
        assert (asked(game), happened(game, "attacks")) == ((0, "window"), ["attacks"] * attacks)
        game.choose("pass")
    assert NAMES[game.state.step] == "upkeep window"


def test_the_enemy_phase_ends_with_the_agendas_text() -> None:
    """ahlcg/timing/3-4-enemy-ends: They're Getting Out! moves unengaged Ghouls then."""
    game = build(
        Inv(play=["beat-cop"]),
        locations=["parlor", "hallway", "attic"],
        enemies=[Foe("ghoul-minion", at="attic")],
        agenda="theyre-getting-out",
        step="3.4 enemy phase ends",
        active=None,
    )
    ghoul = record(game, "core/ghoul-minion")
    assert ghoul.at == uid(game, "core/hallway")


def test_upkeep_has_one_window_and_its_steps_come_in_order() -> None:
    """All in one.

    ahlcg/timing/4-1-upkeep-begins, ahlcg/timing/4-2-reset-actions, ahlcg/timing/4-3-ready,
    ahlcg/timing/4-4-draw-and-resource.
    """
    game = lab(
        scholar(play=[pause(), In(PAPER, exhausted=True)], actions=0),
        enemies=[Foe(FIEND, at=HALL, exhausted=True)],
        step="4.1 upkeep phase begins",
        active=None,
    )
    assert NAMES[game.state.step] == "upkeep window"
    assert record(game, FIEND).exhausted
    game.choose("pass")
    assert (NAMES[game.state.step], game.state.actions) == ("mythos window", [3])
    assert (record(game, FIEND).threat, record(game, PAPER).exhausted, record(game, FIEND).exhausted) == (
        0, False, False
    )  # fmt: skip
    assert (game.state.resources, len(game.state.hand[0])) == ([6], 1)


def test_all_draw_in_player_order_and_then_all_gain() -> None:
    """Paranoia takes what was there before, not the new resource.

    ahlcg/timing/4-4-draw-and-resource, ahlcg/resources/b
    """
    game = build(
        Inv(deck=["paranoia"] + ["knife"] * 5, resources=3),
        Inv("daisy-walker", play=["beat-cop"]),
        step="4.4 draw and resources",
        active=None,
    )
    assert game.state.resources == [1, 6]
    assert [entry.seat for entry in game.log if entry.kind == "drawn"][:2] == [0, 1]


def test_the_hand_is_cut_to_eight_at_4_5_only() -> None:
    """ahlcg/timing/4-5-hand-size, ahlcg/timing/hand-limit-only-here."""
    game = lab(scholar(hand=[PAPER] * 10, deck=[PAPER] * 9))
    game.choose("draw")
    assert (asked(game), len(game.state.hand[0])) == ((0, "turn"), 11)
    spare = lab_card("spare-note", cost=99)
    game = lab(scholar(hand=[PAPER] * 9 + [spare]), step="4.5 hand size", active=None)
    assert (asked(game), keys(game)) == (
        (0, "discard"),
        ["discard lab/paper lab/paper", "discard lab/paper lab/spare-note"],
    )
    game.choose("discard lab/paper lab/spare-note")
    assert (len(game.state.hand[0]), asked(game)[1]) == (8, "turn")
    game = lab(scholar(hand=[PAPER] * 7 + [spare]), step="4.5 hand size", active=None)
    assert asked(game)[1] == "turn"


def test_the_round_ends_and_with_it_what_lasted_for_it() -> None:
    """ahlcg/timing/4-6-round-ends: Dissonant Voices goes, the counter rises, the mythos phase follows."""
    game = build(
        Inv(threat=["dissonant-voices"], play=["beat-cop"]),
        enemies=[Foe("ghoul-minion", engaged=0)],
        step="4.6 round ends",
        active=None,
    )
    assert (game.state.round, uid(game, "core/dissonant-voices") in game.state.encounter_discard) == (3, True)
    assert NAMES[game.state.step] == "mythos window"


def test_an_enemy_without_instruction_engages_the_drawer() -> None:
    """ahlcg/timing/1-4-enemy: Swarm of Rats."""
    rats = ["swarm-of-rats", "dissonant-voices"]
    game = build(Inv(play=["beat-cop"]), encounter_deck=rats, step="1.4 encounter cards", active=None)
    assert record(game, "core/swarm-of-rats").threat == 0
