"""Struggles: icons, characters who come and go in the middle, stories won before they are over."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import (
    AttachTo,
    GivesStruggle,
    Use,
    disrupt,
)
from orne.coc.language import (
    CHARACTER,
    HOST,
    OPPONENTS,
    STORY,
    YOURS,
    Do,
    SacrificeThis,
    everything,
    gain,
    take_control,
    uncommit,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.rules import success
from orne.coc.selector import Sel
from orne.coc.state import EXHAUSTED
from orne.coc.table import CocTable
from orne.coc.values import TERROR
from orne.kernel.game import Game
from tests.coc.laboratory import BARE, BELL, FULL, OAF, PAUSE, PAWN, Say, in_all_editions, lab_card, on, tool
from tests.coc.look import card, entries, idle, keys, log
from tests.look import asked, kind_asked, short

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
def test_an_attacker_who_changes_sides_counts_for_his_new_side_or_leaves_the_story(edition: str) -> None:
    """coc/rule/1.13-gaining-control/f"""
    bribe = tool(
        "bribe",
        disrupt(
            on(events.STRUGGLE_BEGINS), take_control("phase", everything(CHARACTER & OPPONENTS)), cost=SacrificeThis()
        ),
    )
    game = resolving(edition, ["keeper-of-the-golden-path"], [PAWN, bribe])
    game.choose(f"use {bribe}")
    stays = edition in ("lcg-3.0", "lcg-4")
    assert totals(game)[0] == ("Terror", [0, 2 if stays else 0])
    assert [entry.after for entry in game.log if entry.kind == "skill compared"] == [4 if stays else 1]


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


def _boost(moment: str) -> str:
    slug = f"boost-{moment.replace(' ', '-')}"
    trigger = on(moment, lambda g, u, e: e.struggle == 1)
    effect = gain(everything(CHARACTER & OPPONENTS & ~_FIGHTERS), icons=(0, 3, 0, 0))
    return lab_card(slug, disrupt(trigger, effect), type="support")


_FIGHTERS = Sel(lambda g, use, uid: g.kind(uid).slug == FIGHTER, "fighter")


@pytest.mark.parametrize(
    ("moment", "wounded"),
    [
        (events.STRUGGLE_BEFORE, FIGHTER),
        (events.STRUGGLE_BEGINS, FIGHTER),
        (events.STRUGGLE_WOULD, OAF),
        (events.STRUGGLE_WON, OAF),
    ],
)
def test_icons_count_until_the_totals_are_taken(moment: str, wounded: str) -> None:
    """coc/timing/disrupt-struggle-when-resolves, coc/timing/disrupt-struggle-would-win-lose"""
    trick = _boost(moment)
    game = build(
        Side(play=[At(FIGHTER, story=0, exhausted=True), trick, BELL]),
        Side(play=[At(OAF, story=0, exhausted=True)]),
        stories=[COMBAT_STORY],
        step="stories resolve",
    )
    game.choose(f"use {trick}")
    assert log(game, "wounded") == [f"wounded {wounded.partition('/')[2]}"]


# ---- boosters


def struggles_at(story: Any, *committed: Any, **rest: Any) -> Any:
    """The kinds of struggle resolved, in order."""
    game = build(
        Side(play=[*(At(c, story=0) if isinstance(c, str) else c for c in committed), PAUSE]), stories=[story, BARE],
        step="stories resolve", **rest,
    )  # fmt: skip
    while game.decision and kind_asked(game) in ("arcane", "investigation"):
        game.choose("none")
    return [before for name, _, before, _ in entries(game, "struggle") if name == short(story)]


TERROR_BOOSTER = lab_card("terror-booster", boosters=(1, 0, 0, 0))


def test_a_booster_adds_a_struggle_right_after_its_kind() -> None:
    """coc/rule/2.27-icon-boosters/a and c, coc/example/2.27-terror-booster-order"""
    assert struggles_at(FULL, TERROR_BOOSTER) == ["Terror", "Terror", "Combat", "Arcane", "Investigation"]


def test_a_booster_icon_does_not_count_in_the_struggle() -> None:
    game = build(
        Side(play=[At(TERROR_BOOSTER, story=0), PAUSE]), stories=[FULL], step="stories resolve"
    )  # fmt: skip
    assert [after for _, _, before, after in entries(game, "struggle") if before == "Terror"] == [[0, 0], [0, 0]]


NO_ARCANE = lab_card("no-arcane", type="story", faction=None, resources=(), cost=0, struggles=(1, 1, 0, 1))
ARCANE_BOOSTER = lab_card("arcane-booster", boosters=(0, 0, 1, 0))


def test_a_booster_without_a_struggle_of_its_kind_takes_its_place() -> None:
    """coc/rule/2.27-icon-boosters/d"""
    assert struggles_at(NO_ARCANE, ARCANE_BOOSTER) == ["Terror", "Combat", "Arcane", "Investigation"]


SLEEP = lab_card("sleep", AttachTo(STORY), type="support", cost=0, boosters=(3, 0, 0, 0))
NO_TERROR = lab_card("no-terror", AttachTo(STORY), GivesStruggle(HOST, TERROR, -1), type="support", cost=0)


def test_each_removal_takes_one_struggle_away() -> None:
    """coc/rule/2.27-icon-boosters/b, coc/example/2.27-sleep-of-reason, coc/example/2.27-elder-shoggoth"""
    asleep = At(SLEEP, on=FULL)
    removal = At(NO_TERROR, on=FULL)
    rest = ["Combat", "Arcane", "Investigation"]
    assert struggles_at(FULL, "triggerman", asleep) == ["Terror"] * 4 + rest
    assert struggles_at(FULL, "triggerman", asleep, removal) == ["Terror"] * 3 + rest
    assert struggles_at(FULL, TERROR_BOOSTER, removal) == ["Terror", *rest]
    assert struggles_at(FULL, "triggerman", removal) == rest
