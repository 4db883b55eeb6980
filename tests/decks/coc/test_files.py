"""Deck files: both formats read and written, and everything that can be wrong with one."""

from pathlib import Path

import pytest

from orne.decks.coc import Deck, available, read, shipped, write
from orne.kernel.errors import UserError

STORIES = ("core/opening-night", "core/rotting-away")
DECK = Deck(
    'A <strange> & "quoted" deck',
    {"core/slavering-gug": 3, "core/cthulhu": 1, "core/regeneration": 2, "core/dagon": 1},
    STORIES,
    "First line\n\nThird ]]> line",
)


@pytest.mark.parametrize("suffix", [".txt", ".o8d"])
class TestRoundTrip:
    def test_cards_order_stories_and_notes_are_kept(self, suffix: str, tmp_path: Path) -> None:
        path = tmp_path / (DECK.name + suffix)
        write(DECK, path)
        again = read(path)
        assert again == DECK
        assert list(again.cards) == list(DECK.cards)

    def test_every_shipped_deck(self, suffix: str, tmp_path: Path) -> None:
        for name in available():
            deck = shipped(name)
            path = tmp_path / (deck.name.replace(":", "") + suffix)
            write(deck, path)
            again = read(path)
            assert (again.cards, again.story, again.notes) == (deck.cards, deck.story, deck.notes)
            assert list(again.cards) == list(deck.cards)


def test_plain_text_of_a_deck_sorted_by_type(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    write(Deck("Gugs", {"core/slavering-gug": 3, "core/dagon": 1, "core/regeneration": 2}, STORIES, "Eats."), path)
    assert path.read_text() == (
        "Name: Gugs\nNote: Eats.\n\n"
        "Characters (4)\n3x Slavering Gug (Core Set F124)\n1x Dagon (Core Set F42)\n\n"
        "Events (2)\n2x Regeneration (Core Set F136)\n\n"
        "Story deck\n1x Opening Night (Core Set F158)\n1x Rotting Away (Core Set F162)\n"
    )


def test_plain_text_is_read_in_many_hands(tmp_path: Path) -> None:
    path = tmp_path / "My deck.txt"
    path.write_text(
        "\ufeff# a comment\r\n// another\r\n\r\n"
        "Characters (5):\r\n3x Slavering Gug\r\n1 Dagon\r\n  1X  Dagon (Core Set F42)  \r\n"
        "[Events]\r\n2 × Regeneration\r\n== Extra ==\r\n3 7 Thomas Street\r\n"
        "Story deck (1)\r\n1x core/opening-night\r\n"
    )
    deck = read(path)
    assert deck.name == "My deck"
    assert [(card.split("/")[1], copies) for card, copies in deck.cards.items()] == [
        ("slavering-gug", 3),
        ("dagon", 2),
        ("regeneration", 2),
        ("7-thomas-street", 3),
    ]
    assert deck.story == ("core/opening-night",)


def o8d(cards: str, section: str = "Draw Deck") -> str:
    return f'<deck>\n<section name="{section}">\n{cards}\n</section></deck>'


def test_octgn_cards_go_by_id_and_else_by_title(tmp_path: Path) -> None:
    path = tmp_path / "deck.o8d"
    path.write_text(
        o8d(
            '<card qty="2" id="45F006F4-02ed-4b8d-b095-eb5efe58d041">whatever</card>'
            '<card qty="1" id="00000000-0000-0000-0000-000000000000">*\n Dagon</card><card>Dagon</card>'
        )
    )
    assert read(path).cards == {"core/cthulhu": 2, "core/dagon": 2}


BAD = [
    ("deck.txt", "", "{}: this file is empty; a deck has lines such as “3x Slavering Gug”"),
    ("deck.o8d", " \n", "{}: this file is empty; a deck has lines such as “3x Slavering Gug”"),
    ("deck.txt", "# nothing\n", "{}: this file lists no cards; a deck has lines such as “3x Slavering Gug”"),
    ("deck.o8d", "<deck/>", "{}: this file lists no cards; a deck has lines such as “3x Slavering Gug”"),
    (
        "deck.txt",
        "3x Dagon\n3x Slavering Gog\n",
        "{}, line 2: no card is called “Slavering Gog”; did you mean “Slavering Gug”?",
    ),
    (
        "deck.txt",
        "Slavering Gug\n",
        "{}, line 1: “Slavering Gug” does not begin with a number of copies; write “3x Title”",
    ),
    ("deck.txt", "3x\n", "{}, line 1: no card is named after “3x”; write “3x Title”"),
    ("deck.txt", "0x Dagon\n", "{}, line 1: 0 copies are not possible; write a number from 1 to 99"),
    ("deck.txt", "-3 Dagon\n", "{}, line 1: -3 copies are not possible; write a number from 1 to 99"),
    (
        "deck.txt",
        f"{'9' * 5000}x Dagon\n",
        "{}, line 1: 999999999… copies are not possible; write a number from 1 to 99",
    ),
    ("deck.txt", b"3x Dagon\n\xff\xfe\x00", "{}, line 2: this is not UTF-8 text, as a plain text deck must be"),
    ("deck.txt", b"3x Dagon\n\x07\n", "{}: this is binary data; a deck is an .o8d file or plain text"),
    ("deck.txt", b"3x Dagon\n\x00\x00", "{}: this is binary data; a deck is an .o8d file or plain text"),
    (
        "deck.o8d",
        b"\x89PNG\r\n\x1a\n\x00",
        "{}, line 1: this is not well-formed XML (not well-formed (invalid token)), as an .o8d file must be",
    ),
    (
        "deck.o8d",
        "<deck>\n<section>\n",
        "{}, line 3: this is not well-formed XML (no element found), as an .o8d file must be",
    ),
    (
        "deck.o8d",
        "3x Dagon",
        "{}, line 1: this is not well-formed XML (syntax error), as an .o8d file must be",
    ),
    (
        "deck.o8d",
        '<?xml version="1.0" encoding="latin-7"?><deck>\n<card>Dagone</card></deck>',
        "{}, line 2: no card is called “Dagone”; did you mean “Dagon”?",
    ),
    ("deck.o8d", "<html></html>", "{}, line 1: an .o8d file begins with <deck>, not with <html>"),
    (
        "deck.o8d",
        '<!DOCTYPE deck [<!ENTITY a "aaaa">]><deck>&a;</deck>',
        "{}, line 1: an .o8d file has no document type; remove the <!DOCTYPE …> declaration",
    ),
    (
        "deck.o8d",
        '<deck game="0"></deck>',
        "{}, line 1: this deck is for another game; the id of Call of Cthulhu is 43054c18-2362-43e0-a434-72f8d0e8477c",
    ),
    (
        "deck.o8d",
        o8d('<card qty="1" id="">Slavering Gog\n</card>'),
        "{}, line 3: no card is called “Slavering Gog”; did you mean “Slavering Gug”?",
    ),
    (
        "deck.o8d",
        o8d('<card qty="three" id="">Dagon</card>'),
        "{}, line 3: “three” is not a number of copies; write a whole number such as 3",
    ),
    (
        "deck.o8d",
        o8d('<card qty="1">Dagon</card>', "Sideboard"),
        "{}, line 3: section “Sideboard” is not known; cards go into “Draw Deck” or “Story Deck”",
    ),
    (
        "deck.json",
        '\ufeff {"slots": {"01020": 2}}',
        "{}: this is JSON, as decks of Arkham Horror are; give an .o8d file or plain text",
    ),
    ("deck.txt", b"#" * 1_000_001, "{}: this file is larger than 1,000,000 bytes; give the path of a deck file"),
]


@pytest.mark.parametrize(("name", "content", "sentence"), BAD)
def test_a_bad_file_is_answered_with_one_sentence(
    name: str, content: str | bytes, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / name
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(UserError) as error:
        read(path)
    assert str(error.value) == sentence.format(path) + ("" if sentence.endswith("?") else ".")


def test_a_missing_file_and_a_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none.txt", tmp_path):
        with pytest.raises(UserError, match=r"there is no such file|this is a folder"):
            read(path)


def test_writing_keeps_what_is_there_unless_told(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text("mine")
    with pytest.raises(UserError, match="exists already"):
        write(DECK, path)
    assert path.read_text() == "mine"
    write(DECK, path, overwrite=True)
    assert read(path) == DECK


def test_writing_refuses_what_it_cannot_say(tmp_path: Path) -> None:
    with pytest.raises(UserError, match=r"end the name in \.o8d .* or \.txt"):
        write(DECK, tmp_path / "deck.pdf")
    with pytest.raises(UserError, match="No card has the id core/nothing"):
        write(Deck("New", {"core/nothing": 1}), tmp_path / "deck.txt")
    with pytest.raises(UserError, match="OCTGN has no card ccg-promos/book-of-dzyan"):
        write(Deck("Old", {"ccg-promos/book-of-dzyan": 1}), tmp_path / "deck.o8d")
    with pytest.raises(UserError, match="cannot be written"):
        write(DECK, tmp_path / "no such folder" / "deck.txt")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("heading", ["Characters", "Story deck"])
def test_the_lines_of_a_card_count_together(heading: str, tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"
    path.write_text(f"{heading}\n" + "50x Slavering Gug\n" * 2)
    with pytest.raises(UserError, match="line 3: 100 copies of a card are not possible; write a number from 1 to 99"):
        read(path)
    path = tmp_path / "deck.o8d"
    section = "Story Deck" if heading == "Story deck" else "Draw Deck"
    cards = '<card qty="99">Slavering Gug</card>\n' * 2
    path.write_text(f'<deck><section name="{section}">{cards}</section></deck>')
    with pytest.raises(UserError, match="198 copies of a card are not possible"):
        read(path)
