"""The lines to sign at the end of a document."""

from __future__ import annotations

from collections.abc import Sequence

from uth.i18n import gettext as _
from uth.words.document import Bar, Label, Picture

_INK, _FAINT = "#1a1a1a", "#5a5a5a"


def signatures(roles: Sequence[str]) -> Picture:
    """Return a line to sign for each role, with the name and the date beside it."""
    heads = ((0.0, 120.0, _("name")), (132.0, 180.0, _("signature")), (324.0, 103.0, _("date")))
    shapes: list[Bar | Label] = []
    for number, role in enumerate(roles):
        down = 58.0 * number
        shapes.append(Label(0, down + 10, role, 9, _INK, bold=True))
        for left, wide, head in heads:
            shapes.append(Bar(left, down + 38, wide, 0.6, _INK))
            shapes.append(Label(left, down + 47, head, 7, _FAINT))
    return Picture(_("lines to sign"), 58.0 * len(roles), tuple(shapes))
