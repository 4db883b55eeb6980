"""Core set: the treacheries of the encounter sets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from orne.arkham import events, values
from orne.arkham.abilities import (
    EVADE,
    FIGHT,
    MOVE,
    Cannot,
    Condition,
    Effect,
    ExtraCost,
    Gives,
    Use,
    action,
    forced,
    revelation,
)
from orne.arkham.cards.registry import card
from orne.arkham.facts import AGILITY, COMBAT, INTELLECT, SKILLS, WILLPOWER
from orne.arkham.language.choosing import Choice, one_of
from orne.arkham.language.effects import (
    ROUND_ENDS,
    YOUR_TURN_ENDS,
    after,
    discard_this,
    effect,
    host,
    take,
    threat_area,
    you,
)
from orne.arkham.rules import clues, damage, drawing, enemies, locations
from orne.arkham.rules.acting import plain_test
from orne.arkham.rules.moving import attach, cannot_leave, discard

if TYPE_CHECKING:
    from orne.arkham.rules.skill_test import SkillTest
    from orne.arkham.table import ArkhamTable

LOCKED_DOOR, FOG = "core/locked-door", "core/obscuring-fog"


# ---- tests and attachments


def _fails(skill: int, difficulty: int, result: Callable[[ArkhamTable, Use, int], Any]) -> Effect:
    """A test whose failure has a result, told in the result's own sentence; it is given the points missing."""

    def do(g: ArkhamTable, use: Use) -> None:
        def prepare(test: SkillTest) -> None:
            test.on_fail.append((g.title(use.holder), lambda g, test: result(g, use, test.margin)))

        plain_test(g, use.seat, skill, difficulty, use, prepare)

    told = " ".join((result.__doc__ or "").split()).rstrip(".")
    return Effect(f"{SKILLS[skill]} test ({difficulty}). {told}", do)


def _discard_on_success(g: ArkhamTable, use: Use, skill: int, difficulty: int) -> None:
    """Test a skill; success discards the card."""

    def prepare(test: SkillTest) -> None:
        test.on_success.append((g.title(use.holder), lambda g, test: discard(g, use.holder)))

    plain_test(g, use.seat, skill, difficulty, use, prepare)


def _shake_off(g: ArkhamTable, use: Use) -> None:
    """Pass a willpower test (3) to discard this card."""
    _discard_on_success(g, use, WILLPOWER, 3)


def _has(g: ArkhamTable, location: int, slug: str) -> bool:
    """Whether a card of this kind is attached to a location."""
    return any(g.kind(uid).slug == slug for uid in g.index.attachments.get(location, ()))


# ---- Ghouls, Striking Fear


def _hands(g: ArkhamTable, use: Use, points: int) -> None:
    """Take 1 damage for each point you fail by."""
    damage.deal(g, use.seat, points, 0, source=use)


def _remains(g: ArkhamTable, use: Use, points: int) -> None:
    """Take 1 horror for each point you fail by."""
    damage.deal(g, use.seat, 0, points, source=use)


FEARED = frozenset((MOVE, FIGHT, EVADE))


def _first_of_the_round(g: ArkhamTable, use: Use, seat: int, kind: str) -> int:
    """One action more for the first move, fight or evade of the round."""
    if seat != use.seat or kind not in FEARED:
        return 0
    return 0 if FEARED.intersection(g.state.remembered(f"actions {seat}") or ()) else 1


card("core/grasping-hands", revelation(_fails(AGILITY, 3, _hands)))
card("core/rotting-remains", revelation(_fails(WILLPOWER, 3, _remains)))
card(
    "core/frozen-in-fear",
    revelation(threat_area()),
    ExtraCost(_first_of_the_round, "your first move, fight or evade action of each round costs 1 action more"),
    forced(YOUR_TURN_ENDS, effect(_shake_off)),
)
card(
    "core/dissonant-voices",
    revelation(threat_area()),
    Cannot("play", you, words="you can play neither assets nor events"),
    forced(ROUND_ENDS, discard_this()),
)


# ---- Ancient Evils, Chilling Cold


def _doom(g: ArkhamTable, use: Use) -> None:
    """The agenda gets 1 doom, which may make it advance at once."""
    clues.doom_on_agenda(g, 1, may_advance=True, source=use)


def _chill(g: ArkhamTable, use: Use, points: int) -> None:
    """If you fail, choose and discard an asset you control; if you cannot, take 2 damage."""
    assets = [uid for uid in values.assets(g, use.seat) if not cannot_leave(g, uid)]
    if assets:
        discard(g, g.choose_card(use.seat, "Which asset do you discard?", assets, "discard", use.holder))
    else:
        damage.deal(g, use.seat, 2, 0, source=use)


def _fog(g: ArkhamTable, use: Use) -> None:
    """Attach this to your location, unless a copy of it is there already."""
    here = g.state.place[use.seat]
    if not _has(g, here, FOG):
        attach(g, use.holder, here)


card("core/ancient-evils", revelation(effect(_doom)))
card("core/crypt-chill", revelation(_fails(WILLPOWER, 4, _chill)))
card(
    FOG,
    revelation(effect(_fog)),
    Gives(host, "shroud", 2, words="the attached location gets +2 shroud"),
    forced(
        after(
            events.INVESTIGATED,
            lambda g, use, event: event.subject == use.card.host,
            "the attached location is successfully investigated",
        ),
        discard_this(),
    ),
)


# ---- The Midnight Masks


def _false_lead(g: ArkhamTable, use: Use) -> None:
    """Without clues, this gains surge; else take an intellect test (4).

    For each point you fail by, put 1 of your clues on your location.
    """
    if clues.clues_of(g, use.seat) == 0:
        use.memory = "surge"
        return

    def prepare(test: SkillTest) -> None:
        test.on_fail.append((g.title(use.holder), lambda g, test: clues.drop(g, use.seat, test.margin)))

    plain_test(g, use.seat, INTELLECT, 4, use, prepare)


card(
    "core/hunting-shadow",
    revelation(
        one_of(
            "Spend a clue or take 2 damage?",
            Choice(
                "spend a clue",
                Effect("spend 1 clue", lambda g, use: clues.spend(g, use.seat, 1)),
                Condition(lambda g, use: clues.can_spend(g, use.seat, 1), "you can spend a clue"),
            ),
            Choice("take 2 damage", take(2)),
            must=True,
        )
    ),
)
card("core/false-lead", revelation(effect(_false_lead)))


# ---- The Devourer Below


def _wrath(g: ArkhamTable, use: Use, points: int) -> None:
    """For each point you fail by, one by one, discard a card you choose from hand or take 1 damage and 1 horror."""
    for _ in range(points):
        if g.state.gone[use.seat]:
            return
        choices = [("take 1 damage and 1 horror", False)]
        if drawing.free_to_discard(g, use.seat):
            choices.insert(0, ("discard a card", True))
        if g.choose_one(use.seat, "Discard a card, or take 1 damage and 1 horror?", choices, use.holder):
            drawing.choose_and_discard(g, use.seat, use.holder)
        else:
            damage.deal(g, use.seat, 1, 1, source=use)


card("core/umordhoths-wrath", revelation(_fails(WILLPOWER, 5, _wrath)))


# ---- Dark Cult, Nightgaunts, Locked Doors


def _chanting(g: ArkhamTable, use: Use) -> None:
    """The Cultist enemy nearest to you gets 2 doom.

    With none in play, find one in the encounter deck or its discard pile, draw it, and shuffle the encounter deck.
    """

    def cultist(uid: int) -> bool:
        return values.is_enemy(g, uid) and values.has_trait(g, uid, "Cultist")

    cultists = [uid for uid in values.enemies(g) if cultist(uid)]
    if not cultists:
        drawing.find_in_encounter(g, use.seat, cultist, "Which Cultist do you draw?")
        return
    nearest = locations.nearest(g, g.state.place[use.seat], cultists)
    chosen = g.choose_card(g.state.lead, "Which Cultist gets 2 doom?", nearest, "doom", use.holder)
    clues.place_doom(g, chosen, 2, use)


def _wings(g: ArkhamTable, use: Use, points: int) -> None:
    """If you fail, take 1 damage and 1 horror.

    Then disengage from every enemy engaged with you that is no Nightgaunt, and move to a Central location.
    """
    damage.deal(g, use.seat, 1, 1, source=use, then=lambda: _carried_off(g, use))


def _carried_off(g: ArkhamTable, use: Use) -> None:
    """Nightgaunts come along, the others are shaken off."""
    seat = use.seat
    for uid in values.engaged_with(g, seat):
        if not values.has_trait(g, uid, "Nightgaunt"):
            enemies.disengage(g, uid)
    here = g.state.place[seat]
    central = [place for place in g.state.locations if values.has_trait(g, place, "Central")]
    if central and here not in central:
        there = g.choose_card(seat, "Where are you carried?", central, "move", use.holder)
        locations.move_investigator(g, seat, there, use)
    # Whoever was not carried away is engaged again at once by what is ready here (arkham/basics/1.16).
    enemies.engage_ready(g)


def _lock(g: ArkhamTable, use: Use) -> None:
    """Attach this to the location with the most clues among those without a copy of it."""
    open_ = [place for place in g.state.locations if not _has(g, place, LOCKED_DOOR)]
    most = max((g.state.cards[place].clues for place in open_), default=0)
    fits = [place for place in open_ if g.state.cards[place].clues == most]
    if fits:
        attach(g, use.holder, g.choose_card(g.state.lead, "Which location is locked?", fits, "lock", use.holder))


def _break_in(g: ArkhamTable, use: Use) -> None:
    """Pass a combat or an agility test (4), as you like, to discard this card."""
    skills = [("combat", COMBAT), ("agility", AGILITY)]
    skill = g.choose_one(use.seat, "Break the door down or pick the lock?", skills, use.holder)
    _discard_on_success(g, use, skill, 4)


card("core/mysterious-chanting", revelation(effect(_chanting)))
card("core/on-wings-of-darkness", revelation(_fails(AGILITY, 4, _wings)))
card(
    LOCKED_DOOR,
    revelation(effect(_lock)),
    Cannot("investigate", host, words="the attached location cannot be investigated"),
    action(effect(_break_in)),
)


# ---- the Agents


def _sign(g: ArkhamTable, use: Use, points: int) -> None:
    """If you fail, take 2 horror; also look through your deck for a Madness weakness, draw it, and shuffle."""
    seat = use.seat

    def search() -> None:
        drawing.search(
            g,
            seat,
            list(g.state.deck[seat]),
            lambda uid: values.is_weakness(g, uid) and values.has_trait(g, uid, "Madness"),
            "Which Madness do you draw?",
        )

    damage.deal(g, seat, 0, 2, source=use, then=search)


def _power(g: ArkhamTable, use: Use) -> None:
    """Draw 2 cards and put 2 doom on the agenda, which may make it advance at once."""
    drawing.draw(g, use.seat, 2)
    clues.doom_on_agenda(g, 2, may_advance=True, source=use)


def _dream(g: ArkhamTable, use: Use) -> None:
    """Put this into your threat area."""
    drawing.into_threat_area(g, use.holder, use.seat)
    damage.check_investigator(g, use.seat)


card("core/the-yellow-sign", revelation(_fails(WILLPOWER, 4, _sign)))
card(
    "core/offer-of-power",
    revelation(
        one_of(
            "Draw 2 cards and place 2 doom, or take 2 horror?",
            Choice("draw 2 cards", effect(_power)),
            Choice("take 2 horror", take(0, 2)),
            must=True,
        )
    ),
)
card(
    "core/dreams-of-rlyeh",
    revelation(effect(_dream)),
    Gives(you, WILLPOWER, -1),
    Gives(you, "sanity", -1),
    action(effect(_shake_off)),
)
