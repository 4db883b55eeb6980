"""Finding claims: by words, by the cards they name, by what they have to do with one another."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from orne.kernel.search import folded
from orne.rulings.catalogue import CHAPTERS, claim, claims
from orne.rulings.claim import Claim

LOOSE: Final = frozenset({"faq", "errata", "list", "basics"})
"""Kinds of claim that have nothing in common with others of their section but the heading."""
LOOSE_SECTIONS: Final = frozenset({"Examples"})


def search(words: str | Iterable[str], game: str | None = None) -> list[Claim]:
    """The claims in which every word is found, at the beginning of a word of theirs; those named after it first."""
    said = words if isinstance(words, str) else " ".join(words)
    wanted = _words(said)
    if not wanted:
        return []
    found: list[tuple[int, int, Claim]] = []
    for place, each in enumerate(_all(game)):
        score = _score(each, wanted)
        if score:
            found.append((-score, place, each))
    return [each for _, _, each in sorted(found, key=lambda entry: entry[:2])]


def of_card(card: str, game: str | None = None) -> list[Claim]:
    """The claims that name a card, by its title or id; where no title is the same, those it is a part of."""
    wanted = folded(card.rpartition("/")[2])
    if not wanted:
        return []
    same = [each for each in _all(game) if any(folded(title) == wanted for title in each.titles)]
    return same or [each for each in _all(game) if any(wanted in folded(title) for title in each.titles)]


def related(id: str) -> list[Claim]:
    """Claims to read with a claim: on the same matter elsewhere, of the same section, on the same cards."""
    this = claim(id)
    found = {each: claim(each) for each in this.near}
    titles = set(this.titles)
    strict = this.kind not in LOOSE and this.section not in LOOSE_SECTIONS
    for each in claims(this.game):
        same_section = strict and (each.chapter, each.section) == (this.chapter, this.section)
        if same_section or not titles.isdisjoint(each.titles):
            found.setdefault(each.id, each)
    found.pop(id, None)
    return list(found.values())


def _all(game: str | None) -> Sequence[Claim]:
    """The claims of a game, or of all games."""
    return claims(game) if game is not None else _everything()


@cache
def _everything() -> tuple[Claim, ...]:
    return tuple(each for game in CHAPTERS for each in claims(game))


def _score(each: Claim, wanted: Sequence[str]) -> int:
    """How well a claim fits: 0 unless every word is there."""
    heading, body = _texts(each.id)
    score = 0
    for word in wanted:
        if any(own == word for own in heading):
            score += 8
        elif any(own.startswith(word) for own in heading):
            score += 4
        elif any(own == word for own in body):
            score += 2
        elif any(own.startswith(word) for own in body):
            score += 1
        else:
            return 0
    return score


@cache
def _texts(id: str) -> tuple[frozenset[str], frozenset[str]]:
    """The words that say what a claim is about, and all others."""
    each = claim(id)
    heading = frozenset(_words(" ".join((each.id.replace("/", " "), each.section, *each.cards))))
    return heading, frozenset(_words(" ".join((each.sentence, each.note, each.kind, *each.differences.values()))))


def _words(text: str) -> list[str]:
    """The words of a text, without accents and marks."""
    plain = unicodedata.normalize("NFKD", text).casefold().replace("'", "").replace("’", "")
    return re.findall(r"[a-z0-9.]*[a-z0-9]", plain)
