"""What must be so of a position of Arkham Horror whenever a reason is given, read off the state itself."""

from __future__ import annotations

from orne.arkham.abilities import Ability, Use
from orne.arkham.facts import SKILLS, WILD
from orne.arkham.state import INVESTIGATOR, LOCATION, NOBODY, NOWHERE, PLAY
from orne.lab.explained import Holds, Point

# ---- reading the state


def _place(p: Point) -> int:
    """Where the asked investigator is."""
    return int(p.g.state.place[p.seat])


def _at(p: Point) -> int:
    """Where the card is: with an investigator, on what it is attached to, or at a place of its own."""
    state = p.g.state
    uid = p.uid
    while state.cards[uid].host != NOWHERE:
        uid = state.cards[uid].host
    card = state.cards[uid]
    if card.zone == LOCATION:
        return int(uid)
    if card.zone == INVESTIGATOR:
        return int(state.place[state.investigators.index(uid)])
    for seat in (card.threat, card.controller):
        if seat != NOBODY:
            return int(state.place[seat])
    return int(card.at)


def _is_enemy(p: Point) -> bool:
    return bool(p.facts.type == "enemy" and p.card.zone == PLAY)


def _not_meant(p: Point) -> bool:
    """Where a selector looks can be read off the state; its other words are taken from its own test."""
    known = {
        "in play": not _in_play(p),
        "an enemy in play": not _is_enemy(p),
        "a location": p.card.zone != LOCATION,
        "a location in play": p.card.zone != LOCATION,
        "an investigator in the game": p.card.zone != INVESTIGATOR,
        "in your hand": p.uid not in p.g.state.hand[p.seat],
        "in your discard pile": p.uid not in p.g.state.discard[p.seat],
    }
    return bool(known.get(p.args[1], True))


def _massive(p: Point) -> bool:
    return "massive" in p.facts.keywords


def _engaged(p: Point) -> bool:
    """Whether the enemy is engaged with the asked investigator."""
    if _massive(p):
        return not p.card.exhausted and p.card.at == _place(p)
    return bool(p.card.threat == p.seat)


def _actions(p: Point) -> int:
    """The actions that are left, additional ones counted."""
    state = p.g.state
    return int(state.actions[p.seat] + sum(seat == p.seat for seat, *_ in state.extra_actions))


def _standard_actions(p: Point) -> int:
    """The actions that are left for anything."""
    state = p.g.state
    return int(state.actions[p.seat] + sum(seat == p.seat and not only for seat, only, _ in state.extra_actions))


def _abilities(p: Point) -> list[Ability]:
    return [text for text in p.g.kind(p.uid).texts if isinstance(text, Ability)]


def _uses(p: Point) -> list[Use]:
    event = p.decision.about[1] if p.decision.kind == "reaction" else None
    return [Use(ability, p.uid, p.card, p.seat, event) for ability in _abilities(p)]


def _own_turn(p: Point) -> bool:
    return any(option.verb == "end turn" for option in p.decision.options)


def _in_play(p: Point) -> bool:
    state = p.g.state
    return p.card.zone in (PLAY, INVESTIGATOR, LOCATION) or p.uid in (state.act, state.agenda)


def _titles_in_play(p: Point) -> list[str]:
    state = p.g.state
    return [p.g.title(uid) for uid in (*state.play, *state.locations, *state.investigators)]


def _says(p: Point, kind: str, when: str) -> bool:
    """Whether the card has an ability of a kind that answers something."""
    return any(each.kind == kind and each.trigger is not None and each.trigger.text == when for each in _abilities(p))


def _not_happening(p: Point, when: str) -> bool:
    """Whether nothing that an ability with such a trigger answers is being answered now."""
    if p.decision.kind != "reaction":
        return True
    moment, event = p.decision.about
    return not any(
        use.ability.trigger.test(p.g, use, event)
        for use in _uses(p)
        if use.ability.trigger is not None
        and use.ability.trigger.text == when
        and (use.ability.trigger.timing, use.ability.trigger.kind) == (moment, event.kind)
    )


def _icons(p: Point) -> bool:
    """Whether the card has an icon for the test."""
    return bool(p.facts.icons[SKILLS.index(p.args[1])] + p.facts.icons[WILD])


def _clues(p: Point) -> int:
    """All clues that investigators have, those on their cards too."""
    state = p.g.state
    mine = [card for card in state.cards if card.zone in (PLAY, INVESTIGATOR) and card.controller != NOBODY]
    return sum(card.clues for card in mine)


def _for_clues(p: Point) -> bool:
    """Whether the act advances for clues in any turn, and not by an objective of its own."""
    act = p.g.kind(p.g.state.act)
    return act.facts.clues is not None and act.act_objective is None


def _used_up(p: Point) -> bool:
    counted = [times for name, _, times in p.g.state.uses if name.startswith((p.g.title(p.uid), f"{p.uid}."))]
    limits = [each.limit for each in _abilities(p) if each.limit is not None and each.limit.often == p.args[0]]
    return any(times >= limit.times for limit in limits for times in counted)


def _listed(p: Point) -> bool:
    """Whether the card's location is one that the asked investigator's location leads to."""
    view = p.g.kind(_place(p)).symbols
    own = p.g.kind(p.uid).symbols
    if view is None or own is None:
        return False
    here = view.revealed if p.g.state.cards[_place(p)].revealed else view.unrevealed
    there = own.revealed if p.card.revealed else own.unrevealed
    return there.symbol in here.connections


HOLDS: dict[str, Holds] = {
    # actions and turns
    "you have no action left": lambda p: _standard_actions(p) == 0,
    "it costs {} actions; you have {} left": lambda p: p.args[1] < p.args[0] and p.args[1] <= _actions(p),
    "an action is taken in your own turn, and only free things are done now": lambda p: not _own_turn(p),
    "{} takes an action, and only free things are done now": lambda p: not _own_turn(p),
    # enemies and locations
    "{} is not an enemy in play": lambda p: not _is_enemy(p),
    "{} is not at your location": lambda p: _at(p) != _place(p),
    "{} is aloof and engaged with nobody": lambda p: p.card.threat == NOBODY,
    "{} is not engaged with you": lambda p: not _engaged(p),
    "{} is engaged with you already": _engaged,
    "{} is massive and lies in nobody's threat area": lambda p: p.card.threat == NOBODY,
    "you are at {} already": lambda p: p.uid == _place(p),
    "you are not at {}": lambda p: p.uid != _place(p),
    "{} is not connected to {}": lambda p: not _listed(p),
    "{} cannot be entered before it is revealed": lambda p: not p.card.revealed,
    "{} is not revealed": lambda p: not p.card.revealed,
    "{} does not let you investigate {}": lambda p: p.uid == _place(p),
    # playing
    "{} costs {}; you have {}": lambda p: p.args[2] == p.g.state.resources[p.seat] < p.args[1],
    "{} forbids you to play it": lambda p: p.args[0] in _titles_in_play(p),
    "{} is unique and in play already": lambda p: p.facts.unique and p.facts.title in _titles_in_play(p),
    "you have as many copies of {} in play as it allows": lambda p: p.facts.title in _titles_in_play(p),
    "{} is not in your hand": lambda p: p.uid not in p.g.state.hand[p.seat],
    "{} is a skill card, for committing to tests alone": lambda p: p.facts.type == "skill",
    "{} is neither an asset nor an event": lambda p: p.facts.type not in ("asset", "event"),
    "{} is played only {}": lambda p: _says(p, "event", p.args[1]) and _not_happening(p, p.args[1]),
    "{} is played only in your own turn": lambda p: p.g.state.active != p.seat or not _own_turn(p),
    "{} is played at another moment": lambda p: p.decision.kind == "reaction",
    "only {}": lambda p: any(
        use.ability.during is not None
        and use.ability.during.text == p.args[0]
        and not use.ability.during.test(p.g, use)
        for use in _uses(p)
    ),
    "it would change nothing unless {}": lambda p: any(
        use.ability.possible is not None
        and use.ability.possible.text == p.args[0]
        and not use.ability.possible.test(p.g, use)
        for use in _uses(p)
    ),
    "its limit is used up: {}": _used_up,
    # abilities
    "{} is not yours to use": lambda p: (
        p.card.controller not in (NOBODY, p.seat)
        or (p.card.zone == INVESTIGATOR and p.g.state.investigators[p.seat] != p.uid)
        or p.g.state.gone[p.seat]
    ),
    "{} is used in player windows": lambda p: (
        p.decision.kind == "reaction" and any(each.kind == "free" for each in _abilities(p))
    ),
    "{} acts by itself, {}": lambda p: _says(p, "forced", p.args[1]),
    "{} is used only {}": lambda p: _says(p, "reaction", p.args[1]) and _not_happening(p, p.args[1]),
    "{} has been used in answer to this": lambda p: any(holder == p.uid for holder, *_ in p.g.answered),
    "what {} would answer is cancelled": lambda p: p.decision.about[1].cancelled,
    "{} has been used here without end": lambda p: p.g.answers > 0,
    "{} is not in play": lambda p: not _in_play(p),
    "{} is the {} {}": lambda p: _in_play(p) and p.card.zone != PLAY and p.g.kind(p.uid).facts.type == p.args[1],
    "the text of {} is blank": lambda p: p.uid in p.g.index.blank,
    "there is no location that it could be used for": lambda p: any(each.as_if is not None for each in _abilities(p)),
    # costs
    "needs {} resources; you have {}": lambda p: p.args[1] == p.g.state.resources[p.seat] < p.args[0],
    "{} has {} {}; it needs {}": lambda p: p.card.tokens < p.args[3] and p.args[1] == (p.card.tokens or "no"),
    "{} is exhausted": lambda p: p.card.exhausted,
    "needs {} cards in hand that may be discarded; you have {}": lambda p: (
        p.args[1] < p.args[0] and p.args[1] <= len(p.g.state.hand[p.seat])
    ),
    "needs {} clue; {} can be spent": lambda p: p.args[1] < p.args[0] == 1,
    "needs {} clue; {} can be spent, {} forbids the rest": lambda p: (
        p.args[1] < p.args[0] == 1 and p.args[2] in _titles_in_play(p)
    ),
    "needs {} clues; {} can be spent": lambda p: p.args[1] < p.args[0] and p.args[1] <= _clues(p),
    "needs {} clues; {} can be spent, {} forbids the rest": lambda p: (
        p.args[1] < p.args[0] and p.args[2] in _titles_in_play(p)
    ),
    # the act
    "there is no act left": lambda p: p.g.state.act == NOWHERE,
    "the act advances in an investigator's turn": lambda p: _for_clues(p) and not p.g.in_turn(p.g.state.active),
    "whoever's turn it is advances the act for the group": lambda p: (
        _for_clues(p) and p.g.state.active not in (NOBODY, p.seat)
    ),
    "{} advances by its own objective": lambda p: p.facts.clues is None or p.g.kind(p.uid).act_objective is not None,
    # tests and choices
    "{} has no {} icon and no wild one": lambda p: not _icons(p),
    "you are not at the location of {}": lambda p: p.g.state.place[p.g.test.seat] != _place(p),
    "you have committed a card to this test of another's": lambda p: any(
        who == p.seat for who, _ in p.g.test.committed
    ),
    "under peril nobody else commits cards": lambda p: p.g.peril == p.g.test.seat != p.seat,
    "{} is committed to your own tests only": lambda p: p.g.test.seat != p.seat,
    "a copy of {} is committed, and it allows no second": lambda p: (
        p.facts.title in [p.g.title(uid) for _, uid in p.g.test.committed]
    ),
    "{} cannot attack you now": _is_enemy,
    "{} has attacked": _is_enemy,
    "{} is not {}": _not_meant,
    "{} is not an asset of yours": lambda p: p.facts.type != "asset" or p.card.controller != p.seat,
    "{} has no {}": lambda p: (p.facts.health if p.args[1] == "health" else p.facts.sanity) is None,
    "{} can take no more {}": lambda p: (p.facts.health if p.args[1] == "damage" else p.facts.sanity) is not None,
    "{} is what it is discarded for": lambda p: p.uid == p.decision.source,
    "{} is a weakness": lambda p: p.facts.weakness is not None,
    "{} is to be replaced": lambda p: p.uid in p.g.state.substep[1:],
    "{} is immune to {}": lambda p: p.g.index.immunity,
    "{} is Elite": lambda p: "Elite" in p.facts.traits,
    "{} is not exhausted": lambda p: not p.card.exhausted,
    "{} is exhausted and engaged with nobody": lambda p: p.card.exhausted and p.card.threat == NOBODY,
    "{} is the attacker": _is_enemy,
    "{} is not the nearest": _is_enemy,
    "{} is not an asset": lambda p: p.facts.type != "asset",
    "{} is not an investigator": lambda p: p.facts.type != "investigator",
    "{} is not an investigator in the game": lambda p: p.facts.type != "investigator" or any(p.g.state.gone),
    "{} is not a location in play": lambda p: p.card.zone != LOCATION,
    "{} is not in your discard pile": lambda p: p.uid not in p.g.state.discard[p.seat],
    "{} has neither damage nor horror": lambda p: not p.card.damage and not p.card.horror,
    "the deck of {} is empty": lambda p: not p.g.state.deck[p.g.state.investigators.index(p.uid)],
    "{} is neither your location nor connected to it": lambda p: p.uid != _place(p),
    "nobody is at {}": lambda p: p.uid not in p.g.state.place,
    "{} is not connected to your location": lambda p: not _listed(p),
    "you do not control {}": lambda p: p.card.controller != p.seat,
    "nobody controls {}": lambda p: p.card.controller == NOBODY,
    "{} cannot leave play": lambda p: p.facts.permanent or p.card.horror > 0,
    "{} has {} clues, not the most": lambda p: p.card.clues == p.args[1],
    "{} is not Firearm": lambda p: "Firearm" not in p.facts.traits,
    "{} is not Item": lambda p: "Item" not in p.facts.traits,
    "{} is not Spell": lambda p: "Spell" not in p.facts.traits,
    "{} is not Cultist": lambda p: "Cultist" not in p.facts.traits,
    "{} does not use ammo": lambda p: (p.facts.uses or ("",))[0] != "ammo",
    "{} does not use charges": lambda p: (p.facts.uses or ("",))[0] != "charges",
    "a copy is attached to {} already": lambda p: bool(p.g.index.attachments.get(p.uid)),
}
"""For each sentence, what must be so."""
