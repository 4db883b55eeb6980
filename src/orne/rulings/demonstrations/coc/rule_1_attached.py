"""Control of attachments and through them, and cards that an effect attaches to others."""

from __future__ import annotations

from typing import Any

from orne.coc.abilities import AttachTo, Blanks, Choose, Gives, GivesControl, Use, action
from orne.coc.language import (
    AFFECTED,
    ATTACHMENT,
    CHARACTER,
    HOST,
    IT,
    OPPONENTS,
    OTHER,
    STORY,
    SUPPORT,
    YOURS,
    Do,
    ExhaustThis,
    Lasting,
    Then,
    destroy,
    take_control,
)
from orne.coc.rules.attaching import attach_by_effect
from orne.coc.state import ATTACHED
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BELL, OAF, PAWN, SIREN, Say, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import (
    controller,
    discard,
    entries,
    faction,
    has_subtype,
    has_subtype_to,
    host,
    icons,
    in_play,
    is_character,
    log,
    printed_cost,
    printed_skill_to,
    said,
    skill,
    state,
    zone,
)

OBSESSION = "summons-of-the-deep/infernal-obsession"
PURSE = lab_card("purse", action(take_control("ever"), Choose(SUPPORT & OPPONENTS), cost=ExhaustThis()))
HAT = lab_card("hat", AttachTo(CHARACTER), Gives(HOST, "skill", 2), type="support", subtypes=("Attachment",))
SIGN = lab_card("story-sign", AttachTo(STORY), type="support", subtypes=("Attachment",))
CHARM = lab_card("charm", AttachTo(CHARACTER & OPPONENTS), GivesControl(HOST), type="support", subtypes=("Attachment",))
TEAR_OFF = lab_card("tear-off", action(destroy(), Choose(ATTACHMENT), cost=ExhaustThis()), type="support")
SMUDGE = lab_card(
    "smudge", action(Lasting(Blanks(AFFECTED), IT), Choose(ATTACHMENT), cost=ExhaustThis()), type="support"
)


def _glue(g: CocTable, use: Use) -> bool:
    """Attach the second to the first."""
    (host_, _), (other, _) = use.targets[0][0], use.targets[1][0]
    return attach_by_effect(g, other, host_, use)


def _sack(g: CocTable, use: Use) -> bool:
    """Attach the second to the first, face down."""
    (host_, _), (other, _) = use.targets[0][0], use.targets[1][0]
    return attach_by_effect(g, other, host_, use, face_down=True)


TWO = (Choose(CHARACTER & YOURS), Choose(CHARACTER & OPPONENTS))
GLUE = lab_card("glue", action(Do(_glue), *TWO, cost=ExhaustThis()))
SACK = lab_card("sack", action(Do(_sack), *TWO, cost=ExhaustThis()))
PRIEST = lab_card(
    "glued-priest",
    Gives(HOST, "skill", 1, attached=True),
    Gives(CHARACTER & OTHER, "skill", 9),
    action(Say("sermon")),
    action(Say("whisper"), zone=ATTACHED),
    faction="cthulhu",
    cost=4,
    skill=3,
    icons=(1, 1, 0, 0),
    subtypes=("Cultist",),
    unique=True,
)
POINTS_AT = {
    word: tool(f"points-at-{word}", action(Say(word), Choose(wanted), cost=ExhaustThis()))
    for word, wanted in (("support", SUPPORT), ("attachment", ATTACHMENT), ("character", CHARACTER))
}


def _glued(show: Show, *mine: Any, glue: str = GLUE) -> None:
    """The opponent's Priest has just been attached to a card of yours."""
    show.lay(Side(play=[glue, *mine]), Side(play=[PRIEST, BELL]))
    show.answer(f"use {glue}")
    if PAWN in mine:
        show.answer(f"choose {glue}")
    show.sees(host(PRIEST), glue)


@shows("coc/rule/1.13-gaining-control/e")
def the_state_of_a_card_stays_when_control_changes(show: Show) -> None:
    """A card that is insane, exhausted or ready when it is taken is so afterwards."""
    for at in (At(PAWN, insane=True), At(PAWN, exhausted=True), At(PAWN)):
        show.lay(Side(play=[SIREN, BELL]), Side(play=[at]))
        show.answer(f"use {SIREN}")
        show.sees(controller(PAWN), 0)
        show.sees(state(PAWN), "insane" if at.insane else "exhausted" if at.exhausted else "ready")
    show.sees(entries("control"), [("lab/pawn", 0, 1, 0)])


def _hat_is_taken(show: Show) -> None:
    """You take control of a Hat on the opponent's Pawn."""
    show.lay(Side(play=[PURSE, BELL]), Side(play=[PAWN, At(HAT, on=PAWN), OAF]))
    show.answer(f"use {PURSE}")


@shows("coc/rule/1.13-gaining-control/b")
def an_attachment_that_is_taken_stays_where_it_is(show: Show) -> None:
    """The Hat is yours now, and still on the opponent's Pawn."""
    _hat_is_taken(show)
    show.asked(0, "action")
    show.sees(controller(HAT), 0)
    show.sees(host(HAT), PAWN)
    show.sees(skill(PAWN), 3)


@shows("coc/rule/1.13-gaining-control/l")
def an_attachment_that_is_taken_is_attached_as_if_just_played(show: Show) -> None:
    """It may go to any card on which it could be played now; with none it cannot be chosen."""
    _hat_is_taken(show)
    show.asked(0, "attach")
    show.offers(f"attach {OAF}", f"attach {PURSE}")
    show.answer(f"attach {OAF}")
    show.sees(controller(HAT), 0)
    show.sees(host(HAT), OAF)
    show.sees(skill(OAF), 3)
    show.lay(Side(play=[SUPPORT_TAKER, BELL]), Side(play=[PAWN, At(HAT, on=PAWN)]))
    show.offers("pass", f"use {BELL}")


SUPPORT_TAKER = lab_card(
    "purse-strings",
    action(Then(take_control("ever"), Say("mine")), Choose(SUPPORT & OPPONENTS), cost=ExhaustThis()),
    type="support",
)


@shows("coc/rule/1.13-gaining-control/k")
def an_attachment_that_is_taken_moves_to_a_card_of_yours(show: Show) -> None:
    """The Hat moves to your only character; without a character you cannot choose it."""
    _hat_is_taken(show)
    show.asked(0, "action")
    show.sees(controller(HAT), 0)
    show.sees(host(HAT), PURSE)
    show.sees(skill(PURSE), 3)
    show.lay(Side(play=[SUPPORT_TAKER, BELL]), Side(play=[PAWN, At(HAT, on=PAWN)]))
    show.offers("pass", f"use {BELL}")


@shows("coc/rule/1.13-gaining-control/k")
def a_card_attached_to_a_story_finds_no_card_of_yours(show: Show) -> None:
    """The Sign at a story can be attached to stories only: it cannot be taken."""
    show.lay(Side(play=[PURSE, BELL]), Side(play=[At(SIGN, on="dreamwalkers")]))
    show.answer(f"use {PURSE}")
    show.sees(controller(SIGN), 1)
    show.sees(host(SIGN), "dreamwalkers")


@shows("coc/rule/1.13-gaining-control/i")
def a_card_at_a_story_may_be_moved_when_it_is_taken(show: Show) -> None:
    """The Sign at one story is taken, and its new controller attaches it to any of the three."""
    show.lay(Side(play=[PURSE, BELL]), Side(play=[At(SIGN, on="dreamwalkers")]))
    show.answer(f"use {PURSE}")
    show.asked(0, "attach")
    show.offers("attach ancient-apocrypha", "attach dreamwalkers", "attach frozen-in-time")
    show.answer("attach frozen-in-time")
    show.sees(controller(SIGN), 0)
    show.sees(host(SIGN), "frozen-in-time")
    show.sees(log("attached"), ["attached story-sign"])


@shows("coc/rule/1.13-gaining-control/j")
def control_through_an_attachment_lasts_as_long_as_it_works(show: Show) -> None:
    """The Charm's host goes back when the Charm is destroyed, and while it is blank."""
    for undo in (TEAR_OFF, SMUDGE):
        show.lay(Side(hand=[CHARM], play=[BELL], domains=["miskatonic:1"]), Side(play=[PAWN, undo, BELL]))
        show.answer(f"play {CHARM} domain 1")
        show.sees(in_play(0), [BELL, PAWN, CHARM])
        show.answer(f"use {undo}")
        show.sees(controller(PAWN), 1)
    show.pass_to("story actions")
    show.sees(controller(PAWN), 0)
    show.sees(log("lasting"), ["lasting charm"])


@shows("coc/rule/1.4-duration-of-effects/d", "coc/rule/1.13-gaining-control/j")
def who_is_taken_again_is_obsessed_no_more(show: Show) -> None:
    """Infernal Obsession takes the Mad Artist, Blind Submission takes him back: the attachment is discarded."""
    show.lay(
        Side(hand=[OBSESSION], play=[BELL], domains=["hastur:4"]),
        Side(hand=["blind-submission"], play=["mad-artist", BELL], domains=["hastur:3"]),
    )
    show.answer(f"play {OBSESSION} domain 1")
    show.sees(controller("mad-artist"), 0)
    show.answer("play blind-submission domain 1")
    show.sees(controller("mad-artist"), 1)
    show.sees(discard(0), [OBSESSION])
    show.pass_to_phase("story")
    show.sees(controller("mad-artist"), 1)


@shows("coc/rule/1.15-attaching-through-card-effects/a", "coc/rule/1.15-attaching-through-card-effects/d")
def an_attached_character_is_a_support_attachment(show: Show) -> None:
    """It is chosen as a support card and as an attachment, not as a character, and keeps faction and cost."""
    _glued(show, BELL, *POINTS_AT.values(), PAWN)
    show.sees(faction(PRIEST), "cthulhu")
    show.sees(printed_cost(PRIEST), 4)
    show.sees(skill(PRIEST), 0)
    show.sees(icons(PRIEST), [0, 0, 0, 0])
    show.sees(has_subtype(PRIEST, "Attachment"), True)
    show.sees(has_subtype(PRIEST, "Cultist"), False)
    show.sees(is_character(PRIEST), False)
    show.answer("pass", f"use {POINTS_AT['support']}")
    show.offers(*(f"choose {each}" for each in (BELL, f"{BELL}#2", PRIEST, *POINTS_AT.values())))
    show.answer(f"choose {PRIEST}", "pass", f"use {POINTS_AT['character']}")
    show.offers(f"choose {GLUE}", f"choose {PAWN}")
    show.answer(f"choose {GLUE}", "pass", f"use {POINTS_AT['attachment']}")
    show.sees(said(), ["support", "character", "attachment"])
    show.pass_to("story actions")
    show.sees(host(PRIEST), GLUE)
    show.sees(is_character(PRIEST), False)


def _own_text_is_gone(show: Show) -> None:
    """Its text about the card it is attached to works, its text as a character does not."""
    _glued(show, BELL)
    show.sees(skill(GLUE), 2)
    show.asked(1, "action")
    show.offers("pass", f"use {BELL}#2", f"use {PRIEST} ability 2")
    show.answer(f"use {PRIEST} ability 2")
    show.sees(said(), ["whisper"])


@shows("coc/rule/1.15-attaching-through-card-effects/c", "coc/rule/1.15-attaching-through-card-effects/f")
def an_attached_card_has_lost_its_own_characteristics_but_not_for_what_attached_it(show: Show) -> None:
    """Text granted for being attached is held; skill and subtypes are seen by the card that attached it alone."""
    _own_text_is_gone(show)
    show.sees(printed_skill_to(PRIEST, BELL), None)
    show.sees(has_subtype_to(PRIEST, "Cultist", BELL), False)
    show.sees(printed_skill_to(PRIEST, GLUE), 3)
    show.sees(has_subtype_to(PRIEST, "Cultist", GLUE), True)


@shows("coc/rule/1.15-attaching-through-card-effects/h")
def an_attached_card_keeps_only_the_text_about_being_attached(show: Show) -> None:
    """Not even the card that attached it sees skill and subtypes."""
    _own_text_is_gone(show)
    show.sees(printed_skill_to(PRIEST, GLUE), None)
    show.sees(has_subtype_to(PRIEST, "Cultist", GLUE), False)


@shows("coc/rule/1.15-attaching-through-card-effects/e")
def an_attached_card_keeps_title_and_uniqueness_and_face_up_faction_and_cost(show: Show) -> None:
    """While it is attached face up its owner cannot play another one; face down it has no faction and no cost."""
    for glue, offered, faction_, cost in (
        (GLUE, [], "cthulhu", 4),
        (SACK, [f"play {PRIEST} domain 1"], None, None),
    ):
        show.lay(Side(play=[glue, BELL]), Side(play=[PRIEST, BELL], hand=[PRIEST], domains=["cthulhu:4"]), active=1)
        show.answer("pass", f"use {glue}")
        show.asked(1, "action")
        show.offers_of("play", *offered)
        show.sees(zone(PRIEST, 2), "play")
        show.sees(faction(PRIEST, 2), faction_)
        show.sees(printed_cost(PRIEST, 2), cost)


@shows("coc/rule/1.15-attaching-through-card-effects/g")
def what_is_attached_to_a_card_that_changes_its_type_is_discarded(show: Show) -> None:
    """A Pawn becomes a support card, and the Hat on it is discarded."""
    show.lay(Side(play=[GLUE, BELL]), Side(play=[PAWN, At(HAT, on=PAWN)]))
    show.answer(f"use {GLUE}")
    show.sees(host(PAWN), GLUE)
    show.sees(discard(1), [HAT])
    show.asked(0, "action")


@shows("coc/rule/1.15-attaching-through-card-effects/a", editions=("lcg-3.0", "lcg-4"))
def in_later_documents_what_is_attached_to_a_card_that_changes_its_type_stays(show: Show) -> None:
    """A Pawn becomes a support card, and the Hat stays on it."""
    show.lay(Side(play=[GLUE, BELL]), Side(play=[PAWN, At(HAT, on=PAWN)]))
    show.answer(f"use {GLUE}")
    show.sees(host(PAWN), GLUE)
    show.sees(host(HAT), PAWN)
    show.sees(discard(1), [])
