"""Why not? What a decision offers of something, or the refusals of the very checks that keep it out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from orne.coc import immunity, values
from orne.coc.abilities import ACTION, DISRUPT, FORCED, RESPONSE, RESTRICTION, GivesAbility, Grant, Triggered, Use
from orne.coc.facts import find
from orne.coc.rules import elsewhere, initiating, loops, paying, playing, state_checks, timing
from orne.coc.rules.identity import name
from orne.coc.rules.paying import NO_DOMAIN
from orne.coc.rules.story_phase import Commitments
from orne.coc.state import ATTACHED, DECK, DISCARD, DORMANT, HAND, INSANE, LIMBO, PLAY, RESOURCE, ROW, WON
from orne.kernel.asking import Answering, Asked, Named, called, choice_form, read, stopped, with_shown
from orne.kernel.decision import Decision
from orne.kernel.errors import echo
from orne.kernel.refusal import Form, Reasons, Refusal

if TYPE_CHECKING:
    from orne.coc.events import Event
    from orne.coc.state import State
    from orne.coc.table import CocTable

MEANINGS = {
    "trigger": frozenset(("use", "play")),
    "activate": frozenset(("use",)),
    "respond": frozenset(("use", "play")),
    "disrupt": frozenset(("use", "play")),
    "attach": frozenset(("attach", "play")),
}
"""Spoken verbs that mean other verbs."""
VERBS = ("play", "use", "commit", "choose", "lay", "resource", "pass", "done", "end turn", *MEANINGS)
_ANSWERS = {"response": RESPONSE, "disrupt": DISRUPT}
"""What is used in the windows that answer something."""
_ELSEWHERE = {
    DISCARD: "from your discard pile",
    RESOURCE: "from your domain",
    DECK: "from the top of your deck, where it lies face up",
}
"""Where an ability works that works neither in play nor from the hand."""
_WHERE = {**_ELSEWHERE, PLAY: "in play", HAND: "from your hand", ATTACHED: "while it is attached"}
"""Where an ability works."""
_NOW = "coc/timing/action-fully-resolved"
_LOOP = "coc/rule/1.16-infinite-loops/e"


def why(g: CocTable, decision: Decision, asked: str) -> Reasons:
    """What is offered of what somebody asks about, or the reasons against it."""
    exact = [option for option in decision.options if option.key == asked]
    if exact:
        return Reasons(exact, [])
    seen = [Named(uid, g.ref(uid), g.title(uid)) for uid in with_shown(visible(g.state, decision.seat), decision)]
    meant = read(asked, (*VERBS, *(option.verb for option in decision.options)), seen)
    answering = Answering(
        decision,
        MEANINGS,
        lambda uid: forms(g, decision, uid, _domain(meant)),
        lambda one, other: alike(g, one, other),
        lambda verb, uid, note: _against(g, decision, verb, uid, note),
    )
    reasons = answering.answer(meant)
    if reasons.offered or meant.cards:
        return reasons
    return Reasons((), [_nothing_of_the_kind(g, decision, meant)])


def _nothing_of_the_kind(g: CocTable, decision: Decision, asked: Asked) -> Refusal:
    """No card is meant: none has the name, or the verb alone is not an answer to the question."""
    noted = {option.verb for option in decision.options if option.note and not option.cards}
    if asked.name and asked.verb not in noted:
        if not called(asked.name, lambda name: find(name, g.rules.name)):
            return Refusal("", "no card is called {}", echo(asked.name))
        return Refusal("coc/rule/1.2-working-effects/c", "no card you can see is called {}", echo(asked.name))
    return Refusal(_NOW, "{} does not answer: {}", echo(f"{asked.verb} {asked.name}".strip()), decision.prompt)


def over(state: State) -> Refusal:
    """Why nothing more can be done."""
    if state.over_reason == "three stories":
        return Refusal("coc/rule/3.4-story-totals/a", "the game is over: a player has won stories enough")
    if state.over_reason == "eliminated":
        return Refusal("coc/faq/out-of-cards-ends-all-effects", "the game is over: a player is eliminated")
    return Refusal("coc/faq/samantha-grace-deck-out", "the game is over: a deck is empty")


def not_asked(decision: Decision) -> Refusal:
    """Why a seat that is not asked may do nothing now."""
    return Refusal("coc/timing/action-windows/a", "player {} must answer now, not you", decision.seat + 1)


def visible(state: State, seat: int) -> list[int]:
    """The cards a seat can see."""
    cards = state.cards
    seen = [*state.hand[seat], *state.play, *state.row]
    seen += [uid for pile in (*state.discard, *state.won) for uid in pile]
    seen += [uid for side in state.domains for domain in side for uid in domain.resources]
    seen += state.removed
    seen += [card.uid for card in cards if card.zone == LIMBO or (card.zone == DORMANT and card.owner == seat)]
    seen += [uid for uid in state.hand[1 - seat] if cards[uid].known >> seat & 1]
    seen += [deck[-1] for deck in state.deck if deck and not cards[deck[-1]].face_down]
    return seen


def _domain(asked: Asked) -> int:
    """The domain somebody asks to pay from, or NO_DOMAIN."""
    number = asked.note.rpartition("domain ")[2]
    return int(number) - 1 if asked.note.endswith(f"domain {number}") and number.isdecimal() else NO_DOMAIN


def alike(g: CocTable, one: int, other: int) -> bool:
    """Whether one option stands for two cards: copies in the same hand or deck, or on a domain, are not told apart."""
    if one == other:
        return True
    a, b = g.state.cards[one], g.state.cards[other]
    if a.zone == b.zone == RESOURCE:
        return elsewhere.are_alike(g, one, other)
    return a.zone in (HAND, DECK) and (a.zone, a.owner, a.kind) == (b.zone, b.owner, b.kind)


# ---- what could be done with a card


def forms(g: CocTable, decision: Decision, uid: int, domain: int = NO_DOMAIN) -> Iterator[Form]:
    """Everything a player may think of doing with a card in answer to a question, with the check's refusal of each."""
    about = decision.about
    if isinstance(about, Commitments):
        yield from _commitments(g, about, uid)
    elif decision.kind == "action":
        yield from _actions(g, decision, uid, domain)
    elif decision.kind in _ANSWERS:
        yield from _answers(g, decision, uid, domain)
    elif callable(about):
        refusal = about(uid)
        if refusal is None and decision.kind == "resource" and domain != NO_DOMAIN:
            refusal = paying.domain_refusal(g, decision.seat, domain)
        yield choice_form(decision, uid, lambda one, other: alike(g, one, other), refusal)


def _commitments(g: CocTable, commitments: Commitments, uid: int) -> Iterator[Form]:
    """Committing a character to each story, or anybody to a story."""
    row = g.state.row
    if uid in row:
        for character in g.index.characters[commitments.seat]:
            yield Form("commit", (character, uid), "", commitments.refusal(character, uid))
        return
    reasons = [(story, commitments.refusal(uid, story)) for story in row]
    for story, reason in reasons:
        yield Form("commit", (uid, story), "", reason)


def _actions(g: CocTable, decision: Decision, uid: int, domain: int) -> Iterator[Form]:
    """Playing a card, laying it dormant, using its abilities."""
    seat = decision.seat
    for use in playing.by_the_rules(g, seat, uid):
        yield _form(g, use, initiating.refusal(g, use, domain))
    yield from _not_given(g, seat, uid)
    for use in _uses(g, seat, uid):
        refusal = _place_refusal(g, use)
        if refusal is None and use.ability.kind != ACTION:
            refusal = _not_this_moment(g, use)
        refusal = refusal or initiating.refusal(g, use, domain) or _loop_refusal(g, use)
        yield _form(g, use, refusal)


def _answers(g: CocTable, decision: Decision, uid: int, domain: int) -> Iterator[Form]:
    """Answering what has happened, or is about to, with a card's abilities; anything else must wait."""
    seat = decision.seat
    wanted = _ANSWERS[decision.kind]
    found = [use for event in decision.about for use in timing.gather(g, wanted, event) if alike(g, uid, use.holder)]
    if uid in g.state.hand[seat] and g.kind(uid).is_permanent:
        waits = Refusal(_NOW, "{} is played as an action; an action is being resolved", g.title(uid))
        yield Form("play", (uid,), "", waits)
    yield from _not_given(g, seat, uid)
    for use in _uses(g, seat, uid):
        same = [each for each in found if each.ability is use.ability and each.grant == use.grant]
        mine = [each for each in same if each.seat == seat]
        refusals = [timing.answer_refusal(g, each) or initiating.refusal(g, each, domain) for each in mine]
        if mine:
            refusal = None if None in refusals else refusals[0]
        elif same:
            refusal = Refusal("coc/rule/2.13-paying-costs/b", "{} is not yours", g.title(uid))
        else:
            refusal = _last_words_refusal(g, use, decision.about) or _place_refusal(g, use) or _not_this_moment(g, use)
        form = _form(g, mine[0] if mine else use, refusal)
        if refusal is None and stopped(g, decision, form):
            yield form._replace(refusal=Refusal(_LOOP, "{} has been used here without end", g.title(uid)))
        else:
            yield form


def _last_words_refusal(g: CocTable, use: Use, events: Iterable[Event]) -> Refusal | None:
    """Why a card does not answer its own leaving though its text speaks of it: the state it left in; or None."""
    trigger = use.ability.trigger
    if trigger is None or use.ability.kind != RESPONSE:
        return None
    for event in events:
        before = event.before
        if before is None or before.uid != use.holder or event.kind not in trigger.kinds or before.obj == use.card.obj:
            continue
        if trigger.test(g, Use(use.ability, before.uid, before, before.controller, before.kind, event), event):
            title = g.title(use.holder)
            if not trigger.own_leaving and not timing.any_text_answers(g, event):
                ruling = "coc/timing/responses-on-leaving-play/b"
                return Refusal(ruling, "{} is gone, and its text does not speak of that", title)
            if before.controller != use.seat:
                return Refusal("coc/rule/2.13-paying-costs/b", "{} was not yours when it left", title)
            if not state_checks.may_have_last_words(g, event, before):
                return Refusal("coc/rule/1.12-card-states/a", "{} had no text to answer with when it left", title)
            return Refusal("coc/rule/1.12-card-states/c", "{} left from where its text does not speak of", title)
    return None


def _uses(g: CocTable, seat: int, uid: int) -> list[Use]:
    """A use of each triggered ability that is on a card, printed, gained or copied, whether it works now or not."""
    card = g.state.cards[uid]
    index = g.index
    lists = (*index.actions, *index.answers.values())
    held = {(id(each[1]), each[4]): each for side in lists for each in side if each[0] == uid}
    uses = [Use(ability, uid, card, seat, home, None, grant) for _, ability, home, _, grant in held.values()]
    kind = g.kind(uid)
    waits = card.zone == HAND and kind.is_permanent  # until it is in play: only what works from the hand
    printed = [each for each in (kind.from_hand if waits else kind.abilities) if isinstance(each, Triggered)]
    missing = [ability for ability in printed if all(use.ability is not ability for use in uses)]
    if kind.is_event and elsewhere.may_be_played(g, seat, uid):
        return [*uses, *(elsewhere.use_of(g, seat, uid, ability) for ability in missing)]
    others = [Use(ability, uid, card, seat, card.kind) for ability in missing]
    # What works where the card lies is what is asked about, if it prints both.
    return [*uses, *sorted(others, key=lambda use: _works_in(g, use) != card.zone)]


def _works_in(g: CocTable, use: Use) -> int:
    """The zone where an ability works, which is the hand for what is printed on an event card."""
    zone: int = use.ability.zone
    return HAND if zone == PLAY and g.kind(use.holder).is_event else zone


def _not_given(g: CocTable, seat: int, uid: int) -> Iterator[Form]:
    """Abilities that texts in play would give a card, but for the condition that they hang on."""
    cards = g.state.cards
    if cards[uid].zone != PLAY:
        return
    for holder in (*g.state.play, *g.state.row):
        for passive in g.kind(holder).passive:
            if not isinstance(passive, GivesAbility) or passive.while_ is None or values.is_blank(g, holder):
                continue
            giver = g.use_of(holder)
            if not passive.while_.test(g, giver) and immunity.affects(g, giver, passive.to, uid):
                place = g.kind(holder).places[id(passive)]
                grant = Grant("gained", giver.home, place, holder, giver.card.obj)
                use = Use(passive.ability, uid, cards[uid], seat, cards[uid].kind, None, grant)
                yield _form(g, use, Refusal(passive.while_.ruling or RESTRICTION, "only {}", passive.while_.text))


def _form(g: CocTable, use: Use, refusal: Refusal | None) -> Form:
    """Something to initiate as an option."""
    it = initiating.initiation(g, use)
    return Form(it.verb, it.cards(use), it.remark(g, use), refusal)


def _loop_refusal(g: CocTable, use: Use) -> Refusal | None:
    """Why an Action that every other check allows is left out: each way to use it goes on with a loop; or None."""
    state = g.state
    if not state.life:
        return None
    here = loops.shape(state)
    if any(not loops.repeats(state, here, use.seat, option.key) for option in initiating.options(g, use)):
        return None
    return Refusal(_LOOP, "{} would go on with a loop that nobody declared", g.title(use.holder))


# ---- why an ability does not work where its card is, or now


def _place_refusal(g: CocTable, use: Use) -> Refusal | None:
    """Why an ability does not work from where its card lies, or not for this seat, or None."""
    uid, ability = use.holder, use.ability
    card = g.state.cards[uid]
    kind = g.kind(uid)
    title = g.title(uid)
    if card.zone in (PLAY, ROW):
        if _is_at_work(g, use):
            return None
        return _silence(g, use) or (None if _is_last_words(use) else _works_only(g, use))
    if use.as_from_hand and ability in kind.from_hand:
        return None
    if card.owner != use.seat:
        return Refusal("coc/rule/2.13-paying-costs/b", "{} is not yours", title)
    if card.zone == HAND:
        if ability in kind.from_hand:
            return None
        return _works_elsewhere(g, [use])
    if card.zone == DISCARD:
        return None if ability in kind.from_discard or _is_last_words(use) else _works_only(g, use)
    if card.zone == RESOURCE:
        if ability in kind.from_domain and values.resource_has_text(g, uid):
            return None
        has_text = values.resource_has_text(g, uid)
        words = "{} is a resource, and its text does not work there" if has_text else "{} is a resource and has no text"
        return Refusal("coc/rule/2.25-text-box/c", words, title)
    if card.zone == DECK and ability.zone == DECK:
        return None
    if card.zone == LIMBO:
        return Refusal("coc/rule/2.32-playing-events/a", "{} is being played", title)
    if card.zone == WON:
        return Refusal("coc/rule/1.2-working-effects/a", "{} has been won and is not in play", title)
    return Refusal("coc/rule/1.2-working-effects/a", "{} is not in play", title)


def _is_last_words(use: Use) -> bool:
    """Whether an ability waits for its own card to leave: it is in its place in play, and where that has gone."""
    return use.ability.trigger is not None and bool(use.ability.trigger.own_leaving)


def _works_elsewhere(g: CocTable, uses: list[Use]) -> Refusal:
    """Where the abilities of a card in hand work, as they do not work there."""
    if all(use.ability.zone in _ELSEWHERE for use in uses):
        return _works_only(g, uses[0])
    return Refusal("coc/rule/1.2-working-effects/a", "{} works only in play", g.title(uses[0].holder))


def _works_only(g: CocTable, use: Use) -> Refusal:
    """Where an ability works, as that is not where its card lies; another one of the card may work there."""
    which = name(g, use) or f"the {use.ability.kind}"
    where = _WHERE[_works_in(g, use)]
    return Refusal("coc/rule/1.2-working-effects/b", "{} of {} works only {}", which, g.title(use.holder), where)


def _is_at_work(g: CocTable, use: Use) -> bool:
    """Whether the index of what is at work has this ability for this seat."""
    lists = (*g.index.actions, *g.index.answers.values())
    wanted = (use.holder, use.ability, use.seat, use.grant)
    return any((who, ability, seat, grant) == wanted for side in lists for who, ability, _, seat, grant in side)


def _silence(g: CocTable, use: Use) -> Refusal | None:
    """Why a card in play does not have an ability of its own, or has it for the other player."""
    uid = use.holder
    card = g.state.cards[uid]
    title = g.title(uid)
    if card.zone == PLAY and card.controller != use.seat:
        return Refusal("coc/rule/2.13-paying-costs/b", "{} is not yours", title)
    if card.state == INSANE:
        return Refusal("coc/rule/2.34-insanity/c", "{} is insane and has no text", title)
    if card.face_down:
        return Refusal("coc/rule/1.15-attaching-through-card-effects/e", "{} lies face down and has no text", title)
    if values.is_blank(g, uid):
        return Refusal("coc/rule/2.25-text-box/a", "the text box of {} is blank", title)
    if card.attached_by_effect and use.ability.zone != ATTACHED:
        return Refusal("coc/rule/1.15-attaching-through-card-effects/a", "{} is attached and has no text", title)
    return None


def _not_this_moment(g: CocTable, use: Use) -> Refusal:
    """An ability that is at work, but for another moment."""
    ability: Triggered = use.ability
    title = g.title(use.holder)
    when = ability.trigger.text if ability.trigger else "when its time comes"
    if ability.kind == ACTION:
        return Refusal(_NOW, "{} is an Action; an action is being resolved", title)
    if ability.kind == FORCED:
        return Refusal("coc/rule/1.11-forced-responses/a", "{} resolves by itself, {}", title, when)
    ruling = "coc/timing/disrupt-immediate" if ability.kind == DISRUPT else "coc/timing/responses-not-actions"
    return Refusal(ruling, "{} is a {} for another moment: {}", title, ability.kind, when)


def _against(g: CocTable, decision: Decision, verb: str, uid: int, note: str) -> Refusal:
    """Why a card has no part in a question, or not the part of a verb or a note."""
    title = g.title(uid)
    in_hand = uid in g.state.hand[decision.seat]
    no_choice = Refusal(_NOW, "{} is not one of the choices now: {}", title, decision.prompt)
    if decision.kind not in ("action", *_ANSWERS) and not (decision.kind == "commit" and verb == "resource"):
        return no_choice
    if verb == "play":
        return Refusal("coc/rule/1.2-working-effects/b", "{} is not a card in your hand that is played", title)
    if verb == "lay" and not (in_hand and "dormant" in g.kind(uid).keywords):
        return Refusal("coc/mechanic/dormant/a", "{} is not a Dormant card in your hand", title)
    if verb == "commit":
        words = "characters commit in the commit steps of the story phase"
        return Refusal("coc/rule/2.10-ready-exhausted-committed/h", words)
    if verb == "resource":
        words = "a card is attached as a resource in the resource phase of your own turn"
        return Refusal("coc/timing/framework-actions/a", words)
    if verb and "use" not in MEANINGS.get(verb, (verb,)):
        return no_choice
    not_yours = uid in g.state.hand[1 - decision.seat]
    if verb and g.kind(uid).is_event and not not_yours:
        return Refusal("coc/rule/1.2-working-effects/b", "{} is an event card: it is played, not used", title)
    if verb and in_hand:
        card, printed = g.state.cards[uid], g.kind(uid).abilities
        uses = [Use(each, uid, card, decision.seat, card.kind) for each in printed if isinstance(each, Triggered)]
        if uses:
            return _works_elsewhere(g, uses)
    if not_yours:
        return Refusal("coc/rule/2.13-paying-costs/b", "{} is not yours", title)
    if note:
        return Refusal("coc/rule/1.6-passive-effects/b", "{} has no ability called {}", title, echo(note))
    return Refusal("coc/rule/1.6-passive-effects/b", "{} has no ability to trigger", title)
