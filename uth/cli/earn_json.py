"""What a table earns as JSON: amounts are texts to the cent, and exact as fractions of the currency's unit."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from uth.chips import Currency
from uth.cli.earn_document import COSTS, Told, ratings, taken_off
from uth.pit.earn import Costs, Net, Play, Use, break_even_boxes, break_even_minimum, grid, next_step


def as_json(typed: str, told: Told) -> dict[str, Any]:
    """Return the JSON document, without its stamp; *typed* is the table as it was typed."""
    earnings, money = told.earnings, told.earnings.table.currency
    plays = {"best": earnings.best, "practical": earnings.practical, "mix": earnings.mix}
    return {
        "table": typed,
        "view": "house" if told.house else "player",
        "currency": money.code,
        "use": _use(earnings.use, money),
        "costs": _costs(earnings.costs, money) if told.house else None,
        "comps": float(earnings.costs.comps),
        "players": [_edges(play) for play in earnings.players],
        **{name: _play(told, play) for name, play in plays.items()},
        "ratings": [
            {"base": base, "average_bet": _amount(bet, money), "edge": float(edge), "exact": str(edge)}
            for base, bet, edge in ratings(earnings)
        ],
        "by_boxes": [_boxes(told, boxes) for boxes in range(1, earnings.most_boxes + 1)],
        **(_break_even(told) if told.house else {"break_even": None, "grid": None}),
    }


def _amount(amount: Fraction, money: Currency) -> str:
    return money.format(round(amount))


def _use(use: Use, money: Currency) -> dict[str, Any]:
    return {
        "boxes": use.boxes,
        "rounds_per_hour": {f"{boxes}": float(rounds) for boxes, rounds in use.rounds.items()},
        "average_ante": _amount(use.ante, money),
        "average_trips": _amount(use.trips, money),
        "minimum": _amount(use.minimum, money),
        "hours_per_day": float(use.hours),
        "days_per_month": use.days,
    }


def _costs(costs: Costs, money: Currency) -> dict[str, Any]:
    return {
        "labour_per_hour": _amount(costs.labour, money),
        "lease_per_month": _amount(costs.lease, money),
        "side_fee_per_month": _amount(costs.side_fee, money),
        "side_fee_share": float(costs.side_share),
        "tax": float(costs.tax),
    }


def _edges(play: Play) -> dict[str, Any]:
    bases = play.bases
    edges = {"ante": bases.ante, "ante and blind": bases.ante_and_blind, "all money": bases.all_money}
    if bases.trips is not None:
        edges["trips"] = bases.trips
    return {
        "name": play.name,
        "share": None if play.share is None else float(play.share),
        "edges": {name: {"value": float(edge), "exact": str(edge)} for name, edge in edges.items()},
        "average_wager": float(play.average_wager),
    }


def _play(told: Told, play: Play) -> dict[str, Any]:
    use, money, unit = told.earnings.use, told.earnings.table.currency, told.earnings.table.currency.unit
    sign = 1 if told.house else -1
    hour = sign * play.win(use)
    return {
        **_edges(play),
        "main_per_hour": _amount(sign * play.main(use), money),
        "trips_per_hour": _amount(sign * play.side(use), money),
        "per_hour": _amount(hour, money),
        "per_hour_exact": str(hour / unit),
        "per_day": _amount(hour * use.hours, money),
        "per_month": _amount(hour * use.hours_a_month, money),
        "left": _left(told, told.earnings.net(play)),
    }


def _left(told: Told, net: Net) -> dict[str, str]:
    money = told.earnings.table.currency
    if not told.house:
        return {"comps": _amount(net.comps, money), "per_hour": _amount(net.comps - net.win, money)}
    taken = {name.replace(" ", "_"): _amount(amount, money) for name, amount in zip(COSTS, taken_off(net), strict=True)}
    return {**taken, "per_hour": _amount(net.net, money)}


def _boxes(told: Told, boxes: int) -> dict[str, Any]:
    earnings, money = told.earnings, told.earnings.table.currency
    use = earnings.use.at(boxes, earnings.use.minimum)
    sign = 1 if told.house else -1
    return {
        "boxes": boxes,
        "rounds_per_hour": float(use.rounds[boxes]),
        "best": _amount(sign * earnings.best.win(use), money),
        "practical": _amount(sign * earnings.practical.win(use), money),
        "mix": _amount(sign * earnings.mix.win(use), money),
        "left": _left(told, earnings.net(earnings.mix, boxes))["per_hour"],
    }


def _break_even(told: Told) -> dict[str, Any]:
    earnings, money = told.earnings, told.earnings.table.currency
    least = break_even_minimum(earnings.mix, earnings.use, earnings.costs)
    legal = next_step(earnings.table, least) if least is not None else None
    rows = grid(earnings.mix, earnings.use, earnings.costs, earnings.minimums, earnings.most_boxes)
    return {
        "break_even": {
            "boxes": break_even_boxes(earnings.mix, earnings.use, earnings.costs, earnings.most_boxes),
            "minimum": None if least is None else str(least / money.unit),
            "next_minimum": None if legal is None else money.format(legal),
        },
        "grid": [
            {"minimum": money.format(minimum), "left_by_boxes": [_amount(amount, money) for amount in row]}
            for minimum, row in zip(earnings.minimums, rows, strict=True)
        ],
    }
