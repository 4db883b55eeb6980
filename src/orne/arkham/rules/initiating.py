"""Initiation: check restrictions, determine costs, pay, attacks of opportunity, resolve (arkham/basics/1.9).

Playing a card and using an ability go the same way; an Initiation says what each step is for one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from orne.arkham.abilities import ACTION, AFTER, EVENT, FORCED, FREE, REACTION, Ability, Cost, Use
from orne.arkham.events import PLAYED, Event
from orne.arkham.rules import attacks_of_opportunity, cannot, playing
from orne.arkham.rules.attacks_of_opportunity import PEACEFUL
from orne.arkham.rules.copies import kept_out
from orne.arkham.rules.entering import bars_entry, enter_asset
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.moving import move
from orne.arkham.state import HAND, LIMBO, LOCATION, NOBODY, NOWHERE, PLAY
from orne.kernel import limits
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable

USED: Final = frozenset((ACTION, FREE))
"""What an investigator uses of their own accord, answering nothing."""


class Initiation:
    """What is initiated, step by step: as it stands, an ability on a card that is used of one's own accord."""

    __slots__ = ()
    verb = "use"
    time = "ahlcg/triggered-abilities/b"
    maximum = "ahlcg/limits-and-maximums/h"
    change = "ahlcg/triggered-abilities/k"
    """The rulings by which a text's own restriction, a maximum and the need to change something refuse it."""

    def remark(self, g: ArkhamTable, use: Use) -> str:
        """What an option says besides its card."""
        return number_of(g, use.holder, use.ability)

    def restriction(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """Why it may not be initiated now, whatever its text says, or None."""
        if use.event is not None or may_use(g, use.holder, use.seat):
            return None
        return reach_refusal(g, use.holder, use.seat)

    def lack(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """Why its price in resources cannot be paid, or None; an ability's costs are its own."""
        return None

    def takes_action(self, g: ArkhamTable, use: Use) -> bool:
        """Whether it is done with an action."""
        return bool(use.ability.kind == ACTION)

    def announce(self, g: ArkhamTable, use: Use) -> None:
        """Tell of it."""
        g.note("used", use.holder, use.holder, use.seat, after=use.ability.kind)

    def goes_on(self, g: ArkhamTable, use: Use) -> bool:
        """Whether what has been paid for still happens."""
        return not speaks_to_the_gone(g, use)

    def resolve(self, g: ArkhamTable, use: Use) -> None:
        """Carry out what was paid for."""
        cause = g.cause
        g.cause = g.note("resolves", use.holder, use.holder, use.seat)
        g.carry_out(use.ability.effect, use)
        g.cause = cause


class Answering(Initiation):
    """An ability answers something."""

    __slots__ = ()
    verb = "react"


class Playing(Initiation):
    """A card is played: as it stands, an event, which resolves from limbo."""

    __slots__ = ()
    verb = "play"
    time = "ahlcg/play-restrictions/c"
    maximum = "ahlcg/limits-and-maximums/f"
    change = "ahlcg/initiation/check-restrictions"

    def remark(self, g: ArkhamTable, use: Use) -> str:
        """From where, unless from the hand."""
        return playing.where_from(g, use.holder)

    def restriction(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """What forbids playing cards, and copies in play."""
        uid, seat = use.holder, use.seat
        state = g.state
        kind = state.catalogue.kinds[use.card.kind]
        facts = kind.facts
        forbidden = cannot.refusal(g, "play", state.investigators[seat], "{} forbids you to play it")
        if forbidden is not None and facts.type in ("asset", "event"):
            return forbidden
        if facts.unique and bars_entry(g, uid):
            return Refusal("ahlcg/unique/b", "{} is unique and in play already", facts.title)
        if kind.copies is not None and kept_out(g, uid, seat, PLAY):
            words = "you have as many copies of {} in play as it allows"
            return Refusal("ahlcg/limits-and-maximums/j", words, facts.title)
        return None

    def lack(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """Too few resources."""
        price = playing.cost(g, use.seat, use.holder)
        there = g.state.resources[use.seat]
        if there >= price:
            return None
        words = "{} costs {}; you have {}"
        return Refusal("ahlcg/initiation/determine-cost", words, g.title(use.holder), price, there)

    def takes_action(self, g: ArkhamTable, use: Use) -> bool:
        """Unless it is fast."""
        return not g.kind(use.holder).fast

    def announce(self, g: ArkhamTable, use: Use) -> None:
        """Pay for it in resources, X as its player sets it."""
        uid, seat = use.holder, use.seat
        x = g.kind(uid).cost_x
        if x is not None:
            use.x = playing.set_x(g, use, x.least)
        price = playing.cost(g, seat, uid, use.x)
        g.state.resources[seat] -= price
        g.state.values = {}
        g.note("plays", uid, uid, seat, after=price)

    def goes_on(self, g: ArkhamTable, use: Use) -> bool:
        """The card must be where it was, too."""
        if Initiation.goes_on(self, g, use) and g.state.cards[use.holder].obj == use.card.obj:
            return True
        g.note("no effect", use.holder, seat=use.seat)
        return False

    def resolve(self, g: ArkhamTable, use: Use) -> None:
        """A cancelled event is still played: paid for, counted and discarded (ahlcg/cancel/c)."""
        uid = use.holder
        move(g, uid, LIMBO)
        cause = g.cause
        g.cause = g.note("resolves", uid, uid, use.seat)
        if g.goes_ahead(Event(PLAYED, uid, use.seat, use)) and use.ability is not None:
            g.carry_out(use.ability.effect, use)
        g.cause = cause
        if g.state.cards[uid].zone == LIMBO:
            discard(g, uid)
        if not g.state.gone[use.seat]:
            g.answer(AFTER, Event(PLAYED, uid, use.seat, use))


class PlayingAsset(Playing):
    """An asset is played: it enters play."""

    __slots__ = ()

    def resolve(self, g: ArkhamTable, use: Use) -> None:
        """It enters play."""
        enter_asset(g, use.holder, use.seat)
        g.answer(AFTER, Event(PLAYED, use.holder, use.seat, use))


_USING: Final = Initiation()
_ANSWERING: Final = Answering()
_PLAYING: Final = Playing()
_PLAYING_ASSET: Final = PlayingAsset()
_BY_KIND: Final[dict[str, Initiation]] = {
    ACTION: _USING,
    FREE: _USING,
    REACTION: _ANSWERING,
    FORCED: _ANSWERING,
    EVENT: _PLAYING,
}


def initiation(g: ArkhamTable, use: Use) -> Initiation:
    """What it is that would be initiated."""
    ability: Ability | None = use.ability
    if ability is not None:
        return _BY_KIND[ability.kind]
    return _PLAYING_ASSET if g.state.catalogue.kinds[use.card.kind].facts.type == "asset" else _PLAYING


def refusal(g: ArkhamTable, use: Use) -> Refusal | None:
    """Why something may not be initiated now, or None; actions are counted elsewhere."""
    return _refusal(g, use, initiation(g, use))


def _refusal(g: ArkhamTable, use: Use, it: Initiation) -> Refusal | None:
    """The checks before paying: restrictions, then costs (ahlcg/initiation/check-restrictions).

    What it would change is looked at last, as that takes longest.
    """
    found = it.restriction(g, use)
    if found is not None:
        return found
    ability: Ability | None = use.ability
    if ability is None:
        return it.lack(g, use)
    if ability.during is not None and not ability.during.test(g, use):
        return Refusal(it.time, "only {}", ability.during.text)
    if ability.limit is not None and limits.used(g.state.uses, limit_key(g, use)) >= ability.limit.times:
        return Refusal(_limit_ruling(ability.limit, it), "its limit is used up: {}", ability.limit.often)
    found = it.lack(g, use)
    if found is not None:
        return found
    for cost in ability.costs:
        found = cost.refusal(g, use)
        if found is not None:
            return found
    if ability.possible is not None and not ability.possible.test(g, use):
        return Refusal(it.change, "it would change nothing unless {}", ability.possible.text)
    return None


def _limit_ruling(limit: limits.Limit, it: Initiation) -> str:
    """The ruling on a limit: for each instance, for the whole group, or for all copies by title."""
    if limit.period.startswith("group"):
        return "ahlcg/limits-and-maximums/e"
    return it.maximum if limit.by_title else "ahlcg/limits-and-maximums/a"


def option(g: ArkhamTable, use: Use) -> Option | None:
    """The option to initiate something now, or None when it may not be initiated."""
    it = initiation(g, use)
    if _refusal(g, use, it) is not None:
        return None
    return Option(g, it.verb, (use.holder,), it.remark(g, use), use)


def card_options(g: ArkhamTable, seat: int, *, fast: bool) -> list[Option]:
    """Cards that may be played now: with an action, or fast in a player window, assets in the player's turn alone."""
    found: list[Option] = []
    seen: list[int] = []
    """The kinds of card in the hand that were looked at: copies are one option."""
    state = g.state
    cards, catalogue = state.cards, state.catalogue
    played_now = catalogue.for_windows if fast else catalogue.for_actions
    resources = state.resources[seat]
    for uid in playing.playable(g, seat):
        card = cards[uid]
        if not played_now[card.kind]:
            continue
        kind = catalogue.kinds[card.kind]
        if card.zone == HAND:
            if card.kind in seen:
                continue
            seen.append(card.kind)
        if kind.least_cost > resources and not g.index.prices:
            continue
        if not fast or kind.facts.type != "asset" or g.in_turn(seat):
            offered = option(g, Use(kind.played, uid, card, seat))
            if offered is not None:
                found.append(offered)
    return found


def initiate(g: ArkhamTable, use: Use) -> None:
    """Pay all costs together, let engaged enemies attack if the action provokes them, then resolve."""
    it = initiation(g, use)
    ability: Ability | None = use.ability
    it.announce(g, use)
    if ability is not None:
        if ability.limit is not None:
            g.state.uses = limits.use(g.state.uses, limit_key(g, use), ability.limit.period)
        if len(ability.costs) > 1:
            g.as_one(lambda: _pay_all(g, use, ability.costs))
        else:
            _pay_all(g, use, ability.costs)
    if not it.goes_on(g, use):
        return
    if it.takes_action(g, use) and use.word not in PEACEFUL and (ability is None or ability.provokes):
        attacks_of_opportunity.provoke(g, use.seat)
        if not it.goes_on(g, use):
            return
    it.resolve(g, use)
    g.watch_strength()


def _pay_all(g: ArkhamTable, use: Use, costs: Sequence[Cost]) -> None:
    """Pay several costs, which is one moment: nothing answers one before the others are paid (ahlcg/costs/d)."""
    for cost in costs:
        cost.pay(g, use)


# ---- whose abilities


def speaks_to_the_gone(g: ArkhamTable, use: Use) -> bool:
    """Whether nobody is left to carry something out; what is forced and needs nobody happens without (effects/c)."""
    if use.seat == NOBODY or not g.state.gone[use.seat]:
        return False
    ability: Ability | None = use.ability
    return ability is None or ability.kind != FORCED or not ability.effect.needs_nobody


def may_use(g: ArkhamTable, uid: int, seat: int) -> bool:
    """Whose abilities an investigator may use: their own, those of scenario cards at their location, act and agenda."""
    state = g.state
    card = state.cards[uid]
    if state.gone[seat]:
        return False
    if uid in state.investigators:
        return state.investigators[seat] == uid
    if card.controller != NOBODY:
        return card.controller == seat
    if uid in (state.act, state.agenda):
        return True
    place = g.location_of(uid)
    return place != NOWHERE and place == state.place[seat] and (card.zone != LOCATION or card.revealed)


def reach_refusal(g: ArkhamTable, uid: int, seat: int) -> Refusal | None:
    """Why an investigator may not use a card's abilities: another's, not where they are, not revealed; or None."""
    if may_use(g, uid, seat):
        return None
    state = g.state
    card = state.cards[uid]
    if uid in state.investigators or card.controller != NOBODY or state.gone[seat]:
        return Refusal("ahlcg/triggered-abilities/o", "{} is not yours to use", g.title(uid))
    if g.location_of(uid) != state.place[seat]:
        return Refusal("ahlcg/triggered-abilities/p", "{} is not at your location", g.name(uid))
    return Refusal("ahlcg/location-cards/c", "{} is not revealed", g.name(uid))


# ---- which ability


def limit_key(g: ArkhamTable, use: Use) -> str:
    """What a limit counts: the ability of the one card for each player, or all of a title."""
    limit = use.ability.limit
    if limit.by_title:
        return f"{g.title(use.holder)}"
    group = "" if limit.period.startswith("group") else f" {use.seat}"
    triggered = g.kind(use.holder).triggered
    number = _place(triggered, use.ability) if use.ability in triggered else 0
    return f"{use.holder}.{use.card.obj}/{number}{group}"


def number_of(g: ArkhamTable, uid: int, ability: Ability) -> str:
    """Tell apart the abilities of a card that are used in the same way: by their bold words, else by number."""
    kind = g.kind(uid)
    if len(kind.texts) < 2:
        return ""
    if ability.trigger is None:
        alike = [each for each in kind.triggered if each.kind in USED]
    else:
        alike = [each for each in kind.texts if isinstance(each, Ability) and _answers(each) == _answers(ability)]
    words = {each.word for each in alike if each.word}
    if len(alike) > 1 and len(words) == len(alike):
        return ability.word
    return "" if len(alike) < 2 else f"ability {_place(alike, ability) + 1}"


def _answers(ability: Ability) -> tuple[str, str, str, str] | None:
    """What an ability is an answer to, of which kind, and from where; None for one that answers nothing."""
    trigger = ability.trigger
    return None if trigger is None else (ability.kind, ability.zone, trigger.timing, trigger.kind)


def _place(abilities: Sequence[Ability], ability: Ability) -> int:
    """The place of this very ability among others, which may read the same."""
    return next(place for place, each in enumerate(abilities) if each is ability)
