"""Advice: what a bot would answer in a seat's place, and what the best options are worth, in words for a player."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from orne.bots.shared import RandomBot, Reason, make
from orne.games import GAMES
from orne.kernel.errors import NoDeal, UserError, echo, listed
from orne.kernel.game import Game
from orne.table.shared.messages import Suggestion, Weighed
from orne.table.shared.question_data import Question

USUAL: Final = "search-quick"
"""Who is asked where nobody is named: it has reasons, and is not long in coming."""
MOST_TOLD: Final = 3
FEWEST: Final = 8
"""Games behind a figure: what was tried less often is not told."""
NOTHING: Final = "There is nothing to suggest here."


class Wish(NamedTuple):
    """A bot that is asked for advice, for one seat of a game; it can be carried to another process."""

    seat: int
    bot: str
    seed: str


class Advice(NamedTuple):
    """What a bot would answer, by its key, and what it has weighed, the best first."""

    key: str
    reasons: tuple[Reason, ...]


def advisers(game: str) -> tuple[str, ...]:
    """The bots of a game that may be asked: all that do not answer by chance."""
    return tuple(name for name, maker in GAMES[game].bots().items() if maker is not RandomBot)


def adviser(game: str, who: object) -> str:
    """The name of the bot that is asked; the usual one where nobody is named."""
    known = advisers(game)
    if who is None or who == "":
        return USUAL if USUAL in known else known[0]
    if not isinstance(who, str) or who not in known:
        raise UserError(f"{echo(who)} gives no hints; those that do are {listed([*known])}.")
    return who


def thought(game: Game[Any], wish: Wish) -> Advice:
    """Let a bot think about a game as it might be for all that the seat knows: it is never shown the game itself."""
    try:
        sample = game.resample(wish.seat, wish.seed)
    except NoDeal:
        raise UserError(NOTHING) from None
    assert sample.decision is not None
    bot = make(GAMES[game.rules.name].bots(), wish.bot, 1, awaited=True)
    key = bot.choose(sample, sample.decision).key
    return Advice(key, tuple(getattr(bot, "reasons", ())))


def suggestion(question: Question, bot: str, advice: Advice) -> Suggestion:
    """Advice as it is sent, about the options as they were offered."""
    by_key = {option.key: option for option in question.options}
    taken = by_key.get(advice.key)
    if taken is None:
        raise UserError(NOTHING)
    told = [each for each in advice.reasons if each.key in by_key and each.rollouts >= FEWEST][:MOST_TOLD]
    if told and told[0].key != advice.key:
        told = []
    weighed = tuple(
        Weighed(
            i=by_key[each.key].i,
            key=each.key,
            label=by_key[each.key].label,
            wins=round(100 * each.value),
            tried=each.rollouts,
            margin=_margin(each),
        )
        for each in told
    )
    clear = bool(weighed) and all(_is_clear(weighed[0], other) for other in weighed[1:])
    return Suggestion("hint", question.n, taken.i, taken.key, taken.label, bot, _words(weighed, clear), weighed, clear)


def _margin(reason: Reason) -> int:
    """How far a figure may well be wrong, of a hundred: two standard errors, never less than one game tried."""
    return math.ceil(100 * max(2 * reason.error, 1 / reason.rollouts))


def _is_clear(best: Weighed, other: Weighed) -> bool:
    """Whether one option is worth more than another by more than both may be wrong."""
    return best.wins - other.wins > math.hypot(best.margin, other.margin)


def _words(weighed: Sequence[Weighed], clear: bool) -> str:
    """What options are worth, with what that rests on, in sentences; nothing where nothing was weighed."""
    if not weighed:
        return ""
    best, *others = weighed
    first = f"about {best.wins} of 100" if _is_counted(best) else _share(best)
    parts = [f"Wins {first} games from here{_give_or_take(best)} ({best.tried} tried)"]
    for each in others:
        comma = "," if _is_counted(each) else ""
        parts.append(f"{_share(each)}{_give_or_take(each)}{comma} with “{each.label}” ({each.tried} tried)")
    doubt = "" if clear or not others else " So few games do not say which of them is better."
    return f"{'; '.join(parts)}.{doubt}"


def _share(each: Weighed) -> str:
    """How many of a hundred games; what is nearly sure is not said in figures, since nobody has counted so far."""
    return "hardly any" if each.wins < 1 else "nearly all" if each.wins > 99 else str(each.wins)


def _is_counted(each: Weighed) -> bool:
    """Whether an option's share is said in figures."""
    return 1 <= each.wins <= 99


def _give_or_take(each: Weighed) -> str:
    """By how much a figure may be wrong."""
    return f", give or take {each.margin}" if _is_counted(each) else ""
