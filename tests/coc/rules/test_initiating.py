"""What could change nothing may not be triggered (coc/faq/no-if-able-must-resolve-whole)."""

from __future__ import annotations

import pytest

from orne.coc.abilities import Cannot, Choose, Condition, Effect, Use, Whenever, action, response
from orne.coc.events import READIED
from orne.coc.language import (
    CHARACTER,
    IN_DISCARD,
    IN_HAND,
    IS_READY,
    ITSELF,
    OPPONENTS,
    SELF,
    SUPPORT,
    YOURS,
    All,
    Also,
    Do,
    Draw,
    ExhaustOne,
    ExhaustThis,
    IfOverpaid,
    Pay,
    SacrificeOne,
    SacrificeThis,
    Then,
    Wound,
    destroy,
    each_player,
    everything,
    exhaust,
    gain,
    go_insane,
    pick,
    put_into_play,
    ready,
    return_to_hand,
    sacrifice,
    subtype,
    take_control,
    uncommit,
)
from orne.coc.position import At, Side, Story, build
from orne.coc.rules import success
from orne.coc.table import CocTable
from tests.coc.laboratory import EDITIONS, IDLE, PAUSE, in_all_editions, lab_card, on, tool
from tests.coc.look import Coc, card, idle, keys, tokens, zone
from tests.look import happened


def may(game: Coc, key: str) -> bool:
    return key in keys(game)


# ---- cards of the Core Set


@in_all_editions
def test_itinerant_scholar_needs_a_drain_token_and_a_domain_to_take_it(edition: str) -> None:
    def scholar(mine: tuple[str, ...], drained: tuple[int, ...], theirs: tuple[int, ...] = ()) -> Coc:
        return build(
            Side(play=["itinerant-scholar", PAUSE], domains=mine, drained=drained),
            Side(domains=("",), drained=theirs),
            edition=edition,
        )

    assert keys(scholar(("", ""), ())) == IDLE
    assert may(scholar(("", ""), (1,)), "use core/itinerant-scholar")
    assert keys(scholar(("",), (1,), (1,))) == IDLE, "no domain is free"
    game = scholar(("",), (1,))
    game.choose("use core/itinerant-scholar")
    assert [side["domains"][0]["drained"] for side in game.view(None)["players"]] == [False, True]
    assert idle(game)


@in_all_editions
def test_dabbler_needs_a_story_without_tokens(edition: str) -> None:
    names = ("ancient-apocrypha", "dreamwalkers", "frozen-in-time")
    full = [Story(name, (0, 1)) for name in names]
    game = build(Side(play=["dabbler-in-the-unknown", PAUSE]), stories=full, edition=edition)
    assert keys(game) == IDLE
    game = build(Side(play=["dabbler-in-the-unknown", PAUSE]), stories=[names[0], *full[1:]], edition=edition)
    game.choose("use core/dabbler-in-the-unknown")
    assert (tokens(game), keys(game)) == ([1, 0], IDLE)


@in_all_editions
def test_freelance_photographer_readies_himself_only_when_exhausted(edition: str) -> None:
    game = build(Side(play=["freelance-photographer", PAUSE], domains=["syndicate:1"]), edition=edition)
    assert keys(game) == IDLE
    him = At("freelance-photographer", exhausted=True)
    game = build(Side(play=[him, PAUSE], domains=["syndicate:1"]), edition=edition)
    game.choose("use core/freelance-photographer domain 1")
    assert keys(game) == IDLE


@in_all_editions
def test_hungry_dark_young_needs_a_cheap_character_that_may_enter(edition: str) -> None:
    def dark_young(**rest: list[str]) -> Coc:
        mine = Side(
            hand=["hungry-dark-young", *rest.get("hand", [])],
            discard=rest.get("discard", []),
            play=[PAUSE, *rest.get("play", [])],
            domains=["shub-niggurath:5"],
        )
        game = build(mine, edition=edition)
        game.choose("play core/hungry-dark-young domain 1")
        return game

    assert keys(dark_young(hand=["cthulhu"], discard=["shotgun-blast"])) == IDLE
    assert keys(dark_young(hand=["laboratory-assistant"])) == ["pass", "use core/hungry-dark-young"]
    star = lab_card("lonely-star", unique=True)
    assert keys(dark_young(discard=[star], play=[star])) == IDLE, "it could not enter"


@in_all_editions
def test_cathouse_needs_somebody_to_ready(edition: str) -> None:
    def overpaid(*others: str | At) -> Coc:
        play = ["cathouse", "clover-club-torch-singer", PAUSE, *others]
        game = build(Side(play=play, domains=["syndicate:2"]), edition=edition)
        game.choose("use core/clover-club-torch-singer domain 1")
        if "choose core/clover-club-torch-singer" in keys(game):
            game.choose("choose core/clover-club-torch-singer")
        return game

    assert keys(overpaid("bag-man")) == IDLE
    assert keys(overpaid(At("bag-man", exhausted=True))) == ["pass", "use core/cathouse"]


def test_get_on_yer_feet_must_ready_somebody_or_be_overpaid() -> None:
    def feet(*who: str | At) -> Coc:
        return build(Side(hand=["get-on-yer-feet"], play=[*who, PAUSE], domains=["syndicate:1", "syndicate:2"]))

    assert keys(feet("bag-man")) == ["pass", "play core/get-on-yer-feet domain 2", "use lab/pause"]
    ways = ["play core/get-on-yer-feet domain 1", "play core/get-on-yer-feet domain 2"]
    assert keys(feet(At("bag-man", exhausted=True))) == ["pass", *ways, "use lab/pause"]
    assert keys(feet(At("bag-man", insane=True))) == ["pass", "play core/get-on-yer-feet domain 2", "use lab/pause"]


@pytest.mark.parametrize(
    ("name", "domains"),
    [
        ("restless-and-wary", "miskatonic:4"),
        ("horrid-mutation", "shub-niggurath:4"),
        ("bred-to-survive", "shub-niggurath:4"),
        ("scotophobia", "hastur:4"),
        ("panic", "syndicate:4"),
        ("working-a-hunch", "agency:4"),
        ("blind-submission", "hastur:4"),
        ("binding", "miskatonic:4"),
    ],
)
def test_events_that_would_find_nobody_are_not_played(name: str, domains: str) -> None:
    assert keys(build(Side(hand=[name], play=[PAUSE], domains=[domains]))) == IDLE


@pytest.mark.parametrize(("name", "domains"), [("working-a-hunch", "agency:4"), ("binding", "miskatonic:4")])
def test_an_insane_character_may_be_targeted_by_what_it_ignores(name: str, domains: str) -> None:
    """coc/rule/2.34-insanity/d"""
    game = build(Side(hand=[name], play=[PAUSE], domains=[domains]), Side(play=[At("g-men", insane=True)]))
    game.choose(f"play core/{name} domain 1")
    assert (zone(game, name), game.state.lasting, keys(game)) == ("discard", (), IDLE)


# ---- the rule itself


@pytest.mark.parametrize(
    ("effect", "target", "dull", "apt"),
    [
        (ready(), CHARACTER, "bag-man", At("bag-man", exhausted=True)),
        (exhaust(), CHARACTER, At("bag-man", exhausted=True), "bag-man"),
        (exhaust(), CHARACTER, At("bag-man", insane=True), "bag-man"),
        (go_insane(), CHARACTER, "triggerman", "bag-man"),
        (uncommit(), CHARACTER, "bag-man", At("bag-man", story=0)),
        (take_control("ever"), CHARACTER & YOURS, "bag-man", None),
        (Also(ready(), exhaust()), CHARACTER, At("bag-man", insane=True), "bag-man"),
        (Then(ready(), Draw()), CHARACTER, "bag-man", At("bag-man", exhausted=True)),
    ],
)
def test_an_effect_on_a_target_must_be_able_to_change_one(
    effect: object, target: object, dull: str | At, apt: str | At | None
) -> None:
    lever = tool("lever-of-change", action(effect, Choose(target)))  # type: ignore[arg-type]
    assert keys(build(Side(play=[lever, dull, PAUSE]))) == IDLE
    if apt is not None:
        committed = isinstance(apt, At) and apt.story is not None
        step = "actions after attackers commit" if committed else "operations"
        assert may(build(Side(play=[lever, apt, PAUSE]), step=step), f"use {lever}")


def test_the_reason_is_told() -> None:
    game = build(Side(play=["freelance-photographer", PAUSE], domains=["syndicate:1"]))
    reasons = game.why_not("use freelance photographer")
    assert [reason.ruling for reason in reasons] == ["coc/faq/no-if-able-must-resolve-whole"]


def test_a_response_that_could_change_nothing_is_not_offered() -> None:
    cheer = tool("cheer", response(on(READIED), ready(), Choose(CHARACTER)))
    wake = tool("wake", action(ready(), Choose(CHARACTER), cost=ExhaustThis()))
    game = build(Side(play=[cheer, wake, At("bag-man", exhausted=True), PAUSE]))
    game.choose(f"use {wake}")
    assert keys(game) == IDLE
    both = [At("bag-man", exhausted=True), At("mad-artist", exhausted=True)]
    game = build(Side(play=[cheer, wake, *both, PAUSE]))
    game.play(f"use {wake}", "choose core/bag-man")
    assert keys(game) == ["pass", f"use {cheer}"]


def test_a_card_may_not_be_put_into_play_where_it_cannot_enter() -> None:
    star = lab_card("lonely-star", unique=True)
    door = tool("back-door", action(put_into_play(), Choose(CHARACTER & IN_HAND)))
    assert keys(build(Side(play=[door, star, PAUSE], hand=[star], domains=[""]), step="draw actions")) == IDLE
    assert may(build(Side(play=[door, PAUSE], hand=[star]), step="draw actions"), f"use {door}")


def test_everybody_must_be_able_where_each_player_is_told() -> None:

    for if_able in (True, False):
        each = each_player(sacrifice(pick(CHARACTER & YOURS)), if_able=if_able)
        bells = tool(f"bells-{if_able}".lower(), action(Then(each, Draw()), cost=ExhaustThis()))
        game = build(Side(play=[bells, PAUSE]), Side(play=["bag-man"]))
        assert may(game, f"use {bells}") is if_able
        if if_able:
            game.choose(f"use {bells}")
            assert (zone(game, "bag-man"), happened(game).count("drawn")) == ("discard", 0)
        game = build(Side(play=[bells, "mad-artist", PAUSE]), Side(play=["bag-man"]))
        game.choose(f"use {bells}")
        assert {zone(game, "bag-man"), zone(game, "mad-artist")} == {"discard"}
        assert (happened(game).count("drawn"), keys(game)) == (1, IDLE)


def test_what_cannot_be_done_is_nothing_to_do() -> None:
    """coc/rule/2.2-cannot/b: even where the words of the choice do not say so."""
    saint = lab_card("saint", Cannot("be destroyed", SELF), Cannot("be exhausted", SELF), Cannot("be sacrificed", SELF))
    effects: list[Effect] = [destroy(), exhaust(), sacrifice()]
    for number, effect in enumerate(effects):
        lever = tool(f"lever-against-{number}", action(effect, Choose(CHARACTER)))
        assert keys(build(Side(play=[lever, saint, PAUSE]))) == IDLE
    back = tool("lever-back", action(return_to_hand(), Choose(CHARACTER)))
    assert may(build(Side(play=[back, saint, PAUSE])), f"use {back}")


def test_an_odd_effect_says_itself_when_it_could_change_anything() -> None:
    def clear(g: CocTable, use: Use) -> bool:
        """Take a success token off the first story."""
        return success.remove(g, 0, g.state.row[0], use) == 1

    there = Do(clear, lambda g, use: g.state.cards[g.state.row[0]].success[0] > 0)
    broom = tool("broom", action(there))
    names = ["dreamwalkers", "frozen-in-time"]
    assert keys(build(Side(play=[broom, PAUSE]), stories=["ancient-apocrypha", *names])) == IDLE
    assert may(build(Side(play=[broom, PAUSE]), stories=[Story("ancient-apocrypha", (1, 0)), *names]), f"use {broom}")


def test_overpaying_may_be_what_makes_the_difference() -> None:
    more = lab_card("more", action(Also(ready(), IfOverpaid(gain(skill=1))), Choose(CHARACTER)), type="event", cost=1)
    game = build(Side(hand=[more], play=["bag-man", PAUSE], domains=["agency:1", "agency:2"]))
    assert keys(game) == ["pass", f"play {more} domain 2", "use lab/pause"]


# ---- all of none (coc/faq/destroy-all-zero-then)


@in_all_editions
@pytest.mark.parametrize(
    "first",
    [
        destroy(everything(SUPPORT & subtype("Relic"))),
        ready(everything(CHARACTER & OPPONENTS)),
        Wound(everything(CHARACTER & OPPONENTS)),
        gain(everything(CHARACTER & OPPONENTS), skill=1),
        return_to_hand(everything(CHARACTER & OPPONENTS)),
    ],
)
def test_all_of_none_is_done_and_then_goes_on(first: object, edition: str) -> None:
    sweep = tool("sweep-then-draw", action(Then(first, Draw()), cost=ExhaustThis()))  # type: ignore[arg-type]
    game = build(Side(play=[sweep, PAUSE]), edition=edition)
    game.choose(f"use {sweep}")
    assert (happened(game).count("drawn"), keys(game)) == (1, IDLE)


def test_all_of_some_must_all_be_done() -> None:
    saint = lab_card("saint", Cannot("be destroyed", SELF), Cannot("be exhausted", SELF), Cannot("be sacrificed", SELF))
    sweep = tool("sweep-people-then-draw", action(Then(destroy(everything(CHARACTER)), Draw()), cost=ExhaustThis()))
    game = build(Side(play=[sweep, PAUSE]), Side(play=[saint, "bag-man"]))
    game.choose(f"use {sweep}")
    assert (zone(game, "bag-man"), happened(game).count("drawn"), keys(game)) == ("discard", 0, IDLE)


# ---- costs that bring about or take away what the effect needs


def test_paying_may_bring_about_what_the_effect_needs() -> None:
    game = build(Side(play=["mystic-bounty-hunter", At("45-pistols", on="mystic-bounty-hunter"), PAUSE]))
    game.choose("use core/mystic-bounty-hunter")
    assert (zone(game, "45-pistols"), keys(game)) == ("hand", IDLE)


@pytest.mark.parametrize("cost", [SacrificeOne(CHARACTER), All(Pay(1), SacrificeOne(CHARACTER & YOURS))])
def test_the_only_target_cannot_also_be_sacrificed_for_it(cost: object) -> None:
    knife = tool("knife", action(destroy(), Choose(CHARACTER), cost=cost))
    paid = " domain 1" if isinstance(cost, All) else ""
    assert keys(build(Side(play=[knife, "bag-man", PAUSE], domains=["agency:1"]))) == IDLE
    game = build(Side(play=[knife, "bag-man", "mad-artist", PAUSE], domains=["agency:1"]))
    game.play(f"use {knife}{paid}", "choose core/bag-man")
    assert (zone(game, "bag-man"), zone(game, "mad-artist"), keys(game)) == ("discard", "discard", IDLE)
    game = build(Side(play=[knife, "bag-man", PAUSE], domains=["agency:1"]), Side(play=["mad-artist"]))
    game.choose(f"use {knife}{paid}")
    assert (zone(game, "bag-man"), zone(game, "mad-artist"), keys(game)) == ("discard", "discard", IDLE)


def test_a_card_that_is_sacrificed_for_it_is_not_a_target() -> None:
    martyr = lab_card("martyr", action(gain(skill=1), Choose(CHARACTER), cost=SacrificeThis()))
    assert keys(build(Side(play=[martyr, PAUSE]))) == IDLE
    game = build(Side(play=[martyr, "bag-man", "mad-artist", PAUSE]))
    game.choose(f"use {martyr}")
    assert keys(game) == ["choose core/bag-man", "choose core/mad-artist"]


def test_a_ready_target_cannot_be_exhausted_to_pay() -> None:
    rope = tool(
        "rope", action(Then(return_to_hand(), Draw()), Choose(CHARACTER & IS_READY), cost=ExhaustOne(CHARACTER))
    )
    assert keys(build(Side(play=[rope, "bag-man", PAUSE]))) == IDLE
    game = build(Side(play=[rope, "bag-man", PAUSE]), Side(play=["mad-artist"]))
    game.choose(f"use {rope}")
    assert (zone(game, "mad-artist"), card(game, "bag-man").state, keys(game)) == ("hand", 1, IDLE)
    any_state = tool("rope-for-all", action(return_to_hand(), Choose(CHARACTER), cost=ExhaustOne(CHARACTER)))
    game = build(Side(play=[any_state, "bag-man", PAUSE]))
    game.choose(f"use {any_state}")
    assert (zone(game, "bag-man"), keys(game)) == ("hand", IDLE), "exhausted it is still a character"


def test_this_card_is_looked_at_as_it_will_be() -> None:
    clock = lab_card("wound-up-clock", action(ready(ITSELF), cost=ExhaustThis()), type="support", cost=0)
    game = build(Side(play=[clock, PAUSE]))
    game.choose(f"use {clock}")
    assert card(game, clock).state == 0, "exhausted to pay, it can be readied"


def test_a_returned_card_must_be_in_the_pile_before() -> None:
    dig = tool("dig", action(return_to_hand(), Choose(CHARACTER & IN_DISCARD), cost=SacrificeOne(CHARACTER)))
    assert keys(build(Side(play=[dig, "bag-man", PAUSE]))) == IDLE


def test_a_passive_that_finds_nothing_to_do_is_left_alone() -> None:
    """coc/rule/1.6-passive-effects/c: what always holds and changes nothing is not repeated."""
    always = Condition(lambda g, use: True, "this card is in play")
    rust = tool("rust", Whenever(always, destroy(everything(SUPPORT & subtype("Relic")))))
    relic = lab_card("old-relic", type="support", cost=0, subtypes=("Relic",))
    game = build(Side(play=[rust, PAUSE]))
    game.choose("use lab/pause")
    assert (happened(game).count("passive"), keys(game)) == (0, IDLE)
    game = build(Side(hand=[relic], play=[rust, PAUSE]))
    game.choose(f"play {relic}")
    assert (zone(game, relic), happened(game).count("passive"), keys(game)) == ("discard", 1, IDLE)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_insane_ignore_what_would_last_for_all(edition: str) -> None:
    """coc/rule/2.34-insanity/d is about what is chosen: nobody is chosen here."""
    mad = At("mad-artist", insane=True)
    for event, domain, sides in (
        ("bred-to-survive", "shub-niggurath:2", ([mad], [])),
        ("scotophobia", "hastur:2", ([], [mad])),
    ):
        mine, theirs = sides
        hand = Side(hand=[event], domains=[domain, "", ""], play=[*mine, PAUSE])
        assert keys(build(hand, Side(play=theirs), edition=edition)) == IDLE
        sane = [[At("bag-man")] if side else [] for side in sides]
        hand = Side(hand=[event], domains=[domain, "", ""], play=[*mine, *sane[0], PAUSE])
        game = build(hand, Side(play=[*theirs, *sane[1]]), edition=edition)
        assert may(game, f"play core/{event} domain 1")
