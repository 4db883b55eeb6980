"""Hastur's cards of The Yuggoth Contract."""

from __future__ import annotations

import pytest

from orne.coc.language import (
    CAN_GO_INSANE,
    CHARACTER,
    EVENT_CARD,
    SUPPORT,
    Choose,
    destroy,
    gain,
    go_insane,
    goes_insane,
    response,
    restore_and_ready,
)
from orne.coc.position import At, Side, build
from tests.coc.laboratory import (
    BORE,
    BOUNCE,
    FROM_HAND,
    GUN,
    IDLE,
    OAF,
    PAUSE,
    PAWN,
    event,
    lab_card,
    there,
    tool,
)
from tests.coc.look import (
    discard,
    hand,
    icons,
    idle,
    in_play,
    keys,
    pass_to_phase,
    seen,
    state_of,
)
from tests.look import asked

SET = "the-yuggoth-contract"
MADDEN = event("yc-madden", go_insane(), Choose(CHARACTER & CAN_GO_INSANE))

# ---- Crazed Arsonist

ARSONIST = f"{SET}/crazed-arsonist"
LAMP = tool("yc-lamp", subtypes=("Item",))
HOUSE = tool("yc-house", subtypes=("Location",))


def test_the_arsonist_goes_insane_to_burn_down_a_location() -> None:
    game = build(Side(play=[ARSONIST, HOUSE, PAUSE]), Side(play=[HOUSE, LAMP]))
    assert keys(game) == ["pass", "use lab/pause", f"use {ARSONIST}"]
    game.choose(f"use {ARSONIST}")
    assert keys(game) == [f"choose {HOUSE}", f"choose {HOUSE}#2"]
    game.choose(f"choose {HOUSE}#2")
    assert (discard(game, 1), in_play(game, 1)) == ([HOUSE], [LAMP])
    assert (state_of(game, ARSONIST), keys(game)) == ("insane", IDLE)
    assert idle(game)


def test_the_arsonist_needs_a_location_and_has_to_be_sane() -> None:
    game = build(Side(play=[ARSONIST, PAUSE]), Side(play=[GUN]))
    assert keys(game) == IDLE
    game = build(Side(play=[At(ARSONIST, insane=True), PAUSE]), Side(play=[HOUSE]))
    assert keys(game) == IDLE


# ---- The Sirens of Hell

SIRENS = f"{SET}/the-sirens-of-hell"
HEALER = tool("yc-healer", response(goes_insane(CHARACTER), restore_and_ready(EVENT_CARD)))


def test_the_sirens_destroy_a_character_that_has_just_gone_insane() -> None:
    game = build(
        Side(hand=[SIRENS, MADDEN], play=[PAUSE], domains=["hastur:2"]),
        Side(play=[PAWN, At(OAF, insane=True)]),
    )
    assert keys(game) == ["pass", f"play {MADDEN}", "use lab/pause"]
    game.choose(f"play {MADDEN}")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", f"play {SIRENS}"])
    game.choose(f"play {SIRENS}")
    assert (discard(game, 1), in_play(game, 1)) == ([PAWN], [OAF])
    assert keys(game) == IDLE
    assert idle(game)


def test_the_sirens_are_not_played_on_a_character_that_is_sane_again_or_gone() -> None:
    game = build(Side(hand=[SIRENS, MADDEN], play=[PAUSE, HEALER], domains=["hastur:2"]), Side(play=[PAWN]))
    game.choose(f"play {MADDEN}")
    assert keys(game) == ["pass", f"play {SIRENS}", f"use {HEALER}"]
    game.choose(f"use {HEALER}")
    assert (state_of(game, PAWN), hand(game, 0), keys(game)) == ("ready", [SIRENS], IDLE)
    assert idle(game)


def test_the_sirens_are_steadfast() -> None:
    game = build(Side(hand=[SIRENS, MADDEN], play=[PAUSE], domains=["hastur:1"]), Side(play=[PAWN]))
    game.choose(f"play {MADDEN}")
    assert (state_of(game, PAWN), keys(game)) == ("insane", IDLE)


# ---- Obsessive Playwright

PLAYWRIGHT = f"{SET}/obsessive-playwright"
BOOK = tool("yc-book", subtypes=("Tome",))
IDOL = tool("yc-idol", subtypes=("Artifact",))
SCRIBE = lab_card("yc-scribe", subtypes=("Tome", "Artifact"))


def test_the_playwright_goes_insane_to_get_back_a_tome_or_artifact() -> None:
    game = build(Side(play=[PLAYWRIGHT, PAUSE], discard=[BOOK, HOUSE, IDOL, SCRIBE]), Side(discard=[BOOK]))
    game.choose(f"use {PLAYWRIGHT}")
    assert keys(game) == [f"put {BOOK}", f"put {IDOL}"]
    game.choose(f"put {IDOL}")
    assert (hand(game, 0), discard(game, 0)) == ([IDOL], [BOOK, HOUSE, SCRIBE])
    assert (state_of(game, PLAYWRIGHT), keys(game)) == ("insane", ["pass", f"play {IDOL}", "use lab/pause"])
    assert idle(game)


def test_the_playwright_needs_one_in_your_own_discard_pile() -> None:
    game = build(Side(play=[PLAYWRIGHT, PAUSE], discard=[HOUSE, SCRIBE]), Side(discard=[BOOK]))
    assert keys(game) == IDLE


# ---- Harbinger of Insanity

HARBINGER = f"{SET}/harbinger-of-insanity"
CULTIST = lab_card("yc-zealot", subtypes=("Cultist",))
HERO = lab_card("yc-champion", skill=3)


def test_the_harbinger_sacrifices_a_cultist_to_take_a_character_for_the_phase() -> None:
    game = build(
        Side(play=[HARBINGER, CULTIST, PAWN, PAUSE]),
        Side(play=[OAF, HERO, CULTIST, At(BORE, insane=True)]),
    )
    game.choose(f"use {HARBINGER}")
    assert keys(game) == [f"take {OAF}", f"take {CULTIST}"]
    game.choose(f"take {OAF}")
    assert (discard(game, 0), in_play(game, 0)) == ([CULTIST], [HARBINGER, PAWN, PAUSE, OAF])
    assert keys(game) == IDLE
    assert idle(game)
    pass_to_phase(game, "story")
    assert OAF in in_play(game, 1)


def test_the_harbinger_needs_a_cultist_and_an_opponents_character_of_low_printed_skill() -> None:
    game = build(Side(play=[HARBINGER, PAWN, PAUSE]), Side(play=[OAF, CULTIST]))
    assert keys(game) == IDLE
    game = build(Side(play=[HARBINGER, CULTIST, PAWN, PAUSE]), Side(play=[HERO]))
    assert keys(game) == IDLE


# ---- Hastur, Lord of Carcosa

HASTUR = f"{SET}/hastur"
CHEER = event("yc-cheer", gain(icons=(1, 0, 0, 0)), Choose(CHARACTER))
PRIEST = lab_card("yc-priest", keywords=(("willpower", 1),), icons=(2, 1, 0, 0))


def test_hastur_takes_willpower_and_terror_from_the_opponents_characters_for_the_phase() -> None:
    game = build(
        Side(play=[HASTUR, PRIEST, PAUSE], hand=[MADDEN, CHEER], domains=["hastur:2"]),
        Side(play=[PRIEST, BORE]),
    )
    assert keys(game) == ["pass", f"play {CHEER}", f"play {MADDEN}", "use lab/pause", f"use {HASTUR} domain 1"]
    game.choose(f"use {HASTUR} domain 1")
    assert (icons(game, PRIEST, 2), seen(game, f"{PRIEST}#2")["keywords"]) == ([0, 1, 0, 0], [])
    assert (icons(game, PRIEST), seen(game, PRIEST)["keywords"]) == ([2, 1, 0, 0], ["willpower"])
    game.play(f"play {CHEER}", f"choose {PRIEST}#2")
    assert icons(game, PRIEST, 2) == [1, 1, 0, 0], "what is gained later is kept"
    pass_to_phase(game, "story")
    assert (icons(game, PRIEST, 2), seen(game, f"{PRIEST}#2")["keywords"]) == ([2, 1, 0, 0], ["willpower"])


def test_whom_hastur_has_reached_may_go_insane() -> None:
    game = build(
        Side(play=[HASTUR, PRIEST, PAUSE], hand=[MADDEN, CHEER], domains=["hastur:2"]),
        Side(play=[PRIEST, BORE]),
    )
    game.play(f"use {HASTUR} domain 1", f"play {MADDEN}")
    assert keys(game) == [f"choose {BORE}", f"choose {PRIEST}#2"]
    game.choose(f"choose {BORE}")
    assert idle(game)


def test_what_is_gained_after_hastur_is_kept_and_what_was_gained_before_is_lost() -> None:
    """coc/example/1.6-glaaki-removes-gained-icons"""
    brave = event("yc-brave", gain(keyword="willpower"), Choose(CHARACTER))
    game = build(
        Side(play=[HASTUR, PAUSE], hand=[CHEER, CHEER, brave, brave], domains=["hastur:2"]), Side(play=[PRIEST])
    )
    game.play(f"play {CHEER}", f"choose {PRIEST}", f"play {brave}", f"choose {PRIEST}")
    assert icons(game, PRIEST) == [3, 1, 0, 0]
    game.choose(f"use {HASTUR} domain 1")
    assert (icons(game, PRIEST), seen(game, PRIEST)["keywords"]) == ([0, 1, 0, 0], [])
    game.play(f"play {CHEER}", f"choose {PRIEST}", f"play {brave}", f"choose {PRIEST}")
    assert (icons(game, PRIEST), seen(game, PRIEST)["keywords"]) == ([1, 1, 0, 0], ["willpower"])
    assert idle(game)


def test_hastur_reaches_nobody_who_comes_later_and_is_not_used_for_nothing() -> None:
    game = build(Side(play=[HASTUR, PAUSE], domains=["hastur:2"]), Side(play=[BORE, PAUSE], hand=[FROM_HAND, PRIEST]))
    game.choose(f"use {HASTUR} domain 1")
    game.choose(f"play {FROM_HAND}")
    assert icons(game, PRIEST) == [2, 1, 0, 0]
    assert idle(game)
    game = build(Side(play=[HASTUR, PAWN, PAUSE], domains=["hastur:2"]), Side(play=[PAUSE]))
    assert keys(game) == IDLE


# ---- The Yellow Sign

SIGN = f"{SET}/the-yellow-sign"


def test_the_yellow_sign_gives_a_character_icons_for_the_phase() -> None:
    game = build(Side(hand=[SIGN], play=[PAWN, PAUSE], domains=["hastur:1"]), Side(play=[PRIEST]))
    game.choose(f"play {SIGN} domain 1")
    assert keys(game) == [f"choose {PAWN}", f"choose {PRIEST}"]
    game.choose(f"choose {PRIEST}")
    assert icons(game, PRIEST) == [5, 1, 1, 0]
    assert (discard(game, 0), keys(game)) == ([SIGN], IDLE)
    assert idle(game)
    pass_to_phase(game, "story")
    assert icons(game, PRIEST) == [2, 1, 0, 0]


def test_the_yellow_sign_needs_a_character() -> None:
    assert keys(build(Side(hand=[SIGN], play=[PAUSE], domains=["hastur:1"]))) == IDLE


# ---- Swooping Byakhee

SWOOPING = f"{SET}/swooping-byakhee"


def test_the_swooping_byakhee_has_an_opponent_discard_a_card_of_their_choice() -> None:
    game = build(Side(hand=[SWOOPING, PAWN], play=[PAUSE], domains=["hastur:3"]), Side(hand=[OAF, BORE]))
    game.choose(f"play {SWOOPING} domain 1")
    assert (asked(game), keys(game)) == ((1, "discard"), [f"discard {BORE}", f"discard {OAF}"])
    game.choose(f"discard {OAF}")
    assert (hand(game, 1), discard(game, 1), hand(game, 0)) == ([BORE], [OAF], [PAWN])
    assert keys(game) == IDLE
    assert idle(game)


def test_the_swooping_byakhee_works_however_it_enters_play_and_not_on_an_empty_hand() -> None:
    game = build(Side(hand=[SWOOPING, FROM_HAND], play=[PAUSE]), Side(hand=[OAF]))
    game.choose(f"play {FROM_HAND}")
    assert discard(game, 1) == [OAF]
    assert idle(game)
    game = build(Side(hand=[SWOOPING, PAWN], play=[PAUSE], domains=["hastur:3"]))
    game.choose(f"play {SWOOPING} domain 1")
    assert (hand(game, 0), keys(game)) == ([PAWN], IDLE)
    assert idle(game)


# ---- Renowned Sculptor

SCULPTOR = f"{SET}/renowned-sculptor"


def test_the_renowned_sculptor_lends_a_support_card_of_your_hand_to_the_phase() -> None:
    game = build(Side(hand=[LAMP, IDOL, BOOK, SCRIBE], play=[SCULPTOR, PAUSE], domains=[""]))
    game.choose(f"use {SCULPTOR}")
    assert keys(game) == [f"put {IDOL}", f"put {LAMP}"]
    game.choose(f"put {LAMP}")
    assert (state_of(game, SCULPTOR), in_play(game, 0)) == ("insane", [SCULPTOR, PAUSE, LAMP])
    assert idle(game)
    pass_to_phase(game, "story")
    assert (in_play(game, 0), sorted(hand(game, 0))) == ([SCULPTOR, PAUSE], sorted([BOOK, IDOL, LAMP, SCRIBE]))


def test_the_sculptors_work_is_not_returned_where_it_has_gone() -> None:
    burn = event("yc-burn", destroy(), Choose(SUPPORT))
    game = build(Side(hand=[LAMP, burn], play=[SCULPTOR, PAUSE], domains=[""]))
    game.play(f"use {SCULPTOR}", f"play {burn}", f"choose {LAMP}")
    assert discard(game, 0) == [LAMP, burn]
    pass_to_phase(game, "story")
    assert (hand(game, 0), discard(game, 0)) == ([], [LAMP, burn])


def test_the_renowned_sculptor_needs_an_artifact_or_item_in_hand() -> None:
    game = build(Side(hand=[BOOK], play=[SCULPTOR, PAUSE], discard=[LAMP], domains=[]))
    assert keys(game) == ["pass", f"play {BOOK}", "use lab/pause"]


# ---- Wraith

WRAITH = f"{SET}/wraith"


def test_the_wraith_goes_to_your_discard_pile_and_a_random_card_goes_with_it() -> None:
    game = build(Side(play=[WRAITH, PAUSE], hand=[PAWN]), Side(hand=[OAF], play=[GUN]), active=1)
    game.play(f"use {GUN}")
    assert (discard(game, 0), discard(game, 1), hand(game, 0)) == ([WRAITH], [OAF], [PAWN])
    assert idle(game)
    game = build(Side(play=[WRAITH, PAUSE, GUN]), Side(hand=[OAF, BORE, PAWN]))
    game.play(f"use {GUN}")
    assert (len(hand(game, 1)), len(discard(game, 1))) == (2, 1)
    assert idle(game)


def test_the_wraith_is_silent_elsewhere() -> None:
    """It speaks of your own discard pile, and of coming there from play."""
    game = build(Side(play=[At(WRAITH, owner=1), GUN, PAUSE]), Side(hand=[OAF]))
    game.play(f"use {GUN}")
    assert (discard(game, 1), hand(game, 1)) == ([WRAITH], [OAF])
    game = build(Side(play=[WRAITH, PAUSE], hand=[BOUNCE]), Side(hand=[OAF]))
    game.play(f"play {BOUNCE}")
    assert (hand(game, 0), hand(game, 1), keys(game)) == ([WRAITH], [OAF], IDLE)
    assert idle(game)


# ---- Dangerous Inmate

INMATE = f"{SET}/dangerous-inmate"


def test_the_inmate_goes_insane_with_another_character_of_low_printed_skill() -> None:
    game = build(Side(play=[INMATE, BORE, PAUSE]), Side(play=[OAF, HERO, PRIEST, At(PAWN, insane=True)]))
    game.choose(f"use {INMATE}")
    assert keys(game) == [f"choose {BORE}", f"choose {OAF}"]
    assert [each.template for each in game.why_not(f"choose {INMATE}")] == ["{} is needed to pay for {}"]
    game.choose(f"choose {OAF}")
    assert (state_of(game, INMATE), state_of(game, OAF), state_of(game, BORE)) == ("insane", "insane", "ready")
    assert keys(game) == IDLE
    assert idle(game)


def test_the_inmate_needs_another_character_that_can_go_insane() -> None:
    game = build(Side(play=[INMATE, PAUSE]), Side(play=[HERO, PRIEST, PAUSE]))
    assert keys(game) == IDLE


# ---- Thing from Nightmare

THING = f"{SET}/thing-from-nightmare"


def test_the_thing_from_nightmare_costs_at_least_one() -> None:
    mad = At(PAWN, insane=True)
    game = build(Side(hand=[THING], play=[PAUSE, mad, mad], domains=[""]), Side(play=[mad, mad, mad]))
    assert keys(game) == IDLE


# ---- Lost to the Madness

LOST = f"{SET}/lost-to-the-madness"


def test_lost_to_the_madness_drives_everybody_insane_who_can_be() -> None:
    game = build(Side(hand=[LOST], play=[BORE, there(OAF), PAUSE], domains=["hastur:4"]), Side(play=[PAWN, PRIEST]))
    game.choose(f"play {LOST} domain 1")
    assert [state_of(game, each) for each in (BORE, OAF, PAWN, PRIEST)] == ["insane"] * 3 + ["ready"]
    assert (discard(game, 0), keys(game)) == ([LOST], IDLE)
    assert idle(game)


def test_lost_to_the_madness_needs_somebody_who_can_go_insane() -> None:
    game = build(Side(hand=[LOST], play=[At(BORE, insane=True), PAUSE], domains=["hastur:4"]), Side(play=[PRIEST]))
    assert keys(game) == IDLE


# ---- Fledgling Byakhee

FLEDGLING, GAGGED = f"{SET}/fledgling-byakhee", f"{SET}/bound-and-gagged"
DUSK, NOON = (lab_card(f"yh-{time}", keywords=((time, 1),), type="support") for time in ("night", "day"))


@pytest.mark.parametrize(
    ("sky", "now"),
    [([], [0, 1, 0, 0]), ([NOON], [0, 1, 0, 0]), ([DUSK], [2, 1, 1, 0]), ([NOON, DUSK], [2, 1, 1, 0])],
)
def test_the_fledgling_byakhee_has_more_icons_while_it_is_night(sky: list[str], now: list[int]) -> None:
    """coc/mechanic/day-and-night/c: also where it is Day as well, and whoever has brought the Night."""
    game = build(Side(play=[FLEDGLING, PAUSE]), Side(play=[*sky, FLEDGLING]))
    assert [icons(game, FLEDGLING, number) for number in (1, 2)] == [now, now]
    assert seen(game, FLEDGLING)["keywords"] == ["fast"]


def test_an_insane_or_blank_fledgling_byakhee_has_nothing_from_the_night() -> None:
    game = build(Side(play=[At(FLEDGLING, insane=True), DUSK, PAUSE]))
    assert icons(game, FLEDGLING) == [0, 0, 0, 0]
    game = build(Side(play=[FLEDGLING, At(GAGGED, on=FLEDGLING), DUSK, PAUSE]))
    assert (icons(game, FLEDGLING), seen(game, FLEDGLING)["keywords"]) == ([0, 1, 0, 0], [])
