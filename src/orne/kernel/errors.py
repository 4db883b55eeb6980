"""What goes wrong, said so that the person who caused it can put it right."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Mapping
from typing import Final

LONGEST: Final = 300
"""Letters in a sentence, at most."""
ECHO: Final = 40
"""Letters of somebody's own words that are quoted in a sentence, at most."""
ENDS: Final = (".", "?", "!", "…")
"""What a sentence ends with."""


class UserError(Exception):
    """Bad input: one sentence saying what is wrong, where, and what would be right; it is ended here if it is not."""

    def __init__(self, sentence: object = "") -> None:
        super().__init__(clipped(ended(printable(str(sentence))), LONGEST))


class Forbidden(UserError):
    """What a rule does not allow, outside a game's own options; ``ruling`` is the id of that rule."""

    def __init__(self, ruling: str, sentence: object) -> None:
        super().__init__(sentence)
        self.ruling = ruling


class IllegalChoice(UserError):
    """A choice that the pending decision does not offer."""


class ImpossiblePosition(UserError):
    """A position that no game could be in."""


class NoDeal(UserError):
    """Hidden cards cannot be dealt here so that the same question comes up."""


class RulesError(Exception):
    """The rules code contradicted itself: a defect of ours, never of the user's."""


def ended(words: str) -> str:
    """Words with a full stop where they have no end of their own."""
    return words if not words or words.endswith(ENDS) else f"{words}."


def in_full(words: str) -> str:
    """Words as a whole sentence, from the capital letter to the full stop."""
    return ended(f"{words[:1].upper()}{words[1:]}")


def printable(text: str) -> str:
    """Text on one line, with nothing in it that a terminal could not show."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else " " for letter in text)


def clipped(text: str, longest: int) -> str:
    """Text of at most ``longest`` letters; an ellipsis stands for what is left out."""
    return text if len(text) <= longest else text[: longest - 1] + "…"


def echo(value: object) -> str:
    """Somebody's own words or number, fit to stand in a sentence: short, on one line, and told apart from text."""
    if isinstance(value, str):
        return f"“{clipped(printable(value[: ECHO + 1]), ECHO)}”"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "an endless number"
    if isinstance(value, float):
        return repr(value)
    return "a list" if isinstance(value, list | tuple) else "a table" if isinstance(value, dict) else "something else"


def listed(words: list[str], most: int = 200) -> str:
    """A list of words, as many as fit into a sentence, and how many more there are."""
    shown: list[str] = []
    for word in words:
        if sum(map(len, shown)) + 2 * len(shown) + len(word) > most:
            return ", ".join([*shown, f"{len(words) - len(shown)} more"])
        shown.append(word)
    return ", ".join(shown)


def unknown(what: str, word: str, names: Collection[str], hint: str = "") -> str:
    """That nothing of a kind has a name, and what may have been meant."""
    return f"There is no {what} called {echo(word)}; {suggested(word, names, hint)}"


def suggested(word: str, names: Collection[str], hint: str = "") -> str:
    """What may have been meant by a name that there is not: the nearest; or else a hint, or all there are."""
    spoken = {name.casefold(): name for name in names}
    found = difflib.get_close_matches(word.casefold()[:ECHO], spoken, 1, 0.6)
    if found:
        return f"did you mean {spoken[found[0]]}?"
    return hint or (f"there is only {next(iter(names))}." if len(names) == 1 else f"there are {listed([*names])}.")


def nearest(word: str, titles: Mapping[str, str]) -> str:
    """A question naming up to three cards whose id or title is close to what was written; or nothing."""
    word = word.casefold()[:ECHO]
    slugs = {card.partition("/")[2]: card for card in titles}
    named = {title.casefold(): card for card, title in titles.items()}
    found = [slugs[each] for each in difflib.get_close_matches(word.partition("/")[2] or word, slugs, 3, 0.6)]
    found += [named[each] for each in difflib.get_close_matches(word.partition("/")[2] or word, named, 3, 0.6)]
    return f"did you mean {' or '.join(list(dict.fromkeys(found))[:3])}?" if found else ""
