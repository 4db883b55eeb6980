"""What a player may ask without changing anything: why not, what would come of a plan, what a bot would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.bots.shared import make
from orne.games import GAMES
from orne.kernel.errors import NoDeal, UserError, echo
from orne.kernel.game import Game
from orne.table.shared.data import Forecast
from orne.table.shared.handles import BACK
from orne.table.shared.messages import Question, Reason, Suggestion, WhyNot
from orne.table.shared.viewer import Viewer


def why_not(game: Game[Any], viewer: Viewer, seat: int, what: object, verb: str = "") -> WhyNot:
    """The reasons against something, or where it is offered; there is always something to say."""
    if not isinstance(what, str) or not isinstance(verb, str):
        raise UserError(f"Ask about a card by its handle, or about an option by its key; {echo(what)} is neither.")
    uid = viewer.handles.uid(what)
    asked = what if uid is None else f"{verb} {game.table.ref(uid)}".strip()
    if what.startswith(BACK) and uid is None:
        return _because("This card lies hidden: nothing can be done with it before it is shown")
    said = game.why(asked, seat)
    decision = game.decision
    options = () if decision is None or decision.seat != seat else decision.options
    offered = tuple(i for i, option in enumerate(options) if option in said.offered)
    if offered:
        return WhyNot("whynot", offered, ())
    reasons = tuple(Reason(_sentence(refusal.sentence), refusal.ruling) for refusal in said.refusals)
    if reasons:
        return WhyNot("whynot", (), reasons)
    prompt = "" if decision is None or decision.seat != seat else f": {decision.prompt}"
    return _because(f"It has no part in what is asked now{prompt}")


def _because(sentence: str) -> WhyNot:
    """A reason that no single ruling gives."""
    return WhyNot("whynot", (), (Reason(sentence, ""),))


def _sentence(words: str) -> str:
    """A reason as a sentence."""
    return words[:1].upper() + words[1:]


def forecast(game: Game[Any], viewer: Viewer, plan: object) -> Forecast:
    """What would come of a plan, as far as it can be foreseen."""
    pairs: list[tuple[int, int]] = []
    for pair in plan if isinstance(plan, list | tuple) else (None,):
        uids = [viewer.handles.uid(each) for each in pair] if isinstance(pair, list | tuple) else []
        if len(uids) != 2 or uids[0] is None or uids[1] is None:
            raise UserError("A plan is a list of pairs: the handle of a character, and that of a story.")
        pairs.append((uids[0], uids[1]))
    _refuse_impossible(game, viewer, pairs)
    found = viewer.forecast(game, pairs)
    if found is None:
        raise UserError("Nothing is planned now that could be foreseen.")
    return found


def _refuse_impossible(game: Game[Any], viewer: Viewer, pairs: Sequence[tuple[int, int]]) -> None:
    """A plan is for characters that may be committed now, each once."""
    decision = game.decision
    possible = {option.cards for option in decision.options} if decision and decision.seat == viewer.seat else set()
    planned = set(viewer.table.plan(game.table, decision, viewer.seat))
    if len({uid for uid, _ in pairs}) < len(pairs) or any(pair not in possible | planned for pair in pairs):
        raise UserError("Not everybody in this plan may be committed there now.")


def suggestion(game: Game[Any], question: Question, seed: int) -> Suggestion:
    """What a bot answers in a game as it might be for all that the seat knows."""
    name, _ = next(iter(GAMES[game.rules.name].bots().items()))
    try:
        sample = game.resample(question.seat, seed)
    except NoDeal:
        raise UserError("There is nothing to suggest here.") from None
    assert sample.decision is not None
    key = make(GAMES[game.rules.name].bots(), name, 1).choose(sample, sample.decision).key
    for option in question.options:
        if option.key == key:
            return Suggestion("hint", option.i, option.key, option.label, name)
    raise UserError("There is nothing to suggest here.")
