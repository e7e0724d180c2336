"""Mappings of fixed keys: how they are read into records, with every problem told, and written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from collections.abc import Mapping as MappingOf
from dataclasses import dataclass, fields
from typing import Any

from uth.chips import Currency
from uth.config.codecs import Codec, Data, T, or_list
from uth.config.places import Place, Wrong
from uth.i18n import gettext as _
from uth.problems import nearest
from uth.yaml_nodes import Mapping


@dataclass(frozen=True, slots=True)
class Field:
    """A key of a mapping: the attribute it fills and how its value is read and written."""

    attribute: str
    codec: Codec[Any]
    optional: bool = False
    """Not written while it is empty; whether a file may leave it out is for the defaults to say."""
    kept: bool = True
    """False for a key that is read and checked but is no attribute."""


@dataclass(slots=True)
class Found:
    """What a mapping held: values by attribute, defaults filled in, and where each given key is."""

    place: Place
    values: dict[str, Any]
    places: dict[str, Place]
    wrong: set[str]

    def good(self, *attributes: str) -> bool:
        """Return whether none of the attributes has a problem: only then may they be compared."""
        return not self.wrong.intersection(attributes)

    def fault(self, here: Place, message: str) -> None:
        """Report what comparing values has shown; nothing is made of the mapping then."""
        here.wrong(message)
        self.wrong.add("")

    def at(self, *attributes: str) -> Place:
        """Return the place of the first of the attributes that the file gives, else of the mapping."""
        return next((self.places[name] for name in attributes if name in self.places), self.place)


Check = Callable[[Found], None]
Defaults = Callable[[Currency], MappingOf[str, Any]]
Reserved = MappingOf[str, Callable[[], str]]
"""Keys that are refused, each with what says why."""


def keyed(**codecs: Codec[Any]) -> dict[str, Field]:
    """Return the fields whose keys are their attributes with spaces for underscores."""
    return {name.replace("_", " "): Field(name, codec) for name, codec in codecs.items()}


def defaults_of(record: Any) -> Defaults:
    """Return the attributes of a dataclass instance as the defaults of its mapping."""
    return lambda _: {field.name: getattr(record, field.name) for field in fields(record)}


def record(
    make: Callable[..., T],
    keys: MappingOf[str, Field],
    *,
    defaults: Defaults = lambda _: {},
    checks: tuple[Check, ...] = (),
    reserved: Reserved | None = None,
) -> Codec[T]:
    """A mapping of fixed keys that becomes ``make(**attributes)``; a key is required if *defaults* has no value for it.

    *checks* compare the values with one another; *reserved* says why a key that is not among *keys* is refused.
    """
    dropped = {field.attribute for field in keys.values() if not field.kept}

    def read(place: Place) -> T:
        found = read_keys(place, keys, defaults(place.money), reserved or {})
        for check in checks:
            check(found)
        if found.wrong:
            raise Wrong
        return make(**{name: value for name, value in found.values.items() if name not in dropped})

    def write(value: T, money: Currency) -> Data:
        attributes = ((key, field, getattr(value, field.attribute)) for key, field in keys.items() if field.kept)
        return {
            key: field.codec.write(attribute, money)
            for key, field, attribute in attributes
            if attribute or not field.optional
        }

    return Codec(read, write)


def read_keys(place: Place, keys: MappingOf[str, Field], defaults: MappingOf[str, Any], reserved: Reserved) -> Found:
    """Read a mapping: every unknown, missing or wrong key is reported, and the rest is read all the same."""
    if not isinstance(place.node, Mapping):
        raise place.expected(_("keys such as {keys}").format(keys=or_list(list(keys)[:2])))
    found = Found(place, dict(defaults), {}, set())
    meant = set()
    for key, node in place.node.pairs:
        here = place.below(key.text, node, key.line, key.column)
        if key.text in keys:
            _read_field(found, keys[key.text], here)
        else:
            meant.add(refuse_key(here, keys, reserved))
            found.wrong.add("")
    for key_name, field in keys.items():
        if field.attribute not in found.values and field.attribute not in found.wrong:
            found.wrong.add(field.attribute)
            if key_name not in meant:
                place.wrong(_('"{key}" is missing').format(key=key_name))
    return found


def _read_field(found: Found, field: Field, here: Place) -> None:
    found.places[field.attribute] = here
    try:
        found.values[field.attribute] = field.codec.read(here)
    except Wrong:
        found.wrong.add(field.attribute)


def refuse_key(
    here: Place, keys: Iterable[str], reserved: Reserved, slang: MappingOf[str, str] | None = None
) -> str | None:
    """Report a key that is not known here, with the reason, the nearest known key, or all of them.

    The nearest key is returned: it is then not missing besides.
    """
    key = here.path[-1]
    if key in reserved:
        here.wrong(reserved[key]())
        return None
    near = (slang or {}).get(key) or nearest(key, keys)
    here.wrong(
        _('unknown key (did you mean "{near}"?)').format(near=near)
        if near
        else _("unknown key: expected {keys}").format(keys=or_list(keys))
    )
    return near
