"""Drawing cards, and locations that are revealed or closed."""

from __future__ import annotations

from orne.arkham.abilities import free
from orne.arkham.language import ClosedWhileUnrevealed, Discard, Draw
from orne.rulings.laboratory.arkham import CRYPT, DREAMER, HALL, PAPER, SCHOLAR, lab_card, pause, scholar
from orne.rulings.showing.arkham import Place, Show, shows
from orne.rulings.showing.arkham_probes import clues, deck_size, hand_size, horror, revealed

NOTE = lab_card("note", cost=99)
BOOKS = lab_card("books", free(Draw(3), Discard()))
VAULT = lab_card("vault", type="location", connects=("hall",), symbol="loft", clues=2)
CLOSED = lab_card("closed", ClosedWhileUnrevealed(), type="location", symbol="loft", connects=("hall",))


@shows("ahlcg/drawing-cards/c", "ahlcg/drawing-cards/d", "ahlcg/drawing-cards/f")
def an_empty_deck_is_made_again_and_one_horror_follows_the_whole_draw(show: Show) -> None:
    """The discard pile becomes the deck, also in the middle of a draw, and one horror follows."""
    show.lab(scholar(deck=[NOTE], discard=[PAPER] * 4, play=[BOOKS]))
    show.answer("use lab/books")
    show.sees(hand_size(0), 3)
    show.sees(deck_size(0), 3)
    show.sees(horror(SCHOLAR), 1)
    show.lab(scholar(deck=[NOTE], discard=[PAPER]))
    show.answer("draw")
    show.sees(horror(SCHOLAR), 0)
    show.answer("draw")
    show.sees(horror(SCHOLAR), 1)


@shows("ahlcg/clues/a", "ahlcg/clues/b", "ahlcg/move/f", "ahlcg/location-cards/c", "ahlcg/location-cards/d")
def the_first_investigator_to_enter_reveals_and_clues_are_added(show: Show) -> None:
    """The first entry reveals the location and adds 2 clues per investigator; later entries add none."""
    show.lab(scholar(), scholar(DREAMER), locations=[HALL, Place(VAULT, revealed=False, clues=1)])
    show.answer("move lab/vault")
    show.sees(revealed(VAULT), True)
    show.sees(clues(VAULT), 5)
    show.answer("move lab/hall", "move lab/vault", "end turn")
    show.sees(clues(VAULT), 5)


@shows("ahlcg/cannot/a")
def a_location_may_be_closed_while_unrevealed(show: Show) -> None:
    """A closed location cannot be moved to while it is unrevealed, though it is connected."""
    show.lab(scholar(), locations=[HALL, Place(CLOSED, revealed=False), CRYPT])
    show.offers_of("move", "move lab/crypt")


@shows("ahlcg/drawing-cards/d", "ahlcg/drawing-cards/f")
def a_deck_that_runs_out_is_renewed_and_the_draw_goes_on(show: Show) -> None:
    """The last card and two of the reshuffled ones are drawn, with one horror in all."""
    show.lab(scholar(deck=[PAPER], discard=[PAPER] * 4, play=[BOOKS]))
    show.answer("use lab/books")
    show.sees(hand_size(0), 3)
    show.sees(deck_size(0), 3)
    show.sees(horror(SCHOLAR), 1)
    show.lab(scholar(deck=[], discard=[PAPER] * 4))
    show.answer("draw")
    show.sees(hand_size(0), 1)
    show.sees(deck_size(0), 3)
    show.sees(horror(SCHOLAR), 1)


@shows("ahlcg/drawing-cards/e", "ahlcg/draw-action/a")
def any_number_of_cards_may_be_drawn(show: Show) -> None:
    """Three by actions and three by a card in one turn."""
    show.lab(scholar(play=[BOOKS, pause()]))
    show.answer("use lab/books", "draw", "draw", "draw")
    show.sees(hand_size(0), 6)
