"""Asking for decks and opponent of a new game of Call of Cthulhu; Enter takes what is proposed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.decks.coc import missing, named
from orne.decks.coc.shipped import community
from orne.decks.coc.starters import BLOCKS
from orne.games import COC
from orne.kernel.errors import UserError, echo, suggested
from orne.kernel.log_words import plural
from orne.set_up.coc.begin import DECK, OPPONENT_DECK, OPPONENTS
from orne.set_up.coc.wishes import CocWishes
from orne.terminal.opening import until_right, welcome
from orne.terminal.screen import Screen
from orne.terminal.style import GREY

if TYPE_CHECKING:
    from orne.store.keeping import Kept

PLAYABLE = f"Playable now: starter decks of the core set, each two of {', '.join(BLOCKS)}; and files of playable cards."
HELP = "Name two factions, such as agency+miskatonic, or their beginnings (ag mi); or a deck file; or list."
PACKET = "a"
"""The packet of neutral cards where none is named."""


def ask(screen: Screen, wishes: CocWishes) -> Kept | None:
    """Ask for what is not said yet; gives the unfinished game instead, where the player goes on with that."""
    resumed = welcome(screen, COC, lambda start: "")
    if resumed is not None:
        return resumed
    screen.say(PLAYABLE, style=GREY)
    screen.say("Enter takes what stands in brackets; help says more.", style=GREY)
    wishes.deck = _deck(screen, "Your deck", DECK, wishes.edition)
    opponents = ", ".join(OPPONENTS)

    def known(name: str) -> str:
        if name not in OPPONENTS:
            raise UserError(f"There is no opponent called {echo(name)}; {suggested(name, OPPONENTS)}")
        return name

    prompt = f"Opponent ({opponents}) [greedy]: "
    says = (
        "random does anything, greedy looks ahead a little, search plays on in its mind (quick, as it is, or strong), "
        "human sits at the same keyboard."
    )
    wishes.opponent = until_right(screen, prompt, "greedy", known, says)
    wishes.opponent_deck = _deck(screen, "Opponent’s deck", OPPONENT_DECK, wishes.edition)
    return None


def _deck(screen: Screen, what: str, proposed: str, edition: str) -> str:
    """Ask for a deck until one is named that can be played."""

    def known(name: str) -> str:
        if name == "list":
            screen.say(PLAYABLE, style=GREY)
            screen.say(f"Not playable yet: {', '.join(community())}.", style=GREY)
            raise UserError("How many cards of each do not work yet, orne deck list says.")
        deck = by_factions(name) or name
        without = missing(named(deck, edition), COC.cards().implemented())
        if without:
            do = "does" if len(without) == 1 else "do"
            raise UserError(
                f"{plural(len(without), 'card')} of {echo(name)} {do} not work yet: orne deck show {name} says which."
            )
        return deck

    return until_right(screen, f"{what} [{proposed}]: ", proposed, known, HELP)


def by_factions(words: str) -> str:
    """The name of the starter deck of two factions that are named by their beginnings; empty where they are not two."""
    parts = words.lower().replace("+", " ").split()
    found = [[block for block in BLOCKS if block.startswith(part)] for part in parts]
    if len(parts) != 2 or any(len(blocks) != 1 for blocks in found):
        return ""
    first, second = sorted((blocks[0] for blocks in found), key=list(BLOCKS).index)
    return f"starter-{first}+{second}-{PACKET}"
