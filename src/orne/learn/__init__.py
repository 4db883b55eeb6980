"""Learning to play: a glossary, and a first game of each kind with a coach; no screen, no network."""
