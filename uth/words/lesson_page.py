"""An audition or a lesson in a window, in words: its first page, between two parts, and its end."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.attempt_report import clock_words, count_of


def audition_word() -> str:
    """Return the way to the audition."""
    return _("Audition")


def progress(part: int, parts: int, number: int, due: int | None, left: int | None) -> str:
    """Return how far it is: ``part 2 of 8: 1 of 3, 18:30 left``; *left*: in milliseconds, None for no limit."""
    where = _("part {part} of {parts}: {number}").format(
        part=part, parts=parts, number=number if due is None else count_of(number, due)
    )
    return where if left is None else _("{where}, {time} left").format(where=where, time=clock_words(left))


# --- the first page


def part_titles() -> tuple[str, str, str]:
    """Return the heads of the list of parts."""
    return _("Part"), _("Exercises"), _("Time")


def as_many() -> str:
    """Return that as many are asked as the time allows."""
    return _("as many as you can")


def what_counts(enough: int) -> str:
    """Return what counts; *enough*: the score with which it is passed, 0 for none."""
    told = _(
        "Safety weighs most, then money, then procedure, and speed last. What is not done in its time, and a round "
        "that is left in the middle, earns nothing. Where something goes wrong: stop, protect, call the floor."
    )
    if not enough:
        return told
    passed = _(
        "Passed is who does it to the end with {enough} points or more, and without a fault of safety that stands: "
        "competent, not perfect."
    ).format(enough=enough)
    return f"{passed} {told}"


def nothing_said() -> str:
    """Return that nothing is said before the report."""
    return _("What was wrong is said in the report alone.")


def clock_stands() -> str:
    """Return that the clock of the whole stands while a page is open."""
    return _("The clock stands while a page such as this one is open, unless an exercise was seen before.")


def clock_goes_on() -> str:
    """Return that the clock goes on though a page is open."""
    return _("The clock goes on: an exercise was seen that is not answered.")


def not_yet_written() -> str:
    """Return why nothing can be overridden yet."""
    return _("The report is still being written.")


def kept_in(file: str) -> str:
    """Return where the record and the report go."""
    return _("The report to hand in goes to {file}. What is done is written down beside it as it goes on.").format(
        file=file
    )


def begin_word() -> str:
    """Return the button that begins."""
    return _("Begin")


def minutes_second(limit: int) -> str:
    """Return the second line of that button; *limit*: in milliseconds."""
    minutes = max(1, limit // 60_000)
    return ngettext("{minutes} minute", "{minutes} minutes", minutes).format(minutes=minutes)


# --- between two parts


def part_done(number: int, title: str, done: int, due: int | None) -> str:
    """Return that a part is over."""
    sentence = _("Part {number}, {title}, is over: {count} done.")
    return sentence.format(number=number, title=title, count=count_of(done, due))


def part_comes(number: int, parts: int, title: str) -> str:
    """Return which part comes next."""
    return _("Next: part {number} of {parts}, {title}.").format(number=number, parts=parts, title=title)


def in_the_middle(number: int, parts: int, title: str) -> str:
    """Return which part was left in the middle."""
    return _("In the middle of part {number} of {parts}, {title}.").format(number=number, parts=parts, title=title)


def clock_title() -> str:
    """Return the heading of the clock."""
    return _("TIME LEFT")


def done_title() -> str:
    """Return the heading of how many parts are done."""
    return _("PARTS DONE")


def of_all(limit: int) -> str:
    """Return how much time there was in all; in milliseconds."""
    return _("of {time}").format(time=clock_words(limit))


def next_word() -> str:
    """Return the button that goes on with the next part."""
    return _("Next part")


def go_on_word() -> str:
    """Return the button that goes on in the middle of a part."""
    return _("Go on")


def stop_word() -> str:
    """Return the button that ends it here."""
    return _("Hand in now")


def stop_question() -> tuple[str, str]:
    """Return the question before that: title and text."""
    return _("Hand in now?"), _("What was not done earns nothing, and the report says what that is.")


def leaving_hands_in(file: str, record: str) -> str:
    """Return what becomes of it where it is left now; *file*: the report, *record*: where it is as it goes on."""
    sentence = _(
        "Whoever leaves now is asked first, and hands in what was done: the report goes to {file}. Until it is written "
        "what was done lies in {record}."
    )
    return sentence.format(file=file, record=record)


def left_beside(file: str) -> str:
    """Return what becomes of it where it is left now; *file*: has the record."""
    return _("Whoever leaves now finds what was done in {file}: it can be verified, and handed in as it is.").format(
        file=file
    )


# --- the end


def end_title(lesson: str) -> str:
    """Return the title of the end page."""
    return _("{lesson}: result").format(lesson=lesson)


def end_parts() -> tuple[str, str]:
    """Return the parts of the end page."""
    return _("Result"), _("Faults")


def figure_heads() -> tuple[str, str, str, str]:
    """Return the headings of the large figures: verdict, score, what was done, faults of safety."""
    return _("RESULT"), _("SCORE"), _("DONE"), _("SAFETY")


def needed(enough: int) -> str:
    """Return the score that is needed."""
    return _("{enough} are needed").format(enough=enough)


def standing() -> str:
    """Return what the figure of safety counts."""
    return _("faults that stand")


def writing(drawn: int, count: int) -> str:
    """Return how far the report is."""
    return _("The report is being written: {drawn} of {count} pictures ...").format(drawn=drawn, count=count)


def is_written(file: str) -> str:
    """Return where the report is."""
    return _("The report to hand in: {file}").format(file=file)


def write_again_word() -> str:
    """Return the button that tries to write the report again."""
    return _("Write again")


def part_heads() -> tuple[str, ...]:
    """Return the heads of the result by part."""
    return _("Part"), _("Done"), _("Time"), _("Score"), ""
