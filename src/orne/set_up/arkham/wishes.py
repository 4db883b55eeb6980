"""What players may want of a scenario of Arkham Horror that they play alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from orne.arkham.editions import FAQ
from orne.set_up.shared.wishes import Setting, Wishes


@dataclass
class ArkhamWishes(Wishes):
    """What the players want; empty where nothing was said."""

    scenario: str = ""
    difficulty: str = ""
    investigators: list[str] = field(default_factory=list)
    """Each a starter deck by the first name, a deck that comes with Orne, or a deck file."""
    bots: list[str] = field(default_factory=list)
    """Each ``SEAT=NAME``, seats counted from 1."""
    undo: str = ""
    real_bag: bool = False
    earlier: list[str] = field(default_factory=list)
    """How each earlier scenario of the campaign is taken to have ended, in order."""
    past: list[str] = field(default_factory=list)
    """What else is taken to have happened, each ``NOTE=NAMES`` with commas between the names of cards."""
    story_assets: list[str] = field(default_factory=list)
    """Who has a story asset from before in the deck, each ``SEAT=CARD``, seats counted from 1."""
    rules: str = FAQ.name
    """The reading of the rules."""
    tokens: list[str] = field(default_factory=list)
    """Symbols added to the chaos bag."""

    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("scenario", "the scenario (default: the first of the core set)", metavar="NAME"),
        Setting(
            "earlier",
            "how an earlier scenario of the campaign ended, such as R1 (the default) or none; once for each, in order",
            metavar="END",
        ),
        Setting(
            "past", "which cards a note of the campaign lists from before, with commas between", metavar="NOTE=NAMES"
        ),
        Setting(
            "story_assets",
            "who has a story asset in the deck from before; the card may be left out if there is only one",
            "--story-asset",
            metavar="SEAT=CARD",
        ),
        Setting(
            "rules", "2016 (with what the FAQ has settled, the default) or 2016-letter (by the letter)", metavar="NAME"
        ),
        Setting("difficulty", "easy, standard (the default), hard or expert", metavar="D"),
        Setting("tokens", "one more symbol in the bag, such as tablet", "--add-token", metavar="SYMBOL"),
        Setting(
            "investigators",
            "an investigator with the starter deck (roland), a deck of orne deck list, or a deck file; up to four",
            "--investigator",
            metavar="DECK",
        ),
        Setting("bots", "a bot plays this seat: 2=greedy, 3=search", "--bot", metavar="SEAT=NAME"),
        Setting(
            "undo",
            "undo past a token: same (the same token again), new (another one), visible (not at all)",
            metavar="WAY",
        ),
        Setting("real_bag", "you draw the tokens from a bag of your own"),
    )

    @property
    def open(self) -> bool:
        """Whether everything is left to be asked."""
        return not (self.scenario or self.difficulty or self.investigators)
