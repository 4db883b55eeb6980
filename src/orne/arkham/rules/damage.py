"""Damage and horror: assigned together, then applied together; defeat and elimination (arkham/basics/1.22, 1.24)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from orne.arkham import values
from orne.arkham.abilities import AFTER
from orne.arkham.events import DAMAGE, DEFEATED, Event
from orne.arkham.immunity import immune, open_to, unaffected
from orne.arkham.rules.elimination import defeat_trauma, eliminate
from orne.arkham.rules.leaving import discard, with_its_text
from orne.arkham.rules.stages import check_objective
from orne.arkham.rules.victory_display import into_victory_display
from orne.arkham.scenario import STANDALONE
from orne.arkham.state import NOBODY, NOWHERE, PLAY
from orne.kernel.decision import Option
from orne.kernel.refusal import Refusal
from orne.kernel.table import GameOver

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def deal(
    g: ArkhamTable,
    seat: int,
    damage: int = 0,
    horror: int = 0,
    *,
    direct: bool = False,
    source: Use | None = None,
    attacker: int = -1,
) -> bool:
    """Deal damage and horror to an investigator, who assigns all of it to themselves and their assets, then applies it.

    Whether it was dealt.
    """
    if g.state.gone[seat] or (damage <= 0 and horror <= 0):
        return False
    plan: dict[int, list[int]] = {g.state.investigators[seat]: [0, 0]}
    if direct:
        plan[g.state.investigators[seat]] = [damage, horror]
    else:
        _assign(g, seat, damage, horror, plan, source.holder if source is not None else attacker)
    event = _dealt(g, seat, damage, horror, plan, source, attacker)
    if not g.goes_ahead(event):
        return False
    _place(g, event)
    _check_defeats(g, event)
    _placed(g, [event])
    return True


def _dealt(
    g: ArkhamTable,
    seat: int,
    damage: int,
    horror: int,
    plan: dict[int, list[int]],
    source: Use | None,
    attacker: int = NOWHERE,
) -> Event:
    """What is about to be dealt to an investigator, assigned as planned."""
    event = Event(DAMAGE, g.state.investigators[seat], seat, source)
    event.damage, event.horror, event.assigned, event.attacker = damage, horror, plan, attacker
    return event


def _place(g: ArkhamTable, event: Event) -> None:
    """Put what was assigned onto the cards."""
    holder = event.source.holder if event.source else event.attacker
    for uid, (hurt, fright) in event.assigned.items():
        if not values.in_play(g, uid) or (not hurt and not fright):
            continue
        card = g.state.edit(uid)
        card.damage += hurt
        card.horror += fright
        g.note("hurt", uid, holder, event.seat, after=[hurt, fright])


def _check_defeats(g: ArkhamTable, event: Event) -> None:
    """See who has as much as they can take: assets first, then the investigator."""
    for uid in list(event.assigned):
        if uid != event.subject and g.state.cards[uid].zone == PLAY:
            check_asset(g, uid)
    check_investigator(g, event.seat)


def _placed(g: ArkhamTable, dealt: Sequence[Event]) -> None:
    """Let what was really taken be answered, by nobody for an investigator who is gone."""
    if (AFTER, DAMAGE) not in g.watched:
        return
    for event in dealt:
        event.damage, event.horror = map(sum, zip(*event.assigned.values(), strict=True))
    g.answer_together(AFTER, [event for event in dealt if event.damage or event.horror])


def _assign(g: ArkhamTable, seat: int, damage: int, horror: int, plan: dict[int, list[int]], by: int = NOWHERE) -> None:
    """Ask where each point goes; an asset takes no more than would defeat it."""
    investigator = g.state.investigators[seat]
    for which, number in ((0, damage), (1, horror)):
        for _ in range(number):
            soak = [uid for uid in values.assets(g, seat) if _room(g, uid, which, plan) > 0]
            uid = investigator
            if soak:
                word = "damage" if which == 0 else "horror"
                options = [Option(g, word, (each,), "", each) for each in (investigator, *soak)]
                cause = f" from {g.name(by)}" if by != NOWHERE else ""
                no = partial(_soak_refusal, g, seat, which, plan)
                uid = g.decide(seat, "assign", f"Assign 1 {word}{cause} to whom?", options, by, about=no)
            plan.setdefault(uid, [0, 0])[which] += 1


def _soak_refusal(g: ArkhamTable, seat: int, which: int, plan: dict[int, list[int]], uid: int) -> Refusal | None:
    """Why a card can take none of an investigator's damage or horror, or None."""
    if uid == g.state.investigators[seat]:
        return None
    if uid not in values.assets(g, seat):
        return Refusal("ahlcg/dealing-damage-horror/c", "{} is not an asset of yours", g.name(uid))
    if (values.health if which == 0 else values.sanity)(g, uid) is None:
        word = "sanity" if which else "health"
        return Refusal("ahlcg/dealing-damage-horror/c", "{} has no {}", g.name(uid), word)
    if _room(g, uid, which, plan) <= 0:
        word = "horror" if which else "damage"
        return Refusal("ahlcg/dealing-damage-horror/d", "{} can take no more {}", g.name(uid), word)
    return None


def _room(g: ArkhamTable, uid: int, which: int, plan: dict[int, list[int]]) -> int:
    """How much more an asset can take."""
    if which == 0:
        limit = values.health(g, uid)
        taken = g.state.cards[uid].damage
    else:
        limit = values.sanity(g, uid)
        taken = g.state.cards[uid].horror
    return 0 if limit is None else limit - taken - plan.get(uid, [0, 0])[which]


def check_asset(g: ArkhamTable, uid: int) -> None:
    """Discard an asset with as much damage or horror as it can take."""
    card = g.state.cards[uid]
    health, sanity = values.health(g, uid), values.sanity(g, uid)
    if (health is not None and card.damage >= health) or (sanity is not None and card.horror >= sanity):
        g.note("defeated", uid)
        outer, g.effect_of = g.effect_of, NOWHERE
        discard(g, uid)
        g.effect_of = outer


def check_investigator(g: ArkhamTable, seat: int) -> None:
    """Defeat an investigator with as much damage or horror as they can take."""
    uid = g.state.investigators[seat]
    if not g.state.gone[seat] and uid not in g.falling and values.has_enough(g, uid):
        eliminate(g, seat, _by_what(g, seat))


def look_again(g: ArkhamTable) -> None:
    """See who can take no more now that a text about health or sanity holds or no longer does (ahlcg/modifiers/a)."""
    for seat in g.players():
        for uid in list(values.assets(g, seat)):
            check_asset(g, uid)
        check_investigator(g, seat)
    known = [(uid, values.health(g, uid)) for uid in values.enemies(g)]
    fallen = [uid for uid, health in known if health is not None and g.state.cards[uid].damage >= health]
    defeat_enemies(g, fallen, NOBODY)


def _by_what(g: ArkhamTable, seat: int) -> str:
    """Whether an investigator falls to damage or to horror: if to both, they pick the trauma."""
    uid = g.state.investigators[seat]
    dead, mad = values.remaining_health(g, uid) <= 0, values.remaining_sanity(g, uid) <= 0
    if dead and mad and not g.state.remembered(STANDALONE):
        both = [("damage", "damage"), ("horror", "horror")]
        return str(g.choose_one(seat, "Defeated by both: suffer which trauma?", both, uid))
    return "damage" if dead else "horror"


def damage_enemy(g: ArkhamTable, uid: int, number: int, seat: int = NOBODY, source: Use | None = None) -> None:
    """Deal damage to an enemy; it is defeated when it has no health left."""
    if g.state.cards[uid].zone != PLAY or number <= 0:
        return
    if immune(g, uid, source.holder if source is not None else g.effect_of):
        return
    card = g.state.edit(uid)
    card.damage += number
    g.note("damaged", uid, source.holder if source else -1, seat, after=number)
    if card.damage >= (values.health(g, uid) or 0):
        defeat_enemy(g, uid, seat, source)


def deal_to_all(
    g: ArkhamTable, enemies: Sequence[int], seats: Sequence[int], number: int, by: int, source: Use
) -> None:
    """Deal damage to several enemies and investigators at once: all of it lies there before anybody is defeated.

    Everybody chooses in player order first (ahlcg/priority-of-simultaneous-resolution/a). Where the last investigator
    and an enemy whose end ends the scenario fall together, the one who dealt the damage picks which comes first; trauma
    is suffered either way.
    """
    dealt = _assigned_by_each(g, seats, number, 0, source)
    _land_together(g, enemies, number, dealt, by, source)


def deal_turned_aside(g: ArkhamTable, seat: int, attack: Event, enemy: int, source: Use) -> None:
    """An attack's damage falls on an enemy in the investigator's place, together with the horror they still take."""
    dealt: list[Event] = []
    if attack.horror > 0:
        plan = {g.state.investigators[seat]: [0, 0]}
        _assign(g, seat, 0, attack.horror, plan, attack.subject)
        fright = _dealt(g, seat, 0, attack.horror, plan, attack.source, attack.subject)
        dealt = [fright] if g.goes_ahead(fright) and not g.state.gone[seat] else []
    _land_together(g, [enemy] if attack.damage > 0 else [], attack.damage, dealt, seat, source)


def _land_together(
    g: ArkhamTable, enemies: Sequence[int], number: int, dealt: Sequence[Event], by: int, source: Use
) -> None:
    """Put damage on enemies, and on investigators what they have assigned; see who falls; then it is answered."""
    state = g.state
    hit = [uid for uid in open_to(g, enemies, source.holder) if state.cards[uid].zone == PLAY]
    for uid in hit:
        state.edit(uid).damage += number
        g.note("damaged", uid, source.holder, by, after=number)
    for event in dealt:
        _place(g, event)
    falling = [uid for uid in hit if state.cards[uid].damage >= (values.health(g, uid) or 0)]
    doomed = [event.seat for event in dealt if values.has_enough(g, event.subject)]
    if falling and doomed == g.players():
        choices = [("enemies", True), ("investigators", False)]
        asked = by if by in doomed else g.state.lead
        if g.choose_one(asked, "Who is defeated first?", choices, source.holder):
            _defeat_first(g, falling, doomed, by, source)
    for event in dealt:
        _check_defeats(g, event)
    defeat_enemies(g, falling, by, source)
    _placed(g, dealt)


def deal_to_each(
    g: ArkhamTable,
    seats: Sequence[int],
    damage: int,
    horror: int,
    source: Use,
    *,
    direct: bool = False,
) -> bool:
    """Deal damage and horror to several investigators at once: it lies there before anybody is defeated or answers.

    Whether it was dealt to all of them.
    """
    dealt = _assigned_by_each(g, seats, damage, horror, source, direct=direct)
    for event in dealt:
        _place(g, event)
    for event in dealt:
        _check_defeats(g, event)
    _placed(g, dealt)
    return 0 < len(dealt) == len(seats)


def _assigned_by_each(
    g: ArkhamTable, seats: Sequence[int], damage: int, horror: int, source: Use, *, direct: bool = False
) -> list[Event]:
    """What investigators are about to suffer together, each having assigned their own in player order."""
    state = g.state
    dealt: list[Event] = []
    for seat in seats if damage > 0 or horror > 0 else ():
        plan = {state.investigators[seat]: [damage, horror] if direct else [0, 0]}
        if not direct:
            _assign(g, seat, damage, horror, plan, source.holder)
        dealt.append(_dealt(g, seat, damage, horror, plan, source))
    dealt = [event for event in dealt if g.goes_ahead(event)]
    # What answered one's damage may have eliminated another.
    return [event for event in dealt if not state.gone[event.seat]]


def _defeat_first(g: ArkhamTable, falling: Sequence[int], doomed: Sequence[int], by: int, source: Use) -> None:
    """Defeat enemies before the investigators who fall with them; if that ends the scenario they still have trauma."""
    try:
        defeat_enemies(g, falling, by, source)
    except GameOver:
        for seat in doomed:
            defeat_trauma(g, seat, _by_what(g, seat))
        raise


def defeat_enemy(g: ArkhamTable, uid: int, seat: int, source: Use | None = None) -> None:
    """Defeat an enemy."""
    defeat_enemies(g, [uid], seat, source)


def defeat_enemies(g: ArkhamTable, uids: Sequence[int], seat: int, source: Use | None = None) -> None:
    """Defeat enemies at once: all of them have left before anything answers it (ahlcg/nested-sequences/a)."""
    state = g.state
    # Whoever fell with them cannot answer, but the enemies' own texts still speak to the others.
    by = NOBODY if seat != NOBODY and state.gone[seat] else seat
    defeats = [
        Event(DEFEATED, uid, by, source, location=g.location_of(uid), before=with_its_text(g, state.cards[uid]))
        for uid in uids
        if uid not in g.falling and state.cards[uid].zone == PLAY
    ]
    falling = [event.subject for event in defeats]
    g.falling.update(falling)
    defeats = [event for event in defeats if g.goes_ahead(event)]
    g.falling.difference_update(falling)
    defeats = [event for event in defeats if state.cards[event.subject].zone == PLAY]
    if not defeats:
        return
    for event in defeats:
        _falls(g, event.subject, seat, source)
        if event.seat != NOBODY and state.gone[event.seat]:
            event.seat = NOBODY
    check_objective(g)
    g.answer_together(AFTER, defeats)


def _falls(g: ArkhamTable, uid: int, seat: int, source: Use | None) -> None:
    """A defeated enemy goes to the victory display if it has Victory, else to its owner's discard pile."""
    g.note("enemy defeated", uid, source.holder if source else -1, seat)
    for attached in list(g.index.attachments.get(uid, ())):
        if g.kind(attached).facts.victory:
            into_victory_display(g, attached)
    outer, g.effect_of = g.effect_of, NOWHERE  # what is defeated leaves by the rules, whoever dealt the damage
    if g.kind(uid).facts.victory and uid not in g.index.blank:
        into_victory_display(g, uid)
    else:
        discard(g, uid)
    g.effect_of = outer


def heal(g: ArkhamTable, uid: int, damage: int = 0, horror: int = 0) -> None:
    """Remove up to this much damage and horror."""
    if unaffected(g, uid):
        return
    card = g.state.cards[uid]
    damage, horror = min(damage, card.damage), min(horror, card.horror)
    if damage or horror:
        edited = g.state.edit(uid)
        edited.damage -= damage
        edited.horror -= horror
        g.note("healed", uid, after=[damage, horror])
