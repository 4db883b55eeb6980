"""Answers about cards of Dreamlands."""

from __future__ import annotations

from orne.coc import events
from orne.coc.abilities import Choose, Whenever, WhenWon, action
from orne.coc.language import (
    CHARACTER,
    IN_HAND,
    SUPPORT,
    Draw,
    ExhaustThis,
    destroy,
    everything,
    put_into_play,
)
from orne.coc.position import FILLER
from orne.rulings.laboratory.coc import BARE, FIGHT, GUN, IDLE, MIND, PAUSE, PAWN, Say, event, lab_card, on, tool
from orne.rulings.showing.coc import At, Show, Side, shows, there
from orne.rulings.showing.coc_probes import (
    attackers,
    committed_to,
    discard,
    hand,
    hand_size,
    has,
    icons,
    in_play,
    is_blank,
    is_character,
    resources,
    skill,
    skill_compared,
    state,
    struggles_so_far,
    tokens,
    won,
    zone,
)

SET = "dreamlands"
PILLAR = f"{SET}/guardian-pillar"
COMMIT = f"commit {PILLAR} lab/combat-story"
RAZE = lab_card("dl-raze", action(destroy(), Choose(SUPPORT), cost=ExhaustThis()), type="support", cost=0)
SLAY = lab_card("dl-slay", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()), type="support", cost=0)
BRING = event("dl-bring", put_into_play(everything(SUPPORT & IN_HAND)))
TRUCE = "the-order-of-the-silver-twilight/neutral-ground"


def _stood(show: Show, *mine: str | At, theirs: tuple[str | At, ...] = ()) -> None:
    """The active player's commit step, with Guardian Pillar in play."""
    show.lay(
        Side(play=[PILLAR, PAWN, *mine, PAUSE]),
        Side(play=theirs),
        stories=[FIGHT, BARE, MIND],
        step="active player commits",
    )


BASILISK = f"{SET}/basilisk"


def _ended(show: Show, *mine: str | At) -> None:
    """The end of the turn of whoever has a Basilisk."""
    show.lay(Side(play=[BASILISK, *mine]), Side(play=[PAWN, PAUSE]), step="end of turn")


CATS = f"{SET}/the-cats-of-ulthar"
ROCK = lab_card("dl-rock", keywords=(("invulnerability", 1),))
IB = f"{SET}/beings-of-ib"
BOKRUG = "forgotten-lore/bokrug"
TERRIER = lab_card("dl-terrier", icons=(0, 1, 0, 0), skill=1)


def _counted(show: Show, *mine: str | At) -> None:
    """A Combat struggle and a comparison of skill at the first story."""
    show.lay(
        Side(play=[*mine, PAUSE]), Side(play=[there(TERRIER)]), stories=[FIGHT, BARE, MIND], step="stories resolve"
    )


FANATIC = f"{SET}/dreamlands-fanatic"
MUSCLE = "summons-of-the-deep/expendable-muscle"
JUMP = f"use {FANATIC}"
DAY = lab_card("dl-day", type="support", cost=0, keywords=(("day", 1),))
CAPTAIN = f"{SET}/the-captain"
BRAWL = lab_card("dl-brawl", type="story", faction=None, resources=(), cost=0, struggles=(0, 1, 0, 0))


def _sailed(show: Show, *mine: str | At, times: int = 1) -> None:
    """The Captain has been used for the first story, where icons and skill are then counted."""
    show.lay(
        Side(play=[*mine, DAY, PAUSE], domains=["agency:2", "agency:2"]),
        Side(play=[TERRIER]),
        stories=[FIGHT, BARE, BRAWL],
        step="actions after defenders commit",
    )
    for number in range(times):
        show.answer(f"use {CAPTAIN} domain {number + 1}", "choose lab/combat-story")
    show.answer("pass")


GATE = f"{SET}/twilight-gate"
RITE = lab_card("dl-rite", type="event", faction="yog-sothoth", resources=("yog-sothoth",))
PURSE = [RITE, RITE]
LORE = "forgotten-lore"
NIGHT = f"{SET}/the-setting-sun"
TWILA = f"{SET}/twila-katherine-price-3"
GIFT = lab_card("dl-gift", WhenWon(Draw()), type="story", faction=None, resources=(), cost=0, struggles=(0, 0, 0, 0))
DOORBELL = tool("dl-doorbell", Whenever(on(events.ENTERS_PLAY), Say("ding")))
PLOT = lab_card("dl-plot", WhenWon(Draw()), type="conspiracy", struggles=(0, 0, 0, 0))
PRIZE = lab_card("dl-prize", WhenWon(Draw(), if_won=True), type="conspiracy", struggles=(0, 0, 0, 0))


def _at(show: Show, story: str, *more: str) -> None:
    """Twila Katherine Price stands ready at a story."""
    show.lay(
        Side(play=[At(TWILA, story=0), *more, PAUSE], domains=["miskatonic:2"]),
        stories=[story, FIGHT, MIND],
        step="actions after attackers commit",
    )


USE = f"use {TWILA} gained domain 1"
DREAMS = f"{SET}/horrid-dreams"


def _dreamt(show: Show, top: str, *theirs: str) -> None:
    """The opponent's top card is discarded by Horrid Dreams."""
    show.lay(
        Side(hand=[DREAMS], play=["syndicate-liaison", PAUSE], domains=["miskatonic:3"]),
        Side(play=theirs, deck=[top, *[FILLER] * 5], domains=[["peeler", "peeler"]]),
    )
    show.answer(f"play {DREAMS} domain 1")


@shows("coc/faq/guardian-pillar-type")
def guardian_pillar_commits_as_a_character_and_is_one_until_it_is_back(show: Show) -> None:
    """Committed, the Pillar may be chosen as a character and not as a support card, until it is back."""
    _stood(show, SLAY, theirs=(RAZE, SLAY))
    show.answer(COMMIT, "done")
    show.sees(state(PILLAR), "exhausted")
    show.sees(skill(PILLAR), 4)
    show.sees(icons(PILLAR), [1, 3, 0, 0])
    show.answer(f"use {SLAY}")
    show.offers(f"choose {PILLAR}", f"choose {PAWN}")
    show.answer(f"choose {PAWN}", f"use {RAZE}")
    show.offers(f"choose {SLAY}", f"choose {SLAY}#2", f"choose {RAZE}", "choose lab/pause")
    show.answer(f"choose {SLAY}")
    show.pass_to("last story actions")
    show.sees(tokens(), [2, 0])
    show.sees(skill(PILLAR), 4)
    show.pass_to("refresh actions")
    show.sees(skill(PILLAR), 0)
    show.sees(icons(PILLAR), [0, 0, 0, 0])
    show.sees(is_character(PILLAR), False)


@shows("coc/faq/guardian-pillar-type")
def guardian_pillar_is_unique_while_it_is_a_character(show: Show) -> None:
    """Beside the committed Pillar a second one of the hand cannot be put into play, another support card can."""
    show.lay(
        Side(hand=[BRING, PILLAR, RAZE], play=[PILLAR, PAUSE]),
        stories=[FIGHT, BARE, MIND],
        step="active player commits",
    )
    show.answer(COMMIT)
    show.sees(is_character(PILLAR, 2), True)
    show.answer(f"play {BRING}", f"first {PILLAR}")
    show.sees(in_play(0), [PILLAR, PAUSE, RAZE])
    show.sees(hand(0), [PILLAR])


@shows("coc/faq/guardian-pillar-commit-window")
def guardian_pillar_is_committed_in_the_commit_steps_alone(show: Show) -> None:
    """In other steps with actions nothing commits the Pillar; in the commit step it may be committed."""
    for step in ["operations", "story actions", "last story actions"]:
        show.lay(Side(play=[PILLAR, PAUSE]), stories=[FIGHT, BARE, MIND], step=step)
        show.offers(*IDLE)


@shows("coc/faq/neutral-ground-guardian-pillar")
def a_blank_printed_text_box_leaves_guardian_pillar_what_it_has_become(show: Show) -> None:
    """Neutral Ground blanks what is printed, and the Pillar is still a character of skill 4 with its icons."""
    _stood(show, TRUCE)
    show.answer(COMMIT, "done")
    show.sees(is_blank(PILLAR), True)
    show.sees(skill(PILLAR), 4)
    show.sees(icons(PILLAR), [1, 3, 0, 0])
    show.sees(has(PILLAR, "invulnerability"), True)


@shows("coc/faq/basilisk-forced-choice")
def with_nobody_to_be_wounded_basilisk_is_sacrificed(show: Show) -> None:
    """With nobody else, or only somebody Invulnerable, no choice is asked and Basilisk is sacrificed."""
    for mine in ((), (ROCK,)):
        _ended(show, *mine)
        show.sees(discard(0), [BASILISK])
        show.sees(in_play(0), list(mine))


@shows("coc/faq/commit-by-effect-does-not-exhaust")
def the_cats_of_ulthar_come_committed_and_ready(show: Show) -> None:
    """The Cats of Ulthar enter play committed to a story and are ready there."""
    show.lay(
        Side(hand=[CATS], play=[DOORBELL, PAUSE], domains=["agency:3"]),
        stories=[FIGHT, BARE, MIND],
        step="story actions",
    )
    show.answer(f"use {CATS} ability 1 domain 1")
    show.offers(*[f"commit to {story}" for story in ("lab/bare-story", "lab/combat-story", "lab/mind-story")])
    show.answer("commit to lab/bare-story")
    show.sees(state(CATS), "ready")
    show.sees(committed_to(CATS), BARE)
    show.sees(attackers(BARE), [CATS])


@shows("coc/faq/beings-of-ib")
def it_counts_once_however_many_beings_of_ib_are_there(show: Show) -> None:
    """Beside two Beings of Ib, Bokrug's icons and skill count once, committed there or not."""
    for ancient_one in (BOKRUG, there(BOKRUG)):
        _counted(show, there(IB), there(IB), ancient_one)
        show.sees(struggles_so_far(), [["Combat", 0, [2, 1]]])
        show.sees(skill_compared(), [[FIGHT, 6, 0]])


def _drained(show: Show) -> None:
    """Power Drain cancels the Response of Dreamlands Fanatic."""
    show.lay(Side(hand=[FANATIC], play=[GUN, PAUSE]), Side(hand=["power-drain"], play=[PAWN], domains=["hastur:3"]))
    show.answer("use lab/gun", "pass", JUMP)
    show.asked(1, "disrupt")
    show.offers("pass", "play core/power-drain domain 1")
    show.answer("play core/power-drain domain 1")


@shows("coc/faq/dreamlands-fanatic-power-drain")
def power_drain_leaves_the_fanatic_in_hand(show: Show) -> None:
    """The cancelled Fanatic stays in hand, is offered once more, and then enters play."""
    _drained(show)
    show.sees(hand(0), [FANATIC])
    show.sees(in_play(0), [GUN, PAUSE])
    show.asked(0, "response")
    show.offers("pass", JUMP)
    show.answer(JUMP)
    show.sees(in_play(0), [GUN, PAUSE, FANATIC])
    show.offers(*IDLE)


@shows("coc/faq/dreamlands-fanatic-power-drain/old")
def power_drain_discards_the_fanatic(show: Show) -> None:
    """The cancelled Fanatic goes to the discard pile."""
    _drained(show)
    show.sees(hand(0), [])
    show.sees(discard(0), [FANATIC])
    show.offers(*IDLE)


@shows("coc/faq/expendable-muscle-dreamlands-fanatic")
def expendable_muscle_that_becomes_an_attachment_has_not_left_play(show: Show) -> None:
    """Expendable Muscle becomes an attachment in place of its wound, and the Fanatic is not offered."""
    show.lay(Side(hand=[FANATIC], play=[GUN, PAUSE]), Side(play=[MUSCLE, PAWN]))
    show.answer("use lab/gun", f"choose {MUSCLE}")
    show.sees(in_play(1), [MUSCLE, PAWN])
    show.offers(*IDLE)
    show.sees(discard(1), [])


@shows("coc/faq/the-captain-double-count")
def the_captain_never_counts_twice_at_a_story(show: Show) -> None:
    """Used at his own story, or twice for one story, The Captain adds his icons and skill once."""
    for who, times in ((there(CAPTAIN), 1), (CAPTAIN, 1), (CAPTAIN, 2)):
        _sailed(show, who, there(TERRIER), times=times)
        show.sees(struggles_so_far(), [["Combat", 0, [3, 0]]])
        show.sees(skill_compared(), [[FIGHT, 4, 0]])


@shows("coc/faq/twilight-gate-ancient-one")
def twilight_gate_finds_no_ancient_one_on_a_domain(show: Show) -> None:
    """With an Ancient One as the only character among your resources, Twilight Gate is not offered."""
    show.lay(Side(hand=[GATE], play=[PAUSE], domains=[PURSE, ["cthulhu", "short-fuse"]]))
    show.offers(*IDLE)
    show.why_not(f"play {GATE}", "coc/rule/1.9-choosing-targets/b")


@shows("coc/faq/twila-conspiracies", "coc/faq/conspiracy-in-play-is-a-story")
def at_night_twila_resolves_the_effect_of_her_story_conspiracy_or_not(show: Show) -> None:
    """Twila resolves the effect of her story at Night, be it a story card or a conspiracy, and it is not won."""
    for story in [GIFT, PLOT]:
        _at(show, story, NIGHT)
        show.offers(*IDLE, USE)
        show.answer(USE)
        show.sees(hand_size(0), 1)
        show.sees(state(TWILA), "exhausted")
        show.offers(*IDLE)
        show.sees(won(0), [])


@shows("coc/faq/twila-conspiracies")
def what_a_conspiracy_asks_for_is_not_waived(show: Show) -> None:
    """Where the conspiracy asks for something that is not so, Twila's ability is not offered."""
    _at(show, PRIZE, NIGHT)
    show.offers(*IDLE)
    _at(show, f"{LORE}/the-rlyeh-conspiracy", NIGHT, PAWN)
    show.offers(*IDLE)
    _at(show, f"{LORE}/the-underground-conspiracy", NIGHT, "peeler")
    show.offers(*IDLE)


@shows("coc/faq/twila-seventh-gate")
def twila_does_nothing_at_the_seventh_gate(show: Show) -> None:
    """At The Seventh Gate Twila's ability is not offered."""
    show.lay(
        Side(play=[At(TWILA, story=0), NIGHT, PAUSE], domains=["miskatonic:2"]),
        stories=["ancient-relics/the-seventh-gate", FIGHT, MIND],
        step="actions after attackers commit",
    )
    show.offers(*IDLE)
    show.why_not(USE, "coc/faq/no-if-able-must-resolve-whole")


@shows("coc/faq/horrid-dreams-resources")
def resources_are_out_of_play_and_safe(show: Show) -> None:
    """Horrid Dreams discards a card like the two resources, and these stay where they are."""
    _dreamt(show, "peeler", PAWN)
    show.sees(discard(1), ["peeler"])
    show.sees(resources(1), [2])
    show.offers(*IDLE)


@shows("coc/faq/guardian-pillar-commit-window")
def in_the_commit_step_guardian_pillar_may_be_committed(show: Show) -> None:
    """In the commit step the Pillar may go to any story, as a character may."""
    _stood(show)
    show.asked(0, "commit")
    show.offers(*(f"commit {who} {story}" for who in (PAWN, PILLAR) for story in (FIGHT, BARE, MIND)), "done")
    show.answer(COMMIT, "done")
    show.sees(committed_to(PILLAR), FIGHT)


@shows("coc/faq/basilisk-forced-choice")
def with_somebody_to_wound_basilisk_asks(show: Show) -> None:
    """Where somebody of yours can be wounded, both options are offered."""
    _ended(show, PAWN)
    show.asked(0, "pick")
    show.offers("pick deal 2 wounds to all other characters you control", "pick sacrifice this card")
    show.answer("pick sacrifice this card")
    show.sees(discard(0), [BASILISK])


@shows("coc/faq/twilight-gate-ancient-one")
def twilight_gate_finds_another_character_on_a_domain(show: Show) -> None:
    """A character that is no Ancient One is fetched from the domain, beside one that is."""
    show.lay(Side(hand=[GATE], play=[PAUSE], domains=[PURSE, ["cthulhu", "peeler"]]))
    show.offers(*IDLE, f"play {GATE} domain 1")
    show.answer(f"play {GATE} domain 1")
    show.sees(zone("peeler"), "play")
    show.sees(zone("cthulhu"), "resource")
