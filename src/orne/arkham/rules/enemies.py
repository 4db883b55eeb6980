"""Enemies: spawning, prey, engaging, hunting, attacking, being evaded (arkham/basics/1.16 to 1.18)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from orne.arkham import values
from orne.arkham.abilities import AFTER, WHEN
from orne.arkham.events import ATTACKS, ENGAGES, ENTERS_PLAY, EVADED, SPAWNS, Event
from orne.arkham.immunity import open_to, unaffected
from orne.arkham.index import places_matter
from orne.arkham.passives import ATTACK_YOU, ENTER_HOST
from orne.arkham.rules import damage, locations
from orne.arkham.rules.moving import discard, into_play
from orne.arkham.rules.timing import announce, answer, answer_together, resolve
from orne.arkham.state import NOBODY, NOWHERE, PLAY
from orne.kernel.refusal import Refusal

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


# ---- spawning


def spawn(g: ArkhamTable, uid: int, seat: int, place: int | None = None) -> bool:
    """Spawn an enemy: where an effect says, else by its own text, else engaged with the drawer; no place: discarded."""
    kind = g.kind(uid)
    place = _claimed_place(g, uid, place)
    if place is None and kind.spawn is not None and kind.spawn.where is None:
        prey = _best_prey(g, uid, g.players())
        if not _appears(g, uid, seat, g.state.place[prey]):
            return False
        engage(g, uid, prey)
        announce(g, AFTER, ENTERS_PLAY, uid, seat)
        return True
    if place is None and kind.spawn is not None:
        places = kind.spawn.places(g, uid, seat)
        if not places:
            g.note("nowhere to spawn", uid)
            discard(g, uid)
            return False
        place = g.choose_card(seat, f"Where does {g.title(uid)} spawn?", places, "spawn", uid)
    if not _appears(g, uid, seat, g.state.place[seat] if place is None else place):
        return False
    if place is not None:
        engage_ready(g)
    elif not values.has_keyword(g, uid, "aloof") and not values.has_keyword(g, uid, "massive"):
        engage(g, uid, seat)
    announce(g, AFTER, ENTERS_PLAY, uid, seat)
    return True


def _appears(g: ArkhamTable, uid: int, seat: int, place: int) -> bool:
    """Put a spawning enemy at its location; False if an answer to the spawning took it away before it engaged."""
    into_play(g, uid, at=place)
    g.note("spawned", uid, seat=seat, after=place)
    answer(g, WHEN, Event(SPAWNS, uid, seat, other=place))
    return g.state.cards[uid].zone == PLAY


def _claimed_place(g: ArkhamTable, uid: int, place: int | None) -> int | None:
    """A location whose text makes this enemy spawn there instead, else the place meant; the lead settles conflicts."""
    claims = [
        location
        for location in g.state.locations
        if (claim := g.kind(location).spawns_here) is not None
        and g.state.cards[location].revealed
        and claim.who.test(g, g.use_of(location), uid)
    ]
    if not claims:
        return place
    return g.choose_card(g.state.lead, f"Where does {g.title(uid)} spawn?", claims, "spawn", uid)


# ---- engaging


def engage(g: ArkhamTable, uid: int, seat: int) -> None:
    """Engage an enemy with an investigator: it lies in the threat area."""
    if values.has_keyword(g, uid, "massive"):
        return
    card = g.state.edit(uid)
    card.threat = seat
    card.at = NOWHERE
    _speaks_to_another(g, uid)
    g.note("engaged", uid, seat=seat)
    announce(g, AFTER, ENGAGES, uid, seat)


def disengage(g: ArkhamTable, uid: int) -> None:
    """Break an engagement: the enemy stays at the location, as it is."""
    card = g.state.cards[uid]
    if card.threat == NOBODY:
        return
    here = g.location_of(uid)
    edited = g.state.edit(uid)
    edited.threat = NOBODY
    edited.at = here
    _speaks_to_another(g, uid)
    g.note("disengaged", uid, seat=card.threat)


def _speaks_to_another(g: ArkhamTable, uid: int) -> None:
    """An enemy's constant texts speak to whom it is engaged with; one without any changes nothing for the index."""
    if g.kind(uid).constant or places_matter(g):
        g.state.changed()


def disengage_all(g: ArkhamTable, seat: int, but: int = NOWHERE) -> None:
    """Break an investigator's engagements; where he then stays, the caller lets ready enemies engage again."""
    for uid in values.engaged_with(g, seat):
        if uid != but and not unaffected(g, uid):
            disengage(g, uid)


def engage_ready(g: ArkhamTable) -> None:
    """Ready, unengaged, non-aloof enemies engage investigators at their location at once."""
    for uid in values.enemies(g):
        card = g.state.cards[uid]
        if card.exhausted or card.threat != NOBODY or card.at == NOWHERE:
            continue
        if values.has_keyword(g, uid, "aloof") or values.has_keyword(g, uid, "massive"):
            continue
        if card.damage and card.damage >= (values.health(g, uid) or 0):  # it falls in this very moment
            continue
        here = prey_among(g, uid, g.standing_at(card.at))
        if here:
            engage(g, uid, _best_prey(g, uid, here))


def prey_among(g: ArkhamTable, uid: int, seats: Sequence[int]) -> list[int]:
    """Those an enemy would engage: for "prey only" nobody else exists."""
    prey = g.kind(uid).prey
    if prey is None or not prey.only or uid in g.index.blank:
        return list(seats)
    return [seat for seat in seats if prey.score(g, uid, seat) > 0]


def _best_prey(g: ArkhamTable, uid: int, seats: Sequence[int], does: str = "engage") -> int:
    """The best fit of an enemy's prey, whom it engages or goes after; the lead decides ties."""
    prey = g.kind(uid).prey
    best = list(seats)
    if prey is not None and uid not in g.index.blank:
        scores = {seat: prey.score(g, uid, seat) for seat in seats}
        best = [seat for seat in seats if scores[seat] == max(scores.values())]
    if len(best) == 1:
        return best[0]
    return g.choose_seat(g.state.lead, f"Whom does {g.title(uid)} {does}?", best, "engage", source=uid)


# ---- moving


def cannot_enter(g: ArkhamTable, uid: int, location: int) -> bool:
    """Whether something keeps an enemy out of a location."""
    for ban, use in g.index.cannot.get(ENTER_HOST, ()):
        if g.state.cards[use.holder].host == location and ban.test(g, use, uid):
            return True
    return False


def move_enemy(g: ArkhamTable, uid: int, location: int) -> None:
    """Move an enemy, which breaks an engagement; arriving ready it engages."""
    if cannot_enter(g, uid, location) or unaffected(g, uid):
        return
    card = g.state.cards[uid]
    if card.threat != NOBODY:
        disengage(g, uid)
    g.state.edit(uid).at = location
    if places_matter(g):
        g.state.changed()
    g.note("enemy moved", uid, before=card.at, after=location)
    engage_ready(g)


def hunters_move(g: ArkhamTable) -> None:
    """Each ready unengaged hunter moves one step towards the nearest investigator, in the lead's order (1.17)."""
    waiting = [
        uid
        for uid in values.enemies(g)
        if values.has_keyword(g, uid, "hunter") and not g.state.cards[uid].exhausted and not values.is_engaged(g, uid)
    ]
    # What has arrived engages before the next one goes, so whom a later hunter is after may change meanwhile.
    while waiting := [uid for uid in waiting if _has_prey_elsewhere(g, uid)]:
        uid = g.choose_card(g.state.lead, "Which hunter moves next?", waiting, "move")
        waiting.remove(uid)
        _hunt(g, uid)


def _has_prey_elsewhere(g: ArkhamTable, uid: int) -> bool:
    """Whether a hunter is after somebody, and nobody it is after shares its location."""
    if g.state.cards[uid].zone != PLAY or values.is_engaged(g, uid):
        return False
    places = [g.state.place[seat] for seat in prey_among(g, uid, g.players())]
    return bool(places) and g.state.cards[uid].at not in places


def _hunt(g: ArkhamTable, uid: int) -> None:
    """One hunter's step; if its next step is blocked it does not move."""
    here = g.state.cards[uid].at
    prey = prey_among(g, uid, g.players())
    away = locations.distances(g, here)
    reachable = [seat for seat in prey if g.state.place[seat] in away]
    if not reachable:
        return
    nearest = min(away[g.state.place[seat]] for seat in reachable)
    closest = [seat for seat in reachable if away[g.state.place[seat]] == nearest]
    goal = (
        g.state.place[_best_prey(g, uid, closest, "go after")]
        if len({g.state.place[s] for s in closest}) > 1
        else g.state.place[closest[0]]
    )
    step_towards(g, uid, goal)


def step_towards(g: ArkhamTable, uid: int, goal: int) -> None:
    """Move an enemy one connection along a shortest path; the lead picks among several."""
    here = g.location_of(uid)
    if here in (goal, NOWHERE):
        return
    to_goal = locations.distances(g, here).get(goal)
    if to_goal is None:
        return
    steps = [
        location for location in locations.connections(g, here) if locations.distance(g, location, goal) == to_goal - 1
    ]
    step = g.choose_card(g.state.lead, f"Which way does {g.title(uid)} go?", steps, "go", uid)
    if not cannot_enter(g, uid, step):
        move_enemy(g, uid, step)


# ---- attacking


class TurnedAside(NamedTuple):
    """An attack's damage goes to an enemy in place of the attacked investigator, by a card's use."""

    enemy: int
    use: Use


def attack(g: ArkhamTable, uid: int, seat: int, source: Use | None = None) -> bool:
    """An enemy attacks an investigator: its damage and horror are dealt together; True unless it was prevented.

    Reactions come before what is forced: a cancelled attack sets off no "when it attacks" text (arkham/basics/6.31).
    """
    if g.state.gone[seat] or g.state.cards[uid].zone != PLAY or not may_attack(g, uid, seat):
        return False
    facts = g.kind(uid).facts
    event = Event(ATTACKS, uid, seat, source, damage=facts.damage, horror=facts.horror)
    g.note("attacks", uid, seat=seat, after=[facts.damage, facts.horror])

    def deal() -> None:
        aside: TurnedAside | None = event.value
        if aside is None:
            damage.deal(g, seat, event.damage, event.horror, attacker=uid)
        else:
            damage.deal_turned_aside(g, seat, event, aside.enemy, aside.use)

    return resolve(g, event, deal, reactions_first=True)


def may_attack(g: ArkhamTable, uid: int, seat: int) -> bool:
    """Whether nothing forbids an enemy to attack this investigator."""
    if values.cannot(g, "attack", uid) >= 0:
        return False
    bans = g.index.cannot.get(ATTACK_YOU, ())
    return not any(use.seat == seat and ban.test(g, use, uid) for ban, use in bans)


def attacker_refusal(g: ArkhamTable, seat: int, done: Collection[int], uid: int) -> Refusal | None:
    """Why a card is none of the enemies that are yet to attack an investigator, or None."""
    ruling = "ahlcg/timing/3-3-exhausted-do-not-attack"
    if uid not in values.enemies(g):
        return Refusal(ruling, "{} is not an enemy in play", g.name(uid))
    if uid not in values.engaged_with(g, seat):
        return Refusal(ruling, "{} is not engaged with you", g.name(uid))
    if g.state.cards[uid].exhausted:
        return Refusal(ruling, "{} is exhausted", g.name(uid))
    if not may_attack(g, uid, seat):
        return Refusal("ahlcg/cannot/a", "{} cannot attack you now", g.name(uid))
    if uid in done:
        return Refusal("ahlcg/timing/3-3-exhaust", "{} has attacked", g.name(uid))
    return None


def ready_to_attack(g: ArkhamTable, seat: int) -> list[int]:
    """The ready enemies engaged with an investigator that may attack him."""
    return [
        uid for uid in values.engaged_with(g, seat) if not g.state.cards[uid].exhausted and may_attack(g, uid, seat)
    ]


def attack_everybody(g: ArkhamTable, uid: int) -> None:
    """A massive enemy attacks each investigator engaged with it, one by one in the lead's order (ahlcg/massive/d).

    Who comes meanwhile is attacked too; once it is exhausted or gone it attacks nobody else (ahlcg/massive/h).
    """
    attacked: list[int] = []
    while g.state.cards[uid].zone == PLAY and not g.state.cards[uid].exhausted:
        here = g.investigators_at(g.state.cards[uid].at)
        left = [seat for seat in here if seat not in attacked and may_attack(g, uid, seat)]
        if not left:
            return
        seat = g.choose_seat(g.state.lead, f"Whom does {g.title(uid)} attack next?", left, "attack", source=uid)
        attacked.append(seat)
        attack(g, uid, seat)


def attacks_of_opportunity(g: ArkhamTable, seat: int) -> None:
    """Each ready enemy engaged with the investigator attacks once, in his order, without exhausting (1.18)."""
    waiting = ready_to_attack(g, seat)
    attacked: list[int] = []
    while waiting and not g.state.gone[seat]:
        no = partial(attacker_refusal, g, seat, attacked)
        uid = g.choose_card(seat, "Which enemy attacks next?", waiting, "attack", no=no)
        waiting.remove(uid)
        attacked.append(uid)
        attack(g, uid, seat)
        waiting = [each for each in ready_to_attack(g, seat) if each in waiting]


def exhaust(g: ArkhamTable, uid: int) -> None:
    """Exhaust a card."""
    if not g.state.cards[uid].exhausted and not unaffected(g, uid):
        g.state.edit(uid).exhausted = True
        g.note("exhausted", uid)


def evaded(g: ArkhamTable, uid: int, seat: int, source: Use | None = None) -> None:
    """An enemy is evaded: exhausted, engaged with nobody, still there."""
    evaded_together(g, [uid], seat, source)


def evaded_together(g: ArkhamTable, uids: Sequence[int], seat: int, source: Use | None = None) -> None:
    """Enemies still in play are evaded by one effect, all of them before anything answers it."""
    uids = [uid for uid in uids if g.state.cards[uid].zone == PLAY]
    uids = open_to(g, uids, source.holder if source is not None else g.effect_of)
    for uid in uids:
        exhaust(g, uid)
        disengage(g, uid)
        g.note("evaded", uid, seat=seat)
    answer_together(g, AFTER, [Event(EVADED, uid, seat, source, other=g.location_of(uid)) for uid in uids])
