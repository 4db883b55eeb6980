"""The Midnight Masks: set-up by log and number, tokens, act, agendas and every ending (arkham/basics/4.3)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK, new_game
from orne.arkham.rules import locations
from orne.arkham.scenario import Outcome, scenario
from orne.arkham.state import State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.look import seen, words
from tests.look import asked

NAMES = ("roland-banks", "wendy-adams", "skids-otoole", "agnes-baker")
DECK = ["core/emergency-cache"] * 30
CULTISTS = ("herman-collins", "peter-warren", "ruth-turner", "victoria-devereux", "wolf-man-drew")
TOWN = (
    "your-house",
    "rivertown",
    "southside-historical-society",
    "st-marys-hospital",
    "miskatonic-university",
    "downtown-first-bank-of-arkham",
    "easttown",
    "graveyard",
    "northside",
)
UNSEEN: tuple[str | Place, ...] = (
    "your-house",
    "rivertown",
    *(Place(card, revealed=False) for card in TOWN[2:]),
)
MASKS: dict[str, Any] = {
    "scenario": "the-midnight-masks",
    "locations": UNSEEN,
    "act": "uncovering-the-conspiracy",
    "agenda": "predator-or-prey",
    "later_agendas": ("time-is-running-short",),
    "encounter_deck": ("obscuring-fog",) * 8,
}
LATE = MASKS | {"agenda": "time-is-running-short", "later_agendas": ()}


def keys(game: Game[State]) -> list[str]:
    """What is offered."""
    return [option.key for option in game.options]


def table(game: Game[State]) -> ArkhamTable:
    """A table at the game's state."""
    return RULEBOOK.table(game.state)


def outcome(game: Game[State]) -> Outcome:
    """What the campaign gets."""
    assert game.over
    return scenario("the-midnight-masks").outcome(table(game))


def slugs(game: Game[State], uids: list[int]) -> list[str]:
    """Cards by name."""
    return sorted(table(game).kind(uid).slug.removeprefix("core/") for uid in uids)


def ids(*names: str) -> tuple[str, ...]:
    """Whole ids, in order."""
    return tuple(sorted(f"core/{name}" for name in names))


def enemy(game: Game[State], card: str) -> dict[str, Any]:
    """An enemy as everybody sees it."""
    found: dict[str, Any] = next(each for each in seen(game, 0)["enemies"] if each["ref"] == card)
    return found


# ---- set-up


def fresh(number: int, seed: int = 3, **log: Any) -> Game[State]:
    """The scenario just set up."""
    people = [{"id": f"core/{name}", "deck": DECK} for name in NAMES[:number]]
    return new_game("the-midnight-masks", people, seed, log=log)


@pytest.mark.parametrize("number", [1, 2, 3, 4])
@pytest.mark.parametrize("log", [{}, {"house_standing": True, "ghoul_priest_alive": True}, {"house_burned": True}])
def test_the_house_decides_where_it_begins_and_which_cards_are_shuffled_in(number: int, log: dict[str, bool]) -> None:
    """21 encounter cards, 22 with the Priest, less an Acolyte in play for each investigator beyond the first."""
    game = fresh(number, **log)
    state = game.state
    burned = bool(log.get("house_burned"))
    names = slugs(game, state.locations)
    assert ("your-house" in names) is not burned
    assert len(names) == (8 if burned else 9)
    assert sum(name.startswith("downtown") for name in names) == 1
    assert sum(name.startswith("southside") for name in names) == 1
    start = locations.by_title(table(game), "core/rivertown" if burned else "core/your-house")
    assert state.place == [start] * number
    assert [uid for uid in state.locations if state.cards[uid].revealed] == [start]
    assert state.cards[start].clues == number
    assert slugs(game, [state.act, state.agenda]) == ["predator-or-prey", "uncovering-the-conspiracy"]
    assert (state.act_deck, slugs(game, state.agenda_deck)) == ([], ["time-is-running-short"])
    assert slugs(game, state.special_deck) == sorted(CULTISTS)
    assert slugs(game, state.set_aside) == ["the-masked-hunter"]
    deck = {
        "hunting-shadow": 3,
        "false-lead": 2,
        "crypt-chill": 2,
        "obscuring-fog": 2,
        "acolyte": 3 - (number - 1),
        "wizard-of-the-order": 1,
        "mysterious-chanting": 2,
        "hunting-nightgaunt": 2,
        "on-wings-of-darkness": 2,
        "locked-door": 2,
    }
    if log.get("ghoul_priest_alive"):
        deck["ghoul-priest"] = 1
    assert Counter(slugs(game, state.encounter_deck)) == Counter(deck)
    assert len(state.encounter_deck) == 21 - (number - 1) + ("ghoul_priest_alive" in log)
    where = [each["location"].split("-")[0] for each in seen(game, 0)["enemies"]]
    assert where == ["southside", "downtown", "graveyard"][: number - 1]
    assert [each["doom"] for each in seen(game, 0)["enemies"]] == [1] * (number - 1)
    assert len(slugs(game, state.removed)) == (3 if burned else 2)


def test_which_downtown_and_southside_is_chance() -> None:
    """All four combinations come about; the other ones are removed from the game."""
    seen = set()
    for seed in range(20):
        game = fresh(1, seed)
        names = slugs(game, game.state.locations)
        seen.add(tuple(name for name in names if name.startswith(("downtown", "southside"))))
    assert len(seen) == 4
    orders = {tuple(slug for slug in _order(fresh(1, seed))) for seed in range(6)}
    assert len(orders) > 1


def _order(game: Game[State]) -> list[str]:
    return [table(game).kind(uid).slug for uid in game.state.special_deck]


def test_the_streets_of_arkham_connect_these_locations_and_no_others() -> None:
    """Every edge of Arkham; Downtown is not next to Rivertown."""
    game = build(Inv(), **(MASKS | {"locations": TOWN}))
    edges = {
        frozenset((place["ref"].split("-")[0], other.split("-")[0]))
        for place in seen(game, 0)["locations"]
        for other in place["connections"]
    }
    wanted = (
        "your rivertown, rivertown easttown, rivertown southside, rivertown miskatonic, rivertown graveyard, "
        "southside miskatonic, southside st, st miskatonic, miskatonic northside, northside downtown, downtown easttown"
    )
    assert edges == {frozenset(pair.split()) for pair in wanted.split(", ")}


# ---- tokens


@pytest.mark.parametrize(("doom", "difficulty", "success"), [(1, "standard", True), (2, "standard", False)])
def test_skull_counts_the_most_doom_on_one_cultist(doom: int, difficulty: str, success: bool) -> None:
    """Roland investigates his house, 3 against 2: only the worst cultist counts, not the agenda."""
    foes = [Foe("acolyte", at="graveyard", doom=doom), Foe("acolyte", at="northside", doom=1)]
    game = build(Inv(), enemies=foes, bag=("skull",), agenda_doom=4, **(MASKS | {"locations": _house_with_clues()}))
    game.choose("investigate core/your-house")
    assert seen(game, 0)["investigators"][0]["clues"] == int(success)


def test_skull_without_cultists_counts_for_nothing() -> None:
    """With no Cultist in play there is no doom to count, whatever the agenda has."""
    game = build(Inv(), bag=("skull",), agenda_doom=4, **MASKS)
    game.choose("investigate core/your-house")
    assert [entry.before for entry in game.log if entry.kind == "test succeeds"] == [3]


def _house_with_clues() -> tuple[str | Place, ...]:
    return (Place("your-house", clues=2), *UNSEEN[1:])


@pytest.mark.parametrize(("doom", "success"), [(0, True), (1, False)])
def test_hard_skull_counts_all_doom(doom: int, success: bool) -> None:
    """All doom in play, the agenda's too."""
    game = build(
        Inv(),
        enemies=[Foe("acolyte", at="graveyard", doom=doom)],
        agenda_doom=1,
        bag=("skull",),
        difficulty="hard",
        **(MASKS | {"locations": _house_with_clues()}),
    )
    game.choose("investigate core/your-house")
    assert seen(game, 0)["investigators"][0]["clues"] == int(success)


@pytest.mark.parametrize(
    ("difficulty", "token", "modifier"),
    [
        ("standard", "skull", -2),
        ("standard", "cultist", -2),
        ("standard", "tablet", -3),
        ("standard", "elder thing", 0),
        ("hard", "skull", -3),
        ("hard", "cultist", -2),
        ("hard", "tablet", -4),
    ],
)
def test_each_symbol_is_worth_what_the_scenario_says(difficulty: str, token: str, modifier: int) -> None:
    """Daisy's intellect of 5 hides nothing below 0; this scenario gives the elder thing no meaning."""
    foes = [Foe("acolyte", at="graveyard", doom=2)]
    game = build(Inv("daisy-walker"), enemies=foes, agenda_doom=1, bag=(token,), difficulty=difficulty, **MASKS)
    game.choose("investigate core/your-house")
    assert [each.before for each in game.log if each.kind in ("test succeeds", "test fails")] == [5 + modifier]


def test_cultist_token_dooms_the_nearest() -> None:
    """Of two equally near the lead picks; a farther one and one that is not a Cultist are not offered (6, 40)."""
    foes = [
        Foe("acolyte", at="graveyard"),
        Foe("wizard-of-the-order", at="easttown"),
        Foe("acolyte", at="northside"),
        Foe("ghoul-priest", at="rivertown", exhausted=True),
    ]
    game = build(Inv(), enemies=foes, bag=("cultist",), **MASKS)
    game.choose("investigate core/your-house")
    assert keys(game) == ["doom core/acolyte", "doom core/wizard-of-the-order"]
    game.choose("doom core/wizard-of-the-order")
    assert [each["doom"] for each in seen(game, 0)["enemies"]] == [0, 1, 0, 0]
    alone = build(Inv(), bag=("cultist",), **MASKS)
    alone.choose("investigate core/your-house")
    assert alone.view(0)["doom"] == 0


def test_hard_cultist_token_dooms_all_or_reveals_another() -> None:
    """Each Cultist enemy gets doom; without any another token is revealed."""
    foes = [Foe("acolyte", at="graveyard"), Foe("wizard-of-the-order", at="northside", doom=1)]
    game = build(Inv(), enemies=foes, bag=("cultist",), difficulty="expert", **MASKS)
    game.choose("investigate core/your-house")
    assert [each["doom"] for each in seen(game, 0)["enemies"]] == [1, 2]
    assert [entry.after for entry in game.log if entry.kind == "token"] == ["cultist"]
    alone = build(Inv(), bag=("cultist", "cultist"), difficulty="expert", **MASKS)
    alone.choose("investigate core/your-house")
    assert [entry.after for entry in alone.log if entry.kind == "token"] == ["cultist", "cultist"]


@pytest.mark.parametrize(
    ("difficulty", "token", "near", "revealed"),
    [
        ("expert", "cultist", False, 2),
        ("expert", "cultist", True, 1),
        ("easy", "cultist", False, 1),
        ("expert", "tablet", False, 1),
    ],
)
def test_which_token_brings_another(difficulty: str, token: str, near: bool, revealed: int) -> None:
    """Only the cultist, only on the hard side, only without any Cultist; two of the kind are in the bag."""
    foes = [Foe("acolyte", at="graveyard")] if near else []
    game = build(Inv(), enemies=foes, bag=(token, token), difficulty=difficulty, **MASKS)
    game.choose("investigate core/your-house")
    assert [entry.after for entry in game.log if entry.kind == "token"] == [token] * revealed


@pytest.mark.parametrize(("difficulty", "kept"), [("standard", 2), ("hard", 0)])
def test_tablet_drops_clues_on_a_failure(difficulty: str, kept: int) -> None:
    """One clue, or all of them on the hard side; nothing on a success."""
    game = build(Inv(clues=3), bag=("tablet",), difficulty=difficulty, **MASKS)
    game.choose("investigate core/your-house")
    assert seen(game, 0)["investigators"][0]["clues"] == kept
    assert seen(game, 0)["locations"][0]["clues"] == 3 - kept
    easy = build(Inv("daisy-walker", clues=3), bag=("tablet",), **MASKS)
    easy.choose("investigate core/your-house")
    assert easy.view(0)["investigators"][0]["clues"] == 3


# ---- the act


def test_the_group_pays_for_the_next_cultist() -> None:
    """Two clues for each investigator from anywhere; the cultist spawns by its own text (6, 96)."""
    game = build(Inv(clues=1), Inv("wendy-adams", at=1, clues=4), special_deck=("peter-warren", "ruth-turner"), **MASKS)
    game.choose("use core/uncovering-the-conspiracy")
    assert keys(game) == ["spend 0", "spend 1"]
    game.choose("spend 0")
    assert [person["clues"] for person in seen(game, 0)["investigators"]] == [1, 0]
    assert enemy(game, "peter-warren")["location"] == "miskatonic-university"
    assert seen(game, 0)["special_deck"] == 1
    assert "use core/uncovering-the-conspiracy" not in keys(game)


def test_too_few_clues_or_no_cultists_left() -> None:
    """The ability needs its whole cost and a card to draw."""
    poor = build(Inv(clues=3), Inv("wendy-adams"), special_deck=("peter-warren",), **MASKS)
    assert "use core/uncovering-the-conspiracy" not in keys(poor)
    empty = build(Inv(clues=9), **MASKS)
    assert "use core/uncovering-the-conspiracy" not in keys(empty)


def test_the_act_provokes() -> None:
    """It is an action like others: an engaged enemy attacks first, when the clues are paid."""
    game = build(Inv(clues=2), enemies=[Foe("acolyte", engaged=0)], special_deck=("peter-warren",), bag=("0",), **MASKS)
    game.choose("use core/uncovering-the-conspiracy")
    me = seen(game, 0)["investigators"][0]
    assert (me["damage"], me["clues"], me["actions"]) == (1, 0, 2)


def test_clues_of_one_engaged_with_the_hunter_do_not_count() -> None:
    """Engaged with the Masked Hunter nobody spends clues; the others may (6, 54)."""
    game = build(
        Inv(clues=4),
        Inv("wendy-adams", at=1, clues=3),
        enemies=[Foe("the-masked-hunter", engaged=0)],
        special_deck=("peter-warren",),
        **LATE,
    )
    assert "use core/uncovering-the-conspiracy" not in keys(game)


# ---- agendas


def test_the_masked_hunter_comes() -> None:
    """The first agenda's back is an enemy: it engages the one with most clues and has 4 health, 2 more for each."""
    game = build(
        Inv(),
        Inv("wendy-adams", at=1, clues=1),
        step="1.2 place doom",
        active=None,
        agenda_doom=5,
        **MASKS,
    )
    hunter = enemy(game, "the-masked-hunter")
    assert (hunter["engaged"], hunter["health"]) == (1, 8)
    assert seen(game, 0)["agenda"] == {"card": "core/time-is-running-short", "needed": 8, "doom": 0, "clues": 0}
    assert slugs(game, game.state.removed) == ["predator-or-prey"]


def test_ghoul_priest_comes_home() -> None:
    """Drawn anywhere it spawns at Your House; without the house it engages the drawer."""
    game = build(Inv(at=1), step="1.4 encounter cards", active=None, **(MASKS | {"encounter_deck": ("ghoul-priest",)}))
    assert (enemy(game, "ghoul-priest")["location"], enemy(game, "ghoul-priest")["engaged"]) == ("your-house", None)
    burned = build(
        Inv(),
        step="1.4 encounter cards",
        active=None,
        **(MASKS | {"encounter_deck": ("ghoul-priest",), "locations": UNSEEN[1:]}),
    )
    assert enemy(burned, "ghoul-priest")["engaged"] == 0


def test_a_house_that_is_not_revealed_calls_nobody_home() -> None:
    """ahlcg/location-cards/c: its text is on the side that does not show."""
    game = build(
        Inv(at=1),
        step="1.4 encounter cards",
        active=None,
        **(
            MASKS
            | {"encounter_deck": ("ghoul-priest",), "locations": [Place("your-house", revealed=False), "rivertown"]}
        ),
    )
    assert (enemy(game, "ghoul-priest")["location"], enemy(game, "ghoul-priest")["engaged"]) == ("rivertown", 0)


def test_a_deck_of_nothing_but_surges_comes_to_an_end() -> None:
    """With only False Leads left and no clues, drawing stops when one comes again."""
    game = build(
        Inv(), step="1.4 encounter cards", active=None, **(MASKS | {"encounter_deck": ("false-lead", "false-lead")})
    )
    assert seen(game, 0)["phase"] == "investigation"
    left = [*game.state.encounter_deck, *game.state.encounter_discard]
    assert slugs(game, left) == ["false-lead", "false-lead"]


# ---- endings


@pytest.mark.parametrize("agenda", ["predator-or-prey", "time-is-running-short"])
def test_everybody_may_resign_at_any_location(agenda: str) -> None:
    """Both agendas let investigators resign, without attack; all gone is not a resolution, read like R1 (6, 63)."""
    where = MASKS if agenda == "predator-or-prey" else LATE
    game = build(
        Inv(clues=2),
        Inv("wendy-adams", at=1),
        enemies=[Foe("wolf-man-drew", engaged=0), Foe("acolyte", at="northside")],
        special_deck=("peter-warren",),
        victory=("ruth-turner", "ghoul-priest"),
        log={"ghoul_priest_alive": True},
        **where,
    )
    game.play(f"use core/{agenda}", f"use core/{agenda}")
    away = ("wolf-man-drew", "peter-warren", *(["the-masked-hunter"] if agenda == "predator-or-prey" else []))
    assert game.state.gone == ["resigned", "resigned"]
    assert outcome(game) == Outcome(
        "R1",
        {"cultists_interrogated": ids("ruth-turner"), "cultists_got_away": ids(*away)},
        crossed_out=("ghoul_priest_alive",),
        experience=(3, 3),
        trauma=((0, 0), (0, 0)),
    )


def test_with_everybody_defeated_resolution_1_is_read() -> None:
    """arkham/basics/6.63: it is recorded and shown as that, and is not a victory where the scenario is played alone."""
    game = build(Inv(damage=8), enemies=[Foe("acolyte", engaged=0)], step="3.3 enemies attack", active=None, **MASKS)
    assert game.decision is None
    assert (game.state.resolution, game.state.gone, outcome(game).resolution) == ("R1", ["damage"], "R1")
    assert words(game)[-1] == "The scenario ends with resolution R1: nobody is left."
    assert not scenario(game.state.scenario).won(game.state)


@pytest.mark.parametrize("number", [1, 3])
def test_r1_six_cultists(number: int) -> None:
    """The sixth unique Cultist in the victory display advances the act at once."""
    game = build(
        *(Inv(name, at=1) for name in NAMES[:number]),
        enemies=[Foe("victoria-devereux", engaged=0, damage=2)],
        victory=("the-masked-hunter", "herman-collins", "peter-warren", "ruth-turner", "wolf-man-drew"),
        **LATE,
    )
    assert not game.over
    game.choose("fight core/victoria-devereux")
    assert outcome(game) == Outcome(
        "R1",
        {"cultists_interrogated": ids(*CULTISTS, "the-masked-hunter"), "cultists_got_away": ()},
        experience=(7,) * number,
        trauma=((0, 0),) * number,
    )


def test_r1_by_talking() -> None:
    """A cultist that a Parley adds to the victory display counts for the objective like a defeated one."""
    game = build(
        Inv(resources=5),
        enemies=[Foe("victoria-devereux", engaged=0)],
        victory=("the-masked-hunter", "herman-collins", "peter-warren", "ruth-turner", "wolf-man-drew"),
        **LATE,
    )
    game.choose("use core/victoria-devereux")
    assert game.state.resolution == "R1"


def test_five_are_not_enough_and_others_do_not_count() -> None:
    """Acolytes are not unique, the Priest is not a Cultist."""
    game = build(
        Inv(),
        enemies=[Foe("acolyte", engaged=0)],
        victory=("ghoul-priest", "herman-collins", "peter-warren", "ruth-turner", "wolf-man-drew"),
        **LATE,
    )
    game.choose("fight core/acolyte")
    assert not game.over


@pytest.mark.parametrize("number", [1, 2])
def test_when_the_last_agenda_runs_out_it_is_past_midnight(number: int) -> None:
    """The last agenda runs out: past midnight; victory locations count; the Hunter in play got away."""
    places = [place if isinstance(place, str) else place.card for place in UNSEEN]
    shown = tuple(Place(card, clues=1 if card == "northside" else 0) for card in places)
    game = build(
        *(Inv(name, clues=1) for name in NAMES[:number]),
        step="1.2 place doom",
        active=None,
        agenda_doom=6,
        enemies=[Foe("the-masked-hunter", at="northside"), Foe("acolyte", at="graveyard", doom=1)],
        special_deck=("peter-warren", "ruth-turner"),
        victory=("herman-collins", "victoria-devereux"),
        **(LATE | {"locations": shown}),
    )
    assert outcome(game) == Outcome(
        "R2",
        {
            "cultists_interrogated": ids("herman-collins", "victoria-devereux"),
            "cultists_got_away": ids("peter-warren", "ruth-turner", "the-masked-hunter"),
            "past_midnight": True,
        },
        experience=(2 + 2,) * number,  # Miskatonic University and the Graveyard; Northside has a clue left
        trauma=((0, 0),) * number,
    )
    assert game.result == scenario("the-midnight-masks").resolutions()["R2"]


def test_a_cultist_put_elsewhere_is_in_neither_list() -> None:
    """One in the encounter discard pile neither talked nor got away."""
    game = build(Inv(), **(LATE | {"encounter_discard": ("peter-warren",), "special_deck": ("ruth-turner",)}))
    game.choose("use core/time-is-running-short")
    assert outcome(game).notes == {"cultists_interrogated": (), "cultists_got_away": ids("ruth-turner")}


def test_defeat_gives_its_trauma() -> None:
    """Defeated in the Graveyard by horror: 1 mental trauma, and the cultists got away."""
    game = build(Inv(at=1, horror=4), bag=("auto-fail",), special_deck=("ruth-turner",), **MASKS)
    game.play("move core/graveyard", "take 2 horror")
    assert game.state.gone == ["horror"]
    assert outcome(game).trauma == ((0, 1),)
    assert outcome(game).notes["cultists_got_away"] == ids("ruth-turner", "the-masked-hunter")


def test_of_two_cultists_equally_near_the_lead_says_which_has_the_doom_of_a_token() -> None:
    game = build(
        Inv(),
        Inv("wendy-adams"),
        scenario="the-midnight-masks",
        locations=["rivertown", "easttown", "graveyard"],
        enemies=[Foe("acolyte", at="easttown"), Foe("wizard-of-the-order", at="graveyard")],
        bag=("cultist",),
        lead=1,
    )
    game.choose("investigate core/rivertown")
    assert (asked(game), keys(game)) == ((1, "doom"), ["doom core/acolyte", "doom core/wizard-of-the-order"])
