"""What lists of cards of both games share."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rich.table import Table

NOT_PLAYABLE = "not playable yet"


def covered(heading: str, everything: str, groups: Mapping[str, Collection[str]], implemented: frozenset[str]) -> Table:
    """Count the implemented cards of each group, and of all."""
    number = sum(len(ids) for ids in groups.values())
    done = sum(card in implemented for ids in groups.values() for card in ids)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_footer=True, footer_style="bold")
    table.add_column(heading, everything)
    table.add_column("Playable", str(done), justify="right")
    table.add_column("Cards", str(number), justify="right")
    table.add_column("", f"{done / number:.0%}", justify="right")
    for name, ids in groups.items():
        playable = sum(card in implemented for card in ids)
        table.add_row(name, str(playable), str(len(ids)), f"{playable / len(ids):.0%}")
    return table
