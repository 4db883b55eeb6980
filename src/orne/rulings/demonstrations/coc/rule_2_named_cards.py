"""Redistributing, "up to", "if able", costs, icons, immunity and more, with the cards that the documents name."""

from __future__ import annotations

from orne.coc.abilities import Choose, ResourceMatch, Use, action
from orne.coc.language import (
    CAN_BE_WOUNDED,
    CHARACTER,
    IS_DAY,
    IS_NIGHT,
    YOURS,
    All,
    DiscardHand,
    Do,
    Draw,
    ExhaustThis,
    Gain,
    IfAble,
    Pay,
    Then,
    Wound,
    each_player,
    everything,
    gain,
    go_insane,
    pick,
    sacrifice,
)
from orne.coc.rules import success
from orne.coc.table import CocTable
from orne.coc.values import ARCANE, COMBAT
from orne.rulings.laboratory.coc import BARE, FIGHT, FULL, GUN, IDLE, OAF, PAUSE, PAWN, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    committed_to,
    discard,
    drained,
    entries,
    hand,
    hand_size,
    has,
    icons,
    in_play,
    log,
    state,
    step,
    struggles,
    success_on,
    times,
    tokens,
    view,
    wounds,
    zone,
)

TESLA = "the-key-and-the-gate/nikola-tesla"


def _redistribute_others(g: CocTable, use: Use) -> bool:
    """Redistribute the success tokens on other cards."""
    return success.redistribute(g, use.seat, tuple(g.state.play), use)


def _redistribute_stories(g: CocTable, use: Use) -> bool:
    """Redistribute the success tokens on stories."""
    return success.redistribute(g, use.seat, tuple(g.state.row), use)


OTHERS = lab_card("redistribute-others", action(Do(_redistribute_others)), type="event", cost=0)
STORIES = lab_card("redistribute-stories", action(Do(_redistribute_stories)), type="event", cost=0)
LEVER = tool("lever-if-able", action(IfAble(go_insane(everything(CHARACTER))), cost=ExhaustThis()))
SACRIFICE_ONE = each_player(sacrifice(pick(CHARACTER & YOURS)), if_able=True)
TOLL = tool(
    "toll-of-all",
    action(Then(SACRIFICE_ONE, Draw()), cost=ExhaustThis()),
)
GREEDY = tool("greedy", action(Draw(), cost=All(Pay(1), Pay(2))))
ONE_MORE = tool("one-more-to-pay", action(Draw(), cost=All(ExhaustThis(), Pay(1))))
PURGE = event("all-or-nothing", Draw(), cost=DiscardHand())
GRANTS = tool("grants-match", ResourceMatch(CHARACTER))
LOYAL_ONE = lab_card("loyal-two", cost=2, faction="hastur", resources=("hastur",), keywords=(("loyal", 1),))
STEADFAST = tool("tv-steadfast", cost=1, faction="agency", steadfast=(("agency", 2),))
LESS_COMBAT = event("less-combat", Gain(((COMBAT, -3),)), Choose(CHARACTER))
MORE_COMBAT = event("more-combat", Gain(((COMBAT, 1),)), Choose(CHARACTER))
LESS_ARCANE = event("less-arcane", Gain(((ARCANE, -1),)), Choose(CHARACTER))
MORE_ARCANE = event("more-arcane", Gain(((ARCANE, 1),)), Choose(CHARACTER))
DAY_CARD = tool("yc-day", keywords=(("day", 1),))
NIGHT_CARD = tool("yc-night", keywords=(("night", 1),))
BY_DAY = tool("draws-by-day", action(Draw(), during=IS_DAY))
BY_NIGHT = tool("draws-by-night", action(Draw(), during=IS_NIGHT))
STONE = lab_card("stone-figure", keywords=(("invulnerability", 1),))
AIMED = event("aimed", Wound(), Choose(CHARACTER & CAN_BE_WOUNDED))
STORM = event("wound-all", Wound(everything(CHARACTER)))
WARD = event("ward-one", gain(keyword="invulnerability"), Choose(CHARACTER))
WEAKEN = event("weaken-one", Gain((("toughness", -1),)), Choose(CHARACTER))
KNIGHT = "seekers-of-knowledge/the-claret-knight"
EON = "ancient-relics/eon-chart"


@shows("coc/rule/2.3-if-able/b")
def if_able_may_always_be_tried(show: Show) -> None:
    """Nobody can go insane: the ability is used, paid for, and does nothing."""
    show.lay(Side(play=[LEVER, "triggerman", PAUSE]))
    show.offers(*IDLE, f"use {LEVER}")
    show.answer(f"use {LEVER}")
    show.sees(state("triggerman"), "ready")
    show.sees(state(LEVER), "exhausted")
    show.offers(*IDLE)


@shows("coc/rule/2.3-if-able/d")
def then_after_if_able_needs_every_player_to_have_done_it(show: Show) -> None:
    """Both players sacrifice a character and a card is drawn; where one has none, the other does, and none is drawn."""
    show.lay(Side(play=[TOLL, "mad-artist", PAWN, PAUSE]), Side(play=["bag-man", "hired-muscle"]))
    show.answer(f"use {TOLL}")
    show.asked(0, "sacrifice")
    show.offers("sacrifice mad-artist", f"sacrifice {PAWN}")
    show.answer(f"sacrifice {PAWN}")
    show.asked(1, "sacrifice")
    show.answer("sacrifice bag-man")
    show.sees(hand_size(0), 1)
    show.lay(Side(play=[TOLL, PAWN, PAUSE]))
    show.answer(f"use {TOLL}")
    show.sees(zone(PAWN), "discard")
    show.sees(hand_size(0), 0)


@shows("coc/example/2.3-feral-elder-thing")
def feral_elder_thing_lets_nobody_draw_unless_all_discard_two(show: Show) -> None:
    """Who has three cards discards two, who has one discards nothing, and nobody draws for it."""
    feral = "revelations/feral-elder-thing"
    show.lay(Side(hand=[PAWN, OAF, "bag-man"], play=[feral, PAUSE]), Side(hand=[PAWN]), step="turn begins")
    show.asked(0, "discard")
    show.offers("discard bag-man", f"discard {PAWN}", f"discard {OAF}")
    show.answer(f"discard {PAWN}", f"discard {OAF}")
    show.sees(discard(0), [PAWN, OAF])
    show.sees(hand(1), [PAWN])
    show.sees(hand(0), ["bag-man"])
    show.sees(times("drawn"), 0)
    show.lay(Side(hand=[PAWN, OAF], play=[feral, PAUSE]), Side(hand=[PAWN, OAF]), step="turn begins")
    show.answer(f"discard {PAWN}", f"discard {PAWN}")
    show.sees(times("drawn"), 2)


@shows("coc/rule/2.5-redistribute/a", "coc/example/2.5-a-new-challenge")
def redistributing_keeps_every_token_on_its_players_side(show: Show) -> None:
    """Each player's tokens are dealt on their own side, one after the other, over the stories."""
    show.lay(
        Side(hand=[STORIES], play=[At("bag-man", success=(1, 0)), PAUSE]),
        stories=[Story(BARE, (2, 3)), Story(FULL, (1, 0))],
    )
    show.answer(f"play {STORIES}")
    for number in range(6):
        show.asked(0, "put")
        show.offers(f"put {BARE}", f"put {FULL}")
        show.answer(f"put {FULL}" if number < 4 else f"put {BARE}")
    show.sees(tokens(0), [0, 2])
    show.sees(tokens(1), [3, 1])
    show.sees(success_on("bag-man"), [1, 0])
    show.sees(entries("redistributed"), [("", 0, None, [[0, 2], [3, 1]])])


@shows("coc/rule/2.5-redistribute/b")
def tokens_of_other_cards_stay_on_other_cards(show: Show) -> None:
    """What redistributes tokens of cards in play offers no story, and the stories keep theirs; and the other way."""
    show.lay(
        Side(hand=[OTHERS], play=[At("bag-man", success=(2, 0)), "mad-artist", PAUSE]), stories=[Story(BARE, (2, 3))]
    )
    show.answer(f"play {OTHERS}")
    show.offers("put bag-man", "put mad-artist", "put lab/pause")
    show.answer("put mad-artist", "put mad-artist")
    show.sees(success_on("mad-artist"), [2, 0])
    show.sees(success_on("bag-man"), [0, 0])
    show.sees(tokens(), [2, 3])


@shows("coc/rule/2.5-redistribute/a", "coc/rule/2.5-redistribute/b")
def a_card_may_say_that_its_tokens_go_to_stories(show: Show) -> None:
    """Nikola Tesla's tokens go to stories as he is destroyed, each to its own player's side."""
    show.lay(Side(play=[At(TESLA, success=(1, 1)), GUN, PAUSE]), stories=[BARE, FIGHT, FULL])
    show.answer(f"use {GUN}")
    show.offers("pass", f"use {TESLA}")
    show.answer(f"use {TESLA}")
    show.offers(f"put {BARE}", f"put {FIGHT}", f"put {FULL}")
    show.answer(f"put {FIGHT}", f"put {FULL}")
    show.sees(tokens(0), [0, 0])
    show.sees(tokens(1), [1, 0])
    show.sees(tokens(2), [0, 1])
    moved = [(FIGHT, 0, [0, 0], [1, 0]), (FULL, 1, [0, 0], [0, 1])]
    show.sees(entries("success token moved"), moved)
    show.sees(discard(0), [TESLA])
    show.offers(*IDLE)


@shows("coc/rule/2.6-up-to/a")
def an_exact_number_must_be_there(show: Show) -> None:
    """Patsy discards two tokens from a story: where no story has two he is not offered."""
    for one, two, offered in (((1, 0), (0, 1), False), ((1, 1), (0, 0), True), ((2, 0), (0, 1), True)):
        show.lay(Side(play=["patsy", PAUSE]), stories=[Story(BARE, one), Story(FULL, two)])
        show.offers(*IDLE, *(["use patsy"] if offered else []))


@shows("coc/rule/2.6-up-to/b", "coc/example/2.6-dr-carsons-treatment")
def dr_carson_treats_one_or_two(show: Show) -> None:
    """After the first insane character a second may be chosen, or not."""
    for second, states in ((None, ("ready", "insane", "insane")), ("g-men", ("ready", "ready", "insane"))):
        show.lay(
            Side(
                hand=["dr-carsons-treatment"],
                play=[At("bag-man", insane=True), At("hired-muscle", insane=True), PAUSE],
                domains=["miskatonic:1"],
            ),
            Side(play=[At("g-men", insane=True), "mad-artist"]),
        )
        show.answer("play dr-carsons-treatment domain 1")
        show.offers("choose bag-man", "choose g-men", "choose hired-muscle")
        show.answer("choose bag-man")
        show.offers("choose g-men", "choose hired-muscle", "done")
        show.answer("done" if second is None else f"choose {second}")
        for card, is_ in zip(("bag-man", "g-men", "hired-muscle"), states, strict=True):
            show.sees(state(card), is_)


@shows("coc/example/2.6-clover-club-executive")
def clover_club_executive_takes_what_there_is_at_random(show: Show) -> None:
    """Two cards of the larger hand are discarded, or the only one; with equal hands nobody loses any."""
    boss, card = "dreamlands/clover-club-executive", "laboratory-assistant"
    for mine, theirs, left in ((0, 1, (0, 0)), (1, 1, (1, 1)), (3, 1, (1, 1)), (1, 4, (1, 2)), (0, 0, (0, 0))):
        show.lay(Side(hand=[boss, *[card] * mine], play=[PAUSE], domains=["syndicate:3"]), Side(hand=[card] * theirs))
        show.answer(f"play {boss} domain 1")
        show.sees(hand_size(0), left[0])
        show.sees(hand_size(1), left[1])
        show.offers(*IDLE)


@shows("coc/rule/2.10-ready-exhausted-committed/j")
def whoever_must_commit_does_so_only_if_that_is_possible(show: Show) -> None:
    """Bound to Y'Golonac, a ready character commits with him and is exhausted; one that cannot commit stays."""
    for tainted in (False, True):
        taint = [At("ghoul-taint", on="hired-muscle")] if tainted else []
        show.lay(
            Side(play=["ygolonac", "hired-muscle", *taint, PAUSE], domains=["neutral:1"]),
            stories=[BARE, FULL],
            step="story actions",
        )
        show.answer("use ygolonac domain 1", "choose hired-muscle")
        show.pass_to("active player commits")
        show.answer(f"commit ygolonac {FULL}")
        show.sees(committed_to("hired-muscle"), None if tainted else FULL)
        show.sees(state("hired-muscle"), "ready" if tainted else "exhausted")


@shows("coc/rule/2.11-searching-the-deck/e")
def each_searched_deck_is_shuffled_by_its_owner_at_once(show: Show) -> None:
    """The Call of Cthulhu has each player search: the first deck is shuffled before the second is searched."""
    show.lay(
        Side(play=[there("laboratory-assistant"), PAUSE]),
        stories=[Story("the-call-of-cthulhu", (4, 0)), BARE],
        step="stories resolve",
    )
    show.answer("place the-call-of-cthulhu", "yes")
    show.sees(
        log("to hand", "deck shuffled"),
        ["to hand", "deck shuffled"] * 2,
    )
    show.sees(entries("deck shuffled"), [["", 0, None, 0], ["", 1, None, 1]])


@shows("coc/rule/2.13-paying-costs/d")
def an_additional_cost_is_paid_with_the_rest_from_one_domain(show: Show) -> None:
    """1 and 2 more are 3 from one domain; 1 added to a cost without resources drains a domain with one."""
    show.lay(Side(play=[GREEDY, PAUSE], domains=["agency:2", "agency:3"]))
    show.offers(*IDLE, f"use {GREEDY} domain 2")
    show.answer(f"use {GREEDY} domain 2")
    show.sees(drained(0), [False, True])
    show.sees(hand_size(0), 1)
    show.offers(*IDLE)
    show.lay(Side(play=[ONE_MORE, PAUSE], domains=["agency:1", ""]))
    show.answer(f"use {ONE_MORE} domain 1")
    show.sees(drained(0), [True, False])
    show.sees(state(ONE_MORE), "exhausted")


@shows("coc/example/2.13-slavering-gug-cost")
def the_slavering_gug_needs_one_domain_of_four(show: Show) -> None:
    """Domains of 3, 3 and 2 do not pay its 4; a domain of 4 or 5 does."""
    show.lay(Side(play=["slavering-gug", PAUSE], domains=["neutral:3", "neutral:3", "neutral:2"]))
    show.offers(*IDLE)
    show.lay(Side(play=["slavering-gug", PAUSE], domains=["neutral:3", "neutral:4", "neutral:5"]))
    show.offers(*IDLE, "use slavering-gug domain 2", "use slavering-gug domain 3")


@shows("coc/rule/2.15-resource-match/b")
def a_granted_match_serves_a_loyal_card(show: Show) -> None:
    """Given a match, a Loyal card is played with resources of other factions."""
    show.lay(Side(hand=[LOYAL_ONE], play=[PAUSE], domains=["agency:2"]))
    show.offers(*IDLE)
    show.lay(Side(hand=[LOYAL_ONE], play=[GRANTS, PAUSE], domains=["agency:2", "agency:1"]))
    show.offers(*IDLE, f"play {LOYAL_ONE} domain 1")


@shows("coc/example/2.16-man-on-the-inside")
def the_rite_does_not_make_the_man_on_the_inside_free(show: Show) -> None:
    """Three kinds of resources make him free but for his minimum, and the Rite of Passage does not go below 1."""
    man, rite = "ccg-eldritch-edition/man-on-the-inside", "ccg-eldritch-edition/rite-of-passage"
    mixed = ["filler/agency", "filler/cthulhu", "filler/hastur", "filler/neutral"]
    show.lay(Side(hand=[rite, man], play=[PAUSE], domains=[mixed, "agency:3"]))
    show.answer(f"play {rite}", "none")
    show.offers(*IDLE, f"play {man} domain 1", f"play {man} domain 2")
    show.answer(f"play {man} domain 1")
    show.sees(entries("announced"), [[man, 0, None, 1]])
    show.sees(drained(0), [True, False])


@shows("coc/rule/2.21-player-hand")
def who_has_no_card_left_has_no_hand(show: Show) -> None:
    """An event cannot discard the hand as its cost when it was the only card in hand."""
    show.lay(Side(hand=[PURGE], play=[PAUSE]))
    show.offers(*IDLE)
    show.lay(Side(hand=[PURGE, "shotgun-blast"], play=[PAUSE]))
    show.offers(*IDLE, f"play {PURGE}")
    show.answer(f"play {PURGE}")
    show.sees(zone("shotgun-blast"), "discard")
    show.sees(hand_size(0), 1)


@shows("coc/rule/2.24-put-into-play-vs-play/b")
def steadfast_holds_for_what_the_flooded_vault_finds(show: Show) -> None:
    """The support card that was found is put into play for its cost only with two Agency resources."""
    vault = "terror-in-venice/flooded-vault"
    for domains, where in ((["cthulhu:2"], "deck"), (["cthulhu:2", "agency:2"], "play")):
        show.lay(Side(play=[vault, PAUSE], deck=[PAWN, STEADFAST, PAWN], domains=domains))
        show.answer(f"use {vault}", f"take {STEADFAST}")
        if where == "play":
            show.offers("drain domain 1", "drain domain 2")
            show.answer("drain domain 2")
        show.sees(zone(STEADFAST), where)


@shows("coc/rule/2.24-put-into-play-vs-play/b", editions=("lcg-3.0",))
def before_the_last_document_the_flooded_vault_does_not_ask_for_steadfast(show: Show) -> None:
    """The support card that was found is put into play for its cost without a resource of its faction."""
    vault = "terror-in-venice/flooded-vault"
    show.lay(Side(play=[vault, PAUSE], deck=[PAWN, STEADFAST, PAWN], domains=["cthulhu:2"]))
    show.answer(f"use {vault}", f"take {STEADFAST}")
    show.sees(zone(STEADFAST), "play")
    show.sees(drained(0), [True])


@shows("coc/rule/2.28-icon-removal/a")
def icons_below_zero_are_read_as_zero_and_computed_again(show: Show) -> None:
    """One Combat icon less three is none; the first two that are added are swallowed, the third counts."""
    show.lay(Side(hand=[LESS_COMBAT, *[MORE_COMBAT] * 3], play=["mad-artist", PAUSE]))
    show.sees(icons("mad-artist"), [0, 1, 1, 0])
    show.answer(f"play {LESS_COMBAT}")
    for left in (0, 0, 1):
        show.sees(icons("mad-artist"), [0, 0, 1, 0])
        show.answer(f"play {MORE_COMBAT}")
        show.sees(icons("mad-artist"), [0, left, 1, 0])


@shows("coc/rule/2.28-icon-removal/c")
def an_icon_may_be_taken_from_a_character_without_it(show: Show) -> None:
    """A character without Arcane icons may be chosen to lose one; it has none, and one gained later is swallowed."""
    show.lay(Side(hand=[LESS_ARCANE, MORE_ARCANE], play=["bag-man", PAUSE]))
    show.answer(f"play {LESS_ARCANE}")
    show.sees(icons("bag-man"), [0, 2, 0, 1])
    show.answer(f"play {MORE_ARCANE}")
    show.sees(icons("bag-man"), [0, 2, 0, 1])


@shows("coc/example/2.29-rite-of-the-silver-gate")
def where_costs_are_equal_the_rite_discards_neither(show: Show) -> None:
    """The revealed card and the chosen one cost the same: neither is discarded, and there is no token."""
    rite = "the-key-and-the-gate/rite-of-the-silver-gate"
    show.lay(Side(play=[rite, PAUSE]), Side(play=["hired-muscle"], deck=["bag-man", PAWN, PAWN]))
    show.answer(f"use {rite}", "choose hired-muscle")
    show.sees(discard(1), [])
    show.sees(in_play(1), ["hired-muscle"])
    show.sees(success_on(rite), [0, 0])


@shows("coc/rule/2.35-day-and-night")
def day_and_night_may_hold_together(show: Show) -> None:
    """With cards of both in play it is both, and what waits for either may be used."""
    for cards, day, night in (
        ([DAY_CARD], True, False),
        ([NIGHT_CARD], False, True),
        ([DAY_CARD, NIGHT_CARD], True, True),
        ([], False, False),
    ):
        show.lay(Side(play=[*cards, BY_DAY, BY_NIGHT, PAUSE]))
        show.sees(view(None, "day"), day)
        show.sees(view(None, "night"), night)
        show.offers(*IDLE, *([f"use {BY_DAY}"] if day else []), *([f"use {BY_NIGHT}"] if night else []))


@shows("coc/rule/2.36-immune/c", "coc/example/2.36-claret-knight-eon-chart")
def the_eon_chart_takes_the_claret_knight_though_he_is_immune(show: Show) -> None:
    """He cannot be chosen by what is triggered; what the Chart left behind takes him at the end of the phase."""
    show.lay(Side(play=[GUN, PAUSE]), Side(play=[KNIGHT, PAWN, OAF]))
    show.answer(f"use {GUN}")
    show.offers(f"choose {OAF}", f"choose {PAWN}")
    show.answer(f"choose {PAWN}")
    show.lay(Side(play=[KNIGHT, At(EON, on=KNIGHT), PAUSE]), stories=[FIGHT, BARE], step="story actions")
    show.answer(f"use {EON}", f"pick {FIGHT}", "name Combat")
    show.sees(struggles(FIGHT), [COMBAT, COMBAT])
    show.sees(in_play(0), [KNIGHT, EON, PAUSE])
    show.pass_to_phase("refresh")
    show.sees(in_play(0), [PAUSE])
    show.sees(discard(0), [KNIGHT])
    show.sees(zone(EON), "deck")
    show.sees(log("sacrificed"), ["sacrificed the-claret-knight"])


@shows("coc/rule/2.37-invulnerability/b")
def the_invulnerable_cannot_be_targeted_with_wounds(show: Show) -> None:
    """A wound that must be aimed at it is not offered; one that is dealt to everybody passes it by."""
    show.lay(Side(hand=[AIMED], play=[STONE, PAUSE]))
    show.offers(*IDLE)
    show.lay(Side(hand=[AIMED, STORM], play=[STONE, "mad-artist", PAUSE]))
    show.offers(*IDLE, f"play {AIMED}", f"play {STORM}")
    show.answer(f"play {STORM}")
    show.sees(wounds(STONE), 0)
    show.sees(zone("mad-artist"), "discard")
    show.offers(*IDLE)


@shows("coc/example/2.37-toughness-then-invulnerability")
def invulnerability_does_not_save_from_wounds_already_there(show: Show) -> None:
    """A wounded character becomes Invulnerable, loses its Toughness, and dies of the wound it has."""
    show.lay(Side(hand=[WARD, WEAKEN], play=[At("hired-muscle", wounds=1), PAUSE]))
    show.answer(f"play {WARD}")
    show.sees(has("hired-muscle", "invulnerability"), True)
    show.sees(zone("hired-muscle"), "play")
    show.answer(f"play {WEAKEN}")
    show.sees(zone("hired-muscle"), "discard")
    show.sees(step(), "operations")
