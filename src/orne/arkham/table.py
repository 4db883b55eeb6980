"""The table of Arkham Horror: the kernel's table with this game's words, and the doors to its timing.

Every rule is given a table. What the rules need of timing they ask of the table, so that no rule imports what is built
on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from orne.arkham.abilities import AFTER, Effect, Use
from orne.arkham.editions import Rules, edition
from orne.arkham.events import Event
from orne.arkham.index import index_of
from orne.arkham.rules import damage, engagement, slots, timing
from orne.arkham.rules.chart import IN_TURN, NAMES, PHASES
from orne.arkham.rules.ending import scenario_ends
from orne.arkham.state import (
    DECK,
    DISCARD,
    ENCOUNTER_DECK,
    HAND,
    LOCATION,
    NOBODY,
    NOWHERE,
    PLAY,
    SPECIAL_DECK,
    ZONE_NAMES,
    State,
)
from orne.kernel.control import Control
from orne.kernel.decision import Decision, Option
from orne.kernel.log import Entry
from orne.kernel.table import GameOver, Policy, Table

if TYPE_CHECKING:
    from orne.arkham.catalogue import Kind
    from orne.arkham.index import Index
    from orne.arkham.skill_test import SkillTest
    from orne.kernel.refusal import Refusal

_HIDDEN: Final = frozenset((HAND, DECK, ENCOUNTER_DECK, SPECIAL_DECK))
_OWN_PILES: Final = frozenset((HAND, DECK, DISCARD))
MOST_WAYS: Final = 200
"""Ways to choose several cards that are put as one question, at most; nobody could read a longer list."""


class Together(Option):
    """An option about several cards at once, none of them before another."""

    __slots__ = ()
    between = ", "


def ways(groups: list[tuple[int, ...]], number: int, most: int) -> list[tuple[int, ...]]:
    """The ways to take a number of cards out of groups of copies, which are not told apart: the first of each."""
    if not number:
        return [()]
    first, rest = groups[0], groups[1:]
    least = max(0, number - sum(map(len, rest)))
    found: list[tuple[int, ...]] = []
    for taken in range(min(number, len(first)), least - 1, -1):
        found += [first[:taken] + others for others in ways(rest, number - taken, most - len(found))]
        if len(found) >= most:
            break
    return found


_ORDER: Final = [[[(lead + turn) % seats for turn in range(seats)] for lead in range(seats)] for seats in range(5)]
"""Player order, by the number of investigators and the lead."""


class ArkhamTable(Table[State]):
    """State, the skill test under way, and names for cards."""

    def __init__(
        self,
        state: State,
        *,
        policies: Sequence[Policy] | None = None,
        feed: Sequence[int | str | Control] = (),
        log: list[Entry] | None = None,
        log_base: int = 0,
        ask_always: bool = False,
        prepared: Decision | None = None,
    ) -> None:
        super().__init__(
            state,
            policies=policies,
            feed=feed,
            log=log,
            log_base=log_base,
            ask_always=ask_always,
            prepared=prepared,
        )
        self.rules: Rules = edition(state.catalogue.edition)
        self.watched = state.catalogue.watched
        self.heard = state.catalogue.heard
        self.test: SkillTest | None = None
        self.waiting_tests: list[SkillTest] = []
        """Tests that came up inside another, which may begin when it and its action are over."""
        self.in_action = False
        self.answered: set[tuple[int, int, int, int]] = set()
        self.occurrences = 0
        self.paid = (NOBODY, "", NOWHERE)
        """The investigator, kind and location of the action paid for last, additional costs included."""
        self.effect_of = NOWHERE
        """The card whose effect is being carried out, or NOWHERE while the rules themselves are at work."""
        self.peril = NOBODY
        """The investigator who resolves a peril card alone, or NOBODY."""
        self.fitting = NOBODY
        """The investigator who is making room in full slots, or NOBODY."""
        self.held: list[Sequence[Event]] | None = None
        """What has happened and is answered only when the effect under way is done, or None where it is at once."""
        self.falling: set[int] = set()
        """Enemies and investigators that are being defeated, and cannot be defeated once more by what comes of it."""
        self.real_bag = False
        """True where the players draw from a bag of their own and name the token."""

    # ---- looking things up

    @property
    def index(self) -> Index:
        """The index of what is at work in play."""
        return self.state.index or index_of(self)

    def kind_number(self, uid: int) -> int:
        """The number of a card's kind: copies have the same."""
        return self.state.cards[uid].kind

    def kind(self, uid: int) -> Kind:
        """A card's facts and behaviour."""
        state = self.state
        return state.catalogue.kinds[state.cards[uid].kind]

    @property
    def phase(self) -> str:
        """The phase the table is in."""
        return PHASES[self.state.step]

    def step_name(self) -> str:
        """The rules step the table is in."""
        return NAMES[self.state.step]

    def in_turn(self, seat: int) -> bool:
        """Whether it is an investigator's turn; with its end effects the turn is over (arkham/basics/6.10)."""
        state = self.state
        return state.active == seat != NOBODY and IN_TURN[state.step]

    def players(self) -> list[int]:
        """The investigators still in the game, in player order: the lead first."""
        state = self.state
        gone = state.gone
        order = _ORDER[state.seats][state.lead]
        return [seat for seat in order if not gone[seat]]

    def investigators_at(self, location: int) -> list[int]:
        """The investigators at a location, in player order."""
        if location == NOWHERE:
            return []
        return [seat for seat in self.players() if self.state.place[seat] == location]

    def standing_at(self, location: int) -> list[int]:
        """The investigators who really are at a location, in player order."""
        state = self.state
        if not state.as_if:
            return self.investigators_at(location)
        return [seat for seat in self.players() if state.stands(seat) == location]

    def location_of(self, uid: int) -> int:
        """The location a card in play is at, or NOWHERE."""
        state = self.state
        card = state.cards[uid]
        if card.zone == LOCATION:
            return uid
        if uid in state.investigators:
            return state.place[state.investigators.index(uid)]
        if card.zone != PLAY:
            return NOWHERE
        if card.threat != NOBODY:
            return state.stands(card.threat) if state.as_if else state.place[card.threat]
        if card.host != NOWHERE:
            return self.location_of(card.host)
        if card.controller != NOBODY:
            return state.place[card.controller]
        return card.at

    def use_of(self, uid: int, seat: int = NOBODY) -> Use:
        """A card's point of view."""
        return Use(None, uid, self.state.cards[uid], seat)

    def per_investigator(self, number: int) -> int:
        """A per-investigator value: eliminated investigators still count (arkham/basics/1.3)."""
        return number * self.state.seats

    # ---- names

    def title(self, uid: int) -> str:
        """A card's title; an unrevealed location shows its title too."""
        return self.kind(uid).facts.title

    def name(self, uid: int) -> str:
        """A card's title; which of several locations of one title it is stands in the subtitle, once that is known."""
        facts = self.kind(uid).facts
        if facts.type == "location" and facts.subtitle and not self.unseen(uid):
            return f"{facts.title}: {facts.subtitle}"
        return facts.title

    def ref(self, uid: int) -> str:
        """A card's id, numbered where a card like it lies in the same place before it."""
        state = self.state
        card = state.cards[uid]
        slug = state.catalogue.kinds[card.kind].slug
        if card.zone in _HIDDEN:
            return slug
        if self.unseen(uid):
            slug = self.kind(uid).unrevealed_name
            alike = [other for other in state.locations if self.kind(other).unrevealed_name == slug]
            number = alike.index(uid) + 1
        else:
            number = 1
            for other in state.cards[:uid]:
                if other.kind == card.kind and other.zone == card.zone:
                    # A number may not tell what an unrevealed location is.
                    if card.zone != LOCATION or not self.unseen(other.uid):
                        number += 1
        return slug if number == 1 else f"{slug}#{number}"

    def unseen(self, uid: int) -> bool:
        """Whether a location's unrevealed side does not tell which of several it is."""
        card = self.state.cards[uid]
        return card.zone == LOCATION and not card.revealed and bool(self.kind(uid).unrevealed_name)

    # ---- asking

    def option(self, verb: str, *cards: int, note: str = "", value: Any = None) -> Option:
        """An option about some cards."""
        return Option(self, verb, cards, note, value)

    def together(self, verb: str, cards: tuple[int, ...], note: str = "") -> Together:
        """An option to take some cards together."""
        return Together(self, verb, cards, note, cards)

    def choose_card(
        self,
        seat: int,
        prompt: str,
        cards: Sequence[int],
        verb: str = "choose",
        source: int = -1,
        no: Callable[[int], Refusal | None] | None = None,
    ) -> int:
        """Ask an investigator for one of several cards; copies lying hidden side by side are one option.

        ``no`` is the check that made the list, for saying why another card is not on it.
        """
        return int(self.decide(seat, verb, prompt, self.card_options(cards, verb), self._asking(source), no))

    def card_options(self, cards: Sequence[int], verb: str) -> list[Option]:
        """An option for each card; where a copy lies in another place, the note says which one is meant."""
        scattered = self._scattered(cards)
        return [
            Option(self, verb, group[:1], self._where(group[:1], scattered), group[0]) for group in self._copies(cards)
        ]

    def choose_cards(
        self,
        seat: int,
        prompt: str,
        cards: Sequence[int],
        number: int,
        verb: str = "choose",
        source: int = -1,
        least: int | None = None,
        no: Callable[[int], Refusal | None] | None = None,
    ) -> list[int]:
        """Ask an investigator for several cards in one question (ahlcg/target/c): ``number``, or from ``least`` on.

        Where there are too many ways they are picked one after the other; nothing happens until all are chosen.
        """
        number = min(number, len(cards))
        least = number if least is None else least
        if number <= 0:
            return []
        copies = self._copies(cards)
        listed: list[tuple[int, ...]] = []
        for many in range(number, least - 1, -1):
            if len(listed) <= MOST_WAYS:
                listed += ways(copies, many, MOST_WAYS + 1 - len(listed))
        if len(listed) <= MOST_WAYS:
            scattered = self._scattered(cards)
            together = [self.together(verb, way, self._where(way, scattered) if way else "nothing") for way in listed]
            return list(self.decide(seat, verb, prompt, together, self._asking(source), no))
        left = list(cards)
        chosen: list[int] = []
        while len(chosen) < number:
            options = self.card_options(left, verb)
            if len(chosen) >= least:
                options.append(Option(self, "done", value=-1))
            uid = self.decide(
                seat, verb, f"{prompt} ({len(chosen) + 1} of {number})", options, self._asking(source), no
            )
            if uid < 0:
                break
            left.remove(uid)
            chosen.append(uid)
        return chosen

    def _copies(self, cards: Sequence[int]) -> list[tuple[int, ...]]:
        """Cards in groups: copies lying hidden side by side are one group, anything else is a group of its own."""
        groups: dict[tuple[int, int, int], tuple[int, ...]] = {}
        for uid in cards:
            card = self.state.cards[uid]
            alike = (card.zone, card.owner, card.kind) if card.zone in _HIDDEN else (NOWHERE, NOBODY, uid)
            groups[alike] = (*groups.get(alike, ()), uid)
        return list(groups.values())

    def _scattered(self, cards: Sequence[int]) -> dict[int, str]:
        """The cards of which copies lie in different hands, piles or in play: their ids do not tell them apart."""
        if len({self.state.cards[uid].kind for uid in cards}) == len(cards):
            return {}
        places: dict[int, dict[int, str]] = {}
        for uid in cards:
            places.setdefault(self.state.cards[uid].kind, {})[uid] = self._lies(uid)
        return {uid: place for each in places.values() if len(set(each.values())) > 1 for uid, place in each.items()}

    def _where(self, cards: Sequence[int], scattered: dict[int, str]) -> str:
        """A note on where those cards lie that have copies elsewhere."""
        return ", ".join(scattered[uid] for uid in cards if uid in scattered) if scattered else ""

    def _lies(self, uid: int) -> str:
        """The place a card lies in, and whose hand or pile it is."""
        card = self.state.cards[uid]
        whose = f" of {self.title(self.state.investigators[card.owner])}" if card.zone in _OWN_PILES else ""
        return f"{ZONE_NAMES[card.zone]}{whose}"

    def choose_seat(
        self, seat: int, prompt: str, seats: Sequence[int], verb: str = "choose", kind: str = "", source: int = -1
    ) -> int:
        """Ask an investigator for one of several investigators."""
        options = [Option(self, verb, (self.state.investigators[each],), "", each) for each in seats]
        return int(self.decide(seat, kind or verb, prompt, options, self._asking(source)))

    def _asking(self, source: int) -> int:
        """The card that asks: the one named, else the one whose effect is being carried out."""
        return self.effect_of if source < 0 else source

    def yes(self, seat: int, prompt: str, source: int = -1) -> bool:
        """Ask an investigator yes or no."""
        options = [Option(self, "yes", value=True), Option(self, "no", value=False)]
        return bool(self.decide(seat, "yes or no", prompt, options, self._asking(source)))

    def choose_one(self, seat: int, prompt: str, choices: Sequence[tuple[str, Any]], source: int = -1) -> Any:
        """Ask an investigator to choose one of several things by name."""
        options = [Option(self, name, value=value) for name, value in choices]
        return self.decide(seat, "choose one", prompt, options, self._asking(source))

    # ---- what happens

    def carry_out(self, effect: Effect, use: Use) -> Any:
        """Carry out an effect, all of it, as one of its card's: what is immune to that card stays as it is."""
        outer, self.effect_of = self.effect_of, use.holder
        around, self.held = self.held, []
        done = effect.do(self, use)
        self.effect_of = outer
        timing.answer_held(self, around)
        return done

    def as_one(self, do: Callable[[], Any]) -> Any:
        """Do what is one effect: all of it comes before anything answers a part."""
        return timing.as_one(self, do)

    def at_once(self, do: Callable[[], Any]) -> None:
        """Do what happens at one moment, perhaps as part of an effect: all of it comes before anything answers it."""
        timing.at_once(self, do)

    def resolve(self, event: Event, execute: Callable[[], Any], *, reactions_first: bool = False) -> bool:
        """Let an event be answered before and after it happens; False if it was cancelled, replaced or put off."""
        return timing.resolve(self, event, execute, reactions_first=reactions_first)

    def goes_ahead(self, event: Event) -> bool:
        """Whether an event happens once "would" and "when" are answered; a replacement happens in its place."""
        return event.kind not in self.heard or timing.goes_ahead(self, event)

    def announce(self, when: str, kind: str, subject: int = -1, seat: int = -1, test: SkillTest | None = None) -> None:
        """Announce something that is not needed afterwards: where no card could answer it, no event is made."""
        if kind not in self.heard:
            return
        key: Any = (when, kind)  # compiled, a typed tuple would be made anew each time it is looked up
        if key not in self.watched:
            return
        # What enters play in a later part of the effect under way may answer an earlier one.
        later = when == AFTER and self.held is not None
        if later or key in self.index.answers or key in self.state.catalogue.from_hand:
            event = Event(kind, subject, seat)
            if test is not None:
                event.test = test
            timing.answer(self, when, event)

    def answer(self, when: str, event: Event) -> None:
        """Let an event be answered: forced abilities in the lead's order, then reactions round the table."""
        if event.kind in self.heard and (when, event.kind) in self.watched:
            timing.answer(self, when, event)

    def answer_together(self, when: str, events: Sequence[Event]) -> None:
        """Answer events that are one occurrence: everything forced before any reaction."""
        timing.answer_together(self, when, events)

    def fit_slots(self, seat: int, changed: Kind, newest: int = -1) -> None:
        """After an asset came or left, let an investigator make room in full slots."""
        slots.fit_slots(self, seat, changed, newest)

    def fit_without_blank(self) -> None:
        """Let everybody make room whose slots were given by a card that is blank now."""
        slots.fit_without_blank(self)

    def look_again(self) -> None:
        """See who can take no more, where health or sanity may have become less."""
        damage.look_again(self)

    def texts_changed(self, kind: Kind) -> None:
        """See what follows at once where the constant texts of a card begin to hold or no longer do."""
        if kind.changes_strength or (kind.blanks and self.state.catalogue.strength):
            damage.look_again(self)
        if kind.blanks:
            slots.fit_without_blank(self)
        if kind.changes_engagement:
            engagement.engage_ready(self)

    def watch_strength(self) -> None:
        """See who can take no more where a text about health or sanity hangs on a condition, or on where cards are."""
        if self.state.catalogue.strength_varies:
            damage.look_again(self)

    def end(self, resolution: str, reason: str) -> None:
        """End the scenario at once with a resolution, or with ``none``."""
        scenario_ends(self, resolution, reason)
        self.note("scenario ends", -1, after=resolution, before=reason)
        raise GameOver
