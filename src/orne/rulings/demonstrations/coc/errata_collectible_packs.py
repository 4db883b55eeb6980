"""Errata of the Asylum Packs and smaller sets of the collectible game."""

from __future__ import annotations

from orne.coc.language import (
    AFFECTED,
    CHARACTER,
    IT,
    OPPONENTS,
    STORY,
    AttachTo,
    Choose,
    ExhaustThis,
    Lasting,
    LosesIcons,
    Then,
    action,
    gain,
    go_insane,
    ready,
)
from orne.rulings.laboratory.coc import BARE, FIGHT, FULL, GUN, IDLE, MIND, OAF, PAUSE, PAWN, event, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    deck_size,
    discard,
    drained,
    entries,
    has,
    icons,
    in_play,
    log,
    skill,
    state,
    success_on,
    tokens_by_story,
    toughness,
    zone,
)

OLNEY = "ccg-kingsport-dreams/thomas-olney"
ELTON = "ccg-kingsport-dreams/basil-elton"
VISITOR = "ccg-kingsport-dreams/visitor-from-the-spheres"
CHEER = event("kd-cheer", gain(skill=2), Choose(CHARACTER))
CURSE = event("kd-curse", gain(skill=-2), Choose(CHARACTER & OPPONENTS))
TALL = lab_card("kd-tall", skill=5)
WARD = "ccg-kingsport-dreams/charles-dexter-ward"
MADDEN = event("kd-madden", go_insane(), Choose(CHARACTER))
ARMOUR = event("kd-armour", gain(keyword="toughness"), Choose(CHARACTER))
TERRIBLE = lab_card("kd-terrible", icons=(3, 0, 0, 0))
MAGICIAN = "ccg-conspiracies-of-chaos/blood-magician"
ARMED = lab_card("coch-armed", icons=(0, 2, 0, 1))
WILBUR = "ccg-dunwich-denizens/wilbur-whateley"
UNNERVE = event("dd-madden", Then(Lasting(LosesIcons(AFFECTED), IT), go_insane()), Choose(CHARACTER))
CRONIE = "ccg-spawn-of-madness/danny-obannions-cronie"
CROOK = lab_card("som-crook", subtypes=("Criminal",))
FENCE = lab_card("som-fence", subtypes=("Criminal",))
WAKE = event("som-wake", ready(), Choose(CHARACTER))
ON_ICE = "ccg-unspeakable-tales/on-ice"
SIGN = tool("uta-sign", AttachTo(STORY), subtypes=("Attachment",))
LAIR = "ccg-unspeakable-tales/lair-of-the-deep-ones"
WEAK = lab_card("utm-weak", skill=0)
PICKMAN = "ccg-forgotten-cities/richard-upton-pickman"
STEADY = lab_card(
    "fcp-steady", action(gain(skill=1), Choose(CHARACTER), cost=ExhaustThis()), keywords=(("willpower", 1),)
)
BOLD = event("fcp-bold", gain(keyword="fast"), Choose(CHARACTER))


@shows("coc/errata/kingsport-dreams/f3-thomas-olney")
def olney_brings_back_another_character_of_yours(show: Show) -> None:
    """After another character of yours is destroyed, he may bring it back into play."""
    show.lay(Side(play=[OLNEY, PAWN, GUN, PAUSE], domains=["neutral:2"]))
    show.answer(f"use {GUN}", f"choose {PAWN}")
    show.asked(0, "response")
    show.offers("pass", f"use {OLNEY} domain 1")
    show.answer(f"use {OLNEY} domain 1")
    show.sees(in_play(0), [OLNEY, GUN, "lab/pause", PAWN])
    show.sees(discard(0), [])
    show.offers(*IDLE)


@shows("coc/errata/kingsport-dreams/f3-thomas-olney")
def olney_brings_back_neither_himself_nor_an_opponents_character(show: Show) -> None:
    """Destroyed himself, or after the opponent's character is destroyed, he is not offered."""
    for victim, seat in ((OLNEY, 0), (PAWN, 1)):
        show.lay(Side(play=[OLNEY, GUN, PAUSE], domains=["neutral:2"]), Side(play=[PAWN]))
        show.answer(f"use {GUN}", f"choose {victim}")
        show.sees(discard(seat), [victim])
        show.offers(*IDLE)


@shows("coc/errata/kingsport-dreams/f13-basil-elton")
def a_borrowed_elton_goes_to_his_owners_deck_and_serves_his_controller(show: Show) -> None:
    """Borrowed, he is shuffled into his owner's deck, and a domain of his controller is refreshed."""
    show.lay(Side(play=[At(ELTON, owner=1), PAUSE], domains=["neutral:1"], drained=[1]))
    show.answer(f"use {ELTON}")
    show.sees(zone(ELTON), "deck")
    show.sees(deck_size(0), 10)
    show.sees(deck_size(1), 11)
    show.sees(drained(), [False])
    show.offers(*IDLE)
    show.sees(entries("domain refreshed"), [("", 0, None, 1)])


@shows("coc/errata/kingsport-dreams/f11-visitor-from-the-spheres")
def the_visitor_copies_an_event_with_the_target_it_had(show: Show) -> None:
    """Nothing is chosen for the copy: the same character has the bonus twice."""
    show.lay(Side(hand=[CHEER], play=[PAWN, PAUSE]), Side(play=[VISITOR, OAF], domains=["neutral:3"]))
    show.answer(f"play {CHEER}", f"choose {PAWN}")
    show.asked(1, "response")
    show.offers("pass", f"use {VISITOR} domain 1")
    show.answer(f"use {VISITOR} domain 1")
    show.sees(skill(PAWN), 5)
    show.sees(skill(OAF), 1)
    show.sees(discard(0), [CHEER])
    show.offers(*IDLE)


@shows("coc/errata/kingsport-dreams/f11-visitor-from-the-spheres")
def the_target_stays_though_it_is_not_the_copiers_to_choose(show: Show) -> None:
    """The copy affects the copier's own character, which the event was aimed at."""
    show.lay(Side(hand=[CURSE], play=[PAWN, PAUSE]), Side(play=[VISITOR, TALL], domains=["neutral:3"]))
    show.answer(f"play {CURSE}", f"choose {TALL}", f"use {VISITOR} domain 1")
    show.sees(skill(TALL), 1)
    show.sees(skill(PAWN), 1)
    show.offers(*IDLE)


@shows("coc/errata/kingsport-dreams/f9-charles-dexter-ward/a")
def another_goes_insane_in_place_of_ward(show: Show) -> None:
    """He may be chosen to go insane, and his controller has another one do so."""
    show.lay(Side(hand=[MADDEN], play=[PAWN, PAUSE]), Side(play=[WARD, OAF, TERRIBLE]))
    show.answer(f"play {MADDEN}")
    show.offers(*(f"choose {each}" for each in (WARD, OAF, PAWN, TERRIBLE)))
    show.answer(f"choose {WARD}")
    show.asked(1, "drive")
    show.offers(f"drive {OAF}", f"drive {PAWN}")
    show.answer(f"drive {PAWN}")
    show.sees(state(WARD), "ready")
    show.sees(state(OAF), "ready")
    show.sees(state(PAWN), "insane")
    show.offers(*IDLE)


@shows("coc/errata/kingsport-dreams/f9-charles-dexter-ward/a")
def ward_may_be_chosen_for_a_lost_terror_struggle(show: Show) -> None:
    """He may be chosen for a lost Terror struggle, and another one goes insane in his place."""
    show.lay(
        Side(play=[there(TERRIBLE), PAUSE]),
        Side(play=[there(WARD), there(OAF), PAWN]),
        stories=[MIND, BARE, "core/dreamwalkers"],
        step="stories resolve",
    )
    show.asked(1, "insane")
    show.offers(f"insane {WARD}", f"insane {OAF}")
    show.answer(f"insane {WARD}")
    show.asked(1, "drive")
    show.offers(f"drive {OAF}", f"drive {PAWN}")
    show.answer(f"drive {PAWN}")
    show.sees(state(WARD), "exhausted")
    show.sees(state(OAF), "exhausted")
    show.sees(state(PAWN), "insane")
    show.offers(*IDLE)


@shows("coc/errata/kingsport-dreams/f9-charles-dexter-ward/b")
def any_wound_destroys_ward_whatever_toughness_he_has(show: Show) -> None:
    """An event gives another character Toughness and none to him, and one wound destroys him."""
    show.lay(Side(hand=[ARMOUR, ARMOUR], play=[GUN, PAUSE]), Side(play=[WARD, PAWN]))
    show.answer(f"play {ARMOUR}", f"choose {PAWN}", f"play {ARMOUR}", f"choose {WARD}")
    show.sees(toughness(PAWN), 1)
    show.sees(toughness(WARD), 0)
    show.answer(f"use {GUN}", f"choose {WARD}")
    show.sees(discard(1), [WARD])
    show.offers(*IDLE)


@shows("coc/errata/conspiracies-of-chaos/f11-blood-magician")
def the_magician_gains_the_icon_that_another_loses(show: Show) -> None:
    """Another character loses a Combat icon for the phase, and the Magician has it."""
    show.lay(Side(play=[MAGICIAN, PAUSE], domains=["neutral:1"]), Side(play=[ARMED, PAWN]))
    show.answer(f"use {MAGICIAN} domain 1")
    show.offers(f"choose {MAGICIAN}", f"choose {ARMED}", f"choose {PAWN}")
    show.answer(f"choose {ARMED}")
    show.offers("name Arcane", "name Combat", "name Investigation", "name Terror")
    show.answer("name Combat")
    show.sees(icons(MAGICIAN), [0, 1, 0, 0])
    show.sees(icons(ARMED), [0, 1, 0, 1])
    show.offers(*IDLE)
    show.pass_to_phase("story")
    show.sees(icons(MAGICIAN), [0, 0, 0, 0])
    show.sees(icons(ARMED), [0, 2, 0, 1])


@shows("coc/errata/conspiracies-of-chaos/f11-blood-magician")
def the_magician_gains_nothing_that_was_not_there_to_lose(show: Show) -> None:
    """A Terror icon is named that the character does not have, and nothing changes."""
    show.lay(Side(play=[MAGICIAN, PAUSE], domains=["neutral:1"]), Side(play=[ARMED]))
    show.answer(f"use {MAGICIAN} domain 1", f"choose {ARMED}", "name Terror")
    show.sees(icons(MAGICIAN), [0, 0, 0, 0])
    show.sees(icons(ARMED), [0, 2, 0, 1])
    show.offers(*IDLE)


@shows("coc/errata/dunwich-denizens/f13-wilbur-whateley")
def wilbur_keeps_his_tokens_while_he_is_insane(show: Show) -> None:
    """Driven insane, Wilbur Whateley has his three tokens still; another character loses its token."""
    for victim, kept in ((WILBUR, (0, 3)), (PAWN, (0, 0))):
        show.lay(Side(hand=[UNNERVE], play=[PAUSE]), Side(play=[At(WILBUR, success=(0, 3)), At(PAWN, success=(0, 1))]))
        show.answer(f"play {UNNERVE}")
        show.offers(f"choose {WILBUR}", f"choose {PAWN}")
        show.answer(f"choose {victim}")
        show.sees(state(victim), "insane")
        show.sees(success_on(victim), kept)
        show.offers(*IDLE)


@shows("coc/errata/spawn-of-madness/f5-danny-obanions-cronie")
def the_cronie_helps_once_in_a_phase_though_he_is_ready_again(show: Show) -> None:
    """Readied by an event, he is not offered again in that phase."""
    show.lay(Side(hand=[WAKE], play=[CRONIE, At(CROOK, exhausted=True), At(FENCE, exhausted=True), PAUSE]))
    show.answer(f"use {CRONIE}", f"choose {CROOK}", f"play {WAKE}", f"choose {CRONIE}")
    show.sees(state(CRONIE), "ready")
    show.offers(*IDLE)
    show.why_not(f"use {CRONIE}", "coc/rule/2.9-limit/b")


@shows("coc/errata/unspeakable-tales/r12-on-ice")
def on_ice_replaces_a_story_under_its_success_tokens(show: Show) -> None:
    """The story is replaced, and the tokens of both players are still there."""
    show.lay(
        Side(hand=[ON_ICE], play=[PAUSE, At(SIGN, on=BARE)], domains=["agency:3"]),
        stories=[Story(BARE, (2, 1)), FIGHT, Story("core/dreamwalkers", (0, 3))],
        story_deck=[FULL, "core/ancient-apocrypha"],
    )
    show.answer(f"play {ON_ICE} domain 1")
    show.offers("choose core/dreamwalkers", f"choose {BARE}", f"choose {FIGHT}")
    show.answer(f"choose {BARE}")
    show.sees(tokens_by_story(), {FULL: (2, 1), FIGHT: (0, 0), "dreamwalkers": (0, 3)})
    show.sees(zone(BARE), "story deck")
    show.sees(discard(0), [SIGN, ON_ICE])
    show.offers(*IDLE)
    show.sees(log("story put under the deck"), ["story put under the deck bare-story"])


@shows("coc/errata/unspeakable-tales/r70-lair-of-the-deep-ones")
def the_lair_takes_somebody_weakest_after_your_draw(show: Show) -> None:
    """After your draw the Lair is exhausted to destroy a character chosen; exhausted already, it does nothing."""
    show.lay(Side(play=[LAIR, PAWN, WEAK, PAUSE]), Side(play=["young-deep-one", OAF]), step="draw")
    show.asked(0, "choose")
    show.offers("choose core/young-deep-one", f"choose {WEAK}")
    show.answer(f"choose {WEAK}")
    show.sees(discard(0), [WEAK])
    show.sees(state(LAIR), "exhausted")
    show.lay(Side(play=[At(LAIR, exhausted=True), PAWN, WEAK, PAUSE]), Side(play=[OAF]), step="draw")
    show.offers(*IDLE)
    show.sees(discard(0), [])


@shows("coc/errata/unspeakable-tales/r91-sacrificial-offerings")
def sacrificial_offerings_are_for_an_opponents_character(show: Show) -> None:
    """An opposing character is wounded, and its controller may choose one to be wounded in turn."""
    offerings, scout = ("ccg-unspeakable-tales/sacrificial-offerings", "ccg-unspeakable-tales/mi-go-scout")
    mine = Side(hand=[offerings], play=[scout, PAUSE], domains=["cthulhu:1"])
    show.lay(mine)
    show.offers(*IDLE)
    show.lay(mine, Side(play=[scout]))
    show.answer(f"play {offerings} domain 1")
    show.sees(discard(1), [scout])
    show.asked(1, "choose")
    show.offers(f"choose {scout}", "none")
    show.answer(f"choose {scout}")
    show.sees(discard(0), [scout, offerings])


@shows("coc/errata/forgotten-cities/r38-richard-upton-pickman")
def whom_pickman_paints_has_no_printed_text_for_the_phase(show: Show) -> None:
    """He has the ability of the one he paints, whose printed text is blank until the phase ends, gained text is not."""
    show.lay(Side(hand=[BOLD], play=[PICKMAN, PAUSE], domains=["syndicate:2"]), Side(play=[STEADY, PAWN]))
    show.answer(f"play {BOLD}", f"choose {STEADY}", "pass")
    show.answer(f"use {PICKMAN} domain 1")
    show.offers(f"choose {PICKMAN}", f"choose {STEADY}", f"choose {PAWN}")
    show.answer(f"choose {STEADY}")
    show.sees(has(STEADY, "willpower"), False)
    show.sees(has(STEADY, "fast"), True)
    show.offers(*IDLE, f"use {PICKMAN} copied {STEADY}")
    show.pass_to_phase("story")
    show.sees(has(STEADY, "willpower"), True)
