"""The addresses of the HTTP API, a module for each kind of thing."""

from __future__ import annotations

from orne.server.routes import campaigns, cards, decks, learn, lookback, rulings, setup, tables

ROUTERS = (
    setup.router, tables.router, decks.router, cards.router, lookback.router, campaigns.router, learn.router,
    rulings.router,
)  # fmt: skip
