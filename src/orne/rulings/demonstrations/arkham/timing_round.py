"""The round step by step (Rules Reference, appendix II)."""

from __future__ import annotations

from orne.arkham.abilities import Use, forced, free
from orne.arkham.events import ATTACKS
from orne.arkham.language import Discard, Do, Gain, after
from orne.arkham.language import action as act
from orne.arkham.rules.doom import doom_on_agenda
from orne.arkham.rules.leaving import discard
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    AGENDA,
    DREAMER,
    FIEND,
    PAPER,
    PILOT,
    SCHOLAR,
    SECOND_AGENDA,
    lab_card,
    pause,
    scholar,
    uid_of,
)
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    active,
    agenda,
    damage,
    doom,
    hand_size,
    happened,
    horror,
    location,
    round_number,
    threat,
)

SPARE = lab_card("spare-note", cost=99)


def _omen(may: bool, number: int) -> Do:
    """An effect that places doom, which may or may not advance the agenda."""

    def do(g: ArkhamTable, use: Use) -> None:
        """Place doom."""
        doom_on_agenda(g, number, may_advance=may, source=use)

    return Do(do)


QUIET = lab_card("quiet", free(_omen(False, 3), Discard()))
LOUD = lab_card("loud", free(_omen(True, 2), Discard()))
THING = lab_card("plain-thing")
PLAIN = lab_card("plain-work", act(Gain(1)))
TALK = lab_card("parley-work", act(Gain(1), word="parley"))
LEAVE = lab_card("resign-work", act(Gain(1), word="resign"))


def _bite(g: ArkhamTable, use: Use) -> None:
    """Discard the other enemy."""
    discard(g, uid_of(g, FIEND, 1))


DOG = lab_card("dog", forced(after(ATTACKS, lambda g, use, e: True, "an attack"), Do(_bite)))


@shows("ahlcg/timing/2-1-investigation-begins")
def the_investigation_phase_opens_with_a_window_without_actions(show: Show) -> None:
    """Free abilities may be used in the window before the first turn, and no action is offered."""
    show.lab(scholar(play=[pause()]), scholar(DREAMER), step="2.1 investigation phase begins", active=None)
    show.asked(0, "window")
    show.offers("use lab/pause", "pass")
    show.answer("pass")
    show.offers("turn lab/scholar", "turn lab/dreamer")


@shows("ahlcg/timing/3-4-enemy-ends")
def the_enemy_phase_ends_with_the_agendas_text(show: Show) -> None:
    """They're Getting Out! moves the unengaged Ghouls at the end of the enemy phase."""
    show.lay(
        Inv(play=["beat-cop"]),
        locations=["parlor", "hallway", "attic"],
        enemies=[Foe("ghoul-minion", at="attic")],
        agenda="theyre-getting-out",
        step="3.4 enemy phase ends",
        active=None,
    )
    show.sees(location("core/ghoul-minion"), "hallway")


@shows("ahlcg/timing/4-5-hand-size", "ahlcg/timing/hand-limit-only-here")
def the_hand_is_cut_to_eight_at_4_5_only(show: Show) -> None:
    """Eleven cards may be held during a turn; in step 4.5 the hand is cut to eight by choice."""
    show.lab(scholar(hand=[PAPER] * 10, deck=[PAPER] * 9))
    show.answer("draw")
    show.asked(0, "turn")
    show.sees(hand_size(0), 11)
    show.lab(scholar(hand=[PAPER] * 9 + [SPARE]), step="4.5 hand size", active=None)
    show.asked(0, "discard")
    show.offers("discard lab/paper lab/paper", "discard lab/paper lab/spare-note")
    show.answer("discard lab/paper lab/spare-note")
    show.sees(hand_size(0), 8)
    show.asked(0, "turn")
    show.lab(scholar(hand=[PAPER] * 7 + [SPARE]), step="4.5 hand size", active=None)
    show.asked(0, "turn")


@shows("ahlcg/timing/1-4-enemy")
def an_enemy_without_instruction_engages_the_drawer(show: Show) -> None:
    """Swarm of Rats, which has no spawn instruction, engages whoever drew it."""
    rats = ["swarm-of-rats", "dissonant-voices"]
    show.lay(Inv(play=["beat-cop"]), encounter_deck=rats, step="1.4 encounter cards", active=None)
    show.sees(threat("core/swarm-of-rats"), 0)


@shows("ahlcg/timing/2-2-turn-order", "ahlcg/timing/2-2-complete-turn", "ahlcg/action/k")
def turns_in_any_order_each_once(show: Show) -> None:
    """Whoever has not had a turn may be next, in any order, and nobody has a second turn."""
    show.lab(scholar(), scholar(DREAMER), scholar(PILOT), step="2.2 next turn begins", active=None, lead=1)
    show.asked(1, "next turn")
    show.offers("turn lab/dreamer", "turn lab/pilot", "turn lab/scholar")
    show.answer("turn lab/scholar", "end turn")
    show.offers("turn lab/dreamer", "turn lab/pilot")
    show.answer("turn lab/pilot", "end turn")
    show.sees(active(), 1)
    show.sees(actions(0), 0)
    show.sees(actions(1), 3)
    show.sees(actions(2), 0)


@shows("ahlcg/timing/1-3-only-time", "ahlcg/timing/1-3-no-carry-over", "ahlcg/doom/c")
def doom_placed_otherwise_waits_unless_it_may_advance_the_agenda(show: Show) -> None:
    """Doom over the threshold waits until a card lets the agenda advance, and none is carried over."""
    show.lab(scholar(play=[QUIET, LOUD]), later_agendas=[SECOND_AGENDA])
    show.answer("use lab/quiet")
    show.sees(agenda(), AGENDA)
    show.answer("use lab/loud")
    show.sees(agenda(), SECOND_AGENDA)
    show.sees(doom(SECOND_AGENDA), 0)


@shows(
    "ahlcg/timing/2-2-complete-turn",
    "ahlcg/timing/2-2-1-three-actions",
    "ahlcg/timing/2-2-1-end-early",
    "ahlcg/timing/2-2-2-turn-ends",
)
def turns_are_whole_and_one_each(show: Show) -> None:
    """A turn is finished, after three actions or earlier, before the next begins, and each has one."""
    show.lab(scholar(), scholar(DREAMER), step="2.2 next turn begins", active=None, bag=("0",))
    show.answer("turn lab/scholar", "investigate lab/hall")
    show.asked(0, "turn")
    show.lacks("turn lab/dreamer")
    show.answer("investigate lab/hall", "investigate lab/hall")
    show.sees(happened("action", "turn"), ["turn", "action", "action", "action", "turn"])
    show.asked(1, "turn")
    show.sees(actions(0), 0)
    show.sees(actions(1), 3)
    show.answer("resource", "end turn")
    show.sees(round_number(), 3)
    show.offers("turn lab/scholar", "turn lab/dreamer")
    show.sees(happened("action"), ["action"] * 4)


@shows("ahlcg/timing/2-2-1-attack-of-opportunity")
def some_actions_provoke_and_others_do_not(show: Show) -> None:
    """Every action but fight, evade, parley and resign brings an attack of the engaged enemy."""
    for action, hurt in (
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
    ):
        show.lab(
            scholar(hand=[THING], play=[PLAIN, TALK, LEAVE]),
            scholar(DREAMER),
            enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=1)],
            bag=("0",),
        )
        show.answer(action)
        show.sees(damage(SCHOLAR), hurt)
        show.sees(horror(SCHOLAR), hurt)


@shows("ahlcg/timing/3-3-exhausted-do-not-attack")
def an_enemy_that_left_or_was_exhausted_before_its_turn_does_not_attack(show: Show) -> None:
    """The first attack discards the other enemy, which does not attack any more."""
    show.lab(scholar(play=[DOG]), enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=0)])
    show.answer("end turn", "attack lab/fiend")
    show.sees(damage(SCHOLAR), 1)
