"""A new game of Call of Cthulhu: decks, opponent, seat."""

from __future__ import annotations

from orne.bots.coc import BOTS
from orne.coc.rulebook import new_game
from orne.coc.state import State
from orne.decks.coc import Deck, named, story_deck
from orne.kernel import rng
from orne.kernel.errors import UserError, echo, suggested
from orne.kernel.game import Game
from orne.kernel.undo import SAME
from orne.set_up.coc.wishes import CocWishes
from orne.set_up.shared.seated import HUMAN, Seated
from orne.set_up.shared.seeds import wished_seed

DECK = "starter-agency+miskatonic-a"
OPPONENT_DECK = "starter-cthulhu+shub-niggurath-b"
FEWEST = 20
"""With fewer cards in a deck no game is begun, legal or not."""
OPPONENTS = (*BOTS, HUMAN)


def begin(wishes: CocWishes) -> Seated:
    """Begin a new game."""
    if wishes.opponent is not None and wishes.opponent not in OPPONENTS:
        raise UserError(f"There is no opponent called {echo(wishes.opponent)}; {suggested(wishes.opponent, OPPONENTS)}")
    seed = wished_seed(wishes.seed)
    seat = _seat(wishes.seat, seed)
    mine = named(wishes.deck or DECK, wishes.edition)
    theirs = named(wishes.opponent_deck or OPPONENT_DECK, wishes.edition)
    decks = (mine, theirs) if seat == 0 else (theirs, mine)
    game = deal(decks, seed, wishes.edition, ask_always=wishes.ask_always)
    opponent = wishes.opponent or "greedy"
    players = (HUMAN, opponent) if seat == 0 else (opponent, HUMAN)
    return Seated(game, players, (decks[0].name, decks[1].name))


def deal(
    decks: tuple[Deck, Deck],
    seed: int,
    edition: str,
    *,
    first: int | None = None,
    ask_always: bool = False,
    undo: str = SAME,
) -> Game[State]:
    """A new game with two decks, and the story deck of the first that has one; who begins is drawn unless said."""
    stories = next((deck.story for deck in decks if deck.story), story_deck())
    for deck in decks:
        if deck.size < FEWEST:
            raise UserError(f"The deck “{deck.name}” has {deck.size} cards; that is too few to play with.")
    return new_game(
        [decks[0].each(), decks[1].each()],
        stories,
        seed,
        edition_name=edition,
        first=first,
        ask_always=ask_always,
        undo=undo,
    )


def _seat(wanted: str, seed: int) -> int:
    """The player's seat, from 0; at random it depends on the seed."""
    if wanted == "random":
        return rng.seeded(f"seat {seed}") >> 40 & 1
    return int(wanted) - 1
