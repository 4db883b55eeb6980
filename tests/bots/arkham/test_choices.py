"""What the player of rollouts chooses where a card asks: effects, skills, what is healed, where enemies come."""

from __future__ import annotations

from typing import Any

from orne.arkham.campaigns.night_of_the_zealot.guide import BAGS
from orne.arkham.position import Foe, Inv, Place, build
from orne.bots.arkham.quick import QuickBot
from orne.kernel.game import Game

BAG = BAGS["standard"]
PATH, SITE = Place("main-path"), Place("ritual-site", clues=2)
WOODS: dict[str, Any] = {
    "scenario": "the-devourer-below",
    "act": "investigating-the-trail",
    "later_acts": ("into-the-darkness", "disrupting-the-ritual"),
    "agenda": "the-arkham-woods",
    "later_agendas": ("the-ritual-begins", "vengeance-awaits"),
    "bag": BAG,
}
LAST: dict[str, Any] = {**WOODS, "act": "disrupting-the-ritual", "later_acts": ()}
DRAWING: dict[str, Any] = {"step": "1.4 encounter cards", "active": None, "round": 2}


def answer(game: Game[Any]) -> str:
    assert game.decision is not None
    return QuickBot().choose(game, game.decision).key


def asked(game: Game[Any], kind: str) -> str:
    """The answer to the next question of a kind."""
    while game.decision is not None and game.decision.kind != kind:
        game.choose(answer(game))
    return answer(game)


def test_time_is_dearer_than_horror_while_there_is_sanity_to_spare() -> None:
    def chosen(horror: int) -> str:
        power = ("offer-of-power", *("ancient-evils",) * 3)
        daisy = Inv("daisy-walker", horror=horror, deck=["knife"] * 5)
        return asked(build(daisy, locations=[PATH], encounter_deck=power, **WOODS, **DRAWING), "choose one")

    assert chosen(0) == "take 2 horror"
    assert chosen(7) == "draw 2 cards"


def test_cards_are_given_up_before_health() -> None:
    wrath = ("umordhoths-wrath", *("ancient-evils",) * 3)
    bag = {**WOODS, "bag": ("-8",)}
    game = build(Inv(hand=["knife", "knife"]), locations=[PATH], encounter_deck=wrath, **bag, **DRAWING)
    assert asked(game, "choose one") == "discard a card"


def test_what_is_nearer_to_defeat_is_healed() -> None:
    def healed(damage: int, horror: int) -> str:
        game = build(Inv(damage=damage, horror=horror), locations=[Place("arkham-woods-quiet-glade"), PATH], **WOODS)
        game.choose("use core/arkham-woods-quiet-glade")
        return asked(game, "choose one")

    assert healed(damage=1, horror=4) == "horror"
    assert healed(damage=8, horror=1) == "damage"


def test_the_better_skill_is_tested() -> None:
    def tested(who: str, *hand: str) -> str:
        game = build(Inv(who, clues=1, hand=hand), locations=[SITE, PATH], **LAST)
        game.choose("use core/disrupting-the-ritual")
        return asked(game, "choose one")

    assert tested("skids-otoole") == "agility"
    assert tested("agnes-baker") == "willpower"
    assert tested("wendy-adams", "manual-dexterity") == "agility"
    assert tested("wendy-adams", "guts") == "willpower"


def test_enemies_come_where_they_are_not_in_the_way() -> None:
    woods = [
        Place("arkham-woods-old-house"),
        PATH,
        Place("arkham-woods-cliffside", clues=1),
        Place("arkham-woods-tangled-thicket"),
    ]

    cards = ("acolyte", *("ancient-evils",) * 3)
    game = build(Inv(), locations=woods, encounter_deck=cards, **WOODS, **DRAWING)
    assert asked(game, "spawn") == "spawn core/arkham-woods-tangled-thicket"
    woods = [woods[0], PATH, Place("arkham-woods-twisting-paths"), woods[2]]
    game = build(Inv(), locations=woods, encounter_deck=cards, **WOODS, **DRAWING)
    assert asked(game, "spawn") == "spawn core/arkham-woods-twisting-paths"


def test_what_gathers_doom_comes_near() -> None:
    thicket, glade, cliffside = "arkham-woods-tangled-thicket", "arkham-woods-quiet-glade", "arkham-woods-cliffside"

    def place(enemy: str) -> str:
        cards = (enemy, *("ancient-evils",) * 3)
        places = [Place(thicket), Place(glade), Place(cliffside), PATH]
        return asked(build(Inv(), locations=places, encounter_deck=cards, **WOODS, **DRAWING), "spawn")

    assert place("wizard-of-the-order") == f"spawn core/{glade}"
    assert place("acolyte") == f"spawn core/{cliffside}"


def test_cards_are_kept_for_the_last_act() -> None:
    def committed(position: dict[str, Any]) -> str:
        foe = Foe("ghoul-minion", engaged=0)
        game = build(Inv(hand=["beat-cop"]), locations=[SITE, PATH], enemies=[foe], **position)
        game.choose("fight core/ghoul-minion")
        return asked(game, "commit")

    assert committed(WOODS) == "done"
    assert committed(LAST) == "commit core/beat-cop"
    assert committed({**LAST, "special_deck": ("wolf-man-drew",)}) == "done"


def test_whoever_has_little_time_left_takes_risks() -> None:
    """One blow from defeat an enemy is dealt with first while there is time, and no longer when there is none."""
    agnes = Inv("agnes-baker", damage=5, clues=1)
    foe = [Foe("ghoul-minion", engaged=0)]
    act = "use core/disrupting-the-ritual"
    assert answer(build(agnes, locations=[SITE, PATH], enemies=foe, **LAST)) != act
    late = {**LAST, "agenda": "vengeance-awaits", "later_agendas": (), "agenda_doom": 4}
    assert answer(build(agnes, locations=[SITE, PATH], enemies=foe, **late)) == act


def test_another_action_is_not_bought_for_a_step() -> None:
    skids = Inv("skids-otoole", resources=5)
    game = build(skids, locations=[PATH, Place("arkham-woods-cliffside", clues=1)], **WOODS)
    assert answer(game) == "move core/arkham-woods-cliffside"
