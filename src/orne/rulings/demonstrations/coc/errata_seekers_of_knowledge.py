"""Errata of Seekers of Knowledge."""

from __future__ import annotations

from orne.coc.language import CAN_GO_INSANE, CHARACTER, Choose, go_insane
from orne.rulings.laboratory.coc import BARE, BORE, FIGHT, FROM_HAND, FULL, IDLE, OAF, PAUSE, PAWN, event, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import (
    committed_to,
    deck,
    discard,
    domains,
    has,
    in_play,
    resources,
    state,
    step,
    struggles,
    struggles_so_far,
    text,
    text_in,
    toughness,
)

SET = "seekers-of-knowledge"
TORMENT = event("sk-torment", go_insane(), Choose(CHARACTER & CAN_GO_INSANE))
STUDENT = lab_card("sk-student", faction="miskatonic", skill=2)
GUIDE = lab_card("sk-guide", faction="miskatonic", subtypes=("Explorer",), skill=2)
PIKE = f"{SET}/richard-pike"
HISTORIAN = f"{SET}/alternative-historian"
TESTIMONY = f"{SET}/expert-testimony"
COMMITS = (
    "Disrupt: Before a struggle, choose a Miskatonic character that can be committed to that story"
    " and commit it to that story"
)
BRINGS = "its story gains 1 Investigation struggle"
DEAR = lab_card("sk-dear", cost=3)
NOON = lab_card("sk-noon", keywords=(("day", 1),))
NUG = f"{SET}/nug"


@shows("coc/errata/seekers-of-knowledge/f3-richard-pike")
def richard_pike_steels_his_fellows_and_goes_insane_all_the_same(show: Show) -> None:
    """Before he goes insane, he gives the other Miskatonic characters of both players Willpower and Toughness."""
    show.lay(Side(hand=[TORMENT], play=[PIKE, STUDENT, PAWN, PAUSE]), Side(play=[GUIDE]))
    show.answer(f"play {TORMENT}", f"choose {PIKE}")
    show.offers("pass", f"use {PIKE}")
    show.answer(f"use {PIKE}")
    show.sees(state(PIKE), "insane")
    show.sees(has(STUDENT, "willpower"), True)
    show.sees(has(GUIDE, "willpower"), True)
    show.sees(has(PAWN, "willpower"), False)
    show.sees(toughness(STUDENT), 1)
    show.sees(toughness(GUIDE), 1)
    show.sees(toughness(PAWN), 0)
    show.offers(*IDLE)
    show.pass_to("story actions")
    show.sees(has(STUDENT, "willpower"), False)


@shows("coc/errata/seekers-of-knowledge/f3-richard-pike", editions=("lcg-3.0",))
def before_richard_pike_was_insane_already_and_had_no_text(show: Show) -> None:
    """Before the change he would answer when he is insane, without text, and nothing comes of it."""
    show.lay(Side(hand=[TORMENT], play=[PIKE, STUDENT, PAUSE]))
    show.answer(f"play {TORMENT}", f"choose {PIKE}")
    show.sees(state(PIKE), "insane")
    show.sees(has(STUDENT, "willpower"), False)
    show.offers(*IDLE)


def _three_struggles_left_out(show: Show) -> None:
    """Alternative Historian has been used three times, with cards in hand for more."""
    show.lay(Side(hand=[PAWN] * 5, play=[HISTORIAN, PAUSE], domains=[""]), stories=[FULL, FIGHT, BARE])
    show.offers(*IDLE, f"use {HISTORIAN}")
    show.answer(f"use {HISTORIAN}")
    show.offers(f"choose {FIGHT}", f"choose {FULL}")
    show.answer(f"choose {FULL}")
    show.offers(*(f"skip {FULL} {kind}" for kind in ("Arcane", "Combat", "Investigation", "Terror")))
    show.answer(f"skip {FULL} Combat")
    show.sees(struggles(FULL), [0, 2, 3])
    show.sees(struggles(FIGHT), [1])
    show.sees(discard(0), [PAWN])
    for kind in ("Arcane", "Terror"):
        show.answer(f"use {HISTORIAN}", f"choose {FULL}", f"skip {FULL} {kind}")
    show.sees(struggles(FULL), [3])


@shows("coc/errata/seekers-of-knowledge/f15-alternative-historian")
def alternative_historian_leaves_out_three_struggles_a_turn(show: Show) -> None:
    """For a card each, three struggles are skipped this phase, and no fourth one in this turn."""
    _three_struggles_left_out(show)
    show.offers(*IDLE)
    show.why_not(f"use {HISTORIAN}", "coc/rule/1.11-forced-responses/a", "coc/rule/2.9-limit/b")


@shows("coc/errata/seekers-of-knowledge/f15-alternative-historian", editions=("lcg-1.4",))
def before_alternative_historian_had_no_limit(show: Show) -> None:
    """Before the change, he is offered a fourth time."""
    _three_struggles_left_out(show)
    show.offers(*IDLE, f"use {HISTORIAN}")


@shows("coc/errata/seekers-of-knowledge/f36-expert-testimony")
def expert_testimony_commits_a_witness_who_brings_a_struggle(show: Show) -> None:
    """A Miskatonic character is committed, and then an Investigation struggle is added at its story."""
    show.lay(
        Side(hand=[TESTIMONY], play=[there(PAWN), STUDENT, At(GUIDE, exhausted=True), PAUSE], domains=["miskatonic:2"]),
        stories=[FIGHT, BARE, FULL],
        step="stories resolve",
    )
    show.offers("pass", f"play {TESTIMONY} domain 1")
    show.answer(f"play {TESTIMONY} domain 1")
    show.offers(f"choose {GUIDE}", f"choose {STUDENT}")
    show.answer(f"choose {STUDENT}")
    show.sees(step(), "last story actions")
    show.sees(state(STUDENT), "ready")
    show.sees(struggles(FIGHT), [1, 3])
    show.sees(committed_to(STUDENT), FIGHT)
    show.sees(struggles_so_far(), [["Combat", None, [0, 0]], ["Investigation", None, [0, 0]]])
    show.reads(text(TESTIMONY), f"{COMMITS}. Then, until the end of the phase {BRINGS}.")
    show.reads(text_in("lcg-3.0", TESTIMONY), f"{COMMITS}; until the end of the phase {BRINGS}.")


@shows("coc/errata/seekers-of-knowledge/f49-nug/a", "coc/errata/seekers-of-knowledge/f49-nug/b")
def nug_adds_a_resource_to_each_domain_and_ends_the_day(show: Show) -> None:
    """Played from hand, Nug gives each domain the top card of the deck and destroys the Day cards of both players."""
    show.lay(
        Side(hand=[NUG], play=[NOON, PAUSE], domains=["shub-niggurath:5", "", ""], deck=[PAWN, OAF, DEAR, BORE]),
        Side(play=[NOON]),
    )
    show.answer(f"play {NUG} domain 1")
    show.sees(domains(0), [[*["filler/shub-niggurath"] * 5, PAWN], [OAF], [DEAR]])
    show.sees(discard(0), [NOON])
    show.sees(discard(1), [NOON])
    show.sees(in_play(0), [PAUSE, NUG])
    show.sees(deck(0), [BORE])
    show.offers(*IDLE)


def _nug_put_into_play(show: Show) -> None:
    """An event puts Nug into play."""
    show.lay(Side(hand=[NUG, FROM_HAND], play=[PAUSE], domains=["", "", ""]), Side(play=[NOON]))
    show.answer(f"play {FROM_HAND}")
    show.sees(discard(1), [NOON])
    show.offers(*IDLE)


@shows("coc/errata/seekers-of-knowledge/f49-nug/a")
def nug_put_into_play_adds_no_resources(show: Show) -> None:
    """Put into play by an event, and not played, Nug adds no resources."""
    _nug_put_into_play(show)
    show.sees(resources(0), [0, 0, 0])


@shows("coc/errata/seekers-of-knowledge/f49-nug/a", editions=("lcg-1.4",))
def before_nug_put_into_play_added_resources(show: Show) -> None:
    """Before the change, Nug adds a resource to each domain however it enters play."""
    _nug_put_into_play(show)
    show.sees(resources(0), [1, 1, 1])


@shows("coc/errata/seekers-of-knowledge/f49-nug/b")
def day_cards_that_come_after_nug_stay(show: Show) -> None:
    """A Day card played beside Nug stays: it destroys such cards only as it comes into play."""
    show.lay(Side(hand=[NOON], play=[NUG, PAUSE], domains=["agency:1"]))
    show.answer(f"play {NOON} domain 1")
    show.sees(in_play(0), [NUG, PAUSE, NOON])
    show.sees(discard(0), [])


@shows("coc/errata/seekers-of-knowledge/f49-nug/b", editions=("lcg-3.0",))
def before_day_cards_beside_nug_were_destroyed(show: Show) -> None:
    """Before the change, a Day card played beside Nug is destroyed."""
    show.lay(Side(hand=[NOON], play=[NUG, PAUSE], domains=["agency:1"]))
    show.answer(f"play {NOON} domain 1")
    show.sees(discard(0), [NOON])
