"""Rulings on copies, unique cards and limits."""

from __future__ import annotations

from typing import Any

from orne.arkham import card_text
from orne.arkham.abilities import Use, event, forced, free, revelation
from orne.arkham.language import THIS_ENTERS_PLAY, Copies, Discard, Do, Gain, ThreatArea
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rules.control import take_control
from orne.arkham.rules.copies import IN_PLAY, IN_VICTORY_DISPLAY
from orne.arkham.rules.entering import enter_asset
from orne.arkham.state import ENCOUNTER_DISCARD, HAND, PLAY, VICTORY
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from tests.arkham.laboratory import BASIC, DREAMER, DUST, MYTHOS, SKIDS, lab, lab_card, pause, scholar
from tests.arkham.look import keys, mentioned, record, uid
from tests.look import asked


def totem() -> str:
    """An asset of which each player may have one in play."""
    return lab_card("totem", Copies(1, IN_PLAY))


def test_a_second_copy_of_the_same_player_stays_out() -> None:
    """ahlcg/limits-and-maximums/j: not playable for a player who has one, playable for somebody else."""
    game = lab(scholar(hand=[totem(), totem()]), scholar(DREAMER, hand=[totem()]))
    game.choose("play lab/totem")
    assert keys(game) == [*BASIC, "end turn"]
    reasons = [str(why) for why in game.why_not("play lab/totem")]
    assert reasons[0] == "you have as many copies of Totem in play as it allows: ahlcg/limits-and-maximums/j"
    game.choose("end turn")
    assert (asked(game), keys(game)) == ((1, "turn"), [*BASIC, "play lab/totem", "end turn"])
    game.choose("play lab/totem")
    assert [record(game, totem(), number).zone for number in range(3)] == [PLAY, HAND, PLAY]
    assert card_text.text(totem()) == "Limit 1 in play for each player."


def test_a_further_copy_cannot_enter_by_an_effect_either() -> None:
    """ahlcg/limits-and-maximums/j: neither put into play nor taken from another player."""

    def carve(g: ArkhamTable, use: Use) -> None:
        """Put a Totem from hand into play, and take control of another's."""
        enter_asset(g, uid(game, totem(), 1), use.seat)
        take_control(g, uid(game, totem(), 2), use.seat)

    game = lab(
        scholar(play=[totem(), lab_card("carver", free(Do(carve)))], hand=[totem()]),
        scholar(DREAMER, play=[totem()]),
    )
    order = [record(game, totem(), number).zone for number in range(3)]
    assert order.count(PLAY) == 2
    game.choose("use lab/carver")
    assert [record(game, totem(), number).zone for number in range(3)] == order
    assert sorted(each.controller for each in game.state.cards if each.zone == PLAY) == [0, 0, 1]


def test_a_limit_of_two_keeps_out_the_third() -> None:
    """ahlcg/limits-and-maximums/j: a limit of 2 keeps out the third, and counts titles, not levels."""
    pair = lab_card("idol-pair", Copies(2, IN_PLAY), title="Pair")
    lab_card("idol-pair-better", Copies(2, IN_PLAY), title="Pair", level=2)
    game = lab(scholar(hand=[pair, pair], play=["lab/idol-pair-better"]))
    game.choose("play lab/idol-pair")
    assert keys(game) == [*BASIC, "end turn"]


def test_a_treachery_of_which_one_lies_before_you_is_discarded() -> None:
    """ahlcg/limits-and-maximums/j: the second has no place in the threat area."""
    gloom = lab_card("gloom", Copies(1, IN_PLAY), revelation(ThreatArea()), type="treachery")
    game = lab(scholar(threat=[gloom]), encounter_deck=(gloom, DUST), step="1.4 encounter cards", active=None)
    assert [record(game, gloom, number).zone for number in (0, 1)] == [PLAY, ENCOUNTER_DISCARD]
    game = lab(scholar(), encounter_deck=(gloom, DUST), step="1.4 encounter cards", active=None)
    assert (record(game, gloom).zone, record(game, gloom).threat, asked(game)[1]) == (PLAY, 0, "turn")


def test_the_victory_display_holds_no_further_copy() -> None:
    """ahlcg/limits-and-maximums/j: the second of them is discarded when it is defeated."""
    prize = lab_card("prize", Copies(1, IN_VICTORY_DISPLAY), type="enemy", victory=1, health=1)
    game = lab(scholar(), enemies=[Foe(prize, engaged=0), Foe(prize, engaged=0)])
    game.choose("fight lab/prize")
    assert [record(game, prize, number).zone for number in (0, 1)] == [VICTORY, PLAY]
    game.choose("fight lab/prize")
    assert [record(game, prize, number).zone for number in (0, 1)] == [VICTORY, ENCOUNTER_DISCARD]
    assert asked(game)[1] == "turn"


def test_a_copy_that_does_not_enter_sets_nothing_off() -> None:
    """ahlcg/limits-and-maximums/j: there is no entering play to answer."""

    def carve(g: ArkhamTable, use: Use) -> None:
        """Put a Bell Totem into play."""
        enter_asset(g, next(each for each in g.state.hand[use.seat]), use.seat)

    bell = lab_card("bell-totem", Copies(1, IN_PLAY), forced(THIS_ENTERS_PLAY, Gain(1)))
    carver = lab_card("carver", free(Do(carve)))
    game = lab(scholar(play=[bell, carver], hand=[bell]))
    game.choose("use lab/carver")
    assert (game.state.resources, asked(game)[1]) == ([5], "turn")


def test_copies_share_a_title_whatever_their_level() -> None:
    """With one Leo De Luca in play the other cannot be played.

    Rulings: ahlcg/copy/a, ahlcg/different/a.
    """
    for there, offered in ((["core/leo-de-luca"], []), ([], ["play core/leo-de-luca-1"])):
        game = build(Inv("core/skids-otoole", play=there, hand=["core/leo-de-luca-1"], resources=9))
        assert [key for key in keys(game) if key.startswith("play core/leo")] == offered


# ---- unique cards


def test_a_second_unique_card_comes_by_no_way() -> None:
    """ahlcg/unique/b: not played, not put into play."""

    def bring(g: ArkhamTable, use: Use) -> None:
        """Put Leo into play."""
        enter_asset(g, g.state.hand[use.seat][0], use.seat)

    door = lab_card("back-door", free(Do(bring), Discard()))
    game = build(Inv(SKIDS, hand=["leo-de-luca-1"], play=["leo-de-luca", door], resources=9))
    assert not mentioned(game, "play core/leo-de-luca-1")
    game.choose("use lab/back-door")
    assert (record(game, "core/leo-de-luca-1").zone, record(game, "core/leo-de-luca").zone) == (HAND, PLAY)


def test_a_subtitle_makes_no_other_card() -> None:
    """ahlcg/treachery-cards/b: a limit by title counts both."""
    first = lab_card("omen-a", event(Gain(1), limit=Limit(1, "round", True)), type="event", title="Omen", subtitle="A")
    second = lab_card("omen-b", event(Gain(1), limit=Limit(1, "round", True)), type="event", title="Omen", subtitle="B")
    game = lab(scholar(hand=[first, second]))
    assert (mentioned(game, "omen-a"), mentioned(game, "omen-b")) == (True, True)
    game.choose("play lab/omen-a")
    assert not mentioned(game, "omen-b")


def test_a_unique_card_of_another_level_in_anybodys_play_cannot_be_played() -> None:
    """ahlcg/unique"""
    game = build(
        Inv("skids-otoole", hand=["leo-de-luca-1"], resources=9), Inv(play=["leo-de-luca"]), locations=["attic"]
    )
    assert "play core/leo-de-luca-1" not in keys(game)
    assert [str(each) for each in game.why_not("play leo de luca")] == [
        "Leo De Luca is unique and in play already: ahlcg/unique/b"
    ]


# ---- limits


def at_the_masks(*people: Inv, place: str) -> Any:
    """A position of The Midnight Masks."""
    return build(*people, locations=[place], scenario="the-midnight-masks", act="uncovering-the-conspiracy",
                 agenda="predator-or-prey")  # fmt: skip


def test_a_limit_is_each_players_and_a_group_limit_everybodys() -> None:
    """Southside for each, Northside once; a new game knows of neither.

    ahlcg/limits-and-maximums/d, ahlcg/limits-and-maximums/e, ahlcg/game/a.
    """
    for place, left in (("southside-historical-society", True), ("northside", False)):
        game = at_the_masks(Inv(resources=9), Inv("daisy-walker", resources=9), place=place)
        game.choose(f"use core/{place}")
        assert f"use core/{place}" not in keys(game)
        game.choose("end turn")
        assert asked(game) == (1, "turn")
        assert (f"use core/{place}" in keys(game)) is left
        assert f"use core/{place}" in keys(at_the_masks(Inv(resources=9), place=place))


def test_only_one_copy_is_committed_whoever_has_it() -> None:
    """ahlcg/limits-and-maximums/g: Guts."""
    game = build(Inv(hand=["guts", "guts"], threat=["frozen-in-fear"]), Inv("daisy-walker", hand=["guts"]))
    game.choose("end turn")
    assert keys(game) == ["commit core/guts", "done"]
    game.choose("commit core/guts")
    assert "commit core/guts" not in keys(game)


def test_a_maximum_of_an_ability_counts_all_copies() -> None:
    """ahlcg/limits-and-maximums/h."""
    horn = lab_card("horn", free(Gain(1), limit=Limit(1, "round", True)))
    game = lab(scholar(play=[horn, horn]))
    assert keys(game)[-3:-1] == ["use lab/horn", "use lab/horn#2"]
    game.choose("use lab/horn#2")
    assert not [key for key in keys(game) if key.startswith("use")]


def test_a_second_fog_at_the_same_location_is_not_attached() -> None:
    """ahlcg/limits-and-maximums/c: but at another location it is."""
    for at, attached in ((0, 1), (1, 2)):
        game = build(Inv(at=at, play=[pause()]), locations=[Place("hallway", attached=["obscuring-fog"]), "attic"],
                     encounter_deck=("obscuring-fog", "ancient-evils"), **MYTHOS)  # fmt: skip
        assert len([each for each in game.state.cards if each.host >= 0]) == attached
