"""What is entered for a card that there is not is refused, with the nearest one."""

from __future__ import annotations

import pytest

from orne.arkham import registry
from orne.kernel.errors import RulesError


def test_a_misspelt_id_is_refused_as_soon_as_any_card_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    registry.implemented()
    monkeypatch.setattr(registry, "_BEHAVIOUR", {**registry._BEHAVIOUR, "core/machettte": ()})
    registry._loaded.cache_clear()
    with pytest.raises(RulesError, match=r"there is no card 'core/machettte' .* mean core/machete"):
        registry.implemented()
    monkeypatch.undo()
    registry._loaded.cache_clear()
    assert "core/machete" in registry.implemented()
