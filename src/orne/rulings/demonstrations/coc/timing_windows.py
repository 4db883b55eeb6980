"""When something can be done, and who is asked first."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import disrupt, response
from orne.coc.events import DRAWS
from orne.rulings.laboratory.coc import BARE, BELL, BORE, FULL, PAUSE, PAWN, PUMP, Say, lab_card, on
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import (
    active,
    entries,
    hand_size,
    happened,
    said,
    sources,
    step,
    stories_resolved,
    struggles_so_far,
)

OBJECTION = lab_card("objection", disrupt(on(DRAWS), Say("objection")), type="support")
PHASE_OBJECTION = lab_card("late-objection", disrupt(on(events.DRAW_PHASE_DRAW), Say("late")), type="support")
CHART_FOE = lab_card("chart-foe", icons=(1, 1, 1, 1), skill=3)
HURRAH = lab_card("hurrah-after-struggles", response(on(events.STRUGGLE_WON), Say("hurrah")), type="support")


@shows("coc/timing/end-of-story-phase/c")
def actions_before_committing_though_nobody_commits(show: Show) -> None:
    """The story phase has a window for actions before the commit step, and may end without a commitment."""
    show.lay(Side(play=["mad-artist", PAUSE]), stories=[FULL, BARE], step="story phase begins")
    show.sees(step(), "story actions")
    show.asked(0, "action")
    show.offers("use lab/pause", "pass")
    show.answer("pass")
    show.asked(0, "commit")
    show.answer("done")
    show.sees(happened("committed", "story resolves"), [])
    show.sees(active(), 1)


@shows("coc/timing/disrupts-step/c")
def the_player_on_the_left_is_the_first_to_disrupt_an_action(show: Show) -> None:
    """What a player does may first be disrupted by the other; what the game does, by the active player."""
    show.lay(Side(play=[PUMP, OBJECTION]), Side(play=[OBJECTION]))
    show.answer("use lab/pump")
    show.asked(1, "disrupt")
    show.offers("use lab/objection#2", "pass")
    show.answer("pass")
    show.asked(0, "disrupt")
    show.offers("use lab/objection", "pass")
    show.answer("pass")
    show.lay(Side(play=[PHASE_OBJECTION, PAUSE]), Side(play=[PHASE_OBJECTION]), step="draw")
    show.asked(0, "disrupt")
    show.offers("use lab/late-objection", "pass")
    show.answer("pass")
    show.asked(1, "disrupt")
    show.offers("use lab/late-objection#2", "pass")
    show.answer("pass")
    show.sees(said(), [])


@shows("coc/timing/end-of-story-phase/a")
def the_story_phase_ends_at_once_when_nobody_commits(show: Show) -> None:
    """When the active player commits nobody, the other player's turn begins."""
    show.lay(Side(play=[PAWN, BELL]), Side(play=[BORE, BELL]))
    show.answer("pass", "pass")
    show.sees(step(), "story actions")
    show.asked(0, "action")
    show.answer("pass", "pass")
    show.sees(step(), "active player commits")
    show.asked(0, "commit")
    show.answer("done")
    show.sees(active(), 1)
    show.sees(step(), "refresh actions")


@shows("coc/timing/end-of-story-phase/b")
def the_end_of_the_turn_is_a_phase_without_actions(show: Show) -> None:
    """After the last actions of the story phase comes the end, in which nobody is asked, then the next turn."""
    show.lay(Side(play=[PAWN, BELL]), Side(play=[BELL]), step="last story actions")
    show.asked(0, "action")
    show.answer("pass")
    show.asked(1, "action")
    show.answer("pass")
    show.sees(entries("phase"), [["", 0, None, "end"], ["", 1, None, "beginning"], ["", 1, None, "refresh"]])
    show.asked(1, "action")
    show.sees(step(), "refresh actions")


@shows("coc/timing/framework-actions/b")
def each_box_of_the_chart_comes_in_its_order(show: Show) -> None:
    """Story, end, the next player's refresh and draw: the two cards are drawn by the game, not by a card."""
    show.lay(Side(play=[PAWN, BELL]), Side(play=[BELL]))
    show.pass_to("draw actions")
    show.sees(
        entries("phase"),
        [
            ["", 0, None, "story"],
            ["", 0, None, "end"],
            ["", 1, None, "beginning"],
            ["", 1, None, "refresh"],
            ["", 1, None, "draw"],
        ],
    )
    show.sees(sources("drawn"), ["game", "game"])
    show.sees(hand_size(1), 2)
    show.lay(Side(play=["mad-artist", PAUSE]), stories=[BARE], step="active player commits")
    show.answer(f"commit mad-artist {BARE}")
    show.sees(sources("committed"), ["game"])


@shows("coc/timing/story-phase-chart-ccg")
def the_steps_of_the_story_phase(show: Show) -> None:
    """Four boxes of actions, two commit steps, the stories in the active player's order, one box of responses."""
    show.lay(
        Side(play=[CHART_FOE, CHART_FOE, HURRAH, BELL]),
        Side(play=[BELL, PAWN]),
        stories=[FULL, BARE],
        step="story phase begins",
    )
    show.sees(step(), "story actions")
    show.asked(0, "action")
    show.answer("pass", "pass")
    show.sees(step(), "active player commits")
    show.answer(f"commit {CHART_FOE} {FULL}", f"commit {CHART_FOE}#2 {BARE}")
    show.sees(step(), "actions after attackers commit")
    show.asked(0, "action")
    show.answer("pass", "pass")
    show.sees(step(), "defender commits")
    show.asked(1, "commit")
    show.answer("done")
    show.sees(step(), "actions after defenders commit")
    show.asked(0, "action")
    show.answer("pass", "pass")
    show.sees(step(), "stories resolve")
    show.asked(0, "resolve")
    show.offers(f"resolve {FULL}", f"resolve {BARE}")
    show.answer(f"resolve {FULL}")
    show.asked(0, "arcane")
    show.answer("none")
    show.asked(0, "investigation")
    show.answer("none")
    show.sees(stories_resolved(), [FULL, BARE])
    show.sees(struggles_so_far(), [[kind, 0, [1, 0]] for kind in ("Terror", "Combat", "Arcane", "Investigation")])
    show.asked(0, "response")
    show.answer("pass")
    show.sees(step(), "last story actions")
    show.asked(0, "action")
    show.answer("pass", "pass")
    show.sees(
        happened("story resolves", "struggle", "skill compared", "uncommitted"),
        [
            "story resolves",
            *["struggle"] * 4,
            "skill compared",
            "story resolves",
            "skill compared",
            *["uncommitted"] * 2,
        ],
    )
    show.sees(active(), 1)
