"""Rulings on hunters: when they move, and which way."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import forced
from orne.arkham.events import ENGAGES
from orne.arkham.language import ENEMY, Exhausts, after, everything
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.locations import distance
from tests.arkham.laboratory import (
    CRYPT,
    DREAMER,
    DUST,
    ENEMY_PHASE,
    HALL,
    HUNTER,
    LOFT,
    TOWER,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import keys, record, table, uid, where
from tests.look import asked, happened, prompt


def test_distances_do_not_mind_what_is_blocked() -> None:
    """ahlcg/nearest/a: behind a barricade the direct way is still the shortest, so the hunter waits."""
    places: list[str | Place] = [Place(HALL), Place(LOFT, attached=("core/barricade",)), CRYPT, TOWER]
    game = lab(
        scholar(play=[pause()], at=1), scholar(DREAMER, at=2), enemies=[Foe(HUNTER, at=TOWER)], locations=places,
        **ENEMY_PHASE,
    )  # fmt: skip
    assert distance(RULEBOOK.table(game.state), uid(game, TOWER), uid(game, LOFT)) == 1
    assert keys(game) == ["engage lab/scholar", "engage lab/dreamer"]
    game.choose("engage lab/scholar")
    assert where(game, HUNTER) == uid(game, TOWER)


def test_a_hunter_that_is_exhausted_meanwhile_stays_where_it_is() -> None:
    """ahlcg/hunter/a: only ready enemies move; the first one's arrival has exhausted the second."""
    bell = lab_card(
        "hunters-bell", forced(after(ENGAGES, lambda g, use, e: True, "an enemy engages"), Exhausts(everything(ENEMY)))
    )
    both = [Foe(HUNTER, at=LOFT), Foe(HUNTER, at=CRYPT)]
    game = lab(scholar(play=[bell, pause()]), enemies=both, **ENEMY_PHASE)
    assert keys(game) == ["move lab/hunter", "move lab/hunter#2"]
    game.choose("move lab/hunter")
    assert [where(game, HUNTER, number) for number in (0, 1)] == [uid(game, HALL), uid(game, CRYPT)]
    assert asked(game) == (0, "window")


def test_a_hunter_between_two_goes_after_its_prey_and_ties_are_the_leads() -> None:
    """basics 1.17"""
    wolf = lab_card("wolf", type="enemy", keywords=("hunter",))
    game = lab(
        scholar(at=1),
        scholar(DREAMER, at=2),
        enemies=[Foe(wolf, at=HALL)],
        step="3.2 hunters move",
        active=None,
        lead=1,
    )
    assert (asked(game)[0], keys(game)) == (1, ["engage lab/dreamer", "engage lab/scholar"])
    game.choose("engage lab/scholar")
    assert record(game, wolf).threat == 0


def test_a_ravenous_ghoul_goes_for_the_least_health_left_at_that_moment() -> None:
    """basics 1.16: damage on the investigator counts, not the printed number."""
    game = build(
        Inv(damage=4), Inv("wendy-adams"), locations=["hallway", "attic"],
        enemies=[Foe("ravenous-ghoul", at="hallway", exhausted=True)], step="4.3 ready", encounter_deck=[DUST] * 3,
    )  # fmt: skip
    assert record(game, "core/ravenous-ghoul").threat == 0


def test_two_hunters_the_second_looks_again_once_the_first_has_arrived() -> None:
    """basics 1.17: each engages on arrival."""
    wolf, bear = (lab_card(each, type="enemy", keywords=("hunter",)) for each in ("wolf", "bear"))
    game = lab(scholar(at=1), enemies=[Foe(wolf, at=HALL), Foe(bear, at=HALL)], step="3.2 hunters move", active=None)
    assert keys(game) == ["move lab/wolf", "move lab/bear"]
    game.choose("move lab/bear")
    assert asked(game) == (0, "attack"), "the other had nowhere else to go"
    assert (record(game, wolf).threat, record(game, bear).threat) == (0, 0)


def test_a_hunter_beside_an_investigator_whom_it_does_not_engage_is_not_among_those_that_move() -> None:
    """ahlcg/hunter/b: an aloof one has arrived where it hunts, so the lead has nothing to put in order."""
    prowler = lab_card("prowler", type="enemy", keywords=("aloof", "hunter"))
    game = lab(scholar(play=[pause()]), enemies=[Foe(prowler, at=HALL), Foe(HUNTER, at=LOFT)], **ENEMY_PHASE)
    assert asked(game) == (0, "window")
    assert [where(game, each) for each in (prowler, HUNTER)] == [uid(game, HALL)] * 2


@pytest.mark.parametrize("prey", ["roland-banks", "daisy-walker"])
def test_a_hunter_may_be_sent_after_somebody_it_cannot_reach(prey: str) -> None:
    """ahlcg/hunter/d, ahlcg/hunter/e: two are equally near,
    the lead picks; towards the barricaded one it does not move."""
    game = build(
        Inv(at=1),
        Inv("daisy-walker", at=2),
        locations=["hallway", Place("attic", attached=["barricade"]), "cellar"],
        enemies=[Foe("swarm-of-rats", at="hallway")],
        step="3.2 hunters move",
        active=None,
    )
    assert game.decision is not None
    assert (prompt(game), table(game).ref(game.decision.source)) == (
        "Let Swarm of Rats go after whom?",
        "core/swarm-of-rats",
    )
    game.choose(f"engage core/{prey}")
    assert happened(game, "enemy moved") == (["enemy moved"] if prey == "daisy-walker" else [])
