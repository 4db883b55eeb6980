"""The examples of the Rules Reference that no printed card of the box shows, with trial cards (ahlcg/example/…)."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.abilities import EVADE, FIGHT, Condition, action, event, reaction
from orne.arkham.events import DAMAGE, DRAWS_CARD, DRAWS_ENCOUNTER
from orne.arkham.facts import WILLPOWER
from orne.arkham.language import LOCATION, Do, ExtraCost, Fight, Sel, Spawn, after, there_is, when
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.registry import behaviour
from orne.arkham.rules import (
    attacks,
    control,
    enemy_movement,
    engagement,
    locations,
    readiness,
    skill_test,
    travel,
)
from orne.arkham.rules.actions import actions_left, extra_cost, pay_actions
from orne.arkham.rules.damage import deal
from orne.arkham.rules.encounter_draw import draw_encounter
from orne.arkham.rules.evade import evade
from orne.arkham.rules.fight import fight
from orne.arkham.rules.hands import discard_at_random, draw
from orne.arkham.rules.investigate import investigate
from orne.arkham.rules.resources import gain_resources
from orne.arkham.rules.skill_test import perform
from orne.arkham.rules.turn import Basic, options
from orne.arkham.selector import open_candidates
from orne.arkham.skill_test import SkillTest
from orne.arkham.state import LIMBO
from tests.arkham.laboratory import (
    DREAMER,
    DUST,
    FIEND,
    HALL,
    KENNEL,
    LOFT,
    SCHOLAR,
    ability_of,
    lab,
    lab_card,
    nothing,
    scholar,
)
from tests.arkham.look import keys, me, record, results, uid
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable


def deed(slug: str, do: Any, **rest: Any) -> str:
    """An asset with an action that does this and provokes nobody."""
    return lab_card(slug, action(Do(do), word="parley", **rest))


def test_three_are_one_and_more() -> None:
    """ahlcg/example/a-an-three-resources: an investigator with 3 has a resource, and is affected once."""

    def tax(g: ArkhamTable, use: Use) -> None:
        """Each investigator with a resource takes 1 horror."""
        for seat in [seat for seat in g.players() if g.state.resources[seat] >= 1]:
            deal(g, seat, 0, 1, source=use)

    game = lab(scholar(play=[deed("tax", tax)], resources=3), scholar(DREAMER, resources=0))
    game.choose("use lab/tax")
    assert (record(game, SCHOLAR).horror, record(game, DREAMER).horror) == (1, 0)


def to_its_controller(g: ArkhamTable, use: Use, event: Any) -> bool:
    """It happened to the controller."""
    return bool(event.seat == use.seat)


def test_when_comes_before_and_after_comes_after_an_enemy_is_drawn() -> None:
    """Before it spawns, and when it is engaged.

    ahlcg/example/after-you-draw-an-enemy, ahlcg/example/when-you-draw-an-enemy.
    """
    watch = lab_card(
        "watch",
        reaction(when(DRAWS_ENCOUNTER, to_its_controller, "you draw an enemy"), Do(nothing)),
        reaction(after(DRAWS_ENCOUNTER, to_its_controller, "you draw an enemy"), Do(nothing)),
    )
    game = lab(scholar(play=[watch]), encounter_deck=[FIEND, DUST], step="1.4 encounter cards", active=None)
    assert keys(game) == ["react lab/watch", "pass"]
    assert (record(game, FIEND).zone, record(game, FIEND).threat) == (LIMBO, -1)
    game.choose("react lab/watch")
    assert keys(game) == ["react lab/watch", "pass"]
    assert record(game, FIEND).threat == 0


def test_an_additional_cost_met_on_the_way_is_paid_or_the_rest_is_lost() -> None:
    """ahlcg/example/duke-orne-library: with an action left the investigation is paid for, without it is lost."""
    library = lab_card(
        "library",
        ExtraCost(lambda g, use, seat, kind: int(kind == "investigate" and g.state.place[seat] == use.holder)),
        type="location",
        connects=("hall",),
        symbol="loft",
    )

    def scout(g: ArkhamTable, use: Use) -> None:
        """Move to a connecting location and investigate."""
        travel.move_investigator(g, use.seat, locations.by_title(g, library), use)
        tax = extra_cost(g, use.seat, "investigate")
        if actions_left(g, use.seat) >= tax:
            pay_actions(g, use.seat, tax)
            investigate(g, use.seat, source=use)

    for actions, tests in ((2, 1), (1, 0)):
        game = lab(
            scholar(play=[deed("scout", scout)], actions=actions),
            scholar(DREAMER),
            locations=[HALL, Place(library, clues=1)],
        )
        assert "investigate lab/library" not in keys(game)
        game.choose("use lab/scout")
        assert len(results(game)) == tests
        assert game.state.place[0] == uid(game, library)
        assert (game.state.actions[0], record(game, library).clues) == (0, 1 - tests)


def test_a_sure_evasion_is_a_test() -> None:
    """ahlcg/example/hope-and-stray-cat: cards are committed and have their effect, though no token is revealed."""
    instinct = lab_card("instinct", type="skill", icons=(0, 0, 0, 1, 0))

    def hope(g: ArkhamTable, use: Use) -> None:
        """Evade an enemy and succeed automatically."""
        foe = values.engaged_with(g, use.seat)[0]
        evade(g, use.seat, foe, source=use, prepare=lambda test: setattr(test, "automatic", True))

    sure = lab_card("hope", action(Do(hope), word=EVADE))
    game = lab(scholar(play=[sure], hand=[instinct]), enemies=[Foe(FIEND, engaged=0)], bag=("auto-fail",))
    game.choose("use lab/hope")
    assert keys(game) == ["commit lab/instinct", "done"]
    game.choose("commit lab/instinct")
    assert results(game) == [("test succeeds", 4, 4)]
    assert happened(game, "token") == []
    assert record(game, FIEND).exhausted


def test_engaging_first_allows_the_attack() -> None:
    """ahlcg/example/spectral-razor-aloof: an aloof enemy can be aimed at by what engages it first, by nothing else."""
    shy = lab_card("shy", type="enemy", keywords=("aloof",))

    def razor(g: ArkhamTable, use: Use) -> None:
        """Engage an enemy here and fight it."""
        here = values.enemies_at(g, g.state.place[use.seat])
        foe = g.choose_card(use.seat, "Whom?", here, "engage")
        engagement.engage(g, foe, use.seat)
        fight(g, use.seat, foe, source=use)

    def blade(g: ArkhamTable, use: Use) -> None:
        """Fight an enemy."""
        fight(g, use.seat, open_candidates(g, use, Fight.target)[0], source=use)

    somebody = Condition(lambda g, use: bool(values.enemies_at(g, g.state.place[use.seat])), "an enemy is here")
    razor_card = lab_card("razor", event(Do(razor), word=FIGHT, possible=somebody), type="event")
    blade_card = lab_card("blade", event(Do(blade), word=FIGHT, possible=there_is(Fight.target)), type="event")
    game = lab(scholar(hand=[razor_card, blade_card]), enemies=[Foe(shy, at=HALL)])
    assert "play lab/razor" in keys(game)
    assert "play lab/blade" not in keys(game)
    game.choose("play lab/razor")
    assert (record(game, shy).threat, record(game, shy).damage) == (0, 1)


def test_gain_and_draw_come_before_the_reaction() -> None:
    """ahlcg/example/gain-three-draw-three: both parts are done when the draw may be answered."""
    watch = lab_card("eye", reaction(after(DRAWS_CARD, to_its_controller, "you draw cards"), Do(nothing)))

    def feast(g: ArkhamTable, use: Use) -> None:
        """Gain 3 resources and draw 3 cards."""
        gain_resources(g, use.seat, 3)
        draw(g, use.seat, 3)

    game = lab(scholar(play=[watch, deed("feast", feast)], resources=0))
    game.choose("use lab/feast")
    assert keys(game) == ["react lab/eye", "pass"]
    assert (game.state.resources[0], len(game.state.hand[0])) == (3, 3)
    game.choose("pass")
    assert asked(game) == (0, "turn")


def test_what_follows_then_comes_before_the_reaction_to_the_draw() -> None:
    """ahlcg/example/then-before-after-draw: draw, horror, and only then the reaction."""
    watch = lab_card(
        "ear", reaction(after(DRAWS_ENCOUNTER, to_its_controller, "you draw an encounter card"), Do(nothing))
    )

    def dare(g: ArkhamTable, use: Use) -> None:
        """Draw an encounter card, then take 1 horror."""
        draw_encounter(g, use.seat, lambda: deal(g, use.seat, 0, 1, source=use))

    game = lab(scholar(play=[watch, deed("dare", dare)]))
    game.choose("use lab/dare")
    assert keys(game) == ["react lab/ear", "pass"]
    assert happened(game, "encounter", "hurt") == ["encounter", "hurt"]
    assert record(game, SCHOLAR).horror == 1


def test_the_farthest_place_is_farthest_from_the_nearest_investigator() -> None:
    """ahlcg/example/farthest-two-investigators: 3 and 4 steps away is farther than 5 and 1."""
    paths = ("x", "l1", "l2", "l3", "y", "a"), ("x", "p1", "p2", "b"), ("y", "q1", "q2", "q3", "b")
    joined: dict[str, set[str]] = {}
    for path in paths:
        for one, other in pairwise(path):
            joined.setdefault(one, set()).add(other)
            joined.setdefault(other, set()).add(one)
    stops = {
        name: lab_card(f"stop-{name}", type="location", symbol=name, connects=sorted(to)) for name, to in joined.items()
    }

    def farthest(g: ArkhamTable, use: Use, place: int) -> bool:
        ends = [locations.by_title(g, stops[name]) for name in "ab"]
        assert [[locations.distance(g, g.state.place[who], end) for who in (0, 1)] for end in ends] == [[5, 1], [3, 4]]
        away = {end: min(locations.distance(g, g.state.place[who], end) for who in g.players()) for end in ends}
        return away.get(place) == max(away.values())

    stranger = lab_card(
        "stranger", Spawn(LOCATION & Sel(farthest, after=("of two the farthest from all investigators",))), type="enemy"
    )
    order = list(stops)
    game = lab(
        scholar(at=order.index("x")),
        scholar(DREAMER, at=order.index("y")),
        locations=list(stops.values()),
        encounter_deck=[stranger, DUST, DUST],
        step="1.4 encounter cards",
        active=None,
    )
    assert record(game, stranger).at == uid(game, stops["b"])


def test_a_test_inside_a_test_waits() -> None:
    """ahlcg/example/expose-weakness-delayed-test: it begins when the other is over and its token is back in the bag."""

    def expose(g: ArkhamTable, use: Use) -> None:
        """Test willpower (1)."""
        skill_test.plain_test(g, use.seat, WILLPOWER, 1, use)

    quick = lab_card(
        "quick",
        event(Do(expose), during=Condition(lambda g, use: g.test is not None, "during a test")),
        type="event",
        keywords=("fast",),
    )
    game = lab(scholar(hand=[quick]), locations=[Place(HALL, clues=1)], bag=("0",))
    game.play("investigate lab/hall", "play lab/quick")
    assert results(game) == [("test succeeds", 3, 1), ("test succeeds", 3, 2)]
    assert happened(game, "test", "token", "test succeeds") == ["test", "token", "test succeeds"] * 2


def test_a_signature_is_not_given_away() -> None:
    """ahlcg/example/roland-cannot-give-revolver: of two guns only the Machete changes hands."""

    def trade(g: ArkhamTable, use: Use) -> None:
        """Give each of your Items to the other investigator."""
        for card in [card for card in values.assets(g, use.seat) if values.has_trait(g, card, "Item")]:
            control.take_control(g, card, 1)

    game = build(Inv(play=["rolands-38-special", "machete", deed("trade", trade)]), Inv("daisy-walker"), enemies=[])
    game.choose("use lab/trade")
    assert record(game, "core/rolands-38-special").controller == 0
    assert record(game, "core/machete").controller == 1


def test_a_difficulty_that_counts_the_hand_follows_it() -> None:
    """ahlcg/example/variable-difficulty-hand-size: committing lowers it, discarding in ST.7 comes too late."""
    wit = lab_card("wit", type="skill", icons=(1, 0, 0, 0, 0))

    def weigh(g: ArkhamTable, use: Use) -> None:
        """Test willpower against 5, with fewer than five cards in hand against 3."""
        test = SkillTest(use.seat, WILLPOWER, lambda g: 5 if len(g.state.hand[use.seat]) >= 5 else 3, source=use)
        test.on_fail.append(("discard", lambda g, test: discard_at_random(g, use.seat)))
        perform(g, test)

    card = deed("weigh", weigh)
    game = lab(scholar(play=[card], hand=[wit] * 5))
    game.play("use lab/weigh", "commit lab/wit", "done")
    assert results(game) == [("test succeeds", 4, 1)]
    game = lab(scholar(play=[card], hand=[wit] * 5))
    game.play("use lab/weigh", "done")
    assert results(game) == [("test fails", 3, 2)]
    assert len(game.state.hand[0]) == 4


def test_only_ready_enemies_can_be_exhausted() -> None:
    """ahlcg/example/exhausted-enemy-not-target: it could not change, so it is not a choice."""

    def ready(g: ArkhamTable, use: Use) -> list[int]:
        return [foe for foe in values.enemies_at(g, g.state.place[use.seat]) if not g.state.cards[foe].exhausted]

    def stun(g: ArkhamTable, use: Use) -> None:
        """Choose and exhaust an enemy here."""
        readiness.exhaust(g, g.choose_card(use.seat, "Which enemy?", ready(g, use), "stun"))

    card = deed("stun", stun, possible=Condition(lambda g, use: bool(ready(g, use)), "an enemy is ready"))
    other = lab_card("brute", type="enemy")
    game = lab(scholar(play=[card]), enemies=[Foe(FIEND, engaged=0), Foe(other, engaged=0, exhausted=True)])
    game.choose("use lab/stun")
    assert record(game, FIEND).exhausted
    assert asked(game) == (0, "turn")
    assert "use lab/stun" not in keys(game)


def test_a_basic_fight_is_not_a_card() -> None:
    """ahlcg/example/basic-fight-excludes-events: plain attacks alone, no Backstab and no Machete."""

    def brawl(g: ArkhamTable, use: Use) -> None:
        """Take a basic fight action without its cost."""
        basic = [o for o in options(g, use.seat) if isinstance(o.value, Basic) and o.value.kind == FIGHT]
        fight(g, use.seat, g.decide(use.seat, "fight", "Whom?", basic).target)

    game = build(
        Inv(hand=["backstab"], play=["machete", deed("brawl", brawl)]),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("acolyte", engaged=0)],
    )
    assert {"play core/backstab", "use core/machete"} <= {*keys(game)}
    game.choose("use lab/brawl")
    assert keys(game) == ["fight core/ghoul-minion", "fight core/acolyte"]


def test_ignored_costs_are_not_paid() -> None:
    """ahlcg/example/ignore-costs-old-book-of-lore: the search without action and exhaustion."""
    book = ability_of("core/old-book-of-lore")
    assert book in behaviour("core/old-book-of-lore")

    def study(g: ArkhamTable, use: Use) -> None:
        """Use a Tome of yours and ignore its costs."""
        tome = next(card for card in values.assets(g, use.seat) if values.has_trait(g, card, "Tome"))
        book.effect.do(g, g.use_of(tome, use.seat))

    game = build(
        Inv("daisy-walker", play=["old-book-of-lore", deed("study", study)], deck=["knife", "guts", "flashlight"]),
        Inv(at=1),
    )
    game.choose("use lab/study")
    while asked(game)[1] != "turn":
        game.choose(keys(game)[0])
    assert len(me(game)["hand"]) == 1
    assert not record(game, "core/old-book-of-lore").exhausted


def test_an_attack_goes_on_elsewhere() -> None:
    """ahlcg/example/attack-continues-after-enemy-moved: the second blow is at the same enemy."""

    def flurry(g: ArkhamTable, use: Use) -> None:
        """Fight an enemy; move it to the loft; fight it again."""
        foe = open_candidates(g, use, Fight.target)[0]
        fight(g, use.seat, foe, source=use)
        engagement.disengage(g, foe)
        enemy_movement.move_enemy(g, foe, locations.by_title(g, LOFT))
        fight(g, use.seat, foe, source=use)

    card = lab_card("flurry", event(Do(flurry), word=FIGHT, possible=there_is(Fight.target)), type="event")
    game = lab(scholar(hand=[card]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("play lab/flurry")
    assert record(game, FIEND).damage == 2
    assert record(game, FIEND).at == uid(game, LOFT)


def test_damage_on_your_asset_is_dealt_to_you() -> None:
    """ahlcg/example/asset-damage-counts-as-you: not so what another investigator took."""
    watch = lab_card(
        "scar",
        reaction(
            after(DAMAGE, lambda g, use, event: event.seat == use.seat and event.attacker >= 0, "an enemy hurts you"),
            Do(nothing),
        ),
    )
    guard = lab_card("guard", type="asset", health=2, sanity=2, slots=("ally",))
    game = lab(scholar(play=[watch, guard]), enemies=[Foe(FIEND, engaged=0)])
    game.play("resource", "damage lab/guard", "horror lab/guard")
    assert keys(game) == ["react lab/scar", "pass"]
    assert record(game, SCHOLAR).damage == 0

    def redirect(g: ArkhamTable, use: Use) -> None:
        """Let an enemy's attack fall on the other investigator."""
        attacks.attack(g, values.engaged_with(g, use.seat)[0], 1)

    game = lab(scholar(play=[watch, deed("redirect", redirect)]), scholar(DREAMER), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/redirect")
    assert asked(game) == (0, "turn")
    assert record(game, DREAMER).damage == 1


def test_unique_goes_with_each_word_of_a_list() -> None:
    """ahlcg/example/unique-ally-and-item: unique goes with both words."""

    def toll(g: ArkhamTable, use: Use) -> None:
        """Exhaust each unique Ally and Item."""
        for card in values.assets(g, use.seat):
            kinds = values.has_trait(g, card, "Ally") or values.has_trait(g, card, "Item")
            if kinds and g.kind(card).facts.unique:
                readiness.exhaust(g, card)

    names = ["leo-de-luca", "beat-cop", "disc-of-itzamna-2", "knife"]
    game = build(Inv(play=[*names, deed("toll", toll), KENNEL]))
    game.choose("use lab/toll")
    assert [record(game, f"core/{name}").exhausted for name in names] == [True, False, True, False]
