"""Rulings on assets, attachments, damage, defeat, drawing and discard piles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from orne.arkham.abilities import Gives, action, free, reaction, revelation
from orne.arkham.events import DAMAGE
from orne.arkham.language.effects import Discard, Exhaust, draw, effect, host, last, to_hand, when
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rules.damage import damage_enemy, deal
from orne.arkham.rules.drawing import draw_encounter
from orne.arkham.rules.enemies import exhaust
from orne.arkham.rules.moving import discard, into_encounter_deck, shuffle_encounter_deck
from orne.arkham.rules.playing import take_control
from orne.arkham.state import PLAY
from orne.arkham.table import ArkhamTable
from orne.arkham.values import shroud
from tests.arkham.laboratory import (
    DREAMER,
    DUST,
    FIEND,
    HALL,
    LOFT,
    PAPER,
    PILOT,
    SAILOR,
    SCHOLAR,
    lab,
    lab_card,
    pause,
    scholar,
)
from tests.arkham.look import ids, keys, record, uid

if TYPE_CHECKING:
    from collections.abc import Callable

    from orne.arkham.abilities import Use
    from orne.kernel.game import Game

ALLY = lab_card("sturdy-ally", slots=("ally",), health=2, sanity=2)
FOG = lab_card("mist", Gives(host, "shroud", 2), type="treachery")


def once(slug: str, do: Callable[[ArkhamTable, int], Any]) -> str:
    """A card with a free ability, discarded for it."""

    def run(g: ArkhamTable, use: Use) -> None:
        """Do what the trial wants."""
        do(g, use.seat)

    return lab_card(slug, free(effect(run), Discard()))


# ---- assets


def test_an_asset_stays_in_play_from_round_to_round() -> None:
    """Until something discards it (ahlcg/asset-cards/a)."""
    tool = lab_card("lasting-tool")
    game = lab(scholar(hand=[tool]))
    game.choose("play lab/lasting-tool")
    for number in (3, 4, 5):
        game.choose("end turn")
        assert (game.state.round, record(game, tool).zone, record(game, tool).controller) == (number, PLAY, 0)


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


def test_assets_take_slots() -> None:
    """A third hand discards one, a card without a slot none, a two-handed one both.

    Rulings: ahlcg/asset-cards/c.
    """
    game = build(
        Inv(play=["core/machete", "core/knife"], hand=["core/physical-training", "core/shotgun-4"], resources=9)
    )
    game.choose("play core/physical-training")
    assert len(game.state.play) == 3
    game.choose("play core/shotgun-4")
    while keys(game)[0].startswith("discard"):
        game.choose(keys(game)[0])
    assert sorted(ids(game, game.state.play)) == ["core/physical-training", "core/shotgun-4"]


def test_a_story_asset_has_a_set_and_no_level_and_fits_no_new_deck() -> None:
    """Lita Chantler against Beat Cop (ahlcg/asset-cards/d)."""
    from orne.arkham.cards import facts_of

    lita, cop = facts_of("core/lita-chantler"), facts_of("core/beat-cop")
    assert lita is not None
    assert cop is not None
    assert (lita.type, lita.level, bool(lita.encounter_set)) == ("asset", None, True)
    assert (cop.type, cop.level, bool(cop.encounter_set)) == ("asset", 0, False)


def test_every_card_has_a_known_type() -> None:
    """One of ten types for each card of the core set (ahlcg/cardtypes/a)."""
    from orne.arkham.facts import load

    known = {
        "investigator", "asset", "event", "skill", "act", "agenda", "location", "treachery", "enemy", "scenario",
    }  # fmt: skip
    assert {card.type for card in load().values()} <= known


# ---- attachments


def test_an_attachment_is_attached_from_the_start_and_stays_its_players() -> None:
    """Barricade on the hallway is Daisy's; the hallway is nobody's.

    Rulings: ahlcg/attach-to/a, ahlcg/attach-to/h.
    """
    game = build(Inv("core/daisy-walker", hand=["core/barricade"]))
    game.choose("play core/barricade")
    card = record(game, "core/barricade")
    assert (card.host, card.controller) == (uid(game, "core/hallway"), 0)
    assert record(game, "core/hallway").controller == -1


def test_an_attachment_is_checked_only_as_it_is_attached() -> None:
    """Locked Door stays though another location has more clues now (ahlcg/attach-to/b)."""
    game = build(
        Inv(),
        locations=[Place("core/hallway", clues=1), Place("core/attic", clues=3), "core/cellar"],
        encounter_deck=["core/locked-door", "core/ancient-evils"],
        step="1.4 encounter cards",
        active=None,
    )
    door = record(game, "core/locked-door")
    assert door.host == uid(game, "core/attic")
    game.state.edit(uid(game, "core/hallway")).clues = 9
    game.choose("resource")
    assert record(game, "core/locked-door").host == uid(game, "core/attic")


def test_a_second_fog_is_not_attached_but_discarded() -> None:
    """The shroud has 2 more, not 4.

    Rulings: ahlcg/attach-to/c, ahlcg/base-value/a.
    """
    fog = "core/obscuring-fog"
    game = build(
        Inv(),
        locations=[Place("core/study", attached=[fog])],
        encounter_deck=[fog, "core/ancient-evils"],
        step="1.4 encounter cards",
        active=None,
    )
    assert ids(game, game.state.encounter_discard) == [fog]
    assert shroud(ArkhamTable(game.state), uid(game, "core/study")) == 2 + 2


def test_attachment_and_host_exhaust_apart() -> None:
    """Either way round (ahlcg/attach-to/e)."""
    tag = lab_card("tag", type="treachery")

    def cling(g: ArkhamTable, seat: int) -> None:
        g.state.edit(uid(game, tag)).host = uid(game, FIEND)
        g.state.edit(uid(game, tag)).threat = -1
        g.state.changed()
        exhaust(g, uid(game, tag))

    game = lab(scholar(threat=[tag], play=[once("cling", cling)]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/cling")
    assert (record(game, tag).exhausted, record(game, FIEND).exhausted) == (True, False)


def _charmed(owner_of_asset: int) -> Game[Any]:
    """Somebody's lamp with a charm of the first player's attached, and a card that gives the lamp to the second."""
    lamp = lab_card("lamp")
    charm = lab_card("lamp-charm")

    def fasten(g: ArkhamTable, seat: int) -> None:
        g.state.edit(uid(game, charm)).host = uid(game, lamp)
        g.state.changed()

    game = lab(
        scholar(play=[lamp, charm, once("fasten", fasten), once("give", lambda g, seat: give(g))]), scholar(DREAMER)
    )

    def give(g: ArkhamTable) -> None:
        take_control(g, uid(game, lamp), owner_of_asset)

    game.play("use lab/fasten", "use lab/give")
    return game


def test_attachments_change_hands_with_their_card() -> None:
    """The second player controls both; the charm is still the first one's own.

    Rulings: ahlcg/attach-to/f, ahlcg/attach-to/g.
    """
    game = _charmed(1)
    assert [record(game, each).controller for each in ("lab/lamp", "lab/lamp-charm")] == [1, 1]
    assert record(game, "lab/lamp-charm").owner == 0
    game = _charmed(0)
    assert [record(game, each).controller for each in ("lab/lamp", "lab/lamp-charm")] == [0, 0]


def test_an_attachment_that_moves_leaves_its_old_place() -> None:
    """The shroud goes down here and up there (ahlcg/attach-to/i)."""

    def drift(g: ArkhamTable, seat: int) -> None:
        g.state.edit(uid(game, FOG)).host = uid(game, LOFT)
        g.state.changed()

    game = lab(scholar(play=[once("drift", drift)]), locations=[Place(HALL, attached=[FOG]), LOFT])
    assert [shroud(ArkhamTable(game.state), uid(game, each)) for each in (HALL, LOFT)] == [4, 2]
    game.choose("use lab/drift")
    assert [shroud(ArkhamTable(game.state), uid(game, each)) for each in (HALL, LOFT)] == [2, 4]


def test_a_victory_card_on_a_defeated_enemy_goes_to_the_victory_display() -> None:
    """The enemy itself is discarded (ahlcg/attach-to/j)."""
    trophy = lab_card("trophy", type="treachery", victory=1)

    def pin(g: ArkhamTable, seat: int) -> None:
        card = g.state.edit(uid(game, trophy))
        card.host, card.threat = uid(game, FIEND), -1
        g.state.changed()
        damage_enemy(g, uid(game, FIEND), 3, seat)

    game = lab(scholar(threat=[trophy], play=[once("pin-it", pin)]), enemies=[Foe(FIEND, engaged=0)])
    game.choose("use lab/pin-it")
    assert (game.state.victory, ids(game, game.state.encounter_discard)) == ([uid(game, trophy)], [FIEND])


# ---- damage and defeat


def test_all_is_placed_together_and_then_defeats_are_checked() -> None:
    """A prevention comes after assigning, before anything is placed.

    Rulings: ahlcg/dealing-damage-horror/f, ahlcg/dealing-damage-horror/h.
    """

    def prevent(g: ArkhamTable, use: Use) -> None:
        """Prevent 1 damage to yourself."""
        assert use.event is not None
        use.event.value[g.state.investigators[use.seat]][0] -= 1

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


# ---- drawing


def test_an_encounter_card_drawn_by_an_effect_is_resolved_like_any_other() -> None:
    """An enemy engages, a treachery is carried out; surge and all (ahlcg/drawing-cards/b)."""
    flame = once("flame", draw_encounter)
    rush = lab_card("rush-2", type="treachery", keywords=("surge",))
    game = lab(scholar(play=[flame]), encounter_deck=[rush, FIEND, DUST])
    game.choose("use lab/flame")
    assert (record(game, FIEND).threat, ids(game, game.state.encounter_discard)) == (0, [rush])


def test_a_deck_that_runs_out_is_renewed_and_the_draw_goes_on() -> None:
    """1 and then 2 of the 5 put back; 1 horror in all, after the third card.

    Rulings: ahlcg/drawing-cards/d, ahlcg/drawing-cards/f.
    """
    books = lab_card("three-books", free(draw(3), Discard()))
    game = lab(scholar(deck=[PAPER], discard=[PAPER] * 4, play=[books]))
    game.choose("use lab/three-books")
    assert (len(game.state.hand[0]), len(game.state.deck[0]), record(game, SCHOLAR).horror) == (3, 3, 1)
    game = lab(scholar(deck=[], discard=[PAPER] * 4))
    game.choose("draw")
    assert (len(game.state.hand[0]), len(game.state.deck[0]), record(game, SCHOLAR).horror) == (1, 3, 1)


def test_any_number_of_cards_may_be_drawn() -> None:
    """Three by actions and three by a card in one turn.

    Rulings: ahlcg/drawing-cards/e, ahlcg/draw-action/a.
    """
    books = lab_card("more-books", free(draw(3), Discard()))
    game = lab(scholar(play=[books, pause()]))
    game.play("use lab/more-books", "draw", "draw", "draw")
    assert len(game.state.hand[0]) == 6


def test_a_card_put_into_the_hand_is_not_drawn_but_a_weakness_resolves() -> None:
    """Nothing is noted as drawn, but the weakness acts (ahlcg/drawing-cards/g)."""
    fear = lab_card("deep-fear", revelation(effect(lambda_fear)), type="treachery", weakness="basic")

    def fetch(g: ArkhamTable, seat: int) -> None:
        to_hand(g, uid(game, fear))
        to_hand(g, uid(game, PAPER, 10))

    hook = once("hook-2", fetch)
    game = lab(scholar(discard=[PAPER, fear], play=[hook]))
    game.choose("use lab/hook-2")
    assert record(game, SCHOLAR).horror == 1
    assert "drawn" not in [entry.kind for entry in game.log]
    assert len(game.state.hand[0]) == 1


def lambda_fear(g: ArkhamTable, use: Use) -> None:
    """Take 1 horror."""
    deal(g, use.seat, 0, 1)


# ---- discard piles


def test_a_discarded_card_lies_on_top_and_everybody_sees_the_piles() -> None:
    """One for each investigator and one for encounter cards; in order, for all eyes.

    Rulings: ahlcg/discard-piles/a, ahlcg/discard-piles/c, ahlcg/discard-piles/d, ahlcg/discard-piles/e.
    """
    one, two = (
        lab_card("toss-one", free(effect(_void), Discard())),
        lab_card("toss-two", free(effect(_void), Discard())),
    )
    game = lab(scholar(play=[one, two]), scholar(DREAMER), scholar(PILOT), scholar(SAILOR))
    assert (game.state.discard, game.state.encounter_discard) == ([[], [], [], []], [])
    game.play("use lab/toss-two", "use lab/toss-one")
    assert ids(game, game.state.discard[0]) == [two, one]
    for seat in range(4):
        assert game.view(seat)["investigators"][0]["discard"] == [two, one]
    game.choose("resource")
    assert ids(game, game.state.discard[0]) == [two, one]


def _void(g: ArkhamTable, use: Use) -> None:
    """Nothing happens."""


def test_an_empty_pile_is_not_shuffled_into_a_deck() -> None:
    """The order stays; with a card in the pile it is shuffled.

    Rulings: ahlcg/discard-piles/g, ahlcg/deck/b.
    """
    mix = once("mix", lambda g, seat: shuffle_encounter_deck(g))
    game = lab(scholar(play=[mix]), encounter_deck=[FIEND, *[DUST] * 20])
    before = list(game.state.encounter_deck)
    game.choose("use lab/mix")
    assert game.state.encounter_deck == before
    assert "encounter deck shuffled" not in [entry.kind for entry in game.log]
    game = lab(scholar(play=[mix]), encounter_deck=[FIEND, *[DUST] * 20], encounter_discard=[DUST])
    game.choose("use lab/mix")
    assert (len(game.state.encounter_deck), game.state.encounter_discard) == (22, [])


def test_a_lone_card_is_not_shuffled_into_an_empty_deck() -> None:
    """An enemy stays where it is; a treachery being resolved is discarded (ahlcg/discard-piles/h)."""
    game = lab(
        scholar(play=[once("hide", lambda g, seat: into_encounter_deck(g, uid(game, FIEND)))]),
        enemies=[Foe(FIEND, engaged=0)],
        encounter_deck=[],
    )
    game.choose("use lab/hide")
    assert (record(game, FIEND).threat, game.state.encounter_deck) == (0, [])

    def vanish(g: ArkhamTable, use: Use) -> None:
        """Shuffle this into the deck."""
        into_encounter_deck(g, use.holder)

    ghost = lab_card("ghost", revelation(effect(vanish)), type="treachery")
    game = lab(scholar(play=[once("call", draw_encounter)]), encounter_deck=[ghost])
    game.choose("use lab/call")
    assert (game.state.encounter_deck, ids(game, game.state.encounter_discard)) == ([], [ghost])


# ---- delayed effects, blank cards


def test_a_blank_card_has_nothing_of_its_text() -> None:
    """Keywords and abilities are gone; with it an enemy that was aloof may be fought.

    Rulings: ahlcg/blank/a, ahlcg/blank/c.
    """

    def wipe(g: ArkhamTable, use: Use) -> None:
        """Blank an enemy for the phase."""
        last(g, "blank", True, "phase", use, (uid(game, shy),))

    shy = lab_card("shy-talker", action(effect(_void)), type="enemy", keywords=("aloof", "hunter"))
    mind = lab_card("mind-wiper", free(effect(wipe), Discard()))
    game = lab(scholar(play=[mind]), enemies=[Foe(shy)])
    assert "use lab/shy-talker" in keys(game)
    assert "fight lab/shy-talker" not in keys(game)
    game.choose("use lab/mind-wiper")
    assert "use lab/shy-talker" not in keys(game)
    assert "fight lab/shy-talker" in keys(game)


def test_the_stubborn_detective_blanks_roland() -> None:
    """No clue after a victory and nothing from the elder sign (ahlcg/blank/a)."""
    game = build(
        Inv("core/roland-banks"),
        locations=[Place("core/hallway", clues=3)],
        enemies=[
            Foe("core/stubborn-detective", engaged=0, exhausted=True, owner=0),
            Foe("core/swarm-of-rats", engaged=0),
        ],
    )
    game.choose("fight core/swarm-of-rats")
    assert uid(game, "core/swarm-of-rats") in game.state.encounter_discard
    assert keys(game)[-1] == "end turn"
    assert record(game, "core/roland-banks").clues == 0


def test_copies_share_a_title_whatever_their_level() -> None:
    """With one Leo De Luca in play the other cannot be played.

    Rulings: ahlcg/copy/a, ahlcg/different/a.
    """
    for there, offered in ((["core/leo-de-luca"], []), ([], ["play core/leo-de-luca-1"])):
        game = build(Inv("core/skids-otoole", play=there, hand=["core/leo-de-luca-1"], resources=9))
        assert [key for key in keys(game) if key.startswith("play core/leo")] == offered


def test_what_speaks_of_assets_means_those_in_play() -> None:
    """An effect on assets finds those in play, not those in discard pile or hand.

    Rulings: ahlcg/ability/c, ahlcg/discard-piles/b.
    """
    from orne.arkham.values import assets

    tool = lab_card("found-tool", free(effect(_void), Exhaust()))
    game = lab(scholar(play=[tool], discard=[tool], hand=[tool], resources=0))
    assert [game.state.cards[each].zone for each in assets(ArkhamTable(game.state), 0)] == [PLAY]


def test_discarding_from_the_hand_is_no_leaving_of_play() -> None:
    """A card goes to its owner's pile from anywhere (ahlcg/discard-piles/a)."""
    game = lab(scholar(hand=[PAPER], play=[once("drop", lambda g, seat: discard(g, g.state.hand[seat][0]))]))
    game.choose("use lab/drop")
    assert ids(game, game.state.discard[0])[-1] == PAPER


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
