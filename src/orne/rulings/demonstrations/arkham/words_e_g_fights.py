"""Enemies: engagement, fighting, evading; what a basic action tests."""

from __future__ import annotations

from orne.arkham.abilities import Use, forced
from orne.arkham.events import ENTERS_LOCATION
from orne.arkham.language import Do, after
from orne.arkham.state import NOWHERE
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    BASIC,
    DREAMER,
    FIEND,
    HALL,
    LOFT,
    SCHOLAR,
    SHY,
    lab_card,
    pause,
    scholar,
    uid_of,
)
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    damage,
    entries,
    exhausted,
    location,
    said,
    threat,
)


def _look(g: ArkhamTable, use: Use) -> None:
    """Say who is engaged with the fiend."""
    g.note("said", NOWHERE, after=str(g.state.cards[uid_of(g, FIEND)].threat))


GATE = lab_card(
    "watching-gate",
    forced(after(ENTERS_LOCATION, lambda g, use, e: e.location == use.holder, "you enter"), Do(_look)),
    type="location",
    connects=("hall",),
    symbol="loft",
)


@shows("ahlcg/engage-action/a")
def engaging_puts_an_enemy_into_ones_threat_area(show: Show) -> None:
    """For an action an enemy here comes into one's threat area, from another's or from the location."""
    foes = [Foe(FIEND, engaged=1), Foe(SHY), Foe(FIEND, engaged=0, exhausted=True), Foe(FIEND, at=LOFT)]
    show.lab(scholar(), scholar(DREAMER), enemies=foes)
    show.offers(
        *BASIC,
        "fight lab/fiend",
        "engage lab/fiend",
        "engage lab/shy",
        "fight lab/fiend#2",
        "evade lab/fiend#2",
        "end turn",
    )
    show.answer("engage lab/shy")
    show.sees(threat(SHY), 0)
    show.sees(location(SHY), HALL)
    show.sees(actions(0), 2)
    show.answer("engage lab/fiend")
    show.sees(threat(FIEND), 0)
    show.sees(actions(0), 1)
    show.offers(
        *BASIC,
        "fight lab/fiend",
        "evade lab/fiend",
        "fight lab/shy",
        "evade lab/shy",
        "fight lab/fiend#2",
        "evade lab/fiend#2",
        "end turn",
    )


@shows("ahlcg/enemy-engagement/a", "ahlcg/enemy-engagement/c", "ahlcg/enemy-engagement/e")
def any_number_of_enemies_engages_whoever_comes(show: Show) -> None:
    """Five enemies are unengaged at the Loft; all five are in the threat area of the investigator who comes there."""
    show.lab(scholar(), enemies=[Foe(FIEND, at=LOFT)] * 5)
    for number in range(1, 6):
        show.sees(threat(FIEND, number), None)
        show.sees(location(FIEND, number), LOFT)
    show.answer("move lab/loft")
    for number in range(1, 6):
        show.sees(threat(FIEND, number), 0)
        show.sees(location(FIEND, number), LOFT)
    show.offers_of("fight", "fight lab/fiend", *(f"fight lab/fiend#{number}" for number in range(2, 6)))


@shows("ahlcg/enemy-engagement/c")
def enemies_engage_before_what_comes_after_entering(show: Show) -> None:
    """When the location's own text answers the arrival, the enemy there is engaged already."""
    show.lab(scholar(), locations=[HALL, GATE], enemies=[Foe(FIEND, at=GATE)])
    show.answer("move lab/watching-gate")
    show.sees(said(), ["0"])
    show.lab(scholar(), locations=[HALL, GATE], enemies=[Foe(FIEND, at=GATE, exhausted=True)])
    show.answer("move lab/watching-gate")
    show.sees(said(), ["-1"])


@shows("ahlcg/enemy-engagement/f")
def an_exhausted_enemy_engages_only_when_it_readies(show: Show) -> None:
    """It stays unengaged through the turn and the enemy phase, and engages as soon as it readies."""
    show.lab(scholar(play=[pause()]), enemies=[Foe(FIEND, exhausted=True)])
    show.answer("end turn")
    for _ in range(2):
        show.sees(threat(FIEND), None)
        show.sees(exhausted(FIEND), True)
        show.answer("pass")
    show.pass_to("turn")
    show.sees(exhausted(FIEND), False)
    show.sees(threat(FIEND), 0)
    show.sees(damage(SCHOLAR), 0)


@shows("ahlcg/evade/a", "ahlcg/evade/b", "ahlcg/evade/c")
def evading_is_an_agility_test_whose_results_come_last(show: Show) -> None:
    """Only one's own enemy may be evaded; it is ready and engaged until the results, and stays so after a failure."""
    for token, succeeds in (("0", True), ("-1", False)):
        show.lab(scholar(play=[pause()]), enemies=[Foe(FIEND, engaged=0), Foe(SHY)], bag=(token,))
        show.offers_of("evade", "evade lab/fiend")
        show.answer("evade lab/fiend")
        show.sees(entries("test"), [(FIEND, 0, "agility", 3)])
        show.sees(actions(0), 2)
        for _ in range(2):
            show.offers("use lab/pause", "pass")
            show.sees(exhausted(FIEND), False)
            show.sees(threat(FIEND), 0)
            show.answer("pass")
        show.asked(0, "turn")
        show.sees(exhausted(FIEND), succeeds)
        show.sees(threat(FIEND), None if succeeds else 0)
        show.sees(location(FIEND), HALL)
        show.sees(damage(SCHOLAR), 0)


@shows("ahlcg/fight-action/a")
def a_fight_is_a_combat_test_against_the_fight_value(show: Show) -> None:
    """One action, Roland's combat against the minion's 2, and 1 damage with the results, not before."""
    show.lay(Inv(play=[pause()]), enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", at="attic")])
    show.offers_of("fight", "fight ghoul-minion")
    show.answer("fight ghoul-minion")
    show.sees(entries("test"), [("ghoul-minion", 0, "combat", 2)])
    show.sees(actions(0), 2)
    for _ in range(2):
        show.offers("use lab/pause", "pass")
        show.sees(damage("ghoul-minion"), 0)
        show.answer("pass")
    show.sees(damage("ghoul-minion"), 1)
    show.asked(0, "turn")
    show.answer("end turn")
    show.offers("use lab/pause", "pass")
