"""The stories, Ancient Relics."""

from __future__ import annotations

from orne.coc.language import *

card = cards_of("ancient-relics")

card("come-the-dreamtime", WhenWon(RearrangeRow(), replaced=True))
card("a-new-challenge", WhenWon(Redistribute(most=4), replaced=True))
# Who has not won it has no unwon story put among their won ones (coc/faq/twila-seventh-gate).
card("the-seventh-gate", WhenWon(ResolveFromDeck(), must_change=True, if_won=True))
card("the-seventh-gate", WhenWon(ResolveFromDeck(only_if_won=False), must_change=True, if_won=True), until="lcg-3.0")
