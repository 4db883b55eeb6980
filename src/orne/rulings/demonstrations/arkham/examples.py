"""The examples of the Rules Reference, with printed cards (ahlcg/example/…)."""

from __future__ import annotations

from orne.rulings.laboratory.arkham import DAISY, MASKS
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import threat, view


@shows("ahlcg/example/engage-immediately")
def a_ready_enemy_engages_at_once(show: Show) -> None:
    """An enemy that spawns here, hunts its way here or is walked up to is engaged at once."""
    show.drawing("icy-ghoul", Inv(), locations=["cellar", "hallway"])
    show.sees(threat("core/icy-ghoul"), 0)
    show.lay(
        Inv(),
        locations=["hallway", "attic"],
        enemies=[Foe("swarm-of-rats", at="attic")],
        step="3.2 hunters move",
        active=None,
    )
    show.sees(threat("core/swarm-of-rats"), 0)
    show.lay(Inv(), locations=["hallway", "attic"], enemies=[Foe("flesh-eater", at="attic")])
    show.answer("move core/attic")
    show.sees(threat("core/flesh-eater"), 0)


@shows("ahlcg/example/reaction-once-each-time-x")
def a_reaction_is_used_once_each_time(show: Show) -> None:
    """Dr. Milan Christopher pays for each of three investigations, once."""
    show.lay(
        Inv(DAISY, play=["dr-milan-christopher"], resources=0, actions=4),
        locations=[Place("hallway", clues=3)],
        bag=("0",),
    )
    for number in (1, 2, 3):
        show.answer("investigate core/hallway")
        show.offers("react core/dr-milan-christopher", "pass")
        show.answer("react core/dr-milan-christopher")
        show.sees(view(0, "investigators", 0, "resources"), number)
        show.asked(0, "turn")


@shows("ahlcg/example/group-limit-once-per-game")
def a_group_limit_is_used_up_for_everybody(show: Show) -> None:
    """After Roland, Daisy is not offered Northside's resources."""
    show.lay(Inv(), Inv(DAISY), locations=[Place("northside", clues=1)], **MASKS)
    show.answer("use core/northside")
    show.answer("end turn")
    show.asked(1, "turn")
    show.lacks("use core/northside")
    show.lay(Inv(), Inv(DAISY), locations=[Place("northside", clues=1)], active=1, **MASKS)
    show.includes("use core/northside")
