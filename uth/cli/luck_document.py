"""Luck at a table as a document: the model, the round, the stretch, the rounds needed, a result, the drop."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from uth.cli.filed import made
from uth.cli.luck_picture import picture
from uth.i18n import gettext as _
from uth.pit.earn_pace import Pace
from uth.pit.law import Estimate, Side
from uth.pit.luck import (
    MOST_ROUNDS,
    QUANTILES,
    RANGES,
    THRESHOLDS,
    Drop,
    Judged,
    Stretch,
    Verdict,
)
from uth.pit.luck_model import Model
from uth.pit.luck_needed import Needed
from uth.table import Table
from uth.words import pit_luck as words
from uth.words import pit_result as result_words
from uth.words.document import Chapter, Clause, Document, Grid, Picture
from uth.words.figures import number_words
from uth.words.statistics import count_words

Part = Clause | Grid | Picture


@dataclass(frozen=True)
class Luck:
    """Everything that is said of luck at a table.

    :ivar hours: as they were given; None where rounds were.
    :ivar judged: what the model says to a result, if one was given. *drop*: beside it, if that was given.
    """

    model: Model
    stretch: Stretch
    hours: Fraction | None
    pace: Pace
    needed: tuple[Needed, ...]
    judged: Judged | None
    drop: Drop | None

    @property
    def table(self) -> Table:
        """The table."""
        return self.model.setting.table

    @property
    def house(self) -> bool:
        """Whether the house's results are meant."""
        return self.model.setting.side is Side.HOUSE


def luck_document(luck: Luck) -> Document:
    """Return the document."""
    chapters = [
        Chapter(_("In short"), tuple(map(Clause, in_short(luck)))),
        Chapter(_("What is supposed"), tuple(map(Clause, _supposed(luck)))),
        Chapter(_("One round of the table"), tuple(_round(luck))),
        Chapter(_("The whole stretch"), tuple(_stretch(luck))),
        Chapter(_("Rounds needed"), tuple(_needed(luck))),
    ]
    if luck.judged is not None:
        chapters.append(Chapter(_("The result: luck or leak"), tuple(_judged(luck, luck.judged))))
    if luck.drop is not None:
        chapters.append(Chapter(_("Drop and hold"), tuple(map(Clause, _drop(luck, luck.drop)))))
    table = luck.table
    about = ((_("Table"), table.name), (_("Seen from"), words.side_words(luck.house)), *made())
    return Document(words.title(), about, tuple(chapters))


def _amount(luck: Luck, amount: float | Fraction) -> str:
    return words.amount_words(amount, luck.table.currency)


def _spread(luck: Luck, spread: Estimate) -> str:
    money = luck.table.currency
    value = words.spread_words(spread.value, money)
    return words.with_error(value, words.spread_words(spread.error, money)) if spread.error else value


def _chance(chance: Estimate) -> str:
    return words.chance_words(chance.value, chance.error)


def in_short(luck: Luck) -> Iterator[str]:
    """Yield the sentences that matter most."""
    stretch, money = luck.stretch, luck.table.currency
    ninety = stretch.range(0.9)
    yield words.in_short_words(
        _amount(luck, stretch.mean),
        words.spread_words(stretch.deviation.value, money),
        _amount(luck, ninety.low),
        _amount(luck, ninety.high),
    )
    yield words.behind_words(luck.house, _chance(stretch.behind))
    if luck.judged is not None:
        yield from _verdict(luck, luck.judged)
    if luck.drop is not None:
        yield result_words.drop_warning()


def _verdict(luck: Luck, judged: Judged) -> Iterator[str]:
    yield result_words.tail_words(_chance(judged.tail), words.one_in_words(judged.tail.value), judged.is_low)
    yield result_words.verdict_words(judged.verdict, judged.is_low, luck.house)


def _supposed(luck: Luck) -> Iterator[str]:
    model, counts = luck.model, luck.stretch.counts
    stakes = [(stake.ante, stake.trips) for stake in model.setting.stakes]
    stretch = words.stretch_words(counts.least, counts.most)
    if luck.hours is not None:
        hours = words.hours_words(luck.hours, luck.pace.slowest, luck.pace.fastest)
        stretch = _("{hours}, {rounds}").format(hours=hours, rounds=stretch)
    yield words.supposed_words(words.stakes_words(stakes, luck.table.currency), stretch)
    yield words.play_words([(one.name, one.share) for one in model.players])
    if counts.least != counts.most:
        yield words.pace_words()
    if model.cap_is_shared:
        yield words.cap_words()


def _round(luck: Luck) -> Iterator[Part]:
    law = luck.model.law
    yield Clause(words.exact_words() if law.exact else words.joint_words(law.rounds))
    rows = [
        (_("mean"), _amount(luck, law.mean), _antes(Estimate(float(law.mean)), luck)),
        (_("standard deviation"), _spread(luck, law.deviation), _antes(law.deviation, luck)),
    ]
    yield Grid((_("one round"), _("amount"), _("in average Antes")), tuple(rows), right=(1, 2))
    if law.correlation is not None:
        correlation = words.with_error(number_words(law.correlation.value, 4), number_words(law.correlation.error, 4))
        yield Clause(_("Correlation between two boxes of a round: {value}.").format(value=correlation))
        yield Clause(words.independent_words(words.spread_words(law.alone, luck.table.currency)))


def _antes(amount: Estimate, luck: Luck) -> str:
    """An amount in Antes of the average box."""
    ante = float(luck.model.ante)
    value = number_words(amount.value / ante, 3)
    return words.with_error(value, number_words(amount.error / ante, 3)) if amount.error else value


def _stretch(luck: Luck) -> Iterator[Part]:
    stretch, money = luck.stretch, luck.table.currency
    rows = (
        (_("expected"), _amount(luck, stretch.mean)),
        (_("standard deviation"), _spread(luck, stretch.deviation)),
        (_("chance to be behind"), _chance(stretch.behind)),
        (_("chance to be exactly even"), _chance(stretch.even)),
        (_("chance to be ahead"), _chance(stretch.ahead)),
    )
    yield Grid((words.stretch_words(stretch.counts.least, stretch.counts.most), _("value")), rows, right=(1,))
    result = luck.judged.net if luck.judged is not None else None
    yield picture(stretch, money, result)
    ranges = [stretch.range(share) for share in RANGES]
    rows_of_ranges = tuple((_whole(one.share), _amount(luck, one.low), _amount(luck, one.high)) for one in ranges)
    yield Grid((_("so many stretches"), _("end from"), _("to")), rows_of_ranges, right=(0, 1, 2))
    quantiles = tuple(
        (
            _whole(share),
            _amount(luck, stretch.whole.quantile(share)),
            *((words.spread_words(stretch.spread(share), money),) if not luck.model.law.exact else ()),
        )
        for share in QUANTILES
    )
    heads = (_("so many stretches"), _("bring at most"), *((_("±"),) if not luck.model.law.exact else ()))
    yield Grid(heads, quantiles, right=(0, 1, 2)[: len(heads)])
    yield Clause(words.exactness_words(stretch.whole.error, stretch.normal_off_by))
    if stretch.whole.step > luck.model.law.step:
        yield Clause(words.coarser_words(words.spread_words(stretch.whole.step, money)))


def _whole(share: float) -> str:
    return _("{number} %").format(number=f"{share * 100:.5g}")


def _needed(luck: Luck) -> Iterator[Part]:
    if luck.model.law.mean <= 0:
        yield Clause(words.never_words())
        return
    yield Clause(words.needed_words(luck.house))
    rows = tuple((_whole(one.certainty), *_rounds(luck, one)) for one in luck.needed)
    heads = (_("certainty"), _("rounds"), _("hours at {pace} rounds an hour").format(pace=luck.pace.middle))
    yield Grid(heads, rows, right=(0, 1, 2))


def _rounds(luck: Luck, needed: Needed) -> tuple[str, str]:
    if needed.rounds is None:
        return words.too_many_words(MOST_ROUNDS), "–"
    rounds = count_words(needed.rounds)
    if needed.error >= 0.5:
        rounds = words.with_error(rounds, count_words(round(needed.error)))
    return rounds, count_words(round(needed.rounds / luck.pace.middle))


def _judged(luck: Luck, judged: Judged) -> Iterator[Part]:
    yield Clause(result_words.judged_words(_amount(luck, judged.net), judged.away))
    for sentence in _verdict(luck, judged):
        yield Clause(sentence)
    other = judged.high if judged.is_low else judged.low
    yield Clause(result_words.other_tail_words(_chance(other), judged.is_low))
    yield Clause(
        result_words.threshold_words(
            *(THRESHOLDS[one] for one in (Verdict.UNCOMMON, Verdict.RARE, Verdict.HARDLY_LUCK))
        )
    )
    if judged.borderline:
        yield Clause(result_words.borderline_words())
    yield Clause(result_words.caution_words())


def _drop(luck: Luck, drop: Drop) -> Iterator[str]:
    yield result_words.drop_warning()
    yield result_words.hold_words(drop.hold, drop.expected_hold)
    yield result_words.action_words(_money(luck, drop.action), drop.turned_over, drop.edge)
    if drop.action < drop.drop:
        yield result_words.little_action_words()


def _money(luck: Luck, amount: Fraction) -> str:
    return words.spread_words(float(amount), luck.table.currency)
