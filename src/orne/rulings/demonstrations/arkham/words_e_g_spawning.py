"""Where enemies spawn, and when hunters move."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import Use
from orne.arkham.language import LOCATION, Sel, Spawn
from orne.arkham.rules.locations import distance
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DREAMER, DUST, HALL, HUNTER, LOFT, MYTHOS, TOWER, lab_card, pause, scholar
from orne.rulings.showing.arkham import Foe, Inv, Show, shows
from orne.rulings.showing.arkham_probes import location, threat


def _far(g: ArkhamTable, use: Use, place: int) -> bool:
    away = {x: min(distance(g, g.state.place[who], x) for who in g.players()) for x in g.state.locations}
    return away[place] == max(away.values())


REMOTE = lab_card("remote", Spawn(LOCATION & Sel(_far, after=("farthest from all",))), type="enemy")
WIDE_RING = [
    lab_card(f"ring-{n}", type="location", connects=(f"ring-{(n + 1) % 6}", f"ring-{(n - 1) % 6}")) for n in range(6)
]


@shows("ahlcg/enemy-cards/a")
def a_drawn_enemy_spawns_by_its_text_or_with_its_drawer(show: Show) -> None:
    """Ghoul Minion engages its drawer; Flesh-Eater spawns in the Attic as its text says."""
    house: dict[str, Any] = {"encounter_deck": ("ghoul-minion", "flesh-eater", "ancient-evils"), **MYTHOS}
    show.lay(Inv("daisy-walker"), Inv("wendy-adams"), **house)
    show.sees(threat("core/ghoul-minion"), 0)
    show.sees(location("core/flesh-eater"), "attic")
    show.sees(threat("core/flesh-eater"), None)


@shows("ahlcg/empty-location/a")
def an_empty_location_has_neither_enemy_nor_investigator(show: Show) -> None:
    """With rats in the Attic, the Acolyte can only come to the Cellar."""
    show.lay(
        Inv(play=[pause()]),
        enemies=[Foe("swarm-of-rats", at="attic", exhausted=True)],
        encounter_deck=("acolyte", "ancient-evils"),
        **MYTHOS,
    )
    show.sees(location("core/acolyte"), "cellar")


@shows("ahlcg/farthest-from-all-investigators/a", idle=False)
def an_enemy_may_spawn_farthest_from_all(show: Show) -> None:
    """Of six places in a ring the two that are farthest from both investigators are offered."""
    show.lab(
        scholar(play=[pause()]),
        scholar(DREAMER, at=1),
        locations=WIDE_RING,
        encounter_deck=[REMOTE, DUST, DUST],
        **MYTHOS,
    )
    show.offers("spawn lab/ring-3", "spawn lab/ring-4")


@shows("ahlcg/enemy-cards/d")
def hunters_move_in_the_enemy_phase_only(show: Show) -> None:
    """The hunter stays where it is during the investigation phase and moves in the enemy phase."""
    show.lab(
        scholar(play=[pause()]),
        enemies=[Foe(HUNTER, at=TOWER)],
        step="2.1 investigation phase begins",
        active=None,
        locations=[HALL, LOFT, TOWER],
    )
    show.pass_to("turn")
    show.sees(location(HUNTER), TOWER)
    show.answer("end turn")
    show.sees(location(HUNTER), LOFT)
    show.asked(0, "window")
