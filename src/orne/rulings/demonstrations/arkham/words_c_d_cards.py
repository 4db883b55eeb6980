"""Types and copies of cards, constant abilities, clues on cards, collections, delayed effects."""

from __future__ import annotations

from orne.arkham.abilities import Use, action, free
from orne.arkham.facts import COMBAT, WILLPOWER
from orne.arkham.language import YOU, Discard, Do, Gain, Gives
from orne.arkham.rules.control import take_control
from orne.arkham.rules.damage import damage_enemy
from orne.arkham.rules.leaving import discard as discard_card
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.skill_test import Result, SkillTest
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import (
    FIEND,
    SCHOLAR,
    enemies_here,
    lab_card,
    nothing,
    scholar,
    told,
    uid_of,
)
from orne.rulings.showing.arkham import Foe, In, Inv, Show, shows
from orne.rulings.showing.arkham_probes import clues, controller, entries, happened, resources, skill, zone
from orne.rulings.showing.arkham_readings import card_types, deck_problems, printed, weaknesses_to_draw

COMBAT_CHARM = lab_card("combat-charm", Gives(YOU, COMBAT, 1), free(Do(nothing), Discard()))
FOLDER = lab_card("clue-folder", free(told("discard this card", lambda g, use: discard_card(g, use.holder))))
FOLDER_GIFT = lab_card(
    "folder-gift",
    free(told("the other takes the folder", lambda g, use: take_control(g, uid_of(g, FOLDER), 1)), Discard()),
)


def _late(g: ArkhamTable, use: Use) -> None:
    """Test willpower (1) and defeat a fiend; when the test ends, gain 1 resource for each enemy here."""

    def later(g: ArkhamTable, test: SkillTest) -> None:
        Gain(len(enemies_here(g, use))).do(g, use)

    def prepare(test: SkillTest) -> None:
        test.effects.append(later)
        test.on_success.append(Result("defeat", lambda g, test: damage_enemy(g, uid_of(g, FIEND), 3)))

    plain_test(g, use.seat, WILLPOWER, 1, use, prepare)


LATE_SPELL = lab_card("late-spell", action(Do(_late), word="parley"))


@shows("ahlcg/cardtypes/a")
def the_box_has_ten_types_of_card(show: Show) -> None:
    """Each card is of one of the types that the appendix on card anatomy describes."""
    types = ["act", "agenda", "asset", "enemy", "event", "investigator", "location", "scenario", "skill", "treachery"]
    show.reads(card_types(), types)


@shows("ahlcg/clues/g")
def clues_on_ones_card_count_and_fall_to_the_location(show: Show) -> None:
    """Roland's clue and one in his folder advance Trapped; when the folder leaves play its clue falls to the Study."""
    rest = {"locations": ["study"], "act": "trapped", "later_acts": ["the-barrier"]}
    aside = ["hallway", "attic", "cellar", "parlor"]
    basic = ["investigate study", "draw", "resource", "use lab/clue-folder"]
    show.lay(Inv(play=[In(FOLDER, clues=1)], clues=1), set_aside=aside, **rest)
    show.offers(*basic, "advance trapped", "end turn")
    show.answer("use lab/clue-folder")
    show.sees(clues("study"), 1)
    show.sees(clues("roland-banks"), 1)
    show.offers("investigate study", "draw", "resource", "end turn")
    show.lay(Inv(play=[In(FOLDER, clues=1)], clues=1), set_aside=aside, **rest)
    show.answer("advance trapped")
    show.sees(clues(FOLDER), 0)
    show.sees(clues("roland-banks"), 0)
    show.lay(Inv(play=[In(FOLDER, clues=2), FOLDER_GIFT]), Inv("daisy-walker"), set_aside=aside, **rest)
    show.answer("use lab/folder-gift")
    show.sees(controller(FOLDER), 1)
    show.sees(clues(FOLDER), 0)
    show.sees(clues("study"), 2)
    show.sees(entries("clues dropped"), [("study", 0, None, 2)])


@shows("ahlcg/collection/a", "ahlcg/collection/b")
def the_collection_is_what_no_deck_holds(show: Show) -> None:
    """A Madness comes from the pool of the box, less what decks have: two Paranoias and one Hypochondria."""
    show.reads(weaknesses_to_draw("Madness"), ["amnesia", "hypochondria", "paranoia", "psychosis"])
    show.reads(weaknesses_to_draw("Madness", ["paranoia", "hypochondria"]), ["amnesia", "paranoia", "psychosis"])
    show.reads(weaknesses_to_draw("Madness", ["paranoia", "paranoia", "hypochondria"]), ["amnesia", "psychosis"])
    show.reads(weaknesses_to_draw("Madness", ["paranoia", "amnesia"] * 2), ["hypochondria", "psychosis"])


@shows("ahlcg/collection/c")
def a_collection_has_one_copy_of_each_box(show: Show) -> None:
    """Two Silver Twilight Acolytes are one more than a box has, and one more than a deck's single weakness."""
    show.reads(deck_problems("starter-roland", {"silver-twilight-acolyte": 1}), [])
    show.reads(
        deck_problems("starter-roland", {"silver-twilight-acolyte": 2}),
        ["ahlcg/deckbuilding/requirements", "ahlcg/collection/c"],
    )
    show.reads(
        deck_problems("starter-roland", {"silver-twilight-acolyte": 2}, {"silver-twilight-acolyte": 1}),
        [],
    )


@shows("ahlcg/constant-abilities/a", "ahlcg/constant-abilities/b")
def a_constant_ability_is_never_used_and_ends_with_its_card(show: Show) -> None:
    """The bonus holds while the charm is in play, without any decision, and is gone with it; so with Beat Cop's."""
    show.lab(scholar(play=[COMBAT_CHARM]))
    show.sees(skill(0, "combat"), 4)
    show.sees(happened("used", "resolves"), [])
    show.answer("use lab/combat-charm")
    show.sees(skill(0, "combat"), 3)
    show.lay(Inv(play=["beat-cop"]), enemies=[Foe("ghoul-minion", engaged=0)])
    show.sees(skill(0, "combat"), 5)
    show.answer("use beat-cop")
    show.sees(skill(0, "combat"), 4)


@shows("ahlcg/copy/a", "ahlcg/different/a")
def copies_share_a_title_whatever_their_level(show: Show) -> None:
    """With one Leo De Luca in play the other level cannot be played; places of one title are different cards."""
    for there, offered in ((["leo-de-luca"], []), ([], ["play leo-de-luca-1"])):
        show.lay(Inv("skids-otoole", play=there, hand=["leo-de-luca-1"], resources=9))
        show.offers_of("play", *offered)
    show.reads(printed("leo-de-luca", "title"), "Leo De Luca")
    show.reads(printed("leo-de-luca-1", "title"), "Leo De Luca")
    show.lay(Inv("skids-otoole", play=["leo-de-luca"], hand=["leo-de-luca-1"], resources=9))
    show.why_not("play leo de luca", "ahlcg/unique/b")
    show.lay(
        Inv(),
        locations=["rivertown", "southside-historical-society", "southside-mas-boarding-house"],
        scenario="the-midnight-masks",
        act="uncovering-the-conspiracy",
        agenda="predator-or-prey",
    )
    show.offers_of("move", "move southside-historical-society", "move southside-mas-boarding-house")


@shows("ahlcg/different/b")
def the_fights_of_a_knife_are_two_and_those_of_copies_are_alike(show: Show) -> None:
    """One Knife has two abilities, each offered by its own name; a second Knife offers the same two once more."""
    foes = [Foe("ghoul-minion", engaged=0)]
    show.lay(Inv(play=["knife"]), enemies=foes)
    show.offers_of("use fight", "fight ghoul-minion", "use knife ability 1", "use knife ability 2")
    show.lay(Inv(play=["knife", "knife"]), enemies=foes)
    show.offers_of(
        "use fight",
        "fight ghoul-minion",
        "use knife ability 1",
        "use knife ability 2",
        "use knife#2 ability 1",
        "use knife#2 ability 2",
    )


@shows("ahlcg/delayed-effects/c")
def a_delayed_effect_finds_who_is_there_when_it_comes(show: Show) -> None:
    """Of two fiends one is defeated by the test itself, so that what comes at its end counts one enemy."""
    for number, gained in ((2, 1), (1, 0), (3, 2)):
        show.lab(scholar(play=[LATE_SPELL]), enemies=[Foe(FIEND, engaged=0)] * number)
        show.answer("use lab/late-spell")
        show.sees(resources(0), 5 + gained)
        show.sees(zone(FIEND), "encounter discard pile")
    show.sees(clues(SCHOLAR), 0)
