"""Rulings on where enemies spawn and whom they prey on."""

from __future__ import annotations

from typing import Any

from orne.arkham.abilities import Use, free
from orne.arkham.language import LOCATION, Discard, Do, Sel, Spawn
from orne.arkham.position import Foe, Inv, build
from orne.arkham.rules import spawning
from orne.arkham.rules.locations import distance
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import AGNES, DAISY, DREAMER, DUST, MYTHOS, lab, lab_card, pause, scholar
from tests.arkham.look import keys, record, uid, where
from tests.look import asked


def test_a_drawn_enemy_spawns_by_its_text_or_with_its_drawer() -> None:
    """ahlcg/enemy-cards/a."""
    house: dict[str, Any] = {"encounter_deck": ("ghoul-minion", "flesh-eater", "ancient-evils"), **MYTHOS}
    game = build(Inv("daisy-walker"), Inv("wendy-adams"), **house)
    assert record(game, "core/ghoul-minion").threat == 0
    assert where(game, "core/flesh-eater") == uid(game, "core/attic")
    assert record(game, "core/flesh-eater").threat == -1


def test_an_empty_location_has_neither_enemy_nor_investigator() -> None:
    """ahlcg/empty-location/a: the Acolyte can only come to the Cellar."""
    game = build(
        Inv(play=[pause()]), enemies=[Foe("swarm-of-rats", at="attic", exhausted=True)],
        encounter_deck=("acolyte", "ancient-evils"), **MYTHOS,
    )  # fmt: skip
    assert where(game, "core/acolyte") == uid(game, "core/cellar")


def test_an_enemy_may_spawn_farthest_from_all() -> None:
    """ahlcg/farthest-from-all-investigators/a: the greatest shortest distance; ties are a choice."""
    ring = [lab_card(f"ring-{n}", type="location", connects=(f"ring-{(n + 1) % 6}", f"ring-{(n - 1) % 6}"))
            for n in range(6)]  # fmt: skip

    def far(g: ArkhamTable, use: Use, place: int) -> bool:
        away = {x: min(distance(g, g.state.place[who], x) for who in g.players()) for x in g.state.locations}
        return away[place] == max(away.values())

    remote = lab_card("remote", Spawn(LOCATION & Sel(far, after=("farthest from all",))), type="enemy")
    game = lab(scholar(play=[pause()]), scholar(DREAMER, at=1), locations=ring, encounter_deck=[remote, DUST, DUST],
               **MYTHOS)  # fmt: skip
    assert keys(game) == ["spawn lab/ring-3", "spawn lab/ring-4"]


def test_an_enemy_spawns_where_its_instruction_says() -> None:
    """Icy Ghoul in the Cellar, where Roland is engaged.

    ahlcg/spawn/a, ahlcg/spawn/g, ahlcg/spawn-prey-instructions/a
    """
    game = build(
        Inv(at=1, play=["beat-cop"]), Inv(DAISY), lead=1, locations=["hallway", "cellar"],
        encounter_deck=["icy-ghoul", "dissonant-voices", "dissonant-voices"], **MYTHOS,
    )  # fmt: skip
    assert record(game, "core/icy-ghoul").threat == 0
    game = build(
        Inv(play=[pause()]), locations=["hallway", "attic"], encounter_deck=["acolyte", "dissonant-voices"], **MYTHOS
    )
    assert record(game, "core/acolyte").at == uid(game, "core/attic")


def test_where_an_effect_says_overrules_the_instruction_and_prey_decides_there() -> None:
    """ahlcg/spawn/e, ahlcg/spawn/f: an Acolyte at an occupied place; the Ghoul Priest engages the best fighter."""

    def call(g: ArkhamTable, use: Use) -> None:
        """Spawn what is set aside here."""
        spawning.spawn(g, g.state.set_aside[0], use.seat, g.state.place[use.seat])

    horn = lab_card("horn-of-calling", free(Do(call), Discard()))
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


def test_prey_decides_whom_an_enemy_engages_as_it_spawns_or_readies() -> None:
    """ahlcg/spawn/h, ahlcg/spawn-prey-instructions/b: Flesh-Eater without prey; Ravenous Ghoul when it readies."""
    game = build(
        Inv(DAISY, at=1), Inv(at=1, play=["beat-cop"]), locations=["hallway", "attic"],
        encounter_deck=["flesh-eater", "dissonant-voices", "dissonant-voices"], **MYTHOS,
    )  # fmt: skip
    assert (asked(game), keys(game)) == ((0, "engage"), ["engage core/daisy-walker", "engage core/roland-banks"])
    game = build(
        Inv(AGNES), Inv(damage=6), enemies=[Foe("ravenous-ghoul", at="hallway", exhausted=True)], step="4.3 ready",
        active=None,
    )  # fmt: skip
    assert record(game, "core/ravenous-ghoul").threat == 1


def test_prey_says_nothing_about_spawning() -> None:
    """ahlcg/prey/d: Ravenous Ghoul engages Daisy, who drew it."""
    game = build(
        Inv(damage=7, play=["beat-cop"]), Inv(DAISY), lead=1,
        encounter_deck=["ravenous-ghoul", "dissonant-voices", "dissonant-voices"], **MYTHOS,
    )  # fmt: skip
    assert record(game, "core/ravenous-ghoul").threat == 1
