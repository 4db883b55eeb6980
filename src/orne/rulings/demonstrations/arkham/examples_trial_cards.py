"""The examples of the Rules Reference that no printed card of the box shows, with trial cards (ahlcg/example/…)."""

from __future__ import annotations

from typing import Any

from orne.arkham import values
from orne.arkham.abilities import EVADE, FIGHT, Condition, Use, action, event, reaction
from orne.arkham.events import DAMAGE, DRAWS_CARD, DRAWS_ENCOUNTER
from orne.arkham.facts import WILLPOWER
from orne.arkham.language import Do, Fight, after, there_is, when
from orne.arkham.rules import attacks, control, enemy_movement, engagement, locations, readiness, skill_test
from orne.arkham.rules.damage import deal
from orne.arkham.rules.evade import evade
from orne.arkham.rules.fight import fight
from orne.arkham.rules.hands import discard_at_random, draw
from orne.arkham.rules.resources import gain_resources
from orne.arkham.rules.skill_test import perform
from orne.arkham.selector import open_candidates
from orne.arkham.skill_test import Result, SkillTest
from orne.arkham.table import ArkhamTable
from orne.rulings.laboratory.arkham import DREAMER, DUST, FIEND, HALL, LOFT, SCHOLAR, lab_card, nothing, scholar
from orne.rulings.showing.arkham import Foe, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    controller,
    damage,
    exhausted,
    hand_size,
    happened,
    horror,
    location,
    resources,
    results,
    threat,
    zone,
)

INSTINCT = lab_card("instinct", type="skill", icons=(0, 0, 0, 1, 0))


def _hope(g: ArkhamTable, use: Use) -> None:
    """Evade an enemy and succeed automatically."""
    foe = values.engaged_with(g, use.seat)[0]
    evade(g, use.seat, foe, source=use, prepare=lambda test: setattr(test, "automatic", True))


def _is_engaged(g: ArkhamTable, use: Use) -> bool:
    return bool(values.engaged_with(g, use.seat))


ENGAGED = Condition(_is_engaged, "an enemy is engaged with you")
SURE = lab_card("hope", action(Do(_hope), word=EVADE, possible=ENGAGED))


def _expose(g: ArkhamTable, use: Use) -> None:
    """Test willpower (1)."""
    skill_test.plain_test(g, use.seat, WILLPOWER, 1, use)


QUICK = lab_card(
    "quick",
    event(Do(_expose), during=Condition(lambda g, use: g.test is not None, "during a test")),
    type="event",
    keywords=("fast",),
)


def _flurry(g: ArkhamTable, use: Use) -> None:
    """Fight an enemy; move it to the loft; fight it again."""
    foe = open_candidates(g, use, Fight.target)[0]
    fight(g, use.seat, foe, source=use)
    engagement.disengage(g, foe)
    enemy_movement.move_enemy(g, foe, locations.by_title(g, LOFT))
    fight(g, use.seat, foe, source=use)


FLURRY = lab_card("flurry", event(Do(_flurry), word=FIGHT, possible=there_is(Fight.target)), type="event")


def deed(slug: str, do: Any, **rest: Any) -> str:
    """An asset with an action that does this and provokes nobody."""
    return lab_card(slug, action(Do(do), word="parley", **rest))


def to_its_controller(g: ArkhamTable, use: Use, event: Any) -> bool:
    """It happened to the controller."""
    return bool(event.seat == use.seat)


def _tax(g: ArkhamTable, use: Use) -> None:
    """Each investigator with a resource takes 1 horror."""
    for seat in [seat for seat in g.players() if g.state.resources[seat] >= 1]:
        deal(g, seat, 0, 1, source=use)


WATCH = lab_card(
    "watch",
    reaction(when(DRAWS_ENCOUNTER, to_its_controller, "you draw an enemy"), Do(nothing)),
    reaction(after(DRAWS_ENCOUNTER, to_its_controller, "you draw an enemy"), Do(nothing)),
)
EYE = lab_card("eye", reaction(after(DRAWS_CARD, to_its_controller, "you draw cards"), Do(nothing)))


def _feast(g: ArkhamTable, use: Use) -> None:
    """Gain 3 resources and draw 3 cards."""
    gain_resources(g, use.seat, 3)
    draw(g, use.seat, 3)


def _trade(g: ArkhamTable, use: Use) -> None:
    """Give each of your Items to the other investigator."""
    for card in [card for card in values.assets(g, use.seat) if values.has_trait(g, card, "Item")]:
        control.take_control(g, card, 1)


WIT = lab_card("wit", type="skill", icons=(1, 0, 0, 0, 0))


def _weigh(g: ArkhamTable, use: Use) -> None:
    """Test willpower against 5, with fewer than five cards in hand against 3."""
    test = SkillTest(use.seat, WILLPOWER, lambda g: 5 if len(g.state.hand[use.seat]) >= 5 else 3, source=use)
    test.on_fail.append(Result("discard", lambda g, test: discard_at_random(g, use.seat)))
    perform(g, test)


def _ready(g: ArkhamTable, use: Use) -> list[int]:
    return [foe for foe in values.enemies_at(g, g.state.place[use.seat]) if not g.state.cards[foe].exhausted]


def _stun(g: ArkhamTable, use: Use) -> None:
    """Choose and exhaust an enemy here."""
    readiness.exhaust(g, g.choose_card(use.seat, "Which enemy?", _ready(g, use), "stun"))


OTHER = lab_card("sleepy-brute", type="enemy")
SCAR = lab_card(
    "scar",
    reaction(
        after(DAMAGE, lambda g, use, event: event.seat == use.seat and event.attacker >= 0, "an enemy hurts you"),
        Do(nothing),
    ),
)
GUARD = lab_card("bodyguard", type="asset", health=2, sanity=2, slots=("ally",))


def _redirect(g: ArkhamTable, use: Use) -> None:
    """Let an enemy's attack fall on the other investigator."""
    attacks.attack(g, values.engaged_with(g, use.seat)[0], 1)


TAX = deed("tax", _tax)
FEAST = deed("feast", _feast)
TRADE = deed("trade", _trade)
WEIGH = deed("weigh", _weigh)
STUN = deed("stun", _stun, possible=Condition(lambda g, use: bool(_ready(g, use)), "an enemy is ready"))
REDIRECT = deed("redirect", _redirect)


@shows("ahlcg/example/hope-and-stray-cat")
def a_sure_evasion_is_a_test(show: Show) -> None:
    """Cards are committed and have their effect, though no token is revealed."""
    show.lab(scholar(play=[SURE], hand=[INSTINCT]), enemies=[Foe(FIEND, engaged=0)], bag=("auto-fail",))
    show.answer("use lab/hope")
    show.offers("commit lab/instinct", "done")
    show.answer("commit lab/instinct")
    show.sees(results(), [("test succeeds", 4, 4)])
    show.sees(happened("token"), [])
    show.sees(exhausted(FIEND), True)


@shows("ahlcg/example/expose-weakness-delayed-test")
def a_test_inside_a_test_waits(show: Show) -> None:
    """It begins when the other is over and its token is back in the bag."""
    show.lab(scholar(hand=[QUICK]), locations=[Place(HALL, clues=1)], bag=("0",))
    show.answer("investigate lab/hall", "play lab/quick")
    show.sees(results(), [("test succeeds", 3, 1), ("test succeeds", 3, 2)])
    show.sees(happened("test", "token", "test succeeds"), ["test", "token", "test succeeds"] * 2)


@shows("ahlcg/example/attack-continues-after-enemy-moved")
def an_attack_goes_on_elsewhere(show: Show) -> None:
    """The second blow hits the same enemy, which has moved to the loft."""
    show.lab(scholar(hand=[FLURRY]), enemies=[Foe(FIEND, engaged=0)])
    show.answer("play lab/flurry")
    show.sees(damage(FIEND), 2)
    show.sees(location(FIEND), LOFT)


@shows("ahlcg/example/a-an-three-resources")
def three_are_one_and_more(show: Show) -> None:
    """An investigator with 3 resources has a resource, and is affected once."""
    show.lab(scholar(play=[TAX], resources=3), scholar(DREAMER, resources=0))
    show.answer("use lab/tax")
    show.sees(horror(SCHOLAR), 1)
    show.sees(horror(DREAMER), 0)


@shows("ahlcg/example/after-you-draw-an-enemy", "ahlcg/example/when-you-draw-an-enemy")
def when_comes_before_and_after_comes_after_an_enemy_is_drawn(show: Show) -> None:
    """What says "when" is asked before the enemy spawns, what says "after" once it is engaged."""
    show.lab(scholar(play=[WATCH]), encounter_deck=[FIEND, DUST], step="1.4 encounter cards", active=None)
    show.offers("react lab/watch", "pass")
    show.sees(zone(FIEND), "limbo")
    show.sees(threat(FIEND), None)
    show.answer("react lab/watch")
    show.offers("react lab/watch", "pass")
    show.sees(threat(FIEND), 0)


@shows("ahlcg/example/gain-three-draw-three")
def gain_and_draw_come_before_the_reaction(show: Show) -> None:
    """Both the resources and the cards are there when the draw may be answered."""
    show.lab(scholar(play=[EYE, FEAST], resources=0))
    show.answer("use lab/feast")
    show.offers("react lab/eye", "pass")
    show.sees(resources(0), 3)
    show.sees(hand_size(0), 3)
    show.answer("pass")
    show.asked(0, "turn")


@shows("ahlcg/example/roland-cannot-give-revolver")
def a_signature_is_not_given_away(show: Show) -> None:
    """The Machete changes hands, and Roland's .38 Special does not."""
    show.lay(Inv(play=["rolands-38-special", "machete", TRADE]), Inv("daisy-walker"), enemies=[])
    show.answer("use lab/trade")
    show.sees(controller("core/rolands-38-special"), 0)
    show.sees(controller("core/machete"), 1)


@shows("ahlcg/example/variable-difficulty-hand-size")
def a_difficulty_that_counts_the_hand_follows_it(show: Show) -> None:
    """Committing lowers it, discarding in ST.7 comes too late."""
    show.lab(scholar(play=[WEIGH], hand=[WIT] * 5))
    show.answer("use lab/weigh", "commit lab/wit", "done")
    show.sees(results(), [("test succeeds", 4, 1)])
    show.lab(scholar(play=[WEIGH], hand=[WIT] * 5))
    show.answer("use lab/weigh", "done")
    show.sees(results(), [("test fails", 3, 2)])
    show.sees(hand_size(0), 4)


@shows("ahlcg/example/exhausted-enemy-not-target")
def only_ready_enemies_can_be_exhausted(show: Show) -> None:
    """It could not change, so it is not a choice."""
    show.lab(scholar(play=[STUN]), enemies=[Foe(FIEND, engaged=0), Foe(OTHER, engaged=0, exhausted=True)])
    show.answer("use lab/stun")
    show.sees(exhausted(FIEND), True)
    show.asked(0, "turn")
    show.lacks("use lab/stun")


@shows("ahlcg/example/asset-damage-counts-as-you")
def damage_on_your_asset_is_dealt_to_you(show: Show) -> None:
    """What your asset took is answered; what another investigator took is not."""
    show.lab(scholar(play=[SCAR, GUARD]), enemies=[Foe(FIEND, engaged=0)])
    show.answer(
        "resource",
        "damage lab/bodyguard",
        "horror lab/bodyguard",
    )
    show.offers("react lab/scar", "pass")
    show.sees(damage(SCHOLAR), 0)
    show.lab(scholar(play=[SCAR, REDIRECT]), scholar(DREAMER), enemies=[Foe(FIEND, engaged=0)])
    show.answer("use lab/redirect")
    show.asked(0, "turn")
    show.sees(damage(DREAMER), 1)
