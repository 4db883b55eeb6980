"""Rulings on moving and locations."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.abilities import Use, forced, free
from orne.arkham.events import ENTERS_LOCATION, LEAVES_LOCATION
from orne.arkham.language import LOCATION, ClosedWhileUnrevealed, ConnectedTo, Do, Gain, Then, after, kind_of_card, when
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules import travel
from orne.arkham.rules.locations import flip
from orne.arkham.rules.travel import move_investigator
from orne.arkham.state import PLAY
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from tests.arkham.laboratory import (
    CRYPT,
    ENEMY_PHASE,
    FIEND,
    HALL,
    HUNTER,
    LOFT,
    TOWER,
    lab,
    lab_card,
    pause,
    scholar,
    told,
)
from tests.arkham.look import offers, record, table, uid, where
from tests.look import asked, happened

# ---- moving and locations


def test_moving_leaves_one_place_for_another() -> None:
    """ahlcg/move/a, ahlcg/location-cards/a, ahlcg/move-action/a."""
    game = lab(scholar(), enemies=[Foe(FIEND, at=TOWER, exhausted=True)])
    assert offers(game, "move") == ["move lab/loft", "move lab/crypt"]
    game.choose("move lab/crypt")
    table = RULEBOOK.table(game.state)
    assert (game.state.place, table.investigators_at(uid(game, HALL))) == ([uid(game, CRYPT)], [])
    assert table.investigators_at(uid(game, CRYPT)) == [0]
    assert offers(game, "move") == ["move lab/hall", "move lab/tower"]


def test_a_connection_may_lead_one_way() -> None:
    """ahlcg/move/c."""
    slope = lab_card("slope", type="location", connects=("pit",))
    pit = lab_card("pit", type="location", connects=())
    game = lab(scholar(), locations=[slope, pit])
    assert offers(game, "move") == ["move lab/pit"]
    game.choose("move lab/pit")
    assert offers(game, "move") == []


def test_moving_to_a_named_place_passes_no_other() -> None:
    """ahlcg/move/e: nothing in between is entered."""
    seen: list[int] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """Note it."""
        assert use.event is not None
        seen.append(use.event.location)

    def leap(g: ArkhamTable, use: Use) -> None:
        """Go to the far end."""
        move_investigator(g, use.seat, uid(game, TOWER))

    watch = forced(after(ENTERS_LOCATION, lambda g, use, e: True, "anybody enters"), Do(look))
    game = lab(scholar(play=[lab_card("wings", free(Do(leap)), watch)]))
    game.choose("use lab/wings")
    assert list(dict.fromkeys(seen)) == [uid(game, TOWER)]


def test_entering_reveals_and_brings_clues_once() -> None:
    """ahlcg/move/f, ahlcg/location-cards/d: the Cellar has 2 clues, then hurts; entered again it gets no more."""
    game = build(Inv("daisy-walker"), locations=["hallway", Place("cellar", revealed=False)])
    game.choose("move core/cellar")
    assert (record(game, "core/cellar").revealed, record(game, "core/cellar").clues) == (True, 2)
    assert record(game, "core/daisy-walker").damage == 1
    assert happened(game, "revealed", "hurt") == ["revealed", "hurt"]
    game.play("move core/hallway", "move core/cellar")
    assert record(game, "core/cellar").clues == 2


def test_an_enemy_reveals_nothing() -> None:
    """ahlcg/move/g."""
    game = build(Inv(play=[pause()]), locations=["hallway", Place("attic", revealed=False), "cellar"],
                 enemies=[Foe("swarm-of-rats", at="cellar")], **ENEMY_PHASE)  # fmt: skip
    assert where(game, "core/swarm-of-rats") == uid(game, "core/hallway")
    game = lab(scholar(play=[pause()]), locations=[HALL, Place(LOFT, revealed=False), TOWER],
               enemies=[Foe(HUNTER, at=TOWER)], **ENEMY_PHASE)  # fmt: skip
    assert (where(game, HUNTER), record(game, LOFT).revealed) == (uid(game, LOFT), False)


def test_abilities_move_tokens_too() -> None:
    """ahlcg/move/h: Hospital Debts."""
    game = build(Inv("skids-otoole", threat=["hospital-debts"], resources=4))
    game.choose("use core/hospital-debts")
    assert (game.state.resources, record(game, "core/hospital-debts").tokens) == ([3], 1)


def test_nothing_moves_to_where_it_is() -> None:
    """ahlcg/move/i: no move from the Study; Elusive does not offer the present location."""
    game = build(Inv(), locations=["study"], act="trapped")
    assert offers(game, "move") == []
    game = build(Inv("skids-otoole", hand=["elusive"]), locations=["hallway", "attic"],
                 enemies=[Foe("ghoul-minion", engaged=0), Foe("ghoul-minion", at="attic", exhausted=True)])  # fmt: skip
    before = game.state.place[:]
    game.choose("play core/elusive")
    assert (game.state.place, asked(game)) == (before, (0, "turn"))


def test_cards_of_an_investigator_are_at_his_location() -> None:
    """ahlcg/location-cards/b."""
    game = build(Inv(play=["beat-cop"], threat=["frozen-in-fear"], at=1))
    assert {where(game, "core/beat-cop"), where(game, "core/frozen-in-fear")} == {uid(game, "core/attic")}


def test_an_unrevealed_location_shows_no_values() -> None:
    """ahlcg/location-cards/c, ahlcg/location-cards/e."""
    game = build(Inv(), locations=["hallway", Place("attic", revealed=False)])
    hallway, attic = game.view(0)["locations"]
    assert (hallway["revealed"], hallway["shroud"]) == (True, 1)
    assert (attic["revealed"], attic["shroud"], attic["clues"]) == (False, None, 0)


def test_a_location_that_comes_back_has_its_clues_again() -> None:
    """ahlcg/location-cards/g."""
    from orne.arkham.rules.leaving import remove_from_game
    from orne.arkham.rules.locations import put_into_play

    def renew(g: ArkhamTable, use: Use) -> None:
        """The location goes and comes back."""
        remove_from_game(g, uid(game, "core/attic"))
        put_into_play(g, uid(game, "core/attic"))

    game = build(Inv(play=[lab_card("renewal", free(Do(renew)))]), Inv("daisy-walker"))
    assert record(game, "core/attic").clues == 0
    game.choose("use lab/renewal")
    assert not record(game, "core/attic").revealed
    game.choose("move core/attic")
    assert record(game, "core/attic").clues == 4


def test_everybody_is_always_somewhere() -> None:
    """ahlcg/location-cards/f: a move to a place out of play is ignored; when the Study goes, the Hallway."""

    def stray(g: ArkhamTable, use: Use) -> None:
        """Move to the Attic, which is not in play."""
        move_investigator(g, use.seat, uid(game, "core/attic"))

    lost = lab_card("stray", free(Do(stray)))
    game = build(
        Inv(clues=2, play=[lost]), locations=["study"], act="trapped", later_acts=("the-barrier",),
        set_aside=("hallway", "attic", "cellar", "parlor"),
    )  # fmt: skip
    game.choose("use lab/stray")
    assert game.state.place == [uid(game, "core/study")]
    game.choose("advance core/trapped")
    assert game.state.place == [uid(game, "core/hallway")]
    assert uid(game, "core/study") not in game.state.locations


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


def test_a_location_with_one_side_does_not_flip() -> None:
    """ahlcg/location-cards/h: there is nothing on the other side to turn up."""
    lever = lab_card("stuck-lever", free(told("flip it", lambda g, use: flip(g, g.state.place[use.seat], clues=True))))
    game = lab(scholar(play=[lever]), locations=[Place(HALL, clues=1), LOFT])
    before = record(game, HALL)
    game.choose("use lab/stuck-lever")
    assert (record(game, HALL).clues, record(game, HALL).kind, asked(game)) == (1, before.kind, (0, "turn"))


def test_an_exchanged_investigator_enters_and_leaves_without_moving() -> None:
    """ahlcg/switch-swap/b: the place's text answers, and no action of moving was taken."""

    def swap(g: ArkhamTable, use: Use) -> None:
        """Change places with the fiend."""
        fiend = values.enemies(g)[0]
        there = g.location_of(fiend)
        g.state.edit(fiend).at = g.state.place[use.seat]
        travel.place_investigator(g, use.seat, there)

    mirror = lab_card(
        "mirror",
        free(Do(swap), limit=Limit(1, "game", False)),
        forced(after(ENTERS_LOCATION, lambda g, use, e: True, "you enter a location"), Gain(3)),
    )
    game = lab(scholar(play=[mirror]), enemies=[Foe(FIEND, at=LOFT, exhausted=True, damage=1)])
    game.choose("use lab/mirror")
    fiend = record(game, FIEND)
    assert (game.state.place, game.state.resources) == ([uid(game, LOFT)], [8])
    assert (fiend.at, fiend.exhausted, fiend.damage) == (uid(game, HALL), True, 1)
    assert "moved" not in happened(game)


def test_the_threat_area_is_at_the_investigators_location() -> None:
    """ahlcg/threat-area/a."""
    game = build(Inv(at=1, threat=["frozen-in-fear"]), enemies=[Foe("ghoul-minion", engaged=0)])
    for card in ("core/frozen-in-fear", "core/ghoul-minion"):
        assert table(game).location_of(uid(game, card)) == uid(game, "core/attic")
        assert record(game, card).zone == PLAY
