"""Actions lost and taken, attacks of opportunity, aloof enemies, who attacks whom."""

from __future__ import annotations

from orne.arkham.abilities import INVESTIGATE, MOVE, AsIf, Condition, Use, action, forced, free
from orne.arkham.events import ATTACKS
from orne.arkham.language import Discard, Do, ExtraCost, Gain, Resources, after, connected_places
from orne.arkham.rules.actions import gain_action, lose_action, taken_this_round
from orne.arkham.rules.attacks import attack
from orne.arkham.rules.investigate import can_investigate, investigate
from orne.arkham.rules.travel import place_investigator
from orne.arkham.rules.turn import Basic, perform_action
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    ACT,
    BASIC,
    DREAMER,
    DUST,
    FIEND,
    HALL,
    LOFT,
    MYTHOS,
    SCHOLAR,
    SECOND_ACT,
    SHY,
    lab_card,
    lab_scenario,
    nothing,
    pause,
    scholar,
    told,
    uid_of,
)
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    additional_for,
    clues,
    damage,
    entries,
    exhausted,
    gone,
    happened,
    harm_on,
    location,
    place,
    resources,
    said,
    threat,
    times,
)


def _mishap(g: ArkhamTable, use: Use) -> None:
    """Gain an action and lose two."""
    gain_action(g, use.seat)
    for _ in range(2):
        lose_action(g, use.seat)


MISHAP = lab_card("mishap", free(Do(_mishap), Discard()))
STALL = lab_card("stall", free(Do(nothing), Resources(1)))
FIRST = Condition(lambda g, use: g.in_turn(use.seat) and not taken_this_round(g, use.seat), "as your first action")
FIRST_DRUM = lab_card("first-drum", action(Gain(1), during=FIRST))


def _run(g: ArkhamTable, use: Use) -> None:
    """Take a move action to the Loft."""
    gain_action(g, use.seat)
    perform_action(g, use.seat, Basic(MOVE, uid_of(g, LOFT)))


RUNNING_BOOTS = lab_card("running-boots", free(Do(_run), Discard()))


def _peer(g: ArkhamTable, use: Use) -> None:
    """Investigate."""
    investigate(g, use.seat, source=use)


PERISCOPE = lab_card(
    "periscope",
    action(
        Do(_peer),
        word=INVESTIGATE,
        possible=Condition(lambda g, use: can_investigate(g, use.seat), "it can be investigated"),
        as_if=AsIf(connected_places, "at a connecting location"),
    ),
)
LURE = lab_card(
    "attack-lure",
    free(told("the fiend attacks you", lambda g, use: attack(g, uid_of(g, FIEND), use.seat, use)), Discard()),
)


def _write(g: ArkhamTable, use: Use) -> None:
    """Write down who attacked whom."""
    assert use.event is not None
    attacker = g.state.catalogue.ids[g.state.cards[use.event.subject].kind]
    g.note("said", NOWHERE, after=f"{attacker} attacks {use.event.seat}")


DIARY = lab_card("attack-diary", forced(after(ATTACKS, lambda g, use, e: True, "an enemy attacks"), Do(_write)))


def _carry(g: ArkhamTable) -> None:
    """Put the first investigator into the Loft."""
    place_investigator(g, 0, uid_of(g, LOFT))


CARRYING = lab_scenario("carrying-back", backs={ACT: _carry})
MOVE_TOLL = lab_card("move-toll", ExtraCost(lambda g, use, seat, kind: 3 if kind == MOVE else 0))


@shows("ahlcg/a-an/a")
def one_or_more_meet_a_condition_of_one(show: Show) -> None:
    """A cost of a resource can be paid with one or out of three, not with none."""
    for number in (1, 3):
        show.lab(scholar(play=[STALL], resources=number))
        show.offers(*BASIC, "use lab/stall", "end turn")
        show.answer("use lab/stall")
        show.sees(resources(0), number - 1)
    show.lab(scholar(play=[STALL], resources=0))
    show.offers(*BASIC, "end turn")


@shows("ahlcg/action/c")
def lost_actions_cannot_be_taken_this_round(show: Show) -> None:
    """Of three actions two are lost; the one that was gained besides is left, and no more after both."""
    show.lab(scholar(play=[MISHAP, pause()]))
    show.answer("use lab/mishap")
    show.sees(actions(0), 1)
    show.sees(additional_for(), [""])
    show.answer("resource", "resource")
    show.offers("use lab/pause", "end turn")
    show.answer("end turn")
    show.pass_to("turn")
    show.sees(actions(0), 3)
    show.sees(entries("action gained"), [("", 0, None, None)])


@shows("ahlcg/action/g")
def a_first_action_is_one_before_which_nothing_was_done(show: Show) -> None:
    """It is offered when the turn begins and after a free ability, not after an action nor outside one's turn."""
    show.lab(scholar(play=[FIRST_DRUM, pause()]), scholar(DREAMER))
    show.offers(*BASIC, "use lab/first-drum", "use lab/pause", "end turn")
    show.answer("use lab/pause")
    show.includes("use lab/first-drum")
    show.answer("use lab/first-drum")
    show.sees(actions(0), 2)
    show.offers(*BASIC, "use lab/pause", "end turn")
    show.lab(scholar(play=[FIRST_DRUM, pause()]), scholar(DREAMER))
    show.answer("resource")
    show.offers(*BASIC, "use lab/pause", "end turn")
    show.answer("end turn")
    show.asked(0, "window")
    show.offers("use lab/pause", "pass")


@shows("ahlcg/action/h")
def to_take_an_action_is_to_be_given_one_and_spend_it(show: Show) -> None:
    """The enemy strikes as for any move, one action is counted, and the three of the turn remain."""
    show.lab(scholar(play=[RUNNING_BOOTS]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/running-boots")
    show.sees(happened("attacks", "action"), ["action", "attacks"])
    show.sees(damage(SCHOLAR), 1)
    show.sees(place(0), LOFT)
    show.sees(actions(0), 3)
    show.sees(additional_for(), [])


@shows("ahlcg/attack-of-opportunity/a", "ahlcg/enemy-cards/c")
def only_fighting_evading_parley_and_resigning_provoke_nobody(show: Show) -> None:
    """The Ghoul Minion strikes before a card is drawn or anything else is done, but not at these four."""
    for act, struck in (
        ("draw", 1),
        ("resource", 1),
        ("investigate parlor", 1),
        ("move hallway", 1),
        ("play knife", 1),
        ("fight ghoul-minion", 0),
        ("evade ghoul-minion", 0),
        ("use parlor parley", 0),
        ("use parlor resign", 0),
    ):
        show.lay(
            Inv(hand=["knife"]),
            Inv("daisy-walker", at=1),
            locations=[Place("parlor", unclaimed=["lita-chantler"]), "hallway"],
            enemies=[Foe("ghoul-minion", engaged=0)],
            bag=["-8"],
        )
        show.answer(act)
        show.sees(times("attacks"), struck)
        show.sees(harm_on("roland-banks"), [struck, struck])
    show.sees(gone(0), "resigned")
    show.lab(scholar(), enemies=[Foe(FIEND, engaged=0)])
    show.answer("draw")
    show.sees(happened("attacks", "drawn"), ["attacks", "drawn"])


@shows("ahlcg/attack-of-opportunity/a")
def each_ready_enemy_strikes_once_in_ones_own_order(show: Show) -> None:
    """Two copies are two attackers; the exhausted third and one that is engaged with another do not strike."""
    foes = [Foe(FIEND, engaged=0), Foe(FIEND, engaged=0), Foe(FIEND, engaged=0, exhausted=True), Foe(FIEND, engaged=1)]
    show.lab(scholar(), scholar(DREAMER), enemies=foes)
    show.answer("resource")
    show.asked(0, "attack")
    show.offers("attack lab/fiend", "attack lab/fiend#2")
    show.sees(resources(0), 5)
    show.answer("attack lab/fiend#2")
    show.sees(harm_on(SCHOLAR), [2, 2])
    show.sees(harm_on(DREAMER), [0, 0])
    show.sees(resources(0), 6)
    for number, is_exhausted in ((1, False), (2, False), (3, True)):
        show.sees(exhausted(FIEND, number), is_exhausted)


@shows("ahlcg/aloof/a", "ahlcg/aloof/b")
def an_aloof_enemy_spawns_unengaged_and_does_not_engage(show: Show) -> None:
    """It stays at the location it spawns at, and whoever comes or readies there is left alone."""
    show.lab(scholar(play=[pause()]), encounter_deck=[SHY, DUST], **MYTHOS)
    show.sees(threat(SHY), None)
    show.sees(location(SHY), HALL)
    show.lab(scholar(play=[pause()]), encounter_deck=[FIEND, DUST], **MYTHOS)
    show.sees(threat(FIEND), 0)
    show.lab(scholar(), enemies=[Foe(SHY, at=LOFT)])
    show.answer("move lab/loft")
    show.sees(threat(SHY), None)
    show.sees(times("engaged"), 0)
    show.offers(
        "investigate lab/loft", "move lab/hall", "move lab/tower", "draw", "resource", "engage lab/shy", "end turn"
    )


@shows("ahlcg/aloof/d")
def an_aloof_enemy_that_somebody_engaged_may_be_fought_by_all(show: Show) -> None:
    """Unengaged it cannot be fought; once one investigator has engaged it, everybody there may fight it."""
    show.lab(scholar(), scholar(DREAMER), enemies=[Foe(SHY)], active=1)
    show.offers(*BASIC, "engage lab/shy", "end turn")
    show.why_not("fight shy", "ahlcg/aloof/d")
    show.answer("engage lab/shy")
    show.offers(*BASIC, "fight lab/shy", "evade lab/shy", "end turn")
    show.answer("end turn")
    show.asked(0, "turn")
    show.offers(*BASIC, "fight lab/shy", "engage lab/shy", "end turn")


@shows("ahlcg/as-if/c")
def as_if_moves_nobody(show: Show) -> None:
    """Investigating as if in the Loft, one stays in the Hall and its enemy strikes; what is dropped falls there."""
    places: list[str | Place] = [HALL, Place(LOFT, clues=2)]
    foes = [Foe(FIEND, engaged=0), Foe("ghoul-minion", at=LOFT)]
    show.lab(scholar(play=[PERISCOPE]), locations=places, enemies=foes)
    show.answer("use lab/periscope lab/loft")
    show.sees(clues(SCHOLAR), 1)
    show.sees(clues(LOFT), 1)
    show.sees(damage(SCHOLAR), 1)
    show.sees(place(0), HALL)
    show.sees(threat("ghoul-minion"), None)
    show.sees(threat(FIEND), 0)
    show.lab(
        scholar(play=[PERISCOPE], damage=6, clues=2),
        scholar(DREAMER),
        locations=places,
        enemies=[Foe(FIEND, engaged=0)],
    )
    show.answer("use lab/periscope lab/loft")
    show.sees(gone(0), "damage")
    show.sees(clues(HALL), 2)
    show.sees(clues(LOFT), 2)
    show.sees(threat(FIEND), 1)


@shows("ahlcg/as-if/d")
def an_attack_outside_the_enemy_phase_does_not_exhaust(show: Show) -> None:
    """An attack that an effect makes leaves the enemy ready; that of the enemy phase exhausts it."""
    show.lab(scholar(play=[LURE, pause()]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/attack-lure")
    show.sees(damage(SCHOLAR), 1)
    show.sees(exhausted(FIEND), False)
    show.answer("end turn", "pass", "pass")
    show.sees(damage(SCHOLAR), 2)
    show.sees(exhausted(FIEND), True)


@shows("ahlcg/attacker-attacked/a")
def who_attacks_and_who_is_attacked(show: Show) -> None:
    """An enemy's attack names the enemy that makes it and the investigator it is made on."""
    show.lab(scholar(play=[DIARY]), scholar(DREAMER), enemies=[Foe(FIEND, engaged=1)])
    show.answer("end turn", "resource")
    show.sees(said(), ["lab/fiend attacks 1"])
    show.sees(harm_on(DREAMER), [1, 1])
    show.sees(harm_on(SCHOLAR), [0, 0])


@shows("ahlcg/additional-costs/c")
def an_instruction_charges_no_additional_cost(show: Show) -> None:
    """The back of an act puts the investigator elsewhere, though they could not pay for a move."""
    show.lab(scholar(clues=2, play=[MOVE_TOLL], actions=2, resources=0), later_acts=[SECOND_ACT], scenario=CARRYING)
    show.offers("investigate lab/hall", "draw", "resource", "advance lab/act", "end turn")
    show.answer("advance lab/act")
    show.sees(place(0), LOFT)
    show.sees(actions(0), 2)
    show.sees(resources(0), 0)
