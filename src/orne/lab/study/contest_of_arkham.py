"""Arkham Horror, studied: one bot plays all investigators of a group, through scenarios at their difficulties."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, ClassVar

from orne.arkham.facts import load
from orne.arkham.rules.chart import NUMBER
from orne.arkham.state import State
from orne.decks.arkham import InvestigatorDeck, named
from orne.games import ARKHAM
from orne.kernel.errors import UserError
from orne.kernel.game import Game
from orne.kernel.log import Entry
from orne.lab.study.contest import BETWEEN, Contest, Job, Measure, deal_of
from orne.lab.study.plan import Plan, in_key
from orne.set_up.arkham.begin import deal, fit_together
from orne.set_up.arkham.wishes import ArkhamWishes

MOST_TOGETHER = 4


class ArkhamContest(Contest):
    """How Arkham Horror is studied."""

    game = ARKHAM
    turn_word = "round"
    conditions = ("group", "scenario", "difficulty")
    standing = (
        Measure("clues", "Clues held"),
        Measure("damage", "Damage"),
        Measure("horror", "Horror"),
        Measure("resources", "Resources"),
        Measure("hand", "Cards in hand"),
        Measure("doom", "Doom in play"),
    )
    gathered = (Measure("discovered", "Clues discovered so far"),)
    counted: ClassVar[Mapping[str, str]] = {
        "drawn": "drawn",
        "found": "drawn",
        "plays": "played",
        "committed": "committed",
    }
    uses = ("drawn", "played", "committed")
    deck_word = "investigator"
    score_word = "experience"
    openers = "asset"

    def read_decks(self, plan: Plan) -> Mapping[str, tuple[InvestigatorDeck, ...]]:
        """The decks of each group, fit for a scenario played alone, by what the group is called."""
        found: dict[str, tuple[InvestigatorDeck, ...]] = {}
        for group in plan.decks:
            if len(group) > MOST_TOGETHER:
                raise UserError(f"decks: one to four investigators play together, not {len(group)}.")
            with in_key("decks"):
                given = [named(plan.place(name)) for name in group]
                found[BETWEEN.join(group)] = tuple(fit_together(given, group))
        return found

    def jobs(self, plan: Plan) -> Iterator[Job]:
        """Each player with each group in each scenario at each difficulty, with each seed."""
        ways = product(plan.players, plan.decks, plan.scenarios, plan.difficulties, plan.seeds)
        for number, (player, group, scenario, difficulty, seed) in enumerate(ways):
            dealt = deal_of(seed, *group, scenario, difficulty)
            yield Job(number, (player,) * len(group), group, seed, dealt, scenario, difficulty)

    def samples(self, plan: Plan) -> Iterator[Job]:
        """Every group in every scenario at every difficulty."""
        for group, scenario, difficulty in product(plan.decks, plan.scenarios, plan.difficulties):
            yield Job(0, ("",) * len(group), group, 0, 0, scenario, difficulty)

    def deal(self, plan: Plan, decks: Mapping[str, Any], job: Job) -> Game[State]:
        """A scenario played alone, weaknesses drawn as it is dealt."""
        wishes = ArkhamWishes(job.scenario, job.difficulty, seed=job.deal, rules=plan.edition)
        game: Game[State] = deal(decks[BETWEEN.join(job.decks)], job.players, wishes).game
        return game

    def listed(self, decks: Mapping[str, Any], job: Job, seat: int) -> Mapping[str, int]:
        """The deck of one investigator, without the weaknesses that are drawn for each game."""
        group: tuple[InvestigatorDeck, ...] = decks[BETWEEN.join(job.decks)]
        return group[seat].cards

    def turn(self, state: State) -> int:
        """The round."""
        return state.round

    def setting_up(self, state: State) -> bool:
        """Hands are settled once nobody can replace cards."""
        return state.step == NUMBER["mulligan"]

    def measured(self, state: State, seat: int) -> Sequence[int]:
        """What the investigator has and bears; the doom in play is everybody's."""
        cards = state.cards
        own = cards[state.investigators[seat]]
        return (
            own.clues,
            own.damage,
            own.horror,
            state.resources[seat],
            len(state.hand[seat]),
            sum(card.doom for card in cards),
        )

    def gathers(self, entry: Entry) -> tuple[int, int, int] | None:
        """Clues discovered by an investigator."""
        return (entry.seat, 0, entry.after) if entry.kind == "discovered" and entry.seat >= 0 else None

    def conditions_of(self, job: Job) -> tuple[str, ...]:
        """Who plays together, where, and how hard it is."""
        return BETWEEN.join(job.decks), job.scenario, job.difficulty

    def orders(self, plan: Plan) -> tuple[Sequence[str], ...]:
        """As the plan lists them."""
        return [BETWEEN.join(group) for group in plan.decks], plan.scenarios, plan.difficulties

    def leads(self, deck: str, conditions: Sequence[str]) -> bool:
        """Investigators of a group win and lose together: the first of them stands for all."""
        return deck == conditions[0].split(BETWEEN)[0]

    def first(self, state: State) -> None:
        """Investigators play together."""
        return

    def cost(self, card: str, edition: str) -> int | None:
        """Its cost, if it has one."""
        return load()[card].cost
