"""Rulings on abilities: their kinds, where they work, and who may use them when."""

from __future__ import annotations

import pytest

from orne.arkham import values
from orne.arkham.abilities import Ability, Condition, Text, Use, free
from orne.arkham.facts import COMBAT
from orne.arkham.language import (
    CARD_IN_PLAY,
    CHOSEN,
    YOU,
    Blank,
    Discard,
    Do,
    Gain,
    Gives,
    Prey,
    Resources,
    Spawn,
    TakeHorror,
    Until,
    kind_of_card,
    the,
)
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.registry import behaviour, facts_of
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules import damage
from orne.arkham.state import ENCOUNTER_DISCARD
from orne.arkham.table import ArkhamTable
from orne.arkham.values import skill
from tests.arkham.laboratory import DAISY, WENDY, lab, lab_card, nothing, pause, scholar
from tests.arkham.look import keys, mentioned, offers, record, table, uid
from tests.look import asked, happened


def kind_of(text: Text) -> str:
    """The class of a written text; keywords are facts of the card instead."""
    if isinstance(text, Ability):
        return text.kind if text.kind in ("forced", "revelation") else "triggered"
    return "instruction" if isinstance(text, Spawn | Prey) else "constant"


def test_abilities_come_in_six_kinds() -> None:
    """One card of the core set for each kind (ahlcg/ability/e)."""
    for card, kinds in (
        ("core/beat-cop", {"constant", "triggered"}),
        ("core/acolyte", {"forced", "instruction"}),
        ("core/rotting-remains", {"revelation"}),
        ("core/guard-dog", {"triggered"}),
        ("core/ghoul-priest", {"instruction"}),
        ("core/flesh-eater", {"instruction"}),
    ):
        assert {kind_of(text) for text in behaviour(card)} == kinds, card
    priest = facts_of("core/ghoul-priest")
    assert priest is not None
    assert "hunter" in priest.keywords


def test_an_ability_works_only_in_play() -> None:
    """Beat Cop helps neither from the hand nor from the discard pile.

    Rulings: ahlcg/ability/b, ahlcg/discard-piles/b.
    """
    from orne.arkham.table import ArkhamTable

    cop = "core/beat-cop"
    foe = [Foe("core/ghoul-minion", engaged=0)]
    for person, combat, offered in (
        (Inv(hand=[cop], resources=0), 4, False),
        (Inv(discard=[cop]), 4, False),
        (Inv(play=[cop]), 5, True),
    ):
        game = build(person, enemies=foe)
        assert skill(ArkhamTable(game.state), 0, COMBAT) == combat
        assert ("use core/beat-cop" in keys(game)) is offered


def test_a_constant_ability_is_never_used_and_ends_with_its_card() -> None:
    """The bonus holds while the card is there, without any decision.

    Rulings: ahlcg/constant-abilities/a, ahlcg/constant-abilities/b, ahlcg/base-value/a.
    """
    from orne.arkham.table import ArkhamTable

    charm = lab_card("charm", Gives(YOU, COMBAT, 1), free(Do(nothing), Discard()))
    game = lab(scholar(play=[charm]))
    assert skill(ArkhamTable(game.state), 0, COMBAT) == 4
    assert happened(game, "used") == []
    game.choose("use lab/charm")
    assert skill(ArkhamTable(game.state), 0, COMBAT) == 3


@pytest.mark.parametrize(("resources", "met"), [(0, False), (1, True), (3, True)])
def test_one_or_more_meet_a_condition_of_one(resources: int, met: bool) -> None:
    """A cost of a resource can be paid with one or with many (ahlcg/a-an/a)."""
    stall = lab_card("stall", free(Do(nothing), Resources(1)))
    assert ("use lab/stall" in keys(lab(scholar(play=[stall], resources=resources)))) is met


def test_a_gained_ability_is_not_a_printed_one() -> None:
    """ahlcg/gains/d: Lita's parley comes from the Parlor and stays though her own text is blank."""
    lita = the(CARD_IN_PLAY & kind_of_card("core/lita-chantler"))
    eraser = lab_card("eraser", free(Until("phase", Blank(CHOSEN), who=lita)))
    game = build(Inv(play=[eraser]), locations=[Place("parlor", unclaimed=["lita-chantler"])])
    before = offers(game, "use")
    game.choose("use lab/eraser")
    assert offers(game, "use") == before
    assert before == ["use core/parlor resign", "use core/parlor parley", "use lab/eraser"]
    assert uid(game, "core/lita-chantler") in RULEBOOK.table(game.state).index.blank


def test_card_effects_and_framework_effects_are_told_apart() -> None:
    """ahlcg/effects/a: the upkeep's draw has no cause, an event's resources have."""
    game = build(Inv(hand=["emergency-cache"], play=[pause()]))
    game.choose("play core/emergency-cache")
    log = list(game.log)
    gained = next(entry for entry in log if entry.kind == "resources")
    assert log[gained.cause].subject == game.state.discard[0][-1]
    game = build(Inv(play=[pause()]), step="4.4 draw and resources", active=None)
    drawn = next(entry for entry in game.log if entry.kind == "drawn")
    assert (drawn.cause, drawn.source) == (-1, -1)


# ---- using them


def test_free_reaction_and_action_abilities_are_triggered() -> None:
    """ahlcg/triggered-abilities/a."""

    def kinds(card: str) -> list[str]:
        return [each.kind for each in behaviour(card) if hasattr(each, "kind")]

    assert kinds("core/physical-training") == ["free", "free"]
    assert kinds("core/guard-dog") == ["reaction"]
    assert kinds("core/machete") == ["action"]


def test_costs_and_conditions_must_be_met() -> None:
    """ahlcg/triggered-abilities/b, ahlcg/triggered-abilities/l: Physical Training; the better glass; Mob Enforcer."""
    for resources in (0, 1):
        game = build(Inv(play=["physical-training"], resources=resources), enemies=[Foe("ghoul-minion", engaged=0)])
        game.choose("fight core/ghoul-minion")
        assert mentioned(game, "physical-training") == bool(resources)
    for number in (0, 1):
        game = build(Inv(DAISY, play=["magnifying-glass-1"]), locations=[Place("hallway", clues=number)])
        assert mentioned(game, "use core/magnifying-glass-1") == (number == 0)
    for resources in (3, 4):
        game = build(Inv(resources=resources), enemies=[Foe("mob-enforcer", engaged=0, owner=0)])
        assert mentioned(game, "use core/mob-enforcer") == (resources == 4)
    for actions in (1, 2):
        game = build(
            Inv(play=["machete"], threat=["frozen-in-fear"], actions=actions), enemies=[Foe("ghoul-minion", engaged=0)]
        )
        assert mentioned(game, "use core/machete") == (actions == 2)


def test_action_abilities_in_ones_own_turn_only() -> None:
    """ahlcg/triggered-abilities/h, ahlcg/triggered-abilities/i: Old Book of Lore; Haunted takes two actions."""
    game = build(Inv(DAISY, play=["old-book-of-lore"]), Inv())
    assert mentioned(game, "use core/old-book-of-lore")
    game = build(Inv(), Inv(DAISY, play=["old-book-of-lore", pause()]))
    assert (asked(game), keys(game)) == ((1, "window"), ["use lab/pause", "pass"])
    game = build(Inv(DAISY, play=["old-book-of-lore", pause()]), step="enemy window", active=None)
    assert keys(game) == ["use lab/pause", "pass"]
    for actions in (3, 2, 1):
        game = build(Inv(threat=["haunted"], actions=actions))
        assert mentioned(game, "use core/haunted") == (actions > 1)
    game = build(Inv(threat=["haunted"]))
    game.choose("use core/haunted")
    assert game.state.actions == [1]


def test_abilities_must_be_able_to_change_something() -> None:
    """Costs do not count.

    ahlcg/triggered-abilities/k, ahlcg/triggered-abilities/m, ahlcg/initiation/check-restrictions
    """
    game = build(Inv(hand=["evidence"]), enemies=[Foe("ghoul-minion", engaged=0, damage=1)])
    game.choose("fight core/ghoul-minion")
    assert (asked(game), game.state.resources) == ((0, "turn"), [5])
    for hurt in (0, 1):
        game = build(Inv(damage=hurt), scenario="the-midnight-masks", locations=["st-marys-hospital"])
        assert mentioned(game, "use core/st-marys-hospital") == bool(hurt)
    game = build(Inv(play=[In("first-aid", tokens=1)]))
    assert not mentioned(game, "use core/first-aid")

    def heal(g: ArkhamTable, use: Use) -> None:
        """Heal 1 horror."""
        damage.heal(g, g.state.investigators[use.seat], 0, 1)

    shaken = Condition(lambda g, use: g.state.cards[g.state.investigators[use.seat]].horror > 0, "you have horror")
    balm = lab_card("balm", free(Do(heal), TakeHorror(1), possible=shaken))
    assert not mentioned(lab(scholar(play=[balm])), "use lab/balm")
    assert mentioned(lab(scholar(horror=1, play=[balm])), "use lab/balm")


def test_one_may_use_ones_own_abilities_the_places_and_the_agendas() -> None:
    """ahlcg/triggered-abilities/o: the investigator's own, the location's, the agenda's."""
    for seat in (0, 1):
        game = build(
            Inv(),
            Inv(DAISY, at=1, play=["old-book-of-lore"]),
            scenario="the-midnight-masks",
            locations=["rivertown", "southside-mas-boarding-house"],
            act="uncovering-the-conspiracy",
            agenda="predator-or-prey",
            active=seat,
        )
        while asked(game)[1] != "turn":
            game.choose("pass")
        assert asked(game) == (seat, "turn")
        assert mentioned(game, "use core/southside-mas-boarding-house") == (seat == 1)
        assert mentioned(game, "use core/old-book-of-lore") == (seat == 1)
        assert mentioned(game, "use core/predator-or-prey")


def test_a_companion_may_use_what_lies_in_a_threat_area() -> None:
    """Dreams of R'lyeh, while an investigator is there.

    ahlcg/triggered-abilities/p, ahlcg/you-your/b, ahlcg/you-your/d, ahlcg/you-your/e
    """
    game = build(Inv(), Inv(DAISY, threat=["dreams-of-rlyeh"]), bag=("+1",))
    assert [values.skill(table(game), seat, 0) for seat in (0, 1)] == [3, 2]
    assert [values.sanity(table(game), who) for who in game.state.investigators] == [5, 8]
    assert mentioned(game, "use core/dreams-of-rlyeh")
    away = build(Inv(at=1), Inv(DAISY, threat=["dreams-of-rlyeh"]))
    assert not mentioned(away, "use core/dreams-of-rlyeh")
    game.choose("use core/dreams-of-rlyeh")
    assert [entry.seat for entry in game.log if entry.kind == "test"] == [0]
    assert record(game, "core/dreams-of-rlyeh").zone == ENCOUNTER_DISCARD


def test_what_is_not_legal_changes_nothing() -> None:
    """ahlcg/initiation/declare: refused, with nothing paid."""
    from orne.kernel.errors import UserError

    game = build(Inv(hand=["beat-cop"], resources=3), enemies=[Foe("ghoul-minion", engaged=0)])
    before = game.state.data()
    with pytest.raises(UserError):
        game.choose("play core/beat-cop")
    assert game.state.data() == before


def test_a_free_ability_waits_for_a_window() -> None:
    """The one token comes after the second window of the test (ahlcg/chaos-tokens/a)."""
    lens = lab_card("free-lens", free(Gain(1)))
    game = lab(scholar(play=[lens]))
    game.play("investigate lab/hall", "pass")
    assert happened(game, "token") == []
    game.choose("pass")
    assert happened(game, "token") == ["token"]


# ---- targets


def test_targets_are_chosen_among_what_fits() -> None:
    """ahlcg/target/a, ahlcg/target/e: Encyclopedia means investigators here; First Aid only those who can be healed."""
    game = build(Inv(DAISY, play=["encyclopedia-2"]), Inv(), Inv(WENDY, at=1))
    game.choose("use core/encyclopedia-2")
    assert keys(game) == ["choose core/daisy-walker", "choose core/roland-banks"]
    game = build(Inv(play=["first-aid"]), Inv(DAISY, damage=1))
    game.choose("use core/first-aid")
    assert record(game, "core/daisy-walker").damage == 0


def test_without_a_target_nothing_starts() -> None:
    """ahlcg/target/b: Scavenging without an Item in the discard pile."""
    for pile, there in ((["knife"], True), (["lucky"], False)):
        game = build(Inv(WENDY, play=["scavenging"], discard=pile), locations=[Place("hallway", clues=1)], bag=("+1",))
        game.choose("investigate core/hallway")
        assert mentioned(game, "scavenging") == there
