"""Massive enemies in the enemy phase."""

from __future__ import annotations

from orne.arkham.abilities import reaction
from orne.arkham.events import ATTACKS
from orne.arkham.language import Discard, after
from orne.arkham.rules.readiness import exhaust
from orne.arkham.rules.travel import move_investigator
from orne.rulings.laboratory.arkham import (
    DREAMER,
    ENEMY_PHASE,
    GIANT,
    HALL,
    PILOT,
    SCHOLAR,
    lab_card,
    pause,
    scholar,
    told,
    uid_of,
)
from orne.rulings.showing.arkham import Foe, Show, shows
from orne.rulings.showing.arkham_probes import damage, exhausted, step

AFTER_AN_ATTACK = after(ATTACKS, lambda g, use, e: True, "an enemy attacks")
LULL = lab_card(
    "giant-lull",
    reaction(AFTER_AN_ATTACK, told("exhaust the giant", lambda g, use: exhaust(g, uid_of(g, GIANT))), Discard()),
)
HURRY = lab_card(
    "hurry-to-help",
    reaction(
        AFTER_AN_ATTACK,
        told("move to the Hall", lambda g, use: move_investigator(g, use.seat, uid_of(g, HALL))),
        Discard(),
    ),
)


@shows("ahlcg/massive/h")
def a_massive_enemy_attacks_everybody_there_in_the_leads_order(show: Show) -> None:
    """The lead decides the order among those at its location; one elsewhere is not attacked; then it exhausts."""
    people = scholar(), scholar(DREAMER), scholar(PILOT, at=1, play=[pause()])
    show.lab(*people, enemies=[Foe(GIANT)], lead=1, **ENEMY_PHASE)
    show.answer("pass")
    show.asked(1, "attack")
    show.offers("attack lab/dreamer", "attack lab/scholar")
    show.sees(exhausted(GIANT), False)
    show.answer("attack lab/scholar")
    for card, dealt in ((SCHOLAR, 2), (DREAMER, 2), (PILOT, 0)):
        show.sees(damage(card), dealt)
    show.sees(exhausted(GIANT), True)
    show.sees(step(), "3.3 enemies attack")


@shows("ahlcg/massive/h")
def who_comes_meanwhile_is_attacked_and_an_exhausted_giant_attacks_no_more(show: Show) -> None:
    """Exhausted after its first attack it spares the second investigator; one who comes to help is attacked too."""
    show.lab(scholar(play=[LULL]), scholar(DREAMER), enemies=[Foe(GIANT)], **ENEMY_PHASE)
    show.answer("attack lab/scholar")
    show.offers("react lab/giant-lull", "pass")
    show.answer("react lab/giant-lull")
    show.sees(damage(SCHOLAR), 2)
    show.sees(damage(DREAMER), 0)
    show.lab(scholar(), scholar(PILOT, at=1, play=[HURRY]), enemies=[Foe(GIANT)], **ENEMY_PHASE)
    show.offers("react lab/hurry-to-help", "pass")
    show.answer("react lab/hurry-to-help")
    show.sees(damage(SCHOLAR), 2)
    show.sees(damage(PILOT), 2)
    show.lab(scholar(), scholar(PILOT, at=1, play=[HURRY]), enemies=[Foe(GIANT)], **ENEMY_PHASE)
    show.answer("pass")
    show.sees(damage(PILOT), 0)
