"""Questions as data: which of nine forms, what each option is called, what it is about, and how many may be picked."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from orne.kernel import decision as kernel
from orne.kernel.asking import without_payment
from orne.kernel.decision import Decision
from orne.kernel.game import Game
from orne.table.shared.data import Handle
from orne.table.shared.game_table import GameTable
from orne.table.shared.handles import Handles
from orne.table.shared.question_data import Assigning, Beside, Form, Option, Pick, Question

DECLINING = frozenset(("pass", "done", "keep", "none", "nothing", "no", "stay"))
"""Verbs that let something be, where they stand without a card."""
_DOMAIN = re.compile(r"domain \d+$")
_OF = re.compile(r"\((\d+) of (\d+)\)$")
"""How a prompt says which of several picks it is for."""
_ABILITY = re.compile(r"ability \d+")
MOST_PICKS = 40
"""Picks of one question that are counted, at most."""


class Asked(NamedTuple):
    """What a question is put with: its number, the position, who is asked, what was chosen before, when time is up."""

    id: int
    n: int
    seat: int
    trail: tuple[str, ...] = ()
    picked: tuple[int, ...] = ()
    deadline: float | None = None
    exact_pay: bool = False
    """Whether the seat wants the one domain that pays exactly to be meant where it names none."""
    premove: bool = False


class Questions:
    """Puts the decisions of one game into words and forms for the seat that is asked."""

    def __init__(self, table: GameTable[Any], handles: Handles) -> None:
        self.table = table
        self.handles = handles

    def put(self, game: Game[Any], decision: Decision, asked: Asked) -> Question:
        """The pending decision of a game as data."""
        g = game.table
        shown = self._shown(decision)
        form, pick = self.form(game, decision, asked.picked)
        options = self._options(game, decision, form, exact_pay=asked.exact_pay)
        primary = self._primary(game, decision, form)
        least, most = self._bounds(game, decision, form, pick)
        source = decision.source if decision.source >= 0 else None
        assign = self.table.assigning(game, decision, self.handles.of) if form == "assign" else None
        return Question(
            id=asked.id,
            n=asked.n,
            seat=asked.seat,
            kind=decision.kind,
            form=form,
            pick=pick,
            prompt=_prompt(decision, assign),
            source=None if source is None else self.handles.of(source),
            text=None if source is None else self.table.text(g, source),
            options=options,
            primary=primary,
            trail=asked.trail,
            min=least,
            max=most,
            chosen=tuple(self._handles(g, self._chosen(g, decision, form, asked.picked))),
            assign=assign,
            cards=tuple(
                self.table.card(g, uid, decision.seat, self.handles.of, self.can(g, decision, uid)) for uid in shown
            ),
            deadline=asked.deadline,
            premove=asked.premove,
            because=tuple(self._reasons(game, decision)),
        )

    def beside(self, game: Game[Any], decision: Decision, q: int) -> Beside:
        """What a seat may answer in one with the question ``q`` to another."""
        options = self._options(game, decision, "several", exact_pay=False)
        most = self.table.most(game.table, decision)
        held = sum(len(self.alike(game.table, option.cards[0])) for option in decision.options)
        return Beside(q, options, held if most is None else min(most, held))

    def _reasons(self, game: Game[Any], decision: Decision) -> Iterable[Handle]:
        """The cards because of which a window is asked, one of each; none where it is not one that could pass by."""
        if not may_pass_by(self.table, decision) or self.table.main(game.table, decision):
            return ()
        found: dict[str, int] = {}
        for option in decision.options:
            if option.cards:
                found.setdefault(card_id(game, option), option.cards[0])
        return self._handles(game.table, list(found.values()))

    def _chosen(self, g: Any, decision: Decision, form: Form, picked: Sequence[int]) -> list[int]:
        """What has been picked already for the same thing, as far as it can be pointed at."""
        found = self.table.chosen(g, decision) or (picked if form in ("several", "order") else ())
        return [uid for uid in found if self.handles.of(uid) is not None]

    # ---- forms

    def form(self, game: Game[Any], decision: Decision, picked: Sequence[int]) -> tuple[Form, Pick]:
        """Which of the nine forms a question has, and how its options are picked; some may have been already."""
        kinds = self.table.kinds
        offered = [option for option in decision.options if not is_declining(option)]
        open_to = decision.kind in kinds.windows | kinds.chances and len(offered) < len(decision.options)
        if open_to or decision.kind == kinds.turn:
            return "window", "one"
        if decision.kind in kinds.orders:
            return "order", "one"
        if decision.kind == kinds.plan:
            return "plan", "each"
        if decision.kind == kinds.assign:
            return "assign", "each"
        if offered and all(_number(option) is not None for option in offered) and len({o.verb for o in offered}) == 1:
            return "number", "one"
        if offered and all(not option.cards and _DOMAIN.search(option.note) for option in offered):
            return "pay", "one"
        if any(len(option.cards) != 1 for option in offered) and _are_sets(offered):
            return "several", "set"
        if offered and all(option.cards for option in offered) and not _are_about_one(decision.options):
            # What has to be picked, one after the other, with something in between, is one pick each time.
            goes_on = picked and len(offered) < len(decision.options)
            several = goes_on or self.table.most(game.table, decision) is not None or _OF.search(decision.prompt)
            return ("several", "each") if several or self.picks(game, decision) > 1 else ("target", "one")
        return "list", "one"

    def picks(self, game: Game[Any], decision: Decision) -> int:
        """How often the same thing is asked if one picks and picks: nothing else may happen in between."""
        trial = game.copy()
        count = 0
        size, chance = len(game.log), game.state.rng
        while count < MOST_PICKS:
            now = trial.decision
            if now is None or not same_question(decision, now) or (len(trial.log), trial.state.rng) != (size, chance):
                return count
            pick = next((option for option in now.options if option.cards), None)
            if pick is None:
                return count
            trial.choose(pick)
            count += 1
        return count

    def _bounds(self, game: Game[Any], decision: Decision, form: Form, pick: Pick) -> tuple[int, int]:
        """How few and how many may be picked, or the least and the greatest number."""
        offered = [option for option in decision.options if not is_declining(option)]
        declinable = len(offered) < len(decision.options)
        if form == "number":
            numbers = [number for option in offered if (number := _number(option)) is not None]
            return min(numbers), max(numbers)
        if form == "order":
            return len(offered), len(offered)
        if pick == "set":
            return min(len(option.cards) for option in offered), max(len(option.cards) for option in offered)
        if form == "several":
            counted = _OF.search(decision.prompt)
            most = self.table.most(game.table, decision)
            if most is None:
                most = int(counted[2]) - int(counted[1]) + 1 if counted else self.picks(game, decision)
            most = min(most, sum(len(self.alike(game.table, option.cards[0])) for option in offered))
            return (0 if declinable else self._least(game, decision, most)), most
        if form == "plan":
            return (0 if declinable else 1), len({option.cards[0] for option in offered})
        return (0 if declinable else 1), 1

    def _least(self, game: Game[Any], decision: Decision, most: int) -> int:
        """How many have to be picked before one may be done: one, where that can be said after the first."""
        trial = game.copy()
        for count in range(most):
            now = trial.decision
            if now is None or not same_question(decision, now):
                return count
            if any(is_declining(option) for option in now.options):
                return count
            trial.choose(next(option for option in now.options if option.cards))
        return most

    def _primary(self, game: Game[Any], decision: Decision, form: Form) -> int | None:
        """The option that the one large button takes: the harmless one, where there is one."""
        found = self.table.labels(game.table).default(decision)
        if found is None and form == "order":
            return 0
        return found

    # ---- options

    def _options(self, game: Game[Any], decision: Decision, form: Form, *, exact_pay: bool) -> tuple[Option, ...]:
        """Every option in words."""
        labels = self.table.labels(game.table)
        harmless = labels.default(decision)
        groups = Counter(_group(option) for option in decision.options)
        exact = self.table.exact(game.table, decision) if exact_pay else ()
        paid = Counter(_group(decision.options[i]) for i in exact)
        found: list[Option] = []
        for i, option in enumerate(decision.options):
            cards = tuple(self._handles(game.table, option.cards))
            named = f"{option.verb} {cards[0]}" if cards and groups[_group(option)] > 1 else ""
            found.append(
                Option(
                    i=i,
                    key=option.key,
                    label=labels.label(option, decision.seat),
                    short=self._short(game.table, option, decision.seat, bool(named)),
                    verb=option.verb,
                    cards=cards,
                    note=option.note,
                    group=f"{named} {without_payment(option.note)}".strip() if named else "",
                    usual=bool(named) and i in exact and paid[_group(option)] == 1,
                    hint=self.table.hint(game, decision, i),
                    harmless=i == harmless or is_declining(option),
                    reaches=self._reached(game, decision, i) if form == "number" else (),
                )
            )
        return tuple(found)

    def _reached(self, game: Game[Any], decision: Decision, number: int) -> tuple[Handle, ...]:
        """The cards that a number reaches, as far as they can be pointed at."""
        return tuple(h for uid in self.table.reached(game, decision, number) if (h := self.handles.of(uid)))

    def _short(self, g: Any, option: kernel.Option, seat: int, grouped: bool) -> str:
        """What tells an option from the others of its group, or from the rest."""
        labels = self.table.labels(g)
        if grouped:
            rest = [labels.title(uid) for uid in option.cards[1:]]
            note = with_ability(option.note, option)
            return " ".join([*rest, *([note] if note else [])])
        if option.cards:
            return ", ".join(labels.name(uid, seat) for uid in option.cards)
        return option.note or option.verb.replace("-", " ")

    # ---- cards

    def alike(self, g: Any, uid: int) -> list[int]:
        """The cards that an option about one of them stands for, those that can be pointed at."""
        return [
            other
            for pile in self.handles.piles
            if uid in pile.known
            for other in (pile.known if pile.drawn else (uid,))
            if self.table.alike(g, uid, other)
        ] or [uid]

    def _handles(self, g: Any, uids: Sequence[int]) -> list[Handle]:
        """Cards by handle; of copies that are not told apart the one that was seen first, each once."""
        found: list[Handle] = []
        taken: list[int] = []
        for uid in uids:
            uid = self.handles.first_of(each for each in self.alike(g, uid) if each not in taken) or uid
            taken.append(uid)
            found.append(self.handles.show(uid))
        return found

    def _shown(self, decision: Decision) -> list[int]:
        """The cards that lie hidden and are shown to choose from."""
        found = dict.fromkeys(uid for option in decision.options for uid in option.cards)
        lying_open = {uid for pile in self.handles.piles for uid in pile.known}
        hidden = [uid for uid in found if uid not in lying_open]
        for uid in hidden:
            self.handles.show(uid)
        return hidden

    def can(self, g: Any, decision: Decision | None, uid: int) -> tuple[int, ...]:
        """The options that are about a card, or about a copy that is not told apart from it."""
        if decision is None:
            return ()
        return tuple(
            i
            for i, option in enumerate(decision.options)
            if uid in option.cards or any(self.table.alike(g, uid, card) for card in option.cards)
        )


def is_declining(option: kernel.Option) -> bool:
    """Whether an option lets something be: nothing is done by it."""
    return option.verb in DECLINING and not option.cards


def may_pass_by(table: GameTable[Any], decision: Decision) -> bool:
    """Whether a question is a window that may be passed for whoever has said so."""
    return decision.kind in table.kinds.windows and any(is_declining(option) for option in decision.options)


def card_id(game: Game[Any], option: kernel.Option) -> str:
    """The card that an option would use, by id; none where it is about no card."""
    state = game.state
    return state.catalogue.kinds[state.cards[option.cards[0]].kind].slug if option.cards else ""


def same_question(one: Decision, other: Decision) -> bool:
    """Whether two decisions ask for picks of the same thing."""
    return (one.seat, one.kind, one.source) == (other.seat, other.kind, other.source) and _OF.sub(
        "", one.prompt
    ) == _OF.sub("", other.prompt)


def with_ability(words: str, option: kernel.Option) -> str:
    """Words about an option that say what its ability does, where they name it by its number."""
    return _ABILITY.sub(lambda number: _ability_words(option) or number.group(), words)


def _ability_words(option: kernel.Option) -> str:
    """What the ability does that an option uses, where it is known only by its number; not when it may be used."""
    said: str = getattr(getattr(option.value, "ability", None), "text", "")
    when, colon, does = said.rstrip(".").partition(": ")
    return does[:1].upper() + does[1:] if colon and " " not in when else said.rstrip(".")


def _number(option: kernel.Option) -> int | None:
    """The number that an option names, if it names nothing else."""
    return int(option.note) if not option.cards and option.note.isdecimal() else None


def _are_sets(options: Sequence[kernel.Option]) -> bool:
    """Whether each option is a set of cards to take together."""
    return all(isinstance(option.value, tuple) and option.value == option.cards for option in options)


def _are_about_one(options: Sequence[kernel.Option]) -> bool:
    """Whether all options are about the same card, and differ in something else."""
    return len(options) > 1 and len({option.cards for option in options}) == 1


def _group(option: kernel.Option) -> tuple[str, tuple[int, ...], str]:
    """What options share that differ only in where, or in what pays."""
    return option.verb, option.cards[:1], without_payment(option.note) if _DOMAIN.search(option.note) else ""


def _prompt(decision: Decision, assign: Assigning | None) -> str:
    """The question in words; damage and horror are asked about together."""
    if assign is None:
        return decision.prompt
    parts = [f"{assign.damage} damage"] if assign.damage else []
    parts += [f"{assign.horror} horror"] if assign.horror else []
    return f"Assign {' and '.join(parts)} to whom?"
