"""The table over a network: an HTTP API, a socket for each player, and the built page."""
