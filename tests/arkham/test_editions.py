"""Each switch of the readings of the rules, in both settings; and what the lead orders in either."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from orne.arkham.editions import EDITIONS, FAQ, LETTER, Rules, edition
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.state import State
from orne.kernel.errors import UserError
from orne.kernel.game import Game, play_out, random_policy
from orne.set_up.arkham.begin import begin
from orne.set_up.arkham.wishes import ArkhamWishes as Wishes
from tests.arkham.look import keys, slugs
from tests.look import kind_asked, seat_asked

BOTH = tuple(EDITIONS)


def horror(game: Game[State]) -> int:
    """The horror on the first investigator."""
    return game.state.cards[game.state.investigators[0]].horror


def test_the_two_readings_differ_in_every_switch() -> None:
    """Otherwise a switch would have only one setting."""
    for each in fields(Rules):
        assert getattr(FAQ, each.name) != getattr(LETTER, each.name)


def test_an_unknown_edition_is_refused_in_one_sentence() -> None:
    """One sentence, wherever it is named."""
    for use in (lambda: edition("2026"), lambda: build(edition="2026"), lambda: begin(Wishes(rules="2026"))):
        with pytest.raises(UserError, match="There is no edition called “2026”; there are 2016, 2016-letter"):
            use()


@pytest.mark.parametrize("name", BOTH)
def test_a_game_keeps_its_edition(name: str) -> None:
    """Through saving, and through a save that names none."""
    game = begin(Wishes(seed=1, rules=name)).game
    assert Game.load(game.save()).state.catalogue.edition == name
    start = {key: value for key, value in game.start.items() if key != "edition"}
    assert Game(RULEBOOK, start).state.catalogue.edition == "2016"


@pytest.mark.parametrize(("name", "suffered"), [("2016", 1), ("2016-letter", 0)])
def test_drawing_with_both_piles_empty_costs_horror_or_not(name: str, suffered: int) -> None:
    """Nothing to draw, and 1 horror all the same or not."""
    game = build(Inv(deck=(), discard=()), edition=name)
    game.choose("draw")
    assert horror(game) == suffered
    assert game.state.hand[0] == []


@pytest.mark.parametrize("name", BOTH)
def test_drawing_with_the_deck_alone_empty_always_hurts(name: str) -> None:
    """The discard pile becomes the deck, and the horror is certain."""
    game = build(Inv(deck=(), discard=("flashlight", "knife")), edition=name)
    game.choose("draw")
    assert horror(game) == 1
    assert len(game.state.hand[0]) == 1


@pytest.mark.parametrize(("name", "kept"), [("2016", 8), ("2016-letter", 9)])
def test_a_hand_of_nothing_but_weaknesses(name: str, kept: int) -> None:
    """arkham/basics/1.23: at the end of the round they are chosen, or stay though there are too many."""
    person = Inv(hand=("dark-memory",) * 8, deck=("dark-memory",) * 3)
    game = build(person, edition=name, step="4.4 draw and resources", active=None)
    assert game.state.round == 3
    assert len(game.state.hand[0]) == kept


@pytest.mark.parametrize(("name", "left"), [("2016", 1), ("2016-letter", 2)])
def test_amnesia_with_two_weaknesses_in_hand(name: str, left: int) -> None:
    """One of them is forgotten, or both stay, for neither may be chosen."""
    game = build(Inv(hand=("dark-memory", "dark-memory", "knife"), deck=("amnesia",)), edition=name)
    game.choose("draw")
    assert slugs(game, game.state.hand[0]) == ["dark-memory"] * left


def hunting(**rest: Any) -> Game[State]:
    """Two different hunters, each one step away from Roland in the Hallway."""
    return build(
        Inv(),
        locations=[Place("hallway"), Place("attic"), Place("cellar")],
        enemies=[Foe("swarm-of-rats", at="attic"), Foe("ghoul-priest", at="cellar")],
        step="3.2 hunters move",
        active=None,
        **rest,
    )


def moved(game: Game[State]) -> list[str]:
    """The hunters in the order in which they moved."""
    return slugs(game, [entry.subject for entry in game.log if entry.kind == "enemy moved"])


@pytest.mark.parametrize("name", BOTH)
def test_the_lead_orders_hunters(name: str) -> None:
    """No switch: one by one; the last needs no question."""
    game = hunting(edition=name)
    assert game.decision is not None
    assert seat_asked(game) == game.state.lead
    assert keys(game) == ["move core/swarm-of-rats", "move core/ghoul-priest"]
    game.choose("move core/ghoul-priest")
    assert moved(game) == ["ghoul-priest", "swarm-of-rats"]


def test_only_hunters_that_move_are_asked_about() -> None:
    """An exhausted one stays, so there is nothing to choose."""
    game = build(
        Inv(),
        enemies=[Foe("swarm-of-rats", at="attic"), Foe("ghoul-priest", at="cellar", exhausted=True)],
        step="3.2 hunters move",
        active=None,
    )
    assert moved(game) == ["swarm-of-rats"]


def reading(name: str) -> Game[State]:
    """Daisy with Leo De Luca and a Tome at the beginning of her turn: two additional actions fit the Tome."""
    return build(
        Inv("daisy-walker", play=(In("leo-de-luca"), In("old-book-of-lore"))),
        step="2.2 next turn begins",
        active=None,
        edition=name,
    )


def test_the_player_picks_the_additional_action() -> None:
    """The Tome may use up Leo's action, and Daisy's own is left for another Tome."""
    game = reading("2016")
    game.choose("use core/old-book-of-lore")
    assert keys(game) == ["use up core/daisy-walker", "use up core/leo-de-luca"]
    game.choose("use up core/leo-de-luca")
    assert [only for _, only, _ in game.state.extra_actions] == ["Tome"]
    assert game.state.actions == [3]


def test_what_does_not_fit_is_not_offered() -> None:
    """A resource can use only Leo's action, so nothing is asked."""
    game = reading("2016")
    game.choose("resource")
    assert [only for _, only, _ in game.state.extra_actions] == ["Tome"]
    assert game.decision is not None
    assert kind_asked(game) == "turn"


def test_by_the_letter_the_special_action_goes_first() -> None:
    """Nobody is asked, and Leo's action is left."""
    game = reading("2016-letter")
    game.choose("use core/old-book-of-lore")
    assert [only for _, only, _ in game.state.extra_actions] == [""]


def trapped(name: str, *foes: str) -> Game[State]:
    """The act that clears the Study, about to advance."""
    return build(
        Inv(clues=2),
        locations=[Place("study")],
        enemies=[Foe(foe, engaged=0) for foe in foes],
        act="trapped",
        later_acts=("the-barrier", "what-have-you-done"),
        set_aside=("hallway", "attic", "cellar", "parlor", "ghoul-priest", "lita-chantler"),
        edition=name,
    )


@pytest.mark.parametrize("name", BOTH)
def test_the_lead_stacks_what_is_discarded_together(name: str) -> None:
    """No switch: the lead orders the pile, which keeps its order."""
    game = trapped(name, "icy-ghoul", "ghoul-minion")
    game.choose("advance core/trapped")
    assert keys(game) == ["discard core/icy-ghoul", "discard core/ghoul-minion"]
    game.choose("discard core/ghoul-minion")
    assert slugs(game, game.state.encounter_discard) == ["ghoul-minion", "icy-ghoul"]


def test_cards_alike_need_no_order() -> None:
    """Two of a kind are stacked without a question."""
    game = trapped("2016", "ghoul-minion", "ghoul-minion")
    game.choose("advance core/trapped")
    assert slugs(game, game.state.encounter_discard) == ["ghoul-minion", "ghoul-minion"]


def test_the_lead_stacks_the_threat_area_of_one_who_resigns() -> None:
    """Cards in a threat area go to the pile together, another player leading."""
    game = build(
        Inv("wendy-adams", at=0, threat=("frozen-in-fear", "dissonant-voices")),
        Inv(at=1),
        locations=[Place("parlor"), Place("hallway")],
        act="what-have-you-done",
        lead=1,
    )
    game.choose("use core/parlor resign")
    assert game.decision is not None
    assert seat_asked(game) == 1
    assert keys(game) == ["discard core/frozen-in-fear", "discard core/dissonant-voices"]
    game.choose("discard core/dissonant-voices")
    assert slugs(game, game.state.encounter_discard) == ["dissonant-voices", "frozen-in-fear"]


@pytest.mark.parametrize("name", BOTH)
def test_random_games_end_in_both_readings(name: str) -> None:
    """Random players come to an end in both readings."""
    for seed in range(4):
        start = begin(Wishes(seed=seed, investigators=["daisy", "skids"], rules=name)).game.start
        assert play_out(RULEBOOK, start, [random_policy(seed)] * 2).state.over
