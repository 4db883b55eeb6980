"""Rulings on effects: how much of them is done, for whom, how often, and how long they last."""

from __future__ import annotations

from typing import Any

from orne.arkham import values
from orne.arkham.abilities import Use, action, forced, free
from orne.arkham.events import ROUND_ENDS, TEST_ENDS
from orne.arkham.facts import COMBAT, WILLPOWER
from orne.arkham.language import CHOSEN, SELF, YOURSELF, Do, Gain, Gives, Until, after, everything
from orne.arkham.language import ENEMY as FOE
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules import chaos
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.rules.spawning import spawn
from orne.arkham.skill_test import SkillTest
from orne.arkham.state import LIMBO
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import (
    DAISY,
    DREAMER,
    DUST,
    ENEMY_PHASE,
    FIEND,
    MASKS,
    MINION,
    MYTHOS,
    QUIET,
    ability_of,
    enemies_here,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import keys, offers, record, table, uid
from tests.look import asked, happened

# ---- as far as possible


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


HOUSE: dict[str, Any] = {"locations": ["your-house"], **MASKS}


def test_an_effect_is_resolved_as_far_as_possible() -> None:
    """ahlcg/effects/c: no card to draw, but the resource comes."""
    game = build(Inv(deck=(), resources=1), **HOUSE)
    game.choose("use core/your-house")
    assert (game.state.hand[0], game.state.resources) == ([], [2])


def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    """ahlcg/triggered-abilities/n: Dynamite Blast spares nobody."""
    game = build(
        Inv(hand=["dynamite-blast"], resources=5),
        Inv(DAISY),
        enemies=[Foe("ghoul-priest", at="hallway", exhausted=True)],
    )
    game.choose("play core/dynamite-blast")
    assert asked(game) == (0, "turn")
    hurt = ("core/ghoul-priest", "core/roland-banks", "core/daisy-walker")
    assert [record(game, card).damage for card in hurt] == [3, 3, 3]


def test_without_its_first_part_the_rest_does_not_happen() -> None:
    """ahlcg/then/c: Drawn to the Flame with no encounter card to draw brings no clue."""
    for deck, number in ((["dissonant-voices"] * 2, 2), ([], 0)):
        game = build(
            Inv("agnes-baker", hand=["drawn-to-the-flame"]),
            locations=[Place("hallway", clues=2)],
            encounter_deck=deck,
        )
        assert ("play core/drawn-to-the-flame" in keys(game)) == bool(deck)
        g = table(game)
        flame = g.use_of(uid(game, "core/drawn-to-the-flame"), 0)
        ability_of("core/drawn-to-the-flame").effect.do(g, flame)
        assert record(game, "core/agnes-baker").clues == number


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


# ---- for whom


def test_you_in_a_revelation_is_the_drawer() -> None:
    """ahlcg/you-your/a, ahlcg/you-your/e: Frozen in Fear goes to Daisy."""
    game = build(Inv(play=[pause()]), Inv(DAISY), lead=1, encounter_deck=["frozen-in-fear", *QUIET], **MYTHOS)
    assert record(game, "core/frozen-in-fear").threat == 1


def test_a_clause_says_whom_it_concerns() -> None:
    """ahlcg/you-your/c: Young Deep One frightens whom it engages."""
    game = build(Inv(), Inv(DAISY), enemies=[Foe("young-deep-one", engaged=1)])
    game.choose("engage core/young-deep-one")
    assert (record(game, "core/roland-banks").horror, record(game, "core/daisy-walker").horror) == (1, 0)


def test_this_is_the_card_that_bears_the_text() -> None:
    """ahlcg/self-referential-text/b: the bonus is for that copy only, not for a card of the same title."""
    proud = lab_card("proud", Gives(SELF, "health", 2), health=1, title="Twin")
    plain = lab_card("plain-twin", health=1, title="Twin")
    game = lab(scholar(play=[proud, plain]))
    assert [values.health(table(game), uid(game, each)) for each in (proud, plain)] == [3, 1]


def test_may_asks_the_one_named() -> None:
    """ahlcg/may/a: Survival Instinct asks who evades, not who committed it."""
    people = (scholar(), scholar(DREAMER, hand=["core/survival-instinct"]))
    game = lab(*people, enemies=[Foe(FIEND, engaged=0)])
    game.choose("evade lab/fiend")
    assert asked(game) == (1, "commit")
    game.choose("commit core/survival-instinct")
    if asked(game)[1] == "commit":
        game.choose("done")
    assert asked(game) == (0, "order"), "the tester orders the results"
    game.choose(keys(game)[0])
    assert (asked(game), keys(game)) == ((0, "move"), ["move lab/loft", "move lab/crypt", "stay"])


# ---- lasting and delayed effects


def test_a_lasting_effect_covers_what_is_there() -> None:
    """ahlcg/lasting-effects/c: an enemy that comes later has no bonus."""

    rouse = Until("phase", Gives(CHOSEN, "fight", 1), who=everything(FOE))

    def call(g: ArkhamTable, use: Use) -> None:
        """Another comes."""
        spawn(g, uid(game, FIEND, 1), use.seat)

    drum = lab_card("drum", free(rouse), free(Do(call)))
    game = lab(scholar(play=[drum]), enemies=[Foe(FIEND, engaged=0)], set_aside=[FIEND])
    first, second = offers(game, "use")
    game.play(first, second)
    table = RULEBOOK.table(game.state)
    assert [values.fight(table, uid(game, FIEND, n)) for n in (0, 1)] == [4, 3]


def test_a_lasting_effect_is_over_before_what_happens_at_the_end() -> None:
    """ahlcg/lasting-effects/d."""
    seen: list[int] = []

    train = Until("round", Gives(CHOSEN, COMBAT, 2), who=YOURSELF)

    def look(g: ArkhamTable, use: Use) -> None:
        """See the combat."""
        seen.append(values.skill(g, 0, COMBAT))

    gloves = lab_card("gloves", free(train),
                      forced(after(ROUND_ENDS, lambda g, use, e: True, "the round ends"), Do(look)))  # fmt: skip
    game = lab(scholar(play=[gloves]))
    game.choose("use lab/gloves")
    assert values.skill(RULEBOOK.table(game.state), 0, COMBAT) == 5
    game.choose("end turn")
    while game.state.round == 2:
        game.choose("pass")
    assert set(seen) == {3}


def test_what_ends_with_a_turn_begins_in_one() -> None:
    """ahlcg/lasting-effects/e: Skids buys an action of this turn in his turn, not in the enemy phase."""
    assert "use core/skids-otoole" in keys(build(Inv("skids-otoole")))
    assert keys(build(Inv("skids-otoole", play=[pause()]), **ENEMY_PHASE)) == ["use lab/pause", "pass"]


def test_a_lasting_effect_ends_without_an_event() -> None:
    """ahlcg/effects/e, ahlcg/lasting-effects/a: Mind over Matter lasts until the round ends, which is not logged."""
    game = build(Inv("daisy-walker", hand=["mind-over-matter"], play=[pause()]), encounter_deck=[DUST] * 3)
    game.choose("play core/mind-over-matter")
    assert [(game.state.catalogue.ids[each.kind], each.until) for each in game.state.lasting] == [
        ("core/mind-over-matter", "round")
    ]
    before = len(list(game.log))
    game.choose("end turn")
    while game.state.round == 2:
        game.choose("pass")
    assert game.state.lasting == ()
    card = uid(game, "core/mind-over-matter")
    assert not [entry for entry in list(game.log)[before:] if card in (entry.source, entry.subject)]


def test_a_delayed_effect_starts_by_itself_after_the_test() -> None:
    """On the hard side a failed skull brings a ghoul once the test is over.

    Rulings: ahlcg/delayed-effects/a, ahlcg/delayed-effects/b.
    """
    game = build(
        Inv(),
        locations=[Place("core/cellar", clues=1)],
        bag=(chaos.SKULL,),
        difficulty="hard",
        encounter_deck=["core/ancient-evils", MINION, "core/ancient-evils"],
    )
    game.choose("investigate core/cellar")
    assert record(game, MINION).threat == 0
    assert happened(game, "test fails", "engaged") == ["test fails", "engaged"]


def test_a_delayed_effect_finds_who_is_there_when_it_comes() -> None:
    """What ends with the test answers to the state of that moment (ahlcg/delayed-effects/c)."""
    gift = lab_card("late-gift", forced(after(TEST_ENDS, lambda g, use, e: True, "a test ends"), Gain(1)))

    def do(g: ArkhamTable, use: Use) -> None:
        """Test, and leave 1 resource for each enemy here afterwards."""

        def later(g: ArkhamTable, test: SkillTest) -> None:

            Gain(len(enemies_here(g, use))).do(g, use)

        def prepare(test: SkillTest) -> None:
            test.effects.append(later)
            test.on_success.append(("kill", lambda g, test: kill(g)))

        plain_test(g, use.seat, WILLPOWER, 1, use, prepare)

    def kill(g: ArkhamTable) -> None:
        from orne.arkham.rules.damage import damage_enemy

        damage_enemy(g, uid(game, FIEND), 3)

    spell = lab_card("late-spell", action(Do(do), word="parley"))
    game = lab(scholar(play=[spell, gift, pause()]), enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=0)])
    game.choose("use lab/late-spell")
    while keys(game)[-1] == "pass":
        game.choose("pass")
    assert game.state.resources == [5 + 1 + 1]
