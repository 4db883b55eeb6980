"""Ready, exhausted and committed."""

from __future__ import annotations

from orne.coc.abilities import AttachTo, Blanks, Choose, action
from orne.coc.language import (
    CARD,
    CHARACTER,
    HOST,
    IS_COMMITTED,
    IS_EXHAUSTED,
    IS_READY,
    SUPPORT,
    Draw,
    ExhaustThis,
    Pay,
    destroy,
    uncommit,
)
from orne.rulings.laboratory.coc import BARE, BELL, FIGHT, FULL, IDLE, PAUSE, PAWN, SEND, event, lab_card
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import (
    committed_to,
    hand_size,
    skill_compared,
    state,
    stories_resolved,
    struggles_so_far,
)

GAG = lab_card("va-gag", AttachTo(CARD), Blanks(HOST), type="support", cost=0)
FRESH = event("va-fresh", destroy(), Choose((CHARACTER | SUPPORT) & IS_READY))
TWO_WAYS = lab_card("two-ways", action(Draw(), cost=ExhaustThis()), action(Draw(2), cost=Pay(1)))
WITHDRAW = event("withdraw", uncommit(), Choose(CHARACTER & IS_COMMITTED))
BARKEEP = "the-order-of-the-silver-twilight/lodge-barkeep"
RITE = lab_card("rite-story", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 1, 0))
TIRED = event("va-tired", destroy(), Choose((CHARACTER | SUPPORT) & IS_EXHAUSTED))


@shows("coc/rule/2.10-ready-exhausted-committed/h")
def only_the_ready_and_sane_commit(show: Show) -> None:
    """The exhausted and the insane are not offered for commitment."""
    show.lay(
        Side(play=["mad-artist", At("bag-man", exhausted=True), At("young-deep-one", insane=True)]),
        stories=[FULL, BARE],
        step="active player commits",
    )
    show.asked(0, "commit")
    show.offers("commit mad-artist lab/bare-story", "commit mad-artist lab/quiet-story", "done")


@shows("coc/rule/2.10-ready-exhausted-committed/c")
def committing_exhausts(show: Show) -> None:
    """A character that is committed is exhausted for it."""
    show.lay(Side(play=["mad-artist"]), Side(play=["bag-man"]), stories=[FULL], step="active player commits")
    show.answer("commit mad-artist lab/quiet-story")
    show.asked(1, "commit")
    show.sees(state("mad-artist"), "exhausted")
    show.sees(committed_to("mad-artist"), "lab/quiet-story")


@shows("coc/rule/2.10-ready-exhausted-committed/g")
def only_committed_characters_count(show: Show) -> None:
    """Neither those at home nor those at another story add icons or skill."""
    show.lay(
        Side(play=[there("mad-artist"), "hired-muscle", there("g-men", 1), PAUSE]),
        Side(play=[there("bag-man")]),
        stories=[FIGHT, BARE],
        step="stories resolve",
    )
    show.answer("resolve lab/combat-story")
    show.sees(struggles_so_far(), [["Combat", 1, [1, 2]]])
    show.sees(skill_compared(), [["lab/combat-story", 0, 2], ["lab/bare-story", 6, 0]])


@shows("coc/rule/2.10-ready-exhausted-committed/i")
def an_effect_may_change_the_story_of_a_committed_character(show: Show) -> None:
    """An exhausted character at one story is committed to another and stays exhausted."""
    show.lay(
        Side(hand=[SEND], play=[At("mad-artist", exhausted=True, story=0), PAUSE]),
        stories=[BARE, FULL],
        step="actions after defenders commit",
    )
    show.answer("play lab/send", "choose lab/quiet-story")
    show.sees(committed_to("mad-artist"), FULL)
    show.sees(state("mad-artist"), "exhausted")


@shows("coc/rule/2.10-ready-exhausted-committed/b", "coc/rule/2.10-ready-exhausted-committed/l")
def support_cards_are_ready_or_exhausted_as_characters_are(show: Show) -> None:
    """Ready and exhausted support cards are offered as such; an insane character is neither."""
    bag, mad = (At("bag-man", exhausted=True), At("mad-artist", insane=True))
    show.lay(Side(hand=[FRESH, TIRED], play=[PAWN, BELL, bag, mad, At(GAG, on=PAWN, exhausted=True)]))
    show.answer(f"play {FRESH}")
    show.offers(f"choose {BELL}", f"choose {PAWN}")
    show.answer(f"choose {BELL}")
    show.answer(f"play {TIRED}")
    show.offers("choose core/bag-man", f"choose {GAG}")


@shows("coc/rule/2.10-ready-exhausted-committed/a")
def ready_and_committed_are_independent(show: Show) -> None:
    """Each combination is there: an effect commits the ready and the exhausted alike, and exhausts nobody."""
    show.lay(
        Side(
            hand=[SEND, SEND],
            play=["mad-artist", At("bag-man", exhausted=True), "triggerman", At("young-deep-one", exhausted=True)],
        ),
        stories=[BARE],
        step="story actions",
    )
    show.answer("play lab/send", "choose mad-artist", "play lab/send", "choose bag-man")
    for card, is_, where in (
        ("mad-artist", "ready", BARE),
        ("bag-man", "exhausted", BARE),
        ("triggerman", "ready", None),
        ("young-deep-one", "exhausted", None),
    ):
        show.sees(state(card), is_)
        show.sees(committed_to(card), where)
    show.asked(0, "commit")
    show.offers("done", f"commit triggerman {BARE}")
    show.answer("done")
    show.sees(stories_resolved(), [BARE])


@shows("coc/rule/2.10-ready-exhausted-committed/d")
def an_exhausted_card_works_except_for_costs_that_exhaust_it(show: Show) -> None:
    """Exhausted, it may still use the ability that is paid with resources."""
    show.lay(Side(play=[TWO_WAYS], domains=["agency:1"]))
    show.offers("pass", f"use {TWO_WAYS} ability 1", f"use {TWO_WAYS} ability 2 domain 1")
    show.answer(f"use {TWO_WAYS} ability 1")
    show.sees(state(TWO_WAYS), "exhausted")
    show.offers("pass", f"use {TWO_WAYS} ability 2 domain 1")
    show.answer(f"use {TWO_WAYS} ability 2 domain 1")
    show.sees(hand_size(0), 3)


@shows("coc/rule/2.10-ready-exhausted-committed/e")
def only_what_was_exhausted_has_been_readied(show: Show) -> None:
    """Lodge Barkeep answers the exhausted Triggerman's getting on his feet; a ready one does not get readier."""
    boss = Side(hand=["get-on-yer-feet"], play=[BARKEEP, PAUSE], domains=["syndicate:2"])
    show.lay(boss, Side(play=[At("triggerman", exhausted=True), At("bag-man", exhausted=True)]))
    show.answer("play get-on-yer-feet domain 1", "choose triggerman")
    show.asked(0, "response")
    show.offers("pass", f"use {BARKEEP}")
    show.answer(f"use {BARKEEP}")
    show.sees(state("triggerman"), "exhausted")
    show.lay(boss, Side(play=["triggerman"]))
    show.answer("play get-on-yer-feet domain 1", "choose triggerman")
    show.offers(*IDLE)


@shows("coc/rule/2.10-ready-exhausted-committed/e")
def an_arcane_struggle_readies_who_is_exhausted(show: Show) -> None:
    """The winner may ready one of two who committed; one that an effect committed is ready, and stays so."""
    show.lay(
        Side(play=[there("mad-artist"), there("bag-man"), At("triggerman", story=0), "g-men", PAUSE]),
        stories=[RITE, BARE],
        step="stories resolve",
    )
    show.asked(0, "arcane")
    show.offers("none", "ready bag-man", "ready mad-artist")
    show.why_not("ready triggerman", "coc/rule/2.10-ready-exhausted-committed/e")
    show.why_not("ready g-men", "coc/rule/2.10-ready-exhausted-committed/g")
    show.answer("ready bag-man")
    show.sees(state("bag-man"), "ready")
    show.sees(state("mad-artist"), "exhausted")


@shows("coc/rule/2.10-ready-exhausted-committed/m")
def characters_uncommit_once_their_story_has_resolved(show: Show) -> None:
    """When the second story is resolved, those of the first are committed no more; nor is one who is withdrawn."""
    show.lay(
        Side(play=[there(PAWN), there("bag-man", 1), BELL]),
        Side(play=[there("mad-artist")]),
        stories=[BARE, FIGHT],
        step="stories resolve",
    )
    show.answer(f"resolve {BARE}")
    show.sees(stories_resolved(), [BARE, FIGHT])
    for card in (PAWN, "bag-man", "mad-artist"):
        show.sees(committed_to(card), None)
        show.sees(state(card), "exhausted")
    show.lay(Side(hand=[WITHDRAW], play=["mad-artist", PAUSE]), step="active player commits", stories=[BARE])
    show.answer(f"commit mad-artist {BARE}", f"play {WITHDRAW}")
    show.sees(committed_to("mad-artist"), None)


@shows("coc/rule/2.10-ready-exhausted-committed/h", "coc/rule/2.10-ready-exhausted-committed/e")
def why_a_character_does_not_commit(show: Show) -> None:
    """The opponent's and the one that commits already do not, nor the exhausted; nobody commits to what is no story."""
    show.lay(
        Side(play=["mad-artist", "triggerman", At("bag-man", exhausted=True), "forbidden-shrine"]),
        Side(play=["g-men"]),
        stories=[FULL, BARE],
        step="active player commits",
    )
    show.answer(f"commit mad-artist {FULL}")
    show.offers("done", f"commit triggerman {BARE}", f"commit triggerman {FULL}")
    commits = "coc/rule/2.10-ready-exhausted-committed/h"
    show.why_not(f"commit mad-artist {BARE}", commits, says="Mad Artist commits to Quiet Story")
    show.why_not(f"commit g-men {BARE}", commits, says="is not a character you control")
    show.why_not(f"commit forbidden-shrine {BARE}", commits, says="is not a character you control")
    show.why_not(f"commit bag-man {BARE}", "coc/rule/2.10-ready-exhausted-committed/c")
    show.answer("done")
