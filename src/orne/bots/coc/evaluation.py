"""What a position is worth to a seat, in points; a card in hand is worth about four."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import values
from orne.coc.rules.success import STORIES_TO_WIN
from orne.coc.state import EXHAUSTED, INSANE

if TYPE_CHECKING:
    from orne.coc.catalogue import Kind
    from orne.coc.table import CocTable

WIN = 100_000.0
STORIES_WON = (0.0, 110.0, 260.0)
"""What won stories are worth together."""
TOKENS = (0.0, 9.0, 20.0, 34.0, 54.0, 110.0)
"""What success tokens on one side of one story are worth; five of them win it."""
HAND = (0.0, 6.0, 11.0, 15.5, 19.5, 23.0, 26.0, 28.5, 30.5, 32.0)
RESOURCES = (0.0, 10.0, 18.0, 24.0, 28.0, 30.5, 32.0)
"""What a domain is worth by its number of resources; later ones add a little each."""
THIN_DECK = 7
ICON_POINTS = (2.6, 2.6, 1.6, 2.6)


def evaluate(g: CocTable, seat: int) -> float:
    """Points of a seat less points of the other."""
    state = g.state
    if state.over:
        return WIN if state.winner == seat else -WIN
    return _side(g, seat) - _side(g, 1 - seat)


def _side(g: CocTable, seat: int) -> float:
    """What one side of the table is worth to its player."""
    state = g.state
    points = STORIES_WON[min(len(state.won[seat]), STORIES_TO_WIN - 1)]
    for story in state.row:
        mine, theirs = state.cards[story].success[seat], state.cards[story].success[1 - seat]
        points += token_points(mine, theirs)
    index = g.index
    for uid in index.characters[seat]:
        points += character_points(g, uid)
    for uid in state.play:
        card = state.cards[uid]
        if card.controller == seat and not values.is_character(g, uid):
            points += support_points(g, uid)
    points += hand_points(len(state.hand[seat]))
    for domain in state.domains[seat]:
        points += domain_points(len(domain.resources))
        if not domain.drained:
            points += 0.4 * len(domain.resources)
    deck = len(state.deck[seat])
    if deck < THIN_DECK:
        points -= 6.0 * (THIN_DECK - deck)
    return points


def token_points(mine: int, theirs: int) -> float:
    """What tokens on a story are worth while the other side has some there too."""
    return TOKENS[min(mine, 5)] * (1.0 - 0.08 * min(theirs, 4))


def support_points(g: CocTable, uid: int) -> float:
    """What a card in play that is not a character is worth."""
    return 2.0 + 1.5 * g.kind(uid).facts.cost


def hand_points(cards: int) -> float:
    """What a number of cards in hand is worth."""
    return HAND[cards] if cards < len(HAND) else HAND[-1] + 0.5 * (cards - len(HAND) + 1)


def domain_points(resources: int) -> float:
    """What a domain is worth."""
    if resources < len(RESOURCES):
        return RESOURCES[resources]
    return RESOURCES[-1] + 0.5 * (resources - len(RESOURCES) + 1)


def character_points(g: CocTable, uid: int) -> float:
    """What a character in play is worth to its controller, as it stands."""
    card = g.state.cards[uid]
    if card.state == INSANE:
        # It comes back one day, a turn and a step of the refresh later; until then it does nothing.
        return 0.35 * promise(g.kind(uid))
    points = strength(g, uid) - card.wounds
    return 0.9 * points if card.state == EXHAUSTED else points


def strength(g: CocTable, uid: int) -> float:
    """What a character can do, as its numbers are now."""
    icons = [values.icons(g, uid, struggle) for struggle in values.STRUGGLES]
    return strength_by(g, uid, values.skill(g, uid), icons, values.toughness(g, uid), values.has(g, uid, "fast"))


def strength_by(g: CocTable, uid: int, skill: int, icons: list[int], toughness: int, fast: bool) -> float:
    """What a character can do, some of its numbers being known."""
    points = 6.0 + 2.8 * min(skill, 8)
    for worth, number in zip(ICON_POINTS, icons, strict=True):
        points += worth * min(number, 4)
    points += 1.5 * toughness
    if values.has(g, uid, "willpower"):
        points += 2.0
    if fast:
        points += 0.8
    kind = g.kind(uid)
    if kind.abilities and not values.is_blank(g, uid):
        points += 2.0
    return points


def promise(kind: Kind) -> float:
    """What a card will be worth once it is in play, by what is printed on it."""
    facts = kind.facts
    if facts.type == "character":
        points = 6.0 + 2.8 * (facts.skill or 0)
        points += sum(worth * number for worth, number in zip(ICON_POINTS, facts.icons, strict=True))
        return points + (2.0 if kind.abilities else 0.0)
    return 6.0 + 1.5 * facts.cost
