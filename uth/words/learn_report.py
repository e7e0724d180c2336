"""The closing report of a drill in a window, in words."""

from __future__ import annotations

from uth.game.model import Choice
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.strategy import mistake_words

_CHECK, _UNKNOWN, _RIGHT, _MISSED = "-?+!"
"""What stands for a check, for what is not known, and behind it for a hand that was asked, or missed."""


def report_title() -> str:
    """Return the title of the report of a drill."""
    return _("Drill report")


def report_heads() -> tuple[str, str, str, str]:
    """Return the headings of the large figures."""
    return _("RIGHT"), _("COST PER HAND"), _("LONGEST STREAK"), _("TIME PER HAND")


def of_hands(right: int, hands: int) -> str:
    """Return how many answers were right: ``17 of 20``."""
    return _("{right} of {hands}").format(right=right, hands=hands)


def in_all(total: str) -> str:
    """Return the cost of all answers together, in Antes."""
    return _("{total} in all").format(total=total)


def in_antes(number: str) -> str:
    """Return a figure in Antes."""
    return _("{number} Antes").format(number=number)


def in_seconds(number: str) -> str:
    """Return a figure in seconds."""
    return _("{number} s").format(number=number)


def late_words(late: int) -> str:
    """Return how many answers came too late; nothing for none."""
    return ngettext("{count} too late", "{count} too late", late).format(count=late) if late else ""


def report_parts() -> tuple[str, ...]:
    """Return the parts of the report of a drill."""
    return _("Summary"), _("Starting hands")


def asked_heads() -> tuple[str, str, str]:
    """Return what is told of a starting hand in a drill."""
    return _("Asked"), _("Missed"), _("Best play")


def asked_line(hand: str, asked: int, missed: int) -> str:
    """Return a starting hand of the chart for people who cannot see it."""
    return _("{hand}: asked {asked}, missed {missed}").format(hand=hand, asked=asked, missed=missed)


def chart_note() -> str:
    """Return how to read the chart of a drill."""
    return _("Gold: raise. Blue: check. Bright: asked in this drill. Framed: missed in it.")


def chart_cell(best: Choice | None, *, asked: bool, missed: bool) -> str:
    """Return a hand of the chart in two characters: ``4+``, ``-!``; *best*: None where it is not known."""
    play = _UNKNOWN if best is None else str(best.multiple) if best.multiple else _CHECK
    return f"{play}{_MISSED if missed else _RIGHT if asked else ' '}"


def chart_in_characters(*, whole: bool) -> str:
    """Return how to read the chart in characters; *whole*: it is known how every hand is played best."""
    sentence = _(
        "The chart: suited hands above the pairs on the right, offsuit hands below them on the left. A number is Play "
        "so many times the Ante, {check} is Check; {right} was asked in this drill, {missed} missed in it."
    )
    said = sentence.format(check=_CHECK, right=_RIGHT, missed=_MISSED)
    if whole:
        return said
    unknown = _("{unknown} is a hand whose best play is not stored for this table.").format(unknown=_UNKNOWN)
    return f"{said} {unknown}"


def missed_words(rules: str, more: int) -> str:
    """Return the rules of what was missed, in sentences, and that hands of so many *more* families were."""
    if not more:
        return _("What you missed: {rules}").format(rules=rules)
    sentence = ngettext(
        "What you missed, the dearest first: {rules} And hands of {count} more family.",
        "What you missed, the dearest first: {rules} And hands of {count} more families.",
        more,
    )
    return sentence.format(rules=rules, count=more)


def new_drill_word() -> str:
    """Return the button that goes on with a new drill of the same kind."""
    return _("New drill")


def new_drill_second(missed: int) -> str:
    """Return the second line of that button; *missed*: how many answers were wrong."""
    return _("your misses first") if missed else _("new hands")


def by_street() -> str:
    """Return the heading over answers by street."""
    return _("By street")


def by_kind() -> str:
    """Return the heading over answers by kind of hand."""
    return _("By kind of hand")


def kind_titles() -> tuple[str, ...]:
    """Return the heads of the columns of answers by kind."""
    return _("Kind of hand"), _("Hands"), _("Right"), _("Antes")


def wrong_heading() -> str:
    """Return the heading over the wrong answers."""
    return _("Wrong answers")


def all_right() -> str:
    """Return that no answer was wrong."""
    return _("No answer was wrong.")


def again_word() -> str:
    """Return the button that begins the same drill again."""
    return _("Same again")


def again_second(seed: str) -> str:
    """Return the second line of that button."""
    return _("seed {seed}").format(seed=seed)


def retry_all_word() -> str:
    """Return the button that asks the wrong ones again."""
    return _("Retry all")


def retry_word() -> str:
    """Return the button that puts a question again."""
    return _("Retry")


def explain_word() -> str:
    """Return the button that explains a mistake."""
    return _("Explain")


def done_word() -> str:
    """Return the way on from the report."""
    return _("Done")


def wrong_titles() -> tuple[str, ...]:
    """Return the heads of the columns of wrong answers."""
    return _("Hand"), _("Cards"), _("Board"), _("Kind of hand"), _("Answer"), _("Cost")


def instead_words(chosen: Choice | None, best: Choice, *, dark: bool = False) -> str:
    """Return what was done and what would have been better; *dark*: with a dark box or without one."""
    return _("no answer") if chosen is None else mistake_words(chosen, best, dark=dark)
