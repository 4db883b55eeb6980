"""Playing cards: costs, slots, uses, fast cards, unique cards (arkham/basics/1.9, 1.11, 1.19 to 1.21)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from orne.arkham.abilities import forced, free, reaction
from orne.arkham.events import LEAVES_PLAY, PLAYED
from orne.arkham.language import (
    CARD_IN_PLAY,
    CHOSEN,
    HOST,
    Do,
    ExtraAction,
    Gives,
    Until,
    after,
    kind_of_card,
    the,
)
from orne.arkham.position import In, Place
from orne.arkham.rules.entering import enter_asset
from orne.arkham.rules.leaving import discard, remove_from_game
from orne.arkham.state import DISCARD, PLAY
from orne.kernel.limits import Limit
from tests.arkham.laboratory import DUST, HALL, SCHOLAR, lab, lab_card, pause, scholar
from tests.arkham.look import record, table, uid
from tests.look import asked

if TYPE_CHECKING:
    from orne.arkham.abilities import Use
    from orne.arkham.table import ArkhamTable

SWORD = lab_card("sword", slots=("hand",))


# ---- leaving play, lasting effects


def test_leaving_play_takes_tokens_attachments_and_effects() -> None:
    """ahlcg/leaves-play/b, ahlcg/leaves-play/c, ahlcg/leaves-play/d,
    lasting-effects/c: a card that comes back is another."""

    def toss(g: ArkhamTable, use: Use) -> None:
        """Discard the sword and bring it back."""
        discard(g, uid(game, SWORD))
        enter_asset(g, uid(game, SWORD), 0)

    altar = lab_card(
        "altar",
        free(
            Until("game", Gives(CHOSEN, "health", 1), who=the(CARD_IN_PLAY & kind_of_card(SWORD))),
            limit=Limit(1, "round", False),
        ),
        free(Do(toss)),
    )
    game = lab(scholar(play=[In(SWORD, doom=1), altar]))
    game.choose("use lab/altar ability 1")
    index = table(game).index
    assert [use.targets[0][0][0] for _, use in index.gives["health"]] == [uid(game, SWORD)]
    game.choose("use lab/altar ability 2")
    index = table(game).index
    assert "health" not in index.gives
    assert record(game, SWORD).doom == 0


def test_an_attachment_changes_what_bears_it() -> None:
    """basics 1.19: the shroud of its location."""
    fog = lab_card("fog", Gives(HOST, "shroud", 2), type="treachery")
    game = lab(scholar(), locations=[Place(HALL, clues=1, attached=[fog])], bag=("0",))
    assert game.view(0)["locations"][0]["shroud"] == 4
    game.choose("investigate lab/hall")
    assert (record(game, SCHOLAR).clues, asked(game)) == (0, (0, "turn"))


def test_a_card_removed_from_the_game_takes_its_additional_action_along() -> None:
    """basics 1.5: unused ones go with the card that gave them, discarded or removed."""
    for way in (discard, remove_from_game):
        watch = lab_card("watch", ExtraAction())

        def stop(g: ArkhamTable, use: Use) -> None:
            """The Watch goes."""
            way(g, uid(game, watch))  # noqa: B023

        hammer = lab_card("hammer", free(Do(stop)))
        game = lab(scholar(play=[watch, hammer]), step="2.2 next turn begins", active=None)
        assert len(game.state.extra_actions) == 1
        game.choose("use lab/hammer")
        assert (list(game.state.extra_actions), game.state.actions, asked(game)) == ([], [3], (0, "turn"))


@pytest.mark.parametrize("unique", [True, False])
def test_a_players_card_gives_way_to_a_unique_one_of_the_scenario(unique: bool) -> None:
    """basics 1.19: one that is not unique shares its title without harm."""
    friend = lab_card("old-friend", title="Jeremiah", unique=unique)
    foe = lab_card("old-foe", title="Jeremiah", unique=unique, type="enemy")
    game = lab(scholar(play=[friend, pause()]), encounter_deck=[foe, DUST], step="1.4 encounter cards", active=None)
    assert (record(game, friend).zone, record(game, foe).threat) == (DISCARD if unique else PLAY, 0)
    assert asked(game) == (0, "window")


# ---- forced, reactions, nesting


def test_a_nested_sequence_is_finished_before_the_outer_one_goes_on() -> None:
    """ahlcg/nested-sequences/a to c: last in, first out."""
    order: list[str] = []

    def strike(g: ArkhamTable, use: Use) -> None:
        """Discard the victim."""
        discard(g, uid(game, victim))
        order.append("struck")

    def mourn(g: ArkhamTable, use: Use) -> None:
        """Mourn."""
        order.append("mourned")

    def sigh(g: ArkhamTable, use: Use) -> None:
        """Sigh."""
        order.append("sighed")

    victim = lab_card("victim")
    killer = lab_card("killer", forced(after(PLAYED, lambda g, use, e: True, "played"), Do(strike)))
    mourner = lab_card(
        "mourner",
        forced(after(LEAVES_PLAY, lambda g, use, e: e.subject == uid(game, victim), "it leaves play"), Do(mourn)),
    )
    sigher = lab_card("sigher", reaction(after(PLAYED, lambda g, use, e: True, "played"), Do(sigh)))
    tool = lab_card("plain-tool", cost=2)
    game = lab(scholar(hand=[tool], play=[victim, killer, mourner, sigher]))
    game.play("play lab/plain-tool", "react lab/sigher")
    assert order == ["struck", "mourned", "sighed"]
    assert asked(game) == (0, "turn")
