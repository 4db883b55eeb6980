"""The Gathering: set-up, tokens, acts, agendas and every ending (arkham/basics/4.2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from orne.arkham.campaigns.night_of_the_zealot.cards import LITA
from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK, new_game
from orne.arkham.scenario import Outcome, StoryAsset, scenario
from orne.arkham.state import State
from orne.arkham.table import ArkhamTable
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from tests.arkham.look import seen, words

NAMES = ("roland-banks", "wendy-adams", "skids-otoole", "agnes-baker")
DECK = ["core/emergency-cache"] * 30
HOUSE = ("hallway", "attic", "cellar", "parlor")
CLOSED = ("hallway", "attic", "cellar", Place("parlor", revealed=False))
LAST: dict[str, Any] = {"locations": HOUSE, "act": "what-have-you-done"}
BARRIER: dict[str, Any] = {
    "locations": CLOSED,
    "act": "the-barrier",
    "later_acts": ("what-have-you-done",),
    "set_aside": ("ghoul-priest", "lita-chantler"),
}
STUDY: dict[str, Any] = {
    "locations": ("study",),
    "act": "trapped",
    "later_acts": ("the-barrier", "what-have-you-done"),
    "set_aside": ("hallway", "attic", "cellar", "parlor", "ghoul-priest", "lita-chantler"),
}


def keys(game: Game[State]) -> list[str]:
    """What is offered."""
    return [option.key for option in game.options]


def table(game: Game[State]) -> ArkhamTable:
    """A table at the game's state."""
    return RULEBOOK.table(game.state)


def outcome(game: Game[State]) -> Outcome:
    """What the campaign gets."""
    assert game.over
    return scenario("the-gathering").outcome(table(game))


def slugs(game: Game[State], uids: list[int]) -> list[str]:
    """Cards by name."""
    return sorted(table(game).kind(uid).slug.removeprefix("core/") for uid in uids)


def enemy(game: Game[State], card: str) -> dict[str, Any]:
    """An enemy as everybody sees it."""
    found: dict[str, Any] = next(each for each in seen(game, 0)["enemies"] if each["ref"] == card)
    return found


# ---- set-up


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_set_up(number: int) -> None:
    """The Study alone, 26 encounter cards, four locations, the Priest and Lita set aside; clues by investigators."""
    people = [{"id": f"core/{name}", "deck": DECK} for name in NAMES[:number]]
    game = new_game("the-gathering", people, 3)
    state = game.state
    assert slugs(game, state.locations) == ["study"]
    assert state.cards[state.locations[0]].clues == 2 * number
    assert state.place == [state.locations[0]] * number
    assert slugs(game, state.set_aside) == ["attic", "cellar", "ghoul-priest", "hallway", "lita-chantler", "parlor"]
    assert Counter(slugs(game, state.encounter_deck)) == {
        "flesh-eater": 1,
        "icy-ghoul": 1,
        "swarm-of-rats": 3,
        "ghoul-minion": 3,
        "ravenous-ghoul": 1,
        "grasping-hands": 3,
        "rotting-remains": 3,
        "frozen-in-fear": 2,
        "dissonant-voices": 2,
        "ancient-evils": 3,
        "crypt-chill": 2,
        "obscuring-fog": 2,
    }
    assert len(state.encounter_deck) == 26
    assert slugs(game, [state.act, state.agenda]) == ["trapped", "whats-going-on"]
    assert [table(game).kind(uid).facts.stage for uid in reversed(state.act_deck)] == [2, 3]
    assert [table(game).kind(uid).facts.stage for uid in reversed(state.agenda_deck)] == [2, 3]
    assert state.resources == [5] * number
    assert [len(hand) for hand in state.hand] == [5] * number
    assert seen(game, 0)["act"]["needed"] == 2 * number
    assert seen(game, 0)["agenda"]["needed"] == 3
    game.play(*["keep"] * number)
    assert state.over_reason == ""
    assert seen(game, 0)["round"] == 1
    assert seen(game, 0)["phase"] == "investigation"


@pytest.mark.parametrize(
    ("difficulty", "numbers"),
    [
        ("easy", {"+1": 2, "0": 3, "-1": 3, "-2": 2}),
        ("standard", {"+1": 1, "0": 2, "-1": 3, "-2": 2, "-3": 1, "-4": 1}),
        ("hard", {"0": 3, "-1": 2, "-2": 2, "-3": 2, "-4": 1, "-5": 1}),
        ("expert", {"0": 1, "-1": 2, "-2": 2, "-3": 2, "-4": 2, "-5": 1, "-6": 1, "-8": 1}),
    ],
)
def test_the_bag(difficulty: str, numbers: dict[str, int]) -> None:
    """The tokens of each difficulty (4.1)."""
    symbols = {"skull": 2, "cultist": 1, "tablet": 1, "auto-fail": 1, "elder sign": 1}
    assert Counter(BAGS[difficulty]) == numbers | symbols
    game = new_game("the-gathering", [{"id": "core/roland-banks", "deck": DECK}], 1, difficulty=difficulty)
    assert game.state.bag == BAGS[difficulty]


# ---- tokens


@pytest.mark.parametrize(
    ("difficulty", "token", "ghouls", "damage", "horror", "success"),
    [
        ("standard", "skull", 0, 0, 0, True),
        ("standard", "skull", 2, 0, 0, True),
        ("standard", "skull", 3, 0, 0, False),
        ("easy", "cultist", 0, 0, 0, True),
        ("standard", "tablet", 0, 0, 0, True),
        ("standard", "tablet", 1, 1, 0, True),
        ("hard", "skull", 0, 0, 0, True),
        ("hard", "tablet", 0, 0, 0, False),
        ("expert", "tablet", 1, 1, 1, False),
    ],
)
def test_symbols(difficulty: str, token: str, ghouls: int, damage: int, horror: int, success: bool) -> None:
    """Roland investigates the Hallway: 3 against 1, so a token of -2 still succeeds and one of -3 fails."""
    foes = [Foe("ghoul-minion", at="hallway", exhausted=True) for _ in range(ghouls)]
    game = build(Inv(), locations=(Place("hallway", clues=2),), enemies=foes, bag=(token,), difficulty=difficulty)
    game.choose("investigate core/hallway")
    me = seen(game, 0)["investigators"][0]
    assert (me["damage"], me["horror"], me["clues"]) == (damage, horror, int(success))


@pytest.mark.parametrize(
    ("difficulty", "token", "modifier"),
    [
        ("standard", "skull", -1),
        ("standard", "cultist", -1),
        ("standard", "tablet", -2),
        ("hard", "skull", -2),
        ("hard", "cultist", 0),
        ("hard", "tablet", -4),
    ],
)
def test_modifiers_exactly(difficulty: str, token: str, modifier: int) -> None:
    """Daisy's intellect of 5 hides nothing below 0; one Ghoul is here, another elsewhere."""
    foes = [Foe("ghoul-minion", at=where, exhausted=True) for where in ("hallway", "attic")]
    game = build(Inv("daisy-walker"), enemies=foes, bag=(token,), difficulty=difficulty)
    game.choose("investigate core/hallway")
    assert [each.before for each in game.log if each.kind in ("test succeeds", "test fails")] == [5 + modifier]


@pytest.mark.parametrize(
    ("difficulty", "bag", "horror"), [("standard", ("cultist",), 1), ("hard", ("cultist", "-4"), 2)]
)
def test_cultist_token_on_a_failure(difficulty: str, bag: tuple[str, ...], horror: int) -> None:
    """A failure costs 1 horror, on the hard side 2, where another token is revealed and counts too."""
    game = build(Inv(), locations=("cellar",), bag=bag, difficulty=difficulty, seed=3)
    game.choose("investigate core/cellar")
    assert _tokens(game) == list(bag)
    me = seen(game, 0)["investigators"][0]
    assert (me["damage"], me["horror"]) == (0, horror)


def test_the_cultist_of_the_easy_side_brings_no_further_token() -> None:
    game = build(Inv(), locations=("cellar",), bag=("cultist", "cultist"))
    game.choose("investigate core/cellar")
    assert _tokens(game) == ["cultist"]


def _tokens(game: Game[State]) -> list[str]:
    return [entry.after for entry in game.log if entry.kind == "token"]


def test_hard_skull_brings_a_ghoul_only_after_a_failed_test() -> None:
    """On a failure a Ghoul enemy of deck or discard pile is chosen, drawn, and the deck is shuffled."""
    deck = ("ancient-evils", "ghoul-minion", "swarm-of-rats")
    game = build(
        Inv(),
        locations=("cellar", "hallway"),
        bag=("skull",),
        difficulty="hard",
        encounter_deck=deck,
        encounter_discard=("icy-ghoul",),
    )
    game.choose("investigate core/cellar")
    assert keys(game) == ["take core/ghoul-minion", "take core/icy-ghoul"]
    game.choose("take core/ghoul-minion")
    assert enemy(game, "ghoul-minion")["engaged"] == 0
    assert slugs(game, game.state.encounter_deck) == ["ancient-evils", "swarm-of-rats"]
    calm = build(Inv(), locations=("hallway",), bag=("skull",), difficulty="hard", encounter_deck=deck)
    calm.choose("investigate core/hallway")
    assert calm.view(0)["enemies"] == []


# ---- act 1


@pytest.mark.parametrize("number", [1, 2])
def test_trapped_advances_into_the_house(number: int) -> None:
    """Enemies in the Study are discarded, not defeated, engaged ones too; all go to the Hallway; the Study is gone."""
    people = [Inv(NAMES[seat], clues=2) for seat in range(number)]
    foes = [Foe("icy-ghoul", engaged=0), Foe("ghoul-minion", at="study", exhausted=True)]
    where = STUDY | {"locations": (Place("study", attached=("obscuring-fog",)),)}
    game = build(*people, enemies=foes, **where)
    game.choose("advance core/trapped")
    game.choose("discard core/icy-ghoul")
    state = game.state
    assert slugs(game, state.locations) == ["attic", "cellar", "hallway", "parlor"]
    revealed = {place["ref"]: place["revealed"] for place in seen(game, 0)["locations"]}
    assert revealed == {"hallway": True, "attic": False, "cellar": False, "parlor": False}
    assert [person["location"] for person in seen(game, 0)["investigators"]] == ["hallway"] * number
    assert seen(game, 0)["enemies"] == []
    assert state.victory == []
    assert slugs(game, state.encounter_discard) == ["ghoul-minion", "icy-ghoul", "obscuring-fog"]
    assert slugs(game, state.removed) == ["study", "trapped"]
    assert seen(game, 0)["act"] == {"card": "core/the-barrier", "needed": 3 * number, "doom": 0, "clues": 0}
    assert "move core/parlor" not in keys(game)
    assert "move core/attic" in keys(game)


def test_trapped_needs_two_clues_for_each_investigator() -> None:
    """Three clues are too few for two, however they are held."""
    game = build(Inv(clues=3), Inv("wendy-adams"), **STUDY)
    assert "advance core/trapped" not in keys(game)


def test_doom_stays_when_the_act_advances() -> None:
    """Only an advancing agenda clears doom (ahlcg/act-deck-and-agenda-deck/m)."""
    game = build(Inv(clues=2), agenda_doom=2, **STUDY)
    game.choose("advance core/trapped")
    assert seen(game, 0)["doom"] == 2


# ---- act 2


def test_barrier_is_broken_only_as_the_round_ends_by_those_in_the_hallway() -> None:
    """Never during a turn; clues of one in the Attic do not count (6, 96; ahlcg/act-deck-and-agenda-deck/f)."""
    apart = build(Inv(clues=4), Inv("wendy-adams", at=1, clues=2), **BARRIER)
    assert "advance core/the-barrier" not in keys(apart)
    apart.play("end turn", "end turn")
    assert apart.view(0)["round"] == 3
    assert apart.view(0)["act"]["card"] == "core/the-barrier"
    together = build(Inv(clues=4), Inv("wendy-adams", clues=3), **BARRIER)
    together.play("end turn", "end turn")
    assert keys(together) == ["yes", "no"]
    assert together.decision is not None
    assert together.decision.prompt == "Spend 6 clues to break the barrier?"
    assert together.decision.source == together.state.act
    together.choose("yes")
    assert keys(together) == ["spend 3", "spend 4"]
    together.choose("spend 4")
    assert [person["clues"] for person in together.view(0)["investigators"]] == [0, 1]
    assert together.view(0)["act"]["card"] == "core/what-have-you-done"


def test_barrier_may_be_left_alone() -> None:
    """The group may keep its clues."""
    game = build(Inv(clues=3), **BARRIER)
    game.play("end turn", "no")
    assert seen(game, 0)["act"]["card"] == "core/the-barrier"
    assert seen(game, 0)["investigators"][0]["clues"] == 3


def test_behind_the_barrier() -> None:
    """The Parlor is revealed, Lita is there under nobody's control, the Priest is in the Hallway with 5 health each."""
    game = build(Inv(clues=3), Inv("wendy-adams", clues=3), **BARRIER)
    game.play("end turn", "end turn", "yes")
    priest = enemy(game, "ghoul-priest")
    assert (priest["location"], priest["health"]) == ("hallway", 10)
    assert priest["engaged"] == 0  # the highest combat
    parlor = next(place for place in seen(game, 0)["locations"] if place["ref"] == "parlor")
    assert parlor["revealed"]
    assert parlor["here"] == ["lita-chantler"]
    assert game.state.set_aside == []


def test_barrier_comes_before_the_doom_of_the_round() -> None:
    """A Priest that comes by the Barrier counts for that round's doom already (6, 45)."""
    game = build(Inv(clues=3), agenda="theyre-getting-out", agenda_doom=2, **BARRIER)
    game.play("end turn", "yes")
    # 2 there, 1 for the Priest, 1 in the next mythos phase, 1 by Ancient Evils
    assert game.state.cards[game.state.agenda].doom == 5


def test_a_position_without_what_the_barrier_hides_is_refused_in_words() -> None:
    """The Parlor must be in play, Lita and the Priest set aside."""
    game = build(Inv(clues=3))
    game.choose("end turn")
    with pytest.raises(UserError, match="Parlor is not in play"):
        game.choose("yes")
    game = build(Inv(clues=3), locations=CLOSED)
    game.choose("end turn")
    with pytest.raises(UserError, match="Lita Chantler is not among the cards set aside"):
        game.choose("yes")


# ---- agendas


@pytest.mark.parametrize("choice", ["discard", "take 2 horror"])
def test_first_agenda(choice: str) -> None:
    """Everybody loses a random card, or the lead takes 2 horror; doom is gone from everywhere (6, 42)."""
    game = build(
        Inv(hand=("guts",)),
        Inv("wendy-adams", hand=("guts", "guts")),
        step="1.2 place doom",
        active=None,
        agenda_doom=2,
        later_agendas=("rise-of-the-ghouls",),
        encounter_deck=("swarm-of-rats",) * 4,
    )
    assert keys(game) == ["discard", "take 2 horror"]
    game.choose(choice)
    people = seen(game, 0)["investigators"]
    assert [len(hand) for hand in game.state.hand] == ([0, 1] if choice == "discard" else [1, 2])
    assert [person["horror"] for person in people] == ([0, 0] if choice == "discard" else [2, 0])
    assert [person["damage"] for person in people] == [0, 0]
    assert seen(game, 0)["agenda"]["card"] == "core/rise-of-the-ghouls"
    assert seen(game, 0)["doom"] == 0


def test_first_agenda_without_any_hand() -> None:
    """Discarding is open only if at least one investigator has a card (6, 87)."""
    game = build(
        Inv(), step="1.2 place doom", active=None, agenda_doom=2, later_agendas=("rise-of-the-ghouls",), seed=1
    )
    assert seen(game, 0)["investigators"][0]["horror"] == 2


@pytest.mark.parametrize("seed", range(5))
def test_second_agenda_brings_a_ghoul(seed: int) -> None:
    """The discard pile is shuffled in, cards go until a Ghoul enemy shows, the lead draws it (6, 46)."""
    game = build(
        Inv(),
        Inv("wendy-adams"),
        lead=1,
        step="1.2 place doom",
        active=None,
        agenda="rise-of-the-ghouls",
        agenda_doom=6,
        later_agendas=("theyre-getting-out",),
        encounter_deck=("swarm-of-rats", "swarm-of-rats"),
        encounter_discard=("ghoul-minion",),
        seed=seed,
    )
    assert enemy(game, "ghoul-minion")["engaged"] == 1
    drawn = [(entry.subject, entry.seat) for entry in game.log if entry.kind == "encounter"]
    ghoul = next(uid for uid in game.state.play if table(game).kind(uid).slug == "core/ghoul-minion")
    assert drawn[0] == (ghoul, 1)
    assert [seat for _, seat in drawn] == [1, 1, 0], "that draw is one more than those of step 1.4"
    assert seen(game, 0)["agenda"] == {"card": "core/theyre-getting-out", "needed": 10, "doom": 0, "clues": 0}


def test_second_agenda_with_a_ghoul_that_has_no_place() -> None:
    """A Flesh-Eater is discarded while the Attic is not in play (6, 37)."""
    game = build(
        Inv(),
        step="1.2 place doom",
        active=None,
        agenda="rise-of-the-ghouls",
        agenda_doom=6,
        later_agendas=("theyre-getting-out",),
        encounter_deck=("flesh-eater",),
        **STUDY,
    )
    assert seen(game, 0)["enemies"] == []


def test_third_agenda_moves_ghouls() -> None:
    """Unengaged Ghouls, exhausted ones too, step towards the Parlor, even into the closed one; others stay (6, 87)."""
    game = build(
        Inv(at=2),
        locations=CLOSED,
        agenda="theyre-getting-out",
        encounter_deck=("swarm-of-rats",) * 4,
        enemies=[
            Foe("ghoul-minion", at="attic", exhausted=True),
            Foe("ravenous-ghoul", at="hallway", exhausted=True),
            Foe("icy-ghoul", engaged=0, exhausted=True),
            Foe("hunting-nightgaunt", at="attic", exhausted=True),
        ],
    )
    game.choose("end turn")
    assert {each["ref"]: each["location"] for each in seen(game, 0)["enemies"]} == {
        "ghoul-minion": "hallway",
        "ravenous-ghoul": "parlor",
        "icy-ghoul": "cellar",
        "hunting-nightgaunt": "attic",
        "swarm-of-rats": "cellar",
    }
    parlor = next(place for place in seen(game, 0)["locations"] if place["ref"] == "parlor")
    assert not parlor["revealed"]
    # one each for the Ghouls in Hallway and Parlor, one for the mythos phase
    assert game.state.cards[game.state.agenda].doom == 3


def test_third_agenda_doom_does_not_advance_it_by_itself() -> None:
    """Ten doom as the round closes wait for the next mythos phase (6, 41)."""
    game = build(
        Inv(at=2, clues=0),
        locations=CLOSED,
        agenda="theyre-getting-out",
        agenda_doom=9,
        step="4.6 round ends",
        active=None,
        enemies=[Foe("ghoul-minion", at="hallway")],
    )
    told = [entry.kind for entry in game.log]
    assert told.index("doom") < told.index("round") < told.index("agenda advances")
    assert game.state.resolution == "R3"


# ---- endings


@pytest.mark.parametrize("where", [STUDY, BARRIER])
@pytest.mark.parametrize("number", [1, 3])
def test_r3_before_the_last_act(where: dict[str, Any], number: int) -> None:
    """All are trapped and killed, no experience, Lita goes to somebody of the next scenario."""
    people = [Inv(name) for name in NAMES[:number]]
    game = build(*people, step="1.2 place doom", active=None, agenda="theyre-getting-out", agenda_doom=9, **where)
    assert outcome(game) == Outcome(
        "R3",
        {"house_standing": True, "ghoul_priest_alive": True, "lita_forced_to_find_others": True},
        experience=(0,) * number,
        trauma=((0, 0),) * number,
        killed=tuple(range(number)),
        story_assets=(StoryAsset(LITA, anybody=True),),
    )


def test_r3_spares_who_resigned() -> None:
    """Wendy, who stayed, is killed; Roland got away before."""
    game = build(
        Inv(),
        Inv("wendy-adams", at=1),
        locations=("parlor", "hallway"),
        agenda="theyre-getting-out",
        agenda_doom=9,
        act="the-barrier",
    )
    game.play("use core/parlor resign", "end turn")
    end = outcome(game)
    assert (end.resolution, game.state.gone[0], end.killed) == ("R3", "resigned", (1,))


def test_agenda_out_in_the_last_act_is_no_resolution() -> None:
    """Those still there are defeated with 1 physical trauma; the lead earns Lita; 2 more experience (6, 64)."""
    game = build(
        Inv(at=3),
        Inv("wendy-adams"),
        Inv("skids-otoole", at=1),
        agenda="theyre-getting-out",
        agenda_doom=9,
        lead=1,
        enemies=[Foe("ghoul-priest", at="cellar", exhausted=True)],
        locations=("hallway", "attic", "cellar", "parlor"),
        act="what-have-you-done",
    )
    game.play("use core/parlor resign", "turn core/wendy-adams", "end turn", "end turn")
    assert game.state.gone == ["resigned", "defeated", "defeated"]
    assert [line for line in words(game) if "trauma" in line] == [
        "Wendy suffers 1 physical trauma.",
        "Skids suffers 1 physical trauma.",
    ]
    assert outcome(game) == Outcome(
        "none",
        {"house_standing": True, "ghoul_priest_alive": True},
        experience=(4, 4, 4),  # attic and cellar are revealed and without clues
        trauma=((0, 0), (1, 0), (1, 0)),
        story_assets=(StoryAsset(LITA, (1,)),),
    )


def test_all_are_overrun_together() -> None:
    """Nobody is asked whom the ghouls of one would turn to, for nobody is left to turn to."""
    game = build(
        Inv(),
        Inv("wendy-adams"),
        Inv("skids-otoole"),
        step="1.2 place doom",
        active=None,
        agenda="theyre-getting-out",
        agenda_doom=9,
        enemies=[Foe("ghoul-minion", engaged=0), Foe("icy-ghoul", engaged=2)],
        **LAST,
    )
    assert game.state.gone == ["defeated"] * 3
    assert outcome(game).trauma == ((1, 0),) * 3
    assert outcome(game).story_assets == (StoryAsset(LITA, (0,)),)


@pytest.mark.parametrize("number", [1, 2])
def test_all_resign(number: int) -> None:
    """Everybody out by the Parlor's door: no trauma, house standing, Priest alive, 2 experience more."""
    people = [Inv(name, at=1) for name in NAMES[:number]]
    places = (Place("attic", clues=1), "parlor", Place("cellar", revealed=False))
    game = build(*people, locations=places, act="what-have-you-done")
    for _ in range(number):
        game.choose("use core/parlor resign")
    assert game.state.gone == ["resigned"] * number
    assert outcome(game) == Outcome(
        "none",
        {"house_standing": True, "ghoul_priest_alive": True},
        experience=(2,) * number,
        trauma=((0, 0),) * number,
        story_assets=(StoryAsset(LITA, (number - 1,)),),
    )


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("choice", ["burn", "refuse"])
def test_priest_defeated(choice: str, number: int) -> None:
    """The act advances at once; the lead decides about the house."""
    people = [Inv(name) for name in NAMES[:number]]
    game = build(
        *people,
        lead=number - 1,
        enemies=[Foe("ghoul-priest", engaged=0, damage=5 * number - 1)],
        bag=("+1",),
        **LAST,
    )
    game.choose("fight core/ghoul-priest")
    assert game.decision is not None
    assert game.decision.seat == number - 1
    assert keys(game) == ["burn", "refuse"]
    game.choose(choice)
    lead = number - 1
    victory = 2 + 1 + 1 + 2  # the Priest, attic, cellar, and 2 for the scenario
    if choice == "burn":
        assert outcome(game) == Outcome(
            "R1",
            {"house_burned": True},
            experience=(victory,) * number,
            trauma=tuple((0, int(seat == lead)) for seat in range(number)),
            story_assets=(StoryAsset(LITA, (lead,)),),
        )
    else:
        assert outcome(game) == Outcome(
            "R2",
            {"house_standing": True},
            experience=tuple(victory + (seat == lead) for seat in range(number)),
            trauma=((0, 0),) * number,
        )


def test_locations_with_clues_or_unrevealed_give_no_victory() -> None:
    """Victory locations count only revealed and empty (1.25)."""
    game = build(
        Inv(),
        locations=("hallway", Place("attic", clues=1), Place("cellar", revealed=False), "parlor"),
        act="what-have-you-done",
        enemies=[Foe("ghoul-priest", engaged=0, damage=4)],
    )
    game.play("fight core/ghoul-priest", "burn")
    assert outcome(game).experience == (4,)


def test_defeat_of_the_last_is_no_resolution_with_its_trauma() -> None:
    """Defeated by horror in the Attic: 1 mental trauma (1.26)."""
    game = build(Inv(horror=4), Inv("wendy-adams", horror=6), act="what-have-you-done")
    game.choose("move core/attic")
    assert game.state.gone == ["horror", ""]
    assert game.state.lead == 1
    game.choose("move core/attic")
    assert game.state.resolution == "none"
    assert outcome(game).trauma == ((0, 1), (0, 1))
    assert outcome(game).story_assets == (StoryAsset(LITA, (1,)),)


# ---- a whole game


def stacked(*top: str) -> Game[State]:
    """The Gathering set up for Roland alone, the encounter deck beginning with some cards, every token a +1."""
    people = [{"id": "core/roland-banks", "deck": DECK}]
    state = RULEBOOK.begin({"scenario": "the-gathering", "investigators": people, "seed": 5, "bag": ["+1"]})
    kinds = ArkhamTable(state).kind
    for card in reversed(top):
        uid = next(uid for uid in state.encounter_deck if kinds(uid).slug == f"core/{card}")
        state.encounter_deck.remove(uid)
        state.encounter_deck.append(uid)
    for index, card in enumerate(reversed(top)):
        assert kinds(state.encounter_deck[index - len(top)]).slug == f"core/{card}"
    return Game(RULEBOOK, {"position": RULEBOOK.encode(state)})


def test_a_whole_game_from_set_up() -> None:
    """arkham/basics/4.2: out of the Study, the Attic, the Cellar, the Barrier, the Priest: the house burns."""
    game = stacked("swarm-of-rats", "ghoul-minion", "swarm-of-rats", "swarm-of-rats", "ghoul-minion")
    game.play("keep", "investigate core/study", "investigate core/study", "advance core/trapped", "move core/attic")
    assert (seen(game, 0)["round"], seen(game, 0)["doom"]) == (2, 1)
    game.play("fight core/swarm-of-rats", "react core/roland-banks", "investigate core/attic", "move core/hallway")
    game.play("fight core/ghoul-minion", "fight core/ghoul-minion", "move core/cellar")
    assert keys(game) == ["discard", "take 2 horror"]
    game.choose("discard")
    game.play("fight core/swarm-of-rats", "react core/roland-banks", "investigate core/cellar", "move core/hallway")
    assert keys(game) == ["yes", "no"]
    assert seen(game, 0)["investigators"][0]["clues"] == 4
    game.choose("yes")
    assert {each["ref"]: each["engaged"] for each in seen(game, 0)["enemies"]} == {
        "ghoul-priest": 0,
        "swarm-of-rats": 0,
    }
    game.play("fight core/ghoul-priest", "fight core/ghoul-priest", "fight core/ghoul-priest")
    assert keys(game) == ["attack core/ghoul-priest", "attack core/swarm-of-rats"]
    game.choose("attack core/ghoul-priest")
    me = seen(game, 0)["investigators"][0]
    assert (me["damage"], me["horror"], me["clues"]) == (1 + 2 + 1, 1 + 2, 1)
    game.play("fight core/ghoul-priest", "fight core/ghoul-priest", "burn")
    assert game.result == scenario("the-gathering").resolutions()["R1"]
    assert outcome(game) == Outcome(
        "R1", {"house_burned": True}, experience=(6,), trauma=((0, 1),), story_assets=(StoryAsset(LITA, (0,)),)
    )
    assert Game.load(game.save()).state.data() == game.state.data()


@pytest.mark.parametrize("order", [0, 1])
def test_whoever_falls_with_the_priest_is_worth_its_victory_too(order: int) -> None:
    """ahlcg/victory/b: both are in the victory display before the act sees that it has been reached."""
    foes = [Foe("ghoul-priest", exhausted=True, damage=4), Foe("flesh-eater", exhausted=True, damage=1)]
    game = build(Inv(hand=("dynamite-blast",)), enemies=[foes[order], foes[1 - order]], **LAST)
    game.choose("play core/dynamite-blast")
    assert keys(game) == ["burn", "refuse"]
    assert slugs(game, game.state.victory) == ["flesh-eater", "ghoul-priest"]
    game.choose("refuse")
    assert game.state.resolution == "R2"
