"""Rulings on attacks of opportunity: when they come, who makes them, and what goes on afterwards."""

from __future__ import annotations

from orne.arkham.abilities import Use, forced, reaction
from orne.arkham.events import ATTACKS
from orne.arkham.language import Do, Gain, after, when
from orne.arkham.position import Foe, Inv, build
from orne.arkham.state import HAND, PLAY
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import DREAMER, FIEND, LOFT, SCHOLAR, lab, lab_card, scholar
from tests.arkham.look import foe, keys, me, record, uid
from tests.look import asked, happened


def test_costs_come_first_then_attacks_then_the_card() -> None:
    """The money is gone before the attack, the asset comes after it.

    Rulings: ahlcg/action/b, ahlcg/attack-of-opportunity/e.
    """
    gun = lab_card("costly-gun", cost=4)
    guard = lab_card(
        "guard", reaction(when(ATTACKS, lambda g, use, e: e.seat == use.seat, "an enemy attacks you"), Gain(1))
    )
    game = lab(scholar(hand=[gun], play=[guard], resources=4), enemies=[Foe(FIEND, engaged=0)])
    game.choose("play lab/costly-gun")
    assert keys(game) == ["react lab/guard", "pass"]
    assert (game.state.actions, game.state.resources, record(game, gun).controller) == ([2], [0], -1)
    game.choose("pass")
    assert (record(game, SCHOLAR).damage, record(game, gun).controller) == (1, 0)


def test_only_ready_enemies_attack_and_they_stay_ready() -> None:
    """Full damage and horror each time, by the ready one only.

    Rulings: ahlcg/attack-of-opportunity/b, ahlcg/attack-of-opportunity/d, ahlcg/attack-of-opportunity/g.
    """
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0), Foe(FIEND, engaged=0, exhausted=True)])
    game.play("draw", "resource")
    assert (record(game, SCHOLAR).damage, record(game, SCHOLAR).horror) == (2, 2)
    assert [record(game, FIEND, n).exhausted for n in (0, 1)] == [False, True]


def test_the_attacked_one_orders_several_attacks() -> None:
    """Asked for the first of two (ahlcg/attack-of-opportunity/c)."""
    game = build(Inv(), enemies=[Foe("core/ghoul-minion", engaged=0), Foe("core/swarm-of-rats", engaged=0)])
    game.choose("resource")
    assert (asked(game)[0], sorted(keys(game))) == (0, ["attack core/ghoul-minion", "attack core/swarm-of-rats"])


def test_the_action_goes_on_after_the_attacks() -> None:
    """The investigator moves with the enemy still engaged (ahlcg/attack-of-opportunity/h)."""
    game = lab(scholar(), enemies=[Foe(FIEND, engaged=0)])
    game.choose("move lab/loft")
    assert (record(game, SCHOLAR).damage, game.state.place, record(game, FIEND).threat) == (1, [uid(game, LOFT)], 0)


def test_an_attack_of_opportunity_is_an_attack() -> None:
    """Dodge cancels it (ahlcg/attack-of-opportunity/i)."""
    game = build(Inv(hand=["core/dodge"]), enemies=[Foe("core/ghoul-minion", engaged=0)])
    game.choose("resource")
    assert keys(game) == ["play core/dodge", "pass"]
    game.choose("play core/dodge")
    assert record(game, "core/roland-banks").damage == 0


def test_who_attacks_and_who_is_attacked() -> None:
    """An enemy's attack names the enemy and the investigator (ahlcg/attacker-attacked/a)."""
    seen: list[tuple[int, int]] = []

    def note(g: ArkhamTable, use: Use) -> None:
        """Note it."""
        assert use.event is not None
        seen.append((use.event.subject, use.event.seat))

    diary = lab_card("diary", forced(after(ATTACKS, lambda g, use, e: True, "an enemy attacks"), Do(note)))
    game = lab(scholar(play=[diary]), scholar(DREAMER), enemies=[Foe(FIEND, engaged=1)])
    game.play("end turn", "end turn")
    assert seen == [(uid(game, FIEND), 1)]


def test_attacks_of_opportunity_between_payment_and_effect() -> None:
    """ahlcg/initiation/step-2-attacks-of-opportunity: Machete paid, the attack, then Machete in play."""
    game = build(Inv(hand=["machete"], play=["beat-cop"]), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("play core/machete")
    assert (keys(game)[0], game.state.resources) == ("damage core/roland-banks", [2])
    assert record(game, "core/machete").zone == HAND
    game.play("damage core/roland-banks", "horror core/roland-banks")
    assert record(game, "core/machete").zone == PLAY


def test_the_effect_starts_after_payment_and_attacks() -> None:
    """ahlcg/initiation/step-3-commence: paid, then attacked and defeated, so that nothing commences."""
    game = build(
        Inv(hand=["emergency-cache"], damage=8, deck=["knife"] * 3), Inv("daisy-walker"),
        enemies=[Foe("ghoul-minion", engaged=0)],
    )  # fmt: skip
    game.choose("play core/emergency-cache")
    assert happened(game, "plays", "attacks", "resolves", "eliminated") == ["plays", "attacks", "eliminated"]


def test_dark_memory_pays_attacks_of_opportunity_before_its_doom() -> None:
    """basics 1.9, 6.41: defeated by the attack, its player never gets to the doom."""
    game = build(
        Inv("agnes-baker", hand=["dark-memory"], damage=5), Inv("wendy-adams"), locations=["hallway"],
        enemies=[Foe("ghoul-minion", engaged=0)],
    )  # fmt: skip
    game.choose("play core/dark-memory")
    assert (game.state.gone, game.state.cards[game.state.agenda].doom) == (["damage", ""], 0)


def test_a_massive_enemys_attack_of_opportunity_is_on_the_provoker_alone() -> None:
    """ahlcg/massive/e."""
    game = build(Inv(), Inv("daisy-walker"), enemies=[Foe("umordhoth", at="hallway")], locations=["hallway"])
    game.choose("resource")
    assert [(me(game, seat)["damage"], me(game, seat)["horror"]) for seat in (0, 1)] == [(3, 3), (0, 0)]
    assert not foe(game, "umordhoth")["exhausted"]
