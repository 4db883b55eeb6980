"""Rulings on immunity: what it keeps off, what it does not, and when it comes and goes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest

from orne.arkham import values
from orne.arkham.abilities import Paying, free, revelation
from orne.arkham.immunity import ENCOUNTER_CARDS, PLAYER_CARDS, TREACHERIES
from orne.arkham.language import CHOSEN, ENEMY, SELF, Cannot, Do, Gives, Immune, Until, everything
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rules import enemy_movement, readiness
from orne.arkham.rules.damage import damage_enemy, heal
from orne.arkham.rules.leaving import discard, remove_from_game
from orne.arkham.state import ENCOUNTER_DISCARD, NOBODY, PLAY
from orne.kernel.refusal import Refusal
from tests.arkham.laboratory import DUST, FIEND, LOFT, MINION, lab, lab_card, scholar
from tests.arkham.look import keys, record, table, uid
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

IDOL = lab_card("unmoved-idol", Immune(SELF, PLAYER_CARDS), type="enemy")
"""An enemy like the Fiend, immune to player card effects."""


SHIELD = lab_card("warding-shield", free(Until("round", Immune(CHOSEN, PLAYER_CARDS), who=everything(ENEMY))))


# ---- a: neither chosen nor changed


def test_what_hits_everything_passes_an_immune_enemy_by() -> None:
    """ahlcg/immune/a: Dynamite Blast."""
    game = lab(
        scholar(hand=["core/dynamite-blast"]),
        enemies=[Foe(IDOL, at=LOFT), Foe(FIEND, at=LOFT)],
    )
    game.choose("play core/dynamite-blast")
    assert keys(game) == ["blast lab/hall", "blast lab/loft"]
    game.choose("blast lab/loft")
    assert [(record(game, each).damage, record(game, each).zone) for each in (IDOL, FIEND)] == [
        (0, PLAY),
        (0, ENCOUNTER_DISCARD),
    ]
    assert asked(game)[1] == "turn"


def test_an_immune_enemy_is_not_shaken_off_by_survival_instinct() -> None:
    """ahlcg/immune/a: it comes along, and nobody is asked about it alone."""
    instinct = ["core/survival-instinct"]
    game = lab(scholar(hand=instinct), enemies=[Foe(FIEND, engaged=0), Foe(IDOL, engaged=0)], bag=("+1",))
    game.play("evade lab/fiend", "commit core/survival-instinct", "apply evade")
    assert keys(game) == ["move lab/loft", "move lab/crypt", "stay"]
    game.choose("move lab/loft")
    assert (record(game, IDOL).threat, table(game).location_of(uid(game, IDOL))) == (0, uid(game, LOFT))
    three = [Foe(FIEND, engaged=0), Foe(IDOL, engaged=0), Foe(MINION, engaged=0)]
    game = lab(scholar(hand=instinct), enemies=three, bag=("+1",))
    game.play("evade lab/fiend", "commit core/survival-instinct", "apply evade")
    assert keys(game) == ["yes", "no"]
    game.play("yes", "move lab/loft")
    assert [record(game, each).threat for each in (IDOL, MINION)] == [0, NOBODY]


def test_an_immune_enemy_cannot_be_chosen() -> None:
    """ahlcg/immune/a: Mind Wipe is not offered for it alone, and beside another enemy leaves no choice."""
    begins = {"step": "2.1 investigation phase begins", "active": None}
    game = build(Inv(hand=["mind-wipe-1"]), enemies=[Foe(IDOL, engaged=0)], **begins)  # type: ignore[arg-type]
    assert asked(game)[1] == "turn"
    game = build(
        Inv(hand=["mind-wipe-1"]),
        enemies=[Foe(IDOL, engaged=0), Foe("ghoul-minion", engaged=0)],
        **begins,  # type: ignore[arg-type]
    )
    assert keys(game) == ["play core/mind-wipe-1", "pass"]
    game.choose("play core/mind-wipe-1")
    assert table(game).index.blank == {uid(game, "core/ghoul-minion")}
    assert asked(game)[1] == "turn"


@pytest.mark.parametrize(
    ("against", "hurt", "then"), [(PLAYER_CARDS, 0, 2), (ENCOUNTER_CARDS, 2, 2), (TREACHERIES, 2, 2)]
)
def test_only_the_kind_that_is_named_is_kept_off(against: str, hurt: int, then: int) -> None:
    """ahlcg/immune/a: a player card, then a treachery, hurts and sends away what is immune to something else."""

    def batter(g: ArkhamTable, use: Use) -> None:
        """Every enemy takes 2 damage, is exhausted and sent to the Loft."""
        for each in list(values.enemies(g)):
            damage_enemy(g, each, 2, use.seat)
            readiness.exhaust(g, each)
            enemy_movement.move_enemy(g, each, uid(g, LOFT))

    golem = lab_card("golem", Immune(SELF, against), type="enemy", health=9, damage=0, horror=0)
    ram = lab_card("ram", free(Do(batter)))
    quake = lab_card("quake", revelation(Do(batter)), type="treachery")
    game = lab(scholar(play=[ram]), enemies=[Foe(golem, engaged=0)], encounter_deck=(quake, DUST))
    game.choose("use lab/ram")
    card = record(game, golem)
    assert (card.damage, card.exhausted, card.at == uid(game, LOFT)) == (hurt, bool(hurt), bool(hurt))
    game.choose("end turn")
    while asked(game)[1] != "turn":
        game.choose("pass")
    assert (record(game, golem).damage, asked(game)[1]) == (then, "turn")


def test_constant_texts_are_effects_too() -> None:
    """ahlcg/immune/a: a player card's constant text does not weaken what is immune to it, and does the rest."""
    hymn = lab_card("hymn", Gives(ENEMY, "fight", -1))
    game = lab(scholar(play=[hymn]), enemies=[Foe(IDOL, engaged=0), Foe(FIEND, engaged=0)])
    assert [values.fight(table(game), uid(game, each)) for each in (IDOL, FIEND)] == [3, 2]


# ---- c: when it comes and goes


def test_what_came_too_early_does_not_catch_up_when_immunity_ends() -> None:
    """ahlcg/immune/c: a debuff of the time of immunity stays without effect."""

    def unveil(g: ArkhamTable, use: Use) -> None:
        """Immunity ends."""
        g.state.lasting = tuple(each for each in g.state.lasting if each.source != uid(game, SHIELD))
        g.state.changed()

    curse = lab_card("curse", free(Until("game", Gives(CHOSEN, "fight", -1), who=everything(ENEMY))), free(Do(unveil)))
    game = lab(scholar(play=[SHIELD, curse]), enemies=[Foe(FIEND, engaged=0)])
    game.play("use lab/warding-shield", "use lab/curse ability 1", "use lab/curse ability 2")
    assert (values.fight(table(game), uid(game, FIEND)), game.state.lasting) == (3, ())
    game.choose("use lab/curse ability 1")
    assert values.fight(table(game), uid(game, FIEND)) == 2


# ---- d: effects, not costs


@dataclass(frozen=True, slots=True)
class ExhaustEnemy(Paying):
    """Exhaust an enemy at the investigator's location, whatever it is immune to."""

    text: str = "exhaust an enemy at your location"

    def refusal(self, g: ArkhamTable, use: Use) -> Refusal | None:
        """A ready enemy must be there."""
        return None if self._ready(g, use) else Refusal("ahlcg/immune/d", "no ready enemy is at your location")

    def pay(self, g: ArkhamTable, use: Use) -> None:
        """Exhaust it."""
        readiness.exhaust(g, g.choose_card(use.seat, "Which enemy?", self._ready(g, use), "exhaust", use.holder))

    def _ready(self, g: ArkhamTable, use: Use) -> list[int]:
        here = values.enemies_at(g, g.state.place[use.seat])
        return [each for each in here if not g.state.cards[each].exhausted]


def test_an_effect_that_has_defeated_somebody_still_spares_who_is_immune() -> None:
    """ahlcg/immune/a: the rules take away what is defeated; the rest is the card's effect as before."""

    def purge(g: ArkhamTable, use: Use) -> None:
        """The Fiend takes 3 damage; then the Idol is discarded and removed."""
        damage_enemy(g, uid(game, FIEND), 3, use.seat, use)
        discard(g, uid(game, IDOL))
        remove_from_game(g, uid(game, IDOL))

    game = lab()
    fire = lab_card("purging-fire", free(Do(purge)))
    game = lab(scholar(play=[fire]), enemies=[Foe(FIEND, engaged=0), Foe(IDOL, engaged=0)])
    game.choose("use lab/purging-fire")
    assert [record(game, each).zone for each in (FIEND, IDOL)] == [ENCOUNTER_DISCARD, PLAY]
    assert asked(game) == (0, "turn")


def test_an_immune_card_is_not_healed_either() -> None:
    """ahlcg/immune/a: what helps is an effect too."""

    def mend(g: ArkhamTable, use: Use) -> None:
        """Heal 2 damage from each enemy."""
        for each in values.enemies(g):
            heal(g, each, 2)

    balm = lab_card("balm", free(Do(mend)))
    game = lab(scholar(play=[balm]), enemies=[Foe(IDOL, engaged=0, damage=2), Foe(FIEND, engaged=0, damage=2)])
    game.choose("use lab/balm")
    assert [record(game, each).damage for each in (IDOL, FIEND)] == [2, 0]
    assert asked(game) == (0, "turn")


def test_an_immune_enemy_is_under_no_ban_of_that_kind() -> None:
    """ahlcg/immune/a: a player card's "enemies cannot attack" holds for the others."""
    peace = lab_card("peace", Cannot("attack", ENEMY))
    game = lab(scholar(play=[peace]), enemies=[Foe(FIEND, engaged=0), Foe(IDOL, engaged=0)])
    game.choose("resource")
    attackers = [entry.subject for entry in game.log if entry.kind == "attacks"]
    assert (attackers, asked(game)) == ([uid(game, IDOL)], (0, "turn"))


def test_an_immune_enemy_stays_engaged_with_who_slips_away() -> None:
    """ahlcg/immune/a: Elusive breaks the other engagement, and the Idol comes along."""
    game = lab(scholar(hand=["core/elusive"]), enemies=[Foe(IDOL, engaged=0), Foe(FIEND, engaged=0)])
    game.choose("play core/elusive")
    assert keys(game) == ["move lab/loft", "move lab/crypt", "move lab/tower"]
    game.choose("move lab/loft")
    assert [record(game, each).threat for each in (IDOL, FIEND)] == [0, -1]
    assert (game.state.place, asked(game)) == ([uid(game, LOFT)], (0, "turn"))
