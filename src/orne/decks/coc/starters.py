"""The first-game decks of the core set: two faction blocks of twenty cards and one packet of seven neutral ones."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from orne.coc.facts import load_set
from orne.coc.search import FACTIONS
from orne.decks.coc.deck import Deck
from orne.kernel.errors import UserError

# The blocks go by collector's numbers, not by the faction of each card: F23 is printed inside the Miskatonic block,
# though some lists call it an Agency card. F155, a conspiracy, is in no block and no packet.
BLOCKS = {
    "agency": range(1, 21),
    "miskatonic": range(21, 41),
    "cthulhu": range(41, 61),
    "syndicate": range(61, 81),
    "hastur": range(81, 101),
    "yog-sothoth": range(101, 121),
    "shub-niggurath": range(121, 141),
}
PACKETS = {"A": range(141, 148), "B": range(148, 155)}
STORIES = range(156, 166)


def starter(faction_a: str, faction_b: str, packet: str) -> Deck:
    """Build a first-game deck, such as ``starter("agency", "hastur", "A")``: 47 different cards."""
    for faction in (faction_a, faction_b):
        if faction not in BLOCKS:
            raise UserError(f"The core set has no block “{faction}”; the blocks are {', '.join(BLOCKS)}")
    if faction_a == faction_b:
        raise UserError(f"A starter deck takes two different blocks, not “{faction_a}” twice")
    if packet.upper() not in PACKETS:
        raise UserError(f"The core set has no neutral packet “{packet}”; the packets are A and B")
    packet = packet.upper()
    cards = (*block(faction_a), *block(faction_b), *neutral(packet))
    name = f"Starter: {FACTIONS[faction_a]} and {FACTIONS[faction_b]}, packet {packet}"
    return Deck(name, dict.fromkeys(cards, 1))


def starters() -> tuple[str, ...]:
    """The names of the 42 starter decks: every pair of blocks with either packet."""
    return tuple(f"starter-{a}+{b}-{packet.lower()}" for a, b in combinations(BLOCKS, 2) for packet in PACKETS)


def block(faction: str) -> tuple[str, ...]:
    """The twenty cards of a faction's block."""
    return _numbered(BLOCKS[faction])


def neutral(packet: str) -> tuple[str, ...]:
    """The seven cards of a neutral packet, A or B (coc/rulebook/first-game-packets)."""
    return _numbered(PACKETS[packet])


def story_deck() -> tuple[str, ...]:
    """The ten stories of the core set, which both players share."""
    return _numbered(STORIES)


def _numbered(numbers: range) -> tuple[str, ...]:
    return tuple(_core()[number] for number in numbers)


@cache
def _core() -> dict[int, str]:
    return {card.number: card.id for card in load_set("core").values() if card.number is not None}
