"""The log in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import orne.coc
from orne.bots.coc import bot
from orne.bots.shared import play_game
from orne.coc.cards import implemented
from orne.coc.knowledge import hidden_from
from orne.coc.log_words import AT_THE_END, TELLINGS, sentence
from orne.coc.position import At, Side, build
from orne.coc.rulebook import new_game
from orne.coc.rules.lasting import WAYS_TO_LEAVE
from orne.coc.state import State
from orne.decks.coc import story_deck
from orne.decks.coc.starters import block
from orne.kernel.game import positions
from tests.coc.laboratory import HERE, PAUSE, there
from tests.coc.look import Coc, pass_to_phase, table

SOURCE = Path(orne.coc.__file__).parent
NOTES = re.compile(r"\bnote\(\s*(?:\"([^\"]+)\"(?: if \w+ else \"([^\"]+)\")?|(\w+))")
LEAVING = re.compile(r"(?:\b_together|leave_play|_discard|discard_resource)\(([^()]*)\)")
WORD = re.compile(r"\"([a-z ]+)\"")
VERBS = ("discard from play", "return to hand", "remove from the game")
"""Names of events, which stand beside the words for the log."""


def kinds_in_source() -> set[str]:
    """Every kind of entry that the rules write, by looking at their source."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for first, second, variable in NOTES.findall(text):
            assert first or variable in ("how", "self", "kind"), f"{path}: a note with a kind that cannot be found here"
            found |= {kind for kind in (first, second) if kind}
        for call in LEAVING.findall(text):
            found |= set(WORD.findall(call)) - set(VERBS)
    return found


def test_every_kind_of_entry_has_a_telling() -> None:
    kinds = kinds_in_source()
    assert {"wounded", "destroyed", "sacrificed", "returned", "discarded from deck", "put into play"} <= kinds
    assert kinds - TELLINGS.keys() == set()


def told(game: Coc, seat: int | None) -> Any:
    return [words for entry in game.log if (words := sentence(entry, table(game), seat))]


def test_a_wound_names_who_did_it() -> None:
    game = build(Side(hand=["t-men"], domains=["agency:5"]), Side(play=["young-deep-one"]))
    game.play("play core/t-men domain 1", "choose core/young-deep-one")
    lines = told(game, 0)
    assert "T-Men wounds Young Deep One: 1 wound." in lines
    assert "You play T-Men for 5." in lines
    assert "Player 1 plays T-Men for 5." in told(game, 1)


def test_only_who_draws_a_card_reads_its_name() -> None:
    game = build(Side(hand=["t-men"], deck=["g-men"] * 9), Side(), step="draw")
    assert "You draw G-Men." in told(game, 0)
    assert "Player 1 draws a card." in told(game, 1)
    assert "Player 1 draws a card." in told(game, None)


def test_who_is_taken_off_a_story_by_an_effect_is_told_and_the_end_of_the_phase_is_not() -> None:
    cave = "the-yuggoth-contract/the-cave-on-the-hill"
    game = build(Side(play=[cave, there("t-men", 0), there("g-men", 1)]), Side(), step="actions after defenders commit")
    game.play(f"use {cave}", "remove core/t-men")
    pass_to_phase(game, "resource")
    assert [line for line in told(game, 1) if "removed" in line] == [
        "T-Men is removed from Ancient Apocrypha (The Cave on the Hill)."
    ]


@pytest.mark.parametrize("who", [0, 1])
def test_whoever_wins_a_struggle_is_told_with_their_number_first(who: int) -> None:
    winner, loser = Side(play=[there("hired-muscle", 0)]), Side(play=[there("ravager-from-the-deep", 0)])
    game = build(*((winner, loser) if who == 0 else (loser, winner)), step="stories resolve")
    struggles = [line for line in told(game, 0) if line.startswith("Combat")]
    assert struggles == [f"Combat struggle, 3 to 2: {'you win' if who == 0 else 'player 2 wins'}."]


def test_a_wound_that_is_cancelled_is_told_as_such() -> None:
    sister = "forest-sister"
    game = build(Side(hand=["shotgun-blast"], domains=["agency:3"]), Side(play=[sister], domains=["agency:1"]))
    game.play("play core/shotgun-blast domain 1", "x 3")
    game.choose(f"use core/{sister} domain 1")
    assert "Forest Sister is not wounded." in told(game, 0)
    assert not [line for line in told(game, 0) if "is cancelled" in line]


def test_no_sentence_of_whole_games_names_a_hidden_card() -> None:
    decks = [
        [c for f in pair for c in block(f) if c in implemented()]
        for pair in (("agency", "hastur"), ("cthulhu", "yog-sothoth"))
    ]
    for seed in range(4):
        game = new_game(decks, story_deck(), seed)
        play_game(game, [bot("random", seed), bot("random", seed + 9)])
        before: State | None = None
        size = 0
        for step in positions(game):
            entries: list[Any] = list(step.log)[size:]
            size = len(step.log)
            for entry in entries if before is not None else ():
                for seat in (0, 1, None):
                    if entry.subject >= 0 and all(
                        hidden_from(state.cards[entry.subject], seat) for state in (before, step.state)
                    ):
                        words = sentence(entry, table(step), seat) or ""
                        assert step.table.title(entry.subject) not in words
            before = step.state


def test_a_card_that_enters_as_a_copy_is_said_to_become_one() -> None:
    double = "the-yuggoth-contract/doppelganger"
    game = build(Side(hand=[double], play=[PAUSE], domains=["yog-sothoth:2"]), Side(play=["mad-artist"]))
    game.choose(f"play {double} domain 1")
    assert game.sentences(0)[-1] == "Doppelgänger becomes a printed copy of Mad Artist."
    guise = "terror-in-venice/fleeting-guise"
    game = build(Side(hand=[guise], play=["peeler", PAUSE], domains=["yog-sothoth:2"]), Side(play=["mad-artist"]))
    game.play(f"play {guise} domain 1", "choose core/mad-artist")
    assert game.sentences(0)[-1] == "Peeler becomes a printed copy of Mad Artist (Fleeting Guise)."


def test_what_a_card_is_to_do_as_the_phase_ends_is_said_by_its_name() -> None:
    night, madness = "terror-in-venice/at-night-they-roam", At("mad-artist", insane=True)
    mine = Side(hand=[night], domains=["hastur:2"], play=[PAUSE])
    game = build(mine, Side(play=[madness]), stories=[HERE], step="story actions")
    game.choose(f"play {night} ability 1 domain 1")
    assert game.sentences(0)[-2:] == [
        "Mad Artist: goes back to its owner at the end of the phase (At Night they Roam).",
        "Mad Artist: goes insane at the end of the phase (At Night they Roam).",
    ]
    assert AT_THE_END.keys() == WAYS_TO_LEAVE.keys()


def test_what_has_been_told_stays_told_whatever_the_card_becomes() -> None:
    """Intervention is played as an event, is a character in play, and an event card again in hand."""
    meddling = "the-yuggoth-contract/intervention"
    game = build(
        Side(hand=[meddling], play=[PAUSE], domains=["agency:2"]),
        Side(hand=["agoraphobia"], play=[PAUSE], domains=["hastur:2"]),
    )
    game.choose(f"play {meddling} domain 1")
    told = game.sentences(None)
    assert told[0] == "Player 1 plays Intervention."
    assert not [each for each in told if " uses " in each]
    game.choose("play core/agoraphobia domain 1")
    assert game.sentences(None, since=len(told))[0] == "Player 2 plays Agoraphobia."


def test_a_text_that_an_event_card_has_elsewhere_is_told_as_used() -> None:
    """coc/rule/2.32-playing-events/d: Studying the Void is triggered inside the discard pile and not played."""
    void = "the-key-and-the-gate/studying-the-void"
    game = build(
        Side(play=[there("mad-artist"), PAUSE], discard=[void], deck=["bag-man", "mad-genius", "patsy"]),
        stories=["core/ancient-apocrypha"],
        step="stories resolve",
    )
    game.play("none", f"use {void}")
    assert "Player 1 uses Studying the Void (Response)." in game.sentences(1)
