"""The glossary from Taking Damage to You."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham import values
from orne.arkham.abilities import event, free, reaction, revelation
from orne.arkham.cards import behaviour, facts_of
from orne.arkham.events import DAMAGE
from orne.arkham.facts import basic_weaknesses
from orne.arkham.language.effects import Discard, Resources, TakeHorror, after, effect, gain
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rules import damage, drawing
from orne.arkham.rules.playing import enter_asset
from orne.arkham.state import DISCARD, ENCOUNTER_DISCARD, HAND, PLAY, VICTORY
from orne.arkham.weakness_pool import random_basic_weakness
from orne.kernel.limits import Limit
from tests.arkham.laboratory import (
    DUST,
    PAPER,
    asked,
    happened,
    keys,
    lab,
    lab_card,
    pause,
    record,
    scholar,
    uid,
)

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.state import State
    from orne.arkham.table import ArkhamTable
    from orne.kernel.game import Game

NOW: dict[str, Any] = {"step": "1.4 encounter cards", "active": None}
DAISY, WENDY, AGNES, SKIDS = "daisy-walker", "wendy-adams", "agnes-baker", "skids-otoole"
QUIET = ["dissonant-voices"] * 4


def table(game: Game[State]) -> ArkhamTable:
    """The table of a game."""
    found: ArkhamTable = game.table  # type: ignore[assignment]
    return found


def offered(game: Game[State], name: str) -> bool:
    """Whether anything about a card may be chosen now."""
    return any(name in key for key in keys(game))


# ---- targets, then


def test_choosing_is_among_what_fits() -> None:
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
        assert offered(game, "scavenging") == there


def test_what_comes_then_comes_before_the_answers() -> None:
    """ahlcg/then/b: "take 1 damage, then gain 3" with a reaction to the damage."""

    def suffer(g: ArkhamTable, use: Use) -> None:
        """Take 1 damage, then gain 3."""

        def rest() -> None:
            g.state.resources[use.seat] += 3

        damage.deal(g, use.seat, 1, source=use, then=rest)

    whip = lab_card(
        "then-whip",
        free(effect(suffer), limit=Limit(1, "game", False)),
        reaction(after(DAMAGE, lambda g, use, e: e.seat == use.seat, "you take damage"), gain(10)),
    )
    game = lab(scholar(play=[whip]))
    game.choose("use lab/then-whip")
    assert (keys(game), game.state.resources) == (["react lab/then-whip", "pass"], [8])


def test_the_threat_area_is_at_the_investigators_location() -> None:
    """ahlcg/threat-area/a."""
    game = build(Inv(at=1, threat=["frozen-in-fear"]), enemies=[Foe("ghoul-minion", engaged=0)])
    for card in ("core/frozen-in-fear", "core/ghoul-minion"):
        assert table(game).location_of(uid(game, card)) == uid(game, "core/attic")
        assert record(game, card).zone == PLAY


def test_tokens_do_not_run_out() -> None:
    """ahlcg/tokens-running-out/a."""
    game = lab(scholar(resources=60, play=[In(PAPER, doom=40)]), agenda=lab_card("patient", type="agenda", doom=99))
    game.choose("resource")
    assert (game.state.resources, values.doom_in_play(table(game))) == ([61], 40)


def test_traits_are_what_others_refer_to() -> None:
    """ahlcg/traits/a: the skull of The Gathering counts Ghouls and nothing else."""
    from orne.arkham.scenario import scenario

    for card, worth in (("ghoul-minion", -1), ("swarm-of-rats", 0)):
        game = build(Inv(), enemies=[Foe(card, engaged=0)])
        assert scenario("the-gathering").token_modifier(table(game), 0, "skull") == worth


# ---- treacheries


def test_where_treacheries_go() -> None:
    """Discarded, or where their text says; a weakness to its owner's pile.

    ahlcg/treachery-cards/a, ahlcg/weakness/c
    """
    game = build(Inv(play=[pause()]), encounter_deck=["grasping-hands", *QUIET], bag=("+1",), **NOW)
    while happened(game, "test") and not happened(game, "test succeeds"):
        game.choose("pass")
    assert record(game, "core/grasping-hands").zone == ENCOUNTER_DISCARD
    game = build(Inv(play=[pause()]), encounter_deck=["frozen-in-fear", *QUIET], **NOW)
    assert (record(game, "core/frozen-in-fear").zone, record(game, "core/frozen-in-fear").threat) == (PLAY, 0)
    game = build(Inv(deck=["paranoia", "knife"]))
    game.choose("draw")
    assert game.state.discard[0] == [uid(game, "core/paranoia")]


def test_a_subtitle_makes_no_other_card() -> None:
    """ahlcg/treachery-cards/b: a limit by title counts both."""
    first = lab_card("omen-a", event(gain(1), limit=Limit(1, "round", True)), type="event", title="Omen", subtitle="A")
    second = lab_card("omen-b", event(gain(1), limit=Limit(1, "round", True)), type="event", title="Omen", subtitle="B")
    game = lab(scholar(hand=[first, second]))
    assert (offered(game, "omen-a"), offered(game, "omen-b")) == (True, True)
    game.choose("play lab/omen-a")
    assert not offered(game, "omen-b")


# ---- triggered abilities


def test_which_abilities_are_triggered() -> None:
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
        assert offered(game, "physical-training") == bool(resources)
    for number in (0, 1):
        game = build(Inv(DAISY, play=["magnifying-glass-1"]), locations=[Place("hallway", clues=number)])
        assert offered(game, "use core/magnifying-glass-1") == (number == 0)
    for resources in (3, 4):
        game = build(Inv(resources=resources), enemies=[Foe("mob-enforcer", engaged=0, owner=0)])
        assert offered(game, "use core/mob-enforcer") == (resources == 4)
    for actions in (1, 2):
        game = build(
            Inv(play=["machete"], threat=["frozen-in-fear"], actions=actions), enemies=[Foe("ghoul-minion", engaged=0)]
        )
        assert offered(game, "use core/machete") == (actions == 2)


def test_a_when_reaction_comes_before_its_trigger_changes_anything() -> None:
    """ahlcg/triggered-abilities/e, ahlcg/when/a: Guard Dog bites before it is hurt; Dodge prevents all of an attack."""
    game = build(
        Inv(play=["guard-dog"]), enemies=[Foe("ghoul-minion", engaged=0)], step="3.3 enemies attack", active=None
    )
    game.play("damage core/guard-dog", "horror core/roland-banks")
    assert (keys(game), record(game, "core/guard-dog").damage) == (["react core/guard-dog", "pass"], 0)
    game.choose("react core/guard-dog")
    assert record(game, "core/ghoul-minion").damage == 1
    game = build(Inv(hand=["dodge"]), enemies=[Foe("ghoul-minion", engaged=0)], step="3.3 enemies attack", active=None)
    assert keys(game) == ["play core/dodge", "pass"]
    game.choose("play core/dodge")
    assert happened(game, "hurt") == []


def test_an_after_reaction_comes_when_its_trigger_is_done() -> None:
    """ahlcg/triggered-abilities/f: Research Librarian is in play when the search is offered."""
    game = build(Inv(DAISY, hand=["research-librarian"], deck=["knife", "old-book-of-lore"]))
    game.choose("play core/research-librarian")
    assert (keys(game), record(game, "core/research-librarian").zone) == (
        ["react core/research-librarian", "pass"],
        PLAY,
    )


def test_action_abilities_in_ones_own_turn_only() -> None:
    """ahlcg/triggered-abilities/h, ahlcg/triggered-abilities/i: Old Book of Lore; Haunted takes two actions."""
    game = build(Inv(DAISY, play=["old-book-of-lore"]), Inv())
    assert offered(game, "use core/old-book-of-lore")
    game = build(Inv(), Inv(DAISY, play=["old-book-of-lore", pause()]))
    assert (asked(game), keys(game)) == ((1, "window"), ["use lab/pause", "pass"])
    game = build(Inv(DAISY, play=["old-book-of-lore", pause()]), step="enemy window", active=None)
    assert keys(game) == ["use lab/pause", "pass"]
    for actions in (3, 2, 1):
        game = build(Inv(threat=["haunted"], actions=actions))
        assert offered(game, "use core/haunted") == (actions > 1)
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
        assert offered(game, "use core/st-marys-hospital") == bool(hurt)
    game = build(Inv(play=[In("first-aid", tokens=1)]))
    assert not offered(game, "use core/first-aid")

    def heal(g: ArkhamTable, use: Use) -> None:
        """Heal 1 horror."""
        damage.heal(g, g.state.investigators[use.seat], 0, 1)

    from orne.arkham.abilities import Condition

    shaken = Condition(lambda g, use: g.state.cards[g.state.investigators[use.seat]].horror > 0, "you have horror")
    balm = lab_card("balm", free(effect(heal), TakeHorror(1), possible=shaken))
    assert not offered(lab(scholar(play=[balm])), "use lab/balm")
    assert offered(lab(scholar(horror=1, play=[balm])), "use lab/balm")


def test_an_effect_is_carried_out_as_far_as_possible() -> None:
    """ahlcg/triggered-abilities/n: Dynamite Blast spares nobody."""
    game = build(
        Inv(hand=["dynamite-blast"], resources=5),
        Inv(DAISY),
        enemies=[Foe("ghoul-priest", at="hallway", exhausted=True)],
    )
    game.choose("play core/dynamite-blast")
    assert asked(game) == (0, "turn")
    hurt = ("core/ghoul-priest", "core/roland-banks", "core/daisy-walker")
    assert [record(game, card).damage for card in hurt] == [3, 3, 3]


def test_whose_abilities_one_may_use() -> None:
    """ahlcg/triggered-abilities/o: one's own, the place's, the agenda's."""
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
        assert offered(game, "use core/southside-mas-boarding-house") == (seat == 1)
        assert offered(game, "use core/old-book-of-lore") == (seat == 1)
        assert offered(game, "use core/predator-or-prey")


def test_cards_in_a_companions_threat_area() -> None:
    """Dreams of R'lyeh, while one is there.

    ahlcg/triggered-abilities/p, ahlcg/you-your/b, ahlcg/you-your/d, ahlcg/you-your/e
    """
    game = build(Inv(), Inv(DAISY, threat=["dreams-of-rlyeh"]), bag=("+1",))
    assert [values.skill(table(game), seat, 0) for seat in (0, 1)] == [3, 2]
    assert [values.sanity(table(game), who) for who in game.state.investigators] == [5, 8]
    assert offered(game, "use core/dreams-of-rlyeh")
    away = build(Inv(at=1), Inv(DAISY, threat=["dreams-of-rlyeh"]))
    assert not offered(away, "use core/dreams-of-rlyeh")
    game.choose("use core/dreams-of-rlyeh")
    assert [entry.seat for entry in game.log if entry.kind == "test"] == [0]
    assert record(game, "core/dreams-of-rlyeh").zone == ENCOUNTER_DISCARD


def test_each_instance_answers_each_occurrence_once() -> None:
    """ahlcg/triggering-condition/a, ahlcg/triggering-condition/b: two Pickpocketing, one evasion, two cards."""
    game = build(
        Inv(SKIDS, play=["pickpocketing", "pickpocketing"], deck=["knife"] * 9, resources=0),
        enemies=[Foe("swarm-of-rats", engaged=0)],
        bag=("+1",),
    )
    game.choose("evade core/swarm-of-rats")
    assert keys(game) == ["react core/pickpocketing", "react core/pickpocketing#2", "pass"]
    game.choose("react core/pickpocketing")
    assert keys(game) == ["react core/pickpocketing#2", "pass"]
    game.choose("react core/pickpocketing#2")
    assert (len(game.state.hand[0]), asked(game)) == (2, (0, "turn"))


# ---- unique, uses, victory


def test_a_second_unique_card_comes_by_no_way() -> None:
    """ahlcg/unique/b: not played, not put into play."""

    def bring(g: ArkhamTable, use: Use) -> None:
        """Put Leo into play."""
        enter_asset(g, g.state.hand[use.seat][0], use.seat)

    door = lab_card("back-door", free(effect(bring), Discard()))
    game = build(Inv(SKIDS, hand=["leo-de-luca-1"], play=["leo-de-luca", door], resources=9))
    assert not offered(game, "play core/leo-de-luca-1")
    game.choose("use lab/back-door")
    assert (record(game, "core/leo-de-luca-1").zone, record(game, "core/leo-de-luca").zone) == (HAND, PLAY)


def test_uses() -> None:
    """ahlcg/uses/b, ahlcg/uses/c, ahlcg/uses/d: ammo is spent and added; charges go only on what has charges."""
    game = build(Inv(play=["45-automatic"], hand=["extra-ammunition-1"]), enemies=[Foe("ghoul-priest", engaged=0)])
    game.choose("use core/45-automatic")
    assert record(game, "core/45-automatic").tokens == 3
    game.choose("play core/extra-ammunition-1")
    assert record(game, "core/45-automatic").tokens == 6
    game = build(Inv(play=[In("45-automatic", tokens=0)]), enemies=[Foe("ghoul-minion", engaged=0)])
    assert not offered(game, "use core/45-automatic")
    game = build(Inv(AGNES, play=["book-of-shadows-3", "shrivelling", "45-automatic"]))
    before = record(game, "core/shrivelling").tokens
    game.choose("use core/book-of-shadows-3")
    assert (record(game, "core/shrivelling").tokens, record(game, "core/45-automatic").tokens) == (before + 1, 4)


def test_victory() -> None:
    """ahlcg/victory/a, ahlcg/victory/d: points are counted; a treachery goes there after its resolution."""
    from orne.arkham.scenario import usual_outcome

    game = build(Inv(), victory=["ghoul-priest", "attic"], locations=["hallway"])
    assert usual_outcome(table(game)).experience == (3,)
    assert uid(game, "core/ghoul-priest") not in values.enemies(table(game))
    prize = lab_card("prize", revelation(gain(1)), type="treachery", victory=1)
    game = lab(scholar(play=[pause()]), encounter_deck=[prize, DUST], **NOW)
    assert (record(game, prize).zone, game.state.resources) == (VICTORY, [6])


# ---- weaknesses


def test_weaknesses_are_cards_of_their_types() -> None:
    """ahlcg/weakness/a, ahlcg/weakness/j, ahlcg/weakness/l: not neutral; the basic ones are a pool of their own."""
    types = {
        "cover-up": "treachery", "mob-enforcer": "enemy", "the-necronomicon": "asset", "dark-memory": "event"
    }  # fmt: skip
    for card, type_ in types.items():
        facts = facts_of(f"core/{card}")
        assert facts is not None
        assert (facts.type, facts.weakness is not None) == (type_, True)
    drawn = {random_basic_weakness(seed) for seed in range(200)}
    assert drawn == {*basic_weaknesses()}
    assert drawn == {
        f"core/{each}"
        for each in (
            "amnesia", "paranoia", "haunted", "psychosis", "hypochondria", "mob-enforcer", "silver-twilight-acolyte",
            "stubborn-detective",
        )
    }  # fmt: skip


def test_a_drawn_weakness_event_goes_to_the_hand_and_an_asset_by_its_text() -> None:
    """ahlcg/weakness/d, ahlcg/weakness/i, ahlcg/weakness/k: Dark Memory can be played; The Necronomicon is Daisy's."""
    game = build(Inv(AGNES, deck=["dark-memory", "knife"]))
    game.choose("draw")
    assert offered(game, "play core/dark-memory")
    game.choose("play core/dark-memory")
    assert (game.state.resources, record(game, "core/dark-memory").zone) == ([3], DISCARD)
    game = build(Inv(DAISY, deck=["the-necronomicon", "knife"]))
    game.choose("draw")
    book = record(game, "core/the-necronomicon")
    assert (book.zone, book.threat, book.controller) == (PLAY, 0, 0)
    game = build(Inv(DAISY), enemies=[Foe("mob-enforcer", engaged=0, owner=0)])
    assert record(game, "core/mob-enforcer").controller == -1


def test_the_bearer_stays_the_bearer() -> None:
    """ahlcg/weakness/f, ahlcg/weakness/c: Roland engages Daisy's Acolyte; defeated, it goes to Daisy's pile."""
    game = build(Inv(), Inv(DAISY), enemies=[Foe("silver-twilight-acolyte", engaged=1, owner=1, damage=2)], bag=("+1",))
    game.choose("engage core/silver-twilight-acolyte")
    acolyte = uid(game, "core/silver-twilight-acolyte")
    assert (drawing.owner_seat(table(game), acolyte), game.state.cards[acolyte].threat) == (1, 0)
    game.choose("fight core/silver-twilight-acolyte")
    assert game.state.discard[1] == [acolyte]


# ---- you


def test_you_in_a_revelation_is_the_drawer() -> None:
    """ahlcg/you-your/a, ahlcg/you-your/e: Frozen in Fear goes to Daisy."""
    game = build(Inv(play=[pause()]), Inv(DAISY), lead=1, encounter_deck=["frozen-in-fear", *QUIET], **NOW)
    assert record(game, "core/frozen-in-fear").threat == 1


def test_a_clause_says_whom_it_concerns() -> None:
    """ahlcg/you-your/c: Young Deep One frightens whom it engages."""
    game = build(Inv(), Inv(DAISY), enemies=[Foe("young-deep-one", engaged=1)])
    game.choose("engage core/young-deep-one")
    assert (record(game, "core/roland-banks").horror, record(game, "core/daisy-walker").horror) == (1, 0)


@pytest.mark.parametrize("seat", [0, 1])
def test_damage_to_you_is_damage_to_your_assets_too(seat: int) -> None:
    """ahlcg/you-your/f: the reaction is offered when Beat Cop took it all, not when a companion did."""
    scar = lab_card(
        "scar", reaction(after(DAMAGE, lambda g, use, e: e.seat == use.seat and e.other >= 0, "an attack"), gain(1))
    )
    game = build(
        Inv(play=["beat-cop", scar]), Inv(DAISY), enemies=[Foe("ghoul-minion", engaged=seat)],
        step="3.3 enemies attack", active=None,
    )  # fmt: skip
    if seat == 0:
        game.play("damage core/beat-cop", "horror core/beat-cop")
    assert offered(game, "react lab/scar") == (seat == 0)


# ---- initiation


def test_what_is_not_legal_changes_nothing() -> None:
    """ahlcg/initiation/declare: refused, with nothing paid."""
    from orne.kernel.errors import UserError

    game = build(Inv(hand=["beat-cop"], resources=3), enemies=[Foe("ghoul-minion", engaged=0)])
    before = game.state.data()
    with pytest.raises(UserError):
        game.choose("play core/beat-cop")
    assert game.state.data() == before


def test_modifiers_count_when_the_cost_is_determined() -> None:
    """ahlcg/initiation/determine-cost: Easttown takes 2 off an Ally."""
    for resources in (1, 2):
        game = build(Inv(hand=["beat-cop"], resources=resources), scenario="the-midnight-masks", locations=["easttown"])
        assert offered(game, "play core/beat-cop") == (resources == 2)


def test_costs_that_cannot_all_be_paid_are_not_paid() -> None:
    """ahlcg/initiation/step-2-pay: of two costs the second is out of reach, so neither is paid."""
    machine = lab_card("machine", free(gain(9), Discard(), Resources(6)))
    game = lab(scholar(play=[machine]))
    assert (offered(game, "use lab/machine"), game.state.resources, record(game, machine).zone) == (False, [5], PLAY)


def test_attacks_of_opportunity_between_payment_and_effect() -> None:
    """ahlcg/initiation/step-2-attacks-of-opportunity: Machete paid, the attack, then Machete in play."""
    game = build(Inv(hand=["machete"], play=["beat-cop"]), enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("play core/machete")
    assert (keys(game)[0], game.state.resources) == ("damage core/roland-banks", [2])
    assert record(game, "core/machete").zone == HAND
    game.play("damage core/roland-banks", "horror core/roland-banks")
    assert record(game, "core/machete").zone == PLAY


def test_a_card_is_played_when_it_has_resolved() -> None:
    """ahlcg/initiation/step-4-resolve: Heirloom of Hyperborea answers at the end."""
    game = build(Inv(AGNES, hand=["shrivelling"], play=["heirloom-of-hyperborea"], deck=["knife"] * 3))
    game.choose("play core/shrivelling")
    assert (keys(game), record(game, "core/shrivelling").zone) == (["react core/heirloom-of-hyperborea", "pass"], PLAY)
    game = build(
        Inv(AGNES, hand=["blinding-light"], play=["heirloom-of-hyperborea"], deck=["knife"] * 3),
        enemies=[Foe("swarm-of-rats", engaged=0)],
    )
    game.choose("play core/blinding-light")
    assert keys(game) == ["react core/heirloom-of-hyperborea", "pass"]
    assert happened(game, "test succeeds") == ["test succeeds"]
    assert record(game, "core/blinding-light").zone == DISCARD
