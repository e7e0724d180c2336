"""``uth train lesson FILE``: a lesson that a trainer has written, done from the first part to the report."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from uth.cli import output
from uth.cli.examples import example
from uth.cli.train import lesson_doors as doors
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.school.lesson import Lesson
    from uth.school.lesson_file import ListedLesson

_EXAMPLE = "uth train lesson first-week --name Ann --out ann.html"
_PROBLEMS = 1


class NoLesson(UthError):
    """No lesson was named."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the action to those of ``uth train``."""
    parser = subparsers.add_parser(
        "lesson",
        help=_("the dealer school: a lesson from a file, the same for everybody in a class"),
        description=_(
            "A lesson that a trainer has written as a YAML file, or one that comes with the program: part after part, "
            "in a window or in the terminal, and at the end a report to hand in. Everybody who does it gets the same "
            "exercises. uth help lessons tells every key of a file."
        ),
        epilog=example(_EXAMPLE),
    )
    parser.add_argument("lesson", nargs="?", metavar="LESSON", help=_("a lesson's name, or the path of a lesson file"))
    parser.add_argument("--check", action="store_true", help=_("print what it is, or every problem of the file"))
    parser.add_argument("--list", action="store_true", help=_("list the lessons that can be named"))
    parser.add_argument("--json", action="store_true", help=_("with --check or --list: print JSON"))
    doors.add_options(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Do the lesson, or tell of it. The exit code is 1 where a checked file has problems.

    :raises UthError: if there is no such lesson, or its file has problems and it was to be done.
    """
    if options.list:
        return _list(as_json=options.json)
    if options.lesson is None:
        sentence = _("which lesson? Name one, or a file: {command} lists them")
        raise NoLesson(sentence.format(command="uth train lesson --list"))
    if options.check:
        return _check(options.lesson, as_json=options.json)
    if options.json:
        raise NoLesson(_("{option} goes with {others}").format(option="--json", others="--check, --list"))
    from uth.school.lesson_file import find_lesson, load_lesson

    lesson = load_lesson(options.lesson)
    return doors.held(lesson, options, find_lesson(options.lesson).stem)


# --- what it is


def _check(typed: str, *, as_json: bool) -> int:
    from uth.cli.train import lesson_told as told
    from uth.school.lesson_file import LessonFileError, load_lesson

    try:
        lesson = load_lesson(typed)
    except LessonFileError as error:
        if as_json:
            problems = [problem.data | {"column": problem.column} for problem in error.problems]
            output.say_json(output.stamped({"lesson": typed, "problems": problems, **_NOTHING}))
        else:
            output.say(output.harmless(str(error)))
        return _PROBLEMS
    if as_json:
        output.say_json(output.stamped({"lesson": typed, "problems": [], **told.document(lesson)}))
    else:
        _say(lesson)
    return 0


_NOTHING: dict[str, Any] = dict.fromkeys(
    ("title", "table", "profile", "seed", "seconds", "pass", "fixed", "parts"),
)


def _say(lesson: Lesson) -> None:
    from uth.cli.train import lesson_told as told
    from uth.words import lessons as words

    output.say(lesson.title)
    output.say(output.columns(told.about(lesson)))
    output.say("")
    output.say_table(words.part_titles(), told.rows(lesson), right=(2, 3, 4))
    output.say("")
    output.say(output.columns(told.drills(lesson)))
    output.say("")
    output.say(told.total(lesson))


# --- which there are


def _list(*, as_json: bool) -> int:
    from uth.school.lesson_file import lessons_folder, list_lessons
    from uth.words import lessons as words

    entries = [(listed, _loaded(listed)) for listed in list_lessons()]
    if as_json:
        output.say_json(output.stamped({"lessons": [_as_data(listed, found) for listed, found in entries]}))
        return 0
    output.say_table(words.list_titles(), [_row(listed, found) for listed, found in entries], right=(2, 3, 4))
    output.say("")
    output.say(words.own_lessons(str(lessons_folder())))
    return 0


def _loaded(listed: ListedLesson) -> Lesson | int:
    """The lesson, or how many problems its file has."""
    from uth.school.lesson_file import LessonFileError, LessonNotFound, load_lesson

    try:
        return load_lesson(str(listed.file.absolute()))
    except LessonFileError as error:
        return len(error.problems)
    except LessonNotFound:
        return 1


def _row(listed: ListedLesson, found: Lesson | int) -> tuple[str, ...]:
    from uth.cli.train import lesson_told as told
    from uth.problems import shown
    from uth.words import lessons as words

    name, origin = shown(listed.name), words.origin_words(preset=listed.preset)
    if isinstance(found, int):
        return name, words.with_problems(found), "-", "-", "-", origin
    exercises, limited = told.length(found)
    time = words.minutes_words(found.limit or limited)
    return name, found.title, str(len(found.parts)), str(exercises), time, origin


def _as_data(listed: ListedLesson, found: Lesson | int) -> dict[str, Any]:
    from uth.cli.train import lesson_told as told

    if isinstance(found, int):
        return {"name": listed.name, "preset": listed.preset, "problems": found, **_NOTHING}
    return {"name": listed.name, "preset": listed.preset, "problems": 0, **told.document(found)}
