"""What Tab completes: orders, options, and the names of cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from orne.table.shared.messages import Page
from orne.terminal import menu

ABOUT_CARDS = ("card ", "why not ", "not now ", "always for ")
MORE = (
    "why not", "not now", "always for", "hint greedy", "hint search", "skip phase", "skip turn",
    "stops always", "stops can act", "stops pass",
)  # fmt: skip


def completions(page: Page, orders: Sequence[str]) -> Callable[[str], list[str]]:
    """A function that gives the lines which begin like the one typed so far."""
    question = page.question
    titles = sorted({card.title for card in page.cards if card.title})
    options = [] if question is None else [menu.label(option) for option in question.options]
    lines = [*sorted({*orders, *MORE}), *options]

    def found(typed: str) -> list[str]:
        start = typed.lower()
        for order in ABOUT_CARDS:
            if start.startswith(order):
                rest = start.removeprefix(order)
                return [f"{order}{title}" for title in titles if title.lower().startswith(rest)]
        return [line for line in lines if line.lower().startswith(start)]

    return found
