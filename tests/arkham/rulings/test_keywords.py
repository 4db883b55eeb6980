"""Rulings on keywords: having them, aloof, peril, retaliate, surge."""

from __future__ import annotations

from orne.arkham.abilities import Use, free, reaction, revelation
from orne.arkham.events import DAMAGE
from orne.arkham.facts import load
from orne.arkham.language import Discard, Do, Gain, Take, after
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rules import encounter_draw
from orne.arkham.rules.chart import NAMES
from orne.arkham.rules.skill_test import plain_test
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import (
    DAISY,
    DREAMER,
    DUST,
    FIEND,
    LOFT,
    MYTHOS,
    SCHOLAR,
    SHY,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import harm_on, keys, record
from tests.look import asked, happened


def test_a_gained_keyword_works_and_two_are_as_one() -> None:
    """ahlcg/gains/c, ahlcg/keywords/b: False Lead without clues surges; surge twice is one card more."""
    game = build(Inv(play=[pause()]), encounter_deck=("false-lead", DUST, DUST, DUST), **MYTHOS)
    assert happened(game, "encounter") == ["encounter"] * 2

    def surge(g: ArkhamTable, use: Use) -> None:
        """This gains surge."""
        use.memory = "surge"

    wave = lab_card("wave", revelation(Do(surge)), type="treachery", keywords=("surge",))
    game = lab(scholar(play=[pause()]), encounter_deck=(wave, DUST, DUST, DUST), **MYTHOS)
    assert happened(game, "encounter") == ["encounter"] * 2


def test_the_core_set_has_the_known_keywords() -> None:
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


def test_a_keyword_for_deckbuilding_changes_nothing_in_play() -> None:
    """ahlcg/exceptional/a."""
    for keywords in ((), ("exceptional",)):
        gem = lab_card("gem", free(Gain(1)), keywords=keywords)
        game = lab(scholar(hand=[gem]))
        game.play("play lab/gem", "use lab/gem")
        assert (game.state.resources, game.state.actions) == ([6], [2])


# ---- aloof


def test_an_aloof_enemy_comes_unengaged_and_is_safe_until_engaged() -> None:
    """No fight against it before somebody engages it; then anybody there may.

    Rulings: ahlcg/aloof/b, ahlcg/aloof/c, ahlcg/aloof/d.
    """
    game = lab(
        scholar(), scholar(DREAMER), encounter_deck=[SHY, *["lab/dust"] * 3], step="1.4 encounter cards", active=None
    )
    assert (record(game, SHY).threat, record(game, SHY).at) == (-1, game.state.place[0])
    game.choose("turn lab/scholar")
    assert "engage lab/shy" in keys(game)
    assert not {"fight lab/shy", "evade lab/shy"} & set(keys(game))
    game.choose("engage lab/shy")
    assert record(game, SHY).threat == 0
    game.choose("end turn")
    assert asked(game) == (1, "turn")
    assert "fight lab/shy" in keys(game)


# ---- peril


def test_peril_leaves_the_drawer_alone() -> None:
    """ahlcg/peril/b: no free ability, no reaction, no commitment of anybody else; without peril there is."""

    def shudder(g: ArkhamTable, use: Use) -> None:
        """Test willpower."""
        plain_test(g, use.seat, 0, 3, use)

    courage = lab_card("courage", type="skill", icons=(1, 0, 0, 0, 0))
    for slug, keywords in (("lonely-fear", ("peril",)), ("common-fear", ())):
        fear = lab_card(slug, revelation(Do(shudder)), type="treachery", keywords=keywords)
        people = scholar(), scholar(DREAMER, hand=[courage], play=[pause()])
        game = lab(*people, encounter_deck=[fear, DUST, DUST], **MYTHOS)
        assert NAMES[game.state.step] == ("mythos window" if keywords else "1.4 encounter cards")


def test_under_peril_a_companion_neither_helps_nor_answers() -> None:
    """ahlcg/peril/b"""
    dread = lab_card("dread", revelation(Take(2, 2)), type="treachery", keywords=("peril",))
    charm = lab_card(
        "charm",
        reaction(after(DAMAGE, lambda g, use, event: True, "anybody is hurt"), Gain(1)),
    )
    for card, reacts in ((dread, False), (lab_card("fright", revelation(Take(2, 2)), type="treachery"), True)):
        game = lab(
            scholar(), scholar(DREAMER, play=[charm]), encounter_deck=[card, DUST, DUST], step="1.4 encounter cards",
            active=None,
        )  # fmt: skip
        assert (asked(game) == (1, "reaction")) is reacts


# ---- retaliate


def test_a_retaliating_enemy_strikes_after_the_test_and_stays_ready() -> None:
    """ahlcg/retaliate/a, ahlcg/retaliate/b: after the test; the Priest stays ready and attacks again at 3.3."""
    game = build(Inv(), enemies=[Foe("ghoul-priest", engaged=0)], bag=("-4",))
    game.choose("fight core/ghoul-priest")
    assert (harm_on(game, "core/roland-banks"), record(game, "core/ghoul-priest").exhausted) == ((2, 2), False)
    assert happened(game, "test fails", "attacks") == ["test fails", "attacks"]
    game.choose("end turn")
    assert happened(game, "attacks") == ["attacks"] * 2


def test_an_enemy_engaged_with_another_retaliates_too() -> None:
    """ahlcg/retaliate/c: Goat Spawn; the missed blow hits Daisy."""
    game = build(Inv(), Inv(DAISY), enemies=[Foe("goat-spawn", engaged=1)], bag=("-4",))
    game.choose("fight core/goat-spawn")
    assert harm_on(game, "core/daisy-walker") == (1, 0)
    assert harm_on(game, "core/roland-banks") == (1, 0)


def test_an_exhausted_enemy_does_not_retaliate() -> None:
    """ahlcg/retaliate/d."""
    game = build(Inv(), enemies=[Foe("wizard-of-the-order", at="hallway", exhausted=True)], bag=("-4",))
    game.choose("fight core/wizard-of-the-order")
    assert (harm_on(game, "core/roland-banks"), happened(game, "attacks")) == ((0, 0), [])


# ---- surge


def test_a_card_drawn_outside_the_mythos_phase_surges_too() -> None:
    """ahlcg/surge/b: whatever makes an investigator draw it, another follows."""

    def call(g: ArkhamTable, use: Use) -> None:
        """Draw an encounter card."""
        encounter_draw.draw_encounter(g, use.seat)

    rush = lab_card("rush-again", type="treachery", keywords=("surge",))
    rope = lab_card("rope", free(Do(call), Discard()))
    game = lab(scholar(play=[rope]), encounter_deck=[rush, FIEND, DUST])
    game.choose("use lab/rope")
    assert (happened(game, "encounter"), record(game, FIEND).threat) == (["encounter"] * 2, 0)


def test_surge_comes_though_the_revelation_was_warded_off() -> None:
    """basics 6.66: the keyword is no part of the revelation."""
    wave = lab_card("wave", revelation(Take(3)), type="treachery", keywords=("surge",))
    game = build(
        Inv("agnes-baker", hand=["ward-of-protection"]), locations=["attic"], step="1.4 encounter cards",
        encounter_deck=[wave, "swarm-of-rats", DUST],
    )  # fmt: skip
    assert keys(game) == ["play core/ward-of-protection", "pass"]
    game.choose("play core/ward-of-protection")
    assert (record(game, "core/agnes-baker").damage, record(game, "core/agnes-baker").horror) == (0, 1)
    assert record(game, "core/swarm-of-rats").threat == 0


def test_who_falls_to_a_surging_card_draws_no_other() -> None:
    """basics 6.51"""
    tide = lab_card("tide", revelation(Take(9)), type="treachery", keywords=("surge",))
    game = lab(
        scholar(), scholar(DREAMER), encounter_deck=[tide, DUST, FIEND, DUST], step="1.4 encounter cards", active=None
    )
    assert game.state.gone == ["damage", ""]
    assert happened(game, "encounter") == ["encounter", "encounter"], "one of each"
    assert game.state.lead == 1
