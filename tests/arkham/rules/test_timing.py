"""Who answers what: cards that have left, nobody's doing, investigators who are gone (arkham/basics/1.9, 1.10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham.abilities import forced, free, reaction
from orne.arkham.events import DEFEATED, ENTERS_LOCATION
from orne.arkham.language import AT_THIS, INVESTIGATOR, Blank, Committed, Condition, Do, ElderSign, Gain, Take, after
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules.damage import damage_enemy
from orne.arkham.rules.moving import move
from orne.arkham.rules.resources import gain_resources
from orne.arkham.state import HAND
from tests.arkham.laboratory import DREAMER, FIEND, HALL, SCHOLAR, lab, lab_card, scholar, told
from tests.arkham.look import hurt, idle, keys, record, uid
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

THIS_IS_DEFEATED = after(DEFEATED, lambda g, use, event: event.subject == use.holder, "this enemy is defeated")


@pytest.mark.parametrize("engaged", [0, 1, None])
def test_an_enemy_answers_its_own_defeat_after_it_has_left(engaged: int | None) -> None:
    """basics 1.10: to whom it was engaged with, or to whoever defeated it."""
    bomb = lab_card("powder-keg", forced(THIS_IS_DEFEATED, Take(0, 1)), type="enemy", health=1)
    place = {"at": HALL, "exhausted": True} if engaged is None else {"engaged": engaged}
    game = lab(scholar(), scholar(DREAMER), enemies=[Foe(bomb, **place)], bag=("0",))
    game.choose("fight lab/powder-keg")
    horror = [record(game, each).horror for each in (SCHOLAR, DREAMER)]
    assert horror == ([0, 1] if engaged == 1 else [1, 0])
    assert asked(game) == (0, "turn")


def test_what_nobody_did_is_answered_for_the_lead() -> None:
    """basics 1.10: a location's forced text after a defeat that no investigator brought about."""
    seen: list[int] = []

    def mourn(g: ArkhamTable, use: Use) -> None:
        """The investigator concerned gains a resource."""
        seen.append(use.seat)
        gain_resources(g, use.seat, 1)

    fallen = after(DEFEATED, lambda g, use, event: True, "an enemy is defeated")
    grave = lab_card("graveyard", forced(fallen, Do(mourn)), type="location", symbol="loft", connects=("hall",))

    def rot(g: ArkhamTable, use: Use) -> None:
        """The Fiend takes 3 damage."""
        damage_enemy(g, uid(game, FIEND), 3)

    game = lab()
    plague = lab_card("plague", free(Do(rot)))
    game = lab(
        scholar(play=[plague]), scholar(DREAMER), locations=[HALL, grave], enemies=[Foe(FIEND, engaged=0)], lead=1
    )  # fmt: skip
    game.choose("use lab/plague")
    assert (seen[-1:], game.state.resources, asked(game)) == ([1], [5, 6], (0, "turn"))


def test_another_players_card_is_not_ones_own_to_use() -> None:
    """basics 1.5: and that is the reason given."""
    coin = lab_card("lucky-coin", free(Gain(1)))
    game = lab(scholar(), scholar(DREAMER, play=[coin]))
    assert (asked(game), keys(game)) == ((1, "window"), ["use lab/lucky-coin", "pass"])
    game.choose("pass")
    assert asked(game) == (0, "turn")
    assert [str(why) for why in game.why_not("use lab/lucky-coin")] == [
        "Lucky Coin is not yours to use: ahlcg/triggered-abilities/o"
    ]


def test_a_committed_card_that_went_elsewhere_is_not_discarded() -> None:
    """basics 1.8: its own text takes it back to the hand before ST.8."""
    keep = told("return this to your hand", lambda g, use: move(g, use.holder, HAND))
    boomerang = lab_card("boomerang", Committed(keep), type="skill", icons=(0, 1, 0, 0, 0))
    game = lab(scholar(hand=[boomerang]), bag=("0",))
    game.play("investigate lab/hall", "commit lab/boomerang")
    assert (asked(game)[1], keys(game)) == ("order", ["apply clue", "apply lab/boomerang"])
    game.choose("apply clue")
    assert (game.state.hand[0], game.state.discard[0]) == ([uid(game, boomerang)], [])
    assert asked(game) == (0, "turn")


def test_a_blank_investigators_elder_sign_does_not_succeed() -> None:
    """ahlcg/blank/a: neither its automatic success nor what follows on success."""
    gloom = lab_card("gloom", Blank(INVESTIGATOR & AT_THIS), type="enemy",
                     keywords=("aloof",))  # fmt: skip
    sure = lab_card("sure", ElderSign(0, succeeds=Condition(lambda g, use: True, "always")),
                    type="investigator", skills=(1, 1, 1, 1))  # fmt: skip
    keen = lab_card("keen", ElderSign(1, Gain(3)), type="investigator")
    for person, blank, found, gained in (
        (sure, True, 0, 0),
        (sure, False, 1, 0),
        (keen, True, 1, 0),
        (keen, False, 1, 3),
    ):
        foes = [Foe(gloom, at=HALL)] if blank else []
        game = lab(scholar(person), enemies=foes, bag=("elder sign",), locations=[Place(HALL, clues=1)])
        game.choose("investigate lab/hall")
        if gained:
            assert keys(game) == ["apply clue", "apply elder sign"]
            game.choose("apply clue")
        assert (record(game, person).clues, game.state.resources, asked(game)) == (found, [5 + gained], (0, "turn"))


def test_a_locations_forced_text_is_about_whom_it_concerns() -> None:
    """basics 1.10: the second player enters and takes the horror, though the lead is there too."""
    chills = after(ENTERS_LOCATION, lambda g, use, event: event.location == use.holder, "you enter this location")
    cold = lab_card("cold-room", forced(chills, Take(0, 1)), type="location", symbol="loft", connects=("hall",))
    game = lab(scholar(at=1), scholar(DREAMER), locations=[HALL, cold], active=1)
    game.choose("move lab/cold-room")
    assert [record(game, each).horror for each in (SCHOLAR, DREAMER)] == [0, 1]
    assert asked(game) == (1, "turn")


def test_a_locations_reaction_is_for_everybody_there() -> None:
    """basics 1.5: each of two investigators may use it for the same defeat, in player order."""
    fallen = after(DEFEATED, lambda g, use, event: True, "an enemy is defeated")
    arena = lab_card("arena", reaction(fallen, Gain(1)), type="location", symbol="hall")
    game = lab(scholar(), scholar(DREAMER), locations=[arena], enemies=[Foe(FIEND, engaged=0, damage=2)], bag=("0",))
    game.choose("fight lab/fiend")
    assert (asked(game), keys(game)) == ((0, "reaction"), ["react lab/arena", "pass"])
    game.choose("pass")
    assert (asked(game), keys(game)) == ((1, "reaction"), ["react lab/arena", "pass"])
    game.choose("react lab/arena")
    assert (game.state.resources, asked(game)) == ([5, 6], (0, "turn"))


@pytest.mark.parametrize(("held", "asked_for"), [("dodge", (0, "reaction")), ("aquinnah-1", (0, "turn"))])
def test_where_all_are_asked_always_a_pass_does_not_tell_who_holds_an_answer(held: str, asked_for: object) -> None:
    """Whoever might hold a Dodge is asked about an attack, though it lies in the deck; nobody holds Aquinnah."""
    foes = [Foe("ghoul-minion", engaged=0)]
    game = build(Inv(deck=[held]), locations=["hallway"], enemies=foes, ask_always=True)
    game.play("resource", "attack core/ghoul-minion")
    assert asked(game) == asked_for
    if held == "dodge":
        assert keys(game) == ["pass"]
        game.choose("pass")
    assert (hurt(game), asked(game), idle(game)) == ((1, 1), (0, "turn"), True)
