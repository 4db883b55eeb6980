"""Errata that are seen in play."""

from __future__ import annotations

from orne.coc.abilities import Choose
from orne.coc.language import CHARACTER, IS_COMMITTED, uncommit
from orne.rulings.laboratory.coc import (
    BARE,
    BOUNCE,
    ELSEWHERE,
    FIGHT,
    FROM_HAND,
    IDLE,
    MIND,
    PAUSE,
    PAWN,
    event,
    lab_card,
)
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    committed_to,
    deck_size,
    domains,
    drained,
    hand,
    has_subtype,
    icons,
    in_play,
    state,
    tokens,
)

DEEP = "summons-of-the-deep"
SIX = ("bag-man", "mad-artist", "triggerman", "g-men", "hired-muscle", "young-deep-one")
CALL_OFF = event("call-off", uncommit(), Choose(CHARACTER & IS_COMMITTED))
ARMED = lab_card("sd-armed", icons=(0, 2, 0, 1), skill=2)
SLEUTH = lab_card("sd-sleuth", icons=(0, 0, 0, 2), skill=2)
DIMENSIONS = "summons-of-the-deep/across-dimensions"
YOG = lab_card("sd-yog", faction="yog-sothoth", icons=(0, 0, 1, 0))
UNSPEAKABLE = "summons-of-the-deep/unspeakable-transformation"
ARCHIVES = "summons-of-the-deep/arkham-advertiser-archives"
LIBRARY = lab_card("sd-library", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 1))
RAGE = "summons-of-the-deep/the-black-goats-rage"
GOAT = lab_card("sd-goat", faction="shub-niggurath", icons=(1, 0, 0, 0), keywords=(("willpower", 1),))
DEAR = lab_card("sd-dear", cost=4, icons=(1, 0, 0, 0))


def _archived(show: Show, *domains: str, drained_: tuple[int, ...]) -> None:
    """You have just won an Investigation struggle."""
    show.lay(
        Side(play=[ARCHIVES, there(SLEUTH), PAUSE], domains=domains, drained=drained_),
        Side(domains=["hastur:1"], drained=[1]),
        stories=[LIBRARY, BARE, ELSEWHERE],
        step="stories resolve",
    )


INMATE = "summons-of-the-deep/obsessive-inmate"
ROW = [BARE, lab_card("so-second", type="story", struggles=(0, 0, 0, 0)), (FAR := "core/dreamwalkers")]
FRIGHT = lab_card("sd-fright", icons=(2, 0, 0, 0))
BRAWL = lab_card("sd-brawl", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))
TRENT = "summons-of-the-deep/trent-dixon"
ZANN = "summons-of-the-deep/erich-zann"


@shows("coc/errata/core/f163-frozen-in-time/a", "coc/errata/core/f163-frozen-in-time/b")
def frozen_in_time_asks_for_every_resource(show: Show) -> None:
    """Of six resources two are destroyed, and eight cards discarded from the deck keep the other four."""
    show.lay(
        Side(play=[there("blackwood-file-clerk"), PAUSE], domains=[SIX[:2], SIX[2:4], SIX[4:]]),
        Side(domains=["", "", ""]),
        stories=[Story("frozen-in-time", (4, 0)), BARE, FIGHT],
        step="stories resolve",
    )
    show.answer("place frozen-in-time", "yes")
    for resource, is_kept in zip(SIX, (False, True, True, True, False, True), strict=True):
        show.asked(0, "resource")
        show.offers(f"destroy {resource}", f"discard 2 for {resource}")
        show.answer(f"discard 2 for {resource}" if is_kept else f"destroy {resource}")
    show.sees(domains(0), [["mad-artist"], ["triggerman", "g-men"], ["young-deep-one"]])
    show.sees(deck_size(0), 2)


@shows("coc/errata/summons-of-the-deep/f75-descendant-of-eibon/d")
def the_tokens_of_the_descendant_may_come_from_two_stories(show: Show) -> None:
    """One token on each of two stories pays for Descendant of Eibon."""
    show.lay(
        Side(hand=[f"{DEEP}/descendant-of-eibon"], play=[PAUSE]),
        stories=[Story(BARE, (1, 0)), Story(FIGHT, (1, 0)), "dreamwalkers"],
    )
    show.offers_of("use", f"use {DEEP}/descendant-of-eibon ability 1", "use lab/pause")


@shows(
    "coc/errata/summons-of-the-deep/f75-descendant-of-eibon/b",
    "coc/errata/summons-of-the-deep/f75-descendant-of-eibon/c",
)
def the_descendant_is_paid_for_at_one_story_and_goes_back_to_hand(show: Show) -> None:
    """Two tokens of one story bring Descendant of Eibon into play until the phase ends; one on each of two do not."""
    show.lay(
        Side(hand=[f"{DEEP}/descendant-of-eibon"], play=[PAUSE]),
        stories=[Story(BARE, (1, 0)), Story(FIGHT, (1, 0)), "dreamwalkers"],
    )
    show.offers_of("use", "use lab/pause")
    show.lay(
        Side(hand=[f"{DEEP}/descendant-of-eibon"], play=[PAUSE]),
        stories=[Story(BARE, (3, 0)), FIGHT, Story("dreamwalkers", (2, 0))],
    )
    show.answer(f"use {DEEP}/descendant-of-eibon ability 1")
    show.offers("discard from lab/bare-story", "discard from dreamwalkers")
    show.answer("discard from lab/bare-story")
    show.sees(in_play(0), ["lab/pause", f"{DEEP}/descendant-of-eibon"])
    show.sees(tokens(0), [1, 0])
    show.sees(tokens(2), [2, 0])
    show.answer("pass")
    show.sees(hand(0), [f"{DEEP}/descendant-of-eibon"])


@shows("coc/errata/summons-of-the-deep/f97-obsessive-inmate/b", "coc/faq/obsessive-inmate-uncommit")
def a_card_effect_removes_the_inmate_from_his_story(show: Show) -> None:
    """Obsessive Inmate, who stays committed otherwise, is uncommitted by an event."""
    show.lay(
        Side(hand=[CALL_OFF], play=[there(f"{DEEP}/obsessive-inmate"), PAUSE]), stories=[BARE, FIGHT, "dreamwalkers"]
    )
    show.offers("play lab/call-off", "use lab/pause", "pass")
    show.answer("play lab/call-off")
    show.sees(committed_to(f"{DEEP}/obsessive-inmate"), None)


@shows(
    "coc/errata/summons-of-the-deep/f109-scalethorn-asylum-subtype",
    "coc/errata/summons-of-the-deep/f109-scalethorn-asylum-trigger",
)
def scalethorn_asylum_makes_a_deep_one_as_an_action(show: Show) -> None:
    """For 1 and exhausting it, in any phase, a character is a Deep One with two Combat icons and one Arcane."""
    for step in ("operations", "draw actions"):
        show.lay(Side(play=[f"{DEEP}/scalethorn-asylum", PAWN, PAUSE], domains=["neutral:1", "", ""]), step=step)
        show.offers("pass", "use lab/pause", f"use {DEEP}/scalethorn-asylum domain 1")
        show.answer(f"use {DEEP}/scalethorn-asylum domain 1")
        show.sees(icons("lab/pawn"), [0, 2, 1, 0])
        show.sees(has_subtype("lab/pawn", "Deep One"), True)
        show.sees(state(f"{DEEP}/scalethorn-asylum"), "exhausted")
        show.sees(drained(0), [True, False, False])


@shows("coc/errata/summons-of-the-deep/f75-descendant-of-eibon/e")
def the_descendant_stays_if_something_else_brought_it_back(show: Show) -> None:
    """Returned to hand and put into play by another card in the same phase, it is not returned when the phase ends."""
    show.lay(
        Side(hand=[f"{DEEP}/descendant-of-eibon", BOUNCE, FROM_HAND], play=[PAUSE]),
        stories=[Story(BARE, (2, 0)), FIGHT, "dreamwalkers"],
    )
    show.answer(f"use {DEEP}/descendant-of-eibon ability 1", "play lab/bounce")
    show.sees(hand(0), ["lab/from-hand", f"{DEEP}/descendant-of-eibon"])
    show.answer("play lab/from-hand", "pass")
    show.sees(in_play(0), ["lab/pause", f"{DEEP}/descendant-of-eibon"])
    show.sees(hand(0), [])


@shows("coc/errata/summons-of-the-deep/f53-across-dimensions")
def across_dimensions_cannot_be_played_beside_another_character_of_yours(show: Show) -> None:
    """With a neutral character beside the Yog-Sothoth one, Across Dimensions is not offered."""
    show.lay(Side(hand=[DIMENSIONS], play=[YOG, PAWN, PAUSE], domains=["yog-sothoth:2"]))
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f115-unspeakable-transformation")
def unspeakable_transformation_gives_the_icons_another_of_your_characters_has(show: Show) -> None:
    """As an Action, Unspeakable Transformation gives a character the icons of another of yours."""
    show.lay(
        Side(hand=[UNSPEAKABLE], play=[PAWN, ARMED, DEAR, PAUSE], domains=["shub-niggurath:2"]), Side(play=[SLEUTH])
    )
    show.answer(f"play {UNSPEAKABLE} domain 1")
    show.offers(f"choose {PAWN}", f"choose {ARMED}")
    show.answer(f"choose {PAWN}")
    show.offers(f"take icons of {ARMED}", f"take icons of {DEAR}")
    show.answer(f"take icons of {ARMED}")
    show.sees(icons(PAWN), [0, 2, 0, 1])
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f28-arkham-advertiser-archives")
def the_archives_refresh_a_domain_of_yours_with_at_most_two_resources(show: Show) -> None:
    """The Archives offer your drained domains with one or two resources, and not the one with three."""
    _archived(show, "agency:3", "agency:2", "agency:1", drained_=(1, 2, 3))
    show.answer("none")
    show.answer(f"use {ARCHIVES}")
    show.offers("refresh your domain 2", "refresh your domain 3")
    show.answer("refresh your domain 2")
    show.sees(drained(), [True, False, True])
    show.sees(drained(1), [True])


@shows("coc/errata/summons-of-the-deep/f28-arkham-advertiser-archives")
def the_archives_do_nothing_for_large_domains(show: Show) -> None:
    """With only a domain of three resources drained, the Archives are not offered."""
    _archived(show, "agency:3", "agency:2", drained_=(1,))
    show.answer("none")
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f16-the-black-goats-rage")
def the_black_goats_rage_needs_only_shub_niggurath_cards(show: Show) -> None:
    """With a card of no faction in play, The Black Goat's Rage is not offered."""
    show.lay(Side(hand=[RAGE], play=[GOAT, PAUSE], domains=["shub-niggurath:3"]), Side(play=[ARMED, SLEUTH]))
    show.offers(*IDLE)


@shows("coc/errata/summons-of-the-deep/f97-obsessive-inmate/a")
def the_inmate_defends_where_the_opponent_comes_to_his_story(show: Show) -> None:
    """Obsessive Inmate, still committed, keeps the opponent who comes to that story from succeeding."""
    show.lay(
        Side(play=[At(INMATE, story=0), PAUSE]),
        Side(play=["bag-man"]),
        stories=ROW,
        active=1,
        step="active player commits",
    )
    show.answer(f"commit core/bag-man {BARE}")
    show.pass_to("last story actions")
    show.sees(tokens(), [0, 0])
    show.offers("pass", "use lab/pause")


@shows("coc/errata/summons-of-the-deep/f6-trent-dixon/b")
def trent_dixon_does_not_make_other_stories_resolve(show: Show) -> None:
    """On his controller's turn only the story Trent Dixon is committed to resolves."""
    show.lay(Side(play=[there(TRENT, 0), PAUSE]), stories=[FIGHT, BRAWL, BARE], step="stories resolve")
    show.sees(tokens(0), [2, 0])
    show.sees(tokens(1), [0, 0])
    show.sees(tokens(2), [0, 0])


@shows("coc/errata/summons-of-the-deep/f10-erich-zann")
def elsewhere_erich_zann_changes_nothing(show: Show) -> None:
    """At a story without Erich Zann a lost Terror struggle drives one character insane, as usual."""
    show.lay(
        Side(play=[ZANN, there(FRIGHT), PAUSE]),
        Side(play=[there(PAWN), there("peeler")]),
        stories=[MIND, BARE, ELSEWHERE],
        step="stories resolve",
    )
    show.asked(1, "insane")
    show.offers("insane core/peeler", "insane lab/pawn")
