"""Why not? The reason is the one of the check that refused, with its numbers, and what is offered is said to be."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from orne.coc.abilities import Choose, GivesAbility, ImmuneTo, action, response
from orne.coc.editions import EDITIONS
from orne.coc.language import (
    CAN_BE_RESTORED,
    CAN_BE_WOUNDED,
    CAN_GO_INSANE,
    CHARACTER,
    IS_READY,
    OPPONENTS,
    SELF,
    SKILL_AT_MOST_X,
    STORY,
    SUPPORT,
    THIS,
    THIS_IS_COMMITTED,
    THIS_IS_WOUNDED,
    YOURS,
    Cannot,
    Draw,
    DriveInsane,
    ExhaustOne,
    ExhaustThis,
    Pay,
    SacrificeOne,
    Wound,
    cost_at_most,
    destroy,
    exhaust,
    gain,
    go_insane,
    picks,
    restore,
    return_to_hand,
    skill_at_most,
    subtype,
    with_icon,
)
from orne.coc.position import At, Side, build
from orne.coc.values import COMBAT
from tests.coc.laboratory import PAUSE, event, lab_card
from tests.coc.look import keys, table
from tests.look import asked, offered_for, reasons

GUN = lab_card(
    "why-gun", action(Wound(), Choose(CHARACTER & OPPONENTS & CAN_BE_WOUNDED)), type="support", subtypes=("Weapon",)
)
STONE = lab_card("why-stone", keywords=(("invulnerability", 1),))
DOG = lab_card("why-dog", ImmuneTo(THIS, subtype("Weapon")))
MIGHTY = lab_card("why-mighty", skill=5, cost=4)
WILLING = lab_card("why-willing", keywords=(("willpower", 1),))
FRIGHT = lab_card("why-fright", icons=(1, 0, 0, 0))
PAWN = lab_card("why-pawn")
OTHER = lab_card("why-other-pawn")
TIRED = lab_card("why-tired", action(gain(skill=1), Choose(CHARACTER), cost=ExhaustThis()))


# ---- targets


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refused_target_says_which_part_it_does_not_fit(edition: str) -> None:
    """coc/rule/2.37-invulnerability/b, coc/rule/2.36-immune/a, coc/rule/1.9-choosing-targets/b"""
    sides = (Side(play=[GUN, PAUSE, MIGHTY]), Side(play=[STONE, DOG, PAWN, OTHER]))
    game = build(*sides, edition=edition)
    game.choose(f"use {GUN}")
    assert keys(game) == [f"choose {OTHER}", f"choose {PAWN}"]
    assert reasons(game, "stone") == [
        "Why Stone has Invulnerability and cannot be wounded: coc/rule/2.37-invulnerability/b"
    ]
    assert reasons(game, "choose why-dog") == ["Why Dog is immune to Why Gun: coc/rule/2.36-immune/a"]
    assert reasons(game, "Why Gun") == ["Why Gun is not a character: coc/rule/1.9-choosing-targets/b"]
    assert reasons(game, MIGHTY) == ["Why Mighty is not a card an opponent controls: coc/rule/1.9-choosing-targets/b"]
    assert (reasons(game, PAWN), offered_for(game, PAWN)) == ([], [f"choose {PAWN}"])
    assert reasons(game, f"use {PAUSE}") == [
        "Pause is not one of the choices now: Which character an opponent controls?: coc/timing/action-fully-resolved"
    ]
    game.choose(f"choose {PAWN}")
    assert asked(game) == (0, "action")


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_a_support_that_is_immune_is_said_to_be(edition: str) -> None:
    """coc/rule/2.36-immune/a: in every edition it cannot be chosen."""
    axe = lab_card("why-axe", action(destroy(), Choose(SUPPORT)), type="support", subtypes=("Weapon",))
    vault = lab_card("why-vault", ImmuneTo(THIS, subtype("Weapon")), type="support")
    game = build(Side(play=[axe, vault, PAUSE]), edition=edition)
    game.choose(f"use {axe}")
    assert f"choose {vault}" not in keys(game)
    assert reasons(game, vault) == ["Why Vault is immune to Why Axe: coc/rule/2.36-immune/a"]


@pytest.mark.parametrize("edition", list(EDITIONS))
def test_a_story_is_in_play_and_is_refused_for_what_it_is_not(edition: str) -> None:
    """coc/rule/1.9-choosing-targets/b"""
    axe = lab_card("why-axe", action(destroy(), Choose(SUPPORT)), type="support", subtypes=("Weapon",))
    any_card = event("why-any-card", exhaust(), Choose(IS_READY))
    game = build(Side(hand=[any_card], play=[axe, GUN, PAUSE]), Side(play=[PAWN, OTHER]), edition=edition)
    there = table(game).ref(game.state.row[0])
    for word, what in ((f"use {GUN}", "character"), (f"use {axe}", "support card")):
        asking = game.copy()
        asking.choose(word)
        assert reasons(asking, there) == [f"Ancient Apocrypha is not a {what}: coc/rule/1.9-choosing-targets/b"]
    game.choose(f"play {any_card}")
    assert "not in play" not in reasons(game, there)[0]


def test_numbers_are_named() -> None:
    sleeper = lab_card("why-hypnotist", action(go_insane(), Choose(CHARACTER & skill_at_most(3) & CAN_GO_INSANE)))
    game = build(Side(play=[sleeper, PAUSE]), Side(play=[MIGHTY, WILLING, FRIGHT, At(PAWN, insane=True), OTHER]))
    game.choose(f"use {sleeper}")
    assert reasons(game, "mighty") == ["Why Mighty has skill 5, not 3 or less: coc/rule/1.9-choosing-targets/b"]
    assert reasons(game, "willing") == ["Why Willing has Willpower and cannot go insane: coc/rule/2.2-cannot/b"]
    assert reasons(game, "fright") == ["Why Fright has a Terror icon and cannot go insane: coc/rule/2.2-cannot/b"]
    assert reasons(game, PAWN) == ["Why Pawn is insane already: coc/rule/2.34-insanity/a"]


def test_the_number_behind_x_is_named() -> None:
    crusher = lab_card("why-crusher", action(destroy(), Choose(CHARACTER & OPPONENTS & SKILL_AT_MOST_X), cost=Pay("X")))
    game = build(Side(play=[crusher, PAUSE], domains=["agency:3"]), Side(play=[MIGHTY, PAWN, OTHER]))
    game.play(f"use {crusher} domain 1", "x 2")
    assert reasons(game, "mighty") == ["Why Mighty has skill 5, not 2 or less: coc/rule/1.9-choosing-targets/b"]


def test_other_parts_of_a_choice_have_reasons_too() -> None:
    choose = Choose((CHARACTER & IS_READY & cost_at_most(2) & with_icon(COMBAT)) | (SUPPORT & YOURS))
    picky = lab_card("why-picky", action(exhaust(), choose))
    fighter = lab_card("why-fighter", icons=(0, 1, 0, 0))
    sides = (Side(play=[picky, GUN, PAUSE]), Side(play=[At(MIGHTY), PAWN, fighter, At(OTHER, exhausted=True)]))
    game = build(*sides)
    game.choose(f"use {picky}")
    assert keys(game) == [f"choose {PAUSE}", f"choose {fighter}", f"choose {GUN}"]
    not_mine = "{0} is not a support card"
    ruling = "coc/rule/1.9-choosing-targets/b"
    assert reasons(game, MIGHTY) == [
        f"Why Mighty has printed cost 4, not 2 or less, and {not_mine.format('Why Mighty')}: {ruling}"
    ]
    assert reasons(game, PAWN) == [
        f"Why Pawn has 0 Combat icons, not 1 or more, and {not_mine.format('Why Pawn')}: {ruling}"
    ]
    assert reasons(game, OTHER) == [
        f"Why Other Pawn is not a ready card, and {not_mine.format('Why Other Pawn')}: {ruling}"
    ]


def test_a_cost_says_why_a_card_cannot_pay_it() -> None:
    """coc/rule/2.13-paying-costs/b, coc/rule/2.13-paying-costs/c"""
    tired = At(OTHER, exhausted=True)
    puller = lab_card("why-puller", action(Draw(), cost=ExhaustOne(CHARACTER)), type="support")
    game = build(Side(play=[puller, PAUSE, PAWN, WILLING, tired]), Side(play=[MIGHTY]))
    game.choose(f"use {puller}")
    assert reasons(game, OTHER) == [
        "Why Other Pawn is exhausted and cannot be exhausted: coc/rule/2.10-ready-exhausted-committed/d"
    ]
    assert reasons(game, MIGHTY) == ["Why Mighty is not a card you control: coc/rule/1.9-choosing-targets/b"]
    driver = lab_card("why-driver", action(Draw(), cost=DriveInsane(CHARACTER)), type="support")
    game = build(Side(play=[driver, PAUSE, PAWN, OTHER, WILLING]))
    game.choose(f"use {driver}")
    assert reasons(game, WILLING) == ["Why Willing has Willpower and cannot go insane: coc/rule/2.2-cannot/b"]
    altar = lab_card("why-altar", action(Draw(), cost=SacrificeOne(CHARACTER)), type="support")
    game = build(Side(play=[altar, PAUSE]), Side(play=[MIGHTY]))
    assert reasons(game, f"use {altar}") == ["you control no character to sacrifice: coc/rule/2.13-paying-costs/c"]


# ---- actions


def test_playing_names_the_domain_that_cannot_pay() -> None:
    dear = lab_card("why-dear", cost=3, faction="agency", resources=("agency",))
    game = build(Side(hand=[dear], play=[PAUSE], domains=["agency:2", "syndicate:1", "", "agency:4"], drained=[4]))
    assert reasons(game, f"play {dear}") == ["domain 1 gives 2, the cost is 3: coc/basics/5.1"]
    assert reasons(game, "play dear domain 2") == ["domain 2 gives 1, the cost is 3: coc/basics/5.1"]
    assert reasons(game, "play dear domain 3") == ["domain 3 has no resources: coc/rule/2.13-paying-costs/c"]
    assert reasons(game, "play dear domain 4") == ["domain 4 is drained: coc/rule/2.13-paying-costs/c"]
    assert reasons(game, "play dear domain 9") == ["you have no domain 9: coc/rule/2.13-paying-costs/b"]
    game = build(Side(hand=[dear], play=[PAUSE], domains=["syndicate:4", "agency:1"]))
    assert reasons(game, f"play {dear}") == ["needs an Agency resource in the drained domain: coc/basics/5.2"]


def test_of_several_domains_the_one_that_comes_nearest_to_paying_is_named() -> None:
    """Triggerman is Loyal: two resources of the Syndicate, not one in a domain as large as another without any."""
    game = build(Side(hand=["triggerman"], play=[PAUSE], domains=["agency:2", "syndicate:1 agency:1", "agency:4"]))
    assert reasons(game, "play triggerman") == [
        "Loyal needs 2 Syndicate resources in the drained domain; it has 1: coc/rule/ccg-loyal"
    ]
    game = build(Side(hand=["triggerman"], play=[PAUSE], domains=["agency:2", "syndicate:1", ""]))
    assert reasons(game, "play triggerman") == ["needs a Syndicate resource in the drained domain: coc/basics/5.2"]


def test_a_domain_that_can_pay_is_offered_and_another_has_its_reason() -> None:
    game = build(Side(hand=["shotgun"], play=[PAUSE, PAWN], domains=["agency:1", "syndicate:4", ""]))
    assert offered_for(game, "shotgun") == ["play core/shotgun domain 1"]
    assert reasons(game, "play shotgun domain 2") == ["needs an Agency resource in the drained domain: coc/basics/5.2"]


def test_the_engines_own_keys_are_understood() -> None:
    """A gained ability by its key, whether its card has it now or not."""
    gained = action(Draw(), cost=Pay(2))
    thing = lab_card("why-thing", GivesAbility(SELF, gained, while_=THIS_IS_COMMITTED))
    game = build(Side(play=[thing, PAUSE], domains=["agency:1"]))
    assert reasons(game, f"use {thing} gained domain 1") == [
        "only while this card is committed to a story: coc/timing/initiation-substeps/b"
    ]
    committed = At(thing, story=0, exhausted=True)
    game = build(Side(play=[committed, PAUSE], domains=["agency:1"]), step="actions after attackers commit")
    assert reasons(game, f"use {thing} gained domain 1") == ["domain 1 gives 1, the cost is 2: coc/basics/5.1"]
    assert reasons(game, f"use {thing} ability 7") == [
        "Why Thing has no ability called “ability 7”: coc/rule/1.6-passive-effects/b"
    ]


def test_abilities_that_wait_for_something_else() -> None:
    """coc/timing/responses-not-actions, coc/timing/action-fully-resolved"""
    avenger = lab_card("why-avenger", response(THIS_IS_WOUNDED, Draw()))
    game = build(Side(play=[avenger, At(TIRED, exhausted=True), PAUSE]), Side(play=[GUN]))
    assert reasons(game, "avenger") == [
        "Why Avenger is a Response for another moment: after this card is wounded: coc/timing/responses-not-actions"
    ]
    assert reasons(game, "use tired") == [
        "Why Tired is exhausted and cannot be exhausted: coc/rule/2.10-ready-exhausted-committed/d"
    ]
    assert reasons(game, GUN) == ["Why Gun is not yours: coc/rule/2.13-paying-costs/b"]
    assert reasons(game, "commit avenger") == [
        "characters commit in the commit steps of the story phase: coc/rule/2.10-ready-exhausted-committed/h"
    ]
    assert reasons(game, "resource avenger") == [
        "a card is attached as a resource in the resource phase of your own turn: coc/timing/framework-actions/a"
    ]
    assert offered_for(game, "pass") == ["pass"]
    assert reasons(game, "nyarlathotep") == [
        "no card you can see is called “nyarlathotep”: coc/rule/1.2-working-effects/c"
    ]
    # no rule is needed to say that there is no such card
    assert reasons(game, "zzz") == ["no card is called “zzz”"]
    assert reasons(game, "play zzz domain 2") == ["no card is called “zzz domain 2”"]


def test_a_dormant_card_says_where_it_cannot_be_laid() -> None:
    """coc/mechanic/dormant/a, coc/mechanic/dormant/b"""
    sleeper = lab_card("why-sleeper", keywords=(("dormant", 1),), cost=6)
    game = build(Side(hand=[sleeper, sleeper], play=[PAUSE]))
    first, second = (table(game).ref(uid) for uid in game.state.row[:2])
    assert offered_for(game, f"lay {sleeper} {first}") == [f"lay {sleeper} {first}"]
    game.play(f"lay {sleeper} {first}")
    title = table(game).title(game.state.row[0])
    assert asked(game) == (0, "action")
    assert reasons(game, f"lay {sleeper} {first}") == [
        f"you have laid a Dormant card at {title} this turn: coc/mechanic/dormant/b"
    ]
    assert offered_for(game, f"lay {sleeper} {second}") == [f"lay {sleeper} {second}"]


# ---- committing


def test_committing_says_why_a_character_cannot() -> None:
    game = build(Side(play=[PAWN, At(OTHER, exhausted=True), GUN]), Side(play=[MIGHTY]), step="active player commits")
    ruling = "coc/rule/2.10-ready-exhausted-committed"
    assert reasons(game, f"commit {OTHER}") == [
        f"Why Other Pawn is exhausted and cannot be exhausted to commit: {ruling}/c"
    ]
    assert reasons(game, MIGHTY) == [f"Why Mighty is not a character you control: {ruling}/h"]
    assert reasons(game, GUN) == [f"Why Gun is not a character you control: {ruling}/h"]
    assert len(offered_for(game, "Why Pawn")) == 3


def test_a_card_that_forbids_itself_something_cannot_do_it() -> None:
    """coc/rule/2.2-cannot/a"""
    shy, picky = lab_card("why-shy", Cannot("commit", SELF)), lab_card("why-choosy", Cannot("commit", SELF, to=STORY))
    game = build(Side(play=[shy, picky, PAWN]), step="active player commits")
    there = table(game).ref(game.state.row[0])
    assert reasons(game, f"commit {shy}") == ["Why Shy cannot commit: coc/rule/2.2-cannot/a"]
    assert reasons(game, f"commit {picky} {there}") == [
        "Why Choosy cannot commit to Ancient Apocrypha: coc/rule/2.2-cannot/a"
    ]


def test_what_is_not_restored_is_said_so() -> None:
    """coc/rule/2.2-cannot/a"""
    seal = lab_card("why-seal", Cannot("be restored", CHARACTER & OPPONENTS), type="support")
    cure = event("why-cure", restore(), Choose(CHARACTER & CAN_BE_RESTORED))
    mad = [At(PAWN, insane=True), At(OTHER, insane=True)]
    game = build(Side(hand=[cure], play=[PAUSE, seal, *mad]), Side(play=[At(MIGHTY, insane=True)]))
    game.choose(f"play {cure}")
    assert keys(game) == [f"choose {OTHER}", f"choose {PAWN}"]
    assert reasons(game, MIGHTY) == ["Why Seal forbids Why Mighty to be restored: coc/rule/2.2-cannot/a"]


def test_a_defender_is_told_where_nobody_attacks() -> None:
    """coc/rule/3.1-committing-to-stories/a"""
    game = build(Side(play=[At(PAWN, story=0)]), Side(play=[OTHER]), step="defender commits")
    assert asked(game) == (1, "commit")
    there = table(game).ref(game.state.row[1])
    title = table(game).title(game.state.row[1])
    assert reasons(game, f"commit {OTHER} {there}") == [
        f"nobody attacks at {title}: coc/rule/3.1-committing-to-stories/a"
    ]
    assert reasons(game, f"commit {OTHER}", seat=0) == [
        "player 2 must answer now, not you: coc/timing/action-windows/a"
    ]


# ---- what a reason names is what is lacking: with it mended, the thing is offered


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        (Side(hand=[MIGHTY], play=[PAUSE], domains=["agency:3"]), {"domains": ["agency:4"]}, f"play {MIGHTY}"),
        (Side(hand=[MIGHTY], play=[PAUSE], domains=["agency:4"], drained=[1]), {"drained": []}, f"play {MIGHTY}"),
        (Side(hand=["shotgun"], play=[PAUSE, PAWN], domains=["syndicate:3"]), {"domains": ["agency:1"]}, "shotgun"),
        (Side(hand=["shotgun"], play=[PAUSE], domains=["agency:1"]), {"play": [PAUSE, PAWN]}, "play shotgun"),
        (Side(hand=["t-men"], play=[PAUSE], domains=["agency:1", "neutral:5"]),
         {"domains": ["agency:1", "agency:5"]}, "t-men"),
        (Side(play=[PAUSE, At(TIRED, exhausted=True)]), {"play": [PAUSE, TIRED]}, f"use {TIRED}"),
        (Side(play=[PAUSE, At(TIRED, insane=True)]), {"play": [PAUSE, TIRED]}, f"use {TIRED}"),
    ],
)  # fmt: skip
def test_mending_what_a_reason_names_is_enough(before: Side, after: dict[str, Any], words: str) -> None:
    refused = build(before)
    mended = build(replace(before, **after))
    assert (offered_for(refused, words), len(reasons(refused, words))) == ([], 1)
    assert reasons(mended, words) == []
    assert offered_for(mended, words)


# ---- resources


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        ("ccg-2.0", "and has no text"),
        ("lcg-1.4", "and has no text"),
        ("lcg-3.0", ", and its text does not work there"),
        ("lcg-4", ", and its text does not work there"),
    ],
)
def test_a_resource_has_its_text_or_none_as_the_document_says(edition: str, words: str) -> None:
    """coc/rule/2.25-text-box/c to e"""
    game = build(Side(play=[PAUSE], domains=[[TIRED]]), edition=edition)
    reason = f"Why Tired is a resource {words}".replace(" ,", ",")
    assert reasons(game, f"use {TIRED}") == [f"{reason}: coc/rule/2.25-text-box/c"]


ESHU = "the-thousand-young/favor-of-eshu"
"""It lets its player play the resources on its domain."""
VICTORIA = "core/victoria-glasser"


@pytest.mark.parametrize(
    ("domain", "any_domain", "that_domain"),
    [
        (
            [VICTORIA, PAWN, PAWN],
            "needs a Hastur resource in the drained domain besides itself: coc/basics/5.2",
            "needs a Hastur resource in the drained domain besides itself: coc/basics/5.2",
        ),
        (
            [VICTORIA, PAWN],
            "domain 1 gives 1 without the card itself, the cost is 2: coc/basics/5.1",
            "domain 1 gives 1 without the card itself, the cost is 2: coc/basics/5.1",
        ),
        (
            [VICTORIA],
            "no undrained domain of yours has a resource besides the card itself: coc/rule/2.13-paying-costs/c",
            "domain 1 has no resource besides the card itself: coc/rule/2.13-paying-costs/c",
        ),
    ],
)
def test_a_resource_that_is_played_does_not_pay_for_itself(
    domain: list[str], any_domain: str, that_domain: str
) -> None:
    game = build(Side(play=[At(ESHU, domain=1), PAUSE], domains=[domain, [], []]))
    assert reasons(game, f"play {VICTORIA}") == [any_domain]
    assert reasons(game, f"play {VICTORIA} domain 1") == [that_domain]


def test_copies_on_a_domain_are_played_one_like_the_other() -> None:
    game = build(Side(play=[At(ESHU, domain=1), PAUSE], domains=[[VICTORIA, VICTORIA, PAWN]]))
    play = f"play {VICTORIA} resource domain 1"
    assert keys(game) == ["pass", play, f"play {PAWN} resource domain 1", f"use {PAUSE}"]
    assert offered_for(game, f"play {VICTORIA}#2") == [play]
    game = build(Side(play=[At(ESHU, domain=1), PAUSE], domains=[[VICTORIA, VICTORIA]]))
    assert keys(game) == ["pass", f"use {PAUSE}"]
    for copy in (VICTORIA, f"{VICTORIA}#2"):
        assert reasons(game, f"play {copy}") == [
            "domain 1 gives 1 without the card itself, the cost is 2: coc/basics/5.1"
        ]


# ---- what works elsewhere, and what is passed by


def test_a_card_in_hand_is_said_to_work_where_its_text_does() -> None:
    """coc/rule/1.2-working-effects/a and b"""
    prophecy, oracle, plan = (
        "seekers-of-knowledge/por-xv-14-19",
        "the-key-and-the-gate/lost-oracle",
        "inside-information",
    )
    game = build(Side(hand=[prophecy, oracle, plan, TIRED], play=[PAUSE]))
    assert reasons(game, f"play {prophecy}") == [
        "only during the draw phase: coc/timing/initiation-substeps/b",
        "the Response of Por XV 14:19 works only from the top of your deck, where it lies face up: "
        "coc/rule/1.2-working-effects/b",
    ]
    assert reasons(game, f"use {oracle}") == [
        "the Response of Lost Oracle works only from your discard pile: coc/rule/1.2-working-effects/b"
    ]
    assert reasons(game, f"use {plan}") == [
        "Inside Information is an event card: it is played, not used: coc/rule/1.2-working-effects/b"
    ]
    assert reasons(game, f"use {TIRED}") == ["Why Tired works only in play: coc/rule/1.2-working-effects/a"]


def test_what_is_picked_passes_an_immune_card_by_and_says_so() -> None:
    """coc/rule/2.36-immune/a: Tear Gas picks a character as it resolves, and does not choose it."""
    gas, knight = "summons-of-the-deep/tear-gas", "seekers-of-knowledge/the-claret-knight"
    game = build(Side(hand=[gas], domains=["syndicate:5"], play=[PAUSE]), Side(play=[knight, PAWN, OTHER]))
    game.choose(f"play {gas} domain 1")
    assert keys(game) == [f"attach to {OTHER}", f"attach to {PAWN}"]
    assert reasons(game, knight) == ["The Claret Knight is immune to Tear Gas: coc/rule/2.36-immune/a"]


def test_what_is_picked_as_far_as_costs_go_says_what_is_left() -> None:
    haul = event("why-haul", return_to_hand(picks(CHARACTER, total_cost=4)))
    game = build(Side(hand=[haul], play=[PAUSE]), Side(play=[MIGHTY, PAWN, OTHER]))
    game.choose(f"play {haul}")
    game.choose(next(key for key in keys(game) if key.endswith(PAWN)))
    assert reasons(game, MIGHTY) == ["Why Mighty has printed cost 4, and 3 is left: coc/rule/1.9-choosing-targets/b"]
