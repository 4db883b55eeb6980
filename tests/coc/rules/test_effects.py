"""Effects: where they work, several on one card, how long they last, passives, targets, Forced Responses, states."""

from __future__ import annotations

from itertools import permutations

import pytest

from orne.coc import events, values
from orne.coc.abilities import (
    AttachTo,
    Blanks,
    Choose,
    CostChange,
    Gives,
    GivesAbility,
    Replaces,
    Whenever,
    WhenWon,
    action,
    disrupt,
    forced,
    response,
)
from orne.coc.language import (
    AFFECTED,
    ATTACHMENT,
    CAN_GO_INSANE,
    CHARACTER,
    EVENT_CARD,
    HOST,
    IT,
    ITSELF,
    OPPONENTS,
    OTHER,
    STORY,
    SUPPORT,
    THEM,
    YOURS,
    Also,
    CancelIt,
    CancelWound,
    DiscardCards,
    Do,
    Draw,
    ExhaustThis,
    Gain,
    IfAble,
    Lasting,
    PlaceSuccess,
    Then,
    Wound,
    chosen,
    destroy,
    everything,
    exhaust,
    gain,
    go_insane,
    name_subtype,
    ready,
    return_to_hand,
    sacrifice,
)
from orne.coc.lists import legal_subtypes
from orne.coc.position import At, Side, Story, build
from orne.coc.rules.leaving import discard_from_hand, discard_resource
from orne.coc.rules.wounds import heal
from orne.coc.state import DISCARD, HAND, PLAY, RESOURCE
from tests.coc.laboratory import lab_card
from tests.coc.rules.desk import (
    BELL,
    BORE,
    GUN,
    OAF,
    PAWN,
    USE,
    WOUND,
    Say,
    asked,
    card,
    icons,
    in_all_editions,
    keys,
    log,
    mine,
    on,
    pass_to,
    said,
    side,
    skill,
    source_class,
    step,
    table,
    uid,
)

MIND = lab_card("mind-story", type="story", struggles=(1, 0, 0, 0))


# ---- 1.1 card effects and game effects


def test_every_effect_is_a_card_effect_or_a_game_effect() -> None:
    """coc/rule/1.1-card-effect-vs-game-effect/a"""
    game = build(Side(play=[BELL]), step="draw")
    assert source_class(game, "drawn") == ["game", "game"]
    game = build(Side(hand=["shotgun-blast"], play=[BELL], domains=["agency:2"]), Side(play=[PAWN]))
    game.play("play core/shotgun-blast domain 1", "x 1")
    assert source_class(game, "wounded") == ["card"]
    brute = lab_card("brute", icons=(2, 0, 0, 0))
    game = build(
        Side(play=[At(brute, story=0, exhausted=True), BELL]),
        Side(play=[At(PAWN, story=0, exhausted=True)]),
        stories=[MIND],
        step="stories resolve",
    )
    assert (log(game, "insane"), source_class(game, "insane")) == (["insane pawn"], ["game"])
    assert all(isinstance(entry.source, int) for entry in game.log)


@in_all_editions
def test_the_class_of_a_forced_response(edition: str) -> None:
    """coc/rule/1.1-card-effect-vs-game-effect/b: no question whether to use it; its controller chooses inside it."""
    glass = lab_card("glass", forced(mine(events.ENTERS_PLAY), exhaust(), Choose(CHARACTER)))
    game = build(Side(hand=[glass], play=[PAWN], domains=["miskatonic:1"]), edition=edition)
    game.choose(f"play {glass} domain 1")
    assert (asked(game), keys(game)) == ((0, "choose"), [f"choose {glass}", f"choose {PAWN}"])
    game.choose(f"choose {PAWN}")
    assert card(game, PAWN).state == 1
    assert source_class(game, "used") == ["game" if edition == "lcg-3.0" else "card"]


# ---- 1.2 where effects work


def test_text_works_only_in_play_unless_it_names_another_place() -> None:
    """coc/rule/1.2-working-effects/a and b, coc/example/1.2-thing-behind-you-from-hand

    coc/example/1.2-elder-thing-scientist
    """
    scholar = lab_card("scholar", action(Say("idea"), cost=ExhaustThis()))
    lurker = lab_card("lurker", action(Say("behind you"), zone=HAND))
    event = lab_card("free-event", action(Say("event")), type="event", cost=0)
    game = build(Side(hand=[scholar, lurker, event, BELL], discard=[scholar], domains=["miskatonic:1"]))
    assert keys(game) == sorted(
        ["pass", f"play {BELL} domain 1", f"play {event}", f"play {lurker} domain 1", f"play {scholar} domain 1",
         f"use {lurker}"]
    )  # fmt: skip
    game.choose(f"play {scholar} domain 1")
    assert f"use {scholar}" in keys(game)
    game.choose(f"use {lurker}")
    assert said(game) == ["behind you"]


def test_effects_do_not_touch_places_they_do_not_name() -> None:
    """coc/rule/1.2-working-effects/c, coc/example/1.2-paranormal-specialist

    coc/example/1.2-thing-behind-you-not-from-discard
    """
    hook = lab_card("hook", action(return_to_hand(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[hook, BELL], discard=[PAWN], domains=["miskatonic:1"]), Side(discard=[PAWN]))
    assert keys(game) == ["pass", f"use {BELL}"]
    game = build(Side(play=[hook, PAWN, BELL], discard=[BORE]), Side(play=[OAF], hand=[BORE]))
    game.choose(f"use {hook}")
    assert keys(game) == [f"choose {OAF}", f"choose {PAWN}"]
    game.choose(f"choose {OAF}")
    assert asked(game) == (0, "action")


def test_a_card_that_names_itself_means_no_other_copy() -> None:
    """coc/rule/1.2-working-effects/d"""
    twin = lab_card("twin", action(gain(ITSELF, skill=3), cost=ExhaustThis()))
    game = build(Side(play=[twin, twin, BELL]))
    game.choose(f"use {twin}#2")
    assert (skill(game, twin, 1), skill(game, twin, 2)) == (1, 4)


def test_text_about_its_own_cost_counts_in_hand() -> None:
    """coc/rule/1.2-working-effects/e, coc/example/1.2-thing-from-nightmare-cost"""
    insane = lambda g, use, who: -sum(card.state == 2 for card in g.state.cards if card.zone == PLAY)  # noqa: E731
    dream = lab_card("dream", CostChange(CHARACTER, insane, minimum=1, own=True), cost=4)
    mad = [At(PAWN, insane=True)]
    for number, offered in ((0, []), (2, []), (3, [f"play {dream} domain 1"]), (5, [f"play {dream} domain 1"])):
        game = build(Side(hand=[dream], play=mad * number + [BELL], domains=["miskatonic:1"]))
        assert [key for key in keys(game) if "dream" in key] == offered
    game.choose(f"play {dream} domain 1")
    assert side(game, 0, "play")[-1] == dream


# ---- 1.3 several effects


def test_independent_parts_do_not_need_each_other() -> None:
    """coc/rule/1.3-multiple-effects/a, coc/example/1.3-ygolonac-independent-parts"""
    rouse = lab_card(
        "rouse", action(Also(ready(), gain(skill=2)), Choose(CHARACTER), cost=ExhaustThis()), type="support"
    )
    game = build(Side(play=[rouse, PAWN, BELL]))
    game.choose(f"use {rouse}")
    assert (card(game, PAWN).state, skill(game, PAWN)) == (0, 3)


@pytest.mark.parametrize("cancel", [True, False])
def test_what_follows_then_needs_what_comes_before(cancel: bool) -> None:
    """coc/rule/1.3-multiple-effects/b, coc/example/1.3-forest-sister-sacrificial-offerings"""
    offering = lab_card(
        "offering", action(Then(Wound(), Draw()), Choose(CHARACTER), cost=ExhaustThis()), type="support"
    )
    nun = lab_card("nun", disrupt(on(WOUND), CancelWound()), keywords=(("toughness", 1),))
    game = build(Side(play=[offering, BELL]), Side(play=[nun]))
    game.choose(f"use {offering}")
    assert keys(game) == ["pass", f"use {nun}"]
    game.choose(f"use {nun}" if cancel else "pass")
    assert (card(game, nun).wounds, len(side(game, 0, "hand"))) == ((0, 0) if cancel else (1, 1))
    assert asked(game) == (0, "action")


def test_a_cancelled_disrupt_cancels_nothing() -> None:
    """coc/example/1.3-mothers-avenger-writhing-wall"""
    avenger = lab_card("avenger", disrupt(on(WOUND), Then(CancelWound(), Draw())), keywords=(("toughness", 1),))
    titled = on(USE, lambda g, use, event: g.title(event.subject) == "Avenger")
    wall = lab_card("wall", disrupt(titled, CancelIt()), type="support")
    game = build(Side(play=[GUN, wall, BELL]), Side(play=[avenger]))
    game.play(f"use {GUN}", f"use {avenger}", f"use {wall}")
    assert card(game, avenger).wounds == 1
    assert side(game, 1, "hand") == []


@pytest.mark.parametrize(("held", "drawn"), [(3, 2), (1, 0)])
def test_a_draw_that_depends_on_two_discards(held: int, drawn: int) -> None:
    """coc/example/1.3-julia-brown-then-draw"""
    swap = lab_card("swapper", action(Then(IfAble(DiscardCards(2)), Draw(2)), cost=ExhaustThis()), type="support")
    game = build(Side(hand=[PAWN] * held, play=[swap, BELL]))
    game.choose(f"use {swap}")
    assert len(log(game, "drawn")) == drawn


# ---- 1.4 duration


def test_an_effect_without_a_duration_ends_with_the_phase() -> None:
    """coc/rule/1.4-duration-of-effects/a"""
    tonic = lab_card("tonic", action(gain(skill=2), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[tonic, PAWN, BELL]), Side(play=[BELL]))
    game.choose(f"use {tonic}")
    assert skill(game, PAWN) == 3
    game.play("pass", f"use {BELL}")
    assert (step(game), skill(game, PAWN)) == ("operations", 3)
    pass_to(game, "story actions")
    assert skill(game, PAWN) == 1


# ---- 1.5 lasting effects add up


def test_the_order_of_lasting_effects_does_not_matter() -> None:
    """coc/rule/1.5-multiple-lasting-effects/a and c"""
    cards = [
        lab_card(
            f"change-{n}",
            action(Gain((("skill", n), (1, m)), everything(CHARACTER)), cost=ExhaustThis()),
            type="support",
        )
        for n, m in ((1, 2), (-2, -3), (3, 0))
    ]
    boxer = lab_card("boxer", skill=2, icons=(0, 2, 0, 0))
    for order in permutations(cards):
        game = build(Side(play=[boxer, *cards, BELL]))
        game.play(*(f"use {each}" for each in order))
        assert (skill(game, boxer), icons(game, boxer)) == (4, [0, 1, 0, 0])


def test_skill_below_zero_is_read_as_zero_and_remembered() -> None:
    """coc/rule/1.5-multiple-lasting-effects/b, coc/example/1.5-young-deep-one-bouncers

    coc/example/1.5-young-deep-one-key-of-tawil
    """
    bouncer = lab_card("bouncer", Gives(CHARACTER & OPPONENTS, "skill", -1))
    sketch = lab_card("sketch", action(gain(skill=1), Choose(CHARACTER & YOURS), cost=ExhaustThis()), type="support")
    game = build(Side(play=["young-deep-one", sketch, sketch, sketch, BELL]), Side(play=[bouncer, bouncer]))
    seen = []
    for number in ("", "#2", "#3"):
        game.choose(f"use {sketch}{number}")
        seen.append((values.net(table(game), uid(game, "young-deep-one"), "skill"), skill(game, "young-deep-one")))
    assert seen == [(-1, 0), (0, 0), (1, 1)]


# ---- 1.6 passives

PISTOL = lab_card("pistol", AttachTo(CHARACTER), Gives(HOST, 1, 1), type="support", subtypes=("Attachment",))
HOOD = lab_card("hood", AttachTo(SUPPORT), Blanks(HOST), type="support", subtypes=("Attachment",))


def test_a_passive_is_not_optional() -> None:
    """coc/rule/1.6-passive-effects/a and b, coc/example/1.6-45-pistols-icon, coc/example/1.6-decrepit-mausoleum"""
    tomb = lab_card("tomb", CostChange(CHARACTER, -1), type="support")
    game = build(Side(hand=[PISTOL, OAF], play=[PAWN, tomb], domains=["miskatonic:1"]))
    assert keys(game) == ["pass", f"play {OAF}", f"play {PISTOL} domain 1"]
    game.choose(f"play {PISTOL} domain 1")
    assert icons(game, PAWN) == [0, 1, 0, 0]
    assert (asked(game), keys(game)) == ((0, "action"), ["pass", f"play {OAF}"])


@in_all_editions
def test_a_passive_that_begins_at_a_moment_is_no_triggered_effect(edition: str) -> None:
    """coc/rule/1.6-passive-effects/c and d: no Disrupt to a use can cancel it."""
    dawn = lab_card("dawn", Whenever(on(events.TURN_BEGINS), Wound(everything(CHARACTER))), type="support")
    never = lab_card("never", disrupt(on(USE), CancelIt()), type="support")
    game = build(Side(play=[dawn, OAF, BELL]), Side(play=[never, BELL]), active=1, step="end of turn", edition=edition)
    assert card(game, OAF).wounds == 1
    assert (asked(game), log(game, "used"), log(game, "passive")) == ((0, "action"), [], ["passive dawn"])


def test_a_passive_ceases_when_its_source_or_its_receiver_is_blank() -> None:
    """coc/rule/1.6-passive-effects/e, coc/example/1.6-frozen-time-blanks-pistols"""
    game = build(Side(hand=[HOOD], play=[PAWN, At(PISTOL, on=PAWN)], domains=["miskatonic:1"]))
    assert icons(game, PAWN) == [0, 1, 0, 0]
    game.choose(f"play {HOOD} domain 1")
    assert icons(game, PAWN) == [0, 0, 0, 0]
    saint = lab_card("saint", Gives(CHARACTER, "willpower", 1), GivesAbility(CHARACTER & OTHER, action(Say("amen"))))
    gag = lab_card("gag", action(Lasting(Blanks(AFFECTED), IT), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[saint, PAWN, gag, BELL]))
    assert values.has(table(game), uid(game, PAWN), "willpower")
    assert f"use {PAWN} gained {saint}" in keys(game)
    game.play(f"use {gag}", f"choose {PAWN}")
    assert not values.has(table(game), uid(game, PAWN), "willpower")
    assert f"use {PAWN} gained {saint}" not in keys(game)
    assert values.has(table(game), uid(game, saint), "willpower")


def test_a_condition_of_a_passive_is_met_at_once() -> None:
    """coc/example/1.6-feast-of-locusts"""
    from orne.coc.abilities import Condition

    crowd = Condition(lambda g, use: len(g.index.characters[use.seat]) >= 3, "you control three characters")
    feast = lab_card("feast", Whenever(crowd, sacrifice(ITSELF)))
    game = build(Side(hand=[OAF], play=[feast, PAWN, BELL], domains=["miskatonic:1"]))
    game.choose(f"play {OAF} domain 1")
    assert log(game, "played", "sacrificed") == ["played oaf", "sacrificed feast"]
    assert asked(game) == (0, "action")


def test_icons_gained_after_a_removal_are_kept() -> None:
    """coc/example/1.6-glaaki-removes-gained-icons"""

    def strip(g, use):
        """Take all icons it has now away until the end of the phase."""
        from orne.coc.rules.lasting import last

        for each in THEM.cards(g, use):
            for icon in values.STRUGGLES:
                last(g, "add", [each], (icon, -values.icons(g, each, icon)), use)
        return True

    lake = lab_card("lake", action(Do(strip), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    give = lab_card("give", action(gain(icons=(0, 0, 1, 0)), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    boxer = lab_card("bruiser", icons=(0, 1, 0, 0))
    game = build(Side(play=[boxer, At(PISTOL, on=boxer), lake, give, BELL]))
    assert icons(game, boxer) == [0, 2, 0, 0]
    game.choose(f"use {lake}")
    assert icons(game, boxer) == [0, 0, 0, 0]
    game.choose(f"use {give}")
    assert icons(game, boxer) == [0, 0, 1, 0]


# ---- 1.7 simultaneous effects


@in_all_editions
def test_who_orders_simultaneous_forced_responses(edition: str) -> None:
    """coc/rule/1.7-simultaneous-effects/a: in older documents each player his own, the active player first."""
    one = lab_card("yell", forced(on(events.DRAWS), Say("yell")), type="support")
    two = lab_card("yelp", forced(on(events.DRAWS), Say("yelp")), type="support")
    pull = lab_card("pull", action(Draw(), cost=ExhaustThis()), type="support")
    game = build(Side(play=[one, two, pull, BELL]), Side(play=[one, two]), edition=edition)
    game.choose(f"use {pull}")
    if edition in ("lcg-3.0", "lcg-4"):
        assert (asked(game), keys(game)) == (
            (0, "order"), [f"resolve {one}", f"resolve {one}#2", f"resolve {two}", f"resolve {two}#2"],
        )  # fmt: skip
        game.play(f"resolve {two}#2", f"resolve {one}", f"resolve {two}")
        seats = [1, 0, 0, 1]
    else:
        assert (asked(game), keys(game)) == ((0, "order"), [f"resolve {one}", f"resolve {two}"])
        game.choose(f"resolve {two}")
        assert (asked(game), keys(game)) == ((1, "order"), [f"resolve {one}#2", f"resolve {two}#2"])
        game.choose(f"resolve {one}#2")
        seats = [0, 0, 1, 1]
    assert [entry.seat for entry in game.log if entry.kind == "said"] == seats
    assert asked(game) == (0, "action")


def test_simultaneous_effects_are_finished_one_by_one() -> None:
    """coc/rule/1.7-simultaneous-effects/b: the second finds its target gone."""
    kill = lab_card("killer", forced(on(events.DRAWS), destroy(), Choose(CHARACTER)), type="support")
    pull = lab_card("puller", action(Draw(), cost=ExhaustThis()), type="support")
    game = build(Side(play=[kill, kill, pull, BELL]), Side(play=[PAWN]))
    game.play(f"use {pull}", f"resolve {kill}#2")
    assert log(game, "destroyed", "used") == ["used puller", "used killer", "destroyed pawn"]
    assert asked(game) == (0, "action")


@in_all_editions
def test_cards_that_leave_together_leave_in_their_controllers_order(edition: str) -> None:
    """coc/rule/1.7-simultaneous-effects/c and d: any order, whatever the order they came in."""
    flood = lab_card("flood", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[flood, BELL]), Side(play=[PAWN, OAF, BORE]), edition=edition)
    game.choose(f"use {flood}")
    assert asked(game)[0] == 1
    assert keys(game) == [f"first {BORE}", f"first {OAF}", f"first {PAWN}"]
    game.play(f"first {BORE}", f"first {PAWN}")
    assert side(game, 1, "discard") == [BORE, PAWN, OAF]


# ---- 1.8 replacement


def test_what_is_replaced_does_not_happen_at_all() -> None:
    """coc/rule/1.8-replacement-effects"""
    martyr = lab_card("martyr", Replaces(mine(events.GO_INSANE), sacrifice(EVENT_CARD)))
    laugh = lab_card("laugh", forced(on(events.GO_INSANE), Say("ha")), type="support")
    scare = lab_card(
        "scare", action(go_insane(), Choose(CHARACTER & CAN_GO_INSANE), cost=ExhaustThis()), type="support"
    )
    game = build(Side(play=[scare, scare, laugh, BELL]), Side(play=[martyr, PAWN]))
    game.play(f"use {scare}", f"choose {martyr}")
    assert log(game, "replaced", "insane", "sacrificed", "said") == ["replaced martyr", "sacrificed martyr"]
    game.choose(f"use {scare}#2")
    assert log(game, "insane", "said") == ["insane pawn", "ha"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_replacement_that_may_be_declined(answer: str) -> None:
    """coc/rule/1.8-replacement-effects"""
    saver = lab_card("saver", Replaces(on(WOUND), Wound(ITSELF), may=True), keywords=(("toughness", 1),))
    game = build(Side(play=[GUN, BELL]), Side(play=[saver, OAF]))
    game.play(f"use {GUN}", f"choose {OAF}")
    assert (asked(game), keys(game)) == ((1, "yes or no"), ["no", "yes"])
    game.choose(answer)
    assert (card(game, saver).wounds, card(game, OAF).wounds) == ((1, 0) if answer == "yes" else (0, 1))


def test_a_disrupt_may_put_something_instead() -> None:
    """coc/example/1.8-julia-brown-insomniac: the struggle's penalty is avoided altogether."""

    def instead(g, use):
        """Sacrifice this card instead; a character of your deck enters play at the same story."""
        from orne.coc.rules import entering, leaving

        story = use.card.story
        use.event.cancelled = True
        leaving.sacrifice(g, [use.holder], use)
        walker = next(uid for uid in g.state.deck[use.seat] if g.title(uid) == "Walker")
        entering.put_into_play(g, walker, use.seat, use)
        g.state.edit(walker).story = story
        g.state.changed()
        return True

    walker = lab_card("walker")
    julia = lab_card("insomniac", disrupt(mine(events.GO_INSANE), Do(instead)))
    brute = lab_card("nightmare", icons=(2, 0, 0, 0))
    game = build(
        Side(play=[At(brute, story=0, exhausted=True), BELL]),
        Side(play=[At(julia, story=0, exhausted=True), At(PAWN, story=0, exhausted=True)], deck=[BORE, walker, BORE]),
        stories=[MIND],
        step="stories resolve",
    )
    game.choose(f"insane {julia}")
    assert (asked(game), keys(game)) == ((1, "disrupt"), ["pass", f"use {julia}"])
    game.choose(f"use {julia}")
    assert log(game, "insane", "sacrificed", "put into play") == ["sacrificed insomniac", "put into play walker"]
    assert skill(game, PAWN) == 1


# ---- 1.9 and 1.10 targets


def test_what_does_not_choose_does_not_target() -> None:
    """coc/rule/1.9-choosing-targets/a"""
    safe = lab_card("untouchable", disrupt(on(USE, lambda g, use, event: bool(event.source.targets)), CancelIt()))
    one = lab_card("one-shot", action(destroy(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    every = lab_card("volley", action(destroy(everything(CHARACTER)), cost=ExhaustThis()), type="support")
    game = build(Side(play=[one, every, BELL]), Side(play=[safe]))
    game.choose(f"use {one}")
    assert keys(game) == ["pass", f"use {safe}"]
    game.choose(f"use {safe}")
    assert uid(game, safe) in game.state.play
    game.choose(f"use {every}")
    assert side(game, 1, "discard") == [safe]


def test_without_enough_targets_nothing_can_be_triggered() -> None:
    """coc/rule/1.9-choosing-targets/b and d"""
    wreck = lab_card("wreck", action(destroy(), Choose(ATTACHMENT)), type="event", cost=0)
    pair = lab_card("pair", action(destroy(THEM), Choose(CHARACTER, count=2)), type="event", cost=0)
    game = build(Side(hand=[wreck, pair], play=[BELL, PAWN]))
    assert keys(game) == ["pass", f"use {BELL}"]
    game = build(Side(hand=[wreck, pair], play=[BELL, PAWN, At(PISTOL, on=PAWN), OAF]))
    assert keys(game) == ["pass", f"play {pair}", f"play {wreck}", f"use {BELL}"]
    game.play(f"play {pair}", f"choose {PAWN}", f"first {PAWN}")
    assert sorted(side(game, 0, "discard")) == [OAF, pair, PAWN, PISTOL]


@pytest.mark.parametrize(("count", "there", "offered"), [(1, 0, False), (1, 1, True), (2, 1, False), (2, 2, True)])
def test_a_story_without_enough_targets_is_not_executed(count: int, there: int, offered: bool) -> None:
    """coc/rule/1.9-choosing-targets/c and e"""
    tale = lab_card(f"tale-{count}", WhenWon(destroy(THEM), (Choose(CHARACTER, count=count),)), type="story")
    token = lab_card("tale-token", action(PlaceSuccess(), Choose(STORY), cost=ExhaustThis()), type="support")
    game = build(Side(play=[token, BELL]), Side(play=[PAWN] * there), stories=[Story(tale, (4, 0))], story_deck=[])
    game.choose(f"use {token}")
    assert (asked(game)[1] == "yes or no") == offered
    assert game.view(0)["players"][0]["won"] == [tale]
    if offered:
        game.choose("no")
        assert asked(game) == (0, "action")


def test_a_target_that_is_gone_is_ignored() -> None:
    """coc/rule/1.9-choosing-targets/f, coc/example/1.9-slavering-gug-brass-brady

    coc/example/1.9-forced-entry-unstoppable-hound
    """
    eel = lab_card("eel", disrupt(on(USE, lambda g, use, event: event.seat != use.seat), return_to_hand(ITSELF)))
    from orne.coc.language import Pay

    gug = lab_card("gugling", action(destroy(), Choose(CHARACTER & OPPONENTS), cost=Pay(4)))
    game = build(Side(play=[gug, BELL], domains=["miskatonic:4"]), Side(play=[eel, PAWN]))
    game.play(f"use {gug} domain 1", f"choose {eel}", f"use {eel}")
    assert asked(game) == (0, "action")
    assert (side(game, 1, "hand"), side(game, 1, "play"), side(game, 1, "discard")) == ([eel], [PAWN], [])
    assert game.view(0)["players"][0]["domains"][0]["drained"]
    assert gug in side(game, 0, "play")


def test_parts_that_do_not_apply_to_a_target_are_skipped() -> None:
    """coc/rule/1.10-eligible-targets, coc/example/1.10-brain-transplant/a and b, coc/example/1.10-driven-by-madness"""
    brave = lab_card("brave", keywords=(("willpower", 1),))
    horror = lab_card("frightful", icons=(1, 0, 0, 0))
    both = lab_card(
        "both", action(Also(gain(skill=1), go_insane()), Choose(CHARACTER), cost=ExhaustThis()), type="support"
    )
    then = lab_card(
        "both-then", action(Then(IfAble(go_insane()), Draw()), Choose(CHARACTER), cost=ExhaustThis()), type="support"
    )
    for who in (brave, horror):
        game = build(Side(play=[both, then, BELL]), Side(play=[who]))
        game.play(f"use {both}", f"use {then}")
        assert (skill(game, who), card(game, who).state, side(game, 0, "hand")) == (2, 0, [])
        assert asked(game) == (0, "action")


# ---- 1.11 Forced Responses


@in_all_editions
def test_a_forced_response_is_not_asked_about(edition: str) -> None:
    """coc/rule/1.11-forced-responses/a"""
    jumpy = lab_card("jumpy", forced(mine(WOUND), Say("ouch")), keywords=(("toughness", 1),))
    game = build(Side(play=[GUN, BELL]), Side(play=[jumpy]), edition=edition)
    game.choose(f"use {GUN}")
    assert (said(game), asked(game)) == (["ouch"], (0, "action"))


@pytest.mark.parametrize(("toughness", "words"), [(1, ["used hydra", "wounded oaf"]), (0, [])])
def test_a_forced_response_in_the_middle_of_a_story(toughness: int, words: list[str]) -> None:
    """coc/example/1.11-bokrug, coc/example/1.11-temple-of-ramasekva: one that is destroyed answers nothing any more."""
    from orne.coc.language import COMMITTED_HERE

    hydra = lab_card(
        "hydra" if toughness else "weak-hydra",
        forced(mine(WOUND), Wound(), Choose(CHARACTER & COMMITTED_HERE & OTHER)),
        keywords=(("toughness", toughness),),
    )
    thug = lab_card("thug", icons=(0, 2, 0, 0), keywords=(("toughness", 5),))
    cheer = lab_card("cheering", response(on(WOUND), Say("hurrah")), type="support")
    game = build(
        Side(play=[At(thug, story=0, exhausted=True), BELL]),
        Side(play=[At(hydra, story=0, exhausted=True), At(OAF, story=0, exhausted=True), cheer]),
        stories=[lab_card("brawl-tale", type="story", struggles=(0, 1, 0, 0))],
        step="stories resolve",
    )
    game.choose(f"wound {hydra}")
    if words:
        assert (asked(game), keys(game)) == ((1, "choose"), [f"choose {OAF}", f"choose {thug}"])
        game.choose(f"choose {OAF}")
    assert log(game, "used", "wounded")[1:] == words
    assert [entry.kind for entry in game.log if entry.kind in ("wounded", "skill compared")][-1] == "skill compared"
    assert asked(game) == (1, "response")
    game.choose("pass")


# ---- 1.12 card states

PHOENIX = lab_card(
    "phoenix",
    response(mine(events.ENTERS_DISCARD, own_leaving=True, places=(PLAY, HAND)), Say("risen")),
)
ASH = lab_card("ash", response(mine(events.ENTERS_DISCARD, own_leaving=True, places=(PLAY, RESOURCE)), Say("ash")))
GAG = lab_card("muzzle", AttachTo(CHARACTER), Blanks(HOST), type="support", subtypes=("Attachment",))
_burn = Do(lambda g, use: bool(discard_from_hand(g, g.state.hand[1][0], use) or True))
BURN = lab_card("burn", action(_burn, cost=ExhaustThis()), type="support")
_melt = Do(lambda g, use: bool(discard_resource(g, g.state.domains[1][0].resources[0], use, "destroyed") or True))
MELT = lab_card("melt", action(_melt, cost=ExhaustThis()), type="support")


@in_all_editions
@pytest.mark.parametrize(
    ("how", "speaks"), [("normal", True), ("insane", False), ("blank", False), ("resource", False), ("hand", None)]
)
def test_a_card_reaches_the_discard_pile_blank_insane_or_as_a_resource(edition: str, how: str, speaks: bool) -> None:
    """coc/rule/1.12-card-states/a and b, coc/example/1.12-living-mummy-blanked

    coc/example/1.12-living-mummy-forgotten-isle
    """
    theirs = {
        "normal": Side(play=[PHOENIX]),
        "insane": Side(play=[At(PHOENIX, insane=True)]),
        "blank": Side(play=[PHOENIX, At(GAG, on=PHOENIX)]),
        "resource": Side(domains=[[PHOENIX]]),
        "hand": Side(hand=[PHOENIX]),
    }[how]
    means = {"resource": MELT, "hand": BURN}.get(how, GUN)
    game = build(Side(play=[means, BELL]), theirs, edition=edition)
    game.choose(f"use {means}")
    if speaks is None:
        speaks = edition in ("lcg-3.0", "lcg-4")
    assert (asked(game)[1] == "response") == speaks
    assert PHOENIX in side(game, 1, "discard")
    if speaks:
        assert keys(game) == ["pass", f"use {PHOENIX}"]
        game.choose(f"use {PHOENIX}")
        assert said(game) == ["risen"]
    assert asked(game) == (0, "action")


@in_all_editions
def test_a_text_that_says_so_works_from_a_domain(edition: str) -> None:
    """coc/rule/1.12-card-states/c"""
    game = build(Side(play=[MELT, BELL]), Side(domains=[[ASH]]), edition=edition)
    game.choose(f"use {MELT}")
    assert (asked(game)[1] == "response") == (edition in ("lcg-3.0", "lcg-4"))


def test_others_may_respond_to_a_blank_cards_end() -> None:
    """coc/example/1.12-living-mummy-blanked: the window opens and closes when both pass."""
    mourner = lab_card("undertaker", response(on(events.ENTERS_DISCARD), Say("rest")), type="support")
    game = build(Side(play=[GUN, mourner, BELL]), Side(play=[PHOENIX, At(GAG, on=PHOENIX), mourner]))
    game.choose(f"use {GUN}")
    theirs, yours = [[f"use {one} {gone}" for gone in (GAG, PHOENIX)] for one in (f"{mourner}#2", mourner)]
    assert (asked(game), keys(game)) == ((1, "response"), ["pass", *theirs])
    game.choose("pass")
    assert (asked(game), keys(game)) == ((0, "response"), ["pass", *yours])
    game.choose("pass")
    assert asked(game) == (0, "action")


def test_answers_to_leaving_play_see_the_card_as_it_was() -> None:
    """coc/rule/1.12-card-states/d"""
    seen: list[tuple[int, int]] = []

    def remember(g, use):
        """Note the skill and the wounds it had."""
        seen.append((use.event.skill, use.event.before.wounds))
        return True

    hero = lab_card("last-stand", response(mine(events.LEAVES_PLAY, own_leaving=True), Do(remember)), skill=2)
    flag = lab_card("flag", Gives(CHARACTER, "skill", 3), type="support")
    game = build(Side(play=[hero, flag, BELL]), Side(play=[GUN]))
    game.play("pass", f"use {GUN}", f"use {hero}")
    assert seen == [(5, 1)]
    assert (card(game, hero).wounds, card(game, hero).zone) == (0, DISCARD)
    assert skill(game, hero) == 0


@in_all_editions
def test_attachments_of_a_card_that_leaves_are_destroyed(edition: str) -> None:
    """coc/rule/1.12-card-states/e: older documents say discarded."""
    vulture = lab_card(
        "vulture", forced(on(events.LEAVES_PLAY, lambda g, u, e: e.how == "destroyed"), Say("caw")), type="support"
    )
    game = build(Side(play=[GUN, vulture, BELL]), Side(play=[PAWN, At(PISTOL, on=PAWN)]), edition=edition)
    game.choose(f"use {GUN}")
    new = edition in ("lcg-3.0", "lcg-4")
    assert log(game, "destroyed", "discarded") == ["destroyed pawn", f"{'destroyed' if new else 'discarded'} pistol"]
    assert said(game) == ["caw"] * (2 if new else 1)


SHERIFF = lab_card("sheriff", action(Say("howdy"), zone=DISCARD))


@in_all_editions
@pytest.mark.parametrize("how", ["insane", "blank", "resource", "hand"])
def test_an_action_from_the_discard_pile_asks_not_how_the_card_got_there(edition: str, how: str) -> None:
    """coc/rule/1.12-card-states/f"""
    mine_ = {
        "insane": Side(play=[At(SHERIFF, insane=True), BELL]),
        "blank": Side(play=[SHERIFF, At(GAG, on=SHERIFF), BELL]),
        "resource": Side(play=[BELL], domains=[[SHERIFF]]),
        "hand": Side(play=[BELL], hand=[SHERIFF]),
    }[how]
    means = {"resource": MELT, "hand": BURN}.get(how, GUN)
    game = build(Side(play=[means]), mine_, edition=edition)
    game.choose(f"use {means}")
    assert (asked(game), keys(game)) == ((1, "action"), ["pass", f"use {BELL}", f"use {SHERIFF}"])
    game.choose(f"use {SHERIFF}")
    assert said(game) == ["howdy"]


# ---- 1.14 subtypes


@in_all_editions
def test_only_subtypes_of_legal_cards_are_named(edition: str) -> None:
    """coc/rule/1.14-adding-and-removing-subtypes, coc/example/1.14-direwolf, coc/example/1.14-direwolf-ccg"""
    papers = lab_card("papers", action(name_subtype(), Choose(CHARACTER), cost=ExhaustThis()), type="support")
    game = build(Side(play=[papers, PAWN, BELL]), edition=edition)
    game.choose(f"use {papers}")
    assert keys(game) == sorted(f"name {name}" for name in legal_subtypes(edition))
    assert "name Cultist" in keys(game)
    assert "name Direwolf" not in keys(game)
    game.choose("name Cultist")
    assert values.has_subtype(table(game), uid(game, PAWN), "Cultist")
    pass_to(game, "active player commits")
    assert not values.has_subtype(table(game), uid(game, PAWN), "Cultist")


# ---- two more examples


@pytest.mark.parametrize("wounds", [0, 1])
def test_a_token_only_for_a_wound_that_was_taken_off(wounds: int) -> None:
    """coc/example/1.3-balance-of-thoth"""

    def heal_one(g, use):
        """Take a wound off it."""
        for each in THEM.cards(g, use):
            if g.state.cards[each].wounds:
                heal(g, each, 1)
                return True
        return False

    scales = lab_card(
        "scales",
        action(Then(Do(heal_one), PlaceSuccess(chosen(1))), Choose(CHARACTER), Choose(STORY), cost=ExhaustThis()),
        type="support",
    )
    game = build(Side(play=[scales, At(OAF, wounds=wounds), BELL]), stories=["dreamwalkers"])
    game.choose(f"use {scales}")
    assert card(game, "dreamwalkers").success == (wounds, 0)
    assert card(game, OAF).wounds == 0


def test_the_active_player_puts_all_his_characters_into_play_before_the_other_begins() -> None:
    """coc/example/1.7-secret-of-the-north-woods, coc/rule/1.7-simultaneous-effects/c"""
    token = lab_card("north-token", action(PlaceSuccess(), Choose(STORY), cost=ExhaustThis()), type="support")
    game = build(
        Side(play=[BELL], discard=[PAWN, OAF]),
        Side(play=[token], discard=[BORE, PAWN]),
        stories=[Story("opening-night", (0, 4))],
    )
    game.play("pass", f"use {token}", "yes")
    assert (asked(game)[0], keys(game)) == (0, [f"first {OAF}", f"first {PAWN}"])
    game.choose(f"first {OAF}")
    assert (asked(game)[0], keys(game)) == (1, [f"first {BORE}", f"first {PAWN}"])
    assert side(game, 0, "play") == [BELL, OAF, PAWN]
    game.choose(f"first {PAWN}")
    assert side(game, 1, "play") == [token, PAWN, BORE]
