"""What is refused when cards are entered: a slip in a card module is said, not left out in silence."""

from __future__ import annotations

import subprocess
import sys

import pytest

from orne.coc import registry
from orne.coc.facts import load
from orne.kernel.errors import RulesError


@pytest.fixture
def entered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is entered in a test is gone after it."""
    registry.implemented()
    for name in ("_BEHAVIOUR", "_OLDER", "_REPRINTS"):
        monkeypatch.setattr(registry, name, dict(getattr(registry, name)))
    registry._loaded.cache_clear()


@pytest.mark.usefixtures("entered")
@pytest.mark.parametrize(
    ("slip", "said"),
    [
        (lambda: registry.card("core/t-man"), r"there is no card 'core/t-man' to enter .* mean core/t-men"),
        (lambda: registry.card("core/t-mem", until="lcg-3.0"), r"there is no card 'core/t-mem'"),
        (lambda: registry.reprint("core/t-man", of="core/t-men"), r"there is no card 'core/t-man'"),
        (
            lambda: registry.reprint("dreamlands/nasht", of="dreamlands/x"),
            r"there is no card 'dreamlands/x'",
        ),
        (
            lambda: registry.reprint("dreamlands/nasht", of="terror-in-venice/ghoulish-scavenger"),
            r"a reprint of terror-in-venice/ghoulish-scavenger, for which no text is entered",
        ),
        (
            lambda: registry.card("dreamlands/nasht", until="lcg-3.0"),
            r"dreamlands/nasht has a text for older editions, and none for the newest",
        ),
    ],
)
def test_a_slip_is_said_when_the_cards_are_read(slip: object, said: str) -> None:
    assert callable(slip)
    slip()
    with pytest.raises(RulesError, match=said):
        registry._loaded()


def test_a_card_is_entered_once_and_for_an_edition_there_is() -> None:
    registry.implemented()
    with pytest.raises(RulesError, match="core/t-men is defined twice"):
        registry.card("core/t-men")
    with pytest.raises(RulesError, match=r"there is no edition 'lcg-3'; the editions are ccg-2\.0, lcg-1\.4, lcg-3\.0"):
        registry.card("core/t-men", until="lcg-3")
    with pytest.raises(RulesError, match="the newest edition needs no until"):
        registry.card("core/t-men", until="lcg-4")


ONE_SET = """
import sys
from orne.coc import registry
assert registry.works("core/t-men") and registry.behaviour("core/t-men") and registry.works("filler/agency")
print(*sorted({name.split(".")[3] for name in sys.modules if name.startswith("orne.coc.cards.")}))
assert registry.works("ccg-arkham-edition/45-pistols") and not registry.works("core/nothing")
print(len({name.split(".")[3] for name in sys.modules if name.startswith("orne.coc.cards.")}) > 5)
"""


def test_the_cards_of_a_set_are_read_without_all_others() -> None:
    done = subprocess.run([sys.executable, "-c", ONE_SET], capture_output=True, text=True, check=False)
    assert (done.stdout.split(), done.stderr) == (["core", "True"], "")


def test_what_works_is_the_same_by_set_and_all_together() -> None:
    assert {card for card in load() if registry.works(card)} == registry.implemented() & load().keys()
