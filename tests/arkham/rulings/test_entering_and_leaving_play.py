"""Rulings on what is in play: entering, leaving, set aside, removed from the game."""

from __future__ import annotations

from typing import Any

from orne.arkham import values
from orne.arkham.abilities import Use, forced, free, reaction
from orne.arkham.events import DRAWS_ENCOUNTER, ENTERS_PLAY, LEAVES_PLAY, PHASE_BEGINS, PLAYED
from orne.arkham.language import CHOSEN, Blank, Discard, Do, Exhaust, Gain, Until, after, everything
from orne.arkham.language import ENEMY as FOE
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.rulebook import RULEBOOK
from orne.arkham.rules.control import take_control
from orne.arkham.rules.encounter_draw import draw_encounter
from orne.arkham.rules.entering import enter_asset, into_play
from orne.arkham.rules.leaving import discard
from orne.arkham.rules.spawning import spawn
from orne.arkham.state import DISCARD, PLAY, REMOVED, VICTORY
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from tests.arkham.laboratory import DREAMER, FIEND, HALL, PAPER, WENDY, lab, lab_card, nothing, once, scholar
from tests.arkham.look import ids, keys, offers, record, table, uid
from tests.look import asked, happened


def _watch(kind: str, seen: list[int]) -> Any:
    """A forced ability that notes what an event is about."""

    def look(g: ArkhamTable, use: Use) -> None:
        """Note it."""
        assert use.event is not None
        seen.append(use.event.subject)

    return forced(after(kind, lambda g, use, e: True, "it happens"), Do(look))


def test_what_is_played_or_spawned_enters_play() -> None:
    """ahlcg/enters-play/a, ahlcg/enters-play/b: played, or spawned from aside; a change of control does not count."""
    seen: list[int] = []

    def tired(g: ArkhamTable, use: Use) -> None:
        """Put the sleeper into play exhausted."""
        into_play(g, uid(game, sleeper), controller=use.seat).exhausted = True

    def swap(g: ArkhamTable, use: Use) -> None:
        """The other takes it."""
        take_control(g, uid(game, tool), 1)

    def summon(g: ArkhamTable, use: Use) -> None:
        """The fiend spawns."""
        spawn(g, uid(game, FIEND), use.seat)

    tool, sleeper = lab_card("entering-tool"), lab_card("sleeper")
    eye = lab_card("eye", _watch(ENTERS_PLAY, seen), free(Do(tired)), free(Do(swap)), free(Do(summon)))
    game = lab(scholar(play=[eye], hand=[tool, sleeper]), scholar(DREAMER), set_aside=[FIEND])
    game.choose("play lab/entering-tool")
    assert set(seen) == {uid(game, tool)}
    seen.clear()
    uses = offers(game, "use")
    game.choose(uses[1])
    assert (record(game, tool).controller, seen) == (1, [])
    game.choose(uses[2])
    assert set(seen) == {uid(game, FIEND)}
    game.choose(uses[0])
    assert record(game, sleeper).exhausted
    assert "exhausted" not in happened(game)


def test_what_is_discarded_taken_back_or_won_leaves_play() -> None:
    """Discarded, taken back to hand, put into the victory display.

    ahlcg/leaves-play/a, ahlcg/in-play-and-out-of-play/c.
    """
    seen: list[int] = []
    eye = lab_card("leaving-eye", _watch(LEAVES_PLAY, seen))
    worth = lab_card("worth", type="enemy", health=1, victory=1)
    game = lab(scholar(play=[eye, "core/magnifying-glass-1", "core/beat-cop"]), enemies=[Foe(worth, engaged=0)],
               locations=[Place(HALL)])  # fmt: skip
    game.choose("use core/magnifying-glass-1")
    assert set(seen) == {uid(game, "core/magnifying-glass-1")}
    seen.clear()
    game.choose("use core/beat-cop")
    assert set(seen) == {uid(game, "core/beat-cop"), uid(game, worth)}
    assert record(game, worth).zone == VICTORY
    before = record(game, "core/magnifying-glass-1").obj
    game.choose("play core/magnifying-glass-1")
    assert (record(game, "core/magnifying-glass-1").zone, record(game, "core/magnifying-glass-1").obj > before) == (
        PLAY,
        True,
    )


def test_hands_decks_and_piles_are_not_in_play() -> None:
    """ahlcg/in-play-and-out-of-play/a, ahlcg/in-play-and-out-of-play/b."""
    game = build(
        Inv(play=["machete"], hand=["knife"], discard=["guts"]),
        enemies=[Foe("ghoul-minion", engaged=0), Foe("swarm-of-rats", at="attic", exhausted=True)],
        locations=[Place("hallway", attached=["obscuring-fog"]), "attic"], set_aside=["ghoul-priest"],
        victory=["flesh-eater"], later_acts=("what-have-you-done",),
    )  # fmt: skip
    state = game.state
    inside = {state.catalogue.ids[state.cards[each].kind] for each in state.play}
    assert inside == {"core/machete", "core/ghoul-minion", "core/swarm-of-rats", "core/obscuring-fog"}
    assert len(state.locations) == 2
    current = {state.catalogue.ids[state.cards[each].kind] for each in (state.act, state.agenda)}
    assert current == {"core/the-barrier", "core/whats-going-on"}
    table = RULEBOOK.table(state)
    for card in ("knife", "guts", "ghoul-priest", "flesh-eater", "what-have-you-done"):
        assert not values.in_play(table, uid(game, f"core/{card}"))


def test_lasting_effects_on_a_card_end_as_it_leaves_play() -> None:
    """ahlcg/leaves-play/d: a blank enemy that comes back has its text."""
    prowler = lab_card("prowler", type="enemy", keywords=("hunter",))

    wipe = Until("phase", Blank(CHOSEN), who=everything(FOE))

    def again(g: ArkhamTable, use: Use) -> None:
        """It goes and comes."""
        discard(g, uid(game, prowler))
        spawn(g, uid(game, prowler), use.seat)

    game = lab(scholar(play=[lab_card("sponge", free(wipe), free(Do(again)))]),
               enemies=[Foe(prowler, engaged=0)])  # fmt: skip
    first, second = offers(game, "use")
    game.choose(first)
    assert not values.has_keyword(RULEBOOK.table(game.state), uid(game, prowler), "hunter")
    game.choose(second)
    assert values.has_keyword(RULEBOOK.table(game.state), uid(game, prowler), "hunter")


def test_putting_into_play_costs_nothing_and_is_not_playing() -> None:
    """ahlcg/put-into-play/a, ahlcg/put-into-play/b, ahlcg/put-into-play/c, ahlcg/ready/a: Machete with full hands."""

    def bring(g: ArkhamTable, use: Use) -> None:
        """Put the Machete into play."""
        enter_asset(g, g.state.hand[use.seat][0], use.seat)

    heard = reaction(after(PLAYED, lambda g, use, e: True, "a card is played"), Gain(9))
    door = lab_card("side-door", free(Do(bring), Discard()), heard)
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

    heard = reaction(after(DRAWS_ENCOUNTER, lambda g, use, e: True, "you draw an encounter card"), Gain(9))
    gate = lab_card(
        "gate",
        free(Do(bring), limit=Limit(1, "game", False)),
        heard,
        free(Do(call), limit=Limit(1, "game", False)),
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


def test_removed_cards_are_nowhere() -> None:
    """ahlcg/removed-from-game/a: Abandoned and Alone."""
    game = build(Inv(WENDY, deck=["abandoned-and-alone", "knife"], discard=["knife", "lucky"]))
    game.choose("draw")
    assert uid(game, "core/lucky") in game.state.removed
    assert record(game, "core/lucky").zone == REMOVED
    assert game.state.discard[0] == [uid(game, "core/abandoned-and-alone")]


def test_cards_set_aside_do_nothing() -> None:
    """ahlcg/set-aside/a: the Ghoul Priest is neither in play nor in a deck, and its text does not work."""
    bell = lab_card(
        "aside-bell", forced(after(PHASE_BEGINS, lambda g, use, e: True, "a phase begins"), Gain(9)), type="treachery"
    )
    game = build(Inv(), set_aside=["ghoul-priest", bell])
    priest = uid(game, "core/ghoul-priest")
    assert priest not in values.enemies(table(game))
    assert priest not in game.state.encounter_deck
    game.choose("end turn")
    assert game.state.resources == [6]


def test_control_of_a_card_set_aside_brings_it_into_play() -> None:
    """ahlcg/set-aside/b, ahlcg/slots/f: Lita takes Beat Cop's place."""

    def meet(g: ArkhamTable, use: Use) -> None:
        """Take control of Lita."""
        take_control(g, g.state.set_aside[0], use.seat)

    letter = lab_card("letter", free(Do(meet), Discard()))
    game = build(Inv(play=["beat-cop", letter]), set_aside=["lita-chantler"])
    game.choose("use lab/letter")
    lita = record(game, "core/lita-chantler")
    assert (lita.controller, lita.zone, record(game, "core/beat-cop").zone) == (0, PLAY, DISCARD)


def test_discarding_from_the_hand_is_not_leaving_play() -> None:
    """A card goes to its owner's pile from anywhere (ahlcg/discard-piles/a)."""
    game = lab(scholar(hand=[PAPER], play=[once("drop", lambda g, seat: discard(g, g.state.hand[seat][0]))]))
    game.choose("use lab/drop")
    assert ids(game, game.state.discard[0])[-1] == PAPER


def test_what_speaks_of_assets_means_those_in_play() -> None:
    """An effect on assets finds those in play, not those in discard pile or hand.

    Rulings: ahlcg/ability/c, ahlcg/discard-piles/b.
    """
    from orne.arkham.values import assets

    tool = lab_card("found-tool", free(Do(nothing), Exhaust()))
    game = lab(scholar(play=[tool], discard=[tool], hand=[tool], resources=0))
    assert [game.state.cards[each].zone for each in assets(ArkhamTable(game.state), 0)] == [PLAY]
