"""Endless loops: a player who has shown one whole cycle names a number, and all of it is done at once.

What repeats is for the game to say: it gives each position a shape, without what only counts up, and works out what
many cycles come to. A few cycles are always played, so that a loop which ends by itself, or wins, does so.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, Self, TypeVar, cast

from orne.kernel.control import REPEAT, Control, control
from orne.kernel.errors import IllegalChoice, UserError
from orne.kernel.frames import Answer, Frame
from orne.kernel.log import Entry, LogChain
from orne.kernel.position import Position
from orne.kernel.rulebook import State

S = TypeVar("S", bound=State)

LONGEST: Final = 64
"""Decisions in the longest cycle that is looked for."""
PLAYED_OUT: Final = 12
"""Cycles played one by one before the rest is worked out: more than any number the games count to."""
MOST_PLAYED_OUT: Final = 2000
"""Cycles that are played one by one at most, where they cannot be worked out."""


class LoopRules(Protocol[S]):
    """What a game that knows loops gives, besides the rest of its rulebook."""

    def loop_shape(self, state: S) -> str:
        """A name for the position without what counts up or is hidden: a loop comes back to it."""

    def plays_loops_of_chance_out(self, state: S) -> bool:
        """Whether loops that draw or shuffle may not be declared."""

    def is_chance(self, entry: Entry) -> bool:
        """Whether something that happened was a draw or a shuffle."""

    def extrapolate(self, before: S, after: S, times: int) -> S | None:
        """What more cycles like the one from before to after come to; None where that cannot be worked out."""

    def declared(self, state: S) -> S:
        """The state once a loop is declared: nothing is held against repeating it, and nobody has passed on it."""

    def bar(self, state: S, keys: list[str]) -> S:
        """The state with these choices not offered at it again."""


class Played(Protocol[S]):
    """What is needed of the game in which a loop was shown."""

    rules: Any
    _position: Position[S]

    @property
    def state(self) -> S: ...

    @property
    def over(self) -> bool: ...

    def copy(self) -> Self: ...

    def choose(self, choice: str) -> None: ...

    def _run(
        self,
        frame: Frame[S],
        answers: tuple[Answer, ...],
        previous: Position[S] | None,
        made: str | Control | None,
        base: LogChain | None = None,
    ) -> Position[S]: ...


def repeat(game: Played[S], times: int) -> int:
    """Repeat the cycle that has just been shown a number of times; how often it was done.

    It ends early when the game does, or when a cycle cannot be done again. Where the other player has declared a loop
    in the same window, both are taken as done without end and nobody gains (coc/rule/1.16-infinite-loops/d).
    """
    declared = control(REPEAT, times)
    if not hasattr(game.rules, "loop_shape"):
        raise UserError("This game has no loops to declare.")
    rules = cast("LoopRules[S]", game.rules)
    start = _cycle(game, rules)
    if rules.plays_loops_of_chance_out(game.state):
        if any(rules.is_chance(entry) for entry in _entries(start, game._position)):
            raise UserError("A loop that draws or shuffles cards is played out cycle by cycle.")
    rival = _rival(game, rules, start)
    if rival is not None:
        _stand_off(game, rules, rival, start, declared)
        return 0
    return _do(game, rules, start, declared)


def _cycle(game: Played[S], rules: LoopRules[S]) -> Position[S]:
    """The position at which the shortest cycle that ends here began."""
    here = game._position
    decision = here.decision
    if decision is None or here.answers:
        raise UserError("A loop is declared between actions, when its owner is asked for the next one.")
    shape = rules.loop_shape(here.now)
    position = here.previous
    for _ in range(LONGEST):
        if position is None:
            break
        if position.seat == decision.seat and not position.answers:
            asked = position.decision
            if asked is not None and asked.kind == decision.kind and rules.loop_shape(position.now) == shape:
                if any(seat != decision.seat and key != "pass" for seat, key in _choices(position, here)):
                    raise UserError("The other player takes part in this cycle, so it cannot be repeated at once.")
                return position
        if _declared(position):
            break
        position = position.previous
    raise UserError("No loop has been shown: play one whole cycle, back to the same position, and then repeat it.")


def _declared(position: Position[S]) -> bool:
    """Whether a position was reached by declaring a loop."""
    return isinstance(position.made, Control) and position.made.word == REPEAT


def _key(position: Position[S]) -> str:
    """The choice that led to a position."""
    made = position.made
    return made if isinstance(made, str) else ""


def _chain(start: Position[S], end: Position[S]) -> list[Position[S]]:
    """The positions after the start, to the end."""
    found: list[Position[S]] = []
    position: Position[S] | None = end
    while position is not None and position is not start:
        found.append(position)
        position = position.previous
    return found[::-1]


def _choices(start: Position[S], end: Position[S]) -> list[tuple[int, str]]:
    """Who chose what between two positions."""
    chain = _chain(start, end)
    return [
        (-1 if before.seat is None else before.seat, _key(after))
        for before, after in zip([start, *chain], chain, strict=False)
    ]


def _entries(start: Position[S], end: Position[S]) -> list[Entry]:
    """What happened between two positions."""
    return list(end.log)[start.log.size :]


def _do(game: Played[S], rules: LoopRules[S], start: Position[S], declared: Control) -> int:
    """Play some cycles out, work out the rest, and record the whole as one decision."""
    times = declared.number
    here = game._position
    keys = [key for _, key in _choices(start, here)]
    trial = game.copy()
    _hold_nothing_against(trial, rules)
    before = trial.state
    done = 0
    while done < times and not trial.over:
        if done == PLAYED_OUT and times > done:
            further = rules.extrapolate(before, trial.state, times - done)
            if further is not None:
                trial._position = trial._run(Frame(further), (), trial._position, None, trial._position.log)
                _hold_nothing_against(trial, rules)
                done = times
                break
            if times > MOST_PLAYED_OUT:
                raise UserError(f"This loop has to be played out: repeat it {MOST_PLAYED_OUT} times at most.")
        before = trial.state
        if not _once(trial, keys):
            break
        done += 1
        _hold_nothing_against(trial, rules)
    if not done:
        raise UserError("This cycle cannot be repeated: what it needs is no longer offered.")
    _jump(game, trial._position, "loop repeated", declared, done)
    return done


def _hold_nothing_against(trial: Played[S], rules: LoopRules[S]) -> None:
    """Let a cycle be played once more, however often it has been: somebody has said how often that will be."""
    here = trial._position
    if here.decision is not None and not here.answers:
        trial._position = trial._run(Frame(rules.declared(here.frame.state.copy())), (), here, None, here.log)


def _jump(game: Played[S], end: Position[S], kind: str, declared: Control, done: int) -> None:
    """Record the end of a loop as one decision of the game."""
    here = game._position
    if end.decision is None or end.answers:
        game._position = Position(
            end.frame, end.answers, end.plain, end.plain_answers, end.decision, end.table, end.log, here, declared
        )
        return
    entry = Entry(kind, end.table.step_name(), end.decision.seat, -1, -1, -1, None, done)
    game._position = game._run(end.frame, (), here, declared, LogChain(end.log, [entry]))


def _once(trial: Played[S], keys: list[str]) -> bool:
    """Play one cycle; False, and nothing changed, when it cannot be played to its end."""
    position = trial._position
    for key in keys:
        try:
            trial.choose(key)
        except IllegalChoice:
            if not trial.over:
                trial._position = position
                return False
        if trial.over:
            return True
    return True


def _rival(game: Played[S], rules: LoopRules[S], start: Position[S]) -> Position[S] | None:
    """The position before a loop of the other player's, declared since anything else was done."""
    seat = start.seat
    position: Position[S] | None = start
    while position is not None and position.previous is not None:
        if _declared(position):
            if position.previous.seat == seat:
                return None
            shown = game.copy()
            shown._position = position.previous
            return _cycle(shown, rules)
        if _key(position) != "pass":
            return None
        position = position.previous
    return None


def _stand_off(game: Played[S], rules: LoopRules[S], before: Position[S], mine: Position[S], declared: Control) -> None:
    """Go back to the position before both loops, with neither of them offered there again."""
    here = game._position
    keys = [_key(_chain(before, here)[0]), _key(_chain(mine, here)[0])]
    end = game._run(Frame(rules.bar(before.frame.state.copy(), keys)), (), here, None, here.log)
    _jump(game, end, "loops stand off", declared, 0)
