"""Why not? What a decision offers of something, or the refusals of the very checks that keep it out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import (
    ACTION,
    EVADE,
    EVENT,
    FIGHT,
    FORCED,
    FREE,
    INVESTIGATE,
    MOVE,
    PARLEY,
    RESIGN,
    Ability,
    Use,
)
from orne.arkham.facts import find
from orne.arkham.rules import actions, as_if, engagement, initiating, locations, playing, timing, travel
from orne.arkham.rules.evade import evade_refusal
from orne.arkham.rules.fight import fight_refusal
from orne.arkham.rules.investigate import investigate_refusal
from orne.arkham.rules.stages import advance_refusal, own_way_refusal
from orne.arkham.state import COMMITTED, HAND, LIMBO, LOCATION, NOWHERE
from orne.kernel.asking import Answering, Asked, Named, called, choice_form, read, stopped, with_shown
from orne.kernel.decision import Decision, Option
from orne.kernel.errors import echo
from orne.kernel.refusal import Form, Reasons, Refusal

if TYPE_CHECKING:
    from orne.arkham.state import State
    from orne.arkham.table import ArkhamTable

MEANINGS = {
    "attack": frozenset((FIGHT, "attack")),
    "trigger": frozenset(("use", "react")),
    "activate": frozenset(("use",)),
    "use": frozenset(("use", "react")),
    "react": frozenset(("react", "play")),
    "go": frozenset((MOVE, "go")),
    "go to": frozenset((MOVE,)),
    "end": frozenset(("end turn",)),
    PARLEY: frozenset(("use",)),
    RESIGN: frozenset(("use",)),
}
"""Spoken verbs that mean other verbs."""
BOLD = (PARLEY, RESIGN)
"""Bold words that are not basic actions: some card has them."""
USING = ("use", "activate", "trigger")
BASIC = {INVESTIGATE, MOVE, FIGHT, EVADE, "engage", "draw", "resource"}
CHOOSING = ("apply", "damage", "discard", "doom", "horror", "keep", "lead", "lose", "resolve", "spawn", "spend", "take")
"""What keys begin with where a card, a token or an investigator is chosen: answers to no turn and no window."""
VERBS = ("play", "commit", "choose", "advance", "end turn", "pass", "done", *BASIC, *MEANINGS, *CHOOSING)
_MOMENTS = {
    "assign": "ahlcg/dealing-damage-horror/b",
    "commit": "ahlcg/skill-test/st-2-own-commit",
    "engage": "ahlcg/lead-investigator/b",
    "lead": "ahlcg/lead-investigator/c",
    "mulligan": "ahlcg/mulligan/a",
    "next turn": "ahlcg/timing/2-2-turn-order",
    "order": "ahlcg/priority-of-simultaneous-resolution/b",
    "reaction": "ahlcg/triggered-abilities/d",
    "turn": "ahlcg/timing/2-2-1-action-list",
    "window": "ahlcg/timing/player-windows",
}
"""The rulings on what is done at the moments of some questions; elsewhere an effect is carried out to its end."""
_RESULTS = "ahlcg/skill-test/st-7-order"
"""The ruling where results of a test are put in order, not forced abilities."""

Check = Callable[["ArkhamTable", int, int], Refusal | None]
ON_ENEMIES: tuple[tuple[str, Check], ...] = (
    (FIGHT, fight_refusal),
    (EVADE, evade_refusal),
    ("engage", engagement.engage_refusal),
)
ON_LOCATIONS: tuple[tuple[str, Check], ...] = (
    (MOVE, travel.move_refusal),
    (INVESTIGATE, investigate_refusal),
)
"""The basic actions done to something, and the checks on them, actions aside."""


def why(g: ArkhamTable, decision: Decision, asked: str) -> Reasons:
    """What is offered of what somebody asks about, or the reasons against it."""
    exact = [option for option in decision.options if option.key == asked]
    if exact:
        return Reasons(exact, [])
    meant = read(asked, (*VERBS, *(option.verb for option in decision.options)), _names(g, decision))
    if meant.verb in BOLD and not meant.cards and not meant.name:
        meant = meant._replace(cards=_bearing(g, meant.verb))
        if not meant.cards:
            return Reasons((), [Refusal("ahlcg/activate-action/b", "no card in play lets you {}", meant.verb)])
    answering = Answering(
        decision,
        MEANINGS,
        lambda uid: forms(g, decision, uid),
        lambda one, other: alike(g, one, other),
        lambda verb, uid, note: _against(g, decision, verb, uid, note),
    )
    if meant.verb == "react" and not meant.cards and not meant.name and decision.kind != "reaction":
        return Reasons((), _against_verb(g, decision, meant))
    reasons = answering.answer(meant)
    if meant.verb in BOLD and reasons.offered:
        offered = [option for option in reasons.offered if _word_of(option) == meant.verb]
        made = [form for uid in meant.cards for form in forms(g, decision, uid) if form.note == meant.verb]
        refusals = [form.refusal for form in made if form.refusal is not None]
        refusals = refusals or [_against(g, decision, meant.verb, uid, meant.verb) for uid in meant.cards]
        return Reasons(offered, [] if offered else refusals)
    if reasons.offered or meant.cards:
        return reasons
    if meant.name:
        if not called(meant.name, find):
            return Reasons((), [Refusal("", "no card is called {}", echo(meant.name))])
        return Reasons((), [Refusal("ahlcg/ability/c", "no card you can see is called {}", echo(meant.name))])
    return Reasons((), _against_verb(g, decision, meant))


def _names(g: ArkhamTable, decision: Decision) -> list[Named]:
    """What the cards a player can see or choose from may be called; act and agenda by those words too."""
    state = g.state
    seen = [Named(uid, g.ref(uid), g.name(uid)) for uid in with_shown(visible(state, decision.seat), decision)]
    stages = {"act": state.act, "agenda": state.agenda}
    return [*seen, *(Named(uid, word, word) for word, uid in stages.items() if uid != NOWHERE)]


def _bearing(g: ArkhamTable, word: str) -> list[int]:
    """The cards in play with an ability of a bold word."""
    seen = (*g.state.play, *g.state.locations, g.state.act, g.state.agenda)
    return [uid for uid in seen if uid != NOWHERE and any(each.word == word for each in g.kind(uid).triggered)]


def _word_of(option: Option) -> str:
    """The bold word of the ability that an option uses, if it uses one."""
    return option.value.ability.word if isinstance(option.value, Use) and option.value.ability is not None else ""


def over() -> Refusal:
    """Why nothing more can be done."""
    return Refusal("ahlcg/act-deck-and-agenda-deck/r", "the scenario is over")


def not_asked(g: ArkhamTable, decision: Decision) -> Refusal:
    """Why a player who is not asked may do nothing now."""
    who = g.title(g.state.investigators[decision.seat])
    return Refusal("ahlcg/in-player-order/a", "{} must answer now, not you", who)


def visible(state: State, seat: int) -> list[int]:
    """The cards a player can see."""
    seen = [*state.hand[seat], *state.play, *state.locations, *state.investigators]
    seen += [uid for uid in dict.fromkeys((state.act, state.agenda)) if uid != NOWHERE]
    seen += [uid for pile in state.discard for uid in pile]
    seen += [*state.encounter_discard, *state.victory]
    seen += [card.uid for card in state.cards if card.zone in (LIMBO, COMMITTED)]
    return list(dict.fromkeys(seen))


def alike(g: ArkhamTable, one: int, other: int) -> bool:
    """Whether one option stands for two cards: copies in the same hand are not told apart."""
    if one == other:
        return True
    a, b = g.state.cards[one], g.state.cards[other]
    return a.zone == HAND and (a.zone, a.owner, a.kind) == (b.zone, b.owner, b.kind)


# ---- what could be done with a card


def is_turn(decision: Decision) -> bool:
    """Whether an investigator is asked for the next action of their turn."""
    return any(option.verb == "end turn" for option in decision.options)


def forms(g: ArkhamTable, decision: Decision, uid: int) -> Iterator[Form]:
    """Everything a player may think of doing with a card in answer to a question, with the check's refusal of each."""
    for form in _forms(g, decision, uid):
        if form.refusal is None and decision.kind in ("window", "reaction") and stopped(g, decision, form):
            yield form._replace(refusal=Refusal("ahlcg/costs/i", "{} has been used here without end", g.name(uid)))
        else:
            yield form


def _forms(g: ArkhamTable, decision: Decision, uid: int) -> Iterator[Form]:
    """The forms of a card as the checks see them, whatever a window leaves out."""
    if decision.kind == "reaction":
        yield from _reactions(g, decision, uid)
    elif decision.kind == "window" or is_turn(decision):
        yield from _basic_actions(g, decision, uid)
        yield from _plays(g, decision, uid)
        yield from _abilities(g, decision, uid)
        if uid == g.state.act:
            yield Form("advance", (uid,), "", _advance_refusal(g, decision))
    elif callable(decision.about):
        form = choice_form(decision, uid, lambda one, other: alike(g, one, other), decision.about(uid))
        # Whoever is asked always may have nothing to commit, and "done" is all that is offered.
        yield form._replace(verb="commit") if decision.kind == "commit" else form


def _own_turn(decision: Decision) -> Refusal | None:
    """Why no action can be taken in a window, or None in the investigator's own turn."""
    return (
        None
        if is_turn(decision)
        else Refusal("ahlcg/action/k", "an action is taken in your own turn, and only free things are done now")
    )


def _basic_actions(g: ArkhamTable, decision: Decision, uid: int) -> Iterator[Form]:
    """Basic actions done to a card: an enemy, or a location, to investigate for those there, to move to for others."""
    checks: tuple[tuple[str, Check], ...] = ()
    if uid in values.enemies(g):
        checks = ON_ENEMIES
    elif uid in g.state.locations:
        checks = ON_LOCATIONS[1:] if uid == g.state.place[decision.seat] else ON_LOCATIONS[:1]
    for verb, check in checks:
        yield Form(verb, (uid,), "", _action_refusal(g, decision, verb, uid, check))


def _action_refusal(g: ArkhamTable, decision: Decision, verb: str, uid: int, check: Check | None) -> Refusal | None:
    """Why a basic action cannot be taken: out of turn, no action, its own check, or too few actions for it."""
    seat = decision.seat
    return (
        _own_turn(decision)
        or actions.action_refusal(g, seat, 1)
        or (check(g, seat, uid) if check is not None else None)
        or actions.action_refusal(g, seat, actions.basic_price(g, seat, verb))
    )


def _plays(g: ArkhamTable, decision: Decision, uid: int) -> Iterator[Form]:
    """Playing a card from hand, or from where another card lets it be played, or as if elsewhere."""
    seat = decision.seat
    if uid in playing.playable(g, seat):
        use = Use(g.kind(uid).played, uid, g.state.cards[uid], seat)
        turn = is_turn(decision)
        refusal = playing.moment_refusal(g, seat, uid, in_turn=turn)
        if refusal is None and not g.kind(uid).fast:
            refusal = actions.action_refusal(g, seat, 1) or initiating.refusal(g, use) or actions.price_refusal(g, use)
        elif refusal is None:
            refusal = initiating.refusal(g, use)
        yield _form(g, use, refusal)
    for pretended in as_if.uses(g, seat):
        if pretended.holder == uid:
            yield _as_if_form(g, decision, pretended)


def _as_if_form(g: ArkhamTable, decision: Decision, use: as_if.UseAsIf) -> Form:
    """Using something as if at another location."""
    it = initiating.initiation(g, use)
    free = not it.takes_action(g, use)
    refusal = None if free else _own_turn(decision)
    refusal = refusal or as_if.refusal(g, use, None if free else actions.price_refusal)
    return Form(it.verb, (use.holder, use.place), as_if.note_of(g, use), refusal)


def _abilities(g: ArkhamTable, decision: Decision, uid: int) -> Iterator[Form]:
    """Using the abilities on a card in play."""
    if not _is_in_play(g, uid) or _is_hidden(g, uid):
        return
    for ability in _used_first(g.kind(uid).triggered):
        use = Use(ability, uid, g.state.cards[uid], decision.seat)
        if ability.as_if is None:
            yield _form(g, use, _silence(g, uid) or _ability_refusal(g, decision, use))
        elif all(each.ability is not ability for each in as_if.uses(g, decision.seat)):
            refusal = _silence(g, uid) or initiating.refusal(g, use)
            nowhere = Refusal("ahlcg/as-if/a", "there is no location that it could be used for")
            yield _form(g, use, refusal or nowhere)


def _used_first(abilities: Iterable[Ability]) -> list[Ability]:
    """Abilities with those last that are forced: whoever asks about a card means what somebody could use."""
    return sorted(abilities, key=lambda each: each.kind == FORCED)


def _form(g: ArkhamTable, use: Use, refusal: Refusal | None) -> Form:
    """Something to initiate as an option."""
    it = initiating.initiation(g, use)
    return Form(it.verb, (use.holder,), it.remark(g, use), refusal)


def _ability_refusal(g: ArkhamTable, decision: Decision, use: Use) -> Refusal | None:
    """Why an ability at work cannot be used in a turn or a player window."""
    ability: Ability = use.ability
    if ability.kind == ACTION:
        words = "{} takes an action, and only free things are done now"
        out_of_turn = Refusal("ahlcg/triggered-abilities/h", words, g.title(use.holder))
        lacking = actions.price_refusal(g, use) if initiating.may_use(g, use.holder, use.seat) else None
        return (None if is_turn(decision) else out_of_turn) or lacking or initiating.refusal(g, use)
    if ability.kind == FREE:
        return initiating.refusal(g, use)
    return initiating.reach_refusal(g, use.holder, use.seat) or _not_this_moment(g, use)


def _reactions(g: ArkhamTable, decision: Decision, uid: int) -> Iterator[Form]:
    """Answering an event with a card in play or in hand; anything else must wait."""
    seat = decision.seat
    moment, event = decision.about
    found = [use for use in timing.gather(g, moment, event) if use.holder == uid and use.seat == seat]
    card = g.state.cards[uid]
    kind = g.kind(uid)
    if uid in playing.playable(g, seat) and kind.facts.type in ("asset", "event", "skill"):
        note = playing.where_from(g, uid)
        mine = [use for use in found if use.ability.kind == EVENT]
        if mine:
            refusal = timing.used_already(g, mine[0]) or initiating.refusal(g, mine[0])
        else:
            waits = Refusal("ahlcg/play-restrictions/c", "{} is played at another moment", g.title(uid))
            refusal = playing.moment_refusal(g, seat, uid, in_turn=False) or waits
        yield Form("play", (uid,), note, refusal)
    if _is_hidden(g, uid):
        return
    in_hand = [each for abilities in kind.from_hand.values() for each in abilities if each.kind != EVENT]
    for ability in _used_first(in_hand if card.zone == HAND else kind.triggered):
        use = next((use for use in found if use.ability is ability), Use(ability, uid, card, seat))
        if use.event is None:
            refusal = _absence(g, uid, seat) or _not_this_moment(g, use)
        elif ability.kind == FORCED:
            refusal = _not_this_moment(g, use)
        else:
            refusal = timing.used_already(g, use) or initiating.refusal(g, use)
        yield _form(g, use, refusal)


def _absence(g: ArkhamTable, uid: int, seat: int) -> Refusal | None:
    """Why the abilities of a card in hand or in play are not there for a player at all, or None."""
    if uid in g.state.hand[seat]:
        return None
    if not _is_in_play(g, uid):
        return _out_of_play(g, uid)
    return _silence(g, uid) or initiating.reach_refusal(g, uid, seat)


def _is_in_play(g: ArkhamTable, uid: int) -> bool:
    state = g.state
    return uid in state.play or uid in state.locations or uid in state.investigators or uid in (state.act, state.agenda)


def _is_hidden(g: ArkhamTable, uid: int) -> bool:
    """Whether nobody may know yet what is on a card: the other side of an unrevealed location."""
    card = g.state.cards[uid]
    return card.zone == LOCATION and not card.revealed


def _out_of_play(g: ArkhamTable, uid: int) -> Refusal:
    return Refusal("ahlcg/ability/b", "{} is not in play", g.name(uid))


def _silence(g: ArkhamTable, uid: int) -> Refusal | None:
    """Why a card in play has none of its abilities, or None."""
    if uid in g.index.blank:
        return Refusal("ahlcg/blank/a", "the text of {} is blank", g.name(uid))
    return None


def _not_this_moment(g: ArkhamTable, use: Use) -> Refusal:
    """An ability that is at work, but for another moment."""
    ability: Ability = use.ability
    name = g.name(use.holder)
    if ability.kind == ACTION:
        return Refusal("ahlcg/triggered-abilities/h", "{} takes an action, and only free things are done now", name)
    if ability.kind == FREE:
        return Refusal("ahlcg/triggered-abilities/c", "{} is used in player windows", name)
    when = ability.trigger.text if ability.trigger is not None else "when its time comes"
    if ability.kind == FORCED:
        return Refusal("ahlcg/forced-abilities/c", "{} acts by itself, {}", name, when)
    return Refusal("ahlcg/triggered-abilities/d", "{} is used only {}", name, when)


def _advance_refusal(g: ArkhamTable, decision: Decision) -> Refusal | None:
    """Why the act cannot be advanced, or not by this player, or None."""
    if decision.seat != g.state.active and g.in_turn(g.state.active):
        words = "whoever's turn it is advances the act for the group"
        return own_way_refusal(g) or Refusal("ahlcg/clues/e", words)
    return advance_refusal(g)


# ---- where no form fits


def _no_answer(decision: Decision, words: str, what: str) -> Refusal:
    """Why something is not an answer to a question, by the ruling on what is done at that moment."""
    results = decision.kind == "order" and _is_asked_for(decision, "apply")
    ruling = _RESULTS if results else _MOMENTS.get(decision.kind, "ahlcg/effects/c")
    return Refusal(ruling, words, what, decision.prompt)


def _not_committing(g: ArkhamTable) -> Refusal:
    """Why no card is committed now: there is no test, or it has not come to that, or it is past it."""
    words = "cards are committed in a skill test"
    if g.test is not None:
        words = "cards are committed later in this test" if g.test.step < 2 else "this test is past committing cards"
    return Refusal("ahlcg/skill-test/st-2-own-commit", words)


def _against(g: ArkhamTable, decision: Decision, verb: str, uid: int, note: str) -> Refusal:
    """Why a card has no part in a question, or not the part of a verb or a note."""
    seat = decision.seat
    name = g.name(uid)
    in_window = decision.kind in ("window", "reaction") or is_turn(decision)
    if verb in CHOOSING if in_window else verb and not _is_asked_for(decision, verb):
        return _no_answer(decision, "“{}” does not answer: {}", verb)
    if verb and not in_window and any(alike(g, uid, card) for option in decision.options for card in option.cards):
        return _no_answer(decision, "“{}” does not answer: {}", f"{verb} {name}")
    if not in_window:
        return _no_answer(decision, "{} is not one of the choices now: {}", name)
    for basic, check in (*ON_ENEMIES, *ON_LOCATIONS):
        if verb and basic in MEANINGS.get(verb, (verb,)):
            is_one = uid in (g.state.locations if (basic, check) in ON_LOCATIONS else values.enemies(g))
            refusal = _action_refusal(g, decision, basic, uid, check) if is_one else None
            what = "a location" if (basic, check) in ON_LOCATIONS else "an enemy in play"
            return refusal or Refusal("ahlcg/timing/2-2-1-action-list", "{} is not {}", name, what)
    if verb == "play":
        return playing.moment_refusal(g, seat, uid, in_turn=True) or _out_of_play(g, uid)
    if verb == "commit":
        return _not_committing(g)
    if verb == "advance":
        return Refusal("ahlcg/act-deck-and-agenda-deck/j", "{} is not the current act", name)
    if not _is_in_play(g, uid):
        return _out_of_play(g, uid)
    if _is_hidden(g, uid):
        return Refusal("ahlcg/location-cards/c", "{} is not revealed", name)
    if note:
        return Refusal("ahlcg/triggered-abilities/a", "{} has no ability called {}", name, echo(note))
    return Refusal("ahlcg/triggered-abilities/a", "{} has no ability that you could use", name)


def _is_asked_for(decision: Decision, verb: str) -> bool:
    """Whether a verb may mean that of an option."""
    return any(option.verb in MEANINGS.get(verb, (verb,)) for option in decision.options)


def _against_verb(g: ArkhamTable, decision: Decision, asked: Asked) -> list[Refusal]:
    """The reasons against a verb that was asked about without a card."""
    verb = next((each for each in MEANINGS.get(asked.verb, (asked.verb,)) if each in BASIC), asked.verb)
    in_window = decision.kind == "window" or is_turn(decision)
    if decision.kind == verb == "commit":
        return _against_all(g, decision, verb)
    if not in_window:
        return [_no_answer(decision, "“{}” does not answer: {}", asked.verb)]
    if verb == "advance":
        refusal = _advance_refusal(g, decision)
        return [refusal] if refusal is not None else []
    if verb == "commit":
        return [_not_committing(g)]
    if verb in ("end turn", "end"):
        return [Refusal("ahlcg/timing/2-2-1-end-early", "it is not your turn")]
    if verb in ("play", *USING):
        return _against_all(g, decision, "play" if verb == "play" else "use")
    if verb not in BASIC:
        return [_no_answer(decision, "“{}” does not answer: {}", asked.verb)]
    here = g.state.place[decision.seat]
    wanted = {
        MOVE: locations.connections(g, here),
        INVESTIGATE: [here],
        **{each: values.enemies_at(g, here) for each, _ in ON_ENEMIES},
    }
    checks: dict[str, Check] = dict((*ON_ENEMIES, *ON_LOCATIONS))
    first = _own_turn(decision) or actions.action_refusal(g, decision.seat, 1)
    if first is not None:
        return [first]
    found = [_action_refusal(g, decision, verb, uid, checks.get(verb)) for uid in wanted.get(verb, ())]
    reasons = {str(each): each for each in found if each is not None}
    if not reasons and verb in wanted:
        nothing = "no location is connected to yours" if verb == MOVE else "no enemy is at your location"
        return [Refusal("ahlcg/timing/2-2-1-action-list", nothing)]
    return list(reasons.values())


def _against_all(g: ArkhamTable, decision: Decision, verb: str) -> list[Refusal]:
    """The reasons against each card that could be played or committed, or each ability that could be used."""
    seat = decision.seat
    if verb == "use":
        able = [uid for uid in visible(g.state, seat) if _is_in_play(g, uid) and initiating.may_use(g, uid, seat)]
    else:
        able = playing.playable(g, seat) if verb == "play" else g.state.hand[seat]
    found = [form.refusal for uid in able for form in forms(g, decision, uid) if form.verb == verb]
    reasons = {str(each): each for each in found if each is not None}
    if not reasons and verb != "use":
        ruling = "ahlcg/play-action/a" if verb == "play" else "ahlcg/skill-test/st-2-own-commit"
        return [Refusal(ruling, "you have no card to {}", verb)]
    if not reasons:
        return [
            Refusal("ahlcg/triggered-abilities/a", "no card that you may use has an ability for a turn or a window")
        ]
    return list(reasons.values())
