"""One played round as a row of the list. No pygame."""

from __future__ import annotations

from uth.chips import currency
from uth.game import engine
from uth.game.settlement import BoxSettlement, Result
from uth.hands import Category
from uth.store.history import Listed, Stored
from uth.ui.align import Align
from uth.ui.page.model import Cell, Column, Row
from uth.ui.replay.sheet import tone_of
from uth.words import rounds as words
from uth.words.hands import category_words, hand_caption
from uth.words.money import money_words, signed_money_words

_SHARES = {
    "round": 0.8,
    "played": 1.5,
    "table": 1.35,
    "cards": 0.86,
    "board": 2.05,
    "hand": 2.3,
    "bets": 0.8,
    "result": 1.0,
}
_RIGHT = frozenset({"round", "bets", "result"})
_LEAST = {"table": 860}
"""A column that can be done without in a list less wide: the table can be chosen over it, and each round names it."""


def columns_of(with_table: bool) -> tuple[Column, ...]:
    """Return the columns of the list; the table's only where there are several."""
    titles = words.columns()
    return tuple(
        Column(titles[name], share, Align.RIGHT if name in _RIGHT else Align.LEFT, _LEAST.get(name, 0))
        for name, share in _SHARES.items()
        if with_table or name != "table"
    )


def row_of(listed: Listed, stored: Stored | None, now: int, *, with_table: bool) -> Row:
    """Return a round's cells: the best of the player's boxes shows its cards. Without *stored* there are none."""
    money = currency(listed.currency)
    best = _best(stored)
    cells = {
        "round": Cell(f"{listed.number:,}"),
        "played": Cell(words.moment_words(listed.ended, now), soft=True),
        "table": Cell(listed.table),
        "cards": Cell(),
        "board": Cell(),
        "hand": Cell(words.hand_words(_category(listed), listed.boxes)),
        "bets": Cell(money_words(listed.staked, money)),
        "result": Cell(signed_money_words(listed.net, money), tone_of(listed.net)),
    }
    if stored is not None and best is not None:
        state = engine.replay(stored.table, stored.funds, stored.actions)
        box = state.box(best.box)
        cells["cards"] = Cell(cards=box.cards if box else ())
        cells["board"] = Cell(cards=state.community)
        folded = best.result is Result.FOLD
        cells["hand"] = Cell(words.hand_words(hand_caption(best.hand), listed.boxes, folded=folded))
    return tuple(cell for name, cell in cells.items() if with_table or name != "table")


def _category(listed: Listed) -> str:
    return category_words(tuple(Category)[listed.best])


def _best(stored: Stored | None) -> BoxSettlement | None:
    """The box of the player whose hand is highest; of equal ones the first settled."""
    if stored is None or stored.settlement is None:
        return None
    own = [settled for settled in stored.settlement.boxes if settled.owner == stored.owner]
    return max(own, key=lambda settled: settled.hand) if own else None
