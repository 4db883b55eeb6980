"""The base rules: the refresh phase, paying, insanity, success and won stories."""

from __future__ import annotations

from typing import Any

from orne.coc import events
from orne.coc.abilities import Choose, Use, action, response
from orne.coc.language import CAN_GO_INSANE, CHARACTER, Do, ExhaustThis, go_insane
from orne.coc.rules import success
from orne.coc.table import CocTable
from orne.rulings.laboratory.coc import BARE, FIGHT, FULL, IDLE, OAF, PAUSE, Say, event, lab_card, on
from orne.rulings.showing.coc import At, Show, Side, Story, shows
from orne.rulings.showing.coc_probes import (
    deck,
    domains,
    drained,
    face_down,
    happened,
    log,
    row,
    state,
    stories_resolved,
    struggles_so_far,
    times,
    tokens,
    zone,
)

TURNCOAT = lab_card("turncoat", faction="agency", resources=("hastur",))
AGENT = lab_card("plain-agent", faction="agency", resources=("agency",))
ACTOR = lab_card("plain-actor", faction="hastur", resources=("hastur",))
HORROR = lab_card(
    "dread-sight", action(go_insane(), Choose(CHARACTER & CAN_GO_INSANE), cost=ExhaustThis()), type="support"
)
FEAR = on(events.GO_INSANE)
GLOAT = lab_card("gloat", response(FEAR, Say("mad")), type="support")
MADNESS = event("madness", go_insane(), Choose(CHARACTER))
TERROR_ONLY = lab_card("terror-story", type="story", faction=None, resources=(), cost=0, struggles=(1, 0, 0, 0))


THREE = lab_card("agency-three", faction="agency", resources=("agency",), cost=3)
NEUTRAL_ONE = lab_card("neutral-cost-1", cost=1)
TWO_FISTS = lab_card("two-fists", icons=(0, 2, 0, 0))
FAST_NOTHING = lab_card("fast-nothing", keywords=(("fast", 1),))


def at_resolution(
    show: Show, mine: Any, theirs: Any = (), stories: Any = (FULL, BARE, TERROR_ONLY), **rest: Any
) -> None:
    """Stories about to resolve, plain names being committed to the first; it stops again at the last actions."""
    show.lay(
        Side(play=[*(At(c, exhausted=True, story=0) if isinstance(c, str) else c for c in mine), PAUSE]),
        Side(play=[At(c, exhausted=True, story=0) if isinstance(c, str) else c for c in theirs]),
        stories=stories,
        step="stories resolve",
        **rest,
    )


def _redistribute_stories(g: CocTable, use: Use) -> bool:
    """Redistribute the success tokens on stories."""
    return success.redistribute(g, use.seat, tuple(g.state.row), use)


STORIES = lab_card("redistribute-stories", action(Do(_redistribute_stories)), type="event", cost=0)


@shows("coc/basics/10.2", "coc/faq/readying-insane-characters")
def refreshing_restores_then_readies_then_refreshes_domains(show: Show) -> None:
    """One insane character is restored and stays exhausted, the other stays insane; the rest is ready and refreshed."""
    show.lay(
        Side(
            play=[At("bag-man", insane=True), At("triggerman", insane=True), At("mad-artist", exhausted=True), PAUSE],
            domains=["agency:1", "", ""],
            drained=[1],
        ),
        step="turn begins",
    )
    show.asked(0, "restore")
    show.offers("restore bag-man", "restore triggerman")
    show.sees(state("mad-artist"), "exhausted")
    show.answer("restore bag-man")
    show.sees(state("bag-man"), "exhausted")
    show.sees(state("triggerman"), "insane")
    show.sees(state("mad-artist"), "ready")
    show.sees(drained(0), [False, False, False])
    show.sees(happened("restored", "readied"), ["restored", "readied"])


@shows("coc/basics/10.18")
def a_resource_pays_by_its_icon_and_not_by_its_faction(show: Show) -> None:
    """An Agency card with the icon of Hastur matches a Hastur card, and not one of the Agency."""
    show.lay(Side(hand=[AGENT, ACTOR], play=[PAUSE], domains=[[TURNCOAT], "", ""]))
    show.offers("play lab/plain-actor domain 1", "use lab/pause", "pass")
    show.why_not("play lab/plain-agent", "coc/basics/5.2")


@shows("coc/basics/10.13")
def destroyed_instead_of_going_insane_is_not_having_gone_insane(show: Show) -> None:
    """What answers a character's going insane is not asked when a wounded one is destroyed instead."""
    show.lay(Side(play=[HORROR, GLOAT, PAUSE]), Side(play=[At(OAF, wounds=1)]))
    show.answer(f"use {HORROR}")
    show.asked(0, "action")
    show.sees(log("destroyed", "insane"), ["destroyed oaf"])


@shows("coc/basics/10.13")
def a_wounded_character_is_destroyed_instead_of_going_insane(show: Show) -> None:
    """A wounded character driven insane goes to the discard pile, and nobody has gone insane."""
    show.lay(Side(hand=[MADNESS, PAUSE], play=[At("hired-muscle", wounds=1)]))
    show.answer("play lab/madness")
    show.sees(zone("hired-muscle"), "discard")
    show.sees(times("insane"), 0)


@shows("coc/basics/6.6")
def success_needs_more_skill_and_unchallenged_gives_one_more(show: Show) -> None:
    """More skill gives a token, and one more where the other side has no skill there; the defender gets none."""
    for mine, theirs, placed in (
        (["mad-artist"], [], 2),
        (["mad-artist"], ["laboratory-assistant"], 1),
        (["mad-artist"], ["bag-man"], 0),
        (["laboratory-assistant"], ["bag-man"], 0),
        (["mad-artist"], ["young-deep-one"], 2),
        (["young-deep-one"], [], 0),
    ):
        at_resolution(show, mine, theirs, stories=[BARE])
        show.sees(tokens(), [placed, 0])


@shows("coc/basics/6")
def three_stories_are_committed_to_answered_and_resolved(show: Show) -> None:
    """The active player commits, then the other one at those stories only, then each story is resolved."""
    show.lay(
        Side(play=["mad-artist", "triggerman", PAUSE]),
        Side(play=["bag-man", PAUSE]),
        stories=[FULL, BARE, TERROR_ONLY],
        step="active player commits",
    )
    show.sees(row(), [FULL, BARE, TERROR_ONLY])
    show.asked(0, "commit")
    stories = (FULL, BARE, TERROR_ONLY)
    show.offers("done", *(f"commit {each} {story}" for each in ("mad-artist", "triggerman") for story in stories))
    show.answer(f"commit mad-artist {BARE}", f"commit triggerman {TERROR_ONLY}", "pass", "pass")
    show.asked(1, "commit")
    show.offers("done", f"commit bag-man {BARE}", f"commit bag-man {TERROR_ONLY}")
    show.answer(f"commit bag-man {BARE}", "pass", "pass")
    show.asked(0, "resolve")
    show.offers(f"resolve {BARE}", f"resolve {TERROR_ONLY}")
    show.answer(f"resolve {TERROR_ONLY}")
    show.sees(stories_resolved(), [TERROR_ONLY, BARE])


@shows("coc/basics/6")
def a_begun_story_runs_on_without_attackers(show: Show) -> None:
    """The only attacker dies in the Combat struggle, and the defender wins the later ones that he has icons for."""
    at_resolution(show, ["laboratory-assistant"], ["bag-man"])
    show.asked(1, "investigation")
    show.answer(f"place {FULL}")
    show.sees(zone("laboratory-assistant"), "discard")
    show.sees(
        struggles_so_far(),
        [
            ["Terror", None, [0, 0]],
            ["Combat", 1, [0, 2]],
            ["Arcane", None, [0, 0]],
            ["Investigation", 1, [0, 1]],
        ],
    )
    show.sees(tokens(), [0, 1])


@shows("coc/basics/10.1")
def fast_breaks_a_tie_of_one_or_more_for_the_only_side_that_has_it(show: Show) -> None:
    """With equal icons the only side with a Fast character wins; with none on either side nobody does."""
    for mine, theirs, won_by, total in (
        ("bag-man", "young-deep-one", 0, 2),
        ("young-deep-one", "bag-man", 1, 2),
        ("bag-man", "byakhee-servant", None, 2),
        ("young-deep-one", TWO_FISTS, None, 2),
        (FAST_NOTHING, "laboratory-assistant", None, 0),
    ):
        at_resolution(show, [mine], [theirs], stories=[FIGHT])
        show.sees(struggles_so_far(), [["Combat", won_by, [total, total]]])


@shows("coc/basics/6.7")
def five_tokens_dealt_to_one_story_win_it(show: Show) -> None:
    """Five redistributed tokens win the story, but only when all of them have been dealt."""
    show.lay(Side(hand=[STORIES], play=[PAUSE]), stories=[Story(BARE, (3, 0)), Story(FULL, (3, 0))], story_deck=[])
    show.answer("play lab/redistribute-stories")
    show.answer(*["put lab/bare-story"] * 5)
    show.sees(zone(BARE), "row")
    show.answer("put lab/quiet-story")
    show.sees(zone(BARE), "won")
    show.sees(tokens(), [1, 0])


@shows("coc/basics/5.1")
def one_undrained_domain_pays_the_whole_cost(show: Show) -> None:
    """Only a domain with three resources that is not drained pays 3; what it has beyond that is lost."""
    show.lay(Side(hand=[THREE], domains=["agency:3", "agency:2", "agency:1", "agency:4"], drained=[4], play=[PAUSE]))
    show.offers(*IDLE, f"play {THREE} domain 1")
    show.answer(f"play {THREE} domain 1")
    show.sees(drained(0), [True, False, False, True])
    show.sees(zone(THREE), "play")
    show.lay(Side(hand=[NEUTRAL_ONE, NEUTRAL_ONE], domains=["agency:4"], play=[PAUSE]))
    show.answer(f"play {NEUTRAL_ONE} domain 1")
    show.sees(drained(0), [True])
    show.offers(*IDLE)


@shows("coc/basics/5.2")
def the_domain_that_pays_holds_a_resource_of_the_faction(show: Show) -> None:
    """Among the resources that pay for an Agency card is one of the Agency; a neutral card needs none."""
    show.lay(Side(hand=[AGENT, NEUTRAL_ONE], domains=["hastur:2", "hastur:1 agency:1"], play=[PAUSE]))
    show.offers(*IDLE, f"play {AGENT} domain 2", *(f"play {NEUTRAL_ONE} domain {number}" for number in (1, 2)))
    show.why_not(f"play {AGENT} domain 1", "coc/basics/5.2", says="an Agency resource")
    show.answer(f"play {AGENT} domain 2")
    show.sees(zone(AGENT), "play")
    show.sees(drained(0), [False, True])


@shows("coc/basics/5.1")
def a_new_domain_is_the_top_card_of_the_deck_face_down(show: Show) -> None:
    """The Overzealous Initiate makes one: undrained, without resources, and nobody sees which card it is."""
    show.lay(Side(play=["overzealous-initiate", PAUSE], deck=["bag-man", "mad-artist"], domains=["agency:1"]))
    show.answer("use overzealous-initiate")
    show.sees(zone("bag-man"), "domain")
    show.sees(face_down("bag-man"), True)
    show.sees(deck(0), ["mad-artist"])
    show.sees(domains(0), [["filler/agency"], []])
    show.sees(drained(0), [False, False])


@shows("coc/basics/5.1", editions=("ccg-2.0",))
def a_resource_that_moves_pays_on_its_new_domain(show: Show) -> None:
    """Dockside Speakeasy moves a resource from a domain of two to another one of two, which then pays 3."""
    speakeasy = "ccg-arkham-edition/dockside-speakeasy"
    show.lay(Side(hand=[THREE], play=[speakeasy, PAUSE], domains=[["bag-man", "g-men"], "agency:2"]))
    show.offers(*IDLE, f"use {speakeasy}")
    show.answer(f"use {speakeasy}", "choose g-men domain 1")
    show.sees(domains(0), [["bag-man"], ["filler/agency", "filler/agency", "g-men"]])
    show.offers(*IDLE, f"play {THREE} domain 2")
