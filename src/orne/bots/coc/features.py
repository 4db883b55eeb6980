"""What is seen of a position of Call of Cthulhu when its value is reckoned."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from orne.bots.coc.evaluation import promise
from orne.bots.search.value import Value, read
from orne.coc import values
from orne.coc.rules.success import STORIES_TO_WIN
from orne.coc.state import EXHAUSTED, INSANE

if TYPE_CHECKING:
    from orne.coc.table import CocTable

SIDE: Final = (
    "stories won", "one story to win",
    "stories with 1 token", "stories with 2 tokens", "stories with 3 tokens", "stories with 4 tokens", "stories led",
    "ready characters", "exhausted characters", "insane characters", "promise of the insane",
    "skill", "greatest skill",
    "Terror icons", "Combat icons", "Arcane icons", "Investigation icons",
    "characters with Terror", "characters with Combat", "characters with Arcane", "characters with Investigation",
    "Willpower", "wounds to bear", "Fast", "characters with abilities", "cost of characters",
    "supports", "cost of supports",
    "hand", "characters in hand", "characters to play", "promise of characters to play", "events to play",
    "supports to play",
    "largest domain", "second domain", "smallest domain", "factions of domains",
    "last cards of the deck", "deck",
)  # fmt: skip
"""What is seen of each side."""
NAMES: Final = ("constant", *[f"to come: {name}" for name in SIDE], *[f"waiting: {name}" for name in SIDE])
"""The features: of the side whose turn begins, and of the other."""
MOST_TOKENS: Final = 4
LAST_CARDS: Final = 8
"""With fewer cards than this left, a deck soon decides the game."""
LONG_DECK: Final = 20
WEIGHTS: Final = Path(__file__).parent / "value.json"


@cache
def value() -> Value:
    """The weights that were fitted last."""
    return read(WEIGHTS, NAMES)


def chance(g: CocTable, seat: int) -> float:
    """The chance to win of a seat as a turn begins."""
    state = g.state
    if state.over:
        return 1.0 if state.winner == seat else 0.0
    found = value().chance(features(g))
    return found if state.active == seat else 1.0 - found


def features(g: CocTable) -> list[float]:
    """The features of a position as a turn begins."""
    active = g.state.active
    found: list[float] = [1.0]
    for seat in (active, 1 - active):
        found += _stories(g, seat)
        found += _characters(g, seat)
        found += _supports(g, seat)
        found += _hand(g, seat)
    return found


def _stories(g: CocTable, seat: int) -> list[float]:
    """What a side has won, and how near it is to the next story."""
    state = g.state
    won = len(state.won[seat])
    tokens = [0.0] * (MOST_TOKENS + 1)
    led = 0.0
    for story in state.row:
        success = state.cards[story].success
        tokens[min(success[seat], MOST_TOKENS)] += 1.0
        if success[seat] > success[1 - seat]:
            led += 1.0
    return [float(won), 1.0 if won == STORIES_TO_WIN - 1 else 0.0, *tokens[1:], led]


def _characters(g: CocTable, seat: int) -> list[float]:
    """Who stands for a side, and what they can do."""
    ready = exhausted = insane = most = skill = willpower = toughness = fast = able = cost = 0
    promised = 0.0
    icons = [0, 0, 0, 0]
    people = [0, 0, 0, 0]
    for uid in g.index.characters[seat]:
        card = g.state.cards[uid]
        kind = g.kind(uid)
        if card.state == INSANE:
            insane += 1
            promised += promise(kind)
            continue
        if card.state == EXHAUSTED:
            exhausted += 1
        else:
            ready += 1
        own = values.skill(g, uid)
        skill += own
        most = max(most, own)
        for struggle in values.STRUGGLES:
            number = values.icons(g, uid, struggle)
            icons[struggle] += number
            people[struggle] += 1 if number > 0 else 0
        willpower += 1 if values.has(g, uid, "willpower") else 0
        fast += 1 if values.has(g, uid, "fast") else 0
        toughness += max(0, values.toughness(g, uid) - card.wounds)
        able += 1 if kind.abilities else 0
        cost += kind.facts.cost
    return [
        float(ready), float(exhausted), float(insane), promised / 20.0,
        skill / 3.0, most / 3.0, *[number / 3.0 for number in icons], *[float(number) for number in people],
        float(willpower), float(toughness), float(fast), float(able), cost / 3.0,
    ]  # fmt: skip


def _supports(g: CocTable, seat: int) -> list[float]:
    """What else a side has in play."""
    number = cost = 0
    for uid in g.state.play:
        if g.state.cards[uid].controller == seat and not values.is_character(g, uid):
            number += 1
            cost += g.kind(uid).facts.cost
    return [float(number), cost / 3.0]


def _hand(g: CocTable, seat: int) -> list[float]:
    """What a side holds, what of it its domains can pay for, and how long its deck will last."""
    state = g.state
    sizes: list[int] = []
    factions: set[str] = set()
    for domain in state.domains[seat]:
        sizes.append(len(domain.resources))
        for uid in domain.resources:
            factions.update(g.kind(uid).facts.resources)
    # A position that was set up may have fewer than three.
    sizes += [0] * (3 - len(sizes))
    sizes.sort(reverse=True)
    characters = playable = events = supports = 0
    promised = 0.0
    for uid in state.hand[seat]:
        kind = g.kind(uid)
        facts = kind.facts
        paid = facts.cost <= sizes[0] and (facts.faction in factions or facts.faction == "neutral")
        if facts.type == "character":
            characters += 1
            if paid:
                playable += 1
                promised += promise(kind)
        elif paid and facts.type == "event":
            events += 1
        elif paid:
            supports += 1
    deck = len(state.deck[seat])
    return [
        float(len(state.hand[seat])), float(characters), float(playable), promised / 20.0, float(events),
        float(supports), float(sizes[0]), float(sizes[1]), float(sizes[2]), float(len(factions)),
        float(min(deck, LAST_CARDS)), min(deck, LONG_DECK) / 4.0,
    ]  # fmt: skip
