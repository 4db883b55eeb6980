"""Enemies: spawning, prey, engaging, hunting, attacking, being evaded (arkham/basics/1.16 to 1.19, 6.29 to 6.40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham.abilities import forced, free, reaction
from orne.arkham.events import ATTACKS, ENGAGES, ENTERS_LOCATION, EVADED
from orne.arkham.language import (
    CHOSEN,
    ENTER_HOST,
    LOCATION,
    YOUR_OWN_LOCATION,
    Also,
    Cannot,
    Do,
    Gain,
    Gives,
    Prey,
    Spawn,
    Until,
    after,
    everything,
    titled,
    when,
)
from orne.arkham.language import ENEMY as FOE
from orne.arkham.position import Foe, Place
from orne.arkham.rules.damage import damage_enemy
from orne.arkham.rules.enemy_movement import move_enemy
from orne.arkham.rules.engagement import disengage
from orne.arkham.rules.leaving import discard
from orne.arkham.values import remaining_health
from tests.arkham.laboratory import (
    CRYPT,
    DREAMER,
    DUST,
    ENEMY_PHASE,
    FIEND,
    GIANT,
    HALL,
    HUNTER,
    LOFT,
    MYTHOS,
    PILOT,
    SCHOLAR,
    SHY,
    TOWER,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import keys, record, uid, where
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


# ---- spawning


def test_a_drawn_enemy_engages_the_drawer_whatever_its_prey() -> None:
    """ahlcg/spawn/b, h, timing/1-4-enemy; basics 6.36."""
    picky = lab_card("picky", Prey(lambda g, u, seat: seat, "the second"), type="enemy")
    game = lab(scholar(play=[pause()]), scholar(DREAMER), encounter_deck=[picky, DUST], **MYTHOS)
    assert record(game, picky).threat == 0


def test_an_aloof_enemy_spawns_unengaged_and_does_not_engage() -> None:
    """ahlcg/aloof/a, b."""
    game = lab(scholar(play=[pause()]), encounter_deck=[SHY, DUST], **MYTHOS)
    assert (record(game, SHY).threat, where(game, SHY)) == (-1, game.state.place[0])


def test_the_drawer_chooses_among_legal_places_and_the_enemy_engages_who_is_there() -> None:
    """ahlcg/spawn/d, g: several fit, the spawning investigator chooses."""
    wanderer = lab_card(
        "wanderer", Spawn(LOCATION & ~YOUR_OWN_LOCATION),
        type="enemy",
    )  # fmt: skip
    game = lab(
        scholar(), scholar(DREAMER, at=1), encounter_deck=[wanderer, DUST], locations=[HALL, LOFT, CRYPT], **MYTHOS
    )
    assert (asked(game), keys(game)) == ((0, "spawn"), ["spawn lab/loft", "spawn lab/crypt"])
    game.choose("spawn lab/loft")
    assert record(game, wanderer).threat == 1


def test_an_enemy_without_a_legal_place_is_discarded() -> None:
    """ahlcg/spawn/c; basics 6.37."""
    lost = lab_card("lost", Spawn(LOCATION & titled("Nowhere")), type="enemy")
    game = lab(scholar(play=[pause()]), encounter_deck=[lost, DUST], **MYTHOS)
    assert uid(game, lost) in game.state.encounter_discard


# ---- prey and engagement


def test_the_best_fit_of_prey_is_engaged_and_the_lead_breaks_ties() -> None:
    """ahlcg/prey/a, enemy-engagement/d: lowest remaining health; tied, the lead decides."""
    cruel = lab_card(
        "cruel", Prey(lambda g, u, seat: -remaining_health(g, g.state.investigators[seat]), "weakest"), type="enemy"
    )
    people = (scholar(), scholar(DREAMER, damage=2, at=1), scholar(PILOT, damage=2, at=1))
    game = lab(*people, enemies=[Foe(cruel, at=LOFT, exhausted=True)], step="4.3 ready", active=None, lead=2)
    assert (asked(game), keys(game)) == ((2, "engage"), ["engage lab/pilot", "engage lab/dreamer"])
    game.choose("engage lab/dreamer")
    assert record(game, cruel).threat == 1


def test_prey_only_lets_others_be() -> None:
    """ahlcg/prey/c: it neither engages nor hunts anybody else, but others may engage it."""
    stalker = lab_card(
        "stalker", Prey(lambda g, u, seat: int(seat == 1), "the second", only=True), type="enemy", keywords=("hunter",)
    )
    game = lab(scholar(play=[pause()]), scholar(DREAMER, at=3), enemies=[Foe(stalker, at=HALL)])
    assert "engage lab/stalker" in keys(game)
    game = lab(scholar(play=[pause()]), scholar(DREAMER, at=3), enemies=[Foe(stalker, at=HALL)], **ENEMY_PHASE)
    assert (asked(game), keys(game)) == ((0, "go"), ["go lab/loft", "go lab/crypt"])


def test_enemies_engage_before_after_you_enter() -> None:
    """basics 6.29, ahlcg/enemy-engagement/c: engagement, then the location's forced ability."""
    seen: list[int] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """See who is engaged."""
        seen.append(g.state.cards[uid(game, FIEND)].threat)

    gate = lab_card(
        "gate",
        forced(after(ENTERS_LOCATION, lambda g, use, e: e.location == use.holder, "you enter"), Do(look)),
        type="location",
        connects=("hall",),
        symbol="loft",
    )
    game = lab(scholar(), locations=[HALL, gate], enemies=[Foe(FIEND, at=gate)])
    game.choose("move lab/gate")
    assert seen[-1] == 0


def test_engaged_enemies_come_along_massive_ones_stay() -> None:
    """ahlcg/enemy-engagement/b, massive/f, massive/c."""
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0), Foe(GIANT)])
    game.play("move lab/loft", "attack lab/fiend")
    assert where(game, FIEND) == uid(game, LOFT)
    assert where(game, GIANT) == uid(game, HALL)
    assert (record(game, GIANT).threat, record(game, FIEND).threat) == (-1, 0)
    assert record(game, SCHOLAR).damage == 3


def test_an_enemy_moved_away_disengages_and_engages_on_arrival() -> None:
    """basics 6.30, 6.93: engaged with the investigator there; disengaging without moving ends in engaging again."""

    def push(g: ArkhamTable, use: Use) -> None:
        """Move the enemy to the loft."""
        move_enemy(g, uid(game, FIEND), uid(game, LOFT))

    shove = lab_card("shove", free(Do(push)))
    game = lab(scholar(play=[shove]), scholar(DREAMER, at=1), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/shove")
    assert record(game, FIEND).threat == 1


def test_an_exhausted_enemy_engages_only_when_it_readies() -> None:
    """ahlcg/enemy-engagement/f, timing/4-3-ready; basics 6.30."""
    game = lab(scholar(play=[pause()]), enemies=[Foe(FIEND, exhausted=True)])
    game.choose("end turn")
    while game.state.round == 2 and record(game, FIEND).exhausted:
        assert record(game, FIEND).threat == -1
        game.choose("pass")
    assert record(game, FIEND).threat == 0


def test_engaging_is_one_event_whoever_does_it() -> None:
    """ahlcg/enemy-engagement/h."""
    alarm = lab_card("alarm", forced(after(ENGAGES, lambda g, use, e: e.seat == use.seat, "an enemy engages"), Gain(1)))
    game = lab(scholar(play=[alarm]), enemies=[Foe(SHY), Foe(FIEND, at=LOFT)])
    game.choose("engage lab/shy")
    assert game.state.resources == [6]
    game.choose("move lab/loft")
    assert game.state.resources == [7]


# ---- hunters


def test_hunters_go_one_connection_along_a_shortest_path_of_the_leads_choice() -> None:
    """ahlcg/hunter/a, b, c, move/g: exhausted ones and those with an investigator stay; nothing is revealed."""
    places: list[str | Place] = [HALL, Place(LOFT, revealed=False), CRYPT, TOWER]
    foes = [Foe(HUNTER, at=TOWER), Foe(HUNTER, at=TOWER, exhausted=True)]
    game = lab(scholar(play=[pause()]), locations=places, enemies=foes, **ENEMY_PHASE)
    assert (asked(game), keys(game)) == ((0, "go"), ["go lab/loft", "go lab/crypt"])
    game.choose("go lab/loft")
    assert [where(game, HUNTER, n) for n in range(2)] == [uid(game, LOFT), uid(game, TOWER)]
    assert not record(game, LOFT).revealed


def test_among_equally_near_investigators_prey_decides_then_the_lead() -> None:
    """ahlcg/hunter/d, prey/b."""
    people = (scholar(at=1), scholar(DREAMER, at=2, damage=1))
    game = lab(*people, enemies=[Foe(HUNTER, at=HALL)], lead=1, **ENEMY_PHASE)
    assert (asked(game), keys(game)) == ((1, "engage"), ["engage lab/dreamer", "engage lab/scholar"])
    wolf = lab_card(
        "wolf",
        Prey(lambda g, u, seat: g.state.cards[g.state.investigators[seat]].damage, "most hurt"),
        type="enemy",
        keywords=("hunter",),
    )
    game = lab(scholar(at=1, play=[pause()]), people[1], enemies=[Foe(wolf, at=HALL)], **ENEMY_PHASE)
    assert record(game, wolf).threat == 1


def test_a_barred_step_is_not_replaced_by_another() -> None:
    """ahlcg/hunter/e, nearest/a; basics 6.94: distance ignores the bar, and the hunter stays."""
    bar = lab_card("bar", Cannot(ENTER_HOST, FOE), type="treachery")
    places: list[str | Place] = [HALL, Place(LOFT, attached=[bar]), Place(CRYPT, attached=[bar]), TOWER]
    game = lab(scholar(play=[pause()]), locations=places, enemies=[Foe(HUNTER, at=TOWER)], **ENEMY_PHASE)
    game.choose("go lab/loft")
    assert where(game, HUNTER) == uid(game, TOWER)


def test_an_engaged_enemy_that_cannot_follow_stays_behind() -> None:
    """basics 77: after its attack of opportunity, disengaged."""
    bar = lab_card("bar", Cannot(ENTER_HOST, FOE), type="treachery")
    game = lab(scholar(), locations=[HALL, Place(LOFT, attached=[bar])], enemies=[Foe(FIEND, engaged=0)])
    game.choose("move lab/loft")
    assert record(game, SCHOLAR).damage == 1
    assert (record(game, FIEND).threat, where(game, FIEND)) == (-1, uid(game, HALL))


# ---- attacks in the enemy phase


def test_attacks_in_player_order_with_a_window_before_each_and_after_the_last() -> None:
    """ahlcg/timing/3-3-player-order, 3-3-windows, 3-3-order-of-attacks, 3-3-exhaust; basics 6.11."""
    game = lab(
        scholar(play=[pause()]),
        scholar(DREAMER),
        enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=0), Foe(FIEND, engaged=1)],
        lead=1,
        **ENEMY_PHASE,
    )
    assert (asked(game), game.state.step) == ((0, "window"), 16)
    assert record(game, DREAMER).damage == 0
    game.choose("pass")
    assert (asked(game), record(game, DREAMER).damage) == ((0, "window"), 1)
    game.choose("pass")
    assert keys(game) == ["attack lab/fiend", "attack lab/fiend#2"]
    game.choose("attack lab/fiend")
    assert [record(game, FIEND, n).exhausted for n in range(3)] == [True, True, True]
    assert (asked(game), game.state.step) == ((0, "window"), 18)
    me = record(game, SCHOLAR)
    assert (me.damage, me.horror) == (2, 2)


def test_an_enemy_exhausts_after_the_abilities_its_attack_set_off() -> None:
    """ahlcg/timing/3-3-exhaust; basics 6.31."""
    seen: list[bool] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """Look at the attacker."""
        seen.append(g.state.cards[uid(game, FIEND)].exhausted)

    mirror = lab_card("mirror", forced(after(ATTACKS, lambda g, use, e: True, "an attack"), Do(look)))
    game = lab(scholar(play=[mirror]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("end turn")
    assert seen[-1] is False
    assert happened(game, "attacks", "exhausted") == ["attacks", "exhausted"]


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


def test_an_enemy_that_left_or_was_exhausted_before_its_turn_does_not_attack() -> None:
    """basics 6.5, ahlcg/timing/3-3-exhausted-do-not-attack."""

    def bite(g: ArkhamTable, use: Use) -> None:
        """Discard the other enemy."""
        discard(g, uid(game, FIEND, 1))

    dog = lab_card("dog", forced(after(ATTACKS, lambda g, use, e: True, "an attack"), Do(bite)))
    game = lab(scholar(play=[dog]), enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=0)])
    game.play("end turn", "attack lab/fiend")
    assert record(game, SCHOLAR).damage == 1


# ---- massive


def test_a_massive_enemy_attacks_everybody_there_in_the_leads_order_and_then_exhausts() -> None:
    """ahlcg/massive/a, d, h."""
    people = (scholar(), scholar(DREAMER), scholar(PILOT, at=1, play=[pause()]))
    game = lab(*people, enemies=[Foe(GIANT)], lead=1, **ENEMY_PHASE)
    game.choose("pass")
    assert (asked(game), keys(game)) == ((1, "attack"), ["attack lab/dreamer", "attack lab/scholar"])
    game.choose("attack lab/scholar")
    assert [record(game, card).damage for card in (SCHOLAR, DREAMER, PILOT)] == [2, 2, 0]
    assert record(game, GIANT).exhausted


def test_a_massive_enemys_attack_of_opportunity_hits_only_who_provoked_it() -> None:
    """ahlcg/massive/e, g, b: a failed attack hurts nobody else; exhausted it is engaged with nobody."""
    game = lab(scholar(), scholar(DREAMER), enemies=[Foe(GIANT)], bag=("-1",))
    game.play("fight lab/giant", "resource")
    assert (record(game, SCHOLAR).damage, record(game, DREAMER).damage) == (2, 0)
    game = lab(scholar(), enemies=[Foe(GIANT)])
    assert "engage lab/giant" not in keys(game)
    game.choose("evade lab/giant")
    assert (record(game, GIANT).exhausted, "evade lab/giant" in keys(game)) == (True, False)
    game.choose("resource")
    assert record(game, SCHOLAR).damage == 0


# ---- evading


def test_evading_exhausts_and_disengages_and_is_possible_only_when_engaged() -> None:
    """ahlcg/evade/a, b, c, e, f; basics 6.32."""
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0), Foe(SHY)])
    assert "evade lab/shy" not in keys(game)
    game.choose("evade lab/fiend")
    fiend = record(game, FIEND)
    assert (fiend.exhausted, fiend.threat, where(game, FIEND)) == (True, -1, game.state.place[0])
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0)], bag=("-1",))
    game.choose("evade lab/fiend")
    assert (record(game, FIEND).exhausted, record(game, FIEND).threat) == (False, 0)


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


# ---- defeat


@pytest.mark.parametrize(("victory", "weakness"), [(1, None), (0, "basic"), (0, None)])
def test_a_defeated_enemy_goes_to_the_pile_it_belongs_to_or_the_victory_display(
    victory: int, weakness: str | None
) -> None:
    """ahlcg/victory/b, defeat/d, dealing-damage-horror/j; basics 6.38."""
    foe = lab_card("doomed", type="enemy", victory=victory, weakness=weakness, health=1, fight=0)
    game = lab(scholar(), enemies=[Foe(foe, engaged=0, owner=0 if weakness else None)])
    game.choose("fight lab/doomed")
    state = game.state
    pile = state.victory if victory else state.discard[0] if weakness else state.encounter_discard
    assert pile == [uid(game, foe)]


def test_per_investigator_health_counts_eliminated_ones_and_modifiers_come_after() -> None:
    """ahlcg/per-investigator/a, b, d."""

    def hit(g: ArkhamTable, use: Use) -> None:
        """Deal 5 damage."""
        damage_enemy(g, uid(game, boss), 6, use.seat, use)

    boss = lab_card("boss", type="enemy", health=3, health_per_investigator=True)
    hammer = lab_card("hammer", free(Also(Until("round", Gives(CHOSEN, "health", 1), who=everything(FOE)), Do(hit))))
    game = lab(scholar(play=[hammer]), scholar(DREAMER), enemies=[Foe(boss, exhausted=True)])
    game.choose("use lab/hammer")
    assert (record(game, boss).damage, boss in str(game.view(0)["enemies"])) == (6, True)


def test_a_unique_scenario_card_makes_a_players_copy_leave() -> None:
    """ahlcg/unique/c."""
    mine = lab_card("old-man", unique=True)
    other = lab_card("old-man-foe", type="enemy", title="Old Man", unique=True)
    game = lab(scholar(play=[mine, pause()]), encounter_deck=[other, DUST], **MYTHOS)
    assert uid(game, mine) in game.state.discard[0]
    assert record(game, other).threat == 0
