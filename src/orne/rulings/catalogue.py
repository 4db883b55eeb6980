"""The catalogue of claims: read from its files, and looked up by id."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from functools import cache
from importlib.resources import files
from itertools import takewhile
from types import MappingProxyType
from typing import Any, Final

from orne.kernel.errors import UserError, clipped
from orne.rulings.claim import Claim
from orne.rulings.shown import names, not_showable, proved_elsewhere

CHAPTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "coc": (
        "basics",
        "rule-1",
        "rule-2",
        "rule-3",
        "timing",
        "mechanics",
        "rulebook",
        "collectible",
        "answers",
        "errata",
        "lists",
    ),
    "arkham": (
        "basics",
        "precedence",
        "words-a-b",
        "words-c-d",
        "words-e-g",
        "words-h-l",
        "words-m-q",
        "words-r-s",
        "words-t-z",
        "timing",
        "set-up",
        "campaign",
        "examples",
    ),
}
"""The files of each game, in the order in which they are read."""
LONGEST_ID = 120


def claims(game: str) -> Sequence[Claim]:
    """All claims of a game, by its name in ``orne.games``, chapter by chapter."""
    if game not in CHAPTERS:
        raise UserError(f"There are rulings for {' and '.join(CHAPTERS)}, not for “{clipped(game, 40)}”.")
    return _of_game(game)


def claim(id: str) -> Claim:
    """The claim with an id; a UserError that names the nearest one where there is none."""
    found = _by_id().get(id)
    if found is None:
        raise UserError(f"There is no ruling called {clipped(id, LONGEST_ID)}; {_nearest(id)}")
    return found


def within(id: str) -> Sequence[Claim]:
    """The claims that an id means: the one it names, or those of the section it begins, as coc/rule/2.15."""
    found = _by_id().get(id)
    if found is not None:
        return (found,)
    begun = id.rstrip("/")
    several = [each for each in _by_id().values() if each.id.startswith((f"{begun}/", f"{begun}-"))]
    # "coc/rule" is not a section, and nobody reads hundreds of claims.
    if begun.count("/") == 0 or (begun.startswith("coc/") and begun.count("/") == 1) or not several:
        raise UserError(f"There is no ruling called {clipped(id, LONGEST_ID)}; {_nearest(id)}")
    return several


def chapter_of(game: str, name: str) -> Sequence[Claim]:
    """The claims of one file of a game."""
    return tuple(_read(game, name))


@cache
def _by_id() -> Mapping[str, Claim]:
    return MappingProxyType({each.id: each for game in CHAPTERS for each in _of_game(game)})


@cache
def _of_game(game: str) -> tuple[Claim, ...]:
    return tuple(each for name in CHAPTERS[game] for each in _read(game, name))


def _read(game: str, name: str) -> list[Claim]:
    """The claims in one file."""
    data = json.loads(files("orne.rulings").joinpath("data", game, f"{name}.json").read_bytes())
    return [_made(game, data["chapter"], entry) for entry in data["claims"]]


def _made(game: str, chapter: str, entry: dict[str, Any]) -> Claim:
    return Claim(
        id=entry["id"],
        game=game,
        chapter=chapter,
        section=entry["section"],
        kind=entry["kind"],
        sentence=entry["sentence"],
        editions=tuple(entry.get("editions", ())),
        differences=MappingProxyType(entry.get("differences", {})),
        cards=tuple(entry.get("cards", ())),
        near=tuple(entry.get("related", ())),
        note=entry.get("note", ""),
        not_shown=not_showable(game).get(entry["id"], ""),
        demonstrations=names(game).get(entry["id"], ()),
        tested=proved_elsewhere(game).get(entry["id"], ""),
    )


def _nearest(id: str) -> str:
    """The id that is most like one that nobody knows, as the end of a sentence: a common beginning counts first."""
    wanted = id[:LONGEST_ID]
    matcher = SequenceMatcher(b=wanted, autojunk=False)

    def likeness(known: str) -> tuple[int, float]:
        matcher.set_seq1(known)
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(known, wanted, strict=False)))
        return same, matcher.ratio()

    return f"the nearest is {max(_by_id(), key=likeness)}."
