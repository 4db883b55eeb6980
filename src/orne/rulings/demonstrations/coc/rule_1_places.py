"""Where text works, and which cards an effect can touch."""

from __future__ import annotations

from orne.coc.abilities import Choose, action
from orne.coc.language import CHARACTER, ITSELF, ExhaustThis, gain, return_to_hand
from orne.coc.state import HAND
from orne.rulings.laboratory.coc import BELL, BORE, OAF, PAUSE, PAWN, Say, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import entries, said, skill, zone

SCHOLAR = lab_card("scholar", action(Say("idea"), cost=ExhaustThis()))
LURKER = lab_card("lurker", action(Say("behind you"), zone=HAND))
EVENT = lab_card("free-event", action(Say("event")), type="event", cost=0)
HOOK = lab_card("hook", action(return_to_hand(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
TWIN = lab_card("twin", action(gain(ITSELF, skill=3), cost=ExhaustThis()))


@shows(
    "coc/rule/1.2-working-effects/a",
    "coc/rule/1.2-working-effects/b",
    "coc/example/1.2-thing-behind-you-from-hand",
    "coc/example/1.2-elder-thing-scientist",
)
def text_works_only_in_play_unless_it_names_another_place(show: Show) -> None:
    """Only the card whose text names the hand may be used from there, and none from the discard pile."""
    show.lay(Side(hand=[SCHOLAR, LURKER, EVENT, BELL], discard=[SCHOLAR], domains=["miskatonic:1"]))
    show.offers(
        "pass",
        f"play {BELL} domain 1",
        f"play {EVENT}",
        f"play {LURKER} domain 1",
        f"play {SCHOLAR} domain 1",
        f"use {LURKER}",
    )
    show.answer(f"play {SCHOLAR} domain 1")
    show.includes(f"use {SCHOLAR}")
    show.answer(f"use {LURKER}")
    show.sees(said(), ["behind you"])


@shows(
    "coc/rule/1.2-working-effects/c",
    "coc/example/1.2-paranormal-specialist",
    "coc/example/1.2-thing-behind-you-not-from-discard",
)
def effects_do_not_touch_places_they_do_not_name(show: Show) -> None:
    """Characters in discard piles and hands cannot be chosen to be returned from play."""
    show.lay(Side(play=[HOOK, BELL], discard=[PAWN], domains=["miskatonic:1"]), Side(discard=[PAWN]))
    show.offers("pass", f"use {BELL}")
    show.lay(Side(play=[HOOK, PAWN, BELL], discard=[BORE]), Side(play=[OAF], hand=[BORE]))
    show.answer(f"use {HOOK}")
    show.offers(f"choose {OAF}", f"choose {PAWN}")
    show.answer(f"choose {OAF}")
    show.asked(0, "action")


@shows("coc/rule/1.2-working-effects/d")
def a_card_that_names_itself_means_no_other_copy(show: Show) -> None:
    """Of two copies only the one that was used gains skill."""
    show.lay(Side(play=[TWIN, TWIN, BELL]))
    show.answer(f"use {TWIN}#2")
    show.sees(skill(TWIN, 1), 1)
    show.sees(skill(TWIN, 2), 4)


@shows("coc/example/1.2-thing-from-nightmare-cost", "coc/rule/1.2-working-effects/e")
def the_thing_from_nightmare_costs_less_already_in_hand(show: Show) -> None:
    """Its text about its own cost counts while it is played: 1 less for each insane character, and at least 1."""
    thing = "the-yuggoth-contract/thing-from-nightmare"
    for insane, cost in ((0, 4), (2, 2), (3, 1), (5, 1)):
        show.lay(
            Side(
                hand=[thing],
                play=[*[At(PAWN, insane=True)] * insane, PAUSE],
                domains=["hastur:1", "hastur:2", "hastur:3", "hastur:4"],
            )
        )
        show.offers("pass", f"use {PAUSE}", *(f"play {thing} domain {each}" for each in range(cost, 5)))
        show.answer(f"play {thing} domain {cost}")
        show.sees(entries("announced"), [(thing, 0, None, cost)])
        show.sees(zone(thing), "play")
