"""Being asked in Arkham Horror: a card that could always be used, and what is never passed over."""

from __future__ import annotations

import pytest
from tests.table.look import asked, handle, keys, nobody_asked, people

from orne.arkham.position import Foe, Inv, Place, build
from orne.kernel.errors import UserError
from orne.table.room import Room


def enemies_attack() -> Room:
    """The enemy phase begins: Agnes may use her initiate in every window, Roland may dodge; a ghoul is at each."""
    foes = [Foe("ghoul-minion", engaged=0), Foe("ghoul-minion", engaged=1)]
    agnes = Inv("agnes-baker", play=["arcane-initiate"], deck=["shrivelling"] * 6)
    roland = Inv("roland-banks", hand=["dodge"], resources=5)
    room = people(build(agnes, roland, enemies=foes, step="3.1 enemy phase begins", active=None))
    room.run()
    return room


def windows(room: Room, seat: int) -> list[str]:
    """What a seat is asked in windows until the phase is over, letting everything be."""
    found: list[str] = []
    while room.table.moment(room.game.table)[1] == "enemy":
        if asked(room).seat == seat and asked(room).because:
            found.append(asked(room).prompt)
        room.answer(asked(room).seat, "pass" if "pass" in keys(room) else keys(room)[0])
        room.run()
    return found


def test_a_window_says_because_of_which_card_it_is_asked() -> None:
    room = enemies_attack()
    assert asked(room).because == (handle(room, 0, "Arcane Initiate"),)
    turn = people(build(Inv("agnes-baker", play=["arcane-initiate"]), locations=[Place("hallway", clues=1)]))
    assert asked(turn).kind == "turn"
    assert asked(turn).because == ()


def test_a_card_that_could_always_be_used_asks_no_more_once_that_is_said() -> None:
    assert windows(enemies_attack(), 0).count("Enemy phase: player window") == 3
    room = enemies_attack()
    room.not_now(0, asked(room).because[0])
    room.run()
    assert windows(room, 0) == ["After Agnes Baker takes 1 damage and 1 horror from Ghoul Minion: you may react"]


def test_what_is_aimed_at_oneself_is_asked_about_whatever_was_said_of_a_card() -> None:
    room = enemies_attack()
    room.not_now(1, handle(room, 1, "Dodge"))
    assert windows(room, 1) == ["When Ghoul Minion attacks Roland Banks: you may react"]


def test_a_card_that_is_out_of_sight_is_named_by_its_id() -> None:
    room = enemies_attack()
    room.not_now(0, handle(room, 0, "Arcane Initiate"))
    assert nobody_asked(room)
    room.not_now(0, "core/arcane-initiate", wanted=False)
    assert asked(room).prompt == "Enemy phase: player window"
    room.always_for(0, handle(room, 0, "Arcane Initiate"))
    room.not_now(0, "core/arcane-initiate")
    asking = room.hello(0).asking
    assert asking is not None
    assert (asking.not_now, asking.always_for) == (("core/arcane-initiate",), ())


def test_a_phase_that_is_passed_goes_on_passing_while_a_fellow_investigator_acts() -> None:
    agnes = Inv("agnes-baker", play=["arcane-initiate"], deck=["shrivelling"] * 6)
    places = [Place("hallway", clues=2)]
    room = people(build(agnes, Inv("roland-banks"), locations=places, active=1))
    assert asked(room).because == (handle(room, 0, "Arcane Initiate"),)
    room.skip(0, "phase")
    room.run()
    room.answer(1, "investigate core/hallway")
    room.run()
    room.answer(1, "investigate core/hallway")
    room.run()
    assert (asked(room).seat, asked(room).kind) == (1, "turn")


def test_whoever_is_out_of_the_scenario_has_nothing_to_pass_in_advance() -> None:
    game = build(Inv("agnes-baker", damage=5), Inv(), Inv("daisy-walker"), enemies=[Foe("ghoul-minion", engaged=0)])
    room = people(game)
    room.answer(0, "resource")
    assert (room.asked, ["premove" in room.page(seat).may for seat in (0, 1, 2)]) == (1, [False, False, True])
    with pytest.raises(UserError, match="You are out of this scenario"):
        room.premove(0)
