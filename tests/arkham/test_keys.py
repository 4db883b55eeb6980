"""A record is its keys: every option of a decision has one of its own, with the full ids of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from orne.arkham.abilities import AsIf, Use, action, forced, free, reaction
from orne.arkham.events import ROUND_ENDS, TURN_BEGINS
from orne.arkham.language import CARD, Committed, DiscardCards, Do, Gain, PlaysAsIf, UnrevealedAs, after
from orne.arkham.position import Foe, In, Inv, Place, build
from orne.arkham.rules import locations
from orne.arkham.state import State
from orne.kernel.game import Game
from orne.kernel.limits import Limit
from tests.arkham.laboratory import DREAMER, FIEND, HALL, LOFT, PAPER, lab, lab_card, scholar
from tests.arkham.look import keys, offers
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.table import ArkhamTable


def test_keys_carry_the_whole_id() -> None:
    game = build(Inv(hand=["machete"], play=["knife"]), enemies=[Foe("ghoul-minion", engaged=0)])
    assert offers(game, "play", "use", "fight", "evade") == [
        "fight core/ghoul-minion",
        "evade core/ghoul-minion",
        "play core/machete",
        "use core/knife ability 1",
        "use core/knife ability 2",
    ]


def test_copies_of_an_enemy_are_told_apart() -> None:
    foes = [Foe(FIEND, at=HALL, damage=1, exhausted=True), Foe(FIEND, engaged=0), Foe(FIEND, at=LOFT)]
    game = lab(enemies=foes, bag=("0",))
    assert offers(game, "fight") == ["fight lab/fiend", "fight lab/fiend#2"]
    game.choose("fight lab/fiend#2")
    assert [card.damage for card in game.state.cards if game.state.catalogue.ids[card.kind] == FIEND] == [1, 1, 0]


def test_copies_in_hand_are_one_option_and_copies_in_play_are_two() -> None:
    gem = lab_card("plain-gem", free(Gain(1)))
    game = lab(scholar(hand=[gem, gem], play=[gem, gem]))
    assert offers(game, "play", "use") == ["play lab/plain-gem", "use lab/plain-gem", "use lab/plain-gem#2"]


def test_an_action_and_a_free_ability_of_one_card_are_told_apart() -> None:
    """Both are used in a turn."""
    tool = lab_card("double-tool", action(Gain(1)), free(Gain(2), limit=Limit(1, "round", False)))
    game = lab(scholar(play=[tool], resources=0))
    assert offers(game, "use") == ["use lab/double-tool ability 1", "use lab/double-tool ability 2"]
    game.choose("use lab/double-tool ability 2")
    assert (game.state.resources, game.state.actions) == ([2], [3])


def test_an_ability_that_stands_on_a_card_twice_is_used_twice() -> None:
    """Each has a limit of its own."""
    once = free(Gain(1), limit=Limit(1, "round", False))
    echo = lab_card("echo", once, once)
    game = lab(scholar(play=[echo], resources=0))
    assert offers(game, "use") == ["use lab/echo ability 1", "use lab/echo ability 2"]
    game.choose("use lab/echo ability 2")
    assert offers(game, "use") == ["use lab/echo ability 1"]
    game.choose("use lab/echo ability 1")
    assert (offers(game, "use"), game.state.resources) == ([], [2])


def test_a_forced_text_that_stands_on_a_card_twice_resolves_twice() -> None:
    """Nobody is asked for an order that makes no difference."""
    wake = forced(after(TURN_BEGINS, lambda g, use, e: True, "your turn begins"), Gain(1))
    echo = lab_card("echo-of-dawn", wake, wake)
    game = lab(scholar(play=[echo], resources=0), step="2.2 next turn begins", active=None)
    assert (game.state.resources, asked(game)) == ([2], (0, "turn"))


def test_forced_texts_of_one_card_are_told_apart() -> None:
    first = forced(after(ROUND_ENDS, lambda g, use, e: True, "the round ends"), Gain(1))
    second = forced(after(ROUND_ENDS, lambda g, use, e: True, "the round ends"), Gain(2))
    game = lab(scholar(play=[lab_card("two-bells", first, second)], resources=0), step="4.6 round ends", active=None)
    assert (asked(game), keys(game)) == (
        (0, "order"),
        ["resolve lab/two-bells ability 1", "resolve lab/two-bells ability 2"],
    )
    game.choose("resolve lab/two-bells ability 2")
    assert game.state.resources[0] >= 3


def test_forced_texts_of_copies_are_ordered_only_where_the_copies_differ() -> None:
    """ahlcg/priority-of-simultaneous-resolution/b: what lies on a card tells it from its copy."""
    wake = forced(after(TURN_BEGINS, lambda g, use, e: True, "your turn begins"), Gain(1))
    lamp = lab_card("lamp-at-dawn", wake)

    def begin(*lamps: str | In) -> Game[State]:
        return lab(scholar(play=lamps, resources=0), step="2.2 next turn begins", active=None)

    same = begin(lamp, lamp)
    assert (same.state.resources, asked(same)) == ([2], (0, "turn"))
    other = begin(lamp, In(lamp, exhausted=True))
    assert (asked(other), keys(other)) == ((0, "order"), [f"resolve {lamp}", f"resolve {lamp}#2"])
    other.choose(f"resolve {lamp}#2")
    assert (other.state.resources, asked(other)) == ([2], (0, "turn"))


def test_reactions_of_one_card_are_told_apart() -> None:
    answers = [reaction(after(TURN_BEGINS, lambda g, use, e: True, "your turn begins"), Gain(n)) for n in (1, 2)]
    game = lab(scholar(play=[lab_card("two-minds", *answers)], resources=0), step="2.2 next turn begins", active=None)
    assert keys(game) == ["react lab/two-minds ability 1", "react lab/two-minds ability 2", "pass"]
    game.play("react lab/two-minds ability 2", "react lab/two-minds ability 1")
    assert (game.state.resources, asked(game)) == ([3], (0, "turn"))


def test_a_reaction_of_copies_in_hand_is_one_option() -> None:
    answer = reaction(after(TURN_BEGINS, lambda g, use, e: True, "your turn begins"), Gain(1), zone="hand")
    ace = lab_card("ace", answer, cost=99)
    game = lab(scholar(hand=[ace, ace], resources=0), step="2.2 next turn begins", active=None)
    assert keys(game) == ["react lab/ace", "pass"]
    game.choose("react lab/ace")
    assert keys(game) == ["react lab/ace", "pass"]


def test_copies_in_two_hands_are_told_apart() -> None:
    def take(g: ArkhamTable, use: Use) -> None:
        """Choose a card of anybody's hand."""
        every = [uid for hand in g.state.hand for uid in hand]
        g.state.remember("taken", g.state.cards[g.choose_card(use.seat, "Whose?", every)].owner)

    thief = lab_card("thief", free(Do(take), limit=Limit(1, "round", False)))
    game = lab(scholar(hand=[PAPER, PAPER], play=[thief]), scholar(DREAMER, hand=[PAPER]))
    game.choose("use lab/thief")
    assert keys(game) == ["choose lab/paper hand of Scholar", "choose lab/paper hand of Dreamer"]
    game.choose("choose lab/paper hand of Dreamer")
    assert game.state.remembered("taken") == 1


def test_copies_in_a_deck_and_its_discard_pile_are_told_apart() -> None:
    def seek(g: ArkhamTable, use: Use) -> None:
        """Choose among deck, discard pile and play."""
        every = [*g.state.deck[0], *g.state.discard[0], *g.state.play]
        g.choose_cards(use.seat, "Which?", every, 2, "name")

    owl = lab_card("owl", free(Do(seek), limit=Limit(1, "round", False)))
    gem = lab_card("dull-gem")
    game = lab(scholar(deck=[gem], discard=[gem], play=[owl, gem]))
    game.choose("use lab/owl")
    assert len(set(keys(game))) == len(keys(game)) == 6
    assert "name lab/dull-gem lab/dull-gem deck of Scholar, discard pile of Scholar" in keys(game)


def unfold(g: ArkhamTable, use: Use) -> None:
    """Put a location that was set aside into play."""
    place = next(uid for uid in g.state.set_aside if g.kind(uid).facts.type == "location")
    locations.put_into_play(g, place)


def test_the_same_location_twice_has_two_keys() -> None:
    map_ = lab_card("folded-map", free(Do(unfold), limit=Limit(1, "round", False)))
    game = lab(scholar(play=[map_]), set_aside=[LOFT])
    game.choose("use lab/folded-map")
    assert offers(game, "move") == ["move lab/loft", "move lab/crypt", "move lab/loft#2"]
    game.choose("move lab/loft#2")
    assert game.state.place == [game.state.locations[-1]]


def test_results_of_copies_that_two_investigators_committed_are_told_apart() -> None:
    wish = lab_card("wish", Committed(Gain(1)), type="skill", icons=(1, 1, 1, 1, 0), cost=None)
    game = lab(scholar(hand=[wish, wish]), scholar(DREAMER, hand=[wish]), bag=("0",))
    game.play("investigate lab/hall", "commit lab/wish", "commit lab/wish", "commit lab/wish")
    assert keys(game) == ["apply clue", "apply lab/wish", "apply lab/wish#3"]
    game.choose("apply lab/wish#3")
    assert keys(game) == ["apply clue", "apply lab/wish"]


def test_leave_of_two_cards_to_play_one_as_if_elsewhere() -> None:
    """Whose limit is used up is the player's choice."""

    def loft(g: ArkhamTable, use: Use) -> list[int]:
        return [uid for uid in g.state.locations if g.kind(uid).slug == LOFT]

    leave = PlaysAsIf(CARD, AsIf(loft, "at the loft"), Limit(1, "round", False))
    glass = lab_card("far-glass", leave)
    tool = lab_card("near-tool", action(Gain(1), DiscardCards(1)))
    game = lab(scholar(play=[glass, glass], hand=[tool]))
    assert offers(game, "play") == [
        "play lab/near-tool",
        "play lab/near-tool lab/loft as if there by lab/far-glass",
        "play lab/near-tool lab/loft as if there by lab/far-glass#2",
    ]


def test_the_number_of_a_revealed_place_tells_nothing_of_hidden_ones() -> None:
    """Two places that look alike from behind are the same one in front too."""
    back = UnrevealedAs("lab/fog")
    copse = lab_card("copse", back, type="location", connects=("hall",), symbol="loft")
    map_ = lab_card("folded-map", free(Do(unfold), limit=Limit(1, "round", False)))
    game = lab(scholar(play=[map_]), locations=[HALL, Place(copse, revealed=False)], set_aside=[copse])
    game.choose("use lab/folded-map")
    assert offers(game, "move") == ["move lab/fog", "move lab/fog#2"]
    game.choose("move lab/fog#2")
    assert [each["ref"] for each in game.view(0)["locations"]] == ["lab/hall", "lab/fog", "lab/copse"]
