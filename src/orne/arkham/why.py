"""Why not? The reasons against what a decision does not offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import acting, playing, using
from orne.arkham.abilities import ACTION, Use
from orne.arkham.facts import folded
from orne.arkham.state import HAND, PLAY
from orne.kernel.decision import Decision
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

_VERBS = ("play", "use", "fight", "evade", "engage", "move", "commit", "choose")


def why_not(g: ArkhamTable, decision: Decision, asked: str) -> list[Refusal]:
    """Reasons for every card that the question may mean, given by id, title or part of it."""
    verb, _, rest = asked.strip().partition(" ")
    name = rest if verb.lower() in _VERBS and rest else asked.strip()
    wanted = folded(name)
    state = g.state
    seen = [*state.hand[decision.seat], *state.play, *state.locations, *state.investigators, state.act, state.agenda]
    cards = [uid for uid in seen if uid >= 0 and (g.ref(uid) == name or wanted in folded(g.title(uid)))]
    if not cards:
        return [Refusal("arkham/basics/1.2", "no card you can see is called “{}”", name)]
    found: list[Refusal] = []
    for uid in cards:
        reason = _against(g, decision, uid)
        if all(str(reason) != str(other) for other in found):
            found.append(reason)
    return found


def _against(g: ArkhamTable, decision: Decision, uid: int) -> Refusal:
    """The reason why nothing can be done with one card now."""
    seat = decision.seat
    card = g.state.cards[uid]
    if card.zone == HAND:
        use = Use(playing.play_ability(g, uid), uid, card, seat)
        reason = playing.play_refusal(g, use)
        if reason is not None:
            return reason
        if acting.actions_left(g, seat) < 1 and "fast" not in g.kind(uid).facts.keywords:
            return Refusal("arkham/basics/1.5", "you have no action left to play {}", g.title(uid))
    elif card.zone == PLAY:
        for ability in g.kind(uid).triggered:
            reason = using.refusal(g, Use(ability, uid, card, seat))
            if reason is not None:
                return reason
            if ability.kind == ACTION and acting.actions_left(g, seat) < ability.actions:
                return Refusal("arkham/basics/1.5", "it costs {} actions; you have too few", ability.actions)
    return Refusal("arkham/basics/1.9", "{} is no answer to: {}", g.title(uid), decision.prompt)
