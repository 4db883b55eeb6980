"""The four rules documents as data: code asks a switch by name, never which edition it is."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from orne.kernel.errors import UserError, echo


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches of one edition; the defaults are the last document's, lcg-4."""

    name: str = "lcg-4"
    forced_response_is_card_effect: bool = True
    """coc/rule/1.1-card-effect-vs-game-effect/b"""
    forced_response_can_be_cancelled: bool = False
    """coc/timing/forced-response-cancellable"""
    becomes_is_permanent: bool = True
    """coc/rule/1.4-duration-of-effects/c"""
    active_player_orders_all: bool = True
    """coc/rule/1.7-simultaneous-effects/a"""
    chosen_marks_targeting: bool = True
    """coc/rule/1.9-choosing-targets/a: else only the word "choose" does."""
    cannot_forbids_targeting: bool = True
    """coc/rule/2.2-cannot/b: older documents speak of the word in a card's text, and say only that nothing happens.

    What the rules keep from a player, a second copy of a unique card or a Villainous character beside a Heroic one, is
    not a legal choice in any of them (coc/rule/1.13-gaining-control/d and g, coc/rule/2.24-put-into-play-vs-play/a).
    """
    hand_discard_blocks_reaction: bool = False
    """coc/rule/1.12-card-states/b"""
    reaction_text_overrides_states: bool = True
    """coc/rule/1.12-card-states/c"""
    attachments_of_leaving_card: str = "destroyed"
    """coc/rule/1.12-card-states/e"""
    control_moves_attachments: str = "stays"
    """coc/rule/1.13-gaining-control/b: a taken attachment ``stays``, goes ``to a card`` or ``to your card``."""
    story_attachments_may_move: bool = True
    """coc/rule/1.13-gaining-control/i"""
    control_keeps_commitment: bool = True
    """coc/rule/1.13-gaining-control/f"""
    attached_card_open_to_attacher: bool = True
    """coc/rule/1.15-attaching-through-card-effects/c"""
    type_change_discards_attachments: bool = False
    """coc/rule/1.15-attaching-through-card-effects/g"""
    attached_face_down_keeps_faction: bool = False
    """coc/rule/1.15-attaching-through-card-effects/d"""
    loops_of_chance_are_played_out: bool = True
    """coc/rule/1.16-infinite-loops/c"""
    if_able_whole_or_nothing: bool = False
    """coc/rule/2.3-if-able/c: whoever cannot carry out the whole of an "if able" clause ignores it."""
    limits_by_player: bool = True
    """coc/rule/2.9-limit/a"""
    uncommit_when_story_resolves: bool = False
    """coc/rule/2.10-ready-exhausted-committed/k"""
    owner_shuffles_searched_deck: bool = True
    """coc/rule/2.11-searching-the-deck/a"""
    lifted_match_leaves_loyal: bool = True
    """coc/faq/archmages-attache-loyal-steadfast"""
    printed_cost_obeys_loyal_and_steadfast: bool = True
    """coc/rule/2.24-put-into-play-vs-play/b"""
    additional_costs_count: bool = True
    """coc/rule/2.14-paid-overpaid-cost/a"""
    new_object_between_hidden_places: bool = True
    """coc/rule/2.23-zones-of-play/e"""
    resources_with_text: str = "all"
    """coc/rule/2.25-text-box/c: "all", "zoog" or "none"."""
    attachment_requirement_rechecked: bool = False
    """coc/rule/2.33-attachments/c"""
    face_down_prints_nothing: bool = True
    """coc/rule/2.26-printed/e, coc/rule/2.34-insanity/c: else its printed cost and skill are 0."""
    immunity_for_any_card: bool = True
    """coc/rule/2.36-immune/a: else a group effect passes by characters only; no immune card can be chosen anyway."""
    attack_outlasts_attackers: bool = False
    """coc/rule/3.1-committing-to-stories/a to d: a story can be defended and resolves though they are gone."""
    leaving_reaction_must_name_itself: bool = True
    """coc/timing/responses-on-leaving-play/a"""
    fatal_wound_is_answered: bool = False
    """coc/example/timing-randolph-carter: by the character it destroys; the last document does not let Bokrug do so."""
    responses_at_end_of_turn: bool = False
    """coc/timing/no-response-to-end-of-phase"""
    initiator_disrupts_last: bool = True
    """coc/timing/disrupts-step/a"""
    initiator_responds_last: bool = True
    """coc/timing/responses-step-order, coc/timing/response-window/c: else the active player responds first."""
    cancelled_in_hand_is_discarded: bool = False
    """coc/faq/dreamlands-fanatic-power-drain: a card in hand whose own ability is cancelled."""


LCG_4: Final = Rules()

# What a document does not address is as in the last one, so each is written as its differences from that.

_BEFORE_LCG_4: Final = replace(
    LCG_4,
    becomes_is_permanent=False,
    printed_cost_obeys_loyal_and_steadfast=False,
    attached_face_down_keeps_faction=True,
    lifted_match_leaves_loyal=False,
    additional_costs_count=False,
    face_down_prints_nothing=False,
)

LCG_3_0: Final = replace(
    _BEFORE_LCG_4,
    name="lcg-3.0",
    forced_response_is_card_effect=False,
    chosen_marks_targeting=False,
    limits_by_player=False,
    uncommit_when_story_resolves=True,
    owner_shuffles_searched_deck=False,
    new_object_between_hidden_places=False,
    immunity_for_any_card=False,
    responses_at_end_of_turn=True,
    initiator_disrupts_last=False,
)

_BEFORE_LCG_3_0: Final = replace(
    _BEFORE_LCG_4,
    forced_response_can_be_cancelled=True,
    active_player_orders_all=False,
    cannot_forbids_targeting=False,
    hand_discard_blocks_reaction=True,
    reaction_text_overrides_states=False,
    attachments_of_leaving_card="discarded",
    control_keeps_commitment=False,
    attached_card_open_to_attacher=False,
    type_change_discards_attachments=True,
    loops_of_chance_are_played_out=False,
    if_able_whole_or_nothing=True,
    leaving_reaction_must_name_itself=False,
    initiator_responds_last=False,
)

LCG_1_4: Final = replace(
    _BEFORE_LCG_3_0,
    name="lcg-1.4",
    chosen_marks_targeting=False,
    control_moves_attachments="to a card",
    uncommit_when_story_resolves=True,
    owner_shuffles_searched_deck=False,
    new_object_between_hidden_places=False,
    resources_with_text="zoog",
    immunity_for_any_card=False,
    cancelled_in_hand_is_discarded=True,
)

CCG_2_0: Final = replace(
    _BEFORE_LCG_3_0,
    name="ccg-2.0",
    control_moves_attachments="to your card",
    story_attachments_may_move=False,
    resources_with_text="none",
    attachment_requirement_rechecked=True,
    attack_outlasts_attackers=True,
    fatal_wound_is_answered=True,
)

EDITIONS: Final = {rules.name: rules for rules in (LCG_4, LCG_3_0, LCG_1_4, CCG_2_0)}
IN_ORDER: Final = tuple(reversed(EDITIONS))
"""The names of the documents, the oldest first."""


def edition(name: str) -> Rules:
    """The rules of an edition by its name."""
    try:
        return EDITIONS[name]
    except KeyError:
        raise UserError(f"There is no edition called {echo(name)}; there are {', '.join(EDITIONS)}.") from None
