"""The tables of the statistics as rows of texts and bars: bets, decisions and results, final hands. No pygame."""

from __future__ import annotations

from math import sqrt

from uth.career.fit import LEAST_EXPECTED
from uth.career.hands import HandLine, HandsSeen
from uth.career.lines import Line, Qualified
from uth.career.summary import Statistics
from uth.chips import Currency
from uth.game.settlement import Result
from uth.store.tallies import BetTally
from uth.ui.align import Align
from uth.ui.plots.panels import Say, signed_money
from uth.ui.plots.rows import Away, Column, Net, Row, Rows, Section, Share, Split
from uth.words import statistics as words
from uth.words import theory as said
from uth.words.hands import category_words
from uth.words.money import money_words
from uth.words.settlement import bet_words


def bets(found: Statistics) -> Rows:
    """Return the rows of the bets and of all of them together."""
    assert found.currency is not None
    titles = words.bet_titles()
    made = [tally for tally in found.bets if tally.bets]
    say = signed_money(found.currency, [tally.net for tally in made])
    longest = max([abs(tally.net) for tally in made] or [1]) or 1
    columns = (
        Column(titles[0], Align.LEFT),
        Column(titles[1], rank=3),
        Column(titles[2], rank=2),
        Column(titles[3], Align.LEFT, weight=1.4, least=150),
        *(Column(title, rank=1) for title in titles[4:7]),
        Column(titles[7], Align.MIDDLE, weight=1.0),
        Column(titles[8]),
        Column(titles[9], rank=1),
    )
    rows: list[Row] = [_bet(tally, found.currency, say, longest) for tally in made]
    if len(made) > 1:
        rows.append(_all_bets(made, found.currency, say))
    return Rows(columns, tuple(rows), words.bets_key())


def _bet(tally: BetTally, currency: Currency, say: Say, longest: int) -> Row:
    shares = (tally.won / tally.bets, tally.pushed / tally.bets, tally.lost / tally.bets)
    return (
        bet_words(tally.bet),
        words.count_words(tally.bets),
        money_words(tally.staked, currency),
        Split(shares),
        *(f"{share * 100:.0f} %" for share in shares),
        Net(tally.net / longest),
        say(tally.net),
        _of(tally.net, tally.staked),
    )


def _all_bets(made: list[BetTally], currency: Currency, say: Say) -> Row:
    staked, net = sum(tally.staked for tally in made), sum(tally.net for tally in made)
    count = words.count_words(sum(tally.bets for tally in made))
    return words.all_bets(), count, money_words(staked, currency), "", "", "", "", "", say(net), _of(net, staked)


def _of(net: int, staked: int) -> str:
    return words.signed_percent(net / staked) if staked else ""


# --- decisions and results


def decisions(found: Statistics) -> Rows:
    """Return the rows of decisions and results."""
    assert found.currency is not None
    assert found.totals is not None
    titles = words.decision_titles()
    lines = (*found.decisions, *found.results)
    say = signed_money(found.currency, [line.sums.net for line in lines])
    seen, boxes = found.totals.boxes - found.dark, found.totals.boxes
    columns = (
        Column(titles[0], Align.LEFT),
        Column(titles[1], rank=2),
        Column(titles[2], Align.LEFT, weight=1.0, least=120),
        Column(titles[3]),
        Column(titles[4]),
        Column(titles[5], rank=1),
        Column(titles[6]),
    )
    named = [
        _line(line, words.decision_words(line.name), boxes if line.name.startswith("dark") else seen, say)
        for line in found.decisions
    ]
    results = [_line(line, words.outcome_words(Result(line.name)), boxes, say) for line in found.results]
    qualified = [_qualified(found.qualified)] if found.qualified else []
    return Rows(columns, (*named, (Section(words.results_title()),), *results, *qualified), words.decisions_key())


def _line(line: Line, name: str, of: int, say: Say) -> Row:
    share = line.sums.boxes / of if of else 0.0
    per_ante = line.sums.per_ante
    return (
        name,
        words.count_words(line.sums.boxes),
        Share(min(1.0, share), line.best),
        words.share_words(share),
        "" if line.best is None else words.share_words(line.best),
        "" if per_ante is None else words.signed(per_ante),
        say(line.sums.net),
    )


def _qualified(found: Qualified) -> Row:
    best = "" if found.best is None else words.share_words(found.best)
    share = words.share_words(found.times / found.rounds)
    return words.qualified_title(), words.count_words(found.times), "", share, best, "", ""


# --- final hands


def hands(seen: HandsSeen) -> Rows:
    """Return the rows of the final hands, the best first."""
    titles = words.hands_titles()
    columns = (
        Column(titles[0], Align.LEFT),
        Column(titles[1]),
        Column(titles[2], soft=True),
        Column(titles[3], Align.MIDDLE, weight=1.0, least=110),
        Column(titles[4]),
        Column(titles[5], soft=True, rank=1),
        Column(titles[6], Align.MIDDLE, weight=1.0, least=110),
    )
    return Rows(columns, tuple(_hand(line, seen.rounds) for line in reversed(seen.lines)))


def _hand(line: HandLine, rounds: int) -> Row:
    expected = float(line.chance * rounds)
    deviation = sqrt(expected * (1 - float(line.chance)))
    enough = expected >= LEAST_EXPECTED
    told = said.expected_words(expected)
    mine, dealer = (Away((count - expected) / deviation if enough else None) for count in (line.mine, line.dealer))
    return (
        category_words(line.category), words.count_words(line.mine), told, mine, words.count_words(line.dealer), told,
        dealer,
    )  # fmt: skip
