"""Mistakes, leaks and progress in words."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext

# --- mistakes


def mistakes_title() -> str:
    """Return the title of the list of mistakes."""
    return _("Mistakes")


def mistakes_subtitle(shown: int, all_: int) -> str:
    """Return how many mistakes are listed, of how many."""
    return _("{shown} of {all}").format(shown=f"{shown:,}", all=f"{all_:,}")


def no_mistake() -> str:
    """Return that no mistake is listed."""
    return _("No such mistake.")


def mistake_titles() -> tuple[str, ...]:
    """Return the heads of the columns of mistakes."""
    return _("Where"), _("When"), _("Cards"), _("Board"), _("Kind of hand"), _("Mistake"), _("Cost")


def in_round(number: int) -> str:
    """Return the round of a mistake."""
    return _("Round {number}").format(number=f"{number:,}")


def learnt_mark(where: str) -> str:
    """Return where a mistake was made that is marked as learnt."""
    return _("{where}, learnt").format(where=where)


def in_drill(number: int) -> str:
    """Return the drill of a mistake."""
    return _("Drill {number}").format(number=f"{number:,}")


def street_filter() -> tuple[str, ...]:
    """Return which streets can be chosen."""
    return _("All streets"), _("Before the flop"), _("Flop"), _("River")


def where_filter() -> tuple[str, ...]:
    """Return which sources can be chosen."""
    return _("Rounds and drills"), _("Rounds"), _("Drills")


def learnt_filter() -> str:
    """Return the switch that lists learnt ones, too."""
    return _("Learnt ones too")


def replay_word() -> str:
    """Return the button that shows the round at that moment."""
    return _("Replay")


def learnt_word(learnt: bool) -> str:
    """Return the button that marks a mistake as learnt, or takes the mark away."""
    return _("Not learnt") if learnt else _("Learnt")


def practise_word() -> str:
    """Return the button that begins a drill of mistakes."""
    return _("Practise them")


def only_rounds() -> str:
    """Return why something that was asked in a drill cannot be replayed."""
    return _("This was asked in a drill: there is no round to replay.")


def grading_words(left: int) -> str:
    """Return that rounds are being graded."""
    return ngettext("Grading: {count} round to go ...", "Grading: {count} rounds to go ...", left).format(
        count=f"{left:,}"
    )


def not_graded(why: str) -> str:
    """Return that rounds cannot be graded."""
    return _("Rounds cannot be graded: {why}").format(why=why)


# --- leaks


def leaks_title() -> str:
    """Return the title of the page of leaks."""
    return _("Leaks")


def leaks_parts() -> tuple[str, ...]:
    """Return the parts of the page of leaks."""
    return _("Costliest"), _("Starting hands"), _("By street")


def nothing_graded() -> str:
    """Return that no decision has been graded."""
    return _("No decision of a round has been graded yet: play first.")


def no_leak() -> str:
    """Return that no decision cost anything."""
    return _("No decision has cost anything.")


def leak_titles() -> tuple[str, ...]:
    """Return the heads of the columns of leaks."""
    return _("When"), _("Kind of hand"), _("Mistake"), _("Times"), _("Cost")


def times_of(times: int, faced: int) -> str:
    """Return how often a mistake was made, of how often it could be."""
    return _("{times} of {faced}").format(times=f"{times:,}", faced=f"{faced:,}")


def example_titles() -> tuple[str, ...]:
    """Return the heads of the columns of examples."""
    return _("Round"), _("Cards"), _("Board"), _("Cost")


def map_note() -> str:
    """Return what the map of starting hands shows."""
    return _(
        "How often you decided rightly before the flop, in percent. "
        "Gold: always. The stronger the blue, the less often."
    )


def map_facts() -> tuple[str, str, str]:
    """Return what is told of a starting hand."""
    return _("Decisions"), _("Right"), _("Cost in Antes")


def street_titles() -> tuple[str, ...]:
    """Return the heads of the columns of decisions by street and kind."""
    return _("Decision"), _("How many"), _("Right"), "", _("Close"), _("Antes each"), _("Antes")


# --- progress


def progress_title() -> str:
    """Return the title of the page of progress."""
    return _("Progress")


def progress_spans() -> tuple[str, ...]:
    """Return by what progress can be shown."""
    return _("Weeks"), _("Days")


def progress_parts() -> tuple[str, ...]:
    """Return what of the progress is drawn."""
    return _("Right"), _("Cost"), _("Table")


def progress_titles() -> tuple[str, ...]:
    """Return the heads of the columns of progress."""
    return _("From"), _("Answers"), _("Right"), "", _("Antes per hand"), _("Streak"), _("Minutes")


def progress_heads() -> tuple[str, ...]:
    """Return the headings of the large figures."""
    return _("ANSWERS"), _("RIGHT"), _("COST PER HAND"), _("LONGEST STREAK")


def days_running(days: int) -> str:
    """Return on how many days running there was practice up to the last one."""
    return ngettext("{count} day running", "{count} days running", days).format(count=days)


def nothing_practised() -> str:
    """Return that there is no progress to show."""
    return _("Nothing was practised yet: begin with a drill.")


def cannot_be_read() -> str:
    """Return that the moment of a mistake cannot be read any more."""
    return _("What lay on the table then cannot be read any more.")


_PLOTS = {
    "right": "How much of the answers was right.",
    "cost": "What each answer cost against the best play, in Antes.",
}


def plot_title(what: str) -> str:
    """Return what a plot shows, by its contract word."""
    return _(_PLOTS[what])
