"""The table of Call of Cthulhu: the kernel's table with this game's words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from orne.coc.abilities import PASSIVE, Use
from orne.coc.events import Event
from orne.coc.index import committed_of, index_of
from orne.coc.rules import sanity, state_checks, timing, unpaid, wounds
from orne.coc.rules.chart import NAMES, PHASES
from orne.coc.rules.identity import Which
from orne.coc.state import DECK, HAND, PLAY, RESOURCE, ROW, ZONE_NAMES, State
from orne.kernel.control import Control
from orne.kernel.decision import Decision, Option
from orne.kernel.log import Entry
from orne.kernel.table import GameOver, Policy, Table

if TYPE_CHECKING:
    from orne.coc.abilities import Replaces
    from orne.coc.catalogue import Kind
    from orne.coc.editions import Rules
    from orne.coc.index import Index
    from orne.kernel.refusal import Refusal

_IN_PLAY: Final = frozenset((PLAY, ROW))


class CocTable(Table[State]):
    """State, edition, what has happened in the present action, and names for cards."""

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
        self.rules: Rules = state.catalogue.rules
        self.watched = state.catalogue.watched
        self.heard = state.catalogue.heard
        self.met = state.catalogue.met
        self.occurred: list[Event] = []
        """Everything since the present action began: what Responses may answer (coc/timing/responses-step-scope)."""
        self.answered: set[tuple[int, Which, int, int]] = set()
        """Responses and Disrupts used: holder, ability, occurrence, and which of its wounds.

        coc/rule/2.13-paying-costs/j
        """
        self.due: list[Use] = []
        """Passives whose event has happened and that have not been carried out yet."""
        self.replacing: list[tuple[int, Replaces]] = []
        """Replacements being carried out: none applies to what it brings about itself."""
        self.doomed: frozenset[int] = frozenset()
        """Objects about to leave play, while that is being disrupted."""
        self.occurrences = 0
        self.batch = 0
        """What one effect brings about happens at once and has the same number."""
        self.at_once: frozenset[int] = frozenset()
        """The cards to which something is about to happen at the same time, while that is altered and disrupted."""
        self.paid_for = -1
        """Where the log tells of what is being paid for."""
        self.struggle = -1
        """The struggle whose result is being applied."""
        self.phase_matters = False
        """Whether anybody has asked which phase it is, since the rules last began to list what may be done."""
        self.quiet: object = None
        """The computed values of the state in which the rules last found nothing to do: a change makes new ones."""
        self.ending = ""
        """What is ending, where Responses are not allowed: a phase or a turn."""

    # ---- looking things up

    @property
    def index(self) -> Index:
        """The index of what is at work in play."""
        return self.state.index or index_of(self)

    @property
    def committed(self) -> dict[int, list[list[int]]]:
        """Who is committed to each story, each player's characters apart."""
        return self.state.committed or committed_of(self)

    def kind_number(self, uid: int) -> int:
        """The number of a card's kind: copies have the same."""
        return self.state.cards[uid].kind

    def kind(self, uid: int) -> Kind:
        """A card's facts and behaviour."""
        state = self.state
        return state.catalogue.kinds[state.cards[uid].kind]

    def is_conspiracy_in_play(self, uid: int) -> bool:
        """Whether a card lies in the story row and may leave it without being won, as no story may."""
        return self.state.cards[uid].zone == ROW and self.kind(uid).facts.type == "conspiracy"

    def use_of(self, uid: int) -> Use:
        """A card's point of view, for working out numbers and conditions."""
        card = self.state.cards[uid]
        return Use(None, uid, card, card.controller, card.kind)

    def can_be_wounded(self, uid: int) -> bool:
        """Whether wounds may be dealt to a character."""
        return wounds.can_be_wounded(self, uid)

    def can_go_insane(self, uid: int) -> bool:
        """Whether a character may be made insane."""
        return sanity.can_go_insane(self, uid)

    def can_be_restored(self, uid: int) -> bool:
        """Whether an insane character may be restored."""
        return sanity.can_be_restored(self, uid)

    def wound_refusal(self, uid: int) -> Refusal | None:
        """Why a card cannot be wounded, or None."""
        return wounds.wound_refusal(self, uid)

    def insanity_refusal(self, uid: int) -> Refusal | None:
        """Why a card cannot go insane, or None."""
        return sanity.insanity_refusal(self, uid)

    def restoring_refusal(self, uid: int) -> Refusal | None:
        """Why a card cannot be restored, or None."""
        return sanity.restoring_refusal(self, uid)

    # ---- names

    def title(self, uid: int) -> str:
        """A card's title."""
        return self.kind(uid).facts.title

    def ref(self, uid: int) -> str:
        """A card's id, numbered where a card like it lies in the same place before it."""
        state = self.state
        card = state.cards[uid]
        slug = state.catalogue.kinds[card.kind].slug
        if card.zone in (HAND, DECK):
            return slug
        if card.zone == PLAY:
            place = state.play
        else:
            place = [*state.play, *state.row] if card.zone == ROW else self._pile(uid)
        number = 1
        for other in place:
            if other == uid:
                break
            if state.cards[other].kind == card.kind:
                number += 1
        else:
            number = 1  # it is on its way
        return slug if number == 1 else f"{slug}#{number}"

    def _pile(self, uid: int) -> list[int]:
        """All cards of the zone a card outside of play lies in."""
        zone = self.state.cards[uid].zone
        return [card.uid for card in self.state.cards if card.zone == zone]

    def step_name(self) -> str:
        """The rules step the table is in."""
        return NAMES[self.state.step]

    @property
    def phase(self) -> str:
        """The phase the table is in, for whatever depends on it."""
        self.phase_matters = True
        return PHASES[self.state.step]

    def came_this_phase(self, uid: int) -> bool:
        """Whether a card came to where it is in the present phase."""
        self.phase_matters = True
        return self.state.cards[uid].entered == self.state.phase_number

    def memory(self) -> Any:
        """What the table remembers besides the state: what Responses may still answer."""
        if not self.occurred:
            return None
        return tuple(self.occurred), frozenset(self.answered), self.occurrences

    def remember(self, memory: Any) -> None:
        """Take up what a table remembered."""
        happened, answered, self.occurrences = memory
        self.occurred = list(happened)
        self.answered = set(answered)

    # ---- asking

    def option(self, verb: str, *cards: int, note: str = "", value: Any = None) -> Option:
        """An option about some cards."""
        return Option(self, verb, cards, note, value)

    def choose_card(
        self,
        seat: int,
        prompt: str,
        cards: Sequence[int],
        verb: str = "choose",
        source: int = -1,
        no: Callable[[int], Refusal | None] | None = None,
    ) -> int:
        """Ask a seat for one of several cards; copies lying hidden side by side are one option.

        ``no`` is the check that made the list, for saying why another card is not on it.
        """
        return int(self.decide(seat, verb, prompt, self.card_options(cards, verb), source, no))

    def card_options(self, cards: Sequence[int], verb: str) -> list[Option]:
        """An option for each card; where they lie in several places, those out of play say where, and whose they are.

        Copies lying hidden side by side are one option; a resource among others says on which domain it lies.
        """
        state = self.state
        places = {state.cards[uid].zone for uid in cards}
        if places <= _IN_PLAY:
            return [Option(self, verb, (uid,), "", uid) for uid in cards]
        options: list[Option] = []
        seen: set[tuple[int, int, int]] = set()
        several = len(places - _IN_PLAY) + bool(places & _IN_PLAY) > 1
        hidden = {state.cards[uid].owner for uid in cards if state.cards[uid].zone in (HAND, DECK)}
        if any(state.cards[uid].zone == DECK and not state.cards[uid].known for uid in cards):
            # Whoever searches a deck may see which cards are in it; their order there is nobody's to know.
            cards = sorted(cards, key=lambda uid: state.cards[uid].kind)
        for uid in cards:
            card = state.cards[uid]
            note = ZONE_NAMES[card.zone] if several and card.zone not in (PLAY, ROW) else ""
            if card.zone == RESOURCE and not several:
                note = f"domain {self._domain_of(uid) + 1}"
            if card.zone in (HAND, DECK):
                if (card.zone, card.kind, card.owner) in seen:
                    continue
                seen.add((card.zone, card.kind, card.owner))
                if len(hidden) > 1:
                    note = f"{ZONE_NAMES[card.zone]} of player {card.owner + 1}"
            options.append(Option(self, verb, (uid,), note, uid))
        return options

    def _domain_of(self, uid: int) -> int:
        """Which of its player's domains a resource lies on."""
        return next(
            number for domains in self.state.domains for number, domain in enumerate(domains) if uid in domain.resources
        )

    def yes(self, seat: int, prompt: str, source: int = -1) -> bool:
        """Ask a seat yes or no."""
        options = [Option(self, "yes", value=True), Option(self, "no", value=False)]
        return bool(self.decide(seat, "yes or no", prompt, options, source))

    # ---- what happens: the timing chart, within reach of every rule

    def resolve(self, event: Event, execute: Callable[[], Any]) -> bool:
        """Let an event be altered and disrupted, execute it, and say that it happened; False if it did not."""
        return timing.resolve(self, event, execute)

    def goes_on(self, event: Event) -> bool:
        """Let passives and Disrupts meet an event that seeks to initiate."""
        return timing.goes_on(self, event)

    def go_on_together(self, events: list[Event]) -> list[Event]:
        """Let each of several events be met before any of them happens; those that still can."""
        return timing.go_on_together(self, events)

    def disrupts(self, event: Event) -> None:
        """Offer Disrupts to an event."""
        timing.disrupts(self, event)

    def can_play_event_free(self, seat: int, uid: int) -> bool:
        """Whether a player could play an event card without paying its cost."""
        return unpaid.can_be_played(self, seat, uid)

    def play_event_free(self, seat: int, uid: int) -> bool:
        """Let a player play an event card without paying its cost, within what is going on."""
        return unpaid.play(self, seat, uid, uid)

    def happened(self, event: Event) -> None:
        """Record an event that passives, Forced Responses or Responses of this game could answer."""
        if event.kind in self.heard:
            self.number(event)
            event.batch = self.batch
            self.occurred.append(event)
            if (PASSIVE, event.kind) in self.watched:
                state_checks.notice(self, event)

    def begin_batch(self) -> int:
        """Let what happens from now on happen at once, apart from what happened before; the batch before is returned.

        One that begins in the middle of another is followed by the rest of that one.
        """
        before = self.batch
        self.occurrences += 1
        self.batch = self.occurrences
        return before

    def number(self, event: Event) -> None:
        """Tell an occurrence from all others, and its card from what that card may be later."""
        self.occurrences += 1
        event.number = self.occurrences
        if event.subject >= 0:
            event.obj = self.state.cards[event.subject].obj

    def strike_out(self, event: Event) -> None:
        """Forget something that was prevented after it had been recorded."""
        self.occurred = [each for each in self.occurred if each is not event]
        self.due = [use for use in self.due if use.event is not event]

    def win(self, seat: int, reason: str) -> None:
        """End the game at once: nothing more resolves."""
        self.state.winner = seat
        self.state.over_reason = reason
        self.note("game won", -1, seat=seat, after=reason)
        raise GameOver
