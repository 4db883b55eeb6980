"""Why not? The reasons against what a decision does not offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.coc import commitment, initiating, playing, values
from orne.coc.abilities import ACTION, Triggered, Use
from orne.coc.facts import folded
from orne.coc.state import DISCARD, HAND, INSANE, PLAY
from orne.kernel.decision import Decision
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.coc.table import CocTable

_VERBS = ("play", "use", "commit", "choose", "respond", "trigger")


def why_not(g: CocTable, decision: Decision, asked: str) -> list[Refusal]:
    """Reasons for every card that the question may mean, given by id, title or part of it."""
    words = asked.strip()
    verb, _, rest = words.partition(" ")
    name = rest if verb.lower() in _VERBS and rest else words
    cards = _meant(g, decision.seat, name)
    if not cards:
        return [Refusal("coc/rule/1.2-working-effects/c", "no card you can see is called “{}”", name)]
    found: list[Refusal] = []
    for uid in cards:
        for reason in _against(g, decision, verb.lower(), uid):
            if all(str(reason) != str(other) for other in found):
                found.append(reason)
    return found


def _meant(g: CocTable, seat: int, name: str) -> list[int]:
    """The cards a seat can see that a name may mean."""
    state = g.state
    seen = [*state.hand[seat], *state.play, *state.row, *state.discard[0], *state.discard[1]]
    name = name.split(" domain ", maxsplit=1)[0]
    exact = [uid for uid in seen if g.ref(uid) == name or g.kind(uid).slug == name]
    if exact:
        return exact
    wanted = folded(name)
    return [uid for uid in seen if wanted and wanted in folded(g.title(uid))]


def _against(g: CocTable, decision: Decision, verb: str, uid: int) -> list[Refusal]:
    """The reasons why nothing can be done with one card now."""
    card = g.state.cards[uid]
    seat = decision.seat
    if decision.kind in ("choose", "attach", "insane", "wound"):
        return [_not_a_target(g, decision, uid)]
    if decision.kind == "commit":
        if card.controller != seat:
            return [Refusal("coc/rule/2.13-paying-costs/b", "{} is not yours to commit", g.title(uid))]
        refusal = commitment.commit_refusal(g, uid)
        return [refusal] if refusal else [Refusal("coc/rule/3.1-committing-to-stories/a", "nobody attacks there")]
    if card.zone == HAND and g.kind(uid).is_permanent:
        refusal = playing.play_refusal(g, seat, uid)
        return [refusal] if refusal else [_wrong_moment(g, decision, uid)]
    return _against_abilities(g, decision, uid)


def _not_a_target(g: CocTable, decision: Decision, uid: int) -> Refusal:
    """A card that was not offered as a target."""
    if g.state.cards[uid].zone == PLAY and not values.is_character(g, uid):
        return Refusal(
            "coc/rule/1.9-choosing-targets/b", "{} is not what is to be chosen: {}", g.title(uid), decision.prompt
        )
    return Refusal("coc/rule/2.2-cannot/b", "{} is no legal choice: {}", g.title(uid), decision.prompt)


def _wrong_moment(g: CocTable, decision: Decision, uid: int) -> Refusal:
    """Nothing forbids it, but the question is another one."""
    return Refusal(
        "coc/timing/action-fully-resolved", "{} may be used, but not as an answer to: {}", g.title(uid), decision.prompt
    )


def _against_abilities(g: CocTable, decision: Decision, uid: int) -> list[Refusal]:
    """The reasons against each triggered ability of a card."""
    card = g.state.cards[uid]
    title = g.title(uid)
    seat = decision.seat
    holder = card.controller if card.zone == PLAY else card.owner
    if holder != seat:
        return [Refusal("coc/rule/2.13-paying-costs/b", "{} is not yours", title)]
    if card.state == INSANE and card.zone == PLAY:
        return [Refusal("coc/rule/2.34-insanity/c", "{} is insane and has no text", title)]
    if card.zone == PLAY and values.is_blank(g, uid):
        return [Refusal("coc/rule/2.25-text-box/a", "the text box of {} is blank", title)]
    kind = g.kind(uid)
    abilities = [ability for ability in kind.abilities if isinstance(ability, Triggered)]
    if not abilities:
        return [Refusal("coc/rule/1.6-passive-effects/b", "{} has no ability to trigger", title)]
    found: list[Refusal] = []
    for ability in abilities:
        if card.zone == DISCARD and ability not in kind.from_discard:
            found.append(Refusal("coc/rule/1.2-working-effects/b", "{} does not work from the discard pile", title))
        elif card.zone == HAND and ability not in kind.from_hand:
            found.append(Refusal("coc/rule/1.2-working-effects/a", "{} works only in play", title))
        elif ability.kind != ACTION and decision.kind == "action":
            when = ability.trigger.text if ability.trigger else "when its time comes"
            found.append(Refusal("coc/timing/responses-not-actions", "{} is a {}: {}", title, ability.kind, when))
        elif ability.kind == ACTION and decision.kind in ("response", "disrupt"):
            found.append(
                Refusal("coc/timing/action-fully-resolved", "{} is an Action; an action is being resolved", title)
            )
        else:
            reason = initiating.refusal(g, Use(ability, uid, card, seat, card.kind))
            found.append(reason or _wrong_moment(g, decision, uid))
    return found
