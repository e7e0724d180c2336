"""The figures of a table as ``check`` prints them: the JSON of design.md section 6, and rows of text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from typing import TYPE_CHECKING, Any

from uth.i18n import gettext as _
from uth.words.figures import ending_words, exact_words, number_words, percent_words
from uth.words.settlement import result_words

if TYPE_CHECKING:
    from uth.analysis.distribution import Distribution
    from uth.analysis.figures import Base, Combined, Figures, Trips

NOTHING: dict[str, None] = dict.fromkeys(("base", "trips", "combined", "dark"))
"""The JSON of a table without figures."""

Row = tuple[str, str, str]
"""What it is, its value, and the exact fraction where there is one."""


def as_json(figures: Figures) -> dict[str, Any]:
    """Return the four parts of a table's figures."""
    return {
        "base": _base(figures),
        "trips": _trips(figures.trips) if figures.trips else None,
        "combined": _combined(figures.combined) if figures.combined else None,
        "dark": {str(multiple): _dark(net) for multiple, net in figures.dark.items()},
    }


def _base(figures: Figures) -> dict[str, Any]:
    base = figures.base
    return {
        "ev": float(base.ev),
        "exact": str(base.ev),
        "house_edge": float(base.house_edge),
        "break_even": break_even(figures),
        "element_of_risk": float(base.element_of_risk),
        "standard_deviation": base.standard_deviation,
        "average_wager": float(base.average_wager),
        "decisions": {name: float(share) for name, share in base.decisions.items()},
        "results": {result.value: float(share) for result, share in base.results.items()},
        "dealer_qualifies": float(base.dealer_qualifies),
        "total_weight": base.distribution.deals,
        "distribution": [
            {"net": str(net), "weight": weight, "probability": weight / base.distribution.deals}
            for net, weight in base.distribution.lines
        ],
    }


def break_even(figures: Figures) -> str:
    """Return what a river hand does whose 1x is worth exactly a fold: ``play`` or ``fold``."""
    return "play" if figures.ties_play else "fold"


def _trips(trips: Trips) -> dict[str, Any]:
    return {
        "house_edge": float(trips.house_edge),
        "exact": str(trips.house_edge),
        "hit_frequency": float(trips.hit_frequency),
        "standard_deviation": trips.standard_deviation,
    }


def _combined(combined: Combined) -> dict[str, Any]:
    return {
        "trips_per_ante": "1",
        "ev": float(combined.ev),
        "covariance": float(combined.covariance),
        "standard_deviation": combined.standard_deviation,
    }


def _dark(net: Distribution) -> dict[str, Any]:
    return {"ev": float(net.mean), "exact": str(net.mean), "standard_deviation": net.standard_deviation}


@dataclass(frozen=True, slots=True)
class Number:
    """One figure as the texts of ``check`` and ``compare`` list it."""

    key: str
    """Its part and name in the JSON: ``base.house_edge``."""
    label: str
    value: Fraction | float
    share: bool = False
    """Whether it is shown in percent."""

    @property
    def is_decision(self) -> bool:
        """Whether it is how often a decision is taken."""
        return self.key.startswith("base.decisions.")

    @property
    def text(self) -> str:
        """The value to six decimals."""
        return _text(self.value, self.share)

    @property
    def exact(self) -> str:
        """The value as a fraction; empty where it is none."""
        return exact_words(self.value) if isinstance(self.value, Fraction) else ""

    def less(self, other: Number) -> tuple[Fraction | float, str]:
        """Return the difference to another value of the same figure, and its text with a sign."""
        difference = self.value - other.value
        return difference, ("+" if difference > 0 else "") + _text(difference, self.share)


def _text(value: Fraction | float, share: bool) -> str:
    return percent_words(value, 6) if share else number_words(value, 6)


PARTS = {
    "base": "Ante, Blind and Play",
    "trips": "Trips",
    "combined": "With Trips of one Ante",
    "dark": "Dark box, Play fixed before the deal",
}
"""The parts of the JSON and what the texts call them."""


def part_words(part: str) -> str:
    """Return what the texts call a part of the JSON."""
    return _(PARTS[part])


def numbers(figures: Figures) -> list[Number]:
    """Return every figure but the distributions."""
    return [
        *_base_numbers(figures.base),
        *(_trips_numbers(figures.trips) if figures.trips else ()),
        *(_combined_numbers(figures.combined) if figures.combined else ()),
        *_dark_numbers(figures.dark),
    ]


def _base_numbers(base: Base) -> Iterable[Number]:
    yield Number("base.house_edge", _("house edge, of the Ante"), base.house_edge, share=True)
    yield Number(
        "base.edge_on_ante_and_blind", _("house edge, of Ante and Blind"), base.edge_on_ante_and_blind, share=True
    )
    yield Number("base.element_of_risk", _("element of risk, of all money bet"), base.element_of_risk, share=True)
    yield Number("base.standard_deviation", _("standard deviation, Antes"), base.standard_deviation)
    yield Number("base.average_wager", _("average wager, Antes"), base.average_wager)
    for name, share in base.decisions.items():
        yield Number(f"base.decisions.{name}", ending_words(name), share, share=True)
    for result, share in base.results.items():
        yield Number(f"base.results.{result.value}", result_words(result), share, share=True)
    yield Number("base.dealer_qualifies", _("dealer qualifies"), base.dealer_qualifies, share=True)


def _trips_numbers(trips: Trips) -> Iterable[Number]:
    yield Number("trips.house_edge", _("house edge, of the bet"), trips.house_edge, share=True)
    yield Number("trips.hit_frequency", _("hit frequency"), trips.hit_frequency, share=True)
    yield Number("trips.standard_deviation", _("standard deviation, bets"), trips.standard_deviation)


def _combined_numbers(combined: Combined) -> Iterable[Number]:
    yield Number("combined.house_edge", _("house edge, of the Ante"), -combined.ev, share=True)
    yield Number("combined.covariance", _("covariance, square Antes"), combined.covariance)
    yield Number("combined.standard_deviation", _("standard deviation, Antes"), combined.standard_deviation)


def _dark_numbers(dark: Mapping[int, Distribution]) -> Iterable[Number]:
    for multiple, net in dark.items():
        yield Number(
            f"dark.{multiple}.house_edge",
            _("house edge with {multiple}x").format(multiple=multiple),
            -net.mean,
            share=True,
        )
        deviation = _("standard deviation with {multiple}x, Antes").format(multiple=multiple)
        yield Number(f"dark.{multiple}.standard_deviation", deviation, net.standard_deviation)


def rows(figures: Figures) -> list[Row]:
    """Return every figure but the distribution, a heading before each part; decisions never taken are left out."""
    found: list[Row] = []
    shown = [number for number in numbers(figures) if number.value or not number.is_decision]
    for part, of_part in groupby(shown, key=lambda number: number.key.partition(".")[0]):
        found.append((part_words(part), "", ""))
        found += [(f"  {number.label}", number.text, number.exact) for number in of_part]
        if part == "base":
            found.append((f"  {_('break-even river hands')}", ending_words(break_even(figures)), ""))
    return found


def distribution_rows(net: Distribution) -> list[Row]:
    """Return every result: the net in Antes, of how many deals, and their share."""
    return [
        (exact_words(result), f"{weight:,}", percent_words(Fraction(weight, net.deals), 8))
        for result, weight in net.lines
    ]
