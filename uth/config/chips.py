"""The chips of a table file, its float, and whether they fit together."""

from __future__ import annotations

import itertools
from operator import attrgetter

from uth.chips import Chip, Colour
from uth.config.codecs import MONEY, Codec, choice, several, whole
from uth.config.places import Place, Wrong
from uth.config.records import Found, keyed, record
from uth.i18n import gettext as _
from uth.yaml_nodes import Mapping, Scalar

_CHIP: Codec[Chip] = record(Chip, keyed(value=MONEY, colour=choice(Colour)))


def _read_chips(place: Place) -> tuple[Chip, ...]:
    example = "[{value: 1, colour: white}, {value: 5, colour: red}]"
    chips = several(_CHIP, example, least=1, most=20, order=attrgetter("value")).read(place)
    for lower, higher in itertools.pairwise(chips):
        if lower.value == higher.value:
            raise place.wrong(_("two chips are worth {amount}").format(amount=place.money.format(lower.value)))
    return chips


CHIPS: Codec[tuple[Chip, ...]] = Codec(_read_chips, several(_CHIP, "").write)


def _read_float(place: Place) -> tuple[tuple[int, int], ...]:
    if not isinstance(place.node, Mapping):
        raise place.expected(
            _("chip values with a number of chips, such as {example}").format(example="{5: 200, 25: 100}")
        )
    rack: dict[int, int] = {}
    failed = False
    for key, node in place.node.pairs:
        here = place.below(key.text, node, key.line, key.column)
        try:
            value = MONEY.read(place.below(key.text, Scalar(key.text, key.line), key.line, key.column))
            if value in rack:
                raise here.wrong(_("is there twice"))
            rack[value] = whole(0, 100_000).read(here)
        except Wrong:
            failed = True
    if failed:
        raise Wrong
    return tuple(sorted(rack.items()))


FLOAT: Codec[tuple[tuple[int, int], ...]] = Codec(
    _read_float, lambda rack, money: {money.format(value): number for value, number in rack}
)


def check_chips(found: Found) -> None:
    """Report a smallest chip or a float that the chips do not have; the lowest is the smallest if none is given."""
    if not found.good("chips"):
        return
    values = [chip.value for chip in found.values["chips"]]
    listed = ", ".join(found.place.money.format(value) for value in values)
    if found.values["smallest_chip"] is None:
        found.values["smallest_chip"] = values[0]
    elif found.good("smallest_chip") and found.values["smallest_chip"] not in values:
        found.fault(
            found.at("smallest_chip"),
            _("expected the value of one of the chips: {listed}").format(listed=listed),
        )
    for value in dict(found.values["float"]) if found.good("float") else ():
        if value not in values:
            amount = found.place.money.format(value)
            found.fault(
                found.at("float"),
                _("there is no chip of {amount}: the chips are {listed}").format(amount=amount, listed=listed),
            )
