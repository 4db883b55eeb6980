"""Places: mulligan, what is public, what is in play, new objects, entering play, events, resources with abilities."""

from __future__ import annotations

import pytest

from orne.coc import values
from orne.coc.abilities import Cannot, Choose, Trigger, action, disrupt, response
from orne.coc.events import DESTROY, DRAINED, ENTERS_DISCARD, ENTERS_PLAY, LEAVES_PLAY, PLAYED, SACRIFICE, USE
from orne.coc.language import (
    AFFECTED,
    CARD,
    CHARACTER,
    IN_DISCARD,
    IN_HAND,
    IT,
    THIS_ENTERS_A_DISCARD_FROM_PLAY,
    THIS_ENTERS_PLAY,
    CancelIt,
    Do,
    Draw,
    Lasting,
    Pay,
    Ref,
    chosen,
    destroy,
    everything,
    exhaust,
    gain,
    put_into_play,
    return_to_hand,
    sacrifice,
    to_hand,
)
from orne.coc.position import At, Side, build
from orne.coc.rulebook import new_game
from orne.coc.rules.leaving import discard_from_play, discard_resource, remove_from_game
from orne.coc.rules.moving import move
from orne.coc.rules.playing import pay_to_put_into_play
from orne.coc.state import DISCARD, RESOURCE
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.reading import asked, card, entries, keys, side, skill, uid, zone


def event(slug, effect, *choose, **rest):
    """A free event with an Action."""
    return lab_card(slug, action(effect, *choose, **rest), type="event", cost=0)


BOUNCE = event("bounce", return_to_hand(), Choose(CHARACTER))
FROM_HAND = event("from-hand", put_into_play(), Choose(CHARACTER & IN_HAND))
DECK = ["core/mad-artist"] * 10 + ["core/bag-man"] * 10 + ["core/triggerman"] * 10
STORIES = ["core/dreamwalkers", "core/frozen-in-time", "core/opening-night", "core/rotting-away"]

# ---- mulligan (2.20)


def test_each_player_may_mulligan_once_the_first_player_first() -> None:
    """coc/rule/2.20-mulligan/a and b"""
    game = new_game([DECK, DECK], STORIES, 5, first=1)
    assert asked(game) == (1, "mulligan")
    assert keys(game) == ["keep", "mulligan"]
    game.choose("mulligan")
    assert len(game.state.hand[1]) == 8
    assert len(game.state.deck[1]) == 22
    assert asked(game) == (0, "mulligan"), "the second hand stands"
    game.choose("keep")
    assert asked(game)[1] == "resource"
    assert len(game.state.hand[0]) == 8


# ---- public and in play (2.22, 2.23)


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
    g = game.table
    for name, there in (("mad-artist", False), ("bag-man", False), ("young-deep-one", False), ("hired-muscle", True)):
        assert values.in_play(g, uid(game, name)) is there
    game.choose("play lab/doom")
    assert [name for name, *_ in entries(game, "destroyed")] == ["hired-muscle"]


def test_a_removed_card_is_found_only_by_what_names_its_place() -> None:
    """coc/rule/2.23-zones-of-play/b"""
    back = event("back", to_hand(), Choose(CARD & IN_DISCARD))
    game = build(Side(hand=[back], removed=["bag-man"], play=[PAUSE]))
    assert keys(game) == ["pass", "use lab/pause"]


def test_a_borrowed_card_goes_to_its_owners_place() -> None:
    """coc/rule/2.23-zones-of-play/c"""
    game = build(Side(hand=[BOUNCE], play=[At("bag-man", owner=1), PAUSE]))
    game.choose("play lab/bounce")
    assert game.state.hand[1] == [uid(game, "bag-man")]


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


# ---- put into play and play (2.24)

ON_PLAY = lab_card(
    "draws-when-played",
    response(Trigger(PLAYED, lambda g, use, event: event.subject == use.me, "after you play this"), Draw()), cost=0,
)  # fmt: skip
ON_ENTER = lab_card("draws-on-entering", response(THIS_ENTERS_PLAY, Draw()), cost=0)


def test_playing_is_not_putting_into_play() -> None:
    """coc/rule/2.24-put-into-play-vs-play/c, coc/example/2.24-aspiring-artist"""
    game = build(Side(hand=[ON_PLAY], play=[PAUSE]))
    game.choose("play lab/draws-when-played")
    assert keys(game) == ["pass", "use lab/draws-when-played"]
    game = build(Side(hand=[ON_PLAY, FROM_HAND], play=[PAUSE]))
    game.choose("play lab/from-hand")
    assert zone(game, ON_PLAY) == "play"
    assert asked(game)[1] == "action"


def test_entering_play_covers_both() -> None:
    """coc/rule/2.24-put-into-play-vs-play/d, coc/example/2.24-victoria-glasser"""
    for choice in ("play lab/draws-on-entering", "play lab/from-hand"):
        game = build(Side(hand=[ON_ENTER, FROM_HAND], play=[PAUSE]))
        game.choose(choice)
        assert keys(game) == ["pass", "use lab/draws-on-entering"]


def test_a_card_may_put_itself_into_play_from_hand() -> None:
    """coc/example/2.24-hired-gun"""
    from orne.coc.state import HAND

    gun = lab_card("popgun", action(put_into_play(Ref(lambda g, use: [use.holder], "this card")), zone=HAND), cost=4)
    game = build(Side(hand=[gun], play=[PAUSE]))
    assert keys(game) == ["pass", "use lab/pause", "use lab/popgun"]
    game.choose("use lab/popgun")
    assert zone(game, gun) == "play"


def _buy(g, use):
    """Pay its printed cost to put a card of your discard pile into play."""
    return pay_to_put_into_play(g, use.seat, chosen(0).cards(g, use)[0], use)


@pytest.mark.parametrize(
    ("facts", "domains", "offered"),
    [
        ({"keywords": (("loyal", 1),)}, ["agency:2", "agency:1 syndicate:1"], ["drain domain 1", "none"]),
        ({}, ["syndicate:2", "syndicate:1"], ["drain domain 1", "none"]),
        ({"steadfast": (("agency", 1),)}, ["syndicate:2"], []),
        ({"steadfast": (("agency", 1),)}, ["syndicate:2", "agency:1"], ["drain domain 1", "none"]),
    ],
)
def test_paying_the_printed_cost_keeps_loyal_and_steadfast(facts, domains, offered) -> None:
    """coc/rule/2.24-put-into-play-vs-play/b: no match is needed, but Loyal and Steadfast are obeyed."""
    vault = event("flooded-vault", Do(_buy), Choose(CARD & IN_DISCARD))
    name = "bought-" + "-".join(sorted(facts)) if facts else "bought-plain"
    bought = lab_card(name, cost=2, faction="agency", resources=("agency",), **facts)
    game = build(Side(hand=[vault], discard=[bought], domains=domains, play=[PAUSE]))
    game.choose("play lab/flooded-vault")
    if not offered:
        assert zone(game, bought) == "discard"
        return
    assert keys(game) == offered
    game.choose("drain domain 1")
    assert zone(game, bought) == "play"
    assert side(game, 0)["domains"][0]["drained"]


# ---- sacrifice, destroy, discard, remove (2.7)


def _hears(slug, kind, how=None):
    trigger = Trigger(kind, lambda g, use, event: how is None or event.how == how, f"after {how or kind}")
    return lab_card(slug, response(trigger, Draw()), type="support", cost=0)


def _by(verb):
    def act(g, use):
        """Let the chosen card leave play."""
        return verb(g, chosen(0).cards(g, use), use)

    return Do(act)


@pytest.mark.parametrize(
    ("effect", "how", "at_last"),
    [
        (destroy(), "destroyed", "discard"),
        (sacrifice(), "sacrificed", "discard"),
        (_by(discard_from_play), "discarded", "discard"),
        (_by(remove_from_game), "removed", "removed"),
    ],
)
def test_four_ways_to_leave_play_are_four_events(effect, how, at_last) -> None:
    """coc/rule/2.7-sacrifice-destroy-discard/a, b and c"""
    ways = ("destroyed", "sacrificed", "discarded", "removed")
    ears = [_hears(f"hears-{way}", LEAVES_PLAY, way) for way in ways]
    end = event(f"ends-{how}", effect, Choose(CHARACTER))
    game = build(Side(hand=[end], play=["bag-man", *ears, PAUSE]))
    game.choose(f"play {end}")
    assert keys(game) == ["pass", f"use lab/hears-{how}"]
    assert zone(game, "bag-man") == at_last


@pytest.mark.parametrize(("effect", "kind"), [(destroy(), DESTROY), (sacrifice(), SACRIFICE)])
def test_a_disrupt_to_one_way_does_not_answer_the_other(effect, kind) -> None:
    """coc/rule/2.7-sacrifice-destroy-discard/a"""
    saves = [
        lab_card(f"saves-from-{each}", disrupt(Trigger(each, lambda g, use, event: True, f"when {each}"), CancelIt()))
        for each in (DESTROY, SACRIFICE)
    ]
    end = event(f"tries-to-{kind}", effect, Choose(CHARACTER))
    game = build(Side(hand=[end], play=["bag-man", *saves, PAUSE]))
    game.play(f"play {end}", "choose core/bag-man")
    assert keys(game) == ["pass", f"use lab/saves-from-{kind}"]
    game.choose(f"use lab/saves-from-{kind}")
    assert zone(game, "bag-man") == "play"


# ---- events (2.32)


def test_an_event_reaches_the_discard_pile_when_it_is_done() -> None:
    """coc/rule/2.32-playing-events/a and c: it neither enters nor leaves play."""
    ears = [_hears("hears-entering", ENTERS_PLAY), _hears("hears-leaving", LEAVES_PLAY)]
    tire = event("tire", exhaust(), Choose(CHARACTER))
    stop = lab_card(
        "cancel-theirs-too",
        disrupt(Trigger(USE, lambda g, use, event: event.seat != use.seat, "when he uses anything"), CancelIt()),
        type="event", cost=0,
    )  # fmt: skip
    game = build(Side(hand=[tire], play=["bag-man", "mad-artist", *ears, PAUSE]), Side(hand=[stop]))
    game.choose("play lab/tire")
    assert asked(game) == (0, "choose")
    assert zone(game, tire) == "hand", "it is announced, not yet paid"
    game.choose("choose core/bag-man")
    assert asked(game) == (1, "disrupt")
    assert zone(game, tire) == "limbo"
    assert side(game, 0)["discard"] == []
    game.choose("play lab/cancel-theirs-too")
    assert side(game, 0)["discard"] == [tire]
    assert asked(game)[1] == "action"


def test_an_event_played_from_the_discard_pile_is_paid_for_and_put_back() -> None:
    """coc/rule/2.32-playing-events/b"""

    def ask(g, use):
        """You are asked something."""
        return g.yes(use.seat, "Well?", use.holder)

    haunt = lab_card("haunt", action(Do(ask), zone=DISCARD, plays=True), type="event", cost=2)
    game = build(Side(discard=[haunt, "bag-man"], domains=["agency:1", "agency:2"], play=[PAUSE]))
    assert keys(game) == ["pass", "play lab/haunt domain 2", "use lab/pause"]
    game.choose("play lab/haunt domain 2")
    assert side(game, 0)["discard"] == ["core/bag-man"]
    game.choose("yes")
    assert side(game, 0)["discard"] == ["core/bag-man", haunt]


def test_an_event_triggered_from_the_discard_pile_stays_there() -> None:
    """coc/rule/2.32-playing-events/d"""

    def ask(g, use):
        """You are asked something."""
        return g.yes(use.seat, "Well?", use.holder)

    study = lab_card("study", action(Do(ask), cost=Pay(1), zone=DISCARD), type="event", cost=5)
    game = build(Side(discard=[study, "bag-man"], domains=["agency:1"], play=[PAUSE]))
    game.choose("use lab/study domain 1")
    assert side(game, 0)["discard"] == [study, "core/bag-man"]
    game.choose("yes")
    assert side(game, 0)["discard"] == [study, "core/bag-man"]


# ---- resources with abilities (2.25/c, coc/basics/5.7)


def _unattach(g, use):
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

    def burn(g, use):
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
