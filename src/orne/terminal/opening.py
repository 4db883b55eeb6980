"""Setting a game up: decks, opponent, seat; a person at a terminal is asked, Enter takes what is proposed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.text import Text

from orne.bots.coc import BOTS
from orne.coc.rulebook import new_game
from orne.coc.state import State
from orne.decks.coc import Deck, available, named, story_deck
from orne.kernel import rng
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.terminal import saves
from orne.terminal.saves import HUMAN, Saved
from orne.terminal.screen import Screen

DECK = "starter-agency+miskatonic-a"
OPPONENT_DECK = "starter-cthulhu+shub-niggurath-b"
OPPONENTS = (*BOTS, HUMAN)


@dataclass
class Wishes:
    """What the player wants; None where nothing was said."""

    deck: str | None = None
    opponent_deck: str | None = None
    opponent: str | None = None
    seat: str = "1"
    seed: int | None = None
    edition: str = "lcg-4"
    ask_always: bool = False

    @property
    def open(self) -> bool:
        """Whether everything is left to be asked."""
        return self.deck is None and self.opponent_deck is None and self.opponent is None


def ask(screen: Screen, wishes: Wishes) -> Saved | None:
    """Ask for what is not said yet; gives the unfinished game instead, where the player goes on with that."""
    screen.say(Text("\nOrne · Call of Cthulhu: The Card Game\n", "bold"))
    unfinished = _unfinished()
    if unfinished is not None:
        words = f"There is an unfinished game, turn {unfinished.game.state.turn}. Go on with it? (Enter: yes, n: no) "
        if screen.read(words).lower() not in ("n", "no"):
            return unfinished
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


def _unfinished() -> Saved | None:
    """The game that was left, if it can still be played."""
    if not saves.autosave().exists():
        return None
    try:
        saved = saves.read(saves.autosave())
    except UserError:
        return None
    return None if saved.game.over else saved


def _deck(screen: Screen, what: str, proposed: str, edition: str) -> str:
    """Ask for a deck until one is named that exists."""

    def known(name: str) -> str:
        if name == "list":
            screen.say(", ".join(available()), style="dim")
            raise UserError(f"That makes {len(available())} decks; any two blocks make a starter deck.")
        named(name, edition)
        return name

    return until_right(screen, f"{what} [{proposed}]: ", proposed, known)


def until_right(screen: Screen, prompt: str, proposed: str, check: Callable[[str], str]) -> str:
    """Ask until the answer is right."""
    while True:
        try:
            return check(screen.read(prompt) or proposed)
        except UserError as error:
            screen.say(str(error), style="red")


def begin(wishes: Wishes) -> Saved:
    """Begin a new game."""
    if wishes.opponent is not None and wishes.opponent not in OPPONENTS:
        raise UserError(f"There is no opponent called '{wishes.opponent}'; there are {', '.join(OPPONENTS)}.")
    seed = wishes.seed if wishes.seed is not None else fresh_seed()
    seat = _seat(wishes.seat, seed)
    mine = named(wishes.deck or DECK, wishes.edition)
    theirs = named(wishes.opponent_deck or OPPONENT_DECK, wishes.edition)
    decks = (mine, theirs) if seat == 0 else (theirs, mine)
    game = deal(decks, seed, wishes.edition, ask_always=wishes.ask_always)
    opponent = wishes.opponent or "greedy"
    return Saved(game, (HUMAN, opponent) if seat == 0 else (opponent, HUMAN))


def deal(decks: tuple[Deck, Deck], seed: int, edition: str, *, ask_always: bool = False) -> Game[State]:
    """A new game with two decks, and the story deck of the first that has one."""
    stories = next((deck.story for deck in decks if deck.story), story_deck())
    for deck in decks:
        if deck.size < 20:
            raise UserError(f"The deck “{deck.name}” has {deck.size} cards; that is too few to play with.")
    return new_game([decks[0].each(), decks[1].each()], stories, seed, edition_name=edition, ask_always=ask_always)


def _seat(wanted: str, seed: int) -> int:
    """The player's seat, from 0; at random it depends on the seed."""
    if wanted == "random":
        return rng.seeded(f"seat {seed}") >> 40 & 1
    return int(wanted) - 1


def fresh_seed() -> int:
    """A seed short enough to be read out."""
    import secrets

    return secrets.randbelow(1_000_000)


def set_aside(path: Path) -> None:
    """Keep the unfinished game of before under another name, so that a new one does not overwrite it."""
    if _unfinished() is not None:
        path.replace(path.with_name("previous.json"))
