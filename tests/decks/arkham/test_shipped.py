"""The decks of Arkham Horror that come with Orne."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from orne.arkham.facts import load
from orne.decks.arkham import available, named, shipped
from orne.kernel.errors import UserError

ROLAND = shipped("starter-roland")


class TestShipped:
    def test_a_starter_deck_card_by_card(self) -> None:
        assert (ROLAND.investigator, ROLAND.size, ROLAND.name) == ("core/roland-banks", 33, "Starter: Roland Banks")
        codes = {load()[card].code: copies for card, copies in ROLAND.cards.items()}
        assert codes == {
            **{f"010{n}": 1 for n in (*range(16, 26), *range(30, 40))},
            "01086": 2,
            "01087": 2,
            "01088": 2,
            "01089": 2,
            "01092": 2,
            "01006": 1,
            "01007": 1,
            "01102": 1,
        }

    def test_each_investigator_has_a_starter_and_a_community_deck(self) -> None:
        heroes = ("agnes", "daisy", "roland", "skids", "wendy")
        assert available() == tuple(f"{kind}-{hero}" for kind in ("starter", "killbray") for hero in heroes)
        assert [load()[shipped(name).investigator].class_ for name in available()[:5]] == [
            *("mystic", "seeker", "guardian", "rogue", "survivor")
        ]
        with pytest.raises(
            UserError, match="There is no Arkham Horror deck called “starter-rolan”; did you mean starter-r"
        ):
            named("starter-rolan")

    def test_a_shipped_name_goes_before_a_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(tmp_path)
        for name in ("starter-roland", "mine"):
            Path(name).write_text("Daisy Walker\n2x Knife\n", encoding="utf-8")
        assert named("starter-roland") == ROLAND
        assert (named("mine").investigator, named("mine").cards) == ("core/daisy-walker", {"core/knife": 2})

    def test_the_starter_decks_of_two_with_no_class_in_common_come_from_one_box(self) -> None:
        together = []
        for a, b in combinations(("roland", "daisy", "skids", "agnes", "wendy"), 2):
            needed = Counter(shipped(f"starter-{a}").cards) + Counter(shipped(f"starter-{b}").cards)
            if all(copies <= load()[card].quantity for card, copies in needed.items()):
                together.append(f"{a}+{b}")
        assert together == ["roland+agnes", "roland+wendy", "daisy+skids", "daisy+wendy", "skids+agnes"]
