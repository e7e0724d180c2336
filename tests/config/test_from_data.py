"""A table out of plain data says what a table file can say, or is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.school.houses import TABLES, table
from uth.config.from_data import checked_table
from uth.table_data import to_data


@pytest.mark.parametrize("name", TABLES)
def test_every_preset_comes_back(name: str) -> None:
    assert checked_table(to_data(table(name))) == table(name)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data["chips"][0].update(value=-1_000_000_000), "chips > 1 > value"),
        (lambda data: data["chips"][-1].update(value=10**30), "chips > 6 > value"),
        (lambda data: data.update(chips=[]), "chips"),
        (lambda data: data["chips"].reverse(), "none that a table file can say"),
        (lambda data: data["limits"]["ante"].update(step=0), "limits > ante > step"),
        (lambda data: data["limits"]["ante"].update(least=10**30), "limits > ante > min"),
        (lambda data: data["rules"].update(boxes=10**30), "rules > boxes"),
        (lambda data: data["procedure"].update(packet=0), "procedure > packet"),
        (lambda data: data["blind"]["lines"][0][1].__setitem__(0, -5), "blind > royal flush"),
        (lambda data: data.update(name="a\x00b"), "name"),
    ],
)
def test_what_no_file_can_say_is_refused(change: Callable[[Any], None], said: str) -> None:
    data: Any = to_data(table("standard"))
    change(data)
    with pytest.raises(ValueError, match=said):
        checked_table(data)
