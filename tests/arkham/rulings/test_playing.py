"""Rulings on playing cards: events in their time, fast cards, and when a card counts as played."""

from __future__ import annotations

from orne.arkham import values
from orne.arkham.abilities import Use, event, forced, free
from orne.arkham.events import ENTERS_LOCATION, PLAYED
from orne.arkham.language import DURING_YOUR_TURN, Do, Gain, after, when
from orne.arkham.position import Foe, Inv, Place, build
from orne.arkham.state import DISCARD, LIMBO, PLAY
from orne.arkham.table import ArkhamTable
from orne.kernel.limits import Limit
from tests.arkham.laboratory import (
    AGNES,
    DREAMER,
    DUST,
    ENEMY_PHASE,
    FIEND,
    HALL,
    LOFT,
    MYTHOS,
    SCHOLAR,
    SKIDS,
    WENDY,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import ids, keys, offers, record, uid
from tests.look import asked, happened


def test_events_are_played_in_their_time() -> None:
    """ahlcg/event-cards/a: an action of the player's own turn, and only with something to hit."""
    game = build(Inv("skids-otoole", hand=["emergency-cache", "sneak-attack"], play=[pause()]))
    assert offers(game, "play") == ["play core/emergency-cache"]
    game.choose("end turn")
    assert offers(game, "play") == []
    foes = [Foe("ghoul-minion", exhausted=True)]
    game = build(Inv("skids-otoole", hand=["emergency-cache", "sneak-attack"]), enemies=foes)
    assert sorted(offers(game, "play")) == ["play core/emergency-cache", "play core/sneak-attack"]


def test_fast_events_at_their_moment_and_never_compulsory() -> None:
    """ahlcg/event-cards/b, ahlcg/event-cards/e: Evidence after a defeat, Dodge at an attack; both may be declined."""
    foes = [Foe("core/swarm-of-rats", engaged=0), Foe("core/swarm-of-rats", engaged=0)]
    game = lab(scholar(hand=["core/evidence", "core/dodge"]), locations=[Place(HALL, clues=2)], enemies=foes)
    assert offers(game, "play") == []
    game.choose("fight core/swarm-of-rats")
    if asked(game)[1] == "commit":
        game.choose("done")
    assert keys(game) == ["play core/evidence", "pass"]
    game.choose("pass")
    game.choose("draw")
    assert keys(game) == ["play core/dodge", "pass"]
    game.choose("pass")
    assert record(game, SCHOLAR).damage == 1


def test_an_event_is_in_limbo_while_it_resolves() -> None:
    """In hand while it is paid for, nowhere while it resolves, then discarded.

    ahlcg/event-cards/c, ahlcg/limbo/a, ahlcg/limbo/b.
    """
    seen: list[tuple[int, int, int]] = []

    def look(g: ArkhamTable, use: Use) -> None:
        """See where it is."""
        seen.append((g.state.cards[use.holder].zone, len(g.state.hand[0]), len(g.state.discard[0])))
        assert not values.in_play(g, use.holder)

    spell = lab_card("look-here", event(Do(look)), type="event")
    shield = lab_card("shield-bearer", health=2)
    game = lab(scholar(hand=[spell], play=[shield]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("play lab/look-here")
    assert keys(game) == ["damage lab/scholar", "damage lab/shield-bearer"], "the attack of opportunity"
    assert game.state.hand[0] == [uid(game, spell)]
    game.choose("damage lab/scholar")
    assert set(seen) == {(LIMBO, 0, 0)}
    assert game.state.discard[0] == [uid(game, spell)]


def test_a_treachery_goes_from_limbo_where_its_text_says() -> None:
    """ahlcg/limbo/c."""
    game = build(Inv(play=[pause()]), Inv("daisy-walker"), encounter_deck=("frozen-in-fear", "rotting-remains", DUST),
                 **MYTHOS)  # fmt: skip
    while keys(game) == ["use lab/pause", "pass"] and not happened(game, "test"):
        game.choose("pass")
    while record(game, "core/rotting-remains").zone == LIMBO:
        game.choose("pass")
    assert record(game, "core/frozen-in-fear").threat == 0
    assert game.state.encounter_discard == [uid(game, "core/rotting-remains")]


def test_a_fast_event_with_a_moment_and_a_period() -> None:
    """ahlcg/fast/d: after entering a location in the player's own turn, each time, and at no other."""
    enters = after(ENTERS_LOCATION, lambda g, use, e: e.seat == use.seat, "you enter a location")
    stride = lab_card("stride", event(Gain(1), trigger=enters, during=DURING_YOUR_TURN), type="event",
                      keywords=("fast",))  # fmt: skip

    def drag(g: ArkhamTable, use: Use) -> None:
        """The first investigator goes to the loft."""
        from orne.arkham.rules.travel import move_investigator

        move_investigator(g, 0, uid(game, LOFT))

    rope = lab_card("rope", free(Do(drag)))
    game = lab(scholar(hand=[stride, stride]), scholar(DREAMER, play=[rope]))
    game.choose("pass")
    game.choose("move lab/loft")
    assert keys(game) == ["play lab/stride", "pass"]
    game.choose("play lab/stride")
    game.play("pass", "pass", "move lab/hall")
    assert keys(game) == ["play lab/stride", "pass"]
    game = lab(scholar(hand=[stride]), scholar(DREAMER, play=[rope]), active=1)
    game.choose("use lab/rope")
    assert (game.state.place[0], asked(game)) == (uid(game, LOFT), (1, "turn"))


def test_a_fast_asset_in_ones_own_turn_only_and_without_provoking() -> None:
    """ahlcg/fast/e, ahlcg/fast/f."""
    game = build(Inv("skids-otoole", hand=["switchblade"], play=[pause()]), enemies=[Foe("ghoul-minion", engaged=0)])
    assert "play core/switchblade" in keys(game)
    game.choose("play core/switchblade")
    assert (record(game, "core/skids-otoole").damage, game.state.actions) == (0, [3])
    game = build(Inv("skids-otoole", hand=["switchblade"], play=[pause()]), **ENEMY_PHASE)
    assert keys(game) == ["use lab/pause", "pass"]


def test_a_fast_asset_is_not_a_play_action() -> None:
    """ahlcg/play/b, ahlcg/play-action/b: no action is spent, and skills are not playable."""
    game = build(Inv(hand=["magnifying-glass", "guts", "machete"]))
    assert offers(game, "play") == ["play core/machete", "play core/magnifying-glass"]
    game.choose("play core/magnifying-glass")
    assert game.state.actions == [3]
    game = build(Inv(SKIDS, hand=["switchblade"], actions=0, play=["physical-training"]))
    assert offers(game, "play") == ["play core/switchblade"]


def test_permissions_and_instructions_say_when_a_card_is_played() -> None:
    """ahlcg/play-restrictions/b, ahlcg/play-restrictions/c: Wendy's Amulet; On the Lam."""
    game = build(
        Inv(WENDY, play=["wendys-amulet"], discard=["cunning-distraction"]), enemies=[Foe("ghoul-minion", engaged=0)]
    )
    assert offers(game, "play") == ["play core/cunning-distraction from the discard pile"]
    game = build(Inv(SKIDS, hand=["on-the-lam"]), step="2.2 next turn begins", active=None)
    assert keys(game) == ["play core/on-the-lam", "pass"]
    game.choose("pass")
    assert offers(game, "play") == []


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


def test_a_cancelled_event_counts_as_played_and_is_discarded() -> None:
    """Its cost and its limit stay used.

    Rulings: ahlcg/cancel/b, ahlcg/cancel/c.
    """

    def stop(g: ArkhamTable, use: Use) -> None:
        """Cancel the event."""
        assert use.event is not None
        use.event.cancelled = True

    purse = lab_card("purse", event(Gain(3), limit=Limit(1, "round", True)), type="event", cost=1)
    curse = lab_card("curse", forced(when(PLAYED, lambda g, use, e: True, "an event is played"), Do(stop)))
    game = lab(scholar(hand=[purse, purse], play=[curse]))
    game.choose("play lab/purse")
    assert (game.state.resources, game.state.actions, len(game.state.discard[0])) == ([4], [2], 1)
    assert "play lab/purse" not in keys(game)


def test_the_amulet_plays_from_the_pile_as_if_from_the_hand() -> None:
    """The event lies in the discard pile until it is played; without the amulet it is not offered.

    Rulings: ahlcg/as-if/a.
    """
    cache = "core/emergency-cache"
    assert not [key for key in keys(build(Inv("core/wendy-adams", discard=[cache]))) if key.startswith("play")]
    game = build(Inv("core/wendy-adams", discard=[cache], play=["core/wendys-amulet"]))
    offered = [key for key in keys(game) if key.startswith("play")]
    assert len(offered) == 1
    assert ids(game, game.state.discard[0]) == [cache]
    game.choose(offered[0])
    assert (game.state.resources, game.state.discard[0]) == ([8], [])
