"""What ``uth simulate`` prints: rows of text, and JSON with a value and its standard error for every figure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import isnan
from typing import TYPE_CHECKING, Any

from uth.cli.figures import part_words
from uth.game.settlement import Result
from uth.i18n import gettext as _
from uth.i18n import ngettext
from uth.words.figures import ending_words, number_words, percent_words
from uth.words.hands import category_words
from uth.words.settlement import result_words

if TYPE_CHECKING:
    from uth.bulk.estimates import Estimate, NetEstimates, Simulation

Row = tuple[str, str, str]
"""What it is, its value, and its standard error."""


def title(found: Simulation) -> str:
    """Return what was simulated, so that it can be repeated."""
    boxes = ngettext("{count} box", "{count} boxes", found.boxes).format(count=found.boxes)
    rounds = ngettext("{count:,} round", "{count:,} rounds", found.rounds).format(count=found.rounds)
    seeds = ngettext("seed {seeds}", "seeds {seeds}", len(found.seeds)).format(seeds=", ".join(found.seeds))
    return _('{table}, strategy "{strategy}", {boxes}: {rounds}, {seeds}; a negative edge is the player\'s').format(
        table=found.table.name, strategy=found.strategy, boxes=boxes, rounds=rounds, seeds=seeds
    )


def rows(found: Simulation) -> list[Row]:
    """Return every figure, a heading before each part."""
    return list(_rows(found))


def _rows(found: Simulation) -> Iterator[Row]:
    yield part_words("base"), "", ""
    yield _share(_("house edge, of the Ante"), found.base.house_edge)
    yield from _spread(found.base, found.boxes)
    yield _number(_("average wager, Antes"), found.average_wager)
    for name, share in found.decisions.items():
        if share.value:
            yield _share(ending_words(name), share)
    for result, share in found.results.items():
        if share.value and result is not Result.FOLD:
            yield _share(result_words(result), share)
    yield _share(_("dealer qualifies"), found.dealer_qualifies)
    if found.trips and found.combined and found.trips_hit:
        yield part_words("trips"), "", ""
        yield _share(_("house edge, of the bet"), found.trips.house_edge)
        yield _share(_("hit frequency"), found.trips_hit)
        yield from _spread(found.trips, found.boxes)
        yield part_words("combined"), "", ""
        yield _share(_("house edge, of the Ante"), found.combined.house_edge)
        yield from _spread(found.combined, found.boxes)
    yield _("Hands, folded or not"), "", ""
    for category, share in reversed(found.hands.items()):
        yield _share(category_words(category), share)


def note(found: Simulation) -> str:
    """Return what was dealt apart, and where it counts; nothing if there was no need."""
    if not found.dealt_apart:
        return ""
    return _(
        "Dealt apart, being too rare for so many rounds: {hands}. In edges, standard deviations and correlations they "
        "count as often as they come in all deals; every other figure is as it came."
    ).format(hands=", ".join(map(category_words, found.dealt_apart)))


def _spread(net: NetEstimates, boxes: int) -> Iterator[Row]:
    yield _number(_("standard deviation"), net.standard_deviation)
    if net.correlation is not None:
        yield _number(_("correlation between two boxes"), net.correlation)
        yield _number(_("standard deviation of all {boxes} boxes").format(boxes=boxes), net.round_deviation)


def _share(name: str, share: Estimate) -> Row:
    return f"  {name}", percent_words(share.value), _error(percent_words(share.error))


def _number(name: str, value: Estimate) -> Row:
    return f"  {name}", number_words(value.value), _error(number_words(value.error))


def _error(words: str) -> str:
    return "-" if "nan" in words else words


def as_json(typed: str, found: Simulation) -> dict[str, Any]:
    """Return the document: names as in the JSON of ``check``, each figure as its value and error (null: not known)."""
    trips = None
    if found.trips and found.trips_hit:
        trips = {**_net(found.trips), "hit_frequency": _json(found.trips_hit)}
    return {
        "table": typed,
        "strategy": found.strategy,
        "boxes": found.boxes,
        "rounds": found.rounds,
        "seeds": list(found.seeds),
        "dealt_apart": [str(hand) for hand in found.dealt_apart],
        "base": {
            **_net(found.base),
            "average_wager": _json(found.average_wager),
            "decisions": _each(found.decisions),
            "results": _each(found.results),
            "dealer_qualifies": _json(found.dealer_qualifies),
        },
        "trips": trips,
        "combined": {"trips_per_ante": "1", **_net(found.combined)} if found.combined else None,
        "hands": _each(found.hands),
    }


def _net(net: NetEstimates) -> dict[str, Any]:
    return {
        "ev": _json(net.ev),
        "house_edge": _json(net.house_edge),
        "standard_deviation": _json(net.standard_deviation),
        "correlation": _json(net.correlation) if net.correlation else None,
        "round_standard_deviation": _json(net.round_deviation),
    }


def _each(shares: Mapping[Any, Estimate]) -> dict[str, Any]:
    return {str(name): _json(share) for name, share in shares.items()}


def _json(estimate: Estimate) -> dict[str, float | None]:
    return {"value": _known(estimate.value), "error": _known(estimate.error)}


def _known(number: float) -> float | None:
    return None if isnan(number) else number
