"""Random games of The Gathering, from the start and from late positions, every decision checked."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.kernel.game import Game
from orne.lab.games import gathering_game
from orne.lab.simulator import check_game

GAMES = 60
AT_ONCE = 6
ROLAND = Inv(
    hand=("dodge", "vicious-blow", "emergency-cache", "knife"),
    play=("45-automatic", "beat-cop", In("first-aid", tokens=2)),
    deck=("guts", "flashlight", "overpower", "perception", "evidence", "machete"),
    clues=3,
    damage=4,
    horror=2,
)
DAISY = Inv("daisy-walker", 1, hand=("deduction", "medical-texts"), play=("old-book-of-lore",), horror=3)
HOUSE = [Place("hallway"), Place("attic", clues=1), Place("cellar", clues=2), Place("parlor", revealed=False)]
STAGES: dict[str, Any] = {
    "later_acts": ("what-have-you-done",),
    "later_agendas": ("theyre-getting-out",),
    "agenda": "rise-of-the-ghouls",
    "encounter_deck": ("ghoul-minion", "rotting-remains", "grasping-hands", "icy-ghoul", "ancient-evils") * 2,
    "set_aside": ("ghoul-priest", "lita-chantler"),
}


@pytest.mark.parametrize("first", range(0, GAMES, AT_ONCE))
def test_what_must_always_be_true_is_true_at_every_decision(first: int) -> None:
    for number in range(first, first + AT_ONCE):
        start = gathering_game(number, 1 + number % 4, ask_always=number % 20 == 19)
        assert check_game(RULEBOOK, start, number) > 5


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("people", [(ROLAND,), (ROLAND, DAISY)])
def test_games_from_the_barrier_on(people: tuple[Inv, ...], seed: int) -> None:
    game = build(*people, locations=HOUSE, enemies=[Foe("ravenous-ghoul", engaged=0)], seed=seed, bag=BAG, **STAGES)
    check_game(RULEBOOK, game.start, seed)


@pytest.mark.parametrize("seed", range(8))
def test_games_against_the_priest(seed: int) -> None:
    game = build(
        ROLAND,
        DAISY,
        locations=[*HOUSE[:3], Place("parlor")],
        enemies=[Foe("ghoul-priest", engaged=0, damage=3), Foe("flesh-eater", at="attic")],
        act="what-have-you-done",
        agenda="theyre-getting-out",
        agenda_doom=8,
        encounter_deck=STAGES["encounter_deck"],
        bag=BAG,
        difficulty=("easy", "hard")[seed % 2],
        seed=seed,
    )
    check_game(RULEBOOK, game.start, seed)


def test_a_game_by_number_is_the_same_every_time() -> None:
    assert gathering_game(7, 3) == gathering_game(7, 3)
    assert len(gathering_game(7, 3)["investigators"]) == 3
    assert Game(RULEBOOK, gathering_game(0)).state.difficulty == "easy"


BAG = ("+1", "0", "0", "-1", "-1", "-2", "-3", "skull", "skull", "cultist", "tablet", "auto-fail", "elder sign")
