"""What a table earns as a document: use, edges on three bases, win by occupancy, what is left, break-even, grid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from uth.cli.filed import made
from uth.cli.report_use import NONE, edges_grid
from uth.i18n import gettext as _
from uth.pit.earn import Earnings, Net, Play, break_even_boxes, break_even_minimum, grid, next_step
from uth.words import pit_earn as words
from uth.words.document import Chapter, Clause, Document, Grid
from uth.words.figures import exact_words, percent_words
from uth.words.money import money_words
from uth.words.report import pace_words

Part = Clause | Grid
COSTS = ("labour", "lease", "side fee", "tax", "comps")
"""What is taken off a win, by contract words, in the order of :class:`~uth.pit.earn.Net`."""


@dataclass(frozen=True)
class Told:
    """What is said, and to whom.

    :ivar house: whose results they are.
    :ivar pace_given: whether rounds an hour were typed.
    """

    earnings: Earnings
    house: bool
    pace_given: bool

    def money(self, amount: Fraction | int) -> str:
        """Return an amount in minor units to the cent."""
        return words.cents_words(Fraction(amount), self.earnings.table.currency)

    def result(self, amount: Fraction) -> str:
        """Return what the house wins as the result of the side that is told."""
        return self.money(amount if self.house else -amount)


def earn_document(told: Told) -> Document:
    """Return the document."""
    chapters = [
        Chapter(_("In short"), tuple(_in_short(told))),
        Chapter(_("What is assumed"), tuple(_assumed(told))),
        Chapter(_("The edge on three bases"), tuple(_bases(told))),
        Chapter(_("Theoretical win") if told.house else _("Theoretical result"), tuple(_win(told))),
        Chapter(_("By boxes in play"), tuple(_occupancy(told))),
    ]
    if told.house and told.earnings.costs_anything:
        chapters += [
            Chapter(_("What is left of an hour"), tuple(_left(told))),
            Chapter(_("Break-even"), tuple(map(Clause, _break_even(told)))),
        ]
    if told.house:
        chapters.append(Chapter(_("Minimum and boxes"), tuple(_grid(told))))
    seen = _("the house") if told.house else _("the player")
    about = ((_("Table"), told.earnings.table.name), (_("Seen from"), seen), *made())
    return Document(words.title(told.house), about, tuple(chapters))


# --- chapters


def _in_short(told: Told) -> Iterator[Part]:
    earnings = told.earnings
    rows = []
    for play in earnings.plays:
        hour = play.win(earnings.use)
        row = (words.play_words(play.name), percent_words(play.bases.ante), told.result(hour))
        day = hour * earnings.use.hours
        left = (_left_of(told, play),) if earnings.costs_anything else ()
        rows.append((*row, told.result(day), *left))
    left_head = (_("left of an hour") if told.house else _("with comps, an hour"),) if earnings.costs_anything else ()
    heads = (_("play"), _("edge of the Ante"), _("an hour"), _("a day"), *left_head)
    yield Grid(heads, tuple(rows), right=tuple(range(1, len(heads))))
    if told.house and earnings.costs_anything:
        yield from map(Clause, _break_even(told))


def _left_of(told: Told, play: Play) -> str:
    net = told.earnings.net(play)
    return told.money(net.net) if told.house else told.money(-net.win + net.comps)


def _assumed(told: Told) -> Iterator[Part]:
    use, table = told.earnings.use, told.earnings.table
    trips = told.money(use.trips) if table.trips is not None else ""
    yield Clause(words.use_words(use.boxes, use.rounds[use.boxes], use.hours, told.money(use.ante), trips))
    yield Clause(words.pace_source_words(told.pace_given))
    yield Clause(words.mix_words())
    if told.house:
        yield Clause(words.spread_words(told.money(use.ante), told.money(use.minimum), use.ante / use.minimum))


def _bases(told: Told) -> Iterator[Part]:
    earnings = told.earnings
    yield Clause(words.bases_words(earnings.mix.average_wager))
    plays = _all_plays(earnings)
    lines = [(name, _share(play), play.bases) for name, play in plays]
    yield edges_grid(lines, has_trips=earnings.table.trips is not None)
    exact = tuple((name, exact_words(play.bases.ante), exact_words(play.bases.ante_and_blind)) for name, play in plays)
    yield Grid((_("play"), _("of the Ante, exactly"), _("of Ante and Blind, exactly")), exact)
    money = tuple((name, exact_words(play.bases.all_money)) for name, play in plays)
    yield Grid((_("play"), _("of all money bet, exactly")), money)
    yield Grid(
        (
            _("rate this average bet"),
            _("of a box and round"),
            _("at the edge: {play}").format(play=words.play_words(earnings.mix.name)),
            _("win, box and hour") if told.house else _("result, box and hour"),
        ),
        tuple(_ratings(told)),
        right=(1, 2, 3),
    )


def _all_plays(earnings: Earnings) -> tuple[tuple[str, Play], ...]:
    """Best and practical play, unless the mix has it; then the players of the mix by their names, and all together."""
    names = {one.name for one in earnings.players}
    beside = [(words.play_words(one.name), one) for one in (earnings.best, earnings.practical) if one.name not in names]
    mixed = [(one.name, one) for one in earnings.players]
    together = [(words.play_words(earnings.mix.name), earnings.mix)] if len(mixed) > 1 else []
    return (*beside, *mixed, *together)


def _share(play: Play) -> str:
    return percent_words(play.share, 0) if play.share is not None else NONE


def ratings(earnings: Earnings) -> tuple[tuple[str, Fraction, Fraction], ...]:
    """Return, for each base by its contract word, the average bet of a box and round and the edge of the mix on it."""
    ante, bases = earnings.use.ante, earnings.mix.bases
    return (
        ("ante", ante, bases.ante),
        ("ante and blind", 2 * ante, bases.ante_and_blind),
        ("all money", earnings.mix.average_wager * ante, bases.all_money),
    )


def _ratings(told: Told) -> Iterator[tuple[str, ...]]:
    titles = {"ante": _("Ante"), "ante and blind": _("Ante and Blind"), "all money": _("all money")}
    use = told.earnings.use
    for name, bet, edge in ratings(told.earnings):
        win = use.rounds[use.boxes] * bet * edge
        yield titles[name], told.money(bet), percent_words(edge), told.result(win)


def _win(told: Told) -> Iterator[Part]:
    earnings, use = told.earnings, told.earnings.use
    yield Clause(words.win_words(told.house))
    if not told.house and earnings.costs.comps:
        yield Clause(words.comps_words(earnings.costs.comps))
    has_trips = earnings.table.trips is not None
    beside = (_("main bets, an hour"), _("Trips, an hour")) if has_trips else ()
    heads = (_("play"), *beside, _("an hour"), _("a day"), _("a month"))
    rows = []
    for play in earnings.plays:
        hour = play.win(use)
        parts = (play.main(use), play.side(use)) if has_trips else ()
        amounts = (*parts, hour, hour * use.hours, hour * use.hours_a_month)
        rows.append((words.play_words(play.name), *map(told.result, amounts)))
    yield Grid(heads, tuple(rows), right=tuple(range(1, len(heads))))


def _occupancy(told: Told) -> Iterator[Part]:
    earnings = told.earnings
    plays = earnings.plays
    heads = [_("boxes"), _("rounds an hour"), *(words.play_words(play.name) for play in plays)]
    if told.house and earnings.costs_anything:
        heads.append(_("left, {play}").format(play=words.play_words(earnings.mix.name)))
    rows = []
    for boxes in range(1, earnings.most_boxes + 1):
        use = earnings.use.at(boxes, earnings.use.minimum)
        row = [f"{boxes}", pace_words(use.rounds[boxes]), *(told.result(play.win(use)) for play in plays)]
        if told.house and earnings.costs_anything:
            row.append(told.money(earnings.net(earnings.mix, boxes).net))
        rows.append(tuple(row))
    yield Grid(tuple(heads), tuple(rows), right=tuple(range(len(heads))))


def _left(told: Told) -> Iterator[Part]:
    earnings = told.earnings
    if earnings.costs.lease or earnings.costs.side_fee:
        yield Clause(words.costs_words(f"{float(earnings.use.hours_a_month):g}"))
    nets = [earnings.net(play) for play in earnings.plays]
    rows = [(_("theoretical win"), *(told.money(net.win) for net in nets))]
    for name, amounts in zip(COSTS, zip(*map(taken_off, nets), strict=True), strict=True):
        if any(amounts):
            rows.append((words.cost_words(name), *(told.money(-amount) for amount in amounts)))
    rows.append((_("left of an hour"), *(told.money(net.net) for net in nets)))
    rows.append((_("left of a day"), *(told.money(net.net * earnings.use.hours) for net in nets)))
    heads = (_("an hour"), *(words.play_words(play.name) for play in earnings.plays))
    yield Grid(heads, tuple(rows), right=tuple(range(1, len(heads))))


def taken_off(net: Net) -> tuple[Fraction, ...]:
    """Return what is taken off a win, in the order of :data:`COSTS`."""
    return net.labour, net.lease, net.side_fee, net.tax, net.comps


def _break_even(told: Told) -> Iterator[str]:
    earnings = told.earnings
    use, table = earnings.use, earnings.table
    boxes = break_even_boxes(earnings.mix, use, earnings.costs, earnings.most_boxes)
    yield words.break_even_boxes_words(boxes, earnings.most_boxes, told.money(use.minimum))
    least = break_even_minimum(earnings.mix, use, earnings.costs)
    legal = next_step(table, least) if least is not None else None
    yield words.break_even_minimum_words(
        use.boxes,
        told.money(ceil(least)) if least is not None else "",
        told.money(legal) if legal is not None else "",
    )


def _grid(told: Told) -> Iterator[Part]:
    earnings, money = told.earnings, told.earnings.table.currency
    if not earnings.costs_anything:
        yield Clause(words.no_costs_words())
    yield Clause(words.grid_words(words.play_words(earnings.mix.name)))
    lines = grid(earnings.mix, earnings.use, earnings.costs, earnings.minimums, earnings.most_boxes)
    rows = tuple(
        (money_words(minimum, money), *map(told.money, line))
        for minimum, line in zip(earnings.minimums, lines, strict=True)
    )
    heads = (_("minimum"), *(f"{boxes}" for boxes in range(1, earnings.most_boxes + 1)))
    yield Grid(heads, rows, right=tuple(range(len(heads))))
