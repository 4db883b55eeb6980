"""What must be so of a position of Call of Cthulhu whenever a reason is given, read off the state itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from orne.coc import values
from orne.coc.abilities import ACTION, Cannot, Condition, GivesAbility, Triggered, Use
from orne.coc.selector import target_refusal
from orne.coc.state import (
    ATTACHED,
    DECK,
    DISCARD,
    EXHAUSTED,
    HAND,
    INSANE,
    LIMBO,
    NOWHERE,
    PLAY,
    READY,
    REMOVED,
    RESOURCE,
    ROW,
    TEXT,
    WON,
)
from orne.lab.explained import Holds, Point
from orne.lab.reasons_of_paying import PAYING

_ZONES = {
    "in play": (PLAY,),
    "a story or conspiracy": (ROW,),
    "in your discard pile": (DISCARD,),
    "in a discard pile": (DISCARD,),
    "in your hand": (HAND,),
    "in an opponent's hand": (HAND,),
    "a resource on a domain": (RESOURCE,),
    "in your deck": (DECK,),
    "removed from the game": (REMOVED,),
}

_WORKS = {
    "in play": PLAY,
    "from your hand": HAND,
    "from your discard pile": DISCARD,
    "from your domain": RESOURCE,
    "from the top of your deck, where it lies face up": DECK,
    "while it is attached": ATTACHED,
}


# ---- reading the state


def _all(p: Point) -> Iterator[Any]:
    return iter(p.g.state.cards)


def _titled(p: Point, title: str) -> list[Any]:
    """The cards of a title in play."""
    return [card for card in _all(p) if card.zone in (PLAY, ROW) and p.g.title(card.uid) == title]


def _abilities(p: Point) -> list[Triggered]:
    """Every triggered ability a card may have: its own, and any that a card in this game gives."""
    found = [each for each in p.g.kind(p.uid).abilities if isinstance(each, Triggered)]
    for kind in p.g.state.catalogue.kinds:
        for each in kind.abilities:
            given = each.ability if isinstance(each, GivesAbility) else each
            if isinstance(given, Triggered):
                found.append(given)
    return found


def _uses(p: Point) -> list[Use]:
    events = p.decision.about if p.decision.kind in ("response", "disrupt") else (None,)
    return [Use(ability, p.uid, p.card, p.seat, p.card.kind, event) for ability in _abilities(p) for event in events]


def _fails(p: Point, use: Use, condition: Condition | None) -> bool:
    return condition is not None and condition.text == p.args[0] and not condition.test(p.g, use)


def _is_not_given(p: Point) -> bool:
    """Whether a text in play would give an ability while something holds that does not."""
    return any(
        _fails(p, p.g.use_of(card.uid), each.while_)
        for card in _all(p)
        if card.zone in (PLAY, ROW)
        for each in p.g.kind(card.uid).passive
        if isinstance(each, GivesAbility)
    )


def _too_few_targets(p: Point, text: str, least: int) -> bool:
    """Whether an ability of a card that chooses so does not find enough cards, looking through every card of the game.

    Of several moments it could answer, one is enough: the others may not be its own.
    """
    return any(
        sum(target_refusal(p.g, use, choose.what, card.uid) is None for card in _all(p)) < least
        for use in _uses(p)
        for choose in use.ability.choose
        if choose.text == text
    )


def _mine(p: Point) -> bool:
    return bool(p.card.controller == p.seat)


def _used_up(p: Point) -> bool:
    uses = {name: times for name, _, times in p.g.state.uses}
    limits = {ability.limit for ability in _abilities(p) if ability.limit is not None}
    counted = [times for name, times in uses.items() if name.startswith((p.g.title(p.uid), f"{p.uid}."))]
    return any(limit.often == p.args[0] and times >= limit.times for limit in limits for times in counted)


def _not_meant(p: Point) -> bool:
    """The words of a selector that can be read off the state; others are taken from the selector's own test."""
    card, words = p.card, p.args[1]
    known = {
        "a card you control": card.controller != p.seat,
        "a card an opponent controls": card.controller == p.seat,
        "a ready card": card.state != READY,
        "an exhausted card": card.state != EXHAUSTED,
        "an insane card": card.state != INSANE,
        "a committed card": card.story == NOWHERE,
        "a unique card": not p.facts.unique,
        "a character": p.facts.type != "character" or card.attached_by_effect,
        "a support card": p.facts.type != "support" and not card.attached_by_effect,
        "a story": card.zone != ROW,
    }
    if words in _ZONES:
        whose = words.startswith("in your") and card.owner != p.seat
        return bool(card.zone not in _ZONES[words] or whose)
    return bool(known.get(words, True))


def _bans(p: Point, title: str) -> list[Cannot]:
    """What the cards of a title forbid: those in play, and those of which something lasts, wherever they are."""
    sources = {each.source for each in p.g.state.lasting if each.kind == TEXT}
    cards = [card for card in _all(p) if card.zone in (PLAY, ROW) or card.uid in sources]
    texts = [each for card in cards if p.g.title(card.uid) == title for each in p.g.kind(card.uid).texts]
    return [each for each in texts if isinstance(each, Cannot)]


def _forbidden(p: Point) -> bool:
    """Whether a text of the title forbids the verb."""
    return any(each.verb == p.args[-1] for each in _bans(p, p.args[0]))


def _closed(p: Point) -> bool:
    """Whether a text of the title forbids committing to some stories."""
    return any(each.verb == "commit" and each.to is not None for each in _bans(p, p.args[0]))


def _out_of_play(event: Any) -> bool:
    """Whether what an event is about was out of play just before."""
    return bool(event.before.zone != PLAY)


def _from_there(use: Any) -> bool:
    """Whether the card answered comes from where the trigger of its own leaving says."""
    trigger, before = use.ability.trigger, use.event.before
    return not trigger.own_leaving or before is None or (PLAY if before.zone == ROW else before.zone) in trigger.places


def _other_moment(p: Point) -> bool:
    """Whether an ability of that kind with that trigger is there, and nothing that it answers is being answered."""
    _, kind, when = p.args
    answered = [
        use.ability.trigger.test(p.g, use, use.event)
        for use in _uses(p)
        if use.event is not None
        and use.ability.kind == kind
        and use.ability in p.g.kind(p.uid).abilities
        and use.ability.trigger is not None
        and use.ability.trigger.text == when
        and use.event.kind in use.ability.trigger.kinds
        and _from_there(use)
        and {"response": "Response", "disrupt": "Disrupt"}[p.decision.kind] == kind
    ]
    return not any(answered)


def _committed_at(p: Point) -> bool:
    now = p.g.state.resolving
    return not (p.card.zone == PLAY and p.card.story == now.story and _mine(p))


def _in_hand(p: Point) -> bool:
    return bool(p.uid in p.g.state.hand[p.seat])


def _works_elsewhere(p: Point) -> bool:
    """Whether the card has an ability that works in that place, and is not there."""
    zone = _WORKS[p.args[2]]
    lies_there = p.card.attached_by_effect if zone == ATTACHED else p.card.zone == zone
    printed = HAND if p.facts.type == "event" else PLAY
    return not lies_there and any(zone == (printed if each.zone == PLAY else each.zone) for each in _abilities(p))


def _own_operations(p: Point) -> bool:
    return bool(p.g.phase == "operations" and p.g.state.active == p.seat)


def _can_sacrifice(p: Point) -> bool:
    noun = p.args[0]
    mine = [card for card in _all(p) if card.zone == PLAY and card.controller == p.seat]
    return bool(noun in ("", "card") and mine)


def _not_offered(p: Point) -> bool:
    """No option is about the card."""
    return all(p.uid not in option.cards for option in p.decision.options)


HOLDS: dict[str, Holds] = {
    **PAYING,
    # when
    "characters, supports and conspiracies are played in your own operations phase": lambda p: not _own_operations(p),
    "{} may be laid dormant in your own operations phase": lambda p: not _own_operations(p),
    "you have laid a Dormant card at {} this turn": lambda p: any(
        name.startswith(f"dormant {p.seat}") for name, _, _ in p.g.state.uses
    ),
    "{} is played as an action; an action is being resolved": lambda p: (
        p.decision.kind in ("response", "disrupt") and _in_hand(p)
    ),
    "{} is an Action; an action is being resolved": lambda p: (
        p.decision.kind in ("response", "disrupt") and any(each.kind == ACTION for each in _abilities(p))
    ),
    "{} is a {} for another moment: {}": _other_moment,
    "{} resolves by itself, {}": lambda p: any(
        each.kind == "Forced Response" and each.trigger is not None and each.trigger.text == p.args[1]
        for each in _abilities(p)
    ),
    "{} has been used in answer to this": lambda p: any(holder == p.uid for holder, *_ in p.g.answered),
    "what {} would disrupt is cancelled": lambda p: all(event.cancelled for event in p.decision.about),
    "{} is gone, and its text does not speak of that": lambda p: any(
        event.before is not None and event.before.uid == p.uid and event.before.obj != p.card.obj
        for event in p.decision.about
    ),
    "{} left from where its text does not speak of": lambda p: p.card.zone not in (PLAY, ROW),
    "{} was not yours when it left": lambda p: p.card.zone not in (PLAY, ROW),
    "{} had no text to answer with when it left": lambda p: any(
        event.before is not None
        and event.before.uid == p.uid
        and (
            event.blank or event.before.state == INSANE or event.before.attached_by_effect or event.before.zone != PLAY
        )
        for event in p.decision.about
    ),
    "{} is being played": lambda p: p.card.zone in (LIMBO, HAND, DISCARD),
    "only {}": lambda p: any(_fails(p, use, use.ability.during) for use in _uses(p)) or _is_not_given(p),
    "its limit is used up: {}": _used_up,
    "{} has been used here without end": lambda p: p.g.answers > 0,
    "{} would go on with a loop that nobody declared": lambda p: bool(p.g.state.life),
    # where
    "{} is not yours": lambda p: p.seat not in ((p.card.controller,) if p.card.zone == PLAY else (p.card.owner,)),
    "{} works only in play": lambda p: p.card.zone == HAND and any(each.zone == PLAY for each in _abilities(p)),
    "{} of {} works only {}": _works_elsewhere,
    "{} is an event card: it is played, not used": lambda p: p.facts.type == "event",
    "{} is a resource and has no text": lambda p: p.card.zone == RESOURCE and not values.resource_has_text(p.g, p.uid),
    "{} is a resource, and its text does not work there": lambda p: (
        p.card.zone == RESOURCE and values.resource_has_text(p.g, p.uid)
    ),
    "{} has been won and is not in play": lambda p: p.card.zone == WON,
    "{} is not in play": lambda p: p.card.zone not in (PLAY, ROW),
    "{} is not in your hand": lambda p: not _in_hand(p),
    "{} is insane and has no text": lambda p: p.card.state == INSANE,
    "{} lies face down and has no text": lambda p: p.card.face_down,
    "the text box of {} is blank": lambda p: bool(p.g.index.blank),
    "{} is attached and has no text": lambda p: p.card.attached_by_effect,
    "{} is not a resource any more": lambda p: p.card.zone != RESOURCE,
    "{} does not lie face up on your deck": lambda p: p.card.zone != DECK or p.card.face_down,
    # what no card is asked to do
    "{} is not one of the choices now: {}": lambda p: bool(p.args[1] == p.decision.prompt),
    "{} is not a card in your hand that is played": lambda p: not _in_hand(p),
    "{} is not a Dormant card in your hand": lambda p: not (_in_hand(p) and "dormant" in p.g.kind(p.uid).keywords),
    "characters commit in the commit steps of the story phase": lambda p: p.decision.kind != "commit",
    "a card is attached as a resource in the resource phase of your own turn": lambda p: p.decision.kind != "resource",
    "{} has no ability to trigger": lambda p: (
        not any(isinstance(each, Triggered) for each in p.g.kind(p.uid).abilities)
    ),
    "{} has no ability called {}": lambda p: p.args[1] not in p.g.kind(p.uid).names.values(),
    # entering play
    "there is no character that {} could copy": lambda p: all(
        card.state == INSANE
        or card.zone != PLAY
        or card.attached_by_effect
        or not p.g.kind(card.uid).is_character
        or p.g.kind(card.uid).facts.unique
        for card in _all(p)
    ),
    "{} has printed cost {}, and {} is left": lambda p: p.args[1] > p.args[2],
    "copying {} costs {}, and no domain is drained": lambda p: p.args[1] > 0,
    "copying {} costs nothing: no domain is drained for it": lambda p: p.facts.cost == 0,
    "copying {} costs {}; the domain gives {}": lambda p: p.args[1] > p.args[2],
    "{} has no Action to be played for": lambda p: not p.g.kind(p.uid).hand_actions,
    "{} has no Action to be used": lambda p: all(held[0] != p.uid for side in p.g.index.actions for held in side),
    "{} is an event card and does not stay in play": lambda p: p.facts.type == "event",
    "{} is unique and already in play for you": lambda p: (
        p.facts.unique
        and any(p.seat in (card.controller, card.owner) and card.uid != p.uid for card in _titled(p, p.args[0]))
    ),
    "you control {}, and Heroic and Villainous characters do not go together": lambda p: any(
        card.controller == p.seat for card in _titled(p, p.args[0])
    ),
    "{} does not say what it is attached to, and enters play only through an effect that does": lambda p: (
        "Attachment" in p.facts.subtypes and p.g.kind(p.uid).attach_to is None
    ),
    "there is nothing {} could be attached to": lambda p: all(
        not p.g.kind(p.uid).attach_to.host.test(p.g, Use(None, p.uid, p.card, p.seat, p.card.kind), card.uid)
        for card in _all(p)
        if card.zone in (PLAY, ROW)
    ),
    # costs
    "{} is {} and cannot be exhausted": lambda p: (
        p.card.zone != PLAY or any(card.state != READY for card in _titled(p, p.args[0]))
    ),
    "the text names another card": lambda p: True,
    "you control no {} to sacrifice": lambda p: not _can_sacrifice(p),
    "you control no {} to return": lambda p: not _can_sacrifice(p),
    "you control no {} that can be wounded": lambda p: not _can_sacrifice(p),
    "you control no ready {} for this": lambda p: not _can_sacrifice(p),
    "you control no {} that can go insane": lambda p: (
        not any(
            card.zone == PLAY
            and card.controller == p.seat
            and card.state != INSANE
            and p.g.kind(card.uid).is_character
            and not p.g.kind(card.uid).facts.icons[0]
            and not p.g.kind(card.uid).keywords
            and not p.g.index.attachments
            and not p.g.index.statics
            for card in _all(p)
            if p.args[0] == "character"
        )
    ),
    "{} is a target, or must pay for the rest of the cost": lambda p: p.card.zone in (PLAY, HAND),
    "{} is wounded, and would be destroyed instead": lambda p: any(card.wounds for card in _titled(p, p.args[0])),
    "you cannot {} with the cards you control": lambda p: any(
        each.cost is not None and each.cost.text == p.args[0] for each in _abilities(p)
    ),
    "it would change nothing now": lambda p: any(
        use.ability.possible is not None and not use.ability.possible(p.g, use) for use in _uses(p)
    ),
    "paying for it would take its target away": lambda p: any(
        each.cost is not None and each.choose for each in _abilities(p)
    ),
    "paying for it would take away what it is about": lambda p: any(
        use.ability.cost is not None and any(use.holder in claim.cards for claim in use.ability.cost.claims(p.g, use))
        for use in _uses(p)
    ),
    "you have no hand": lambda p: not p.g.state.hand[p.seat],
    # targets
    "there is no legal target: {.text}": lambda p: _too_few_targets(p, p.args[0].text, 1),
    "there are {} legal targets of {}: {.text}": lambda p: (
        p.args[0] < p.args[1] and _too_few_targets(p, p.args[2].text, p.args[1])
    ),
    "{} is not {}": _not_meant,
    "{} is {}": lambda p: True,
    "{}, and {}": lambda p: True,
    "{} is not one of the cards that {} has you choose from": lambda p: p.decision.kind == "choose" and _not_offered(p),
    "{} is needed to pay for {}": lambda p: p.decision.kind == "choose" and _not_offered(p),
    "{} is chosen already": lambda p: p.decision.kind == "choose",
    "{} is picked already": _not_offered,
    "that cannot be done to {}": _not_offered,
    "that player does not control {}": lambda p: p.card.controller != p.seat,
    "there is nothing to choose: {.text}": lambda p: not isinstance(p.args[0].count, int),
    # costs in cards, domains and tokens, and tolls
    "you control {} of {} {} that can pay": lambda p: p.args[0] < p.args[1],
    "you do not control what {} is attached to": lambda p: (
        p.card.host < 0 or p.g.state.cards[p.card.host].controller != p.seat
    ),
    # which domain that is, what was drawn says
    "that domain is drained": lambda p: True,
    # which of them could be discarded is the cost's to say
    "you have no {} to discard": lambda p: True,
    "you have not enough cards for that": lambda p: True,
    "{} has fewer than {} success tokens": lambda p: sum(p.card.success) < p.args[1],
    "you have fewer than {} success tokens on every story": lambda p: all(
        p.g.state.cards[story].success[p.seat] < p.args[0] for story in p.g.state.row
    ),
    "you have fewer than {} success tokens": lambda p: (
        sum(p.g.state.cards[story].success[p.seat] for story in p.g.state.row) < p.args[0]
    ),
    "your domains with the most resources are drained": lambda p: any(
        domain.drained and len(domain.resources) >= max(len(each.resources) for each in p.g.state.domains[p.seat])
        for domain in p.g.state.domains[p.seat]
    ),
    "{} is not in your discard pile": lambda p: p.card.zone != DISCARD,
    "{} does not cost as much as what paid for it": _not_offered,
    **{f"{{}} prints no {name} icon": _not_offered for name in ("Terror", "Combat", "Arcane", "Investigation")},
    "{} demands {} resources for it": lambda p: bool(p.g.index.tolls) and p.args[1] > 0,
    "{} demands more for it than you have": lambda p: bool(p.g.index.tolls),
    "{} is immune to {}": lambda p: bool(p.g.index.immune),
    "{} has skill {}, not {} or less": lambda p: p.args[1] > p.args[2],
    "{} has printed skill {}, not {}": lambda p: p.args[1] == p.facts.skill or bool(p.g.state.lasting),
    "{} has printed cost {}, not {} or less": lambda p: p.args[1] > p.args[2],
    "{} has printed cost {}, not {} or more": lambda p: p.args[1] < p.args[2],
    "{} shows no printed skill": lambda p: p.card.face_down or p.facts.type != "character" or p.g.kind(p.uid).is_form,
    "{} shows no icons in print, or all four kinds": lambda p: (
        p.card.face_down or p.g.kind(p.uid).is_form or not any(p.facts.icons) or all(p.facts.icons)
    ),
    "{} shows no printed cost": lambda p: p.card.face_down or p.facts.type == "story",
    "{} has {} {}; the {} is {}": lambda p: p.args[2] != p.args[4],
    **{
        f"{{}} has {{}} {name} icons, not {{}}{more}": lambda p: p.args[1] != p.args[2]
        for name in ("Terror", "Combat", "Arcane", "Investigation")
        for more in ("", " or more")
    },
    "whoever drew does not control {}": lambda p: True,
    # what may be done to a card
    "{} forbids {} to {}": _forbidden,
    "{} cannot {}": _forbidden,
    "{} cannot commit to {}": _closed,
    "{} forbids {} to commit to {}": _closed,
    "{} lets you play only {}": lambda p: bool(p.g.index.plays_only),
    "{} keeps {} in its discard pile": lambda p: bool(p.g.index.closes_pile),
    "{} has Invulnerability and cannot be wounded": lambda p: (
        "invulnerability" in dict(p.facts.keywords) or bool(p.g.state.lasting) or "invulnerability" in p.g.index.statics
    ),
    "{} has Willpower and cannot go insane": lambda p: (
        "willpower" in dict(p.facts.keywords) or bool(p.g.state.lasting) or "willpower" in p.g.index.statics
    ),
    "{} has a Terror icon and cannot go insane": lambda p: (
        p.facts.icons[0] > 0 or bool(p.g.state.lasting) or 0 in p.g.index.statics
    ),
    "{} is insane already": lambda p: p.card.state == INSANE,
    "{} is not insane": lambda p: p.card.state != INSANE,
    "{} is not exhausted": lambda p: p.card.state != EXHAUSTED,
    "{} is not one of your characters": lambda p: (
        not (p.card.zone == PLAY and _mine(p) and p.g.kind(p.uid).is_character and not p.card.attached_by_effect)
    ),
    # the story phase
    "{} is {} and cannot be exhausted to commit": lambda p: (
        p.card.state == (INSANE if p.args[1] == "insane" else EXHAUSTED)
    ),
    "{} is committed already": lambda p: p.card.story != NOWHERE,
    "{} commits to {}": lambda p: p.uid in dict(p.g.state.plan),
    "{} is not a character you control": lambda p: (
        not (p.card.zone == PLAY and _mine(p) and p.g.kind(p.uid).is_character and not p.card.attached_by_effect)
    ),
    "{} is not a character of yours at {}": _committed_at,
    "{} is not a story in the row": lambda p: p.card.zone != ROW,
    "nobody attacks at {}": lambda p: (
        not any(
            card.zone == PLAY and card.controller == p.g.state.active and card.story == p.cards[-1] for card in _all(p)
        )
    ),
    "{} must commit first": lambda p: bool(p.g.index.must_commit),
    "{} must commit to the story of another character": lambda p: any(
        must.with_this for must, _ in p.g.index.must_commit
    ),
    "{} does not resolve: no attacker is there": lambda p: (
        not any(card.story == p.uid and card.controller == p.g.state.active for card in _all(p) if card.zone == PLAY)
    ),
    "{} has resolved already, or nobody attacked there in time": lambda p: p.g.state.resolving is not None,
}
"""For each sentence, what must be so."""
