"""The statistics as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from uth.career import Statistics
from uth.career.band import Band
from uth.career.hands import HandsSeen
from uth.career.lines import Line
from uth.chips import Currency
from uth.cli.history.words import iso
from uth.store.tallies import BetTally, Extreme

Document = dict[str, Any]


def document(found: Statistics | None) -> Document:
    """Return the statistics; where nothing was played, nulls and empty lists."""
    money = found.currency if found is not None else None
    if found is None or money is None or found.totals is None:
        return {"currency": None, "currencies": list(found.currencies) if found else [], "rounds": 0}
    totals, pace = found.totals, found.pace
    return {
        "currency": money.code,
        "currencies": list(found.currencies),
        "tables": list(found.tables),
        "rounds": totals.rounds,
        "boxes": totals.boxes,
        "dark": found.dark,
        "first": totals.first,
        "last": totals.last,
        "began": iso(totals.began),
        "ended": iso(totals.ended),
        "staked": money.format(totals.staked),
        "net": money.format(totals.net),
        "biggest_win": _extreme(found.biggest_win, money),
        "biggest_loss": _extreme(found.biggest_loss, money),
        "rounds_per_hour": pace.per_hour if pace else None,
        "minutes": pace.milliseconds / 60_000 if pace else None,
        "bets": {tally.bet.value: _bet(tally, money) for tally in found.bets},
        "decisions": {line.name: _line(line, money) for line in found.decisions},
        "results": {line.name: _line(line, money) for line in found.results},
        "dealer_qualifies": _qualified(found),
        "starting_hands": {line.name: _line(line, money) for line in found.starting if line.sums.boxes},
        "hands": [_hands(seen) for seen in found.hands],
        "expected": _band(found.band, totals.net, money),
        "unknown": [{"table": gap.table.name, "what": gap.part, "why": gap.why} for gap in found.gaps],
        "course": list(_course(found, money)),
    }


def _extreme(extreme: Extreme | None, money: Currency) -> Document | None:
    return {"round": extreme.round, "net": money.format(extreme.net)} if extreme is not None else None


def _bet(tally: BetTally, money: Currency) -> Document:
    return {
        "bets": tally.bets,
        "staked": money.format(tally.staked),
        "net": money.format(tally.net),
        "won": tally.won,
        "lost": tally.lost,
        "pushed": tally.pushed,
    }


def _line(line: Line, money: Currency) -> Document:
    sums = line.sums
    return {
        "boxes": sums.boxes,
        "net": money.format(sums.net),
        "net_without_trips": money.format(sums.main),
        "per_ante": sums.per_ante,
        "best_play": line.best,
    }


def _qualified(found: Statistics) -> Document | None:
    seen = found.qualified
    return {"times": seen.times, "rounds": seen.rounds, "expected": seen.best} if seen is not None else None


def _hands(seen: HandsSeen) -> Document:
    return {
        "hole_cards_used": seen.rule,
        "rounds": seen.rounds,
        "lines": [
            {
                "hand": line.category,
                "player": line.mine,
                "dealer": line.dealer,
                "probability": float(line.chance),
                "exact": str(line.chance),
            }
            for line in seen.lines
        ],
        "chance": seen.chance,
        "odd": [
            {
                "who": "dealer" if odd.dealer else "player",
                "lowest": odd.lowest,
                "highest": odd.highest,
                "seen": odd.seen,
                "expected": odd.expected,
                "chance": odd.chance,
            }
            for odd in seen.odd
        ],
    }


def _band(band: Band | None, net: int, money: Currency) -> Document | None:
    if band is None:
        return None
    return {
        "mean": float(band.mean) / money.unit,
        "exact": str(band.mean / money.unit),
        "standard_deviation": band.deviation / money.unit,
        "standard_deviation_error": band.error / money.unit,
        "rounds_with_several_boxes": band.joint,
        "rounds_simulated": band.simulated,
        "deviations_away": band.away(net),
    }


def _course(found: Statistics, money: Currency) -> Iterator[Document]:
    """The course of what was won, with the band along it if there is one."""
    for place, point in enumerate(found.points):
        band = found.band
        yield {
            "rounds": point.place,
            "round": point.round or None,
            "net": money.format(point.net),
            "mean": band.means[place] / money.unit if band else None,
            "standard_deviation": band.deviations[place] / money.unit if band else None,
        }
