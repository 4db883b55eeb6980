"""The cards of Summons of the Deep."""
