"""Orders among players, attachments without a host, and stories whose effect finds no target."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import AttachTo, Choose, Gives, WhenWon, action, disrupt, forced
from orne.coc.language import (
    CHARACTER,
    OTHER,
    STORY,
    THEM,
    YOURS,
    CancelIt,
    ExhaustThis,
    PlaceSuccess,
    destroy,
    everything,
    go_insane,
)
from orne.rulings.laboratory.coc import BELL, BORE, GUN, OAF, PAUSE, PAWN, Say, lab_card, on, tool
from orne.rulings.showing.coc import At, Show, Side, Story, shows
from orne.rulings.showing.coc_probes import discard, log, said, won, zone

MADNESS = lab_card("mass-madness", action(go_insane(everything(CHARACTER)), cost=ExhaustThis()), type="support")
GUARD = lab_card("guardian-of-sanity", Gives(CHARACTER & OTHER & YOURS, "willpower", 1))
HAT = lab_card("top-hat", AttachTo(CHARACTER), type="support", cost=0)
SAVES_HAT = on(events.DESTROY, lambda g, use, event: g.kind(event.subject).slug == HAT)
KEEPER = tool("keeper-of-hats", disrupt(SAVES_HAT, CancelIt()))
LEAVES = on(events.LEAVES_PLAY, lambda g, use, event: g.kind(event.subject).is_character)
WAIL, SOB = (tool(f"{name}-aloud", forced(LEAVES, Say(name))) for name in ("wail", "sob"))
TALES = {
    count: lab_card(f"tale-{count}", WhenWon(destroy(THEM), (Choose(CHARACTER, count=count),)), type="story")
    for count in (1, 2)
}
TOKEN = tool("tale-token", action(PlaceSuccess(), Choose(STORY), cost=ExhaustThis()))


@shows("coc/rule/1.7-simultaneous-effects/f")
def the_active_player_works_off_an_effect_on_both_first(show: Show) -> None:
    """The active player's characters go insane first; then the other player picks an order for theirs."""
    show.lay(Side(play=[MADNESS, PAUSE, OAF, BORE]), Side(play=[GUARD, PAWN]))
    show.answer(f"use {MADNESS}")
    show.sees(log("insane"), ["insane oaf", "insane bore"])
    show.asked(1, "first")
    show.offers(f"first {GUARD}", f"first {PAWN}")
    show.answer(f"first {GUARD}")
    show.sees(log("insane"), ["insane oaf", "insane bore", "insane guardian-of-sanity", "insane pawn"])


@shows("coc/rule/1.7-simultaneous-effects/e")
def each_player_orders_what_hits_their_own_cards(show: Show) -> None:
    """Guarded while the Guard is sane, the Pawn stays sane if its turn comes first."""
    show.lay(Side(play=[MADNESS, PAUSE]), Side(play=[GUARD, PAWN]))
    show.answer(f"use {MADNESS}")
    show.asked(1, "first")
    show.offers(f"first {GUARD}", f"first {PAWN}")
    show.answer(f"first {PAWN}")
    show.sees(log("insane"), ["insane guardian-of-sanity"])


@shows("coc/rule/1.7-simultaneous-effects/e")
def each_player_orders_the_forced_responses_of_their_own_cards(show: Show) -> None:
    """A character leaves play, and its controller picks which of two Forced Responses comes first."""
    show.lay(Side(play=[GUN, PAUSE]), Side(play=[WAIL, SOB, PAWN]))
    show.answer(f"use {GUN}")
    show.asked(1, "order")
    show.offers(f"resolve {SOB}", f"resolve {WAIL}")
    show.answer(f"resolve {SOB}")
    show.sees(said(), ["sob", "wail"])


def _pawn_is_shot(show: Show) -> None:
    """A Pawn with a Hat is destroyed; somebody could save the Hat from being destroyed."""
    show.lay(Side(play=[GUN, PAUSE]), Side(play=[PAWN, At(HAT, on=PAWN), KEEPER, PAUSE]))
    show.answer(f"use {GUN}")


@shows("coc/rule/1.12-card-states/g")
def what_is_attached_to_a_card_that_leaves_play_is_discarded(show: Show) -> None:
    """Nobody is asked who waits for the Hat to be destroyed: it is discarded."""
    _pawn_is_shot(show)
    show.asked(1, "action")
    show.sees(log("destroyed", "discarded"), ["destroyed pawn", "discarded top-hat"])
    show.sees(discard(1), [PAWN, HAT])


@shows("coc/rule/1.12-card-states/e")
def an_attachment_saved_from_destruction_cannot_stay_without_its_host(show: Show) -> None:
    """The Hat would be destroyed with its host; saved from that, it is discarded."""
    _pawn_is_shot(show)
    show.asked(1, "disrupt")
    show.offers("pass", f"use {KEEPER}")
    show.answer(f"use {KEEPER}")
    show.sees(log("destroyed", "discarded"), ["destroyed pawn", "discarded top-hat"])


@shows("coc/rule/1.9-choosing-targets/c", "coc/rule/1.9-choosing-targets/e")
def a_story_without_enough_targets_is_not_executed(show: Show) -> None:
    """Its winner is asked only where there are as many characters as its effect chooses."""
    for count, there, offered in ((1, 0, False), (1, 1, True), (2, 1, False), (2, 2, True)):
        tale = TALES[count]
        show.lay(Side(play=[TOKEN, BELL]), Side(play=[PAWN] * there), stories=[Story(tale, (4, 0))], story_deck=[])
        show.answer(f"use {TOKEN}")
        show.sees(won(0), [tale])
        if offered:
            show.asked(0, "yes or no")
            show.answer("yes", *([f"choose {PAWN}", f"first {PAWN}"] if count == 2 else []))
            show.sees(zone(PAWN, there), "discard")
        show.asked(0, "action")
