"""What each key does while a round is dealt, in words."""

from __future__ import annotations

from uth.i18n import gettext as _


def help_when_wrong() -> tuple[str, tuple[tuple[str, str], ...]]:
    """Return what the keys do when something is wrong: a heading, and (key caps, what they do)."""
    return (
        _("When something is wrong"),
        (
            ("{w}", _("stop, protect, floor, ruling, bets")),
            ("5", _("call the floor")),
            ("{r}", _("report what somebody does")),
            ("{n}", _("count the stub, at the end")),
        ),
    )


def help_lines() -> tuple[tuple[str, tuple[tuple[str, str], ...]], ...]:
    """Return the groups of the help, a heading and (key caps, what they do) each; ``{o}`` stands for that key's cap."""
    return (
        (
            _("Dealing"),
            (
                ("← →", _("another box, or your own place")),
                ("{tab}", _("the same, empty boxes too")),
                ("↑ ↓", _("the board, your own place")),
                ("{enter}", _("ask the box, turn the board, open your hand")),
                ("1", _("say an announcement; to the box in question")),
                ("2 + −", _("deal a packet there; larger, smaller")),
                ("3 4", _("ask the box, take its fold")),
                ("{b} {g} {o}", _("burn, turn the board, open your hand")),
            ),
        ),
        (
            _("Before the deal"),
            (
                ("{l}", _("look over the bets, later too")),
                ("{s} {m}", _("shuffle by hand, load the shuffler")),
                ("{c} {x}", _("offer the cut to the box, cut yourself")),
            ),
        ),
        help_when_wrong(),
        (
            _("Mouse"),
            (
                (_("deck"), _("shuffles; then drag it, or click it and a place")),
                (_("click"), _("a box, the board, your hand; bets: look over")),
                (_("drag"), _("a folded hand to the discards or to Trips")),
            ),
        ),
        (
            _("The table"),
            (
                ("{v} {p}", _("the camera above; what is paid")),
                ("{t}", _("hints")),
                ("{escape}", _("back; leave")),
            ),
        ),
    )
