"""What is known before something is paid for: what overpaying adds, and what an X reaches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from orne.coc.abilities import FORCED, RESPONSE, Triggered, Use
from orne.coc.events import OVERPAID, Event
from orne.coc.language.triggers import OVERPAID_FOR
from orne.coc.rules import initiating
from orne.coc.selector import legal_targets
from orne.coc.table import CocTable
from orne.kernel.decision import Decision
from orne.kernel.game import Game


def added(g: CocTable, use: Use, over: int) -> str:
    """What comes of paying so much more for something, in words; empty where nothing does."""
    return "; ".join(dict.fromkeys(_added(g, use, over))) if over > 0 else ""


def _added(g: CocTable, use: Use, over: int) -> Iterator[str]:
    """What it adds by its own text, once it has come into play, and by cards that answer."""
    if isinstance(use.ability, Triggered):
        yield from use.ability.effect.overpaying
    else:
        texts = (each for each in g.kind(use.holder).abilities if isinstance(each, Triggered))
        yield from (says(each) for each in texts if each.trigger in OVERPAID_FOR)
    event = Event(OVERPAID, use.holder, use.seat, use, over)
    for kind in (RESPONSE, FORCED):
        for uid, ability, home, seat, grant in g.index.answers.get((kind, OVERPAID), ()):
            held = Use(ability, uid, g.state.cards[uid], seat, home, event, grant)
            if ability.trigger is not None and ability.trigger.test(g, held, event):
                yield f"{g.title(uid)}: {says(ability)}"


def says(ability: Triggered) -> str:
    """What an ability does, without its cost and when."""
    return "; ".join([*(choose.text for choose in ability.choose), ability.effect.text])


def reached(game: Game[Any], decision: Decision, number: int) -> tuple[int, ...]:
    """The cards that one answer to "how much is X?" reaches: those to choose among, or those that are struck."""
    g = cast(CocTable, game.table)
    use = _asking(g, decision)
    if use is None:
        return _asked_next(game, decision, number)
    use.x = decision.options[number].value
    choose = use.ability.choose
    found = legal_targets(g, use, choose[0].what) if choose else [uid for _, uid in use.ability.effect.about(g, use)]
    return tuple(dict.fromkeys(found))


def _asking(g: CocTable, decision: Decision) -> Use | None:
    """The use of the one text of its card that can ask for X and answers nothing; None where that is not certain."""
    uid, card = decision.source, g.state.cards[decision.source]
    texts = [each for each in g.kind(uid).abilities if isinstance(each, Triggered)]
    uses = [Use(each, uid, card, decision.seat, card.kind) for each in texts if each.trigger is None]
    found = [use for use in uses if initiating.initiation(g, use).costs_x(g, use)]
    return found[0] if len(found) == 1 else None


def _asked_next(game: Game[Any], decision: Decision, number: int) -> tuple[int, ...]:
    """The cards to choose among next for the same card, if that is asked and nothing has happened before."""
    trial = game.copy()
    trial.choose(number)
    then = trial.decision
    quiet = (len(trial.log), trial.state.rng) == (len(game.log), game.state.rng)
    if not quiet or then is None or (then.seat, then.source) != (decision.seat, decision.source):
        return ()
    return tuple(dict.fromkeys(uid for option in then.options for uid in option.cards))
