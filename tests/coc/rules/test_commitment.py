"""Committing by an effect: "cannot" is absolute there too (coc/rule/2.2-cannot/a)."""

from __future__ import annotations

from orne.coc.abilities import Choose, Use, action
from orne.coc.language import CHARACTER, STORY, Do, Draw, ExhaustThis, Then, chosen
from orne.coc.position import At, Side, build
from orne.coc.rules.commitment import commit_by_effect
from orne.coc.table import CocTable
from tests.coc.laboratory import IDLE, PAUSE, in_all_editions, lab_card
from tests.coc.look import Coc, card, keys
from tests.look import happened

HERE = "core/dreamwalkers"


def _send(g: CocTable, use: Use) -> bool:
    """Commit it to that story."""
    return commit_by_effect(g, chosen(0).cards(g, use)[0], chosen(1).cards(g, use)[0], use)


SENDER = lab_card(
    "sender",
    action(Then(Do(_send), Draw()), Choose(CHARACTER), Choose(STORY), cost=ExhaustThis()),
    type="support",
    cost=0,
)


def send(who: str, *mine: str | At, theirs: tuple[str | At, ...] = (), edition: str = "lcg-4") -> Coc:
    game = build(Side(play=[*mine, SENDER, PAUSE]), Side(play=theirs), step="story actions", edition=edition)
    game.choose(f"use {SENDER}")
    if f"choose core/{who}" in keys(game):
        game.choose(f"choose core/{who}")
    game.choose(f"choose {HERE}")
    return game


@in_all_editions
def test_cannibal_ghast_is_not_committed_on_its_controllers_turn(edition: str) -> None:
    game = send("cannibal-ghast", "cannibal-ghast", edition=edition)
    assert card(game, "cannibal-ghast").story < 0
    assert (happened(game).count("drawn"), keys(game)) == (0, IDLE)
    game = send("bag-man", "cannibal-ghast", "bag-man", edition=edition)
    assert card(game, "bag-man").story >= 0
    assert happened(game).count("drawn") == 1


@in_all_editions
def test_who_bears_ghoul_taint_is_not_committed_on_their_controllers_turn(edition: str) -> None:
    tainted = ("bag-man", At("ghoul-taint", on="bag-man"))
    game = send("bag-man", *tainted, edition=edition)
    assert (card(game, "bag-man").story, happened(game).count("drawn")) == (-1, 0)
    game = send("bag-man", At("mad-artist", story=HERE), theirs=tainted, edition=edition)
    assert card(game, "bag-man").story == card(game, "mad-artist").story, "it is not its controller's turn"


def test_a_committed_ghast_is_not_moved_to_another_story_either() -> None:
    game = send("cannibal-ghast", At("cannibal-ghast", story="core/frozen-in-time"))
    story = game.state.cards[card(game, "cannibal-ghast").story]
    assert game.state.catalogue.kinds[story.kind].slug == "core/frozen-in-time"
