"""The one family of errors that a user can cause; a bug is any other exception."""

from __future__ import annotations


class UthError(Exception):
    """Something the user gave cannot be used; the text says what, where, and what is allowed."""

    exit_code = 2


class CardError(UthError, ValueError):
    """A text is no card, or the same card stands in two places."""
