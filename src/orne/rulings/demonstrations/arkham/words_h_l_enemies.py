"""Hunters, and failed investigations."""

from __future__ import annotations

from orne.arkham.language import ENEMY as FOE
from orne.arkham.language import ENTER_HOST, Cannot, Prey
from orne.rulings.laboratory.arkham import (
    CRYPT,
    DREAMER,
    ENEMY_PHASE,
    HALL,
    HUNTER,
    LOFT,
    TOWER,
    lab_card,
    pause,
    scholar,
)
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import clues, location, threat

WOLF = lab_card(
    "wolf",
    Prey(lambda g, u, seat: g.state.cards[g.state.investigators[seat]].damage, "most hurt"),
    type="enemy",
    keywords=("hunter",),
)
BAR = lab_card("bar", Cannot(ENTER_HOST, FOE), type="treachery")
LURKER = lab_card("lurker", type="enemy", keywords=("hunter", "aloof"))


@shows("ahlcg/investigate-action/d")
def a_failed_investigation_finds_nothing(show: Show) -> None:
    """The clues stay at the Attic, though Look What I Found may answer the failure."""
    show.lay(Inv(hand=["look-what-i-found"]), locations=[Place("attic", clues=2)], bag=("-8",))
    show.answer("investigate core/attic")
    show.answer("done")
    show.sees(clues("core/attic"), 2)
    show.answer("play core/look-what-i-found")
    show.sees(clues("core/attic"), 0)
    show.sees(clues("core/roland-banks"), 2)


@shows("ahlcg/hunter/d", "ahlcg/prey/b")
def among_equally_near_investigators_prey_decides_then_the_lead(show: Show) -> None:
    """A hunter without prey goes where the lead says, one with prey to the investigator it names."""
    people = (scholar(at=1), scholar(DREAMER, at=2, damage=1))
    show.lab(*people, enemies=[Foe(HUNTER, at=HALL)], lead=1, **ENEMY_PHASE)
    show.asked(1, "engage")
    show.offers("engage lab/dreamer", "engage lab/scholar")
    show.lab(scholar(at=1, play=[pause()]), people[1], enemies=[Foe(WOLF, at=HALL)], **ENEMY_PHASE)
    show.sees(threat(WOLF), 1)


@shows("ahlcg/hunter/e", "ahlcg/nearest/a")
def a_barred_step_is_not_replaced_by_another(show: Show) -> None:
    """The hunter goes by the shortest way as if nothing barred it, and so stays where it is."""
    places: list[str | Place] = [HALL, Place(LOFT, attached=[BAR]), Place(CRYPT, attached=[BAR]), TOWER]
    show.lab(scholar(play=[pause()]), locations=places, enemies=[Foe(HUNTER, at=TOWER)], **ENEMY_PHASE)
    show.answer("go lab/loft")
    show.sees(location(HUNTER), TOWER)


@shows("ahlcg/hunter/b")
def a_hunter_with_an_investigator_stays(show: Show) -> None:
    """Even where something keeps it from engaging; here an aloof one."""
    show.lab(scholar(play=[pause()]), scholar(DREAMER, at=1), enemies=[Foe(LURKER)], **ENEMY_PHASE)
    show.sees(location(LURKER), HALL)
    show.sees(threat(LURKER), None)


@shows("ahlcg/lead-investigator/b")
def the_lead_decides_between_two_ways(show: Show) -> None:
    """Of two equally short ways the lead chooses the hunter's."""
    show.lab(scholar(play=[pause()]), scholar(DREAMER), enemies=[Foe(HUNTER, at=TOWER)], lead=1, **ENEMY_PHASE)
    show.asked(1, "go")
    show.offers("go lab/loft", "go lab/crypt")
    show.answer("go lab/crypt")
    show.sees(location(HUNTER), CRYPT)
    show.asked(0, "window")
