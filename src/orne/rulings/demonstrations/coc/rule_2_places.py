"""Places: cards that are new after moving, whose place they go to, resources."""

from __future__ import annotations

from orne.coc.abilities import Choose, Trigger, Use, action, response
from orne.coc.events import ENTERS_DISCARD
from orne.coc.language import CARD, CHARACTER, IN_DISCARD, THIS_ENTERS_A_DISCARD_FROM_PLAY, Do, Draw, gain, to_hand
from orne.coc.rules.leaving import discard_resource
from orne.coc.state import RESOURCE
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BOUNCE, FROM_HAND, PAUSE, event, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows
from orne.rulings.showing.coc_probes import hand, skill, zone

WEAKEN = event("weaken-skill", gain(skill=-2), Choose(CHARACTER))
MUMMY = lab_card("mummy", response(THIS_ENTERS_A_DISCARD_FROM_PLAY, Draw()), action(Draw()))


def _burn(g: CocTable, use: Use) -> bool:
    """Discard your resources."""
    for who in [who for domain in g.state.domains[use.seat] for who in domain.resources]:
        discard_resource(g, who, use, "discarded")
    return True


FIRE = event("burn-resources", Do(_burn))
LEAVES = lab_card(
    "leaves-domain",
    response(
        Trigger(
            ENTERS_DISCARD,
            lambda g, use, event: event.subject == use.me,
            "after this leaves a domain",
            own_leaving=True,
            places=(RESOURCE,),
        ),
        Draw(),
    ),
)
BACK = event("back", to_hand(), Choose(CARD & IN_DISCARD))


@shows("coc/rule/2.23-zones-of-play/d")
def a_card_that_leaves_play_is_a_new_card(show: Show) -> None:
    """A weakened character that leaves play and comes back has its skill again."""
    show.lay(Side(hand=[WEAKEN, BOUNCE, FROM_HAND], play=["hired-muscle", PAUSE]))
    show.answer("play lab/weaken-skill")
    show.sees(skill("hired-muscle"), 1)
    show.answer("play lab/bounce", "play lab/from-hand")
    show.sees(zone("hired-muscle"), "play")
    show.sees(skill("hired-muscle"), 3)


@shows("coc/rule/2.25-text-box/c", idle=False)
def a_resource_uses_no_ability_that_does_not_name_the_place(show: Show) -> None:
    """A resource has no Action and no reaction to being discarded, unless the text names the domain."""
    show.lay(Side(hand=[FIRE], domains=[[MUMMY]], play=[PAUSE]))
    show.offers("pass", "play lab/burn-resources", "use lab/pause")
    show.answer("play lab/burn-resources")
    show.sees(zone(MUMMY), "discard")
    show.asked(0, "action")
    show.lay(Side(hand=[FIRE], domains=[[LEAVES]], play=[PAUSE]))
    show.answer("play lab/burn-resources")
    show.offers("pass", "use lab/leaves-domain")


@shows("coc/rule/2.23-zones-of-play/c")
def a_borrowed_card_goes_to_its_owners_place(show: Show) -> None:
    """A borrowed character returned to hand goes to its owner's hand."""
    show.lay(Side(hand=[BOUNCE], play=[At("bag-man", owner=1), PAUSE]))
    show.answer("play lab/bounce")
    show.sees(hand(1), ["bag-man"])


@shows("coc/rule/2.23-zones-of-play/b")
def a_removed_card_is_found_only_by_what_names_its_place(show: Show) -> None:
    """An event that takes a card from the discard pile does not find one removed from the game."""
    show.lay(Side(hand=[BACK], removed=["bag-man"], play=[PAUSE]))
    show.offers("pass", "use lab/pause")
