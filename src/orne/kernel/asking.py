"""Reading what somebody asks about: a verb, the cards it may mean, a note; and answering it from the checks on them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from orne.kernel.decision import Decision, Option
from orne.kernel.refusal import Form, Reasons, Refusal
from orne.kernel.search import folded
from orne.kernel.table import Table
from orne.kernel.window import MOST_ALIKE

_BETWEEN: Final = frozenset(("at", "to", "on", "from", "with", "as", "in", "into"))
_NOTE: Final = re.compile(
    r"(ability|domain) \d+|gained|copied|as if there|from the |(fight|evade|investigate|parley|resign|move)$"
)
_PAID_FROM: Final = re.compile(r" ?\bdomain \d+")
_LONGEST_VERB: Final = 3
_LONGEST_NAME: Final = 12
"""Words in a card's title, at most."""


class Named(NamedTuple):
    """A card that can be seen, as it may be called: by its id in records, or by its title."""

    uid: int
    ref: str
    title: str


class Asked(NamedTuple):
    """What was asked about: any verb where none was named, cards it may mean, a second card, a note."""

    verb: str
    cards: Sequence[int]
    others: Sequence[int]
    note: str
    name: str
    """The words for the card, as they were given."""


def with_shown(visible: Iterable[int], decision: Decision) -> list[int]:
    """The cards a player can see, and those a question shows them to choose from: a search looks into a deck."""
    return list(dict.fromkeys((*visible, *(uid for option in decision.options for uid in option.cards))))


def read(asked: str, verbs: Iterable[str], seen: Sequence[Named]) -> Asked:
    """Read a key, or words such as “play shotgun domain 2” or “commit Paul LeMond to Dreamwalkers”."""
    words = asked.split()
    known = frozenset(verbs)
    names = _Names(seen)
    for length in range(min(_LONGEST_VERB, len(words)), 0, -1):
        verb = " ".join(words[:length]).lower()
        if verb in known:
            rest = words[length:]
            found = names.within(rest)
            if found is None and rest and rest[0].lower() in _BETWEEN:
                found = names.within(rest[1:])  # “move to parlor”
            if found is None and rest and names.within(words) is not None:
                break
            if found is None:
                note = " ".join(rest).lower()
                return Asked(verb, (), (), note, "" if _NOTE.match(note) else " ".join(rest))
            return Asked(verb, *found, " ".join(rest))
    found = names.within(words)
    return Asked("", *(found or ((), (), "")), asked.strip())


def called(name: str, find: Callable[[str], Sequence[object]]) -> bool:
    """Whether any card that there is is called so; what stands behind the name, such as a domain, may be left out."""
    words = name.split()
    return any(find(" ".join(words[:length])) for length in range(len(words), 0, -1))


_Within = tuple[Sequence[int], Sequence[int], str]
"""The cards that words may mean, perhaps a second one, and the note behind them."""


class _Names:
    """The cards that can be seen, by all they may be called."""

    def __init__(self, seen: Sequence[Named]) -> None:
        self._seen = seen
        self._titles = [folded(card.title) for card in seen]
        self._ids: dict[str, list[int]] = {}
        self._slugs: dict[str, list[int]] = {}
        for card in seen:
            slug = card.ref.rpartition("/")[2]
            self._ids.setdefault(card.ref, []).append(card.uid)
            for name in {slug, slug.partition("#")[0]}:
                self._slugs.setdefault(name, []).append(card.uid)

    def within(self, words: Sequence[str]) -> _Within | None:
        """What words mean that begin with the name of a card; None where they do not."""
        # From the end: what stands behind a name has then been read, and each end is read once.
        ends: list[_Within | None] = [None] * (len(words) + 1)
        for start in range(len(words) - 1, -1, -1):
            ends[start] = self._from(words, start, ends)
        return ends[0]

    def _from(self, words: Sequence[str], start: int, ends: Sequence[_Within | None]) -> _Within | None:
        """What the words from one of them on mean, the longest name first."""
        for end in range(min(len(words), start + _LONGEST_NAME), start, -1):
            cards = self._called(" ".join(words[start:end]))
            if not cards:
                continue
            note = " ".join(words[end:]).lower()
            if not note or _NOTE.match(note):
                return cards, (), note
            behind = ends[end + 1 if words[end].lower() in _BETWEEN else end]
            if behind is not None:
                return cards, behind[0], behind[2]
        return None

    def _called(self, text: str) -> list[int]:
        """The cards called by a text: by id, else by title, else by part of a title."""
        exact = self._ids.get(text) or self._slugs.get(text)
        if exact:
            return exact
        text, _, number = text.partition("#")
        wanted = folded(text)
        if not wanted:
            return []
        for fits in (wanted.__eq__, lambda title: wanted in title):
            found = [card for card, title in zip(self._seen, self._titles, strict=True) if fits(title)]
            if number:
                found = [card for card in found if (card.ref.partition("#")[2] or "1") == number.strip()]
            if found:
                return [card.uid for card in found]
        return []


def stopped(table: Table[Any], decision: Decision, form: Form) -> bool:
    """Whether a window leaves out an answer that every check allows because it was given too often (``window.py``)."""
    return table.answers >= MOST_ALIKE and all(
        (option.verb, option.cards[:1]) != (form.verb, form.cards[:1]) for option in decision.options
    )


class Answering:
    """Answers "why not?" for one question, from what a game says about the cards."""

    def __init__(
        self,
        decision: Decision,
        meanings: Mapping[str, frozenset[str]],
        forms: Callable[[int], Iterable[Form]],
        alike: Callable[[int, int], bool],
        against: Callable[[str, int, str], Refusal],
    ) -> None:
        self.decision = decision
        self.meanings = meanings
        """The verbs of options that a spoken verb may mean, where they differ from it."""
        self.forms = forms
        """What could be done with a card, each with the refusal of the check on it."""
        self.alike = alike
        """Whether one option stands for both of two cards: copies side by side."""
        self.against = against
        """Why a verb, or what a note names, is not for a card at all; without them, why it has no part in this."""

    def answer(self, asked: Asked) -> Reasons:
        """What is offered of that kind, or else the reasons against it."""
        offered = [option for option in self.decision.options if self._means(asked, option)]
        if offered:
            return Reasons(offered, [])
        note = without_payment(asked.note)
        found = [refusal for uid in asked.cards for refusal in self._refusals(asked, note, uid)]
        # Where one of several cards of the name could be meant, what the others have no part in is not told.
        found = found or [self.against(asked.verb, uid, note) for uid in asked.cards]
        said: dict[str, Refusal] = {}
        for refusal in found:
            said.setdefault(refusal.sentence, refusal)
        return Reasons((), list(said.values()))

    def _refusals(self, asked: Asked, note: str, uid: int) -> list[Refusal]:
        """The refusals of what was asked about one card."""
        return [
            form.refusal
            for form in self.forms(uid)
            if form.refusal is not None and (not note or note == form.note) and self._fits(asked, form.verb, form.cards)
        ]

    def _means(self, asked: Asked, option: Option) -> bool:
        """Whether an option is what was asked about."""
        if asked.note and asked.note not in (option.note, without_payment(option.note)):
            return False
        if not asked.cards:
            return bool(asked.verb) and not asked.name and self._fits(asked, option.verb, ())
        about = any(self.alike(uid, card) for uid in asked.cards for card in option.cards)
        return about and self._fits(asked, option.verb, option.cards)

    def _fits(self, asked: Asked, verb: str, cards: Sequence[int]) -> bool:
        """Whether verb and second card are those asked about, as far as they were named."""
        if asked.verb and verb not in self.meanings.get(asked.verb, (asked.verb,)):
            return False
        if not asked.others or len(cards) < 2:
            return True
        return any(self.alike(uid, card) for uid in asked.others for card in cards)


def choice_form(decision: Decision, uid: int, alike: Callable[[int, int], bool], refusal: Refusal | None) -> Form:
    """Choosing a card where a question asks for one: the option it would be, and the refusal of the check on it."""
    for option in decision.options:
        if any(alike(uid, card) for card in option.cards):
            return Form(option.verb, (uid,), without_payment(option.note), refusal)
    return Form(decision.options[0].verb, (uid,), "", refusal)


def without_payment(note: str) -> str:
    """A note without the words that say what pays for it."""
    return _PAID_FROM.sub("", note).strip()
