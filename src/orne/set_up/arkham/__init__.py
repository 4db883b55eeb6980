"""Setting up a scenario of Arkham Horror."""
