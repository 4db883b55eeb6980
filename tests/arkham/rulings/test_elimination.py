"""Rulings on elimination, the lead, health and damage, healing, limits, mulligans, ownership and control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham.abilities import Gives, forced, free
from orne.arkham.campaign import KILLED, Member, begin
from orne.arkham.events import LEAVES_PLAY
from orne.arkham.language.effects import after, effect, gain
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK, new_game
from orne.arkham.rules.clues import drop
from orne.arkham.rules.damage import damage_enemy, deal
from orne.arkham.rules.moving import discard
from orne.arkham.rules.playing import take_control
from orne.arkham.state import ENCOUNTER, REMOVED
from orne.arkham.values import doom_in_play, health, remaining_health
from orne.kernel.errors import UserError
from orne.kernel.limits import Limit
from tests.arkham.laboratory import (
    DREAMER,
    FIEND,
    HALL,
    LOFT,
    PAPER,
    PILOT,
    SAILOR,
    SCHOLAR,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import keys, record, uid
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

MYTHOS: dict[str, Any] = {"step": "1.4 encounter cards", "active": None}


def harm(number: int, horror: int = 0, seat: int = 0) -> str:
    """An asset whose free ability deals an investigator damage and horror."""

    def do(g: ArkhamTable, use: Use) -> None:
        """Take it."""
        deal(g, seat, number, horror, direct=True)

    return lab_card(f"harm-{number}-{horror}-{seat}", free(effect(do)))


# ---- elimination


def test_an_eliminated_investigator_counts_for_numbers_only() -> None:
    """ahlcg/elimination/b: still two for "per investigator"; no turn, no encounter card, no upkeep, no choice."""
    blow = harm(7, seat=1)
    game = lab(scholar(play=[blow, pause()]), scholar(DREAMER))
    game.choose(f"use {blow}")
    table = RULEBOOK.table(game.state)
    assert (table.players(), table.per_investigator(3)) == ([0], 6)
    assert table.investigators_at(uid(game, HALL)) == [0]
    game.choose("end turn")
    while asked(game)[1] != "turn":
        assert asked(game)[0] == 0
        game.choose("pass")
    assert game.state.round == 3
    assert [entry.seat for entry in game.log if entry.kind == "encounter"] == [0]
    assert (game.state.hand[1], game.state.resources[1]) == ([], 0)


def test_elimination_ends_the_game_for_weaknesses_first() -> None:
    """Cover Up gives trauma besides the defeat's and is removed from the game.

    ahlcg/elimination/c, ahlcg/elimination/k.
    """
    blow = harm(9)
    game = build(Inv(play=[blow], threat=[In("cover-up", clues=2)]), Inv("daisy-walker"))
    game.choose(f"use {blow}")
    assert game.state.trauma[0] == (1, 1)
    assert record(game, "core/cover-up").zone == REMOVED
    log = [entry.kind for entry in game.log]
    assert log.index("eliminated") < log.index("trauma")


def test_what_becomes_of_an_eliminated_players_things() -> None:
    """His cards removed, clues dropped, resources gone, treacheries discarded.

    ahlcg/elimination/d, ahlcg/elimination/f, ahlcg/elimination/h.
    """
    blow = harm(9)
    game = build(
        Inv(at=1, play=[blow, "machete"], hand=["knife"], discard=["guts"], clues=2, threat=["frozen-in-fear"]),
        Inv("daisy-walker"),
    )
    game.choose(f"use {blow}")
    state = game.state
    assert (state.hand[0], state.deck[0], state.discard[0], state.resources[0]) == ([], [], [], 0)
    for card in ("core/machete", "core/knife", "core/guts"):
        assert record(game, card).zone == REMOVED
    assert record(game, "core/attic").clues == 2
    assert uid(game, "core/frozen-in-fear") in state.encounter_discard


def test_enemies_of_an_eliminated_player_stay_as_they_are() -> None:
    """ahlcg/elimination/g: exhausted ones unengaged here; ready ones engage somebody else here."""
    blow = harm(7)
    foes = [Foe(FIEND, engaged=0, exhausted=True, damage=1), Foe(FIEND, engaged=0)]
    game = lab(scholar(play=[blow]), scholar(DREAMER), enemies=foes)
    game.choose(f"use {blow}")
    first, second = record(game, FIEND), record(game, FIEND, 1)
    assert (first.threat, first.at, first.exhausted, first.damage) == (-1, uid(game, HALL), True, 1)
    assert second.threat == 1


def test_the_steps_of_an_elimination_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """ahlcg/elimination/k: weaknesses, then cards, clues, enemies, other threats."""
    held: list[tuple[int, int]] = []

    def look(g: ArkhamTable, seat: int, number: int) -> None:
        held.append((len(g.state.hand[seat]), len(g.state.deck[seat])))
        drop(g, seat, number)

    monkeypatch.setattr("orne.arkham.rules.clues.drop", look)
    blow = harm(9)
    game = build(
        Inv(play=[blow], hand=["knife"], clues=2, threat=[In("cover-up", clues=2), "frozen-in-fear"]),
        Inv("daisy-walker", at=1),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    game.choose(f"use {blow}")
    kinds = happened(game, "eliminated", "trauma", "clues dropped", "disengaged", "discarded")
    assert kinds == ["eliminated", "trauma", "trauma", "clues dropped", "disengaged", "discarded"]
    assert set(held) == {(0, 0)}, "hand and deck are gone before the clues are dropped"


def test_a_new_lead_is_chosen_among_those_left() -> None:
    """Then decisions go to the new lead; the last one needs no choice.

    ahlcg/elimination/i, ahlcg/lead-investigator/c.
    """
    blow = harm(7)
    game = lab(scholar(play=[blow]), scholar(DREAMER), scholar(PILOT))
    game.choose(f"use {blow}")
    assert keys(game) == ["lead lab/dreamer", "lead lab/pilot"]
    game.choose("lead lab/pilot")
    assert (game.state.lead, asked(game), keys(game)) == (2, (2, "next turn"), ["turn lab/pilot", "turn lab/dreamer"])
    game = lab(scholar(play=[blow]), scholar(DREAMER))
    game.choose(f"use {blow}")
    assert (game.state.lead, asked(game)) == (1, (1, "turn"))


def test_the_scenario_ends_with_the_last_investigator() -> None:
    """ahlcg/elimination/j: no resolution, nothing after it."""
    blow = harm(7)
    game = lab(scholar(play=[blow]))
    game.choose(f"use {blow}")
    assert (game.over, game.state.resolution) == (True, "none")
    assert happened(game)[-1] == "scenario ends"


def test_player_order_begins_with_the_lead() -> None:
    """ahlcg/in-player-order/a: encounter cards with lead C come to C, D, A, B."""
    people = (scholar(play=[pause()]), scholar(DREAMER), scholar(PILOT), scholar(SAILOR))
    game = lab(*people, lead=2, **MYTHOS)
    assert [entry.seat for entry in game.log if entry.kind == "encounter"] == [2, 3, 0, 1]


def test_the_lead_is_settled_when_a_scenario_starts() -> None:
    """The lead is asked first; new cards, never the old ones.

    ahlcg/lead-investigator/a, ahlcg/mulligan/c, ahlcg/mulligan/a, ahlcg/mulligan/b.
    """
    deck = ["core/emergency-cache"] * 15 + ["core/knife"] * 15
    people = [{"id": f"core/{name}", "deck": deck} for name in ("roland-banks", "wendy-adams", "daisy-walker")]
    game = new_game("the-gathering", people, 5, lead=1)
    assert game.state.lead == 1
    seats = []
    while asked(game)[1] == "mulligan":
        seats.append(asked(game)[0])
        game.choose("keep")
    assert seats == [1, 2, 0]
    first, second = lab_card("first", cost=99), lab_card("second", cost=99)
    game = lab(scholar(hand=[PAPER, PAPER], deck=[first, second, PAPER]), step="mulligan", active=None)
    game.play("replace lab/paper", "replace lab/paper")
    ids = [game.state.catalogue.ids[game.state.cards[each].kind] for each in game.state.hand[0]]
    assert sorted(ids) == [first, second]
    assert asked(game)[1] == "turn"


# ---- health and damage


def test_damage_up_to_health_defeats_an_investigator() -> None:
    """Daisy with 4 damage plays on; with 5 she has a physical trauma.

    ahlcg/health-and-damage/b, ahlcg/health-and-damage/c.
    """
    prick = harm(1)
    game = build(Inv("daisy-walker", damage=3, play=[prick]), Inv())
    game.choose("use lab/harm-1-0-0")
    assert (game.state.gone[0], record(game, "core/daisy-walker").damage) == ("", 4)
    game.choose("use lab/harm-1-0-0")
    assert (game.state.gone[0], game.state.trauma[0]) == ("damage", (1, 0))


@pytest.mark.parametrize("number", [2, 3, 4])
def test_damage_on_an_enemy(number: int) -> None:
    """ahlcg/health-and-damage/a, ahlcg/health-and-damage/d: tokens; at its health or above it is discarded."""

    def strike(g: ArkhamTable, use: Use) -> None:
        """Hurt it."""
        damage_enemy(g, uid(game, FIEND), number, use.seat)

    game = lab(scholar(play=[lab_card(f"strike-{number}", free(effect(strike)))]), enemies=[Foe(FIEND, engaged=0)])
    game.choose(f"use lab/strike-{number}")
    if number == 2:
        assert record(game, FIEND).damage == 2
        assert remaining_health(RULEBOOK.table(game.state), uid(game, FIEND)) == 1
    else:
        assert game.state.encounter_discard == [uid(game, FIEND)]


def test_an_asset_falls_at_its_health() -> None:
    """ahlcg/health-and-damage/e."""

    def hurt(g: ArkhamTable, use: Use) -> None:
        """Take 1 damage."""
        deal(g, use.seat, 1)

    sting = lab_card("sting", free(effect(hurt)))
    game = build(Inv(play=["guard-dog", sting]))
    for taken in (1, 2, 3):
        game.choose("use lab/sting")
        assert keys(game) == ["damage core/roland-banks", "damage core/guard-dog"]
        game.choose("damage core/guard-dog")
        if taken < 3:
            assert record(game, "core/guard-dog").damage == taken
    assert game.state.discard[0] == [uid(game, "core/guard-dog")]


def test_an_asset_without_health_takes_no_damage_and_gains_no_health() -> None:
    """ahlcg/health-and-damage/f."""

    def hurt(g: ArkhamTable, use: Use) -> None:
        """Take 1 damage."""
        deal(g, use.seat, 1)

    blessing = lab_card(
        "blessing",
        Gives(lambda g, use, u: g.kind(u).facts.type == "asset", "health", 1, words="Assets have 1 more health."),
        free(effect(hurt)),
    )
    game = build(Inv(play=["holy-rosary", blessing]))
    assert health(RULEBOOK.table(game.state), uid(game, "core/holy-rosary")) is None
    game.choose("use lab/blessing")
    assert (record(game, "core/roland-banks").damage, asked(game)[1]) == (1, "turn")
    assert record(game, "core/holy-rosary").controller == 0


def test_healing_removes_what_there_is() -> None:
    """ahlcg/heal/b: St. Mary's Hospital with 1 damage."""
    game = build(Inv(damage=1), locations=["st-marys-hospital"], scenario="the-midnight-masks",
                 act="uncovering-the-conspiracy", agenda="predator-or-prey")  # fmt: skip
    game.choose("use core/st-marys-hospital")
    assert record(game, "core/roland-banks").damage == 0


# ---- limits


def masks(*people: Inv, place: str) -> Any:
    """A position of The Midnight Masks."""
    return build(*people, locations=[place], scenario="the-midnight-masks", act="uncovering-the-conspiracy",
                 agenda="predator-or-prey")  # fmt: skip


def test_a_limit_is_each_players_and_a_group_limit_everybodys() -> None:
    """Southside for each, Northside once; a new game knows of neither.

    ahlcg/limits-and-maximums/d, ahlcg/limits-and-maximums/e, ahlcg/game/a.
    """
    for place, left in (("southside-historical-society", True), ("northside", False)):
        game = masks(Inv(resources=9), Inv("daisy-walker", resources=9), place=place)
        game.choose(f"use core/{place}")
        assert f"use core/{place}" not in keys(game)
        game.choose("end turn")
        assert asked(game) == (1, "turn")
        assert (f"use core/{place}" in keys(game)) is left
        assert f"use core/{place}" in keys(masks(Inv(resources=9), place=place))


def test_only_one_copy_is_committed_whoever_has_it() -> None:
    """ahlcg/limits-and-maximums/g: Guts."""
    game = build(Inv(hand=["guts", "guts"], threat=["frozen-in-fear"]), Inv("daisy-walker", hand=["guts"]))
    game.choose("end turn")
    assert keys(game) == ["commit core/guts", "done"]
    game.choose("commit core/guts")
    assert "commit core/guts" not in keys(game)


def test_a_maximum_of_an_ability_counts_all_copies() -> None:
    """ahlcg/limits-and-maximums/h."""
    horn = lab_card("horn", free(gain(1), limit=Limit(1, "round", True)))
    game = lab(scholar(play=[horn, horn]))
    assert keys(game)[-3:-1] == ["use lab/horn", "use lab/horn#2"]
    game.choose("use lab/horn#2")
    assert not [key for key in keys(game) if key.startswith("use")]


def test_a_second_fog_at_the_same_location_is_not_attached() -> None:
    """ahlcg/limits-and-maximums/c: but at another location it is."""
    for at, attached in ((0, 1), (1, 2)):
        game = build(Inv(at=at, play=[pause()]), locations=[Place("hallway", attached=["obscuring-fog"]), "attic"],
                     encounter_deck=("obscuring-fog", "ancient-evils"), **MYTHOS)  # fmt: skip
        assert len([each for each in game.state.cards if each.host >= 0]) == attached


# ---- ownership


def test_owner_and_controller() -> None:
    """Another may control it; it leaves for its owner's discard pile.

    ahlcg/ownership-and-control/a, ahlcg/ownership-and-control/b, ahlcg/ownership-and-control/c,
    ahlcg/ownership-and-control/d.
    """
    seen: list[int] = []

    def give(g: ArkhamTable, use: Use) -> None:
        """The other investigator takes control of the tool."""
        take_control(g, uid(game, tool), 1)

    def throw(g: ArkhamTable, use: Use) -> None:
        """Discard the tool."""
        discard(g, uid(game, tool))

    def look(g: ArkhamTable, use: Use) -> None:
        """See whose it was."""
        assert use.event is not None
        seen.append(use.event.seat)

    tool = lab_card("loan")
    gift = lab_card("gift", free(effect(give)))
    bin_ = lab_card(
        "bin", free(effect(throw)), forced(after(LEAVES_PLAY, lambda g, use, e: True, "a card leaves"), effect(look))
    )
    game = lab(scholar(hand=[tool], play=[gift, bin_]), scholar(DREAMER))
    game.choose("play lab/loan")
    assert (record(game, tool).owner, record(game, tool).controller) == (0, 0)
    game.choose("use lab/gift")
    assert (record(game, tool).owner, record(game, tool).controller) == (0, 1)
    game.choose("use lab/bin")
    assert game.state.discard == [[uid(game, tool)], []]
    assert (record(game, tool).owner, set(seen)) == (0, {1})
    assert {game.state.cards[each].owner for each in game.state.deck[1]} == {1}
    assert {game.state.cards[each].owner for each in game.state.encounter_deck} == {ENCOUNTER}


# ---- killed and insane


def test_the_killed_are_out_of_the_campaign() -> None:
    """ahlcg/killed-insane-investigators/a: recorded, and neither unused nor able to play again."""
    campaign = begin()
    campaign.members = [Member("Ann", "core/roland-banks", {"core/knife": 30}, status=KILLED)]
    assert "core/roland-banks" not in campaign.unused()
    assert campaign.active() == []
    with pytest.raises(UserError, match="must choose another investigator"):
        campaign.start()


def test_doom_counts_while_its_card_is_in_play() -> None:
    """ahlcg/in-play-and-out-of-play/d: doom on a card in play counts; once it is discarded it is gone."""
    game = lab(scholar(), enemies=[Foe(FIEND, at=LOFT, doom=2)])
    table = RULEBOOK.table(game.state)
    assert doom_in_play(table) == 2
    discard(table, uid(game, FIEND))
    assert (doom_in_play(table), table.state.cards[uid(game, FIEND)].doom) == (0, 0)
    assert record(game, SCHOLAR).doom == 0
