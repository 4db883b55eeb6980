"""Acts and agendas: their clues and doom, and when the act may be advanced."""

from __future__ import annotations

from typing import Any

from orne.rulings.laboratory.arkham import (
    AGENDA,
    DREAMER,
    HALL,
    PILOT,
    SAILOR,
    SCHOLAR,
    SECOND_ACT,
    SECOND_AGENDA,
    pause,
    scholar,
)
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    act,
    actions,
    agenda,
    clues,
    doom,
    entries,
    prompt,
    resolution,
    times,
    victory,
)

DOOM: dict[str, Any] = {"step": "1.2 place doom", "active": None}
PEOPLE = (SCHOLAR, DREAMER, PILOT, SAILOR)
OTHER_CULTISTS = ["peter-warren", "victoria-devereux", "ruth-turner", "wolf-man-drew", "the-masked-hunter"]
CLUE_HERE: dict[str, Any] = {"locations": [Place(HALL, clues=1)], "later_acts": [SECOND_ACT]}


@shows("ahlcg/act-deck-and-agenda-deck/h")
def a_flat_doom_threshold_is_the_same_for_any_number(show: Show) -> None:
    """An agenda with a flat 3 doom advances at 3 for one to four investigators."""
    for number in (1, 2, 3, 4):
        people = [scholar(each, play=[pause()]) for each in PEOPLE[:number]]
        show.lab(*people, agenda_doom=2, later_agendas=[SECOND_AGENDA], **DOOM)
        show.sees(agenda(), SECOND_AGENDA)
        show.lab(*people, agenda_doom=1, later_agendas=[SECOND_AGENDA], **DOOM)
        show.sees(agenda(), AGENDA)


@shows("ahlcg/act-deck-and-agenda-deck/d", "ahlcg/skill-test/windows")
def the_act_may_advance_in_both_windows_of_a_test(show: Show) -> None:
    """Clues are spent in a window of a test without an action, and the test goes on."""
    show.lab(scholar(clues=2), **CLUE_HERE)
    show.answer("investigate lab/hall")
    show.asked(0, "window")
    show.offers("advance lab/act", "pass")
    show.sees(prompt(), "Skill test: before committing")
    show.answer("pass")
    show.offers("advance lab/act", "pass")
    show.sees(prompt(), "Skill test: before the token")
    show.answer("advance lab/act")
    show.sees(act(), SECOND_ACT)
    show.sees(actions(0), 2)
    show.sees(clues(SCHOLAR), 1)
    show.asked(0, "turn")
    show.sees(entries("clues spent"), [("", 0, None, 2)])


@shows("ahlcg/act-deck-and-agenda-deck/b", "ahlcg/act-deck-and-agenda-deck/f")
def without_enough_clues_or_with_an_objective_nothing_is_asked(show: Show) -> None:
    """With too few clues, or with the Objective of The Barrier, advancing is not offered."""
    show.lab(scholar(clues=1), **CLUE_HERE)
    show.answer("investigate lab/hall")
    show.asked(0, "turn")
    show.lay(Inv(clues=3), locations=[Place("hallway", clues=1)])
    show.answer("investigate core/hallway")
    show.asked(0, "turn")


@shows("ahlcg/act-deck-and-agenda-deck/f")
def an_objective_may_be_met_without_a_defeat(show: Show) -> None:
    """Herman Collins, talked away for four cards, is the sixth Cultist in the victory display: the act advances."""
    for beaten, end in ((OTHER_CULTISTS[1:], ""), (OTHER_CULTISTS, "R1")):
        show.lay(
            Inv(hand=["knife"] * 4),
            locations=[Place("graveyard", clues=1)],
            scenario="the-midnight-masks",
            act="uncovering-the-conspiracy",
            agenda="predator-or-prey",
            enemies=[Foe("herman-collins", engaged=0)],
            victory=beaten,
        )
        show.answer("use herman-collins")
        show.sees(victory(), [*beaten, "herman-collins"])
        show.sees(times("enemy defeated"), 0)
        show.sees(resolution(), end)


@shows("ahlcg/act-deck-and-agenda-deck/d", idle=False)
def in_a_test_at_the_end_of_the_turn_the_turn_is_over(show: Show) -> None:
    """Frozen in Fear is tested when the turn has ended, and the act can no longer be advanced."""
    frozen = Inv(clues=2, threat=["frozen-in-fear"], play=[pause()])
    show.lay(frozen, act="trapped", later_acts=["the-barrier"])
    show.includes("advance core/trapped")
    show.answer("end turn")
    show.asked(0, "window")
    show.offers("use lab/pause", "pass")
    show.sees(prompt(), "Skill test: before committing")


@shows("ahlcg/act-deck-and-agenda-deck/e")
def for_the_group_the_active_investigator_says_so(show: Show) -> None:
    """The active investigator advances the act in their test, and both pay for it."""
    show.lab(scholar(clues=3), scholar(DREAMER, clues=2), active=1, **CLUE_HERE)
    show.answer("investigate lab/hall")
    show.asked(1, "window")
    show.offers("advance lab/act", "pass")
    show.answer("advance lab/act")
    show.asked(0, "spend")
    show.offers("spend 2", "spend 3")
    show.answer("spend 2")
    show.sees(clues(SCHOLAR), 1)
    show.sees(clues(DREAMER), 1)
    show.asked(1, "turn")


@shows("ahlcg/act-deck-and-agenda-deck/d")
def outside_turns_the_act_does_not_advance(show: Show) -> None:
    """In windows that belong to nobody's turn the act cannot be advanced."""
    for step in ("mythos window", "investigation window", "enemy window", "last enemy window", "upkeep window"):
        show.lab(scholar(clues=2, play=[pause()]), step=step, active=None)
        show.asked(0, "window")
        show.offers("use lab/pause", "pass")


@shows(
    "ahlcg/act-deck-and-agenda-deck/b",
    "ahlcg/act-deck-and-agenda-deck/c",
    "ahlcg/act-deck-and-agenda-deck/d",
    "ahlcg/act-deck-and-agenda-deck/e",
    "ahlcg/act-deck-and-agenda-deck/m",
    "ahlcg/clues/e",
    "ahlcg/costs/h",
)
def the_group_shares_the_clues_of_the_act_wherever_they_are(show: Show) -> None:
    """Two investigators at different locations share the 4 clues; the doom on the agenda stays."""
    show.lab(
        scholar(clues=3), scholar(DREAMER, at=1, clues=2), later_acts=[SECOND_ACT], agenda_doom=1, bag=("auto-fail",)
    )
    show.includes("advance lab/act")
    show.answer("advance lab/act")
    show.offers("spend 2", "spend 3")
    show.answer("spend 2")
    show.sees(clues(SCHOLAR), 1)
    show.sees(clues(DREAMER), 0)
    show.sees(doom(AGENDA), 1)
    show.lab(scholar(clues=3), scholar(DREAMER))
    show.lacks("advance lab/act")
