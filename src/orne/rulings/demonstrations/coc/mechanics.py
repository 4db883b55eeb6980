"""New mechanics: Prophecies, Day and Night."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, action, response
from orne.coc.language import SUPPORT, DiscardThisProphecy, ExhaustThis, Prophesy, destroy
from orne.coc.state import DECK
from orne.rulings.laboratory.coc import BELL, BORE, GUN, PAUSE, PAWN, Say, lab_card, on, tool
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import (
    deck,
    discard,
    hand,
    icons,
    in_play,
    log,
    said,
    skill,
    step,
    struggles,
    view,
    zone,
)

PROPHECY = lab_card(
    "prophecy",
    action(Prophesy()),
    response(on(events.LEAVES_PLAY), Say("it is come"), cost=DiscardThisProphecy(), zone=DECK),
    type="event",
    cost=0,
    keywords=(("prophecy", 1),),
)
FLEDGLING = "the-yuggoth-contract/fledgling-byakhee"
NIGHT = tool("yc-night", keywords=(("night", 1),))
SMASH = tool("smash-support", action(destroy(), Choose(SUPPORT), cost=ExhaustThis()))
DAY = tool("yc-day", keywords=(("day", 1),))


@shows("coc/mechanic/prophecy/a")
def a_prophecy_lies_face_up_on_its_owners_deck(show: Show) -> None:
    """Played from hand it lies on top of the deck, not in the discard pile, and everybody sees it."""
    show.lay(Side(hand=[PROPHECY], play=[BELL], deck=[PAWN]))
    show.answer(f"play {PROPHECY}")
    show.sees(deck(0), [PROPHECY, PAWN])
    show.sees(discard(0), [])
    for seat in (0, 1, None):
        show.sees(view(seat, "players", 0, "deck_known"), {"1": PROPHECY})
    show.asked(0, "action")
    show.offers("pass", f"use {BELL}")
    show.sees(log("prophecy"), ["prophecy prophecy"])


@shows("coc/mechanic/prophecy/b")
def a_prophecy_is_used_from_the_top_of_the_deck(show: Show) -> None:
    """Its owner is asked, whoever acted, and the card pays for itself."""
    show.lay(Side(hand=[PROPHECY], play=[BELL, PAWN, PAWN]), Side(play=[GUN, GUN]))
    show.answer(f"play {PROPHECY}", f"use {GUN}", f"choose {PAWN}")
    show.asked(0, "response")
    show.offers("pass", f"use {PROPHECY}")
    show.answer(f"use {PROPHECY}")
    show.sees(said(), ["it is come"])
    show.sees(discard(0), [PAWN, PROPHECY])
    show.answer("pass", f"use {GUN}#2")
    show.asked(0, "action")
    show.sees(said(), ["it is come"])


@shows("coc/mechanic/prophecy/b")
def a_prophecy_in_hand_or_in_the_deck_says_nothing(show: Show) -> None:
    """A Prophecy in hand or face down in the deck is not offered."""
    show.lay(Side(hand=[PROPHECY], deck=[PROPHECY, PAWN], play=[BELL, PAWN]), Side(play=[GUN]))
    show.answer("pass", f"use {GUN}")
    show.asked(0, "action")


@shows("coc/example/mechanic-prophecy-draw-phase", "coc/mechanic/prophecy/c")
def an_unused_prophecy_is_drawn_in_the_draw_phase(show: Show) -> None:
    """Face up on the deck in the refresh phase, it is drawn in the draw phase and cannot be triggered any more."""
    show.lay(Side(hand=[PROPHECY], play=[GUN, PAUSE]), Side(play=[PAWN, PAUSE]), active=1, step="end of turn")
    show.sees(step(), "refresh actions")
    show.answer("play lab/prophecy")
    show.sees(view(1, "players", 0, "deck_known"), {"1": "lab/prophecy"})
    show.pass_to("draw actions")
    show.sees(hand(0), ["laboratory-assistant", "lab/prophecy"])
    show.answer("use lab/gun")
    show.asked(1, "action")
    show.sees(said(), [])


@shows("coc/mechanic/day-and-night/b", "coc/mechanic/day-and-night/c")
def the_fledgling_byakhee_is_terrible_by_night(show: Show) -> None:
    """It is Night while a Night card is in play, whether it is Day or not."""
    show.lay(Side(play=[FLEDGLING, DAY]), Side(play=[BORE]))
    show.sees(icons(FLEDGLING), [0, 1, 0, 0])
    show.lay(Side(play=[FLEDGLING, DAY]), Side(play=[NIGHT]))
    show.sees(icons(FLEDGLING), [2, 1, 1, 0])


@shows("coc/mechanic/day-and-night/a")
def night_changes_nothing_by_itself(show: Show) -> None:
    """It is Night while a Night card is in play, and neither stories nor characters are any different for it."""
    for cards, night in (([], False), ([NIGHT], True)):
        show.lay(Side(play=[*cards, "bag-man", PAUSE]), Side(play=["mad-artist"]))
        show.sees(view(None, "night"), night)
        show.sees(view(None, "day"), False)
        show.sees(skill("bag-man"), 2)
        show.sees(icons("bag-man"), [0, 2, 0, 1])
        show.sees(icons("mad-artist"), [0, 1, 1, 0])
        show.sees(struggles("ancient-apocrypha"), [0, 1, 2, 3])
        show.offers("pass", f"use {PAUSE}")


@shows("coc/mechanic/day-and-night/a")
def night_is_over_when_the_last_night_card_leaves_play(show: Show) -> None:
    """The Night card is destroyed, and it is Night no more."""
    show.lay(Side(play=[NIGHT, SMASH, PAUSE]))
    show.sees(view(None, "night"), True)
    show.answer(f"use {SMASH}", f"choose {NIGHT}")
    show.sees(view(None, "night"), False)


@shows("coc/mechanic/remove-from-the-game/a")
def the_mage_removes_a_character_of_each_player(show: Show) -> None:
    """The Mage's Machinations set a character of each player aside; they are in no pile, hand or deck."""
    mage = "terror-in-venice/the-mages-machinations"
    show.lay(Side(hand=[mage], play=[PAWN, PAUSE]), Side(play=["bag-man", "mad-artist"]))
    show.answer(f"play {mage}")
    show.asked(0, "choose")
    show.offers("choose bag-man", "choose mad-artist")
    show.answer("choose bag-man")
    show.sees(zone("bag-man"), "removed")
    show.sees(zone(PAWN), "removed")
    show.sees(zone("mad-artist"), "play")
    show.sees(view(None, "removed"), [PAWN, "core/bag-man"])
    show.sees(discard(1), [])
    show.sees(in_play(1), ["mad-artist"])
