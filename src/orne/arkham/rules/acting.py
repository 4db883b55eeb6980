"""Actions: what the active investigator may do, and the basic ones carried out (arkham/basics/1.5, 1.18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.abilities import ACTION, EVADE, EVENT, FIGHT, INVESTIGATE, MOVE, Ability, Use
from orne.arkham.facts import AGILITY, COMBAT, INTELLECT, SKILLS
from orne.arkham.passives import ExtraAction
from orne.arkham.rules import as_if, clues, damage, drawing, enemies, initiating, locations, playing
from orne.arkham.rules.player_window import advance_options, free_options
from orne.arkham.rules.skill_test import SkillTest, begin_waiting_tests, perform
from orne.arkham.rules.stages import ADVANCE, spend_to_advance
from orne.arkham.rules.timing import trigger
from orne.arkham.state import NOBODY, NOWHERE, PLAY
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


class Basic:
    """A basic action: its kind and what it is about."""

    __slots__ = ("cost", "kind", "target")

    def __init__(self, kind: str, target: int = -1, cost: int = 1) -> None:
        self.kind = kind
        self.target = target
        self.cost = cost


# ---- how many actions


def actions_left(g: ArkhamTable, seat: int, trait: str = "") -> int:
    """The actions an investigator may still take for a card of a trait; restricted ones only where they fit."""
    state = g.state
    if not state.extra_actions:
        return state.actions[seat]
    return state.actions[seat] + len(_fitting(g, seat, trait))


def _fitting(g: ArkhamTable, seat: int, traits: str) -> list[tuple[int, str, int]]:
    """The additional actions an investigator may use for a card of some traits."""
    return [each for each in _additional(g, seat) if not each[1] or each[1] in traits.split("|")]


def _additional(g: ArkhamTable, seat: int) -> list[tuple[int, str, int]]:
    """An investigator's additional actions, without those of a constant text that is blank now."""
    blank = g.index.blank
    return [
        each for each in g.state.extra_actions if each[0] == seat and (each[2] not in blank or not _given(g, each[2]))
    ]


def _given(g: ArkhamTable, uid: int) -> list[ExtraAction]:
    """The constant texts of a card that give additional actions."""
    return [text for text in g.kind(uid).constant if isinstance(text, ExtraAction)]


def pay_actions(g: ArkhamTable, seat: int, number: int, trait: str = "") -> None:
    """Use up actions: additional ones that qualify first, the player choosing among several, then standard ones."""
    state = g.state
    for _ in range(number):
        fitting = _fitting(g, seat, trait) if state.extra_actions else []
        fitting.sort(key=lambda each: not each[1])
        if fitting:
            extra = fitting[0]
            if g.rules.player_picks_additional_action and len({source for _, _, source in fitting}) > 1:
                sources = list(dict.fromkeys(source for _, _, source in fitting))
                chosen = g.choose_card(seat, "Which additional action do you use?", sources, "use up")
                extra = next(each for each in fitting if each[2] == chosen)
            left = list(state.extra_actions)
            left.remove(extra)
            state.extra_actions = tuple(left)
        else:
            state.actions[seat] -= 1


def lose_action(g: ArkhamTable, seat: int) -> None:
    """Lose an action this turn, a standard one first; of additional ones the investigator picks (ahlcg/action/f)."""
    if g.state.actions[seat] > 0:
        g.state.actions[seat] -= 1
    else:
        left = {each[1]: each for each in reversed(_additional(g, seat))}
        if left:
            kinds = [g.option("lose", note=only or "any", value=only) for only in reversed(left)]
            lost = left[g.decide(seat, "lose", "Which additional action do you lose?", kinds)]
            g.state.extra_actions = tuple(each for each in g.state.extra_actions if each is not lost)
    g.note("action lost", -1, seat=seat)


def gain_action(g: ArkhamTable, seat: int, source: int = -1, only: str = "") -> None:
    """An additional action this turn."""
    g.state.extra_actions = (*g.state.extra_actions, (seat, only, source))
    g.note("action gained", source, seat=seat)


def grant_extra_actions(g: ArkhamTable, seat: int, uid: int | None = None) -> None:
    """The additional actions that cards in play, or one that has just come, give in this turn.

    An investigator whose text is blank may have it again before the turn is over.
    """
    given = [
        (seat, extra.only, use.holder)
        for extra, use in g.index.extra_actions
        if use.seat == seat and uid in (None, use.holder)
    ]
    own = g.state.investigators[seat]
    if uid is None and own in g.index.blank:
        given += [(seat, extra.only, own) for extra in _given(g, own)]
    g.state.extra_actions = (*g.state.extra_actions, *given)


def extra_cost(g: ArkhamTable, seat: int, kind: str) -> int:
    """Additional actions that an action costs now."""
    costs = g.index.extra_costs
    return sum(text.test(g, use, seat, kind) for text, use in costs) if costs else 0


def due(g: ArkhamTable, seat: int, kind: str) -> bool:
    """Pay additional actions that fall due in the middle of an effect; without them that part is left undone."""
    if not g.index.extra_costs or g.paid == (seat, kind, g.state.place[seat]):
        return True
    price = sum(text.test(g, use, seat, kind) for text, use in g.index.extra_costs if text.always)
    if price > (actions_left(g, seat) if g.in_turn(seat) else 0):
        g.note("cannot pay", g.state.place[seat], seat=seat, after=price)
        return False
    _tell_extra_cost(g, seat, kind, always=True)
    pay_actions(g, seat, price)
    return True


def _tell_extra_cost(g: ArkhamTable, seat: int, kind: str, *, always: bool = False) -> None:
    """Enter which cards ask for additional actions, as they are paid."""
    for text, use in g.index.extra_costs:
        number = text.test(g, use, seat, kind) if text.always or not always else 0
        if number:
            g.note("additional action", use.holder, seat=seat, after=number)


# ---- what may be done


def options(g: ArkhamTable, seat: int) -> list[Option]:
    """Everything the active investigator may do with an action now."""
    state = g.state
    found: list[Option] = []
    place = state.place[seat]
    left = actions_left(g, seat)
    index = g.index
    dearer = bool(index.extra_costs)

    def basic(verb: str, kind: str, *cards: int, target: int = -1) -> None:
        price = basic_price(g, seat, kind) if dearer else 1
        if left >= price:
            found.append(Option(g, verb, cards, "", Basic(kind, target, price)))

    if left > 0:
        if can_investigate(g, seat):
            basic("investigate", INVESTIGATE, place)
        for location in locations.destinations(g, seat):
            basic("move", MOVE, location, target=location)
        basic("draw", "draw")
        basic("resource", "resource")
        engaged = values.engaged_with(g, seat)
        for uid in values.enemies_at(g, place):
            if can_fight(g, uid):
                basic("fight", FIGHT, uid, target=uid)
            if uid in engaged:
                basic("evade", EVADE, uid, target=uid)
            elif not values.has_keyword(g, uid, "massive"):
                basic("engage", "engage", uid, target=uid)
        played = playing.action_options(g, seat)
        found += [each for each in played if left >= _play_price(g, seat, each.value.ability)] if dearer else played
    for uid, ability in index.actions:
        if not initiating.may_use(g, uid, seat):
            continue
        price = ability.actions + extra_cost(g, seat, ability.word)
        if state.extra_actions:
            if actions_left(g, seat, "|".join(g.kind(uid).facts.traits)) < price:
                continue
        elif left < price:
            continue
        use = Use(ability, uid, state.cards[uid], seat)
        if initiating.refusal(g, use) is None:
            found.append(Option(g, "use", (uid,), initiating.number_of(g, uid, ability), use))
    if index.elsewhere or index.plays_as_if:
        found.extend(as_if.options(g, seat, price_refusal))
    return found


def price_refusal(g: ArkhamTable, use: Use) -> Refusal | None:
    """Why an investigator lacks the actions for an ability or for playing a card, or None."""
    ability: Ability | None = use.ability
    if ability is None or ability.kind == EVENT:
        return action_refusal(g, use.seat, _play_price(g, use.seat, ability))
    price = ability.actions + extra_cost(g, use.seat, ability.word)
    return action_refusal(g, use.seat, price, "|".join(g.kind(use.holder).facts.traits))


def _play_price(g: ArkhamTable, seat: int, ability: Ability | None) -> int:
    """The actions that playing a card costs; a bold word on it counts as that action."""
    return 1 + extra_cost(g, seat, ability.word if ability is not None else "")


def turn_options(g: ArkhamTable, seat: int) -> list[Option]:
    """Actions, free abilities, fast cards, and advancing the act in the investigator's own turn."""
    found = options(g, seat)
    found.extend(free_options(g, seat))
    found.extend(advance_options(g))
    return found


def can_investigate(g: ArkhamTable, seat: int) -> bool:
    """Whether an investigator may investigate their location."""
    return investigate_refusal(g, seat, g.state.place[seat]) is None


def investigate_refusal(g: ArkhamTable, seat: int, place: int) -> Refusal | None:
    """Why an investigator may not investigate a location, or None."""
    if place != g.state.place[seat]:
        return Refusal("ahlcg/investigate-action/a", "you are not at {}", g.name(place))
    if not g.state.cards[place].revealed:
        return Refusal("ahlcg/location-cards/e", "{} is not revealed", g.name(place))
    ban = values.cannot(g, "investigate", place)
    if ban >= 0:
        return Refusal("ahlcg/cannot/a", "{} does not let you investigate {}", g.name(ban), g.name(place))
    return None


def can_fight(g: ArkhamTable, uid: int) -> bool:
    """An unengaged aloof enemy cannot be attacked."""
    return not values.has_keyword(g, uid, "aloof") or values.is_engaged(g, uid)


def fight_refusal(g: ArkhamTable, seat: int, uid: int) -> Refusal | None:
    """Why an investigator may not fight an enemy at all, or None."""
    found = _enemy_refusal(g, seat, uid)
    if found is None and not can_fight(g, uid):
        return Refusal("ahlcg/aloof/d", "{} is aloof and engaged with nobody", g.name(uid))
    return found


def evade_refusal(g: ArkhamTable, seat: int, uid: int) -> Refusal | None:
    """Why an investigator may not evade an enemy at all, or None."""
    found = _enemy_refusal(g, seat, uid)
    if found is None and uid not in values.engaged_with(g, seat):
        return Refusal("ahlcg/evade/f", "{} is not engaged with you", g.name(uid))
    return found


def engage_refusal(g: ArkhamTable, seat: int, uid: int) -> Refusal | None:
    """Why an investigator may not engage an enemy at all, or None."""
    found = _enemy_refusal(g, seat, uid)
    if found is not None:
        return found
    if uid in values.engaged_with(g, seat):
        return Refusal("ahlcg/engage-action/d", "{} is engaged with you already", g.name(uid))
    if values.has_keyword(g, uid, "massive"):
        return Refusal("ahlcg/massive/c", "{} is massive and lies in nobody's threat area", g.name(uid))
    return None


def _enemy_refusal(g: ArkhamTable, seat: int, uid: int) -> Refusal | None:
    """Why a card is not an enemy at an investigator's location, or None."""
    if uid not in values.enemies(g):
        return Refusal("ahlcg/fight-action/a", "{} is not an enemy in play", g.name(uid))
    if g.location_of(uid) != g.state.place[seat]:
        return Refusal("ahlcg/fight-action/a", "{} is not at your location", g.name(uid))
    return None


def action_refusal(g: ArkhamTable, seat: int, price: int, traits: str = "") -> Refusal | None:
    """Why an investigator lacks the actions for something, or None."""
    left = actions_left(g, seat, traits)
    if left >= price:
        return None
    if not left:
        return Refusal("ahlcg/action/a", "you have no action left")
    return Refusal("ahlcg/initiation/determine-cost", "it costs {} actions; you have {} left", price, left)


def basic_price(g: ArkhamTable, seat: int, kind: str) -> int:
    """The actions that a basic action costs now."""
    return 1 + extra_cost(g, seat, kind)


def perform_action(g: ArkhamTable, seat: int, chosen: Any) -> None:
    """Take an action or use something free, to its end; then tests that had to wait for it begin."""
    g.paid = (NOBODY, "", NOBODY)
    within, g.in_action = g.in_action, True
    _perform(g, seat, chosen)
    g.in_action = within
    if not within:
        begin_waiting_tests(g)


def _perform(g: ArkhamTable, seat: int, chosen: Any) -> None:
    if isinstance(chosen, as_if.UseAsIf):
        as_if.during(g, chosen, lambda: _use(g, seat, chosen))
        return
    if isinstance(chosen, Use):
        _use(g, seat, chosen)
        return
    if chosen == ADVANCE:
        spend_to_advance(g)
        return
    basic: Basic = chosen
    if basic.cost > 1:
        _tell_extra_cost(g, seat, basic.kind)
    pay_actions(g, seat, basic.cost)
    note_action(g, seat, basic.kind, g.state.place[seat] if basic.kind == INVESTIGATE else basic.target)
    if basic.kind not in (FIGHT, EVADE):
        enemies.attacks_of_opportunity(g, seat)
        if g.state.gone[seat]:
            return
    if basic.kind == INVESTIGATE:
        investigate(g, seat)
    elif basic.kind == MOVE:
        locations.move_investigator(g, seat, basic.target)
    elif basic.kind == "draw":
        drawing.draw(g, seat)
    elif basic.kind == "resource":
        gain_resources(g, seat, 1)
    elif basic.kind == FIGHT:
        fight(g, seat, basic.target)
    elif basic.kind == EVADE:
        evade(g, seat, basic.target)
    elif basic.kind == "engage" and engage_refusal(g, seat, basic.target) is None:
        enemies.engage(g, basic.target, seat)


def note_action(g: ArkhamTable, seat: int, kind: str, target: int = NOWHERE) -> None:
    """Enter that an action of a kind was taken this round, for texts about the first of its kind."""
    g.note("action", target, seat=seat, after=kind)
    g.paid = (seat, kind, g.state.place[seat])
    done = g.state.remembered(f"actions {seat}") or ()
    g.state.remember(f"actions {seat}", (*done, kind))


def _use(g: ArkhamTable, seat: int, use: Use) -> None:
    """Use an ability or play a card, paying its actions if it costs any."""
    kind = g.kind(use.holder)
    ability = use.ability
    if (
        g.state.cards[use.holder].zone != PLAY
        and kind.facts.type in ("asset", "event")
        and (ability is None or ability.kind == EVENT)
    ):
        fast = "fast" in kind.facts.keywords
        word = ability.word if ability is not None else ""
        if not fast:
            _tell_extra_cost(g, seat, word)
            pay_actions(g, seat, _play_price(g, seat, ability))
            note_action(g, seat, word or "play")
        playing.play(g, use, provokes=not fast and word not in initiating.PEACEFUL)
        return
    if ability.kind == ACTION:
        _tell_extra_cost(g, seat, ability.word)
        pay_actions(g, seat, ability.actions + extra_cost(g, seat, ability.word), "|".join(kind.facts.traits))
        note_action(g, seat, ability.word or "activate")
    trigger(g, use)


# ---- the basic actions themselves


def gain_resources(g: ArkhamTable, seat: int, number: int) -> None:
    """Gain resources from the pool."""
    g.state.resources[seat] += number
    g.state.values = {}
    g.note("resources", -1, seat=seat, after=number)


def investigate(
    g: ArkhamTable,
    seat: int,
    *,
    source: Use | None = None,
    shroud: int = 0,
    skill: int | None = None,
    prepare: Any = None,
) -> bool:
    """Investigate one's location: intellect against shroud, or what the location says; success discovers a clue."""
    if not due(g, seat, INVESTIGATE):
        return False
    place = g.state.place[seat]
    which = g.kind(place).investigated_with
    if which is None:
        which = INTELLECT if skill is None else skill
    which = instead_of(g, seat, which)
    test = SkillTest(seat, which, lambda g: max(0, values.shroud(g, place) + shroud), INVESTIGATE, place, source)
    test.on_success.append(("clue", lambda g, test: clues.discover(g, seat, test.clues, place, source)))
    if prepare is not None:
        prepare(test)
    return perform(g, test)


def fight(
    g: ArkhamTable,
    seat: int,
    target: int,
    *,
    source: Use | None = None,
    skill: int = COMBAT,
    bonus: int | Callable[[ArkhamTable], int] = 0,
    damage_bonus: int = 0,
    prepare: Any = None,
) -> bool:
    """Fight an enemy: success deals damage; failure may hurt another investigator it is engaged with, or provoke it."""
    if not due(g, seat, FIGHT):
        return False
    which = instead_of(g, seat, skill)
    test = SkillTest(seat, which, lambda g: values.fight(g, target), FIGHT, target, source)
    if which == skill:  # a weapon's bonus is to one skill; where another stands in it does not count (basics 6.25)
        if isinstance(bonus, int):
            test.bonus += bonus
        else:
            test.varying = bonus
    test.damage += damage_bonus
    test.on_success.append(("damage", lambda g, test: damage.damage_enemy(g, target, test.damage, seat, source)))
    test.adjust.append(_endanger)
    test.effects.append(_retaliate)
    if prepare is not None:
        prepare(test)
    return perform(g, test)


def _endanger(g: ArkhamTable, test: SkillTest) -> None:
    """A failed attack hurts the other investigator whom the enemy is engaged with by then (ahlcg/fight-action/d)."""
    engaged = g.state.cards[test.target].threat
    if engaged not in (NOBODY, test.seat):
        test.on_fail.insert(0, ("damage", lambda g, test: damage.deal(g, engaged, test.damage, 0, source=test.source)))


def _retaliate(g: ArkhamTable, test: SkillTest) -> None:
    """After all results of a failed attack a ready enemy with Retaliate attacks, engaged or not."""
    card = g.state.cards[test.target]
    if test.success or g.state.gone[test.seat] or card.zone != PLAY or card.exhausted:
        return
    if values.has_keyword(g, test.target, "retaliate"):
        enemies.attack(g, test.target, test.seat)


def evade(
    g: ArkhamTable, seat: int, target: int, *, source: Use | None = None, skill: int = AGILITY, prepare: Any = None
) -> bool:
    """Evade an enemy engaged with one: success exhausts it and breaks the engagement."""
    if not due(g, seat, EVADE):
        return False
    which = instead_of(g, seat, skill)
    test = SkillTest(seat, which, lambda g: values.evade(g, target), EVADE, target, source)
    test.on_success.append(("evade", lambda g, test: enemies.evaded(g, target, seat, source)))
    if prepare is not None:
        prepare(test)
    return perform(g, test)


def instead_of(g: ArkhamTable, seat: int, skill: int) -> int:
    """The skill tested: a text may let another stand in for it."""
    others = {text.skill: None for text, use in g.index.skills_instead if use.seat == seat and skill in text.others}
    if not others:
        return skill
    names = [*((SKILLS[other], other) for other in others), ("as printed", skill)]
    return int(g.choose_one(seat, f"Which skill do you use for {SKILLS[skill]}?", names))


def plain_test(
    g: ArkhamTable, seat: int, skill: int, difficulty: int, use: Use | None = None, prepare: Any = None
) -> SkillTest:
    """A plain test of a skill against a number."""
    test = SkillTest(seat, instead_of(g, seat, skill), lambda g: difficulty, "", -1, use)
    if prepare is not None:
        prepare(test)
    perform(g, test)
    return test
