"""Answers to questions about single cards."""

from __future__ import annotations

from orne.rulings.showing.coc import At, Show, Side, shows

SPARE = "touched-by-the-sleeper"
VICTIM = "young-deep-one"


@shows("coc/faq/no-if-able-must-resolve-whole")
def scholar_has_no_use_without_a_drained_domain(show: Show) -> None:
    """With no domain drained, Itinerant Scholar's ability is not offered."""
    show.lay(Side(play=["itinerant-scholar", "bag-man"], domains=["agency:1"]))
    show.asked(0, "commit")


@shows("coc/faq/no-if-able-must-resolve-whole")
def panic_that_would_exhaust_nobody_is_not_played(show: Show) -> None:
    """Panic is not offered where it could exhaust nobody."""
    show.lay(Side(hand=["panic", SPARE], play=[VICTIM]))
    show.offers("pass", f"play core/{SPARE}")
    show.lay(Side(hand=["panic", SPARE], play=[At(VICTIM, exhausted=True)], domains=["syndicate:3"]))
    show.offers("pass", f"play core/{SPARE}")
