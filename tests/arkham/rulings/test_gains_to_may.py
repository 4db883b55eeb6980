"""Rulings on gains, keywords, "instead", decks, lasting effects, modifiers and "may"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham import values
from orne.arkham.abilities import Gives, forced, free, reaction, revelation
from orne.arkham.campaign import KILLED, Member, begin
from orne.arkham.events import (
    ROUND_ENDS,
)
from orne.arkham.facts import AGILITY, COMBAT, load
from orne.arkham.language.effects import after, effect, gain, last, you
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK, new_game
from orne.arkham.rules.acting import plain_test
from orne.arkham.rules.damage import deal
from orne.arkham.rules.enemies import spawn
from orne.arkham.rules.moving import discard
from orne.arkham.scenario import Outcome, scenario
from orne.arkham.state import PLAY
from orne.kernel.limits import Limit
from tests.arkham.laboratory import DREAMER, DUST, FIEND, LOFT, SCHOLAR, lab, lab_card, pause, scholar
from tests.arkham.look import keys, offers, record, uid
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

MYTHOS: dict[str, Any] = {"step": "1.4 encounter cards", "active": None}
ENEMY: dict[str, Any] = {"step": "3.1 enemy phase begins", "active": None}


# ---- gains and keywords


def test_gaining_resources_and_actions() -> None:
    """ahlcg/gains/a, ahlcg/gains/b: Emergency Cache; Skids has four actions once and three again in the next turn."""
    game = build(Inv(hand=["emergency-cache"]))
    game.choose("play core/emergency-cache")
    assert game.state.resources == [8]
    game = build(Inv("skids-otoole", play=[pause()]), encounter_deck=[DUST] * 4)
    game.play("use core/skids-otoole", "resource", "resource", "resource")
    assert "resource" in keys(game)
    game.choose("resource")
    assert "resource" not in keys(game)
    game.choose("end turn")
    while asked(game)[1] != "turn":
        game.choose("pass")
    assert (game.state.actions, game.state.extra_actions) == ([3], ())


def test_a_gained_keyword_works_and_two_are_as_one() -> None:
    """ahlcg/gains/c, ahlcg/keywords/b: False Lead without clues surges; surge twice is one card more."""
    game = build(Inv(play=[pause()]), encounter_deck=("false-lead", DUST, DUST, DUST), **MYTHOS)
    assert happened(game, "encounter") == ["encounter"] * 2

    def surge(g: ArkhamTable, use: Use) -> None:
        """This gains surge."""
        use.memory = "surge"

    wave = lab_card("wave", revelation(effect(surge)), type="treachery", keywords=("surge",))
    game = lab(scholar(play=[pause()]), encounter_deck=(wave, DUST, DUST, DUST), **MYTHOS)
    assert happened(game, "encounter") == ["encounter"] * 2


def test_the_keywords_of_the_core_set() -> None:
    """ahlcg/keywords/a: no card is exceptional or permanent; uses are a number of their own."""
    found = {word for card in load().values() for word in card.keywords}
    assert found <= {"surge", "retaliate", "peril", "massive", "hunter", "fast", "aloof"}
    assert {"retaliate", "peril", "massive", "hunter", "fast"} <= found
    assert any(card.uses for card in load().values())


def test_keywords_are_not_asked_about() -> None:
    """ahlcg/keywords/c: hunter and surge, retaliate: nobody is asked whether."""
    brute = lab_card("brute", type="enemy", keywords=("hunter", "retaliate"))
    flood = lab_card("flood", type="treachery", keywords=("surge",))
    game = lab(scholar(), enemies=[Foe(brute, at=LOFT)], encounter_deck=(flood, DUST, DUST), **MYTHOS)
    assert (happened(game, "encounter"), asked(game)[1]) == (["encounter"] * 2, "turn")
    game.choose("end turn")
    assert (asked(game)[1], record(game, brute).threat, record(game, SCHOLAR).damage) == ("turn", 0, 1)
    game = lab(scholar(), enemies=[Foe(brute, engaged=0)], bag=("-8",))
    game.choose("fight lab/brute")
    assert (asked(game)[1], record(game, SCHOLAR).damage) == ("turn", 1)


# ---- instead


def test_a_replacement_leaves_nothing_of_what_it_replaces() -> None:
    """ahlcg/instead/a, ahlcg/instead/d: Cover Up; "after you discover" is not offered then."""
    from orne.arkham.events import DISCOVERS

    lens = lab_card("lens", reaction(after(DISCOVERS, lambda g, use, e: True, "you discover a clue"), gain(1)))
    game = build(Inv(play=[lens], threat=[In("cover-up", clues=3)]), locations=[Place("attic", clues=2)])
    game.choose("investigate core/attic")
    assert keys(game) == ["react core/cover-up", "pass"]
    game.choose("react core/cover-up")
    assert (asked(game)[1], record(game, "core/cover-up").clues, record(game, "core/attic").clues) == ("turn", 2, 2)
    assert "discovered" not in happened(game)
    game.choose("investigate core/attic")
    game.choose("pass")
    assert keys(game) == ["react lab/lens", "pass"]


# ---- decks and campaigns


def test_your_deck_is_your_own() -> None:
    """ahlcg/investigator-deck/a: Research Librarian finds Daisy's tome, not Roland's."""
    game = build(Inv("daisy-walker", hand=["research-librarian"], deck=("old-book-of-lore", "knife")),
                 Inv(deck=("medical-texts", "knife")))  # fmt: skip
    game.choose("play core/research-librarian")
    game.choose("react core/research-librarian")
    assert [game.state.catalogue.ids[game.state.cards[each].kind] for each in game.state.hand[0]] == [
        "core/old-book-of-lore"
    ]
    assert len(game.state.deck[1]) == 2


def test_a_resolution_adds_cards_and_may_kill() -> None:
    """ahlcg/investigator-deck/b, ahlcg/killed-insane-investigators/c: nobody is asked, trauma does not matter."""
    campaign = begin()
    campaign.members = [Member("Ann", "core/roland-banks", {"core/knife": 30})]
    member = campaign.members[0]
    end = Outcome("R1", experience=(2,), trauma=((0, 0),), killed=(0,), gained=((0, "core/paranoia"),))
    campaign._settle(member, 0, end)
    assert (member.deck["core/paranoia"], member.earned, member.status) == (1, {"core/paranoia": 1}, KILLED)


def test_a_single_scenario_carries_nothing_over() -> None:
    """ahlcg/killed-insane-investigators/d: after a defeat the next game begins without trauma."""
    people = [{"id": "core/roland-banks", "deck": ["core/knife"] * 30}]

    def die(g: ArkhamTable, use: Use) -> None:
        """Be defeated."""
        deal(g, use.seat, 9, direct=True)

    game = build(Inv(play=[lab_card("end-it", free(effect(die)))]))
    game.choose("use lab/end-it")
    assert game.over
    fresh = new_game("the-gathering", people, 1)
    assert (fresh.state.trauma, record(fresh, "core/roland-banks").damage) == ([(0, 0)], 0)


# ---- lasting effects and values


def test_a_lasting_effect_covers_what_is_there() -> None:
    """ahlcg/lasting-effects/c: an enemy that comes later has no bonus."""

    def rouse(g: ArkhamTable, use: Use) -> None:
        """Each enemy gets +1 fight until the end of the phase."""
        last(g, "fight", 1, "phase", use, tuple(values.enemies(g)))

    def call(g: ArkhamTable, use: Use) -> None:
        """Another comes."""
        spawn(g, uid(game, FIEND, 1), use.seat)

    drum = lab_card("drum", free(effect(rouse)), free(effect(call)))
    game = lab(scholar(play=[drum]), enemies=[Foe(FIEND, engaged=0)], set_aside=[FIEND])
    first, second = offers(game, "use")
    game.play(first, second)
    table = RULEBOOK.table(game.state)
    assert [values.fight(table, uid(game, FIEND, n)) for n in (0, 1)] == [4, 3]


def test_a_lasting_effect_is_over_before_what_happens_at_the_end() -> None:
    """ahlcg/lasting-effects/d."""
    seen: list[int] = []

    def train(g: ArkhamTable, use: Use) -> None:
        """+2 combat until the round ends."""
        last(g, "skill bonus", (COMBAT, 2), "round", use, (g.state.investigators[use.seat],))

    def look(g: ArkhamTable, use: Use) -> None:
        """See the combat."""
        seen.append(values.skill(g, 0, COMBAT))

    gloves = lab_card("gloves", free(effect(train)),
                      forced(after(ROUND_ENDS, lambda g, use, e: True, "the round ends"), effect(look)))  # fmt: skip
    game = lab(scholar(play=[gloves]))
    game.choose("use lab/gloves")
    assert values.skill(RULEBOOK.table(game.state), 0, COMBAT) == 5
    game.choose("end turn")
    while game.state.round == 2:
        game.choose("pass")
    assert set(seen) == {3}


def test_modifiers_are_summed_anew_from_the_base() -> None:
    """ahlcg/modifiers/b: +2 comes and goes around a -1, in either order."""
    plus = lab_card("plus", Gives(you, COMBAT, 2, words="+2 combat."))
    minus = lab_card("minus", Gives(you, COMBAT, -1, words="-1 combat."))
    for order in ([plus, minus], [minus, plus]):
        game = lab(scholar(play=order))
        table = RULEBOOK.table(game.state)
        assert values.skill(table, 0, COMBAT) == 4
        discard(table, uid(game, plus))
        assert values.skill(table, 0, COMBAT) == 2


@pytest.mark.parametrize(("difficulty", "success", "margin"), [(0, True, 0), (1, False, 1)])
def test_a_value_below_zero_counts_as_zero(difficulty: int, success: bool, margin: int) -> None:
    """ahlcg/modifiers/e."""
    seen: list[tuple[bool, int]] = []

    def try_(g: ArkhamTable, use: Use) -> None:
        """Test agility."""
        test = plain_test(g, use.seat, AGILITY, difficulty, use)
        seen.append((test.success, test.margin))

    game = lab(
        scholar(play=[lab_card(f"hurdle-{difficulty}", free(effect(try_), limit=Limit(1, "round", False)))]),
        bag=("-8",),
    )
    game.choose(f"use lab/hurdle-{difficulty}")
    assert set(seen) == {(success, margin)}


def test_doubling_comes_after_adding() -> None:
    """ahlcg/modifiers/c: a -2 counts as -4 while the Hunting Nightgaunt is evaded."""
    for token, away in (("-1", True), ("-2", False)):
        nimble = lab_card("nimble", type="investigator", skills=(3, 3, 3, 3))
        game = build(Inv(nimble), enemies=[Foe("hunting-nightgaunt", engaged=0)], bag=(token,))
        game.choose("evade core/hunting-nightgaunt")
        assert record(game, "core/hunting-nightgaunt").exhausted is away


def test_an_undefined_number_is_nothing() -> None:
    """ahlcg/letter-x/a: a skull without ghouls is 0, with one it is -1."""
    game = build(Inv())
    assert scenario("the-gathering").token_modifier(RULEBOOK.table(game.state), 0, "skull") == 0
    game = build(Inv(), enemies=[Foe("ghoul-minion", engaged=0)])
    assert scenario("the-gathering").token_modifier(RULEBOOK.table(game.state), 0, "skull") == -1


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


def test_a_gained_ability_is_not_a_printed_one() -> None:
    """ahlcg/gains/d: Lita's parley comes from the Parlor and stays though her own text is blank."""

    def wipe(g: ArkhamTable, use: Use) -> None:
        """Her text is blank until the phase ends."""
        last(g, "blank", True, "phase", use, (uid(game, "core/lita-chantler"),))

    eraser = lab_card("eraser", free(effect(wipe)))
    game = build(Inv(play=[eraser]), locations=[Place("parlor", unclaimed=["lita-chantler"])])
    before = offers(game, "use")
    game.choose("use lab/eraser")
    assert offers(game, "use") == before
    assert before == ["use core/parlor resign", "use core/parlor parley", "use lab/eraser"]
    assert uid(game, "core/lita-chantler") in RULEBOOK.table(game.state).index.blank


def test_what_ends_with_a_turn_begins_in_one() -> None:
    """ahlcg/lasting-effects/e: Skids buys an action of this turn in his turn, not in the enemy phase."""
    assert "use core/skids-otoole" in keys(build(Inv("skids-otoole")))
    assert keys(build(Inv("skids-otoole", play=[pause()]), **ENEMY)) == ["use lab/pause", "pass"]


def test_every_card_of_the_scenario_is_an_encounter_card() -> None:
    """ahlcg/encounter-cards-vs-scenario-cards/a: enemies, treacheries, locations, act and agenda have no player."""
    foes = [Foe("ghoul-minion", engaged=0)]
    game = build(Inv(threat=["frozen-in-fear"]), locations=[Place("hallway", attached=["obscuring-fog"])], enemies=foes)
    kinds = {game.state.catalogue.kinds[each.kind].facts.type for each in game.state.cards if each.owner < 0}
    assert kinds == {"enemy", "treachery", "location", "act", "agenda"}
    assert {game.state.catalogue.kinds[each.kind].facts.class_ for each in game.state.cards if each.owner < 0} == {
        "mythos"
    }


def test_a_goat_spawn_killed_by_a_dog_frightens_before_it_is_gone() -> None:
    """ahlcg/nested-sequences/b."""
    game = build(Inv(play=["guard-dog"]), enemies=[Foe("goat-spawn", engaged=0, damage=2)])
    game.choose("resource")
    game.play("damage core/guard-dog", "react core/guard-dog")
    assert keys(game) == ["horror core/roland-banks", "horror core/guard-dog"]
    assert record(game, "core/goat-spawn").zone == PLAY
    game.choose("horror core/roland-banks")
    assert record(game, "core/roland-banks").horror == 1
    order = [(entry.kind, entry.after) for entry in game.log if entry.kind in ("hurt", "enemy defeated")]
    assert order == [("hurt", [0, 1]), ("enemy defeated", None), ("hurt", [1, 0])]
