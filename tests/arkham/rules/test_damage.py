"""Damage, horror, defeat and elimination (arkham/basics/1.22, 1.24, 1.25, section 6.50, 6.51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import forced, free
from orne.arkham.events import DAMAGE, GAME_ENDS, LEAVES_PLAY
from orne.arkham.language import Do, Gain, after, when
from orne.arkham.position import Foe, In, Place
from orne.arkham.rules.damage import deal
from tests.arkham.laboratory import DREAMER, DUST, FIEND, HALL, LOFT, PAPER, PILOT, lab, lab_card, scholar
from tests.arkham.look import keys, record, table, uid
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

PLAIN_ALLY = lab_card("plain-ally", slots=("ally",), health=1, sanity=1)


def bruise(damage: int, horror: int, *, direct: bool = False, slug: str = "hurt") -> str:
    """A card with a free ability: take damage and horror."""

    def do(g: ArkhamTable, use: Use) -> None:
        """Take damage and horror."""
        deal(g, use.seat, damage, horror, direct=direct, source=use)

    return lab_card(slug, free(Do(do)))


# ---- elimination


def test_elimination_goes_step_by_step() -> None:
    """ahlcg/elimination/a to k: weaknesses speak, own cards go, clues stay, enemies stay, threat areas are emptied."""
    spoken: list[int] = []

    def speak(g: ArkhamTable, use: Use) -> None:
        """Speak."""
        spoken.append(len(g.state.hand[use.seat]))

    cover = lab_card(
        "cover", forced(when(GAME_ENDS, lambda g, use, e: True, "the game ends"), Do(speak)), type="treachery",
        weakness="signature",
    )  # fmt: skip
    snare = lab_card("snare", type="treachery")
    thug = lab_card("thug", type="enemy", weakness="basic")
    game = lab(
        scholar(
            damage=6, clues=2, hand=[PAPER], discard=[PAPER], threat=[cover, snare], play=[bruise(1, 0), In(PLAIN_ALLY)]
        ),
        scholar(DREAMER),
        scholar(PILOT, at=1),
        enemies=[Foe(FIEND, engaged=0, damage=1), Foe(FIEND, engaged=0, exhausted=True), Foe(thug, engaged=0, owner=0)],
        locations=[Place(HALL, clues=1), LOFT],
    )
    game.play("use lab/hurt", "damage lab/scholar")
    state = game.state
    assert spoken[-1] == 1
    assert (asked(game), keys(game)) == ((1, "lead"), ["lead lab/dreamer", "lead lab/pilot"])
    assert state.gone == ["damage", "", ""]
    assert (state.hand[0], state.deck[0], state.discard[0], state.resources[0]) == ([], [], [], 0)
    assert record(game, HALL).clues == 3
    assert {uid(game, cover), uid(game, thug), uid(game, PLAIN_ALLY)} <= set(state.removed)
    assert uid(game, snare) in state.encounter_discard
    game.choose("lead lab/pilot")
    fiends = [record(game, FIEND, n) for n in range(2)]
    assert [each.threat for each in fiends] == [1, -1]
    assert [each.damage for each in fiends] == [1, 0]
    assert game.state.lead == 2
    assert table(game).players() == [2, 1]


def test_the_turn_of_a_defeated_investigator_ends_and_the_round_goes_on() -> None:
    """basics 6.51: no upkeep for the defeated, one for the others; they draw no encounter card either."""
    game = lab(scholar(damage=6, play=[bruise(1, 0)]), scholar(DREAMER), encounter_deck=[DUST] * 6)
    game.choose("use lab/hurt")
    assert (asked(game), game.state.active) == ((1, "turn"), 1)
    game.choose("end turn")
    assert game.state.round == 3
    assert (game.state.resources, [len(hand) for hand in game.state.hand]) == ([0, 6], [0, 1])
    assert len(game.state.encounter_discard) == 1
    assert table(game).per_investigator(2) == 4


def test_who_falls_with_his_asset_is_defeated_once() -> None:
    """ahlcg/elimination/k: what the asset does as it leaves defeats them; no second trauma is asked for."""

    def avenge(g: ArkhamTable, use: Use) -> None:
        """Take 1 damage and 1 horror that cannot be put on assets."""
        deal(g, use.seat, 1, 1, direct=True)

    leaves = after(LEAVES_PLAY, lambda g, use, event: event.subject == use.holder, "this card leaves play")
    twin = lab_card("cursed-twin", forced(leaves, Do(avenge)), health=1)
    game = lab(scholar(damage=6, horror=6, play=[bruise(1, 0), twin]), scholar(DREAMER))
    game.play("use lab/hurt", "damage lab/cursed-twin")
    assert keys(game) == ["damage", "horror"]
    game.choose("horror")
    assert (happened(game, "eliminated"), game.state.trauma[0]) == (["eliminated"], (0, 1))
    assert (game.state.gone, asked(game)) == (["horror", ""], (1, "turn"))


def test_nothing_dealt_is_nothing_to_answer() -> None:
    """basics 1.22: an attack of 0 and 0 deals nothing."""
    answers = (timing(DAMAGE, lambda g, use, e: True, "damage is dealt") for timing in (when, after))
    alarm = lab_card("alarm", *(forced(each, Gain(5)) for each in answers))
    haze = lab_card("harmless-haze", type="enemy", damage=0, horror=0)
    game = lab(scholar(play=[alarm]), enemies=[Foe(haze, engaged=0)])
    game.choose("resource")
    assert (happened(game, "attacks"), game.state.resources, asked(game)) == (["attacks"], [6], (0, "turn"))


def test_weaknesses_speak_when_the_scenario_ends_for_those_who_are_left() -> None:
    """basics 1.25: two clues on Cover Up are a mental trauma at a resolution too, once."""

    def win(g: ArkhamTable, use: Use) -> None:
        """The scenario is won."""
        g.end("R1", "it is won")

    crown = lab_card("crown", free(Do(win)))
    for clues in (2, 0):
        game = lab(scholar(play=[crown], threat=[In("core/cover-up", clues=clues)]), scholar(DREAMER))
        game.choose("use lab/crown")
        assert (game.over, game.state.resolution) == (True, "R1")
        assert game.state.trauma == [(0, int(clues > 0)), (0, 0)]
        assert game.view(0)["resolution"] == "R1"
    assert lab(scholar()).view(0)["resolution"] is None
