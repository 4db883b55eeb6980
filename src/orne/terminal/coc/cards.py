"""Cards of Call of Cthulhu, laid out whole or listed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orne.coc.cards import implemented, text
from orne.coc.facts import CardFacts, sets
from orne.kernel.log_words import plural
from orne.terminal.card_lists import NOT_PLAYABLE, covered
from orne.terminal.coc import style


def page(card: CardFacts, edition: str) -> Panel:
    """Lay out one card as an edition has it."""
    return whole_card(card, text(card.id, edition), playable=card.id in implemented())


def whole_card(card: CardFacts, words: str | None, *, playable: bool) -> Panel:
    """Lay out one card."""
    head = Text.assemble(style.title(card), (f"  {card.descriptor}" if card.descriptor else "", "italic"))
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column()
    for name, value in rows(card):
        facts.add_row(name, value)
    foot = Text()
    if words:
        foot.append(words)
    if not playable:
        foot.append(("\n" if words else "") + NOT_PLAYABLE, style="dim italic")
    return Panel(
        Group(facts, Text(), foot) if foot else facts,
        title=head,
        title_align="left",
        subtitle=Text(card.id, "dim"),
        subtitle_align="right",
        width=76,
    )


def rows(card: CardFacts) -> list[tuple[str, Text]]:
    """The facts of a card that are worth a line, by name."""
    kind = Text(" · ").join(filter(None, [Text(card.type.capitalize()), style.faction(card.faction)]))
    found = [("Type", kind), ("Set", Text(style.place(card)))]
    if card.type != "story":
        found.append(("Cost", Text(style.cost(card))))
    if card.skill is not None:
        found.append(("Skill", Text(style.skill(card))))
        found.append(("Icons", style.icons(card.icons) or Text("–")))
    if any(card.struggles):
        found.append(("Struggles", style.icons(card.struggles)))
    if any(card.boosters):
        found.append(("Boosters", style.icons(card.boosters)))
    if card.subtypes:
        found.append(("Subtypes", Text(", ".join(card.subtypes))))
    if card.keywords:
        found.append(("Keywords", Text(", ".join(keyword(name, number) for name, number in card.keywords))))
    if card.steadfast:
        needed = [Text.assemble(style.faction(name), f" ×{number}") for name, number in card.steadfast]
        found.append(("Steadfast", Text(", ").join(needed)))
    if card.resources:
        given = Text(" + ").join(style.faction(name) for name in card.resources)
        found.append(("Resource", Text.assemble(given, " (Transient)" if card.is_transient else "")))
    return found


def keyword(name: str, number: int) -> str:
    """Write a keyword with its number where it has one."""
    if name == "toughness":
        return f"Toughness +{number}"
    return f"{name.capitalize()} {number}" if name == "fated" or number != 1 else name.capitalize()


def listing(found: Sequence[CardFacts], playable: frozenset[str] | None = None) -> Group:
    """List cards, one a line."""
    works = implemented() if playable is None else playable
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("Title", "Type", "Faction"):
        table.add_column(name)
    table.add_column("Cost", justify="right")
    table.add_column("Skill", justify="right")
    for name in ("Icons", "Set", ""):
        table.add_column(name)
    for card in found:
        table.add_row(
            Text.assemble(style.title(card), (f"  {card.descriptor}" if card.descriptor else "", "dim italic")),
            card.type.capitalize(),
            style.faction(card.faction),
            style.cost(card),
            style.skill(card),
            style.icons(card.icons if card.skill is not None else card.struggles),
            style.place(card),
            Text("" if card.id in works else NOT_PLAYABLE, style="dim italic"),
        )
    return Group(table, Text(plural(len(found), "card"), style="dim"))


def coverage(found: Sequence[CardFacts], playable: frozenset[str] | None = None) -> Table:
    """Count the implemented cards of each set."""
    by_set: dict[str, list[str]] = {}
    for card in found:
        by_set.setdefault(sets()[card.set].name, []).append(card.id)
    return covered("Set", "All sets", by_set, implemented() if playable is None else playable)
