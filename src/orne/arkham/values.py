"""What things are worth now: skills, enemy values, shroud, health, sanity, traits, keywords."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import ceil
from typing import TYPE_CHECKING, Final

from orne.arkham.immunity import resists
from orne.arkham.index import index_of
from orne.arkham.state import ENCOUNTER, INVESTIGATOR, NOBODY, NOWHERE, PLAY

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.passives import Base, GivesKeyword, Times
    from orne.arkham.table import ArkhamTable


def _added(g: ArkhamTable, uid: int, attribute: int | str) -> int:
    """The sum of constant and lasting changes of a value."""
    index = g.state.index or index_of(g)
    changes = index.gives.get(attribute)
    if changes is None:
        return 0
    total = 0
    for gives, use in changes:
        if gives.test(g, use, uid) and (gives.while_ is None or gives.while_.test(g, use)):
            if index.immunity and resists(g, uid, use):
                continue
            total += gives.amount if isinstance(gives.amount, int) else gives.amount.of(g, use)
    return total


def in_tests(g: ArkhamTable, uid: int, skill: int, kind: str) -> int:
    """What is added to a skill in tests of a kind alone."""
    words = _IN_TESTS.get(kind)
    return _added(g, uid, f"{skill} {kind}" if words is None else words[skill])


_IN_TESTS: Final[dict[str, tuple[str, ...]]] = {
    kind: tuple(f"{skill} {kind}" for skill in range(4)) for kind in ("fight", "evade", "investigate")
}
"""Under what the index knows such additions: tests are asked about too often to put the words together each time."""


def _worth(g: ArkhamTable, uid: int, attribute: int | str, printed: int) -> int:
    """A value now: its base, what is added, then multiples; a fraction is rounded up in the end (ahlcg/modifiers/d)."""
    index = g.state.index or index_of(g)
    if attribute in index.bases:
        printed = _base(g, uid, attribute, printed)
    total = printed + _added(g, uid, attribute)
    if attribute in index.times:
        factor = Fraction(1)
        for text, use in index.times[attribute]:
            if _reaches(g, text, use, uid):
                factor *= text.factor
        return ceil(total * factor)
    return total


def _reaches(g: ArkhamTable, text: Base | Times | GivesKeyword, use: Use, uid: int) -> bool:
    """Whether a constant text is about a card now, and the card not immune to it."""
    if not text.test(g, use, uid) or (text.while_ is not None and not text.while_.test(g, use)):
        return False
    return not resists(g, uid, use)


def claims(g: ArkhamTable, uid: int, attribute: int | str) -> list[tuple[int, int]]:
    """What sets a base value, constant texts and lasting effects: the number, and the card that says so."""
    index = g.index
    return [(text.number, use.holder) for text, use in index.bases.get(attribute, ()) if _reaches(g, text, use, uid)]


def order_key(uid: int, attribute: int | str) -> str:
    """Under what the state remembers which text about a base value applies last."""
    return f"base {attribute} of {uid}"


def applied_last(g: ArkhamTable, uid: int, attribute: int | str) -> tuple[int, tuple[int, ...]]:
    """The card whose text about a base value applies last by the lead's word, and the cards that were compared."""
    found: tuple[int, tuple[int, ...]] = g.state.remembered(order_key(uid, attribute)) or (NOWHERE, ())
    return found


def _base(g: ArkhamTable, uid: int, attribute: int | str, printed: int) -> int:
    """The base value: what applies last, by the lead's word or else the latest."""
    numbers = claims(g, uid, attribute)
    last, _ = applied_last(g, uid, attribute)
    decided = [number for number, holder in numbers if holder == last]
    return (decided or [number for number, _ in numbers] or [printed])[-1]


def skill(g: ArkhamTable, seat: int, which: int) -> int:
    """An investigator's skill before icons and tokens; it may be below 0."""
    uid = g.state.investigators[seat]
    key = (uid, which)
    known = g.state.values.get(key)
    if known is None:
        printed = g.kind(uid).facts.skills
        known = _worth(g, uid, which, printed[which] if printed else 0)
        g.state.values[key] = known
    return int(known)


def fight(g: ArkhamTable, uid: int) -> int:
    """An enemy's fight value."""
    return max(0, _worth(g, uid, "fight", g.kind(uid).facts.fight or 0))


def evade(g: ArkhamTable, uid: int) -> int:
    """An enemy's evade value."""
    return max(0, _worth(g, uid, "evade", g.kind(uid).facts.evade or 0))


def shroud(g: ArkhamTable, uid: int) -> int:
    """A location's shroud."""
    return max(0, _worth(g, uid, "shroud", g.kind(uid).facts.shroud or 0))


def investigated_with(g: ArkhamTable, uid: int) -> int | None:
    """The skill that a location's own text says is used to investigate it, if it says so and is not blank."""
    return None if uid in g.index.blank else g.kind(uid).investigated_with


def health(g: ArkhamTable, uid: int) -> int | None:
    """Health with modifiers, or None for a card that cannot be damaged."""
    facts = g.kind(uid).facts
    if facts.health is None:
        return None
    printed = g.per_investigator(facts.health) if facts.health_per_investigator else facts.health
    bonus = facts.health_bonus_per_investigator
    if bonus and uid not in g.index.blank:
        printed += g.per_investigator(bonus)
    return _worth(g, uid, "health", printed)


def sanity(g: ArkhamTable, uid: int) -> int | None:
    """Sanity with modifiers, or None for a card that cannot take horror."""
    facts = g.kind(uid).facts
    return None if facts.sanity is None else _worth(g, uid, "sanity", facts.sanity)


def remaining_health(g: ArkhamTable, uid: int) -> int:
    """Health less damage."""
    return (health(g, uid) or 0) - g.state.cards[uid].damage


def remaining_sanity(g: ArkhamTable, uid: int) -> int:
    """Sanity less horror."""
    return (sanity(g, uid) or 0) - g.state.cards[uid].horror


def has_enough(g: ArkhamTable, uid: int) -> bool:
    """Whether an investigator has as much damage or horror as they can take, and falls at this very moment."""
    return remaining_health(g, uid) <= 0 or remaining_sanity(g, uid) <= 0


def has_trait(g: ArkhamTable, uid: int, trait: str) -> bool:
    """Whether a card has a trait; no core card takes traits away."""
    return trait in g.kind(uid).traits


def has_keyword(g: ArkhamTable, uid: int, keyword: str) -> bool:
    """Whether a card has a keyword; a blank card has none but what it has gained (ahlcg/blank/b)."""
    state = g.state
    index = state.index or index_of(g)
    if keyword in state.catalogue.kinds[state.cards[uid].kind].facts.keywords and uid not in index.blank:
        return True
    if keyword not in index.keywords:
        return False
    return any(_reaches(g, text, use, uid) for text, use in index.keywords[keyword])


def is_enemy(g: ArkhamTable, uid: int) -> bool:
    """Whether a card is an enemy."""
    return g.kind(uid).facts.type == "enemy"


def enemies(g: ArkhamTable) -> list[int]:
    """All enemies in play."""
    return (g.state.index or index_of(g)).enemies


def enemies_at(g: ArkhamTable, location: int) -> list[int]:
    """The enemies at a location, engaged ones too."""
    return [uid for uid in enemies(g) if g.location_of(uid) == location]


def engaged_with(g: ArkhamTable, seat: int) -> list[int]:
    """The enemies engaged with an investigator; a ready massive one is engaged with all at its location."""
    state = g.state
    place = state.stands(seat) if state.as_if else state.place[seat]
    found: list[int] = []
    for uid in enemies(g):
        card = state.cards[uid]
        if has_keyword(g, uid, "massive"):
            if not card.exhausted and card.at == place:
                found.append(uid)
        elif card.threat == seat:
            found.append(uid)
    if state.as_if and any(who == seat and engaged for who, _, engaged in state.as_if):
        found += [uid for uid in enemies_at(g, state.place[seat]) if uid not in found]
    return found


def is_engaged(g: ArkhamTable, uid: int) -> bool:
    """Whether an enemy is engaged with anybody."""
    if has_keyword(g, uid, "massive"):
        return not g.state.cards[uid].exhausted and bool(g.investigators_at(g.state.cards[uid].at))
    if g.state.cards[uid].threat >= 0:
        return True
    return any(engaged and g.state.place[who] == g.location_of(uid) for who, _, engaged in g.state.as_if)


def assets(g: ArkhamTable, seat: int) -> Sequence[int]:
    """The assets an investigator controls."""
    return g.index.assets.get(seat, ())


def resolves_when_drawn(g: ArkhamTable, uid: int) -> bool:
    """Whether a card is a weakness that is shown and resolved as it enters a hand (arkham/basics/1.23)."""
    kind = g.kind(uid)
    if kind.facts.weakness is None:
        return False
    return kind.facts.type in ("enemy", "treachery") or kind.revelation is not None


def is_weakness(g: ArkhamTable, uid: int) -> bool:
    """Whether a card is a weakness."""
    return g.kind(uid).facts.weakness is not None


def in_play(g: ArkhamTable, uid: int) -> bool:
    """Whether a card is in play."""
    return g.state.cards[uid].zone in (PLAY, INVESTIGATOR)


def doom_in_play(g: ArkhamTable) -> int:
    """All doom in play: on the agenda and on every card."""
    state = g.state
    cards = state.cards
    total = sum(cards[uid].doom for uid in (*state.play, *state.locations, *state.investigators))
    return total + sum(cards[uid].doom for uid in {state.act, state.agenda} if uid >= 0)


def owner_seat(g: ArkhamTable, uid: int) -> int:
    """The bearer of a weakness, or NOBODY for encounter cards."""
    owner = g.state.cards[uid].owner
    return NOBODY if owner == ENCOUNTER else owner
