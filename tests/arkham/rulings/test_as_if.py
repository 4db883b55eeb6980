"""Rulings on "as if": what counts changes for an action, and nothing moves."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from orne.arkham import card_text
from orne.arkham.abilities import INVESTIGATE, AsIf, Condition, action, event, free
from orne.arkham.catalogue import catalogue_of
from orne.arkham.language import (
    CARD,
    YOU_ARE_HERE,
    CostChange,
    Do,
    Gain,
    PlaysAsIf,
    Resources,
    Sel,
    connected_places,
)
from orne.arkham.position import Foe, Inv, Place
from orne.arkham.rules.investigate import can_investigate, investigate
from orne.arkham.state import DISCARD, ENCOUNTER_DISCARD, State
from orne.kernel.game import Game
from orne.kernel.limits import Limit
from tests.arkham.laboratory import CRYPT, FIEND, HALL, LOFT, SCHOLAR, TOWER, lab, lab_card, pause, scholar
from tests.arkham.look import keys, record, seen, table, uid
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

NEXT_DOOR = AsIf(connected_places, "at a connecting location")
AMONG_THEM = AsIf(connected_places, "at a connecting location", engaged=True)
BASIC = ["move lab/loft", "move lab/crypt", "draw", "resource"]
PLACES: list[str | Place] = [HALL, Place(LOFT, clues=2), CRYPT, Place(TOWER, revealed=False)]


def _peer(g: ArkhamTable, use: Use) -> None:
    """Investigate."""
    investigate(g, use.seat, source=use)


def spyglass() -> str:
    """An asset for investigating as if at a connecting location, which costs a resource."""
    return lab_card(
        "long-spyglass",
        action(
            Do(_peer),
            Resources(1),
            word=INVESTIGATE,
            possible=Condition(lambda g, use: can_investigate(g, use.seat), "it can be investigated"),
            as_if=NEXT_DOOR,
        ),
    )


def place_of(game: Game[State], seat: int = 0) -> tuple[int, Any]:
    """Where rules and cards find an investigator, and where the board shows them."""
    g = table(game)
    return g.location_of(game.state.investigators[seat]), seen(game, 0)["investigators"][seat]["location"]


# ---- b: how long, and for whom


def test_the_pretended_place_lasts_for_the_action_and_everybody_sees_it() -> None:
    """ahlcg/as-if/b: before and in the test the investigator counts as being in the Loft, afterwards in the Hall."""

    def in_the_loft(g: ArkhamTable, use: Use) -> bool:
        return g.kind(g.state.place[use.seat]).slug == LOFT

    bell = lab_card("loft-bell", free(Gain(1), during=Condition(in_the_loft, "while you are in the Loft")))
    game = lab(scholar(play=[spyglass(), bell]), locations=PLACES)
    look = ["use lab/long-spyglass lab/loft", "use lab/long-spyglass lab/crypt"]
    assert keys(game) == ["investigate lab/hall", *BASIC, *look, "end turn"]
    assert place_of(game) == (uid(game, HALL), "hall")
    game.choose("use lab/long-spyglass lab/loft")
    assert (asked(game), keys(game)) == ((0, "window"), ["use lab/loft-bell", "pass"])
    assert place_of(game) == (uid(game, LOFT), "hall")
    game.choose("use lab/loft-bell")
    assert game.state.resources == [5]
    game.choose("pass")
    assert keys(game) == ["use lab/loft-bell", "pass"], "the second window of the test"
    game.choose("pass")
    assert (asked(game)[1], record(game, LOFT).clues, record(game, SCHOLAR).clues) == ("turn", 1, 1)
    assert place_of(game) == (uid(game, HALL), "hall")
    assert (game.state.as_if, game.state.actions) == ((), [2])
    assert keys(game) == ["investigate lab/hall", *BASIC, *look, "end turn"]


def test_an_unrevealed_place_or_an_empty_purse_is_not_an_option() -> None:
    """ahlcg/as-if/b: restrictions are looked at from there, costs are paid as ever."""
    game = lab(scholar(play=[spyglass()]), locations=[HALL, Place(LOFT, revealed=False), CRYPT])
    assert "use lab/long-spyglass lab/crypt" in keys(game)
    assert "use lab/long-spyglass lab/loft" not in keys(game)
    assert keys(lab(scholar(play=[spyglass()], resources=0))) == ["investigate lab/hall", *BASIC, "end turn"]


def test_a_game_can_be_saved_and_copied_in_the_middle() -> None:
    """ahlcg/as-if/b: the pretence is part of the position."""
    game = lab(scholar(play=[spyglass(), pause()]), locations=PLACES)
    game.choose("use lab/long-spyglass lab/loft")
    data = json.loads(json.dumps(game.state.data()))
    again = State.from_data(data, catalogue_of(data["edition"], tuple(data["kinds"])))
    assert (again.as_if, again.place, again.stands(0)) == (game.state.as_if, [uid(game, LOFT)], uid(game, HALL))
    copy = game.copy()
    copy.play("pass", "pass")
    game.play("pass", "pass")
    assert copy.state.data() == game.state.data()


# ---- c: nothing moves


def test_nobody_moves_and_nobody_engages() -> None:
    """ahlcg/as-if/c: the engaged Minion attacks, the enemy in the Loft stays alone, the mini-card stays in the Hall."""
    game = lab(
        scholar(play=[spyglass(), pause()]),
        locations=PLACES,
        enemies=[Foe("core/ghoul-minion", engaged=0), Foe(FIEND, at=LOFT)],
    )
    game.choose("use lab/long-spyglass lab/loft")
    assert (asked(game)[1], happened(game, "attacks", "engaged", "moved")) == ("window", ["attacks"])
    assert (record(game, SCHOLAR).damage, record(game, SCHOLAR).horror) == (1, 1)
    assert {each["ref"]: each["location"] for each in seen(game, 0)["enemies"]} == {
        "ghoul-minion": "hall",
        "fiend": "loft",
    }
    assert place_of(game) == (uid(game, LOFT), "hall")
    game.play("pass", "pass")
    assert (asked(game)[1], record(game, LOFT).clues) == ("turn", 1)
    foe = record(game, FIEND)
    assert (foe.threat, foe.at, record(game, "core/ghoul-minion").threat) == (-1, uid(game, LOFT), 0)
    assert happened(game, "attacks", "engaged", "moved") == ["attacks"]


def test_an_enemy_that_readies_looks_for_who_really_is_there() -> None:
    """ahlcg/as-if/c: nobody is engaged in the Loft by pretending to be there, and those who stand in the Hall are."""
    from orne.arkham.rules.engagement import engage_ready

    def stir(g: ArkhamTable, use: Use) -> None:
        """All enemies become ready and engage whom they can."""
        for each in g.index.enemies:
            g.state.edit(each).exhausted = False
        engage_ready(g)

    drum = lab_card("stirring-drum", free(Do(stir), limit=Limit(1, "round", False)))
    sleepers = [Foe(FIEND, at=LOFT, exhausted=True), Foe("core/ghoul-minion", at=HALL, exhausted=True)]
    game = lab(scholar(play=[spyglass(), drum]), locations=PLACES, enemies=sleepers)
    game.play("use lab/long-spyglass lab/loft", "use lab/stirring-drum")
    assert (record(game, FIEND).threat, record(game, "core/ghoul-minion").threat) == (-1, 0)
    assert (asked(game)[1], place_of(game)) == ("turn", (uid(game, HALL), "hall"))


# ---- the example


def neighbour() -> str:
    """An investigator who may once a turn play a card as if next door and engaged with the enemies there."""
    return lab_card(
        "neighbour",
        PlaysAsIf(CARD, AMONG_THEM, Limit(1, "turn", False)),
        type="investigator",
    )


def _ally(g: ArkhamTable, use: Use, each: int) -> bool:
    return g.kind(each).facts.slots == ("ally",)


def test_a_card_played_as_if_next_door() -> None:
    """ahlcg/example/as-if-at-connecting-location: cheaper there, attacked from there, and back again unengaged."""
    market = lab_card("market", CostChange(Sel(_ally), -2, YOU_ARE_HERE),
                      type="location", symbol="loft", connects=("hall",))  # fmt: skip
    friend = lab_card("friend", slots=("ally",), cost=3)
    game = lab(
        Inv(neighbour(), hand=[friend, friend], deck=(), resources=2),
        locations=[HALL, market, CRYPT],
        enemies=[Foe("core/ghoul-minion", at=market)],
    )
    basic = ["investigate lab/hall", "move lab/market", "move lab/crypt", "draw", "resource"]
    assert keys(game) == [*basic, "play lab/friend lab/market as if there", "end turn"], "3 is too much anywhere else"
    game.choose("play lab/friend lab/market as if there")
    person = record(game, "lab/neighbour")
    assert (game.state.resources, person.damage, person.horror) == ([1], 1, 1)
    minion = record(game, "core/ghoul-minion")
    assert (minion.threat, minion.at, place_of(game)) == (-1, uid(game, market), (uid(game, HALL), "hall"))
    assert (record(game, friend).controller, game.state.actions) == (0, [2])
    assert (asked(game)[1], keys(game)) == ("turn", [*basic, "end turn"]), "once a turn"


def test_an_event_played_as_if_next_door_lasts_to_the_discard_pile() -> None:
    """ahlcg/example/as-if-at-connecting-location: Dynamite Blast reaches what is connected to the Loft."""
    flare = lab_card("flare", event(Gain(1)), type="event", keywords=("fast",))
    game = lab(Inv(neighbour(), hand=["core/dynamite-blast", flare], deck=()), enemies=[Foe(FIEND, at=TOWER)])
    there = ["play core/dynamite-blast lab/loft as if there", "play core/dynamite-blast lab/crypt as if there"]
    free_ = ["play lab/flare", "play lab/flare lab/loft as if there", "play lab/flare lab/crypt as if there"]
    assert keys(game) == ["investigate lab/hall", *BASIC, "play core/dynamite-blast", *there, *free_, "end turn"]
    game.choose("play core/dynamite-blast lab/loft as if there")
    assert keys(game) == ["blast lab/loft", "blast lab/tower"], "nobody counts as being in the Hall"
    game.choose("blast lab/tower")
    assert (record(game, FIEND).zone, record(game, "core/dynamite-blast").zone) == (ENCOUNTER_DISCARD, DISCARD)
    assert (asked(game)[1], place_of(game)) == ("turn", (uid(game, HALL), "hall"))
    assert keys(game) == ["investigate lab/hall", *BASIC, "play lab/flare", "end turn"]


def test_texts_say_as_if() -> None:
    """The rendering of both kinds of text."""
    assert (
        card_text.text(spyglass())
        == "Action: Investigate. Spend 1 resource: investigate, as if you were at a connecting location."
    )
    assert card_text.text(neighbour()) == (
        "You may play cards as if you were at a connecting location and engaged with each enemy there. "
        "Limit once per turn."
    )


def test_a_free_ability_as_if_next_door_in_a_window() -> None:
    """ahlcg/as-if/b: outside the investigator's turn as well, to its end and no longer."""
    seen: list[tuple[int, Any]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """See where you are."""
        seen.append((g.state.place[use.seat], g.state.stands(use.seat)))

    glass = lab_card("looking-glass", free(Do(look), limit=Limit(1, "round", False), as_if=NEXT_DOOR))
    game = lab(scholar(play=[glass]), step="mythos window", active=None)
    assert keys(game) == ["use lab/looking-glass lab/loft", "use lab/looking-glass lab/crypt", "pass"]
    game.choose("use lab/looking-glass lab/crypt")
    assert seen[-1] == (uid(game, CRYPT), uid(game, HALL))
    assert (place_of(game), game.state.as_if, asked(game)) == ((uid(game, HALL), "hall"), (), (0, "turn"))


def test_the_last_action_pays_for_a_card_played_as_if_next_door() -> None:
    """ahlcg/as-if/b: one action is enough, none is not."""
    tool = lab_card("plain-thing")
    for actions, offered in ((1, ["lab/loft", "lab/crypt"]), (0, [])):
        game = lab(Inv(neighbour(), hand=[tool], play=[pause()], deck=(), actions=actions))
        there = [f"play lab/plain-thing {place} as if there" for place in offered]
        assert (game.state.actions, asked(game)) == ([actions], (0, "turn"))
        assert [key for key in keys(game) if key.endswith("as if there")] == there


def test_a_massive_enemy_attacks_who_really_stands_there() -> None:
    """ahlcg/as-if/c: the one in the Hall is engaged, the one in the pretended Loft is not."""
    giants = [lab_card(f"{place}-giant", type="enemy", keywords=("massive",)) for place in ("hall", "loft")]
    foes = [Foe(giants[0], at=HALL), Foe(giants[1], at=LOFT)]
    game = lab(scholar(play=[spyglass()]), locations=PLACES, enemies=foes)
    game.choose("use lab/long-spyglass lab/loft")
    attackers = [entry.subject for entry in game.log if entry.kind == "attacks"]
    assert (attackers, asked(game)) == ([uid(game, giants[0])], (0, "turn"))
