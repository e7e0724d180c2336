"""The targets of a trainer: how long what is timed may take, and how long it took."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.words.figures import number_words


def targets_word() -> str:
    """Return the way to the targets."""
    return _("Targets")


def targets_title() -> str:
    """Return the title of the page of the targets."""
    return _("Targets of the trainer")


_PACES = {
    "read": "Read",
    "decide": "Decide",
    "pay": "State or cut out the pay",
    "settle": "Settle a box",
    "deal": "Deal a round",
}
_SHORT = {"read": "read", "decide": "decide", "pay": "pay", "settle": "settle", "deal": "deal"}


def pace_words(pace: str) -> str:
    """Return what takes time, by its contract word."""
    return _(_PACES[pace])


def target_words(seconds: int) -> str:
    """Return a target: ``6 s``, or that there is none."""
    return _("{seconds} s").format(seconds=seconds) if seconds else _("not timed")


def seconds_words(milliseconds: float) -> str:
    """Return a time in seconds, to a tenth: ``4.2 s``."""
    return _("{seconds} s").format(seconds=number_words(milliseconds / 1000, 1))


def targets_line(targets: dict[str, int]) -> str:
    """Return all targets in one line, in milliseconds by contract word: ``read 8 s, decide 8 s``."""
    parts = [
        _("{pace} {time}").format(pace=_(_SHORT[pace]), time=target_words(time // 1000))
        for pace, time in targets.items()
    ]
    return _("Targets: {targets}.").format(targets=", ".join(parts))


def targets_note() -> str:
    """Return what the targets are for."""
    return _(
        "What takes longer is a fault of speed. It counts only where neither safety nor money is wrong. "
        "The longest answer of each kind is said."
    )


def usual_word() -> str:
    """Return the button that sets the usual targets."""
    return _("The usual ones")


def untimed_word() -> str:
    """Return the button that takes all targets away."""
    return _("No targets")
