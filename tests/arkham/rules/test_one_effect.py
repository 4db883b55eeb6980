"""All of one effect comes before anything answers a part of it, however its parts are joined (ahlcg/effects/f)."""

from __future__ import annotations

import pytest

from orne.arkham.abilities import Effect, action, forced, free, reaction, revelation
from orne.arkham.events import DAMAGE, DEFEATED, DISCOVERS, DRAWS_CARD, ENGAGES, ENTERS_LOCATION, EVADED, LEAVES_PLAY
from orne.arkham.language import (
    AGENDA,
    ASSET,
    CHOSEN,
    ENEMY,
    HERE,
    INVESTIGATOR,
    ITSELF,
    LOCATION,
    THIS_HAS_ATTACKED,
    WILLPOWER,
    Also,
    Blank,
    Discard,
    DiscardCard,
    Discover,
    Draw,
    Engage,
    Evading,
    Exhaust,
    Gain,
    Harm,
    MoveTo,
    OneOf,
    PlaceDoom,
    Take,
    TakeHorror,
    Test,
    Then,
    ToHand,
    ToVictory,
    Until,
    after,
    everything,
    kind_of_card,
    the,
    trait,
)
from orne.arkham.language.joining import EachInvestigator, Repeat
from orne.arkham.position import Foe, Place
from orne.arkham.rules.damage import deal
from orne.arkham.rules.entering import enter_asset
from orne.arkham.state import PLAY
from orne.arkham.table import ArkhamTable
from tests.arkham.laboratory import (
    BASIC,
    CRYPT,
    DREAMER,
    DUST,
    FIEND,
    HALL,
    MYTHOS,
    RING,
    SHY,
    lab,
    lab_card,
    scholar,
    told,
)
from tests.arkham.look import asset, damage_of_foes, foe, foes, hurt, idle, in_play, keys, pass_to, record, uid
from tests.look import asked

IDLE = [*BASIC, "end turn"]


def ear(kind: str) -> str:
    """An asset that may answer anything of a kind with 10 resources."""
    slug = f"one-ear-{kind}".replace(" ", "-")
    return lab_card(slug, reaction(after(kind, lambda g, use, e: True, kind), Gain(10)))


def deed(name: str, effect: Effect) -> str:
    """An asset whose free ability does something once."""
    return lab_card(f"one-{name}", free(effect, Discard()))


# ---- parts that are not joined by "then"


def test_what_is_repeated_one_by_one_is_several_effects() -> None:
    """Each is answered before the next begins (ahlcg/for-each/b)."""
    blow, heard = deed("thrice", Repeat(3, Take(1))), ear(DAMAGE)
    game = lab(scholar(play=[blow, heard]))
    game.choose(f"use {blow}")
    for taken in (1, 2, 3):
        assert (keys(game), hurt(game)) == ([f"react {heard}", "pass"], (taken, 0))
        game.choose("pass")
    assert keys(game) == IDLE


def test_what_each_investigator_does_is_one_effect() -> None:
    blow, heard = deed("each", EachInvestigator(Take(1), INVESTIGATOR)), ear(DAMAGE)
    game = lab(scholar(play=[blow, heard]), scholar(DREAMER))
    game.choose(f"use {blow}")
    for _ in range(2):
        assert (keys(game), hurt(game), hurt(game, 1)) == ([f"react {heard}", "pass"], (1, 0), (1, 0))
        game.choose("pass")
    assert keys(game) == IDLE


def test_everybody_has_drawn_before_a_draw_is_answered() -> None:
    gift, heard = deed("gift", Draw(1, everything(INVESTIGATOR))), ear(DRAWS_CARD)
    game = lab(scholar(play=[gift, heard]), scholar(DREAMER))
    game.choose(f"use {gift}")
    for _ in range(2):
        assert (keys(game), [len(each) for each in game.state.hand]) == ([f"react {heard}", "pass"], [1, 1])
        game.choose("pass")
    assert keys(game) == IDLE


def test_all_enemies_are_engaged_before_an_engagement_is_answered() -> None:
    call, heard = deed("call", Engage(everything(ENEMY & HERE))), ear(ENGAGES)
    game = lab(scholar(play=[call, heard]), enemies=[Foe(SHY, at=HALL), Foe(SHY, at=HALL)])
    game.choose(f"use {call}")
    assert (keys(game), foe(game, "shy")["engaged"], foe(game, "shy#2")["engaged"]) == (
        [f"react {heard}", "pass"],
        0,
        0,
    )


def test_an_evaded_enemy_is_hurt_before_the_evasion_is_answered() -> None:
    """What success brings besides the evasion is part of the same effect."""
    flash, heard = lab_card("one-flash", action(Evading(also=Harm(1)))), ear(EVADED)
    game = lab(scholar(play=[flash, heard]), enemies=[Foe(FIEND, engaged=0)], bag=["+1"])
    game.choose(f"use {flash}")
    pass_to(game, "reaction")
    assert (keys(game), damage_of_foes(game)) == ([f"react {heard}", "pass"], {"fiend": 1})
    game.choose("pass")
    assert idle(game)


PARTS: dict[str, Effect] = {
    "one of several": OneOf(Also(Take(1), Gain(3)), Take(3), must=True),
    "then": Then(Take(1), Gain(3)),
}


@pytest.mark.parametrize("name", list(PARTS))
def test_a_result_of_a_test_is_one_effect(name: str) -> None:
    """It is answered in the test, but not between its parts."""
    fright = lab_card("one-fright", revelation(Test(WILLPOWER, 9, fail=PARTS[name])), type="treachery")
    heard = ear(DAMAGE)
    game = lab(scholar(play=[heard]), encounter_deck=[fright, DUST, DUST], **MYTHOS)
    if name == "one of several":
        assert len(keys(game)) == 2
        game.choose(keys(game)[0])
    assert (keys(game), hurt(game), game.state.resources[0]) == ([f"react {heard}", "pass"], (1, 0), 8)


def test_a_move_and_a_clue_are_answered_in_their_order_when_both_are_done() -> None:
    trip = deed("trip", Also(MoveTo(the(LOCATION & kind_of_card(CRYPT))), Discover()))
    entered, found = ear(ENTERS_LOCATION), ear(DISCOVERS)
    game = lab(scholar(play=[trip, entered, found]), locations=[*RING[:2], Place(CRYPT, clues=1), RING[3]])
    game.choose(f"use {trip}")
    assert (keys(game), record(game, CRYPT).clues) == ([f"react {entered}", "pass"], 0)
    game.choose("pass")
    assert keys(game) == [f"react {found}", "pass"]


# ---- acts and agendas


def two_blows(g: ArkhamTable) -> None:
    """Deal the first investigator 1 damage, and then 1 horror."""
    deal(g, 0, 1, 0)
    deal(g, 0, 0, 1)


def test_all_of_an_agendas_back_comes_before_its_answers() -> None:
    """It is a sequence of its own inside the effect that advances it (ahlcg/nested-sequences/b)."""
    omen = deed("omen", Then(PlaceDoom(3, AGENDA, may_advance=True), Gain(3)))
    heard = ear(DAMAGE)
    game = lab(scholar(play=[omen, heard]), backs={"lab/agenda": two_blows})
    before = game.state.resources[0]
    game.choose(f"use {omen}")
    for _ in range(2):
        assert (keys(game), hurt(game), game.state.resources[0]) == ([f"react {heard}", "pass"], (1, 1), before)
        game.choose("pass")
    assert (keys(game), game.state.resources[0]) == (IDLE, before + 3)


def test_all_of_an_acts_back_comes_before_its_answers() -> None:
    heard = ear(DAMAGE)
    game = lab(scholar(play=[heard], clues=2), backs={"lab/act": two_blows})
    game.choose("advance lab/act")
    assert (keys(game), hurt(game)) == ([f"react {heard}", "pass"], (1, 1))


# ---- who may answer


def enters(card: str) -> Effect:
    """Put a card of the hand into play."""
    return told(f"put {card} into play", lambda g, use: enter_asset(g, uid(g, card), use.seat))


FIRST: dict[str, tuple[Effect, str]] = {
    "damage": (Take(1), DAMAGE),
    "draw": (Draw(), DRAWS_CARD),
    "engaged": (Engage(the(ENEMY & HERE)), ENGAGES),
}


@pytest.mark.parametrize("name", list(FIRST))
def test_what_enters_play_in_a_later_part_may_answer_an_earlier_one(name: str) -> None:
    """ahlcg/after/a: "after" is the moment when the whole effect has resolved, and it is in play then."""
    first, kind = FIRST[name]
    heard = ear(kind)
    summons = deed(f"summons-{name}", Then(first, enters(heard)))
    game = lab(scholar(play=[summons], hand=[heard]), enemies=[Foe(SHY, at=HALL)])
    game.choose(f"use {summons}")
    assert keys(game) == [f"react {heard}", "pass"]
    game.choose(f"react {heard}")
    assert asked(game) == (0, "turn")


def test_what_leaves_play_in_a_later_part_answers_nothing() -> None:
    """ahlcg/ability/b: an ability works only while its card is in play."""
    heard = ear(DAMAGE)
    purge = deed("purge", Then(Take(1), DiscardCard(the(kind_of_card(heard)))))
    game = lab(scholar(play=[purge, heard]))
    game.choose(f"use {purge}")
    assert (keys(game), hurt(game)) == (IDLE, (1, 0))


def test_doom_is_placed_though_who_drew_the_card_has_fallen() -> None:
    """ahlcg/effects/c: that part needs nobody; the resources had somebody to go to."""
    wrath = lab_card(
        "one-wrath", revelation(Also(Take(9, direct=True), PlaceDoom(1, AGENDA), Gain(3))), type="treachery"
    )
    game = lab(scholar(), scholar(DREAMER), encounter_deck=[wrath, DUST, DUST], **MYTHOS)
    assert (game.state.gone, game.state.resources[0], record(game, "lab/agenda").doom) == (["damage", ""], 0, 1)
    assert (asked(game), keys(game)) == ((1, "turn"), IDLE)


def test_a_part_of_what_is_forced_needs_nobody() -> None:
    """The attack that kills the scholar is followed by its doom, and by no resources for anybody (ahlcg/effects/c)."""
    brute = lab_card(
        "one-brute", forced(THIS_HAS_ATTACKED, Also(Gain(3), PlaceDoom(1, AGENDA))), type="enemy", fight=2, health=3,
        evade=2, damage=9,
    )  # fmt: skip
    game = lab(scholar(), scholar(DREAMER, at=1), enemies=[Foe(brute, engaged=0)])
    game.choose("resource")
    assert (game.state.gone, game.state.resources, record(game, "lab/agenda").doom) == (["damage", ""], [0, 5], 1)
    assert asked(game) == (1, "turn")


# ---- leaving play


def test_what_leaves_play_has_left_when_that_is_answered() -> None:
    """Both Items are gone when the first of them is mourned (ahlcg/after/a)."""
    seen: list[list[bool]] = []

    def look(g: ArkhamTable, use: object) -> None:
        seen.append([card.zone == PLAY for card in g.state.cards if g.state.catalogue.ids[card.kind] == item])

    item = lab_card("one-item", traits=("Item",))
    mourner = lab_card(
        "one-mourner", forced(after(LEAVES_PLAY, lambda g, use, e: True, "it leaves"), told("look", look))
    )
    sweep = lab_card("one-sweep", free(DiscardCard(everything(ASSET & trait("Item")))))
    game = lab(scholar(play=[item, item, mourner, sweep]))
    game.choose(f"use {sweep}")
    assert seen == [[False, False], [False, False]]
    assert (in_play(game), asked(game)) == (["one-mourner", "one-sweep"], (0, "turn"))


def test_what_makes_room_together_has_left_together() -> None:
    """ahlcg/slots/e: both hands are emptied at once, which is not part of an effect."""
    seen: list[int] = []
    lamp, great = lab_card("one-lamp", slots=("hand",)), lab_card("one-great", slots=("hand", "hand"))
    leaves = after(LEAVES_PLAY, lambda g, use, e: True, "it leaves")
    count = told("count", lambda g, use: seen.append(sum(g.title(each) == "One Lamp" for each in g.state.play)))
    game = lab(scholar(play=[lamp, lamp, lab_card("one-counter", forced(leaves, count))], hand=[great]))
    game.choose(f"play {great}")
    assert (seen, sorted(in_play(game)), asked(game)) == ([0, 0], ["one-counter", "one-great"], (0, "turn"))


def test_a_blank_enemy_does_not_speak_as_it_falls() -> None:
    """ahlcg/blank/b: its text is gone when it is defeated, and so is what it says of its own defeat."""
    own = after(DEFEATED, lambda g, use, e: e.subject == use.holder, "this is defeated")
    spiteful = lab_card("one-spiteful", forced(own, Gain(50)), type="enemy", health=1)
    wipe = deed("wipe", Until("phase", Blank(CHOSEN), who=everything(ENEMY)))
    for wiped in (False, True):
        game = lab(scholar(play=[wipe]), enemies=[Foe(spiteful, engaged=0)], bag=["+1"])
        before = game.state.resources[0]
        if wiped:
            game.choose(f"use {wipe}")
        game.choose(f"fight {spiteful}")
        pass_to(game, "turn")
        assert (game.state.resources[0] - before, foes(game)) == (0 if wiped else 50, [])


@pytest.mark.parametrize("way", [ToHand, ToVictory, DiscardCard])
def test_a_permanent_card_goes_nowhere(way: type[ToHand | ToVictory | DiscardCard]) -> None:
    """ahlcg/permanent/c: whatever would take it out of play."""
    rock = lab_card("one-rock", free(way(ITSELF)), permanent=True)
    game = lab(scholar(play=[rock]))
    game.choose(f"use {rock}")
    assert (in_play(game), game.state.hand[0], game.state.victory) == (["one-rock"], [], [])


# ---- costs


def test_all_costs_are_paid_before_one_of_them_is_answered() -> None:
    """ahlcg/costs/d: the horror is answered when the card is exhausted, and before its effect."""
    heard = ear(DAMAGE)
    focus = lab_card("one-focus", free(Gain(1), TakeHorror(1), Exhaust()))
    game = lab(scholar(play=[focus, heard]))
    before = game.state.resources[0]
    game.choose(f"use {focus}")
    assert (keys(game), asset(game, "one-focus")["exhausted"]) == ([f"react {heard}", "pass"], True)
    assert (hurt(game), game.state.resources[0]) == ((0, 1), before)
    game.choose("pass")
    assert (keys(game), game.state.resources[0]) == (IDLE, before + 1)
