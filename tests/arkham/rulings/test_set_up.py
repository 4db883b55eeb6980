"""Rulings on setting up a scenario and on what is printed on cards (ahlcg/setup/…, ahlcg/card-anatomy/…)."""

from __future__ import annotations

import pytest

from orne.arkham.rulebook import new_game
from orne.decks.arkham import shipped
from orne.kernel.errors import UserError
from tests.arkham.laboratory import starters
from tests.arkham.look import ids, keys
from tests.campaign.table import NAMES
from tests.look import asked, kind_asked


def test_no_two_players_have_the_same_investigator() -> None:
    """No two players with the same one."""
    with pytest.raises(UserError, match="Each investigator can be played by one player only"):
        new_game("the-gathering", starters("roland", "roland"), 1)
    game = new_game("the-gathering", starters("roland", "daisy"), 1)
    assert ids(game, game.state.investigators) == ["core/roland-banks", "core/daisy-walker"]
    assert [game.state.cards[uid].controller for uid in game.state.investigators] == [0, 1]


def test_the_lead_comes_first_in_player_order() -> None:
    """The mulligan goes from the lead on."""
    game = new_game("the-gathering", starters("roland", "daisy"), 1, lead=1)
    assert (game.state.lead, asked(game)) == (1, (1, "mulligan"))
    game.choose("keep")
    assert asked(game) == (0, "mulligan")


def test_decks_are_shuffled() -> None:
    """The seed alone decides the order."""
    orders = []
    for seed in (1, 1, 2):
        game = new_game("the-gathering", starters("roland"), seed)
        orders.append(ids(game, [*game.state.deck[0], *game.state.hand[0]]))
    assert orders[0] == orders[1] != orders[2]
    assert sorted(orders[0]) == sorted(orders[2]) == sorted(shipped("starter-roland").each())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_begins_with_five_resources_and_five_cards(players: int) -> None:
    """5 each, with the one mulligan or without it.

    ahlcg/setup/08-opening-hand.
    """
    game = new_game("the-gathering", starters(*NAMES[:players]), 3)
    assert game.state.resources == [5] * players
    study = game.state.cards[game.state.locations[0]]
    assert study.clues == 2 * players
    game.choose(keys(game)[0])
    for seat in range(players):
        assert asked(game) == (seat, "mulligan")
        game.choose("keep")
    assert [len(game.state.hand[seat]) for seat in range(players)] == [5] * players
    assert game.state.round == 1
    assert game.decision is None or kind_asked(game) != "mulligan"


def test_the_gathering_is_laid_out() -> None:
    """Ahlcg/setup/11-agenda-deck, ahlcg/setup/12-act-deck."""
    game = new_game("the-gathering", starters("roland", "daisy"), 1)
    state = game.state
    assert ids(game, state.locations) == ["core/study"]
    assert state.place == [state.locations[0]] * 2
    aside = {"core/ghoul-priest", "core/lita-chantler", "core/hallway", "core/attic", "core/cellar", "core/parlor"}
    assert aside == {*ids(game, state.set_aside)}
    assert not aside & {*ids(game, state.encounter_deck)}
    assert ids(game, [state.agenda, *reversed(state.agenda_deck)]) == [
        "core/whats-going-on",
        "core/rise-of-the-ghouls",
        "core/theyre-getting-out",
    ]
    assert ids(game, [state.act, *reversed(state.act_deck)]) == [
        "core/trapped",
        "core/the-barrier",
        "core/what-have-you-done",
    ]


@pytest.mark.parametrize(("difficulty", "modifier"), [("easy", -2), ("standard", -2), ("hard", -4), ("expert", -4)])
def test_the_level_decides_the_side_of_the_reference_card(difficulty: str, modifier: int) -> None:
    """A tablet is -2 on one side and -4 on the other."""
    game = new_game("the-gathering", starters("roland"), 1, difficulty=difficulty, bag=("tablet",))
    game.play("keep", "investigate core/study")
    while asked(game)[1] == "commit":
        game.choose("done")
    (value,) = [entry.before for entry in game.log if entry.kind in ("test fails", "test succeeds")]
    assert value == max(0, 3 + modifier)


def test_nothing_but_the_mulligan_is_asked_in_set_up() -> None:
    """Until the first turn nothing but the mulligan is asked, even with free abilities."""
    game = new_game("the-gathering", starters("wendy", "skids"), 1, ask_always=True)
    for seat in range(2):
        assert asked(game) == (seat, "mulligan")
        assert {key.split()[0] for key in keys(game)} == {"replace", "keep"}
        game.choose("keep")
    assert game.state.round == 1
