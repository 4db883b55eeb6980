"""The register of games: each entry is whole, and everything above has a place for each game."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from orne.games import GAMES, USUAL, CardGame
from orne.kernel.errors import UserError
from orne.lab.laboratories import LABORATORIES
from orne.server.games import SERVED
from orne.set_up.shared.wishes import Wishes
from orne.table.tables import TABLES
from orne.terminal.card_pages import CARD_PAGES
from orne.terminal.deck_pages import DECK_PAGES
from orne.terminal.fronts import FRONTS
from tests.look import decision

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def test_every_game_has_a_place_everywhere() -> None:
    assert list(GAMES) == ["coc", "arkham"]
    assert set(TABLES) == set(FRONTS) == set(CARD_PAGES) == set(DECK_PAGES) == set(LABORATORIES) == set(GAMES)
    assert set(SERVED) == set(GAMES)
    assert USUAL is GAMES["coc"]


@EVERY
def test_an_entry_is_about_one_game(game: CardGame) -> None:
    assert game.rulebook().name == game.name
    assert game.full_title.startswith(f"{game.title}: ")
    assert game.cards_package == f"orne.{game.name}.cards"


@EVERY
def test_a_new_game_begins_with_nothing_said_but_the_seed(game: CardGame) -> None:
    seated = game.begin(game.wishes(seed=7))
    assert (seated.game.rules, seated.game.start["seed"]) == (game.rulebook(), 7)
    assert seated.game.start["edition"] == game.editions[0]
    assert len(seated.players) == seated.game.state.seats
    assert "human" in seated.players
    assert set(seated.players) <= {"human", *game.bots()}


@EVERY
def test_a_game_is_being_set_up_until_its_first_turn(game: CardGame) -> None:
    playing = game.begin(game.wishes(seed=1)).game
    told = [game.turn(playing.state)]
    while told[-1] == "being set up":
        keys = decision(playing).keys
        playing.choose("keep" if "keep" in keys else keys[0])
        told.append(game.turn(playing.state))
    assert told[0] == "being set up"
    assert told[-1] in ("turn 1", "round 1")


@EVERY
def test_every_wish_can_be_said_on_a_command_line(game: CardGame) -> None:
    settings = (*game.wishes.settings, *Wishes.shared)
    assert {each.name for each in settings} == {each.name for each in fields(game.wishes)}
    assert set(game.chief_settings) <= {each.flag for each in settings}


@EVERY
def test_cards_are_found_and_told(game: CardGame) -> None:
    cards = game.cards()
    edition = game.editions[0]
    card = next(
        card for card in cards.facts(edition).values() if card.id in cards.implemented() and card.type == "event"
    )
    assert card in cards.find(card.title, edition)
    assert card in cards.search(card.title, type_name="event")
    assert cards.text(card.id, edition)
    assert cards.text("core/nothing", edition) is None
    with pytest.raises(UserError, match="card fits “xyzzy”"):
        cards.search("xyzzy")


@EVERY
def test_the_decks_of_a_game_are_no_other_s(game: CardGame) -> None:
    decks = game.decks()
    for name in decks.available():
        assert [other.name for other in GAMES.values() if other.decks().claims(name)] == [game.name]
    deck = decks.named(decks.available()[-1], game.editions[0])
    format = "starter" if "starter" in decks.formats else decks.formats[0]
    assert decks.check(deck, game.editions[0], format, None) == []


@EVERY
def test_a_file_is_read_with_no_rules_loaded_before(game: CardGame, tmp_path: Path) -> None:
    begun = game.begin(game.wishes(seed=7)).game
    begun.choose("keep")
    (tmp_path / "save.json").write_text(begun.save())
    (tmp_path / "record.json").write_text(json.dumps(begun.record()))
    for name in ("save.json", "record.json"):
        script = f"from orne.games import read; print(read({name!r}).fingerprint())"
        run = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True)
        assert run.stdout.strip() == begun.fingerprint()
    script = "from orne.kernel.game import Game; Game.load(open('save.json').read())"
    run = subprocess.run([sys.executable, "-c", script], cwd=tmp_path, capture_output=True, text=True, check=False)
    sentence = f"There is no game called “{game.name}” here; none is loaded yet; orne.games.read loads them all."
    assert sentence in run.stderr


def test_the_command_line_is_known_without_rules_cards_decks_or_bots() -> None:
    """Whatever takes a while to import waits until a command needs it."""
    script = "import sys, orne.cli; orne.cli.build_parser(); print(*sys.modules)"
    out = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert "orne.games" in out
    for package in (
        "orne.coc.rules",
        "orne.arkham.rules",
        "orne.decks",
        "orne.bots",
        "orne.lab",
        "orne.table.coc",
        "orne.terminal",
        "orne.store",
        "sqlalchemy",
        "alembic",
    ):
        assert not [name for name in out if name.startswith(package)]


@pytest.mark.parametrize(
    ("name", "wish", "sentence"),
    [
        ("coc", {"decks": ("a", "b")}, "Nothing called “decks” can be wished for here; did you mean deck?"),
        ("arkham", {"investigator": ["roland"]}, "did you mean investigators?"),
        ("arkham", {"deck": "x"}, "Nothing called “deck” can be wished for here; there are seed, "),
        ("coc", {"deck": 7}, "deck is text, not 7."),
        ("coc", {"seat": 2}, "seat is text, not 2."),
        ("coc", {"seed": "x"}, "seed is a whole number, not “x”."),
        ("coc", {"ask_always": 1}, "ask_always is true or false, not 1."),
        ("arkham", {"investigators": [7]}, "investigators is a list of text, such as ['wendy'], not a list."),
        ("arkham", {"bots": {1: "greedy"}}, "bots is a list of text, such as ['wendy'], not a table."),
        ("arkham", {"scenario": None}, "scenario is text, not nothing."),
    ],
)
def test_what_nobody_can_wish_for_is_refused_in_a_sentence(name: str, wish: dict[str, object], sentence: str) -> None:
    with pytest.raises(UserError) as refused:
        GAMES[name].wishes(**wish)  # type: ignore[arg-type]
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("coc", GAMES["arkham"].wishes(), "^Call of Cthulhu is begun with its own wishes, .*, not with those of"),
        ("arkham", GAMES["coc"].wishes(), "^Arkham Horror is begun with its own wishes, .*, not with those of"),
        ("arkham", {"seed": 7}, r"such as GAMES\['arkham'\].wishes\(seed=7\), not with a table\.$"),
        ("coc", None, r"not with nothing\.$"),
    ],
)
def test_a_game_is_begun_with_its_own_wishes_alone(name: str, given: object, sentence: str) -> None:
    with pytest.raises(UserError, match=sentence):
        GAMES[name].begin(given)
