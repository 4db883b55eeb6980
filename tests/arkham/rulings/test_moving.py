"""Rulings on moving and locations."""

from __future__ import annotations

from orne.arkham.abilities import forced, free
from orne.arkham.events import LEAVES_LOCATION
from orne.arkham.language import (
    LOCATION,
    ClosedWhileUnrevealed,
    ConnectedTo,
    Discard,
    Do,
    Gain,
    RemoveFromGame,
    Then,
    kind_of_card,
    the,
    when,
)
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules.travel import move_investigator
from orne.arkham.state import REMOVED
from tests.arkham.laboratory import (
    CRYPT,
    FIEND,
    HALL,
    LOFT,
    TOWER,
    lab,
    lab_card,
    scholar,
    told,
)
from tests.arkham.look import in_turn, keys, me, offers, record, results, uid
from tests.look import asked, happened

# ---- moving and locations


def test_nothing_moves_to_where_it_is() -> None:
    """ahlcg/move/i: no move from the Study; Elusive does not offer the present location."""
    game = build(Inv(), locations=["study"], act="trapped")
    assert offers(game, "move") == []
    game = build(Inv("skids-otoole", hand=["elusive"]), locations=["hallway", "attic"],
                 enemies=[Foe("ghoul-minion", engaged=0), Foe("ghoul-minion", at="attic", exhausted=True)])  # fmt: skip
    before = game.state.place[:]
    game.choose("play core/elusive")
    assert (game.state.place, asked(game)) == (before, (0, "turn"))


def test_what_follows_a_move_needs_the_move() -> None:
    """ahlcg/then/a: neither to where one is, nor into what is closed, nor out of a cancelled move."""
    shut = lab_card("shut", ClosedWhileUnrevealed(), type="location", symbol="loft", connects=("hall",))

    def to(slug: str) -> Do:
        return told("move", lambda g, use: move_investigator(g, use.seat, uid(game, slug), use))

    places = (HALL, shut, CRYPT, TOWER)
    boots = lab_card("winged-boots", *(free(Then(to(place), Gain(1))) for place in places))
    up = when(LEAVES_LOCATION, lambda g, use, e: e.destination == uid(game, TOWER), "you go to the Tower")
    cancel = told("cancel it", lambda g, use: setattr(use.event, "cancelled", True))
    clay = lab_card("clay", forced(up, cancel))
    game = lab(scholar(play=[boots, clay]), locations=[HALL, Place(shut, revealed=False), CRYPT, TOWER])
    for number, place in enumerate(places, 1):
        game.choose(f"use lab/winged-boots ability {number}")
        assert (game.state.place == [uid(game, CRYPT)], game.state.resources[0]) == (number > 2, 5 + (number > 2))
        assert (happened(game, "moved"), asked(game)) == (["moved"] * (number > 2), (0, "turn")), place


def test_a_connection_that_one_location_states_leads_both_ways() -> None:
    """basics 1.15: the Gate says that the Tower is connected to it; the Tower's own symbols do not."""
    says = ConnectedTo(kind_of_card(TOWER) & LOCATION)
    gate = lab_card("gate", says, type="location")
    game = lab(scholar(), locations=[gate, TOWER, LOFT])
    assert offers(game, "move") == ["move lab/tower"]
    game.choose("move lab/tower")
    assert offers(game, "move") == ["move lab/loft", "move lab/gate"]
    game.choose("move lab/gate")
    assert (game.state.place, asked(game)) == ([uid(game, gate)], (0, "turn"))


def test_a_location_where_somebody_is_is_not_removed() -> None:
    """ahlcg/location-cards/f: an effect that would leave an investigator or an enemy nowhere is ignored."""
    flood = lab_card("flood", free(RemoveFromGame(the(kind_of_card(HALL) & LOCATION)), Discard()))
    for at, foes, goes in ((0, [], False), (1, [Foe(FIEND, at=HALL)], False), (1, [], True)):
        game = lab(scholar(play=[flood], at=at), enemies=foes)
        game.choose(f"use {flood}")
        assert (record(game, HALL).zone == REMOVED) is goes
        assert ("move lab/hall" in keys(game)) is (at == 1 and not goes)


def test_a_move_that_waited_is_not_made_from_where_one_no_longer_stands() -> None:
    """ahlcg/nested-skill-tests/a: both moves wait for the paths' tests, and the first has led away from them."""
    game = build(
        Inv("wendy-adams", hand=["survival-instinct"] * 2),
        locations=["arkham-woods-twisting-paths", "main-path", "arkham-woods-old-house"],
        enemies=[Foe("ghoul-minion", engaged=0)],
        scenario="the-devourer-below",
        bag=("+1",),
    )
    game.play("evade core/ghoul-minion", *["commit core/survival-instinct"] * 2, "apply evade")
    assert keys(game) == ["move core/main-path", "move core/arkham-woods-old-house", "stay"]
    game.play("move core/main-path", "move core/arkham-woods-old-house")
    assert (in_turn(game), me(game)["location"], len(results(game))) == (True, "main-path", 3)
