"""The statistics as text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from uth.cards import Rank
from uth.career import Part, Statistics
from uth.career.hands import HandsSeen
from uth.career.lines import Line
from uth.chips import Currency
from uth.cli import output
from uth.cli.document import filled
from uth.cli.history.words import local
from uth.game.settlement import Result
from uth.i18n import gettext as _
from uth.store.tallies import BetTally, Extreme, Totals
from uth.table import HoleCardsUsed
from uth.words import statistics as words
from uth.words import theory as said
from uth.words.hands import category_words
from uth.words.money import money_words, signed_money_words
from uth.words.settlement import bet_words

Rows = list[tuple[str, ...]]
_NEVER = "."


def text(player: str, found: Statistics) -> str:
    """Return the statistics of some rounds."""
    return "\n\n".join(_parts(player, found))


def _parts(player: str, found: Statistics) -> Iterator[str]:
    money, totals = found.currency, found.totals
    assert money is not None
    assert totals is not None
    yield _head(player, found, totals)
    yield output.columns(_figures(found, money, totals))
    yield "\n".join(_theory(found, totals))
    yield output.columns(_bets(found, money), right=range(1, 8))
    yield output.columns(_decisions(found, money), right=range(1, 6))
    yield output.columns(_results(found, money), right=range(1, 6))
    yield "\n".join(_starting(found))
    for seen in found.hands:
        yield "\n".join(_hands(seen))


def _head(player: str, found: Statistics, totals: Totals) -> str:
    days = [f"{local(at):%Y-%m-%d}" for at in (totals.began, totals.ended)]
    span = days[0] if days[0] == days[1] else _("{first} to {last}").format(first=days[0], last=days[1])
    played = f"{words.rounds_words(totals.rounds)}, {words.boxes_words(totals.boxes, found.dark)}"
    others = [code for code in found.currencies if found.currency and code != found.currency.code]
    left_out = _("Rounds in {currencies} are not among these: {option} chooses them.").format(
        currencies=", ".join(others), option="--currency"
    )
    more = f"\n{left_out}" if others else ""
    return f"{player}: {played}, {span}\n{', '.join(found.tables)}{more}"


def _figures(found: Statistics, money: Currency, totals: Totals) -> Rows:
    net = signed_money_words(totals.net, money, decimals=True)
    of_stake = words.of_stake(totals.net / totals.staked) if totals.staked else ""
    rows: Rows = [
        (_("Staked"), money_words(totals.staked, money, decimals=True), ""),
        (_("Net"), net, of_stake),
        (_("Biggest win"), *_extreme(found.biggest_win, money)),
        (_("Biggest loss"), *_extreme(found.biggest_loss, money)),
    ]
    pace = found.pace
    if pace is not None and pace.per_hour is not None:
        rows.append((_("Rounds an hour"), f"{pace.per_hour:,.0f}", words.played_words(pace.milliseconds)))
    if found.band is not None:
        mean, deviation = (round(float(amount)) for amount in (found.band.mean, found.band.deviation))
        rows.append((_("Best play"), signed_money_words(mean, money, decimals=True), words.mean_of_stakes()))
        rows.append(("", f"± {money_words(deviation, money, decimals=True)}", _("standard deviation")))
    return rows


def _extreme(extreme: Extreme | None, money: Currency) -> tuple[str, str]:
    if extreme is None:
        return words.none_yet(), ""
    return signed_money_words(extreme.net, money, decimals=True), words.round_words(extreme.round)


def _theory(found: Statistics, totals: Totals) -> Iterator[str]:
    band = found.band
    if band is not None:
        yield filled(f"{said.away_words(band.away(totals.net))} {_band_words(found)}")
    for gap in found.gaps:
        yield filled(said.gap_words(gap.table.name, gap.part is Part.PAIRS, gap.why))


def _band_words(found: Statistics) -> str:
    band = found.band
    assert band is not None
    return said.band_words(band.joint, band.simulated, band.error / band.deviation if band.deviation else 0.0)


def _bets(found: Statistics, money: Currency) -> Rows:
    rows: Rows = [(_("Bet"), _("Bets"), _("Won"), _("Pushed"), _("Lost"), _("Staked"), _("Net"), _("Of stake"))]
    made = [tally for tally in found.bets if tally.bets]
    return rows + [_bet(tally, money) for tally in made]


def _bet(tally: BetTally, money: Currency) -> tuple[str, ...]:
    counts = (tally.bets, tally.won, tally.pushed, tally.lost)
    return (
        bet_words(tally.bet),
        *map(words.count_words, counts),
        money_words(tally.staked, money, decimals=True),
        signed_money_words(tally.net, money, decimals=True),
        words.signed_percent(tally.net / tally.staked) if tally.staked else "",
    )


def _decisions(found: Statistics, money: Currency) -> Rows:
    assert found.totals is not None
    seen = found.totals.boxes - found.dark
    rows: Rows = [(_("Decision"), _("Boxes"), _("Share"), _("Best play"), _("Per Ante"), _("Net"))]
    return rows + [
        _line(line, words.decision_words, found.dark if line.name.startswith("dark") else seen, money)
        for line in found.decisions
    ]


def _results(found: Statistics, money: Currency) -> Rows:
    assert found.totals is not None
    boxes = found.totals.boxes
    rows: Rows = [(_("Result"), _("Boxes"), _("Share"), _("Best play"), _("Per Ante"), _("Net"))]
    rows += [_line(line, lambda name: words.outcome_words(Result(name)), boxes, money) for line in found.results]
    dealer = found.qualified
    if dealer is not None and dealer.rounds:
        best = words.share_words(dealer.best) if dealer.best is not None else ""
        share = words.share_words(dealer.times / dealer.rounds)
        rows.append((words.qualified_title(), words.count_words(dealer.times), share, best, "", ""))
    return rows


def _line(line: Line, name: Callable[[str], str], boxes: int, money: Currency) -> tuple[str, ...]:
    per_ante = line.sums.per_ante
    return (
        name(line.name),
        words.count_words(line.sums.boxes),
        words.share_words(line.sums.boxes / boxes) if boxes else "",
        words.share_words(line.best) if line.best is not None else "",
        words.signed(per_ante) if per_ante is not None else "",
        signed_money_words(line.sums.net, money, decimals=True),
    )


def _starting(found: Statistics) -> Iterator[str]:
    """The chart of starting hands: suited above the diagonal, what they brought for each unit of Ante."""
    brought = {line.name: line.sums.per_ante for line in found.starting}
    ranks = [rank.letter for rank in reversed(Rank)]
    yield _("Starting hands: what Ante, Blind and Play brought for each unit of Ante (suited: right of the pairs)")
    rows = [("", *ranks)]
    rows += [(high, *(_cell(brought.get(_hand(high, low, ranks))) for low in ranks)) for high in ranks]
    yield output.columns(rows, right=range(1, 14))
    if found.dark:
        yield _("Boxes played dark are left out: {dark}.").format(dark=words.count_words(found.dark))


def _hand(row: str, column: str, ranks: list[str]) -> str:
    if row == column:
        return row * 2
    return f"{row}{column}s" if ranks.index(row) < ranks.index(column) else f"{column}{row}o"


def _cell(brought: float | None) -> str:
    return _NEVER if brought is None else words.signed(brought, 1)


def _hands(seen: HandsSeen) -> Iterator[str]:
    rows: Rows = [(_("Final hand"), _("Yours"), _("Dealer's"), _("Expected"), _("Exact"))]
    rows += [
        (
            category_words(line.category),
            words.count_words(line.mine),
            words.count_words(line.dealer),
            said.expected_words(float(line.chance * seen.rounds)),
            words.share_words(float(line.chance)),
        )
        for line in reversed(seen.lines)
    ]
    yield output.columns(rows, right=range(1, 5))
    verdict = said.verdict_words(seen.chance, bool(seen.odd))
    counted = said.counted_words(seen.rule is HoleCardsUsed.BOTH)
    yield filled(" ".join(filter(None, (said.far_words(seen.chance), verdict, counted))))
    for odd in seen.odd:
        hand = words.hands_words(odd.lowest, odd.highest)
        yield filled(said.odd_words(odd.dealer, hand, odd.seen, odd.expected, odd.chance))
