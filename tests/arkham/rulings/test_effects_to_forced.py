"""Rulings on effects, entering and leaving play, events, fast cards, "for each" and forced abilities."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.abilities import event, forced, free, reaction
from orne.arkham.events import (
    DAMAGE,
    DEFEATED,
    ENGAGES,
    ENTERS_LOCATION,
    ENTERS_PLAY,
    LEAVES_PLAY,
)
from orne.arkham.facts import CardFacts, load
from orne.arkham.language.effects import DURING_YOUR_TURN, after, effect, gain, last, when
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK, new_game
from orne.arkham.rules.acting import gain_resources
from orne.arkham.rules.damage import deal
from orne.arkham.rules.enemies import spawn
from orne.arkham.rules.moving import discard, into_play
from orne.arkham.rules.playing import take_control
from orne.arkham.scenario import scenario
from orne.arkham.state import LIMBO, PLAY, VICTORY
from tests.arkham.laboratory import DREAMER, DUST, FIEND, HALL, LOFT, SCHOLAR, lab, lab_card, pause, scholar
from tests.arkham.look import keys, offers, record, uid
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

MYTHOS: dict[str, Any] = {"step": "1.4 encounter cards", "active": None}
ENEMY: dict[str, Any] = {"step": "3.1 enemy phase begins", "active": None}
MASKS: dict[str, Any] = {
    "scenario": "the-midnight-masks", "act": "uncovering-the-conspiracy", "agenda": "predator-or-prey",
}  # fmt: skip
HOUSE: dict[str, Any] = {"locations": ["your-house"], **MASKS}


# ---- effects


def test_card_effects_and_framework_effects_are_told_apart() -> None:
    """ahlcg/effects/a: the upkeep's draw has no cause, an event's resources have."""
    game = build(Inv(hand=["emergency-cache"], play=[pause()]))
    game.choose("play core/emergency-cache")
    log = list(game.log)
    gained = next(entry for entry in log if entry.kind == "resources")
    assert log[gained.cause].subject == game.state.discard[0][-1]
    game = build(Inv(play=[pause()]), step="4.4 draw and resources", active=None)
    drawn = next(entry for entry in game.log if entry.kind == "drawn")
    assert (drawn.cause, drawn.source) == (-1, -1)


def test_costs_and_limits_stand_though_the_effect_does_not() -> None:
    """Cover Up takes the place of what was bought.

    ahlcg/effects/b, ahlcg/event-cards/d, ahlcg/limits-and-maximums/i.
    """
    people = Inv(hand=["evidence"], threat=[In("cover-up", clues=3)], resources=5)
    foes = [Foe("swarm-of-rats", engaged=0), Foe("swarm-of-rats", engaged=0)]
    game = build(people, locations=[Place("attic", clues=2)], enemies=foes)
    game.choose("fight core/swarm-of-rats")
    assert keys(game) == ["react core/roland-banks", "play core/evidence", "pass"]
    game.choose("react core/roland-banks")
    game.choose("react core/cover-up")
    assert (record(game, "core/roland-banks").clues, record(game, "core/attic").clues) == (0, 2)
    game.choose("play core/evidence")
    game.choose("react core/cover-up")
    assert game.state.resources == [4]
    assert game.state.discard[0] == [uid(game, "core/evidence")]
    game.choose("fight core/swarm-of-rats")
    assert asked(game)[1] == "turn", "Roland's reaction was used this round, though nothing came of it"
    assert (record(game, "core/roland-banks").clues, record(game, "core/cover-up").clues) == (0, 1)


def test_an_effect_is_resolved_as_far_as_possible() -> None:
    """ahlcg/effects/c: no card to draw, but the resource comes."""
    game = build(Inv(deck=(), resources=1), **HOUSE)
    game.choose("use core/your-house")
    assert (game.state.hand[0], game.state.resources) == ([], [2])


def test_a_search_of_more_cards_than_there_are() -> None:
    """Two cards are searched, no reshuffle, no horror; the tome is exhausted.

    ahlcg/effects/d, ahlcg/exhaust-exhausted/a.
    """
    game = build(Inv("daisy-walker", play=["old-book-of-lore"], deck=("knife", "guts"), discard=("flashlight",)))
    game.choose("use core/old-book-of-lore")
    assert keys(game) == ["take core/knife", "take core/guts"]
    game.choose("take core/guts")
    assert (len(game.state.deck[0]), len(game.state.discard[0])) == (1, 1)
    assert record(game, "core/daisy-walker").horror == 0
    assert record(game, "core/old-book-of-lore").exhausted


def test_a_lasting_effect_ends_without_an_event() -> None:
    """ahlcg/effects/e, ahlcg/lasting-effects/a: Mind over Matter holds to the end of the round; its end is no entry."""
    game = build(Inv("daisy-walker", hand=["mind-over-matter"], play=[pause()]), encounter_deck=[DUST] * 3)
    game.choose("play core/mind-over-matter")
    assert [(each.kind, each.until) for each in game.state.lasting] == [("intellect instead", "round")]
    before = len(list(game.log))
    game.choose("end turn")
    while game.state.round == 2:
        game.choose("pass")
    assert game.state.lasting == ()
    card = uid(game, "core/mind-over-matter")
    assert not [entry for entry in list(game.log)[before:] if card in (entry.source, entry.subject)]


def test_all_of_an_effect_comes_before_the_answers_to_it() -> None:
    """ahlcg/effects/f: horror and a resource; "after horror" comes when the resource is there."""
    seen: list[int] = []

    def both(g: ArkhamTable, use: Use) -> None:
        """Take 1 horror and gain a resource."""
        deal(g, use.seat, 0, 1, source=use, then=lambda: gain_resources(g, use.seat, 1))

    def look(g: ArkhamTable, use: Use) -> None:
        """Count the resources."""
        seen.append(g.state.resources[0])

    bargain = lab_card(
        "bargain",
        free(effect(both)),
        forced(after(DAMAGE, lambda g, use, e: True, "horror is put on you"), effect(look)),
    )
    game = lab(scholar(play=[bargain], resources=2))
    game.choose("use lab/bargain")
    assert set(seen) == {3}


def test_the_encounter_deck_of_the_gathering() -> None:
    """ahlcg/encounter-deck/a, ahlcg/encounter-set/a: enemies and treacheries of the listed sets, nothing else."""
    game = new_game("the-gathering", [{"id": "core/roland-banks", "deck": ["core/knife"] * 30}], 1)
    kinds = [game.state.catalogue.kinds[game.state.cards[each].kind].facts for each in game.state.encounter_deck]
    assert {each.type for each in kinds} == {"enemy", "treachery"}
    sets = set(scenario("the-gathering").sets)  # type: ignore[attr-defined]
    assert {each.encounter_set for each in kinds} == sets
    own = [game.state.catalogue.kinds[each.kind].facts for each in game.state.cards if each.owner < 0]
    wanted = sum(each.quantity for each in load().values() if each.encounter_set in sets and each.type != "scenario")
    assert {each.encounter_set for each in own} == sets
    assert len(own) == wanted


# ---- entering and leaving play


def _watch(kind: str, seen: list[int]) -> Any:
    """A forced ability that notes what an event is about."""

    def look(g: ArkhamTable, use: Use) -> None:
        """Note it."""
        assert use.event is not None
        seen.append(use.event.subject)

    return forced(after(kind, lambda g, use, e: True, "it happens"), effect(look))


def test_what_enters_play() -> None:
    """ahlcg/enters-play/a, ahlcg/enters-play/b: played, or spawned from aside; a change of control is no entering."""
    seen: list[int] = []

    def tired(g: ArkhamTable, use: Use) -> None:
        """Put the sleeper into play exhausted."""
        into_play(g, uid(game, sleeper), controller=use.seat).exhausted = True

    def swap(g: ArkhamTable, use: Use) -> None:
        """The other takes it."""
        take_control(g, uid(game, tool), 1)

    def summon(g: ArkhamTable, use: Use) -> None:
        """The fiend spawns."""
        spawn(g, uid(game, FIEND), use.seat)

    tool, sleeper = lab_card("entering-tool"), lab_card("sleeper")
    eye = lab_card("eye", _watch(ENTERS_PLAY, seen), free(effect(tired)), free(effect(swap)), free(effect(summon)))
    game = lab(scholar(play=[eye], hand=[tool, sleeper]), scholar(DREAMER), set_aside=[FIEND])
    game.choose("play lab/entering-tool")
    assert set(seen) == {uid(game, tool)}
    seen.clear()
    uses = offers(game, "use")
    game.choose(uses[1])
    assert (record(game, tool).controller, seen) == (1, [])
    game.choose(uses[2])
    assert set(seen) == {uid(game, FIEND)}
    game.choose(uses[0])
    assert record(game, sleeper).exhausted
    assert "exhausted" not in happened(game)


def test_what_leaves_play() -> None:
    """Discarded, taken back to hand, put into the victory display.

    ahlcg/leaves-play/a, ahlcg/in-play-and-out-of-play/c.
    """
    seen: list[int] = []
    eye = lab_card("leaving-eye", _watch(LEAVES_PLAY, seen))
    worth = lab_card("worth", type="enemy", health=1, victory=1)
    game = lab(scholar(play=[eye, "core/magnifying-glass-1", "core/beat-cop"]), enemies=[Foe(worth, engaged=0)],
               locations=[Place(HALL)])  # fmt: skip
    game.choose("use core/magnifying-glass-1")
    assert set(seen) == {uid(game, "core/magnifying-glass-1")}
    seen.clear()
    game.choose("use core/beat-cop")
    assert set(seen) == {uid(game, "core/beat-cop"), uid(game, worth)}
    assert record(game, worth).zone == VICTORY
    before = record(game, "core/magnifying-glass-1").obj
    game.choose("play core/magnifying-glass-1")
    assert (record(game, "core/magnifying-glass-1").zone, record(game, "core/magnifying-glass-1").obj > before) == (
        PLAY,
        True,
    )


def test_what_is_in_play_and_what_is_not() -> None:
    """ahlcg/in-play-and-out-of-play/a, ahlcg/in-play-and-out-of-play/b."""
    game = build(
        Inv(play=["machete"], hand=["knife"], discard=["guts"]),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", at="attic", exhausted=True)],
        locations=[Place("hallway", attached=["obscuring-fog"]), "attic"], set_aside=["ghoul-priest"],
        victory=["flesh-eater"], later_acts=("what-have-you-done",),
    )  # fmt: skip
    state = game.state
    inside = {state.catalogue.ids[state.cards[each].kind] for each in state.play}
    assert inside == {"core/machete", "core/ghoul-minion", "core/swarm-of-rats", "core/obscuring-fog"}
    assert len(state.locations) == 2
    current = {state.catalogue.ids[state.cards[each].kind] for each in (state.act, state.agenda)}
    assert current == {"core/the-barrier", "core/whats-going-on"}
    table = RULEBOOK.table(state)
    for card in ("knife", "guts", "ghoul-priest", "flesh-eater", "what-have-you-done"):
        assert not values.in_play(table, uid(game, f"core/{card}"))


def test_lasting_effects_on_a_card_end_as_it_leaves_play() -> None:
    """ahlcg/leaves-play/d: a blank enemy that comes back has its text."""
    prowler = lab_card("prowler", type="enemy", keywords=("hunter",))

    def wipe(g: ArkhamTable, use: Use) -> None:
        """Its text is blank until the phase ends."""
        last(g, "blank", True, "phase", use, (uid(game, prowler),))

    def again(g: ArkhamTable, use: Use) -> None:
        """It goes and comes."""
        discard(g, uid(game, prowler))
        spawn(g, uid(game, prowler), use.seat)

    game = lab(scholar(play=[lab_card("sponge", free(effect(wipe)), free(effect(again)))]),
               enemies=[Foe(prowler, engaged=0)])  # fmt: skip
    first, second = offers(game, "use")
    game.choose(first)
    assert not values.has_keyword(RULEBOOK.table(game.state), uid(game, prowler), "hunter")
    game.choose(second)
    assert values.has_keyword(RULEBOOK.table(game.state), uid(game, prowler), "hunter")


# ---- events and fast cards


def test_events_are_played_in_their_time() -> None:
    """ahlcg/event-cards/a: an action of one's own turn, and only with something to hit."""
    game = build(Inv("skids-otoole", hand=["emergency-cache", "sneak-attack"], play=[pause()]))
    assert offers(game, "play") == ["play core/emergency-cache"]
    game.choose("end turn")
    assert offers(game, "play") == []
    foes = [Foe("ghoul-minion", exhausted=True)]
    game = build(Inv("skids-otoole", hand=["emergency-cache", "sneak-attack"]), enemies=foes)
    assert sorted(offers(game, "play")) == ["play core/emergency-cache", "play core/sneak-attack"]


def test_fast_events_at_their_moment_and_never_compulsory() -> None:
    """ahlcg/event-cards/b, ahlcg/event-cards/e: Evidence after a defeat, Dodge at an attack; both may be declined."""
    foes = [Foe("core/swarm-of-rats", engaged=0), Foe("core/swarm-of-rats", engaged=0)]
    game = lab(scholar(hand=["core/evidence", "core/dodge"]), locations=[Place(HALL, clues=2)], enemies=foes)
    assert offers(game, "play") == []
    game.choose("fight core/swarm-of-rats")
    if asked(game)[1] == "commit":
        game.choose("done")
    assert keys(game) == ["play core/evidence", "pass"]
    game.choose("pass")
    game.choose("draw")
    assert keys(game) == ["play core/dodge", "pass"]
    game.choose("pass")
    assert record(game, SCHOLAR).damage == 1


def test_an_event_is_in_limbo_while_it_resolves() -> None:
    """In hand while it is paid for, nowhere while it resolves, then discarded.

    ahlcg/event-cards/c, ahlcg/limbo/a, ahlcg/limbo/b.
    """
    seen: list[tuple[int, int, int]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """See where it is."""
        seen.append((g.state.cards[use.holder].zone, len(g.state.hand[0]), len(g.state.discard[0])))
        assert not values.in_play(g, use.holder)

    spell = lab_card("look-here", event(effect(look)), type="event")
    shield = lab_card("shield-bearer", health=2)
    game = lab(scholar(hand=[spell], play=[shield]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("play lab/look-here")
    assert keys(game) == ["damage lab/scholar", "damage lab/shield-bearer"], "the attack of opportunity"
    assert game.state.hand[0] == [uid(game, spell)]
    game.choose("damage lab/scholar")
    assert set(seen) == {(LIMBO, 0, 0)}
    assert game.state.discard[0] == [uid(game, spell)]


def test_a_treachery_goes_from_limbo_where_its_text_says() -> None:
    """ahlcg/limbo/c."""
    game = build(Inv(play=[pause()]), Inv("daisy-walker"), encounter_deck=("frozen-in-fear", "rotting-remains", DUST),
                 **MYTHOS)  # fmt: skip
    while keys(game) == ["use lab/pause", "pass"] and not happened(game, "test"):
        game.choose("pass")
    while record(game, "core/rotting-remains").zone == LIMBO:
        game.choose("pass")
    assert record(game, "core/frozen-in-fear").threat == 0
    assert game.state.encounter_discard == [uid(game, "core/rotting-remains")]


def test_a_fast_event_with_a_moment_and_a_period() -> None:
    """ahlcg/fast/d: after entering a location in one's own turn, at each such occurrence, and at no other time."""
    enters = after(ENTERS_LOCATION, lambda g, use, e: e.seat == use.seat, "you enter a location")
    stride = lab_card("stride", event(gain(1), trigger=enters, during=DURING_YOUR_TURN), type="event",
                      keywords=("fast",))  # fmt: skip

    def drag(g: ArkhamTable, use: Use) -> None:
        """The first investigator goes to the loft."""
        from orne.arkham.rules.locations import move_investigator

        move_investigator(g, 0, uid(game, LOFT))

    rope = lab_card("rope", free(effect(drag)))
    game = lab(scholar(hand=[stride, stride]), scholar(DREAMER, play=[rope]))
    game.choose("pass")
    game.choose("move lab/loft")
    assert keys(game) == ["play lab/stride", "pass"]
    game.choose("play lab/stride")
    game.play("pass", "pass", "move lab/hall")
    assert keys(game) == ["play lab/stride", "pass"]
    game = lab(scholar(hand=[stride]), scholar(DREAMER, play=[rope]), active=1)
    game.choose("use lab/rope")
    assert (game.state.place[0], asked(game)) == (uid(game, LOFT), (1, "turn"))


def test_a_fast_asset_in_ones_own_turn_only_and_without_provoking() -> None:
    """ahlcg/fast/e, ahlcg/fast/f."""
    game = build(Inv("skids-otoole", hand=["switchblade"], play=[pause()]), enemies=[Foe("ghoul-minion", engaged=0)])
    assert "play core/switchblade" in keys(game)
    game.choose("play core/switchblade")
    assert (record(game, "core/skids-otoole").damage, game.state.actions) == (0, [3])
    game = build(Inv("skids-otoole", hand=["switchblade"], play=[pause()]), **ENEMY)
    assert keys(game) == ["use lab/pause", "pass"]


def test_a_keyword_for_deckbuilding_changes_nothing_in_play() -> None:
    """ahlcg/exceptional/a."""
    for keywords in ((), ("exceptional",)):
        gem = lab_card("gem", free(gain(1)), keywords=keywords)
        game = lab(scholar(hand=[gem]))
        game.play("play lab/gem", "use lab/gem")
        assert (game.state.resources, game.state.actions) == ([6], [2])


def test_the_engine_knows_no_flavour() -> None:
    """ahlcg/flavor-text/a: no card has such a field."""
    assert not [each.name for each in fields(CardFacts) if "flavo" in each.name]


# ---- for each


def test_for_each_at_once_is_one_effect() -> None:
    """ahlcg/for-each/a: Rotting Remains failed by 3, Psychosis answers once."""
    game = build(Inv("skids-otoole", threat=["psychosis"], play=[pause()]), bag=("-2",),
                 encounter_deck=("rotting-remains", DUST), **MYTHOS)  # fmt: skip
    while record(game, "core/rotting-remains").zone == LIMBO:
        game.choose("pass")
    me = record(game, "core/skids-otoole")
    assert (me.horror, me.damage) == (3, 1)


def test_for_each_with_choices_is_several_effects() -> None:
    """ahlcg/for-each/b: Umôrdhoth's Wrath failed by 2, Psychosis answers each."""
    game = build(Inv("skids-otoole", threat=["psychosis"], hand=["knife"]), bag=("+1",),
                 encounter_deck=("umordhoths-wrath", DUST), **MYTHOS)  # fmt: skip
    choices = []
    while record(game, "core/umordhoths-wrath").zone == LIMBO:
        if len(keys(game)) == 2 and "done" not in keys(game) and "pass" not in keys(game):
            choices.append(keys(game))
            game.choose(next(key for key in keys(game) if "discard" not in key))
        else:
            game.choose(keys(game)[-1])
    me = record(game, "core/skids-otoole")
    assert (len(choices), me.horror, me.damage) == (2, 2, 4)


# ---- forced and nested


def test_when_comes_before_and_after_comes_after() -> None:
    """Drew heals before he hurts; the Young Deep One is engaged before it frightens.

    ahlcg/forced-abilities/d, ahlcg/forced-abilities/e.
    """
    game = build(Inv(play=[pause()]), enemies=[Foe("wolf-man-drew", engaged=0, damage=2)], **ENEMY)
    game.choose("pass")
    assert record(game, "core/wolf-man-drew").damage == 1
    assert happened(game, "healed", "hurt")[:2] == ["healed", "hurt"]
    game = build(Inv("skids-otoole", play=[pause()]), encounter_deck=("young-deep-one", DUST), **MYTHOS)
    assert happened(game, "engaged", "hurt") == ["engaged", "hurt"]


def test_forced_abilities_come_before_reactions() -> None:
    """ahlcg/forced-abilities/f: with "after it engages" and with "when it is defeated"."""
    charm = lab_card(
        "charm",
        reaction(after(ENGAGES, lambda g, use, e: True, "an enemy engages you"), gain(1)),
        reaction(when(DEFEATED, lambda g, use, e: True, "an enemy is defeated"), gain(1)),
    )
    game = build(Inv("skids-otoole", play=[charm]), encounter_deck=("young-deep-one", DUST), **MYTHOS)
    assert (asked(game)[1], record(game, "core/skids-otoole").horror) == ("reaction", 1)
    game = build(Inv(play=[charm]), enemies=[Foe("goat-spawn", engaged=0, damage=2)])
    game.choose("fight core/goat-spawn")
    assert (asked(game)[1], record(game, "core/roland-banks").horror) == ("reaction", 1)
    assert record(game, "core/goat-spawn").zone == PLAY


def test_nested_sequences_end_from_the_inside() -> None:
    """ahlcg/nested-sequences/b, ahlcg/nested-sequences/c: three levels, last in, first out."""
    done: list[int] = []
    depth: list[int] = []

    def deeper(g: ArkhamTable, use: Use) -> None:
        """Take another horror, three times over."""
        depth.append(len(depth) + 1)
        mine = len(depth)
        if mine < 3:
            deal(g, use.seat, 0, 1)
        done.append(mine)

    def begin_(g: ArkhamTable, use: Use) -> None:
        """Take 1 horror."""
        depth.clear()
        done.clear()
        deal(g, use.seat, 0, 1)

    well = lab_card("well", free(effect(begin_)),
                    forced(after(DAMAGE, lambda g, use, e: True, "horror is put on you"), effect(deeper)))  # fmt: skip
    game = lab(scholar(play=[well]))
    game.choose("use lab/well")
    assert done == [3, 2, 1]
    assert record(game, SCHOLAR).horror == 3


def test_an_objective_comes_between_when_and_after() -> None:
    """ahlcg/if/a: the act advances before Roland's reaction to the Priest's defeat."""
    game = build(Inv(), locations=[Place("hallway", clues=1)], act="what-have-you-done",
                 enemies=[Foe("ghoul-priest", engaged=0, damage=4)])  # fmt: skip
    game.choose("fight core/ghoul-priest")
    assert record(game, "core/ghoul-priest").zone == VICTORY
    assert asked(game)[1] != "reaction"
    assert record(game, "core/roland-banks").clues == 0
