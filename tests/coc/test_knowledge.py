"""What a seat knows of hidden cards, and what it cannot know: copies, face-down domains, knowledge that moves along."""

from __future__ import annotations

from orne.coc.abilities import Use, action
from orne.coc.language import Do
from orne.coc.position import Side, build
from orne.coc.rulebook import RULEBOOK
from orne.coc.rules import domains, hands
from orne.coc.rules.moving import move
from orne.coc.state import DOMAIN, HAND
from orne.coc.table import CocTable
from orne.kernel.rng import Chance
from tests.coc.laboratory import PAUSE, lab_card
from tests.coc.look import Coc, keys, uid


def _home(g: CocTable, use: Use) -> bool:
    """Return your T-Men to your hand."""
    for each in list(g.state.play):
        if g.kind(each).slug == "core/t-men" and g.state.cards[each].controller == use.seat:
            move(g, each, HAND)
    return True


def _look_at_the_top_card(g: CocTable, use: Use) -> bool:
    """Look at the top card of your deck."""
    hands.look_at_top(g, use.seat, use.seat, 1)
    return True


def _spread(g: CocTable, use: Use) -> bool:
    """Gain a domain."""
    return domains.gain_domain(g, use.seat, use)


def _spill(g: CocTable, use: Use) -> bool:
    """Discard 3 cards at random from your hand."""
    return bool(hands.discard_at_random(g, use.seat, 3, use))


HOME = lab_card("home", action(Do(_home)), type="event", cost=0)
LOOK = lab_card("look", action(Do(_look_at_the_top_card)), type="event", cost=0)
SPREAD = lab_card("spread", action(Do(_spread)), type="event", cost=0)
SPILL = lab_card("spill", action(Do(_spill)), type="event", cost=0)


def hand_as_seen(game: Coc, seat: int = 1, owner: int = 0) -> list[str | None]:
    """One player's hand as the other sees it."""
    found: list[str | None] = game.view(seat)["players"][owner]["hand"]
    return found


def test_of_two_copies_the_one_that_is_known_is_played() -> None:
    game = build(Side(hand=[HOME, "t-men", "bag-man"], play=["t-men", PAUSE], domains=["agency:9"]))
    game.choose("play lab/home")
    assert hand_as_seen(game) == ["core/t-men", None, None]
    game.choose("play core/t-men domain 1")
    assert hand_as_seen(game) == [None, None]
    assert sorted(game.view(0)["players"][0]["hand"]) == ["core/bag-man", "core/t-men"]
    assert keys(game)


def test_of_two_copies_the_one_that_is_known_becomes_a_resource_or_is_discarded() -> None:
    game = build(
        Side(hand=[HOME, "t-men", "bag-man"], play=["t-men", PAUSE]), step="draw actions", active=0, edition="lcg-4"
    )
    game.choose("play lab/home")
    while "none" not in keys(game):
        game.choose("pass")
    game.choose("resource core/t-men domain 1")
    assert hand_as_seen(game) == [None] * 2


def test_of_two_copies_nobody_knows_which_one_was_discarded_at_random() -> None:
    for seed in range(12):
        game = build(Side(hand=[HOME, SPILL, *["t-men"] * 5], play=["t-men", PAUSE]), seed=seed)
        game.play("play lab/home", "play lab/spill")
        assert hand_as_seen(game) == [None] * 3


def test_a_face_down_domain_is_dealt_too() -> None:
    game = build(Side(hand=[SPREAD], play=[PAUSE], deck=["bag-man", "t-men", "g-men", "son-of-yeb"]), Side())
    game.choose("play lab/spread")
    face = game.state.domains[0][-1].face
    assert game.state.cards[face].zone == DOMAIN
    for seat in (0, 1):
        assert RULEBOOK.hides(game.state, game.state.cards[face], seat)
        faces = set()
        for seed in range(30):
            state = game.resample(seat, seed).state
            assert RULEBOOK.problems(state) == []
            faces.add(state.catalogue.kinds[state.cards[state.domains[0][-1].face].kind].slug)
        assert faces == {"core/bag-man", "core/t-men", "core/g-men", "core/son-of-yeb"}


def test_who_looked_at_a_card_knows_the_domain_it_becomes() -> None:
    game = build(Side(hand=[LOOK, SPREAD], play=[PAUSE], deck=["bag-man", "t-men", "g-men", "son-of-yeb"]), Side())
    game.play("play lab/look", "play lab/spread")
    faces: list[set[str]] = [set(), set()]
    for seat in (0, 1):
        for seed in range(20):
            state = game.resample(seat, seed).state
            faces[seat].add(state.catalogue.kinds[state.cards[state.domains[0][-1].face].kind].slug)
    assert faces[0] == {"core/bag-man"}
    assert len(faces[1]) == 4


def test_a_deal_exchanges_cards_and_not_their_faces() -> None:
    """A card's number stays the number of that card, so the numbers in a hidden hand tell nothing."""
    deck = ["son-of-yeb", "mad-artist", "triggerman", "shotgun", "hired-muscle", "local-sheriff", "monster-hunter"]
    game = build(Side(), Side(hand=["bag-man", "t-men", "g-men"], deck=deck))
    true = game.state
    hands_dealt = set()
    for seed in range(60):
        state = RULEBOOK.deal(true, 0, Chance(seed))
        assert [card.kind for card in state.cards] == [card.kind for card in true.cards]
        assert [card.uid for card in state.cards] == list(range(len(state.cards)))
        assert RULEBOOK.problems(state) == []
        hands_dealt.add(frozenset(state.hand[1]))
    assert len(hands_dealt) > 15
    assert uid(game, "bag-man") in true.hand[1]
