"""Hands and decks: what a draw is, numbers nobody chooses, whose hand, and shuffling after a search."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Choose, CostChange, Use, action, forced, response
from orne.coc.events import DRAWS
from orne.coc.language import (
    CARD,
    CHARACTER,
    IN_DISCARD,
    RESOURCE,
    THIS_ENTERS_FROM_HAND_OVERPAID,
    Do,
    Draw,
    ExhaustThis,
    Then,
    chosen,
    each_player,
    to_hand,
)
from orne.coc.language.drawing import DiscardCards
from orne.coc.position import Side, build
from orne.coc.rules import hands
from orne.coc.rules.moving import attach_resource, move
from orne.coc.state import HAND
from orne.coc.table import CocTable
from tests.coc.laboratory import IDLE, PAUSE, Say, in_all_editions, lab_card, on
from tests.coc.look import entries, idle, keys, said, side, zone
from tests.look import happened


def exhausting_tool(name: str, effect: object, *choose: Choose) -> str:
    return lab_card(name, action(effect, *choose, cost=ExhaustThis()), type="support", cost=0)  # type: ignore[arg-type]


# ---- what a draw is (coc/faq/what-a-draw-is)

EAR = lab_card("draw-ear", forced(on(DRAWS), Say("drawn")), type="support", cost=0)


def _reveal_and_take(g: CocTable, use: Use) -> bool:
    """Reveal the top card of your deck and take it into your hand."""
    hands.to_hand(g, g.state.deck[use.seat][-1], use)
    return True


def _search_for_any(g: CocTable, use: Use) -> bool:
    """Search your deck for a card and take it into your hand."""
    found = hands.search_deck(g, use.seat, g.state.deck[use.seat], "Take which card?", use)
    if found is not None:
        hands.to_hand(g, found, use)
    hands.shuffle_after_search(g, use.seat)
    return found is not None


@in_all_editions
@pytest.mark.parametrize(
    ("name", "effect", "times"),
    [
        ("draws-two", Draw(2), 2),
        ("reveals-one", Do(_reveal_and_take), 0),
        ("searches-one", Do(_search_for_any), 0),
    ],
)
def test_only_what_says_so_is_a_draw(name: str, effect: object, times: int, edition: str) -> None:
    lever = exhausting_tool(name, effect)
    game = build(Side(play=[EAR, lever, PAUSE]), edition=edition)
    game.choose(f"use {lever}")
    while not idle(game) or keys(game) != IDLE:
        game.choose(next(key for key in keys(game) if key.startswith(("take", "resolve"))))
    assert said(game) == ["drawn"] * times


@in_all_editions
def test_a_card_taken_back_from_the_discard_pile_is_not_drawn(edition: str) -> None:
    back = exhausting_tool("takes-back", to_hand(), Choose(CARD & IN_DISCARD))
    game = build(Side(play=[EAR, back, PAUSE], discard=["t-men"]), edition=edition)
    game.choose(f"use {back}")
    assert (said(game), zone(game, "t-men"), keys(game)) == ([], "hand", IDLE)


@in_all_editions
def test_the_draw_phase_draws(edition: str) -> None:
    game = build(Side(play=[EAR, PAUSE]), step="draw", edition=edition)
    assert said(game) == ["drawn", "drawn"]


# ---- numbers that nobody chooses (coc/rule/2.6-up-to/c)


@in_all_editions
@pytest.mark.parametrize("held", [1, 2, 3])
def test_cards_are_discarded_at_random_as_many_as_there_are(held: int, edition: str) -> None:
    def at_random(g: CocTable, use: Use) -> bool:
        """The opponent discards 2 cards at random."""
        return len(hands.discard_at_random(g, 1 - use.seat, 2, use)) == 2

    blow = exhausting_tool("random-blow", Then(Do(at_random), Draw()))
    game = build(Side(play=[blow, PAUSE]), Side(hand=["bag-man", "mad-artist", "t-men"][:held]), edition=edition)
    game.choose(f"use {blow}")
    assert len(game.state.hand[1]) == max(0, held - 2)
    assert happened(game).count("drawn") == (1 if held >= 2 else 0), "what follows “then” needs both"
    assert keys(game) == IDLE


@in_all_editions
def test_who_cannot_comply_is_passed_over_and_nobody_else(edition: str) -> None:
    """coc/rule/2.3-if-able/a: hands of 2 and 1."""
    both = each_player(DiscardCards(2), if_able=True)
    blow = exhausting_tool("blow-for-each", both)
    game = build(Side(play=[blow, PAUSE], hand=["bag-man", "bag-man"]), Side(hand=["t-men"]), edition=edition)
    game.choose(f"use {blow}")
    assert ([len(hand) for hand in game.state.hand], keys(game)) == ([0, 1], IDLE)


# ---- whose hand, whose domain (coc/faq/explicit-text-overrides)


@in_all_editions
def test_a_card_sent_to_a_hand_goes_to_its_owners(edition: str) -> None:
    free = exhausting_tool("frees-a-resource", to_hand(), Choose(RESOURCE))
    game = build(Side(play=[free, PAUSE]), Side(domains=[["t-men"]]), edition=edition)
    game.choose(f"use {free}")
    assert (game.state.hand[0], zone(game, "t-men"), keys(game)) == ([], "hand", IDLE)
    assert side(game, 1)["domains"][0]["resources"] == []


@in_all_editions
def test_a_card_may_take_the_place_of_an_opponents_resource_where_its_text_says_so(edition: str) -> None:

    def take_its_place(g: CocTable, use: Use) -> bool:
        """Put it into its owner's hand, and this card in its place."""
        uid = chosen(0).cards(g, use)[0]
        seat = g.state.cards[uid].owner
        index = next(n for n, domain in enumerate(g.state.domains[seat]) if uid in domain.resources)
        move(g, uid, HAND)
        attach_resource(g, use.holder, seat, index)
        return True

    form = lab_card("ethereal-form", action(Do(take_its_place), Choose(RESOURCE)))
    game = build(Side(play=[form, PAUSE]), Side(domains=["", ["t-men"]]), edition=edition)
    game.choose(f"use {form}")
    assert side(game, 1)["domains"][1]["resources"] == [form]
    assert (zone(game, "t-men"), keys(game)) == ("hand", IDLE)
    assert game.state.cards[game.state.domains[1][1].resources[0]].owner == 0


# ---- shuffling after a search


@in_all_editions
def test_the_owner_of_a_searched_deck_shuffles_it_in_the_last_document(edition: str) -> None:
    def search_theirs(g: CocTable, use: Use) -> bool:
        """Search the opponent's deck."""
        hands.search_deck(g, use.seat, (), "Find what?", use)
        hands.shuffle_after_search(g, 1 - use.seat, use.seat)
        return True

    lever = exhausting_tool("searches-theirs", Do(search_theirs))
    game = build(Side(play=[lever, PAUSE]), edition=edition)
    game.choose(f"use {lever}")
    shuffler = 0 if edition in ("lcg-1.4", "lcg-3.0") else 1
    assert [(seat, after) for _, seat, _, after in entries(game, "deck shuffled")] == [(shuffler, 1)]


# ---- additional costs and overpaying (coc/rule/2.14-paid-overpaid-cost/a, coc/rule/2.14-paid-overpaid-cost/e)


@in_all_editions
@pytest.mark.parametrize(("domain", "over"), [(4, 0), (5, 1)])
def test_an_additional_cost_is_part_of_the_cost_in_the_last_document(domain: int, over: int, edition: str) -> None:
    toll = lab_card("toll", CostChange(CHARACTER, 1, additional=True), type="support", cost=0)
    guest = lab_card("guest", response(THIS_ENTERS_FROM_HAND_OVERPAID, Draw()), cost=3)
    game = build(Side(hand=[guest], play=[toll, PAUSE], domains=[f"agency:{domain}"]), edition=edition)
    game.choose(f"play {guest} domain 1")
    overpaid = over if edition == "lcg-4" else over + 1
    assert keys(game) == (["pass", f"use {guest}"] if overpaid else IDLE)
