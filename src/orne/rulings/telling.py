"""A claim in words: what an edition says, and the whole of it on a page."""

from __future__ import annotations

from orne.rulings.catalogue import claim
from orne.rulings.claim import Claim
from orne.rulings.searching import related

MOST_RELATED = 12
"""How many related claims a page names, at most."""


def sentence(id: str, edition: str | None = None) -> str:
    """What a ruling says, in an edition where one is named; a UserError names the nearest id where there is none."""
    this = claim(id)
    if edition is None or not this.editions or edition in this.editions:
        return this.sentence
    if edition in this.differences:
        return this.differences[edition]
    # Where an edition is silent, the newest that speaks is followed.
    return f"{this.sentence} (From {this.editions[-1]}.)"


def lines(id: str, edition: str | None = None) -> list[str]:
    """A ruling as it is shown: sentence, editions, what differs, cards, and what to read with it."""
    this = claim(id)
    told = [f"{this.id} · {this.chapter}, {this.section}", this.sentence]
    if edition is not None and sentence(id, edition) != this.sentence:
        told.append(f"In {edition}: {sentence(id, edition)}")
    if this.editions:
        told.append(f"Editions: {', '.join(this.editions)}")
    told += [f"  {name}: {what}" for name, what in this.differences.items()]
    if this.note:
        told.append(f"Open: {this.note}")
    if this.cards:
        told.append(f"Cards: {'; '.join(this.cards)}")
    told += _demonstrated(this)
    others = related(id)
    if others:
        told.append("See also:")
        told += [f"  {each.id}" for each in others[:MOST_RELATED]]
        if len(others) > MOST_RELATED:
            told.append(f"  and {len(others) - MOST_RELATED} more")
    return told


def _demonstrated(this: Claim) -> list[str]:
    """What shows the claim, or why nothing does."""
    if this.demonstrations:
        several = [each.replace("_", " ") for each in this.demonstrations]
        return [f"Shown: {'; '.join(several)} (orne rules {this.id} --play)"]
    if this.tested:
        return [f"Not demonstrated; tested by {this.tested}"]
    return [f"Cannot be shown in play: {this.not_shown}" if this.not_shown else "Not demonstrated yet."]
