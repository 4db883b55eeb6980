"""Effects that commit characters to stories, texts that keep them there, and who was there when something happened."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import (
    AttachTo,
    Cannot,
    Choose,
    ImmuneTo,
    MustCommit,
    StaysCommitted,
    action,
    forced,
    response,
)
from orne.coc.language import (
    CHARACTER,
    HOST_STORY,
    INVESTIGATION,
    IS_COMMITTED,
    ITSELF,
    SELF,
    STORY,
    STORY_OF_THIS,
    SUPPORT,
    YOURS,
    CommitTo,
    ExhaustThis,
    everything,
    fails,
    pick,
    printed_skill,
    succeeds,
    uncommit,
    you_win,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.registry import text
from tests.coc.laboratory import BARE, ELSEWHERE, HERE, PAUSE, PAWN, Say, event, in_all_editions, lab_card, there, tool
from tests.coc.look import keys, pass_to_phase, said, seen, state_of

RUNNER = lab_card("cm-runner", action(CommitTo(pick(STORY), ITSELF)))


def where(game: Any, ref: str) -> Any:
    """The story a character is committed to."""
    return seen(game, ref)["story"]


# ---- committing by an effect


def test_an_effect_commits_without_exhausting_and_moves_from_one_story_to_another() -> None:
    game = build(Side(play=[RUNNER, PAUSE]), step="story actions")
    assert keys(game) == ["pass", f"use {RUNNER}", "use lab/pause"]
    game.choose(f"use {RUNNER}")
    assert keys(game) == [f"commit to {HERE}", f"commit to {ELSEWHERE}", "commit to core/frozen-in-time"]
    game.choose(f"commit to {HERE}")
    assert (where(game, RUNNER), state_of(game, RUNNER)) == (HERE, "ready")
    game.choose(f"use {RUNNER}")
    assert keys(game) == [f"commit to {ELSEWHERE}", "commit to core/frozen-in-time"]
    game.choose(f"commit to {ELSEWHERE}")
    assert where(game, RUNNER) == ELSEWHERE
    assert text(RUNNER) == "Action: Commit this card to a story."


def test_a_defender_is_committed_only_where_somebody_attacks() -> None:
    """coc/faq/military-bike-defender."""
    game = build(
        Side(play=[there(PAWN)]), Side(play=[RUNNER, PAUSE]), step="actions after attackers commit"
    )  # fmt: skip
    game.choose(f"use {RUNNER}")
    assert where(game, RUNNER) == HERE
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(), Side(play=[RUNNER, PAUSE]), step="story actions")
    assert keys(game) == ["pass", "use lab/pause"]


def test_all_of_a_kind_are_exhausted_and_committed_but_for_those_that_are_immune_or_cannot() -> None:
    leader = tool("cm-leader", action(CommitTo(pick(STORY), everything(CHARACTER & YOURS), exhausting=True)))
    bound = lab_card("cm-bound", Cannot("commit", SELF))
    aloof = lab_card("cm-aloof", ImmuneTo(SELF, SUPPORT))
    game = build(Side(play=[leader, PAWN, bound, aloof, PAUSE]), step="story actions")
    game.choose(f"use {leader}")
    game.choose(f"commit to {ELSEWHERE}")
    found = {ref: (where(game, ref), state_of(game, ref)) for ref in (PAWN, bound, aloof)}
    assert found == {PAWN: (ELSEWHERE, "exhausted"), bound: (None, "exhausted"), aloof: (None, "ready")}
    assert text(leader) == "Action: Exhaust and commit all characters you control to a story."


def test_the_story_of_a_card_is_the_one_it_is_committed_to() -> None:
    caller = lab_card("cm-caller", action(CommitTo(STORY_OF_THIS), Choose(CHARACTER & YOURS), cost=ExhaustThis()))
    game = build(Side(play=[At(caller, story=1), PAWN, PAUSE]), step="actions after attackers commit")
    game.choose(f"use {caller}")
    assert keys(game) == [f"choose {caller}", f"choose {PAWN}"]
    game.choose(f"choose {PAWN}")
    assert where(game, PAWN) == ELSEWHERE
    game = build(Side(play=[caller, PAWN, PAUSE]), step="story actions")
    assert keys(game) == ["pass", "use lab/pause"]


# ---- staying


@in_all_editions
def test_who_stays_is_kept_by_the_rules_and_removed_by_effects(edition: str) -> None:
    anchor = tool("cm-anchor", StaysCommitted(CHARACTER & YOURS))
    off = event("cm-off", uncommit(), Choose(CHARACTER & IS_COMMITTED))
    game = build(
        Side(hand=[off], play=[there(PAWN), anchor, PAUSE]),
        Side(play=[there("bag-man"), PAUSE]),
        stories=[BARE, HERE, ELSEWHERE],
        step="stories resolve",
        edition=edition,
    )
    pass_to_phase(game, "operations")
    assert (where(game, PAWN), where(game, "bag-man")) == (BARE, None)
    while keys(game) != ["pass", f"play {off}", "use lab/pause"]:
        game.choose("pass")
    game.choose(f"play {off}")
    assert where(game, PAWN) is None
    assert text(anchor) == (
        "Characters you control stay committed until the story is won or a card effect removes them."
    )


# ---- who was there


@pytest.mark.parametrize("kind", [forced, response])
def test_who_was_at_a_story_that_is_won_answers_to_what_was_won_there(kind: Any) -> None:
    """The story is won by it, and everybody leaves, before anything answers (coc/rule/3.2-resolving-stories/c)."""
    library = lab_card("cm-library", type="story", struggles=(0, 0, 0, 1))
    name = "f" if kind is forced else "r"
    clerk = lab_card(f"cm-clerk-{name}", kind(you_win(INVESTIGATION, here=True), Say("won")), icons=(0, 0, 0, 1))
    game = build(
        Side(play=[there(clerk), there(clerk, story=1), PAUSE]),
        Side(play=[there(PAWN, story=1)]),
        stories=[Story(library, (4, 0)), BARE, HERE],
        step="stories resolve",
    )
    game.choose(f"resolve {library}")
    game.choose(f"place {library}")
    if kind is response:
        assert keys(game) == ["pass", f"use {clerk}"]
        game.choose(f"use {clerk}")
    assert said(game) == ["won"]
    assert keys(game) == ["pass", "use lab/pause"]


def test_success_and_failure_are_answered_by_who_is_there() -> None:
    glad = lab_card("cm-glad", forced(succeeds(here=True), Say("glad")), skill=2)
    sad = lab_card("cm-sad", forced(fails(here=True), Say("sad")), skill=0)
    second = lab_card("cm-second", type="story", struggles=(0, 0, 0, 0))
    game = build(
        Side(play=[there(glad), there(sad), there(glad, story=1), there(sad, story=1), PAUSE]),
        Side(play=[there(lab_card("cm-giant", skill=9), story=1)]),
        stories=[BARE, second, HERE],
        step="stories resolve",
    )
    game.choose(f"resolve {BARE}")
    assert said(game) == ["glad", "sad"]
    assert keys(game) == ["pass", "use lab/pause"]


# ---- stories that are closed to some


MAZE = tool("cm-maze", AttachTo(STORY), Cannot("commit", CHARACTER & printed_skill(most=1), to=HOST_STORY))
STRONG = lab_card("cm-strong", skill=2)
OBLIGED = lab_card("cm-must", MustCommit(SELF))


def test_a_story_is_closed_to_some_characters() -> None:
    game = build(
        Side(play=[PAWN, STRONG, RUNNER, PAUSE, At(MAZE, on=HERE)]),
        stories=[HERE, ELSEWHERE],
        step="active player commits",
    )
    assert keys(game) == [
        f"commit {RUNNER} {ELSEWHERE}",
        f"commit {STRONG} {HERE}",
        f"commit {STRONG} {ELSEWHERE}",
        f"commit {PAWN} {ELSEWHERE}",
        "done",
    ]
    assert "forbids" in str(game.why_not(f"commit {PAWN} {HERE}"))
    assert (
        text(MAZE) == "Attach to a story.\nCharacters with printed skill at most 1 cannot commit to the attached story."
    )


def test_an_effect_does_not_commit_there_either() -> None:
    game = build(Side(play=[RUNNER, PAUSE, At(MAZE, on=HERE)]), stories=[HERE, ELSEWHERE], step="story actions")
    game.choose(f"use {RUNNER}")
    assert where(game, RUNNER) == ELSEWHERE


def test_nobody_is_bound_to_commit_where_every_story_is_closed() -> None:
    game = build(Side(play=[OBLIGED, STRONG, At(MAZE, on=HERE)]), stories=[HERE], step="active player commits")
    assert keys(game) == [f"commit {STRONG} {HERE}", "done"]
