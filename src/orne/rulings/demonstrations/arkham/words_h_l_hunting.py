"""Investigating, and enemies that hunt."""

from __future__ import annotations

from typing import Any

from orne.rulings.laboratory.arkham import CRYPT, DREAMER, ENEMY_PHASE, HALL, HUNTER, LOFT, SHY, TOWER, pause, scholar
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import actions, clues, entries, location, revealed, threat


@shows("ahlcg/investigate-action/a", "ahlcg/investigate-action/b", "ahlcg/investigate-action/c")
def investigating_is_an_intellect_test_against_the_shroud(show: Show) -> None:
    """One action; one clue moves from the Study to Daisy with the results, and is hers to spend on the act."""
    show.lay(
        Inv("daisy-walker", clues=1, play=[pause()]),
        locations=[Place("study", clues=2)],
        act="trapped",
        later_acts=["the-barrier"],
        set_aside=["hallway", "attic", "cellar", "parlor"],
    )
    show.lacks("advance trapped")
    show.answer("investigate study")
    show.sees(entries("test"), [("study", 0, "intellect", 2)])
    show.sees(actions(0), 2)
    for _ in range(2):
        show.offers("use lab/pause", "pass")
        show.sees(clues("study"), 2)
        show.sees(clues("daisy-walker"), 1)
        show.answer("pass")
    show.sees(clues("study"), 1)
    show.sees(clues("daisy-walker"), 2)
    show.includes("advance trapped")


@shows("ahlcg/hunter/a", "ahlcg/hunter/c")
def hunters_go_one_connection_along_a_shortest_path(show: Show) -> None:
    """A ready one takes one of two ways, as the lead says; exhausted and engaged ones stay; nothing is revealed."""
    places: list[str | Place] = [HALL, Place(LOFT, revealed=False), CRYPT, TOWER]
    foes = [Foe(HUNTER, at=TOWER), Foe(HUNTER, at=TOWER, exhausted=True), Foe(HUNTER, engaged=0), Foe(SHY, at=TOWER)]
    show.lab(scholar(play=[pause()]), locations=places, enemies=foes, **ENEMY_PHASE)
    show.asked(0, "go")
    show.offers("go lab/loft", "go lab/crypt")
    show.answer("go lab/loft")
    show.sees(location(HUNTER), LOFT)
    show.sees(threat(HUNTER), None)
    show.sees(location(HUNTER, 2), TOWER)
    show.sees(location(HUNTER, 3), HALL)
    show.sees(location(SHY), TOWER)
    show.sees(revealed(LOFT), False)
    near: dict[str, Any] = {"enemies": [Foe(HUNTER, at=LOFT)], **ENEMY_PHASE}
    show.lab(scholar(play=[pause()]), scholar(DREAMER, at=3), **{**near, "enemies": [Foe(HUNTER, engaged=0)]})
    show.sees(location(HUNTER), HALL)
    show.lab(scholar(play=[pause()]), **near)
    show.sees(location(HUNTER), HALL)
    show.sees(threat(HUNTER), 0)
