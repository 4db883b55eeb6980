"""Locations of The Gathering and The Midnight Masks (arkham/basics/4.2, 4.3)."""

from __future__ import annotations

from typing import Any

import pytest

from orne.arkham.card_text import text
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.state import REMOVED, State
from orne.kernel.game import Game
from tests.arkham.look import hand, in_play, keys, me, seen
from tests.look import kind_asked, seat_asked

MASKS: dict[str, Any] = {
    "scenario": "the-midnight-masks",
    "act": "uncovering-the-conspiracy",
    "agenda": "predator-or-prey",
    "encounter_deck": ("obscuring-fog",) * 8,
}


def lita_in_the_parlor(*people: Inv, bag: tuple[str, ...] = ("+1",), **rest: Any) -> Game[State]:
    """Act 3 reached by breaking the barrier: Lita in the Parlor, the Priest exhausted by nothing yet."""
    game = build(
        *people,
        locations=("hallway", "attic", Place("parlor", revealed=False)),
        later_acts=("what-have-you-done",),
        set_aside=("lita-chantler", "ghoul-priest"),
        encounter_deck=("obscuring-fog",) * 6,
        bag=bag,
        **rest,
    )
    game.play("end turn", "yes")
    return game


# ---- The Gathering


@pytest.mark.parametrize(("place", "damage", "horror"), [("attic", 0, 1), ("cellar", 1, 0)])
def test_attic_and_cellar_hurt_on_every_entry(place: str, damage: int, horror: int) -> None:
    """Every entry by anyone, not only the first (6, 87)."""
    game = build(Inv(), locations=("hallway", Place(place, revealed=False)))
    game.choose(f"move core/{place}")
    assert (me(game)["damage"], me(game)["horror"]) == (damage, horror)
    assert seen(game, 0)["locations"][1]["clues"] == 2
    game.play("move core/hallway", f"move core/{place}")
    assert (me(game)["damage"], me(game)["horror"]) == (2 * damage, 2 * horror)


def test_enemies_engage_before_the_attic_frightens() -> None:
    """On arrival ready enemies engage first, then the forced text (6, 29)."""
    game = build(Inv(), locations=("hallway", "attic"), enemies=[Foe("ghoul-minion", at="attic")])
    game.choose("move core/attic")
    told = [entry.kind for entry in game.log]
    assert told.index("engaged") < told.index("hurt")


def test_nobody_moves_into_the_closed_parlor() -> None:
    """Unrevealed it is not a destination, not even for an effect; revealed it is one."""
    closed = build(Inv(), locations=("hallway", Place("parlor", revealed=False)))
    assert keys(closed) == ["investigate core/hallway", "draw", "resource", "end turn"]
    assert "move core/parlor" in keys(build(Inv(), locations=("hallway", "parlor")))
    elusive = build(
        Inv("skids-otoole", hand=("elusive",)),
        locations=("hallway", "attic", Place("parlor", revealed=False)),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )
    elusive.choose("play core/elusive")
    assert me(elusive)["location"] == "attic"


def test_a_hunter_enters_the_closed_parlor_without_revealing_it() -> None:
    """Enemies may go in; only investigators reveal (1.15)."""
    game = build(
        Inv(at=1),
        locations=(Place("parlor", revealed=False), "hallway"),
        agenda="theyre-getting-out",
        enemies=[Foe("ghoul-minion", at="hallway", exhausted=True)],
        encounter_deck=("obscuring-fog",) * 3,
    )
    game.choose("end turn")
    assert [each["location"] for each in seen(game, 0)["enemies"]] == ["parlor"]
    assert not seen(game, 0)["locations"][0]["revealed"]


def test_who_talks_lita_round_takes_control_of_her() -> None:
    """In the Parlor, peacefully: intellect (4), success takes control; then there is nothing to parley about."""
    game = lita_in_the_parlor(Inv(clues=3))
    game.choose("move core/parlor")
    hurt = me(game)["damage"]  # the Priest's attack of opportunity while moving
    assert hurt == 2
    assert [key for key in keys(game) if key.startswith("use core/parlor")] == [
        "use core/parlor resign",
        "use core/parlor parley",
    ]
    game.choose("use core/parlor parley")
    assert in_play(game) == ["lita-chantler"]
    assert me(game)["damage"] == hurt
    assert [key for key in keys(game) if key.startswith("use core/parlor")] == ["use core/parlor resign"]
    assert seen(game, 0)["locations"][2]["here"] == []


def test_lita_stays_where_a_parley_with_her_fails() -> None:
    """Too little intellect: she stays where she is, to be asked again."""
    game = lita_in_the_parlor(Inv(clues=3), bag=("0",))
    game.play("move core/parlor", "use core/parlor parley")
    assert in_play(game) == []
    assert seen(game, 0)["locations"][2]["here"] == ["lita-chantler"]
    assert "use core/parlor parley" in keys(game)


def test_lita_helps_nobody_before_somebody_controls_her() -> None:
    """Neither her bonus nor her reaction, though Roland stands beside her and hits the Priest."""
    game = lita_in_the_parlor(Inv(clues=3))
    game.choose("move core/parlor")
    assert me(game)["skills"]["combat"] == 4
    game.choose("fight core/ghoul-priest")
    assert (kind_asked(game), seen(game, 0)["enemies"][0]["damage"]) == ("turn", 1)


def test_lita_and_the_door_are_out_of_reach_from_the_hallway() -> None:
    """From the Hallway neither Lita nor the door is in reach."""
    game = lita_in_the_parlor(Inv(clues=3))
    assert not any(key.startswith("use ") for key in keys(game))


def test_lita_takes_the_ally_slot_and_is_removed_when_she_leaves_play() -> None:
    """Another ally goes (6, 58); she is in no deck, so she leaves the game instead of going to a pile."""
    game = lita_in_the_parlor(Inv(clues=3, play=(In("research-librarian"),)))
    game.choose("move core/parlor")
    while game.decision is not None and kind_asked(game) == "assign":
        game.choose(keys(game)[0])  # all of the Priest's attack on Roland himself
    game.choose("use core/parlor parley")
    assert in_play(game) == ["lita-chantler"]
    lita = next(uid for uid in game.state.play if game.state.cards[uid].controller == 0)
    game.choose("draw")
    game.play(*["damage core/lita-chantler"] * 2, *["horror core/lita-chantler"] * 2)
    game.play("damage core/lita-chantler", "horror core/lita-chantler")  # the Priest in the enemy phase
    assert game.state.cards[lita].zone == REMOVED
    assert seen(game, 0)["encounter_discard"].count("core/lita-chantler") == 0


def test_resigning_does_not_provoke() -> None:
    """Resign is peaceful; the clues stay behind (1.24)."""
    game = build(
        Inv(clues=2), Inv("wendy-adams"), locations=("parlor", "hallway"), enemies=[Foe("ghoul-minion", engaged=0)]
    )
    game.choose("use core/parlor resign")
    assert "hurt" not in [entry.kind for entry in game.log]
    assert game.state.gone == ["resigned", ""]
    assert game.state.trauma == [(0, 0), (0, 0)]
    assert seen(game, 1)["locations"][0]["clues"] == 2
    assert seen(game, 1)["enemies"][0]["engaged"] == 1


# ---- The Midnight Masks


def test_your_house_gives_a_card_and_a_resource_once_per_turn() -> None:
    """A card and a resource, once in each turn."""
    game = build(Inv(), locations=("your-house", "rivertown"), **MASKS)
    game.choose("use core/your-house")
    assert (len(hand(game)), me(game)["resources"], me(game)["actions"]) == (1, 6, 2)
    assert "use core/your-house" not in keys(game)
    game.choose("end turn")
    assert "use core/your-house" in keys(game)


def test_historical_society_gives_each_investigator_three_cards_once_per_game() -> None:
    """Three cards, once per game for each investigator."""
    game = build(Inv(), Inv("wendy-adams"), locations=("southside-historical-society",), **MASKS)
    game.choose("use core/southside-historical-society")
    assert len(hand(game)) == 3
    game.choose("end turn")
    game.play("use core/southside-historical-society", "end turn", "turn core/roland-banks")
    assert "use core/southside-historical-society" not in keys(game)


def test_boarding_house_finds_an_ally() -> None:
    """An Ally asset of the whole deck; it must be taken; the deck is shuffled."""
    deck = ("emergency-cache", "knife", "emergency-cache", "beat-cop", "guard-dog", "research-librarian")
    game = build(Inv(deck=deck), locations=("southside-mas-boarding-house",), **MASKS)
    game.choose("use core/southside-mas-boarding-house")
    assert keys(game) == ["take core/beat-cop", "take core/guard-dog", "take core/research-librarian"]
    game.choose("take core/guard-dog")
    assert hand(game) == ["guard-dog"]
    assert me(game)["deck"] == 5
    assert "seen" not in {entry.kind for entry in game.log}, "nobody is told all cards of a whole deck"
    assert "use core/southside-mas-boarding-house" not in keys(game)


@pytest.mark.parametrize(
    ("place", "hurt", "left", "other"),
    [
        ("st-marys-hospital", Inv(damage=4, horror=1), (1, 1), Inv(horror=2)),
        ("downtown-arkham-asylum", Inv(damage=1, horror=4), (1, 1), Inv(damage=2)),
    ],
)
def test_a_place_of_healing_takes_three_off_once_per_game(
    place: str, hurt: Inv, left: tuple[int, int], other: Inv
) -> None:
    """Three points of its kind, once per game, and only if there is any."""
    game = build(hurt, locations=(place,), **MASKS)
    game.choose(f"use core/{place}")
    assert (me(game)["damage"], me(game)["horror"]) == left
    assert f"use core/{place}" not in keys(game)
    assert f"use core/{place}" not in keys(build(other, locations=(place,), **MASKS))


def test_university_searches_six_cards() -> None:
    """A Tome or a Spell among the top six, any number of times; the seventh is out of reach."""
    deck = ("knife", "old-book-of-lore", "knife", "shrivelling", "knife", "knife", "medical-texts")
    game = build(Inv("daisy-walker", deck=deck), locations=("miskatonic-university",), **MASKS)
    game.choose("use core/miskatonic-university")
    assert keys(game) == ["take core/old-book-of-lore", "take core/shrivelling"]
    game.choose("take core/shrivelling")
    assert hand(game) == ["shrivelling"]
    assert "use core/miskatonic-university" in keys(game)


@pytest.mark.parametrize("place", ["southside-mas-boarding-house", "miskatonic-university"])
def test_no_search_of_an_empty_deck(place: str) -> None:
    """Where it would change nothing, the ability is not offered."""
    game = build(Inv(deck=()), locations=(place,), **MASKS)
    assert keys(game) == [f"investigate core/{place}", "draw", "resource", "use core/predator-or-prey", "end turn"]


def test_first_bank_gives_three_resources_once_per_game() -> None:
    """Three resources, once per game."""
    game = build(Inv(resources=0), locations=("downtown-first-bank-of-arkham",), **MASKS)
    game.choose("use core/downtown-first-bank-of-arkham")
    assert me(game)["resources"] == 3
    assert "use core/downtown-first-bank-of-arkham" not in keys(game)


def test_easttown_makes_allies_cheaper_for_those_there() -> None:
    """Beat Cop costs 4, in Easttown 2; other assets and people elsewhere pay in full."""
    there = build(Inv(resources=2, hand=("beat-cop", "machete")), locations=("easttown", "rivertown"), **MASKS)
    assert [key for key in keys(there) if key.startswith("play")] == ["play core/beat-cop"]
    there.choose("play core/beat-cop")
    assert me(there)["resources"] == 0
    for resources, playable in ((3, False), (4, True)):
        elsewhere = build(
            Inv(at=1, resources=resources, hand=("beat-cop",)), locations=("easttown", "rivertown"), **MASKS
        )
        assert ("play core/beat-cop" in keys(elsewhere)) is playable


@pytest.mark.parametrize("choice", ["take 2 horror", "move to Rivertown"])
def test_graveyard_frightens_or_drives_away_who_fails(choice: str) -> None:
    """A failed willpower test: 2 horror, or back to Rivertown, enemies that engaged come along (6, 89)."""
    game = build(
        Inv(),
        locations=("rivertown", Place("graveyard", revealed=False)),
        enemies=[Foe("wizard-of-the-order", at="graveyard")],
        bag=("-1",),
        **MASKS,
    )
    game.choose("move core/graveyard")
    assert keys(game) == ["take 2 horror", "move to Rivertown"]
    game.choose(choice)
    wizard = seen(game, 0)["enemies"][0]
    stays = choice == "take 2 horror"
    assert (me(game)["horror"], me(game)["damage"]) == (2 if stays else 0, 0)
    assert me(game)["location"] == ("graveyard" if stays else "rivertown")
    assert (wizard["engaged"], wizard["location"]) == (0, me(game)["location"])


def test_graveyard_leaves_alone_who_succeeds() -> None:
    """A success has no consequence."""
    game = build(Inv(), locations=("rivertown", "graveyard"), bag=("0",), **MASKS)
    game.choose("move core/graveyard")
    assert (me(game)["horror"], me(game)["location"]) == (0, "graveyard")


def test_northside_once_for_the_whole_group() -> None:
    """Five resources for 2 clues from the pool, even engaged with the Masked Hunter (6, 54)."""
    game = build(
        Inv(),
        Inv("wendy-adams"),
        locations=(Place("northside", clues=1),),
        enemies=[Foe("the-masked-hunter", engaged=0, exhausted=True)],
        **MASKS,
    )
    game.choose("use core/northside")
    assert (me(game)["clues"], me(game)["resources"]) == (2, 0)
    assert seen(game, 0)["locations"][0]["clues"] == 1
    game.choose("end turn")
    assert game.decision is not None
    assert seat_asked(game) == 1
    assert "use core/northside" not in keys(game)
    assert "Group limit once per game." in (text("core/northside") or "")
