"""The numbers of words in observations: kinds of question and verbs of options, of each game.

A word keeps its number: new ones are added at the end of their list. Words that are not listed, such as those a single
card uses, share the numbers after the list by a hash.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

SPARE: Final = 100
"""The first of the numbers shared by words that have none of their own."""
SHARED: Final = 100
"""How many those are."""
NEXT_PAGE: Final = "next page"
"""The verb of the action that leads to the next page of options."""


def number_in(words: Sequence[str], word: str) -> int:
    """The number of a word: its place in the list from 1, or one of those that other words share."""
    return words.index(word) + 1 if word in words else SPARE + zlib.crc32(word.encode()) % SHARED


class Words:
    """The words of one game."""

    def __init__(self, kinds: Sequence[str], verbs: Sequence[str]) -> None:
        self.kinds: tuple[str, ...] = tuple(kinds)
        """Kinds of question."""
        self.verbs: tuple[str, ...] = (NEXT_PAGE, *verbs)
        """What options do."""
        self._kinds: dict[str, int] = {}
        self._verbs: dict[str, int] = {}
        """The numbers of those that were asked for."""
        for words in (self.kinds, self.verbs):
            if len(set(words)) < len(words) or len(words) >= SPARE:
                raise ValueError("a word has two numbers, or none is left for it")

    def kind(self, word: str) -> int:
        """The number of a kind of question."""
        number = self._kinds.get(word, 0)
        if not number:
            number = self._kinds[word] = number_in(self.kinds, word)
        return number

    def verb(self, word: str) -> int:
        """The number of a verb."""
        number = self._verbs.get(word, 0)
        if not number:
            number = self._verbs[word] = number_in(self.verbs, word)
        return number

    def kind_numbers(self) -> dict[str, int]:
        """The number of each kind of question that has one of its own."""
        return {word: number for number, word in enumerate(self.kinds, 1)}

    def verb_numbers(self) -> dict[str, int]:
        """The number of each verb that has one of its own."""
        return {word: number for number, word in enumerate(self.verbs, 1)}


COC: Final = Words(
    (
        "action", "commit", "resource", "choose", "arcane", "resolve", "investigation", "response", "yes or no",
        "attach", "first", "mulligan", "disrupt", "discard", "top", "struggle", "bottom", "sacrifice", "put", "x",
        "attach to", "discard from", "take", "restore", "exchange", "faction", "deck", "domain", "insane", "place",
        "player", "wound", "pick", "pay", "drain", "search", "icon", "keep", "title", "exhaust", "commit to", "remove",
        "move token", "bury", "order", "subtype", "pile", "execute", "give back", "refresh", "return",
        "take icons of", "drive", "copy", "heal", "cost", "play", "use",
    ),
    (
        "pass", "done", "use", "play", "commit", "none", "resource", "choose", "ready", "resolve", "place", "yes", "no",
        "attach", "first", "keep", "discard 2 for", "destroy", "mulligan", "discard", "top", "bottom", "lose",
        "sacrifice", "name", "take", "put", "x", "discard from", "attach to", "gain", "restore", "exchange",
        "your deck", "opponent's deck", "drain", "insane", "you", "opponent", "wound", "pick", "domain 1", "domain 2",
        "domain 3", "domain 4", "domain 5", "domain 6", "domain 7", "domain 8", "nothing", "exhaust", "commit to",
        "remove", "move", "to", "bury", "skip", "from", "resource at random", "execute", "give back", "refresh",
        "return", "take icons of", "drive", "copy", "heal",
    ),
)  # fmt: skip
ARKHAM: Final = Words(
    (
        "turn", "commit", "window", "assign", "reaction", "mulligan", "next turn", "attack", "discard", "choose one",
        "order", "spawn", "take", "lead", "engage", "choose", "damage", "move", "doom", "put", "fight", "heal", "look",
        "lock", "evade", "use up", "yes or no", "go", "hold", "blast", "spend", "blank", "grim rule", "lose",
        "drawn token", "token", "charge", "load",
    ),
    (
        "use", "move", "play", "end turn", "draw", "resource", "investigate", "commit", "fight", "done", "replace",
        "pass", "evade", "turn", "engage", "damage", "horror", "discard", "attack", "keep", "react", "spawn", "apply",
        "take", "lead", "choose", "put", "doom", "discard a card", "advance", "look", "heal", "willpower", "intellect",
        "combat", "agility", "lock", "stay", "use up", "spend a clue", "resolve", "blast", "go", "hold", "spend",
        "blank", "yes", "no", "token", "lose", "charge", "load", "resign",
    ),
)  # fmt: skip
