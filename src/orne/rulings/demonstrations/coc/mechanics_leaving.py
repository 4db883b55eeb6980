"""New mechanics of leaving play: Fated, Resilient, removed from the game."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, Use, action, disrupt, response
from orne.coc.events import USE
from orne.coc.language import (
    CARD,
    CHARACTER,
    IS_REMOVED,
    Also,
    CancelIt,
    Do,
    Draw,
    ExhaustThis,
    PlaceSuccess,
    destroy,
    remove_from_game,
    remove_this,
    return_to_hand,
)
from orne.coc.rules.moving import move
from orne.coc.selector import IN_ANY_DISCARD, Sel
from orne.coc.state import HAND
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BELL, PAUSE, PAWN, Say, event, lab_card, on, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import (
    deck,
    discard,
    entries,
    hand,
    happened,
    in_play,
    removed,
    success_on,
    view,
    zone,
)


def _to_hand(g: CocTable, use: Use) -> bool:
    """Put the chosen card into its owner's hand."""
    return bool(move(g, use.targets[0][0][0], HAND))


EXILE = tool("exile", action(remove_from_game(), Choose(CHARACTER), cost=ExhaustThis()), cost=1)
DIGGER = tool("digger", action(Do(_to_hand), Choose(Sel(CARD.test, "card", place=IN_ANY_DISCARD)), cost=ExhaustThis()))
RECALL = tool("recall", action(Do(_to_hand), Choose(IS_REMOVED & CARD), cost=ExhaustThis()))
RUBBER = lab_card("rubber", keywords=(("resilient", 1),))
PUSHES = {
    "discard": tool("push-destroyed", action(destroy(), Choose(CHARACTER), cost=ExhaustThis())),
    "hand": tool("push-returned", action(return_to_hand(), Choose(CHARACTER), cost=ExhaustThis())),
}
STOP = tool("stop-rubber", disrupt(on(USE, lambda g, use, event: g.title(event.subject) == "Rubber"), CancelIt()))
PILE_WATCHER = tool("pile-watcher", response(on(events.ENTERS_DISCARD), Say("never")))
DOOM = lab_card("bouncing-doom", keywords=(("fated", 1), ("resilient", 1)))
FATED = lab_card("fated-one", keywords=(("fated", 3),), skill=2)
BURNT_NOTE = event("burnt-note", Also(Draw(), remove_this()))
MARK = tool("mark-it", action(PlaceSuccess(), Choose(CHARACTER), cost=ExhaustThis()))


@shows("coc/mechanic/remove-from-the-game/b")
def what_is_removed_from_the_game_is_found_only_by_what_speaks_of_it(show: Show) -> None:
    """It is in no place of the game; what digs in discard piles does not find it, what speaks of removed cards does."""
    show.lay(Side(play=[EXILE, DIGGER, RECALL, BELL]), Side(play=[PAWN]))
    show.offers("pass", f"use {BELL}", f"use {EXILE}")
    show.answer(f"use {EXILE}")
    show.sees(zone(PAWN), "removed")
    show.sees(removed(), [PAWN])
    show.sees(view(None, "removed"), [PAWN])
    show.sees(discard(1), [])
    show.sees(in_play(1), [])
    show.sees(hand(1), [])
    show.offers("pass", f"use {BELL}", f"use {RECALL}")
    show.answer(f"use {RECALL}")
    show.sees(hand(1), [PAWN])


@shows("coc/mechanic/resilient/a", "coc/mechanic/resilient/b")
def a_resilient_card_may_go_to_the_top_of_its_owners_deck(show: Show) -> None:
    """Its controller decides, wherever it would go; it never is in the discard pile, and nothing can cancel that."""
    for elsewhere, push in PUSHES.items():
        for answer in ("yes", "no"):
            show.lay(Side(play=[push, BELL, STOP, PILE_WATCHER], deck=["bag-man"]), Side(play=[At(RUBBER, owner=0)]))
            show.answer(f"use {push}")
            show.asked(1, "yes or no")
            show.offers("no", "yes")
            show.answer(answer)
            show.sees(zone(RUBBER), "deck" if answer == "yes" else elsewhere)
            show.sees(deck(0), [RUBBER, "bag-man"] if answer == "yes" else ["bag-man"])
            if (answer, elsewhere) == ("no", "discard"):
                show.asked(0, "response")
                show.answer("pass")
            show.asked(0, "action")
            show.offers("pass", f"use {BELL}")


@shows("coc/mechanic/fated")
def a_fated_card_goes_to_the_bottom_of_its_owners_deck(show: Show) -> None:
    """Fated 3: two success tokens are not enough, the third sends it below its owner's deck."""
    for before, goes in ((1, False), (2, True)):
        show.lay(Side(play=[MARK, BELL], deck=["bag-man"]), Side(play=[At(FATED, success=(before, 0), owner=0)]))
        show.answer(f"use {MARK}")
        show.sees(zone(FATED), "deck" if goes else "play")
        show.sees(deck(0), ["bag-man", FATED] if goes else ["bag-man"])
        show.sees(success_on(FATED), [0, 0] if goes else [2, 0])
        show.sees(happened("destroyed", "sacrificed", "discarded"), [])
    show.sees(entries("success token"), [("lab/fated-one", 0, 2, 3)])


@shows("coc/mechanic/fated", "coc/mechanic/resilient/a")
def a_resilient_fated_card_may_go_on_top_as_well(show: Show) -> None:
    """Where Fated would put it below the deck, Resilient lets its controller put it on top."""
    for answer in ("yes", "no"):
        show.lay(Side(play=[MARK, DOOM, BELL], deck=["bag-man"]))
        show.answer(f"use {MARK}")
        show.asked(0, "yes or no")
        show.answer(answer)
        show.sees(deck(0), [DOOM, "bag-man"] if answer == "yes" else ["bag-man", DOOM])


@shows("coc/mechanic/remove-from-the-game/a")
def an_event_that_is_removed_is_not_discarded(show: Show) -> None:
    """An event that removes itself is set aside when it has resolved, and is in no discard pile."""
    show.lay(Side(hand=[BURNT_NOTE], play=[PAUSE]))
    show.answer(f"play {BURNT_NOTE}")
    show.sees(removed(), [BURNT_NOTE])
    show.sees(zone(BURNT_NOTE), "removed")
    show.sees(discard(0), [])
