"""Errata of Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import CHARACTER, YOURS, Draw, ExhaustThis, action, opponent, pick, sacrifice
from orne.coc.position import FILLER
from orne.rulings.laboratory.coc import BARE, ELSEWHERE, FIGHT, GUN, IDLE, MIND, PAUSE, PAWN, lab_card
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    discard,
    discard_size,
    drained,
    faction,
    hand,
    hand_size,
    has,
    icons,
    in_play,
    log,
    resources,
    row,
    skill,
    skill_compared,
    state,
    struggles_so_far,
    tokens,
    tokens_by_story,
    zone,
)

SET = "summons-of-the-deep"
STEADY = lab_card("sd-steady", keywords=(("willpower", 1),), skill=2)
ARMED = lab_card("sd-armed", icons=(0, 2, 0, 1), skill=2)
SLEUTH = lab_card("sd-sleuth", icons=(0, 0, 0, 2), skill=2)
BRAIN = f"{SET}/brain-transplant"


def _transplant(show: Show, ready: str, step: str = "operations") -> None:
    """You have an insane and a ready character; the opponent has only a ready one."""
    show.lay(
        Side(hand=[BRAIN], play=[At(ARMED, insane=True), ready, PAUSE], domains=["hastur:2"]),
        Side(play=[SLEUTH]),
        step=step,
    )


LIBRARY = lab_card("sd-library", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 1))
JULIA = f"{SET}/julia-brown-107"
SLEEPER = f"{SET}/the-sleepwalker"
STUDENT = lab_card("sd-student", faction="miskatonic", skill=2)
EYE = f"{SET}/eye-of-the-deep"
EIBON = f"{SET}/book-of-eibon"
INSOMNIAC = f"{SET}/julia-brown-17"
FRIGHT = lab_card("sd-fright", icons=(2, 0, 0, 0))
CIRCLE = f"{SET}/summoning-circle"
BREED = lab_card("sd-breed", faction="shub-niggurath", icons=(0, 0, 1, 0))
BROOD = lab_card("sd-brood", faction="shub-niggurath", icons=(0, 0, 2, 0))
KID = lab_card("sd-kid", faction="shub-niggurath", cost=2)
DAM = lab_card("sd-dam", faction="shub-niggurath", cost=3)
PROFESSOR = f"{SET}/literature-professor"
DELUSIONS = f"{SET}/strange-delusions"
DRAWER = lab_card("sd-drawer", action(Draw(), cost=ExhaustThis()), skill=2)
LARGE = lab_card("sd-large", skill=4, icons=(1, 0, 0, 0), keywords=(("fast", 1),))
THREE = lab_card("sd-three", action(Draw(3), cost=ExhaustThis()), type="support")
BRAWLER = lab_card("sd-heavy", icons=(0, 3, 0, 0), skill=3)
TERRIER = lab_card("sd-terrier", icons=(0, 1, 0, 0), skill=1)
BRAWL = lab_card("sd-brawl", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))
TRENT = f"{SET}/trent-dixon"


def _defended(show: Show, *others: At | str) -> None:
    """Trent Dixon defends at the first story; the first two are attacked."""
    show.lay(
        Side(play=[there(TERRIER, 0), there(TERRIER, 1), PAUSE]),
        Side(play=[there(TRENT, 0), *others]),
        stories=[FIGHT, BRAWL, BARE],
        step="stories resolve",
    )


MADNESS = f"{SET}/the-spawn-of-madness"
EAT = f"{SET}/eat-the-dead"
ALTAR = lab_card(
    "sd-altar", action(opponent(sacrifice(pick(CHARACTER & YOURS))), cost=ExhaustThis()), type="support", cost=0
)


def _struck(show: Show, *, sacrificed: bool = False) -> None:
    """A bearer of Eat the Dead is about to be wounded, or is sacrificed."""
    show.lay(
        Side(play=[ALTAR if sacrificed else GUN, PAUSE]),
        Side(play=[PAWN, At(EAT, on=PAWN)], domains=["hastur:1", "", "hastur:2"]),
    )
    show.answer(f"use {(ALTAR if sacrificed else GUN)}")


BIKE = f"{SET}/military-bike"
RIDE = f"use {BIKE}"
QUIET = lab_card("sd-quiet", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))
CALM = lab_card("sd-calm", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))


def _ride(show: Show, *, first: str = BARE) -> None:
    """Attackers at two stories of three, one of them with a Military Bike; a story resolves."""
    show.lay(
        Side(play=[there("t-men"), At(BIKE, on="t-men"), there(PAWN, 1), PAUSE]),
        stories=[BARE, QUIET, CALM],
        step="stories resolve",
    )
    show.offers(f"resolve {BARE}", f"resolve {QUIET}")
    show.answer(f"resolve {first}")


INTERROGATION = "summons-of-the-deep/endless-interrogation"


def _success(show: Show, *domains: str, held: int = 1) -> None:
    """You have just succeeded at a story; the opponent has a number of cards in hand."""
    show.lay(
        Side(hand=[INTERROGATION], play=[there("t-men"), PAUSE], domains=domains),
        Side(hand=[FILLER] * held),
        stories=[BARE, FIGHT, ELSEWHERE],
        step="stories resolve",
    )


@shows("coc/errata/summons-of-the-deep/f111-brain-transplant")
def brain_transplant_is_an_action(show: Show) -> None:
    """Brain Transplant may be played as an Action in any phase, for two characters of yours."""
    for step in ("operations", "draw actions", "story actions"):
        _transplant(show, "peeler", step)
        show.asked(0, "action")
        show.offers(*IDLE, f"play {BRAIN} domain 1")
        show.answer(f"play {BRAIN} domain 1")
        show.sees(state("peeler"), "insane")
        show.sees(state(ARMED), "ready")
        show.sees(state(SLEUTH), "ready")
        show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f108-eye-of-the-deep")
def eye_of_the_deep_makes_all_small_characters_alike_for_the_phase(show: Show) -> None:
    """Characters of low skill have skill 1, those icons and no text until the phase ends; a large one does not."""
    show.lay(Side(hand=[EYE], play=[STEADY, DRAWER, LARGE, PAUSE], domains=["cthulhu:3"]), Side())
    show.offers(*IDLE, f"play {EYE} domain 1", f"use {DRAWER}")
    show.answer(f"play {EYE} domain 1")
    for small in (STEADY, DRAWER):
        show.sees(skill(small), 1)
        show.sees(icons(small), [0, 2, 1, 0])
    show.sees(skill(LARGE), 4)
    show.sees(icons(LARGE), [1, 0, 0, 0])
    show.sees(has(STEADY, "willpower"), False)
    show.sees(has(LARGE, "fast"), True)
    show.offers(*IDLE)
    show.pass_to_phase("story")
    show.sees(skill(STEADY), 2)
    show.sees(icons(STEADY), [0, 0, 0, 0])
    show.sees(has(STEADY, "willpower"), True)


@shows("coc/errata/summons-of-the-deep/f34-book-of-eibon")
def book_of_eibon_has_a_full_hand_discarded_down_to_five_after_the_draw(show: Show) -> None:
    """All three cards are drawn, and then the hand of seven is discarded down to five."""
    show.lay(Side(play=[PAWN, At(EIBON, on=PAWN), THREE, PAUSE], hand=["short-fuse"] * 4, deck=["peeler"] * 6))
    show.answer(f"use {THREE}")
    show.asked(0, "discard")
    show.sees(hand_size(0), 7)
    show.offers("discard core/peeler", "discard core/short-fuse")
    show.answer("discard core/peeler", "discard core/short-fuse")
    show.sees(hand(0), ["peeler"] * 2 + ["short-fuse"] * 3)
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f17-julia-brown", "coc/faq/julia-brown-enters-committed")
def julia_brown_is_replaced_at_her_story_by_another_of_hers(show: Show) -> None:
    """Another Julia Brown takes her place at the story, ready, her Forced Response unused, and nobody goes insane."""
    show.lay(
        Side(play=[there(FRIGHT), At(ARMED, insane=True)]),
        Side(play=[there(INSOMNIAC), PAUSE], hand=["short-fuse"] * 2, deck=[FILLER, JULIA, SLEEPER, FILLER]),
        stories=[MIND, BARE, ELSEWHERE],
        step="stories resolve",
    )
    show.asked(1, "disrupt")
    show.offers("pass", f"use {INSOMNIAC}")
    show.sees(skill(INSOMNIAC), 4)
    show.answer(f"use {INSOMNIAC}")
    show.offers("nothing", f"take {JULIA}", f"take {SLEEPER}")
    show.answer(f"take {JULIA}")
    show.sees(discard(1), [INSOMNIAC])
    show.sees(in_play(1), [PAUSE, JULIA])
    show.sees(skill_compared(), [[MIND, 1, 4]])
    show.sees(state(JULIA), "ready")
    show.sees(hand_size(1), 2)
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f74-summoning-circle")
def the_circle_finds_a_character_for_the_arcane_icons_exhausted(show: Show) -> None:
    """Two Arcane icons exhausted find a character of cost 2; three find one of cost 3, too."""
    for more, found in [(False, [f"take {KID}"]), (True, [f"take {DAM}", f"take {KID}"])]:
        show.lay(Side(play=[CIRCLE, BREED, BROOD, PAWN, PAUSE], deck=[FILLER, KID, DAM, FILLER]))
        show.answer(f"use {CIRCLE}")
        show.offers(f"exhaust {BREED}", f"exhaust {BROOD}")
        show.answer(f"exhaust {BROOD}")
        show.offers("done", f"exhaust {BREED}")
        show.answer(f"exhaust {BREED}" if more else "done")
        show.offers("nothing", *found)
        show.answer(f"take {KID}")
        show.sees(hand(0), [KID])
        show.sees(state(CIRCLE), "exhausted")
        show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f83-literature-professor")
def the_professor_chooses_the_next_story_among_miskatonics_cards(show: Show) -> None:
    """Among Miskatonic cards alone, the next story is chosen; with one neutral card in play, nothing is offered."""
    for others in ([], [PAWN]):
        show.lay(
            Side(play=[there(STUDENT), PROFESSOR, *others]),
            Side(play=[PAUSE]),
            stories=[Story(BARE, (4, 0)), FIGHT, ELSEWHERE],
            story_deck=["frozen-in-time", MIND, LIBRARY],
            step="stories resolve",
        )
        if others:
            show.asked(1, "action")
            show.offers(*IDLE)
            continue
        show.asked(0, "disrupt")
        show.offers("pass", f"use {PROFESSOR} gained")
        show.answer(f"use {PROFESSOR} gained")
        show.offers("take frozen-in-time", "take lab/mind-story", "take lab/sd-library")
        show.answer("take lab/mind-story")
        show.sees(row(), [MIND, FIGHT, "dreamwalkers"])


@shows("coc/errata/summons-of-the-deep/f118-strange-delusions")
def strange_delusions_are_an_action(show: Show) -> None:
    """Strange Delusions may be used as an Action in any phase, and make their bearer a card of the faction named."""
    for step in ("operations", "draw actions", "story actions"):
        show.lay(Side(play=[PAWN, At(DELUSIONS, on=PAWN), PAUSE]), step=step)
        show.asked(0, "action")
        show.offers(*IDLE, f"use {DELUSIONS}")
        show.answer(f"use {DELUSIONS}")
        show.answer("name Yog-Sothoth")
        show.sees(faction(PAWN), "yog-sothoth")
        show.offers("pass", "use lab/pause")


@shows("coc/errata/summons-of-the-deep/f6-trent-dixon/a", "coc/errata/summons-of-the-deep/f6-trent-dixon/c")
def trent_dixon_counts_at_every_story_while_nobody_else_of_his_side_is_committed(show: Show) -> None:
    """Defending alone, Trent Dixon counts at both stories that are attacked, and at no other."""
    _defended(show)
    show.offers("resolve lab/combat-story", "resolve lab/sd-brawl")
    show.answer("resolve lab/sd-brawl")
    show.sees(struggles_so_far(), [["Combat", 1, [1, 2]], ["Combat", 1, [1, 2]]])
    show.sees(skill_compared(), [[BRAWL, 0, 3], [FIGHT, 0, 3]])
    show.sees(tokens(0), [0, 0])
    show.sees(tokens(1), [0, 0])
    show.sees(tokens(2), [0, 0])


@shows("coc/errata/summons-of-the-deep/f6-trent-dixon/a")
def another_committed_character_takes_that_away(show: Show) -> None:
    """With another character of his side committed, Trent Dixon counts only at his own story."""
    _defended(show, there(PAWN, 0))
    show.answer("resolve lab/sd-brawl")
    show.sees(struggles_so_far(), [["Combat", 0, [1, 0]], ["Combat", 1, [1, 2]]])


@shows("coc/errata/summons-of-the-deep/f6-trent-dixon/d")
def trent_dixon_suffers_only_where_he_is_committed(show: Show) -> None:
    """He is not wounded by a Combat struggle that is lost at another story where he counts."""
    show.lay(
        Side(play=[there(BRAWLER, 1), PAUSE]),
        Side(play=[there(TRENT, 0)]),
        stories=[FIGHT, BRAWL, BARE],
        step="stories resolve",
    )
    show.sees(struggles_so_far(), [["Combat", 0, [3, 2]]])
    show.sees(state(TRENT), "exhausted")
    show.sees(discard(1), [])
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f99-the-spawn-of-madness")
def the_spawn_of_madness_refreshes_everybodys_domains_after_an_opposed_success(show: Show) -> None:
    """After an opposed success it refreshes the domains of both players; after an unopposed one it is not offered."""
    for opposed in [True, False]:
        show.lay(
            Side(hand=[MADNESS], play=[there(BRAWLER), PAUSE], domains=["agency:1", "agency:2"], drained=[1]),
            Side(play=[there(PAWN)] if opposed else [], domains=["hastur:1"], drained=[1]),
            stories=[BARE, FIGHT, ELSEWHERE],
            step="stories resolve",
        )
        if not opposed:
            show.offers(*IDLE)
            continue
        show.offers("pass", f"play {MADNESS}")
        show.answer(f"play {MADNESS}")
        show.sees(drained(0), [False, False])
        show.sees(drained(1), [False])
        show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f56-eat-the-dead")
def eat_the_dead_answers_before_its_bearer_is_destroyed(show: Show) -> None:
    """While its bearer is still in play, Eat the Dead is offered as a Disrupt; both become resources."""
    _struck(show)
    show.asked(1, "disrupt")
    show.offers("pass", f"use {EAT}")
    show.sees(in_play(1), [PAWN, EAT])
    show.answer(f"use {EAT}")
    show.offers("domain 1", "domain 2", "domain 3")
    show.answer("domain 2")
    show.offers(f"first {PAWN}", f"first {EAT}")
    show.answer(f"first {PAWN}")
    show.sees(resources(1), [1, 2, 2])
    show.sees(in_play(1), [])
    show.sees(discard(1), [])
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f56-eat-the-dead", editions=("lcg-3.0",))
def before_eat_the_dead_answered_a_destruction(show: Show) -> None:
    """Before the change it is a Response, offered when bearer and card lie in the discard pile."""
    _struck(show)
    show.asked(1, "response")
    show.offers("pass", f"use {EAT}")
    show.sees(discard(1), [PAWN, EAT])
    show.answer(f"use {EAT}")
    show.offers("domain 1", "domain 2", "domain 3")
    show.answer("domain 2")
    show.sees(resources(1), [1, 2, 2])
    show.sees(discard(1), [])
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f56-eat-the-dead")
def eat_the_dead_does_not_answer_a_sacrifice(show: Show) -> None:
    """A bearer that is sacrificed would not be destroyed, and Eat the Dead is not offered."""
    _struck(show, sacrificed=True)
    show.sees(discard(1), [PAWN, EAT])
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f102-military-bike", "coc/errata/summons-of-the-deep/f102-military-bike/old")
def military_bike_takes_its_bearer_to_the_next_story(show: Show) -> None:
    """As its story resolves, the bearer goes to the other story with characters, and not to the empty one."""
    _ride(show)
    show.asked(0, "disrupt")
    show.offers("pass", RIDE)
    show.answer(RIDE)
    show.sees(log("committed"), ["committed t-men"])
    show.sees(skill_compared(), [[BARE, 3, 0], [QUIET, 4, 0]])
    show.sees(tokens_by_story(), {BARE: [2, 0], QUIET: [2, 0], CALM: [0, 0]})
    show.sees(state(BIKE), "exhausted")
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f102-military-bike")
def a_story_that_has_resolved_is_a_destination(show: Show) -> None:
    """The bearer may be committed to the other story though that one has resolved."""
    _ride(show, first=QUIET)
    show.offers("pass", RIDE)
    show.answer(RIDE)
    show.sees(log("committed"), ["committed t-men"])
    show.sees(tokens_by_story(), {BARE: [2, 0], QUIET: [2, 0], CALM: [0, 0]})
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f102-military-bike/old")
def before_a_story_that_had_resolved_was_no_destination(show: Show) -> None:
    """Where the other story has resolved, Military Bike is not offered."""
    _ride(show, first=QUIET)
    show.sees(log("committed"), [])
    show.sees(tokens_by_story(), {BARE: [2, 0], QUIET: [2, 0], CALM: [0, 0]})
    show.sees(state(BIKE), "ready")
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f82-endless-interrogation")
def the_interrogation_discards_a_card_and_may_go_to_the_top_of_its_deck(show: Show) -> None:
    """After a success the opponent discards a card, and for 1 the Interrogation goes on top of your deck."""
    _success(show, "hastur:1", "agency:2", "")
    show.asked(0, "response")
    show.offers("pass", f"play {INTERROGATION}")
    show.answer(f"play {INTERROGATION}")
    show.sees(hand(1), [])
    show.sees(discard_size(1), 1)
    show.asked(0, "pay")
    show.offers("drain domain 1", "drain domain 2", "none")
    show.answer("drain domain 2")
    show.sees(zone(INTERROGATION), "deck")
    show.sees(discard(0), [])
    show.sees(drained(), [False, True, False])
    show.sees(log("put on the deck"), ["put on the deck endless-interrogation"])
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f6-trent-dixon/d")
def trent_dixon_suffers_where_he_is_committed(show: Show) -> None:
    """A Combat struggle lost at his own story wounds him."""
    show.lay(
        Side(play=[there(BRAWLER, 0), PAUSE]),
        Side(play=[there(TRENT, 0)]),
        stories=[FIGHT, BRAWL, BARE],
        step="stories resolve",
    )
    show.sees(struggles_so_far(), [["Combat", 0, [3, 2]]])
    show.sees(zone(TRENT), "discard")


@shows("coc/errata/summons-of-the-deep/f82-endless-interrogation", editions=("lcg-3.0",))
def before_the_interrogation_went_back_to_hand(show: Show) -> None:
    """Before the change, for 1 the Interrogation returns to hand."""
    _success(show, "hastur:1")
    show.answer(f"play {INTERROGATION}", "drain domain 1")
    show.sees(hand(0), [INTERROGATION])
    show.offers(*IDLE)
