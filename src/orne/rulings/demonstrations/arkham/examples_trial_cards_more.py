"""More examples of the Rules Reference that no printed card of the box shows, with trial cards (ahlcg/example/…)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from orne.arkham import values
from orne.arkham.abilities import ACTION, FIGHT, Ability, AsIf, Condition, Use, action, event, free, reaction
from orne.arkham.events import DRAWS_ENCOUNTER, TEST_ENDS, TOKEN_WOULD
from orne.arkham.facts import WILLPOWER
from orne.arkham.language import (
    ASSET,
    LOCATION,
    UNIQUE,
    Discard,
    Do,
    Draw,
    DrawEncounter,
    Exhausts,
    ExtraCost,
    Fight,
    Take,
    Then,
    after,
    connected_places,
    everything,
    there_is,
    trait,
    when,
)
from orne.arkham.registry import behaviour
from orne.arkham.rules import engagement, locations
from orne.arkham.rules.attaching import attach, can_be_attached
from orne.arkham.rules.fight import fight
from orne.arkham.rules.investigate import investigate
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.rules.travel import move_investigator
from orne.arkham.rules.turn import Basic, options
from orne.arkham.selector import Sel, open_candidates
from orne.arkham.skill_test import ONE_TOKEN, Revealing
from orne.arkham.table import ArkhamTable
from orne.arkham.texts import Spawn
from orne.rulings.laboratory.arkham import (
    DREAMER,
    DUST,
    HALL,
    KENNEL,
    LOFT,
    MYTHOS,
    PAPER,
    SCHOLAR,
    SHY,
    lab_card,
    nothing,
    pause,
    scholar,
    yours,
)
from orne.rulings.showing.arkham import Foe, In, Inv, Place, Show, shows
from orne.rulings.showing.arkham_probes import (
    actions,
    clues,
    damage,
    deck_size,
    discard_size,
    entries,
    exhausted,
    hand,
    hand_size,
    happened,
    horror,
    host,
    location,
    place,
    results,
    threat,
)
from orne.rulings.showing.arkham_readings import text


def parley(slug: str, do: Any, **rest: Any) -> str:
    """An asset with an action that does this and provokes nobody."""
    return lab_card(slug, action(Do(do), word="parley", **rest))


ORNE_LIBRARY = lab_card(
    "orne-library",
    ExtraCost(lambda g, use, seat, kind: int(kind == "investigate" and g.state.place[seat] == use.holder), always=True),
    type="location",
    connects=("hall",),
    symbol="loft",
)


def _scout(g: ArkhamTable, use: Use) -> None:
    """Move to the Orne Library and investigate."""
    move_investigator(g, use.seat, locations.by_title(g, ORNE_LIBRARY), use)
    investigate(g, use.seat, source=use)


SCOUT = parley("scouting-dog", _scout)


def _razor(g: ArkhamTable, use: Use) -> None:
    """Engage an enemy here and fight it."""
    here = values.enemies_at(g, g.state.place[use.seat])
    foe = g.choose_card(use.seat, "Whom?", here, "engage")
    engagement.engage(g, foe, use.seat)
    fight(g, use.seat, foe, source=use)


SOMEBODY = Condition(lambda g, use: bool(values.enemies_at(g, g.state.place[use.seat])), "an enemy is here")
RAZOR = lab_card("spectral-blade", event(Do(_razor), word=FIGHT, possible=SOMEBODY), type="event")


def _cut(g: ArkhamTable, use: Use) -> None:
    """Fight an enemy."""
    fight(g, use.seat, open_candidates(g, use, Fight.target)[0], source=use)


DULL_BLADE = lab_card("dull-blade", event(Do(_cut), word=FIGHT, possible=there_is(Fight.target)), type="event")
PATHS = ("x", "l1", "l2", "l3", "y", "a"), ("x", "p1", "p2", "b"), ("y", "q1", "q2", "q3", "b")
JOINED: dict[str, set[str]] = {}
for path in PATHS:
    for one, other in pairwise(path):
        JOINED.setdefault(one, set()).add(other)
        JOINED.setdefault(other, set()).add(one)
STOPS = {
    name: lab_card(f"stop-{name}", type="location", symbol=name, connects=sorted(to)) for name, to in JOINED.items()
}
"""A is 5 steps from X and 1 from Y, B 3 from X and 4 from Y."""


def _farthest(g: ArkhamTable, use: Use, place: int) -> bool:
    ends = [locations.by_title(g, STOPS[name]) for name in "ab"]
    away = {end: min(locations.distance(g, g.state.place[who], end) for who in g.players()) for end in ends}
    return away.get(place) == max(away.values())


STRANGER = lab_card(
    "far-stranger",
    Spawn(LOCATION & Sel(_farthest, after=("of two the farthest from all investigators",))),
    type="enemy",
)
EAR = lab_card("keen-ear", reaction(after(DRAWS_ENCOUNTER, yours, "you draw an encounter card"), Do(nothing)))


DARE = lab_card("bold-dare", action(Then(DrawEncounter(), Take(horror=1)), word="parley"))


def _brawl(g: ArkhamTable, use: Use) -> None:
    """Take a basic fight action without its cost."""
    basic = [each for each in options(g, use.seat) if isinstance(each.value, Basic) and each.value.kind == FIGHT]
    fight(g, use.seat, g.decide(use.seat, "fight", "Whom?", basic).target)


BRAWL = parley("brawl", _brawl)


def _study(g: ArkhamTable, use: Use) -> None:
    """Use a Tome of yours and ignore its costs."""
    book = next(
        each for each in behaviour("core/old-book-of-lore") if isinstance(each, Ability) and each.kind == ACTION
    )
    tome = next(card for card in values.assets(g, use.seat) if values.has_trait(g, card, "Tome"))
    book.effect.do(g, g.use_of(tome, use.seat))


STUDY = parley("study-at-night", _study)


def _doomed(g: ArkhamTable, use: Use) -> list[int]:
    return [each for each in values.assets(g, use.seat) if g.state.cards[each].doom and can_be_attached(g, each)]


def _bind(g: ArkhamTable, use: Use) -> None:
    """Attach an asset with doom on it to this ally."""
    attach(g, g.choose_card(use.seat, "Which asset?", _doomed(g, use), "attach", use.holder), use.holder)


BINDER = lab_card(
    "doom-binder",
    free(Do(_bind), possible=Condition(lambda g, use: bool(_doomed(g, use)), "you have an asset with doom on it")),
    slots=("ally",),
)
FOREVER = lab_card("forever-there", permanent=True)
SMALL_IDOL = lab_card("small-idol")


def _bind_all(g: ArkhamTable, use: Use) -> None:
    """Attach each of your other assets to this ally."""
    for each in list(values.assets(g, use.seat)):
        if each != use.holder:
            attach(g, each, use.holder)


GRIP = lab_card("tight-grip", free(Do(_bind_all)), slots=("ally",))
UNIQUE_TAX = lab_card(
    "tax-on-uniques", free(Exhausts(everything(ASSET & (trait("Ally") | trait("Item")) & UNIQUE)), Discard())
)
SHELF = lab_card("shelf-of-three", free(Draw(3)))


def _brave(g: ArkhamTable, use: Use) -> None:
    """Test willpower (3)."""
    plain_test(g, use.seat, WILLPOWER, 3, use)


TRIAL = parley("trial-of-nerve", _brave)


def _three_for_two(g: ArkhamTable, use: Use) -> None:
    """Reveal three tokens and resolve two of them."""
    assert use.event is not None
    use.event.revealing = Revealing(3, 2)


def _would(g: ArkhamTable, use: Use, event: Any) -> bool:
    return bool(event.seat == use.seat and event.revealing == ONE_TOKEN)


TRIPLE_DICE = lab_card(
    "triple-dice", reaction(when(TOKEN_WOULD, _would, "you would reveal a token"), Do(_three_for_two))
)


def _keep(g: ArkhamTable, use: Use) -> None:
    """Keep the revealed token."""
    assert use.event is not None
    g.state.remember("kept", tuple(use.event.test.tokens))


def _apply(g: ArkhamTable, use: Use) -> None:
    """Resolve the kept token instead."""
    assert use.event is not None
    use.event.revealing = Revealing(instead=g.state.remembered("kept"))


URN = lab_card(
    "token-urn",
    reaction(
        after(TEST_ENDS, lambda g, use, event: g.state.remembered("kept") is None, "your first test is resolved"),
        Do(_keep),
    ),
    reaction(
        when(TOKEN_WOULD, lambda g, use, event: bool(g.state.remembered("kept")), "you would reveal a token again"),
        Do(_apply),
    ),
)
FAR_BLADE = lab_card(
    "far-blade", action(Fight(), as_if=AsIf(connected_places, "at a connecting location", engaged=True))
)
NEAR_BLADE = lab_card("near-blade", action(Fight(), as_if=AsIf(connected_places, "at a connecting location")))


@shows("ahlcg/example/duke-orne-library")
def an_additional_cost_met_on_the_way_is_paid_or_the_rest_is_lost(show: Show) -> None:
    """With an action left the investigation is paid for, without one it is lost; the move is made all the same."""
    for number, tests in ((2, 1), (1, 0)):
        show.lab(
            scholar(play=[SCOUT], actions=number),
            scholar(DREAMER),
            locations=[HALL, Place(ORNE_LIBRARY, clues=1)],
        )
        show.answer("use lab/scouting-dog")
        show.sees(place(0), ORNE_LIBRARY)
        show.sees(results(), [("test succeeds", 3, 1)] * tests)
        show.sees(actions(0), 0)
        show.sees(clues(ORNE_LIBRARY), 1 - tests)
    show.sees(entries("cannot pay"), [("lab/orne-library", 0, None, 1)])


@shows("ahlcg/example/spectral-razor-aloof")
def engaging_first_allows_the_attack(show: Show) -> None:
    """An aloof enemy can be aimed at by what engages it first, and by nothing else."""
    show.lab(scholar(hand=[RAZOR, DULL_BLADE]), enemies=[Foe(SHY, at=HALL)])
    show.offers_of("play fight", "play lab/spectral-blade")
    show.answer("play lab/spectral-blade")
    show.sees(threat(SHY), 0)
    show.sees(damage(SHY), 1)
    show.offers_of("play fight", "play lab/dull-blade", "fight lab/shy")


@shows("ahlcg/example/farthest-two-investigators")
def the_farthest_place_is_farthest_from_the_nearest_investigator(show: Show) -> None:
    """The place 3 and 4 steps away is farther than the one 5 and 1 steps away, and the stranger spawns there."""
    order = list(STOPS)
    show.lab(
        scholar(at=order.index("x"), play=[pause()]),
        scholar(DREAMER, at=order.index("y")),
        locations=list(STOPS.values()),
        encounter_deck=[STRANGER, DUST, DUST],
        **MYTHOS,
    )
    show.sees(location(STRANGER), STOPS["b"])
    show.lab(
        scholar(at=order.index("x"), play=[pause()]),
        locations=list(STOPS.values()),
        encounter_deck=[STRANGER, DUST, DUST],
        **MYTHOS,
    )
    show.sees(location(STRANGER), STOPS["a"])


@shows("ahlcg/example/then-before-after-draw")
def what_follows_then_comes_before_the_reaction_to_the_draw(show: Show) -> None:
    """First the card is drawn, then the horror is dealt, and only then may the draw be answered."""
    show.lab(scholar(play=[EAR, DARE]))
    show.answer("use lab/bold-dare")
    show.offers("react lab/keen-ear", "pass")
    show.sees(happened("encounter", "hurt"), ["encounter", "hurt"])
    show.sees(horror(SCHOLAR), 1)
    show.answer("react lab/keen-ear")
    show.asked(0, "turn")


@shows("ahlcg/example/basic-fight-excludes-events")
def a_basic_fight_is_not_a_card(show: Show) -> None:
    """Plain attacks alone are offered for it: neither Backstab nor the Machete, which the turn itself offers."""
    show.lay(
        Inv(hand=["backstab"], play=["machete", BRAWL]),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("acolyte", engaged=0)],
    )
    show.includes("play backstab", "use machete")
    show.answer("use lab/brawl")
    show.offers("fight ghoul-minion", "fight acolyte")
    show.answer("fight ghoul-minion", "done")
    show.sees(entries("test"), [("ghoul-minion", 0, "combat", 2)])
    show.sees(damage("ghoul-minion"), 1)
    show.sees(actions(0), 2)


@shows("ahlcg/example/ignore-costs-old-book-of-lore")
def ignored_costs_are_not_paid(show: Show) -> None:
    """Old Book of Lore finds a card without its own action and its exhaustion."""
    people = Inv("daisy-walker", play=["old-book-of-lore", STUDY], deck=["knife", "guts", "flashlight"]), Inv(at=1)
    show.lay(*people)
    show.answer("use lab/study-at-night")
    show.offers("take knife", "take guts", "take flashlight")
    show.answer("take guts")
    show.sees(hand(), ["guts"])
    show.sees(exhausted("old-book-of-lore"), False)
    show.sees(actions(0), 2)
    show.lay(*people)
    show.answer("use old-book-of-lore", "take guts")
    show.sees(exhausted("old-book-of-lore"), True)


@shows("ahlcg/example/permanent-cannot-be-attached")
def a_permanent_asset_is_not_attached(show: Show) -> None:
    """It has doom and is not a target: the idol with doom is the only one; and nothing attaches it by force."""
    show.lab(scholar(play=[BINDER, In(FOREVER, doom=1), SMALL_IDOL]))
    show.lacks("use lab/doom-binder")
    show.lab(scholar(play=[BINDER, In(FOREVER, doom=1), In(SMALL_IDOL, doom=1, exhausted=True)]))
    show.answer("use lab/doom-binder")
    show.sees(host(SMALL_IDOL), BINDER)
    show.sees(host(FOREVER), None)
    show.sees(exhausted(SMALL_IDOL), True)
    show.asked(0, "turn")
    show.lab(scholar(play=[GRIP, FOREVER, SMALL_IDOL]))
    show.answer("use lab/tight-grip")
    show.sees(host(SMALL_IDOL), GRIP)
    show.sees(host(FOREVER), None)


@shows("ahlcg/example/unique-ally-and-item", "ahlcg/qualifiers/a")
def a_qualifier_goes_with_each_member_of_a_list(show: Show) -> None:
    """Each unique Ally and Item is exhausted: Leo De Luca and the amulet, neither Beat Cop nor Knife."""
    names = {"leo-de-luca": True, "beat-cop": False, "wendys-amulet": True, "knife": False}
    show.reads(text(UNIQUE_TAX), "Free: Discard this card: exhaust all unique Ally and Item assets.")
    show.lay(Inv("wendy-adams", play=[*names, UNIQUE_TAX, KENNEL]))
    show.answer("use lab/tax-on-uniques")
    for name, is_exhausted in names.items():
        show.sees(exhausted(name), is_exhausted)
    show.asked(0, "turn")


@shows("ahlcg/example/draw-three-of-two")
def a_draw_of_three_of_two_takes_both_and_then_one_horror(show: Show) -> None:
    """One card in the deck and one in the discard pile are both drawn, and the empty deck costs 1 horror."""
    show.lab(scholar(deck=["core/knife"], discard=[PAPER], play=[SHELF]))
    show.answer("use lab/shelf-of-three")
    show.sees(hand_size(0), 2)
    show.sees(deck_size(0), 0)
    show.sees(discard_size(0), 0)
    show.sees(horror(SCHOLAR), 1)
    show.lay(Inv("daisy-walker", play=["old-book-of-lore"], deck=["knife", "guts"]))
    show.answer("use old-book-of-lore")
    show.offers("take knife", "take guts")
    show.answer("take knife")
    show.sees(hand(), ["knife"])


@shows("ahlcg/example/two-tokens-resolved", "ahlcg/chaos-tokens/f")
def two_of_three_tokens_are_both_the_revealed_token(show: Show) -> None:
    """Two are chosen and kept as "the revealed token", and both are applied in the next test."""
    show.lab(scholar(play=[TRIAL, TRIPLE_DICE, URN]), bag=("-1", "-1", "-1"))
    show.answer("use lab/trial-of-nerve", "react lab/triple-dice")
    show.sees(results(), [("test fails", 1, 2)])
    show.answer("react lab/token-urn", "use lab/trial-of-nerve")
    show.offers("react lab/triple-dice", "react lab/token-urn", "pass")
    show.answer("react lab/token-urn")
    show.sees(results(), [("test fails", 1, 2)] * 2)
    show.sees(happened("token"), ["token"] * 4)
    show.asked(0, "turn")


@shows("ahlcg/example/as-if-at-connecting-location")
def an_aloof_enemy_next_door_can_be_fought_as_if_engaged(show: Show) -> None:
    """As if at its location alone it could not be fought, as if engaged with it it can; nobody moves or is engaged."""
    basic = ["investigate lab/hall", "move lab/loft", "move lab/crypt", "draw", "resource"]
    show.lab(scholar(play=[NEAR_BLADE]), enemies=[Foe(SHY, at=LOFT)])
    show.offers(*basic, "end turn")
    show.lab(scholar(play=[FAR_BLADE]), enemies=[Foe(SHY, at=LOFT)])
    show.offers(*basic, "use lab/far-blade lab/loft", "end turn")
    show.answer("use lab/far-blade lab/loft")
    show.sees(damage(SHY), 1)
    show.sees(threat(SHY), None)
    show.sees(place(0), HALL)
    show.asked(0, "turn")
