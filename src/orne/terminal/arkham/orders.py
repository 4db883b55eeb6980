"""What a person may type in Arkham Horror besides an option."""

from __future__ import annotations

from typing import Protocol

from rich.text import Text

from orne.arkham import card_text
from orne.arkham.rules.chaos import is_number
from orne.arkham.table import ArkhamTable
from orne.terminal import orders
from orne.terminal.arkham.board import hand_line
from orne.terminal.orders import AtTable, Leave, Orders

HELP: tuple[tuple[str, str], ...] = (
    ("3, or part of a name", "choose an option; Enter takes the one marked Enter"),
    ("why not X", "the reasons why X is not offered, with the rulings"),
    ("card X", "a card: its numbers and its text"),
    ("undo", "take your last decision back, as far as was agreed when the game was set up"),
    ("log, log 50", "what has happened"),
    ("discard, bag", "the discard piles; the tokens in the chaos bag and what the symbols do"),
    ("options, board", "the question again; the whole page again"),
    ("save FILE, resume FILE", "keep the game; go on with another one (it is also kept automatically)"),
    ("quit", "leave the table; nothing is lost"),
    ("signs", "◆ revealed  ◇ not  2/3/1 fight, health left, evade  1d 1h damage, horror"),
    ("", "W I C A ? willpower, intellect, combat, agility, any"),
)


class AtScenario(AtTable, Protocol):
    """A session of a scenario."""

    @property
    def g(self) -> ArkhamTable: ...


def _discard(session: AtScenario, asked: str) -> None:
    """Show the discard piles, that of the encounter deck too."""
    g = session.g
    piles = [*zip(session.names(), g.state.discard, strict=True), ("Encounter deck", g.state.encounter_discard)]
    for name, pile in piles:
        session.screen.say(Text(f"{name}: {len(pile)} discarded, the last one first", "bold"))
        for uid in reversed(pile):
            session.screen.say(hand_line(g.kind(uid).facts))


def _bag(session: AtScenario, asked: str) -> None:
    """Show the tokens in the chaos bag, and what the scenario says about symbols."""
    numbers = sorted((token for token in session.g.state.bag if is_number(token)), key=int, reverse=True)
    symbols = sorted(token for token in session.g.state.bag if not is_number(token))
    session.screen.say(f"{len(session.g.state.bag)} tokens: {', '.join([*numbers, *symbols])}")
    session.screen.say(Text(card_text.text(f"core/{session.g.state.scenario}") or "", "dim"))


def _leave(session: AtScenario, asked: str) -> None:
    """Leave the table; the campaign is kept already."""
    raise Leave


ORDERS: Orders = {**orders.ORDERS, "discard": _discard, "bag": _bag}
OWN_FILES = ("save", "resume")
"""Orders about files of the players' own, which a campaign's scenario does not have."""
CAMPAIGN_HELP = tuple(line for line in HELP if not line[0].startswith(OWN_FILES))
CAMPAIGN_ORDERS: Orders = {
    **{word: order for word, order in ORDERS.items() if word not in OWN_FILES},
    "quit": _leave,
    "exit": _leave,
}
