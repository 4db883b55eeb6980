"""Call of Cthulhu, studied: every pairing is dealt twice for each seed, once with each side in seat 1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, combinations_with_replacement, permutations, product
from typing import Any, ClassVar

from orne.coc.facts import load
from orne.coc.rules.chart import NUMBER
from orne.coc.state import State
from orne.decks.coc import Deck, named
from orne.games import COC
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.lab.study.contest import Contest, Job, Measure, deal_of
from orne.lab.study.plan import Plan, in_key
from orne.set_up.coc.begin import deal

Side = tuple[str, str]
"""A player and a deck."""


class CocContest(Contest):
    """How Call of Cthulhu is studied."""

    game = COC
    turn_word = "turn"
    conditions = ()
    standing = (
        Measure("stories", "Stories won"),
        Measure("success", "Success tokens"),
        Measure("resources", "Resources attached"),
        Measure("characters", "Characters in play"),
        Measure("hand", "Cards in hand"),
    )
    counted: ClassVar[Mapping[str, str]] = {
        "drawn": "drawn",
        "to hand": "drawn",
        "announced": "played",
        "event played": "played",
        "committed": "committed",
        "resource attached": "resourced",
    }
    uses = ("drawn", "played", "committed", "resourced")
    deck_word = "deck"
    score_word = "stories"
    openers = "character"

    def read_decks(self, plan: Plan) -> Mapping[str, Deck]:
        """The decks of both sides by what they are called."""
        if any(len(group) > 1 for group in plan.decks):
            raise UserError("decks: a player of Call of Cthulhu has one deck; name each by itself, not in a list.")
        found: dict[str, Deck] = {}
        for key, names in (("decks", [group[0] for group in plan.decks]), ("field", plan.field)):
            with in_key(key):
                found.update({name: named(plan.place(name), plan.edition) for name in names})
        return found

    def jobs(self, plan: Plan) -> Iterator[Job]:
        """Each pairing with each seed, in both seats."""
        number = 0
        for (one, two), seed in product(self._pairings(plan), plan.seeds):
            # A side that meets itself would play the same game twice.
            for seats in ((one, two), (two, one)) if one != two else ((one, two),):
                players, decks = zip(*seats, strict=True)
                yield Job(number, players, decks, seed, deal_of(seed, *sorted(decks)))
                number += 1

    def _pairings(self, plan: Plan) -> Iterator[tuple[Side, Side]]:
        """Who meets whom; each pairing once, whichever side is named first."""
        decks = [group[0] for group in plan.decks]
        players = plan.players
        if plan.opponents:
            people = list(product(players, plan.opponents))
        elif len(players) == 1:
            people = [(players[0], players[0])]
        else:
            people = list((permutations if plan.field else combinations)(players, 2))
        if plan.field:
            lists = list(product(decks, plan.field))
        elif plan.mirrors or len(decks) == 1:
            lists = list(combinations_with_replacement(decks, 2))
        else:
            lists = list(combinations(decks, 2))
        seen: set[frozenset[Side]] = set()
        for (one, two), (mine, theirs) in product(people, lists):
            # Where sides are not told apart by the plan, each player has each of the two decks.
            ways = [(mine, theirs)] if plan.field else [(mine, theirs), (theirs, mine)]
            for first, second in ways:
                pairing = ((one, first), (two, second))
                if frozenset(pairing) not in seen:
                    seen.add(frozenset(pairing))
                    yield pairing

    def samples(self, plan: Plan) -> Iterator[Job]:
        """Every deck once, against itself."""
        for name in dict.fromkeys((*(group[0] for group in plan.decks), *plan.field)):
            yield Job(0, ("", ""), (name, name), 0, 0)

    def deal(self, plan: Plan, decks: Mapping[str, Any], job: Job) -> Game[State]:
        """Two decks, and the story deck of the first that has one."""
        return deal((decks[job.decks[0]], decks[job.decks[1]]), job.deal, plan.edition)

    def listed(self, decks: Mapping[str, Any], job: Job, seat: int) -> Mapping[str, int]:
        """The deck of one side."""
        deck: Deck = decks[job.decks[seat]]
        return deck.cards

    def turn(self, state: State) -> int:
        """Turns of both players are counted."""
        return state.turn

    def setting_up(self, state: State) -> bool:
        """Hands are settled once nobody can take another."""
        return state.step == NUMBER["mulligan"]

    def measured(self, state: State, seat: int) -> Sequence[int]:
        """Stories, tokens at stories, resources, characters and cards in hand."""
        cards, kinds = state.cards, state.catalogue.kinds
        mine = (cards[uid] for uid in state.play if cards[uid].controller == seat)
        return (
            len(state.won[seat]),
            sum(cards[uid].success[seat] for uid in state.row),
            sum(len(domain.resources) for domain in state.domains[seat]),
            sum(kinds[card.kind].facts.type == "character" for card in mine),
            len(state.hand[seat]),
        )

    def first(self, state: State) -> int:
        """The seat that took the first turn."""
        return state.first

    def cost(self, card: str, edition: str) -> int | None:
        """Its cost; one of X is counted as 0, the least it can be."""
        return load(edition)[card].cost
