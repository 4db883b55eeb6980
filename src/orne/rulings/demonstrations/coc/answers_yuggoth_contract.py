"""Answers about cards of The Yuggoth Contract."""

from __future__ import annotations

from orne.coc.language import (
    CHARACTER,
    THIS_ENTERS_PLAY,
    AttachTo,
    Choose,
    Draw,
    ExhaustThis,
    action,
    destroy,
    go_insane,
    response,
    subtype,
)
from orne.rulings.laboratory.coc import BARE, FIGHT, IDLE, PAUSE, PAWN, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import (
    controller,
    deck,
    discard,
    drained,
    faction,
    hand,
    hand_size,
    has,
    has_subtype,
    icons,
    in_play,
    skill,
    state,
    wounds,
    zone,
)

DOUBLE = "the-yuggoth-contract/doppelganger"
STUDENT = lab_card(
    "fm-student",
    response(THIS_ENTERS_PLAY, Draw()),
    cost=2,
    skill=3,
    icons=(1, 0, 0, 2),
    faction="miskatonic",
    subtypes=("Student",),
    keywords=(("loyal", 1),),
    steadfast=(("miskatonic", 2),),
)
COPY = f"{STUDENT}#2"
DEAR = lab_card("fm-dear", cost=3)
ONE = lab_card("fm-one", unique=True, cost=1)
AXE = tool("fm-axe-2", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))


def _doubled(show: Show, *more: str) -> None:
    """Doppelgänger has been played as a copy of the Student, with 2 resources."""
    show.lay(Side(hand=[DOUBLE], play=[*more, PAUSE], domains=["yog-sothoth:2"]), Side(play=[STUDENT]))
    show.answer(f"play {DOUBLE} domain 1")


MADDEN = tool("fm-ghost", action(go_insane(), Choose(CHARACTER), cost=ExhaustThis()))
PLAIN = lab_card("fm-plain", cost=1, skill=2)
GHOST = lab_card("ya-ghost", skill=2, subtypes=("Monster",), keywords=(("invulnerability", 1),))
SLAYER = lab_card("ya-slayer", skill=3, icons=(0, 2, 0, 0), keywords=(("toughness", 1),))
OX = lab_card("ya-ox", keywords=(("toughness", 3),))
LAMP = tool("ya-lamp", subtypes=("Item",))
BLOODBATH = "the-yuggoth-contract/bloodbath"


def _bloodbath(show: Show) -> None:
    """Bloodbath has been played, and Combat is won by 2 at a story."""
    show.lay(
        Side(hand=[BLOODBATH], play=[SLAYER, PAUSE], domains=["agency:3"]),
        Side(play=[OX, OX, GHOST, PAWN]),
        stories=[FIGHT, BARE, "dreamwalkers"],
        step="story actions",
    )
    show.offers("pass", f"play {BLOODBATH} domain 1", f"use {PAUSE}")
    show.answer(
        f"play {BLOODBATH} domain 1",
        "pass",
        f"commit {SLAYER} {FIGHT}",
        "pass",
        *(f"commit {each} {FIGHT}" for each in (OX, f"{OX}#2", GHOST)),
        "done",
        "pass",
    )


ARTIST = "the-yuggoth-contract/focused-art-student"
COLLAR = tool("ym-collar", AttachTo(CHARACTER & subtype("Monster")), subtypes=("Attachment",))
CURATOR = "the-yuggoth-contract/museum-curator"


@shows("coc/faq/doppelganger-enters-play-ability", "coc/faq/doppelganger-ignores-loyal-steadfast")
def doppelganger_enters_play_as_a_copy_and_its_texts_work(show: Show) -> None:
    """With two Yog-Sothoth resources it becomes a Loyal and Steadfast character of another faction and may draw."""
    _doubled(show)
    show.offers("pass", f"use {COPY}")
    show.answer(f"use {COPY}")
    show.sees(controller(STUDENT), 0)
    show.sees(skill(STUDENT), 3)
    show.sees(icons(STUDENT), [1, 0, 0, 2])
    show.sees(has(STUDENT, "loyal"), True)
    show.sees(faction(STUDENT), "miskatonic")
    show.sees(hand_size(0), 1)
    show.sees(drained(), [True])
    show.offers(*IDLE)


@shows("coc/faq/doppelganger-insane-original")
def doppelganger_copies_nobody_insane(show: Show) -> None:
    """An insane character is not offered to be copied, and where nobody else is left Doppelgänger cannot be played."""
    mad = At(STUDENT, insane=True)
    show.lay(Side(hand=[DOUBLE], play=[PAUSE], domains=["yog-sothoth:2"]), Side(play=[DEAR, ONE, mad]))
    show.offers(*IDLE)
    show.lay(Side(hand=[DOUBLE], play=[PAUSE], domains=["yog-sothoth:2"]), Side(play=[ONE, mad]))
    show.why_not(f"play {DOUBLE}", "coc/faq/doppelganger-insane-original")
    show.lay(Side(hand=[DOUBLE], play=[PAUSE, PAWN], domains=["yog-sothoth:2"]), Side(play=[mad, PLAIN]))
    show.answer(f"play {DOUBLE} domain 1")
    show.asked(0, "copy")
    show.offers(f"copy {PAWN}", f"copy {PLAIN}")
    show.answer(f"copy {PLAIN}")


@shows("coc/faq/doppelganger-remains-a-copy")
def doppelganger_stays_a_copy_until_it_leaves_play(show: Show) -> None:
    """Turns later it is the copy still; destroyed, Doppelgänger lies in the discard pile."""
    _doubled(show, AXE)
    show.answer("pass")
    show.pass_to_phase("draw")
    show.pass_to_phase("story")
    show.sees(in_play(0), [AXE, PAUSE, COPY])
    show.sees(controller(STUDENT), 0)
    show.sees(skill(STUDENT), 3)
    show.sees(icons(STUDENT), [1, 0, 0, 2])
    show.sees(has_subtype(STUDENT, "Student"), True)
    show.sees(faction(STUDENT), "miskatonic")
    _doubled(show, AXE)
    show.answer("pass", f"use {AXE}", f"choose {COPY}")
    show.sees(discard(0), [DOUBLE])
    show.sees(in_play(1), [STUDENT])


@shows("coc/faq/doppelganger-goes-insane")
def insane_doppelganger_is_the_copied_card_gone_insane(show: Show) -> None:
    """Driven insane, it is still known by the copied card's name, of skill 0 and without icons."""
    show.lay(Side(hand=[DOUBLE], play=[MADDEN, PAUSE], domains=["yog-sothoth:1"]), Side(play=[PLAIN]))
    show.answer(f"play {DOUBLE} domain 1", f"use {MADDEN}", f"choose {PLAIN}#2")
    show.sees(in_play(0), [MADDEN, PAUSE, f"{PLAIN}#2"])
    show.sees(state(PLAIN), "insane")
    show.sees(skill(PLAIN), 0)
    show.sees(icons(PLAIN), [0, 0, 0, 0])
    show.sees(controller(PLAIN), 0)
    show.sees(state(PLAIN, 2), "ready")
    show.offers(*IDLE)


@shows("coc/faq/bloodbath-distribution", editions=("lcg-4",))
def bloodbath_lets_the_winner_of_combat_spread_more_wounds(show: Show) -> None:
    """The loser takes the usual wound; the winner may deal more, even two to one character, none to an Invulnerable."""
    _bloodbath(show)
    show.asked(1, "wound")
    show.offers(f"wound {OX}", f"wound {OX}#2")
    show.answer(f"wound {OX}#2")
    show.asked(0, "wound")
    show.offers("done", f"wound {OX}", f"wound {OX}#2", f"wound {SLAYER}")
    show.answer(f"wound {OX}", f"wound {OX}")
    show.sees(wounds(SLAYER), 0)
    show.sees(wounds(OX), 2)
    show.sees(wounds(OX, 2), 1)


@shows("coc/faq/bloodbath-distribution", editions=("lcg-1.4", "lcg-3.0"))
def bloodbath_lets_the_winner_pick_everybody_in_older_editions(show: Show) -> None:
    """The winner picks who takes the usual wound as well, and may deal more to whom they like."""
    _bloodbath(show)
    show.asked(0, "wound")
    show.offers(f"wound {OX}", f"wound {OX}#2")
    show.answer(f"wound {OX}")
    show.asked(0, "wound")
    show.offers("done", f"wound {OX}", f"wound {OX}#2", f"wound {SLAYER}")
    show.answer(f"wound {OX}", f"wound {OX}")
    show.sees(wounds(SLAYER), 0)
    show.sees(wounds(OX), 3)
    show.sees(wounds(OX, 2), 0)


@shows("coc/faq/doppelganger-enters-play-ability")
def a_copy_of_focused_art_student_may_draw_as_well(show: Show) -> None:
    """For 2, with a Yog-Sothoth match, Doppelgänger enters as the Student and may draw a card."""
    copier = "the-yuggoth-contract/doppelganger"
    show.lay(
        Side(hand=[copier], play=[PAUSE], domains=["yog-sothoth:2"], deck=["bag-man", "t-men"]),
        Side(play=[ARTIST, PAWN]),
    )
    show.answer(f"play {copier} domain 1")
    show.offers(f"copy {ARTIST}", f"copy {PAWN}")
    show.answer(f"copy {ARTIST}")
    show.offers("pass", f"use {ARTIST}#2")
    show.answer(f"use {ARTIST}#2")
    show.sees(hand(0), ["bag-man"])
    show.sees(drained(), [True])
    show.offers(*IDLE)


@shows("coc/faq/museum-curator-bottom-order")
def what_the_museum_curator_leaves_goes_under_the_deck_in_its_order(show: Show) -> None:
    """One support card enters play, and the other four go under the deck as they lay, the top one first."""
    top = ["t-men", "shotgun", "the-yuggoth-contract/meat-wagon", "dutch-courage", "patsy"]
    show.lay(Side(hand=[CURATOR], play=[PAUSE], domains=["miskatonic:2"], deck=[*top, "cathouse", "bag-man"]))
    show.answer(f"play {CURATOR} domain 1", f"use {CURATOR}")
    show.offers("none", "put core/dutch-courage", "put core/shotgun")
    show.answer("put core/dutch-courage")
    show.sees(in_play(0), [PAUSE, CURATOR, "dutch-courage"])
    show.sees(deck(0), ["cathouse", "bag-man", "t-men", "shotgun", "the-yuggoth-contract/meat-wagon", "patsy"])
    show.offers(*IDLE)


@shows("coc/faq/museum-curator-no-host")
def the_museum_curator_puts_no_attachment_without_a_host_into_play(show: Show) -> None:
    """An attachment for a Monster is not offered while there is none; one for any character is."""
    top = ["shotgun", COLLAR, "t-men", "patsy", "t-men"]
    show.lay(Side(hand=[CURATOR], play=[PAUSE], domains=["miskatonic:2"], deck=[*top, "cathouse", "bag-man"]))
    show.answer(f"play {CURATOR} domain 1", f"use {CURATOR}")
    show.offers("none", "put shotgun")
    show.answer("none")
    show.sees(zone(COLLAR), "deck")
