"""The glossary from Parley to Revelation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.arkham import values
from orne.arkham.abilities import Gives, free, reaction, revelation
from orne.arkham.events import DRAWS_ENCOUNTER, PLAYED
from orne.arkham.language.effects import Discard, after, effect, gain, this
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rules.chart import NAMES
from orne.arkham.rules.drawing import draw_encounter
from orne.arkham.rules.enemies import spawn
from orne.arkham.rules.playing import enter_asset
from orne.arkham.state import DISCARD, REMOVED
from orne.kernel.limits import Limit
from tests.arkham.laboratory import DREAMER, DUST, FIEND, lab, lab_card, pause, scholar
from tests.arkham.look import harm_on, keys, record, table, uid
from tests.look import asked, happened

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.state import State
    from orne.arkham.table import ArkhamTable
    from orne.kernel.game import Game

NOW: dict[str, Any] = {"step": "1.4 encounter cards", "active": None}
ROLAND, DAISY, WENDY, AGNES, SKIDS = "roland-banks", "daisy-walker", "wendy-adams", "agnes-baker", "skids-otoole"


def plays(game: Game[State]) -> list[str]:
    """What may be played."""
    return [key for key in keys(game) if key.startswith("play")]


# ---- parley, per investigator, peril


def test_parley_is_an_action_that_provokes_nobody() -> None:
    """ahlcg/parley/a, ahlcg/parley/b: Mob Enforcer and a Ghoul beside it stay calm."""
    game = build(Inv(resources=5), enemies=[Foe("mob-enforcer", engaged=0, owner=0), Foe("ghoul-minion", engaged=0)])
    game.choose("use core/mob-enforcer")
    assert (game.state.actions, game.state.resources, harm_on(game, "core/roland-banks")) == ([2], [1], (0, 0))
    assert record(game, "core/mob-enforcer").zone == DISCARD


def test_per_investigator_before_modifiers_and_with_the_eliminated() -> None:
    """ahlcg/per-investigator/b, ahlcg/per-investigator/c, ahlcg/per-investigator/d."""
    thick = lab_card("thick-skin", Gives(lambda g, use, u: values.is_enemy(g, u), "health", 1))
    game = build(Inv(play=[thick]), Inv(DAISY), enemies=[Foe("ghoul-priest", engaged=0)])
    assert values.health(table(game), uid(game, "core/ghoul-priest")) == 11
    game = build(Inv(), Inv(DAISY), Inv(WENDY), enemies=[Foe("the-masked-hunter", engaged=0)])
    assert values.health(table(game), uid(game, "core/the-masked-hunter")) == 10
    game = build(
        Inv(), Inv(DAISY, damage=4), locations=["hallway", Place("cellar", revealed=False)],
        enemies=[Foe("ghoul-minion", engaged=1)], step="3.3 enemies attack", active=None,
    )  # fmt: skip
    assert game.state.gone[1]
    while asked(game)[1] != "turn":
        game.choose("pass")
    game.choose("move core/cellar")
    assert record(game, "core/cellar").clues == 4


def test_peril_leaves_the_drawer_alone() -> None:
    """ahlcg/peril/b: no free ability, no reaction, no commitment of anybody else; without peril there is."""
    from orne.arkham.rules.acting import plain_test

    def shudder(g: ArkhamTable, use: Use) -> None:
        """Test willpower."""
        plain_test(g, use.seat, 0, 3, use)

    courage = lab_card("courage", type="skill", icons=(1, 0, 0, 0, 0))
    for slug, keywords in (("lonely-fear", ("peril",)), ("common-fear", ())):
        fear = lab_card(slug, revelation(effect(shudder)), type="treachery", keywords=keywords)
        people = scholar(), scholar(DREAMER, hand=[courage], play=[pause()])
        game = lab(*people, encounter_deck=[fear, DUST, DUST], **NOW)
        assert NAMES[game.state.step] == ("mythos window" if keywords else "1.4 encounter cards")


# ---- play


def test_a_fast_asset_is_no_play_action() -> None:
    """ahlcg/play/b, ahlcg/play-action/b: no action is spent, and skills are not playable."""
    game = build(Inv(hand=["magnifying-glass", "guts", "machete"]))
    assert plays(game) == ["play core/machete", "play core/magnifying-glass"]
    game.choose("play core/magnifying-glass")
    assert game.state.actions == [3]
    game = build(Inv(SKIDS, hand=["switchblade"], actions=0, play=["physical-training"]))
    assert plays(game) == ["play core/switchblade"]


def test_playing_and_gaining_are_actions() -> None:
    """ahlcg/play/c, ahlcg/play-action/a, ahlcg/resource-action/a."""
    game = build(Inv(hand=["emergency-cache"], deck=["knife"] * 3))
    game.choose("play core/emergency-cache")
    assert (game.state.resources, game.state.discard[0]) == ([8], [uid(game, "core/emergency-cache")])
    game = build(Inv(WENDY, hand=["leather-coat"]))
    game.choose("play core/leather-coat")
    assert (game.state.actions, game.state.resources, record(game, "core/leather-coat").controller) == ([2], [5], 0)
    game = build(Inv())
    game.choose("resource")
    assert (game.state.actions, game.state.resources) == ([2], [6])


def test_an_asset_stays_over_rounds() -> None:
    """ahlcg/play/d: nothing discards Beat Cop."""
    game = build(Inv(hand=["beat-cop"], deck=["knife"] * 9), encounter_deck=["dissonant-voices"] * 6)
    game.choose("play core/beat-cop")
    while game.state.round < 4:
        game.choose("end turn" if asked(game)[1] == "turn" else "pass")
    assert record(game, "core/beat-cop").controller == 0


def test_permissions_and_play_instructions() -> None:
    """ahlcg/play-restrictions/b, ahlcg/play-restrictions/c: Wendy's Amulet; On the Lam."""
    game = build(
        Inv(WENDY, play=["wendys-amulet"], discard=["cunning-distraction"]), enemies=[Foe("ghoul-minion", engaged=0)]
    )
    assert plays(game) == ["play core/cunning-distraction from the discard pile"]
    game = build(Inv(SKIDS, hand=["on-the-lam"]), step="2.2 next turn begins", active=None)
    assert keys(game) == ["play core/on-the-lam", "pass"]
    game.choose("pass")
    assert plays(game) == []


def test_prey_says_nothing_about_spawning() -> None:
    """ahlcg/prey/d: Ravenous Ghoul engages Daisy, who drew it."""
    game = build(
        Inv(damage=7, play=["beat-cop"]), Inv(DAISY), lead=1,
        encounter_deck=["ravenous-ghoul", "dissonant-voices", "dissonant-voices"], **NOW,
    )  # fmt: skip
    assert record(game, "core/ravenous-ghoul").threat == 1


def test_printed_is_what_stands_on_the_card() -> None:
    """ahlcg/printed/a."""
    tonic = lab_card("tonic", Gives(lambda g, use, u: g.title(u) == "Beat Cop", "health", 1))
    game = build(Inv(play=["beat-cop", tonic]))
    cop = uid(game, "core/beat-cop")
    assert (values.health(table(game), cop), table(game).kind(cop).facts.health) == (3, 2)


# ---- simultaneous things


def test_forced_effects_at_one_moment_are_ordered_by_the_lead() -> None:
    """ahlcg/priority-of-simultaneous-resolution/b: the agenda's doom and the Dark Young's healing."""
    game = build(
        Inv(),
        Inv(DAISY),
        lead=1,
        locations=["parlor", "hallway"],
        agenda="theyre-getting-out",
        enemies=[Foe("relentless-dark-young", at="hallway", damage=2), Foe("ghoul-minion", at="hallway")],
        step="4.6 round ends",
        active=None,
    )
    assert asked(game) == (1, "order")
    assert keys(game) == ["resolve core/relentless-dark-young", "resolve core/theyre-getting-out"]
    game.choose("resolve core/theyre-getting-out")
    assert record(game, "core/relentless-dark-young").damage == 0


def test_every_reaction_gets_its_chance() -> None:
    """ahlcg/reaction-opportunities/a, ahlcg/reaction-opportunities/b: Roland's own and Evidence!, two clues."""
    game = build(
        Inv(hand=["evidence"]),
        locations=[Place("hallway", clues=2)],
        enemies=[Foe("ghoul-minion", engaged=0, damage=1)],
    )
    game.choose("fight core/ghoul-minion")
    assert keys(game) == ["react core/roland-banks", "play core/evidence", "pass"]
    game.choose("react core/roland-banks")
    assert keys(game) == ["play core/evidence", "pass"]
    game.choose("play core/evidence")
    assert (record(game, "core/roland-banks").clues, asked(game)) == (2, (0, "turn"))


# ---- put into play


def test_putting_into_play_costs_nothing_and_is_no_playing() -> None:
    """ahlcg/put-into-play/a, ahlcg/put-into-play/b, ahlcg/put-into-play/c, ahlcg/ready/a: Machete with full hands."""

    def bring(g: ArkhamTable, use: Use) -> None:
        """Put the Machete into play."""
        enter_asset(g, g.state.hand[use.seat][0], use.seat)

    heard = reaction(after(PLAYED, lambda g, use, e: True, "a card is played"), gain(9))
    door = lab_card("side-door", free(effect(bring), Discard()), heard)
    game = build(Inv(hand=["machete"], play=["knife", "flashlight", door], resources=0))
    game.choose("use lab/side-door")
    assert keys(game) == ["discard core/knife", "discard core/flashlight"]
    game.choose("discard core/knife")
    machete = record(game, "core/machete")
    assert (game.state.resources, machete.controller, machete.exhausted) == ([0], 0, False)
    assert asked(game) == (0, "turn")


def test_an_enemy_put_into_play_is_not_drawn() -> None:
    """ahlcg/put-into-play/c, ahlcg/ready/a."""

    def bring(g: ArkhamTable, use: Use) -> None:
        """Spawn the fiend in the hall."""
        spawn(g, g.state.set_aside[0], use.seat, g.state.locations[0])

    def call(g: ArkhamTable, use: Use) -> None:
        """Draw an encounter card."""
        draw_encounter(g, use.seat)

    heard = reaction(after(DRAWS_ENCOUNTER, lambda g, use, e: True, "you draw an encounter card"), gain(9))
    gate = lab_card(
        "gate",
        free(effect(bring), limit=Limit(1, "game", False)),
        heard,
        free(effect(call), limit=Limit(1, "game", False)),
    )
    game = lab(scholar(play=[gate]), set_aside=[FIEND])
    game.choose("use lab/gate ability 1")
    assert (asked(game), record(game, FIEND).threat, record(game, FIEND).exhausted) == ((0, "turn"), 0, False)
    game.choose("use lab/gate ability 2")
    assert keys(game) == ["react lab/gate", "pass"]


def test_what_is_ready_is_not_readied() -> None:
    """ahlcg/ready/b: Umordhoth, ready, has nothing to ready."""
    for exhausted in (True, False):
        game = build(
            Inv(),
            scenario="the-devourer-below",
            locations=["main-path"],
            act="investigating-the-trail",
            agenda="the-arkham-woods",
            enemies=[Foe("umordhoth", at="main-path", exhausted=exhausted)],
        )
        game.choose("end turn")
        assert happened(game, "resolves").count("resolves") == (1 if exhausted else 0)


# ---- removed from the game, resigning, resources


def test_removed_cards_are_nowhere() -> None:
    """ahlcg/removed-from-game/a: Abandoned and Alone."""
    game = build(Inv(WENDY, deck=["abandoned-and-alone", "knife"], discard=["knife", "lucky"]))
    game.choose("draw")
    assert uid(game, "core/lucky") in game.state.removed
    assert record(game, "core/lucky").zone == REMOVED
    assert game.state.discard[0] == [uid(game, "core/abandoned-and-alone")]


def test_resigning_in_the_parlor_only_and_unprovoked() -> None:
    """ahlcg/resign/a, ahlcg/resign/c."""
    game = build(Inv(), Inv(DAISY, at=1), locations=["parlor", "hallway"], enemies=[Foe("ghoul-minion", engaged=0)])
    game.choose("use core/parlor resign")
    assert (game.state.gone[0], harm_on(game, "core/roland-banks")) == ("resigned", (0, 0))
    assert (asked(game)[0], [key for key in keys(game) if "parlor" in key and "move" not in key]) == (1, [])


def test_resources_are_the_pool() -> None:
    """Hyperawareness twice; Paranoia leaves Hospital Debts alone.

    ahlcg/resources/a, ahlcg/resources/b, ahlcg/resources/c
    """
    game = build(Inv(DAISY, play=["hyperawareness"], resources=3), bag=("0",))
    game.choose("investigate core/hallway")
    first = next(key for key in keys(game) if key.startswith("use core/hyperawareness"))
    game.play(first, first)
    test = table(game).test
    assert test is not None
    assert (game.state.resources, test.bonus) == ([1], 2)
    game = build(Inv(SKIDS, deck=["paranoia", "knife"], resources=2, threat=[In("hospital-debts", tokens=6)]))
    game.choose("draw")
    assert (game.state.resources, record(game, "core/hospital-debts").tokens) == ([0], 6)
    game = build(Inv(deck=["knife"] * 5), step="4.4 draw and resources", active=None)
    assert game.state.resources == [6]


# ---- retaliate


def test_retaliation() -> None:
    """ahlcg/retaliate/a, ahlcg/retaliate/b: after the test; the Priest stays ready and attacks again at 3.3."""
    game = build(Inv(), enemies=[Foe("ghoul-priest", engaged=0)], bag=("-4",))
    game.choose("fight core/ghoul-priest")
    assert (harm_on(game, "core/roland-banks"), record(game, "core/ghoul-priest").exhausted) == ((2, 2), False)
    assert happened(game, "test fails", "attacks") == ["test fails", "attacks"]
    game.choose("end turn")
    assert happened(game, "attacks") == ["attacks"] * 2


def test_retaliation_of_an_enemy_engaged_with_another() -> None:
    """ahlcg/retaliate/c: Goat Spawn; the missed blow hits Daisy."""
    game = build(Inv(), Inv(DAISY), enemies=[Foe("goat-spawn", engaged=1)], bag=("-4",))
    game.choose("fight core/goat-spawn")
    assert harm_on(game, "core/daisy-walker") == (1, 0)
    assert harm_on(game, "core/roland-banks") == (1, 0)


def test_no_retaliation_of_an_exhausted_enemy() -> None:
    """ahlcg/retaliate/d."""
    game = build(Inv(), enemies=[Foe("wizard-of-the-order", at="hallway", exhausted=True)], bag=("-4",))
    game.choose("fight core/wizard-of-the-order")
    assert (harm_on(game, "core/roland-banks"), happened(game, "attacks")) == ((0, 0), [])


# ---- revelation


def test_revelations_come_with_the_draw() -> None:
    """Obscuring Fog attaches, Ancient Evils brings doom, Paranoia takes.

    ahlcg/revelation/a, ahlcg/revelation-abilities/a
    """
    game = build(Inv(play=["beat-cop"]), encounter_deck=["obscuring-fog", "dissonant-voices"], **NOW)
    assert record(game, "core/obscuring-fog").host == uid(game, "core/hallway")
    game = build(Inv(play=["beat-cop"]), encounter_deck=["ancient-evils", "dissonant-voices"], **NOW)
    assert game.state.cards[game.state.agenda].doom == 1
    game = build(Inv(play=[pause()]), encounter_deck=["rotting-remains", "dissonant-voices"], bag=("-3",), **NOW)
    while NAMES[game.state.step] != "mythos window":
        game.choose("pass")
    assert happened(game, "test fails", "discarded") == ["test fails", "discarded"]
    game = build(Inv(deck=["paranoia", "knife"], resources=4))
    game.choose("draw")
    assert game.state.resources == [0]


def test_a_weakness_entering_the_hand_is_resolved() -> None:
    """ahlcg/revelation/b, ahlcg/weakness/e: by any route, as if just drawn."""
    from orne.arkham.language.effects import to_hand

    def fetch(g: ArkhamTable, use: Use) -> None:
        """Take the top card of the deck."""
        to_hand(g, g.state.deck[use.seat][-1])

    hook = lab_card("long-hook", free(effect(fetch), Discard()))
    game = build(Inv(deck=["psychosis", "knife"], play=[hook]))
    game.choose("use lab/long-hook")
    assert (record(game, "core/psychosis").threat, game.state.hand[0]) == (0, [])
    game = build(Inv(deck=["paranoia", "knife"], play=[hook]))
    game.choose("use lab/long-hook")
    assert (game.state.resources, uid(game, "core/paranoia") in game.state.discard[0]) == ([0], True)


def test_this_is_the_card_that_bears_the_text() -> None:
    """ahlcg/self-referential-text/b: the bonus is for that copy only, not for a card of the same title."""
    proud = lab_card("proud", Gives(this, "health", 2), health=1, title="Twin")
    plain = lab_card("plain-twin", health=1, title="Twin")
    game = lab(scholar(play=[proud, plain]))
    assert [values.health(table(game), uid(game, each)) for each in (proud, plain)] == [3, 1]
