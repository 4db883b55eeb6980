"""Things that happen in the middle of others: of a struggle, of a destruction, of playing a card, of a phase."""

from __future__ import annotations

import pytest

from orne.coc import events, values
from orne.coc.abilities import AttachTo, Choose, ImmuneTo, Replaces, action, disrupt
from orne.coc.language import (
    CHARACTER,
    EVENT_CARD,
    IN_HAND,
    IS_READY,
    ITSELF,
    OPPONENTS,
    SELF,
    STORY,
    SUPPORT,
    YOURS,
    CancelIt,
    Do,
    ExhaustThis,
    SacrificeThis,
    Then,
    destroy,
    everything,
    exhaust,
    gain,
    go_insane,
    put_into_play,
    return_to_hand,
    sacrifice,
    take_control,
    titled,
    uncommit,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.rules import success
from orne.coc.state import EXHAUSTED, INSANE, READY
from orne.kernel.game import Game
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.rules.desk import (
    BORE,
    GUN,
    OAF,
    PAWN,
    Say,
    asked,
    card,
    icons,
    idle,
    in_all_editions,
    keys,
    log,
    mine,
    on,
    said,
    table,
    zone_of,
)


def tool(slug: str, *abilities, **facts) -> str:
    """A support card."""
    return lab_card(slug, *abilities, type="support", **facts)


# ---- struggles


def resolving(edition: str, attackers: list[str], defenders: list[str], **rest) -> Game:
    """Everybody who may commits to the first story, nobody acts, and the stories begin to resolve."""
    sides = Side(play=[*attackers, PAUSE]), Side(play=[*defenders, PAUSE])
    game = build(*sides, edition=edition, step="active player commits", **rest)
    for _ in (0, 1):
        while asked(game)[1] == "commit":
            game.choose(game.options[0])
        game.play("pass", "pass")
    return game


def totals(game: Game) -> list[tuple[str, list[int]]]:
    """The struggles that were counted."""
    return [(entry.before, entry.after) for entry in game.log if entry.kind == "struggle"]


@in_all_editions
def test_who_leaves_the_story_before_a_struggle_is_lost_does_not_suffer_for_it(edition: str) -> None:
    """coc/timing/disrupt-struggle-would-win-lose"""
    exit_ = tool(
        "emergency-exit",
        disrupt(on(events.STRUGGLE_WOULD), uncommit(everything(CHARACTER & YOURS)), cost=SacrificeThis()),
    )
    game = resolving(edition, ["keeper-of-the-golden-path"], [PAWN, exit_])
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {exit_}"])
    game.choose(f"use {exit_}")
    assert (totals(game)[0], card(game, PAWN).state) == (("Terror", [2, 0]), EXHAUSTED)
    assert idle(game)


@in_all_editions
def test_a_story_everybody_left_resolves_for_nothing(edition: str) -> None:
    """coc/rule/3.2-resolving-stories/b"""
    alarm = tool(
        "fire-alarm", disrupt(on(events.STRUGGLE_BEFORE), uncommit(everything(CHARACTER)), cost=SacrificeThis())
    )
    game = resolving(edition, ["keeper-of-the-golden-path"], [PAWN, alarm])
    game.choose(f"use {alarm}")
    assert [counted for _, counted in totals(game)] == [[0, 0]] * 4
    assert (log(game, "success token"), idle(game)) == ([], True)


@in_all_editions
def test_an_attacker_who_changes_sides_counts_for_his_new_side_or_leaves_the_story(edition: str) -> None:
    """coc/rule/1.13-gaining-control/f"""
    bribe = tool(
        "bribe",
        disrupt(
            on(events.STRUGGLE_BEGINS), take_control("phase", everything(CHARACTER & OPPONENTS)), cost=SacrificeThis()
        ),
    )
    game = resolving(edition, ["keeper-of-the-golden-path"], [PAWN, bribe])
    game.choose(f"use {bribe}")
    stays = edition in ("lcg-3.0", "lcg-4")
    assert totals(game)[0] == ("Terror", [0, 2 if stays else 0])
    assert [entry.after for entry in game.log if entry.kind == "skill compared"] == [4 if stays else 1]


def five_tokens(g, use) -> bool:
    """Put five success tokens on the first story."""
    return success.place(g, use.seat, g.state.row[0], use, 5)


@in_all_editions
def test_a_story_won_while_its_combat_wounds_somebody_is_over(edition: str) -> None:
    """coc/rule/3.2-resolving-stories/c"""
    coup = tool("coup", disrupt(on(events.WOUND), Do(five_tokens), cost=SacrificeThis()))
    game = resolving(edition, ["hired-muscle"], [OAF, coup], stories=["dreamwalkers", "rotting-away", "frozen-in-time"])
    game.choose(f"use {coup}")
    assert [struggle for struggle, _ in totals(game)] == ["Terror", "Combat"]
    assert log(game, "story won", "skill compared") == ["story won dreamwalkers"]
    assert (card(game, OAF).wounds, card(game, OAF).story, card(game, "hired-muscle").story) == (1, -1, -1)
    assert idle(game)


@in_all_editions
def test_the_token_of_an_investigation_struggle_may_win_the_story_before_success(edition: str) -> None:
    """coc/rule/3.2-resolving-stories/c"""
    row = [Story("rotting-away", (4, 0)), "dreamwalkers", "frozen-in-time"]
    game = resolving(edition, ["visiting-author"], [], stories=row)
    assert (asked(game), keys(game)) == ((0, "investigation"), ["none", "place core/rotting-away"])
    game.play("place core/rotting-away", "no")
    assert log(game, "success token", "story won", "skill compared") == [
        "success token rotting-away",
        "story won rotting-away",
    ]
    assert idle(game)


# ---- destruction and madness


@in_all_editions
def test_going_insane_instead_of_dying_of_a_wound_is_dying_after_all(edition: str) -> None:
    """coc/rule/1.8-replacement-effects, coc/faq/wounded-character-going-insane"""
    soft = lab_card("soft-heart", Replaces(mine(events.DESTROY), go_insane(ITSELF)))
    axe = tool("headsmans-axe", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[axe, PAUSE]), Side(play=[soft, PAUSE]), edition=edition)
    game.choose(f"use {axe}")
    assert (card(game, soft).state, log(game, "destroyed"), idle(game)) == (INSANE, [], True)
    game = build(Side(play=[GUN, PAUSE]), Side(play=[soft, PAUSE]), edition=edition)
    game.choose(f"use {GUN}")
    assert (zone_of(game, soft), log(game, "insane"), idle(game)) == ("discard", [], True)


@in_all_editions
def test_two_replacements_do_not_replace_each_other_for_ever(edition: str) -> None:
    """coc/rule/1.8-replacement-effects"""
    torn = lab_card(
        "torn-soul",
        Replaces(mine(events.GO_INSANE), sacrifice(ITSELF)),
        Replaces(mine(events.SACRIFICE), go_insane(ITSELF)),
    )
    stare = tool("stare", action(go_insane(), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[stare, PAUSE]), Side(play=[torn, PAUSE]), edition=edition)
    game.choose(f"use {stare}")
    assert (card(game, torn).state, log(game, "replaced", "sacrificed", "insane"), idle(game)) == (
        INSANE,
        ["replaced torn-soul", "replaced torn-soul", "insane torn-soul"],
        True,
    )


@in_all_editions
def test_what_follows_then_needs_all_of_them_to_be_destroyed(edition: str) -> None:
    """coc/rule/1.3-multiple-effects/b"""
    flood = tool("spring-flood", action(Then(destroy(everything(CHARACTER)), Say("then")), cost=ExhaustThis()))
    raft = tool("raft", disrupt(on(events.DESTROY), return_to_hand(EVENT_CARD), cost=ExhaustThis()))
    game = build(Side(play=[flood, PAUSE]), Side(play=[PAWN, BORE, raft, PAUSE]), edition=edition)
    game.choose(f"use {flood}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {raft}"])
    game.choose(f"use {raft}")
    assert ([zone_of(game, each) for each in (PAWN, BORE)], said(game)) == (["hand", "discard"], [])
    assert idle(game)


@in_all_editions
def test_a_conspiracy_is_neither_wounded_nor_driven_insane(edition: str) -> None:
    """coc/faq/conspiracy-in-play-is-a-story"""
    plot = lab_card("murky-plot", type="conspiracy")
    stare = tool("wide-stare", action(go_insane(everything(CHARACTER | STORY)), cost=ExhaustThis()))
    row = ["dreamwalkers", "rotting-away", "frozen-in-time", plot]
    game = build(Side(play=[stare, PAUSE]), Side(play=[PAWN, PAUSE]), stories=row, edition=edition)
    game.choose(f"use {stare}")
    while asked(game)[1] == "first":
        game.choose(keys(game)[0])
    assert (card(game, PAWN).state, card(game, plot).state) == (INSANE, READY)
    assert not table(game).can_be_wounded(card(game, plot).uid)


# ---- losing what protects


@in_all_editions
def test_a_wounded_character_dies_where_it_has_no_text(edition: str) -> None:
    """coc/rule/2.25-text-box/a: Toughness belongs to the text box."""
    row = ["ancient-apocrypha", "dreamwalkers", "frozen-in-time", "the-bootleg-whiskey-cover-up"]
    mine_ = Side(play=[At("guardian-shoggoth", wounds=1), PAUSE])
    game = build(mine_, Side(play=[PAUSE]), stories=row, edition=edition, step="active player commits")
    game.choose("commit core/guardian-shoggoth core/the-bootleg-whiskey-cover-up")
    assert (zone_of(game, "guardian-shoggoth"), asked(game), idle(game)) == ("discard", (0, "action"), True)


@in_all_editions
def test_toughness_that_ends_with_the_phase_holds_no_wound_any_more(edition: str) -> None:
    """coc/rule/1.4-duration-of-effects/a"""
    tonic = tool("bitter-tonic", action(gain(keyword="toughness"), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[tonic, GUN, PAWN, PAUSE]), Side(play=[PAUSE]), edition=edition)
    game.play(f"use {tonic}", "pass", f"use {GUN}")
    assert (zone_of(game, PAWN), card(game, PAWN).wounds) == ("play", 1)
    game.play("pass", "pass")
    assert (zone_of(game, PAWN), idle(game)) == ("discard", True)


@in_all_editions
def test_a_borrowed_character_goes_back_without_the_borrowers_protection(edition: str) -> None:
    """coc/rule/1.13-gaining-control/c"""
    mine_ = Side(hand=["blind-submission"], play=["dutch-courage", GUN, PAUSE], domains=["hastur:2", "", ""])
    game = build(mine_, Side(play=[PAWN, PAUSE]), edition=edition)
    game.play("play core/blind-submission domain 1", "pass", f"use {GUN}")
    assert (card(game, PAWN).controller, card(game, PAWN).wounds) == (0, 1)
    game.play("pass", "pass")
    assert (zone_of(game, PAWN), game.view(None)["players"][1]["discard"]) == ("discard", [PAWN])


# ---- playing cards

BAN = tool(
    "ban", disrupt(on(events.PLAYED, lambda g, use, event: event.seat != use.seat), CancelIt(), cost=ExhaustThis())
)
BADGE = tool("ready-badge", AttachTo(CHARACTER & IS_READY), subtypes=("Attachment",))


@in_all_editions
@pytest.mark.parametrize("kind", ["character", "support", "conspiracy"])
def test_a_card_whose_playing_is_cancelled_never_comes_into_play(edition: str, kind: str) -> None:
    """coc/rule/2.13-paying-costs/f"""
    novelty = lab_card(f"novel-{kind}", type=kind)
    game = build(
        Side(hand=[novelty], play=[PAUSE], domains=["neutral:1", "", ""]), Side(play=[BAN, PAUSE]), edition=edition
    )
    game.choose(f"play {novelty} domain 1")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {BAN}"])
    game.choose(f"use {BAN}")
    assert (zone_of(game, novelty), len(game.state.row), idle(game)) == ("discard", 3, True)
    assert game.view(0)["players"][0]["domains"][0]["drained"]


@in_all_editions
def test_a_host_that_turns_illegal_bears_nothing(edition: str) -> None:
    """coc/rule/2.33-attachments/a"""
    tired = tool("fatigue", disrupt(on(events.PLAYED), exhaust(), Choose(CHARACTER & IS_READY), cost=SacrificeThis()))
    mine_ = Side(hand=[BADGE], play=[PAWN, PAUSE], domains=["neutral:1", "", ""])
    game = build(mine_, Side(play=[tired, PAUSE]), edition=edition)
    game.play(f"play {BADGE} domain 1", f"use {tired}")
    assert (zone_of(game, BADGE), card(game, PAWN).state, idle(game)) == ("discard", EXHAUSTED, True)


@in_all_editions
def test_a_hero_does_not_enter_beside_a_villain_who_came_meanwhile(edition: str) -> None:
    """coc/rule/ccg-heroic-and-villainous"""
    hero = lab_card("shining-hero", keywords=(("heroic", 1),))
    villain = lab_card("black-hat", keywords=(("villainous", 1),))
    trapdoor = tool(
        "stage-trapdoor",
        disrupt(on(events.PLAYED), put_into_play(), Choose(titled("Black Hat") & IN_HAND), cost=ExhaustThis()),
    )
    mine_ = Side(hand=[hero, villain], play=[trapdoor, PAUSE], domains=["neutral:1", "", ""])
    game = build(mine_, Side(play=[PAUSE]), edition=edition)
    game.play(f"play {hero} domain 1", f"use {trapdoor}")
    assert (zone_of(game, hero), zone_of(game, villain), idle(game)) == ("discard", "play", True)


# ---- immunity


@in_all_editions
def test_immunity_to_support_cards_is_none_to_what_their_bearer_gained(edition: str) -> None:
    """coc/rule/2.36-immune/a: a gained ability is the bearer's; the card may be borne, but gives nothing."""
    shield = lab_card(
        "iron-will", ImmuneTo(SELF, SUPPORT, words="immune to support cards"), keywords=(("toughness", 1),)
    )
    shooter = [At(PAWN, story=0, exhausted=True), At("shotgun", on=PAWN), PAUSE]
    game = build(
        Side(play=shooter, domains=["agency:1", "", ""]),
        Side(play=[At(shield, story=0, exhausted=True), PAUSE]),
        edition=edition,
        step="last story actions",
    )
    game.choose(f"use {PAWN} gained core/shotgun domain 1")
    assert keys(game) == [f"choose {shield}", f"choose {PAWN}"]
    game.choose(f"choose {shield}")
    assert (card(game, shield).wounds, idle(game)) == (1, True)
    game = build(Side(hand=["45-pistols"], play=[PAUSE]), Side(play=[shield, PAUSE]), edition=edition)
    game.choose("play core/45-pistols")
    assert (zone_of(game, "45-pistols"), icons(game, shield)) == ("play", [0, 0, 0, 0])
    assert not values.is_blank(table(game), card(game, shield).uid)
