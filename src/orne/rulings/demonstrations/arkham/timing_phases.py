"""The phases of a round, step by step, with real and with laboratory cards."""

from __future__ import annotations

from typing import Any

from orne.arkham import values
from orne.arkham.abilities import Use, forced, free, revelation
from orne.arkham.events import ATTACKS, PHASE_BEGINS, PHASE_ENDS, ROUND_ENDS, TURN_BEGINS, TURN_ENDS
from orne.arkham.facts import COMBAT
from orne.arkham.language import CHOSEN, YOURSELF, Discard, Do, Gives, Take, Until, after, when
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    AGENDA,
    CRYPT,
    DREAMER,
    DUST,
    ENEMY_PHASE,
    FIEND,
    HALL,
    HUNTER,
    LOFT,
    MYTHOS,
    PAPER,
    SCHOLAR,
    SECOND_AGENDA,
    TOWER,
    lab_card,
    lab_scenario,
    pause,
    scholar,
    uid_of,
)
from orne.rulings.showing.arkham import Foe, In, Inv, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    agenda,
    agenda_doom,
    damage,
    doom,
    doom_in_play,
    encounter_discard,
    entries,
    exhausted,
    hand_size,
    happened,
    harm_on,
    location,
    log,
    phase,
    removed,
    resources,
    round_number,
    said,
    skill,
    step,
    threat,
    times,
    zone,
)

MYTHOS_BEGINS: dict[str, Any] = {"step": "1.1 mythos phase begins", "active": None}
PAUSE = pause()


def telling(word: str) -> Do:
    """An effect that says what begins or ends, and in which phase."""

    def tell(g: ArkhamTable, use: Use) -> None:
        assert use.event is not None
        kind = use.event.kind
        there = f" {g.phase}" if kind in (PHASE_BEGINS, PHASE_ENDS) else ""
        g.note("said", NOWHERE, after=f"{word} {kind}{there}")

    tell.__doc__ = f"Say {word} and what it is."
    return Do(tell)


CLOCK = lab_card(
    "tower-clock",
    *(
        forced(timing(kind, lambda g, use, e: True, kind), telling(word))
        for timing, word in ((when, "when"), (after, "after"))
        for kind in (PHASE_BEGINS, PHASE_ENDS, TURN_BEGINS, TURN_ENDS, ROUND_ENDS)
    ),
)
CHILL = lab_card("plain-chill", revelation(Take(0, 1)), type="treachery")
ROT = lab_card("plain-rot", revelation(Take(1, 0)), type="treachery")
RUSHING_ROT = lab_card("rushing-rot", revelation(Take(1, 0)), type="treachery", keywords=("peril", "surge"))
BRUTE = lab_card("two-handed-brute", type="enemy", damage=2, horror=2)
FURY = lab_card("phase-fury", free(Until("phase", Gives(CHOSEN, COMBAT, 2), who=YOURSELF), Discard()))
TIRED_TOOL = lab_card("tired-tool")
SPARE = lab_card("spare-paper", cost=99)


def _count_doom(g: ArkhamTable) -> None:
    """Say how much doom is in play."""
    g.note("said", NOWHERE, after=str(values.doom_in_play(g)))


COUNTING = lab_scenario("counting-doom", backs={AGENDA: _count_doom})


def _is_tired(g: ArkhamTable, use: Use) -> None:
    """Say whether the attacker is exhausted."""
    g.note("said", NOWHERE, after=str(g.state.cards[uid_of(g, FIEND)].exhausted))


TIRED_MIRROR = lab_card("tired-mirror", forced(after(ATTACKS, lambda g, use, e: True, "an attack"), Do(_is_tired)))


@shows(
    "ahlcg/timing/player-windows",
    "ahlcg/timing/framework-events",
    "ahlcg/timing/round-phases",
    "ahlcg/timing/1-1-round-and-mythos-begin",
    "ahlcg/timing/2-2-window",
)
def a_round_has_its_phases_and_windows_in_order(show: Show) -> None:
    """A free ability may be used in each window and after each action; then the next round begins with the mythos."""
    show.lab(scholar(play=[PAUSE]), **MYTHOS_BEGINS)
    for at, where in (("mythos window", "mythos"), ("investigation window", "investigation")):
        show.sees(step(), at)
        show.sees(phase(), where)
        show.offers("use lab/pause", "pass")
        show.answer("use lab/pause", "pass")
    show.sees(step(), "2.2.1 turn")
    for _ in range(3):
        show.includes("use lab/pause")
        show.answer("resource")
    show.offers("use lab/pause", "end turn")
    show.answer("end turn")
    for at, where in (("enemy window", "enemy"), ("last enemy window", "enemy"), ("upkeep window", "upkeep")):
        show.sees(step(), at)
        show.sees(phase(), where)
        show.sees(round_number(), 2)
        show.offers("use lab/pause", "pass")
        show.answer("pass")
    show.sees(step(), "mythos window")
    show.sees(round_number(), 3)


@shows("ahlcg/timing/phase-boundaries", "ahlcg/timing/4-6-round-ends", "ahlcg/timing/1-5-mythos-ends")
def every_boundary_may_be_answered_in_order(show: Show) -> None:
    """Each phase begins and ends once, the turn within the investigation phase, the round after the upkeep phase."""
    show.lab(scholar(play=[CLOCK, PAUSE]), later_agendas=[SECOND_AGENDA], **MYTHOS_BEGINS)
    show.pass_to("turn")
    show.answer("end turn", "pass", "pass", "pass")
    ends = {name: [f"when phase ends {name}", f"after phase ends {name}"] for name in ("mythos", "investigation")}
    show.sees(
        said(),
        [
            "after phase begins mythos",
            *ends["mythos"],
            "after phase begins investigation",
            "after turn begins",
            "when turn ends",
            "after turn ends",
            *ends["investigation"],
            "after phase begins enemy",
            "when phase ends enemy",
            "after phase ends enemy",
            "after phase begins upkeep",
            "when phase ends upkeep",
            "after phase ends upkeep",
            "when round ends",
            "after round ends",
            "after phase begins mythos",
        ],
    )


@shows("ahlcg/timing/4-6-round-ends")
def the_round_ends_and_with_it_what_lasted_for_it(show: Show) -> None:
    """Dissonant Voices goes, the round is the third, and the mythos phase follows."""
    show.lay(
        Inv(threat=["dissonant-voices"], play=[PAUSE]),
        encounter_deck=[DUST] * 3,
        step="4.6 round ends",
        active=None,
    )
    show.sees(round_number(), 3)
    show.sees(step(), "mythos window")
    show.sees(zone("dissonant-voices"), "encounter discard pile")
    show.sees(entries("round"), [("", -1, None, 3)])


@shows("ahlcg/timing/first-round-no-mythos")
def the_first_round_has_no_mythos_phase(show: Show) -> None:
    """After the opening hands the first turn follows, without doom and without an encounter card."""
    show.lab(scholar(hand=[PAPER, SPARE]), step="mulligan", active=None, round=1)
    show.offers("replace lab/paper", "replace lab/spare-paper", "keep")
    show.answer("keep")
    show.asked(0, "turn")
    show.sees(round_number(), 1)
    show.sees(agenda_doom(), 0)
    show.sees(times("encounter"), 0)
    show.answer("end turn")
    show.sees(round_number(), 2)
    show.sees(agenda_doom(), 1)
    show.sees(times("encounter"), 1)


@shows("ahlcg/timing/1-2-place-doom", "ahlcg/timing/1-3-check-threshold")
def doom_is_placed_and_compared(show: Show) -> None:
    """One more comes to the agenda; with what lies elsewhere 3 or more advance it, and nothing is left over."""
    for before, left in ((0, 2), (1, 0), (2, 0), (3, 0)):
        show.lab(
            scholar(play=[PAUSE, In(PAPER, doom=1)]),
            agenda_doom=before,
            later_agendas=[SECOND_AGENDA],
            **MYTHOS_BEGINS,
        )
        show.sees(step(), "mythos window")
        show.sees(agenda(), AGENDA if left else SECOND_AGENDA)
        show.sees(doom_in_play(), left)
        show.sees(agenda_doom(), 1 if left else 0)
    show.sees(entries("doom"), [("lab/agenda", -1, None, 1)])


@shows("ahlcg/timing/1-3-advance-procedure")
def the_agenda_is_turned_after_all_doom_is_gone(show: Show) -> None:
    """The back sees no doom in play; then the next agenda is current and the old one removed."""
    show.lab(
        scholar(play=[PAUSE]),
        enemies=[Foe(FIEND, at=TOWER, doom=1)],
        agenda_doom=1,
        later_agendas=[SECOND_AGENDA],
        scenario=COUNTING,
        **MYTHOS_BEGINS,
    )
    show.sees(said(), ["0"])
    show.sees(agenda(), SECOND_AGENDA)
    show.sees(agenda_doom(), 0)
    show.sees(removed(), [AGENDA])


@shows("ahlcg/timing/1-4-player-order", "ahlcg/timing/1-4-treachery")
def encounter_cards_come_in_player_order(show: Show) -> None:
    """The lead draws first; each treachery is carried out and then discarded."""
    show.lab(scholar(play=[PAUSE]), scholar(DREAMER), encounter_deck=[CHILL, ROT, DUST], lead=1, **MYTHOS)
    show.sees(harm_on(DREAMER), [0, 1])
    show.sees(harm_on(SCHOLAR), [1, 0])
    show.sees(encounter_discard(), [CHILL, ROT])


@shows("ahlcg/timing/1-4-draw-sequence", "ahlcg/timing/1-4-treachery", "ahlcg/timing/1-4-surge")
def a_draw_runs_revelation_then_discard_then_surge(show: Show) -> None:
    """The revelation comes first, then the card is discarded, then the same investigator draws the enemy below."""
    people = scholar(), scholar(DREAMER, play=[PAUSE])
    show.lab(*people, encounter_deck=[RUSHING_ROT, FIEND, DUST, DUST], **MYTHOS)
    show.sees(
        log("encounter", "hurt", "discarded", "spawned"),
        [
            f"encounter {RUSHING_ROT}",
            f"hurt {SCHOLAR}",
            f"discarded {RUSHING_ROT}",
            f"encounter {FIEND}",
            f"spawned {FIEND}",
            f"encounter {DUST}",
            f"discarded {DUST}",
        ],
    )
    show.sees(entries("encounter"), [(RUSHING_ROT, 0, None, None), (FIEND, 0, None, None), (DUST, 1, None, None)])
    show.sees(threat(FIEND), 0)


@shows("ahlcg/timing/1-4-window")
def the_only_window_of_the_mythos_phase_follows_all_draws(show: Show) -> None:
    """Beat Cop's ability is offered when everybody has drawn, and not before."""
    show.lay(
        Inv(play=["beat-cop"]),
        Inv("wendy-adams"),
        enemies=[Foe("ghoul-minion", engaged=0)],
        encounter_deck=["dissonant-voices"] * 6,
        **MYTHOS_BEGINS,
    )
    show.sees(step(), "mythos window")
    show.sees(times("encounter"), 2)
    show.offers("use beat-cop", "pass")
    show.answer("pass")
    show.sees(phase(), "investigation")


@shows("ahlcg/timing/1-5-mythos-ends")
def doom_at_the_end_of_the_mythos_phase_waits_for_the_next_check(show: Show) -> None:
    """Wizard of the Order gains the third doom and the agenda stays."""
    show.lay(
        Inv(play=[PAUSE]),
        locations=["hallway", "attic"],
        enemies=[Foe("wizard-of-the-order", at="attic")],
        agenda_doom=2,
        step="1.5 mythos phase ends",
        active=None,
    )
    show.sees(doom("wizard-of-the-order"), 1)
    show.sees(doom_in_play(), 3)
    show.sees(agenda(), "whats-going-on")
    show.sees(times("agenda advances"), 0)


@shows("ahlcg/timing/2-3-investigation-ends", "ahlcg/timing/3-1-enemy-begins")
def the_end_of_the_investigation_phase_ends_what_lasted_for_it(show: Show) -> None:
    """Two more combat are gone when the first window of the enemy phase comes, after the hunters have moved."""
    show.lab(scholar(play=[FURY, PAUSE]), enemies=[Foe(HUNTER, at=LOFT)])
    show.answer("use lab/phase-fury")
    show.sees(skill(0, "combat"), 5)
    show.answer("end turn")
    show.sees(step(), "enemy window")
    show.sees(skill(0, "combat"), 3)
    show.sees(location(HUNTER), HALL)


@shows("ahlcg/timing/3-2-hunters")
def hunters_move_and_a_window_follows(show: Show) -> None:
    """Two hunters move in the lead's order, and a window comes after both."""
    show.lab(
        scholar(play=[PAUSE]),
        enemies=[Foe(HUNTER, at=TOWER), Foe(HUNTER, at=CRYPT)],
        step="3.2 hunters move",
        active=None,
    )
    show.asked(0, "move")
    show.offers("move lab/hunter", "move lab/hunter#2")
    show.answer("move lab/hunter")
    show.offers("go lab/loft", "go lab/crypt")
    show.answer("go lab/loft")
    show.sees(times("enemy moved"), 2)
    show.sees(step(), "enemy window")
    show.offers("use lab/pause", "pass")


@shows("ahlcg/timing/3-3-player-order", "ahlcg/timing/3-3-windows", "ahlcg/timing/3-3-exhaust")
def attacks_in_player_order_with_a_window_before_each_and_after_the_last(show: Show) -> None:
    """The lead is attacked first, then the other by both enemies; each exhausts, and windows stand in between."""
    show.lab(
        scholar(play=[PAUSE]),
        scholar(DREAMER),
        enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=0), Foe(FIEND, engaged=1)],
        lead=1,
        **ENEMY_PHASE,
    )
    show.asked(0, "window")
    show.sees(times("attacks"), 0)
    show.answer("pass")
    show.asked(0, "window")
    show.sees(harm_on(DREAMER), [1, 1])
    show.sees(harm_on(SCHOLAR), [0, 0])
    show.sees(exhausted(FIEND, 3), True)
    show.answer("pass")
    show.asked(0, "attack")
    show.offers("attack lab/fiend", "attack lab/fiend#2")
    show.answer("attack lab/fiend")
    show.sees(harm_on(SCHOLAR), [2, 2])
    for number in (1, 2, 3):
        show.sees(exhausted(FIEND, number), True)
    show.sees(step(), "last enemy window")
    show.answer("pass")
    show.sees(step(), "upkeep window")


@shows("ahlcg/timing/3-3-attack", "ahlcg/timing/3-3-order-of-attacks")
def an_attack_is_one_dealing_and_the_attacked_orders_several(show: Show) -> None:
    """Each enemy's damage and horror are dealt at once, in the order that the one attacked decides."""
    for first, dealt in (("attack lab/two-handed-brute", [[2, 2], [1, 1]]), ("attack lab/fiend", [[1, 1], [2, 2]])):
        show.lab(
            scholar(DREAMER),
            scholar(play=[PAUSE]),
            enemies=[Foe(BRUTE, engaged=1), Foe(FIEND, engaged=1)],
            step="3.3 enemies attack",
            active=None,
        )
        show.answer("pass")
        show.asked(1, "attack")
        show.offers("attack lab/two-handed-brute", "attack lab/fiend")
        show.answer(first)
        show.sees(entries("hurt"), [(SCHOLAR, 1, None, each) for each in dealt])
        show.sees(damage(DREAMER), 0)


@shows("ahlcg/timing/3-3-exhausted-do-not-attack", "ahlcg/timing/3-3-exhaust", "ahlcg/timing/3-3-order-of-attacks")
def only_ready_enemies_engaged_with_one_are_put_in_order(show: Show) -> None:
    """Of six, three attack Roland: not the exhausted one, nor who is engaged with another, nor one that is nowhere."""
    show.lay(
        Inv(play=[PAUSE]),
        Inv("daisy-walker"),
        locations=["attic"],
        enemies=[
            Foe("ghoul-minion", engaged=0),
            Foe("swarm-of-rats", engaged=0),
            Foe("icy-ghoul", engaged=0),
            Foe("flesh-eater", engaged=0, exhausted=True),
            Foe("ravenous-ghoul", engaged=1),
        ],
        encounter_discard=["ghoul-priest"],
        step="3.3 enemies attack",
        active=None,
    )
    show.offers("attack ghoul-minion", "attack icy-ghoul", "attack swarm-of-rats")
    not_ready = "ahlcg/timing/3-3-exhausted-do-not-attack"
    show.why_not("attack flesh-eater", not_ready, says="Flesh-Eater is exhausted")
    not_engaged = "ahlcg/timing/3-3-attack"
    show.why_not("attack ravenous-ghoul", not_engaged, says="Ravenous Ghoul is not engaged with you")
    show.why_not("attack ghoul-priest", not_engaged, says="Ghoul Priest is not an enemy in play")
    show.answer("attack swarm-of-rats")
    show.offers("attack ghoul-minion", "attack icy-ghoul")
    show.why_not("attack swarm-of-rats", "ahlcg/timing/3-3-exhaust", says="Swarm of Rats has attacked")
    show.answer("attack icy-ghoul")
    show.sees(harm_on("roland-banks"), [4, 2])


@shows("ahlcg/timing/3-3-exhaust")
def an_enemy_exhausts_after_the_abilities_its_attack_set_off(show: Show) -> None:
    """What answers the attack finds the enemy ready still."""
    show.lab(scholar(play=[TIRED_MIRROR, PAUSE]), enemies=[Foe(FIEND, engaged=0)], **ENEMY_PHASE)
    show.answer("pass")
    show.sees(said(), ["False"])
    show.sees(happened("attacks", "exhausted"), ["attacks", "exhausted"])
    show.sees(exhausted(FIEND), True)


@shows("ahlcg/timing/4-1-upkeep-begins", "ahlcg/timing/4-2-reset-actions", "ahlcg/timing/4-3-ready")
def upkeep_has_one_window_and_its_steps_come_in_order(show: Show) -> None:
    """In the window nothing is ready yet; then come three actions, readiness, a card and a resource."""
    show.lab(
        scholar(play=[PAUSE, In(TIRED_TOOL, exhausted=True)], actions=0),
        enemies=[Foe(FIEND, at=HALL, exhausted=True)],
        step="4.1 upkeep phase begins",
        active=None,
    )
    show.sees(step(), "upkeep window")
    show.offers("use lab/pause", "pass")
    show.sees(exhausted(FIEND), True)
    show.sees(actions(0), 0)
    show.answer("pass")
    show.sees(step(), "mythos window")
    show.sees(actions(0), 3)
    show.sees(exhausted(FIEND), False)
    show.sees(threat(FIEND), 0)
    show.sees(exhausted(TIRED_TOOL), False)
    show.sees(resources(0), 6)
    show.sees(hand_size(0), 1)


@shows("ahlcg/timing/4-4-draw-and-resource")
def all_draw_in_player_order_and_then_all_gain(show: Show) -> None:
    """Paranoia takes what was there before the new resource; both have drawn before anybody gains."""
    show.lay(
        Inv(deck=["paranoia", *["knife"] * 5], resources=3),
        Inv("daisy-walker", play=[PAUSE]),
        encounter_deck=["dissonant-voices"] * 3,
        step="4.4 draw and resources",
        active=None,
    )
    show.sees(resources(0), 1)
    show.sees(resources(1), 6)
    show.sees(times("drawn"), 2)
