"""Arkham Horror at the terminal: all investigators of one keyboard on the same page, and the chances of every test."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from rich.console import RenderableType
from rich.text import Text

from orne.arkham import odds
from orne.arkham.abilities import EVADE, FIGHT, INVESTIGATE, Use
from orne.arkham.facts import SKILLS
from orne.arkham.guides import guide_of
from orne.arkham.log_words import told
from orne.arkham.rules.chaos import FROM_REAL_BAG
from orne.arkham.rules.turn import Basic
from orne.arkham.scenario import STANDALONE
from orne.arkham.standalone import log_after
from orne.arkham.table import ArkhamTable
from orne.bots.arkham.peeking import peek
from orne.bots.shared import Bot
from orne.campaign.notes import in_words
from orne.kernel.decision import Decision, Option
from orne.set_up.shared.seated import HUMAN
from orne.table.arkham.labels import ArkhamLabels, first_name
from orne.terminal.arkham import orders, real_bag
from orne.terminal.arkham.board import Board
from orne.terminal.arkham.cards import page
from orne.terminal.arkham.committing import COMMIT, Wanted, every_hand
from orne.terminal.session import Session

TESTED = (INVESTIGATE, FIGHT, EVADE)


class ArkhamSession(Session):
    """One scenario, its players, and the screen they share; those at the keyboard see each other's hands."""

    help = orders.HELP
    orders = orders.ORDERS
    wanted: Wanted | None = None
    """What is being committed, while the game still asks others first."""

    def _player(self, decision: Decision) -> Bot | None:
        """The bot that answers; only a person can say what was drawn from a real bag."""
        return None if decision.kind == FROM_REAL_BAG else self.bots[decision.seat]

    @property
    def g(self) -> ArkhamTable:
        """The table at the pending question."""
        return cast(ArkhamTable, self.game.table)

    @property
    def own(self) -> tuple[int, ...]:
        """The seats played from the keyboard."""
        return tuple(seat for seat, name in enumerate(self.players) if name == HUMAN)

    def card_page(self, card: Any) -> RenderableType:
        """A card laid out for reading."""
        return page(card)

    @property
    def labels(self) -> ArkhamLabels:
        """The words for what is offered at the pending question."""
        return ArkhamLabels(self.g)

    @property
    def edition(self) -> str:
        """The reading of the rules that is played."""
        return self.g.rules.name

    def names(self) -> list[str]:
        """The investigators by their first names."""
        return [first_name(self.g.title(uid)) for uid in self.g.state.investigators]

    # ---- tokens of a real bag

    def _answer(self, asked: Decision, words: str) -> int | None:
        """Do what was typed; where a token is asked for, it may be its number."""
        if asked.kind == FROM_REAL_BAG and words.partition(" ")[0].lower() not in self.orders:
            return real_bag.meant(asked, words)
        return super()._answer(asked, words)

    def _options(self, decision: Decision) -> list[RenderableType]:
        """The options, numbered unless they are tokens."""
        return [real_bag.tokens(decision)] if decision.kind == FROM_REAL_BAG else super()._options(decision)

    # ---- committing from every hand

    def put(self, decision: Decision) -> Decision:
        """Cards are committed from every hand at the keyboard on the same page."""
        return every_hand(self.g, decision, self.own)

    def _choose(self, asked: Decision, index: int) -> None:
        """Take an answer; one about committing is given to the game as it comes to ask."""
        value = asked.options[index].value
        if isinstance(value, Wanted):
            self.wanted = value
        else:
            self.game.choose(index)

    def _skip(self, decision: Decision) -> bool:
        """Answer without asking what was answered on the common page."""
        wanted, test = self.wanted, self.g.test
        if wanted is None:
            return super()._skip(decision)
        answer = wanted.answer(decision, len(test.committed)) if test and decision.kind == COMMIT else None
        if answer is None or decision.seat == wanted.seat:
            self.wanted = None
        if answer is not None:
            self.game.choose(answer, decision.seat)
        return answer is not None

    # ---- showing

    def _board(self) -> RenderableType:
        """The board with the hands of all who sit at the keyboard."""
        return Board({seat: self.game.view(seat) for seat in self.own}, self.screen.console.width).render()

    def lines(self, since: int) -> list[str]:
        """The log in words from a place on."""
        return told(self._entries(since), self.g, self.own)

    def story_so_far(self, most: int) -> list[RenderableType]:
        """The latest lines of the log; before there are any, what the campaign's log says."""
        found = super().story_so_far(most)
        if not self.lines(0):
            notes = self._log_in_words(self.game.start.get("log", {}))
            found = [*(Text(f"   {note}.", "italic") for note in notes), *found]
        return found

    def _numbers(self) -> list[RenderableType]:
        """The skill test under way, and its exact chance with what is committed now."""
        test = self.g.test
        if test is None:
            return []
        seen = odds.of_test(self.g, test)
        value, how = seen.value, chance(seen)
        # Before the value has been compared, neither success nor margin says anything.
        if test.success or test.margin:
            value, how = test.value, f"{'succeeds' if test.success else 'fails'} by {test.margin}"
        line = Text.assemble(
            (f"{self.names()[test.seat]}: {SKILLS[test.skill]} {value} against {seen.difficulty}", "bold cyan"),
            (f"  {how}", "bold"),
        )
        if test.tokens:
            line.append(f"  revealed: {', '.join(test.tokens)}")
        elif seen.fails_on and test.automatic is None:
            line.append(f"  fails on {', '.join(seen.fails_on)}", "dim")
        return [line]

    def _notes(self, decision: Decision) -> dict[int, str]:
        """The chance that an option leads to."""
        found: dict[int, str] = {}
        for number, option in enumerate(decision.options):
            note = self._note(decision, number, option)
            if note:
                found[number] = note
        return found

    def _note(self, decision: Decision, number: int, option: Option) -> str:
        g = self.g
        value = option.value
        if decision.kind == "commit" and g.test is not None and option.cards:
            return f"{odds.with_cards(g, g.test, option.cards).percent} %"
        if isinstance(value, Basic) and value.kind in TESTED:
            seen = odds.of_action(g, decision.seat, value.kind, value.target)
            return f"{seen.value} against {seen.difficulty}: {seen.percent} %" if seen else ""
        if decision.kind == "turn" and isinstance(value, Use) and value.ability and value.ability.word in TESTED:
            looked = peek(self.game, number)
            return f"{odds.percent(looked.chance)} %" if looked else ""
        return ""

    def _outcome(self) -> str:
        """How the scenario ended."""
        state = self.g.state
        how = "no resolution" if state.resolution == "none" else f"resolution {state.resolution}"
        words = f"The scenario is over, round {state.round}, {how}: {self.game.result}"
        if state.remembered(STANDALONE):
            log = log_after(self.g, self.game.start.get("log", {}))
            words += "".join(["\nThe log:", *(f"\n  {note}" for note in self._log_in_words(log))])
        return words

    def _log_in_words(self, log: Mapping[str, Any]) -> list[str]:
        """What the log of the scenario's campaign says."""
        guide = guide_of(self.g.state.scenario)
        if guide is None:
            return []
        return [in_words(guide, note, value) for note, value in log.items() if note in guide.notes]


class CampaignSession(ArkhamSession):
    """A scenario of a campaign, which is kept with it."""

    help = orders.CAMPAIGN_HELP
    orders = orders.CAMPAIGN_ORDERS


def chance(seen: odds.Odds) -> str:
    """A chance in per cent and as a fraction."""
    exact = f" ({seen.chance})" if seen.chance.denominator > 1 else ""
    return f"{seen.percent} %{exact}"
