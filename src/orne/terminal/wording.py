"""Options in words, and what a person's words mean among them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.arkham.table import ArkhamTable
from orne.coc.facts import folded
from orne.coc.state import PLAY
from orne.coc.table import CocTable
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import UserError
from orne.kernel.table import Table

HARMLESS = ("pass", "done", "keep")
MOST_NAMED = 6


def name(g: Table[Any], uid: int, seat: int | None) -> str:
    """A card's title, numbered where it has a double in play, marked where it is the opponent's."""
    number = g.ref(uid).partition("#")[2]
    theirs = isinstance(g, CocTable) and seat is not None and _is_theirs(g, uid, seat)
    title = g.name(uid) if isinstance(g, ArkhamTable) else g.title(uid)
    return f"{title}{f' #{number}' if number else ''}{' (theirs)' if theirs else ''}"


def _is_theirs(g: CocTable, uid: int, seat: int) -> bool:
    card = g.state.cards[uid]
    return card.zone == PLAY and card.controller != seat


def label(g: Table[Any], option: Option, seat: int | None) -> str:
    """An option in words for the seat that is asked."""
    verb = option.verb.replace("-", " ")
    words = verb[:1].upper() + verb[1:]
    cards = option.between.join(name(g, uid, seat) for uid in option.cards)
    note = f" ({option.note})" if option.note and option.cards else f" {option.note}" if option.note else ""
    return f"{words} {cards}{note}" if cards else f"{words}{note}"


def default(g: Table[Any], decision: Decision) -> int | None:
    """The option that Enter takes: the harmless one, where there is one."""
    if decision.kind == "investigation":
        return 0
    if decision.kind == "commit" and isinstance(g, CocTable) and not g.state.plan:
        # To commit nobody must be said: Enter comes too easily after a row of passes.
        return None
    return next((i for i, option in enumerate(decision.options) if option.verb in HARMLESS and not option.cards), None)


def matching(g: Table[Any], options: Sequence[Option], seat: int, words: str) -> list[int]:
    """The options that words may mean: a key, one without the sets of its cards, a whole label, or parts of one."""
    keys = [option.key for option in options]
    exact = [i for i, key in enumerate(keys) if key == words] or [
        i for i, key in enumerate(keys) if _short(key) == words
    ]
    if exact:
        return exact
    labels = [folded(label(g, option, seat)) for option in options]
    wanted = folded(words)
    if not wanted:
        return []
    same = [i for i, text in enumerate(labels) if text == wanted]
    if same:
        return same
    found = [i for i, text in enumerate(labels) if text.startswith(wanted)]
    if len(found) == 1:
        return found
    parts = [folded(part) for part in words.split()]
    return [i for i, text in enumerate(labels) if wanted in text or all(part in text for part in parts)]


def _short(key: str) -> str:
    """A key without the sets of its cards."""
    return " ".join(part.rpartition("/")[2] for part in key.split(" "))


def meant(g: Table[Any], options: Sequence[Option], seat: int, words: str) -> int:
    """The one option that a number, a key or some words mean; a UserError says what is wrong with them."""
    if words.isdecimal():
        number = int(words) if len(words) < 6 else 0
        if not 1 <= number <= len(options):
            raise UserError(f"There is no option {words[:12]}; choose 1 to {len(options)}, or type help.")
        return number - 1
    found = matching(g, options, seat, words)
    if not found:
        raise UserError(
            f"“{words[:60]}” is neither an option nor a command; type a number, help, or why not {words[:60]}."
        )
    if len(found) > 1:
        several = listed(g, options, seat, found)
        raise UserError(f"“{words[:60]}” may mean {several}; say more, or type the number.")
    return found[0]


def listed(g: Table[Any], options: Sequence[Option], seat: int, found: Sequence[int]) -> str:
    """Some options with their numbers, as part of a sentence."""
    named = ", ".join(f"{i + 1} {label(g, options[i], seat)}" for i in found[:MOST_NAMED])
    return f"{named} and others" if len(found) > MOST_NAMED else named
