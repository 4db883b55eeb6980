"""Core set: the enemies of the encounter sets, and Lita Chantler who comes with one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import (
    AFTER,
    FIGHT,
    PARLEY,
    Cannot,
    Condition,
    Gives,
    Prey,
    Rule,
    Spawn,
    Trigger,
    Use,
    action,
    forced,
    reaction,
)
from orne.arkham.cards.registry import card
from orne.arkham.facts import AGILITY, COMBAT, SKILLS
from orne.arkham.language.effects import (
    ROUND_ENDS,
    THIS_ENTERS_PLAY,
    DiscardCards,
    Resources,
    SpendClues,
    after,
    at_end,
    effect,
    take,
    this,
    when,
    you,
)
from orne.arkham.rules import clues, damage, drawing
from orne.arkham.rules.moving import to_victory

if TYPE_CHECKING:
    from orne.arkham.events import Event
    from orne.arkham.table import ArkhamTable

LITA = "core/lita-chantler"


# ---- where they spawn, whom they hunt, when they act


def _spawn_at(title: str) -> Spawn:
    """Spawn at a location by its title, whatever its subtitle."""
    return Spawn(lambda g, uid, seat: [place for place in g.state.locations if g.title(place) == title], title)


ANY_EMPTY = Spawn(
    lambda g, uid, seat: [
        place for place in g.state.locations if not g.investigators_at(place) and not values.enemies_at(g, place)
    ],
    "any location without investigators and enemies",
)


def _lowest(skill: int) -> Prey:
    """Whoever has least of a skill."""
    return Prey(lambda g, uid, seat: -values.skill(g, seat, skill), f"whoever has the lowest {SKILLS[skill]}")


def _about_this(g: ArkhamTable, use: Use, event: Event) -> bool:
    """Whether the event befalls this very card."""
    return event.subject == use.holder


THIS_ATTACKS = when(events.ATTACKS, _about_this, "this attacks")
DAMAGED = Condition(lambda g, use: g.state.cards[use.holder].damage > 0, "it has damage")


# ---- The Gathering, Rats, Ghouls


def _hits_harder(g: ArkhamTable, use: Use) -> None:
    """That attack deals 1 more damage."""
    if use.event is not None:
        use.event.test.damage += 1


def _monster_hit_beside(g: ArkhamTable, use: Use, event: Event) -> bool:
    """Whether somebody at the location of whoever controls this has just hit a Monster."""
    test = event.test
    return (
        use.card.controller >= 0
        and bool(event.value)
        and test.kind == FIGHT
        and values.has_trait(g, test.target, "Monster")
        and g.state.place[test.seat] == g.state.place[use.card.controller]
    )


def _beside(g: ArkhamTable, use: Use, uid: int) -> bool:
    """Whether a card is an investigator at the location of whoever controls this."""
    return (
        use.card.controller >= 0
        and uid in g.state.investigators
        and g.location_of(uid) == g.state.place[use.card.controller]
    )


card(
    LITA,
    Gives(_beside, COMBAT, 1, words="while you control her, each investigator at your location gets +1 combat"),
    reaction(
        # The attack's damage comes only when results are applied, so this is still in time (arkham/basics/1.8).
        Trigger(
            AFTER,
            events.TEST_ENDS,
            _monster_hit_beside,
            "while you control her, when an attack by an investigator at your location on a Monster succeeds",
        ),
        effect(_hits_harder),
    ),
)
card("core/ghoul-priest", Prey(lambda g, uid, seat: values.skill(g, seat, COMBAT), "highest combat"))
card("core/flesh-eater", _spawn_at("Attic"))
card("core/icy-ghoul", _spawn_at("Cellar"))
card("core/swarm-of-rats")
card("core/ghoul-minion")
card(
    "core/ravenous-ghoul",
    Prey(
        lambda g, uid, seat: -values.remaining_health(g, g.state.investigators[seat]),
        "lowest remaining health",
    ),
)


# ---- The Midnight Masks, Cult of Umôrdhoth


def _to_victory(g: ArkhamTable, use: Use) -> None:
    """Add this enemy to the victory display."""
    to_victory(g, use.holder)


def _heal_1(g: ArkhamTable, use: Use) -> None:
    """It heals 1 damage."""
    damage.heal(g, use.holder, 1)


card(
    "core/the-masked-hunter",
    Spawn(lambda g, uid, seat: [], "engaged with its prey", engaged_with_prey=True),
    Prey(lambda g, uid, seat: clues.clues_of(g, seat), "most clues"),
    Cannot("discover", you, words="while you are engaged with it, you cannot discover clues"),
    Cannot("spend", you, words="while you are engaged with it, you cannot spend clues"),
)
card(
    "core/wolf-man-drew",
    _spawn_at("Downtown"),
    forced(THIS_ATTACKS, effect(_heal_1), possible=DAMAGED),
)
card("core/herman-collins", _spawn_at("Graveyard"), action(effect(_to_victory), DiscardCards(4), word=PARLEY))
card("core/peter-warren", _spawn_at("Miskatonic University"), action(effect(_to_victory), SpendClues(2), word=PARLEY))
card("core/victoria-devereux", _spawn_at("Northside"), action(effect(_to_victory), Resources(5), word=PARLEY))
card(
    "core/ruth-turner",
    _spawn_at("St. Mary's Hospital"),
    forced(after(events.EVADED, _about_this, "this is evaded"), effect(_to_victory)),
)


# ---- The Devourer Below


def _ready(g: ArkhamTable, use: Use) -> None:
    """It readies."""
    g.state.edit(use.holder).exhausted = False
    g.state.changed()
    g.note("readied", use.holder)


def _lita_of(g: ArkhamTable, seat: int) -> bool:
    """Whether an investigator controls Lita Chantler."""
    return any(g.kind(uid).slug == LITA for uid in values.assets(g, seat))


def _sacrifice(g: ArkhamTable, use: Use) -> None:
    """Give her up to it, and the scenario ends with resolution 3."""
    # The attack of opportunity that this provokes may have killed her.
    if _lita_of(g, use.seat):
        g.end("R3", "Lita Chantler was given to Umôrdhoth")


card(
    "core/umordhoth",
    forced(
        at_end(events.TURN_ENDS, lambda g, use, event: True, "every investigator's turn"),
        effect(_ready),
        possible=Condition(lambda g, use: g.state.cards[use.holder].exhausted, "it is exhausted"),
    ),
    action(
        effect(_sacrifice),
        during=Condition(lambda g, use: _lita_of(g, use.seat), "if you control Lita Chantler"),
    ),
)


# ---- Dark Cult, Nightgaunts


def _doom_on_it(g: ArkhamTable, use: Use) -> None:
    """It gets 1 doom."""
    clues.place_doom(g, use.holder, 1, use)


card("core/acolyte", ANY_EMPTY, forced(THIS_ENTERS_PLAY, effect(_doom_on_it)))
card(
    "core/wizard-of-the-order",
    ANY_EMPTY,
    forced(
        at_end(events.PHASE_ENDS, lambda g, use, event: event.value == "mythos", "the mythos phase"),
        effect(_doom_on_it),
    ),
)
card(
    "core/hunting-nightgaunt",
    Rule("doubles negative tokens", True, "negative modifiers of tokens count twice in tests to evade it"),
)


# ---- the Agents


def _frightened(g: ArkhamTable, use: Use) -> bool:
    """Whether the investigator it is engaged with has little sanity left."""
    return use.seat >= 0 and values.remaining_sanity(g, g.state.investigators[use.seat]) <= 4


def _lose_a_card(g: ArkhamTable, use: Use) -> None:
    """Discard a random card from your hand; without one, this attack deals 1 more damage and 1 more horror."""
    event = use.event
    if event is not None and not drawing.discard_random(g, event.seat):
        event.damage += 1
        event.horror += 1


def _heal_2(g: ArkhamTable, use: Use) -> None:
    """It heals 2 damage."""
    damage.heal(g, use.holder, 2)


def _horror_here(g: ArkhamTable, use: Use) -> None:
    """Each investigator at its location takes 1 horror."""
    damage.deal_to_each(g, g.investigators_at(g.location_of(use.holder)), 0, 1, use)


ENGAGED_WITH_FRIGHTENED = Condition(_frightened, "while engaged with an investigator of 4 or less remaining sanity")
card(
    "core/screeching-byakhee",
    Prey(
        lambda g, uid, seat: -values.remaining_sanity(g, g.state.investigators[seat]),
        "lowest remaining sanity",
    ),
    *(
        Gives(this, value, 1, ENGAGED_WITH_FRIGHTENED, f"{ENGAGED_WITH_FRIGHTENED.text} it gets +1 {value}")
        for value in ("fight", "evade")
    ),
)
card(
    "core/yithian-observer",
    Prey(lambda g, uid, seat: -len(g.state.hand[seat]), "fewest cards in hand"),
    forced(THIS_ATTACKS, effect(_lose_a_card)),
)
card("core/relentless-dark-young", _lowest(AGILITY), forced(ROUND_ENDS, effect(_heal_2), possible=DAMAGED))
card("core/goat-spawn", forced(when(events.DEFEATED, _about_this, "this is defeated"), effect(_horror_here)))
card(
    "core/young-deep-one",
    _lowest(COMBAT),
    forced(after(events.ENGAGES, _about_this, "this engages you"), take(0, 1)),
)
