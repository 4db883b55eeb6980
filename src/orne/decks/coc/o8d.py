"""Decks as OCTGN writes them: ``.o8d``, an XML file that names cards by OCTGN's ids."""

from __future__ import annotations

from html import escape
from xml.parsers import expat

from orne.coc.facts import by_octgn_id
from orne.decks.coc.deck import Deck
from orne.decks.coc.references import Cards
from orne.decks.shared.copies import add_copies, copies_from, each_copy
from orne.decks.shared.problems import DeckFileError, Problems, shown
from orne.decks.shared.references import UnknownCardError
from orne.kernel.errors import UserError

GAME = "43054c18-2362-43e0-a434-72f8d0e8477c"
"""OCTGN's id of Call of Cthulhu: The Card Game."""
DRAW_DECK = "Draw Deck"
STORY_DECK = "Story Deck"


class _Reader:
    """Takes the parser's events one by one, so that every error can name its line."""

    def __init__(self, source: str, cards: Cards) -> None:
        self.source = source
        self.problems = Problems(source)
        self.cards = cards
        self.deck: dict[str, int] = {}
        self.stories: dict[str, int] = {}
        self.notes = ""
        self._open: list[str] = []
        self._section = DRAW_DECK
        self._card: dict[str, str] = {}
        self._text = ""
        self._line = 0
        # OCTGN writes UTF-8, whatever a spoilt declaration says.
        self._parser = expat.ParserCreate("utf-8")
        self._parser.buffer_text = True
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._characters
        # A deck needs no document type, and without one there are no entities to blow up.
        self._parser.StartDoctypeDeclHandler = self._doctype

    def read(self, data: bytes) -> None:
        try:
            self._parser.Parse(data, True)
        except expat.ExpatError as error:
            what = expat.ErrorString(error.code)
            raise DeckFileError(
                self.source, f"this is not well-formed XML ({what}), as an .o8d file must be", error.lineno
            ) from None

    def _fail(self, problem: str) -> DeckFileError:
        return DeckFileError(self.source, problem, self._parser.CurrentLineNumber)

    def _doctype(self, *_: object) -> None:
        raise self._fail("an .o8d file has no document type; remove the <!DOCTYPE …> declaration")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if not self._open and tag != "deck":
            raise self._fail(f"an .o8d file begins with <deck>, not with <{shown(tag)}>")
        self._open.append(tag)
        self._text = ""
        self._line = self._parser.CurrentLineNumber
        if tag == "deck" and attributes.get("game", GAME).lower() != GAME:
            raise self._fail(f"this deck is for another game; the id of Call of Cthulhu is {GAME}")
        if tag == "section":
            self._section = attributes.get("name", DRAW_DECK)
        if tag == "card":
            self._card = attributes

    def _characters(self, text: str) -> None:
        self._text += text

    def _end(self, tag: str) -> None:
        self._open.pop()
        if tag == "card":
            self._add()
        elif tag == "notes":
            self.notes = self._text.strip()

    def _add(self) -> None:
        parts = {DRAW_DECK: self.deck, STORY_DECK: self.stories}
        try:
            known = by_octgn_id(self._card.get("id", ""))
            card = known.id if known else self.cards.resolve(self._text.strip())
            copies = copies_from(self._card.get("qty", "1").strip())
            if self._section in parts:
                add_copies(parts[self._section], card, copies)
        except (UnknownCardError, ValueError) as problem:
            self.problems.add(str(problem), self._line)
            return
        if self._section not in parts:
            self.problems.add(
                f"section “{shown(self._section)}” is not known; cards go into “{DRAW_DECK}” or “{STORY_DECK}”",
                self._line,
            )


def parse(data: bytes, name: str, source: str, cards: Cards) -> Deck:
    """Read a deck: each card by its OCTGN id, or by its title where that id is not known."""
    reader = _Reader(source, cards)
    reader.read(data)
    reader.problems.refuse()
    return Deck(name, reader.deck, each_copy(reader.stories) or None, reader.notes)


def render(deck: Deck, cards: Cards) -> str:
    """Write a deck; OCTGN must know every card of it."""

    def line(card_id: str, copies: int) -> str:
        card = cards.facts[card_id]
        if card.octgn_id is None:
            raise UserError(
                f"OCTGN has no card {card_id}, so this deck cannot be an .o8d file; write a .txt file instead"
            )
        title = f"* {card.title}" if card.unique else card.title
        return f'    <card qty="{copies}" id="{escape(card.octgn_id)}">{escape(title, quote=False)}</card>'

    notes = deck.notes.replace("]]>", "]]]]><![CDATA[>")
    return "\n".join(
        [
            '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
            f'<deck game="{GAME}">',
            f'  <section name="{DRAW_DECK}" shared="False">',
            *(line(card, copies) for card, copies in deck.cards.items()),
            "  </section>",
            f'  <section name="{STORY_DECK}" shared="True">',
            *(line(card, 1) for card in deck.story or ()),
            "  </section>",
            f"  <notes><![CDATA[{notes}]]></notes>",
            "</deck>",
            "",
        ]
    )
