"""What each part of the statistics shows besides its tables: large figures, plots and sentences. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from uth.career.summary import Statistics
from uth.chips import Currency
from uth.table import HoleCardsUsed
from uth.ui.page.model import Figure
from uth.ui.picture import Tone
from uth.ui.plots.course import Series, Texts
from uth.words import statistics as words
from uth.words import theory as said
from uth.words.money import money_words, needs_decimals, signed_money_words

Say = Callable[[int], str]


def signed_money(currency: Currency, amounts: Iterable[int]) -> Say:
    """Return how gains and losses are written, all of them with decimals if one of *amounts* needs them."""
    decimals = needs_decimals(amounts, currency)
    return lambda amount: signed_money_words(amount, currency, decimals)


def figures(found: Statistics) -> tuple[Figure, ...]:
    """Return the large figures: result, biggest win and loss, rounds an hour."""
    assert found.currency is not None
    assert found.totals is not None
    assert found.pace is not None
    headings = words.figure_titles()
    totals = found.totals
    played = f"{words.rounds_words(totals.rounds)}, {words.boxes_words(totals.boxes, found.dark)}"
    say = signed_money(found.currency, ())
    tone = Tone.WIN if totals.net > 0 else Tone.NOTE
    extremes = [
        Figure(heading, say(extreme.net), words.round_words(extreme.round))
        if extreme
        else Figure(heading, "–", words.none_yet())
        for heading, extreme in zip(headings[1:3], (found.biggest_win, found.biggest_loss), strict=True)
    ]
    pace = found.pace.per_hour
    return (
        Figure(headings[0], say(totals.net), played, tone),
        *extremes,
        Figure(headings[3], "–" if pace is None else f"{pace:,.0f}", words.played_words(found.pace.milliseconds)),
    )


# --- the course


def series(found: Statistics) -> Series:
    """Return the course of the bankroll."""
    points, band = found.points, found.band
    return Series(
        [point.place for point in points],
        [point.net for point in points],
        band.means if band else (),
        band.deviations if band else (),
    )


def course_texts(currency: Currency) -> Texts:
    """Return how the course is lettered."""
    return Texts(
        amount=lambda amount: signed_money_words(amount, currency),
        count=words.count_words,
        legend=words.course_legend(),
        end=words.end_words,
        unit=currency.unit,
    )


def moment(found: Statistics, index: int) -> tuple[str, ...]:
    """Return what is said of one point of the course."""
    currency, point, band = found.currency, found.points[index], found.band
    assert currency is not None
    mean = deviation = ""
    if band is not None:
        mean = signed_money_words(round(band.means[index] / currency.unit) * currency.unit, currency)
        deviation = money_words(round(band.deviations[index] / currency.unit) * currency.unit, currency)
    return words.moment_words(point.place, point.round, signed_money_words(point.net, currency), mean, deviation)


def course_notes(found: Statistics) -> tuple[str, ...]:
    """Return what is said of the band, or of why there is none."""
    band, totals = found.band, found.totals
    assert totals is not None
    if band is None:
        gaps = {(gap.table.name, gap.part, gap.why): gap for gap in found.gaps}
        return tuple(said.gap_words(gap.table.name, gap.part.value == "pairs", gap.why) for gap in gaps.values())
    error = band.error / band.deviation if band.deviation else 0.0
    return tuple(
        filter(None, (said.away_words(band.away(totals.net)), said.band_words(band.joint, band.simulated, error)))
    )


# --- bets


def bet_figures(found: Statistics) -> tuple[Figure, ...]:
    """Return the large figures above the bets: what was staked, what it brought, what best play was to bring."""
    assert found.currency is not None
    assert found.totals is not None
    currency, totals, band = found.currency, found.totals, found.band
    headings = words.bet_figure_titles()
    say = signed_money(currency, ())
    tone = Tone.WIN if totals.net > 0 else Tone.NOTE
    mean = "–" if band is None else say(round(band.mean / currency.unit) * currency.unit)
    return (
        Figure(headings[0], money_words(totals.staked, currency), words.bets_words(sum(t.bets for t in found.bets))),
        Figure(headings[1], money_words(round(totals.staked / totals.rounds), currency), words.on_average()),
        Figure(headings[2], say(totals.net), words.of_stake(totals.net / totals.staked), tone),
        Figure(headings[3], mean, words.mean_of_stakes() if band else words.not_known()),
    )


# --- starting hands


@dataclass(frozen=True, slots=True)
class HandFacts:
    """What is told of one starting hand: its name, and lines of (what, how much)."""

    title: str
    rows: tuple[tuple[str, str], ...]


def chart_values(found: Statistics) -> dict[str, tuple[float, str]]:
    """Return for each starting hand that came what it brought for each unit of Ante, and the same as a text."""
    return {
        line.name: (per_ante, words.signed(per_ante, 1))
        for line in found.starting
        if (per_ante := line.sums.per_ante) is not None
    }


def starting_facts(found: Statistics, hand: str) -> HandFacts:
    """Return what is told of a starting hand."""
    assert found.currency is not None
    line = next(line for line in found.starting if line.name == hand)
    say = signed_money(found.currency, (line.sums.main, line.sums.net))
    per_ante = line.sums.per_ante
    values = (
        words.count_words(line.sums.boxes),
        "–" if per_ante is None else words.signed(per_ante),
        "–" if line.best is None else words.signed(line.best),
        say(line.sums.main),
        say(line.sums.net),
    )
    return HandFacts(hand, tuple(zip(words.starting_facts(), values, strict=True)))


def starting_lines(found: Statistics) -> tuple[str, ...]:
    """Return the chart for people who cannot see it: the hands that came."""
    return tuple(
        f"{line.name}: {words.boxes_words(line.sums.boxes)}, {words.signed(line.sums.per_ante)}"
        for line in found.starting
        if line.sums.per_ante is not None
    )


# --- final hands


def hands_notes(found: Statistics) -> tuple[str, ...]:
    """Return what the test says, what stands out, and how it was counted."""
    seen, *others = found.hands
    odd = [
        said.odd_words(each.dealer, words.hands_words(each.lowest, each.highest), each.seen, each.expected, each.chance)
        for each in seen.odd
    ]
    verdict = said.verdict_words(seen.chance, bool(odd))
    test = " ".join(filter(None, (said.far_words(seen.chance), verdict)))
    how = f"{said.counted_words(seen.rule is HoleCardsUsed.BOTH)} {said.looks_words()}"
    left_out = [said.other_rule_words(other.rounds) for other in others]
    return (test, *odd, " ".join([how, *left_out]))
