"""Moving, revealing locations, and moving tokens."""

from __future__ import annotations

from orne.rulings.laboratory.arkham import ENEMY_PHASE, HALL, HUNTER, LOFT, TOWER, lab_card, pause, scholar
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import clues, damage, happened, location, log, resources, revealed, uses

SLOPE = lab_card("slope", type="location", connects=("pit",))
PIT = lab_card("pit", type="location", connects=())


@shows("ahlcg/move/c")
def a_connection_may_lead_one_way(show: Show) -> None:
    """From the slope one may move to the pit, and from the pit nowhere."""
    show.lab(scholar(), locations=[SLOPE, PIT])
    show.offers_of("move", "move lab/pit")
    show.answer("move lab/pit")
    show.offers_of("move")
    show.sees(log("moved"), ["moved lab/scholar"])


@shows("ahlcg/move/f", "ahlcg/location-cards/d")
def entering_reveals_and_brings_clues_once(show: Show) -> None:
    """The Cellar gets its 2 clues and then hurts; entered again it gets no more."""
    show.lay(Inv("daisy-walker"), locations=["hallway", Place("cellar", revealed=False)])
    show.answer("move core/cellar")
    show.sees(revealed("core/cellar"), True)
    show.sees(clues("core/cellar"), 2)
    show.sees(damage("core/daisy-walker"), 1)
    show.sees(happened("revealed", "hurt"), ["revealed", "hurt"])
    show.answer("move core/hallway", "move core/cellar")
    show.sees(clues("core/cellar"), 2)


@shows("ahlcg/move/g")
def an_enemy_reveals_nothing(show: Show) -> None:
    """The hunter moves into an unrevealed location, which stays unrevealed."""
    show.lay(
        Inv(play=[pause()]),
        locations=["hallway", Place("attic", revealed=False), "cellar"],
        enemies=[Foe("swarm-of-rats", at="cellar")],
        **ENEMY_PHASE,
    )
    show.sees(location("core/swarm-of-rats"), "hallway")
    show.lab(
        scholar(play=[pause()]),
        locations=[HALL, Place(LOFT, revealed=False), TOWER],
        enemies=[Foe(HUNTER, at=TOWER)],
        **ENEMY_PHASE,
    )
    show.sees(location(HUNTER), LOFT)
    show.sees(revealed(LOFT), False)


@shows("ahlcg/move/h")
def abilities_move_tokens_too(show: Show) -> None:
    """Hospital Debts moves a resource from its bearer's pool onto the card."""
    show.lay(Inv("skids-otoole", threat=["hospital-debts"], resources=4))
    show.answer("use core/hospital-debts")
    show.sees(resources(0), 3)
    show.sees(uses("core/hospital-debts"), 1)


@shows("ahlcg/move-action/a", "ahlcg/move/i")
def why_somebody_does_not_move_somewhere(show: Show) -> None:
    """Not to where they are, nor past the Hallway to the Cellar, nor into the Parlor before it is revealed."""
    show.lay(Inv(), locations=["attic", "hallway", "cellar", Place("parlor", revealed=False)])
    show.offers_of("move", "move hallway")
    show.why_not("move attic", "ahlcg/move/i")
    show.why_not("move cellar", "ahlcg/move-action/a")
    show.answer("move hallway")
    show.offers_of("move", "move attic", "move cellar")
    show.why_not("move parlor", "ahlcg/cannot/a")
