"""What still happens when the investigator it began with has been eliminated: all that needs nobody (effects/c)."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.abilities import Condition, Effect, Use, forced, free, reaction, revelation
from orne.arkham.events import DEFEATED, DRAWS_ENCOUNTER
from orne.arkham.language import (
    AGENDA,
    AT_THIS,
    CARD,
    CHOSEN,
    ENEMY,
    HERE,
    INVESTIGATOR,
    ROUND_ENDS,
    TURN_ENDS,
    AddUses,
    Also,
    Discard,
    Do,
    Draw,
    DrawEncounter,
    EachInvestigator,
    EndScenario,
    Exhausts,
    Gain,
    Gives,
    Harm,
    If,
    IfAble,
    IfNot,
    LoseAction,
    May,
    MoveEnemies,
    Named,
    OneOf,
    PlaceClues,
    PlaceDoom,
    Repeat,
    Search,
    Still,
    Take,
    Then,
    Until,
    after,
    everything,
    titled,
    when,
)
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules.damage import deal_to_each
from orne.arkham.state import State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.laboratory import CRYPT, DREAMER, DUST, FIEND, HALL, LOFT, SHY, lab, lab_card, scholar
from tests.arkham.look import (
    damage_of_foes,
    encounter_pile,
    foe,
    foes,
    hand,
    hurt,
    idle,
    in_turn,
    keys,
    place,
    record,
    seen,
    words,
)
from tests.look import asked, seat_asked

HOUSE: list[str | Place] = [Place("hallway", clues=2), "attic"]
WOODS: list[str | Place] = ["main-path", Place("ritual-site", revealed=False)]

# ---- results of a test


def test_a_card_somebody_else_committed_still_rewards_them() -> None:
    game = build(
        Inv(horror=4, play=["machete"]),
        Inv("daisy-walker", hand=["overpower"]),
        scenario="the-devourer-below",
        enemies=[Foe("goat-spawn", engaged=0, damage=1)],
    )
    game.play("use core/machete", "commit core/overpower")
    assert keys(game) == ["apply damage", "apply core/overpower"]
    game.choose("apply damage")
    assert (game.state.gone, foes(game)) == (["horror", ""], [])
    assert hand(game, 1) == ["emergency-cache"]
    assert in_turn(game, 1)
    assert idle(game)


def test_the_lead_orders_what_is_left_for_others_once_the_tester_has_fallen() -> None:
    game = build(
        Inv("agnes-baker", horror=7, play=["shrivelling"]),
        Inv("daisy-walker", hand=["guts"]),
        Inv("wendy-adams", horror=1, hand=["fearless"]),
        locations=HOUSE,
        enemies=[Foe("goat-spawn", engaged=0, damage=1)],
        lead=1,
    )
    game.play("use core/shrivelling", "commit core/guts", "commit core/fearless", "apply damage")
    assert (game.state.gone, seat_asked(game)) == (["horror", "", ""], 1)
    assert keys(game) == ["apply core/guts", "apply core/fearless"]
    game.choose("apply core/fearless")
    assert (hurt(game, 2), hand(game, 1)) == ((0, 1), ["emergency-cache"])
    assert idle(game)


def test_a_failed_attack_still_hurts_whoever_the_enemy_is_engaged_with() -> None:
    game = build(
        Inv("daisy-walker", horror=8),
        Inv(),
        locations=HOUSE,
        enemies=[Foe("ghoul-priest", engaged=1)],
        bag=("cultist",),
    )
    game.choose("fight core/ghoul-priest")
    assert keys(game) == ["apply damage", "apply cultist"]
    game.choose("apply cultist")
    assert game.state.gone == ["horror", ""]
    assert (hurt(game, 1), damage_of_foes(game)) == ((1, 0), {"ghoul-priest": 0})
    assert in_turn(game, 1)
    assert idle(game)


def test_a_failed_cure_still_hurts_the_patient() -> None:
    for seed in range(20):
        game = build(
            Inv("daisy-walker", horror=8, play=["medical-texts"]),
            Inv(),
            locations=HOUSE,
            bag=("cultist", "-8"),
            difficulty="hard",
            seed=seed,
        )
        game.play("use core/medical-texts", "choose core/roland-banks")
        if keys(game) == ["apply Medical Texts", "apply cultist"]:
            game.choose("apply cultist")
            assert (game.state.gone, hurt(game, 1)) == (["horror", ""], (1, 0))
            assert idle(game)
            return
    raise AssertionError("no seed reveals the cultist first")


def test_what_concerns_only_the_tester_does_not_happen_any_more() -> None:
    game = build(
        Inv(horror=4, hand=["overpower"], play=["machete"]),
        Inv("daisy-walker", at=1),
        scenario="the-devourer-below",
        enemies=[Foe("goat-spawn", engaged=0, damage=1)],
    )
    game.play("use core/machete", "commit core/overpower", "apply damage")
    assert (game.state.gone, len(game.state.deck[0])) == (["horror", ""], 0)
    assert in_turn(game, 1)
    assert idle(game)


def test_an_enemys_defeat_may_be_answered_by_others_though_whoever_defeated_it_has_fallen_to_it() -> None:
    bell = lab_card("fall-bell", reaction(after(DEFEATED, lambda g, use, e: True, "an enemy is defeated"), Gain(1)))
    game = build(
        Inv(horror=4),
        Inv("daisy-walker", play=[bell]),
        locations=HOUSE,
        enemies=[Foe("goat-spawn", engaged=0, damage=2)],
    )
    game.choose("fight core/goat-spawn")
    assert (game.state.gone, foes(game)) == (["horror", ""], [])
    assert (seat_asked(game), keys(game)) == (1, [f"react {bell}", "pass"])
    game.choose(f"react {bell}")
    assert game.state.resources[1] == 6
    assert in_turn(game, 1)


# ---- what is forced


def test_an_act_sees_somebody_enter_who_falls_on_arrival() -> None:
    """The objective is about anybody who enters, and Roland did before the Deep One's horror (forced-abilities/c)."""
    game = build(
        Inv(horror=4),
        Inv("daisy-walker"),
        scenario="the-devourer-below",
        locations=WOODS,
        later_acts=["disrupting-the-ritual"],
        enemies=[Foe("young-deep-one", at="ritual-site")],
        encounter_deck=["ghoul-minion"] * 2,
    )
    game.choose("move core/ritual-site")
    assert (game.state.gone, seen(game)["act"]["card"]) == (["horror", ""], "core/disrupting-the-ritual")
    assert foes(game) == ["young-deep-one", "ghoul-minion"]
    assert in_turn(game, 1)
    assert idle(game)


def test_a_location_has_nothing_to_say_to_those_who_fell_on_arrival() -> None:
    game = build(Inv(horror=4), Inv("daisy-walker"), locations=HOUSE, enemies=[Foe("young-deep-one", at="attic")])
    game.choose("move core/attic")
    assert (game.state.gone, hurt(game, 1)) == (["horror", ""], (0, 0))
    assert "Attic takes effect." not in words(game)
    assert in_turn(game, 1)


def test_an_attack_that_kills_is_still_followed_by_its_doom() -> None:
    """Daisy had engaged Roland's Acolyte; it has attacked, whatever became of her (ahlcg/forced-abilities/c)."""
    game = build(
        Inv(at=1),
        Inv("daisy-walker", damage=4),
        locations=HOUSE,
        enemies=[Foe("silver-twilight-acolyte", engaged=1, owner=0)],
        active=1,
    )
    game.choose("resource")
    assert (game.state.gone, seen(game)["agenda"]["doom"]) == (["", "damage"], 1)
    assert in_turn(game, 0)


def test_the_turn_of_somebody_who_falls_in_it_ends_too() -> None:
    """Umôrdhoth readies at the end of every investigator's turn (ahlcg/timing/2-2-2-turn-ends)."""
    game = build(
        Inv(damage=8),
        Inv("daisy-walker"),
        scenario="the-devourer-below",
        locations=["main-path", "ritual-site"],
        act="vengeance-awaits",
        agenda="vengeance-awaits",
        enemies=[Foe("umordhoth", at="ritual-site", exhausted=True), Foe("ghoul-minion", engaged=0)],
    )
    game.choose("resource")
    assert (game.state.gone, foe(game, "umordhoth")["exhausted"]) == (["damage", ""], False)
    assert in_turn(game, 1)


def test_an_enemy_that_came_with_the_fall_of_the_lead_still_gets_its_doom() -> None:
    """The second guard of the Ritual Site is an Acolyte; the first has driven the lead mad meanwhile."""
    game = build(
        Inv(horror=4),
        Inv("daisy-walker"),
        Inv("wendy-adams"),
        scenario="the-devourer-below",
        locations=WOODS,
        later_acts=["disrupting-the-ritual"],
        encounter_deck=["young-deep-one", "acolyte"],
    )
    game.play("move core/ritual-site", "lead core/daisy-walker")
    assert (game.state.gone, foe(game, "acolyte")["doom"]) == (["horror", "", ""], 1)
    assert keys(game) == ["turn core/daisy-walker", "turn core/wendy-adams"]
    assert idle(game)


def test_the_second_of_two_goats_still_frightens_the_others_when_the_first_fells_who_defeated_them() -> None:
    """ahlcg/effects/c: each investigator there takes it, whoever defeated the enemy."""
    game = build(
        Inv(horror=4, hand=["dynamite-blast"], resources=5),
        Inv("daisy-walker"),
        locations=["main-path", "arkham-woods-old-house"],
        enemies=[Foe("goat-spawn", at="main-path", exhausted=True)] * 2,
        scenario="the-devourer-below",
    )
    game.choose("play core/dynamite-blast")
    assert (game.state.gone, hurt(game, 1), foes(game)) == (["horror", ""], (3, 2), [])
    assert in_turn(game, 1)
    assert idle(game)


def test_an_enemy_whose_drawer_falls_before_it_spawns_has_nobody_to_engage_and_is_discarded() -> None:
    """ahlcg/spawn/c"""
    dread = when(DRAWS_ENCOUNTER, lambda g, use, event: event.seat == use.seat, "you draw an encounter card")
    curse = lab_card("fall-curse", forced(dread, Take(1)), type="treachery")
    game = lab(
        scholar(damage=6, threat=[curse]),
        scholar(DREAMER),
        encounter_deck=[FIEND, DUST, DUST],
        step="1.4 encounter cards",
        active=None,
    )
    assert (game.state.gone, foes(game), encounter_pile(game)) == (
        ["damage", ""],
        [],
        ["lab/fall-curse", "lab/fiend", "lab/dust"],
    )
    assert in_turn(game, 1)


def test_where_an_enemy_spawns_whose_drawer_has_fallen_is_for_the_lead_to_choose() -> None:
    """ahlcg/spawn/a, ahlcg/lead-investigator/b: its own text says where, and whoever would choose is gone."""
    dread = when(DRAWS_ENCOUNTER, lambda g, use, event: event.seat == use.seat, "you draw an encounter card")
    curse = lab_card("fall-curse", forced(dread, Take(1)), type="treachery")
    game = lab(
        scholar(damage=6, threat=[curse]),
        scholar(DREAMER),
        locations=[HALL, LOFT, CRYPT],
        encounter_deck=["core/wizard-of-the-order", DUST, DUST],
        step="1.4 encounter cards",
        active=None,
    )
    assert (asked(game), keys(game)) == ((1, "spawn"), [f"spawn {LOFT}", f"spawn {CRYPT}"])
    game.choose(f"spawn {CRYPT}")
    assert (game.state.gone, foes(game)) == (["damage", ""], ["wizard-of-the-order"])
    assert in_turn(game, 1)


def test_nobody_discovers_clues_by_the_flame_when_what_it_drew_fells_them() -> None:
    game = build(
        Inv("agnes-baker", horror=7, hand=["drawn-to-the-flame"]),
        Inv(),
        locations=HOUSE,
        encounter_deck=["rotting-remains", "ancient-evils"],
        bag=("-4",),
    )
    game.choose("play core/drawn-to-the-flame")
    assert (game.state.gone, place(game, "hallway")["clues"], in_turn(game, 1)) == (["horror", ""], 2, True)
    assert idle(game)


def test_doom_that_follows_a_drawn_card_is_placed_though_that_card_fells_the_drawer() -> None:
    """ahlcg/then/a, ahlcg/effects/c: the card was drawn, and the agenda needs nobody."""
    bite = lab_card("fall-bite", revelation(Take(9)), type="treachery")
    call = lab_card("fall-call", free(Then(DrawEncounter(), PlaceDoom(1, AGENDA), Gain(3)), Discard()))
    game = lab(scholar(play=[call]), scholar(DREAMER), encounter_deck=[bite, DUST, DUST])
    game.choose("use lab/fall-call")
    assert (game.state.gone, seen(game)["agenda"]["doom"], in_turn(game, 1)) == (["damage", ""], 1, True)
    assert game.state.resources[0] == 0, "and nobody is left to gain anything"


def test_who_falls_to_a_part_of_an_effect_is_asked_nothing_about_the_rest() -> None:
    """ahlcg/elimination/b"""
    bite = lab_card("fall-bargain", revelation(Also(Take(9), OneOf(Gain(1), Draw(1)))), type="treachery")
    game = lab(scholar(), scholar(DREAMER), encounter_deck=[bite, DUST, DUST], step="1.4 encounter cards", active=None)
    assert (game.state.gone, in_turn(game, 1)) == (["damage", ""], True)


# ---- what the round and the turn set off


def test_what_the_end_of_the_round_sets_off_happens_though_the_lead_falls_to_it() -> None:
    """ahlcg/effects/c: the end of a round is about nobody, and thunder needs no lead to be heard."""
    chill = lab_card("fall-chill", forced(ROUND_ENDS, Take(1)), type="treachery")

    def thunder(g: ArkhamTable, use: Use) -> None:
        """Frighten each investigator."""
        deal_to_each(g, g.players(), 0, 1, use)

    peak = lab_card("fall-peak", forced(ROUND_ENDS, Do(thunder)), type="location", clues=0, shroud=1)
    game = lab(
        scholar(damage=6, threat=[chill]),
        scholar(DREAMER),
        locations=[HALL, peak],
        step="4.6 round ends",
        active=None,
    )
    assert keys(game) == ["resolve lab/fall-chill", "resolve lab/fall-peak"]
    game.choose("resolve lab/fall-chill")
    assert (game.state.gone, hurt(game, 1)) == (["damage", ""], (0, 1))


def test_what_the_end_of_a_turn_sets_off_on_a_location_happens_though_its_investigator_falls_to_it() -> None:
    chill = lab_card("fall-frost", forced(TURN_ENDS, Take(1)), type="treachery")
    well = lab_card("fall-well", forced(TURN_ENDS, PlaceClues(1)), type="location", clues=0, shroud=1)
    game = lab(scholar(damage=6, threat=[chill]), scholar(DREAMER), locations=[HALL, well])
    game.play("end turn", "resolve lab/fall-frost")
    assert (game.state.gone, place(game, "fall-well")["clues"], in_turn(game, 1)) == (["damage", ""], 1, True)


IT_IS_SO, IT_IS_NOT_SO = (
    Condition(lambda g, use: True, "if it is so"),
    Condition(lambda g, use: False, "if it is not so"),
)
EVERYBODY_THERE = everything((ENEMY | INVESTIGATOR) & AT_THIS)


@pytest.mark.parametrize(
    ("slug", "effect", "expected"),
    [
        ("all", Harm(1, everything(INVESTIGATOR & AT_THIS)), (1, 0, 0)),
        ("all-take", Take(1, who=everything(INVESTIGATOR & AT_THIS)), (1, 0, 0)),
        ("each", EachInvestigator(Take(horror=1), INVESTIGATOR & AT_THIS), (0, 1, 0)),
        ("then", Then(PlaceClues(1), PlaceClues(1)), (0, 0, 2)),
        ("here", Harm(1, everything(INVESTIGATOR & HERE)), (0, 0, 0)),
        ("then-you", Then(Take(1), PlaceClues(1)), (0, 0, 0)),
        ("if", If(IT_IS_SO, PlaceClues(1)), (0, 0, 1)),
        ("if-you", If(IT_IS_SO, Gain(1), PlaceClues(1)), (0, 0, 0)),
        ("otherwise", If(IT_IS_NOT_SO, Gain(1), PlaceClues(1)), (0, 0, 1)),
        ("still", Still(IT_IS_SO, PlaceClues(1)), (0, 0, 1)),
        ("no-longer", Still(IT_IS_NOT_SO, PlaceClues(1)), (0, 0, 0)),
        ("if-you-cannot", IfNot(Gain(1), PlaceClues(1)), (0, 0, 1)),
        ("unless-you-cannot", IfNot(PlaceClues(1), Take(1)), (0, 0, 1)),
    ],
)
def test_what_the_end_of_a_turn_does_to_all_there_needs_no_active_investigator(
    slug: str, effect: Effect, expected: tuple[int, int, int]
) -> None:
    """ahlcg/effects/c: what is about you does not happen, for you are gone."""
    frost = lab_card("fall-frost", forced(TURN_ENDS, Take(1)), type="treachery")
    pit = lab_card(f"fall-pit-{slug}", forced(TURN_ENDS, effect), type="location", clues=0, shroud=1)
    game = lab(scholar(damage=6, threat=[frost]), scholar(DREAMER, at=1), locations=[HALL, pit])
    game.play("end turn", "resolve lab/fall-frost")
    assert game.state.gone == ["damage", ""]
    assert (*hurt(game, 1), place(game, f"fall-pit-{slug}")["clues"]) == expected
    assert in_turn(game, 1)


def test_the_lead_says_who_falls_first_where_whoever_it_speaks_to_is_gone() -> None:
    frost = lab_card("fall-frost", forced(TURN_ENDS, Take(1)), type="treachery")
    fire = lab_card("fall-fire", forced(TURN_ENDS, Harm(9, EVERYBODY_THERE)), type="location", clues=0, shroud=1)
    game = lab(
        scholar(damage=6, threat=[frost]),
        scholar(DREAMER, at=1),
        locations=[HALL, fire],
        enemies=[Foe(FIEND, engaged=1)],
    )
    game.play("end turn", "resolve lab/fall-frost")
    assert (seat_asked(game), keys(game)) == (1, ["enemies", "investigators"])


# ---- what is done to all of a kind, by whoever is left


EVERYBODY = everything(INVESTIGATOR)
LANTERN = "core/flashlight"


def _in_the_deep(game: Game[State]) -> tuple[Any, ...]:
    """What may have changed: Daisy's resources, hand, actions; the lamp, the enemy."""
    state = game.state
    shy, lamp = record(game, SHY), record(game, LANTERN)
    place = state.locations.index(shy.at)
    return state.resources[1], hand(game, 1), state.actions[1], lamp.tokens, place, shy.exhausted


UNCHANGED: tuple[Any, ...] = (0, [], 3, 3, 0, False)


@pytest.mark.parametrize(
    ("slug", "effect", "expected"),
    [
        ("gain", Gain(2, EVERYBODY), (2, [], 3, 3, 0, False)),
        ("draw", Draw(1, EVERYBODY), (0, ["guts"], 3, 3, 0, False)),
        ("search", Search(CARD, who=EVERYBODY), (0, ["guts"], 3, 3, 0, False)),
        ("lose", LoseAction(EVERYBODY), (0, [], 2, 3, 0, False)),
        ("add", AddUses(2, "supply", everything(titled("Flashlight"))), (0, [], 3, 5, 0, False)),
        ("exhaust", Exhausts(everything(ENEMY)), (0, [], 3, 3, 0, True)),
        ("move", MoveEnemies(ENEMY, titled("Fall Deep Move")), (0, [], 3, 3, 1, False)),
        ("repeat", Repeat(2, Gain(1, EVERYBODY)), (2, [], 3, 3, 0, False)),
        ("named", Named("plenty", Gain(1, EVERYBODY)), (1, [], 3, 3, 0, False)),
        ("if-able", IfAble(Gain(1, EVERYBODY)), (1, [], 3, 3, 0, False)),
        ("may", May(Gain(1, EVERYBODY)), UNCHANGED),
        ("you", Gain(2), UNCHANGED),
        ("you-draw", Draw(), UNCHANGED),
        ("repeat-you", Repeat(2, Gain(1)), UNCHANGED),
    ],
)
def test_what_the_end_of_a_turn_has_everybody_do_needs_no_active_investigator(
    slug: str, effect: Effect, expected: tuple[Any, ...]
) -> None:
    """ahlcg/effects/c: whoever is left draws, gains and loses; what the active one would do is not done."""
    frost = lab_card("fall-frost", forced(TURN_ENDS, Take(1)), type="treachery")
    deep = lab_card(
        f"fall-deep-{slug}", forced(TURN_ENDS, effect), type="location", symbol="loft", connects=("hall",), shroud=1
    )
    daisy = Inv(DREAMER, at=1, play=[LANTERN], deck=["guts"], resources=0)
    foes = [Foe(SHY, at=HALL)]
    game = lab(scholar(damage=6, threat=[frost], at=1), daisy, locations=[HALL, deep], enemies=foes)
    game.play("end turn", "resolve lab/fall-frost")
    assert (game.state.gone, in_turn(game, 1), idle(game)) == (["damage", ""], True, True)
    assert _in_the_deep(game) == expected


def test_the_scenario_ends_though_the_active_investigator_has_fallen() -> None:
    """ahlcg/effects/c."""
    frost = lab_card("fall-frost", forced(TURN_ENDS, Take(1)), type="treachery")
    abyss = lab_card("fall-abyss", forced(TURN_ENDS, EndScenario("R1", "it opens")), type="location", shroud=1)
    game = lab(scholar(damage=6, threat=[frost]), scholar(DREAMER), locations=[HALL, abyss])
    game.play("end turn", "resolve lab/fall-frost")
    assert (game.state.gone, game.state.resolution, keys(game)) == (["damage", ""], "R1", [])


def test_what_lasts_for_all_needs_no_active_investigator() -> None:
    """ahlcg/effects/c: the fiend fights better until the round ends."""
    frost = lab_card("fall-frost", forced(TURN_ENDS, Take(1)), type="treachery")
    fury = Until("round", Gives(CHOSEN, "fight", 2), who=everything(ENEMY))
    arena = lab_card("fall-arena", forced(TURN_ENDS, fury), type="location", shroud=1)
    game = lab(
        scholar(damage=6, threat=[frost]), scholar(DREAMER, at=1), locations=[HALL, arena], enemies=[Foe(SHY, at=HALL)]
    )
    before = foe(game, "shy")["fight"]
    game.play("end turn", "resolve lab/fall-frost")
    assert (game.state.gone, foe(game, "shy")["fight"], in_turn(game, 1)) == (["damage", ""], before + 2, True)
