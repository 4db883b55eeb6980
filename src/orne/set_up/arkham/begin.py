"""A scenario of Arkham Horror played alone: investigators and decks, difficulty, who plays whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.arkham import guides
from orne.arkham.campaign import title
from orne.arkham.editions import edition
from orne.arkham.guide import LEAD as TO_THE_LEAD
from orne.arkham.rulebook import new_game
from orne.arkham.standalone import Past, past
from orne.bots.arkham import BOTS
from orne.decks.arkham import InvestigatorDeck, check, draw_weaknesses, for_standalone, named
from orne.kernel import undo
from orne.kernel.errors import UserError
from orne.kernel.search import folded
from orne.set_up.arkham.wishes import ArkhamWishes
from orne.set_up.shared.seated import HUMAN, Seated
from orne.set_up.shared.seeds import wished_seed

DIFFICULTY = "standard"
INVESTIGATOR = "roland"
LEAD = 0
"""The seat that leads."""


def first_scenario() -> str:
    """The scenario where none is named."""
    return guides.usual().scenarios[0]


def chosen(said: Sequence[str]) -> dict[str, list[str]]:
    """What the players say of the past: names of cards by the note they are under."""
    found: dict[str, list[str]] = {}
    for each in said:
        note, equals, names = each.partition("=")
        if not equals:
            raise UserError(f"--past {each}: say a note and what it lists, with commas between: NOTE=NAME,NAME.")
        found[note.strip()] = [name for name in names.split(",") if name.strip()]
    return found


def decks_of(names: Sequence[str]) -> list[InvestigatorDeck]:
    """The decks of those who play together, fit for a scenario played alone."""
    if isinstance(names, str):
        raise UserError(f"Investigators are given as a list, such as [{names!r}].")
    if not 1 <= len(names) <= 4:
        raise UserError(f"A scenario is for one to four investigators, not {len(names)}.")
    return fit_together([named(name) for name in names], names)


def fit_together(decks_given: Sequence[InvestigatorDeck], names: Sequence[str]) -> list[InvestigatorDeck]:
    """The decks of those who play together, each called by a name, if they are fit for a scenario played alone."""
    decks: list[InvestigatorDeck] = []
    for given, name in zip(decks_given, names, strict=True):
        deck = for_standalone(given)
        if any(each.investigator == deck.investigator for each in decks):
            raise UserError(f"Each investigator may be played once; {name} is there twice.")
        if wrong := check(deck, "standalone"):
            raise UserError(f"The deck {name} is not legal: {wrong[0].reason} (see orne deck check).")
        decks.append(deck)
    return decks


def begin(wishes: ArkhamWishes) -> Seated:
    """Begin a new scenario."""
    decks = decks_of(wishes.investigators or [INVESTIGATOR])
    return deal(decks, who_plays(wishes.bots, len(decks)), wishes)


def deal(decks: Sequence[InvestigatorDeck], players: tuple[str, ...], wishes: ArkhamWishes) -> Seated:
    """A new scenario with some decks, fit for it, and who plays each."""
    seed = wished_seed(wishes.seed)
    name = wishes.scenario or first_scenario()
    story = past(name, wishes.earlier, chosen(wishes.past))
    investigators = investigators_of(decks, story, seed, wishes.story_assets)
    difficulty = wishes.difficulty or DIFFICULTY
    game = new_game(
        name,
        investigators,
        seed,
        difficulty=difficulty,
        log=story.log,
        bag=story.bag(difficulty, wishes.tokens),
        lead=LEAD,
        ask_always=wishes.ask_always,
        real_bag=wishes.real_bag,
        undo=undo.check(wishes.undo or undo.SAME),
        edition=edition(wishes.rules).name,
    )
    return Seated(game, players, tuple(title(deck.investigator) for deck in decks))


def investigators_of(
    decks: Sequence[InvestigatorDeck], story: Past, seed: int, story_assets: Sequence[str]
) -> list[dict[str, Any]]:
    """Who takes part, each with the cards of the deck, its random weaknesses drawn as the seed says."""
    investigators: list[dict[str, Any]] = []
    taken: list[str] = []
    for seat, whole in enumerate(decks):
        deck = draw_weaknesses(whole, f"{seed} {seat}", taken)
        taken += deck.each()
        trauma = story.trauma if seat == LEAD else (0, 0)
        investigators.append({"id": deck.investigator, "deck": list(deck.each()), "trauma": list(trauma)})
    for each in story_assets:
        seat, card = taker(story, each, len(decks))
        investigators[seat]["deck"].append(card)
    return investigators


def taker(story: Past, said: str, seats: int) -> tuple[int, str]:
    """The seat whose deck a story asset joins, and the card, if what went before allows it."""
    number, _, name = said.partition("=")
    seat = int(number) if number.isdecimal() and len(number) < 3 else 0
    if not 1 <= seat <= seats:
        raise UserError(f"--story-asset {said}: say a seat from 1 to {seats}.")
    found = [card for card in story.story_assets if name in ("", card) or folded(name) in folded(title(card))]
    if len(found) != 1:
        there = ", ".join(map(title, story.story_assets)) or "none"
        raise UserError(f"--story-asset {said}: what went before offers {there}; say {number}=CARD with one of them.")
    if story.story_assets[found[0]] == TO_THE_LEAD and seat - 1 != LEAD:
        raise UserError(f"After what went before, only the lead investigator, seat 1, may have {title(found[0])}.")
    return seat - 1, found[0]


def who_plays(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Who plays each seat: people, except where a bot was named."""
    players = [HUMAN] * seats
    for each in bots:
        seat, _, name = each.partition("=")
        if not seat.isdecimal() or len(seat) > 2 or not 1 <= int(seat) <= seats or name not in BOTS:
            if seats == 1:
                raise UserError(f"--bot {each}: one investigator plays alone; name another --investigator for the bot.")
            raise UserError(f"--bot {each}: say a seat from 1 to {seats} and {', '.join(BOTS)}, such as 2=greedy.")
        players[int(seat) - 1] = name
    if HUMAN not in players:
        raise UserError("Somebody must sit at the keyboard; leave at least one seat without a bot.")
    return tuple(players)
