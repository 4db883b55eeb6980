"""Answers about cards of the Core Set and of those that play their events."""

from __future__ import annotations

from orne.coc import values
from orne.coc.abilities import Trigger, WhenWon
from orne.coc.events import LEAVES_PLAY
from orne.coc.language import (
    CARD,
    CHARACTER,
    CONSPIRACY,
    OTHER,
    SUPPORT,
    AttachThis,
    Choose,
    Draw,
    ExhaustThis,
    Gives,
    PlaceSuccess,
    action,
    destroy,
    everything,
    pick,
    response,
    take_control,
)
from orne.rulings.laboratory.coc import (
    BARE,
    BELL,
    BORE,
    FIGHT,
    FULL,
    IDLE,
    OAF,
    PAUSE,
    PAWN,
    event,
    lab_card,
    on,
    plot,
    tool,
)
from orne.rulings.showing.coc import At, Show, Side, Story, shows
from orne.rulings.showing.coc_probes import (
    committed_to,
    deck,
    discard,
    hand,
    hand_size,
    in_play,
    is_character,
    log,
    said,
    skill,
    state,
    step,
    times,
    won,
    wounds,
    zone,
)

POLYPS = "the-yuggoth-contract/flying-polyps"
STEALER = lab_card("stealer", action(take_control("phase"), Choose(CHARACTER), cost=ExhaustThis()))
WRECKER = lab_card("wrecker", action(destroy(), Choose(CHARACTER | SUPPORT), cost=ExhaustThis()), type="support")
KILL = lab_card("od-kill", action(destroy(), Choose(CARD)), type="event", cost=0)


def _left_as(type_: str) -> Trigger:
    """A card of a type leaves play."""
    return on(LEAVES_PLAY, lambda g, use, event: event.before is not None and values.left_as(g, event.before) == type_)


HEARS_SUPPORT = tool("od-hears-a-support", response(_left_as("support"), Draw()))
HEARS_CHARACTER = tool("od-hears-a-character", response(_left_as("character"), Draw()))
RITUALIST = "the-yuggoth-contract/yog-sothoth"
FREE = lab_card("yc-free", cost=0)
CURSE = event("yc-curse", AttachThis(pick(CHARACTER & OTHER)), facts={"subtypes": ("Spell",), "cost": 1})
STEEL = lab_card("an-steel", keywords=(("invulnerability", 1),))
PRIZE = plot("an-prize", WhenWon(Draw(), if_won=True))
GIVER = tool("an-giver", action(PlaceSuccess(everything(CONSPIRACY)), cost=ExhaustThis()))
PLOT = plot("an-plot", Gives(CHARACTER, "skill", 1))


@shows("coc/faq/small-price-to-pay/b")
def small_price_may_be_played_where_nobody_can_be_wounded(show: Show) -> None:
    """The other character is Invulnerable: the event is offered, one goes insane and nobody is wounded."""
    show.lay(Side(hand=["small-price-to-pay"], play=[STEEL, PAUSE], domains=["agency:1"]), Side(play=[POLYPS]))
    show.offers(*IDLE, "play small-price-to-pay domain 1")
    show.answer("play small-price-to-pay domain 1")
    show.sees(state(STEEL), "insane")
    show.sees(wounds(POLYPS), 0)
    show.sees(in_play(1), [POLYPS])


def _ring(show: Show) -> None:
    """You trigger an Action; both players hold Power Drain and can pay for it."""
    show.lay(
        Side(hand=["power-drain"], play=[BELL, PAUSE], domains=["hastur:3"]),
        Side(hand=["power-drain"], play=[PAUSE], domains=["hastur:3"]),
    )
    show.answer(f"use {BELL}")


def _drain_alone(show: Show) -> None:
    """The opponent cancels it, and you are not asked about that: the opponent has the next action."""
    show.asked(1, "disrupt")
    show.offers("pass", "play power-drain domain 1")
    show.answer("play power-drain domain 1")
    show.sees(said(), [])
    show.sees(hand(0), ["power-drain"])
    show.asked(1, "action")


@shows("coc/faq/power-drain-on-power-drain", editions=("lcg-1.4", "lcg-4"))
def power_drain_does_not_cancel_power_drain(show: Show) -> None:
    """The opponent cancels an Action by Power Drain, and you, who hold another one, are not asked."""
    _ring(show)
    _drain_alone(show)


@shows("coc/faq/power-drain-on-power-drain", editions=("lcg-3.0",))
def power_drain_does_not_cancel_power_drain_where_you_may_answer_yourself(show: Show) -> None:
    """You may cancel your own Action, and let it pass; of the opponent's Power Drain you are not asked."""
    _ring(show)
    show.asked(0, "disrupt")
    show.offers("pass", "play power-drain domain 1")
    show.answer("pass")
    _drain_alone(show)


@shows("coc/faq/serpent-from-yoth-zone")
def serpent_from_yoth_works_only_from_play(show: Show) -> None:
    """Destroyed in play it costs the opponent a character; destroyed as a resource, or discarded from hand, nobody."""
    show.lay(Side(play=[WRECKER, "ygolonac", PAUSE]), Side(play=["serpent-from-yoth"]))
    show.answer(f"use {WRECKER}", "choose serpent-from-yoth")
    show.sees(log("sacrificed"), ["sacrificed ygolonac"])
    for card, side in (
        ("lab/melt", Side(domains=[["serpent-from-yoth"]])),
        ("lab/burn", Side(hand=["serpent-from-yoth"])),
    ):
        show.lay(Side(play=[card, "ygolonac", PAUSE]), side)
        show.answer(f"use {card}")
        show.sees(discard(1), ["serpent-from-yoth"])
        show.sees(log("sacrificed"), [])
        show.offers(*IDLE)


@shows("coc/faq/conspiracy-card-effects")
def the_effect_of_a_conspiracy_that_says_nothing_of_winning_is_always_in_force(show: Show) -> None:
    """A conspiracy in play raises all characters' skill while nobody has won it."""
    show.lay(Side(hand=[PLOT], play=[PAWN, PAUSE]), Side(play=[OAF]))
    show.sees(skill(PAWN), 1)
    show.answer(f"play {PLOT}")
    show.sees(skill(PAWN), 2)
    show.sees(skill(OAF), 2)


@shows("coc/faq/conspiracy-card-effects")
def the_effect_of_a_conspiracy_for_its_winner_may_be_declined(show: Show) -> None:
    """The winner of a conspiracy that speaks of winning is asked whether its effect is carried out."""
    for answer, drawn in (("yes", 1), ("no", 0)):
        show.lay(Side(play=[GIVER, PAUSE]), stories=[BARE, FIGHT, Story(PRIZE, (4, 0))])
        show.answer(f"use {GIVER}")
        show.offers("no", "yes")
        show.answer(answer)
        show.sees(hand_size(0), drawn)
        show.sees(won(0), [PRIZE])


@shows("coc/faq/ygolonac-ready-target")
def ygolonac_may_choose_a_ready_character_which_then_commits_with_him(show: Show) -> None:
    """A ready character may be chosen, and where Y'Golonac commits it is committed, too."""
    show.lay(
        Side(play=["ygolonac", "bag-man", PAUSE], domains=["shub-niggurath:1"]),
        stories=[BARE, FULL],
        step="story actions",
    )
    show.answer("use ygolonac domain 1")
    show.offers("choose bag-man", "choose ygolonac")
    show.answer("choose bag-man", "pass", f"commit ygolonac {FULL}")
    show.sees(committed_to("bag-man"), FULL)
    show.sees(committed_to("ygolonac"), FULL)


@shows("coc/faq/ygolonac-after-commitment", "coc/faq/if-able-blocked-clause")
def ygolonac_opens_no_commit_step_of_his_own(show: Show) -> None:
    """Used after both players have committed, he readies the character, which is not committed."""
    show.lay(
        Side(
            play=[At("ygolonac", exhausted=True, story=0), At("bag-man", exhausted=True), PAUSE], domains=["neutral:1"]
        ),
        stories=[FULL, BARE],
        step="actions after defenders commit",
    )
    show.answer("use ygolonac domain 1", "choose bag-man")
    show.sees(state("bag-man"), "ready")
    show.sees(committed_to("bag-man"), None)
    show.sees(times("committed"), 0)
    show.offers(*IDLE)


@shows("coc/faq/if-able-blocked-clause")
def who_must_commit_with_ygolonac_need_not_where_nobody_attacks(show: Show) -> None:
    """Y'Golonac's story has no attackers left, so that the bond is ignored and the character may defend elsewhere."""
    show.lay(
        Side(play=["ygolonac", "laboratory-assistant"], domains=["neutral:1"]),
        Side(play=["young-deep-one", STEALER]),
        step="story actions",
    )
    show.answer("use ygolonac domain 1", "choose young-deep-one", "pass")
    show.answer("commit ygolonac dreamwalkers", "commit laboratory-assistant frozen-in-time")
    show.answer(f"use {STEALER}", "choose ygolonac")
    show.sees(step(), "defender commits")
    show.offers("commit young-deep-one frozen-in-time", "done")
    show.answer("done")
    show.sees(committed_to("young-deep-one"), None)


def _painted(show: Show, prey: str, *theirs: str | At) -> None:
    """Pickman has gained the abilities of another character."""
    show.lay(
        Side(play=["richard-upton-pickman", PAUSE], domains=["syndicate:2", "syndicate:2"]),
        Side(play=[*theirs, PAWN]),
    )
    show.answer("use richard-upton-pickman domain 1", f"choose {prey}")


@shows("coc/faq/copied-text-keeps-names")
def an_ability_that_names_its_card_is_of_no_use_to_pickman(show: Show) -> None:
    """An ability that exhausts "this character" is his to use; one that speaks of Freelance Photographer is not."""
    _painted(show, "clover-club-bouncer", "clover-club-bouncer")
    show.offers(
        *IDLE,
        "use richard-upton-pickman copied clover-club-bouncer",
        "use richard-upton-pickman domain 2",
    )
    _painted(show, "freelance-photographer", At("freelance-photographer", exhausted=True))
    show.offers(*IDLE, "use richard-upton-pickman domain 2")


@shows("coc/faq/hound-of-tindalos-leaves-play")
def an_attached_hound_leaves_play_as_a_support_card(show: Show) -> None:
    """What answers a support card leaving play is offered, what answers a character is not; in the pile it is one."""
    show.lay(Side(hand=[KILL], play=["hound-of-tindalos", "bag-man", HEARS_SUPPORT, HEARS_CHARACTER, PAUSE]))
    show.answer("use hound-of-tindalos ability 1", f"play {KILL}", "choose hound-of-tindalos")
    show.asked(0, "response")
    show.offers("pass", f"use {HEARS_SUPPORT}")
    show.sees(zone("hound-of-tindalos"), "discard")
    show.sees(is_character("hound-of-tindalos"), True)
    show.answer("pass")


@shows("coc/faq/yog-sothoth-x-cost-spell")
def a_spell_of_cost_x_is_worth_nothing_to_yog_sothoth(show: Show) -> None:
    """With a character of cost 1 in the pile he is not offered; Unspeakable Resurrection fetches one of cost 0."""
    show.lay(Side(play=[RITUALIST, PAUSE], discard=["unspeakable-resurrection", PAWN], domains=["neutral:2"]))
    show.offers(*IDLE)
    show.lay(Side(play=[RITUALIST, PAUSE], discard=["unspeakable-resurrection", PAWN, FREE], domains=["neutral:2"]))
    show.answer(f"use {RITUALIST} domain 1")
    show.sees(in_play(0), [RITUALIST, PAUSE, FREE])
    show.sees(discard(0), [PAWN])
    show.sees(zone("unspeakable-resurrection"), "deck")
    show.offers(*IDLE)


@shows("coc/faq/yog-sothoth-attach-spell")
def a_spell_that_would_stay_attached_goes_under_the_deck(show: Show) -> None:
    """A Spell that attaches itself to a character lies at the bottom of the deck afterwards, attached to nobody."""
    show.lay(Side(play=[RITUALIST, PAUSE], discard=[CURSE], domains=["neutral:2"]), Side(play=[BORE]))
    show.answer(f"use {RITUALIST} domain 1")
    show.offers(f"attach to {BORE}", f"attach to {RITUALIST}")
    show.answer(f"attach to {BORE}")
    show.sees(deck(0), [*["laboratory-assistant"] * 10, CURSE])
    show.sees(in_play(1), [BORE])
    show.offers(*IDLE)
    show.sees(log("attached"), ["attached yc-curse"])
