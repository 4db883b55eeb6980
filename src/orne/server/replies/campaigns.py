"""The forms of campaigns."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from orne.server.replies.decks import Copies
from orne.server.replies.shared import Card, Reply, Titled


class CampaignRow(Reply):
    """What a list says about a campaign."""

    name: str
    """What its players called it."""
    title: str
    """The title of the campaign."""
    difficulty: str
    """easy, standard, hard or expert."""
    next: str
    """The title of the scenario that comes next; empty where none does."""
    under_way: bool
    """Whether a scenario is being played."""
    members: list[str]
    """The names of its investigators."""
    result: str
    """How it ended: won, lost or survived; empty while it goes on."""
    created: float
    """When it was begun, in seconds since 1970."""
    changed: float
    """When it was changed last, in seconds since 1970."""


class Campaigns(Reply):
    """The campaigns that are kept."""

    campaigns: list[CampaignRow]
    """One row for each, the one changed last first."""


class LogNote(Reply):
    """A line of a campaign log."""

    words: str
    """The note in words."""
    crossed_out: bool
    """Whether it was crossed out later."""
    after: int | None
    """After which of the scenarios that are over it was written, the first being 0; nothing where nobody knows."""


class Earned(Reply):
    """What an investigator learnt in a scenario."""

    name: str
    """The investigator's name."""
    points: int
    """Experience points."""


class FinishedScenario(Reply):
    """A scenario that is over."""

    scenario: str
    """The id of the scenario."""
    title: str
    """Its title."""
    resolution: str
    """The resolution it ended with."""
    words: str
    """What the resolution means, in a sentence."""
    experience: list[Earned]
    """What each investigator earned."""


class OwnedCard(Copies):
    """A card of an investigator's deck."""

    earned: int
    """How many of the copies the story gave."""


class MemberRow(Reply):
    """An investigator of a campaign."""

    player: str
    """The player's name."""
    investigator: str
    """The card id of the investigator."""
    name: str
    """The investigator's name."""
    class_: Annotated[str, Field(alias="class")]
    """The investigator's class."""
    bot: str
    """The bot that plays this investigator; empty where a person does."""
    physical: int
    """Physical trauma."""
    mental: int
    """Mental trauma."""
    experience: int
    """What is left to spend."""
    earned: int
    """All experience earned in the campaign so far."""
    status: str
    """Whether the investigator plays on, is away, or was killed or driven insane."""
    missing: int
    """Cards that the deck lacks."""
    deck: list[OwnedCard]
    """The cards of the deck."""


class StoryAsset(Reply):
    """A story asset on offer."""

    card: str
    """Its card id."""
    title: str
    """Its title."""
    may_take: list[str]
    """The investigators who may take it."""


class NextScenario(Reply):
    """The scenario that comes next."""

    scenario: str
    """Its id."""
    title: str
    """Its title."""


class WholeCampaign(Reply):
    """A campaign: log, investigators, bag, what comes next."""

    name: str
    """What its players called it."""
    campaign: str
    """The id of the campaign."""
    title: str
    """The title of the campaign."""
    difficulty: str
    """easy, standard, hard or expert."""
    bag: list[str]
    """The chaos tokens in the bag now."""
    bag_before: list[str]
    """The chaos tokens with which the campaign began."""
    notes: list[LogNote]
    """The campaign log."""
    finished: list[FinishedScenario]
    """The scenarios that are over, in the order they were played."""
    members: list[MemberRow]
    """Its investigators."""
    available: list[Titled]
    """Investigators whom nobody has played."""
    waiting_for: list[str]
    """Players who lost their investigator and have no other yet."""
    story_assets: list[StoryAsset]
    """The story assets that somebody has yet to take or leave."""
    next: NextScenario | None
    """What comes next; nothing where the campaign is over."""
    under_way: bool
    """Whether a scenario is being played."""
    table: str | None
    """The table of the scenario under way."""
    result: str
    """How it ended: won, lost or survived; empty while it goes on."""


class OfferRow(Reply):
    """A card that may be bought."""

    card: Card
    """The card on offer."""
    price: int
    """What it costs, in experience points."""
    replaces: str | None
    """The lower level that it upgrades."""


class Offers(Reply):
    """What an investigator may buy."""

    offers: list[OfferRow]
    """One row for each card."""
