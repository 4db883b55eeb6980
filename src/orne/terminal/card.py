"""One card, laid out whole."""

from __future__ import annotations

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orne.coc.facts import CardFacts
from orne.terminal import look

NOT_PLAYABLE = "not playable yet"


def whole_card(card: CardFacts, text: str | None, *, playable: bool) -> Panel:
    """Lay out one card."""
    head = Text.assemble(look.title(card), (f"  {card.descriptor}" if card.descriptor else "", "italic"))
    facts = Table.grid(padding=(0, 2))
    facts.add_column(style="dim", no_wrap=True)
    facts.add_column()
    for name, value in rows(card):
        facts.add_row(name, value)
    foot = Text()
    if text:
        foot.append(text)
    if not playable:
        foot.append(("\n" if text else "") + NOT_PLAYABLE, style="dim italic")
    return Panel(
        Group(facts, Text(), foot) if foot else facts,
        title=head,
        title_align="left",
        subtitle=Text(card.id, "dim"),
        subtitle_align="right",
        width=76,
    )


def rows(card: CardFacts) -> list[tuple[str, Text]]:
    """Return the facts of a card that are worth a line, by name."""
    kind = Text(" · ").join(filter(None, [Text(card.type.capitalize()), look.faction(card.faction)]))
    found = [("Type", kind), ("Set", Text(look.place(card)))]
    if card.type != "story":
        found.append(("Cost", Text(look.cost(card))))
    if card.skill is not None:
        found.append(("Skill", Text(look.skill(card))))
        found.append(("Icons", look.icons(card.icons) or Text("–")))
    if any(card.struggles):
        found.append(("Struggles", look.icons(card.struggles)))
    if any(card.boosters):
        found.append(("Boosters", look.icons(card.boosters)))
    if card.subtypes:
        found.append(("Subtypes", Text(", ".join(card.subtypes))))
    if card.keywords:
        found.append(("Keywords", Text(", ".join(keyword(name, number) for name, number in card.keywords))))
    if card.steadfast:
        needed = [Text.assemble(look.faction(name), f" ×{number}") for name, number in card.steadfast]
        found.append(("Steadfast", Text(", ").join(needed)))
    if card.resources:
        given = Text(" + ").join(look.faction(name) for name in card.resources)
        found.append(("Resource", Text.assemble(given, " (Transient)" if card.is_transient else "")))
    return found


def keyword(name: str, number: int) -> str:
    """Write a keyword with its number where it has one."""
    if name == "toughness":
        return f"Toughness +{number}"
    return f"{name.capitalize()} {number}" if name == "fated" or number != 1 else name.capitalize()
