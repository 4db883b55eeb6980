"""When a player is asked, in words; and the values of a card with where they come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from orne.games import Facts
from orne.kernel.errors import UserError, echo, listed, suggested
from orne.kernel.search import folded
from orne.table.room import Room
from orne.table.shared.data import Card
from orne.table.shared.question_data import Asking
from orne.terminal.style import GREY

MODES: Mapping[str, str] = {"always": "always", "can act": "can act", "can": "can act", "pass": "pass"}
WORDS = {
    "always": "You are asked about everything, even where there is nothing to do.",
    "can act": "You are asked wherever you can do something.",
    "pass": "What may be passed on is passed for you.",
}


def told(asking: Asking, phases: Sequence[str], titles: Mapping[str, Facts]) -> list[Text]:
    """When a seat is asked."""
    line = WORDS[asking.mode]
    wanted = [phase for phase in phases if phase in asking.phases]
    if asking.mode == "pass" and wanted:
        line = f"You are asked in the phases {listed(wanted)}; in others what may be passed on is passed for you."
    found = [Text(line)]
    for cards, words in ((asking.not_now, "No reason to ask"), (asking.always_for, "Always asked for")):
        if cards:
            found.append(Text(f"{words}: {', '.join(titles[card].title for card in cards)}."))
    if asking.not_now:
        found.append(Text(f"“not now {titles[asking.not_now[0]].title}” asks again."))
    return found


def settled_for(cards: Sequence[str], titles: Mapping[str, Facts], words: str) -> tuple[str, str] | None:
    """The card that is meant of those for which something is settled, by id and title, wherever it is now."""
    found = [card for card in cards if folded(words) in folded(titles[card].title)]
    return (found[0], titles[found[0]].title) if len(found) == 1 else None


def set_phase(room: Room, seat: int, asking: Asking, phases: Sequence[str], phase: str, *, wanted: bool) -> None:
    """Ask a seat in a phase, or pass for it there; it is asked in all others as before."""
    if phase not in phases:
        raise UserError(f"There is no phase called {echo(phase)}; {suggested(phase, phases)}")
    now = set(asking.phases) if asking.mode == "pass" else set(phases)
    now = now | {phase} if wanted else now - {phase}
    room.ask(seat, "can act" if now == set(phases) else "pass")
    for each in phases:
        room.stop_at(seat, each, each in now and now != set(phases))


def values(card: Card) -> list[Text]:
    """The values of a card that differ from what is printed, and where they come from."""
    found: list[Text] = []
    for name, value in card.values.items():
        if value.why:
            parts = [f"{value.printed} printed", *(f"{part.n:+d} {part.source}" for part in value.why)]
            found.append(Text.assemble(f"{card.name}: {name} {value.now} ", (f"({', '.join(parts)})", GREY)))
    return found
