"""Rulings on attachments."""

from __future__ import annotations

from typing import Any

from orne.arkham.language import HOST, Gives
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules.control import take_control
from orne.arkham.rules.damage import damage_enemy
from orne.arkham.rules.readiness import exhaust
from orne.arkham.table import ArkhamTable
from orne.arkham.values import shroud
from orne.kernel.game import Game
from tests.arkham.laboratory import DREAMER, FIEND, HALL, LOFT, lab, lab_card, once, scholar
from tests.arkham.look import ids, record, uid


def test_an_attachment_is_attached_from_the_start_and_stays_its_players() -> None:
    """Barricade on the hallway is Daisy's; the hallway is nobody's.

    Rulings: ahlcg/attach-to/a, ahlcg/attach-to/h.
    """
    game = build(Inv("core/daisy-walker", hand=["core/barricade"]))
    game.choose("play core/barricade")
    card = record(game, "core/barricade")
    assert (card.host, card.controller) == (uid(game, "core/hallway"), 0)
    assert record(game, "core/hallway").controller == -1


def test_an_attachment_is_checked_only_as_it_is_attached() -> None:
    """Locked Door stays though another location has more clues now (ahlcg/attach-to/b)."""
    game = build(
        Inv(),
        locations=[Place("core/hallway", clues=1), Place("core/attic", clues=3), "core/cellar"],
        encounter_deck=["core/locked-door", "core/ancient-evils"],
        step="1.4 encounter cards",
        active=None,
    )
    door = record(game, "core/locked-door")
    assert door.host == uid(game, "core/attic")
    game.state.edit(uid(game, "core/hallway")).clues = 9
    game.choose("resource")
    assert record(game, "core/locked-door").host == uid(game, "core/attic")


def test_a_second_fog_is_not_attached_but_discarded() -> None:
    """The shroud has 2 more, not 4.

    Rulings: ahlcg/attach-to/c, ahlcg/base-value/a.
    """
    fog = "core/obscuring-fog"
    game = build(
        Inv(),
        locations=[Place("core/study", attached=[fog])],
        encounter_deck=[fog, "core/ancient-evils"],
        step="1.4 encounter cards",
        active=None,
    )
    assert ids(game, game.state.encounter_discard) == [fog]
    assert shroud(ArkhamTable(game.state), uid(game, "core/study")) == 2 + 2


def test_attachment_and_host_exhaust_apart() -> None:
    """Either way round (ahlcg/attach-to/e)."""
    tag = lab_card("tag", type="treachery")

    def cling(g: ArkhamTable, seat: int) -> None:
        g.state.edit(uid(game, tag)).host = uid(game, FIEND)
        g.state.edit(uid(game, tag)).threat = -1
        g.state.changed()
        exhaust(g, uid(game, tag))

    game = lab(scholar(threat=[tag], play=[once("cling", cling)]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/cling")
    assert (record(game, tag).exhausted, record(game, FIEND).exhausted) == (True, False)


def _charmed(owner_of_asset: int) -> Game[Any]:
    """Somebody's lamp with a charm of the first player's attached, and a card that gives the lamp to the second."""
    lamp = lab_card("lamp")
    charm = lab_card("lamp-charm")

    def fasten(g: ArkhamTable, seat: int) -> None:
        g.state.edit(uid(game, charm)).host = uid(game, lamp)
        g.state.changed()

    game = lab(
        scholar(play=[lamp, charm, once("fasten", fasten), once("give", lambda g, seat: give(g))]), scholar(DREAMER)
    )

    def give(g: ArkhamTable) -> None:
        take_control(g, uid(game, lamp), owner_of_asset)

    game.play("use lab/fasten", "use lab/give")
    return game


def test_attachments_change_hands_with_their_card() -> None:
    """The second player controls both; the charm is still the first one's own.

    Rulings: ahlcg/attach-to/f, ahlcg/attach-to/g.
    """
    game = _charmed(1)
    assert [record(game, each).controller for each in ("lab/lamp", "lab/lamp-charm")] == [1, 1]
    assert record(game, "lab/lamp-charm").owner == 0
    game = _charmed(0)
    assert [record(game, each).controller for each in ("lab/lamp", "lab/lamp-charm")] == [0, 0]


FOG = lab_card("mist", Gives(HOST, "shroud", 2), type="treachery")


def test_an_attachment_that_moves_leaves_its_old_place() -> None:
    """The shroud goes down here and up there (ahlcg/attach-to/i)."""

    def drift(g: ArkhamTable, seat: int) -> None:
        g.state.edit(uid(game, FOG)).host = uid(game, LOFT)
        g.state.changed()

    game = lab(scholar(play=[once("drift", drift)]), locations=[Place(HALL, attached=[FOG]), LOFT])
    assert [shroud(ArkhamTable(game.state), uid(game, each)) for each in (HALL, LOFT)] == [4, 2]
    game.choose("use lab/drift")
    assert [shroud(ArkhamTable(game.state), uid(game, each)) for each in (HALL, LOFT)] == [2, 4]


def test_a_victory_card_on_a_defeated_enemy_goes_to_the_victory_display() -> None:
    """The enemy itself is discarded (ahlcg/attach-to/j)."""
    trophy = lab_card("trophy", type="treachery", victory=1)

    def pin(g: ArkhamTable, seat: int) -> None:
        card = g.state.edit(uid(game, trophy))
        card.host, card.threat = uid(game, FIEND), -1
        g.state.changed()
        damage_enemy(g, uid(game, FIEND), 3, seat)

    game = lab(scholar(threat=[trophy], play=[once("pin-it", pin)]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/pin-it")
    assert (game.state.victory, ids(game, game.state.encounter_discard)) == ([uid(game, trophy)], [FIEND])
