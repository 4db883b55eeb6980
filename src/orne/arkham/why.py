"""Why not? The reasons against what a decision does not offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import acting, locations, playing, using, values
from orne.arkham.abilities import ACTION, Use
from orne.arkham.facts import folded
from orne.arkham.state import HAND, LOCATION, PLAY
from orne.kernel.decision import Decision
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

_VERBS = ("play", "use", "fight", "evade", "engage", "move", "commit", "choose", "investigate")
_NOBODY_TO = {
    "fight": Refusal("ahlcg/fight-action/a", "no enemy at your location can be fought"),
    "evade": Refusal("ahlcg/evade/f", "no enemy is engaged with you"),
    "engage": Refusal("ahlcg/engage-action/a", "no enemy at your location is there to be engaged"),
    "move": Refusal("arkham/basics/1.15", "no location that is connected to yours can be entered"),
    "investigate": Refusal("ahlcg/investigate-action/a", "your location cannot be investigated now"),
}
"""The basic actions that need something to be done to, and what is said where there is nothing."""


def why_not(g: ArkhamTable, decision: Decision, asked: str) -> list[Refusal]:
    """Reasons for every card that the question may mean, given by id, title or part of it, or for a basic action."""
    verb, _, rest = asked.strip().partition(" ")
    verb = verb.lower()
    if decision.kind == "turn" and verb in _NOBODY_TO and not rest:
        left = acting.actions_left(g, decision.seat)
        return [_NOBODY_TO[verb] if left else Refusal("ahlcg/action/a", "you have no action left")]
    name = rest if verb in _VERBS and rest else asked.strip()
    wanted = folded(name)
    state = g.state
    seen = [*state.hand[decision.seat], *state.play, *state.locations, *state.investigators, state.act, state.agenda]
    cards = [uid for uid in seen if uid >= 0 and (g.ref(uid) == name or wanted in folded(g.name(uid)))]
    if not cards:
        return [Refusal("arkham/basics/1.2", "no card you can see is called “{}”", name)]
    found: list[Refusal] = []
    for uid in cards:
        reason = _against(g, decision, uid, verb)
        if all(str(reason) != str(other) for other in found):
            found.append(reason)
    return found


def _against(g: ArkhamTable, decision: Decision, uid: int, verb: str) -> Refusal:
    """The reason why nothing can be done with one card now."""
    seat = decision.seat
    card = g.state.cards[uid]
    if decision.kind == "turn" and not acting.actions_left(g, seat) and card.zone != HAND:
        return Refusal("ahlcg/action/a", "you have no action left")
    if decision.kind == "turn" and card.zone == LOCATION:
        return _against_location(g, seat, uid)
    if decision.kind == "turn" and values.is_enemy(g, uid):
        return _against_enemy(g, seat, uid, verb)
    if card.zone == HAND:
        use = Use(g.kind(uid).played, uid, card, seat)
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


def _against_location(g: ArkhamTable, seat: int, uid: int) -> Refusal:
    """Why an investigator cannot move to a location, or investigate it."""
    here = g.state.place[seat]
    if uid == here:
        ban = values.cannot(g, "investigate", uid)
        if ban >= 0:
            return Refusal("ahlcg/investigate-action/a", "{} does not let you investigate", g.name(ban))
        return Refusal("arkham/basics/1.15", "you are at {} already", g.name(uid))
    if uid not in locations.connections(g, here):
        return Refusal("arkham/basics/1.15", "{} is not connected to {}", g.name(uid), g.name(here))
    return Refusal("arkham/basics/1.15", "{} cannot be entered now", g.name(uid))


def _against_enemy(g: ArkhamTable, seat: int, uid: int, verb: str) -> Refusal:
    """Why an investigator cannot fight, evade or engage an enemy."""
    name = g.name(uid)
    if g.location_of(uid) != g.state.place[seat]:
        return Refusal("ahlcg/fight-action/a", "{} is not at your location", name)
    if verb == "engage":
        return Refusal("ahlcg/engage-action/d", "{} is engaged with you already", name)
    if verb == "evade":
        return Refusal("ahlcg/evade/f", "{} is not engaged with you", name)
    return Refusal("ahlcg/aloof/d", "{} is aloof and engaged with nobody", name)
