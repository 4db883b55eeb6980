"""Decks of Arkham Horror, listed and laid out."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Console
from rich.table import Table
from rich.text import Text

from orne.arkham.facts import CardFacts, load
from orne.decks.arkham import InvestigatorDeck, available, shipped
from orne.decks.arkham.references import RANDOM_WEAKNESS, reference
from orne.kernel.log_words import plural
from orne.terminal.arkham.style import icons
from orne.terminal.style import console

GROUPS = {"asset": "Assets", "event": "Events", "skill": "Skills"}


def show_list() -> None:
    """List the decks that come with Orne."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("Arkham Horror", style="bold", no_wrap=True)
    table.add_column("Deck")
    table.add_column("Cards", justify="right")
    for name in available():
        deck = shipped(name)
        table.add_row(name, Text(deck.name), str(deck.size))
    console().print(table)


def show_deck(deck: InvestigatorDeck) -> None:
    """Show a deck, its cards grouped by type."""
    out = console()
    out.print(Text.assemble((deck.name, "bold"), (f"  {_hero(deck)}, {plural(deck.size, 'card')}", "dim")))
    if deck.notes:
        out.print(Text(deck.notes, style="italic"), soft_wrap=True)
    for heading in (*GROUPS.values(), "Weaknesses", "Other cards"):
        group = {card: copies for card, copies in deck.cards.items() if _group(load()[card]) == heading}
        undrawn = deck.random_weaknesses if heading == "Weaknesses" else 0
        if group or undrawn:
            _show_group(out, heading, group, undrawn)
    if deck.side:
        _show_group(out, "Side deck", deck.side)


def kind(deck: InvestigatorDeck, format: str) -> str:
    """What kind of deck it is, as part of a sentence."""
    return f"{format} deck of {plural(deck.size, 'card')} for {_hero(deck)}"


def named_card(card: str) -> str:
    """How a list names a card."""
    return reference(card) if card in load() else card


def _hero(deck: InvestigatorDeck) -> str:
    return load()[deck.investigator].title


def _group(card: CardFacts) -> str:
    return "Weaknesses" if card.weakness else GROUPS.get(card.type, "Other cards")


def _show_group(out: Console, heading: str, group: Mapping[str, int], undrawn: int = 0) -> None:
    out.print(Text.assemble("\n", (heading, "underline"), (f" {sum(group.values()) + undrawn}", "dim")))
    table = Table.grid(padding=(0, 2))
    for card_id, copies in group.items():
        card = load()[card_id]
        cost = "" if card.cost is None else str(card.cost)
        table.add_row(f"{copies}×", Text(reference(card_id)), card.class_.capitalize(), cost, icons(card))
    if undrawn:
        table.add_row(f"{undrawn}×", RANDOM_WEAKNESS, "", "", "")
    out.print(table)
