"""Playing cards: fast ones, exhausted ones, and what answers a card that is played."""

from __future__ import annotations

from orne.arkham.abilities import event, forced, free, reaction
from orne.arkham.events import PLAYED, TURN_BEGINS
from orne.arkham.language import DURING_YOUR_TURN, Exhaust, Gain, after
from orne.rulings.laboratory.arkham import DREAMER, ENEMY_PHASE, lab_card, pause, scholar
from orne.rulings.showing.arkham import Foe, In, Inv, Show, shows
from orne.rulings.showing.arkham_probes import actions, damage, resources

QUICK = lab_card("quick-knife", keywords=("fast",), cost=1)
TRICK = lab_card("trick", event(Gain(1), during=DURING_YOUR_TURN), type="event", keywords=("fast",))
LAM = lab_card(
    "lam",
    event(Gain(1), trigger=after(TURN_BEGINS, lambda g, use, e: e.seat == use.seat, "your turn begins")),
    type="event",
    keywords=("fast",),
)
LENS = lab_card("reading-lens", free(Gain(1), Exhaust()))
PLAIN_TOOL = lab_card("plain-tool", cost=2)
ON_PLAY = after(PLAYED, lambda g, use, e: True, "a card is played")
RED = lab_card("red", forced(ON_PLAY, Gain(1)))
BLUE = lab_card("blue", forced(ON_PLAY, Gain(2)))
GREEN = lab_card("green", reaction(ON_PLAY, Gain(4)))
GREY = lab_card("grey", reaction(ON_PLAY, Gain(8)))


@shows("ahlcg/fast/e", "ahlcg/fast/f")
def a_fast_asset_in_ones_own_turn_only_and_without_provoking(show: Show) -> None:
    """A Switchblade is played in one's own turn without an action or an attack, and not in the enemy phase."""
    show.lay(Inv("skids-otoole", hand=["switchblade"], play=[pause()]), enemies=[Foe("ghoul-minion", engaged=0)])
    show.includes("play core/switchblade")
    show.answer("play core/switchblade")
    show.sees(damage("core/skids-otoole"), 0)
    show.sees(actions(0), 3)
    show.lay(Inv("skids-otoole", hand=["switchblade"], play=[pause()]), **ENEMY_PHASE)
    show.offers("use lab/pause", "pass")


@shows("ahlcg/fast/c", "ahlcg/fast/e", idle=False)
def fast_cards_of_a_period_and_fast_assets_in_ones_own_turn(show: Show) -> None:
    """They are offered in a window of the player's own test, and not to the other investigator."""
    show.lab(
        scholar(hand=[QUICK, TRICK]), scholar(DREAMER, hand=[QUICK, TRICK]), step="2.2 next turn begins", active=None
    )
    show.answer("turn lab/scholar")
    show.asked(0, "turn")
    show.answer("investigate lab/hall")
    show.offers("play lab/quick-knife", "play lab/trick", "pass")


@shows("ahlcg/fast/b")
def a_fast_answer_to_the_beginning_of_the_turn(show: Show) -> None:
    """What is played after the turn begins is offered at that moment, and not later in the turn."""
    show.lab(scholar(hand=[LAM]), step="2.2 next turn begins", active=None)
    show.offers("play lab/lam", "pass")
    show.answer("pass")
    show.lacks("play lab/lam")


@shows("ahlcg/exhaust-exhausted/b", "ahlcg/ready/a")
def an_exhausted_card_cannot_be_exhausted_again(show: Show) -> None:
    """An exhausted asset cannot exhaust as a cost; a second copy enters play ready."""
    show.lab(scholar(play=[In(LENS, exhausted=True)], hand=[LENS]))
    show.lacks("use lab/reading-lens")
    show.answer("play lab/reading-lens")
    show.includes("use lab/reading-lens")


@shows(
    "ahlcg/forced-abilities/c",
    "ahlcg/forced-abilities/f",
    "ahlcg/priority-of-simultaneous-resolution/b",
    "ahlcg/reaction-opportunities/a",
    "ahlcg/reaction-opportunities/b",
)
def forced_abilities_come_before_reactions_in_the_leads_order(show: Show) -> None:
    """The lead orders the two forced texts; then both reactions may be used, one after the other."""
    show.lab(scholar(hand=[PLAIN_TOOL], play=[RED, BLUE, GREEN, GREY]), scholar(DREAMER), lead=1)
    show.answer("play lab/plain-tool")
    show.asked(1, "order")
    show.offers("resolve lab/red", "resolve lab/blue")
    show.answer("resolve lab/blue")
    show.asked(0, "reaction")
    show.offers("react lab/green", "react lab/grey", "pass")
    show.answer("react lab/grey")
    show.offers("react lab/green", "pass")
    show.answer("react lab/green")
    show.sees(resources(0), 3 + 1 + 2 + 4 + 8)


@shows("ahlcg/fast/b", "ahlcg/fast/e", "ahlcg/play-action/a")
def why_a_card_is_not_played_now(show: Show) -> None:
    """Lucky! waits for a failure, an asset for one's own turn, a skill card for a test."""
    show.lay(Inv("wendy-adams", hand=["lucky", "guts"], discard=["knife"]))
    show.why_not("play lucky", "ahlcg/fast/b", says="when you would fail a test")
    show.why_not("play guts", "ahlcg/skill-cards/a")
    show.why_not("play knife", "ahlcg/play-action/a")
    show.lay(Inv(hand=["knife", QUICK], play=[pause()]), Inv("daisy-walker"), locations=["attic"], active=1)
    show.pass_to("window")
    show.why_not("play knife", "ahlcg/play-action/a", says="takes an action")
    show.why_not(f"play {QUICK}", "ahlcg/fast/e")
