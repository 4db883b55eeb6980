"""More examples of the Rules Reference with printed cards (ahlcg/example/…)."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import Use, free
from orne.arkham.language import Discard, Do
from orne.arkham.rules.actions import lose_action
from orne.arkham.rules.enemy_movement import move_enemy
from orne.arkham.rules.spawning import spawn
from orne.arkham.rules.travel import place_investigator
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import AGNES, DAISY, MASKS, NEXT_TURN, WENDY, lab_card, pause, told, uid_of
from orne.rulings.showing.arkham import Foe, In, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    additional_for,
    clues,
    discard,
    doom,
    doom_in_play,
    entries,
    happened,
    harm_on,
    host,
    location,
    log,
    place,
    resources,
    results,
    round_number,
    sanity,
    skill,
    threat,
    threats,
    times,
    uses,
)

WOODS: dict[str, Any] = {
    "scenario": "the-devourer-below",
    "act": "investigating-the-trail",
    "agenda": "the-arkham-woods",
}


def _lose(g: ArkhamTable, use: Use) -> None:
    """Lose two actions."""
    lose_action(g, use.seat)
    lose_action(g, use.seat)


DAZE = lab_card("daze", free(Do(_lose), Discard()))


def _swap(g: ArkhamTable, use: Use) -> None:
    """Trade places with the Ghoul Minion."""
    foe = uid_of(g, "core/ghoul-minion")
    mine, theirs = g.state.place[use.seat], g.location_of(foe)
    move_enemy(g, foe, mine)
    place_investigator(g, use.seat, theirs)


SWAP = lab_card("swap-places", free(Do(_swap), Discard()))
SUMMONS = lab_card(
    "southside-summons",
    free(
        told(
            "spawn an Acolyte in Southside",
            lambda g, use: spawn(g, uid_of(g, "core/acolyte"), use.seat, g.state.locations[0]),
        ),
        Discard(),
    ),
)


@shows("ahlcg/example/roland-agnes-goat-spawn")
def a_chain_of_answers_is_finished_from_the_inside(show: Show) -> None:
    """The card whose playing provoked it all enters play last."""
    show.lay(
        Inv(hand=["45-automatic"], play=["guard-dog"]),
        Inv(AGNES),
        enemies=[Foe("goat-spawn", engaged=0, damage=2), Foe("ghoul-minion", engaged=1)],
    )
    show.answer("play 45-automatic", "damage guard-dog")
    show.offers("react guard-dog", "pass")
    show.answer("react guard-dog")
    show.offers("horror roland-banks", "horror guard-dog")
    show.answer("horror roland-banks")
    show.asked(1, "reaction")
    show.offers("react agnes-baker", "pass")
    show.answer("react agnes-baker", "damage ghoul-minion")
    show.sees(
        log("damaged", "hurt", "enemy defeated", "enters play"),
        [
            "damaged goat-spawn",
            "hurt roland-banks",
            "hurt agnes-baker",
            "damaged ghoul-minion",
            "enemy defeated goat-spawn",
            "hurt guard-dog",
            "enters play 45-automatic",
        ],
    )
    show.asked(0, "turn")


@shows("ahlcg/example/daisy-additional-action")
def daisys_additional_action_is_for_a_tome(show: Show) -> None:
    """A Tome and three other actions, but no fifth; without the Tome there are three."""
    show.lay(Inv(DAISY, play=["medical-texts", pause()], damage=1, deck=["knife"] * 5), **NEXT_TURN)
    show.pass_to("turn")
    show.sees(additional_for(), ["Tome"])
    show.answer("use medical-texts")
    show.pass_to("turn")
    show.sees(actions(0), 3)
    show.sees(additional_for(), [])
    show.answer("resource", "resource", "resource")
    show.offers("use lab/pause", "end turn")


@shows("ahlcg/example/daisy-loses-two-actions")
def daisy_loses_ordinary_actions_first(show: Show) -> None:
    """Of three and the Tome action she keeps one and the Tome action; with one ordinary action left she loses both."""
    for number, left, extra in ((3, 1, ["Tome"]), (2, 0, ["Tome"]), (1, 0, [])):
        person = Inv(DAISY, play=[DAZE, "medical-texts", pause()], actions=number, additional=["daisy-walker"])
        show.lay(person)
        show.answer("use lab/daze")
        show.sees(actions(0), left)
        show.sees(additional_for(), extra)


@shows("ahlcg/example/for-each-horror-vs-choice")
def horror_for_each_is_one_instance_and_each_choice_its_own(show: Show) -> None:
    """Rotting Remains failed by 2 is once 2 horror, Umôrdhoth's Wrath failed by 2 twice 1 and 1."""
    show.drawing("rotting-remains", Inv(), bag=["-2"])
    show.sees(entries("hurt"), [("roland-banks", 0, None, [0, 2])])
    show.drawing("umordhoths-wrath", Inv(hand=["knife", "knife"]), bag=["0"])
    for _ in range(2):
        show.offers("discard a card", "take 1 damage and 1 horror")
        show.answer("take 1 damage and 1 horror")
    show.sees(entries("hurt"), [("roland-banks", 0, None, [1, 1])] * 2)
    show.asked(0, "turn")


@shows("ahlcg/example/danny-lucky-minus-eight")
def lucky_is_added_to_the_sum(show: Show) -> None:
    """4 - 8 + 2 is -2 and counts as 0, not as 2: Wendy fails by 2 with Lucky! as she would have without it."""
    show.lay(Inv(WENDY, hand=["lucky"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=["-8"])
    show.answer("evade ghoul-minion")
    show.offers("react wendy-adams", "pass")
    show.answer("pass")
    show.offers("play lucky", "pass")
    show.answer("play lucky")
    show.sees(results(), [("test fails", 0, 2)])
    show.sees(discard(), ["lucky"])
    show.lay(Inv(WENDY, hand=["lucky"]), enemies=[Foe("ghoul-minion", engaged=0)], bag=["-4"])
    show.answer("evade ghoul-minion")
    show.answer("pass", "play lucky")
    show.sees(results(), [("test succeeds", 2, 0)])


@shows("ahlcg/example/roland-and-evidence")
def roland_and_evidence_answer_the_same_defeat_in_either_order(show: Show) -> None:
    """Both discover a clue for the same enemy, whichever comes first."""
    for first, second in (("react roland-banks", "play evidence"), ("play evidence", "react roland-banks")):
        show.lay(
            Inv(hand=["evidence"], resources=1),
            locations=[Place("hallway", clues=3)],
            enemies=[Foe("swarm-of-rats", engaged=0)],
        )
        show.answer("fight swarm-of-rats")
        show.offers("react roland-banks", "play evidence", "pass")
        show.answer(first)
        show.offers(second, "pass")
        show.answer(second)
        show.sees(clues("hallway"), 1)
        show.sees(clues("roland-banks"), 2)
        show.sees(resources(0), 0)
        show.asked(0, "turn")


@shows("ahlcg/example/dreams-of-rlyeh-you")
def a_companion_may_get_rid_of_dreams_of_rlyeh(show: Show) -> None:
    """Who draws it has it, its bearer alone is weaker, and Roland at her location tests to discard it."""
    show.drawing("dreams-of-rlyeh", Inv(DAISY), Inv(), under=["dissonant-voices"], lead=0)
    show.sees(threats(0), ["dreams-of-rlyeh"])
    show.lay(Inv(), Inv(DAISY, threat=["dreams-of-rlyeh"]))
    show.sees(skill(1, "willpower"), 2)
    show.sees(sanity("daisy-walker"), 8)
    show.sees(skill(0, "willpower"), 3)
    show.sees(sanity("roland-banks"), 5)
    show.answer("use dreams-of-rlyeh")
    show.sees(entries("test"), [("roland-banks", 0, "willpower", 3)])
    show.sees(threats(1), [])
    show.sees(skill(1, "willpower"), 3)
    show.sees(sanity("daisy-walker"), 9)
    show.sees(actions(0), 2)


@shows("ahlcg/example/locked-door-three-way-tie")
def the_lead_locks_any_of_three(show: Show) -> None:
    """Drawn by one, chosen by the lead: any of three locations with two clues each."""
    for where in ("attic", "cellar", "hallway"):
        rooms = [Place(name, clues=2) for name in ("hallway", "attic", "cellar")]
        show.drawing("locked-door", Inv(), Inv(DAISY), locations=[*rooms, "parlor"], lead=1, under=["dissonant-voices"])
        show.asked(1, "lock")
        show.offers("lock attic", "lock cellar", "lock hallway")
        show.answer(f"lock {where}")
        show.sees(host("locked-door"), where)


@shows("ahlcg/example/swap-is-not-a-move")
def trading_places_is_not_a_move(show: Show) -> None:
    """No test for moving out of the woods, but the Attic is entered and felt; walking there takes the test."""
    show.lay(
        Inv(play=[SWAP]),
        locations=["arkham-woods-twisting-paths", "attic"],
        enemies=[Foe("ghoul-minion", at="attic", exhausted=True)],
        **WOODS,
    )
    show.answer("use lab/swap-places")
    show.sees(place(0), "attic")
    show.sees(location("ghoul-minion"), "arkham-woods-twisting-paths")
    show.sees(harm_on("roland-banks"), [0, 1])
    show.sees(happened("test", "token"), [])
    show.lay(Inv(), locations=["arkham-woods-twisting-paths", "main-path"], **WOODS)
    show.answer("move main-path")
    show.sees(times("test"), 1)


@shows("ahlcg/example/lead-decides-hunter-path")
def hunters_go_where_the_lead_says(show: Show) -> None:
    """Two ways lead from Rivertown to the hospital, and the lead takes either."""
    for way in ("miskatonic-university", "southside-historical-society"):
        show.lay(
            Inv(at=1, play=[pause()]),
            Inv(DAISY, at=1),
            locations=[
                "rivertown",
                "st-marys-hospital",
                "southside-historical-society",
                "miskatonic-university",
                "downtown-first-bank-of-arkham",
            ],
            enemies=[Foe("swarm-of-rats", at="rivertown")],
            lead=1,
            step="3.2 hunters move",
            active=None,
            **MASKS,
        )
        show.asked(1, "go")
        show.offers("go miskatonic-university", "go southside-historical-society")
        show.answer(f"go {way}")
        show.sees(location("swarm-of-rats"), way)


@shows("ahlcg/example/until-versus-at-end-of-phase")
def until_the_end_ends_before_what_happens_at_the_end(show: Show) -> None:
    """A Wizard of the Order whose text was wiped until the end of the phase has it again when the phase ends."""
    show.lay(
        Inv(AGNES, hand=["mind-wipe-1"]),
        enemies=[Foe("wizard-of-the-order", engaged=0)],
        step="1.1 mythos phase begins",
        active=None,
        encounter_deck=["dissonant-voices"] * 3,
        locations=["rivertown"],
        **MASKS,
    )
    show.answer("play mind-wipe-1")
    show.pass_to("turn")
    show.sees(doom("wizard-of-the-order"), 1)


@shows("ahlcg/example/spawn-acolyte-in-southside")
def an_acolyte_spawns_in_southside_when_told_so(show: Show) -> None:
    """The instruction beats the Acolyte's own line, by which a drawn one goes to an empty location."""
    places = ["southside-historical-society", "rivertown"]
    show.lay(Inv(play=[SUMMONS]), locations=places, set_aside=["acolyte"], **MASKS)
    show.answer("use lab/southside-summons")
    show.sees(location("acolyte"), "southside-historical-society")
    show.sees(threat("acolyte"), 0)
    show.sees(doom("acolyte"), 1)
    show.drawing("acolyte", Inv(), locations=places, under=["dissonant-voices"], **MASKS)
    show.sees(location("acolyte"), "rivertown")
    show.sees(threat("acolyte"), None)
    show.sees(doom_in_play(), 1)


@shows("ahlcg/example/ammo-card-cannot-gain-charges")
def charges_are_added_only_where_charges_are(show: Show) -> None:
    """Book of Shadows finds Shrivelling and not the gun; with the gun alone it cannot be used."""
    show.lay(Inv(DAISY, play=["book-of-shadows-3", "45-automatic", In("shrivelling", tokens=2)]))
    show.answer("use book-of-shadows-3")
    show.sees(uses("shrivelling"), 3)
    show.sees(uses("45-automatic"), 4)
    show.lay(Inv(DAISY, play=["book-of-shadows-3", "45-automatic"]))
    show.lacks("use book-of-shadows-3")
    show.sees(round_number(), 2)
