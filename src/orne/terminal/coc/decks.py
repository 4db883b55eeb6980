"""Decks of Call of Cthulhu, listed and laid out."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from orne.coc.facts import CardFacts
from orne.coc.search import TYPES
from orne.decks.coc import Deck, check, missing, shipped
from orne.decks.coc.references import cards
from orne.decks.coc.shipped import community
from orne.decks.coc.starters import BLOCKS, starters
from orne.games import COC
from orne.kernel.log_words import plural
from orne.terminal.coc import style
from orne.terminal.style import console


def show_list(edition: str) -> None:
    """List the decks that come with Orne."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("Name", style="bold", no_wrap=True)
    table.add_column("Deck")
    table.add_column("Cards", justify="right")
    table.add_column(f"Legal in {edition}", style="dim")
    table.add_column("Playable", style="dim")
    for name in community():
        deck = shipped(name)
        without = len(missing(deck, COC.cards().implemented()))
        playable = f"not yet: {without} cards" if without else "yes"
        table.add_row(name, Text(deck.name), str(deck.size), "no" if check(deck, edition) else "yes", playable)
    out = console()
    out.print(table)
    out.print(
        Text.assemble(
            f"\nPlayable are the {len(starters())} starter decks of the core set, 47 cards each: ",
            ("starter-ONE+OTHER-a", "bold"),
            " or ",
            ("starter-ONE+OTHER-b", "bold"),
            f", with two of {', '.join(BLOCKS)}.",
        )
    )


def show_deck(deck: Deck, edition: str) -> None:
    """Show a deck, its cards grouped by type."""
    facts = cards(edition).facts
    out = console()
    out.print(Text.assemble((deck.name, "bold"), (f"  {plural(deck.size, 'card')}", "dim")))
    if deck.notes:
        out.print(Text(deck.notes, style="italic"), soft_wrap=True)
    for kind, heading in TYPES.items():
        if group := [(facts[card], copies) for card, copies in deck.cards.items() if facts[card].type == kind]:
            _show_group(out, heading, group)
    if deck.story:
        _show_group(out, "Story deck", [(facts[card], 1) for card in deck.story])
    if unplayable := [facts[card].title for card in missing(deck, COC.cards().implemented())]:
        out.print(Text(f"\nNot playable yet ({len(unplayable)}): {', '.join(unplayable)}", style="dim"))


def kind(deck: Deck, format: str, edition: str) -> str:
    """What kind of deck it is, as part of a sentence."""
    return f"{format} deck of {plural(deck.size, 'card')} in edition {edition}"


def named_card(card: str, edition: str) -> str:
    """How a list names a card."""
    return cards(edition).reference(card)


def _show_group(out: Console, heading: str, group: Sequence[tuple[CardFacts, int]]) -> None:
    total = sum(copies for _, copies in group)
    out.print(Text.assemble("\n", (heading, "underline"), (f" {total}", "dim")))
    table = Table.grid(padding=(0, 2))
    for card, copies in group:
        table.add_row(
            f"{copies}×",
            style.title(card),
            style.faction(card.faction),
            style.cost(card),
            style.icons(card.icons if card.skill is not None else card.struggles),
            Text(style.place(card), style="dim"),
        )
    out.print(table)
