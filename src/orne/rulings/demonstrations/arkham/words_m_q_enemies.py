"""Massive enemies and prey."""

from __future__ import annotations

from orne.arkham.language import Prey, Spawn
from orne.arkham.table import ArkhamTable
from orne.arkham.values import remaining_health
from orne.rulings.laboratory.arkham import (
    DAISY,
    DREAMER,
    DUST,
    ENEMY_PHASE,
    GIANT,
    HALL,
    LOFT,
    MYTHOS,
    PILOT,
    SCHOLAR,
    lab_card,
    pause,
    scholar,
)
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import damage, exhausted, happened, location, threat, view

CRUEL = lab_card(
    "cruel", Prey(lambda g, u, seat: -remaining_health(g, g.state.investigators[seat]), "weakest"), type="enemy"
)
STALKER = lab_card(
    "stalker", Prey(lambda g, u, seat: int(seat == 1), "the second", only=True), type="enemy", keywords=("hunter",)
)


def by_prey(g: ArkhamTable, uid: int, seat: int) -> int:
    """The one with more clues."""
    return g.state.cards[g.state.investigators[seat]].clues


STALKS = (Spawn(None), Prey(by_prey, "most clues"))
HULK = lab_card("hulk", *STALKS, type="enemy", keywords=("massive",))


@shows("ahlcg/prey/a", "ahlcg/enemy-engagement/d")
def the_best_fit_of_prey_is_engaged_and_the_lead_breaks_ties(show: Show) -> None:
    """Two investigators tie for the least health left, and the lead decides whom the enemy engages."""
    people = (scholar(), scholar(DREAMER, damage=2, at=1), scholar(PILOT, damage=2, at=1))
    show.lab(*people, enemies=[Foe(CRUEL, at=LOFT, exhausted=True)], step="4.3 ready", active=None, lead=2)
    show.asked(2, "engage")
    show.offers("engage lab/pilot", "engage lab/dreamer")
    show.answer("engage lab/dreamer")
    show.sees(threat(CRUEL), 1)


@shows("ahlcg/prey/c")
def prey_only_lets_others_be(show: Show) -> None:
    """It passes by the investigator who is there and hunts the one it names, but it may be engaged."""
    show.lab(scholar(play=[pause()]), scholar(DREAMER, at=3), enemies=[Foe(STALKER, at=HALL)])
    show.includes("engage lab/stalker")
    show.lab(scholar(play=[pause()]), scholar(DREAMER, at=3), enemies=[Foe(STALKER, at=HALL)], **ENEMY_PHASE)
    show.asked(0, "go")
    show.offers("go lab/loft", "go lab/crypt")


@shows("ahlcg/massive/e", "ahlcg/massive/g", "ahlcg/massive/b")
def a_massive_enemys_attack_of_opportunity_hits_only_who_provoked_it(show: Show) -> None:
    """Only the one who provoked it is hit, a miss hurts nobody, and once evaded it attacks nobody."""
    show.lab(scholar(), scholar(DREAMER), enemies=[Foe(GIANT)], bag=("-1",))
    show.answer("fight lab/giant", "resource")
    show.sees(damage(SCHOLAR), 2)
    show.sees(damage(DREAMER), 0)
    show.lab(scholar(), enemies=[Foe(GIANT)])
    show.lacks("engage lab/giant")
    show.answer("evade lab/giant")
    show.sees(exhausted(GIANT), True)
    show.lacks("evade lab/giant")
    show.answer("resource")
    show.sees(damage(SCHOLAR), 0)


@shows("ahlcg/massive/a")
def a_massive_enemy_comes_to_its_prey_and_lies_in_no_threat_area(show: Show) -> None:
    """It stands at the location of the investigator it is after."""
    show.lab(scholar(), scholar(DREAMER, at=1, clues=1), encounter_deck=(HULK, DUST), **MYTHOS)
    show.sees(threat(HULK), None)
    show.sees(location(HULK), LOFT)
    show.asked(0, "next turn")


@shows("ahlcg/massive/b", "ahlcg/massive/c")
def an_exhausted_massive_enemy_is_engaged_with_nobody(show: Show) -> None:
    """Once evaded it makes no attack of opportunity, and it is at its location all the time."""
    show.lab(scholar(), enemies=[Foe(GIANT)])
    show.sees(threat(GIANT), None)
    show.offers_of("engage")
    show.answer("evade lab/giant")
    show.answer("resource")
    show.sees(damage(SCHOLAR), 0)
    show.sees(threat(GIANT), None)
    show.sees(location(GIANT), HALL)
    show.offers_of("evade")


@shows("ahlcg/massive/f", "ahlcg/massive/g")
def a_massive_enemy_does_not_follow_and_a_miss_hurts_nobody(show: Show) -> None:
    """A failed attack hurts nobody else, and the enemy stays behind when the investigator moves."""
    show.lab(scholar(), scholar(DREAMER), enemies=[Foe(GIANT)], bag=("-8",))
    show.answer("fight lab/giant")
    show.sees(damage(DREAMER), 0)
    show.answer("move lab/loft")
    show.sees(damage(SCHOLAR), 2)
    show.sees(location(GIANT), HALL)


@shows("ahlcg/massive/d", idle=False)
def one_dodge_stops_one_of_a_massive_enemys_attacks(show: Show) -> None:
    """The other investigator is attacked all the same, and the enemy exhausts after the last attack."""
    show.lay(
        Inv(hand=["dodge"]),
        Inv("daisy-walker"),
        enemies=[Foe("umordhoth", at="hallway")],
        locations=["hallway"],
        step="3.3 enemies attack",
        active=None,
    )
    show.offers("attack core/roland-banks", "attack core/daisy-walker")
    show.answer("attack core/daisy-walker")
    show.offers("play core/dodge", "pass")
    show.answer("play core/dodge")
    show.sees(view(1, "investigators", 1, "damage"), 0)
    show.sees(view(1, "investigators", 1, "horror"), 0)
    show.sees(view(0, "investigators", 0, "damage"), 3)
    show.sees(view(0, "investigators", 0, "horror"), 3)
    show.sees(happened("attacks", "cancelled", "exhausted"), ["attacks", "cancelled", "attacks", "exhausted"])


@shows("ahlcg/prey/d")
def prey_says_nothing_about_spawning(show: Show) -> None:
    """Ravenous Ghoul engages Daisy, who drew it, though Roland has less health left."""
    show.lay(
        Inv(damage=7, play=["beat-cop"]),
        Inv(DAISY),
        lead=1,
        encounter_deck=["ravenous-ghoul", "dissonant-voices", "dissonant-voices"],
        **MYTHOS,
    )
    show.sees(threat("core/ravenous-ghoul"), 1)
