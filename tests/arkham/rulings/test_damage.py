"""Rulings on damage and horror, health and sanity: placing, healing, being defeated."""

from __future__ import annotations

import pytest

from orne.arkham import values
from orne.arkham.abilities import Gives, Use, free, reaction
from orne.arkham.events import DAMAGE
from orne.arkham.language.effects import Discard, after, effect, gain, take, when
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.control import take_control
from orne.arkham.rules.damage import damage_enemy, deal
from orne.arkham.table import ArkhamTable
from orne.arkham.values import health, remaining_health
from tests.arkham.laboratory import AGNES, DAISY, DREAMER, FIEND, SCHOLAR, WENDY, harm, lab, lab_card, once, scholar
from tests.arkham.look import ids, keys, mentioned, record, table, uid
from tests.look import asked

ALLY = lab_card("sturdy-ally", slots=("ally",), health=2, sanity=2)


# ---- assets


def test_damage_and_horror_may_be_split_with_an_asset() -> None:
    """At most what defeats it; the rest is the investigator's.

    Rulings: ahlcg/asset-cards/b, ahlcg/dealing-damage-horror/a, ahlcg/dealing-damage-horror/d,
    ahlcg/dealing-damage-horror/e.
    """
    blow = once("blow-3-1", lambda g, seat: deal(g, seat, 3, 1))
    ends = set()
    for damage in range(3):
        for horror in (0, 1):
            game = lab(scholar(play=[blow, ALLY]))
            game.choose("use lab/blow-3-1")
            taken = 0
            while keys(game) == ["damage lab/scholar", "damage lab/sturdy-ally"]:
                game.choose("damage lab/sturdy-ally" if taken < damage else "damage lab/scholar")
                taken += 1
            if keys(game) == ["horror lab/scholar", "horror lab/sturdy-ally"]:
                game.choose("horror lab/sturdy-ally" if horror else "horror lab/scholar")
            ends.add((record(game, SCHOLAR).damage, record(game, SCHOLAR).horror))
    assert ends == {(3 - damage, 1 - horror) for damage in range(3) for horror in (0, 1)}


def test_an_asset_takes_no_more_than_would_defeat_it() -> None:
    """With 1 damage on it only 1 more of 3.

    Rulings: ahlcg/dealing-damage-horror/d, ahlcg/dealing-damage-horror/e.
    """
    blow = once("blow-3", lambda g, seat: deal(g, seat, 3, 0))
    game = lab(scholar(play=[blow, In(ALLY, damage=1)]))
    game.play("use lab/blow-3", "damage lab/sturdy-ally")
    assert record(game, SCHOLAR).damage == 2
    assert uid(game, ALLY) in game.state.discard[0]


# ---- damage and defeat


def test_all_is_placed_together_and_then_defeats_are_checked() -> None:
    """A prevention comes after assigning, before anything is placed.

    Rulings: ahlcg/dealing-damage-horror/f, ahlcg/dealing-damage-horror/h.
    """

    def prevent(g: ArkhamTable, use: Use) -> None:
        """Prevent 1 damage to yourself."""
        assert use.event is not None
        use.event.assigned[g.state.investigators[use.seat]][0] -= 1

    ward = lab_card("small-ward", reaction(when(DAMAGE, lambda g, use, e: True, "damage"), effect(prevent)))
    blow = once("blow-2-2", lambda g, seat: deal(g, seat, 2, 2))
    game = lab(scholar(play=[blow, ALLY, ward]))
    game.play(
        "use lab/blow-2-2",
        "damage lab/sturdy-ally",
        "damage lab/scholar",
        "horror lab/sturdy-ally",
        "horror lab/scholar",
    )
    assert keys(game) == ["react lab/small-ward", "pass"]
    assert (record(game, ALLY).damage, record(game, SCHOLAR).horror) == (0, 0)
    game.choose("react lab/small-ward")
    assert (record(game, ALLY).damage, record(game, ALLY).horror) == (1, 1)
    assert (record(game, SCHOLAR).damage, record(game, SCHOLAR).horror) == (0, 1)


def test_a_defeated_enemy_goes_to_the_pile_it_belongs_to() -> None:
    """The encounter pile, or the bearer's for a weakness.

    Rulings: ahlcg/dealing-damage-horror/j, ahlcg/defeat/a, ahlcg/defeat/d, ahlcg/bearer/a.
    """
    thug = lab_card("own-bruiser", type="enemy", weakness="basic")

    def kill(g: ArkhamTable, seat: int) -> None:
        damage_enemy(g, uid(game, FIEND), 3, seat)
        damage_enemy(g, uid(game, thug), 4, seat)

    game = lab(
        scholar(play=[once("kill-both", kill)]),
        scholar(DREAMER),
        enemies=[Foe(FIEND, engaged=0), Foe(thug, engaged=0, owner=1)],
    )
    game.choose("use lab/kill-both")
    assert ids(game, game.state.encounter_discard) == [FIEND]
    assert (ids(game, game.state.discard[1]), len(game.state.discard[0])) == ([thug], 1)


def test_a_defeated_asset_goes_to_its_owners_pile() -> None:
    """Horror alone is enough, and its controller need not own it.

    Rulings: ahlcg/dealing-damage-horror/k, ahlcg/defeat/a, ahlcg/defeat/e.
    """
    dog = lab_card("hound", slots=("ally",), health=3, sanity=1)

    def hurt(g: ArkhamTable, seat: int) -> None:
        take_control(g, uid(game, dog), 0)
        deal(g, 0, 0, 1)

    game = lab(scholar(play=[once("borrow", hurt)]), scholar(DREAMER, play=[dog]))
    game.play("use lab/borrow", "horror lab/hound")
    assert ids(game, game.state.discard[1]) == [dog]


def test_an_investigator_is_defeated_by_as_much_as_he_can_take() -> None:
    """By damage or by horror; defeat eliminates.

    Rulings: ahlcg/defeat/a, ahlcg/defeat/b.
    """
    for damage, horror, gone in ((7, 0, "damage"), (0, 7, "horror"), (6, 6, "")):

        def end(g: ArkhamTable, seat: int, harm: tuple[int, int] = (damage, horror)) -> None:
            deal(g, seat, *harm)

        game = lab(scholar(play=[once("doomsday", end)]), scholar(DREAMER))
        game.choose("use lab/doomsday")
        assert game.state.gone == [gone, ""]


def test_losing_sanity_defeats_at_once() -> None:
    """Dreams of R'lyeh on Agnes with 7 horror (ahlcg/defeat/b)."""
    game = build(
        Inv("core/agnes-baker", horror=7),
        Inv(),
        encounter_deck=["core/dreams-of-rlyeh", "core/ancient-evils", "core/ancient-evils"],
        step="1.4 encounter cards",
        active=None,
        scenario="the-midnight-masks",
        locations=["rivertown"],
        act="uncovering-the-conspiracy",
        agenda="predator-or-prey",
    )
    assert game.state.gone == ["horror", ""]


# ---- health


def test_damage_up_to_health_defeats_an_investigator() -> None:
    """Daisy with 4 damage plays on; with 5 she has a physical trauma.

    ahlcg/health-and-damage/b, ahlcg/health-and-damage/c.
    """
    prick = harm(1)
    game = build(Inv("daisy-walker", damage=3, play=[prick]), Inv())
    game.choose("use lab/harm-1-0-0")
    assert (game.state.gone[0], record(game, "core/daisy-walker").damage) == ("", 4)
    game.choose("use lab/harm-1-0-0")
    assert (game.state.gone[0], game.state.trauma[0]) == ("damage", (1, 0))


@pytest.mark.parametrize("number", [2, 3, 4])
def test_an_enemy_is_defeated_at_its_health_or_above(number: int) -> None:
    """ahlcg/health-and-damage/a, ahlcg/health-and-damage/d: tokens; at its health or above it is discarded."""

    def strike(g: ArkhamTable, use: Use) -> None:
        """Hurt it."""
        damage_enemy(g, uid(game, FIEND), number, use.seat)

    game = lab(scholar(play=[lab_card(f"strike-{number}", free(effect(strike)))]), enemies=[Foe(FIEND, engaged=0)])
    game.choose(f"use lab/strike-{number}")
    if number == 2:
        assert record(game, FIEND).damage == 2
        assert remaining_health(RULEBOOK.table(game.state), uid(game, FIEND)) == 1
    else:
        assert game.state.encounter_discard == [uid(game, FIEND)]


def test_an_asset_falls_at_its_health() -> None:
    """ahlcg/health-and-damage/e."""

    def hurt(g: ArkhamTable, use: Use) -> None:
        """Take 1 damage."""
        deal(g, use.seat, 1)

    sting = lab_card("sting", free(effect(hurt)))
    game = build(Inv(play=["guard-dog", sting]))
    for taken in (1, 2, 3):
        game.choose("use lab/sting")
        assert keys(game) == ["damage core/roland-banks", "damage core/guard-dog"]
        game.choose("damage core/guard-dog")
        if taken < 3:
            assert record(game, "core/guard-dog").damage == taken
    assert game.state.discard[0] == [uid(game, "core/guard-dog")]


def test_an_asset_without_health_takes_no_damage_and_gains_no_health() -> None:
    """ahlcg/health-and-damage/f."""

    def hurt(g: ArkhamTable, use: Use) -> None:
        """Take 1 damage."""
        deal(g, use.seat, 1)

    blessing = lab_card(
        "blessing",
        Gives(lambda g, use, u: g.kind(u).facts.type == "asset", "health", 1, words="Assets have 1 more health."),
        free(effect(hurt)),
    )
    game = build(Inv(play=["holy-rosary", blessing]))
    assert health(RULEBOOK.table(game.state), uid(game, "core/holy-rosary")) is None
    game.choose("use lab/blessing")
    assert (record(game, "core/roland-banks").damage, asked(game)[1]) == (1, "turn")
    assert record(game, "core/holy-rosary").controller == 0


def test_healing_removes_what_there_is() -> None:
    """ahlcg/heal/b: St. Mary's Hospital with 1 damage."""
    game = build(Inv(damage=1), locations=["st-marys-hospital"], scenario="the-midnight-masks",
                 act="uncovering-the-conspiracy", agenda="predator-or-prey")  # fmt: skip
    game.choose("use core/st-marys-hospital")
    assert record(game, "core/roland-banks").damage == 0


# ---- sanity


def fright(number: int) -> str:
    """A card that deals its controller this much horror."""
    return lab_card(f"fright-{number}", free(take(0, number), Discard()))


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


# ---- damage on assets


def test_damage_taken_may_go_to_assets() -> None:
    """ahlcg/taking-damage-horror/a: the Cellar's damage on Leather Coat."""
    game = build(Inv(WENDY, play=["leather-coat"]), locations=["hallway", Place("cellar")])
    game.choose("move core/cellar")
    assert keys(game) == ["damage core/wendy-adams", "damage core/leather-coat"]
    game.choose("damage core/leather-coat")
    assert (record(game, "core/leather-coat").damage, record(game, "core/wendy-adams").damage) == (1, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_damage_to_you_is_damage_to_your_assets_too(seat: int) -> None:
    """ahlcg/you-your/f: the reaction is offered when Beat Cop took it all, not when a companion did."""
    scar = lab_card(
        "scar", reaction(after(DAMAGE, lambda g, use, e: e.seat == use.seat and e.attacker >= 0, "an attack"), gain(1))
    )
    game = build(
        Inv(play=["beat-cop", scar]), Inv(DAISY), enemies=[Foe("ghoul-minion", engaged=seat)],
        step="3.3 enemies attack", active=None,
    )  # fmt: skip
    if seat == 0:
        game.play("damage core/beat-cop", "horror core/beat-cop")
    assert mentioned(game, "react lab/scar") == (seat == 0)
