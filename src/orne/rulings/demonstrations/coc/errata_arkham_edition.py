"""Errata of the Arkham Edition."""

from __future__ import annotations

from orne.coc.language import CHARACTER, ExhaustThis, action, destroy, everything, subtype
from orne.coc.position import FILLER
from orne.rulings.laboratory.coc import BARE, BELL, IDLE, OAF, PAUSE, PAWN, PUMP, REPLY, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import (
    active,
    deck,
    discard,
    discard_size,
    drained,
    entries,
    hand,
    hand_size,
    icons,
    in_play,
    resources,
    said,
    state,
    tokens,
)

SPEAKEASY = "ccg-arkham-edition/dockside-speakeasy"
SHAKEDOWN = "ccg-arkham-edition/shakedown"
FRIENDS = "ccg-arkham-edition/persuasive-friends"
THUG = lab_card("aeh-thug", faction="syndicate", cost=3)
DEN = tool("aeh-den", faction="syndicate", cost=3)
KING = "ccg-arkham-edition/the-king-in-yellow"
DEAR = lab_card("aem-dear", cost=3)
MESSENGER = "ccg-arkham-edition/dream-messenger"
GHOUL = lab_card("aem-ghoul", subtypes=("Monster",))
PURGE = tool("aem-purge", action(destroy(everything(CHARACTER & subtype("Monster"))), cost=ExhaustThis()))
SCIENTIST = "ccg-arkham-edition/mi-go-scientist"
MASK = "ccg-arkham-edition/behind-the-pallid-mask"
ACTOR = lab_card("aem-actor", faction="hastur")
DISCARD_HAND = (
    "pick an opponent discards a card of their choice from their hand for each Hastur card discarded by it "
    "(their hand, if that is fewer)"
)
DISCARD_DECK = "pick an opponent discards the top 4 cards of their deck for each Hastur card discarded by it"
FOUR = [ACTOR, ACTOR, PAWN, ACTOR, ACTOR, PAWN, PAWN]


def _masked(show: Show, hand_cards: list[str], x: int = 5) -> None:
    """Five cards are discarded from your deck, four of them Hastur's."""
    show.lay(
        Side(hand=[MASK], play=[PAUSE], deck=FOUR, domains=["hastur:5"]), Side(hand=hand_cards, deck=[FILLER] * 20)
    )
    show.answer(f"play {MASK} domain 1", f"x {x}")


ROW = [BARE, "core/ancient-apocrypha", "core/dreamwalkers"]
GREAT = lab_card("aen-great", subtypes=("Ancient One",), icons=(2, 0, 0, 0))
GRIM = lab_card("aen-grim", icons=(1, 0, 0, 0))
STEADY = lab_card("aen-steady", icons=(1, 0, 0, 1), keywords=(("willpower", 1),))
I_AM_IT = "ccg-arkham-edition/i-am-it-and-it-is-i"
MAGICK = "ccg-arkham-edition/true-magick"
STRONG = lab_card("aen-strong", skill=4)
THREE = lab_card("aen-three", skill=3)
TWO = lab_card("aen-two", skill=2)
DRAIN = "ccg-arkham-edition/power-drain"
TREE = "ccg-arkham-premium-edition/witch-tree"
OUR_OWN = lab_card("aep-kid", faction="shub-niggurath", resources=("shub-niggurath",))


@shows("coc/errata/arkham-edition/r26-dockside-speakeasy")
def the_speakeasy_moves_a_resource_to_another_domain(show: Show) -> None:
    """Exhausted for it, the Speakeasy lets a resource of yours be chosen and moved; it cannot be used again."""
    show.lay(Side(play=[SPEAKEASY, PAUSE], domains=["agency:2", ["core/peeler"], ""], drained=[1]))
    show.offers("pass", f"use {SPEAKEASY}", "use lab/pause")
    show.answer(f"use {SPEAKEASY}")
    show.offers("choose core/peeler domain 2", "choose filler/agency domain 1", "choose filler/agency#2 domain 1")
    show.answer("choose core/peeler domain 2")
    show.asked(0, "domain")
    show.offers("to domain 1", "to domain 3")
    show.answer("to domain 3")
    show.sees(resources(0), [2, 0, 1])
    show.sees(drained(), [True, False, False])
    show.offers(*IDLE)
    show.why_not(f"use {SPEAKEASY}", "coc/rule/2.10-ready-exhausted-committed/d")
    show.sees(entries("resource moved"), [("peeler", 0, 2, 3)])


@shows("coc/errata/arkham-edition/r20-shakedown")
def shakedown_drains_all_domains_of_the_opponent_in_the_story_phase(show: Show) -> None:
    """Not offered in the operations phase, Shakedown! is offered in the story phase."""
    show.lay(
        Side(hand=[SHAKEDOWN], play=[PAUSE], domains=["agency:1", "agency:1"]),
        Side(domains=["hastur:1", "hastur:2", ""], drained=[2]),
    )
    show.offers(*IDLE)
    show.why_not(f"play {SHAKEDOWN}", "coc/timing/initiation-substeps/b")
    show.pass_to_phase("story")
    show.offers("pass", f"play {SHAKEDOWN} domain 1", f"play {SHAKEDOWN} domain 2", "use lab/pause")
    show.answer(f"play {SHAKEDOWN} domain 1")
    show.sees(drained(1), [True, True, True])
    show.sees(drained(0), [True, False])
    show.offers(*IDLE)


@shows("coc/errata/arkham-edition/c81-persuasive-friends")
def persuasive_friends_make_the_next_syndicate_character_cheaper(show: Show) -> None:
    """The next Syndicate character costs less, a support card and the character after that do not."""
    show.lay(Side(hand=[FRIENDS, THUG, THUG, DEN], play=[PAUSE], domains=["syndicate:3", "syndicate:1", "syndicate:1"]))
    show.answer(f"play {FRIENDS}")
    show.offers(
        "pass",
        f"play {DEN} domain 1",
        f"play {THUG} domain 1",
        f"play {THUG} domain 2",
        f"play {THUG} domain 3",
        "use lab/pause",
    )
    show.answer(f"play {DEN} domain 1", f"play {THUG} domain 2")
    show.offers(*IDLE)
    show.sees(drained(), [True, True, False])


@shows("coc/errata/arkham-edition/u147-the-king-in-yellow/a")
def the_king_in_yellow_holds_a_character_insane_while_it_stays_exhausted(show: Show) -> None:
    """While it is exhausted the character stays insane through a refresh phase; once it is ready, no more."""
    show.lay(Side(play=[KING, PAUSE], domains=["hastur:1"]), Side(play=[PAWN, DEAR]))
    show.answer(f"use {KING} domain 1")
    show.sees(state(PAWN), "insane")
    show.sees(state(KING), "exhausted")
    show.offers(*IDLE)
    show.pass_to_phase("refresh")
    show.pass_to_phase("operations")
    show.sees(active(), 1)
    show.sees(state(PAWN), "insane")
    show.pass_to_phase("story")
    show.pass_to_phase("operations")
    show.sees(active(), 0)
    show.sees(state(KING), "ready")
    show.pass_to_phase("story")
    show.pass_to_phase("operations")
    show.sees(active(), 1)
    show.sees(state(PAWN), "exhausted")


@shows("coc/errata/arkham-edition/u147-the-king-in-yellow/b")
def the_king_in_yellow_may_choose_somebody_insane(show: Show) -> None:
    """A character that is insane already may be chosen, and is held insane."""
    show.lay(Side(play=[KING, PAUSE], domains=["hastur:2"]), Side(play=[PAWN, At(DEAR, insane=True)]))
    show.offers("pass", f"use {KING}", f"use {KING} domain 1", "use lab/pause")
    show.answer(f"use {KING} domain 1")
    show.offers("x 1", "x 2")
    show.answer("x 1")
    show.offers(f"choose {DEAR}", f"choose {PAWN}")
    show.answer(f"choose {DEAR}")
    show.offers(*IDLE)
    show.pass_to_phase("refresh")
    show.pass_to_phase("operations")
    show.sees(active(), 1)
    show.sees(state(DEAR), "insane")


@shows("coc/errata/arkham-edition/r166-dream-messenger")
def the_dream_messenger_gives_a_subtype_before_an_action_resolves(show: Show) -> None:
    """Before an Action resolves, a character is made a Monster and destroyed by it with the others."""
    show.lay(Side(play=[PURGE, PAWN, GHOUL, PAUSE]), Side(hand=[MESSENGER], play=[OAF], domains=["yog-sothoth:1"]))
    show.answer(f"use {PURGE}")
    show.asked(1, "disrupt")
    show.offers("pass", f"play {MESSENGER} domain 1")
    show.answer(f"play {MESSENGER} domain 1")
    show.offers(*(f"choose {card}" for card in (GHOUL, OAF, PAUSE, PAWN, PURGE)))
    show.answer(f"choose {PAWN}", "name Monster")
    show.offers(f"first {GHOUL}", f"first {PAWN}")
    show.answer(f"first {PAWN}")
    show.sees(discard(0), [PAWN, GHOUL])
    show.sees(discard(1), [MESSENGER])
    show.offers(*IDLE)


@shows("coc/errata/arkham-edition/r189-mi-go-scientist")
def mi_go_scientist_returns_a_borrowed_character_to_its_owners_hand(show: Show) -> None:
    """A borrowed character is returned to the hand of its owner, not of its controller."""
    show.lay(Side(play=[SCIENTIST, At(PAWN, owner=1), PAUSE], domains=["shub-niggurath:2"]))
    show.answer(f"use {SCIENTIST} domain 1")
    show.sees(hand(1), [PAWN])
    show.sees(in_play(0), [SCIENTIST, "lab/pause"])
    show.offers(*IDLE)


@shows("coc/errata/arkham-edition/r135-behind-the-pallid-mask/a")
def the_mask_has_an_opponent_discard_hand_cards_or_four_times_as_many_of_the_deck(show: Show) -> None:
    """For four Hastur cards among five, the opponent discards four cards of the hand, or sixteen of the deck."""
    _masked(show, [OAF] * 5)
    show.asked(1, "pick")
    show.offers(DISCARD_HAND, DISCARD_DECK)
    show.answer(DISCARD_HAND)
    show.sees(hand(1), [OAF])
    show.sees(discard_size(1), 4)
    _masked(show, [OAF] * 5)
    show.answer(DISCARD_DECK)
    show.sees(hand_size(1), 5)
    show.sees(discard_size(1), 16)
    show.sees(discard(0), [*FOUR[:5], MASK])
    show.offers(*IDLE)


@shows("coc/errata/arkham-edition/r135-behind-the-pallid-mask/b")
def too_small_a_hand_is_enough_and_no_hand_is_not(show: Show) -> None:
    """With two cards in hand discarding both is enough; with none, the cards of the deck must be discarded."""
    _masked(show, [OAF, PAWN])
    show.answer(DISCARD_HAND)
    show.offers(f"discard {OAF}", f"discard {PAWN}")
    show.answer(f"discard {OAF}")
    show.sees(hand(1), [])
    show.sees(discard(1), [OAF, PAWN])
    show.offers(*IDLE)
    _masked(show, [])
    show.sees(discard_size(1), 16)
    show.offers(*IDLE)


@shows("coc/errata/eldritch-edition/u225-i-am-it-and-it-is-i")
def everybody_but_ancient_ones_goes_mad_where_an_ancient_one_is(show: Show) -> None:
    """At the Ancient One's story all others lose Terror icons and, without Willpower, sanity; elsewhere nobody."""
    show.lay(
        Side(hand=[I_AM_IT], play=[there(GREAT), there(PAWN), PAUSE], domains=["neutral:2"]),
        Side(play=[there(GRIM), there(STEADY), there(OAF, 1)]),
        stories=ROW,
        step="actions after defenders commit",
    )
    show.answer(f"play {I_AM_IT} domain 1")
    for card, expected in ((PAWN, "insane"), (GRIM, "insane"), (STEADY, "exhausted"), (OAF, "exhausted")):
        show.sees(state(card), expected)
    show.sees(icons(STEADY), [0, 0, 0, 1])
    show.sees(state(GREAT), "exhausted")
    show.sees(icons(GREAT), [2, 0, 0, 0])
    show.offers(*IDLE)


@shows("coc/errata/arkham-edition/u240-true-magick")
def true_magick_puts_a_token_where_you_are_twice_as_strong(show: Show) -> None:
    """After a success with double the opposing skill it may add a token; with less than double it may not."""
    show.lay(Side(play=[there(STRONG), MAGICK, PAUSE]), Side(play=[there(TWO)]), stories=ROW, step="stories resolve")
    show.asked(0, "response")
    show.offers("pass", f"use {MAGICK}")
    show.answer(f"use {MAGICK}")
    show.sees(tokens(), [2, 0])
    show.sees(state(MAGICK), "exhausted")
    show.offers(*IDLE)
    show.lay(Side(play=[there(THREE), MAGICK, PAUSE]), Side(play=[there(TWO)]), stories=ROW, step="stories resolve")
    show.sees(tokens(), [1, 0])
    show.offers(*IDLE)


@shows("coc/errata/arkham-edition/u139-power-drain")
def power_drain_cancels_an_action_just_triggered(show: Show) -> None:
    """Offered as an Action, or a Response, has been triggered, it cancels that."""
    show.lay(Side(play=[BELL, PAUSE]), Side(hand=[DRAIN], domains=["hastur:2"]))
    show.answer(f"use {BELL}")
    show.asked(1, "disrupt")
    show.offers("pass", f"play {DRAIN} domain 1")
    show.answer(f"play {DRAIN} domain 1")
    show.sees(said(), [])
    show.sees(state(BELL), "exhausted")
    show.sees(discard(1), [DRAIN])
    show.offers(*IDLE)
    show.lay(Side(play=[PUMP, REPLY, PAUSE]), Side(hand=[DRAIN], domains=["hastur:2"]))
    show.answer(f"use {PUMP}", "pass", f"use {REPLY}")
    show.asked(1, "disrupt")
    show.offers("pass", f"play {DRAIN} domain 1")
    show.answer(f"play {DRAIN} domain 1")
    show.sees(said(), [])
    show.offers(*IDLE)


@shows("coc/errata/arkham-premium-starter/m13-witch-tree")
def the_witch_tree_makes_a_resource_of_a_card_of_its_own_faction(show: Show) -> None:
    """A Shub-Niggurath card on top of the deck becomes a resource on the domain chosen."""
    show.lay(Side(play=[TREE, PAUSE], deck=[OUR_OWN, PAWN, PAWN], domains=["agency:1", "", ""]))
    show.offers("pass", f"use {TREE}", "use lab/pause")
    show.answer(f"use {TREE}")
    show.asked(0, "domain")
    show.offers("domain 1", "domain 2", "domain 3")
    show.answer("domain 2")
    show.sees(resources(0), [1, 1, 0])
    show.sees(entries("resource attached"), [(OUR_OWN, 0, None, 2)])
    show.sees(deck(0), [PAWN, PAWN])
    show.offers(*IDLE)


@shows("coc/errata/arkham-premium-starter/m13-witch-tree")
def the_witch_tree_puts_another_card_back_on_top_of_the_deck(show: Show) -> None:
    """A card of no faction goes back on top of the deck."""
    show.lay(Side(play=[TREE, PAUSE], deck=[PAWN, OUR_OWN, PAWN], domains=["agency:1"]))
    show.answer(f"use {TREE}")
    show.sees(resources(0), [1])
    show.sees(deck(0), [PAWN, OUR_OWN, PAWN])
    show.offers(*IDLE)
