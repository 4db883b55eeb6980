"""Answers of the deluxe expansions."""

from __future__ import annotations

from orne.coc.events import COMMITTED
from orne.coc.language import (
    CHARACTER,
    IN_HAND,
    THIS_IS_TARGETED,
    Choose,
    action,
    disrupt,
    forced,
    go_insane,
    put_into_play_for_owner,
)
from orne.rulings.laboratory.coc import (
    BARE,
    BORE,
    FIGHT,
    FULL,
    GUN,
    HERE,
    IDLE,
    OAF,
    PAUSE,
    PAWN,
    PISTOL,
    Say,
    event,
    lab_card,
    mine,
    tool,
)
from orne.rulings.showing.coc import At, Show, Side, Story, shows, there
from orne.rulings.showing.coc_probes import (
    deck,
    discard,
    domains,
    drained,
    entries,
    icons,
    log,
    said,
    state,
    step,
    success_on,
    tokens,
    view,
    zone,
)

ATTACHE = "the-thousand-young/the-archmages-attache"
STRANGER = lab_card("ty-stranger", faction="hastur")
LOYAL = lab_card("ty-loyal", faction="hastur", keywords=(("loyal", 1),))
STEADFAST = lab_card("ty-steadfast", faction="hastur", steadfast=(("hastur", 1),))


def _open_the_valise(show: Show, top: str, whose: str = "opponent's deck") -> None:
    """A game in which the top card of a deck has just been revealed."""
    theirs, mine = ([top, BORE], [BORE, BORE]) if whose != "your deck" else ([BORE, BORE], [top, BORE])
    show.lay(Side(hand=[ATTACHE], play=[PAUSE], domains=["agency:1", "agency:1"], deck=mine), Side(deck=theirs))
    show.answer(f"play {ATTACHE} domain 1")
    show.offers("opponent's deck", "your deck")
    show.answer(whose, f"use {ATTACHE}")
    show.sees(view(1, "revealed"), [top])


BRUTE = lab_card("tv-brute", skill=4, icons=(0, 3, 0, 1), keywords=(("toughness", 1),), cost=4)
MALOCCHIO = "terror-in-venice/malocchio"
GUISE = "terror-in-venice/fleeting-guise"
TERROR = lab_card("tv-terror", icons=(2, 0, 0, 0))
WARY = lab_card("tv-wary", disrupt(THIS_IS_TARGETED, Say("seen")))
COLLECTOR = "the-order-of-the-silver-twilight/silver-twilight-collector"
MADDEN = tool("os-terror", action(go_insane(), Choose(CHARACTER)))
STRONG = lab_card("du-strong", skill=5)
ANCIENT = lab_card("du-ancient", subtypes=("Ancient One",))
JACOB = "denizens-of-the-underworld/jacob-finnegan"
IMMUREMENT = "denizens-of-the-underworld/immurement"
TAPE = "for-the-greater-good/red-tape"
TEAR = "for-the-greater-good/tear-in-time"
MAGE = lab_card("gg-mage", icons=(0, 0, 2, 0), skill=2)
LORE = lab_card("gg-lore-story", type="story", struggles=(0, 0, 1, 0))
ZEALOT = lab_card("gg-zealot", forced(mine(COMMITTED), Say("zeal")))
MOON = "the-mark-of-madness/moon-worshiper"
FRIEND = lab_card("mm-friend", faction="hastur")
CALL = event("mm-call", put_into_play_for_owner(insane=True), Choose(CHARACTER & IN_HAND))


@shows("coc/faq/archmages-attache-loyal-steadfast")
def the_card_in_the_valise_may_be_played_without_a_match(show: Show) -> None:
    """A card of a faction that you have no resource of may be played from the deck."""
    for whose in ["opponent's deck", "your deck"]:
        _open_the_valise(show, STRANGER, whose)
        show.offers("pass", f"play {STRANGER} deck domain 2", f"use {PAUSE}")
        show.answer(f"play {STRANGER} deck domain 2")
        show.sees(zone(STRANGER), "play")
        show.offers(*IDLE)
    show.sees(
        entries("attached to a place"), [("the-thousand-young/the-archmages-attache", 0, None, "the deck of player 1")]
    )


@shows("coc/faq/archmages-attache-loyal-steadfast")
def loyal_and_steadfast_are_not_lifted(show: Show) -> None:
    """A Loyal card and a Steadfast one cannot be played without the resources they ask for."""
    for top in (LOYAL, STEADFAST):
        _open_the_valise(show, top)
        show.offers(*IDLE)


@shows("coc/faq/malocchio-icons")
def malocchio_has_one_icon_of_each_kind_in_the_discard_piles(show: Show) -> None:
    """Five characters with three Combat icons in the piles give one; characters in play or in hand give none."""
    show.lay(Side(play=[MALOCCHIO, GUN, PAUSE], discard=[BRUTE] * 5), Side(play=[PAWN], discard=[TERROR]))
    show.sees(icons(MALOCCHIO), [1, 1, 0, 1])
    show.lay(Side(play=[MALOCCHIO, BRUTE, PAUSE], hand=[TERROR]), Side(discard=[PAWN]))
    show.sees(icons(MALOCCHIO), [0, 0, 0, 0])


@shows("coc/faq/fleeting-guise-choose-is-target")
def the_character_that_fleeting_guise_copies_is_targeted(show: Show) -> None:
    """A character that answers being targeted may answer as Fleeting Guise chooses it."""
    show.lay(Side(hand=[GUISE], play=[PAWN, PAUSE], domains=["yog-sothoth:2"]), Side(play=[WARY]))
    show.answer(f"play {GUISE} domain 1", f"choose {WARY}")
    show.asked(1, "disrupt")
    show.offers("pass", f"use {WARY}")
    show.answer(f"use {WARY}")
    show.sees(said(), ["seen"])


@shows("coc/faq/insane-loses-tokens-and-attachments")
def driven_insane_the_collector_loses_his_tokens_and_attachments(show: Show) -> None:
    """Driven insane, Silver Twilight Collector has no success tokens left, and Shotgun is discarded."""
    show.lay(Side(play=[At(COLLECTOR, success=(2, 0)), At("shotgun", on=COLLECTOR), MADDEN, PAUSE]))
    show.sees(icons(COLLECTOR), [0, 3, 0, 0])
    show.answer(f"use {MADDEN}")
    show.sees(state(COLLECTOR), "insane")
    show.sees(success_on(COLLECTOR), (0, 0))
    show.sees(discard(0), ["shotgun"])


@shows("coc/faq/jacob-finnegan-defending")
def a_defending_jacob_finnegan_goes_under_the_deck(show: Show) -> None:
    """Whether the attacker succeeds or fails, the defending Jacob Finnegan goes under his owner's deck."""
    for attacker in [PAWN, STRONG]:
        show.lay(
            Side(play=[there(attacker), PAUSE]),
            Side(play=[there(JACOB)]),
            stories=[BARE, FIGHT, FULL],
            step="stories resolve",
        )
        show.sees(deck(1), [*["laboratory-assistant"] * 10, JACOB])
        show.sees(tokens(), [int(attacker == STRONG), 0])


@shows("coc/faq/immurement-tied-domains")
def immurement_may_drain_either_of_two_domains_that_tie(show: Show) -> None:
    """Of three domains the two with the most resources are offered to be drained."""
    show.lay(
        Side(hand=[IMMUREMENT], play=[PAUSE, PAWN], domains=["syndicate:2", "agency:2", "agency:1"]),
        Side(play=[OAF, At(PISTOL, on=OAF), ANCIENT, At(BORE, insane=True)], domains=["agency:1", "", ""]),
    )
    show.answer(f"play {IMMUREMENT}")
    show.offers(f"choose {BORE}", f"choose {OAF}", f"choose {PISTOL}")
    show.answer(f"choose {OAF}")
    show.offers("drain domain 1", "drain domain 2")
    show.answer("drain domain 2")
    show.asked(1, "domain")
    show.offers("domain 1", "domain 2", "domain 3")
    show.answer("domain 3")
    show.sees(domains(1), [["filler/agency"], [], [OAF]])
    show.sees(discard(1), [PISTOL])
    show.sees(drained(), [False, True, False])
    show.sees(discard(0), [IMMUREMENT])
    show.offers(*IDLE)


@shows("coc/faq/red-tape-forced-response")
def red_tape_does_not_meet_a_forced_response(show: Show) -> None:
    """Red Tape is not asked about a Forced Response, and cancels the next ability that a player triggers."""
    show.lay(Side(play=[ZEALOT, PAUSE]), Side(play=[TAPE]), step="active player commits")
    show.answer(f"commit {ZEALOT} {HERE}")
    show.sees(said(), ["zeal"])
    show.answer(f"use {PAUSE}")
    show.sees(log("cancelled"), ["cancelled pause"])


@shows("coc/faq/tear-in-time-story-won")
def tear_in_time_on_a_story_that_is_won_is_gone(show: Show) -> None:
    """With its story won, Tear in Time lies in the discard pile and is not offered."""
    show.lay(
        Side(play=[there(MAGE), At(TEAR, on=LORE), PAUSE], discard=[PAWN]),
        stories=[Story(LORE, (4, 0)), BARE, FULL],
        step="stories resolve",
    )
    show.answer("none")
    show.sees(step(), "last story actions")
    show.sees(discard(0), [PAWN, TEAR])
    show.sees(tokens(), [0, 0])


@shows("coc/faq/moon-worshipper-entering-insane")
def moon_worshiper_does_not_restore_what_enters_play_insane(show: Show) -> None:
    """A Hastur character enters play insane, and Moon Worshiper is not offered."""
    show.lay(Side(hand=[CALL, FRIEND], play=[MOON, PAUSE]))
    show.answer(f"play {CALL}")
    show.sees(state(FRIEND), "insane")
    show.offers(*IDLE)


@shows("coc/faq/tear-in-time-story-won")
def tear_in_time_answers_where_the_story_is_not_won(show: Show) -> None:
    """With too few tokens to win the story, Tear in Time is offered."""
    show.lay(
        Side(play=[there(MAGE), At(TEAR, on=LORE), PAUSE], discard=[PAWN]),
        stories=[LORE, BARE, FULL],
        step="stories resolve",
    )
    show.answer("none")
    show.asked(0, "response")
    show.offers("pass", f"use {TEAR}")
    show.answer("pass")


@shows("coc/faq/moon-worshipper-entering-insane")
def moon_worshiper_answers_what_is_made_insane(show: Show) -> None:
    """A Hastur character made insane in play may be restored by Moon Worshiper."""
    show.lay(Side(play=[MOON, FRIEND, MADDEN, PAUSE]))
    show.answer(f"use {MADDEN}", f"choose {FRIEND}")
    show.asked(0, "response")
    show.offers("pass", f"use {MOON}")
    show.answer("pass")
