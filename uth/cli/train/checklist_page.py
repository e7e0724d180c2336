"""The checklist for a real table as a document to mark with a pen, and as text."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence

import uth
from uth.cli.document import WIDTH
from uth.cli.train.school_pictures import empty_box, tick_boxes
from uth.i18n import gettext as _
from uth.report.signatures import signatures
from uth.school.checklist import ROUND, Item, items
from uth.school.house import House
from uth.words import checklist as words
from uth.words.document import PICTURE_WIDTH, Bar, Chapter, Clause, Document, Label, Picture
from uth.words.school_report import trainer_items

_INK, _FAINT = "#1a1a1a", "#5a5a5a"
_HIGH, _BASE = 18.0, 12.0
_STEP = 74.0
"""From one box to tick to the next."""
_DATE, _INITIALS = 232.0, 348.0
_INSET = 5

Part = Clause | Picture


def about(house: House) -> tuple[tuple[str, str], ...]:
    """Return whose table it is."""
    return (
        (_("Table"), house.table.name),
        (_("House profile"), f"{house.profile.name}, {house.profile.title}"),
        (_("Program"), f"uth {uth.__version__}"),
    )


def page(house: House) -> Document:
    """Return the checklist: every skill with its right execution and room to mark it."""
    the_round, the_job, by_hand, signed = words.parts()
    skills = items(house)
    chapters = (
        Chapter(the_round, tuple(_skills(skills[:ROUND]))),
        Chapter(the_job, tuple(_skills(skills[ROUND:]))),
        Chapter(by_hand, (tick_boxes(trainer_items(), words.marks(), by_hand),)),
        Chapter(signed, (signatures((_("Trainer"), _("Trainee"))),)),
    )
    beside = ((_("Trainee"), "_" * 36), (_("Marks"), words.how()))
    return Document(words.title(), (*about(house), *beside), chapters)


def _skills(some: Sequence[Item]) -> Iterator[Part]:
    for item in some:
        line = words.item_line(item.number, item.title)
        yield Clause(f"{line}. {item.execution}")
        yield _room(line)


def _room(title: str) -> Picture:
    """Boxes to tick, and lines for the date and the initials."""
    shapes: list[Bar | Label] = []
    for place, mark in enumerate(words.marks()):
        shapes += empty_box(_STEP * place, _BASE - 8)
        shapes.append(Label(_STEP * place + 14, _BASE, mark, 9, _INK))
    for left, right, name in (
        (_DATE, _INITIALS - 12, words.date_word()),
        (_INITIALS, PICTURE_WIDTH, words.initials_word()),
    ):
        shapes.append(Label(left, _BASE, name, 8, _FAINT))
        shapes.append(Bar(left + 5.0 * len(name) + 2, _BASE + 1, right - left - 5.0 * len(name) - 2, 0.5, _INK))
    return Picture(words.room_about(title), _HIGH, tuple(shapes))


# --- as text


def text(house: House) -> str:
    """Return the checklist for the terminal."""
    the_round, the_job, by_hand, _signed = words.parts()
    skills = items(house)
    groups = (
        (the_round, [(words.item_line(each.number, each.title), each.execution) for each in skills[:ROUND]]),
        (the_job, [(words.item_line(each.number, each.title), each.execution) for each in skills[ROUND:]]),
        (by_hand, [(line, "") for line in trainer_items()]),
    )
    blocks = ["\n".join(_block(title, lines)) for title, lines in groups]
    return "\n\n".join([words.title(), _about_text(house), _filled(words.how(), 0), *blocks])


def _about_text(house: House) -> str:
    from uth.cli.output import columns

    return columns(about(house))


def _block(title: str, lines: Sequence[tuple[str, str]]) -> Iterator[str]:
    yield from (title, "-" * len(title))
    for head, execution in lines:
        yield ""
        yield head
        if execution:
            yield _filled(execution, _INSET)
        yield " " * _INSET + "  ".join(f"[ ] {mark}" for mark in words.marks()) + _lines()


def _lines() -> str:
    return f"   {words.date_word()} ____________  {words.initials_word()} ______"


def _filled(sentences: str, inset: int) -> str:
    indent = " " * inset
    return textwrap.fill(sentences, WIDTH, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False)
