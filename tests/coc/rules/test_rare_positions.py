"""What only rare positions show: things that change between a beginning and its end."""

from __future__ import annotations

from orne.coc.events import DRAWS
from orne.coc.language import (
    CHARACTER,
    IS_READY,
    ITSELF,
    OPPONENT_TRIGGERS,
    SELF,
    CancelIt,
    Cannot,
    Choose,
    Draw,
    ExhaustThis,
    Then,
    action,
    destroy,
    disrupt,
    everything,
    exhaust,
    gain,
    take_control,
)
from orne.coc.position import Side, build
from orne.rulings.laboratory.coc import SEND
from tests.coc.laboratory import (
    BARE,
    GUN,
    IDLE,
    PAUSE,
    PAWN,
    Say,
    in_all_editions,
    lab_card,
    on,
    there,
    tool,
)
from tests.coc.look import card, entries, hand, keys, pass_to_phase, said, seen, skill, state_of, zone


@in_all_editions
def test_a_target_that_is_no_longer_ready_escapes(edition: str) -> None:
    """coc/rule/1.9-choosing-targets/f: the same card, which no longer is what the text has a player choose."""
    axe = tool("rare-axe", action(destroy(), Choose(CHARACTER & IS_READY), cost=ExhaustThis()))
    trip = tool("rare-trip", disrupt(OPPONENT_TRIGGERS, exhaust(everything(CHARACTER)), cost=ExhaustThis()))
    game = build(Side(play=[axe, PAUSE]), Side(play=[PAWN, trip]), edition=edition)
    game.play(f"use {axe}", f"use {trip}")
    assert (zone(game, PAWN), state_of(game, PAWN)) == ("play", "exhausted")
    assert keys(game) == IDLE


@in_all_editions
def test_what_cannot_be_destroyed_keeps_its_wounds(edition: str) -> None:
    """coc/rule/2.2-cannot/a: nothing prevented the wound, it only is not fatal."""
    rock = lab_card("rare-rock", Cannot("be destroyed", SELF))
    game = build(Side(play=[GUN, PAUSE]), Side(play=[rock]), edition=edition)
    game.choose(f"use {GUN}")
    assert (zone(game, rock), seen(game, rock)["wounds"], entries(game, "wound prevented")) == ("play", 1, [])
    assert keys(game) == IDLE


TAKES = {until: action(take_control(until), Choose(CHARACTER), cost=ExhaustThis()) for until in ("phase", "turn")}


@in_all_editions
def test_what_was_borrowed_twice_goes_home_when_both_are_over(edition: str) -> None:
    """coc/rule/1.4-duration-of-effects/d: the earlier taking is over first, the later gives it back."""
    brief, long = tool("rare-brief", TAKES["phase"]), tool("rare-long", TAKES["turn"])
    game = build(Side(play=[brief, PAUSE]), Side(play=[PAWN, long, PAUSE]), edition=edition, step="story actions")
    game.play(f"use {brief}", f"use {long}")
    assert card(game, PAWN).controller == 1
    while game.state.active == 0:
        game.choose("pass" if "pass" in keys(game) else "done")
    assert card(game, PAWN).controller == 1


@in_all_editions
def test_an_effect_sends_no_defender_where_nobody_attacks(edition: str) -> None:
    """coc/faq/military-bike-defender"""
    stories = [BARE, "lab/quiet-story"]
    game = build(
        Side(play=[there(PAWN), PAUSE]), Side(hand=[SEND], play=[PAWN, PAUSE]), stories=stories, step="story actions",
        edition=edition,
    )  # fmt: skip
    game.play("pass", f"play {SEND}", f"choose {PAWN}#2", "choose lab/quiet-story")
    assert seen(game, f"{PAWN}#2")["story"] is None


@in_all_editions
def test_a_draw_that_is_cancelled_brings_nothing_that_follows_then(edition: str) -> None:
    """coc/rule/1.3-effect-dependence/b: no card was drawn, so what comes then does not come."""
    wish = tool("rare-wish", action(Then(Draw(), Say("thanks")), cost=ExhaustThis()))
    dam = tool("rare-dam", disrupt(on(DRAWS), CancelIt(), cost=ExhaustThis()))
    for dammed in (False, True):
        game = build(Side(play=[wish, PAUSE], hand=[]), Side(play=[dam]), edition=edition)
        game.play(f"use {wish}", f"use {dam}" if dammed else "pass")
        assert (len(hand(game, 0)), said(game)) == ((0, []) if dammed else (1, ["thanks"]))
        assert keys(game) == IDLE


@in_all_editions
def test_what_lasts_to_the_end_of_the_next_turn_outlasts_the_refresh(edition: str) -> None:
    """coc/rule/1.4-duration-of-effects/a: only what says so ends with a refresh phase."""
    tonic = lab_card("rare-tonic", action(gain(ITSELF, skill=2, until="your next turn ends"), cost=ExhaustThis()))
    game = build(Side(play=[tonic, PAUSE]), Side(play=[PAUSE]), edition=edition)
    game.choose(f"use {tonic}")
    assert skill(game, tonic) == 3
    for wanted in ("story", "operations", "story", "operations"):
        pass_to_phase(game, wanted)
    assert (game.state.active, skill(game, tonic)) == (0, 3)
    pass_to_phase(game, "story")
    pass_to_phase(game, "operations")
    assert (game.state.active, skill(game, tonic)) == (1, 1)
