"""Answers about cards of Forgotten Lore."""

from __future__ import annotations

from orne.coc.abilities import MayPlay, Whenever, action
from orne.coc.language import (
    CARD,
    IN_DISCARD,
    THIS_LEAVES,
    ExhaustThis,
    Then,
    destroy,
    everything,
    shuffle_this_in,
    subtype,
)
from orne.rulings.laboratory.coc import BARE, FIGHT, IDLE, MIND, PAUSE, PAWN, Say, lab_card, tool
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import discard, log, said, success_on, times, tokens, wounds, zone

STORIES = [BARE, FIGHT, MIND]
BRAWLER = lab_card("fl-brawler", icons=(0, 9, 0, 0), keywords=(("toughness", 1),))
BOKRUG = "forgotten-lore/bokrug"


def _beaten(show: Show, marks: int) -> None:
    """Bokrug's side loses a Combat struggle, and he takes the wound."""
    show.lay(
        Side(play=[there(BRAWLER), PAUSE]),
        Side(play=[there(BOKRUG, wounds=marks), PAWN]),
        stories=[FIGHT, BARE, MIND],
        step="stories resolve",
    )


GRAVES = "forgotten-lore/snow-graves"
MINE = f"attach {GRAVES} player 1"
THEIRS = f"attach {GRAVES} player 2"
EYE = "ancient-relics/stygian-eye"
IDOL = tool("fl-idol", Whenever(THIS_LEAVES, Then(shuffle_this_in(), Say("shuffled"))), subtypes=("Relic",))
SMASH = tool("fl-smash", action(destroy(everything(CARD & subtype("Relic"))), cost=ExhaustThis()))
VOID = "the-key-and-the-gate/studying-the-void"


def _buried(show: Show, pile: str, mine: Side) -> None:
    """Snow Graves are laid on a discard pile."""
    show.lay(mine, stories=STORIES)
    show.answer(f"play {GRAVES}")
    show.offers(MINE, THEIRS)
    show.answer(pile)
    show.sees(zone(GRAVES), "play")


SAGE = lab_card("fl-sage", icons=(0, 0, 2, 0))
LOAN = lab_card("fl-loan", MayPlay(CARD & IN_DISCARD), type="support", cost=0)
LORE = lab_card("fl-lore", type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 1, 0))
DIARY = "forgotten-lore/whateleys-diary"
SHRINE = lab_card("fl-shrine", type="support", cost=0)


def _read(show: Show, *mine: At, tokens_there: tuple[int, int, int] = (2, 1, 0)) -> None:
    """Whateley's Diary in play, with success tokens on the stories; the opponent has one on each."""
    show.lay(
        Side(play=[PAWN, At(DIARY, on=PAWN), *mine, PAUSE], domains=["agency:4"]),
        stories=[Story(story, (number, 1)) for story, number in zip(STORIES, tokens_there, strict=True)],
    )


@shows("coc/faq/bokrug-final-wound")
def a_bokrug_who_dies_of_it_wounds_nobody(show: Show) -> None:
    """A Bokrug destroyed by the wound wounds nobody; one that survives it does."""
    _beaten(show, 3)
    show.sees(discard(1), [BOKRUG])
    show.sees(wounds(BRAWLER), 0)
    show.offers(*IDLE)
    _beaten(show, 0)
    show.sees(wounds(BOKRUG), 1)
    show.sees(wounds(BRAWLER), 1)
    show.offers("pass", "use lab/pause")


@shows("coc/faq/snow-graves-studying-the-void")
def snow_graves_stop_an_event_from_being_played_out_of_the_pile(show: Show) -> None:
    """Snow Graves on your pile stop an event from being played out of it; on the opponent's pile they do not."""
    _buried(show, MINE, Side(hand=[GRAVES], play=[there(SAGE), LOAN, PAUSE], discard=[VOID], domains=["yog-sothoth:4"]))
    show.offers(*IDLE)
    show.why_not(f"play {VOID}", "coc/rule/2.2-cannot/a", "coc/timing/responses-not-actions")
    _buried(show, THEIRS, Side(hand=[GRAVES], play=[SAGE, LOAN, PAUSE], discard=[VOID], domains=["yog-sothoth:4"]))
    show.offers(*IDLE, f"play {VOID} discard")
    show.sees(log("attached to a pile"), ["attached to a pile snow-graves"])


@shows("coc/faq/stygian-eye-snow-graves")
def a_relic_stays_in_the_pile_that_snow_graves_keep(show: Show) -> None:
    """A destroyed Relic is shuffled into the deck; out of a pile that is kept it is not, and nothing follows “then”."""
    for pile, goes, words in ((1, "deck", ["shuffled"]), (0, "discard", [])):
        show.lay(Side(play=[PAWN, At(EYE, on=PAWN), SMASH, At(GRAVES, pile=pile), PAUSE]))
        show.answer(f"use {SMASH}")
        show.sees(zone(EYE), goes)
        show.sees(times("shuffled into the deck"), len(words))
        show.sees(times("deck shuffled"), len(words))
        show.lay(Side(play=[IDOL, SMASH, At(GRAVES, pile=pile), PAUSE]))
        show.answer(f"use {SMASH}")
        show.sees(zone(IDOL), goes)
        show.sees(said(), words)
        show.offers(*IDLE)


@shows("coc/faq/snow-graves-studying-the-void")
def the_response_of_a_card_in_the_pile_is_offered_still(show: Show) -> None:
    """Under Snow Graves, Studying the Void's Response in the pile is offered after an Arcane struggle."""
    show.lay(Side(hand=[GRAVES], play=[SAGE, PAUSE], discard=[VOID]), Side(play=[PAWN]), stories=[LORE, BARE, FIGHT])
    show.answer(f"play {GRAVES}", MINE, "pass", "pass", f"commit {SAGE} {LORE}")
    show.answer("pass", "done", "pass")
    show.offers("none", "ready lab/fl-sage")
    show.answer("none")
    show.offers("pass", f"use {VOID}")
    show.answer("pass")


@shows("coc/faq/whateleys-diary-redistribute")
def tokens_on_other_cards_do_not_become_tokens_of_stories(show: Show) -> None:
    """With tokens on other cards alone the Diary is not offered; a token on a story is put on another story."""
    rituals = [At(SHRINE, success=(5, 0)), At(SHRINE, success=(5, 0))]
    _read(show, *rituals, tokens_there=(0, 0, 0))
    show.offers(*IDLE)
    _read(show, *rituals, tokens_there=(1, 0, 0))
    show.answer(f"use {DIARY} domain 1")
    show.offers("put lab/bare-story", "put lab/combat-story", "put lab/mind-story")
    show.answer("put lab/mind-story")
    show.sees(tokens(2), [1, 1])
    show.sees(tokens(0), [0, 1])
    show.sees(success_on(SHRINE), (5, 0))
    show.offers(*IDLE)
