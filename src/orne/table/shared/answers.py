"""What a player answers, read from data: one option, several, an order, a plan, or amounts; or one sentence why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, TypeAlias

from orne.kernel.decision import Decision
from orne.kernel.errors import IllegalChoice, echo, listed
from orne.kernel.game import Game
from orne.kernel.schema import Either, Fields, ListOf, Misfit, Named, Row, Text, Whole
from orne.table.shared.handles import Handles
from orne.table.shared.question_data import Option, Question
from orne.table.shared.questions import is_declining, same_question

_NUMBER = Whole(0, 10**9)
_KEY = Text(200)
_ONE = Either(_NUMBER, _KEY)
ANSWER = Fields(
    {},
    {
        "type": Text(20),
        "q": _NUMBER,
        "n": _NUMBER,
        "i": _NUMBER,
        "key": _KEY,
        "group": _KEY,
        "is": ListOf(_ONE, 200),
        "order": ListOf(_ONE, 200),
        "plan": ListOf(Row(_KEY, _KEY), 200),
        "amounts": Named(_KEY, Row(Whole(0, 1000), Whole(0, 1000)), 200),
        "beside": ListOf(Row(Whole(0, 99), ListOf(_ONE, 200)), 20),
    },
)
"""An answer as it comes from outside."""
Beside: TypeAlias = Mapping[int, tuple[Decision, Sequence[Option]]]
"""What other seats may answer with a question: what each could be asked, and its options."""
NOBODY: Beside = MappingProxyType({})
_WAYS = ("is", "order", "plan", "amounts")


@dataclass
class Standing:
    """Answers given at once: the first is taken now, the rest as the game comes to ask."""

    decision: Decision
    keys: list[str]
    ordered: bool = False
    """An order: whichever of these comes first and is asked about."""
    lasting: bool = False
    """An order that holds for other questions of its kind as well, for this turn."""
    points: bool = False
    """Points of damage and horror, which are asked about in different words."""
    finishes: bool = False
    """Whether the player is done once all are given."""
    moment: tuple[int, str] = (0, "")
    beside: tuple[Standing, ...] = ()
    """What other seats of the same screen answer with it."""
    together: frozenset[int] = frozenset()
    """All who answer it: each is done, as often as it is asked, until something else happens than their picks."""
    told: int = 0
    """How many lines the log had when it was given."""

    def next(self, decision: Decision) -> str | None:
        """The answer to a question, or None where nothing was said about it."""
        if self.ordered:
            if (decision.seat, decision.kind) != (self.decision.seat, self.decision.kind):
                return None
            return self._first_in_order(decision.keys)
        first = self.decision
        alike = (decision.seat, decision.kind, decision.source) == (first.seat, first.kind, first.source)
        if not (alike if self.points else same_question(first, decision)):
            return None
        offered = decision.keys
        while self.keys:
            key = self.keys.pop(0)
            if key in offered:
                return key
            if not self.points:
                # What was planned is not possible any more: whoever planned it is asked again.
                self.keys, self.finishes = [], False
                return None
        if self.finishes:
            self.finishes = bool(self.together)
            return next((option.key for option in decision.options if is_declining(option)), None)
        return None

    def _first_in_order(self, offered: Sequence[str]) -> str | None:
        """What comes first of some options, where the order speaks of all of them."""
        if not set(offered) <= set(self.keys):
            return None
        found = next(key for key in self.keys if key in offered)
        if not self.lasting:
            self.keys.remove(found)
        return found

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be answered."""
        if self.together:
            return False
        if self.ordered:
            return not self.lasting and len(self.keys) < 2
        return not self.keys and not self.finishes


def read(
    said: object,
    question: Question,
    game: Game[Any],
    handles: Handles,
    beside: Beside = NOBODY,
    *,
    lasting: bool,
) -> Standing:
    """What was answered to a question; IllegalChoice says in one sentence what is wrong with it.

    ``beside`` is what other seats may answer with it; ``lasting`` says whether an order that is named holds for the
    rest of the turn.
    """
    decision = game.decision
    if decision is None:
        raise IllegalChoice("The game is over: nothing is left to choose.")
    if isinstance(said, str):
        said = {"key": said}
    data = _looked_over(said)
    if data.get("q", question.id) != question.id or data.get("n", question.n) != question.n:
        raise IllegalChoice("The table has moved on: that answer was for an earlier question, and was not taken.")
    given = [way for way in _WAYS if way in data]
    if len(given) + ("i" in data or "key" in data) + ("group" in data) != 1:
        raise IllegalChoice("An answer names one option, or several, an order, a plan or amounts; not more than one.")
    if not given:
        key = _usual(data["group"], question) if "group" in data else _one(data, question.options)
        decision.index(key)
        return Standing(decision, [key])
    way = given[0]
    if way == "order" and question.form == "order":
        return Standing(decision, _permutation(data["order"], question), ordered=True, lasting=lasting)
    if way == "is" and question.form == "several" and question.pick == "each":
        keys = [_key(each, question.options) for each in data["is"]]
    elif way == "plan" and question.form == "plan":
        keys = [_committed(each, game, handles) for each in data["plan"]]
    elif way == "amounts" and question.form == "assign":
        return Standing(decision, _amounts(data["amounts"], question, game, handles), points=True)
    else:
        raise IllegalChoice(f"This question is not answered by {echo(way)}: name one option by its key.")
    standing = Standing(decision, keys, finishes=True)
    if "beside" in data:
        _join(standing, data["beside"], game, beside)
        _rehearse_together(game, standing)
    else:
        _rehearse(game, standing, interrupted=question.form == "plan")
    return standing


def _join(
    standing: Standing,
    said: Sequence[tuple[int, Sequence[int | str]]],
    game: Game[Any],
    beside: Beside,
) -> None:
    """Add what other seats of the screen answer; those of which nothing is said are done."""
    if not beside:
        raise IllegalChoice("Nobody else can answer this question with you.")
    given = dict(said)
    if not given.keys() <= beside.keys():
        raise IllegalChoice("Only seats of the same screen answer together, and only where they can do something.")
    standing.together = frozenset((standing.decision.seat, *beside))
    standing.told = len(game.log)
    standing.beside = tuple(
        Standing(decision, [_key(each, options) for each in given.get(seat, ())], finishes=True,
                 together=standing.together, told=standing.told)
        for seat, (decision, options) in beside.items()
    )  # fmt: skip


def _looked_over(said: object) -> Mapping[str, Any]:
    """An answer that has the shape of one."""
    try:
        ANSWER.look(said)
    except Misfit as misfit:
        raise IllegalChoice(f"That is not an answer: {misfit.clause()}.") from None
    assert isinstance(said, Mapping)
    return said


def _one(data: Mapping[str, Any], options: Sequence[Option]) -> str:
    """The one option that is named, by number, by key, or by both."""
    keys = [option.key for option in options]
    if "i" not in data:
        return str(data["key"])
    number: int = data["i"]
    if number >= len(keys):
        raise IllegalChoice(f"There is no option {echo(number)}: choose 0 to {len(keys) - 1}.")
    if data.get("key", keys[number]) != keys[number]:
        raise IllegalChoice(f"Option {number} is not {echo(data['key'])}: number and key must mean the same.")
    return keys[number]


def _usual(group: str, question: Question) -> str:
    """The one option that is meant where only its group is named."""
    of_it = [option for option in question.options if option.group == group and group]
    if not of_it:
        raise IllegalChoice(f"There is no group of options called {echo(group)}.")
    usual = [option for option in of_it if option.usual] or of_it
    if len(usual) > 1:
        raise IllegalChoice(f"Say which: {listed([option.short for option in usual])}.")
    return usual[0].key


def _key(each: int | str, options: Sequence[Option]) -> str:
    """An option by number or key."""
    return _one({"i": each} if isinstance(each, int) else {"key": each}, options)


def _permutation(said: Sequence[int | str], question: Question) -> list[str]:
    """All options, each once."""
    keys = [_key(each, question.options) for each in said]
    if sorted(keys) != sorted(option.key for option in question.options):
        raise IllegalChoice("An order names every option once.")
    return keys


def _committed(pair: Sequence[str], game: Game[Any], handles: Handles) -> str:
    """Committing a character to a story, as the game calls it."""
    uids = [handles.uid(each) for each in pair]
    for each, uid in zip(pair, uids, strict=True):
        if uid is None:
            raise IllegalChoice(f"No card here is called {echo(each)}.")
    return " ".join(["commit", *(game.table.ref(uid) for uid in uids if uid is not None)])


def _amounts(said: Mapping[str, Sequence[int]], question: Question, game: Game[Any], handles: Handles) -> list[str]:
    """Each point of damage, then of horror, as the game asks for it: what assets take before the rest."""
    assign = question.assign
    assert assign is not None
    rooms = {share.h: share for share in assign.to}
    for name, (damage, horror) in said.items():
        share = rooms.get(name)
        if share is None:
            raise IllegalChoice(f"{echo(name)} can take neither damage nor horror now.")
        if damage > share.damage or horror > share.horror:
            raise IllegalChoice("That is more than one of these cards can take.")
    wanted = (assign.damage, assign.horror)
    if tuple(sum(each[which] for each in said.values()) for which in (0, 1)) != wanted:
        raise IllegalChoice(f"Exactly {assign.damage} damage and {assign.horror} horror are to be assigned.")
    # The investigator comes last: where no asset has room, the rules do not ask and take the investigator.
    ranked = [share.h for share in (*assign.to[1:], *assign.to[:1])]
    keys: list[str] = []
    for which, word in ((0, "damage"), (1, "horror")):
        for name in ranked:
            uid = handles.uid(name)
            if uid is not None and name in said:
                keys += [f"{word} {game.table.ref(uid)}"] * said[name][which]
    return keys


def _rehearse(game: Game[Any], standing: Standing, *, interrupted: bool) -> None:
    """Give the answers to a copy, and refuse them all where one of them is not offered when it is asked for.

    A plan may be interrupted by what has to be paid for committing; the rest then waits until that is done.
    """
    trial = game.copy()
    first = standing.decision
    for key in standing.keys:
        now = trial.decision
        if now is None or not same_question(first, now):
            if interrupted and now is not None and now.seat == first.seat:
                return
            raise IllegalChoice("That is more than may be chosen here.")
        trial.choose(key, first.seat)
    now = trial.decision
    if now is not None and same_question(first, now) and not any(is_declining(option) for option in now.options):
        raise IllegalChoice("That is less than has to be chosen here.")


def _rehearse_together(game: Game[Any], standing: Standing) -> None:
    """Give what several seats answer to a copy, in the order in which they are asked; refuse it all where it fails."""
    trial = game.copy()
    kind = standing.decision.kind
    left = {each.decision.seat: list(each.keys) for each in (standing, *standing.beside)}
    while any(left.values()):
        now = trial.decision
        done = None if now is None else next((each for each in now.options if is_declining(each)), None)
        if now is None or now.kind != kind or done is None:
            raise IllegalChoice("That is more than may be chosen here.")
        picks = left.get(now.seat)
        trial.choose(picks.pop(0) if picks else done, now.seat)
