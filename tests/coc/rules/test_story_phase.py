"""The story phase: committing, the order of stories, struggles and their results, success."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import StoryNeeds, Use
from orne.coc.position import At, Side, Story, build
from orne.coc.table import CocTable
from tests.coc.laboratory import BARE, PAUSE, lab_card
from tests.coc.look import Coc, card, entries, keys, tokens, zone
from tests.look import asked, happened

QUIET = lab_card("quiet-story", type="story", faction=None, resources=(), cost=0)
TERROR_ONLY = lab_card("terror-story", type="story", faction=None, resources=(), cost=0, struggles=(1, 0, 0, 0))
COMBAT_ONLY = lab_card("combat-story", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))
ARCANE_ONLY = lab_card("arcane-story", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 1, 0))
CLUE_ONLY = lab_card("clue-story", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 1))
HALF = lab_card("half-story", StoryNeeds(3), struggles=(0, 0, 0, 0), type="story", faction=None, resources=(), cost=0)


def committing(mine: Any, theirs: Any = (), **rest: Any) -> Any:
    return build(Side(play=mine), Side(play=list(theirs)), step="active player commits", **rest)


def at_resolution(mine: Any, theirs: Any = (), stories: Any = (QUIET, BARE, TERROR_ONLY), **rest: Any) -> Any:
    """Stories about to resolve, plain names being committed to the first; it stops again at the last actions."""
    return build(
        Side(play=[*(At(c, exhausted=True, story=0) if isinstance(c, str) else c for c in mine), PAUSE]),
        Side(play=[At(c, exhausted=True, story=0) if isinstance(c, str) else c for c in theirs]),
        stories=stories,
        step="stories resolve",
        **rest,
    )


def struggles_so_far(game: Coc) -> Any:
    """The struggles so far: kind, winner, totals."""
    return [(before, seat, after) for _, seat, before, after in entries(game, "struggle")]


# ---- committing (coc/basics/6.1)


def test_a_character_without_skill_and_icons_may_commit() -> None:
    nobody = lab_card("nobody", skill=0)
    game = committing([nobody], stories=[BARE])
    assert keys(game) == ["commit lab/nobody lab/bare-story", "done"]
    game.play("commit lab/nobody lab/bare-story")
    assert entries(game, "skill compared")[0][2:] == (0, 0)
    assert tokens(game) == [0, 0]


def test_nobody_committed_ends_the_phase_at_once() -> None:
    """coc/timing/end-of-story-phase/a"""
    game = committing(["mad-artist"], ["bag-man"])
    game.choose("done")
    assert "committed" not in happened(game)
    assert game.state.active == 1
    assert game.view(0)["phase"] != "story"


# ---- the order of stories (coc/basics/6.3)


def test_the_active_player_picks_the_order_of_stories() -> None:
    game = at_resolution([At("mad-artist", story=0), At("bag-man", story=1)], stories=[BARE, TERROR_ONLY])
    assert asked(game) == (0, "resolve")
    assert keys(game) == ["resolve lab/bare-story", "resolve lab/terror-story"]
    game.choose("resolve lab/terror-story")
    assert [name for name, *_ in entries(game, "story resolves")] == ["lab/terror-story", "lab/bare-story"]


def test_attackers_lost_at_an_earlier_story_leave_the_later_one_unresolved() -> None:
    """coc/rule/3.1-committing-to-stories/b: tested as each story begins."""
    frail = lab_card("frail", skill=1)
    follows = lab_card("follows-frail", skill=1)
    game = at_resolution(
        [At(frail, story=0), At(follows, story=1)], [At("young-deep-one", story=0)], stories=[COMBAT_ONLY, BARE]
    )
    game.choose("resolve lab/combat-story")
    assert zone(game, frail) == "discard"
    assert [name for name, *_ in entries(game, "story resolves")] == ["lab/combat-story", "lab/bare-story"]


# ---- struggles


def test_struggles_resolve_in_their_order_and_more_icons_win() -> None:
    game = at_resolution(["freelance-occultist", "g-men"], ["mad-artist", "guardian-shoggoth", "bag-man"])
    assert asked(game) == (1, "wound")
    game.choose("wound core/guardian-shoggoth")
    assert asked(game) == (1, "arcane")
    game.play("none", "place lab/quiet-story")
    assert struggles_so_far(game) == [
        ("Terror", 1, [0, 1]), ("Combat", 0, [5, 4]), ("Arcane", 1, [0, 1]), ("Investigation", 1, [0, 1]),
    ]  # fmt: skip


def test_fast_does_not_turn_a_loss() -> None:
    game = at_resolution(["freelance-occultist"], ["hired-muscle"], stories=[COMBAT_ONLY])
    assert struggles_so_far(game) == [("Combat", 1, [1, 3])]


def test_terror_makes_a_character_of_the_losers_choice_insane() -> None:
    """coc/basics/6.4: Willpower and any Terror icon protect."""
    game = at_resolution(
        ["servant-of-nodens", "keeper-of-the-golden-path"],
        ["bag-man", "mad-artist", "triggerman", "degenerate-ghoul"],
        stories=[TERROR_ONLY],
    )
    assert asked(game) == (1, "insane")
    assert keys(game) == ["insane core/bag-man", "insane core/mad-artist"]
    game.choose("insane core/mad-artist")
    assert card(game, "mad-artist").state == 2
    assert card(game, "mad-artist").story == -1
    assert entries(game, "skill compared")[0][2:] == (5, 4)


def test_terror_against_the_protected_only_does_nothing() -> None:
    game = at_resolution(["keeper-of-the-golden-path"], ["triggerman", "degenerate-ghoul"], stories=[TERROR_ONLY])
    assert struggles_so_far(game) == [("Terror", 0, [2, 1])]
    assert "insane" not in happened(game)


def test_combat_wounds_a_character_of_the_losers_choice() -> None:
    """coc/basics/6.4: the tough may be picked, the invulnerable may not."""
    stone = lab_card("stone", keywords=(("invulnerability", 1),))
    game = at_resolution(["hired-muscle"], ["guardian-shoggoth", "laboratory-assistant", stone], stories=[COMBAT_ONLY])
    assert asked(game) == (1, "wound")
    assert keys(game) == ["wound core/guardian-shoggoth", "wound core/laboratory-assistant"]
    game.choose("wound core/guardian-shoggoth")
    assert card(game, "guardian-shoggoth").wounds == 1


def test_combat_against_the_invulnerable_only_does_nothing() -> None:
    stone = lab_card("stone", keywords=(("invulnerability", 1),))
    game = at_resolution(["hired-muscle"], [stone], stories=[COMBAT_ONLY])
    assert "wounded" not in happened(game)
    assert zone(game, stone) == "play"


def test_arcane_lets_the_winner_ready_a_character_that_stays_committed() -> None:
    game = at_resolution(["mad-artist", "bag-man"], stories=[ARCANE_ONLY])
    assert asked(game) == (0, "arcane")
    assert keys(game) == ["none", "ready core/bag-man", "ready core/mad-artist"]
    game.choose("ready core/bag-man")
    assert card(game, "bag-man").state == 0
    assert entries(game, "skill compared")[0][2:] == (4, 0), "the readied character still counts"


def test_arcane_may_be_declined_and_the_defender_may_win_it() -> None:
    game = at_resolution(["bag-man"], ["young-deep-one"], stories=[ARCANE_ONLY])
    assert asked(game) == (1, "arcane")
    assert keys(game) == ["none", "ready core/young-deep-one"]
    game.choose("none")
    assert card(game, "young-deep-one").state == 1


def test_investigation_gives_the_winner_a_token_if_he_likes() -> None:
    game = at_resolution(["mad-artist"], ["laboratory-assistant"], stories=[CLUE_ONLY])
    assert asked(game) == (1, "investigation")
    assert keys(game) == ["none", "place lab/clue-story"]
    game.choose("place lab/clue-story")
    assert tokens(game) == [1, 1]


# ---- success (coc/basics/6.6)


def test_one_unopposed_investigator_earns_three_tokens() -> None:
    game = at_resolution(["blackwood-file-clerk"], stories=[QUIET])
    game.choose("place lab/quiet-story")
    assert tokens(game) == [3, 0]


# ---- winning (coc/basics/6.7, 6.8)


def test_a_story_won_by_an_earlier_one_does_not_resolve() -> None:
    """coc/rule/3.2-resolving-stories/c: won before its own resolution."""
    game = at_resolution(
        [At("mad-artist", story=0), At("bag-man", story=1)],
        stories=[Story("the-other-path", (4, 0)), Story(HALF, (2, 0)), TERROR_ONLY],
        story_deck=[CLUE_ONLY],
    )
    game.play("resolve core/the-other-path", "yes")
    assert asked(game) == (0, "place")
    assert keys(game) == ["done", "place lab/half-story", "place lab/terror-story"]
    game.choose("place lab/half-story")
    assert game.view(0)["players"][0]["won"] == ["core/the-other-path", HALF]
    assert card(game, "bag-man").story == -1
    game.choose("done")
    assert [name for name, *_ in entries(game, "story resolves")] == ["the-other-path"]


def test_the_first_of_two_success_tokens_may_win() -> None:
    """coc/basics/10.10: the second no longer finds a story."""
    game = at_resolution(["mad-artist"], stories=[Story(BARE, (4, 0))], story_deck=[QUIET])
    assert game.view(0)["players"][0]["won"] == [BARE]
    assert tokens(game) == [0, 0]


def test_a_replacement_story_does_not_resolve_this_turn() -> None:
    game = at_resolution(
        [At("mad-artist", story=0), At("bag-man", story=1)],
        stories=[Story(BARE, (4, 0)), TERROR_ONLY],
        story_deck=[QUIET],
    )
    game.choose("resolve lab/bare-story")
    assert [name for name, *_ in entries(game, "story resolves")] == ["lab/bare-story", "lab/terror-story"]


def test_an_empty_story_deck_leaves_the_row_shorter() -> None:
    """coc/basics/10.8"""
    game = at_resolution(["mad-artist"], stories=[Story(BARE, (4, 0)), QUIET], story_deck=[])
    assert [row["card"] for row in game.view(0)["stories"]] == [QUIET]


def test_the_third_story_wins_the_game_at_once() -> None:
    """coc/rule/3.4-story-totals/a: nothing more resolves, the story is not executed."""
    game = build(
        Side(play=[At("mad-artist", story=0), At("bag-man", story=1)], won=["opening-night", "rotting-away"]),
        stories=[Story("the-call-of-cthulhu", (4, 0)), QUIET],
        step="stories resolve",
    )
    game.choose("resolve core/the-call-of-cthulhu")
    assert game.over
    assert game.state.winner == 0
    assert game.result == "Player 1 has won three stories."
    assert len(entries(game, "story resolves")) == 1
    assert "story executed" not in happened(game)


def test_the_defender_may_win_the_game_by_investigation() -> None:
    game = build(
        Side(play=[At("mad-artist", story=0)]),
        Side(play=[At("bag-man", story=0)], won=["opening-night", "rotting-away"]),
        stories=[Story(CLUE_ONLY, (0, 4))],
        step="stories resolve",
    )
    game.choose("place lab/clue-story")
    assert game.over
    assert game.state.winner == 1


def test_a_story_shuffled_back_no_longer_counts() -> None:
    """coc/rule/3.4-story-totals/b, coc/example/3.4-dreamwalkers"""
    game = build(
        Side(play=[At("mad-artist", story=0)], won=["opening-night"]),
        Side(won=["rotting-away", "through-the-gates"]),
        stories=[Story("dreamwalkers", (4, 0)), QUIET],
        step="stories resolve",
    )
    assert asked(game) == (0, "yes or no")
    game.choose("yes")
    assert asked(game) == (1, "give back")
    assert keys(game) == ["give back core/rotting-away", "give back core/through-the-gates"]
    game.choose("give back core/rotting-away")
    assert game.view(0)["players"][0]["won"] == ["core/dreamwalkers"]
    assert game.view(0)["players"][1]["won"] == ["core/through-the-gates"]
    assert zone(game, "rotting-away") in ("story deck", "row")
    assert not game.over


def test_drawing_the_last_card_loses_the_game() -> None:
    """coc/basics/10.7"""
    game = build(Side(deck=["mad-artist"] * 2), step="draw")
    assert game.over
    assert game.state.winner == 1
    assert game.result == "Player 2 wins: the other deck is empty."


def test_the_player_whose_deck_empties_first_is_out_before_the_effect_goes_on() -> None:
    from orne.coc.abilities import action as act
    from orne.coc.language import Do
    from orne.coc.rules.leaving import discard_from_deck

    def burn(g: CocTable, use: Use) -> bool:
        """Each player discards their deck."""
        return all(discard_from_deck(g, seat, 99, use) for seat in (0, 1))

    fire = lab_card("burn-all", act(Do(burn)), type="event", cost=0)
    game = build(Side(hand=[fire]), active=0)
    game.choose("play lab/burn-all")
    assert game.over
    assert game.state.winner == 1
    assert len(game.state.deck[1]) > 0
