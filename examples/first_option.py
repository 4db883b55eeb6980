"""A bot in a few lines: it takes whatever is offered first."""


class FirstOption:
    """Answers every question with its first option."""

    def choose(self, game, decision):
        """Answer a question: with an option, with its key, or with its number from 0."""
        return decision.options[0]
