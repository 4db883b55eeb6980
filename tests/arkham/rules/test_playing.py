"""Playing cards: costs, slots, uses, fast cards, unique cards (arkham/basics/1.9, 1.11, 1.19 to 1.21)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from orne.arkham.abilities import Condition, ExtraAction, ExtraSlots, Gives, action, event, forced, free, reaction
from orne.arkham.events import ATTACKS, PLAYED, TURN_BEGINS
from orne.arkham.language.effects import (
    DURING_YOUR_TURN,
    Discard,
    DiscardCards,
    Exhaust,
    TakeHorror,
    UseUp,
    after,
    effect,
    gain,
    host,
    last,
    when,
)
from orne.arkham.position import Foe, In, Place
from orne.arkham.rules.moving import attach, discard, into_encounter_deck, remove, to_victory
from orne.arkham.rules.playing import enter_asset
from orne.arkham.state import DISCARD, PLAY
from orne.kernel.limits import Limit
from tests.arkham.laboratory import (
    DREAMER,
    DUST,
    FIEND,
    HALL,
    PAPER,
    SCHOLAR,
    asked,
    keys,
    lab,
    lab_card,
    nothing,
    pause,
    record,
    scholar,
    uid,
)

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable
    from orne.kernel.game import Game

SWORD = lab_card("sword", slots=("hand",))
AXE = lab_card("axe", slots=("hand", "hand"))
BOOK = lab_card("tome", slots=("hand",), traits=("Tome",))


def ids(game: Game[Any], cards: list[int]) -> list[str]:
    """The ids of cards."""
    return [game.state.catalogue.ids[game.state.cards[each].kind] for each in cards]


def test_a_played_card_costs_an_action_and_resources() -> None:
    """ahlcg/play/a, c, d, play-action/a, costs/b, event-cards/a, c."""
    tool = lab_card("plain-tool", cost=2)
    cache = lab_card("plain-cache", event(gain(3)), type="event", cost=1)
    game = lab(scholar(hand=[tool, cache]))
    game.choose("play lab/plain-tool")
    assert (game.state.resources, game.state.actions, record(game, tool).controller) == ([3], [2], 0)
    game.choose("play lab/plain-cache")
    assert (game.state.resources, game.state.actions, ids(game, game.state.discard[0])) == ([5], [1], [cache])


def test_skill_cards_are_never_played() -> None:
    """ahlcg/play/e, play-action/b."""
    skill = lab_card("only-skill", type="skill", icons=(1, 0, 0, 0, 0))
    game = lab(scholar(hand=[skill]))
    assert keys(game) == ["investigate lab/hall", "move lab/loft", "move lab/crypt", "draw", "resource", "end turn"]


def test_a_fast_event_of_a_moment_is_played_at_that_moment_only() -> None:
    """ahlcg/fast/a, b, d, f, event-cards/b; basics 6.12."""

    def dodge(g: ArkhamTable, use: Use) -> None:
        """Cancel the attack."""
        assert use.event is not None
        use.event.cancelled = True

    dodging = lab_card(
        "dodging",
        event(effect(dodge), trigger=when(ATTACKS, lambda g, use, e: e.seat == use.seat, "an enemy attacks you")),
        type="event",
        keywords=("fast",),
        cost=1,
    )
    game = lab(scholar(hand=[dodging]), enemies=[Foe(FIEND, engaged=0)])
    assert "play lab/dodging" not in keys(game)
    game.choose("draw")
    assert keys(game) == ["play lab/dodging", "pass"]
    game.choose("play lab/dodging")
    assert (record(game, SCHOLAR).damage, game.state.resources, game.state.actions) == (0, [4], [2])
    poor = lab(scholar(hand=[dodging], resources=0), enemies=[Foe(FIEND, engaged=0)])
    poor.choose("draw")
    assert asked(poor) == (0, "turn")


def test_fast_cards_of_a_period_and_fast_assets_in_ones_own_turn() -> None:
    """ahlcg/fast/c, e: in any window of the turn, those of a test too, in no other."""
    quick = lab_card("quick-knife", keywords=("fast",), cost=1)
    trick = lab_card("trick", event(gain(1), during=DURING_YOUR_TURN), type="event", keywords=("fast",))
    game = lab(
        scholar(hand=[quick, trick]), scholar(DREAMER, hand=[quick, trick]), step="2.2 next turn begins", active=None
    )
    game.choose("turn lab/scholar")
    assert asked(game) == (0, "turn")
    game.choose("investigate lab/hall")
    assert keys(game) == ["play lab/quick-knife", "play lab/trick", "pass"]


def test_a_fast_answer_to_the_beginning_of_the_turn() -> None:
    """ahlcg/fast/b: "after your turn begins" is a moment, not a period."""
    lam = lab_card(
        "lam",
        event(gain(1), trigger=after(TURN_BEGINS, lambda g, use, e: e.seat == use.seat, "your turn begins")),
        type="event",
        keywords=("fast",),
    )
    game = lab(scholar(hand=[lam]), step="2.2 next turn begins", active=None)
    assert keys(game) == ["play lab/lam", "pass"]
    game.choose("pass")
    assert "play lab/lam" not in keys(game)


def test_maxima_of_events_count_all_copies_and_players() -> None:
    """ahlcg/limits-and-maximums/f."""
    surge = lab_card("once", event(gain(1), limit=Limit(1, "round", True)), type="event")
    game = lab(scholar(hand=[surge, surge]), scholar(DREAMER, hand=[surge]))
    game.choose("play lab/once")
    assert "play lab/once" not in keys(game)
    game.choose("end turn")
    assert (asked(game), "play lab/once" in keys(game)) == ((1, "turn"), False)


# ---- slots


def test_a_full_slot_makes_one_discard_as_the_new_asset_enters() -> None:
    """ahlcg/slots/a, b, d, e; basics 6.58: the newest stays; two-handed ones take both."""
    game = lab(scholar(play=[SWORD, BOOK], hand=[SWORD]))
    game.choose("play lab/sword")
    assert keys(game) == ["discard lab/sword#2", "discard lab/tome"]
    game.choose("discard lab/tome")
    assert ids(game, game.state.play) == [SWORD, SWORD]
    game = lab(scholar(play=[SWORD, BOOK], hand=[AXE]))
    game.choose("play lab/axe")
    assert ids(game, game.state.play) == [AXE]


def test_extra_slots_hold_what_they_are_for_and_vanish_with_their_source() -> None:
    """ahlcg/slots/h, basics 1.21: two more hands for Tomes; without them something must go."""

    def toss(g: ArkhamTable, use: Use) -> None:
        """Discard the satchel."""
        discard(g, use.holder)

    satchel = lab_card("satchel", ExtraSlots("hand", 2, "Tome"), free(effect(toss)))
    game = lab(scholar(play=[satchel, SWORD, SWORD, BOOK], hand=[BOOK, SWORD]))
    game.choose("play lab/tome")
    assert asked(game) == (0, "turn")
    game.choose("play lab/sword")
    assert keys(game) == ["discard lab/sword#2", "discard lab/sword#3"]
    game.play("discard lab/sword#3", "use lab/satchel")
    held = ("lab/sword#2", "lab/tome#2", "lab/tome", "lab/sword")
    assert keys(game) == [f"discard {one} {other}" for one, other in combinations(held, 2)]
    game.choose("discard lab/tome lab/sword")
    assert sorted(ids(game, game.state.play)) == [SWORD, BOOK]


def test_unique_cards_by_title() -> None:
    """ahlcg/unique/a, b: nobody may bring in a second one, whoever controls the first."""
    hero = lab_card("lone", unique=True)
    game = lab(scholar(hand=[hero]), scholar(DREAMER, play=[hero]))
    assert "play lab/lone" not in keys(game)
    assert any("unique" in str(each) for each in game.why_not("play lab/lone"))


# ---- uses and costs


def test_uses_are_tokens_of_the_card_and_it_stays_without_them() -> None:
    """ahlcg/uses/a, b, e, resources/c."""
    lamp = lab_card("oil-lamp", action(gain(1), UseUp("oil")), uses=("oil", 1))
    game = lab(scholar(hand=[lamp], actions=4))
    game.choose("play lab/oil-lamp")
    assert record(game, lamp).tokens == 1
    game.choose("use lab/oil-lamp")
    assert (record(game, lamp).tokens, record(game, lamp).controller) == (0, 0)
    assert "use lab/oil-lamp" not in keys(game)


def test_an_exhausted_card_cannot_be_exhausted_again() -> None:
    """ahlcg/exhaust-exhausted/b, ready/a, leaves-play: ready on entering."""
    lens = lab_card("lens", free(gain(1), Exhaust()))
    game = lab(scholar(play=[In(lens, exhausted=True)], hand=[lens]))
    assert "use lab/lens" not in keys(game)
    game.choose("play lab/lens")
    assert "use lab/lens" in keys(game)


def test_horror_as_a_cost_may_be_put_on_assets_and_comes_before_the_effect() -> None:
    """ahlcg/costs/j; basics 6.3: a cost that defeats brings no effect."""
    friend = lab_card("soft-friend", sanity=1)
    lore = lab_card("lore", free(gain(5), TakeHorror(1)))
    game = lab(scholar(play=[lore, friend]))
    game.play("use lab/lore", "horror lab/soft-friend")
    assert (game.state.resources, record(game, SCHOLAR).horror) == ([10], 0)
    game = lab(scholar(horror=6, play=[lore]), scholar(DREAMER))
    game.choose("use lab/lore")
    assert (game.state.gone[0], game.state.resources[0]) == ("horror", 0)


def test_the_card_played_does_not_pay_for_itself_and_weaknesses_pay_for_nothing() -> None:
    """ahlcg/costs/d, f, weakness/h."""
    memory = lab_card("costly-memory", type="event", weakness="signature", cost=99)
    deal_ = lab_card("bargain", event(gain(3), DiscardCards(1)), type="event")
    game = lab(scholar(hand=[deal_, memory]))
    assert "play lab/bargain" not in keys(game)
    game = lab(scholar(hand=[deal_, memory, PAPER]))
    game.choose("play lab/bargain")
    assert ids(game, game.state.discard[0]) == [PAPER, deal_]


def test_cost_changes_come_before_paying() -> None:
    """ahlcg/initiation/step-1-modify-cost."""
    broker = lab_card("broker", Gives(lambda g, use, u: True, "cost", -2))
    tool = lab_card("dear-tool", cost=3)
    game = lab(scholar(hand=[tool], play=[broker], resources=1))
    game.choose("play lab/dear-tool")
    assert game.state.resources == [0]


# ---- leaving play, lasting effects


def test_leaving_play_takes_tokens_attachments_and_effects() -> None:
    """ahlcg/leaves-play/b, c, d, lasting-effects/c: a card that comes back is another."""

    def bless(g: ArkhamTable, use: Use) -> None:
        """The sword is blessed."""
        last(g, "blessed", 1, "game", use, (uid(game, SWORD),))

    def toss(g: ArkhamTable, use: Use) -> None:
        """Discard the sword and bring it back."""
        discard(g, uid(game, SWORD))
        enter_asset(g, uid(game, SWORD), 0)

    altar = lab_card("altar", free(effect(bless), limit=Limit(1, "round", False)), free(effect(toss)))
    game = lab(scholar(play=[In(SWORD, doom=1), altar]))
    game.choose("use lab/altar ability 1")
    index = game.table.index  # type: ignore[attr-defined]
    assert (uid(game, SWORD), "blessed") in index.lasting
    game.choose("use lab/altar ability 2")
    index = game.table.index  # type: ignore[attr-defined]
    assert (uid(game, SWORD), "blessed") not in index.lasting
    assert record(game, SWORD).doom == 0


def test_an_attachment_changes_what_bears_it() -> None:
    """basics 1.19: the shroud of its location."""
    fog = lab_card("fog", Gives(host, "shroud", 2), type="treachery")
    game = lab(scholar(), locations=[Place(HALL, clues=1, attached=[fog])], bag=("0",))
    assert game.view(0)["locations"][0]["shroud"] == 4
    game.choose("investigate lab/hall")
    assert (record(game, SCHOLAR).clues, asked(game)) == (0, (0, "turn"))


@pytest.mark.parametrize("way", [discard, remove, into_encounter_deck, to_victory])
def test_attachments_are_discarded_with_what_bears_them(way: Callable[[ArkhamTable, int], None]) -> None:
    """ahlcg/leaves-play/c: by whatever way it leaves play."""

    def hang(g: ArkhamTable, use: Use) -> None:
        """Attach the Fog to the Fiend, which then leaves play."""
        attach(g, uid(game, fog), uid(game, FIEND))
        way(g, uid(game, FIEND))

    fog = lab_card("fog", Gives(host, "shroud", 2), type="treachery")
    game = lab(
        scholar(play=[lab_card("hook-and-line", free(effect(hang)))]), enemies=[Foe(FIEND, engaged=0)],
        encounter_deck=[fog, DUST],
    )  # fmt: skip
    game.choose("use lab/hook-and-line")
    assert ids(game, [each for each in game.state.encounter_discard if each != uid(game, FIEND)]) == [fog]
    assert (ids(game, game.state.play), asked(game)) == (["lab/hook-and-line"], (0, "turn"))


def test_a_card_removed_from_the_game_takes_its_additional_action_along() -> None:
    """basics 1.5: unused ones go with the card that gave them, discarded or removed."""
    for way in (discard, remove):
        watch = lab_card("watch", ExtraAction())

        def stop(g: ArkhamTable, use: Use) -> None:
            """The Watch goes."""
            way(g, uid(game, watch))  # noqa: B023

        hammer = lab_card("hammer", free(effect(stop)))
        game = lab(scholar(play=[watch, hammer]), step="2.2 next turn begins", active=None)
        assert len(game.state.extra_actions) == 1
        game.choose("use lab/hammer")
        assert (game.state.extra_actions, game.state.actions, asked(game)) == ((), [3], (0, "turn"))


@pytest.mark.parametrize("unique", [True, False])
def test_a_players_card_gives_way_to_a_unique_one_of_the_scenario(unique: bool) -> None:
    """basics 1.19: one that is not unique shares its title without harm."""
    friend = lab_card("old-friend", title="Jeremiah", unique=unique)
    foe = lab_card("old-foe", title="Jeremiah", unique=unique, type="enemy")
    game = lab(scholar(play=[friend, pause()]), encounter_deck=[foe, DUST], step="1.4 encounter cards", active=None)
    assert (record(game, friend).zone, record(game, foe).threat) == (DISCARD if unique else PLAY, 0)
    assert asked(game) == (0, "window")


def test_a_card_that_returns_has_its_limit_anew() -> None:
    """ahlcg/limits-and-maximums/b."""

    def bounce(g: ArkhamTable, use: Use) -> None:
        """Discard the coin and bring it back."""
        discard(g, uid(game, coin))
        enter_asset(g, uid(game, coin), 0)

    coin = lab_card("coin", free(gain(1), limit=Limit(1, "game", False)))
    spring = lab_card("spring", free(effect(bounce), Discard()))
    game = lab(scholar(play=[coin, spring]))
    game.choose("use lab/coin")
    assert "use lab/coin" not in keys(game)
    game.choose("use lab/spring")
    assert "use lab/coin" in keys(game)


# ---- forced, reactions, nesting


def test_forced_abilities_come_before_reactions_in_the_leads_order() -> None:
    """ahlcg/forced-abilities/c, f, priority-of-simultaneous-resolution/b, reaction-opportunities/a, b."""
    on_play = after(PLAYED, lambda g, use, e: True, "a card is played")
    red, blue = lab_card("red", forced(on_play, gain(1))), lab_card("blue", forced(on_play, gain(2)))
    green, grey = lab_card("green", reaction(on_play, gain(4))), lab_card("grey", reaction(on_play, gain(8)))
    tool = lab_card("plain-tool", cost=2)
    game = lab(scholar(hand=[tool], play=[red, blue, green, grey]), scholar(DREAMER), lead=1)
    game.choose("play lab/plain-tool")
    assert (asked(game), keys(game)) == ((1, "order"), ["resolve lab/red", "resolve lab/blue"])
    game.choose("resolve lab/blue")
    assert (asked(game), keys(game)) == ((0, "reaction"), ["react lab/green", "react lab/grey", "pass"])
    game.choose("react lab/grey")
    assert keys(game) == ["react lab/green", "pass"]
    game.choose("react lab/green")
    assert game.state.resources[0] == 3 + 1 + 2 + 4 + 8


def test_a_forced_ability_that_could_change_nothing_does_not_start() -> None:
    """ahlcg/forced-abilities/b."""
    never = Condition(lambda g, use: False, "never")
    on_play = after(PLAYED, lambda g, use, e: True, "a card is played")
    red = lab_card("idle-red", forced(on_play, gain(1), possible=never))
    tool = lab_card("plain-tool", cost=2)
    game = lab(scholar(hand=[tool], play=[red]))
    game.choose("play lab/plain-tool")
    assert game.state.resources == [3]


def test_a_nested_sequence_is_finished_before_the_outer_one_goes_on() -> None:
    """ahlcg/nested-sequences/a to c: last in, first out."""
    order: list[str] = []

    def strike(g: ArkhamTable, use: Use) -> None:
        """Discard the victim."""
        order.append("outer")
        discard(g, uid(game, victim))
        order.append("outer done")

    def mourn(g: ArkhamTable, use: Use) -> None:
        """Mourn."""
        order.append("inner")

    from orne.arkham.events import LEAVES_PLAY

    victim = lab_card("victim")
    killer = lab_card("killer", forced(after(PLAYED, lambda g, use, e: True, "played"), effect(strike)))
    mourner = lab_card(
        "mourner",
        forced(after(LEAVES_PLAY, lambda g, use, e: e.subject == uid(game, victim), "it leaves play"), effect(mourn)),
    )
    tool = lab_card("plain-tool", cost=2)
    game = lab(scholar(hand=[tool], play=[victim, killer, mourner]))
    game.choose("play lab/plain-tool")
    assert order[-3:] == ["outer", "inner", "outer done"]


def test_a_reaction_of_a_scenario_card_may_be_used_by_anybody_there_for_his_own_event() -> None:
    """ahlcg/triggered-abilities/d, g, o; basics 68: once per occurrence."""
    on_play = after(PLAYED, lambda g, use, e: e.seat == use.seat, "you play a card")
    cover = lab_card("shared-cover", reaction(on_play, gain(1)), type="treachery")
    tool = lab_card("plain-tool", cost=2)
    game = lab(scholar(hand=[tool]), scholar(DREAMER, threat=[cover]))
    game.choose("play lab/plain-tool")
    assert (asked(game), keys(game)) == ((0, "reaction"), ["react lab/shared-cover", "pass"])
    game.choose("react lab/shared-cover")
    assert (asked(game), game.state.resources) == ((0, "turn"), [4, 5])
    game = lab(scholar(hand=[tool]), scholar(DREAMER, at=1, threat=[cover]))
    game.choose("play lab/plain-tool")
    assert asked(game) == (0, "turn")


def test_a_free_ability_works_in_any_window_and_for_its_controller_only() -> None:
    """ahlcg/triggered-abilities/c, h."""
    work = lab_card("only-work", action(effect(nothing)))
    game = lab(scholar(play=[pause(), work]), scholar(DREAMER), step="4.1 upkeep phase begins", active=None)
    assert (asked(game), keys(game)) == ((0, "window"), ["use lab/pause", "pass"])
