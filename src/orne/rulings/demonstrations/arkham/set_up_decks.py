"""Building decks, and what stands on cards."""

from __future__ import annotations

from typing import Any

from orne.rulings.showing.arkham import Show, shows
from orne.rulings.showing.arkham_campaigns import (
    campaign,
    campaign_deck,
    campaign_refuses,
    campaign_refuses_with,
)
from orne.rulings.showing.arkham_readings import deck_problems, printed

ROLAND = "starter-roland"
GUARDIANS = ["45-automatic", "physical-training", "beat-cop", "first-aid", "machete", "guard-dog", "evidence", "dodge"]
GUARDIANS += ["dynamite-blast", "vicious-blow"]
"""The cards of Roland's starter deck that are of his own class."""


@shows(
    "ahlcg/deckbuilding/one-investigator",
    "ahlcg/deckbuilding/deck-size",
    "ahlcg/deckbuilding/two-copies",
    "ahlcg/deckbuilding/options",
    "ahlcg/deckbuilding/class-access",
    "ahlcg/deckbuilding/requirements",
    "ahlcg/deckbuilding/story-assets",
)
def what_a_deck_may_and_must_have(show: Show) -> None:
    """Roland's deck of 30 is legal; each change that breaks one rule is refused for that rule and no other."""
    for changed, experience, wrong in (
        ({}, 0, []),
        ({"daisy-walker": 1}, 0, ["ahlcg/deckbuilding/one-investigator"]),
        ({"knife": 1}, 0, ["ahlcg/deckbuilding/deck-size"]),
        ({"machete": 2}, 0, ["ahlcg/deckbuilding/deck-size"]),
        ({"machete": 2, "knife": 1}, 0, []),
        ({"machete": 3, "knife": 0}, 0, ["ahlcg/deckbuilding/two-copies"]),
        ({"beat-cop": 2, "beat-cop-2": 1, "knife": 0}, 2, ["ahlcg/deckbuilding/two-copies"]),
        ({"beat-cop": 1, "beat-cop-2": 1, "knife": 1}, 2, []),
        ({"cryptic-research-4": 1, "knife": 1}, 4, ["ahlcg/deckbuilding/options"]),
        ({"encyclopedia-2": 1, "knife": 1}, 2, []),
        ({"backstab": 1, "knife": 1}, 0, ["ahlcg/deckbuilding/class-access"]),
        ({"silver-twilight-acolyte": 0}, 0, ["ahlcg/deckbuilding/requirements"]),
        ({"haunted": 1}, 0, ["ahlcg/deckbuilding/requirements"]),
        ({"lita-chantler": 1}, 0, ["ahlcg/deckbuilding/story-assets"]),
    ):
        show.reads(deck_problems(ROLAND, changed, experience=experience), wrong)


@shows("ahlcg/deckbuilding/starting-level", "ahlcg/deckbuilding/starting-experience")
def without_experience_only_level_0(show: Show) -> None:
    """A Shotgun of level 4 needs 4 experience at the start, which may be spent right away where there is some."""
    changed = {"shotgun-4": 1, "knife": 1}
    show.reads(deck_problems(ROLAND, changed, experience=0), ["ahlcg/deckbuilding/starting-level"])
    show.reads(deck_problems(ROLAND, changed, experience=3), ["ahlcg/campaign/purchase-cost"])
    show.reads(deck_problems(ROLAND, changed, experience=4), [])


@shows("ahlcg/deckbuilding/size-exclusions", "ahlcg/deckbuilding/random-weakness-last")
def what_does_not_count_towards_the_size(show: Show) -> None:
    """Weaknesses, signature cards and what a scenario added are outside the 30; the weakness may still be to draw."""
    show.reads(deck_problems(ROLAND, {"lita-chantler": 1}, {"lita-chantler": 1}), [])
    show.reads(deck_problems(ROLAND, {"haunted": 1}, {"haunted": 1}), [])
    show.reads(deck_problems(ROLAND, {"silver-twilight-acolyte": 0}, undrawn=1), [])


@shows("ahlcg/deckbuilding/exceptional-cost", "ahlcg/deckbuilding/exceptional-limit")
def exceptional_cards_cost_double_and_come_once(show: Show) -> None:
    """A Police Badge of level 2 that were exceptional would cost 4, and two of it would be one too many."""
    rare = {"police-badge-2": {"exceptional": True}}
    for number, experience, wrong in (
        (1, 3, ["ahlcg/deckbuilding/exceptional-cost"]),
        (1, 4, []),
        (2, 8, ["ahlcg/deckbuilding/exceptional-limit"]),
    ):
        changed = {"police-badge-2": number, "knife": 2 - number}
        show.reads(deck_problems(ROLAND, changed, printed=rare, experience=experience), wrong)
        show.reads(deck_problems(ROLAND, changed, experience=experience), [])


@shows("ahlcg/deckbuilding/classes", "ahlcg/deckbuilding/neutral")
def cards_have_a_class_or_are_neutral(show: Show) -> None:
    """One card and one investigator of each of the five classes, and a card of none."""
    for class_, card, investigator in (
        ("guardian", "machete", "roland-banks"),
        ("seeker", "magnifying-glass", "daisy-walker"),
        ("rogue", "backstab", "skids-otoole"),
        ("mystic", "shrivelling", "agnes-baker"),
        ("survivor", "baseball-bat", "wendy-adams"),
    ):
        show.reads(printed(card, "class_"), class_)
        show.reads(printed(investigator, "class_"), class_)
    show.reads(printed("knife", "class_"), "neutral")


@shows("ahlcg/deckbuilding/other-category", "ahlcg/deckbuilding/text-category")
def categories_of_other_cards_and_of_words(show: Show) -> None:
    """Two Machetes take no place among ten other Weapons; a category of healing takes any card that speaks of it."""
    clubs: dict[str, dict[str, Any]] = {
        f"club-{number}": {"like": "baseball-bat", "title": f"Club {number}"} for number in range(6)
    }
    options = [["guardian", 5], ["neutral", 5], ["seeker", 2]]
    weapons = {"name": "Weapon", "trait": "Weapon", "most": 10, "other": True}
    hero = {"roland-banks": {"deck_options": options, "deck_categories": [weapons]}}
    out = ["physical-training", "beat-cop", "first-aid", "guard-dog", "old-book-of-lore", "research-librarian"]
    out += ["hyperawareness", "dr-milan-christopher", "medical-texts", "evidence", "magnifying-glass"]
    ten = {**dict.fromkeys(out, 0), **dict.fromkeys(list(clubs)[:5], 2), "machete": 2}
    eleven = {**ten, "club-5": 1, "dodge": 0}
    show.reads(deck_problems(ROLAND, ten, printed={**hero, **clubs}), [])
    show.reads(deck_problems(ROLAND, eleven, printed={**hero, **clubs}), ["ahlcg/deckbuilding/other-category"])
    healing = {"name": "healing", "words": ["heal", "horror"]}
    healer = {"roland-banks": {"deck_options": [["neutral", 5], ["seeker", 2]], "deck_categories": [healing]}}
    guardians = dict.fromkeys(GUARDIANS, 0)
    show.reads(deck_problems(ROLAND, {**guardians, "first-aid": 1}, printed=healer), ["ahlcg/deckbuilding/deck-size"])
    show.reads(
        deck_problems(ROLAND, {**guardians, "machete": 1}, printed=healer),
        ["ahlcg/deckbuilding/deck-size", "ahlcg/deckbuilding/class-access"],
    )


@shows(
    "ahlcg/card-anatomy/a",
    "ahlcg/card-anatomy/b",
    "ahlcg/card-anatomy/c",
    "ahlcg/card-anatomy/d",
    "ahlcg/card-anatomy/e",
    "ahlcg/card-anatomy/f",
)
def what_stands_on_cards(show: Show) -> None:
    """An enemy, a location, an act, an agenda, an asset and an investigator with what each kind shows."""
    for card, facts in (
        ("ghoul-priest", {"type": "enemy", "fight": 4, "health": 5, "evade": 4, "damage": 2, "horror": 2}),
        ("attic", {"type": "location", "shroud": 1, "clues": 2}),
        ("trapped", {"type": "act", "clues": 2, "stage": 1}),
        ("whats-going-on", {"type": "agenda", "doom": 3, "stage": 1}),
        ("beat-cop", {"type": "asset", "cost": 4, "level": 0, "class_": "guardian", "health": 2, "sanity": 2}),
        ("evidence", {"type": "event", "cost": 1, "icons": [0, 2, 0, 0, 0]}),
        ("guts", {"type": "skill", "cost": None, "icons": [2, 0, 0, 0, 0]}),
        ("roland-banks", {"type": "investigator", "skills": [3, 3, 4, 2], "health": 9, "sanity": 5}),
        ("ancient-evils", {"type": "treachery", "class_": "mythos"}),
    ):
        for fact, value in facts.items():
            show.reads(printed(card, fact), value)


@shows("ahlcg/deckbuilding/forced-removal")
def a_deck_that_lost_cards_is_filled_up(show: Show) -> None:
    """Both Knives are taken out of Roland's deck: two cards of level 0 that he may use are free, and no third."""
    robbed: list[dict[str, Any]] = [{"join": ROLAND}, {"ends": "R2"}, {"taken": "knife", "from": "roland-banks"}]

    def filled(card: str) -> dict[str, Any]:
        return {"fill up": card, "for": "roland-banks"}

    show.reads(campaign_deck(robbed, "roland-banks", "knife"), 0)
    show.reads(
        campaign_refuses([*robbed, filled("police-badge-2")]), "Police Badge is above level 0 and must be bought."
    )
    show.reads(campaign_refuses_with([*robbed, filled("backstab")], "may not use Rogue cards"), True)
    whole = [*robbed, filled("evidence"), filled("machete")]
    show.reads(campaign_deck(whole, "roland-banks", "evidence"), 2)
    show.reads(campaign_deck(whole, "roland-banks", "machete"), 2)
    show.reads(campaign(whole, "roland-banks", "experience"), 3)
    show.reads(
        campaign_refuses([*whole, filled("dodge")]),
        "The deck of Roland Banks has all of its 30 cards, so Dodge must be bought.",
    )
