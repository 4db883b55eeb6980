"""Files of investigators' decks: both kinds read and written, and everything that can be wrong with one."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from orne.arkham.facts import load
from orne.decks.arkham import InvestigatorDeck, available, read, shipped, write
from orne.decks.arkham.addresses import data_at
from orne.decks.arkham.files import looks_like, parse
from orne.decks.arkham.references import reference, resolve
from orne.decks.arkham.shipped import claims, named
from orne.kernel.errors import UserError

ROLAND = shipped("starter-roland")
WHOLE = InvestigatorDeck(
    "core/wendy-adams",
    {"core/lucky-2": 1, "core/knife": 2, "core/lucky": 1, "core/haunted": 1, "core/lita-chantler": 1},
    'A "strange" deck',
    "First line\n\nThird line",
    random_weaknesses=1,
    experience=5,
    earned={"core/lita-chantler": 1},
    side={"core/will-to-survive-3": 2},
)


class TestRoundTrips:
    @pytest.mark.parametrize("suffix", [".txt", ".json"])
    def test_everything_a_list_can_say(self, suffix: str, tmp_path: Path) -> None:
        path = tmp_path / f"deck{suffix}"
        write(WHOLE, path)
        again = read(path)
        assert replace(again, extra={}) == WHOLE
        assert list(again.cards) == list(WHOLE.cards)

    @pytest.mark.parametrize("suffix", [".txt", ".json"])
    @pytest.mark.parametrize("name", available())
    def test_every_shipped_deck(self, name: str, suffix: str, tmp_path: Path) -> None:
        path = tmp_path / f"deck{suffix}"
        write(shipped(name), path)
        assert replace(read(path), extra={}) == shipped(name)
        assert list(read(path).cards) == list(shipped(name).cards)

    def test_a_file_of_arkhamdb_keeps_what_orne_does_not_know(self, tmp_path: Path) -> None:
        row = {
            "id": 33937,
            "name": "Roland",
            "date_creation": "2021-11-21T10:00:00+00:00",
            "investigator_code": "01001",
            "investigator_name": "Roland Banks",
            "slots": {"01000": 1, "01006": 1, "01020": 2},
            "sideSlots": {"01029": 1},
            "ignoreDeckLimitSlots": {"01117": 1},
            "description_md": "*Notes*",
            "xp": 3,
            "xp_spent": None,
            "taboo_id": 7,
            "tags": "solo,beginner",
            "meta": '{"alternate_front":"90024","someday":{"é":[1,2]}}',
        }
        one, other = tmp_path / "one.json", tmp_path / "other.json"
        one.write_text(json.dumps(row))
        deck = read(one)
        assert deck == InvestigatorDeck(
            "core/roland-banks",
            {"core/rolands-38-special": 1, "core/machete": 2},
            "Roland",
            "*Notes*",
            random_weaknesses=1,
            experience=3,
            earned={"core/lita-chantler": 1},
            side={"core/shotgun-4": 1},
            meta={"alternate_front": "90024", "someday": {"é": [1, 2]}},
            extra={
                "id": 33937,
                "date_creation": "2021-11-21T10:00:00+00:00",
                "investigator_name": "Roland Banks",
                "xp_spent": None,
                "taboo_id": 7,
                "tags": "solo,beginner",
            },
        )
        write(replace(deck, name="Röland"), other)
        assert json.loads(other.read_text("utf-8")) == {**row, "name": "Röland"}
        assert '"name": "Röland"' in other.read_text("utf-8"), "people read these files too"

    def test_plain_text_word_for_word(self, tmp_path: Path) -> None:
        path = tmp_path / "deck.txt"
        write(
            replace(WHOLE, cards={"core/knife": 2, "core/lucky-2": 1, "core/haunted": 1, "core/lita-chantler": 1}), path
        )
        assert path.read_text() == (
            'Name: A "strange" deck\nInvestigator: Wendy Adams\nExperience: 5\n'
            "Note: First line\nNote:\nNote: Third line\n\n"
            "Assets (2)\n2x Knife\n\nEvents (1)\n1x Lucky! (2)\n\nWeaknesses (1)\n1x Haunted\n\n"
            "1x Random Basic Weakness\n\nEarned\n1x Lita Chantler\n\nSide deck\n2x Will to Survive (3)\n"
        )

    def test_a_written_file_is_not_overwritten_unasked(self, tmp_path: Path) -> None:
        path = tmp_path / "deck.json"
        write(ROLAND, path)
        with pytest.raises(UserError, match="this file exists already; give another name, or allow overwriting"):
            write(ROLAND, path)
        write(ROLAND, path, overwrite=True)

    @pytest.mark.parametrize("card", [card.id for card in load().values()])
    def test_every_card_can_be_named(self, card: str) -> None:
        assert resolve(reference(card)) == card


@pytest.mark.parametrize(
    "wrapped",
    [
        '{{"deck": {}}}',
        "[{}]",
        '{{"data": [{}]}}',
        '\ufeff\n {{"decklist": {}, "ok": true}}',
    ],
)
def test_a_deck_that_a_program_wrapped(wrapped: str) -> None:
    inside = (
        '{"investigator_code": "01001", "slots": {"01020": 2, "01021": 0}, "sideSlots": [], "meta": "", "xp": null}'
    )
    deck = parse(wrapped.format(inside).encode(), "Mine", "mine.txt")
    assert deck == InvestigatorDeck("core/roland-banks", {"core/machete": 2}, "Mine")


@pytest.mark.parametrize("meta", ["null", '"{}"', '"[]"', '"  "', "{}", "[]"])
def test_no_notes_of_programs(meta: str) -> None:
    data = f'{{"investigator_code": "01001", "slots": {{"01020": 2}}, "meta": {meta}}}'
    assert parse(data.encode(), "Mine", "mine.json").meta == {}


@pytest.mark.parametrize("heading", ["Side deck", "SIDE DECK:", "## Side Decks (2)"])
def test_headings_of_what_lies_beside_the_deck(heading: str) -> None:
    text = f"Roland Banks\n2x Machete\n{heading}\n1x Knife\nAssets\n1x Guard Dog\n"
    deck = parse(text.encode(), "file", "file.txt")
    assert (deck.cards, deck.side) == ({"core/machete": 2, "core/guard-dog": 1}, {"core/knife": 1})


def test_an_investigator_may_be_named_twice() -> None:
    text = "Investigator: Roland Banks\n1x Roland Banks\n2x Machete\n"
    assert parse(text.encode(), "file", "file.txt") == InvestigatorDeck(
        "core/roland-banks", {"core/machete": 2}, "file"
    )


def test_a_list_as_players_share_it() -> None:
    text = (
        "\ufeffWendy takes her chances\r\n\r\nWendy Adams (The Urchin)\r\nDeck size: 30\r\nPacks: Core Set\r\nXP: 5\r\n"
        "## Assets (4)\r\n=== Hand ===\r\nHand x2 (1)\r\n* 1x Baseball Bat\r\n- 2 Knife (Core Set)\r\n"
        "Ally:\r\n1X  Leo De Luca: The Louisiana Lion (1) \r\n[My favourites]\r\n"
        "1x [Lucky!](/card/01084) <small>(Core)</small>\r\n1 Lucky! (0)\r\n1 Lucky! ••\r\n1 x Lucky! [2]\r\n"
        "// a comment\r\n# another\r\nClose Call (level 2) x2\r\n1x 01085\r\n1x core/stray-cat\r\n"
        "1x the necronomicon (John Dee Translation)\r\n"
        "1x Random basic weakness\r\nNotes: Plays fast\r\nSide deck\r\n1x Will to survive\r\n"
    )
    assert parse(text.encode(), "file", "file.txt") == InvestigatorDeck(
        "core/wendy-adams",
        {
            "core/baseball-bat": 1,
            "core/knife": 2,
            "core/leo-de-luca-1": 1,
            "core/lucky-2": 3,
            "core/lucky": 1,
            "core/close-call-2": 2,
            "core/will-to-survive-3": 1,
            "core/stray-cat": 1,
            "core/the-necronomicon": 1,
        },
        "Wendy takes her chances",
        "Plays fast",
        random_weaknesses=1,
        experience=5,
        side={"core/will-to-survive-3": 1},
    )


@pytest.mark.parametrize(
    "line", ["Skids O'Toole", "Investigator: 01003", "1x “Skids” O’Toole", "Investigator\nskids otoole"]
)
def test_ways_to_name_the_investigator(line: str) -> None:
    assert parse(f"{line}\n1x Knife\n".encode(), "d", "d.txt").investigator == "core/skids-otoole"


def db(**fields: Any) -> str:
    return json.dumps({"investigator_code": "01001", "slots": {"01020": 2}} | fields)


FIVE = '01001 Roland Banks, 01002 Daisy Walker, 01003 "Skids" O\'Toole, 01004 Agnes Baker, 01005 Wendy Adams'
BAD = [
    ("deck.txt", "", "{}: this file is empty; a deck has lines such as “2x Machete”"),
    ("deck.txt", "Roland Banks\n", "{}: this file lists no cards; a deck has lines such as “2x Machete”"),
    ("deck.json", db(slots={}), '{}: this file lists no cards; a deck has “slots” such as {{"01020": 2}}'),
    ("deck.txt", "1x Knife\n" * 200_000, "{}: this file is larger than 1,000,000 bytes; give the path of a deck file"),
    (
        "deck.txt",
        "2x Machete\n",
        "{}: this file names no investigator; add a line such as “Investigator: Roland Banks”",
    ),
    (
        "deck.txt",
        "Roland Banks\n1x Machette\n",
        "{}, line 2: no card of the core set is called “Machette”; did you mean “Machete”?",
    ),
    (
        "deck.txt",
        "Roland Banks\n1x core/machette\n",
        "{}, line 2: no card of the core set is called “core/machette”; did you mean “core/machete”?",
    ),
    ("deck.txt", "Roland Banks\n1x Zzz\n", "{}, line 2: no card of the core set is called “Zzz”"),
    (
        "deck.txt",
        "Roland Banks\n1x Lucky! (1)\n",
        "{}, line 2: “Lucky!” has no level 1; write “Lucky!” or “Lucky! (2)”",
    ),
    (
        "deck.txt",
        "Roland Banks\n1x Machete (Dunwich)\n",
        "{}, line 2: no card of the core set is called “Machete (Dunwich)”; did you mean “Machete”?",
    ),
    (
        "deck.txt",
        "Roland Banks\n1x Machete (The Fed)\n",
        "{}, line 2: no card of the core set is called “Machete (The Fed)”; did you mean “Machete”?",
    ),
    (
        "deck.txt",
        "Roland Banks\n1x Southside\n",
        "{}, line 2: “Southside” may be any of 2 cards; write “Southside (Historical Society)” or "
        "“Southside (Ma's Boarding House)”",
    ),
    (
        "deck.txt",
        "Roland Banks\nMachete\n",
        "{}, line 2: “Machete” does not begin with a number of copies; write “2x Title”",
    ),
    ("deck.txt", "Roland Banks\n2x\n", "{}, line 2: no card is named after “2x”; write “2x Title”"),
    ("deck.txt", "Roland Banks\n0 Knife\n", "{}, line 2: 0 copies are not possible; write a number from 1 to 99"),
    ("deck.txt", "Roland Banks\nKnife x100\n", "{}, line 2: 100 copies are not possible; write a number from 1 to 99"),
    (
        "deck.txt",
        "Roland Banks\nDaisy Walker\n",
        "{}, line 2: a deck has one investigator, and this one names Roland Banks and Daisy Walker",
    ),
    ("deck.txt", "2x Roland Banks\n", "{}, line 1: a deck has one investigator, not 2 of Roland Banks"),
    (
        "deck.txt",
        "Investigator: Rex Murphy\n",
        "{}, line 1: no investigator is called “Rex Murphy”; the core set has Roland Banks, Daisy Walker, "
        '"Skids" O\'Toole, Agnes Baker, Wendy Adams',
    ),
    (
        "deck.txt",
        "Roland Banks\nXP: much\n",
        "{}, line 2: “much” is not a number of points; write a whole number such as 5",
    ),
    ("deck.txt", b"Roland Banks\n\xff\n", "{}, line 2: this is not UTF-8 text, as a plain text deck must be"),
    (
        "deck.txt",
        b"Roland Banks\n\x00\n",
        "{}: this is binary data; a deck is an ArkhamDB .json file or plain text",
    ),
    (
        "deck.json",
        '{"slots":\n,}',
        "{}: an ArkhamDB deck must be well-formed JSON, and it is not JSON: expecting value in line 2",
    ),
    ("deck.json", "[" * 200_000, "{}: an ArkhamDB deck must be well-formed JSON, and it is nested too deeply"),
    ("deck.json", "9" * 5000, "{}: an ArkhamDB deck must be well-formed JSON, and it has a number without end"),
    ("deck.json", "[]", "{}: this file holds 0 decks; give a file with one"),
    ("deck.json", f"[{db()},{db()}]", "{}: this file holds 2 decks; give a file with one"),
    ("deck.json", "7", "{}: this JSON is not a deck: ArkhamDB's decks have “investigator_code” and “slots”"),
    (
        "deck.json",
        '{"slots": {"01020": 2}}',
        "{}: this JSON is not a deck: ArkhamDB's decks have “investigator_code” and “slots”",
    ),
    (
        "deck.json",
        db(investigator_code="02001"),
        f"{{}}: no investigator of the core set of 2016 has the code “02001”; there are {FIVE}",
    ),
    (
        "deck.json",
        db(investigator_code=1),
        f"{{}}: no investigator of the core set of 2016 has the code 1; there are {FIVE}",
    ),
    ("deck.json", db(investigator_code="01020"), "{}: the code 01020 is Machete, which is not an investigator"),
    (
        "deck.json",
        db(slots={"02105": 1}),
        "{}: no card of the core set of 2016, all that Orne has, has the code “02105”",
    ),
    (
        "deck.json",
        db(slots={f"0210{number}": 1 for number in range(7)}),
        "{}: no card of the core set of 2016, all that Orne has, has the code "
        "“02100”, “02101”, “02102”, “02103”, “02104” and 2 more",
    ),
    (
        "deck.o8d",
        '<?xml version="1.0"?>\n<deck></deck>',
        "{}: this is XML, as decks of Call of Cthulhu are; give ArkhamDB's JSON or plain text",
    ),
    ("deck.json", '{"campaign": 1}', "{}: this is a campaign; orne campaign deck writes its decks"),
    ("deck.json", '{"decisions": []}', "{}: this is a saved game, not a deck"),
    ("deck.json", db(slots=["01020"]), '{}: “slots” must have card codes with their copies, such as {{"01020": 2}}'),
    ("deck.json", db(sideSlots=3), '{}: “sideSlots” must have card codes with their copies, such as {{"01020": 2}}'),
    ("deck.json", db(slots={"01020": "2"}), "{}: “slots” gives “2” copies of 01020; write 1 to 99"),
    ("deck.json", db(slots={"01020": True}), "{}: “slots” gives true copies of 01020; write 1 to 99"),
    ("deck.json", db(slots={"01020": -1}), "{}: “slots” gives -1 copies of 01020; write 1 to 99"),
    ("deck.json", db(slots={"01001": 2}), "{}: “slots” has Roland Banks in it, who belongs in “investigator_code”"),
    (
        "deck.txt",
        "Roland Banks\n60x Machete\n60x Machete\n",
        "{}, line 3: 120 copies of a card are not possible; write a number from 1 to 99",
    ),
    (
        "deck.txt",
        "Roland Banks\n60x Random Basic Weakness\n60x Random Basic Weakness\n",
        "{}, line 3: 120 copies of a card are not possible; write a number from 1 to 99",
    ),
    ("deck.json", db(name=["x"]), "{}: “name” must be text, not a list"),
    ("deck.json", db(xp="5"), "{}: “xp” must be a whole number from 0 on, not “5”"),
    ("deck.json", db(xp=True), "{}: “xp” must be a whole number from 0 on, not true"),
    ("deck.json", db(xp=-1), "{}: “xp” must be a whole number from 0 on, not -1"),
    ("deck.json", db(meta="[" * 9999), '{}: “meta” must be JSON written as text, such as "{{}}"'),
    ("deck.json", db(meta="{"), '{}: “meta” must be JSON written as text, such as "{{}}"'),
    ("deck.json", db(meta="7"), '{}: “meta” must be JSON written as text, such as "{{}}"'),
]


@pytest.mark.parametrize(("name", "content", "sentence"), BAD, ids=range(len(BAD)))
def test_a_bad_file_is_one_sentence(name: str, content: str | bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(UserError) as caught:
        read(path)
    assert str(caught.value) == sentence.format(path) + ("" if sentence.endswith("?") else ".")


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="there is no such file"):
        read(tmp_path / "none.json")
    with pytest.raises(UserError, match=r"“\.o8d” is not a kind of Arkham Horror deck file"):
        write(ROLAND, tmp_path / "deck.o8d")
    with pytest.raises(UserError, match="No card has the id core/nonsense, so this deck cannot be written"):
        write(replace(ROLAND, cards={"core/nonsense": 1}), tmp_path / "deck.json")


@pytest.mark.parametrize(
    ("name", "content", "expected"),
    [
        ("a.json", "", True),
        ("a.o8d", "{", False),
        ("a.txt", db(), True),
        ("a.txt", f"[{db()}]", True),
        ("a.txt", "{ broken", True),
        ("a.txt", "2x Machete\nRoland Banks\n", True),
        ("a.txt", "1x Agnes Baker\n2x Machete\n", True),
        ("a.txt", "investigator: somebody\n", True),
        ("a.txt", "[Events]\n3x Shotgun\n", False),
        ("a.txt", "3x Machete\n", False),
        ("a.txt", b"\xff\xfe", False),
    ],
)
def test_which_game_a_file_is_for(name: str, content: str | bytes, expected: bool, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    assert looks_like(path) is expected


class TestAddresses:
    @pytest.mark.parametrize(
        ("address", "data"),
        [
            ("https://arkhamdb.com/deck/view/123", "deck/123"),
            ("https://arkhamdb.com/decklist/view/4567/a-deck-of-clues-1.0\n", "decklist/4567"),
            ("http://es.arkhamdb.com/deck/edit/9?x=1#notes", "deck/9"),
            ("arkhamdb.com/api/public/decklist/12.json", "decklist/12"),
            (
                "https://ARKHAMDB.com/deck/view/0A1B2C3D-0000-4000-8000-0123456789ab",
                "deck/0a1b2c3d-0000-4000-8000-0123456789ab",
            ),
        ],
    )
    def test_where_the_data_of_a_deck_is(self, address: str, data: str) -> None:
        assert data_at(address) == f"https://arkhamdb.com/api/public/{data}.json"
        with pytest.raises(UserError, match=f"asks no other host for anything; save what .*/{data}.json shows"):
            parse(address.encode(), "deck", "this deck")

    @pytest.mark.parametrize(
        "text",
        [
            "https://arkhamdb.com/card/01016",
            "https://arkhamdb.com.example/deck/view/1",
            "https://example.com/arkhamdb.com/deck/view/1",
            "https://arkhamdb.com/deck/view/1 and https://arkhamdb.com/deck/view/2",
            "https://arkhamdb.com/deck/view/",
            "2x Machete",
        ],
    )
    def test_anything_else_is_no_address_of_a_deck(self, text: str) -> None:
        assert data_at(text) is None

    def test_an_address_in_place_of_a_file(self) -> None:
        with pytest.raises(UserError, match=r"save what https://arkhamdb\.com/api/public/deck/123\.json shows"):
            named("https://arkhamdb.com/deck/view/123")
        assert claims("https://arkhamdb.com/deck/view/123")
