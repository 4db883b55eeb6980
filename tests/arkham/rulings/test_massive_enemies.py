"""Rulings on massive enemies: whom they are engaged with, and the order of their attacks."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import Use, forced, free, reaction
from orne.arkham.events import ATTACKS
from orne.arkham.language import ATTACK_YOU, ELITE, SELF, Cannot, Discard, Do, Until, after
from orne.arkham.language import ENEMY as FOE
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rules.readiness import exhaust
from orne.arkham.rules.travel import move_investigator
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import (
    DREAMER,
    ENEMY_PHASE,
    FIEND,
    GIANT,
    PILOT,
    SCHOLAR,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import keys, record
from tests.look import asked

ATTACKING: dict[str, Any] = {"step": "3.3 enemies attack", "active": None}
TITAN = lab_card("colossus", type="enemy", keywords=("massive",), damage=2, horror=0)
OTHER = lab_card("second-colossus", type="enemy", keywords=("massive",), damage=1, horror=0)


def test_the_attacked_investigator_orders_a_massive_enemy_among_the_others() -> None:
    """ahlcg/timing/3-3-order-of-attacks: one enemy of their own and one that is engaged with both."""
    game = lab(
        scholar(play=[pause()]), scholar(DREAMER), enemies=[Foe(FIEND, engaged=0), Foe(TITAN)], lead=1, **ATTACKING
    )
    assert (asked(game), keys(game)) == ((1, "attack"), ["attack lab/dreamer", "attack lab/scholar"])
    game.choose("attack lab/dreamer")
    assert [record(game, card).damage for card in (SCHOLAR, DREAMER)] == [2, 2]
    assert (record(game, TITAN).exhausted, record(game, FIEND).exhausted) == (True, False)
    assert asked(game) == (0, "window")
    game = lab(scholar(), scholar(DREAMER), enemies=[Foe(FIEND, engaged=0), Foe(TITAN)], **ATTACKING)
    assert (asked(game), keys(game)) == ((0, "attack"), ["attack lab/fiend", "attack lab/colossus"])
    game.choose("attack lab/colossus")
    assert (asked(game), keys(game)) == ((0, "attack"), ["attack lab/scholar", "attack lab/dreamer"])
    game.choose("attack lab/scholar")
    assert [record(game, card).damage for card in (SCHOLAR, DREAMER)] == [3, 2]


def test_two_massive_enemies_attack_one_after_the_other() -> None:
    """ahlcg/massive/d: the first investigator in player order says which is first; each attacks everybody once."""
    game = lab(scholar(), scholar(DREAMER), enemies=[Foe(TITAN), Foe(OTHER)], **ATTACKING)
    assert (asked(game), keys(game)) == ((0, "attack"), ["attack lab/colossus", "attack lab/second-colossus"])
    game.play("attack lab/second-colossus", "attack lab/dreamer", "attack lab/dreamer")
    attacks = [(entry.subject, entry.seat) for entry in game.log if entry.kind == "attacks"]
    titan, other = record(game, TITAN).uid, record(game, OTHER).uid
    assert attacks == [(other, 1), (other, 0), (titan, 1), (titan, 0)]
    assert [record(game, card).damage for card in (SCHOLAR, DREAMER)] == [3, 3]


def test_whom_a_massive_enemy_cannot_attack_it_passes_over() -> None:
    """ahlcg/massive/d, arkham/basics/6.31: under On the Lam's text; the other is attacked, then it exhausts."""
    hide = Until("round", Cannot(ATTACK_YOU, FOE & ~ELITE))
    cloak = lab_card("cloak-of-fog", free(hide, Discard()))
    people = (scholar(play=[cloak]), scholar(DREAMER, play=[pause()]))
    game = lab(*people, enemies=[Foe(TITAN)], step="enemy window", active=None)
    game.play("use lab/cloak-of-fog", "pass", "pass")
    assert asked(game) == (1, "window")
    assert [record(game, card).damage for card in (SCHOLAR, DREAMER)] == [0, 2]
    assert record(game, TITAN).exhausted


def test_an_enemy_that_cannot_attack_is_not_asked_for_and_stays_ready() -> None:
    """arkham/basics/6.31: a suppressed attacker has no place in the order of attacks and does not exhaust."""
    tame = lab_card("tame-giant", Cannot("attack", SELF), type="enemy", keywords=("massive",))
    game = lab(scholar(play=[pause()]), enemies=[Foe(FIEND, engaged=0), Foe(tame)], **ATTACKING)
    assert asked(game) == (0, "window")
    assert (record(game, SCHOLAR).damage, record(game, tame).exhausted) == (1, False)


def test_umordhoth_stays_ready_between_its_attacks() -> None:
    """ahlcg/massive/d: 3 damage and 3 horror each; the dog bites while it is still ready."""
    dog = Inv("roland-banks", play=["guard-dog"])
    game = build(
        dog, Inv("daisy-walker", play=[pause()]), locations=["main-path", "ritual-site"], scenario="the-devourer-below",
        act="disrupting-the-ritual", agenda="vengeance-awaits", enemies=[Foe("umordhoth")], **ATTACKING,
    )  # fmt: skip
    assert (asked(game), keys(game)) == ((0, "attack"), ["attack core/roland-banks", "attack core/daisy-walker"])
    game.play(
        "attack core/roland-banks", "damage core/guard-dog", "damage core/roland-banks", "damage core/roland-banks"
    )
    game.play(*["horror core/roland-banks"] * 3)
    assert keys(game) == ["react core/guard-dog", "pass"]
    assert not record(game, "core/umordhoth").exhausted
    game.choose("react core/guard-dog")
    people = [record(game, f"core/{name}") for name in ("roland-banks", "daisy-walker")]
    hurt = [(each.damage, each.horror) for each in people]
    assert hurt == [(2, 3), (3, 3)]
    assert (record(game, "core/umordhoth").exhausted, asked(game)) == (True, (1, "window"))


def test_a_massive_enemy_attacks_each_in_the_leads_order_and_exhausts_last() -> None:
    """ahlcg/massive/d."""
    seen: list[tuple[int, bool]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """See it."""
        assert use.event is not None
        seen.append((use.event.seat, g.state.cards[use.event.subject].exhausted))

    titan = lab_card("titan", forced(after(ATTACKS, lambda g, use, e: e.subject == use.holder, "it attacks"),
                     Do(look)), type="enemy", keywords=("massive",), damage=3, horror=3)  # fmt: skip
    game = lab(scholar(play=[pause()]), scholar(DREAMER), enemies=[Foe(titan)], lead=1, **ENEMY_PHASE)
    while asked(game)[1] == "window":
        game.choose("pass")
    assert (asked(game), keys(game)) == ((1, "attack"), ["attack lab/dreamer", "attack lab/scholar"])
    game.choose("attack lab/scholar")
    assert list(dict.fromkeys(seen)) == [(0, False), (1, False)]
    assert record(game, titan).exhausted
    assert (record(game, SCHOLAR).damage, record(game, DREAMER).horror) == (3, 3)


def test_massive_attacks_take_in_newcomers_and_stop_when_it_is_exhausted() -> None:
    """ahlcg/massive/h."""

    def fetch(g: ArkhamTable, use: Use) -> None:
        """The third investigator comes here."""
        move_investigator(g, 2, g.state.place[0])

    def tire(g: ArkhamTable, use: Use) -> None:
        """Exhaust it."""
        assert use.event is not None
        exhaust(g, use.event.subject)

    hit = after(ATTACKS, lambda g, use, e: e.seat == 0, "the first is attacked")
    for name, text, hurt in (("call", fetch, [2, 2, 2]), ("lullaby", tire, [2, 0, 0])):
        tool = lab_card(name, reaction(hit, Do(text)))
        people = (scholar(play=[tool]), scholar(DREAMER), scholar(PILOT, at=1))
        game = lab(*people, enemies=[Foe(GIANT)], **ENEMY_PHASE)
        game.play("attack lab/scholar", f"react lab/{name}")
        while game.state.step < 24 and asked(game)[1] == "attack":
            game.choose(keys(game)[0])
        assert [game.state.cards[each].damage for each in game.state.investigators] == hurt
