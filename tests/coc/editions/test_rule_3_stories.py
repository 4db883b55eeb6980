"""Where the four documents disagree on stories (section 3 of the rules), in all editions.

One test for each row of the comparison. What a document does not address is as in the last one.
"""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc.abilities import Choose, Use, WhenWon, forced
from orne.coc.events import COMMITTED
from orne.coc.language import (
    CHARACTER,
    SUPPORT,
    THIS_ONE,
    THIS_STORY_RESOLVES,
    Do,
    Then,
    destroy,
    everything,
    subtype,
    uncommit,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.rules.commitment import commit_by_effect
from orne.coc.rules.success import shuffle_back
from orne.coc.table import CocTable
from tests.coc.laboratory import BARE, EDITIONS, FULL, PAUSE, event, lab_card, mine
from tests.coc.look import card, entries, keys, side, zone
from tests.look import asked, kind_asked

pytestmark = pytest.mark.parametrize("edition", EDITIONS)
OLDEST, OLD, LATER, LAST = EDITIONS


def _withdrawn(edition: str) -> Any:
    """The only attacker has been withdrawn before the defender commits."""
    withdraw = event("ed-withdraw", uncommit(), Choose(CHARACTER))
    game = build(
        Side(hand=[withdraw], play=["mad-artist", PAUSE]), Side(play=["bag-man"]), stories=[BARE], edition=edition,
        step="active player commits",
    )  # fmt: skip
    game.play("commit core/mad-artist lab/bare-story", "play lab/ed-withdraw", "choose core/mad-artist", "pass")
    return game


def test_opponent_committing_where_no_attackers_are_left(edition: str) -> None:
    game = _withdrawn(edition)
    if edition == OLDEST:
        assert asked(game) == (1, "commit")
        assert keys(game) == ["commit core/bag-man lab/bare-story", "done"]
    else:
        assert asked(game)[1] == "action"


def test_a_story_without_attackers_resolves_or_not(edition: str) -> None:
    game = _withdrawn(edition)
    if edition == OLDEST:
        game.choose("commit core/bag-man lab/bare-story")
    while game.view(0)["step"] in ("actions after attackers commit", "actions after defenders commit"):
        game.choose("pass")
    assert (len(entries(game, "story resolves")) == 1) is (edition == OLDEST)


def test_the_phase_goes_on_when_attackers_are_removed_as_they_commit(edition: str) -> None:
    """coc/rule/3.1-committing-to-stories/c, coc/rule/3.1-committing-to-stories/d: somebody did commit,
    so the phase goes on."""
    coward = lab_card("ed-coward", forced(mine(COMMITTED), uncommit(THIS_ONE)))
    game = build(
        Side(play=[coward, PAUSE]), Side(play=["bag-man", "mad-artist"]), stories=[FULL, BARE], edition=edition,
        step="active player commits",
    )  # fmt: skip
    game.choose("commit lab/ed-coward lab/quiet-story")
    assert card(game, coward).story == -1
    assert game.view(0)["step"] == "actions after attackers commit"
    game.choose("pass")
    if edition == OLDEST:
        assert asked(game) == (1, "commit")
        assert keys(game) == ["commit core/bag-man lab/quiet-story", "commit core/mad-artist lab/quiet-story", "done"]
        game.play("commit core/bag-man lab/quiet-story", "done", "pass")
    while kind_asked(game) != "action":
        game.choose(0)
    resolved = [name for name, *_ in entries(game, "story resolves")]
    assert resolved == ([FULL] if edition == OLDEST else [])
    assert len(entries(game, "struggle")) == (4 if edition == OLDEST else 0)
    assert len(entries(game, "skill compared")) == (1 if edition == OLDEST else 0)


def test_attackers_laid_out_in_a_position_and_then_removed(edition: str) -> None:
    withdraw = event("ed-withdraw-one", uncommit(), Choose(CHARACTER & subtype("Criminal")))
    game = build(
        Side(hand=[withdraw], play=[At("bag-man", story=0), PAUSE]), Side(play=["mad-artist"]), stories=[BARE, FULL],
        edition=edition, step="actions after attackers commit",
    )  # fmt: skip
    game.play("play lab/ed-withdraw-one", "pass")
    if edition == OLDEST:
        assert asked(game) == (1, "commit")
        assert keys(game) == ["commit core/mad-artist lab/bare-story", "done"]
    else:
        assert asked(game) == (0, "action")
        assert game.view(0)["step"] == "actions after defenders commit"


def test_a_story_attacked_only_while_others_resolve(edition: str) -> None:
    """A story needs attackers as the stories begin to resolve, and still (coc/rule/3.1-committing-to-stories/b)."""

    def onward(g: CocTable, use: Use) -> bool:
        """Commit this card to the other story."""
        return commit_by_effect(g, use.holder, g.state.row[1], use)

    rider = lab_card("ed-rider", forced(THIS_STORY_RESOLVES, Do(onward)))
    game = build(Side(play=[At(rider, story=0), PAUSE]), stories=[FULL, BARE], edition=edition, step="stories resolve")
    while kind_asked(game) != "action":
        game.choose(0)
    assert [name for name, *_ in entries(game, "story resolves")] == [FULL]


def test_an_attack_is_forgotten_with_the_phase(edition: str) -> None:
    game = build(
        Side(play=[At("bag-man", story=0), PAUSE]), Side(play=["mad-artist", PAUSE]), stories=[BARE, FULL],
        edition=edition, step="last story actions",
    )  # fmt: skip
    while game.state.active == 0:
        game.choose("pass")
    while kind_asked(game) != "commit":
        game.choose("pass" if kind_asked(game) == "action" else "none")
    game.choose("commit core/mad-artist lab/quiet-story")
    while kind_asked(game) == "action":
        game.choose("pass")
    assert asked(game) == (0, "commit")
    assert keys(game) == ["commit core/bag-man lab/quiet-story", "done"]


def test_dreamwalkers_gives_back_ones_own_or_each_players_story(edition: str) -> None:
    def won(mine: Any, theirs: Any) -> Any:
        return build(
            Side(play=[At("mad-artist", story=0), PAUSE], won=mine), Side(won=theirs),
            stories=[Story("dreamwalkers", (4, 0)), BARE], step="stories resolve", edition=edition,
        )  # fmt: skip

    game = won(["opening-night"], ["rotting-away", "through-the-gates"])
    assert asked(game) == (0, "yes or no")
    game.play("yes", "give back core/rotting-away")
    assert side(game, 1)["won"] == ["core/through-the-gates"]
    alone = edition in (OLD, LATER)
    assert side(game, 0)["won"] == (["core/opening-night", "core/dreamwalkers"] if alone else ["core/dreamwalkers"])
    game = won([], ["rotting-away"])
    assert asked(game)[1] == ("yes or no" if alone else "action"), "each player needs one to give back"


def test_the_well_whose_story_goes_back(edition: str) -> None:
    """coc/example/3.4-the-well: two printings, two texts."""

    def _back(seats: Any, g: CocTable, use: Use) -> bool:
        each = [seat for seat in seats(use) if any(story != use.holder for story in g.state.won[seat])]
        for seat in each:
            shuffle_back(g, next(story for story in g.state.won[seat] if story != use.holder))
        return bool(each)

    def newer(g: CocTable, use: Use) -> bool:
        """Each player shuffles another won story back."""
        return _back(lambda use: (0, 1), g, use)

    def older(g: CocTable, use: Use) -> bool:
        """The opponent shuffles a won story back."""
        return _back(lambda use: (1 - use.seat,), g, use)

    facts = {"type": "story", "faction": None, "resources": (), "cost": 0, "struggles": (0, 0, 0, 0)}
    well = lab_card("ed-well", WhenWon(Then(Do(newer), destroy(everything(SUPPORT)))), **facts)
    old_well = lab_card("ed-old-well", WhenWon(Do(older)), **facts)
    printing = old_well if edition == OLDEST else well
    game = build(
        Side(play=[At("mad-artist", story=0), PAUSE], won=["opening-night"]), Side(won=["rotting-away"]),
        stories=[Story(printing, (4, 0)), BARE], step="stories resolve", edition=edition,
    )  # fmt: skip
    game.choose("yes")
    assert side(game, 1)["won"] == []
    assert side(game, 0)["won"] == (["core/opening-night", printing] if edition == OLDEST else [printing])
    assert zone(game, PAUSE) == ("play" if edition == OLDEST else "discard")
    empty = build(
        Side(play=[At("mad-artist", story=0), PAUSE]), stories=[Story(well, (4, 0)), BARE], step="stories resolve",
        edition=edition,
    )  # fmt: skip
    empty.choose("yes")
    assert zone(empty, PAUSE) == "play", "nobody gives a story back, so what follows does not happen"
