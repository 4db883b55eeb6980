"""Enemies that leave, engage or are kept from something in the middle of what they do (arkham/basics/1.16 to 1.18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham import values
from orne.arkham.abilities import forced, free
from orne.arkham.events import ENGAGES, ENTERS_PLAY, SPAWNS
from orne.arkham.facts import COMBAT
from orne.arkham.language import AT_THIS, INVESTIGATOR, YOU, Blank, Do, Gain, Gives, Prey, Spawn, after, when
from orne.arkham.position import Foe
from orne.arkham.rules.enemy_movement import step_towards
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.travel import move_investigator, place_investigator
from tests.arkham.laboratory import (
    DREAMER,
    DUST,
    ENEMY_PHASE,
    FIEND,
    HALL,
    HUNTER,
    LOFT,
    MYTHOS,
    SHY,
    TOWER,
    lab,
    lab_card,
    pause,
    scholar,
    told,
)
from tests.arkham.look import keys, record, table, uid, where
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def by_prey(g: ArkhamTable, uid: int, seat: int) -> int:
    """The one with more clues."""
    return g.state.cards[g.state.investigators[seat]].clues


STALKS = (Spawn(None), Prey(by_prey, "most clues"))


def test_an_enemy_that_leaves_as_it_spawns_engages_nobody() -> None:
    """basics 1.16: what answers the spawning comes before the engagement and before "enters play"."""
    spawns = when(SPAWNS, lambda g, use, event: True, "an enemy spawns")
    enters = after(ENTERS_PLAY, lambda g, use, event: True, "a card enters play")
    ward = lab_card(
        "ward",
        forced(spawns, told("discard it", lambda g, use: discard(g, use.event.subject))),
        forced(enters, Gain(5)),
    )
    stalker = lab_card("stalker", *STALKS, type="enemy")
    for foe in (stalker, FIEND):
        game = lab(scholar(play=[ward]), encounter_deck=(foe, DUST), **MYTHOS)
        assert (game.state.encounter_discard, happened(game, "engaged")) == ([uid(game, foe)], [])
        assert (game.state.resources, asked(game)) == ([5], (0, "turn"))


def test_a_hunter_without_a_way_stays() -> None:
    """basics 1.17: nobody can be reached from its location."""
    island = lab_card("island", type="location")
    game = lab(scholar(play=[pause()]), locations=[HALL, LOFT, island], enemies=[Foe(HUNTER, at=island)], **ENEMY_PHASE)
    assert (where(game, HUNTER), happened(game, "enemy moved")) == (uid(game, island), [])
    assert (asked(game), keys(game)) == ((0, "window"), ["use lab/pause", "pass"])


@pytest.mark.parametrize("arrives", [True, False])
def test_hunters_that_were_engaged_or_left_meanwhile_do_not_move(arrives: bool) -> None:
    """basics 1.17: the first hunter's arrival draws the prey to the second one, or has that one discarded."""

    def lure(g: ArkhamTable, use: Use) -> None:
        """Go to the Tower, or the hunter there is discarded."""
        if arrives:
            move_investigator(g, use.seat, uid(game, TOWER))
        else:
            discard(g, uid(game, HUNTER))

    game = lab()
    engages = after(ENGAGES, lambda g, use, event: event.subject == use.holder, "this enemy engages you")
    caller = lab_card("caller", forced(engages, Do(lure)), type="enemy", keywords=("hunter",))
    game = lab(scholar(play=[pause()]), enemies=[Foe(HUNTER, at=TOWER), Foe(caller, at=LOFT)], **ENEMY_PHASE)
    assert (asked(game), keys(game)) == ((0, "move"), ["move lab/hunter", "move lab/caller"])
    game.choose("move lab/caller")
    assert happened(game, "enemy moved") == ["enemy moved"]
    assert record(game, HUNTER).threat == (0 if arrives else -1)
    assert (asked(game), keys(game)) == ((0, "window"), ["use lab/pause", "pass"])


def test_a_blanking_enemy_left_behind_blanks_no_longer() -> None:
    """ahlcg/blank/a: moving away, or being put elsewhere, brings the text back at once."""
    gloom = lab_card("gloom", Blank(INVESTIGATOR & AT_THIS), type="enemy",
                     keywords=("hunter", "aloof"))  # fmt: skip
    lucky = lab_card("lucky", Gives(YOU, COMBAT, 1), type="investigator")

    def lift(g: ArkhamTable, use: Use) -> None:
        """You are put into the Tower."""
        place_investigator(g, use.seat, uid(game, TOWER))

    game = lab(scholar(lucky, play=[lab_card("lift", free(Do(lift)))]), enemies=[Foe(gloom, at=HALL)])
    g = table(game)
    assert values.skill(g, 0, COMBAT) == 3
    for way in ("move lab/loft", "use lab/lift"):
        moved = game.copy()
        moved.choose(way)
        g = table(moved)
        assert (values.skill(g, 0, COMBAT), asked(moved)) == (4, (0, "turn"))


def test_a_step_towards_a_place_needs_a_way_there() -> None:
    """basics 1.17: those there already or cut off stay; the others come one location nearer."""

    def call(g: ArkhamTable, use: Use) -> None:
        """Each enemy goes one location towards the Tower."""
        for each in g.index.enemies:
            step_towards(g, each, uid(game, TOWER))

    island = lab_card("island", type="location")
    drum = lab_card("calling-drum", free(Do(call)))
    foes = [Foe(FIEND, at=TOWER), Foe(HUNTER, at=island), Foe(SHY, at=LOFT)]
    game = lab(scholar(play=[drum]), locations=[HALL, LOFT, TOWER, island], enemies=foes)
    game.choose("use lab/calling-drum")
    assert [where(game, each) for each in (FIEND, HUNTER, SHY)] == [uid(game, each) for each in (TOWER, island, TOWER)]
    assert asked(game) == (0, "turn")


def test_an_enemys_constant_text_speaks_to_whom_it_is_engaged_with() -> None:
    """basics 1.17: -1 combat for the engaged one; evaded it speaks to nobody, and engaged anew to another."""
    leech = lab_card("leech", Gives(YOU, COMBAT, -1), type="enemy", evade=0)
    game = lab(scholar(), scholar(DREAMER, at=1), enemies=[Foe(leech, engaged=0)], bag=("0",))

    def combat() -> list[int]:
        g = table(game)
        return [values.skill(g, seat, COMBAT) for seat in (0, 1)]

    assert combat() == [2, 3]
    game.choose("evade lab/leech")
    assert (combat(), asked(game)) == ([3, 3], (0, "turn"))
    game.choose("engage lab/leech")
    assert (combat(), asked(game)) == ([2, 3], (0, "turn"))


@pytest.mark.parametrize(("with_him", "goes"), [(True, False), (False, True)])
def test_a_massive_hunter_goes_unless_somebody_is_with_it(with_him: bool, goes: bool) -> None:
    """ahlcg/massive/a, basics 1.17: it is engaged with everybody there, though it is after another."""
    only = Prey(lambda g, uid, seat: int(seat == 0), "the first investigator", only=True)
    titan = lab_card("titan", only, type="enemy", keywords=("hunter", "massive"), damage=0, horror=0)
    game = lab(
        scholar(play=[pause()]), scholar(DREAMER, at=1 if with_him else 2),
        enemies=[Foe(titan, at=LOFT)], step="3.2 hunters move", active=None,
    )  # fmt: skip
    assert where(game, titan) == uid(game, HALL if goes else LOFT)
    assert (asked(game), keys(game)) == ((0, "window"), ["use lab/pause", "pass"])
