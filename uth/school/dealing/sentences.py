"""What a supervisor says of a slip in the dealing: what was done, what was right, why, and where it is written."""

from __future__ import annotations

from uth.game.model import To
from uth.i18n import gettext as _
from uth.school.dealing.acts import FoldedTo
from uth.school.dealing.course import Course
from uth.school.dealing.slip import Slip
from uth.school.dealing.told import source_of, told
from uth.school.dealing.trouble import PLAYED
from uth.school.dealing.watching import event_words
from uth.school.findings import Finding, Mistake
from uth.train.felt.model import BOARD, BURN, HOUSE_CARDS, RACK, Place, cards_place
from uth.words.faults import fault_words
from uth.words.rulings import call_words, ruling_words

_FOLDS = {FoldedTo.RACK: "among the discards", FoldedTo.UNDER_TRIPS: "face down under the Trips bet"}
"""Where folded cards go."""
_ACCEPTED = "the house may not leave it so: the floor puts it right late, in front of everybody"
_ACCEPTED_PLAY = "the bet stays a Play bet: the floor has it made the highest that may be bet now"
"""What comes of a bet that is let pass."""
_BOARD = frozenset({Mistake.BOARD_EARLY})
_DECK = frozenset({
    Mistake.NOT_SHUFFLED, Mistake.SHUFFLED_OTHERWISE, Mistake.CUT_MISSED, Mistake.CUT_NEEDLESS, Mistake.CUT_TOO_SMALL,
    Mistake.BURN_MISSED, Mistake.BURN_NEEDLESS, Mistake.STUB_NOT_COUNTED, Mistake.WRONG_COUNT,
})  # fmt: skip
_TABLE = frozenset({
    Mistake.BETTING_NOT_OPENED, Mistake.NOT_SCANNED, Mistake.BETTING_NOT_CLOSED, Mistake.BETS_NOT_CHECKED,
})  # fmt: skip


def finding_of(course: Course, slip: Slip) -> Finding:
    """Return a slip in the reader's language."""
    done, right, why = told(slip, _words(course, slip))
    return Finding(slip.mistake, _capital(done), right, why, source_of(course, slip), place=_place(slip))


def _place(slip: Slip) -> Place:
    if slip.mistake in _BOARD or slip.to is To.COMMUNITY:
        return BOARD
    if slip.mistake in _DECK:
        return BURN
    if slip.mistake in _TABLE:
        return RACK
    return cards_place(slip.box) if slip.box else HOUSE_CARDS


def _words(course: Course, slip: Slip) -> dict[str, object]:
    table, profile = course.table, course.house.profile
    fault, event = slip.fault, slip.event
    return {
        "box": slip.box,
        "at": _("box {box}: ").format(box=slip.box) if slip.box else "",
        "undone": _undone(slip.box),
        "where": _where(slip.box, slip.to),
        "other": _where(slip.other, slip.other_to),
        "cards": slip.cards,
        "packet": table.procedure.packet,
        "least": table.procedure.cut_at_least,
        "every": table.procedure.count_stub_every,
        "stub": slip.due,
        "said": call_words(slip.call, table, profile) if slip.call else "",
        "call": call_words(slip.right, table, profile) if slip.right else "",
        "fault": fault_words(fault) if fault else "",
        "named": ruling_words(slip.ruling) if slip.ruling else "",
        "ruling": ruling_words(profile.ruling(fault)) if fault else "",
        "event": event_words(event) if event else "",
        "passed": _(_ACCEPTED_PLAY) if fault in PLAYED else _(_ACCEPTED),
        "place": _(_FOLDS[slip.folded]) if slip.folded else "",
    }


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _undone(box: int) -> str:
    """What should have come first."""
    return _("box {box} had still to decide").format(box=box) if box else _("the deal was not finished")


def _where(box: int, to: To | None = None) -> str:
    if box:
        return _("box {box}").format(box=box)
    places = {To.COMMUNITY: _("the board"), To.BURN: _("the burned cards")}
    return places.get(to or To.DEALER, _("the dealer's place"))
