"""State checks: they run until nothing changes, even when something happens inside them."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import events
from orne.coc.abilities import Replaces, Use, Whenever, WhenWon, action, disrupt, forced
from orne.coc.language import (
    CHARACTER,
    CancelIt,
    Do,
    ExhaustThis,
    Then,
    Wound,
    destroy,
    everything,
    sacrifice,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.rulebook import RULEBOOK
from orne.coc.rules import hands, leaving, success
from orne.coc.rules.lasting import last
from orne.coc.state import DECK
from orne.coc.table import CocTable
from orne.kernel.game import Game
from orne.lab.games import starter_game
from tests.coc.laboratory import BORE, GUN, OAF, PAUSE, PAWN, PUMP, Say, in_all_editions, lab_card, mine, on
from tests.coc.look import card, discard, hand, idle, in_play, keys, log, said, source_class
from tests.look import asked, seat_asked

NOTHING = {"type": "story", "cost": 0, "faction": None, "resources": ()}
TALE = lab_card("tale", WhenWon(Say("tale")), **NOTHING)
SAGA = lab_card("saga", WhenWon(Say("saga")), **NOTHING)
MYTH = lab_card("myth", **NOTHING)


def _redistribute(g: CocTable, use: Use) -> bool:
    """Redistribute the success tokens of all stories."""
    return success.redistribute(g, use.seat, list(g.state.row), use)


SHUFFLE = lab_card("redeal", action(Do(_redistribute), cost=ExhaustThis()), type="support")


def after_redistribution(active: int, edition: str) -> Any:
    """Ten tokens of the first player are dealt on two stories."""
    game = build(
        Side(play=[SHUFFLE, PAUSE]),
        Side(play=[PAUSE]),
        stories=[Story(TALE, (4, 0)), Story(SAGA, (4, 0)), Story(MYTH, (2, 0))],
        active=active,
        edition=edition,
    )
    if active:
        game.choose("pass")
    game.choose(f"use {SHUFFLE}")
    for story in (TALE, SAGA) * 5:
        game.choose(f"put {story}")
    return game


@in_all_editions
@pytest.mark.parametrize("active", [0, 1])
def test_two_stories_with_enough_tokens_are_both_won_one_after_the_other(edition: str, active: int) -> None:
    """Both are won, one after the other, in the order that a player picks."""
    game = after_redistribution(active, edition)
    chooser = active if edition in ("lcg-3.0", "lcg-4") else 0
    assert game.decision is not None
    assert (seat_asked(game), keys(game)) == (chooser, [f"first {SAGA}", f"first {TALE}"])
    game.play(f"first {SAGA}", "yes")
    assert log(game, "story won", "said") == ["story won saga", "saga", "story won tale"]
    game.choose("yes")
    assert said(game) == ["saga", "tale"]
    assert len(game.state.won[0]) == 2
    assert idle(game)


def test_both_players_win_stories_by_one_effect_the_active_player_first() -> None:
    """coc/basics/6.8"""

    def swell(g: CocTable, use: Use) -> bool:
        """Each side of the stories is filled."""
        g.state.edit(g.state.row[0]).success = (0, 5)
        g.state.edit(g.state.row[1]).success = (5, 0)
        return True

    flood = lab_card("flood-of-tokens", action(Do(swell), cost=ExhaustThis()), type="support")
    game = build(Side(play=[flood, PAUSE]), stories=[MYTH, TALE, SAGA])
    game.play(f"use {flood}", "no")
    assert log(game, "story won") == ["story won tale", "story won myth"]
    assert [len(pile) for pile in game.state.won] == [1, 1]


# ---- fatal wounds

SAVE = lab_card("save", disrupt(on(events.DESTROY), CancelIt()), type="support")


@in_all_editions
def test_toughness_keeps_the_wounds_that_were_not_final(edition: str) -> None:
    """coc/faq/andrew-chapman-khopesh"""
    game = build(Side(play=[GUN, PAUSE]), Side(play=[At(OAF, wounds=2), SAVE, PAUSE]), edition=edition)
    game.play(f"use {GUN}", f"use {SAVE}")
    assert (card(game, OAF).wounds, log(game, "destroyed"), idle(game)) == (2, [], True)


def test_a_final_wound_of_the_combat_struggle_is_prevented_alike() -> None:
    """coc/faq/andrew-chapman-khopesh"""
    brute = lab_card("brute-watched", icons=(0, 1, 0, 0))
    fight = lab_card("fight", struggles=(0, 1, 0, 0), **NOTHING)
    game = build(
        Side(play=[At(brute, story=0), PAUSE]),
        Side(play=[At(PAWN, story=0), SAVE]),
        stories=[fight, TALE, SAGA],
        step="stories resolve",
    )
    game.choose(f"use {SAVE}")
    assert (card(game, PAWN).wounds, log(game, "destroyed"), idle(game)) == (0, [], True)


def test_a_replaced_destruction_prevents_the_final_wound_too() -> None:
    """coc/rule/1.8-replacement-effects"""
    idol = lab_card("sparing-idol", Replaces(on(events.DESTROY), Say("no")), type="support")
    game = build(Side(play=[GUN, PAUSE]), Side(play=[PAWN, idol]))
    game.choose(f"use {GUN}")
    assert (said(game), card(game, PAWN).wounds, idle(game)) == (["no"], 0, True)


def test_one_of_two_is_saved_and_the_other_dies() -> None:
    """coc/faq/andrew-chapman-khopesh"""
    storm = lab_card("gale", action(Wound(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    shield = lab_card("aegis", disrupt(on(events.DESTROY), CancelIt(), cost=ExhaustThis()), type="support")
    game = build(Side(play=[storm, PAUSE]), Side(play=[PAWN, BORE, shield, PAUSE]))
    game.play(f"use {storm}", "pass", f"use {shield}")
    assert (log(game, "destroyed"), card(game, BORE).wounds, idle(game)) == (["destroyed pawn"], 0, True)


# ---- the last card of a deck


def _take_all(g: CocTable, use: Use) -> bool:
    """Draw two cards."""
    return hands.draw(g, use.seat, 2, use)


def _discard_two(g: CocTable, use: Use) -> bool:
    """Discard two cards from your deck."""
    return leaving.discard_from_deck(g, use.seat, 2, use) == 2


def _take_the_last_card(g: CocTable, use: Use) -> bool:
    """Take the only card of your deck."""
    hands.to_hand(g, g.state.deck[use.seat][0], use)
    return True


def _put(g: CocTable, use: Use) -> bool:
    """Put the top card of your deck into play."""
    from orne.coc.rules.entering import put_into_play

    return put_into_play(g, g.state.deck[use.seat][-1], use.seat, use)


def _resource(g: CocTable, use: Use) -> bool:
    """Attach the top card of your deck to a domain."""
    from orne.coc.rules.moving import attach_resource

    attach_resource(g, g.state.deck[use.seat][-1], use.seat, 0)
    return True


def _domain(g: CocTable, use: Use) -> bool:
    """Gain a domain."""
    from orne.coc.rules.domains import gain_domain

    return gain_domain(g, use.seat, use)


WAYS = {"draw": (_take_all, 2), "discard": (_discard_two, 2), "search": (_take_the_last_card, 1), "put": (_put, 1),
        "resource": (_resource, 1), "domain": (_domain, 1)}  # fmt: skip


@in_all_editions
@pytest.mark.parametrize("way", WAYS)
def test_a_player_whose_deck_runs_out_is_out_before_the_effect_goes_on(edition: str, way: str) -> None:
    """Not even a winning token saves them."""
    empty, cards = WAYS[way]
    ruin = lab_card(f"ruin-{way}", action(Then(Do(empty), Do(_last_token)), cost=ExhaustThis()), type="support")
    game = build(
        Side(play=[ruin, PAUSE], deck=[PAWN] * cards, won=["core/dreamwalkers", "core/opening-night"]),
        Side(play=[PAUSE]),
        stories=[Story(MYTH, (4, 0)), TALE, SAGA],
        edition=edition,
    )
    game.choose(f"use {ruin}")
    assert game.over
    assert (game.state.winner, game.state.over_reason) == (1, "empty deck")
    assert log(game, "success token", "story won") == []


def _last_token(g: CocTable, use: Use) -> bool:
    """Put a success token on the first story."""
    return success.place(g, use.seat, g.state.row[0], use)


@pytest.mark.parametrize("active", [0, 1])
def test_frozen_in_time_whoever_empties_his_deck_first_is_out(active: int) -> None:
    giver = lab_card("giver-watched", action(Do(_last_token), cost=ExhaustThis()), type="support")
    game = build(
        Side(play=[giver, PAUSE], deck=[PAWN] * 2, domains=["agency:1", "", ""]),
        Side(play=[PAUSE], deck=[PAWN] * 2, domains=["hastur:1", "", ""]),
        stories=[Story("core/frozen-in-time", (4, 0)), TALE, SAGA],
        active=active,
    )
    if active:
        game.choose("pass")
    game.play(f"use {giver}", "yes")
    assert asked(game) == (active, "resource")
    game.choose(next(key for key in keys(game) if key.startswith("discard 2 for")))
    assert (game.over, game.state.winner) == (True, 1 - active)


def test_the_draw_of_the_draw_phase_ends_the_game_with_its_last_card() -> None:
    """Forced Responses to it are no longer looked at."""
    greed = lab_card("greed", forced(on(events.DRAWS), Do(_last_token)), type="support")
    game = build(Side(deck=[PAWN, PAWN], play=[greed, PAUSE]), Side(play=[PAUSE]), step="refresh actions")
    while not game.over and game.decision is not None and "pass" in keys(game):
        game.choose("pass")
    assert (game.over, game.state.winner, log(game, "success token")) == (True, 1, [])


def test_a_card_that_goes_under_its_own_deck_does_not_empty_it() -> None:

    def under(g: CocTable, use: Use) -> bool:
        """Put the top card of your deck under it."""
        hands.to_deck(g, g.state.deck[use.seat][-1], use, bottom=True)
        return True

    dig = lab_card("dig", action(Do(under), cost=ExhaustThis()), type="support")
    game = build(Side(play=[dig, PAUSE], deck=[PAWN]))
    game.choose(f"use {dig}")
    assert not game.over


# ---- passives about their own card's leaving

OWN = mine(events.LEAVES_PLAY, own_leaving=True)


def _into_the_deck(g: CocTable, use: Use) -> bool:
    """Shuffle it into its owner's deck."""
    from orne.coc.rules.moving import shuffle_deck

    hands.to_deck(g, use.holder, use)
    shuffle_deck(g, g.state.cards[use.holder].owner)
    return True


EYE = lab_card("eye", Whenever(OWN, Do(_into_the_deck)))


@in_all_editions
@pytest.mark.parametrize("way", [destroy, sacrifice])
def test_a_passive_about_its_own_cards_leaving_works_from_where_the_card_has_gone(edition: str, way: Any) -> None:
    """coc/faq/stygian-eye-snow-graves"""
    blast = lab_card(f"{way.__name__}-all", action(way(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[blast, PAUSE]), Side(play=[EYE, PAUSE], deck=[PAWN]), edition=edition)
    game.choose(f"use {blast}")
    assert (discard(game, 1), len(game.state.deck[1])) == ([], 2)
    assert log(game, "passive") == ["passive eye"]
    assert idle(game)


def _weaken(g: CocTable, use: Use) -> bool:
    """All characters have Toughness -1 until the end of the phase."""
    return last(g, "add", list(g.index.everybody), ("toughness", -1), use)


def test_what_one_passive_makes_fatal_destroys_before_the_next_passive() -> None:
    """coc/timing/passive-checked-each-effect: a wounded character dies as its Toughness goes, and of nothing else."""
    rot = lab_card("rot", Whenever(on(events.DRAWS), Do(_weaken)), type="support")
    blaze = lab_card("blaze", Whenever(on(events.DRAWS), destroy(everything(CHARACTER))), type="support")
    tough = lab_card("tough-one", keywords=(("toughness", 1),))
    game = build(Side(play=[PUMP, rot, blaze, PAUSE]), Side(play=[At(tough, wounds=1)]))
    game.play(f"use {PUMP}", f"resolve {rot}")
    assert (discard(game, 1), source_class(game, "destroyed"), idle(game)) == ([tough], ["game"], True)


@pytest.mark.parametrize(
    ("decks", "first", "winner"),
    [((8, 9), 0, 1), ((9, 8), 0, 0), ((8, 9), 1, 1), ((9, 8), 1, 0), ((8, 8), 0, 0), ((8, 8), 1, 1)],
)
def test_a_deck_that_the_first_hand_empties_loses_before_the_first_turn(
    decks: tuple[int, int], first: int, winner: int
) -> None:
    """coc/faq/samantha-grace-deck-out: both together, the first player wins, who is the active one."""
    start = {"edition": "lcg-4", "decks": [["core/t-men"] * number for number in decks], "seed": 1, "first": first}
    game: Game[Any] = Game(RULEBOOK, {**start, "stories": starter_game(1)["stories"]})
    game.play("keep", "keep")
    assert (game.over, game.state.turn) == (True, 0)
    assert (game.state.winner, game.state.over_reason) == (winner, "empty deck")


def test_what_a_disrupt_brings_about_is_watched_before_the_next_one_is_asked_for() -> None:
    """coc/mechanic/fated: with the third token Andrew Chapman is gone, and saves nobody else."""
    chapman, lance = "the-key-and-the-gate/andrew-chapman", "the-order-of-the-silver-twilight/ritual-of-the-lance"
    game = build(
        Side(play=[At(lance, success=(5, 0)), PAUSE]),
        Side(play=[chapman, PAWN, PAWN, BORE, OAF], hand=[GUN] * 5),
    )
    game.choose(f"use {lance}")
    for _ in range(3):
        assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {chapman}"])
        game.choose(f"use {chapman}")
    assert (asked(game), keys(game)) == ((1, "first"), [f"first {BORE}", f"first {OAF}"])
    game.choose(f"first {BORE}")
    assert in_play(game, 1) == [PAWN, f"{PAWN}#2"]
    assert (card(game, chapman).zone, len(hand(game, 1))) == (DECK, 2)
