"""What mends a deck: found by trying, so that no rule is written twice."""

from __future__ import annotations

from dataclasses import replace

from orne.decks.shared.violation import Violation
from orne.server.games.shared import DeckData, Served


def mend(
    served: Served, data: DeckData, violation: Violation, edition: str, format: str
) -> dict[str, str | int] | None:
    """How many copies of the one card that a violation names would end it; None where no number does.

    Copies are taken out, as few as will do; only where that does not help, one is put in.
    """
    if len(violation.cards) != 1:
        return None
    card = violation.cards[0]
    now = data.cards.get(card, 0)
    for copies in (*range(now - 1, -1, -1), now + 1):
        cards = {each: number for each, number in data.cards.items() if each != card}
        if copies:
            cards[card] = copies
        found = served.check(served.from_data(replace(data, cards=cards)), edition, format, data.experience)
        if not any(each.ruling == violation.ruling and card in each.cards for each in found):
            return {"card": card, "copies": copies}
    return None
