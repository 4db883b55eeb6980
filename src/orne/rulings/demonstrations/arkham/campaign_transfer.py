"""From a finished campaign into the next."""

from __future__ import annotations

from typing import Any

from orne.rulings.showing.arkham import Show, shows
from orne.rulings.showing.arkham_campaigns import (
    campaign,
    campaign_deck,
    campaign_log,
    campaign_refuses,
    campaign_refuses_with,
)
from orne.rulings.showing.arkham_readings import starting_bag

Steps = list[dict[str, Any]]
BEGUN: Steps = [
    {"join": "starter-roland", "player": "Ann", "undrawn": True},
    {"join": "starter-daisy", "player": "Bob"},
    {"join": "starter-skids", "player": "Cay"},
    {"ends": "R1", "trauma": [[1, 0], [0, 0], [9, 0]], "victory": ["attic"]},
    {"give": "lita-chantler", "to": "roland-banks"},
    {"leave": "Cay"},
    {"ends": "R1"},
]
WON: Steps = [*BEGUN, {"ends": "R1", "memory": {"weaknesses gained": [[0, "core/psychosis"]]}}]
"""A campaign won by Roland and Daisy: Skids was killed, Roland earned Lita and a weakness."""
NEW: Steps = [*WON, {"begin": "hard"}]
AGAIN: Steps = [*NEW, {"transfer": "Ann"}]
OF_MEMBERS = ("deck", "earned", "experience", "physical", "mental")
SINGLE = ["rolands-38-special", "45-automatic", "physical-training", "beat-cop", "first-aid", "machete", "guard-dog"]
SINGLE += ["magnifying-glass", "old-book-of-lore", "research-librarian", "dr-milan-christopher", "hyperawareness"]
SINGLE += ["medical-texts", "evidence", "dodge", "dynamite-blast", "mind-over-matter", "working-a-hunch", "barricade"]
SINGLE += ["vicious-blow", "deduction", "cover-up"]
TWICE = ["knife", "flashlight", "emergency-cache", "guts", "manual-dexterity"]
DECK = {**dict.fromkeys(SINGLE, 1), **dict.fromkeys(TWICE, 2)}
"""Roland's starter deck without the basic weakness."""


@shows("ahlcg/campaign/transfer-optional")
def a_new_campaign_begins_with_new_decks_unless_a_survivor_is_brought(show: Show) -> None:
    """Ann may bring Roland or begin with a new Roland; Bob and Cay begin anew; Cay's Skids was killed and cannot come.

    A campaign that is not over yet gives nobody away, and one that has begun takes nobody in.
    """
    fresh = [*NEW, {"join": "starter-roland", "player": "Ann"}]
    mixed = [*AGAIN, {"join": "starter-daisy", "player": "Bob"}, {"join": "starter-skids", "player": "Cay"}]
    for steps, who in ((fresh, "roland-banks"), (mixed, "daisy-walker"), (mixed, "skids-otoole")):
        for part in ("experience", "physical", "mental"):
            show.reads(campaign(steps, who, part), 0)
        show.reads(campaign(steps, who, "earned"), {})
    show.reads(campaign(mixed, "roland-banks", "experience"), 8)
    show.reads(campaign_refuses([*mixed, {"start": True}]), None)
    show.reads(
        campaign_refuses([*NEW, {"transfer": "Cay"}]),
        "No investigator of “Cay” came through that campaign; those who did: Ann, Bob.",
    )
    unfinished = [*BEGUN, {"begin": "hard"}, {"transfer": "Ann"}]
    show.reads(campaign_refuses_with(unfinished, "is not over yet"), True)
    late = [*NEW, {"join": "starter-wendy", "player": "Eve"}, {"ends": "R2"}, {"transfer": "Ann"}]
    show.reads(campaign_refuses_with(late, "only before its first scenario"), True)


@shows("ahlcg/campaign/transfer-keeps", "ahlcg/campaign/transfer-once-abilities")
def a_transfer_keeps_what_is_the_investigators(show: Show) -> None:
    """Deck, Lita and a weakness earned, experience and trauma stay.

    The basic weakness drawn when the deck was made is the one drawn then, and no second is drawn.
    """
    earned = {"lita-chantler": 1, "psychosis": 1}
    kept = ({**DECK, "paranoia": 1, **earned}, earned, 8, 1, 3)
    show.reads(campaign(BEGUN[:1], "roland-banks", "deck"), {**DECK, "paranoia": 1})
    for steps in (WON, AGAIN):
        for part, value in zip(OF_MEMBERS, kept, strict=True):
            show.reads(campaign(steps, "roland-banks", part), value)


@shows("ahlcg/campaign/transfer-resets")
def a_transfer_leaves_log_and_added_tokens_behind(show: Show) -> None:
    """The elder thing that the woods added is gone, and so is every note; the bag is that of the new level."""
    hard = ["0", "0", "0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5"]
    hard += ["skull", "skull", "cultist", "tablet", "auto-fail", "elder sign"]
    standard = ["+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4"]
    standard += ["skull", "skull", "cultist", "tablet", "auto-fail", "elder sign"]
    away = ["herman-collins", "peter-warren", "ruth-turner", "the-masked-hunter", "victoria-devereux", "wolf-man-drew"]
    show.reads(campaign_log(WON, "bag"), [*standard, "elder thing"])
    show.reads(
        campaign_log(WON, "notes"),
        {
            "house_burned": True,
            "cultists_interrogated": [],
            "cultists_got_away": [f"core/{name}" for name in away],
            "ritual_broken": True,
        },
    )
    show.reads(starting_bag("hard"), hard)
    show.reads(campaign_log(AGAIN, "bag"), hard)
    show.reads(campaign_log(AGAIN, "notes"), {})
    show.reads(campaign_log(AGAIN, "next_scenario"), "the-gathering")


@shows("ahlcg/campaign/transfer-scope-of-the-campaign")
def each_campaign_is_for_itself_but_what_was_earned_works_on(show: Show) -> None:
    """Skids cannot be played again in the campaign that killed him, and can in the next.

    Roland's earned weakness is still one that no purchase removes, and Lita still takes no place in his deck.
    """
    skids = {"join": "starter-skids", "player": "Eve"}
    show.reads(campaign_refuses_with([*BEGUN, skids], "was lost: killed"), True)
    show.reads(campaign([*AGAIN, skids], "skids-otoole", "status"), "active")
    for card, said in (
        ("psychosis", "Psychosis is a weakness and cannot be removed."),
        ("lita-chantler", "Lita Chantler does not count towards the deck's size, so its leaving makes no room."),
    ):
        show.reads(campaign_refuses([*AGAIN, {"buy": "dodge", "for": "roland-banks", "leaves": card}]), said)
        show.reads(campaign_deck(AGAIN, "roland-banks", card), 1)
    bought = [*AGAIN, {"buy": "dodge", "for": "roland-banks", "leaves": "knife"}]
    show.reads(campaign_deck(bought, "roland-banks", "dodge"), 2)
    show.reads(campaign(bought, "roland-banks", "experience"), 7)
