"""Errors that are the user's to mend."""


class UserError(Exception):
    """Bad input: the message is one sentence saying what is wrong, where, and what would be right."""
