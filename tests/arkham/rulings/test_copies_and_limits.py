"""Rulings on copies, unique cards and limits."""

from __future__ import annotations

from orne.arkham import card_text
from orne.arkham.abilities import Use, free, revelation
from orne.arkham.language import Copies, Do, ThreatArea
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rules.control import take_control
from orne.arkham.rules.copies import IN_PLAY, IN_VICTORY_DISPLAY
from orne.arkham.rules.entering import enter_asset
from orne.arkham.state import ENCOUNTER_DISCARD, HAND, PLAY, VICTORY
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import BASIC, DREAMER, DUST, lab, lab_card, scholar
from tests.arkham.look import keys, record, uid
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


# ---- unique cards


def test_a_unique_card_of_another_level_in_anybodys_play_cannot_be_played() -> None:
    """ahlcg/unique"""
    game = build(
        Inv("skids-otoole", hand=["leo-de-luca-1"], resources=9), Inv(play=["leo-de-luca"]), locations=["attic"]
    )
    assert "play core/leo-de-luca-1" not in keys(game)
    assert [str(each) for each in game.why_not("play leo de luca")] == [
        "Leo De Luca is unique and in play already: ahlcg/unique/b"
    ]
