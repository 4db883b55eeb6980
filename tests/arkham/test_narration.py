"""The log in words: every kind of entry has a sentence, and nobody's hidden cards are named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import orne.arkham
from orne.arkham.facts import load
from orne.arkham.narration import TELLINGS, sentence, told
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.scenario import NIGHT_OF_THE_ZEALOT, scenario
from orne.kernel.game import Game
from orne.kernel.log import Entry

SOURCE = Path(orne.arkham.__file__).parent
NOTE = re.compile(r"""\.note\(\s*(f?)"([^"]+)\"""")


def at(game: Game[Any]) -> Any:
    """The table of a game."""
    return game.table


def kinds() -> set[str]:
    """Every kind of entry that the source writes; the two ends of a test are put together there."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for formatted, kind in NOTE.findall(path.read_text(encoding="utf-8")):
            found |= {kind.replace("{word}", word) for word in ("succeeds", "fails")} if formatted else {kind}
    return found


def test_every_kind_of_entry_has_a_telling() -> None:
    assert len(kinds()) > 40
    assert kinds() - TELLINGS.keys() == set()


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    game = build(Inv(deck=("knife", "guts")), Inv("core/wendy-adams"))
    game.choose("draw")
    lines = [told(list(game.log), at(game), seats) for seats in ((0,), (1,), (0, 1), ())]
    assert ["Knife" in " ".join(each) for each in lines] == [True, False, True, False]
    assert "   Roland draws a card." in lines[1]


def test_an_action_and_its_test_in_words() -> None:
    game = build(Inv(), locations=[Place("attic", clues=2)], bag=("-1",))
    game.choose("investigate core/attic")
    assert told(list(game.log), at(game), (0,)) == [
        "   Roland investigates.",
        "   Roland tests intellect against 1.",
        "   Roland reveals the token -1.",
        "   Roland succeeds by 1, with 2.",
        "   Roland discovers 1 clue at Attic.",
    ]


def test_a_fight_in_words() -> None:
    game = build(Inv(), locations=["attic"], enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("fight core/ghoul-minion")
    lines = told(list(game.log), at(game), (0,))
    assert "   Roland fights." in lines
    assert "   Ghoul Minion takes 1 damage." in lines


def test_what_was_cancelled_is_told() -> None:
    """Neither the enemy nor the investigator is cancelled, but the attack and the move."""
    game = build(Inv(hand=("dodge",)), enemies=[Foe("ghoul-minion", engaged=0)])
    game.play("draw", "play core/dodge")
    assert "   The attack of Ghoul Minion is cancelled." in told(list(game.log), at(game), (0,))
    woods = ["arkham-woods-twisting-paths", "main-path"]
    stages = {"act": "investigating-the-trail", "agenda": "the-arkham-woods"}
    game = build(Inv(), scenario="the-devourer-below", locations=woods, bag=("-4",), **stages)
    game.choose("move core/main-path")
    assert "   The move of Roland Banks is cancelled." in told(list(game.log), at(game), (0,))


def test_resources_gained_and_lost_in_words() -> None:
    game = build(Inv(deck=("paranoia", "paranoia"), resources=4))
    game.play("resource", "draw", "draw")
    lines = told(list(game.log), at(game), (0,))
    assert [line for line in lines if "gains" in line or "loses" in line] == [
        "   Roland gains 1 resource.",
        "   Roland loses 5 resources.",
    ]


@pytest.mark.parametrize("kind", sorted(TELLINGS))
def test_a_sentence_begins_with_a_capital_and_ends_with_a_stop(kind: str) -> None:
    game = build(Inv())
    pair = kind in ("hurt", "healed", "attacks", "trauma")
    place = game.state.locations[0]
    after = [1, 2] if pair else place if kind in ("moved", "placed", "spawned", "enemy moved") else 2
    words = sentence(Entry(kind, "1.2", 0, place, -1, -1, "intellect", after), at(game), (0,))
    if words is not None:
        assert words[0] == words[0].upper()
        assert words[-1] in ".!?:"
        assert "None" not in words


@pytest.mark.parametrize("name", NIGHT_OF_THE_ZEALOT)
def test_every_act_and_agenda_has_a_passage(name: str) -> None:
    """Each is the short end of a sentence."""
    passages = scenario(name).passages
    stages = [card.id for card in load().values() if card.type in ("act", "agenda") and card.encounter_set == name]
    assert sorted(passages) == sorted(stages)
    assert all(20 < len(words) < 110 and words[0].islower() and words[-1].isalpha() for words in passages.values())


def test_a_turning_agenda_tells_its_passage() -> None:
    game = build(Inv(hand=["knife"]), agenda_doom=99, step="1.3 check doom", active=None)
    words = told(list(game.log), at(game), [0])
    assert "   What's Going On?! advances: the clock has skipped hours that none of you remember." in words
    entry = next(entry for entry in game.log if entry.kind == "agenda advances")
    assert sentence(entry._replace(kind="act advances"), at(game)) == "What's Going On?! advances."
