"""The round, its windows, player order, acts and agendas (arkham/basics/1.3 to 1.7, 1.14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham import values
from orne.arkham.abilities import Condition, forced, free, revelation
from orne.arkham.events import PHASE_BEGINS, PHASE_ENDS, ROUND_ENDS, TURN_BEGINS, TURN_ENDS
from orne.arkham.facts import COMBAT
from orne.arkham.language import SELF, YOU, Also, Discard, Do, Gain, Gives, Take, Until, after, when
from orne.arkham.position import Foe, In, Place
from orne.arkham.rules.chart import NAMES
from orne.arkham.rules.clues import gain_from_pool
from orne.arkham.rules.doom import doom_on_agenda, place_doom
from orne.arkham.state import CURRENT
from orne.kernel.limits import Limit
from tests.arkham.laboratory import (
    ACT,
    AGENDA,
    DREAMER,
    DUST,
    FIEND,
    HALL,
    PAPER,
    PILOT,
    SCENARIO,
    SCHOLAR,
    SECOND_ACT,
    SECOND_AGENDA,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import ids, keys, record, uid
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def test_a_round_has_its_player_windows_in_order() -> None:
    """ahlcg/timing/player-windows, 1-4-window, 2-1, 2-2-window, 3-2-hunters, 3-3-windows, 4-1; basics 1.7, 6.11."""
    game = lab(scholar(play=[pause()]), step="1.1 mythos phase begins", active=None)
    seen = []
    while game.state.round == 2:
        seen.append(NAMES[game.state.step])
        game.choose("end turn" if asked(game)[1] == "turn" else "pass")
    assert seen == [
        "mythos window",
        "investigation window",
        "2.2.1 turn",
        "enemy window",
        "last enemy window",
        "upkeep window",
    ]


def test_the_window_after_the_last_action_is_still_in_the_turn_and_none_follows_the_turn() -> None:
    """basics 6.10, ahlcg/timing/2-2-window: the free ability may be used with no action left; then 3.1."""
    game = lab(scholar(play=[pause()], actions=1))
    game.choose("resource")
    assert (asked(game), keys(game)) == ((0, "turn"), ["use lab/pause", "end turn"])
    game.play("use lab/pause", "end turn")
    assert NAMES[game.state.step] == "enemy window"


def test_others_get_the_window_before_each_action() -> None:
    """basics 1.5: after every action and every use, until all pass."""
    game = lab(scholar(), scholar(DREAMER, play=[pause()]))
    assert (asked(game), keys(game)) == ((1, "window"), ["use lab/pause", "pass"])
    game.choose("use lab/pause")
    assert asked(game) == (1, "window")
    game.choose("pass")
    assert asked(game) == (0, "turn")
    game.choose("resource")
    assert asked(game) == (1, "window")


def test_turns_in_any_order_each_once() -> None:
    """ahlcg/timing/2-2-turn-order, 2-2-complete-turn, action/k."""
    game = lab(scholar(), scholar(DREAMER), scholar(PILOT), step="2.2 next turn begins", active=None, lead=1)
    assert (asked(game)[0], keys(game)) == (1, ["turn lab/dreamer", "turn lab/pilot", "turn lab/scholar"])
    game.play("turn lab/scholar", "end turn")
    assert keys(game) == ["turn lab/dreamer", "turn lab/pilot"]
    game.play("turn lab/pilot", "end turn")
    assert (game.state.active, game.state.actions) == (1, [0, 3, 0])


def test_the_first_round_has_no_mythos_phase_and_mulligans_come_in_player_order() -> None:
    """ahlcg/timing/first-round-no-mythos, mulligan/a to c, setup/08: one declaration each; basics 6.49."""
    game = lab(
        scholar(hand=[PAPER, SPARE]),
        scholar(DREAMER, hand=[PAPER]),
        step="mulligan",
        active=None,
        lead=1,
        round=1,
    )
    assert (asked(game), keys(game)) == ((1, "mulligan"), ["replace lab/paper", "keep"])
    game.choose("keep")
    assert (asked(game), keys(game)) == ((0, "mulligan"), ["replace lab/paper", "replace lab/spare", "keep"])
    game.choose("replace lab/spare")
    assert keys(game) == ["replace lab/paper", "keep"]
    game.choose("keep")
    assert SPARE not in ids(game, game.state.hand[0])
    assert len(game.state.hand[0]) == 2
    assert (len(game.state.deck[0]), SPARE in ids(game, game.state.deck[0])) == (10, True)
    assert (game.state.round, NAMES[game.state.step], record(game, AGENDA).doom) == (1, "2.2 next turn begins", 0)


SPARE = lab_card("spare", cost=99)
WEAK = lab_card("weak", type="treachery", weakness="basic")


def test_weaknesses_never_stay_in_an_opening_hand() -> None:
    """ahlcg/setup/08-weakness-replaced: drawn in the mulligan they are replaced and shuffled back in."""
    game = lab(scholar(hand=[SPARE, SPARE], deck=[WEAK, PAPER, WEAK, PAPER, PAPER]), step="mulligan", active=None)
    game.play("replace lab/spare", "replace lab/spare")
    assert ids(game, game.state.hand[0]) == [PAPER, PAPER]
    assert sorted(ids(game, game.state.deck[0])) == sorted([WEAK, WEAK, PAPER, SPARE, SPARE])


def test_upkeep_readies_draws_and_pays_then_checks_the_hand() -> None:
    """In player order, draws before resources, down to eight.

    ahlcg/timing/4-2-reset-actions to 4-5-hand-size, hand-limit-only-here
    """
    tool = lab_card("tired-tool")
    game = lab(
        scholar(hand=[PAPER] * 9, play=[In(tool, exhausted=True)]),
        scholar(DREAMER, hand=[PAPER] * 7 + [SPARE]),
        step="4.2 reset actions",
        active=None,
        lead=1,
    )
    assert (asked(game), keys(game)) == ((1, "discard"), ["discard lab/paper", "discard lab/spare"])
    assert game.state.resources == [6, 6]
    assert not record(game, tool).exhausted
    game.choose("discard lab/spare")
    assert [len(hand) for hand in game.state.hand] == [8, 8]
    assert game.state.round == 3


def test_weaknesses_in_hand_are_not_chosen_for_the_hand_size() -> None:
    """ahlcg/weakness/h."""
    memory = lab_card("memory", type="event", weakness="signature", cost=99)
    game = lab(scholar(hand=[PAPER] * 8 + [memory]), step="4.5 hand size", active=None)
    assert memory in ids(game, game.state.hand[0])
    assert len(game.state.hand[0]) == 8


# ---- beginnings and ends


def test_forced_abilities_at_every_boundary_in_order() -> None:
    """ahlcg/timing/phase-boundaries, 4-6-round-ends; basics 6.65: each phase ends once."""
    seen: list[str] = []

    def note(word: str) -> object:
        def do(g: ArkhamTable, use: Use) -> None:
            """Note it."""
            assert use.event is not None
            seen.append(f"{word} {g.phase if use.event.kind in (PHASE_BEGINS, PHASE_ENDS) else ''}".strip())

        return Do(do)

    clock = lab_card(
        "clock",
        *(
            forced(timing(kind, lambda g, use, e: True, kind), note(f"{word} {kind}"))  # type: ignore[arg-type]
            for timing, word in ((when, "when"), (after, "after"))
            for kind in (PHASE_BEGINS, PHASE_ENDS, TURN_BEGINS, TURN_ENDS, ROUND_ENDS)
        ),
    )
    game = lab(scholar(play=[clock]), step="1.1 mythos phase begins", active=None)
    game.choose("end turn")
    assert game.state.round == 3
    first = seen[: seen.index("after round ends") + 1]
    assert first == [
        "after phase begins mythos",
        "when phase ends mythos",
        "after phase ends mythos",
        "after phase begins investigation",
        "after turn begins",
        "when turn ends",
        "after turn ends",
        "when phase ends investigation",
        "after phase ends investigation",
        "after phase begins enemy",
        "when phase ends enemy",
        "after phase ends enemy",
        "after phase begins upkeep",
        "when phase ends upkeep",
        "after phase ends upkeep",
        "when round ends",
        "after round ends",
    ]


def test_lasting_effects_end_just_before_at_the_end_effects() -> None:
    """ahlcg/lasting-effects/b, d: of turn, phase and round; they outlive their source."""
    seen: list[tuple[str, int]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """Look."""
        assert use.event is not None
        seen.append((use.event.kind, len(g.state.lasting)))

    strengthen = Also(*(Until(until, Gives(YOU, COMBAT, 1)) for until in ("turn", "phase", "round")))
    potion = lab_card("potion", free(strengthen, Discard()))
    glass = lab_card(
        "glass",
        *(forced(after(kind, lambda g, use, e: True, kind), Do(look)) for kind in (TURN_ENDS, PHASE_ENDS, ROUND_ENDS)),
    )
    game = lab(scholar(play=[potion, glass]))
    game.play("use lab/potion", "end turn")
    assert seen[:2] == [(TURN_ENDS, 2), (PHASE_ENDS, 1)]
    assert (ROUND_ENDS, 0) in seen
    assert game.state.lasting == ()


def test_limits_end_with_their_period() -> None:
    """ahlcg/limits-and-maximums/a, d, e, f, i: each copy apart; per group; maxima by title."""
    cup = lab_card("cup", free(Gain(1), limit=Limit(1, "round", False)))
    well = lab_card("well", free(Gain(1), limit=Limit(1, "group round", False)), type="location", connects=())
    bell = lab_card("bell", free(Gain(1), limit=Limit(1, "round", True)))
    game = lab(scholar(play=[cup, cup, bell, bell]), locations=[well])
    assert keys(game)[3:] == [
        "use lab/cup",
        "use lab/cup#2",
        "use lab/bell",
        "use lab/bell#2",
        "use lab/well",
        "end turn",
    ]
    game.play("use lab/cup", "use lab/bell", "use lab/well")
    assert keys(game)[3:] == ["use lab/cup#2", "end turn"]
    game.choose("end turn")
    game.play(*["pass"] * 2, "pass")
    while asked(game)[1] != "turn":
        game.choose("pass")
    assert keys(game)[3:] == [
        "use lab/cup",
        "use lab/cup#2",
        "use lab/bell",
        "use lab/bell#2",
        "use lab/well",
        "end turn",
    ]


# ---- doom and clues


def test_doom_advances_the_agenda_in_the_check_step_only() -> None:
    """Doom on every card counts, and all of it goes.

    ahlcg/timing/1-2-place-doom, 1-3-check-threshold, doom/a to d, act-deck-and-agenda-deck/g, k, l, p, q;
    basics 6.41, 6.42.
    """
    game = lab(
        scholar(clues=1, play=[pause()]),
        enemies=[Foe(FIEND, at=HALL, exhausted=True, doom=1)],
        locations=[Place(HALL, doom=1)],
        later_agendas=[SECOND_AGENDA],
        step="1.1 mythos phase begins",
        active=None,
    )
    assert game.state.agenda == uid(game, SECOND_AGENDA)
    assert uid(game, AGENDA) in game.state.removed
    assert (game.state.agenda_deck, record(game, SECOND_AGENDA).zone) == ([], CURRENT)
    assert (record(game, FIEND).doom, record(game, HALL).doom, record(game, SECOND_AGENDA).doom) == (0, 0, 0)
    assert record(game, SCHOLAR).clues == 1


def test_doom_placed_otherwise_waits_unless_it_may_advance_the_agenda() -> None:
    """ahlcg/timing/1-3-only-time, 1-3-no-carry-over, doom/c."""

    def omen(may: bool, number: int) -> object:
        def do(g: ArkhamTable, use: Use) -> None:
            """Place doom."""
            doom_on_agenda(g, number, may_advance=may, source=use)

        return Do(do)

    quiet = lab_card("quiet", free(omen(False, 3), Discard()))  # type: ignore[arg-type]
    loud = lab_card("loud", free(omen(True, 2), Discard()))  # type: ignore[arg-type]
    game = lab(scholar(play=[quiet, loud]), later_agendas=[SECOND_AGENDA])
    game.choose("use lab/quiet")
    assert game.state.agenda == uid(game, AGENDA)
    game.choose("use lab/loud")
    assert (game.state.agenda, record(game, SECOND_AGENDA).doom) == (uid(game, SECOND_AGENDA), 0)


def test_the_back_is_carried_out_before_the_next_card_is_current() -> None:
    """ahlcg/act-deck-and-agenda-deck/n, p; basics 6.43."""
    seen: list[int] = []
    game = lab(
        scholar(clues=2),
        later_acts=[SECOND_ACT],
        backs={ACT: lambda g: seen.append(g.state.act)},
    )
    game.choose("advance lab/act")
    assert seen[-1] == uid(game, ACT)
    assert (game.state.act, record(game, SCHOLAR).clues, game.state.actions) == (uid(game, SECOND_ACT), 0, [3])
    assert (game.state.act_deck, record(game, SECOND_ACT).zone) == ([], CURRENT)


def test_the_group_shares_the_clues_of_the_act_wherever_they_are() -> None:
    """ahlcg/act-deck-and-agenda-deck/b to e, m, clues/e, costs/h; basics 6.96: 2 for each of two investigators."""
    game = lab(
        scholar(clues=3), scholar(DREAMER, at=1, clues=2), later_acts=[SECOND_ACT], agenda_doom=1, bag=("auto-fail",)
    )
    assert "advance lab/act" in keys(game)
    game.choose("advance lab/act")
    assert keys(game) == ["spend 2", "spend 3"]
    game.choose("spend 2")
    assert (record(game, SCHOLAR).clues, record(game, DREAMER).clues) == (1, 0)
    assert record(game, AGENDA).doom == 1
    game = lab(scholar(clues=3), scholar(DREAMER))
    assert "advance lab/act" not in keys(game)


def test_clues_from_the_pool_are_not_discovered() -> None:
    """basics 6.54."""

    def find(g: ArkhamTable, use: Use) -> None:
        """Gain 2 clues from the pool."""
        gain_from_pool(g, use.seat, 2)

    purse = lab_card("purse", free(Do(find), Discard()))
    game = lab(scholar(play=[purse]), locations=[Place(HALL, clues=1)])
    game.choose("use lab/purse")
    assert (record(game, SCHOLAR).clues, record(game, HALL).clues) == (2, 1)


def test_doom_that_advances_the_agenda_in_step_14_repeats_no_draw() -> None:
    """basics 6.44: each investigator still draws once."""

    def evil(g: ArkhamTable, use: Use) -> None:
        """One doom, which may advance the agenda."""
        doom_on_agenda(g, 1, may_advance=True, source=use)

    ancient = lab_card("ancient", revelation(Do(evil)), type="treachery")
    game = lab(
        scholar(play=[pause()]),
        scholar(DREAMER),
        encounter_deck=[ancient, DUST, DUST, DUST],
        agenda_doom=2,
        later_agendas=[SECOND_AGENDA],
        step="1.4 encounter cards",
        active=None,
    )
    assert game.state.agenda == uid(game, SECOND_AGENDA)
    assert len(game.state.encounter_discard) == 2


def test_doom_leaves_with_its_card() -> None:
    """basics 6.42, ahlcg/leaves-play/b."""

    def mark(g: ArkhamTable, use: Use) -> None:
        """Put doom on this."""
        place_doom(g, use.holder, 2)

    idol = lab_card("idol", free(Do(mark), limit=Limit(1, "round", False)), free(Gain(1), Discard()))
    game = lab(scholar(play=[idol]))
    game.choose("use lab/idol ability 1")
    assert game.view(0)["doom"] == 2
    game.choose("use lab/idol ability 2")
    assert game.view(0)["doom"] == 0


def test_modified_values_follow_their_source() -> None:
    """Constant values are read anew at once (ahlcg/modifiers/a, b)."""
    charm = lab_card("charm-of-arms", Gives(YOU, COMBAT, 1), free(Gain(1), Discard()), Gives(SELF, "health", 1))
    game = lab(scholar(play=[charm]))
    assert game.view(0)["investigators"][0]["skills"]["combat"] == 4
    game.choose("use lab/charm-of-arms")
    assert game.view(0)["investigators"][0]["skills"]["combat"] == 3


def test_an_act_whose_objective_is_met_already_advances_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """basics 1.14: the second act asks for nothing that is not so."""
    monkeypatch.setattr(SCENARIO, "objective", lambda g, act: act == SECOND_ACT)
    game = lab(scholar(clues=2), later_acts=[SECOND_ACT])
    game.choose("advance lab/act")
    assert ([uid(game, act) in game.state.removed for act in (ACT, SECOND_ACT)], game.state.act) == ([True, True], -1)
    assert asked(game) == (0, "turn")


def test_with_the_last_agenda_gone_no_doom_is_placed_on_anything() -> None:
    """ahlcg/timing/1-2-place-doom: step 1.2 and 1.3 find no agenda."""
    game = lab(scholar(play=[pause()]), agenda_doom=2, step="1.2 place doom", active=None)
    assert game.state.agenda == -1
    while game.state.round == 2:
        game.choose("end turn" if asked(game)[1] == "turn" else "pass")
    assert (sum(card.doom for card in game.state.cards), NAMES[game.state.step]) == (0, "mythos window")


def test_who_is_defeated_as_his_turn_begins_has_none() -> None:
    """basics 6.51: the next investigator's turn follows, and the end of the first is not announced."""
    seen: list[int] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """See whose turn it was."""
        assert use.event is not None
        seen.append(use.event.seat)

    begins = after(TURN_BEGINS, lambda g, use, e: e.seat == use.seat, "your turn begins")
    curse = lab_card("dawn-curse", forced(begins, Take(9, direct=True)))
    ends = after(TURN_ENDS, lambda g, use, e: True, "a turn ends")
    clock = lab_card("clock", forced(ends, Do(look)))
    game = lab(
        scholar(play=[curse]), scholar(DREAMER, play=[clock]), step="2.2 next turn begins", active=None
    )  # fmt: skip
    game.choose("turn lab/scholar")
    assert (game.state.gone, seen, asked(game), game.state.active) == (["damage", ""], [], (1, "turn"), 1)
    game.choose("end turn")
    assert seen == [1]


def test_a_value_that_depends_on_the_phase_changes_with_it() -> None:
    """ahlcg/modifiers/a: the phases of one round, nothing else happening between them."""
    seen: list[tuple[str, int]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """See your combat."""
        seen.append((g.phase, values.skill(g, use.seat, COMBAT)))

    at_night = Condition(lambda g, use: g.phase == "enemy", "in the enemy phase")
    moon = lab_card(
        "moon",
        Gives(YOU, COMBAT, 2, while_=at_night),
        forced(after(PHASE_BEGINS, lambda g, use, e: True, "a phase begins"), Do(look)),
    )
    game = lab(scholar(play=[moon]))
    game.choose("end turn")
    assert seen[-4:] == [("enemy", 5), ("upkeep", 3), ("mythos", 3), ("investigation", 3)]
    assert asked(game) == (0, "turn")


def test_copies_in_an_opening_hand_are_one_option() -> None:
    """ahlcg/mulligan/a: three papers of which any number may go."""
    game = lab(scholar(hand=[PAPER, PAPER, PAPER]), step="mulligan", active=None)
    assert keys(game) == ["replace lab/paper", "keep"]
    game.play("replace lab/paper", "replace lab/paper")
    assert keys(game) == ["replace lab/paper", "keep"]
    game.choose("keep")
    assert (len(game.state.hand[0]), asked(game)) == (3, (0, "turn"))
