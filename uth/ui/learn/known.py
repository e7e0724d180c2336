"""What a player knows of the chart of starting hands, by all that was practised: by hand and by family. No pygame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from uth.cards import hole_name
from uth.table import Street, Table
from uth.train.drills.charted import Asked
from uth.train.drills.family import family_rule
from uth.train.families import all_families, sister
from uth.words.strategy import share_words

_KEY = f"{Street.PREFLOP} "


def known_hands(answers: Iterable[tuple[str, bool]]) -> dict[str, Asked]:
    """Return what came of the starting hands among answers, by name; each is (key of its kind, whether right)."""
    found: dict[str, Asked] = {}
    for kind, right in answers:
        if kind.startswith(_KEY):
            name = kind.removeprefix(_KEY)
            found[name] = found.get(name, Asked()).after(right=right)
    return found


@dataclass(frozen=True, slots=True)
class Family:
    """A family of starting hands.

    :ivar rule: how it is played best, with its name; its name alone where that is not known.
    """

    rule: str
    asked: int
    right: int

    @property
    def share(self) -> str:
        """How much was right, in words; a dash where nothing was asked."""
        return share_words(Fraction(self.right, self.asked)) if self.asked else "–"


def families(table: Table, known: Mapping[str, Asked]) -> tuple[Family, ...]:
    """Return what is known by family at a table: the pairs, then from the aces down; one for both where suited and
    offsuit hands are all played alike.
    """
    return tuple(_families(table, known))


def _families(table: Table, known: Mapping[str, Asked]) -> Iterator[Family]:
    told = set[str]()
    for hands in all_families():
        rule = family_rule(table, hands[0])
        both = (*hands, *sister(hands[0])) if rule.alike else hands
        names = [hole_name(hole) for hole in both]
        if told.isdisjoint(names):
            told.update(names)
            yield _summed(rule.words or rule.name, names, known)


def _summed(rule: str, names: Iterable[str], known: Mapping[str, Asked]) -> Family:
    asked = [known[name] for name in names if name in known]
    return Family(rule, sum(each.asked for each in asked), sum(each.right for each in asked))
