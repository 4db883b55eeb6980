"""What goes wrong, said so that the person who caused it can put it right."""

from __future__ import annotations


class UserError(Exception):
    """Bad input: one sentence saying what is wrong, where, and what would be right."""


class IllegalChoice(UserError):
    """A choice that the pending decision does not offer."""


class ImpossiblePosition(UserError):
    """A position that no game could be in."""


class NoDeal(Exception):
    """Hidden cards cannot be dealt anew here so that the same question comes up."""


class RulesError(Exception):
    """The rules code contradicted itself: a defect of ours, never of the user's."""
