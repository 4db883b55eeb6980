"""Answers about rules: whole effects, empty decks, wounds and insanity."""

from __future__ import annotations

from orne.coc import events
from orne.coc.language import (
    CARD,
    CHARACTER,
    IN_DISCARD,
    STORY,
    WITHOUT_TOKENS,
    Choose,
    ExhaustThis,
    Mill,
    PlaceSuccess,
    Then,
    action,
    everything,
    forced,
    go_insane,
    put_into_play,
    sacrifice,
    titled,
)
from orne.rulings.laboratory.coc import BARE, FIGHT, FULL, IDLE, OAF, PAUSE, PAWN, Say, event, lab_card, on, tool
from orne.rulings.showing.coc import At, Show, Side, Story, shows
from orne.rulings.showing.coc_probes import log, state, winner, zone

LEAVES = on(events.LEAVES_PLAY, lambda g, use, event: g.kind(event.subject).is_character)
GIVE = sacrifice(everything(CHARACTER & titled("Pawn")))
GET = put_into_play(everything(CARD & titled("Oaf") & IN_DISCARD))
RITE = lab_card("rite", action(Then(GIVE, GET), cost=ExhaustThis()), type="support")
WAIL = lab_card("wail-1", forced(LEAVES, Say("forced")), type="support")
RUIN = tool("ru-ruin", action(Then(Mill(2), PlaceSuccess(everything(STORY & ~WITHOUT_TOKENS))), cost=ExhaustThis()))
MADDEN = event("ru-madden", go_insane(), Choose(CHARACTER))
HARD = lab_card("ru-hard", keywords=(("toughness", 3),))
LAKE = "forgotten-lore/professor-lake"
PLAIN = lab_card("fl-plain", cost=0)
PLAINER = lab_card("fl-plainer", cost=0)
STUDENT = lab_card("fl-student", cost=0, faction="miskatonic", resources=("miskatonic",))
TUTOR = lab_card("fl-tutor", cost=0, faction="miskatonic", resources=("miskatonic",))
AGENT = lab_card("fl-agent", cost=0, faction="agency", resources=("agency",))


@shows("coc/faq/forced-response-waits-for-whole-effect")
def a_forced_response_waits_for_the_whole_effect(show: Show) -> None:
    """One effect sacrifices a character, then brings another in; only then the Forced Response comes."""
    show.lay(Side(play=[RITE, WAIL, PAWN, PAUSE], discard=[OAF]))
    show.answer(f"use {RITE}")
    show.sees(log("sacrificed", "put into play", "said"), ["sacrificed pawn", "put into play oaf", "forced"])


@shows("coc/faq/out-of-cards-ends-all-effects")
def a_player_whose_deck_runs_out_is_out_before_the_effect_goes_on(show: Show) -> None:
    """An effect discards your last two cards and would then win you a third story; you have lost before that."""
    show.lay(
        Side(play=[RUIN, PAUSE], deck=[PAWN, PAWN], won=["dreamwalkers", "opening-night"]),
        Side(play=[PAUSE]),
        stories=[Story(BARE, (4, 0)), FIGHT, FULL],
    )
    show.answer(f"use {RUIN}")
    show.offers()
    show.sees(winner(), 1)
    show.sees(log("success token", "story won"), [])
    show.lay(
        Side(play=[RUIN, PAUSE], deck=[PAWN] * 3, won=["dreamwalkers", "opening-night"]),
        Side(play=[PAUSE]),
        stories=[Story(BARE, (4, 0)), FIGHT, FULL],
    )
    show.answer(f"use {RUIN}")
    show.offers()
    show.sees(winner(), 0)


@shows("coc/faq/wounded-character-going-insane")
def a_wounded_character_that_goes_insane_is_destroyed(show: Show) -> None:
    """With one wound it is destroyed as it goes insane; without a wound it is insane."""
    for wounds, place in ((1, "discard"), (0, "play")):
        show.lay(Side(hand=[MADDEN], play=[PAUSE]), Side(play=[At(HARD, wounds=wounds)]))
        show.answer(f"play {MADDEN}")
        show.sees(zone(HARD), place)
        show.offers(*IDLE)
    show.sees(state(HARD), "insane")


@shows("coc/faq/professor-lake-neutral")
def beside_professor_lake_no_neutral_card_follows_another_card(show: Show) -> None:
    """After a neutral card those of a faction may be played; after one of a faction, only another faction's."""
    for first, then in ((PLAIN, (AGENT, STUDENT, TUTOR)), (STUDENT, (AGENT,))):
        show.lay(Side(hand=[PLAIN, PLAINER, STUDENT, TUTOR, AGENT], play=[PAUSE]), Side(play=[LAKE]))
        show.answer(f"play {first}")
        show.offers(*IDLE, *(f"play {each}" for each in then))
