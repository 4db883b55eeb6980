"""What a person may type besides an option, where the first game's orders are not the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rich.panel import Panel
from rich.text import Text

from orne.arkham import card_text
from orne.arkham.facts import SKILLS, CardFacts, find, folded
from orne.arkham.rules.chaos import is_number
from orne.kernel.errors import UserError
from orne.terminal import orders as shared
from orne.terminal.arkham.board import CLASSES, hand_line, icons

if TYPE_CHECKING:
    from orne.terminal.arkham.session import ArkhamSession

HELP: tuple[tuple[str, str], ...] = (
    ("3, or part of a name", "choose an option; Enter takes the one marked Enter"),
    ("why not X", "the reasons why X is not offered, with the rulings"),
    ("card X", "a card: its numbers and its text"),
    ("undo", "take your last decision back, as far as was agreed when the game was set up"),
    ("log, log 50", "what has happened"),
    ("discard, bag", "the discard piles; the tokens in the chaos bag and what the symbols do"),
    ("options, board", "the question again; the whole page again"),
    ("save FILE, resume FILE", "keep the game; go on with another one (it is kept by itself as well)"),
    ("quit", "leave the table; nothing is lost"),
    ("signs", "◆ revealed  ◇ not  2/3/1 fight, health left, evade  1d 1h damage, horror"),
    ("", "W I C A ? willpower, intellect, combat, agility, any"),
)


def whole_card(facts: CardFacts, text: str | None) -> Panel:
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
    body.append(f"\n\n{text}" if text else "" if text is not None else "\n\nnot playable yet")
    title = Text(facts.title, f"bold {CLASSES.get(facts.class_, 'white')}")
    return Panel(body, title=title, title_align="left", subtitle=Text(facts.id, "dim"), width=76)


def _for_each(number: int | None) -> str | None:
    """A printed number that counts once for each investigator."""
    return f"{number} for each investigator" if number else None if number is None else "0"


def _card(session: ArkhamSession, asked: str) -> None:
    """Show a card, one of this game's first."""
    found = find(asked)
    here = {kind.slug for kind in session.g.state.catalogue.kinds}
    found = [card for card in found if card.id in here] or found
    if not found:
        raise UserError(f"No card is called “{asked[:60]}”; try fewer letters.")
    if len(found) > shared.LONGEST_LIST:
        names = ", ".join(card.title for card in found[: shared.LONGEST_LIST])
        raise UserError(f"“{asked[:60]}” fits {len(found)} cards, such as {names}; say more.")
    for card in list({folded(card.title): card for card in reversed(found)}.values())[::-1][:3]:
        session.screen.say(whole_card(card, card_text.text(card.id)))


def _discard(session: ArkhamSession, asked: str) -> None:
    """Show the discard piles, that of the encounter deck too."""
    g = session.g
    piles = [*zip(session.names(), g.state.discard, strict=True), ("Encounter deck", g.state.encounter_discard)]
    for name, pile in piles:
        session.screen.say(Text(f"{name}: {len(pile)} discarded, the last one first", "bold"))
        for uid in reversed(pile):
            session.screen.say(hand_line(g.kind(uid).facts))


def _bag(session: ArkhamSession, asked: str) -> None:
    """Show the tokens in the chaos bag, and what the scenario says about symbols."""
    numbers = sorted((token for token in session.g.state.bag if is_number(token)), key=int, reverse=True)
    symbols = sorted(token for token in session.g.state.bag if not is_number(token))
    session.screen.say(f"{len(session.g.state.bag)} tokens: {', '.join([*numbers, *symbols])}")
    session.screen.say(Text(card_text.text(f"core/{session.g.state.scenario}") or "", "dim"))


def _leave(session: ArkhamSession, asked: str) -> None:
    """Leave the table; the campaign is kept already."""
    raise shared.Leave


ORDERS: dict[str, Callable[[Any, str], None]] = {
    **{word: order for word, order in shared.ORDERS.items() if word not in ("domains", "skip")},
    "card": _card,
    "discard": _discard,
    "bag": _bag,
}
OWN_FILES = ("save", "resume")
"""Orders about files of the players' own, which a campaign's scenario does not have."""
CAMPAIGN_HELP = tuple(line for line in HELP if not line[0].startswith(OWN_FILES))
CAMPAIGN_ORDERS: dict[str, Callable[[Any, str], None]] = {
    **{word: order for word, order in ORDERS.items() if word not in OWN_FILES},
    "quit": _leave,
    "exit": _leave,
}
