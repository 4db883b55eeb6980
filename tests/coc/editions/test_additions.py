"""Rules that only some documents state: each holds in all where no other says otherwise. A test for each row."""

from __future__ import annotations

from typing import Any

import pytest

from orne.coc import values
from orne.coc.abilities import (
    AttachTo,
    Choose,
    Condition,
    CostChange,
    Gives,
    GivesControl,
    ImmuneTo,
    Use,
    WhenWon,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.abilities.changing import LosesIcons
from orne.coc.events import (
    GO_INSANE,
    LEAVES_PLAY,
    STRUGGLE_BEFORE,
    STRUGGLE_BEGINS,
    STRUGGLE_WON,
    STRUGGLE_WOULD,
    USE,
    WOUND,
)
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    HOST,
    IT,
    SELF,
    STORY,
    THIS,
    AtEndOfPhase,
    CancelIt,
    Do,
    Draw,
    DriveInsane,
    ExhaustThis,
    Ref,
    Reveal,
    Wound,
    chosen,
    destroy,
    everything,
    faction,
    gain,
    subtype,
)
from orne.coc.language.gaining import Lasting
from orne.coc.position import At, Side, Story, build
from orne.coc.rulebook import new_game
from orne.coc.rules import hands, success
from orne.coc.rules.attaching import attach_by_effect
from orne.coc.rules.leaving import discard_from_play, remove_from_game
from orne.coc.rules.revealing import can_be_revealed
from orne.coc.table import CocTable
from orne.kernel.limits import Limit
from tests.coc.laboratory import BARE, EDITIONS, FIGHT, FULL, PAUSE, event, lab_card, on, to_chosen, tool
from tests.coc.look import card, entries, icons, keys, skill, table, tokens, uid, zone
from tests.look import asked, happened, kind_asked

pytestmark = pytest.mark.parametrize("edition", EDITIONS)
OLDEST, OLD, LATER, LAST = EDITIONS

FEAR = lab_card("terror-story", type="story", faction=None, resources=(), cost=0, struggles=(1, 0, 0, 0))


KILL = event("ad-kill", destroy(), Choose(CARD))
SPEAR = event("ad-spear", Wound(), Choose(CHARACTER))
SAYS = {kind: tool(f"ad-says-{number}", disrupt(on(kind), Draw())) for number, kind in enumerate(
    (STRUGGLE_BEFORE, STRUGGLE_BEGINS, STRUGGLE_WOULD, STRUGGLE_WON))}  # fmt: skip


def test_heroic_plus_villainous_together_discard_one(edition: str) -> None:
    turn = event("ad-turn-bad", gain(keyword="villainous"), Choose(CHARACTER & subtype("Investigator")))
    game = build(Side(hand=[turn], play=["g-men", "freelance-occultist", PAUSE]), edition=edition)
    game.choose("play lab/ad-turn-bad")
    assert keys(game) == ["discard core/freelance-occultist", "discard core/g-men"]


def test_loyal_needs_resources_of_its_own_faction(edition: str) -> None:
    loyal = lab_card("ad-loyal", cost=3, faction="agency", resources=("agency",), keywords=(("loyal", 1),))
    game = build(Side(hand=[loyal], play=[PAUSE], domains=["agency:2 syndicate:1", "agency:3"]), edition=edition)
    assert keys(game) == ["pass", "play lab/ad-loyal domain 2", "use lab/pause"]


def test_toughness_adds_up(edition: str) -> None:
    armour = tool("ad-armour", AttachTo(CHARACTER), Gives(HOST, "toughness", 2))
    for wounds, alive in ((2, True), (3, False)):
        play: list[str | At] = [At("hired-muscle", wounds=wounds), At(armour, on="hired-muscle"), PAUSE]
        game = build(Side(hand=[SPEAR], play=play), edition=edition)
        game.choose("play lab/ad-spear")
        assert (zone(game, "hired-muscle") == "play") is alive


def test_definition_of_triggered_effect_and_triggered_ability(edition: str) -> None:
    hush = lab_card(
        "ad-hush", disrupt(on(USE, lambda g, use, event: event.source.card.zone == 2), CancelIt()), type="event", cost=0
    )  # fmt: skip
    shooter = lab_card("ad-shooter", action(Wound(), Choose(CHARACTER)))
    words = [
        each.kind
        for each in (action(Draw()), response(on(USE), Draw()), forced(on(USE), Draw()), disrupt(on(USE), Draw()))
    ]
    assert words == ["Action", "Response", "Forced Response", "Disrupt"]
    game = build(Side(hand=[SPEAR], play=[shooter, PAUSE]), Side(hand=[hush], play=["hired-muscle"]), edition=edition)
    game.play("play lab/ad-spear", "choose core/hired-muscle")
    assert asked(game)[1] == "action", "an event's effect is not a triggered ability"
    game.play("use lab/ad-shooter", "choose core/hired-muscle")
    assert asked(game) == (1, "disrupt")


def test_insane_non_character_leaves_play_as_blank_card_of_its_own_type(edition: str) -> None:
    hears = [
        tool(f"ad-hears-{type_}", response(on(LEAVES_PLAY, _left_as(type_)), Draw()))
        for type_ in ("character", "support")
    ]
    thing = tool("ad-thing")
    game = build(Side(hand=[SPEAR], play=[At(thing, insane=True), *hears, PAUSE]), edition=edition)
    game.choose("play lab/ad-spear")
    assert keys(game) == ["pass", "use lab/ad-hears-support"]


def _left_as(type_: str) -> Any:
    return lambda g, use, event: values.left_as(g, event.before) == type_


def test_cards_attached_to_a_card_that_changes_type_are_discarded(edition: str) -> None:
    def become(g: CocTable, use: Use) -> bool:
        """Attach the Bag Man to the Mad Artist."""
        return attach_by_effect(g, uid(game, "bag-man"), uid(game, "mad-artist"), use)

    play: list[str | At] = ["bag-man", "mad-artist", At("shotgun", on="bag-man"), PAUSE]
    game = build(Side(hand=[event("ad-fold", Do(become))], play=play), edition=edition)
    game.choose("play lab/ad-fold")
    assert zone(game, "shotgun") == ("discard" if edition in (OLDEST, OLD) else "play")


def test_free_order_when_cards_enter_or_leave_together_regardless_of_earlier_order(edition: str) -> None:
    doom = event("ad-doom", destroy(everything(CHARACTER)))
    game = build(Side(hand=[doom], play=["bag-man", "mad-artist", "triggerman", PAUSE]), edition=edition)
    game.choose("play lab/ad-doom")
    assert keys(game) == ["first core/bag-man", "first core/mad-artist", "first core/triggerman"]
    game.play("first core/triggerman", "first core/mad-artist")
    assert [name for name, *_ in entries(game, "destroyed")] == ["triggerman", "mad-artist", "bag-man"]


def test_printed_icons_example_with_binding(edition: str) -> None:
    bind = event("ad-bind-icons", Lasting(LosesIcons(AFFECTED), IT), Choose(CHARACTER))
    more = event("ad-more-icons", gain(icons=(0, 0, 1, 0)), Choose(CHARACTER))
    game = build(Side(hand=[bind, more], play=["bag-man", PAUSE]), edition=edition)
    game.play("play lab/ad-more-icons", "play lab/ad-bind-icons")
    assert icons(game, "bag-man") == [0, 0, 1, 0]


def test_self_naming_cards_and_self_cost_reduction(edition: str) -> None:
    cheap = lab_card("ad-cheap", CostChange(SELF, -2, own=True), cost=3)
    game = build(Side(hand=[cheap], play=[PAUSE], domains=["agency:1"]), edition=edition)
    assert keys(game) == ["pass", "play lab/ad-cheap domain 1", "use lab/pause"]


def test_attacker_is_always_the_active_player(edition: str) -> None:
    from orne.coc.rules import commitment

    game = build(
        Side(play=[At("mad-artist", story=0), PAUSE]), Side(play=[At("bag-man", story=0)]), stories=[BARE], active=1,
        step="actions after defenders commit", edition=edition,
    )  # fmt: skip
    assert commitment.attackers(table(game), uid(game, BARE)) == [uid(game, "bag-man")]
    assert commitment.defenders(table(game), uid(game, BARE)) == [uid(game, "mad-artist")]


def test_skill_that_is_not_counted_is_still_there(edition: str) -> None:
    shy = lab_card("ad-shy", Gives(SELF, values.UNCOUNTED, 1), skill=4)
    game = build(Side(play=[At(shy, story=0), PAUSE]), stories=[BARE], step="stories resolve", edition=edition)
    assert skill(game, shy) == 4
    assert entries(game, "skill compared") == [(BARE, 0, 0, 0)]


def test_discard_piles_and_resources_are_public(edition: str) -> None:
    game = build(
        Side(discard=["bag-man"], domains=[["mad-artist"]], removed=["triggerman"], play=[PAUSE]), edition=edition
    )
    view = game.view(1)
    assert view["players"][0]["discard"] == ["core/bag-man"]
    assert view["players"][0]["domains"][0]["resources"] == ["core/mad-artist"]
    assert view["removed"] == ["core/triggerman"]


def test_each_player_may_mulligan_once(edition: str) -> None:
    deck = ["core/mad-artist"] * 20
    stories = ["core/dreamwalkers", "core/opening-night", "core/rotting-away"]
    game = new_game([deck, deck], stories, 3, edition_name=edition, first=0)
    game.choose("mulligan")
    assert asked(game) == (1, "mulligan"), "once each, the first player first"
    assert [len(hand) for hand in game.state.hand] == [8, 8]
    game.choose("keep")
    assert game.view(0)["phase"] != "set-up"


@pytest.mark.parametrize("how", ["destroyed", "sacrificed", "discarded", "removed"])
def test_sacrifice_destroy_discard_remove_are_distinct(edition: str, how: str) -> None:
    from orne.coc.language import sacrifice

    ways = {
        "destroyed": destroy(), "sacrificed": sacrifice(), "discarded": to_chosen(discard_from_play),
        "removed": to_chosen(remove_from_game),
    }  # fmt: skip
    ears = [tool(f"ad-hears-{way}", response(on(LEAVES_PLAY, _how(way)), Draw())) for way in ways]
    end = event(f"ad-ends-{how}", ways[how], Choose(CHARACTER))
    game = build(Side(hand=[end], play=["bag-man", *ears, PAUSE]), edition=edition)
    game.choose(f"play {end}")
    assert keys(game) == ["pass", f"use lab/ad-hears-{how}"]


def _how(way: str) -> Any:
    return lambda g, use, event: event.how == way


def test_what_is_revealed_is_seen_by_both(edition: str) -> None:
    top = Ref(lambda g, use: g.state.deck[1 - use.seat][-1:], "the top card of the opponent's deck")
    show = event("ad-show", Reveal(top, until="phase"))
    game = build(Side(hand=[show], play=[PAUSE]), Side(deck=["bag-man", "triggerman"]), edition=edition)
    assert can_be_revealed(table(game), uid(game, "bag-man"))
    game.choose("play lab/ad-show")
    assert game.view(0)["revealed"] == game.view(1)["revealed"] == ["core/bag-man"]
    assert not can_be_revealed(table(game), uid(game, "bag-man")), "not twice"
    assert not can_be_revealed(table(game), uid(game, PAUSE)), "not what lies face up"
    game.choose("pass")
    assert game.view(0)["revealed"] == []


def test_redistributed_tokens_stay_on_their_side(edition: str) -> None:
    def deal(g: CocTable, use: Use) -> bool:
        """Redistribute the success tokens on stories."""
        return success.redistribute(g, use.seat, tuple(g.state.row), use)

    game = build(
        Side(hand=[event("ad-deal", Do(deal))], play=[PAUSE]), stories=[Story(BARE, (1, 1)), FULL], edition=edition
    )
    game.play("play lab/ad-deal", "put lab/quiet-story", "put lab/quiet-story")
    assert (tokens(game, 0), tokens(game, 1)) == ([0, 0], [1, 1])


def test_exact_number_when_choosing_several_targets(edition: str) -> None:
    pair = event("ad-pair", destroy(chosen(0)), Choose(CHARACTER, 2))
    game = build(Side(hand=[pair], play=["bag-man", PAUSE]), edition=edition)
    assert keys(game) == ["pass", "use lab/pause"]

    def lose_two(g: CocTable, use: Use) -> bool:
        """The opponent discards 2 cards at random."""
        return len(hands.discard_at_random(g, 1 - use.seat, 2, use)) == 2

    game = build(Side(hand=[event("ad-lose-two", Do(lose_two))], play=[PAUSE]), Side(hand=["bag-man"]), edition=edition)
    game.choose("play lab/ad-lose-two")
    assert game.state.hand[1] == [], "an unchosen number does as much as possible"


def test_limit_1_counts_titles_and_limit_once_the_card(edition: str) -> None:
    numeral = lab_card("ad-numeral", action(Draw(), limit=Limit(1, "turn", by_title=True)))
    word = lab_card("ad-word", action(Draw(), limit=Limit(1, "turn", by_title=False)))
    game = build(Side(play=[numeral, numeral, word, word, PAUSE]), edition=edition)
    game.play("use lab/ad-numeral", "use lab/ad-word")
    assert keys(game) == ["pass", "use lab/ad-word#2", "use lab/pause"]


def test_booster_without_a_basic_struggle_of_its_type(edition: str) -> None:
    booster = lab_card("ad-booster", boosters=(0, 0, 1, 0))
    story = lab_card("no-arcane", type="story", faction=None, resources=(), cost=0, struggles=(1, 1, 0, 1))
    game = build(Side(play=[At(booster, story=0), PAUSE]), stories=[story], step="stories resolve", edition=edition)
    assert [kind for _, _, kind, _ in entries(game, "struggle")] == ["Terror", "Combat", "Arcane", "Investigation"]


def test_immunity_and_lasting_effects_made_by_triggered_effects(edition: str) -> None:
    host = Ref(lambda g, use: [g.state.cards[use.holder].host], "attached character")
    chart = tool("ad-chart", AttachTo(CHARACTER), action(AtEndOfPhase("sacrifice", host), cost=ExhaustThis()))
    statue = lab_card("ad-statue", ImmuneTo(THIS, CARD, triggered_only=True))
    game = build(Side(play=[statue, At(chart, on=statue), PAUSE]), edition=edition)
    game.play("use lab/ad-chart", "pass")
    assert zone(game, statue) == "discard"


def test_neutral_is_not_the_same_as_no_faction(edition: str) -> None:
    plain = lab_card("ad-plain")
    cull = event("ad-cull-neutral", destroy(), Choose(CHARACTER & faction("neutral")))
    game = build(Side(hand=[cull], play=[At("bag-man", insane=True), plain, PAUSE]), edition=edition)
    assert values.has_no_faction(table(game), uid(game, "bag-man"))
    assert values.has_no_faction(table(game), uid(game, plain))
    game.choose("play lab/ad-cull-neutral")
    assert zone(game, plain) == "discard"
    assert zone(game, "bag-man") == "play"


def test_indeterminate_printed_values_of_facedown_cards(edition: str) -> None:
    """Older documents say plainly that an insane character has 0 of everything."""
    game = build(Side(play=[At("bag-man", insane=True), PAUSE]), edition=edition)
    expected = None if edition == LAST else 0
    assert values.printed_cost(table(game), uid(game, "bag-man")) == expected
    assert values.printed_skill(table(game), uid(game, "bag-man")) == expected


def test_cost_must_change_the_game_state_additional_costs_repeated_use(edition: str) -> None:
    tires = lab_card("ad-tires", action(Draw(), cost=ExhaustThis()))
    maddens = tool("ad-maddens", action(Draw(), cost=DriveInsane(CHARACTER)))
    game = build(Side(play=[At(tires, exhausted=True), PAUSE]), edition=edition)
    assert keys(game) == ["pass", "use lab/pause"]
    game = build(Side(play=[maddens, "triggerman", PAUSE]), edition=edition)
    assert keys(game) == ["pass", "use lab/pause"]
    tax = tool("ad-tax", CostChange(CARD, 1, additional=True, abilities=True))
    game = build(Side(play=[tires, tax], domains=["agency:1"]), edition=edition)
    assert keys(game) == ["pass", "use lab/ad-tires domain 1"]


def test_steadfast_of_another_faction_than_the_card(edition: str) -> None:
    barkeep = lab_card("ad-barkeep", cost=2, faction="agency", resources=("agency",), steadfast=(("syndicate", 1),))
    for domains, playable in ((["agency:2", "syndicate:1"], True), (["agency:2"], False), (["syndicate:2"], False)):
        game = build(Side(hand=[barkeep], play=[PAUSE], domains=domains), edition=edition)
        assert ("play lab/ad-barkeep domain 1" in keys(game)) is playable


def test_full_action_window_in_seven_steps(edition: str) -> None:
    """Initiation, Disrupts, execution, Forced Responses, Responses, end."""
    first = tool(
        "ad-disrupts-it", disrupt(on(USE, lambda g, use, event: event.source.ability.kind == "Action"), Draw())
    )
    then = tool("ad-forced-by-it", forced(on(WOUND), Draw()))
    last = tool("ad-responds-to-it", response(on(WOUND), Draw()))
    game = build(Side(hand=[SPEAR], play=["hired-muscle", then, last, PAUSE]), Side(play=[first]), edition=edition)
    game.choose("play lab/ad-spear")
    assert asked(game) == (1, "disrupt")
    assert "wounded" not in happened(game)
    game.choose("use lab/ad-disrupts-it")
    assert asked(game) == (0, "response")
    order = [kind for kind in happened(game) if kind in ("event played", "wounded", "drawn")]
    assert order == ["event played", "drawn", "wounded", "drawn"]
    game.choose("use lab/ad-responds-to-it")
    assert asked(game)[1] == "action"


def test_disrupts_find_their_moment_around_a_struggle(edition: str) -> None:
    game = build(
        Side(play=[At("hired-muscle", story=0), PAUSE, *SAYS.values()]), stories=[FIGHT], step="stories resolve",
        edition=edition,
    )  # fmt: skip
    for number in range(4):
        assert keys(game) == ["pass", f"use lab/ad-says-{number}"]
        game.choose("pass")


def test_order_of_precedence_disrupt_passive_forced_response_response(edition: str) -> None:
    from orne.coc.abilities import Whenever

    hurt = Condition(lambda g, use: g.state.cards[uid(game, "hired-muscle")].wounds == 1, "it is hurt")
    passive = tool("ad-passive", Whenever(hurt, Wound(Ref(lambda g, use: [uid(game, "hired-muscle")], "it"))))
    then = tool("ad-forced-by-it", forced(on(WOUND), Draw()))
    last = tool("ad-responds-to-it", response(on(WOUND), Draw()))
    game = build(Side(hand=[SPEAR], play=["hired-muscle", passive, then, last, PAUSE]), edition=edition)
    game.choose("play lab/ad-spear")
    while game.decision and kind_asked(game) == "order":
        game.choose(0)
    order = [kind for kind in happened(game) if kind in ("wounded", "passive", "drawn")]
    assert order[:4] == ["wounded", "passive", "wounded", "drawn"]
    assert asked(game)[1] == "response"


def test_non_story_effects_cannot_move_unwon_stories_to_a_won_pile(edition: str) -> None:
    def claim(g: CocTable, use: Use) -> bool:
        """Win the chosen story."""
        return success.claim(g, use.seat, chosen(0).cards(g, use)[0], use)

    thief = tool("ad-thief", action(Do(claim), Choose(STORY)))
    game = build(Side(play=[thief]), stories=[BARE], edition=edition)
    game.choose("use lab/ad-thief")
    assert zone(game, BARE) == "row"
    assert not success.may_claim(table(game), table(game).use_of(uid(game, thief)))


def test_story_effects_need_legal_targets_to_be_activated(edition: str) -> None:
    facts = {"type": "story", "faction": None, "resources": (), "cost": 0, "struggles": (0, 0, 0, 0)}
    picky = lab_card("ad-picky", WhenWon(destroy(), (Choose(CHARACTER & subtype("Ancient One")),)), **facts)
    game = build(
        Side(play=[At("mad-artist", story=0), PAUSE]), stories=[Story(picky, (4, 0))], step="stories resolve",
        edition=edition,
    )  # fmt: skip
    assert zone(game, picky) == "won"
    assert asked(game)[1] == "action", "it cannot be executed"


def test_control_through_an_attached_card_lasts_as_long_as_it_is_in_play(edition: str) -> None:
    leash = tool("ad-leash", AttachTo(CHARACTER), GivesControl(HOST))
    game = build(Side(hand=[leash, KILL]), Side(play=["bag-man"]), edition=edition)
    game.choose("play lab/ad-leash")
    assert card(game, "bag-man").controller == 0
    game.play("play lab/ad-kill", "choose lab/ad-leash")
    assert card(game, "bag-man").controller == 1


def test_day_night_start_state_removed_from_game_fated_resilient(edition: str) -> None:
    night = lab_card("a-night", type="support", cost=0, keywords=(("night", 1),))
    fated = lab_card("ad-fated", keywords=(("fated", 2),))
    comes_back = lab_card("ad-resilient", keywords=(("resilient", 1),))
    game = build(Side(play=[PAUSE]), edition=edition)
    assert (game.view(0)["day"], game.view(0)["night"]) == (False, False)
    game = build(Side(hand=[KILL], play=[comes_back, PAUSE, night]), edition=edition)
    assert game.view(0)["night"]
    game.play("play lab/ad-kill", "choose lab/ad-resilient")
    assert asked(game)[1] == "yes or no"
    game.choose("yes")
    assert game.state.deck[0][-1] == uid(game, comes_back)

    def bless(g: CocTable, use: Use) -> bool:
        """Put a success token on the chosen card."""
        who = chosen(0).cards(g, use)[0]
        g.state.edit(who).success = (2, 0)
        return True

    game = build(Side(hand=[event("ad-bless", Do(bless), Choose(CHARACTER))], play=[fated, PAUSE]), edition=edition)
    game.choose("play lab/ad-bless")
    assert game.state.deck[0][0] == uid(game, fated)


def test_catastrophic_explosion_and_khopesh_example_under_invulnerability(edition: str) -> None:
    stone = lab_card("stone", keywords=(("invulnerability", 1),))
    blast = event("ad-blast-all", Wound(everything(CHARACTER)))
    game = build(Side(hand=[blast], play=[stone, PAUSE]), Side(play=["bag-man"]), edition=edition)
    game.choose("play lab/ad-blast-all")
    assert zone(game, "bag-man") == "discard"
    assert card(game, stone).wounds == 0


def test_underground_asylum_may_cancel_terror_insanity(edition: str) -> None:
    asylum = tool("ad-asylum", disrupt(on(GO_INSANE), CancelIt()))
    game = build(
        Side(play=[At("servant-of-nodens", story=0), PAUSE]), Side(play=[At("bag-man", story=0), asylum]),
        stories=[FEAR], step="stories resolve", edition=edition,
    )  # fmt: skip
    assert asked(game) == (1, "disrupt")
    game.choose("use lab/ad-asylum")
    assert card(game, "bag-man").state == 0
