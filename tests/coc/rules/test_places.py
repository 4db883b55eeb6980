"""Places: what is public, what is in play, cards that are new after moving, text that works elsewhere."""

from __future__ import annotations

import pytest

from orne.coc import events, values
from orne.coc.abilities import Cannot, Choose, CostChange, Trigger, Use, action, response
from orne.coc.events import DRAINED, ENTERS_DISCARD
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    IN_DISCARD,
    IT,
    ITSELF,
    THIS_ENTERS_A_DISCARD_FROM_PLAY,
    Do,
    Draw,
    ExhaustThis,
    Lasting,
    Pay,
    destroy,
    everything,
    gain,
    return_to_hand,
    to_hand,
)
from orne.coc.position import At, Side, build
from orne.coc.rules.leaving import discard_resource
from orne.coc.rules.moving import move
from orne.coc.state import DISCARD, HAND, PLAY, RESOURCE
from orne.coc.table import CocTable
from tests.coc.laboratory import (
    BELL,
    BORE,
    BOUNCE,
    BURN,
    FROM_HAND,
    GAG,
    GUN,
    MELT,
    OAF,
    PAUSE,
    PAWN,
    Say,
    event,
    in_all_editions,
    lab_card,
    mine,
)
from tests.coc.look import card, entries, keys, pile, said, side, skill, table, uid, zone
from tests.look import asked

# ---- resources with abilities (2.25/c, coc/basics/5.7)


def _unattach(g: CocTable, use: Use) -> bool:
    """Put this resource into your hand."""
    move(g, use.holder, 1)
    return True


MY_DOMAIN_DRAINED = Trigger(
    DRAINED,
    lambda g, use, event: event.seat == use.seat and use.holder in g.state.domains[use.seat][event.domain].resources,
    "after you drain a domain to which this is attached",
)
ZOOG = lab_card("zoog", response(MY_DOMAIN_DRAINED, Do(_unattach), zone=RESOURCE), resources=("zoog",))
PAYS_ONE = lab_card("pays-one", action(Draw(), cost=Pay(1)))


def test_resources_discard_piles_and_the_removed_are_public() -> None:
    """coc/rule/2.22-public-zones/a and b"""
    game = build(
        Side(
            discard=["bag-man"], domains=[["mad-artist"]], play=[PAUSE], removed=["triggerman"], hand=["young-deep-one"]
        ),
    )
    for seat in (0, 1, None):
        view = game.view(seat)
        assert view["players"][0]["discard"] == ["core/bag-man"]
        assert view["players"][0]["domains"] == [{"drained": False, "resources": ["core/mad-artist"]}]
        assert view["removed"] == ["core/triggerman"]
    assert game.view(1)["players"][0]["hand"] == [None]


def test_only_the_play_area_is_in_play() -> None:
    """coc/rule/2.23-zones-of-play/a and b: resources and removed cards are not found by effects on characters."""
    doom = event("doom", destroy(everything(CHARACTER)))
    game = build(
        Side(hand=[doom, "triggerman"], domains=[["mad-artist"]], discard=["bag-man"], removed=["young-deep-one"],
             play=["hired-muscle", PAUSE])
    )  # fmt: skip
    g = table(game)
    for name, there in (("mad-artist", False), ("bag-man", False), ("young-deep-one", False), ("hired-muscle", True)):
        assert values.in_play(g, uid(game, name)) is there
    game.choose("play lab/doom")
    assert [name for name, *_ in entries(game, "destroyed")] == ["hired-muscle"]


def test_a_card_that_leaves_play_is_a_new_card() -> None:
    """coc/rule/2.23-zones-of-play/d"""
    weaken = event("weaken-skill", gain(skill=-2), Choose(CHARACTER))
    game = build(Side(hand=[weaken, BOUNCE, FROM_HAND], play=["hired-muscle", PAUSE]))
    game.choose("play lab/weaken-skill")
    assert skill(game, "hired-muscle") == 1
    game.play("play lab/bounce", "play lab/from-hand")
    assert zone(game, "hired-muscle") == "play"
    assert skill(game, "hired-muscle") == 3


def test_moving_between_two_places_out_of_play_makes_a_card_new() -> None:
    """coc/rule/2.23-zones-of-play/e"""
    mark = event("mark", Lasting(Cannot("be marked", AFFECTED), IT), Choose(CARD & IN_DISCARD))
    back = event("back", to_hand(), Choose(CARD & IN_DISCARD))
    game = build(Side(hand=[mark, back], discard=["bag-man"], play=[PAUSE]))
    game.play("play lab/mark")
    marked = [obj for each in game.state.lasting for _, obj in each.targets]
    assert marked == [card(game, "bag-man").obj]
    game.play("play lab/back", "choose core/bag-man")
    assert marked != [card(game, "bag-man").obj]


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
    assert pile(game, 0, "play")[-1] == dream


ASH = lab_card("ash", response(mine(events.ENTERS_DISCARD, own_leaving=True, places=(PLAY, RESOURCE)), Say("ash")))


@in_all_editions
def test_a_text_that_says_so_works_from_a_domain(edition: str) -> None:
    """coc/rule/1.12-card-states/c"""
    game = build(Side(play=[MELT, BELL]), Side(domains=[[ASH]]), edition=edition)
    game.choose(f"use {MELT}")
    assert (asked(game)[1] == "response") == (edition in ("lcg-3.0", "lcg-4"))


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


# ---- resources with abilities


def test_a_zoog_works_from_its_domain() -> None:
    """coc/rule/2.25-text-box/c, coc/basics/5.7: it is one resource of no faction and is not discarded by draining."""
    agency = lab_card("agency-one", cost=1, faction="agency", resources=("agency",))
    game = build(Side(hand=[agency], domains=[[ZOOG], "agency:1"], play=[PAYS_ONE, PAUSE]))
    assert "play lab/agency-one domain 1" not in keys(game)
    game.choose("use lab/pays-one domain 1")
    assert keys(game) == ["pass", "use lab/zoog"]
    game.choose("pass")
    assert zone(game, ZOOG) == "resource"
    game = build(Side(domains=[[ZOOG], "agency:1"], play=[PAYS_ONE, PAUSE]))
    game.play("use lab/pays-one domain 1", "use lab/zoog")
    assert zone(game, ZOOG) == "hand"
    assert side(game, 0)["domains"][0] == {"drained": True, "resources": []}
    game = build(Side(domains=[[ZOOG], "agency:1"], play=[PAYS_ONE, PAUSE]))
    game.choose("use lab/pays-one domain 2")
    assert asked(game)[1] == "action", "another domain was drained"


def test_a_resource_uses_no_ability_that_does_not_name_the_place() -> None:
    """coc/rule/2.25-text-box/c: neither an Action nor a reaction to reaching the discard pile."""
    mummy = lab_card("mummy", response(THIS_ENTERS_A_DISCARD_FROM_PLAY, Draw()), action(Draw()))

    def burn(g: CocTable, use: Use) -> bool:
        """Discard your resources."""
        for who in [who for domain in g.state.domains[use.seat] for who in domain.resources]:
            discard_resource(g, who, use, "discarded")
        return True

    fire = event("burn-resources", Do(burn))
    game = build(Side(hand=[fire], domains=[[mummy]], play=[PAUSE]))
    assert keys(game) == ["pass", "play lab/burn-resources", "use lab/pause"]
    game.choose("play lab/burn-resources")
    assert zone(game, mummy) == "discard"
    assert asked(game)[1] == "action"
    leaves = lab_card(
        "leaves-domain",
        response(
            Trigger(
                ENTERS_DISCARD, lambda g, use, event: event.subject == use.me, "after this leaves a domain",
                own_leaving=True, places=(RESOURCE,),
            ),
            Draw(),
        ),
    )  # fmt: skip
    game = build(Side(hand=[fire], domains=[[leaves]], play=[PAUSE]))
    game.choose("play lab/burn-resources")
    assert keys(game) == ["pass", "use lab/leaves-domain"]
