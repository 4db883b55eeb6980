"""Positions late in a game of Call of Cthulhu, by number: full boards, stories almost won, decks almost empty."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from orne.coc.abilities import AttachTo, AttachToPlace
from orne.coc.cards import behaviour
from orne.coc.facts import CardFacts, load
from orne.coc.position import At, Side, Story, build
from orne.kernel.errors import ImpossiblePosition
from orne.kernel.rng import Chance, below, shuffle
from orne.lab.random_decks import coc_deck, story_deck

TRIES = 64
"""Positions that are tried until one is possible."""


def late_coc_game(
    number: int,
    edition: str,
    *,
    ask_always: bool = False,
    holding: Collection[str] = (),
    sets: tuple[str, ...] = (),
) -> dict[str, Any]:
    """The set-up of the nth game that begins late, under an edition's rules, with some cards or sets in both decks."""
    chance = Chance(number)
    for _ in range(TRIES):
        try:
            return _position(chance, edition, number, ask_always, holding, sets)
        except ImpossiblePosition:
            continue
    raise ImpossiblePosition(f"No late position of number {number} is possible in edition {edition}.")


def _position(
    chance: Chance, edition: str, number: int, ask_always: bool, holding: Collection[str], sets: tuple[str, ...]
) -> dict[str, Any]:
    """Deal a position; some cannot be, such as one with the same unique card twice."""
    stories = story_deck(chance, edition, holding, sets)
    won = [below(chance, 3), below(chance, 3)]
    sides = [
        _side(coc_deck(chance, edition, holding, sets), stories[3 + 2 * seat :][: won[seat]], edition, chance)
        for seat in (0, 1)
    ]
    row = [Story(card, (below(chance, 5), below(chance, 5))) for card in stories[:3]]
    game = build(
        *sides,
        stories=row,
        story_deck=stories[7:],
        active=below(chance, 2),
        edition=edition,
        seed=number,
        ask_always=ask_always,
    )
    return dict(game.start)


def _side(deck: Sequence[str], won: Sequence[str], edition: str, chance: Chance) -> Side:
    """Some cards of each kind in play, three domains of different sizes, a hand, a discard pile and a short deck."""
    facts = load(edition)
    cards = list(deck)
    shuffle(chance, cards)
    play = [_at(facts[card], chance) for card in cards[:14] if _may_lie_in_play(facts[card])]
    rest = [card for card in cards if card not in [at.card for at in play]]
    sizes = [1 + below(chance, 5) for _ in range(3)]
    domains = [[rest.pop() for _ in range(size)] for size in sizes]
    drained = [domain for domain in (1, 2, 3) if below(chance, 4) == 0]
    hand = [rest.pop() for _ in range(below(chance, 7))]
    discard = [rest.pop() for _ in range(below(chance, 6))]
    return Side(hand, play, domains, rest[: 2 + below(chance, 12)], discard, won, drained=drained)


def _may_lie_in_play(card: CardFacts) -> bool:
    """Characters and supports that are not attached to anything."""
    if card.type not in ("character", "support"):
        return False
    return not any(isinstance(ability, AttachTo | AttachToPlace) for ability in behaviour(card.id))


def _at(card: CardFacts, chance: Chance) -> At:
    """A card in play: ready, exhausted or insane, now and then with wounds its Toughness holds."""
    how = below(chance, 8)
    if how == 0 and card.type == "character":
        return At(card.id, insane=True)
    toughness = dict(card.keywords).get("toughness", 0)
    return At(card.id, exhausted=how == 1, wounds=below(chance, toughness + 1) if card.type == "character" else 0)
