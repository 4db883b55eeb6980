"""Damage, horror, defeat and elimination (arkham/basics/1.22, 1.24, 1.25, section 6.50, 6.51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import forced, free, reaction
from orne.arkham.events import DAMAGE, GAME_ENDS, LEAVES_PLAY
from orne.arkham.language import YOU, Discard, Do, Gain, Gives, after, when
from orne.arkham.position import Foe, In, Place
from orne.arkham.rules.control import take_control
from orne.arkham.rules.damage import deal, heal
from orne.arkham.rules.elimination import resign
from orne.arkham.rules.hands import draw
from orne.arkham.rules.leaving import discard
from tests.arkham.laboratory import DREAMER, DUST, FIEND, HALL, LOFT, PAPER, PILOT, SCHOLAR, lab, lab_card, scholar
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


def test_damage_and_horror_are_assigned_together_then_applied_together() -> None:
    """ahlcg/dealing-damage-horror/b to f, k; basics 6.50: an ally of 1 and 1 may take one of each."""
    game = lab(scholar(play=[bruise(2, 2), PLAIN_ALLY]))
    game.choose("use lab/hurt")
    assert keys(game) == ["damage lab/scholar", "damage lab/plain-ally"]
    game.choose("damage lab/plain-ally")
    assert keys(game) == ["horror lab/scholar", "horror lab/plain-ally"]
    assert record(game, PLAIN_ALLY).damage == 0
    game.choose("horror lab/plain-ally")
    me = record(game, SCHOLAR)
    assert (me.damage, me.horror) == (1, 1)
    assert uid(game, PLAIN_ALLY) in game.state.discard[0]


def test_an_asset_without_the_value_takes_none_and_others_assets_are_no_help() -> None:
    """ahlcg/dealing-damage-horror/c, health-and-damage/f, sanity-and-horror/f."""
    vest = lab_card("vest", health=4)
    game = lab(scholar(play=[bruise(1, 1), vest]), scholar(DREAMER, play=[PLAIN_ALLY]))
    game.choose("use lab/hurt")
    assert keys(game) == ["damage lab/scholar", "damage lab/vest"]
    game.choose("damage lab/vest")
    assert (record(game, vest).damage, record(game, SCHOLAR).horror) == (1, 1)


def test_direct_damage_cannot_be_put_on_assets() -> None:
    """ahlcg/direct-damage-horror/a."""
    game = lab(scholar(play=[bruise(0, 2, direct=True, slug="direct"), PLAIN_ALLY]))
    game.choose("use lab/direct")
    assert record(game, SCHOLAR).horror == 2


def test_prevention_works_between_assigning_and_applying() -> None:
    """ahlcg/dealing-damage-horror/g, h: nothing placed, nothing dealt."""

    def prevent(g: ArkhamTable, use: Use) -> None:
        """Prevent it all."""
        assert use.event is not None
        for pair in use.event.assigned.values():
            pair[0] = pair[1] = 0

    ward = lab_card("ward", reaction(when(DAMAGE, lambda g, use, e: e.seat == use.seat, "dealt"), Do(prevent)))
    echo = lab_card("echo", forced(after(DAMAGE, lambda g, use, e: True, "placed"), Gain(1)))
    game = lab(scholar(play=[bruise(1, 0), ward, echo]))
    game.choose("use lab/hurt")
    assert keys(game) == ["react lab/ward", "pass"]
    game.choose("react lab/ward")
    assert (record(game, SCHOLAR).damage, game.state.resources) == (0, [5])


def test_defeat_comes_before_reactions_to_the_damage() -> None:
    """ahlcg/dealing-damage-horror/i: a defeated investigator has nothing more to react with."""
    sting = lab_card("sting", reaction(after(DAMAGE, lambda g, use, e: e.seat == use.seat, "placed"), Gain(1)))
    game = lab(scholar(damage=6, play=[bruise(1, 0), sting]), scholar(DREAMER))
    game.choose("use lab/hurt")
    assert game.state.gone == ["damage", ""]
    game = lab(scholar(damage=5, play=[bruise(1, 0), sting]), scholar(DREAMER))
    game.choose("use lab/hurt")
    assert keys(game) == ["react lab/sting", "pass"]


def test_lethal_damage_and_horror_at_once_give_one_trauma_of_the_players_choice() -> None:
    """basics 6.51, 1.26; ahlcg/defeat/c."""
    game = lab(scholar(damage=6, horror=6, play=[bruise(1, 1)]), scholar(DREAMER))
    game.choose("use lab/hurt")
    assert (asked(game)[0], keys(game)) == (0, ["damage", "horror"])
    game.choose("horror")
    assert (game.state.gone[0], game.state.trauma[0]) == ("horror", (0, 1))


def test_losing_health_can_defeat() -> None:
    """ahlcg/health-and-damage/g: remaining health follows its modifiers."""
    belt = lab_card("belt", Gives(YOU, "health", 2))
    game = lab(scholar(damage=6, play=[bruise(1, 0), belt]), scholar(DREAMER))
    game.choose("use lab/hurt")
    assert game.state.gone == ["", ""]


def test_healing_removes_at_most_what_is_there() -> None:
    """ahlcg/heal/a, b."""

    def cure(g: ArkhamTable, use: Use) -> None:
        """Heal 3 damage and 1 horror."""
        heal(g, g.state.investigators[use.seat], 3, 1)

    kit = lab_card("kit", free(Do(cure), Discard()))
    game = lab(scholar(damage=2, horror=2, play=[kit]))
    game.choose("use lab/kit")
    me = record(game, SCHOLAR)
    assert (me.damage, me.horror) == (0, 1)


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


def test_resigning_is_not_a_defeat_and_the_last_one_ends_the_scenario() -> None:
    """ahlcg/resign/b, elimination/j; basics 6.63."""

    def leave(g: ArkhamTable, use: Use) -> None:
        """Resign."""
        resign(g, use.seat)

    door = lab_card("door", free(Do(leave)))
    game = lab(scholar(play=[door]))
    game.choose("use lab/door")
    assert (game.over, game.state.resolution) == (True, "none")
    assert (game.state.gone, game.state.trauma) == (["resigned"], [(0, 0)])


def test_cards_owned_by_the_eliminated_but_controlled_by_another_stay_until_they_leave() -> None:
    """ahlcg/elimination/e."""

    def give(g: ArkhamTable, use: Use) -> None:
        """Give the gift away."""
        take_control(g, uid(game, gift), 1)

    def toss(g: ArkhamTable, use: Use) -> None:
        """Discard this."""
        discard(g, use.holder)

    gift = lab_card("gift", free(Do(toss)))
    hand = lab_card("hand", free(Do(give)))
    game = lab(scholar(damage=6, play=[gift, hand, bruise(1, 0)]), scholar(DREAMER))
    game.play("use lab/hand", "pass", "use lab/hurt")
    assert record(game, gift).controller == 1
    game.choose("use lab/gift")
    assert uid(game, gift) in game.state.removed


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


def test_victory_locations_count_at_the_end_if_revealed_and_without_clues() -> None:
    """ahlcg/victory/c."""

    def leave(g: ArkhamTable, use: Use) -> None:
        """Resign."""
        resign(g, use.seat)

    door = lab_card("door", free(Do(leave)))
    rooms = [lab_card(f"room-{n}", type="location", victory=1) for n in range(3)]
    game = lab(
        scholar(play=[door]), locations=[HALL, rooms[0], Place(rooms[1], clues=1), Place(rooms[2], revealed=False)]
    )
    game.choose("use lab/door")
    assert game.state.victory == [uid(game, rooms[0])]


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


def test_who_is_gone_neither_resigns_nor_draws() -> None:
    """ahlcg/elimination/b: the rest of an effect that has defeated somebody does not reach them."""

    def last_stand(g: ArkhamTable, use: Use) -> None:
        """Take 7 damage, draw a card and resign."""
        deal(g, use.seat, 7, direct=True)
        draw(g, use.seat)
        resign(g, use.seat)

    game = lab(scholar(play=[lab_card("last-stand", free(Do(last_stand)))]), scholar(DREAMER))
    game.choose("use lab/last-stand")
    assert (game.state.gone, happened(game, "eliminated", "drawn")) == (["damage", ""], ["eliminated"])
    assert asked(game) == (1, "turn")


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
