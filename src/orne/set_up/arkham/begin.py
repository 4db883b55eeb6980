"""A scenario of Arkham Horror played alone: investigators and decks, difficulty, who plays whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.arkham.editions import edition
from orne.arkham.rulebook import new_game
from orne.arkham.standalone import LITA, Past, past
from orne.bots.arkham import BOTS
from orne.decks.arkham import InvestigatorDeck, check, draw_weaknesses, for_standalone, named
from orne.kernel import undo
from orne.kernel.errors import UserError
from orne.set_up.arkham.wishes import ArkhamWishes
from orne.set_up.shared.seated import HUMAN, Seated, fresh_seed

SCENARIO = "the-gathering"
DIFFICULTY = "standard"
INVESTIGATOR = "roland"
LEAD = 0
"""The seat that leads."""


def decks_of(names: Sequence[str]) -> list[InvestigatorDeck]:
    """The decks of those who play together, fit for a scenario played alone."""
    if not 1 <= len(names) <= 4:
        raise UserError(f"A scenario is for one to four investigators, not {len(names)}.")
    decks: list[InvestigatorDeck] = []
    for name in names:
        deck = for_standalone(named(name))
        if any(each.investigator == deck.investigator for each in decks):
            raise UserError(f"Each investigator may be played once; {name} is there twice.")
        if wrong := check(deck, "standalone"):
            raise UserError(f"The deck {name} is not legal: {wrong[0].reason} (see orne deck check).")
        decks.append(deck)
    return decks


def begin(wishes: ArkhamWishes) -> Seated:
    """Begin a new scenario."""
    seed = wishes.seed if wishes.seed is not None else fresh_seed()
    names = wishes.investigators or [INVESTIGATOR]
    decks = decks_of(names)
    players = who_plays(wishes.bots, len(names))
    away = None if wishes.got_away is None else [name for name in wishes.got_away.split(",") if name.strip()]
    story = past(wishes.scenario or SCENARIO, wishes.earlier, away)
    investigators: list[dict[str, Any]] = []
    taken: list[str] = []
    for seat, whole in enumerate(decks):
        deck = draw_weaknesses(whole, f"{seed} {seat}", taken)
        taken += deck.each()
        trauma = story.trauma if seat == LEAD else (0, 0)
        investigators.append({"id": deck.investigator, "deck": list(deck.each()), "trauma": list(trauma)})
    if wishes.lita is not None:
        investigators[lita_seat(story, wishes.lita, len(names))]["deck"].append(LITA)
    difficulty = wishes.difficulty or DIFFICULTY
    game = new_game(
        wishes.scenario or SCENARIO,
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
    return Seated(game, players)


def lita_seat(story: Past, number: int, seats: int) -> int:
    """The seat whose deck Lita Chantler joins, if what went before allows it."""
    if not 1 <= number <= seats:
        raise UserError(f"--lita {number}: say a seat from 1 to {seats}.")
    if story.lita == "nobody" or (story.lita == "lead" and number - 1 != LEAD):
        who = "only the lead investigator, seat 1," if story.lita == "lead" else "nobody"
        raise UserError(f"After what went before, {who} may have Lita Chantler in the deck.")
    return number - 1


def who_plays(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Who plays each seat: people, except where a bot was named."""
    players = [HUMAN] * seats
    for each in bots:
        seat, _, name = each.partition("=")
        if not seat.isdecimal() or len(seat) > 2 or not 1 <= int(seat) <= seats or name not in BOTS:
            raise UserError(f"--bot {each}: say a seat from 1 to {seats} and {' or '.join(BOTS)}, such as 2=greedy.")
        players[int(seat) - 1] = name
    if HUMAN not in players:
        raise UserError("Somebody must sit at the keyboard; give at least one seat no bot.")
    return tuple(players)
