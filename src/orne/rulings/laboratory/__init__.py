"""The laboratory: cards of our own making that show a rule where no implemented card does."""
