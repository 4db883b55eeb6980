"""The Devourer Below (arkham/basics/4.4): set-up, tokens, acts and agendas, every resolution."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.campaigns.night_of_the_zealot.the_devourer_below import AGENTS, MADNESSES, WOODS
from orne.arkham.facts import load
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK, new_game
from orne.arkham.rules.chaos import DIFFICULTIES, ELDER_THING
from orne.arkham.scenario import LOST, SURVIVED, WON, Outcome, scenario
from orne.arkham.state import DISCARD, State
from orne.decks.arkham import shipped
from orne.kernel.game import Game
from orne.kernel.rng import Chance
from orne.lab.simulator import check_game
from tests.arkham.look import seen, words

INVESTIGATORS = ("core/roland-banks", "core/daisy-walker", "core/skids-otoole", "core/agnes-baker")
ROLAND = list(shipped("starter-roland").each())
BASE = {
    "core/umordhoths-wrath": 2, "core/ancient-evils": 3, "core/rotting-remains": 3, "core/frozen-in-fear": 2,
    "core/dissonant-voices": 2, "core/ghoul-minion": 3, "core/ravenous-ghoul": 1, "core/grasping-hands": 3,
    "core/acolyte": 3, "core/wizard-of-the-order": 1, "core/mysterious-chanting": 2,
}  # fmt: skip
WOLF, RUTH, HUNTER = "core/wolf-man-drew", "core/ruth-turner", "core/the-masked-hunter"
PATH, SITE = Place("main-path"), Place("ritual-site", clues=2)
LATER_ACTS = ("into-the-darkness", "disrupting-the-ritual")
LATER_AGENDAS = ("the-ritual-begins", "vengeance-awaits")


def start(players: int = 1, seed: int = 1, difficulty: str = "standard", **log: Any) -> dict[str, Any]:
    return {
        "scenario": "the-devourer-below",
        "investigators": [{"id": each, "deck": ROLAND} for each in INVESTIGATORS[:players]],
        "seed": seed,
        "difficulty": difficulty,
        "log": log,
    }


def laid_out(*args: Any, **log: Any) -> State:
    return RULEBOOK.begin(start(*args, **log))


def slugs(state: State, uids: list[int]) -> list[str]:
    return [state.catalogue.kinds[state.cards[uid].kind].slug for uid in uids]


def woods(*people: Inv, **rest: Any) -> Game[State]:
    """A position of the scenario; by default on the Main Path in act 1."""
    usual: dict[str, Any] = {
        "scenario": "the-devourer-below",
        "locations": [PATH, SITE],
        "act": "investigating-the-trail",
        "agenda": "the-arkham-woods",
        "later_agendas": LATER_AGENDAS,
        "later_acts": LATER_ACTS,
        "encounter_deck": ("ancient-evils",) * 3,
    }
    return build(*people, **(usual | rest))


def outcome(game: Game[State]) -> Outcome:
    assert game.decision is None
    return scenario(game.state.scenario).outcome(RULEBOOK.table(game.state))


def keys(game: Game[State]) -> list[str]:
    return [option.key for option in game.options]


def card(game: Game[State], slug: str) -> Any:
    """The one card of an id."""
    found = [c for c in game.state.cards if game.state.catalogue.kinds[c.kind].slug == f"core/{slug}"]
    assert len(found) == 1
    return found[0]


def to_round_end(game: Game[State]) -> None:
    """Play on, doing nothing, until the next turn begins."""
    begun = game.state.round
    while game.decision is not None and game.state.round == begun:
        game.choose(next(key for key in ("end turn", "pass", "done", keys(game)[0]) if key in keys(game)))


# ---- set-up


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_set_up(players: int) -> None:
    state = laid_out(players, seed=players)
    deck = Counter(slugs(state, state.encounter_deck))
    agents = deck - Counter(BASE)
    assert sum(deck.values()) == 29
    assert deck - agents == Counter(BASE)
    assert len({load()[each].encounter_set for each in agents}) == 1
    assert agents.total() == 4
    places = slugs(state, state.locations)
    assert places[0] == "core/main-path"
    assert len(set(places[1:])) == 4
    assert set(places[1:]) <= set(WOODS)
    assert [state.cards[uid].revealed for uid in state.locations] == [True, False, False, False, False]
    assert state.place == [state.locations[0]] * players
    assert {"core/ritual-site", "core/umordhoth"} <= set(slugs(state, state.set_aside))
    assert state.cards[state.agenda].doom == 0
    assert state.bag == (*BAGS["standard"], ELDER_THING)
    assert slugs(state, [state.act, state.agenda]) == ["core/investigating-the-trail", "core/the-arkham-woods"]
    assert slugs(state, state.act_deck[::-1]) == [f"core/{each}" for each in LATER_ACTS]
    assert slugs(state, state.agenda_deck[::-1]) == [f"core/{each}" for each in LATER_AGENDAS]
    assert RULEBOOK.problems(state) == []


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_difficulty_gets_the_elder_thing(difficulty: str) -> None:
    assert laid_out(1, 1, difficulty).bag == (*BAGS[difficulty], ELDER_THING)


def test_the_seed_chooses_woods_and_agents() -> None:
    """Four of six woods and one of four sets of Agents, each possible, the same for the same seed."""
    left_out: Counter[str] = Counter()
    agents: Counter[str | None] = Counter()
    for seed in range(60):
        state = laid_out(1, seed)
        left_out.update(set(WOODS) - set(slugs(state, state.locations)))
        sets: set[str | None] = {load()[each].encounter_set for each in slugs(state, state.encounter_deck)} & set(
            AGENTS
        )
        agents.update(sets)
    assert set(left_out) == set(WOODS)
    assert set(agents) == set(AGENTS)
    assert agents.total() == 60
    assert laid_out(1, 7).data() == laid_out(1, 7).data()


@pytest.mark.parametrize(("away", "doom"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_who_got_away_brings_doom(away: int, doom: int) -> None:
    names = [WOLF, "core/herman-collins", "core/peter-warren", "core/victoria-devereux", RUTH, HUNTER][:away]
    state = laid_out(1, cultists_got_away=names)
    assert state.cards[state.agenda].doom == doom
    assert len(state.encounter_deck) == 29
    assert set(names) <= set(slugs(state, state.set_aside))


def test_the_priest_comes_along_if_he_lives() -> None:
    state = laid_out(1, ghoul_priest_alive=True)
    assert len(state.encounter_deck) == 30
    assert "core/ghoul-priest" in slugs(state, state.encounter_deck)


@pytest.mark.parametrize(("late", "left"), [(True, 3), (False, 5)])
def test_past_midnight_two_cards_are_lost_after_mulligans(late: bool, left: int) -> None:
    game = Game(RULEBOOK, start(2, past_midnight=late))
    assert [len(hand) for hand in game.state.hand] == [5, 5]
    game.choose("keep")
    game.choose("keep")
    assert [len(hand) for hand in game.state.hand] == [left, left]
    assert [len(pile) for pile in game.state.discard] == [5 - left] * 2


def test_madness_in_a_deck_is_not_in_the_collection() -> None:
    plan = start()
    plan["investigators"][0]["deck"] = [*ROLAND, "core/psychosis", "core/amnesia"]
    state = RULEBOOK.begin(plan)
    left = Counter(slugs(state, state.set_aside))
    assert left["core/psychosis"] == 0
    assert left["core/amnesia"] == 1
    assert left["core/paranoia"] == 2


def test_unrevealed_woods_look_alike() -> None:
    """Which four of the six woods are there nobody knows before entering."""
    game = new_game("the-devourer-below", start()["investigators"], 3)
    game.choose("keep")
    shown = seen(game, 0)["locations"][1:]
    assert [each["card"] for each in shown] == [None] * 4
    assert [each["ref"] for each in shown] == ["arkham-woods", "arkham-woods#2", "arkham-woods#3", "arkham-woods#4"]
    assert "move core/arkham-woods#3" in keys(game)
    game.choose("move core/arkham-woods#3")
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(keys(game)[-1])
    assert seen(game, 0)["locations"][3]["card"] in WOODS


def test_looking_ahead_does_not_know_the_woods_or_the_agents() -> None:
    state = laid_out()
    seen: set[tuple[str, ...]] = set()
    agents: set[str | None] = set()
    for seed in range(40):
        other = RULEBOOK.deal(state, 0, Chance(seed))
        assert RULEBOOK.problems(other) == []
        assert Counter(each.kind for each in other.cards) == Counter(each.kind for each in state.cards)
        seen.add(tuple(slugs(other, other.locations)))
        here = {load()[each].encounter_set for each in slugs(other, other.encounter_deck)} & set(AGENTS)
        assert len(here) == 1
        agents |= here
    assert len(seen) > 20
    assert agents == set(AGENTS)


# ---- locations


def test_the_paths_and_the_ring() -> None:
    game = woods(locations=[PATH, SITE, *(each.partition("/")[2] for each in WOODS)])
    edges = {each["ref"]: set(each["connections"]) for each in seen(game, 0)["locations"]}
    short = "arkham-woods-"
    ring = ["unhallowed-ground", "cliffside", "quiet-glade", "tangled-thicket", "twisting-paths", "old-house"]
    assert edges["main-path"] == {"ritual-site", *(short + each for each in ring)}
    assert edges["ritual-site"] == {"main-path"}
    for number, each in enumerate(ring):
        beside = {short + ring[number - 1], short + ring[(number + 1) % 6], "main-path"}
        assert edges[short + each] == beside


def test_unrevealed_woods_touch_the_main_path_only() -> None:
    game = woods(locations=[PATH, "arkham-woods-old-house", Place("arkham-woods-twisting-paths", revealed=False)])
    edges = {each["ref"]: each["connections"] for each in seen(game, 0)["locations"]}
    assert edges["arkham-woods#2"] == ["main-path"]
    assert edges["arkham-woods-old-house"] == ["main-path"]


@pytest.mark.parametrize(("token", "hurt"), [("+1", (0, 0)), ("0", (1, 1))])
def test_unhallowed_ground(token: str, hurt: tuple[int, int]) -> None:
    """Willpower (4) on entering: Roland has 3."""
    game = woods(locations=[PATH, "arkham-woods-unhallowed-ground"], bag=(token,))
    game.choose("move core/arkham-woods-unhallowed-ground")
    roland = card(game, "roland-banks")
    assert (roland.damage, roland.horror) == hurt
    assert seen(game, 0)["investigators"][0]["location"] == "arkham-woods-unhallowed-ground"


def test_the_encounter_deck_is_made_anew_when_the_intruder_was_its_last_card() -> None:
    """ahlcg/encounter-deck/b: not only when somebody has to draw from it."""
    agnes = Inv("agnes-baker", hand=["dark-memory"])
    game = woods(agnes, agenda_doom=3, encounter_deck=["ancient-evils", "ghoul-minion"])
    game.choose("play core/dark-memory")
    assert card(game, "ghoul-minion").threat == 0
    assert (slugs(game.state, game.state.encounter_deck), game.state.encounter_discard) == (["core/ancient-evils"], [])
    assert game.decision is not None
    assert game.decision.kind == "turn"


@pytest.mark.parametrize(("token", "place"), [("0", "main-path"), ("-1", "arkham-woods-twisting-paths")])
def test_twisting_paths_may_lead_back(token: str, place: str) -> None:
    """Intellect (3) on leaving; the action is spent either way (ruling 57)."""
    game = woods(Inv(at=0), locations=["arkham-woods-twisting-paths", PATH], bag=(token,))
    game.choose("move core/main-path")
    assert seen(game, 0)["investigators"][0]["location"] == place
    assert game.state.actions[0] == 2
    told = [each.kind for each in game.log if each.kind in ("moved", "placed", "cancelled")]
    assert told == (["moved"] if place == "main-path" else ["cancelled"])


@pytest.mark.parametrize(("token", "place"), [("0", "main-path"), ("-4", "arkham-woods-twisting-paths")])
def test_twisting_paths_in_the_middle_of_a_test(token: str, place: str) -> None:
    """Survival Instinct moves during the evasion: the second test comes after it, and the move with its success."""
    game = woods(
        Inv("core/daisy-walker", at=0, hand=("survival-instinct", "manual-dexterity", "unexpected-courage")),
        locations=["arkham-woods-twisting-paths", PATH],
        enemies=[Foe("acolyte", engaged=0)],
        bag=(token,),
    )
    game.play(
        "evade core/acolyte",
        "commit core/survival-instinct",
        "commit core/manual-dexterity",
        "commit core/unexpected-courage",
    )
    while "move core/main-path" not in keys(game):
        game.choose("apply evade" if "apply evade" in keys(game) else keys(game)[-1])
    assert keys(game) == ["move core/main-path", "stay"]
    game.choose("move core/main-path")
    assert [each.kind for each in game.log if each.kind.startswith("test ")] == [
        "test succeeds",
        "test succeeds" if place == "main-path" else "test fails",
    ]
    assert seen(game, 0)["investigators"][0]["location"] == place
    assert (game.decision.kind, game.state.actions[0]) == ("turn", 2)


def put_off(**rest: Any) -> Game[State]:
    """Daisy evades, and would move out of the Twisting Paths in the middle of it; the second test is next."""
    rest.setdefault("enemies", [Foe("acolyte", engaged=0)])
    game = woods(
        Inv("core/daisy-walker", at=0, hand=("survival-instinct", "manual-dexterity", "unexpected-courage")),
        bag=("0",),
        **rest,
    )
    game.play(
        "evade core/acolyte",
        "commit core/survival-instinct",
        "commit core/manual-dexterity",
        "commit core/unexpected-courage",
    )
    while "move core/main-path" not in keys(game):
        game.choose("apply evade" if "apply evade" in keys(game) else keys(game)[-1])
    game.choose("move core/main-path")
    return game


def test_a_move_that_was_put_off_is_a_move() -> None:
    """ahlcg/nested-skill-tests/a: it goes on after the test; a Barricade falls behind its leaver, the log says so."""
    paths = Place("arkham-woods-twisting-paths", attached=["barricade"])
    game = put_off(locations=[paths, PATH])
    while game.decision is not None and game.decision.kind == "order":
        game.choose("resolve core/arkham-woods-twisting-paths")
    assert seen(game, 0)["investigators"][0]["location"] == "main-path"
    assert card(game, "barricade").zone == DISCARD
    kinds = [each.kind for each in game.log if each.kind in ("put off", "cancelled", "moved", "placed")]
    assert kinds == ["put off", "moved"]
    assert "The move of Daisy Walker has to wait for a test." in words(game)


def test_who_cannot_follow_stays_behind_a_move_that_was_put_off() -> None:
    """A non-Elite enemy does not enter a barricaded place (6.77)."""
    game = put_off(
        locations=["arkham-woods-twisting-paths", Place("main-path", attached=["barricade"])],
        enemies=[Foe("acolyte", engaged=0), Foe("goat-spawn", engaged=0)],
    )
    places = {each["ref"]: each["location"] for each in seen(game, 0)["enemies"]}
    assert seen(game, 0)["investigators"][0]["location"] == "main-path"
    assert places["goat-spawn"] == "arkham-woods-twisting-paths"


def test_twisting_paths_and_an_investigator_who_falls_there() -> None:
    """The tablet's damage defeats the tester: nobody moves, and the scenario ends."""
    game = woods(
        Inv(at=0, damage=8),
        locations=["arkham-woods-twisting-paths", PATH],
        enemies=[Foe("ghoul-minion", at="arkham-woods-twisting-paths", exhausted=True)],
        bag=("tablet",),
    )
    game.choose("move core/main-path")
    assert game.state.resolution == "none"
    assert game.state.place == [-1]


@pytest.mark.parametrize(
    ("place", "skill"), [("old-house", "willpower"), ("cliffside", "agility"), ("tangled-thicket", "combat")]
)
def test_investigated_with_another_skill(place: str, skill: str) -> None:
    """Only icons of that skill count (ruling 24): shroud 2, Roland 3/3/4/2."""
    icon = {"willpower": "guts", "agility": "manual-dexterity", "combat": "overpower"}
    game = woods(
        Inv(hand=("guts", "manual-dexterity", "overpower", "perception")),
        locations=[Place(f"arkham-woods-{place}", clues=1), PATH],
        bag=("-2",),
    )
    game.choose(f"investigate core/arkham-woods-{place}")
    assert keys(game) == [f"commit core/{icon[skill]}", "done"]
    game.choose(f"commit core/{icon[skill]}")
    while game.decision is not None and game.decision.kind != "turn":
        game.choose("apply clue" if "apply clue" in keys(game) else keys(game)[0])
    assert card(game, "roland-banks").clues == 1


def test_quiet_glade_heals_once_each_turn() -> None:
    game = woods(Inv(damage=2, horror=2), locations=["arkham-woods-quiet-glade", PATH])
    game.choose("use core/arkham-woods-quiet-glade")
    assert keys(game) == ["damage", "horror"]
    game.choose("horror")
    roland = card(game, "roland-banks")
    assert (roland.damage, roland.horror) == (2, 1)
    assert "use core/arkham-woods-quiet-glade" not in keys(game)
    to_round_end(game)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(keys(game)[-1])
    assert "use core/arkham-woods-quiet-glade" in keys(game)


def test_quiet_glade_needs_a_wound() -> None:
    game = woods(Inv(), locations=["arkham-woods-quiet-glade", PATH])
    assert "use core/arkham-woods-quiet-glade" not in keys(game)


@pytest.mark.parametrize(("hurt", "left"), [(Inv(damage=2), (1, 0)), (Inv(horror=2), (0, 1))])
def test_quiet_glade_asks_nothing_where_one_is_hurt_in_one_way(hurt: Inv, left: tuple[int, int]) -> None:
    game = woods(hurt, locations=["arkham-woods-quiet-glade", PATH])
    game.choose("use core/arkham-woods-quiet-glade")
    roland = card(game, "roland-banks")
    assert (roland.damage, roland.horror, game.decision.kind) == (*left, "turn")


@pytest.mark.parametrize(("clues", "after"), [(0, 4), (3, 4), (5, 5)])
def test_the_ritual_site_fills_up(clues: int, after: int) -> None:
    """At the end of the round up to 2 for each investigator, never down."""
    game = woods(Inv(), Inv("core/daisy-walker"), locations=[PATH, Place("ritual-site", clues=clues)], agenda_doom=0)
    to_round_end(game)
    assert card(game, "ritual-site").clues == after
    assert [each.after for each in game.log if each.kind == "clues placed"] == (
        [after - clues] if after > clues else []
    )


def test_resigning_from_the_main_path_saves_nobody() -> None:
    """Everybody gone is not a resolution: death, and Arkham with it (ruling 63)."""
    game = woods(Inv(), Inv("core/daisy-walker"), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("use core/main-path")
    assert "hurt" not in [entry.kind for entry in game.log], "resigning provokes nobody"
    while game.decision is not None:
        game.choose("use core/main-path" if "use core/main-path" in keys(game) else keys(game)[0])
    assert game.state.gone == ["resigned", "resigned"]
    end = outcome(game)
    assert end.resolution == "none"
    assert end.notes == {"arkham_succumbed": True}
    assert end.killed == (0, 1)
    assert end.experience == (0, 0)
    assert end.trauma == ((0, 0), (0, 0))
    assert end.result == LOST


# ---- tokens


def skill_value(game: Game[State]) -> int:
    """The skill value of the last test."""
    return int([each.before for each in game.log if each.kind in ("test succeeds", "test fails")][-1])


@pytest.mark.parametrize(
    ("difficulty", "token", "value"),
    [
        ("easy", "skull", 4 - 2),
        ("standard", "skull", 4 - 2),
        ("hard", "skull", 4 - 3),
        ("expert", "skull", 4 - 3),
        ("easy", "cultist", 4 - 2),
        ("standard", "cultist", 4 - 2),
        ("hard", "cultist", 0),
        ("expert", "cultist", 0),
        ("easy", "tablet", 4 - 3),
        ("standard", "tablet", 4 - 3),
        ("hard", "tablet", 0),
        ("expert", "tablet", 0),
        ("standard", "elder thing", 0),
        ("expert", "elder thing", 0),
    ],
)
def test_symbols(difficulty: str, token: str, value: int) -> None:
    """Roland's combat is 4; two Monsters are in play, one of them far away."""
    game = woods(
        enemies=[Foe("ghoul-minion", engaged=0), Foe("ghoul-minion", at="ritual-site")],
        bag=(token,),
        difficulty=difficulty,
    )
    game.choose("fight core/ghoul-minion")
    assert skill_value(game) == value


@pytest.mark.parametrize("token", ["elder thing", "tablet", "cultist"])
@pytest.mark.parametrize(("difficulty", "worth"), [("standard", (5, 3, 2)), ("hard", (7, 5, 4))])
def test_modifiers_exactly(token: str, difficulty: str, worth: tuple[int, int, int]) -> None:
    """With icons for +6 nothing is hidden by the floor of 0."""
    game = woods(
        Inv(hand=("overpower", "unexpected-courage", "vicious-blow", "vicious-blow")),
        enemies=[Foe("wizard-of-the-order", engaged=0)],
        bag=(token,),
        difficulty=difficulty,
    )
    game.choose("fight core/wizard-of-the-order")
    for each in ("overpower", "unexpected-courage", "vicious-blow", "vicious-blow"):
        game.choose(f"commit core/{each}")
    expected = {"elder thing": worth[0], "tablet": worth[1], "cultist": worth[2]}[token]
    assert skill_value(game) == 4 + 2 + 2 + 1 + 1 - expected


@pytest.mark.parametrize(("difficulty", "doom"), [("standard", 1), ("hard", 2)])
def test_the_cultist_puts_doom_on_the_nearest_enemy(difficulty: str, doom: int) -> None:
    game = woods(
        locations=[PATH, Place("arkham-woods-old-house", clues=1), SITE],
        enemies=[Foe("ghoul-minion", at="ritual-site"), Foe("acolyte", at="main-path", exhausted=True)],
        bag=("cultist",),
        difficulty=difficulty,
    )
    game.choose("investigate core/main-path")
    assert card(game, "acolyte").doom == doom
    assert card(game, "ghoul-minion").doom == 0


def test_the_lead_chooses_among_the_nearest() -> None:
    game = woods(
        Inv("core/daisy-walker"),
        Inv(),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("acolyte", at="main-path", exhausted=True)],
        bag=("cultist",),
        lead=1,
    )
    game.choose("fight core/acolyte")
    assert game.decision is not None
    assert (game.decision.seat, keys(game)) == (1, ["doom core/ghoul-minion", "doom core/acolyte"])
    game.choose("doom core/acolyte")
    assert card(game, "acolyte").doom == 1


def test_the_cultist_without_enemies_does_nothing() -> None:
    game = woods(bag=("cultist",))
    game.choose("investigate core/main-path")
    assert game.decision is not None
    assert game.decision.kind == "turn"


@pytest.mark.parametrize(("difficulty", "hurt"), [("standard", (1, 0)), ("hard", (1, 1))])
@pytest.mark.parametrize("near", [True, False])
def test_the_tablet_hurts_beside_a_monster(difficulty: str, hurt: tuple[int, int], near: bool) -> None:
    foe = Foe("ghoul-minion", at="main-path" if near else "ritual-site", exhausted=True)
    game = woods(enemies=[foe], bag=("tablet",), difficulty=difficulty)
    game.choose("investigate core/main-path")
    roland = card(game, "roland-banks")
    assert (roland.damage, roland.horror) == (hurt if near else (0, 0))


@pytest.mark.parametrize(("ancient", "tokens"), [(True, 2), (False, 1)])
def test_the_elder_thing_brings_another_token_before_an_ancient_one(ancient: bool, tokens: int) -> None:
    foes = [Foe("umordhoth", at="ritual-site", exhausted=True)] if ancient else []
    seen: set[tuple[Any, ...]] = set()
    for seed in range(12):
        game = woods(enemies=foes, bag=("elder thing", "0"), seed=seed)
        game.choose("investigate core/main-path")
        seen.add(tuple(each.after for each in game.log if each.kind == "token"))
    assert seen == {("0",), ("elder thing", "0")[:tokens]}


@pytest.mark.parametrize("token", ["skull", "cultist", "tablet"])
@pytest.mark.parametrize("difficulty", ["standard", "hard"])
def test_other_symbols_bring_no_further_token_before_an_ancient_one(token: str, difficulty: str) -> None:
    foes = [Foe("umordhoth", at="ritual-site", exhausted=True)]
    game = woods(enemies=foes, bag=(token, token), difficulty=difficulty)
    game.choose("investigate core/main-path")
    assert [each.after for each in game.log if each.kind == "token"] == [token]


def test_no_further_token_for_a_tester_who_is_defeated() -> None:
    """Shrivelling's horror at the elder thing defeats Agnes; the cultist is no longer revealed."""
    for seed in range(12):
        game = woods(
            Inv("core/agnes-baker", horror=7, play=("shrivelling",)),
            Inv(at=1),
            enemies=[Foe("umordhoth", at="ritual-site", exhausted=True), Foe("ghoul-minion", engaged=0)],
            bag=("elder thing", "cultist"),
            seed=seed,
        )
        game.choose("use core/shrivelling")
        while game.state.active == 0 and game.decision is not None:
            game.choose(keys(game)[-1])
        assert game.state.gone == ["horror", ""]
        assert [each.kind for each in game.log].count("token") == 1


@pytest.mark.parametrize("place", ["deck", "discard"])
def test_the_hard_skull_draws_a_monster_after_a_failure(place: str) -> None:
    deck, pile = (("acolyte", "ghoul-minion"), ()) if place == "deck" else (("acolyte",), ("ghoul-minion",))
    game = woods(
        enemies=[Foe("wizard-of-the-order", engaged=0, exhausted=True)],
        encounter_deck=deck,
        encounter_discard=pile,
        bag=("skull",),
        difficulty="hard",
    )
    game.choose("fight core/wizard-of-the-order")
    assert card(game, "ghoul-minion").threat == 0


def test_the_hard_skull_waits_for_the_end_of_the_test() -> None:
    """It is not a result to be put in order with others: Roland has his damage before the Monster comes."""
    game = woods(
        encounter_deck=("grasping-hands", "ghoul-minion"),
        step="1.4 encounter cards",
        active=None,
        bag=("skull",),
        difficulty="hard",
    )
    assert game.decision is not None
    assert game.decision.kind == "turn"
    assert (card(game, "ghoul-minion").threat, card(game, "roland-banks").damage) == (0, 3)
    told = [each.kind for each in game.log]
    assert told.index("hurt") < told.index("spawned")
    calm = woods(Inv("core/daisy-walker"), encounter_deck=("ghoul-minion",), bag=("skull",), difficulty="hard")
    calm.choose("investigate core/main-path")
    assert calm.view(0)["enemies"] == []


# ---- agendas


def test_agenda_1_sends_a_monster_with_doom() -> None:
    """Its doom comes after all doom was removed; it spawns on the Main Path whatever its text says."""
    game = woods(
        locations=[SITE, PATH],
        agenda_doom=4,
        encounter_deck=("acolyte", "rotting-remains", "ghoul-minion"),
        step="1.3 check doom",
        active=None,
    )
    minion = card(game, "ghoul-minion")
    assert minion.doom == 1
    assert seen(game, 0)["enemies"][0]["location"] == "main-path"
    assert seen(game, 0)["agenda"]["card"] == "core/the-ritual-begins"


def test_agenda_1_shuffles_the_discard_pile_in_first() -> None:
    """The only Monster lies in the discard pile (6.46)."""
    game = woods(
        agenda_doom=4,
        encounter_deck=("rotting-remains",) * 2,
        encounter_discard=("ghoul-minion",),
        step="1.3 check doom",
        active=None,
    )
    assert (card(game, "ghoul-minion").doom, card(game, "ghoul-minion").threat) == (1, 0)


def test_agenda_2_makes_enemies_stronger_while_it_is_current() -> None:
    game = woods(agenda="the-ritual-begins", later_agendas=("vengeance-awaits",), enemies=[Foe("acolyte", engaged=0)])
    foe = seen(game, 0)["enemies"][0]
    assert (foe["fight"], foe["evade"]) == (4, 3)
    before = woods(enemies=[Foe("acolyte", engaged=0)]).view(0)["enemies"][0]
    assert (before["fight"], before["evade"]) == (3, 2)


def madness(token: str, **rest: Any) -> Game[State]:
    return woods(
        Inv(hand=("machete", "machete")),
        Inv("core/agnes-baker", hand=("machete",)),
        agenda="the-ritual-begins",
        later_agendas=("vengeance-awaits",),
        agenda_doom=5,
        step="1.3 check doom",
        active=None,
        bag=(token,),
        set_aside=rest.pop("set_aside", ("paranoia",)),
        **rest,
    )


def test_agenda_2_drives_those_mad_who_fail() -> None:
    """Willpower (6): Roland 3 fails and loses all resources to Paranoia, Agnes 5 succeeds with +1."""
    game = madness("+1")
    assert game.state.resources == [0, 5]
    paranoia = card(game, "paranoia")
    assert paranoia.owner == 0
    assert paranoia.uid in game.state.discard[0]
    assert game.state.remembered("weaknesses gained") == ((0, "core/paranoia"),)
    assert seen(game, 0)["agenda"]["card"] == "core/vengeance-awaits"
    both = madness("0", set_aside=("paranoia", "paranoia"))
    assert [seat for seat, _ in both.state.remembered("weaknesses gained")] == [0, 1], "Agnes needs the +1"
    one = madness("+1", set_aside=("paranoia", "paranoia"))
    assert [seat for seat, _ in one.state.remembered("weaknesses gained")] == [0]


def test_agenda_2_in_player_order_while_the_collection_lasts() -> None:
    game = madness("-4", set_aside=("hypochondria", "hypochondria", "psychosis"))
    gained = game.state.remembered("weaknesses gained")
    assert [seat for seat, _ in gained] == [0, 1]
    assert all(each in MADNESSES for _, each in gained)
    assert len(game.state.set_aside) == 1
    assert madness("-4", set_aside=()).state.remembered("weaknesses gained") is None


def awakening(act: str, people: tuple[Inv, ...] = (Inv(),), **rest: Any) -> Game[State]:
    usual: dict[str, Any] = {
        "agenda": "vengeance-awaits",
        "later_agendas": (),
        "later_acts": (),
        "agenda_doom": 5,
        "step": "1.3 check doom",
        "active": None,
        "act": act,
        "set_aside": ("umordhoth",),
        "bag": ("0",),
    }
    return woods(*people, **(usual | rest))


def test_agenda_3_in_act_1_opens_the_ritual_site() -> None:
    game = awakening(
        "investigating-the-trail",
        locations=[PATH],
        set_aside=("umordhoth", "ritual-site"),
        encounter_deck=("dissonant-voices",),
    )
    view = seen(game, 0)
    assert [each["ref"] for each in view["locations"]] == ["main-path", "ritual-site"]
    assert [(each["card"], each["location"]) for each in view["enemies"]] == [("core/umordhoth", "ritual-site")]
    assert view["act"]["card"] == view["agenda"]["card"] == "core/vengeance-awaits"
    assert view["agenda"]["needed"] is None
    assert slugs(game.state, game.state.removed) == ["core/investigating-the-trail"]
    assert game.state.cards[game.state.agenda].doom == 0


FLYING = Foe("screeching-byakhee", at="ritual-site", exhausted=True)


@pytest.mark.parametrize("act", ["into-the-darkness", "disrupting-the-ritual"])
def test_agenda_3_later_clears_the_ritual_site(act: str) -> None:
    """Enemies there are discarded, engaged ones too, and give no victory points."""
    game = awakening(
        act,
        (Inv(at=0), Inv("core/daisy-walker", at=1)),
        enemies=[Foe("goat-spawn", engaged=1), FLYING, Foe("acolyte", engaged=0)],
    )
    assert keys(game) == ["discard core/goat-spawn", "discard core/screeching-byakhee"]
    game.choose("discard core/goat-spawn")
    assert [each["card"] for each in seen(game, 0)["enemies"]] == ["core/acolyte", "core/umordhoth"]
    assert game.state.victory == []
    assert card(game, "daisy-walker").horror == 0


def test_the_devourer_has_no_threshold() -> None:
    """From then on doom changes nothing and no clues advance anything."""
    game = awakening("investigating-the-trail", (Inv(clues=9),), enemies=[])
    for _ in range(3):
        to_round_end(game)
        while game.decision is not None and game.decision.kind != "turn":
            game.choose(keys(game)[-1])
        if game.decision is None:
            break
        assert not any(key.startswith("advance") for key in keys(game))
    assert game.state.resolution in ("", "none")
    assert game.state.cards[game.state.agenda].doom > 0 or game.state.over


# ---- acts


def test_act_1_opens_the_ritual_site_and_brings_who_got_away() -> None:
    game = woods(
        Inv(clues=3),
        locations=["arkham-woods-old-house", PATH],
        set_aside=("ritual-site", "wolf-man-drew", "the-masked-hunter"),
        log={"cultists_got_away": (HUNTER, WOLF)},
    )
    game.choose("advance core/investigating-the-trail")
    view = seen(game, 0)
    assert {(each["card"], each["location"]) for each in view["enemies"]} == {
        (WOLF, "main-path"),
        (HUNTER, "main-path"),
    }
    assert [each["card"] for each in view["locations"]][-1] == "core/ritual-site"
    assert view["act"]["card"] == "core/into-the-darkness"
    assert card(game, "roland-banks").clues == 0


def test_act_1_brings_nobody_where_nobody_got_away() -> None:
    game = woods(Inv(clues=3), locations=[PATH], set_aside=("ritual-site",))
    game.choose("advance core/investigating-the-trail")
    view = seen(game, 0)
    assert ([each["ref"] for each in view["locations"]], view["enemies"]) == (["main-path", "ritual-site"], [])


def test_act_1_scales() -> None:
    assert "advance core/investigating-the-trail" not in keys(woods(Inv(clues=5), Inv("core/daisy-walker")))
    assert "advance core/investigating-the-trail" in keys(woods(Inv(clues=5), Inv("core/daisy-walker", clues=1)))


@pytest.mark.parametrize(("players", "guards"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_act_2_entering_the_site_brings_guards(players: int, guards: int) -> None:
    people = [Inv(each) for each in INVESTIGATORS[:players]]
    game = woods(
        *people,
        act="into-the-darkness",
        later_acts=("disrupting-the-ritual",),
        encounter_deck=("rotting-remains", "ghoul-minion", "ravenous-ghoul", "ancient-evils", "acolyte"),
    )
    game.choose("move core/ritual-site")
    view = seen(game, 0)
    assert view["act"]["card"] == "core/disrupting-the-ritual"
    assert [each["location"] for each in view["enemies"]] == ["ritual-site"] * guards
    assert all(each["engaged"] == 0 for each in view["enemies"])


def test_act_2_shuffles_the_discard_pile_in_first() -> None:
    """The only enemy lies in the discard pile (6.46)."""
    game = woods(
        act="into-the-darkness",
        later_acts=("disrupting-the-ritual",),
        encounter_deck=("rotting-remains",) * 2,
        encounter_discard=("ghoul-minion",),
    )
    game.choose("move core/ritual-site")
    assert seen(game, 0)["enemies"][0]["location"] == "ritual-site"


def test_act_2_counts_only_players_still_there() -> None:
    people = [Inv("core/roland-banks"), Inv("core/daisy-walker"), Inv("core/agnes-baker")]
    game = woods(
        *people,
        act="into-the-darkness",
        later_acts=("disrupting-the-ritual",),
        encounter_deck=("ghoul-minion", "ravenous-ghoul"),
    )
    game.choose("use core/main-path")
    while "move core/ritual-site" not in keys(game):
        game.choose(keys(game)[0])
    game.choose("move core/ritual-site")
    assert len(seen(game, 0)["enemies"]) == 1


def test_act_3_willpower_or_agility_anywhere_for_a_clue() -> None:
    """The clue is spent whatever happens; engaged enemies attack, for it is not a fight, evasion or parley."""
    game = woods(
        Inv(clues=2),
        act="disrupting-the-ritual",
        later_acts=(),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    game.choose("use core/disrupting-the-ritual")
    assert keys(game) == ["willpower", "agility"]
    assert card(game, "roland-banks").damage == 1
    game.choose("agility")
    assert card(game, "disrupting-the-ritual").clues == 0
    assert card(game, "roland-banks").clues == 1
    game.choose("use core/disrupting-the-ritual")
    game.choose("willpower")
    assert card(game, "disrupting-the-ritual").clues == 1
    assert card(game, "roland-banks").clues == 0
    assert "use core/disrupting-the-ritual" not in keys(game)


def test_act_3_asks_for_the_skill_only_once() -> None:
    """With Mind over Matter the agility test may be one of intellect: one question, not two (6.25)."""
    game = woods(
        Inv("core/daisy-walker", clues=1, hand=("mind-over-matter",)), act="disrupting-the-ritual", later_acts=()
    )
    game.play("play core/mind-over-matter", "use core/disrupting-the-ritual", "agility")
    assert keys(game) == ["intellect", "as printed"]
    game.choose("as printed")
    assert game.decision is not None
    assert game.decision.kind == "turn"
    assert card(game, "disrupting-the-ritual").clues == 0


# ---- resolutions


@pytest.mark.parametrize("players", [1, 2])
def test_r1_the_ritual_is_broken(players: int) -> None:
    people = [Inv(clues=2 * players), Inv("core/daisy-walker")][:players]
    game = woods(*people, act="disrupting-the-ritual", later_acts=(), victory=("goat-spawn", "screeching-byakhee"))
    while game.decision is not None:
        wanted = (
            "use core/disrupting-the-ritual",
            "willpower",
            "end turn",
            "turn core/roland-banks",
            "pass",
            keys(game)[0],
        )
        game.choose(next(key for key in wanted if key in keys(game)))
    assert game.state.resolution == "R1"
    end = outcome(game)
    assert end.notes == {"ritual_broken": True}
    assert end.experience == (6,) * players
    assert end.trauma == ((0, 2),) * players
    assert end.killed == ()
    assert end.weakness == ()
    assert end.result == WON


def test_r2_umordhoth_is_repelled() -> None:
    """From the agenda's advancing on: 10 health alone, two for each blow of the Machete, one attack in between."""
    game = awakening(
        "disrupting-the-ritual",
        (Inv(at=1, play=("machete",)),),
        bag=("+1",),
        encounter_deck=("dissonant-voices",) * 2,
    )
    assert [each["health"] for each in seen(game, 0)["enemies"]] == [10]
    blows = 0
    while game.decision is not None:
        blows += "use core/machete" in keys(game)
        game.choose(next(key for key in ("use core/machete", "end turn", "pass", keys(game)[0]) if key in keys(game)))
    assert game.state.resolution == "R2"
    assert blows == 5
    assert (card(game, "roland-banks").damage, card(game, "roland-banks").horror) == (3, 3)


def test_no_other_enemys_defeat_repels_umordhoth() -> None:
    game = awakening("investigating-the-trail", (Inv(),), enemies=[Foe("acolyte", engaged=0)])
    game.choose("fight core/acolyte")
    assert [each["card"] for each in seen(game, 0)["enemies"]] == ["core/umordhoth"]
    assert (game.state.resolution, game.decision.kind) == ("", "turn")


def test_what_r2_means() -> None:
    """Health 6 and 4 for each investigator; the resolution comes at once, and everybody pays."""
    game = woods(
        Inv(at=1),
        Inv("core/daisy-walker"),
        act="vengeance-awaits",
        agenda="vengeance-awaits",
        enemies=[Foe("umordhoth", at="ritual-site", damage=13)],
        bag=("+1",),
    )
    assert seen(game, 0)["enemies"][0]["health"] == 14
    game.choose("fight core/umordhoth")
    assert game.state.resolution == "R2"
    end = outcome(game)
    assert end.notes == {"repelled_umordhoth": True}
    assert end.experience == (10, 10)
    assert end.trauma == ((2, 2), (2, 2))
    assert end.result == WON


def test_r3_lita_is_sacrificed() -> None:
    """It is not a parley, so Umôrdhoth attacks first; everybody gains a Madness weakness afterwards."""
    game = woods(
        Inv(at=1, play=(In("lita-chantler"),)),
        Inv("core/daisy-walker"),
        act="vengeance-awaits",
        agenda="vengeance-awaits",
        enemies=[Foe("umordhoth", at="ritual-site")],
        victory=("screeching-byakhee",),
    )
    game.choose("use core/umordhoth")
    while game.decision is not None and game.decision.kind == "assign":
        game.choose(next(key for key in keys(game) if "roland" in key))
    assert game.state.resolution == "R3"
    assert card(game, "roland-banks").damage == 3
    end = outcome(game)
    assert end.notes == {"sacrificed_lita": True}
    assert end.experience == (1, 1)
    assert end.trauma == ((2, 2), (2, 2))
    assert end.weakness == ((0, "Madness"), (1, "Madness"))
    assert end.result == SURVIVED


def test_no_sacrifice_without_lita() -> None:
    game = woods(
        Inv(at=1),
        Inv("core/daisy-walker", at=1, play=(In("lita-chantler"),)),
        act="vengeance-awaits",
        agenda="vengeance-awaits",
        enemies=[Foe("umordhoth", at="ritual-site")],
    )
    assert "use core/umordhoth" not in keys(game)


def test_gained_weaknesses_are_part_of_the_outcome() -> None:
    game = madness("+1", locations=[PATH, SITE])
    while game.decision is not None:
        game.choose("use core/main-path" if "use core/main-path" in keys(game) else keys(game)[-1])
    assert outcome(game).gained == ((0, "core/paranoia"),)


# ---- whole games


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_at_random(players: int) -> None:
    log = {"cultists_got_away": [WOLF, RUTH, HUNTER], "ghoul_priest_alive": True, "past_midnight": players % 2 == 0}
    plan = start(players, players, DIFFICULTIES[players - 1], **log)
    assert check_game(RULEBOOK, plan, players, thorough=25) > 10
