"""Where a report goes whose marks a trainer has overridden: beside the old one, which stays."""

from __future__ import annotations

import re
from pathlib import Path

from uth.i18n import gettext as _
from uth.report.paper import JSON, Paper, PaperError, paper

_NAMES = 1000


def beside(file: Path) -> Paper:
    """Return the report under the first free name beside another one: ``ann-overridden.html``, ``...-2.html``, ...

    :raises PaperError: if none is free, or the file is no report.
    """
    stem = re.sub(r"-overridden(-\d+)?$", "", file.stem)
    for number in range(1, _NAMES):
        end = f"-{number}" if number > 1 else ""
        found = file.with_name(f"{stem}-overridden{end}{file.suffix}")
        if not found.exists() and not found.with_suffix(JSON).exists():
            return paper(found)
    raise PaperError(_("{file} is there already: give another name").format(file=file))
