"""Entering play: playing, putting into play, unique titles, what an attachment asks for."""

from __future__ import annotations

from orne.coc.abilities import AttachTo, Gives, Trigger, action, response
from orne.coc.events import PLAYED
from orne.coc.language import CHARACTER, HOST, THIS_ENTERS_PLAY, YOURS, Draw, Ref, put_into_play
from orne.coc.state import HAND
from orne.rulings.laboratory.coc import FROM_DISCARD, FROM_HAND, PAUSE, lab_card
from orne.rulings.showing.coc import Show, Side, shows
from orne.rulings.showing.coc_probes import zone

ON_PLAY = lab_card(
    "draws-when-played",
    response(Trigger(PLAYED, lambda g, use, event: event.subject == use.me, "after you play this"), Draw()),
    cost=0,
)
ON_ENTER = lab_card("draws-on-entering", response(THIS_ENTERS_PLAY, Draw()), cost=0)
STAR = lab_card("lone-star", unique=True, cost=0)
STAR_TOO = lab_card("star-too", title="Lone Star", descriptor="Another", unique=True, cost=0)
GUN = lab_card("popgun", action(put_into_play(Ref(lambda g, use: [use.holder], "this card")), zone=HAND), cost=4)
HARD = lab_card("hard-to-play", cost=9, faction="agency", keywords=(("loyal", 1),), steadfast=(("agency", 5),))
GEAR = lab_card("gear", AttachTo(CHARACTER & YOURS), Gives(HOST, "skill", 2), type="support", cost=0)


@shows("coc/rule/2.24-put-into-play-vs-play/c", "coc/example/2.24-aspiring-artist")
def playing_is_not_putting_into_play(show: Show) -> None:
    """A Response to being played is offered when the card is played, and not when it is put into play."""
    show.lay(Side(hand=[ON_PLAY], play=[PAUSE]))
    show.answer("play lab/draws-when-played")
    show.offers("pass", "use lab/draws-when-played")
    show.lay(Side(hand=[ON_PLAY, FROM_HAND], play=[PAUSE]))
    show.answer("play lab/from-hand")
    show.sees(zone(ON_PLAY), "play")
    show.asked(0, "action")


@shows("coc/rule/2.24-put-into-play-vs-play/d", "coc/example/2.24-victoria-glasser", idle=False)
def entering_play_covers_both(show: Show) -> None:
    """A Response to entering play is offered when the card is played and when it is put into play."""
    for choice in ("play lab/draws-on-entering", "play lab/from-hand"):
        show.lay(Side(hand=[ON_ENTER, FROM_HAND], play=[PAUSE]))
        show.answer(choice)
        show.offers("pass", "use lab/draws-on-entering")


@shows("coc/example/2.24-hired-gun")
def a_card_may_put_itself_into_play_from_hand(show: Show) -> None:
    """A card whose Action works from hand puts itself into play without being paid for."""
    show.lay(Side(hand=[GUN], play=[PAUSE]))
    show.offers("pass", "use lab/pause", "use lab/popgun")
    show.answer("use lab/popgun")
    show.sees(zone(GUN), "play")


@shows("coc/rule/2.24-put-into-play-vs-play/a")
def put_into_play_asks_for_uniqueness_only(show: Show) -> None:
    """A card is put into play without cost, Loyal or Steadfast, but not beside another of its unique title."""
    show.lay(Side(hand=[FROM_HAND, HARD, PAUSE]))
    show.answer("play lab/from-hand")
    show.sees(zone(HARD), "play")
    show.lay(Side(hand=[FROM_DISCARD, PAUSE], discard=[STAR_TOO], play=[STAR]))
    show.offers("pass", "play lab/pause")


@shows("coc/rule/2.33-attachments/a", "coc/example/2.33-attach-to-a-character-you-control")
def attach_to_is_a_requirement_by_whatever_means_it_enters(show: Show) -> None:
    """Without a character of yours the attachment can be neither played nor put into play."""
    show.lay(Side(hand=[GEAR], play=[PAUSE]), Side(play=["bag-man"]))
    show.offers("pass", "use lab/pause")
    show.why_not("play lab/gear", "coc/rule/2.33-attachments/a")
    show.lay(Side(hand=[FROM_DISCARD], discard=[GEAR], play=[PAUSE]), Side(play=["bag-man"]))
    show.offers("pass", "use lab/pause")
