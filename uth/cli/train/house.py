"""Which drill, at whose table: options that the commands of the dealer school share, and what they mean."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from uth.cli.history import filters
from uth.errors import UthError
from uth.i18n import gettext as _

if TYPE_CHECKING:
    from uth.school.house import House
    from uth.school.skills import Skill

MIXED = "mixed"
_COUNT = 20


class NoSuchDrill(UthError):
    """A drill that is not there."""


def add_options(parser: argparse.ArgumentParser, count: int = _COUNT) -> None:
    """Add the drill, its table, profile and seed; *count*: so many exercises where nothing else is said."""
    about = _("a drill's name, such as pay-bet, several names, or mixed")
    parser.add_argument("drill", nargs="+", metavar="NAME", help=about)
    add_house_options(parser)
    sentence = _("so many exercises ({count})").format(count=count)
    parser.add_argument("--n", type=filters.positive, default=count, metavar="N", help=sentence)


def add_house_options(parser: argparse.ArgumentParser) -> None:
    """Add ``--table`` and ``--profile``."""
    parser.add_argument("--table", metavar="T", default="standard", help=_("a table's name or file (standard)"))
    parser.add_argument("--profile", metavar="P", help=_("the house profile that rules on faults (the table's)"))


def names() -> tuple[str, ...]:
    """Return the drills' names as they are typed, in teaching order."""
    from uth.school.skills import Skill

    return tuple(skill.replace(" ", "-") for skill in Skill)


def skills_of(typed: list[str]) -> tuple[Skill, ...]:
    """Return the skills of the drills as they were typed: with spaces or dashes, in any case.

    :raises NoSuchDrill: which says what there is.
    """
    from uth.problems import meant, nearest, shown
    from uth.school.skills import MIXED as MIXED_SKILLS
    from uth.school.skills import Skill

    words = " ".join(typed).casefold().replace("-", " ").replace("_", " ").split()
    if words == [MIXED]:
        return MIXED_SKILLS
    found: list[Skill] = []
    while words:
        length = next((n for n in (2, 1) if " ".join(words[:n]) in tuple(Skill)), 0)
        if not length:
            known = [*names(), MIXED]
            hint = meant(nearest("-".join(words[:2]), known) or nearest(words[0], known))
            sentence = _('no drill is called "{name}"{hint}: expected {known}')
            raise NoSuchDrill(sentence.format(name=shown(" ".join(words)), hint=hint, known=", ".join(known)))
        found.append(Skill(" ".join(words[:length])))
        words = words[length:]
    return tuple(dict.fromkeys(found))


def house_of(options: argparse.Namespace) -> House:
    """Return the house of ``--table`` and ``--profile``.

    :raises UthError: if one of them cannot be found or has problems.
    """
    from uth.config import load_table
    from uth.config.profiles import load_profile
    from uth.school.house import House

    table = load_table(options.table).table
    return House(table, load_profile(table.procedure.faults if options.profile is None else options.profile))


def asked_at(skills: tuple[Skill, ...], house: House) -> tuple[Skill, ...]:
    """Return the skills that have something to ask at a house; of one alone that skill, whatever it has."""
    from uth.school.drill import drill_of

    return skills if len(skills) == 1 else tuple(skill for skill in skills if drill_of(skill).kinds(house))


def boxes(text: str) -> tuple[int, ...]:
    """Return boxes as they are typed: so many from the first, or their numbers.

    :raises ArgumentTypeError: if there are no such boxes at any table.
    """
    from uth.problems import shown

    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not parts or not all(part.isascii() and part.isdigit() and 0 < int(part[:3]) < 100 for part in parts):
        sentence = _('expected a number of boxes, or their numbers as in 1,3,5, got "{text}"')
        raise argparse.ArgumentTypeError(sentence.format(text=shown(text)))
    numbers = tuple(int(part) for part in parts)
    if len(set(numbers)) < len(numbers):
        raise argparse.ArgumentTypeError(_('box numbers stand once each, got "{text}"').format(text=shown(text)))
    return tuple(sorted(numbers)) if "," in text else tuple(range(1, numbers[0] + 1))
