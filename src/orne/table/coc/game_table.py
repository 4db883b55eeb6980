"""What Call of Cthulhu tells the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

from orne.coc.abilities import DISRUPT, FORCED, PASSIVE, RESPONSE, Triggered, Use
from orne.coc.cards import text
from orne.coc.events import OVERPAID, Event
from orne.coc.log_words import sentence
from orne.coc.rules import initiating, paying
from orne.coc.rules.chart import CHART, PHASES
from orne.coc.rules.story_phase import Commitments
from orne.coc.state import State
from orne.coc.table import CocTable
from orne.coc.values import is_day, is_night
from orne.coc.why import alike
from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.kernel.log import Entry, LogChain
from orne.table.coc import before_paying, cards, forecast
from orne.table.coc.chart import chart
from orne.table.coc.faces import face
from orne.table.coc.labels import CocLabels
from orne.table.shared.data import Action, Card, ChartStep, CocView, Face, Forecast, Strip
from orne.table.shared.game_table import GameTable, Kinds, Told
from orne.table.shared.handles import Namer, Pile
from orne.table.shared.question_data import Hint
from orne.table.shared.telling import under_way

_UNSEEN_PHASES = ("set-up", "beginning", "end")
_STEPS_OF_QUESTIONS = {"disrupt": 2, "order": 5, "response": 6}
"""The step of the seven that a question belongs to; what is not named is asked while an action executes."""
_STEPS_OF_ABILITIES = {DISRUPT: 2, PASSIVE: 4, FORCED: 5, RESPONSE: 6}
"""The step of an action in which an ability of a kind is used inside it; any other, while it executes."""
_ACTIONS = ("used", "announced", "event played")
_TRANSIENT = "coc/rule/2.19-transient-and-steadfast/b"
LONGEST_EFFECT = 160


class CocGameTable(GameTable[CocTable]):
    """Call of Cthulhu at a table."""

    kinds = Kinds(
        windows=frozenset(("action", "response", "disrupt")),
        chances=frozenset(("resource",)),
        plan="commit",
        pay="pay",
        ordering=frozenset(("first", "top")),
    )
    told = Told(
        headings={"turn": 2, "phase": 1},
        numbers=frozenset(
            (
                "success token",
                "success token moved",
                "success token removed",
                "skill compared",
                "struggle",
                "wounded",
                "drained",
                "domain gained",
                "announced",
                "event played",
                "resource attached",
                "turn",
            )
        ),
        cards_after=frozenset(("attached", "committed")),
        shuffles=frozenset(("deck shuffled", "mulligan", "shuffled into the deck", "story shuffled back")),
        deeds=frozenset(("announced", "committed", "event played", "used")),
    )
    competitive = True

    def edition(self, g: CocTable) -> str:
        """The edition or reading of the rules."""
        return str(g.rules.name)

    def labels(self, g: CocTable) -> CocLabels:
        """The words for what is offered."""
        return CocLabels(g)

    def names(self, g: CocTable) -> tuple[str, ...]:
        """The players have no names of their own."""
        return ("Player 1", "Player 2")

    def alike(self, g: CocTable, one: int, other: int) -> bool:
        """Whether one option stands for both of two cards."""
        return alike(g, one, other)

    def piles(self, g: CocTable, seat: int | None) -> Iterable[Pile]:
        """Every place where cards lie."""
        return cards.piles(g, seat)

    def card(self, g: CocTable, uid: int, seat: int | None, of: Namer, can: tuple[int, ...]) -> Card:
        """A card as a viewer sees it."""
        return cards.card(g, uid, seat, of, can)

    def face(self, g: CocTable, uid: int) -> Face | None:
        """What is printed on a card."""
        return face(g.kind(uid).slug, g.rules.name)

    def view(self, g: CocTable, of: Namer) -> CocView:
        """What everybody sees besides the cards."""
        state: State = g.state
        return CocView(
            game="coc",
            edition=state.catalogue.rules.name,
            turn=state.turn,
            active=state.active,
            first=state.first,
            day=is_day(g),
            night=is_night(g),
            won=tuple(len(won) for won in state.won),
            winner=state.winner if state.over else None,
        )

    def strip(self, g: CocTable, decision: Decision | None, log: LogChain | None) -> Strip:
        """Where the game is; actions inside one another are told from the causes of what happens now.

        An action is in the step in which the one inside it came up, the innermost in that of the question.
        """
        state: State = g.state
        phase = PHASES[state.step]
        asked = 1 if 0 <= g.cause == g.paid_for else 3
        if decision is not None:
            asked = _STEPS_OF_QUESTIONS.get(decision.kind, asked)
        entries = under_way(log, g.cause, _ACTIONS)
        inner = [_STEPS_OF_ABILITIES.get(entry.after, 3) if entry.kind == "used" else 3 for entry in entries[1:]]
        steps = [*inner, asked] if entries else []
        trail = [
            Action(g.title(entry.subject), step, entry.seat if entry.seat >= 0 else None)
            for entry, step in zip(entries, steps, strict=True)
        ]
        return Strip(
            turn=state.turn,
            active=state.active,
            phase=phase,
            step=CHART[state.step][0],
            phases=tuple(dict.fromkeys(each for each in PHASES if each not in _UNSEEN_PHASES)),
            steps=tuple(name for name, each in CHART if each == phase),
            trail=tuple(trail),
        )

    def chart(self) -> tuple[ChartStep, ...]:
        """Every step of a turn or round, in order."""
        return chart()

    def sentence(self, g: CocTable, entry: Entry, seat: int | None, names: Sequence[str]) -> str | None:
        """What an entry of the log says to a viewer."""
        return sentence(entry, g, seat, names)

    def text(self, g: CocTable, uid: int) -> str | None:
        """What a card says."""
        return text(g.kind(uid).slug, g.rules.name)

    def main(self, g: CocTable, decision: Decision) -> bool:
        """Whether it is the seat's own operations phase."""
        return decision.kind == "action" and decision.seat == g.state.active and PHASES[g.state.step] == "operations"

    def strikes(self, g: CocTable, entry: Entry, seat: int) -> bool:
        """Whether a card of the other player's did something to one of the seat's."""
        cards = g.state.cards
        return entry.subject >= 0 <= entry.source and (
            cards[entry.subject].controller == seat != cards[entry.source].controller
        )

    def aims(self, g: CocTable, decision: Decision) -> bool:
        """Whether a card of the seat's is about to be struck by what the other player does."""
        if decision.kind != "disrupt":
            return False
        return any(_strikes(g, event, decision.seat) for event in decision.about)

    def moment(self, g: CocTable) -> tuple[int, str]:
        """The turn and the phase."""
        return g.state.turn, PHASES[g.state.step]

    # ---- committing

    def plan(self, g: CocTable, decision: Decision | None, seat: int | None) -> list[tuple[int, int]]:
        """Who is going to be committed where: only the seat that plans it knows."""
        if decision is None or decision.seat != seat or not isinstance(decision.about, Commitments):
            return []
        return list(decision.about.plan.items())

    def forecast(
        self, game: Game[Any], seat: int | None, plan: Sequence[tuple[int, int]], of: Namer
    ) -> Forecast | None:
        """What would come of the stories; outside the story phase there is nothing to foresee."""
        g = cast(CocTable, game.table)
        return forecast.forecast(g, game.log, seat, plan, of) if PHASES[g.state.step] == "story" else None

    # ---- hints

    def hint(self, game: Game[Any], decision: Decision, number: int) -> Hint | None:
        """What an option costs, which domain pays and how much of it is too much, and what it does."""
        g = cast(CocTable, game.table)
        value = decision.options[number].value
        if isinstance(decision.about, paying.Payment):
            gives = _worth(g, decision.seat, value)
            if gives is None:
                return None
            lost = _used_up(g, decision.seat, value)
            return Hint(pays=gives, overpays=gives - decision.about.cost, warn=lost, rulings=_rulings(lost))
        if not isinstance(value, Use) or decision.kind not in self.kinds.windows:
            return None
        it = initiating.initiation(g, value)
        says = ""
        if isinstance(value.ability, Triggered):
            says = before_paying.says(value.ability)
        elif decision.options[number].verb == "play":
            says = self.text(g, value.holder) or ""
        words = f"{says[: LONGEST_EFFECT - 1]}…" if len(says) > LONGEST_EFFECT else says
        if it.costs_x(g, value):
            pays, lost = _worth(g, decision.seat, value.domain), _used_up(g, decision.seat, value.domain)
            return Hint(cost=_cost_words(value, "X"), pays=pays, adds=words, warn=lost, rulings=_rulings(lost))
        purse = next((each for each in paying.purses(g, value.seat) if each.domain == value.domain), None)
        cost = it.actual_cost(g, value, purse)
        if purse is None:
            return Hint(cost=_cost_words(value, str(cost)), adds=words)
        over = purse.value - cost
        gains = before_paying.added(g, value, paying.overpaid(g, value, purse, cost))
        lost = _used_up(g, decision.seat, purse.domain)
        return Hint(
            cost=_cost_words(value, str(cost)),
            pays=purse.value,
            overpays=over,
            adds=words,
            gains=gains,
            warn=lost,
            rulings=_rulings(lost),
        )

    def reached(self, game: Game[Any], decision: Decision, number: int) -> tuple[int, ...]:
        """The cards that an X reaches."""
        return before_paying.reached(game, decision, number) if decision.kind == "x" else ()

    def exact(self, g: CocTable, decision: Decision) -> list[int]:
        """The options whose domain gives exactly what is to be paid, and loses nothing by it.

        None where overpaying does something.
        """
        if any(kind == OVERPAID for _, kind in g.watched):
            return []
        found: list[int] = []
        for number, option in enumerate(decision.options):
            value, about = option.value, decision.about
            if isinstance(about, paying.Payment):
                domain, cost = value, None if about.gains else about.cost
            elif isinstance(value, Use) and decision.kind in self.kinds.windows:
                domain, cost = value.domain, _cost(g, value)
            else:
                continue
            if cost is None or domain < 0 or _used_up(g, decision.seat, domain):
                continue
            if _worth(g, decision.seat, domain) == cost:
                found.append(number)
        return found


def _cost_words(use: Use, resources: str) -> str:
    """What using something costs: resources, and what the cost of its ability asks for besides."""
    ability = use.ability
    if not isinstance(ability, Triggered) or ability.cost is None:
        return resources
    asked = "X" if ability.asks_x else str(ability.price)
    own = ability.cost.text
    if own == f"pay {asked}":
        return resources
    if asked == resources:
        return own
    # A card that is played has its own price, and what an ability asks for may have been raised or lowered.
    return f"{resources} and {own}" if asked == "0" else f"{resources} in all ({own})"


def _cost(g: CocTable, use: Use) -> int | None:
    """What using something costs from its domain; None where X is chosen later, or paying more does something."""
    it = initiating.initiation(g, use)
    if it.costs_x(g, use) or getattr(use.ability, "by_payment", False):
        return None
    purse = next((each for each in paying.purses(g, use.seat) if each.domain == use.domain), None)
    return it.actual_cost(g, use, purse)


def _worth(g: CocTable, seat: int, domain: int) -> int | None:
    """What a domain gives, if one pays."""
    return next((purse.value for purse in paying.purses(g, seat) if purse.domain == domain), None)


def _used_up(g: CocTable, seat: int, domain: int) -> str:
    """The Transient resources that are discarded if a domain pays, in words; empty where there are none."""
    held = g.state.domains[seat][domain].resources if domain >= 0 else ()
    lost = [g.title(uid) for uid in held if g.kind(uid).facts.is_transient]
    return f"discards {' and '.join(lost)}" if lost else ""


def _rulings(lost: str) -> tuple[str, ...]:
    return (_TRANSIENT,) if lost else ()


def _strikes(g: CocTable, event: Event, seat: int) -> bool:
    """Whether what is about to happen is not a player's own doing, and to a card of theirs or aimed at one."""
    if event.source is not None and event.source.seat == seat:
        return False
    struck = [g.state.cards[event.subject]] if event.subject >= 0 else []
    return any(card.controller == seat for card in (*struck, *event.cards))
