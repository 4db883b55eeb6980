"""A whole campaign through commands alone: people, a bot, replacements, purchases, players coming and going."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest

from orne.arkham.campaign import Campaign
from orne.arkham.campaigns.night_of_the_zealot.guide import GUIDE
from orne.arkham.facts import load
from orne.arkham.guide import ANYBODY
from orne.campaign import offers
from orne.commands._campaign_places import place
from orne.decks.arkham.references import reference

Orne = Callable[..., tuple[int, str, str]]
FIRST_NAMES = {"core/skids-otoole": "skids"}


def first_name(card: str) -> str:
    """What the starter deck of an investigator is called."""
    return FIRST_NAMES.get(card, card.removeprefix("core/").partition("-")[0])


@pytest.mark.parametrize(("seed", "name"), [(3, "zealot"), (8, "the zealot")])
def test_a_whole_campaign(orne: Orne, monkeypatch: pytest.MonkeyPatch, seed: int, name: str) -> None:
    """From its first scenario to its last: whatever is in the way of the next one can be settled by a command."""

    def read() -> Campaign:
        return place(name).read()

    def done(part: str, *words: str) -> str:
        code, out, err = orne("campaign", part, name, *words)
        assert (code, err) == (0, "")
        return out

    def play(lines: int) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * lines))
        return done("play", "--bot", "Bob=greedy")

    def between(at: Campaign) -> None:
        """Settle everything that must be settled."""
        free = at.unused()
        for member in at.bereft():
            card = free.pop(0)
            assert "must take another investigator first" in done("log")
            out = done("join", member.player, "--deck", first_name(card))
            assert out == f"{member.player} plays {load()[card].title}.\n"
        for able in at.story_assets.values():
            done("take", "nobody" if ANYBODY in able else load()[able[0]].title)
        for member in read().active():
            new = [offer for offer in offers(read(), member.investigator) if offer.replaces is None]
            if new and new[0].price <= member.experience:
                leaves = "knife" if "core/knife" in member.deck else "flashlight"
                out = done("buy", member.player, reference(new[0].card), "--remove", leaves)
                assert out.endswith(f"; {member.experience - new[0].price} experience left.\n")

    done("new", "--deck", "roland", "--player", "Ann", "--deck", "wendy", "--player", "Bob", "--seed", str(seed))
    for number in range(len(GUIDE.scenarios)):
        at = read()
        if at.result:
            break
        between(at)
        if number == 1 and at.unused() and not at.bereft():
            done("join", "Cay", "--deck", first_name(read().unused()[0]))
        if number == 2 and "Cay" in [member.player for member in read().active()]:
            assert done("leave", "Cay").startswith("Cay and ")
        assert "is kept; orne campaign next" in play(5)
        assert len(read().resume().decisions()) >= 5
        out = play(3000)
        assert re.search(r"The scenario is (won|lost): (no resolution|resolution R\d), round \d+\.\n", out)
        assert read().game is None
        assert len(read().finished) == number + 1
    assert read().result in ("won", "lost", "survived")
    assert "The investigators have" in done("show") or "They have survived" in done("show")
    code, _, err = orne("campaign", "next", name)
    assert (code, err) == (2, f"orne: This campaign is over ({read().result}).\n")
