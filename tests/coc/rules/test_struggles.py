"""Struggles: icons, characters who come and go in the middle, stories won before they are over."""

from __future__ import annotations

from typing import Any

from orne.coc import events
from orne.coc.abilities import (
    Cannot,
    Use,
    disrupt,
)
from orne.coc.language import (
    CHARACTER,
    SELF,
    YOURS,
    Do,
    SacrificeThis,
    everything,
    uncommit,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.rules import success
from orne.coc.state import EXHAUSTED
from orne.coc.table import CocTable
from orne.kernel.game import Game
from tests.coc.laboratory import BELL, FULL, OAF, PAUSE, PAWN, Say, in_all_editions, lab_card, on, tool
from tests.coc.look import card, entries, idle, keys, log
from tests.look import asked, reasons

# ---- struggles


def resolving(edition: str, attackers: list[str], defenders: list[str], **rest: Any) -> Game[Any]:
    """Everybody who may commits to the first story, nobody acts, and the stories begin to resolve."""
    sides = Side(play=[*attackers, PAUSE]), Side(play=[*defenders, PAUSE])
    game = build(*sides, edition=edition, step="active player commits", **rest)
    for _ in (0, 1):
        while asked(game)[1] == "commit":
            game.choose(game.options[0])
        game.play("pass", "pass")
    return game


def totals(game: Game[Any]) -> list[tuple[str, list[int]]]:
    """The struggles that were counted."""
    return [(entry.before, entry.after) for entry in game.log if entry.kind == "struggle"]


def five_tokens(g: CocTable, use: Use) -> bool:
    """Put five success tokens on the first story."""
    return success.place(g, use.seat, g.state.row[0], use, 5)


# ---- immunity


@in_all_editions
def test_who_leaves_the_story_before_a_struggle_is_lost_does_not_suffer_for_it(edition: str) -> None:
    """coc/timing/disrupt-struggle-would-win-lose"""
    exit_ = tool(
        "emergency-exit",
        disrupt(on(events.STRUGGLE_WOULD), uncommit(everything(CHARACTER & YOURS)), cost=SacrificeThis()),
    )
    game = resolving(edition, ["keeper-of-the-golden-path"], [PAWN, exit_])
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {exit_}"])
    game.choose(f"use {exit_}")
    assert (totals(game)[0], card(game, PAWN).state) == (("Terror", [2, 0]), EXHAUSTED)
    assert idle(game)


@in_all_editions
def test_a_story_everybody_left_resolves_for_nothing(edition: str) -> None:
    """coc/rule/3.2-resolving-stories/b"""
    alarm = tool(
        "fire-alarm", disrupt(on(events.STRUGGLE_BEFORE), uncommit(everything(CHARACTER)), cost=SacrificeThis())
    )
    game = resolving(edition, ["keeper-of-the-golden-path"], [PAWN, alarm])
    game.choose(f"use {alarm}")
    assert [counted for _, counted in totals(game)] == [[0, 0]] * 4
    assert (log(game, "success token"), idle(game)) == ([], True)


@in_all_editions
def test_a_story_won_while_its_combat_wounds_somebody_is_over(edition: str) -> None:
    """coc/rule/3.2-resolving-stories/c"""
    coup = tool("coup", disrupt(on(events.WOUND), Do(five_tokens), cost=SacrificeThis()))
    game = resolving(edition, ["hired-muscle"], [OAF, coup], stories=["dreamwalkers", "rotting-away", "frozen-in-time"])
    game.choose(f"use {coup}")
    assert [struggle for struggle, _ in totals(game)] == ["Terror", "Combat"]
    assert log(game, "story won", "skill compared") == ["story won dreamwalkers"]
    assert (card(game, OAF).wounds, card(game, OAF).story, card(game, "hired-muscle").story) == (1, -1, -1)
    assert idle(game)


@in_all_editions
def test_the_token_of_an_investigation_struggle_may_win_the_story_before_success(edition: str) -> None:
    """coc/rule/3.2-resolving-stories/c"""
    row = [Story("rotting-away", (4, 0)), "dreamwalkers", "frozen-in-time"]
    game = resolving(edition, ["visiting-author"], [], stories=row)
    assert (asked(game), keys(game)) == ((0, "investigation"), ["none", "place core/rotting-away"])
    game.play("place core/rotting-away", "no")
    assert log(game, "success token", "story won", "skill compared") == [
        "success token rotting-away",
        "story won rotting-away",
    ]
    assert idle(game)


CLOCK = lab_card(
    "clock",
    disrupt(on(events.STRUGGLE_BEFORE, lambda g, u, e: e.struggle == 1), Say("before")),
    disrupt(on(events.STRUGGLE_BEGINS, lambda g, u, e: e.struggle == 1), Say("begins")),
    disrupt(on(events.STRUGGLE_WOULD, lambda g, u, e: e.struggle == 1), Say("would")),
    disrupt(on(events.STRUGGLE_WON, lambda g, u, e: e.struggle == 1), Say("after")),
    type="support",
)
COMBAT_STORY = lab_card("brawl-story", type="story", struggles=(0, 1, 0, 1))
FIGHTER = lab_card("fighter", icons=(0, 2, 0, 0), skill=2)


def test_disrupts_find_their_moment_around_a_struggle() -> None:
    """coc/timing/disrupt-struggle-before, coc/timing/disrupt-struggle-when-resolves

    coc/timing/disrupt-struggle-would-win-lose, coc/timing/disrupt-struggle-after
    """
    game = build(
        Side(play=[At(FIGHTER, story=0, exhausted=True), CLOCK, BELL]),
        Side(play=[At(OAF, story=0, exhausted=True)]),
        stories=[COMBAT_STORY],
        step="stories resolve",
    )
    for number in range(1, 5):
        assert (asked(game), keys(game)) == ((0, "disrupt"), ["pass", f"use {CLOCK} ability {number}"])
        game.choose(f"use {CLOCK} ability {number}")
    assert log(game, "said", "struggle", "wounded")[:6] == [
        "before", "begins", "struggle brawl-story", "would", "wounded oaf", "after",
    ]  # fmt: skip


# ---- boosters


TERROR_BOOSTER = lab_card("terror-booster", boosters=(1, 0, 0, 0))


def test_a_booster_icon_does_not_count_in_the_struggle() -> None:
    game = build(
        Side(play=[At(TERROR_BOOSTER, story=0), PAUSE]), stories=[FULL], step="stories resolve"
    )  # fmt: skip
    assert [after for _, _, before, after in entries(game, "struggle") if before == "Terror"] == [[0, 0], [0, 0]]


def test_an_arcane_struggle_readies_nobody_who_cannot_be_readied() -> None:
    """coc/rule/2.2-cannot/a: there is nothing to ask, and the reason is said where there is."""
    stone = lab_card("st-stone", Cannot("be readied", SELF), icons=(0, 0, 1, 0))
    game = build(Side(play=[At(stone, story=0, exhausted=True), BELL]), stories=[FULL], step="stories resolve")
    assert asked(game)[1] == "action"
    both: list[str | At] = [At(stone, story=0, exhausted=True), At(PAWN, story=0, exhausted=True), BELL]
    game = build(Side(play=both), stories=[FULL], step="stories resolve")
    assert keys(game) == ["none", f"ready {PAWN}"]
    assert reasons(game, "ready st stone") == ["St Stone cannot be readied: coc/rule/2.2-cannot/a"]
