"""Luck at a table as JSON: amounts are texts with the currency's decimals, probabilities numbers with their errors."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from uth.chips import Currency
from uth.cli.luck_document import Luck
from uth.pit.law import Estimate
from uth.pit.luck import QUANTILES, RANGES, Drop, Judged
from uth.pit.luck_needed import Needed
from uth.problems import Problem


def as_json(typed: str, luck: Luck, warnings: Sequence[Problem]) -> dict[str, Any]:
    """Return the JSON document, without its stamp; *typed* is the table as it was typed."""
    model, counts, money = luck.model, luck.stretch.counts, luck.table.currency
    return {
        "table": typed,
        "warnings": [warning.data for warning in warnings],
        "view": "house" if luck.house else "player",
        "currency": money.code,
        "boxes": [
            {"ante": money.format(stake.ante), "trips": money.format(stake.trips)} for stake in model.setting.stakes
        ],
        "players": {one.name: float(one.share) for one in model.players},
        "rounds": {"least": counts.least, "most": counts.most},
        "hours": None if luck.hours is None else float(luck.hours),
        "rounds_per_hour": {"least": luck.pace.slowest, "most": luck.pace.fastest},
        "round": _round(luck),
        **_stretch(luck),
        "needed": [_needed(one) for one in luck.needed],
        "result": _judged(luck.judged, money) if luck.judged else None,
        "drop": _drop(luck.drop, money) if luck.drop else None,
    }


def _round(luck: Luck) -> dict[str, Any]:
    law, unit = luck.model.law, luck.table.currency.unit
    ante = float(luck.model.ante)
    return {
        "mean": float(law.mean / unit),
        "exact": str(law.mean / unit),
        "standard_deviation": law.deviation.value / unit,
        "standard_deviation_error": law.deviation.error / unit,
        "standard_deviation_in_antes": law.deviation.value / ante,
        "correlation": _estimate(law.correlation) if law.correlation else None,
        "simulated_rounds": law.rounds,
    }


def _stretch(luck: Luck) -> dict[str, Any]:
    stretch, money = luck.stretch, luck.table.currency
    return {
        "mean": float(stretch.mean / money.unit),
        "exact": str(stretch.mean / money.unit),
        "standard_deviation": stretch.deviation.value / money.unit,
        "standard_deviation_error": stretch.deviation.error / money.unit,
        "behind": _estimate(stretch.behind),
        "even": _estimate(stretch.even),
        "ahead": _estimate(stretch.ahead),
        "ranges": [
            {"share": one.share, "from": money.format(one.low), "to": money.format(one.high)}
            for one in map(stretch.range, RANGES)
        ],
        "quantiles": [
            {
                "share": share,
                "amount": money.format(stretch.whole.quantile(share)),
                "error": stretch.spread(share) / money.unit,
            }
            for share in QUANTILES
        ],
        "error": stretch.whole.error,
        "normal_off_by": stretch.normal_off_by,
    }


def _estimate(estimate: Estimate) -> dict[str, float]:
    return {"value": estimate.value, "error": estimate.error}


def _needed(needed: Needed) -> dict[str, Any]:
    return {"certainty": needed.certainty, "rounds": needed.rounds, "error": needed.error}


def _judged(judged: Judged, money: Currency) -> dict[str, Any]:
    return {
        "net": money.format(judged.net),
        "deviations_away": judged.away,
        "as_low_or_lower": _estimate(judged.low),
        "as_high_or_higher": _estimate(judged.high),
        "verdict": judged.verdict.value,
    }


def _drop(drop: Drop, money: Currency) -> dict[str, Any]:
    return {
        "drop": money.format(drop.drop),
        "win": money.format(drop.win),
        "hold": float(drop.hold),
        "expected_win": _amount(drop.expected, money),
        "expected_hold": float(drop.expected_hold),
        "action": _amount(drop.action, money),
    }


def _amount(amount: Fraction, money: Currency) -> str:
    return money.format(round(amount))
