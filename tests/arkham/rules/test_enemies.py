"""Enemies: spawning, prey, engaging, hunting, attacking, being evaded (arkham/basics/1.16 to 1.19, 6.29 to 6.40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from orne.arkham.abilities import forced, free, reaction
from orne.arkham.events import ATTACKS, EVADED
from orne.arkham.language import ENEMY as FOE
from orne.arkham.language import (
    ENTER_HOST,
    Cannot,
    Do,
    Gain,
    after,
    when,
)
from orne.arkham.position import Foe, Place
from orne.arkham.rules.enemy_movement import move_enemy
from orne.arkham.rules.engagement import disengage
from orne.arkham.rules.hunting import next_steps
from tests.arkham.laboratory import (
    CRYPT,
    DREAMER,
    ENEMY_PHASE,
    FIEND,
    HALL,
    HUNTER,
    LOFT,
    SCHOLAR,
    TOWER,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import record, uid, where

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


# ---- prey and engagement


def test_an_enemy_moved_away_disengages_and_engages_on_arrival() -> None:
    """basics 6.30, 6.93: engaged with the investigator there; disengaging without moving ends in engaging again."""

    def push(g: ArkhamTable, use: Use) -> None:
        """Move the enemy to the loft."""
        move_enemy(g, uid(game, FIEND), uid(game, LOFT))

    shove = lab_card("shove", free(Do(push)))
    game = lab(scholar(play=[shove]), scholar(DREAMER, at=1), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/shove")
    assert record(game, FIEND).threat == 1


# ---- hunters


def test_where_hunters_would_go_can_be_told_beforehand() -> None:
    """Only ready unengaged hunters, every location the lead might pick, and nothing has moved."""
    places: list[str | Place] = [HALL, Place(LOFT, revealed=False), CRYPT, TOWER]
    foes = [Foe(HUNTER, at=TOWER), Foe(HUNTER, at=TOWER, exhausted=True)]
    game = lab(scholar(), locations=places, enemies=foes)
    assert next_steps(cast("ArkhamTable", game.table)) == {
        uid(game, HUNTER): sorted([uid(game, LOFT), uid(game, CRYPT)])
    }
    assert where(game, HUNTER) == uid(game, TOWER)
    assert next_steps(cast("ArkhamTable", lab(scholar(), enemies=[Foe(HUNTER, engaged=0)]).table)) == {}


def test_an_engaged_enemy_that_cannot_follow_stays_behind() -> None:
    """basics 77: after its attack of opportunity, disengaged."""
    bar = lab_card("bar", Cannot(ENTER_HOST, FOE), type="treachery")
    game = lab(scholar(), locations=[HALL, Place(LOFT, attached=[bar])], enemies=[Foe(FIEND, engaged=0)])
    game.choose("move lab/loft")
    assert record(game, SCHOLAR).damage == 1
    assert (record(game, FIEND).threat, where(game, FIEND)) == (-1, uid(game, HALL))


# ---- attacks in the enemy phase


def test_a_cancelled_attack_deals_nothing_but_the_enemy_exhausts_a_forbidden_one_does_not() -> None:
    """basics 6.31 [answer]: nor does "after it attacks" happen."""

    def dodge(g: ArkhamTable, use: Use) -> None:
        """Cancel the attack."""
        assert use.event is not None
        use.event.cancelled = True

    hop = lab_card("hop", reaction(when(ATTACKS, lambda g, use, e: e.seat == use.seat, "attacked"), Do(dodge)))
    fierce = lab_card(
        "fierce", forced(after(ATTACKS, lambda g, use, e: e.subject == use.holder, "it attacks"), Gain(9)), type="enemy"
    )
    game = lab(scholar(play=[hop, pause()]), enemies=[Foe(fierce, engaged=0)], **ENEMY_PHASE)
    game.play("pass", "react lab/hop")
    assert (record(game, SCHOLAR).damage, record(game, fierce).exhausted, game.state.resources) == (0, True, [5])
    calm = lab_card("calm", Cannot("attack", FOE))
    game = lab(scholar(play=[calm, pause()]), enemies=[Foe(FIEND, engaged=0)], **ENEMY_PHASE)
    game.choose("pass")
    assert (record(game, SCHOLAR).damage, record(game, FIEND).exhausted) == (0, False)


# ---- evading


def test_disengaging_is_not_evading() -> None:
    """basics 6.33: no "after you evade"."""
    seen: list[str] = []

    def slip(g: ArkhamTable, use: Use) -> None:
        """Disengage."""
        disengage(g, uid(game, FIEND))

    def note(g: ArkhamTable, use: Use) -> None:
        """Note it."""
        seen.append("evaded")

    cloak = lab_card("cloak", free(Do(slip)), forced(after(EVADED, lambda g, use, e: True, "evaded"), Do(note)))
    game = lab(scholar(play=[cloak]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/cloak")
    assert (seen, record(game, FIEND).exhausted) == ([], False)
    game = lab(scholar(play=[cloak]), enemies=[Foe(FIEND, engaged=0)])
    game.play("evade lab/fiend", "pass", "pass")
    assert seen[-1] == "evaded"
