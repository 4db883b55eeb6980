"""The rulebook: setting up, the first player, setup hands and mulligans."""

from __future__ import annotations

from orne.rulings.showing.coc import Show, shows
from orne.rulings.showing.coc_probes import deck_size, entries, first_player, hand_size, resources, step, times, view

DECK = [
    f"core/{card}"
    for card in ("young-deep-one", "laboratory-assistant", "blackwood-file-clerk", "bag-man", "mad-artist")
] * 10
STORIES = [
    f"core/{story}"
    for story in (
        "nowhere-to-hide",
        "the-shadow-out-of-time",
        "opening-night",
        "ancient-apocrypha",
        "the-call-of-cthulhu",
        "through-the-gates",
        "rotting-away",
        "frozen-in-time",
        "dreamwalkers",
        "the-other-path",
    )
]


@shows("coc/rulebook/draw-setup-hand/a")
def the_first_player_is_settled_and_then_eight_cards_are_drawn(show: Show) -> None:
    """Chance settles who is first; then both hands have eight cards, which only their owner sees."""
    for seed, first in ((1, 1), (3, 0), (6, 1)):
        show.begin(decks=[DECK, DECK], stories=STORIES, seed=seed)
        show.sees(first_player(), first)
        show.asked(first, "mulligan")
        for seat in (0, 1):
            show.sees(hand_size(seat), 8)
            show.sees(deck_size(seat), 42)
        show.sees(view(0, "players", 1, "hand"), [None] * 8)
        show.sees(view(None, "story_deck"), 7)


@shows("coc/rule/2.20-mulligan/a", "coc/rulebook/draw-setup-hand/b")
def each_player_may_mulligan_once_before_anything_is_resourced(show: Show) -> None:
    """A new hand of eight is drawn from the whole deck and must be kept; then resources are chosen."""
    show.begin(decks=[DECK, DECK], stories=STORIES, seed=7, first=0)
    show.asked(0, "mulligan")
    show.offers("keep", "mulligan")
    show.answer("mulligan")
    show.sees(hand_size(0), 8)
    show.sees(deck_size(0), 42)
    show.asked(1, "mulligan")
    show.offers("keep", "mulligan")
    show.answer("mulligan")
    show.asked(0, "resource")
    show.sees(step(), "first resources")
    show.sees(entries("mulligan"), [("", 0, None, None), ("", 1, None, None)])
    show.sees(times("deck shuffled"), 2)


@shows("coc/rulebook/draw-setup-hand/c")
def the_first_player_settles_his_mulligan_before_the_other_is_asked(show: Show) -> None:
    """Whoever is first decides first, and the other one knows it."""
    for first, answer in ((0, "mulligan"), (1, "mulligan"), (0, "keep"), (1, "keep")):
        show.begin(decks=[DECK, DECK], stories=STORIES, seed=7, first=first)
        show.asked(first, "mulligan")
        show.answer(answer)
        show.sees(entries("mulligan"), [("", first, None, None)] if answer == "mulligan" else [])
        show.asked(1 - first, "mulligan")
        show.offers("keep", "mulligan")
        show.answer("keep")
        show.asked(first, "resource")


@shows("coc/rulebook/draw-setup-hand/b")
def after_the_mulligans_three_cards_are_resourced_and_five_are_kept(show: Show) -> None:
    """The first player attaches a card to each of three domains, then the other; then the first turn begins."""
    show.begin(decks=[["core/bag-man", "core/mad-artist"] * 25] * 2, stories=STORIES, seed=2, first=1)
    show.answer("keep", "keep")
    for seat in (1, 0):
        for card in ("bag-man", "mad-artist", "bag-man"):
            show.asked(seat, "resource")
            show.offers("resource bag-man", "resource mad-artist")
            show.answer(f"resource {card}")
        show.sees(resources(seat), [1, 1, 1])
    show.sees(hand_size(0), 5)
    show.sees(view(None, "turn"), 1)
