"""Cards of Arkham Horror, laid out whole or listed."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from orne.arkham.card_text import text
from orne.arkham.facts import SKILLS, CardFacts
from orne.arkham.registry import implemented
from orne.kernel.log_words import plural
from orne.terminal.arkham.style import CLASSES, icons
from orne.terminal.card_lists import NOT_PLAYABLE, covered


def page(card: CardFacts) -> Panel:
    """Lay out one card."""
    return whole_card(card, text(card.id))


def whole_card(facts: CardFacts, words: str | None) -> Panel:
    """Lay out one card."""
    kind = " · ".join([f"unique {facts.type}" if facts.unique else facts.type, facts.class_, *facts.traits])
    numbers = [
        f"{name} {value}"
        for name, value in (
            ("cost", facts.cost),
            ("level", facts.level),
            ("health", _for_each(facts.health) if facts.health_per_investigator else facts.health),
            ("sanity", facts.sanity),
            ("fight", facts.fight),
            ("evade", facts.evade),
            ("shroud", facts.shroud),
            ("clues", _for_each(facts.clues)),
            ("doom", facts.doom),
        )
        if value is not None
    ]
    if facts.skills:
        numbers = [f"{name} {value}" for name, value in zip(SKILLS, facts.skills, strict=True)] + numbers
    if facts.type == "enemy":
        numbers.append(f"damage {facts.damage}, horror {facts.horror}")
    if any(facts.icons):
        numbers.append(f"icons {icons(facts)}")
    if facts.slots:
        numbers.append(f"slot {', '.join(facts.slots)}")
    body = Text.assemble((kind, "italic"), "\n", " · ".join(numbers))
    body.append(f"\n\n{words}" if words else "" if words is not None else f"\n\n{NOT_PLAYABLE}")
    title = Text(facts.title, f"bold {CLASSES.get(facts.class_, '')}")
    return Panel(body, title=title, title_align="left", subtitle=Text(facts.id, "dim"), width=76)


def _for_each(number: int | None) -> str | None:
    """A printed number that counts once for each investigator."""
    return f"{number} for each investigator" if number else None if number is None else "0"


def listing(found: Sequence[CardFacts]) -> Group:
    """List cards, one a line."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("Code", "Title", "Type", "Class", "Level", "Cost", ""):
        table.add_column(name)
    for card in found:
        table.add_row(
            card.code,
            Text.assemble(card.title, (f"  {card.subtitle}" if card.subtitle else "", "dim italic")),
            card.type.capitalize(),
            card.class_.capitalize(),
            "" if card.level is None else str(card.level),
            "" if card.cost is None else str(card.cost),
            Text("" if card.id in implemented() else NOT_PLAYABLE, style="dim italic"),
        )
    return Group(table, Text(plural(len(found), "card"), style="dim"))


def coverage(found: Sequence[CardFacts]) -> Table:
    """Count the implemented cards of each class and encounter set."""
    groups: dict[str, list[str]] = {}
    for card in found:
        groups.setdefault(card.encounter_set or card.class_, []).append(card.id)
    return covered("Class or encounter set", "Core Set (2016)", groups, implemented())
