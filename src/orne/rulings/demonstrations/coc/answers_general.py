"""Answers to questions about the rules."""

from __future__ import annotations

from orne.coc.abilities import Choose, ImmuneTo, Trigger, action, disrupt, response
from orne.coc.events import COMMITTED, LEAVES_PLAY, USE
from orne.coc.language import CARD, CHARACTER, SELF, CancelIt, Draw, Then, Wound, destroy, everything
from orne.rulings.laboratory.coc import BARE, FIGHT, MIND, PAUSE, PAWN, PISTOL, PUMP, SIREN, event, hears, lab_card, on
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    active,
    controller,
    hand,
    happened,
    host,
    skill_compared,
    struggles_so_far,
    tokens,
    view,
    zone,
)

BOOK = "summons-of-the-deep/book-of-eibon"
ALOOF = lab_card("aloof", ImmuneTo(SELF, CARD, words="effects"))
STORM = event("storm-of-blows", Wound(everything(CHARACTER)))
MOURNER = hears("mourner", LEAVES_PLAY)
HUSHES = lab_card("hushes", disrupt(on(USE), CancelIt()), type="event", cost=0)
PURGE = event("purge", Then(destroy(everything(CHARACTER)), Draw()))
PURGE_OF_TWO = lab_card("purge-of-two", action(Then(destroy(), Draw()), Choose(CHARACTER, 2)), type="event", cost=0)
WHEN, AFTER = (
    lab_card(
        f"{word}-committed",
        response(Trigger(COMMITTED, lambda g, use, event: True, f"{word} a character commits"), Draw()),
        type="support",
    )
    for word in ("when", "after")
)
NAPS, DOZES = (lab_card(slug, keywords=(("dormant", 1),)) for slug in ("napper", "dozer"))


@shows("coc/faq/attachments-and-control")
def taking_a_character_does_not_take_its_attachments(show: Show) -> None:
    """The character changes sides; the attachment on it stays its owner's, and stays attached."""
    show.lay(Side(play=[SIREN, PAUSE]), Side(play=[PAWN, At(PISTOL, on=PAWN)]))
    show.answer("use lab/siren")
    show.sees(controller("lab/pawn"), 0)
    show.sees(controller("lab/pistol"), 1)
    show.sees(host("lab/pistol"), "lab/pawn")


@shows("coc/faq/losing-a-struggle-without-characters")
def a_struggle_is_lost_without_characters(show: Show) -> None:
    """The defender has nobody there, and the struggle is still won against them."""
    show.lay(Side(play=[there("servant-of-nodens"), PAUSE]), stories=[MIND, BARE], step="stories resolve")
    show.sees(struggles_so_far(), [["Terror", 0, [1, 0]]])


@shows("coc/faq/defender-cannot-succeed")
def the_defender_never_succeeds(show: Show) -> None:
    """With more skill there, or with as much, the defender gets no token and the attacker none either."""
    for defender, compared in (("g-men", 6), ("bag-man", 2)):
        show.lay(
            Side(play=[there("mad-artist"), PAUSE]),
            Side(play=[there(defender)]),
            stories=[BARE],
            step="stories resolve",
        )
        show.sees(skill_compared(), [["lab/bare-story", 2, compared]])
        show.sees(tokens(0), [0, 0])


@shows("coc/faq/dormant-several-per-story")
def a_story_holds_any_number_of_dormant_cards(show: Show) -> None:
    """One is laid this turn, and then no second by the same player; in a later turn another one joins it."""
    show.lay(
        Side(hand=[NAPS, DOZES], play=[PAUSE], domains=["neutral:4", "neutral:4", ""]),
        stories=["rotting-away", "dreamwalkers", "frozen-in-time"],
    )
    show.includes("lay lab/napper rotting-away", "lay lab/dozer rotting-away")
    show.answer("lay lab/napper rotting-away")
    show.lacks("lay lab/dozer rotting-away")
    show.includes("lay lab/dozer dreamwalkers")
    for player in (1, 0):
        show.pass_to("draw actions")
        show.pass_to("operations")
        show.sees(active(), player)
    show.answer("lay lab/dozer rotting-away")
    show.sees(view(1, "stories", 0, "dormant"), 2)


@shows("coc/faq/determine-success-same-box")
def success_is_determined_in_the_same_box_as_the_struggles(show: Show) -> None:
    """Between the last struggle and the check of skill nobody is asked for an action or a response."""
    show.lay(
        Side(play=[there("hired-muscle"), MOURNER, PAUSE]),
        Side(play=[there("laboratory-assistant"), PAUSE]),
        stories=[FIGHT, BARE],
        step="stories resolve",
    )
    show.asked(0, "response")
    show.sees(happened("struggle", "destroyed", "skill compared"), ["struggle", "destroyed", "skill compared"])
    show.offers("use lab/mourner", "pass")
    show.answer("pass")


@shows("coc/faq/stories-are-not-triggered-effects")
def a_story_is_not_a_triggered_effect(show: Show) -> None:
    """Who may cancel whatever is triggered is asked when an Action is used, and not when a won story is executed."""
    show.lay(Side(play=[PUMP]), Side(hand=[HUSHES], play=[PAUSE]))
    show.answer("use lab/pump")
    show.asked(1, "disrupt")
    show.offers("play lab/hushes", "pass")
    show.answer("pass")
    show.lay(
        Side(play=[there("blackwood-file-clerk"), PAUSE], domains=[["bag-man"], "", ""]),
        Side(hand=[HUSHES], play=[PAUSE]),
        stories=[Story("frozen-in-time", (4, 0)), BARE, FIGHT],
        step="stories resolve",
    )
    show.answer("place frozen-in-time", "yes")
    show.asked(0, "resource")
    show.answer("destroy bag-man")
    show.asked(0, "action")
    show.sees(zone("bag-man"), "discard")


def _research_with_books_of_eibon(show: Show) -> None:
    """Each player has a character with a Book of Eibon, and Obsessive Research is executed."""
    show.lay(
        Side(play=[there("blackwood-file-clerk"), At(BOOK, on="blackwood-file-clerk"), PAUSE]),
        Side(play=[PAWN, At(BOOK, on=PAWN)]),
        stories=[Story("secrets-of-arkham/obsessive-research", (4, 1)), BARE, FIGHT],
        step="stories resolve",
    )
    show.answer("place secrets-of-arkham/obsessive-research", "yes")


@shows("coc/faq/book-of-eibon-obsessive-research", editions=("lcg-3.0", "lcg-4"))
def everybody_draws_up_to_eight_and_then_discards_down_to_five(show: Show) -> None:
    """Both hands have eight cards before the active player settles which Book of Eibon has cards discarded first."""
    _research_with_books_of_eibon(show)
    show.sees(hand(0), ["laboratory-assistant"] * 8)
    show.sees(hand(1), ["laboratory-assistant"] * 8)
    show.asked(0, "order")
    show.answer(f"resolve {BOOK}")
    show.sees(hand(0), ["laboratory-assistant"] * 5)
    show.sees(hand(1), ["laboratory-assistant"] * 5)


@shows("coc/faq/book-of-eibon-obsessive-research", editions=("lcg-1.4",))
def everybody_draws_up_to_eight_and_then_discards_down_to_five_in_the_order_of_play(show: Show) -> None:
    """Eight cards are drawn by each player, and then three discarded by each."""
    _research_with_books_of_eibon(show)
    show.sees(happened("drawn", "discarded from hand"), ["drawn"] * 16 + ["discarded from hand"] * 6)
    show.sees(hand(0), ["laboratory-assistant"] * 5)
    show.sees(hand(1), ["laboratory-assistant"] * 5)


@shows("coc/faq/what-is-an-effect/a")
def an_effect_without_more_is_a_card_effect(show: Show) -> None:
    """A character immune to effects is spared where a card wounds everybody, and wounded by a lost struggle."""
    show.lay(Side(hand=[STORM], play=[ALOOF, PAWN, PAUSE]))
    show.answer("play lab/storm-of-blows")
    show.sees(zone(ALOOF), "play")
    show.sees(zone(PAWN), "discard")
    show.lay(
        Side(play=[there("hired-muscle"), PAUSE]),
        Side(play=[there(ALOOF)]),
        stories=[FIGHT, BARE],
        step="stories resolve",
    )
    show.sees(zone(ALOOF), "discard")


@shows("coc/faq/destroy-all-zero-then")
def all_may_be_none_but_two_are_two(show: Show) -> None:
    """With no character to destroy the card is still drawn; the event that asks for two cannot even be played."""
    show.lay(Side(hand=[PURGE, PURGE_OF_TWO], play=[PAUSE]), Side(play=[PAWN]))
    show.offers(f"play {PURGE}", f"use {PAUSE}", "pass")
    show.lay(Side(hand=[PURGE], play=[PAUSE]))
    show.answer(f"play {PURGE}")
    show.sees(hand(0), ["laboratory-assistant"])


@shows("coc/faq/when-versus-after")
def when_and_after_are_answered_in_one_window(show: Show) -> None:
    """Of two responses to a commitment one says when and the other after, and both are offered together."""
    show.lay(Side(play=["mad-artist", WHEN, AFTER]), stories=[BARE], step="active player commits")
    show.answer("commit mad-artist lab/bare-story")
    show.asked(0, "response")
    show.offers(f"use {WHEN}", f"use {AFTER}", "pass")
    show.answer(f"use {AFTER}", f"use {WHEN}")
