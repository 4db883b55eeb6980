"""Asking for decks and opponent of a new game of Call of Cthulhu; Enter takes what is proposed."""

from __future__ import annotations

from orne.decks.coc import available, named
from orne.games import COC
from orne.kernel.errors import UserError
from orne.set_up.coc.begin import DECK, OPPONENT_DECK, OPPONENTS
from orne.set_up.coc.wishes import CocWishes
from orne.store.keeping import Kept
from orne.terminal.opening import until_right, welcome
from orne.terminal.screen import Screen


def ask(screen: Screen, wishes: CocWishes) -> Kept | None:
    """Ask for what is not said yet; gives the unfinished game instead, where the player goes on with that."""
    resumed = welcome(screen, COC, lambda state: f", turn {state.turn}")
    if resumed is not None:
        return resumed
    screen.say("Decks: a name, a file, or list. Enter takes what stands in brackets.", style="dim")
    wishes.deck = _deck(screen, "Your deck", DECK, wishes.edition)
    opponents = ", ".join(OPPONENTS)

    def known(name: str) -> str:
        if name not in OPPONENTS:
            raise UserError(f"There is no opponent called “{name[:40]}”; there are {opponents}.")
        return name

    wishes.opponent = until_right(screen, f"Opponent ({opponents}) [greedy]: ", "greedy", known)
    wishes.opponent_deck = _deck(screen, "Opponent’s deck", OPPONENT_DECK, wishes.edition)
    return None


def _deck(screen: Screen, what: str, proposed: str, edition: str) -> str:
    """Ask for a deck until one is named that exists."""

    def known(name: str) -> str:
        if name == "list":
            screen.say(", ".join(available()), style="dim")
            raise UserError(f"That makes {len(available())} decks; any two blocks make a starter deck.")
        named(name, edition)
        return name

    return until_right(screen, f"{what} [{proposed}]: ", proposed, known)
