"""Errata of Revelations."""

from __future__ import annotations

from orne.coc.language import (
    CHARACTER,
    HOST,
    All,
    AttachTo,
    Cannot,
    Choose,
    DiscardCards,
    Draw,
    ExhaustThis,
    Pay,
    SacrificeOne,
    Wound,
    action,
    gain,
)
from orne.coc.language.select import CAN_BE_WOUNDED
from orne.coc.position import FILLER
from orne.rulings.laboratory.coc import GUN, IDLE, PAUSE, PAWN, PUMP, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import deck, discard, hand, hand_size, in_play, log, state, times, view, zone

SET = "revelations"
SNAKE = lab_card("rv-snake", subtypes=("Serpent",))
DEEP = lab_card("rv-deep", faction="cthulhu", cost=4)
TOME = tool("rv-tome", action(Draw(), cost=ExhaustThis()), subtypes=("Tome",))
BADGE = tool("rv-badge", faction="agency", cost=1)
PADMA = f"{SET}/padma-amrita"
PARLOR = f"{SET}/the-parlor"
JENICA = f"{SET}/jenica-capra"
ELENA = f"{SET}/elena-belskaia"
BOOK = f"{SET}/the-necronomicon-112"
HEAVY = lab_card("rv-heavy", skill=4)
LIGHT = lab_card("rv-light", skill=2)
MIDDLE = lab_card("rv-middle", skill=3)
BOOST = event("rv-boost", gain(skill=2), Choose(CHARACTER))
LORE = tool(
    "tb-tome",
    action(Wound(), Choose(CHARACTER & CAN_BE_WOUNDED), cost=All(Pay(3), ExhaustThis(), SacrificeOne(CHARACTER))),
    subtypes=("Tome",),
)
READER = tool("tb-reader", action(Draw(), cost=ExhaustThis()), subtypes=("Tome",))
SCROLL = tool("rv-scroll", action(Draw(), cost=DiscardCards("X")), subtypes=("Tome",))
CALM = tool("tb-calm", AttachTo(CHARACTER), Cannot("go insane", HOST), subtypes=("Attachment",))
STEADY = lab_card("tb-steady", keywords=(("willpower", 1),))
ERYN = f"{SET}/eryn-cochwyn"


def _padma_shot(show: Show) -> None:
    """Padma Amrita is destroyed; a Cthulhu character and another one are in hand."""
    show.lay(Side(hand=[DEEP, PAWN], play=[PADMA, PAUSE], domains=[""] * 3), Side(play=[GUN]), active=1)
    show.answer(f"use {GUN}")


@shows("coc/errata/revelations/f61-padma-amrita")
def after_padma_is_destroyed_a_cthulhu_character_may_follow(show: Show) -> None:
    """Her controller may answer, or not, and puts a Cthulhu character into play."""
    _padma_shot(show)
    show.asked(0, "response")
    show.offers("pass", f"use {PADMA}")
    show.answer(f"use {PADMA}")
    show.sees(in_play(0), [PAUSE, DEEP])
    show.sees(hand(0), [PAWN])
    show.sees(discard(0), [PADMA])


@shows("coc/errata/revelations/f61-padma-amrita", editions=("lcg-1.4",))
def before_a_cthulhu_character_had_to_follow_padma(show: Show) -> None:
    """Before the change nothing is asked: a Cthulhu character enters play."""
    _padma_shot(show)
    show.sees(in_play(0), [PAUSE, DEEP])
    show.sees(hand(0), [PAWN])
    show.sees(discard(0), [PADMA])


@shows("coc/errata/revelations/f47-the-parlor")
def the_opponent_shows_each_card_before_drawing_it(show: Show) -> None:
    """The card is shown to everybody, and then drawn."""
    show.lay(Side(play=[PARLOR]), Side(play=[PUMP, PAUSE], deck=[DEEP, *[FILLER] * 5]), active=1)
    show.answer(f"use {PUMP}")
    show.sees(log("shown before drawing", "drawn"), ["shown before drawing rv-deep", "drawn rv-deep"])
    show.sees(view(0, "players", 1, "hand"), ["lab/rv-deep"])


def _jenica_looks(show: Show) -> None:
    """Jenica Capra looks for a support card, and you are asked for an action again."""
    show.lay(Side(play=[JENICA], deck=[PAWN, TOME, BADGE, DEEP, SNAKE, BADGE, *[FILLER] * 5]), ask_always=True)
    show.offers("pass", f"use {JENICA}")
    show.answer(f"use {JENICA}")
    show.offers("none", f"take {BADGE}")
    show.answer(f"take {BADGE}", *(f"bottom {each}" for each in (TOME, PAWN, SNAKE, DEEP)))
    show.sees(hand(0), [BADGE])
    show.sees(deck(0), [BADGE, *["laboratory-assistant"] * 5, TOME, PAWN, SNAKE, DEEP])
    show.asked(1, "action")
    show.answer("pass")
    show.asked(0, "action")


@shows("coc/errata/revelations/f61-jenica-capra")
def jenica_finds_an_agency_support_once_a_turn(show: Show) -> None:
    """Used once, Jenica Capra is not offered again in this turn."""
    _jenica_looks(show)
    show.offers("pass")
    show.why_not(f"use {JENICA}", "coc/rule/2.9-limit/b")


@shows("coc/errata/revelations/f61-jenica-capra", editions=("lcg-1.4",))
def before_jenica_had_no_limit(show: Show) -> None:
    """Before the change, Jenica Capra is offered again at once."""
    _jenica_looks(show)
    show.offers("pass", f"use {JENICA}")


def _elena_trains(show: Show) -> None:
    """Elena Belskaia discards two cards for one that is drawn."""
    show.lay(Side(hand=[DEEP, SNAKE, DEEP, DEEP], play=[ELENA, PAUSE], domains=[""] * 3))
    show.offers(*IDLE, f"use {ELENA}")
    show.answer(f"use {ELENA}")
    show.asked(0, "discard")
    show.offers(f"discard {DEEP}", f"discard {SNAKE}")
    show.answer(f"discard {SNAKE}")
    show.sees(discard(0), ["lab/rv-snake", "lab/rv-deep"])
    show.sees(hand_size(0), 3)
    show.sees(times("drawn"), 1)


@shows("coc/errata/revelations/f101-elena-belskaia")
def elena_discards_two_cards_and_draws_one_once_a_turn(show: Show) -> None:
    """Two cards are discarded and one is drawn, and she is not offered again in this turn."""
    _elena_trains(show)
    show.offers(*IDLE)
    show.why_not(f"use {ELENA}", "coc/rule/2.9-limit/b")


@shows("coc/errata/revelations/f101-elena-belskaia", editions=("lcg-1.4",))
def before_elena_had_no_limit(show: Show) -> None:
    """Before the change, Elena Belskaia is offered again at once."""
    _elena_trains(show)
    show.offers(*IDLE, f"use {ELENA}")


@shows("coc/errata/revelations/f112-the-necronomicon")
def the_necronomicon_raises_all_characters_of_less_skill_than_its_bearer(show: Show) -> None:
    """The bearer is sacrificed, the book goes into the deck, and every character of lower skill enters play."""
    show.lay(Side(play=[HEAVY, At(BOOK, on=HEAVY), PAUSE], discard=[LIGHT, HEAVY, MIDDLE, GUN]), Side(discard=[PAWN]))
    show.offers("pass", f"use {PAUSE}", f"use {BOOK}")
    show.answer(f"use {BOOK}")
    show.offers(f"first {LIGHT}", f"first {MIDDLE}")
    show.answer(f"first {LIGHT}")
    show.sees(in_play(0), [PAUSE, LIGHT, MIDDLE])
    show.sees(discard(0), [HEAVY, GUN, HEAVY])
    show.sees(zone(BOOK), "deck")
    show.offers(*IDLE)


def _boosted(show: Show) -> None:
    """The bearer's skill of 2 has been raised to 4 when the book is used."""
    show.lay(
        Side(
            hand=[BOOST],
            play=[LIGHT, At(BOOK, on=LIGHT), PAUSE],
            discard=[MIDDLE, PAWN, HEAVY],
            domains=[""] * 3,
        )
    )
    show.answer(f"play {BOOST}", f"use {BOOK}")


@shows("coc/errata/revelations/f112-the-necronomicon")
def a_raised_skill_of_the_bearer_does_not_count(show: Show) -> None:
    """Of skill 2 in print and 4 in play, the bearer raises only the character of skill 1."""
    _boosted(show)
    show.sees(in_play(0), [PAUSE, PAWN])
    show.offers(*IDLE)


@shows("coc/errata/revelations/f112-the-necronomicon/old")
def before_a_raised_skill_of_the_bearer_counted(show: Show) -> None:
    """Of skill 4 in play, the bearer raises the characters of skill 1 and 3, and itself, but not one of skill 4."""
    _boosted(show)
    show.answer(f"first {PAWN}", f"first {MIDDLE}")
    show.sees(in_play(0), [PAUSE, PAWN, MIDDLE, LIGHT])
    show.sees(discard(0), [HEAVY, BOOST])
    show.offers(*IDLE)


@shows("coc/errata/revelations/f89-eryn-cochwyn")
def eryn_uses_a_tome_of_the_opponent_without_paying_and_it_is_sacrificed(show: Show) -> None:
    """She goes insane, and the opponent's exhausted Tome wounds a character though nothing is paid for it."""
    show.lay(Side(play=[ERYN, PAUSE], domains=[""] * 3), Side(play=[At(LORE, exhausted=True), PAWN, STEADY]))
    show.offers("pass", f"use {PAUSE}", f"use {ERYN}")
    show.answer(f"use {ERYN}")
    show.asked(0, "choose")
    show.offers(f"choose {PAWN}", f"choose {STEADY}", f"choose {ERYN}")
    show.answer(f"choose {STEADY}")
    show.sees(state(ERYN), "insane")
    show.sees(in_play(1), [PAWN])
    show.sees(discard(1), [STEADY, LORE])
    show.offers(*IDLE)


@shows("coc/errata/revelations/f89-eryn-cochwyn", "coc/rule/2.1-letter-x", editions=("lcg-3.0", "lcg-4"))
def eryn_sets_no_x(show: Show) -> None:
    """Whoever pays for the Tome says how many cards they discard; for Eryn X is 0, and nothing is asked."""
    show.lay(Side(play=[SCROLL, PAUSE], hand=[PAWN, PAWN]))
    show.answer(f"use {SCROLL}")
    show.offers("x 0", "x 1", "x 2")
    show.answer("x 0")
    show.lay(Side(play=[ERYN, PAUSE], hand=[PAWN, PAWN]), Side(play=[SCROLL]))
    show.answer(f"use {ERYN}")
    show.sees(state(ERYN), "insane")
    show.sees(hand_size(0), 3)
    show.sees(discard(0), [])
    show.sees(discard(1), [SCROLL])
    show.offers(*IDLE)


@shows("coc/errata/revelations/f89-eryn-cochwyn")
def eryn_must_be_able_to_go_insane(show: Show) -> None:
    """Insane already, or kept from going insane, she is not offered."""
    show.lay(Side(play=[At(ERYN, insane=True), READER, PAUSE]))
    show.offers("pass", f"use {PAUSE}", f"use {READER}")
    show.lay(Side(play=[ERYN, At(CALM, on=ERYN), READER, PAUSE]))
    show.offers(*IDLE, f"use {READER}")
