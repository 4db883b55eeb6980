"""Taking control, and what stays with the controller or the owner."""

from __future__ import annotations

from orne.coc.abilities import AttachTo, Choose, Gives, action, disrupt
from orne.coc.events import CONTROL, STRUGGLE_BEGINS
from orne.coc.language import (
    CHARACTER,
    HOST,
    OPPONENTS,
    ExhaustThis,
    SacrificeThis,
    destroy,
    everything,
    return_to_hand,
    take_control,
)
from orne.rulings.laboratory.coc import BELL, BORE, GUN, PAUSE, PAWN, SIREN, Say, hears, lab_card, on, tool
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import (
    committed_to,
    controller,
    discard,
    entries,
    hand,
    host,
    in_play,
    owner,
    skill,
    skill_compared,
    struggles_so_far,
    times,
    view,
    wounds,
    zone,
)

DESTROYER = tool("destroyer", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
RETURNER = tool("returner", action(return_to_hand(), Choose(CHARACTER), cost=ExhaustThis()))
HAT = lab_card("hat", AttachTo(CHARACTER), Gives(HOST, "skill", 2), type="support", subtypes=("Attachment",))
OTHER_STRUGGLES = ("Combat", "Arcane", "Investigation")
BRIBE = tool(
    "bribe-all",
    disrupt(on(STRUGGLE_BEGINS), take_control("phase", everything(CHARACTER & OPPONENTS)), cost=SacrificeThis()),
)
LOAN = lab_card(
    "loan", action(take_control("phase"), Choose(CHARACTER & OPPONENTS), cost=ExhaustThis()), type="support"
)
WORKER = lab_card("hireling", action(Say("work"), cost=ExhaustThis()))
HEARS_CONTROL = hears("ownership-clerk", CONTROL)


@shows("coc/rule/1.4-duration-of-effects/b", "coc/rule/1.13-gaining-control/a")
def taking_control_lasts(show: Show) -> None:
    """A character taken without a stated duration stays with its taker, who may commit it."""
    show.lay(Side(play=[SIREN, BELL]), Side(play=[PAWN, BELL]))
    show.answer("use lab/siren")
    show.sees(in_play(0), ["lab/siren", "lab/bell", "lab/pawn"])
    show.sees(in_play(1), ["lab/bell#2"])
    show.pass_to("active player commits")
    show.includes("commit lab/pawn dreamwalkers")
    show.pass_to("refresh actions")
    show.sees(controller("lab/pawn"), 0)


@shows("coc/rule/1.4-duration-of-effects/d")
def the_latest_taking_decides(show: Show) -> None:
    """Of several lasting takings of the same character the last one counts."""
    show.lay(Side(play=[SIREN, SIREN, BELL]), Side(play=[PAWN, SIREN]))
    show.answer("use lab/siren")
    show.sees(controller("lab/pawn"), 0)
    show.answer("use lab/siren#3")
    show.sees(controller("lab/pawn"), 1)
    show.answer("use lab/siren#2")
    show.sees(controller("lab/pawn"), 0)
    show.sees(owner("lab/pawn"), 1)


@shows("coc/rule/1.13-gaining-control/c", "coc/example/1.13-borrowed-card-discarded")
def a_borrowed_card_goes_back_to_its_owner(show: Show) -> None:
    """Destroyed or returned, it goes to the pile or the hand of its owner."""
    show.lay(Side(play=[At(PAWN, owner=1), DESTROYER, BELL]))
    show.answer("use lab/destroyer")
    show.sees(discard(1), ["lab/pawn"])
    show.sees(discard(0), [])
    show.lay(Side(play=[At(PAWN, owner=1), RETURNER, BELL]))
    show.answer("use lab/returner")
    show.sees(hand(1), ["lab/pawn"])
    show.sees(hand(0), [])


@shows("coc/rule/1.13-gaining-control/h")
def attachments_stay_with_their_controller(show: Show) -> None:
    """The character changes sides; its attachment stays with its controller and still raises its skill."""
    show.lay(Side(play=[SIREN, BELL]), Side(play=[PAWN, At(HAT, on=PAWN)]))
    show.answer(f"use {SIREN}")
    show.sees(controller(PAWN), 0)
    show.sees(controller(HAT), 1)
    show.sees(host(HAT), PAWN)
    show.sees(skill(PAWN), 3)


@shows("coc/rule/1.13-gaining-control/c")
def a_borrowed_character_goes_back_without_the_borrowers_protection(show: Show) -> None:
    """Back with its owner, a wounded character no longer has the borrower's Toughness and dies."""
    mine_ = Side(hand=["blind-submission"], play=["dutch-courage", GUN, PAUSE], domains=["hastur:2", "", ""])
    show.lay(mine_, Side(play=[PAWN, PAUSE]))
    show.answer("play core/blind-submission domain 1", "pass", f"use {GUN}")
    show.sees(controller(PAWN), 0)
    show.sees(wounds(PAWN), 1)
    show.answer("pass", "pass")
    show.sees(zone(PAWN), "discard")
    show.sees(view(None, "players", 1, "discard"), [PAWN])


def _bribed(show: Show) -> None:
    """The only attacker is taken by the defender as the first struggle begins."""
    show.lay(
        Side(play=[there("keeper-of-the-golden-path"), PAUSE]),
        Side(play=[there(PAWN), BRIBE]),
        step="stories resolve",
    )
    show.asked(1, "disrupt")
    show.offers("pass", f"use {BRIBE}")
    show.answer(f"use {BRIBE}")
    show.sees(controller("keeper-of-the-golden-path"), 1)


@shows("coc/rule/1.13-gaining-control/f")
def an_attacker_who_changes_sides_counts_for_the_new_side(show: Show) -> None:
    """He stays at the story: his icons and skill are the defender's now."""
    _bribed(show)
    show.sees(struggles_so_far(), [["Terror", 1, [0, 2]], *([each, None, [0, 0]] for each in OTHER_STRUGGLES)])
    show.sees(skill_compared(), [["ancient-apocrypha", 0, 4]])


@shows("coc/rule/1.13-gaining-control/m")
def an_attacker_who_changes_sides_leaves_the_story(show: Show) -> None:
    """He is taken off the story, and neither side has his icons and skill."""
    _bribed(show)
    show.sees(committed_to("keeper-of-the-golden-path"), None)
    show.sees(struggles_so_far(), [["Terror", None, [0, 0]], *([each, None, [0, 0]] for each in OTHER_STRUGGLES)])
    show.sees(skill_compared(), [["ancient-apocrypha", 0, 1]])


@shows("coc/rule/1.4-duration-of-effects/d")
def takings_for_a_time_end_in_layers(show: Show) -> None:
    """The latest taking decides, and when it is over what it lay on counts again."""
    for mine, theirs, during, after in (
        ([LOAN], [], 0, 1),
        ([LOAN], [LOAN], 1, 1),
        ([LOAN], [SIREN], 1, 1),
        ([SIREN], [LOAN], 1, 0),
    ):
        show.lay(Side(play=[*mine, BELL]), Side(play=[PAWN, *theirs, BELL]))
        show.answer(f"use {mine[0]}")
        if theirs:
            show.answer(f"use {theirs[0]}" + ("#2" if mine == theirs else ""))
        show.sees(controller(PAWN), during)
        show.sees(times("control"), 1 + len(theirs))
        show.pass_to("story actions")
        show.sees(controller(PAWN), after)


@shows("coc/rule/1.13-gaining-control/a")
def a_taken_character_works_for_its_new_controller(show: Show) -> None:
    """What it may do its new controller does, and that it changed hands may be answered."""
    show.lay(Side(play=[SIREN, HEARS_CONTROL, BELL]), Side(play=[WORKER, GUN, BORE]))
    show.answer(f"use {SIREN}", f"choose {WORKER}")
    show.asked(0, "response")
    show.offers("pass", f"use {HEARS_CONTROL}")
    show.answer("pass", "pass")
    show.offers("pass", f"use {BELL}", f"use {WORKER}")
    show.answer(f"use {WORKER}")
    show.sees(entries("said"), [(WORKER, 0, None, "work")])
    show.sees(entries("control"), [(WORKER, 0, 1, 0)])
