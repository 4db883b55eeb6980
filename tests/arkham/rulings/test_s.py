"""The glossary under S: sanity to swapping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham import values
from orne.arkham.abilities import Condition, forced, free
from orne.arkham.events import ENTERS_LOCATION, PHASE_BEGINS
from orne.arkham.language.effects import Discard, after, effect, gain, take
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules import drawing, enemies, locations
from orne.arkham.rules.acting import plain_test
from orne.arkham.rules.playing import take_control
from orne.arkham.rules.skill_test import SkillTest, perform
from orne.arkham.state import DISCARD, PLAY
from orne.kernel.limits import Limit
from tests.arkham.laboratory import (
    DUST,
    FIEND,
    HALL,
    LOFT,
    PAPER,
    asked,
    happened,
    keys,
    lab,
    lab_card,
    pause,
    record,
    scholar,
    uid,
)

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.state import State
    from orne.arkham.table import ArkhamTable
    from orne.kernel.game import Game

NOW: dict[str, Any] = {"step": "1.4 encounter cards", "active": None}
DAISY, WENDY, AGNES = "daisy-walker", "wendy-adams", "agnes-baker"


def table(game: Game[State]) -> ArkhamTable:
    """The table of a game."""
    found: ArkhamTable = game.table  # type: ignore[assignment]
    return found


def fright(number: int) -> str:
    """A card that deals its controller so much horror."""
    return lab_card(f"fright-{number}", free(take(0, number), Discard()))


# ---- sanity and horror


def test_horror_is_tokens_on_the_card_that_takes_it() -> None:
    """Elder Sign Amulet holds 2 of 4; Holy Rosary falls with 2.

    ahlcg/sanity-and-horror/a, ahlcg/sanity-and-horror/d
    """
    game = build(Inv(play=["elder-sign-amulet-3", fright(2)]))
    game.play("use lab/fright-2", "horror core/elder-sign-amulet-3", "horror core/elder-sign-amulet-3")
    amulet = uid(game, "core/elder-sign-amulet-3")
    assert (game.state.cards[amulet].horror, values.remaining_sanity(table(game), amulet)) == (2, 2)
    game = build(Inv(AGNES, play=["holy-rosary", fright(2)]))
    game.play("use lab/fright-2", "horror core/holy-rosary", "horror core/holy-rosary")
    assert uid(game, "core/holy-rosary") in game.state.discard[0]


@pytest.mark.parametrize(("number", "gone", "trauma"), [(4, "", (0, 0)), (5, "horror", (0, 1))])
def test_horror_up_to_sanity_defeats_and_leaves_mental_trauma(number: int, gone: str, trauma: tuple[int, int]) -> None:
    """ahlcg/sanity-and-horror/b, ahlcg/sanity-and-horror/c."""
    game = build(Inv(play=[fright(number)]), Inv(DAISY))
    game.choose(f"use lab/fright-{number}")
    assert (game.state.gone[0], game.state.trauma[0]) == (gone, trauma)


def test_remaining_sanity_counts_modifiers() -> None:
    """ahlcg/sanity-and-horror/e: Agnes, 2 horror, Dreams of R'lyeh."""
    game = build(Inv(AGNES, horror=2, threat=["dreams-of-rlyeh"]))
    assert values.remaining_sanity(table(game), uid(game, "core/agnes-baker")) == 5


def test_no_sanity_is_not_sanity_zero() -> None:
    """ahlcg/sanity-and-horror/f: Leather Coat and Stray Cat take no horror."""
    game = build(Inv(WENDY, play=["leather-coat", "stray-cat", fright(2)]))
    game.choose("use lab/fright-2")
    assert (record(game, "core/wendy-adams").horror, asked(game)) == (2, (0, "turn"))


# ---- searching


def test_a_search_finds_if_it_can_and_shuffles_in_any_case() -> None:
    """ahlcg/search/b, ahlcg/search/c: Research Librarian with one Tome, which cannot be declined, and with none."""
    for deck, found in ((["knife", "old-book-of-lore", "knife"], 1), (["knife", "knife"], 0)):
        game = build(Inv(DAISY, hand=["research-librarian"], deck=deck))
        game.play("play core/research-librarian", "react core/research-librarian")
        assert (len(game.state.hand[0]), asked(game)) == (found, (0, "turn"))
        assert happened(game, "deck shuffled") == ["deck shuffled"]


def test_cards_being_searched_are_still_in_the_deck() -> None:
    """ahlcg/search/d: Old Book of Lore."""
    game = build(Inv(DAISY, play=["old-book-of-lore"], deck=["knife", "guts", "flashlight", "lucky"]))
    game.choose("use core/old-book-of-lore")
    assert (keys(game), len(game.state.deck[0])) == (["take core/knife", "take core/guts", "take core/flashlight"], 4)
    game.choose("take core/guts")
    assert len(game.state.deck[0]) == 3


# ---- set aside, signatures


def test_cards_set_aside_do_nothing() -> None:
    """ahlcg/set-aside/a: the Ghoul Priest is neither in play nor in a deck, and its text does not work."""
    bell = lab_card(
        "aside-bell", forced(after(PHASE_BEGINS, lambda g, use, e: True, "a phase begins"), gain(9)), type="treachery"
    )
    game = build(Inv(), set_aside=["ghoul-priest", bell])
    priest = uid(game, "core/ghoul-priest")
    assert priest not in values.enemies(table(game))
    assert priest not in game.state.encounter_deck
    game.choose("end turn")
    assert game.state.resources == [6]


def test_control_of_a_card_set_aside_brings_it_into_play() -> None:
    """ahlcg/set-aside/b, ahlcg/slots/f: Lita takes Beat Cop's place."""

    def meet(g: ArkhamTable, use: Use) -> None:
        """Take control of Lita."""
        take_control(g, g.state.set_aside[0], use.seat)

    letter = lab_card("letter", free(effect(meet), Discard()))
    game = build(Inv(play=["beat-cop", letter]), set_aside=["lita-chantler"])
    game.choose("use lab/letter")
    lita = record(game, "core/lita-chantler")
    assert (lita.controller, lita.zone, record(game, "core/beat-cop").zone) == (0, PLAY, DISCARD)


# ---- skill cards and tests


def test_skill_cards_are_committed_where_they_match() -> None:
    """ahlcg/skill-cards/a, ahlcg/wild-skill-icons/a: Vicious Blow in a fight, not in an investigation."""
    game = build(Inv(hand=["vicious-blow"]), enemies=[Foe("ghoul-priest", engaged=0)])
    game.choose("fight core/ghoul-priest")
    assert keys(game) == ["commit core/vicious-blow", "done"]
    game.choose("commit core/vicious-blow")
    assert record(game, "core/ghoul-priest").damage == 2
    game = build(Inv(hand=["vicious-blow", "unexpected-courage"]), locations=[Place("hallway", clues=1)], bag=("-4",))
    game.choose("investigate core/hallway")
    assert keys(game) == ["commit core/unexpected-courage", "done"]
    game.choose("commit core/unexpected-courage")
    assert record(game, "core/roland-banks").clues == 1


@pytest.mark.parametrize("skill", range(4))
@pytest.mark.parametrize(("difficulty", "won"), [(3, True), (4, False)])
def test_equal_is_enough(skill: int, difficulty: int, won: bool) -> None:
    """ahlcg/skill-tests/a."""

    def try_it(g: ArkhamTable, use: Use) -> None:
        """Test the skill."""
        plain_test(g, use.seat, skill, difficulty, use)

    trial = lab_card(f"trial-{skill}-{difficulty}", free(effect(try_it), Discard()))
    game = lab(scholar(play=[trial]), bag=("0",))
    game.choose(f"use lab/trial-{skill}-{difficulty}")
    assert happened(game, "test succeeds", "test fails") == ["test succeeds" if won else "test fails"]


def test_a_test_is_named_after_its_skill() -> None:
    """ahlcg/skill-tests/b: a text about agility tests means evading and not fighting."""
    agile = Condition(lambda g, use: g.test is not None and g.test.skill == 3, "during your agility test")
    shoes = lab_card("soft-shoes", free(gain(1), during=agile, limit=Limit(1, "test", False)))
    game = lab(scholar(play=[shoes]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("fight lab/fiend")
    assert asked(game) == (0, "turn")
    game.choose("evade lab/fiend")
    assert keys(game) == ["use lab/soft-shoes", "pass"]


def test_results_come_one_by_one_in_the_testers_order() -> None:
    """ahlcg/skill-tests/c: the clue and Perception's card."""
    game = build(Inv(DAISY, hand=["perception"]), locations=[Place("hallway", clues=2)])
    game.play("investigate core/hallway", "commit core/perception")
    assert asked(game) == (0, "order")
    assert keys(game) == ["apply clue", "apply core/perception"]
    game.choose("apply core/perception")
    assert happened(game, "drawn", "discovered")[0] == "drawn"
    assert record(game, "core/daisy-walker").clues == 1


def test_answers_to_success_and_failure_come_before_the_results() -> None:
    """ahlcg/skill-tests/d, ahlcg/triggered-abilities/g: Dr. Milan before the clue; Rabbit's Foot after a failure."""
    game = build(
        Inv(DAISY, play=["dr-milan-christopher"]),
        locations=[Place("study", clues=2, attached=["obscuring-fog"])],
        bag=("+1",),
    )
    for clues in (0, 1):
        game.choose("investigate core/study")
        assert (keys(game), record(game, "core/daisy-walker").clues) == (
            ["react core/dr-milan-christopher", "pass"],
            clues,
        )
        assert uid(game, "core/obscuring-fog") in game.state.encounter_discard
        game.choose("react core/dr-milan-christopher")
        assert asked(game) == (0, "turn")
    assert game.state.resources == [7]
    game = build(Inv(WENDY, play=["rabbits-foot"]), enemies=[Foe("ghoul-priest", engaged=0)], bag=("-4",))
    game.choose("fight core/ghoul-priest")
    assert (keys(game), happened(game, "attacks")) == (["react core/rabbits-foot", "pass"], [])


def test_a_difficulty_may_change_until_it_is_compared() -> None:
    """ahlcg/skill-tests/e: the cards in hand; a committed card lowers it, what is lost at ST.7 does not matter."""

    def try_it(g: ArkhamTable, use: Use) -> None:
        """Test combat against the cards in your hand."""
        test = SkillTest(use.seat, 2, lambda g: len(g.state.hand[use.seat]), "", -1, use)
        test.on_success.append(("draw", lambda g, test: drawing.draw(g, use.seat, 5)))
        perform(g, test)

    hit = lab_card("hit", type="skill", icons=(0, 0, 1, 0, 0))
    trial = lab_card("hand-trial", free(effect(try_it), Discard()))
    game = lab(scholar(hand=[hit, PAPER, PAPER, PAPER], play=[trial]), bag=("-1",))
    game.play("use lab/hand-trial", "commit lab/hit")
    assert happened(game, "test succeeds", "test fails") == ["test succeeds"]
    assert len(game.state.hand[0]) == 8
    game = lab(scholar(hand=[hit, PAPER, PAPER, PAPER], play=[trial]), bag=("-1",))
    game.play("use lab/hand-trial", "done")
    assert happened(game, "test succeeds", "test fails") == ["test fails"]


# ---- slots


def test_slots() -> None:
    """The Necronomicon's hand; no slot, no limit; two hands; one ally.

    ahlcg/slots/b, ahlcg/slots/c, ahlcg/slots/d, ahlcg/slots/e
    """
    game = build(Inv(DAISY, play=["old-book-of-lore", "knife"], deck=["the-necronomicon", "knife"]))
    game.choose("draw")
    assert keys(game) == ["discard core/old-book-of-lore", "discard core/knife"]
    talents = ["physical-training", "hyperawareness", "hard-knocks", "arcane-studies", "dig-deep"]
    game = build(Inv(play=talents, hand=["physical-training"]))
    game.choose("play core/physical-training")
    assert (asked(game), len(game.state.play)) == ((0, "turn"), 6)
    game = build(Inv(WENDY, play=["knife", "flashlight"], hand=["baseball-bat"]))
    game.choose("play core/baseball-bat")
    assert game.state.play == [uid(game, "core/baseball-bat")]
    game = build(Inv(play=["beat-cop"], hand=["guard-dog"]))
    game.choose("play core/guard-dog")
    assert game.state.play == [uid(game, "core/guard-dog")]
    game = build(Inv(play=["knife", "flashlight"], hand=["machete"]))
    game.choose("play core/machete")
    assert keys(game) == ["discard core/knife", "discard core/flashlight"]


# ---- spawning


def test_spawn_instructions() -> None:
    """Icy Ghoul in the Cellar, where Roland is engaged.

    ahlcg/spawn/a, ahlcg/spawn/g, ahlcg/spawn-prey-instructions/a
    """
    game = build(
        Inv(at=1, play=["beat-cop"]), Inv(DAISY), lead=1, locations=["hallway", "cellar"],
        encounter_deck=["icy-ghoul", "dissonant-voices", "dissonant-voices"], **NOW,
    )  # fmt: skip
    assert record(game, "core/icy-ghoul").threat == 0
    game = build(
        Inv(play=[pause()]), locations=["hallway", "attic"], encounter_deck=["acolyte", "dissonant-voices"], **NOW
    )
    assert record(game, "core/acolyte").at == uid(game, "core/attic")


def test_where_an_effect_says_overrules_the_instruction_and_prey_decides_there() -> None:
    """ahlcg/spawn/e, ahlcg/spawn/f: an Acolyte at an occupied place; the Ghoul Priest engages the best fighter."""

    def call(g: ArkhamTable, use: Use) -> None:
        """Spawn what is set aside here."""
        enemies.spawn(g, g.state.set_aside[0], use.seat, g.state.place[use.seat])

    horn = lab_card("horn-of-calling", free(effect(call), Discard()))
    for card, lead in (("acolyte", 0), ("ghoul-priest", 1)):
        game = build(
            Inv(DAISY, play=[horn]), Inv(), lead=lead, locations=["hallway", "attic"], set_aside=[card], active=0
        )
        game.choose("use lab/horn-of-calling")
        if card == "acolyte":
            assert (asked(game), keys(game)) == (
                (0, "engage"),
                ["engage core/daisy-walker", "engage core/roland-banks"],
            )
        else:
            assert record(game, "core/ghoul-priest").threat == 1


def test_prey_at_spawning_and_readying() -> None:
    """ahlcg/spawn/h, ahlcg/spawn-prey-instructions/b: Flesh-Eater without prey; Ravenous Ghoul when it readies."""
    game = build(
        Inv(DAISY, at=1), Inv(at=1, play=["beat-cop"]), locations=["hallway", "attic"],
        encounter_deck=["flesh-eater", "dissonant-voices", "dissonant-voices"], **NOW,
    )  # fmt: skip
    assert (asked(game), keys(game)) == ((0, "engage"), ["engage core/daisy-walker", "engage core/roland-banks"])
    game = build(
        Inv(AGNES), Inv(damage=6), enemies=[Foe("ravenous-ghoul", at="hallway", exhausted=True)], step="4.3 ready",
        active=None,
    )  # fmt: skip
    assert record(game, "core/ravenous-ghoul").threat == 1


def test_surge_of_a_card_drawn_outside_the_mythos_phase() -> None:
    """ahlcg/surge/b: whatever makes one draw it, another follows."""

    def call(g: ArkhamTable, use: Use) -> None:
        """Draw an encounter card."""
        drawing.draw_encounter(g, use.seat)

    rush = lab_card("rush-again", type="treachery", keywords=("surge",))
    rope = lab_card("rope", free(effect(call), Discard()))
    game = lab(scholar(play=[rope]), encounter_deck=[rush, FIEND, DUST])
    game.choose("use lab/rope")
    assert (happened(game, "encounter"), record(game, FIEND).threat) == (["encounter"] * 2, 0)


def test_an_exchanged_investigator_enters_and_leaves_without_moving() -> None:
    """ahlcg/switch-swap/b: the place's text answers, and no action of moving was taken."""

    def swap(g: ArkhamTable, use: Use) -> None:
        """Change places with the fiend."""
        fiend = values.enemies(g)[0]
        there = g.location_of(fiend)
        g.state.edit(fiend).at = g.state.place[use.seat]
        locations.place_investigator(g, use.seat, there)

    mirror = lab_card(
        "mirror",
        free(effect(swap), limit=Limit(1, "game", False)),
        forced(after(ENTERS_LOCATION, lambda g, use, e: True, "you enter a location"), gain(3)),
    )
    game = lab(scholar(play=[mirror]), enemies=[Foe(FIEND, at=LOFT, exhausted=True, damage=1)])
    game.choose("use lab/mirror")
    fiend = record(game, FIEND)
    assert (game.state.place, game.state.resources) == ([uid(game, LOFT)], [8])
    assert (fiend.at, fiend.exhausted, fiend.damage) == (uid(game, HALL), True, 1)
    assert "moved" not in happened(game)


def test_damage_taken_may_go_to_assets() -> None:
    """ahlcg/taking-damage-horror/a: the Cellar's damage on Leather Coat."""
    game = build(Inv(WENDY, play=["leather-coat"]), locations=["hallway", Place("cellar")])
    game.choose("move core/cellar")
    assert keys(game) == ["damage core/wendy-adams", "damage core/leather-coat"]
    game.choose("damage core/leather-coat")
    assert (record(game, "core/leather-coat").damage, record(game, "core/wendy-adams").damage) == (1, 0)
