"""Decks as the plain text lists that players share: ``2x Machete`` or ``1 Lucky! (2)``, with headings."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby

from orne.arkham.facts import CardFacts, load
from orne.decks.arkham.deck import InvestigatorDeck
from orne.decks.arkham.references import RANDOM_WEAKNESS, investigator, knows, reference, resolve
from orne.decks.shared.copies import add_copies, copies_from, together
from orne.decks.shared.lines import CARD, LONGEST_HEADING, in_words, quoted
from orne.decks.shared.problems import DeckFileError, Problems, shown
from orne.decks.shared.references import UnknownCardError
from orne.kernel.search import folded

BULLET = re.compile(r"[*•·–-]\s+(?=\d)")
COUNT_LAST = re.compile(r"[x×X](?P<copies>\d+)")
ABOUT = re.compile(
    r"(?P<what>name|deck|notes?|investigator|experience|xp)(?:\s+name)?\s*:\s*(?P<text>.*)", re.IGNORECASE
)
SKIPPED = re.compile(
    r"(?:packs?|deck size|cards?|author|by|source|url|taboo|created|version)\s*:\s*\S.*", re.IGNORECASE
)
"""Lines that programs write above a list and that say nothing about the cards."""
HEADING = re.compile(r"(?P<mark>[#\[=*-]*)\s*(?P<words>.+?)\s*(?:\(\d+\))?\s*(?P<end>[:\]=*-]*)")
HEADINGS = {"asset": "Assets", "event": "Events", "skill": "Skills"}
WEAKNESSES = "Weaknesses"
SIDE = "Side deck"
EARNED = "Earned"
KNOWN_HEADINGS = frozenset(
    f"{words}{plural}"
    for words in (
        *("investigator", "asset", "event", "skill", "treachery", "treacheries", "enemy", "enemies", "permanent"),
        *("hand", "hand x2", "arcane", "accessory", "accessories", "ally", "allies", "body", "other"),
        *("weakness", "weaknesses", "basic weakness", "basic weaknesses", "signature card", "story asset"),
        *("side deck", "earned", "deck", "deck list", "card", "main deck", "player card"),
    )
    for plural in ("", "s")
)
SIDE_HEADINGS = frozenset({"side deck", "side decks"})
EARNED_HEADINGS = frozenset({"earned", "earned cards", "earned story assets"})


class _Wrong(Exception):
    """What is wrong with a line, as a clause."""


@dataclass
class _List:
    """What has been read so far."""

    source: str
    name: str
    problems: Problems
    investigator: str | None = None
    cards: dict[str, int] = field(default_factory=dict)
    side: dict[str, int] = field(default_factory=dict)
    earned: dict[str, int] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    random_weaknesses: int = 0
    experience: int | None = None
    heading: str = ""
    begun: bool = False

    @property
    def is_deck(self) -> bool:
        """Whether a card or investigator has been understood."""
        return bool(self.investigator or self.cards or self.side)

    def about(self, what: str, text: str) -> None:
        match what.casefold():
            case "name" | "deck":
                self.name = text or self.name
            case "investigator":
                card = investigator(text)
                if card is None:
                    known = ", ".join(each.title for each in load().values() if each.type == "investigator")
                    raise _Wrong(f"no investigator is called “{shown(text)}”; the core set has {known}")
                self.choose(card)
            case "experience" | "xp":
                if not re.fullmatch(r"[0-9]{1,4}", text.strip()):
                    raise _Wrong(f"“{shown(text)}” is not a number of points; write a whole number such as 5")
                self.experience = int(text)
            case _:
                self.notes.append(text)

    def choose(self, card: CardFacts) -> None:
        if self.investigator not in (None, card.id):
            first = load()[self.investigator or ""].title
            raise _Wrong(f"a deck has one investigator, and this one names {first} and {card.title}")
        self.investigator = card.id

    def add(self, copies: int, name: str) -> None:
        if folded(name) == folded(RANDOM_WEAKNESS):
            self.random_weaknesses = together(self.random_weaknesses, copies)
            return
        card = load()[resolve(name)]
        if card.type == "investigator":
            if copies != 1:
                raise _Wrong(f"a deck has one investigator, not {copies} of {card.title}")
            self.choose(card)
            return
        side = self.heading in SIDE_HEADINGS
        for part in (self.side,) if side else (self.cards, self.earned):
            if part is not self.earned or self.heading in EARNED_HEADINGS:
                add_copies(part, card.id, copies)


def parse(text: str, name: str, source: str) -> InvestigatorDeck:
    """Read a deck; its investigator stands on a line alone, after ``Investigator:`` or as one of the cards."""
    found = _List(source, name, Problems(source))
    for number, line in enumerate(io.StringIO(text, newline=None), start=1):
        line = BULLET.sub("", line.strip(), count=1)
        if line and not line.startswith("//") and not SKIPPED.fullmatch(line):
            try:
                _read_line(found, line)
            except _Wrong as problem:
                found.problems.add(str(problem), number)
    found.problems.refuse()
    if found.investigator is None:
        raise DeckFileError(source, "this file names no investigator; add a line such as “Investigator: Roland Banks”")
    return InvestigatorDeck(
        investigator=found.investigator,
        cards=found.cards,
        name=found.name,
        notes="\n".join(found.notes),
        random_weaknesses=found.random_weaknesses,
        experience=found.experience,
        earned=found.earned,
        side=found.side,
    )


def _read_line(found: _List, line: str) -> None:
    first, found.begun = not found.begun, True
    words, marked = _heading(line)
    about = ABOUT.fullmatch(line)
    if words in KNOWN_HEADINGS:
        found.heading = words
    elif counted := _counted(line, about is None):
        _read_card(found, line, *counted)
    elif about:
        found.about(about["what"], about["text"])
    elif card := investigator(line):
        found.choose(card)
    elif marked:
        found.heading = words
    elif line.startswith("#"):
        return
    elif first:
        found.name = line
    else:
        line = quoted(line, is_known=found.is_deck or knows(line))
        raise _Wrong(f"{line} does not begin with a number of copies; write “2x Title”")


def _counted(line: str, last_too: bool) -> tuple[str, str] | None:
    """The copies and the card of a line such as ``2x Machete``, or ``Machete x2``."""
    if match := CARD.fullmatch(line):
        return match["copies"], match["card"]
    words = line.rsplit(maxsplit=1)
    if last_too and len(words) == 2 and (match := COUNT_LAST.fullmatch(words[1])):
        return match["copies"], words[0]
    return None


def _read_card(found: _List, line: str, copies: str, card: str) -> None:
    try:
        number = copies_from(copies)
        if not card:
            raise ValueError(f"no card is named after “{shown(line)}”; write “2x Title”")
        found.add(number, card)
    except (ValueError, UnknownCardError) as problem:
        raise _Wrong(in_words(problem, begun=found.is_deck)) from None


def _heading(line: str) -> tuple[str, bool]:
    """The words of what may be a heading, in lower case, and whether it is marked as one."""
    match = HEADING.fullmatch(line) if len(line) < LONGEST_HEADING else None
    if not match:
        return "", False
    return match["words"].casefold(), match["mark"].strip("#") != "" or match["end"].startswith(":")


def render(deck: InvestigatorDeck) -> str:
    """Write a deck in its own order, with headings where that order goes by type of card."""
    lines = [f"Name: {' '.join(deck.name.split())}", f"Investigator: {load()[deck.investigator].title}"]
    if deck.experience is not None:
        lines.append(f"Experience: {deck.experience}")
    lines += [f"Note: {note}".rstrip() for note in deck.notes.split("\n")] if deck.notes else []
    earned = {card: min(copies, deck.cards.get(card, 0)) for card, copies in deck.earned.items()}
    own = {card: copies - earned.get(card, 0) for card, copies in deck.cards.items() if copies > earned.get(card, 0)}
    groups = [(kind, list(ids)) for kind, ids in groupby(own, _kind)]
    if len({kind for kind, _ in groups}) == len(groups):
        for kind, ids in groups:
            lines += ["", f"{kind} ({sum(own[card] for card in ids)})", *_lines({card: own[card] for card in ids})]
    else:
        lines += ["", "Cards", *_lines(own)]
    if deck.random_weaknesses:
        lines += ["", f"{deck.random_weaknesses}x {RANDOM_WEAKNESS}"]
    for heading, part in ((EARNED, earned), (SIDE, deck.side)):
        if part:
            lines += ["", heading, *_lines(part)]
    return "\n".join(lines) + "\n"


def _lines(cards: Mapping[str, int]) -> list[str]:
    return [f"{copies}x {reference(card)}" for card, copies in cards.items() if copies]


def _kind(card_id: str) -> str:
    card = load()[card_id]
    return WEAKNESSES if card.weakness else HEADINGS.get(card.type, "Cards")
