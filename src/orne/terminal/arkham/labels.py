"""Options of Arkham Horror in words."""

from __future__ import annotations

from orne.arkham.table import ArkhamTable
from orne.terminal.labels import Labels


class ArkhamLabels(Labels):
    """The words for what is offered at a table of Arkham Horror."""

    g: ArkhamTable

    def title(self, uid: int) -> str:
        """What a card is called, and which of several locations of one title it is."""
        return self.g.name(uid)
