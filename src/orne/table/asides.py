"""What a player may ask without changing anything: why not, and what would come of a plan."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orne.kernel.errors import UserError, echo
from orne.kernel.game import Game
from orne.kernel.refusal import Refusal
from orne.table.shared.data import Planned
from orne.table.shared.handles import BACK
from orne.table.shared.messages import Foreseen, Reason, WhyNot
from orne.table.shared.viewer import Viewer


def why_not(game: Game[Any], n: int, viewer: Viewer, seat: int, what: object, verb: str = "") -> WhyNot:
    """The reasons against something, or where it is offered; there is always something to say."""
    if not isinstance(what, str) or not isinstance(verb, str):
        raise UserError(f"Ask about a card by its handle, or about an option by its key; {echo(what)} is neither.")
    uid = viewer.handles.uid(what)
    asked = what if uid is None else f"{verb} {game.table.ref(uid)}".strip()
    if what.startswith(BACK) and uid is None:
        return _because(n, "This card lies hidden: nothing can be done with it before it is shown")
    said = game.why(asked, seat)
    decision = game.looked_at
    options = () if decision is None or decision.seat != seat else decision.options
    offered = tuple(i for i, option in enumerate(options) if option in said.offered)
    if offered:
        return WhyNot("whynot", n, offered, ())
    edition = viewer.table.edition(game.table)
    reasons = tuple(_reason(refusal, edition) for refusal in said.refusals)
    if reasons:
        return WhyNot("whynot", n, (), reasons)
    prompt = "" if decision is None or decision.seat != seat else f": {decision.prompt}"
    return _because(n, f"It has no part in what is asked now{prompt}")


def _reason(refusal: Refusal, edition: str) -> Reason:
    """A refusal with what its ruling says, and the demonstration that shows it."""
    # Imported here for the sake of start-up time: nobody may ever ask.
    from orne import rulings

    sentence = _sentence(refusal.sentence)
    if not refusal.ruling:
        return Reason(sentence, "", "", None)
    shown = rulings.claim(refusal.ruling).demonstrations
    claim = rulings.sentence(refusal.ruling, edition)
    return Reason(sentence, refusal.ruling, claim, str(shown[0]) if shown else None)


def _because(n: int, sentence: str) -> WhyNot:
    """A reason that no single ruling gives."""
    return WhyNot("whynot", n, (), (Reason(sentence, "", "", None),))


def _sentence(words: str) -> str:
    """A reason as a sentence."""
    return words[:1].upper() + words[1:]


def foreseen(game: Game[Any], n: int, viewer: Viewer, plan: object) -> Foreseen:
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
    show = viewer.handles.show
    return Foreseen("forecast", n, tuple(Planned(show(uid), show(story)) for uid, story in pairs), found)


def _refuse_impossible(game: Game[Any], viewer: Viewer, pairs: Sequence[tuple[int, int]]) -> None:
    """A plan is for characters that may be committed now, each once."""
    decision = game.looked_at
    possible = {option.cards for option in decision.options} if decision and decision.seat == viewer.seat else set()
    planned = set(viewer.table.plan(game.table, decision, viewer.seat))
    if len({uid for uid, _ in pairs}) < len(pairs) or any(pair not in possible | planned for pair in pairs):
        raise UserError("Not everybody in this plan may be committed there now.")
