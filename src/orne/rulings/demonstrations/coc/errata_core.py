"""Errata of the Core Set."""

from __future__ import annotations

from orne.coc.language import CHARACTER, SUPPORT, Choose, ExhaustThis, action, destroy
from orne.rulings.laboratory.coc import BARE, FIGHT, IDLE, PAUSE, lab_card
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    discard,
    domains,
    face_down,
    faction,
    has_subtype,
    host,
    icons,
    is_character,
    log,
    skill,
    state,
)

WRECKER = lab_card("wrecker", action(destroy(), Choose(CHARACTER | SUPPORT), cost=ExhaustThis()), type="support")


@shows("coc/errata/core/f57-pulled-under")
def pulled_under_exhausts_a_character_with_two_terror_icons(show: Show) -> None:
    """Of your ready characters those with two Terror icons or more may be exhausted for it, others may not."""
    show.lay(
        Side(
            hand=["pulled-under"],
            domains=["cthulhu:1", "cthulhu:1"],
            play=["keeper-of-the-golden-path", "cthulhu", "guardian-shoggoth"],
        ),
        Side(play=[At("bag-man", exhausted=True), At("dagon", exhausted=True), "triggerman"]),
    )
    show.sees(icons("guardian-shoggoth"), [1, 1, 0, 0])
    show.sees(icons("keeper-of-the-golden-path"), [2, 0, 0, 0])
    show.answer("play pulled-under")
    show.offers("exhaust cthulhu", "exhaust keeper-of-the-golden-path")
    show.answer("exhaust keeper-of-the-golden-path")
    show.sees(discard(1), ["bag-man"])
    show.sees(state("keeper-of-the-golden-path"), "exhausted")
    show.sees(state("cthulhu"), "ready")


@shows("coc/errata/core/f149-serpent-from-yoth")
def serpent_from_yoth_asks_nobody_whether(show: Show) -> None:
    """Its controller is not asked whether: the opponent must choose a character and sacrifice it."""
    show.lay(
        Side(play=[WRECKER, PAUSE, "laboratory-assistant", "ygolonac"]), Side(play=["serpent-from-yoth", "peeler"])
    )
    show.answer(f"use {WRECKER}", "choose serpent-from-yoth")
    show.asked(0, "choose")
    show.offers("choose laboratory-assistant", "choose ygolonac")
    show.answer("choose ygolonac")
    show.sees(log("destroyed", "sacrificed"), ["destroyed serpent-from-yoth", "sacrificed ygolonac"])


@shows("coc/errata/core/f110-hound-of-tindalos")
def hound_of_tindalos_is_an_attachment_where_it_is_attached(show: Show) -> None:
    """Attached to a character, it is a support card with the subtype Attachment, without skill and icons."""
    show.lay(Side(play=["hound-of-tindalos", PAUSE]), Side(play=["g-men", "forbidden-shrine"]))
    show.sees(is_character("hound-of-tindalos"), True)
    show.answer("use hound-of-tindalos ability 1")
    show.sees(host("hound-of-tindalos"), "g-men")
    show.sees(is_character("hound-of-tindalos"), False)
    show.sees(has_subtype("hound-of-tindalos", "Attachment"), True)
    show.sees(has_subtype("hound-of-tindalos", "Independent"), False)
    show.sees(icons("hound-of-tindalos"), [0, 0, 0, 0])
    show.sees(faction("hound-of-tindalos"), "yog-sothoth")


@shows("coc/errata/core/f110-hound-of-tindalos")
def hound_of_tindalos_comes_off_and_is_a_character_again(show: Show) -> None:
    """For a resource it leaves its host, and is the character it was: sane and ready, and free to attach itself."""
    show.lay(Side(play=["hound-of-tindalos", PAUSE], domains=["yog-sothoth:1"]), Side(play=["g-men"]))
    show.answer("use hound-of-tindalos ability 1")
    show.sees(skill("g-men"), 2)
    show.offers(*IDLE, "use hound-of-tindalos ability 2 domain 1")
    show.answer("use hound-of-tindalos ability 2 domain 1")
    show.sees(host("hound-of-tindalos"), None)
    show.sees(is_character("hound-of-tindalos"), True)
    show.sees(face_down("hound-of-tindalos"), False)
    show.sees(state("hound-of-tindalos"), "ready")
    show.sees(has_subtype("hound-of-tindalos", "Attachment"), False)
    show.sees(skill("g-men"), 6)
    show.sees(log("attached", "unattached"), ["attached hound-of-tindalos", "unattached hound-of-tindalos"])
    show.offers(*IDLE, "use hound-of-tindalos ability 1")


@shows("coc/errata/core/f110-hound-of-tindalos/b")
def attaching_is_an_action_of_hound_of_tindalos_in_every_action_window(show: Show) -> None:
    """The ability is offered wherever actions may be taken."""
    windows = ("refresh", "draw", "resource", "story", "last story")
    for step in ("operations", *(f"{each} actions" for each in windows)):
        show.lay(Side(play=["hound-of-tindalos", PAUSE]), Side(play=["g-men"]), step=step)
        show.asked(0, "action")
        show.offers(*IDLE, "use hound-of-tindalos ability 1")


@shows("coc/errata/core/f163-frozen-in-time/a", "coc/errata/core/f163-frozen-in-time/b", editions=("ccg-2.0",))
def before_frozen_in_time_asked_for_one_domain(show: Show) -> None:
    """Before the change, each player names one domain, and only its resources must be paid for."""
    show.lay(
        Side(
            play=[there("blackwood-file-clerk"), PAUSE], domains=[["bag-man", "mad-artist"], ["triggerman"], ["g-men"]]
        ),
        Side(domains=["", "", ""]),
        stories=[Story("frozen-in-time", (4, 0)), BARE, FIGHT],
        step="stories resolve",
    )
    show.answer("place frozen-in-time", "yes")
    show.asked(0, "domain")
    show.offers("pick domain 1", "pick domain 2", "pick domain 3")
    show.answer("pick domain 1")
    show.offers("destroy bag-man", "discard 2 for bag-man")
    show.answer("destroy bag-man", "discard 2 for mad-artist")
    show.asked(1, "domain")
    show.answer("pick domain 1")
    show.sees(domains(0), [["mad-artist"], ["triggerman"], ["g-men"]])
