"""Rulings on slots: where an asset is held, and what goes when they are full."""

from __future__ import annotations

from orne.arkham.abilities import Use, forced, free
from orne.arkham.events import LEAVES_PLAY
from orne.arkham.language import Discard, Do, ExtraSlots, Gain, Take, after
from orne.arkham.position import In, Inv, build
from orne.arkham.rules.control import take_control
from orne.arkham.rules.slots import filled
from orne.arkham.state import State
from orne.arkham.table import ArkhamTable
from orne.kernel.game import Game
from tests.arkham.laboratory import DAISY, lab, lab_card, scholar
from tests.arkham.look import discard, in_play, keys, seen, table, threats, titles, uid
from tests.look import asked

BAG = "daisys-tote-bag"
GRIMOIRE = lab_card("grimoire", slots=("hand",), traits=("Tome",))
CODEX = lab_card("codex", slots=("hand",), traits=("Tome",))
POUCH = lab_card("pouch", ExtraSlots("hand", 2, "Tome"), free(Gain(1), Discard()))
CANDLE = lab_card("candle", free(Gain(1), Discard()), slots=("hand",))
RING = lab_card("ring", slots=("accessory",))


def slots(game: Game[State]) -> dict[str, str | None]:
    """The assets of the first investigator and the special slots that hold them."""
    return {each["ref"]: each["slot"] for each in seen(game, 0)["investigators"][0]["play"]}


def test_the_slot_of_an_asset_is_chosen_when_it_is_played() -> None:
    """ahlcg/slots/g: a Tome for the bag or for a hand; later in the turn nothing asks again."""
    game = build(Inv(DAISY, play=[BAG], hand=["old-book-of-lore", "arcane-studies"], resources=9))
    game.choose("play core/old-book-of-lore")
    assert (asked(game), keys(game)) == ((0, "hold"), ["hold core/old-book-of-lore Tome slots", "hold hand slots"])
    assert [option.label for option in game.options] == ["Hold Old Book of Lore (Tome slots)", "Hold (hand slots)"]
    game.choose("hold hand slots")
    assert slots(game) == {BAG: None, "old-book-of-lore": None}
    game.choose("play core/arcane-studies")
    assert asked(game) == (0, "turn")
    assert not any(key.startswith("hold") for key in keys(game))
    assert slots(game)["old-book-of-lore"] is None


def test_slots_are_arranged_again_when_a_card_comes_or_leaves() -> None:
    """ahlcg/slots/g: a ring changes no hand slot."""
    game = lab(scholar(play=[POUCH], hand=[GRIMOIRE, CANDLE, RING], actions=5))
    game.play("play lab/grimoire", "hold lab/grimoire Tome slots")
    assert slots(game)["grimoire"] == "Tome"
    game.choose("play lab/ring")
    assert asked(game) == (0, "turn")
    game.choose("play lab/candle")
    assert keys(game) == ["hold lab/grimoire Tome slots", "hold hand slots"]
    game.choose("hold hand slots")
    assert slots(game)["grimoire"] is None
    game.choose("use lab/candle")
    assert keys(game) == ["hold lab/grimoire Tome slots", "hold hand slots"]
    game.choose("hold lab/grimoire Tome slots")
    assert slots(game)["grimoire"] == "Tome"
    assert Game.load(game.save()).view(0) == game.view(0)
    game.choose("use lab/pouch")
    assert (slots(game), asked(game)) == ({"grimoire": None, "ring": None}, (0, "turn"))


def test_only_ways_that_leave_room_for_everything_are_offered() -> None:
    """ahlcg/slots/g, ahlcg/slots/h: with a candle in hand one of two Tomes at least is in the pouch."""
    game = lab(scholar(play=[POUCH, CANDLE, GRIMOIRE], hand=[CODEX, CANDLE, GRIMOIRE], actions=5))
    game.choose("play lab/codex")
    assert keys(game) == [
        "hold lab/grimoire lab/codex Tome slots",
        "hold lab/grimoire Tome slots",
        "hold lab/codex Tome slots",
    ]
    game.choose("hold lab/codex Tome slots")
    game.choose("play lab/candle")
    assert slots(game) == {"pouch": None, "candle": None, "candle#2": None, "grimoire": "Tome", "codex": "Tome"}
    game.choose("play lab/grimoire")
    assert asked(game) == (0, "discard")
    assert keys(game) == ["discard lab/candle#2", "discard lab/grimoire#2", "discard lab/codex", "discard lab/candle"]
    game.choose("discard lab/codex")
    assert slots(game) == {"pouch": None, "candle": None, "candle#2": None, "grimoire": "Tome", "grimoire#2": "Tome"}
    assert asked(game) == (0, "turn")


def test_what_makes_room_is_chosen_in_one_decision() -> None:
    """ahlcg/slots/e, ahlcg/target/c: a card for two hands, and three cards in them and in the pouch."""
    axe = lab_card("great-axe", slots=("hand", "hand"))
    game = lab(scholar(play=[POUCH, CANDLE, GRIMOIRE, GRIMOIRE, CODEX], hand=[axe]))
    game.choose("play lab/great-axe")
    assert (asked(game), len(game.state.play)) == ((0, "discard"), 6)
    assert keys(game) == [f"discard lab/candle lab/{tome}" for tome in ("grimoire", "grimoire#2", "codex")]
    game.choose("discard lab/candle lab/codex")
    assert sorted(slots(game)) == ["great-axe", "grimoire", "grimoire#2", "pouch"]
    assert asked(game) == (0, "turn")


def test_who_is_defeated_while_making_room_holds_nothing() -> None:
    """ahlcg/elimination/b: the Tome that goes takes its reader along; where the others are held is not asked."""
    leaves = after(LEAVES_PLAY, lambda g, use, event: event.subject == use.holder, "this card leaves play")
    doom = lab_card("doom-book", forced(leaves, Take(9, direct=True)), slots=("hand",))
    game = lab(scholar(play=[POUCH, doom, CANDLE], hand=[CANDLE, GRIMOIRE]), scholar("lab/dreamer"))
    game.choose("play lab/candle")
    assert keys(game) == ["discard lab/doom-book", "discard lab/candle#2"]
    game.choose("discard lab/doom-book")
    assert (game.state.gone, asked(game)) == (["damage", ""], (1, "turn"))


def _grab(g: ArkhamTable, use: Use) -> None:
    """Take control of the first investigator's oldest asset."""
    take_control(g, g.index.assets[0][0], use.seat)


GRAB = lab_card("grabbing-hand", free(Do(_grab), Discard()))


def test_who_loses_an_asset_that_gave_slots_makes_room() -> None:
    """ahlcg/slots/e: the Belt goes to another, and a third card for two hands with it."""
    belt = lab_card("tool-belt", ExtraSlots("hand", 1))
    game = lab(scholar(play=[belt, CANDLE, CANDLE, CODEX]), scholar("lab/dreamer", play=[GRAB]), active=1)
    game.choose("pass")
    game.choose("use lab/grabbing-hand")
    assert (asked(game), keys(game)) == (
        (0, "discard"),
        ["discard lab/candle", "discard lab/candle#2", "discard lab/codex"],
    )
    game.choose("discard lab/codex")
    assert list(slots(game)) == ["candle", "candle#2"]
    game.choose("pass")
    assert asked(game) == (1, "turn")


def test_every_player_has_slots_of_his_own() -> None:
    """ahlcg/slots/g: what the second one holds changes nothing for the first, and only news is told."""
    dreamer = scholar("lab/dreamer", play=[POUCH], hand=[CODEX])
    game = lab(scholar(play=[POUCH], hand=[GRIMOIRE], actions=1), dreamer)
    game.play("pass", "play lab/grimoire", "hold lab/grimoire Tome slots", "pass", "end turn")
    assert (asked(game), slots(game)["grimoire"]) == ((0, "window"), "Tome")
    game.play("pass", "play lab/codex", "hold lab/codex Tome slots")
    assert [entry.subject for entry in game.log if entry.kind == "held"] == [uid(game, GRIMOIRE), uid(game, CODEX)]
    assert slots(game)["grimoire"] == "Tome"
    assert seen(game, 1)["investigators"][1]["play"][1]["slot"] == "Tome"
    game.choose("pass")
    assert asked(game) == (1, "turn")


def test_of_two_copies_the_one_in_a_special_slot_stays_there() -> None:
    """ahlcg/slots/g: a copy that comes from another player does not change places with it."""
    purse = lab_card("narrow-pouch", ExtraSlots("hand", 1, "Tome"))
    reader = scholar("lab/dreamer", play=[purse, GRAB], hand=[GRIMOIRE])
    game = lab(scholar(play=[GRIMOIRE]), reader, active=1)
    game.play("play lab/grimoire", "hold lab/grimoire#2 Tome slots", "use lab/grabbing-hand")
    assert (asked(game), keys(game)) == ((1, "hold"), ["hold lab/grimoire#2 Tome slots", "hold hand slots"])
    game.choose("hold lab/grimoire#2 Tome slots")
    assert [each["slot"] for each in seen(game, 1)["investigators"][1]["play"]] == [None, None, "Tome"]
    assert asked(game) == (1, "turn")


def test_a_bat_takes_both_hands_at_once() -> None:
    """basics 1.21"""
    game = build(Inv("wendy-adams", hand=["baseball-bat"], play=["knife", "flashlight"]), locations=["attic"])
    game.choose("play core/baseball-bat")
    assert sorted(titles(game, game.state.discard[0])) == ["Flashlight", "Knife"]
    assert asked(game) == (0, "turn")


def test_a_necronomicon_that_cannot_leave_makes_the_newcomer_go() -> None:
    """basics 6.69: with the book and a two-handed weapon one of them must go, and the book cannot."""
    game = build(
        Inv("daisy-walker", hand=["baseball-bat"], threat=[In("the-necronomicon", horror=2)], play=["knife"]),
        locations=["attic"],
    )  # fmt: skip
    game.choose("play core/baseball-bat")
    assert (threats(game), in_play(game), discard(game)) == (["the-necronomicon"], ["knife"], ["baseball-bat"])
    assert asked(game) == (0, "turn")


def test_what_can_make_room_beside_a_necronomicon_that_cannot_leave_goes_before_the_newcomer() -> None:
    """ahlcg/slots/e: with room for a Tome elsewhere the knife makes room, and the bat stays."""
    game = build(
        Inv(
            "daisy-walker",
            hand=["baseball-bat"],
            threat=[In("the-necronomicon", horror=2)],
            play=["daisys-tote-bag", "knife"],
        ),
        locations=["attic"],
    )
    game.choose("play core/baseball-bat")
    assert (threats(game), in_play(game)) == (["the-necronomicon"], ["daisys-tote-bag", "baseball-bat"])
    assert discard(game) == ["knife"]
    assert asked(game) == (0, "turn")


def test_slots_for_a_trait_count_among_those_there_are() -> None:
    """ahlcg/slots/h: two hands of one's own and two for Tomes, of which a Tome and a weapon take one each."""
    game = build(Inv("daisy-walker", play=["daisys-tote-bag", "old-book-of-lore", "knife"]))
    assert filled(table(game), 0, "hand") == (2, 4)
    assert filled(table(game), 0, "ally") == (0, 1)
