"""The keys of a lesson file, each with its kind of value; what needs the table is compared in ``lesson_file``."""

from __future__ import annotations

from collections.abc import Mapping as MappingOf
from fractions import Fraction

from uth.chips import Currency
from uth.config.codecs import YES_NO, Codec, Data, choice, format_up_to, or_list, several, text, whole
from uth.config.places import Place, Wrong
from uth.config.records import Field, Found, keyed, read_keys
from uth.i18n import gettext as _
from uth.profile import Fault
from uth.school.dealing.acts import Protection
from uth.school.dealing.irregular import What
from uth.school.dealing.players import Sort
from uth.school.dealing.wished import what_of
from uth.school.pace import Targets
from uth.school.plan import MOST, Feedback
from uth.school.score import FULL
from uth.school.skills import MIXED, Skill
from uth.yaml_nodes import Scalar

FORMAT = 1
"""The format of lesson files that this version reads."""
LONGEST = 600
"""So many minutes a lesson, or a part of it, may be limited to."""
MOST_PARTS = 40
MOST_WEIGHT = 100
_SLOWEST = 3600
_MIXED = "mixed"
_DRILLS = (*(skill.value for skill in Skill), _MIXED)

FULL_TABLE = ("rounds", "boxes", "players", "faults", "harm", "only")
"""The keys of a part that mean something where whole rounds are dealt."""


def _unwritten(_value: object, _money: Currency) -> Data:
    raise TypeError("lesson files are read, not written")


def _read_drill(place: Place) -> tuple[Skill, ...]:
    what = or_list(_DRILLS)
    word = place.word(what).replace("-", " ")
    if word not in _DRILLS:
        raise place.expected(what, like=_DRILLS)
    return MIXED if word == _MIXED else (Skill(word),)


_DRILL: Codec[tuple[Skill, ...]] = Codec(_read_drill, _unwritten)
_SEVERAL_DRILLS = several(_DRILL, "[read, compare]", least=1)


def _read_drills(place: Place) -> tuple[Skill, ...]:
    """One drill, or a list of them; none is there twice."""
    if isinstance(place.node, Scalar):
        return _DRILL.read(place)
    return tuple(dict.fromkeys(skill for skills in _SEVERAL_DRILLS.read(place) for skill in skills))


def _read_seconds(place: Place) -> int:
    """A time in milliseconds."""
    what = _("seconds from 0 to {most}, such as 4.5").format(most=_SLOWEST)
    written = place.text(what)
    try:
        value = Fraction(written) if len(written) < 12 else Fraction(-1)
    except (ValueError, ZeroDivisionError):
        value = Fraction(-1)
    if not 0 <= value <= _SLOWEST:
        raise place.expected(what)
    return int(value * 1000)


_SECONDS: Codec[int] = Codec(_read_seconds, _unwritten)
_PACES = tuple(Targets.__dataclass_fields__)


def _read_targets(place: Place) -> MappingOf[str, int]:
    """The targets that the file gives, by name."""
    found = read_keys(place, {pace: Field(pace, _SECONDS) for pace in _PACES}, dict.fromkeys(_PACES), {})
    if found.wrong:
        raise Wrong
    return {pace: time for pace, time in found.values.items() if time is not None}


_TARGETS: Codec[MappingOf[str, int]] = Codec(_read_targets, _unwritten)
_BOX = whole(1, 8)
_BOXES = several(_BOX, "[1, 2, 3]", least=1, order=lambda box: box)


def _read_boxes(place: Place) -> int | tuple[int, ...]:
    """How many boxes are played, or which."""
    if isinstance(place.node, Scalar):
        return _BOX.read(place)
    return _BOXES.read(place)


_HAPPENINGS = tuple(what.value for what in (*Fault, *Protection))


def _read_happening(place: Place) -> What:
    what = _("the name of an irregularity or event ({command} lists them)").format(command="uth train deal --list")
    word = place.word(what)
    if word not in _HAPPENINGS:
        raise place.expected(what, like=_HAPPENINGS)
    return what_of(word)


_HAPPENING: Codec[What] = Codec(_read_happening, _unwritten)
_MINUTES = whole(1, LONGEST)
_PERCENT = whole(0, 100)


_SORT = choice(Sort)
# With its place no item is there twice: two players may be of one sort.
_PLACED: Codec[tuple[tuple[str, ...], Sort]] = Codec(lambda place: (place.path, _SORT.read(place)), _unwritten)
_SORTS = several(_PLACED, "[skilled, slow]", least=1)


def _read_players(place: Place) -> tuple[Sort, ...]:
    """What the players are, in the order of the boxes; the same sort may come twice."""
    if isinstance(place.node, Scalar):
        return (_SORT.read(place),)
    return tuple(sort for _place, sort in _SORTS.read(place))


_HAPPENED = several(_HAPPENING, "[shuffler jam, peek]", least=1)


def _read_only(place: Place) -> tuple[What, ...]:
    """What happens: one thing, or a list."""
    return (_HAPPENING.read(place),) if isinstance(place.node, Scalar) else _HAPPENED.read(place)


PART_KEYS = {
    **keyed(title=text(100)),
    "drills": Field("drills", Codec(_read_drills, _unwritten)),
    **keyed(exercises=whole(1, MOST), minutes=_MINUTES, weight=whole(1, MOST_WEIGHT), feedback=choice(Feedback)),
    "targets": Field("targets", _TARGETS),
    **keyed(rounds=whole(1, MOST)),
    "boxes": Field("boxes", Codec(_read_boxes, _unwritten)),
    "players": Field("players", Codec(_read_players, _unwritten)),
    **keyed(faults=_PERCENT, harm=_PERCENT),
    "only": Field("only", Codec(_read_only, _unwritten)),
}
_PART_DEFAULTS = dict.fromkeys(key for key in PART_KEYS if key not in ("title", "drills"))


def _read_part(place: Place) -> Found:
    return read_keys(place, PART_KEYS, _PART_DEFAULTS, {})


def _read_parts(place: Place) -> tuple[Found, ...]:
    part = Codec(_read_part, _unwritten)
    return several(part, "[{title: Hands, drills: read, exercises: 20}]", least=1, most=MOST_PARTS).read(place)


KEYS = {
    "format": Field("format", format_up_to(FORMAT), kept=False),
    **keyed(title=text(100), table=text(500), profile=text(500), seed=text(100), minutes=_MINUTES),
    "pass": Field("enough", whole(0, FULL)),
    "missed come back": Field("adaptive", YES_NO),
    **keyed(feedback=choice(Feedback)),
    "targets": Field("targets", _TARGETS),
    "parts": Field("parts", Codec(_read_parts, _unwritten)),
}
_DEFAULTS: MappingOf[str, object] = {
    "table": "standard", "profile": None, "minutes": None, "enough": 0, "adaptive": False,
    "feedback": Feedback.AT_ONCE, "targets": {},
}  # fmt: skip


def keys_of(place: Place) -> Found:
    """Read the keys of a lesson file, each by itself; ``parts`` are what each part holds."""
    return read_keys(place, KEYS, _DEFAULTS, {})
