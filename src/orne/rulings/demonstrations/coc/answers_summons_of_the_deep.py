"""Answers about cards of Summons of the Deep."""

from __future__ import annotations

from orne.coc.language import (
    CHARACTER,
    IN_DISCARD,
    THIS_ENTERS_PLAY,
    Choose,
    Draw,
    SearchToHand,
    Whenever,
    WhenWon,
    everything,
    go_insane,
    titled,
    to_hand,
)
from orne.coc.position import FILLER
from orne.rulings.laboratory.coc import BARE, ELSEWHERE, FIGHT, MIND, PAUSE, PAWN, event, lab_card
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    controller,
    discard,
    discard_size,
    drained,
    hand,
    hand_size,
    host,
    in_play,
    result,
    state,
    struggles_so_far,
    times,
    toughness,
    winner,
)

SET = "summons-of-the-deep"
ARMED = lab_card("sd-armed", icons=(0, 2, 0, 1), skill=2)
SLEUTH = lab_card("sd-sleuth", icons=(0, 0, 0, 2), skill=2)
MADDEN = event("sdn-madden", go_insane(), Choose(CHARACTER))
DREAD = lab_card(
    "sdn-dread",
    Whenever(THIS_ENTERS_PLAY, go_insane(everything(CHARACTER & titled("Pawn")))),
    cost=0,
    type="support",
)
SEEK = event("sdn-seek", SearchToHand(CHARACTER & titled("Pawn")))
FETCH = event("sdn-fetch", to_hand(everything(CHARACTER & titled("Pawn") & IN_DISCARD)))
ASYLUM = f"{SET}/underground-asylum"
JULIA = f"{SET}/julia-brown-107"
FOOT = f"{SET}/rabbits-foot"
HAPLESS = f"{SET}/hapless-graduate-student"
RESEARCHER = f"{SET}/field-researcher"
GIFT = lab_card("sd-gift", WhenWon(Draw(2)), type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))
REPO = f"{SET}/repo-man"
OBSESSION = f"{SET}/infernal-obsession"


def _obsessed(show: Show) -> None:
    """The opponent takes your character by Infernal Obsession, attacks, and loses a Combat struggle to Repo Man."""
    show.lay(
        Side(play=[REPO, ARMED, SLEUTH]),
        Side(hand=[OBSESSION], play=[PAWN, PAUSE], domains=["hastur:3"]),
        stories=[FIGHT, BARE, ELSEWHERE],
        active=1,
    )
    show.answer(f"play {OBSESSION} domain 1", f"attach {ARMED}")
    show.sees(controller(ARMED), 1)
    show.pass_to("active player commits")
    show.answer(f"commit {PAWN} {FIGHT}", "done")
    show.pass_to("defender commits")
    show.answer(f"commit {REPO} {FIGHT}", "done")
    show.answer("pass")


FRIGHT = lab_card("sd-fright", icons=(2, 0, 0, 0))
SOA = "secrets-of-arkham"
BRAWLER = lab_card("sd-heavy", icons=(0, 3, 0, 0), skill=3)
BRAWL = lab_card("sd-brawl", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))
PRODIGY = f"{SET}/chess-prodigy"
UNIVERSE = f"{SET}/parallel-universe"
GRACE = f"{SET}/samantha-grace"
THEORIST = f"{SET}/conspiracy-theorist"
MUSCLE = f"{SET}/expendable-muscle"


@shows("coc/faq/what-is-an-effect/b")
def underground_asylum_cancels_what_a_lost_terror_struggle_does(show: Show) -> None:
    """A lost Terror struggle would drive a character insane; Underground Asylum is offered and cancels it."""
    show.lay(
        Side(play=[there(FRIGHT)]),
        Side(play=[there(PAWN), ASYLUM, PAUSE], domains=["syndicate:1"]),
        stories=[MIND, BARE, ELSEWHERE],
        step="stories resolve",
    )
    show.asked(1, "disrupt")
    show.offers("pass", f"use {ASYLUM} domain 1")
    show.answer(f"use {ASYLUM} domain 1")
    show.sees(state(PAWN), "exhausted")
    show.sees(state(ASYLUM), "exhausted")
    show.sees(drained(1), [True])


@shows("coc/faq/what-is-an-effect/b")
def underground_asylum_cancels_an_event_and_no_passive(show: Show) -> None:
    """It is offered before an event drives a character insane, and not before a passive does."""
    show.lay(Side(hand=[MADDEN], play=[PAUSE]), Side(play=[PAWN, ASYLUM], domains=["syndicate:1"]))
    show.answer(f"play {MADDEN}")
    show.asked(1, "disrupt")
    show.offers("pass", f"use {ASYLUM} domain 1")
    show.answer(f"use {ASYLUM} domain 1")
    show.sees(state(PAWN), "ready")
    show.lay(Side(hand=[DREAD], play=[PAUSE]), Side(play=[PAWN, ASYLUM], domains=["syndicate:1"]))
    show.answer(f"play {DREAD}")
    show.sees(state(PAWN), "insane")
    show.sees(state(ASYLUM), "ready")


@shows("coc/faq/julia-brown-enters-committed")
def julia_brown_who_commits_discards_and_draws(show: Show) -> None:
    """Committed in the commit step, unlike one that enters play committed, she uses her Forced Response."""
    show.lay(
        Side(hand=["short-fuse"] * 2, play=[JULIA, PAUSE]),
        stories=[BARE, FIGHT, ELSEWHERE],
        step="active player commits",
    )
    show.answer(f"commit {JULIA} lab/bare-story")
    show.sees(discard_size(0), 2)
    show.sees(times("drawn"), 2)


@shows("coc/faq/julia-brown-one-card-hand", "coc/example/1.3-julia-brown-then-draw")
def julia_brown_draws_only_after_two_discards(show: Show) -> None:
    """One card in hand is discarded and none drawn; of two or three, two are discarded, and two drawn."""
    for held, drawn in [(1, 0), (2, 2), (3, 2)]:
        show.lay(
            Side(hand=["short-fuse"] * held, play=[JULIA, PAUSE]),
            stories=[BARE, FIGHT, ELSEWHERE],
            step="active player commits",
        )
        show.answer(f"commit {JULIA} lab/bare-story")
        show.sees(discard_size(0), min(held, 2))
        show.sees(times("drawn"), drawn)


@shows("coc/faq/rabbits-foot-not-a-draw", "coc/faq/what-a-draw-is")
def rabbits_foot_is_not_a_draw_for_the_hapless_student(show: Show) -> None:
    """Rabbit's Foot takes a card without a draw, and Hapless Graduate Student stays sane; a draw drives him insane."""
    show.lay(
        Side(play=[HAPLESS, At(FOOT, on=HAPLESS), PAUSE]),
        stories=[BARE, FIGHT, ELSEWHERE],
        step="active player commits",
    )
    show.answer(f"commit {HAPLESS} lab/bare-story", f"use {FOOT}")
    show.sees(hand_size(0), 1)
    show.sees(times("drawn"), 0)
    show.sees(state(HAPLESS), "exhausted")
    show.lay(Side(play=[HAPLESS, "lab/pump", PAUSE]), stories=[BARE, FIGHT, ELSEWHERE])
    show.answer("use lab/pump")
    show.offers("no", "yes")
    show.answer("no")
    show.sees(times("drawn"), 1)
    show.sees(state(HAPLESS), "insane")


@shows("coc/faq/what-a-draw-is")
def what_is_searched_for_or_returned_is_not_drawn(show: Show) -> None:
    """A card found in the deck, and one taken back from the discard pile, come to hand without a draw."""
    for card in (SEEK, FETCH):
        show.lay(Side(hand=[card], play=[HAPLESS, PAUSE], deck=[FILLER, PAWN, FILLER], discard=[PAWN]))
        show.answer(f"play {card}")
        if card == SEEK:
            show.answer(f"take {PAWN}")
        show.sees(hand(0), [PAWN])
        show.sees(times("drawn"), 0)
        show.sees(state(HAPLESS), "ready")


@shows("coc/faq/game-ends-immediately")
def the_third_story_ends_the_game_before_the_field_researcher_could_answer(show: Show) -> None:
    """The fifth token wins the third story, and nothing is offered; after a second one the Researcher may answer."""
    show.lay(
        Side(play=[there(ARMED)], won=["dreamwalkers", "frozen-in-time"]),
        Side(play=[RESEARCHER, PAUSE]),
        stories=[Story(GIFT, (4, 0)), BARE, FIGHT],
        step="stories resolve",
    )
    show.offers()
    show.sees(result(), "Player 1 has won three stories.")
    show.lay(
        Side(play=[there(ARMED)], won=["dreamwalkers"]),
        Side(play=[RESEARCHER, PAUSE]),
        stories=[Story(GIFT, (4, 0)), BARE, FIGHT],
        step="stories resolve",
    )
    show.answer("no")
    show.asked(1, "response")
    show.offers("pass", f"use {RESEARCHER}")
    show.answer("pass")


@shows("coc/faq/repo-man-infernal-obsession")
def repo_man_takes_infernal_obsession_and_it_is_discarded(show: Show) -> None:
    """Your character comes back to you and Infernal Obsession is discarded."""
    _obsessed(show)
    show.asked(0, "take")
    show.offers(f"take {OBSESSION}", "take lab/pause")
    show.answer(f"take {OBSESSION}")
    show.sees(controller(ARMED), 0)
    show.sees(discard(1), [OBSESSION])


@shows("coc/faq/repo-man-infernal-obsession/old")
def repo_man_takes_infernal_obsession_to_another_character_of_yours(show: Show) -> None:
    """Your character comes back to you, and Infernal Obsession is attached to one of yours."""
    _obsessed(show)
    show.answer(f"take {OBSESSION}")
    show.offers(f"attach {SLEUTH}", f"attach {REPO}", f"attach {PAWN}")
    show.answer(f"attach {SLEUTH}")
    show.sees(controller(ARMED), 0)
    show.sees(controller(OBSESSION), 0)
    show.sees(host(OBSESSION), SLEUTH)
    show.sees(discard(1), [])


@shows("coc/faq/chess-prodigy-naming/a")
def chess_prodigy_names_a_struggle_after_committing(show: Show) -> None:
    """Committed, Chess Prodigy's controller is asked for a struggle, which Investigation then decides."""
    show.lay(
        Side(play=[PRODIGY, PAUSE]),
        Side(play=[BRAWLER]),
        stories=[FIGHT, BARE, ELSEWHERE],
        step="active player commits",
    )
    show.answer(f"commit {PRODIGY} lab/combat-story")
    show.offers("name Arcane", "name Combat", "name Investigation", "name Terror")
    show.answer("name Combat", "pass", "commit lab/sd-heavy lab/combat-story", "pass")
    show.sees(struggles_so_far(), [["Combat", 0, [1, 0]]])


@shows("coc/faq/chess-prodigy-parallel-universe")
def with_parallel_universe_skill_decides_whatever_chess_prodigy_named(show: Show) -> None:
    """With Parallel Universe at the story, the struggle that was named is decided by skill."""
    show.lay(
        Side(hand=[UNIVERSE], play=[PRODIGY, PAUSE], domains=["agency:1"]),
        Side(play=[BRAWLER]),
        stories=[FIGHT, BARE, ELSEWHERE],
    )
    show.offers("pass", f"use {PAUSE}", f"use {UNIVERSE} domain 1")
    show.answer(
        f"use {UNIVERSE} domain 1",
        "attach to lab/combat-story",
        "pass",
        "pass",
        f"commit {PRODIGY} lab/combat-story",
        "name Combat",
        "pass",
        "done",
        "pass",
    )
    show.sees(struggles_so_far(), [["Combat", 0, [3, 0]]])


@shows("coc/faq/samantha-grace-deck-out")
def a_player_without_a_deck_loses_beside_samantha_grace_too(show: Show) -> None:
    """Three stories do not win against Samantha Grace; drawing the last card of the deck loses all the same."""
    three = ["dreamwalkers", "frozen-in-time", "ancient-apocrypha"]
    show.lay(
        Side(play=[GRACE, PAUSE]),
        Side(play=["lab/pump"], deck=[FILLER], won=three),
        stories=[BARE, FIGHT, BRAWL],
        active=1,
    )
    show.sees(winner(), None)
    show.answer("use lab/pump")
    show.sees(winner(), 0)
    show.sees(result(), "Player 1 wins: the other deck is empty.")


@shows("coc/faq/conspiracy-theorist-both-at-three")
def beside_a_conspiracy_theorist_three_stories_win_nothing_until_it_is_gone(show: Show) -> None:
    """With three stories each the game goes on; the Theorist is destroyed, and whoever is active wins."""
    mine = ["dreamwalkers", "frozen-in-time", f"{SOA}/the-well"]
    theirs = ["ancient-apocrypha", f"{SOA}/obsessive-research", f"{SOA}/the-secrets-of-arkham"]
    for active in (0, 1):
        show.lay(
            Side(play=["lab/gun", PAUSE], won=mine),
            Side(play=[THEORIST, PAUSE], won=theirs),
            stories=[BARE, FIGHT, BRAWL],
            active=active,
            step="draw actions",
        )
        show.sees(winner(), None)
        if active:
            show.answer("pass")
        show.answer("use lab/gun")
        show.offers()
        show.sees(winner(), active)


@shows("coc/faq/expendable-muscle-dynamite")
def expendable_muscle_saves_nobody_whom_the_same_dynamite_wounds(show: Show) -> None:
    """Expendable Muscle may be attached to characters elsewhere, not to those at the story that the Dynamite wounds."""
    dynamite = f"{SET}/dynamite"
    show.lay(
        Side(play=[there("t-men"), At(dynamite, on="t-men"), there(MUSCLE), there(PAWN), "peeler", PAWN, PAUSE]),
        stories=[FIGHT, BARE, MIND],
        step="actions after attackers commit",
    )
    show.answer(f"use {dynamite}")
    show.offers("attach to core/peeler", f"attach to {PAWN}#2")
    show.answer("attach to core/peeler", f"first {PAWN}")
    show.sees(discard(0), [dynamite, PAWN, "t-men"])
    show.sees(host(MUSCLE), "peeler")
    show.sees(toughness("peeler"), 1)
    show.sees(in_play(0), [MUSCLE, "peeler", PAWN, PAUSE])
