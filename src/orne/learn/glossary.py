"""The words of both games, each in a sentence or two, with the rulings that say more."""

from __future__ import annotations

import difflib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from orne.games import GAMES
from orne.kernel.errors import UserError, echo
from orne.kernel.search import folded


@dataclass(frozen=True, slots=True)
class Term:
    """A word of a game, and what it means."""

    game: str
    term: str
    also: tuple[str, ...]
    """Other words for it, and what it explains besides."""
    words: str
    rulings: tuple[str, ...]
    """Ids of rulings, or of sections of them."""


def terms(game: str | None = None) -> Sequence[Term]:
    """The terms of a game, or of all games, by the alphabet."""
    return [each for name in GAMES if game in (None, name) for each in _of_game(name)]


def look_up(word: str, game: str | None = None) -> list[Term]:
    """What a word means, in each game that has it; a UserError names the nearest term where none has."""
    known = terms(game)
    wanted = _key(word)
    for fits in (_is_named, _begins):
        found = [each for each in known if wanted and fits(each, wanted)]
        if found:
            return found
    names = {_key(name): name for each in known for name in (each.term, *each.also)}
    close = difflib.get_close_matches(wanted, names, n=1, cutoff=0.5)
    nearest = f"the nearest is {names[close[0]]}" if close else "orne glossary lists all of them"
    raise UserError(f"The glossary has no term {echo(word)}; {nearest}.")


def _is_named(each: Term, wanted: str) -> bool:
    return wanted in (_key(name) for name in (each.term, *each.also))


def _begins(each: Term, wanted: str) -> bool:
    return any(_key(name).startswith(wanted) for name in (each.term, *each.also))


def _key(word: str) -> str:
    """A word as it is compared; a sign without letters is itself."""
    return folded(word) or word.strip()


@cache
def _of_game(game: str) -> tuple[Term, ...]:
    data = json.loads(files("orne.learn").joinpath("data", f"glossary-{game}.json").read_bytes())
    found = [
        Term(game, entry["term"], tuple(entry.get("also", ())), entry["words"], tuple(entry["rulings"]))
        for entry in data
    ]
    return tuple(sorted(found, key=lambda each: _key(each.term)))
