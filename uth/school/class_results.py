"""What came of a class: the attempts of all its trainees put together, and what most of them do wrong.

Everything counts as it was ruled: what a trainer has overridden is no mistake here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from uth.school.dealing.areas import Area, summed
from uth.school.findings import Mistake, Weight
from uth.school.keeping import Done
from uth.school.past import Past, past
from uth.school.result import Result
from uth.school.score import Share
from uth.train.grouping import grouped

Areas = tuple[tuple[Area, Share], ...]


@dataclass(frozen=True)
class Ruled(Done):
    """An answer as it counts. *earned*: the points after what a trainer ruled; a round that was left has none."""

    earned: int

    @property
    def points(self) -> int:
        """What the exercise earned, of ``score.FULL``."""
        return self.earned


@dataclass(frozen=True)
class Trainee:
    """Somebody in a class.

    :ivar results: of the attempts, the earliest first.
    :ivar past: everything that was answered in them, summed up.
    :ivar areas: the points of each area of the rounds that were dealt, as they were marked.
    """

    name: str
    results: tuple[Result, ...]
    past: Past
    areas: Areas

    @property
    def took(self) -> int:
        """The time at the table, in milliseconds."""
        return sum(result.attempt.took for result in self.results)

    @property
    def score(self) -> Fraction:
        """The score of an attempt on average, of ``score.FULL``, as it was ruled."""
        return sum((result.ruled for result in self.results), Fraction(0)) / len(self.results)

    @property
    def tested(self) -> int:
        """How many attempts could be passed."""
        return sum(result.passed is not None for result in self.results)

    @property
    def passed(self) -> int:
        """How many were."""
        return sum(result.passed is True for result in self.results)


@dataclass(frozen=True, slots=True)
class Made:
    """A mistake of the class: how often it was made, and by how many trainees."""

    mistake: Mistake
    weight: Weight
    times: int
    trainees: int


@dataclass(frozen=True)
class ClassResults:
    """A class.

    :ivar trainees: by name.
    :ivar past: everything that was answered by all, summed up.
    :ivar mistakes: the heaviest first, and of one weight that first which most trainees make.
    """

    trainees: tuple[Trainee, ...]
    past: Past
    areas: Areas
    mistakes: tuple[Made, ...]

    @property
    def attempts(self) -> int:
        """How many attempts there are."""
        return sum(len(trainee.results) for trainee in self.trainees)

    @property
    def took(self) -> int:
        """The time at the table of all together, in milliseconds."""
        return sum(trainee.took for trainee in self.trainees)


def name_of(text: str) -> str:
    """Return a name as it is compared: the same person may be written in another case, or with other spaces."""
    return " ".join(text.split()).casefold()


def class_of(results: Iterable[Result], week_of: Callable[[int], str]) -> ClassResults:
    """Put attempts together, each of them counted once.

    *week_of*: names the week of a moment in milliseconds since 1970, UTC.
    """
    by_name = grouped(sorted(results, key=_began), lambda result: name_of(result.attempt.trainee))
    trainees = tuple(_trainee(some, week_of) for _name, some in sorted(by_name.items()))
    everything = sorted((result for some in by_name.values() for result in some), key=_began)
    return ClassResults(trainees, past(_answers(everything), week_of), _areas(everything), tuple(_made(trainees)))


def _began(result: Result) -> int:
    return result.attempt.began


def _trainee(results: Sequence[Result], week_of: Callable[[int], str]) -> Trainee:
    name = " ".join(results[0].attempt.trainee.split())
    return Trainee(name, tuple(results), past(_answers(results), week_of), _areas(results))


def _answers(results: Iterable[Result]) -> tuple[Ruled, ...]:
    return tuple(answer for result in results for answer in _answers_of(result))


def _answers_of(result: Result) -> Iterator[Ruled]:
    at = result.attempt.began
    for part, done in result.done:
        mark, judged = done.mark, done.judged
        at += mark.took
        yield Ruled(
            at=at,
            skill=mark.skill,
            kind=mark.kind,
            findings=tuple((finding.mistake, finding.weight) for finding in judged.findings),
            paces=mark.paces,
            targets=part.part.plan.targets,
            took=mark.took,
            right=judged.right and done.ruled > 0,
            earned=done.ruled,
        )


def _areas(results: Iterable[Result]) -> Areas:
    """The points of the areas of the round, over all rounds of all attempts."""
    parts = [part for result in results for part in result.parts]
    dealt = [found for part in parts if (found := summed(part.run.plan, part.run.marks)) is not None]
    shares = [each for found in dealt for each in found.areas]
    return tuple((area, _together(share for of, share in shares if of is area)) for area in Area if _has(shares, area))


def _has(shares: Iterable[tuple[Area, Share]], area: Area) -> bool:
    return any(of is area for of, _share in shares)


def _together(shares: Iterable[Share]) -> Share:
    some = tuple(shares)
    asked = sum(share.asked for share in some)
    points = sum((share.score * share.asked for share in some), Fraction(0))
    return Share(asked, sum(share.right for share in some), points / asked if asked else Fraction(0))


def _made(trainees: Sequence[Trainee]) -> list[Made]:
    found = grouped((each for trainee in trainees for each in trainee.past.mistakes), lambda each: (each[0], each[1]))
    made = [
        Made(mistake, weight, sum(count for *_, count in some), len(some)) for (mistake, weight), some in found.items()
    ]
    return sorted(made, key=lambda each: (each.weight, -each.trainees, -each.times, each.mistake))
