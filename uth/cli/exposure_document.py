"""What a table can lose, its cap and its odd chips, as a document."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from uth.chips import Rounding
from uth.cli.filed import of_table
from uth.i18n import gettext as _
from uth.pit.exposure import DeskExposure, HandCost
from uth.pit.exposure_cap import AnteUnderCap, CapEffect
from uth.pit.exposure_odd import OddStake
from uth.table import Bet
from uth.words import pit_exposure as words
from uth.words.document import Chapter, Clause, Document, Grid
from uth.words.figures import exact_words, percent_words
from uth.words.hands import category_words
from uth.words.money import money_words
from uth.words.settlement import bet_words
from uth.words.sign import limit_lines, pay_words

NONE = "–"
"""Stands where there is no value."""
_STAKES = 20
"""Odd stakes that a list has, at most."""

Part = Clause | Grid


def exposure_document(found: DeskExposure, file: Path) -> Document:
    """Return the document."""
    about = of_table(found.table.name, file)
    chapters = (
        Chapter(_("In short"), tuple(map(Clause, _in_short(found)))),
        Chapter(_("The most that one round can cost"), tuple(_most(found))),
        Chapter(_("The payout cap"), tuple(_cap(found))),
        Chapter(_("Odd chips"), tuple(_odd(found))),
    )
    return Document(words.title(), about, chapters)


def _money(found: DeskExposure, amount: int) -> str:
    return money_words(amount, found.table.currency)


def _in_short(found: DeskExposure) -> Iterator[str]:
    yield words.box_words(_money(found, found.most.box), _money(found, found.box_loses))
    if found.player_boxes > 1:
        yield words.player_words(found.player_boxes, _money(found, found.player))
    yield words.table_words(found.table.rules.boxes, _money(found, found.most.table))
    if found.cap is not None:
        yield _free(found, found.cap)
        if found.cap.antes:
            last = found.cap.antes[-1]
            yield words.costs_players_words(_money(found, last.ante), last.worth, last.before, last.before + last.worth)
    yield from _rounding(found)


def _most(found: DeskExposure) -> Iterator[Part]:
    yield Grid((_("bet"), _("limits")), limit_lines(found.table))
    trips = _money(found, found.most.trips) if found.most.trips else ""
    yield Clause(words.stakes_words(_money(found, found.most.ante), trips))
    yield Clause(words.bound_words())
    rows = tuple((str(boxes), _money(found, amount)) for boxes, amount in enumerate(found.rounds, 1))
    yield Grid((_("boxes in the round"), _("never costs more than")), rows, right=(0, 1))
    yield Clause(words.hands_words())
    bets = [bet for bet in Bet if any(bet in dict(cost.won) for cost in found.hands)]
    heads = (_("hand"), _("Play"), *map(bet_words, bets), _("together"), _("paid"))
    hands = tuple(_hand(found, cost, bets) for cost in found.hands)
    yield Grid(heads, hands, right=tuple(range(1, len(heads))))


def _hand(found: DeskExposure, cost: HandCost, bets: list[Bet]) -> tuple[str, ...]:
    won = dict(cost.won)
    amounts = (_money(found, won[bet]) if bet in won else NONE for bet in bets)
    multiple = _("{multiple}x").format(multiple=cost.multiple)
    return (
        category_words(cost.hand),
        multiple,
        *amounts,
        _money(found, cost.uncapped),
        _money(found, cost.paid),
    )


# --- the cap


def _free(found: DeskExposure, cap: CapEffect) -> str:
    free, beside = (_money(found, ante) if ante is not None else "" for ante in (cap.free, cap.free_beside))
    return words.free_words(free, beside, _money(found, found.most.trips) if found.most.trips else "")


def _cap(found: DeskExposure) -> Iterator[Part]:
    cap = found.cap
    if cap is None:
        yield Clause(words.no_cap_words())
        return
    yield Clause(words.cap_words(_money(found, cap.cap.amount), cap.cap.per, cap.boxes))
    yield Clause(_free(found, cap))
    if not cap.antes:
        return
    yield Clause(words.effect_words(found.most.trips > 0))
    if any(one.best is None for one in cap.antes):
        yield Clause(words.unsolved_words())
    heads = (
        _("Ante"), _("met"), _("no cap"), _("as before"), _("best"), _("taken"),
        *((_("Trips"),) if found.most.trips else ()),
    )  # fmt: skip
    rows = tuple(_under_cap(found, one) for one in cap.antes)
    yield Grid(heads, rows, right=tuple(range(len(heads))))
    exact = tuple(
        (_money(found, one.ante), exact_words(one.same), exact_words(one.best) if one.best is not None else NONE)
        for one in cap.antes
    )
    yield Grid((_("Ante"), _("played as before, exactly"), _("played best, exactly")), exact)


def _under_cap(found: DeskExposure, one: AnteUnderCap) -> tuple[str, ...]:
    best = percent_words(one.best) if one.best is not None else NONE
    trips = (percent_words(one.trips),) if one.trips is not None else ()
    edges = (percent_words(one.before), percent_words(one.same), best, percent_words(one.worth))
    return (_money(found, one.ante), words.one_in_words(one.met), *edges, *trips)


# --- odd chips


def _rounding(found: DeskExposure) -> Iterator[str]:
    if not found.odd.stakes:
        yield words.even_words()
    for bet, legal in found.odd.legal.items():
        rounded = found.odd.rounded[bet]
        if rounded:
            yield words.uneven_words(bet, rounded, legal, _money(found, found.odd.even[bet]))
            yield words.kept_words(bet, found.odd.mean_kept(bet, found.table.rounding))


def _odd(found: DeskExposure) -> Iterator[Part]:
    table = found.table
    yield Clause(words.rounding_words(table.rounding, _money(found, table.smallest_chip)))
    yield from map(Clause, _rounding(found))
    for bet in found.odd.legal:
        stakes = found.odd.of(bet)
        if not stakes:
            continue
        yield Clause(words.odd_words())
        heads = (
            bet_words(bet), _("line"), _("exactly"), _("down"), _("up"), _("kept, down"), _("kept, up"),
        )  # fmt: skip
        rows = tuple(row for stake in stakes[:_STAKES] for row in _stake(found, stake))
        yield Grid(heads, rows, right=(0, 2, 3, 4, 5, 6))
        if found.odd.rounded[bet] > _STAKES:
            yield Clause(words.more_words(found.odd.rounded[bet] - _STAKES))


def _stake(found: DeskExposure, stake: OddStake) -> Iterator[tuple[str, ...]]:
    money = found.table.currency
    for place, win in enumerate(stake.wins):
        kept = [percent_words(stake.kept(way), 5) if place == 0 else "" for way in (Rounding.DOWN, Rounding.UP)]
        line = _("{bet}, {hand}: {odds}").format(
            bet=bet_words(win.line.bet), hand=category_words(win.line.hand), odds=pay_words(win.line.odds)
        )
        yield (
            _money(found, stake.stake) if place == 0 else "",
            line,
            words.exact_money_words(win.exact, money),
            _money(found, win.down),
            _money(found, win.up),
            *kept,
        )
