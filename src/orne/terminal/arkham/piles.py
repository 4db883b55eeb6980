"""What can be looked at in Arkham Horror besides the board, its signs, and how a scenario ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from rich.text import Text

from orne.arkham import card_text
from orne.arkham.registry import facts_of
from orne.arkham.rules.chaos import is_number
from orne.table.shared.data import ArkhamView
from orne.table.shared.messages import Page
from orne.terminal.arkham.board import hand_line
from orne.terminal.lines import wrapped
from orne.terminal.style import GREY

HELP = (
    ("discard, bag", "the discard piles; the tokens in the chaos bag and what the symbols do"),
    ("signs", "◆ revealed  ◇ not  to A B connected to these  2/3/1 fight, health left, evade"),
    ("", "1d 1h damage, horror  ✓ chosen  W I C A ? willpower, intellect, combat, agility, any"),
)


def _discard(page: Page, names: Sequence[str]) -> list[Text]:
    """The discard piles, that of the encounter deck too."""
    cards = {card.h: card for card in page.cards}
    found: list[Text] = []
    for zone in page.zones:
        if zone.name in ("discard", "encounter discard"):
            name = "Encounter deck" if zone.seat is None else names[zone.seat]
            found.append(Text(f"{name}: {zone.count} discarded, the last one first", "bold"))
            known = [card for h in reversed(zone.cards) if (card := cards[h].card) is not None]
            found += [hand_line(facts) for card in known if (facts := facts_of(card)) is not None]
    return found


def _bag(page: Page, names: Sequence[str]) -> list[Text]:
    """The tokens in the chaos bag, and what the scenario says about symbols."""
    view = cast(ArkhamView, page.view)
    numbers = sorted((token for token in view.bag if is_number(token)), key=int, reverse=True)
    symbols = sorted(token for token in view.bag if not is_number(token))
    text = card_text.text(f"core/{view.scenario}") or ""
    return [Text(f"{len(view.bag)} tokens: {', '.join([*numbers, *symbols])}"), *wrapped(Text(text, GREY), 76)]


PILES: Mapping[str, Callable[[Page, Sequence[str]], list[Text]]] = {"discard": _discard, "bag": _bag}


def ending(page: Page, names: Sequence[str]) -> list[str]:
    """Whether the scenario was won, its resolution, and what each investigator takes from it."""
    ended, view = page.ended, cast(ArkhamView, page.view)
    if ended is None:
        return []
    if not view.resolution:
        return [ended.sentence]
    how = "no resolution" if view.resolution == "none" else f"resolution {view.resolution}"
    won = "won" if ended.winners else "lost"
    found = [f"The scenario is {won}: {how}, round {view.round}.", ended.sentence]
    if ended.experience:
        each = [f"{name} {number}" for name, number in zip(names, ended.experience, strict=False)]
        found.append(f"Experience: {', '.join(each)}.")
    return [*found, *(f"Noted in the log: {note.removesuffix('.')}." for note in ended.notes)]
