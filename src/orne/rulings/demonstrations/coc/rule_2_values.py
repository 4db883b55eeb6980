"""Terms and rules of play: costs, text boxes, boosters, lowest values, moved wounds, the opening hand."""

from __future__ import annotations

from orne.coc import values
from orne.coc.abilities import Choose, CostChange, Use, action, response
from orne.coc.events import DRAINED, WOUND, Event
from orne.coc.language import (
    CAN_BE_WOUNDED,
    CARD,
    CHARACTER,
    OPPONENTS,
    OTHER,
    SUPPORT,
    THIS_ENTERS_FROM_HAND_OVERPAID,
    Do,
    Draw,
    Pay,
    chosen,
    destroy,
    extreme,
    gain,
    lowest_skill,
)
from orne.coc.rules.wounds import move_wound
from orne.coc.selector import Sel
from orne.coc.state import RESOURCE
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BARE, BELL, FULL, PAUSE, PAWN, event, hears, lab_card, on, tool
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import (
    deck_size,
    drained,
    happened,
    has_subtype,
    log,
    said,
    skill,
    struggles_so_far,
    view,
    wounds,
    zone,
)


def _shift(g: CocTable, use: Use) -> bool:
    """Move a wound from the first to the second."""
    return move_wound(g, chosen(0).cards(g, use)[0], chosen(1).cards(g, use)[0], use)


def _its_domain(g: CocTable, use: Use, event: Event) -> bool:
    return use.holder in g.state.domains[event.seat][event.domain].resources


WOUNDED = Sel(lambda g, use, who: g.state.cards[who].wounds > 0, before=("wounded",))


SHIFT = event("shift", Do(_shift), Choose(CHARACTER & WOUNDED), Choose(CHARACTER & CAN_BE_WOUNDED))


STONE = lab_card("stone", keywords=(("invulnerability", 1),))


HEARS_WOUND = hears("hears-a-wound", WOUND)


LUXURY = lab_card("luxury", response(THIS_ENTERS_FROM_HAND_OVERPAID, Draw()), cost=3)


TAX = tool("tax", CostChange(CARD, 1))


MERCY = event("mercy-killing", destroy(), Choose(lowest_skill(CHARACTER & OPPONENTS)))


HERALD = lab_card("herald-of-terror", boosters=(1, 0, 0, 0))
PAYS_ONE = tool("drains-one", action(Draw(), cost=Pay(1)))
DRAINED_HERE = on(DRAINED, _its_domain)


ZOOG = lab_card(
    "burrowing-zoog", response(DRAINED_HERE, Draw(), zone=RESOURCE), resources=("zoog",), subtypes=("Zoog",)
)


ROOTED = lab_card("rooted-ghoul", response(DRAINED_HERE, Draw(), zone=RESOURCE), subtypes=("Ghoul",))


DECK = ("young-deep-one", "laboratory-assistant", "blackwood-file-clerk", "bag-man", "mad-artist") * 10


COVER_UP = "core/the-bootleg-whiskey-cover-up"


AFTER_DEFENDERS = "actions after defenders commit"


DEAR = event("va-dear", destroy(), Choose(extreme(SUPPORT & OTHER, values.printed_cost, "cost", highest=True)))


EXTREMES = [
    event(
        f"va-{'high' if high else 'low'}-{word}", gain(skill=1), Choose(extreme(CHARACTER, value, word, highest=high))
    )
    for word, value in (("skill", values.skill), ("cost", values.printed_cost))
    for high in (True, False)
]
SAFE, TOMB = (lab_card(f"va-{name}", type="support", cost=3) for name in ("safe", "tomb"))


@shows("coc/rule/2.14-paid-overpaid-cost/e")
def an_additional_cost_is_not_overpaid(show: Show) -> None:
    """With a cost of 3 raised by 1, four resources are the cost itself; only the fifth is overpaid."""
    show.lay(Side(hand=[LUXURY], play=[TAX, PAUSE], domains=["agency:4", "", ""]))
    show.answer("play lab/luxury domain 1")
    show.asked(0, "action")
    show.sees(drained(0), [True, False, False])
    show.lay(Side(hand=[LUXURY], play=[TAX, PAUSE], domains=["agency:5", "", ""]))
    show.answer("play lab/luxury domain 1")
    show.asked(0, "response")
    show.offers("use lab/luxury", "pass")
    show.answer("pass")


@shows("coc/rule/2.20-mulligan/b")
def a_new_hand_has_eight_cards_and_the_first_player_decides_first(show: Show) -> None:
    """Whoever is the first player is asked first; eight cards go back and eight are drawn."""
    for first, second in ((0, 1), (1, 0)):
        show.begin(
            decks=[[f"core/{card}" for card in DECK]] * 2,
            stories=["core/ancient-apocrypha", "core/dreamwalkers", "core/frozen-in-time"] * 2,
            seed=7,
            first=first,
        )
        show.asked(first, "mulligan")
        show.offers("keep", "mulligan")
        show.answer("mulligan")
        show.sees(view(second, "players", first, "hand"), [None] * 8)
        show.sees(deck_size(first), 42)
        show.asked(second, "mulligan")
        show.offers("keep", "mulligan")


@shows("coc/rule/2.25-text-box/d")
def a_resource_has_no_text_box(show: Show) -> None:
    """On a domain not even a Zoog has its subtype or its text."""
    show.lay(Side(play=[PAYS_ONE, PAUSE], domains=[[ZOOG, ROOTED], "", ""]))
    show.sees(has_subtype(ZOOG, "Zoog"), False)
    show.sees(has_subtype(ROOTED, "Ghoul"), False)
    show.answer("use lab/drains-one domain 1")
    show.asked(0, "action")


@shows("coc/rule/2.25-text-box/e")
def a_resource_has_no_text_box_but_for_zoogs(show: Show) -> None:
    """On a domain a card with the Zoog symbol has its subtype and its text, another has not."""
    show.lay(Side(play=[PAYS_ONE, PAUSE], domains=[[ZOOG, ROOTED], "", ""]))
    show.sees(has_subtype(ZOOG, "Zoog"), True)
    show.sees(has_subtype(ROOTED, "Ghoul"), False)
    show.answer("use lab/drains-one domain 1")
    show.asked(0, "response")
    show.offers("use lab/burrowing-zoog", "pass")
    show.answer("pass")


@shows("coc/rule/2.27-icon-boosters/c")
def a_booster_struggle_follows_the_ordinary_one_of_its_type(show: Show) -> None:
    """A second Terror struggle comes after the first and before Combat."""
    show.lay(Side(play=[there(HERALD), PAUSE]), stories=[FULL], step="stories resolve")
    show.sees(
        struggles_so_far(),
        [[kind, None, [0, 0]] for kind in ("Terror", "Terror", "Combat", "Arcane", "Investigation")],
    )


@shows("coc/rule/2.29-lowest-highest/e")
def whoever_chooses_picks_among_those_that_tie(show: Show) -> None:
    """Of two characters with the lowest skill its controller may destroy either, and no other."""
    show.lay(Side(hand=[MERCY], play=[PAUSE]), Side(play=["laboratory-assistant", "bag-man", "mad-artist", "g-men"]))
    show.answer("play lab/mercy-killing")
    show.sees(zone("laboratory-assistant"), "discard")
    show.lay(Side(hand=[MERCY], play=[PAUSE]), Side(play=["bag-man", "mad-artist", "g-men"]))
    show.answer("play lab/mercy-killing")
    show.asked(0, "choose")
    show.offers("choose bag-man", "choose mad-artist")
    show.answer("choose mad-artist")
    show.sees(zone("mad-artist"), "discard")


@shows("coc/rule/2.31-moving-wounds/a", "coc/rule/2.31-moving-wounds/b", "coc/rule/2.31-moving-wounds/c")
def a_moved_wound_is_not_a_wounding_but_harms(show: Show) -> None:
    """It cannot go to the Invulnerable; nobody is heard to be wounded; and its new bearer dies of it."""
    show.lay(Side(hand=[SHIFT], play=[At("g-men", wounds=2), "bag-man", "mad-artist", STONE, HEARS_WOUND, PAUSE]))
    show.answer("play lab/shift")
    show.offers("choose bag-man", "choose mad-artist", "choose g-men")
    show.answer("choose bag-man")
    show.asked(0, "action")
    show.sees(zone("bag-man"), "discard")
    show.sees(wounds("g-men"), 1)
    show.sees(happened("wounded"), [])
    show.sees(log("wound moved"), ["wound moved bag-man"])


@shows("coc/rule/2.25-text-box/b")
def a_blank_receiver_keeps_the_skill_it_gets(show: Show) -> None:
    """Skill lies outside the text box, so a blank character keeps the bonus it is given."""
    show.lay(
        Side(play=[At(PAWN, story=1), "altar-of-the-blessed", BELL]), stories=[BARE, COVER_UP], step=AFTER_DEFENDERS
    )
    show.sees(skill(PAWN), 2)


@shows("coc/rule/2.29-lowest-highest/d", "coc/rule/2.29-lowest-highest/e")
def a_lone_card_is_lowest_and_highest_and_a_tie_is_picked_by_the_one_who_chooses(show: Show) -> None:
    """A lone card is lowest and highest in skill and cost; between two that tie the chooser picks."""
    show.lay(Side(hand=EXTREMES, play=[BELL]), Side(play=[PAWN]))
    show.offers("pass", f"use {BELL}", *(f"play {each}" for each in EXTREMES))
    show.lay(Side(hand=[DEAR], play=[PAWN]), Side(play=[SAFE, BELL, TOMB]))
    show.answer(f"play {DEAR}")
    show.asked(0, "choose")
    show.offers(f"choose {SAFE}", f"choose {TOMB}")
    show.answer(f"choose {TOMB}")
    show.sees(zone(TOMB), "discard")
    show.sees(said(), [])
