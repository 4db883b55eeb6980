"""What can be looked at in Call of Cthulhu besides the board, its signs, and how a game ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from rich.text import Text

from orne.coc.registry import facts_of
from orne.coc.rules.success import STORIES_TO_WIN
from orne.set_up.shared.endings import YOU, by_name
from orne.table.shared.data import CocView
from orne.table.shared.messages import Page
from orne.terminal.coc.board import hand_line

HELP = (
    ("discard, domains", "the discard piles; the resources on each domain"),
    ("signs", "↑ ready  → exhausted  ✗ insane  ■ support  ✓ chosen  » going to a story  – theirs at a story"),
    ("", "★ story won  ● success token  ✖ drained  T C A I Terror, Combat, Arcane, Investigation"),
)


def _discard(page: Page, names: Sequence[str]) -> list[Text]:
    """Both discard piles."""
    edition = cast(CocView, page.view).edition
    cards = {card.h: card for card in page.cards}
    found: list[Text] = []
    for zone in page.zones:
        if zone.name == "discard" and zone.seat is not None:
            found.append(Text(f"{names[zone.seat]}: {zone.count} discarded, the last one first", "bold"))
            known = [card for h in reversed(zone.cards) if (card := cards[h].card) is not None]
            found += [hand_line(facts) for card in known if (facts := facts_of(card, edition)) is not None]
    return found


def _domains(page: Page, names: Sequence[str]) -> list[Text]:
    """The resources on every domain."""
    titles = {card.h: card.title for card in page.cards}
    found: list[Text] = []
    for zone in page.zones:
        if zone.name.startswith("domain") and zone.seat is not None:
            cards = ", ".join(titles[h] for h in zone.cards) or "empty"
            drained = " (drained)" if zone.state else ""
            found.append(Text.assemble((f"{names[zone.seat]}, {zone.name}{drained}: ", "bold"), cards))
    return found


PILES: Mapping[str, Callable[[Page, Sequence[str]], list[Text]]] = {"discard": _discard, "domains": _domains}

_LOST = {"conceded": "has given up", "time": "has no time left", "away": "has been away too long"}
"""Why somebody has lost a game that was not played to its end."""


def ending(page: Page, names: Sequence[str]) -> list[str]:
    """Who has won, and how."""
    ended, view = page.ended, cast(CocView, page.view)
    if ended is None:
        return []
    if not ended.winners:
        return [ended.sentence]
    winner = ended.winners[0]
    won = by_name(f"Player {winner + 1} has won", names)
    if ended.seat is not None:
        how = by_name(f"Player {ended.seat + 1} {_LOST[ended.how]}", names).replace(f"{YOU} ", "you ", 1)
    elif view.won[winner] >= STORIES_TO_WIN:
        how = "three stories"
    else:
        how = "the other deck is empty"
    when = f"turn {view.turn}" if view.turn else "during set-up"
    return [f"{won}: {how}, {when}."]
