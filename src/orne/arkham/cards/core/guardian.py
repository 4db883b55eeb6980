"""Core set: Guardian."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from orne.arkham import events, values
from orne.arkham.abilities import Committed, Condition, Gives, Rule, Use, action, event, free, reaction
from orne.arkham.cards.registry import card
from orne.arkham.facts import COMBAT, WILLPOWER
from orne.arkham.language.effects import (
    CLUE_HERE,
    ENEMY_HERE,
    FIGHTS,
    YOU_DEFEAT_ENEMY,
    Discard,
    Exhaust,
    Resources,
    UseUp,
    boost,
    discover,
    effect,
    enemies_here,
    enemy_refusal,
    fight_with,
    testing,
    when,
    you,
)
from orne.arkham.rules import acting, damage, locations
from orne.arkham.rules.timing import cancel
from orne.arkham.state import PLAY

if TYPE_CHECKING:
    from orne.arkham.events import Event
    from orne.arkham.rules.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable
    from orne.kernel.refusal import Refusal


def _damage_enemy_here(g: ArkhamTable, use: Use) -> None:
    """An enemy at your location takes 1 damage."""
    targets = enemies_here(g, use)
    no = enemy_refusal(g, use)
    target = g.choose_card(use.seat, "Which enemy takes 1 damage?", targets, "damage", use.holder, no)
    damage.damage_enemy(g, target, 1, use.seat, use)


# ---- level 0

card("core/45-automatic", action(fight_with(1, 1), UseUp("ammo"), **FIGHTS))

card(
    "core/physical-training",
    free(boost(WILLPOWER), Resources(1), during=testing(WILLPOWER)),
    free(boost(COMBAT), Resources(1), during=testing(COMBAT)),
)

card(
    "core/beat-cop",
    Gives(you, COMBAT, 1),
    free(effect(_damage_enemy_here), Discard(), possible=ENEMY_HERE),
)


def _wounded_here(g: ArkhamTable, use: Use) -> list[int]:
    """The investigators at one's location who have damage or horror."""
    cards = g.state.cards
    here = g.investigators_at(g.state.place[use.seat])
    return [
        seat for seat in here if cards[g.state.investigators[seat]].damage or cards[g.state.investigators[seat]].horror
    ]


def _first_aid(g: ArkhamTable, use: Use) -> None:
    """Heal 1 damage or 1 horror from an investigator at your location."""
    hurt = _wounded_here(g, use)
    if not hurt:
        return
    uid = g.state.investigators[g.choose_seat(use.seat, "Whom do you heal?", hurt, "heal")]
    found = g.state.cards[uid]
    kinds = [(name, name) for name, number in (("damage", found.damage), ("horror", found.horror)) if number]
    what = g.choose_one(use.seat, "What do you heal?", kinds, use.holder)
    damage.heal(g, uid, **{what: 1})


card(
    "core/first-aid",
    Rule("discarded when empty", True, "without supplies it is discarded"),
    action(
        effect(_first_aid),
        UseUp("supplies"),
        possible=Condition(
            lambda g, use: bool(_wounded_here(g, use)), "an investigator at your location has damage or horror"
        ),
    ),
)


def _alone_with_it(g: ArkhamTable, use: Use, test: SkillTest) -> None:
    """One more damage if the enemy is the only one engaged with the attacker when the damage is dealt."""

    def more(g: ArkhamTable, test: SkillTest) -> None:
        test.damage += values.engaged_with(g, test.seat) == [test.target]

    test.adjust.append(more)


card(
    "core/machete",
    action(
        fight_with(1, prepare=_alone_with_it, words="+1 damage if no other enemy is engaged with you and this one is"),
        **FIGHTS,
    ),
)


def _bitten(g: ArkhamTable, use: Use, event: Event) -> bool:
    """An enemy's attack puts damage on the card."""
    return event.other >= 0 and use.holder in event.value and event.value[use.holder][0] > 0


def _bite(g: ArkhamTable, use: Use) -> None:
    """The attacker takes 1 damage."""
    if use.event is not None:
        damage.damage_enemy(g, use.event.other, 1, use.seat, use)


card(
    "core/guard-dog",
    reaction(
        when(events.DAMAGE, _bitten, "an enemy's attack deals damage to this card"),
        effect(_bite),
        possible=Condition(
            lambda g, use: use.event is not None and g.state.cards[use.event.other].zone == PLAY,
            "the attacker is in play",
        ),
    ),
)

card("core/evidence", event(discover(), trigger=YOU_DEFEAT_ENEMY, possible=CLUE_HERE))


def _cancel_attack(g: ArkhamTable, use: Use) -> None:
    """That attack is cancelled."""
    if use.event is not None:
        cancel(g, use.event, use.holder)


card(
    "core/dodge",
    event(
        effect(_cancel_attack),
        trigger=when(
            events.ATTACKS,
            lambda g, use, event: g.state.place[event.seat] == g.state.place[use.seat],
            "an enemy attacks an investigator at your location",
        ),
    ),
)


def _blast(g: ArkhamTable, use: Use) -> None:
    """Choose your location or one connected to it; all enemies and all investigators there take 3 damage each."""
    here = g.state.place[use.seat]
    places = [
        place
        for place in (here, *locations.connections(g, here))
        if g.investigators_at(place) or values.enemies_at(g, place)
    ]
    place = g.choose_card(use.seat, "Where does the dynamite go off?", places, "blast", use.holder)
    damage.deal_to_all(g, values.enemies_at(g, place), g.investigators_at(place), 3, use.seat, use)


card("core/dynamite-blast", event(effect(_blast)))


def _hit_harder(g: ArkhamTable, use: Use) -> None:
    """The attack deals 1 more damage."""
    if g.test is not None:
        g.test.damage += 1


card("core/vicious-blow", Committed(effect(_hit_harder), when=lambda g, test: test.kind == "fight", adjusts=True))


# ---- above level 0


def _firearms_here(g: ArkhamTable, use: Use) -> list[int]:
    """The Firearms with ammo as their uses that investigators at one's location control."""
    found: list[int] = []
    for seat in g.investigators_at(g.state.place[use.seat]):
        for uid in values.assets(g, seat):
            uses = g.kind(uid).facts.uses
            if values.has_trait(g, uid, "Firearm") and uses is not None and uses[0] == "ammo":
                found.append(uid)
    return found


def _reload(g: ArkhamTable, use: Use) -> None:
    """Put 3 ammo on a Firearm of an investigator at your location."""
    found = _firearms_here(g, use)
    if found:
        uid = g.choose_card(use.seat, "Which Firearm gets 3 ammo?", found, "load", use.holder)
        g.state.edit(uid).tokens += 3
        g.note("uses added", uid, use.holder, use.seat, after=3)


card(
    "core/extra-ammunition-1",
    event(
        effect(_reload),
        possible=Condition(lambda g, use: bool(_firearms_here(g, use)), "there is a Firearm at your location"),
    ),
)


def _flash_badge(g: ArkhamTable, use: Use) -> None:
    """That investigator has 2 more actions this turn."""
    for _ in range(2):
        acting.gain_action(g, g.state.active, use.holder)


card(
    "core/police-badge-2",
    Gives(you, WILLPOWER, 1),
    free(
        effect(_flash_badge),
        Discard(),
        during=Condition(
            lambda g, use: any(g.in_turn(seat) for seat in g.investigators_at(g.state.place[use.seat])),
            "during the turn of an investigator at your location",
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class _HurtThis:
    """Deal damage to the card itself."""

    number: int = 1

    @property
    def text(self) -> str:
        """The cost in words."""
        return f"deal {self.number} damage to this card"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """A card in play always has health left."""
        return None

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Deal it."""
        g.state.edit(use.holder).damage += self.number
        g.note("hurt", use.holder, use.holder, use.seat, after=[self.number, 0])
        damage.check_asset(g, use.holder)


card(
    "core/beat-cop-2",
    Gives(you, COMBAT, 1),
    free(effect(_damage_enemy_here), Exhaust(), _HurtThis(), possible=ENEMY_HERE),
)


def _by_margin(g: ArkhamTable, use: Use, test: SkillTest) -> None:
    """The margin, from 1 to 5, takes the place of the attack's standard damage; bonuses come on top."""

    def spread(g: ArkhamTable, test: SkillTest) -> None:
        test.damage += min(5, max(1, test.margin)) - 1

    test.adjust.append(spread)


card(
    "core/shotgun-4",
    action(
        fight_with(
            3,
            prepare=_by_margin,
            words="1 to 5 damage by how much you succeed, or fail if it hits another investigator",
        ),
        UseUp("ammo"),
        **FIGHTS,
    ),
)
