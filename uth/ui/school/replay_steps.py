"""The moments of a dealt or settled round that is looked at again: one before the first act, then one after each.
No pygame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from uth.i18n import gettext as _
from uth.school.dealing.acts import Act, Burn, DealPacket, OfDealing, Timed, from_json
from uth.school.dealing.dealing import Dealing
from uth.school.dealing.saying import act_words
from uth.school.dealing.times import Part, part_of
from uth.school.dealt import shown
from uth.school.drills.deal import ACTS, dealt_round
from uth.school.exercise import Exercise, Given
from uth.school.findings import Finding
from uth.school.house import House
from uth.school.record import ActError
from uth.school.settling.acts import CallDealer, Finish
from uth.school.settling.handling import Handling
from uth.school.skills import BY_ACTS, Skill
from uth.train.felt.model import Felt
from uth.ui.school.replay_news import News, news_of
from uth.words import school_replay as words
from uth.words import school_settle as settle_words
from uth.words.hands import category_words

Table = Dealing | Handling
"""A round that is dealt, or one that is settled."""


@dataclass(frozen=True)
class Moment:
    """A round after one act.

    :ivar act: None before the first, and where a round was left or marked at its end.
    :ivar at: in milliseconds since the round began.
    :ivar part: to which part of the round it belongs.
    :ivar words: what was done.
    :ivar news: what came of it: what a player answers, what goes wrong, how the floor rules.
    :ivar found: what was wrong with the act; *so_far*: how much was found up to here.
    :ivar said: what was called of the dealer's hand.
    """

    act: Act | None
    at: int
    felt: Felt
    part: Part
    words: str
    news: tuple[News, ...] = ()
    found: tuple[Finding, ...] = ()
    so_far: int = 0
    said: tuple[str, ...] = ()

    @property
    def begins(self) -> bool:
        """Whether something goes wrong, or is done to the house, from here on."""
        return any(each.begins for each in self.news)


def is_replayed(skill: Skill) -> bool:
    """Return whether an exercise of a skill has acts that can be shown again."""
    return skill in BY_ACTS


def moments_of(exercise: Exercise, given: Given, findings: Sequence[Finding] = ()) -> tuple[Moment, ...]:
    """Return the moments of a round as it was dealt or settled.

    *findings*: those of its mark; what of them no act was found with is told at the end.

    :raises ActError: if the record cannot be read, or has an act that cannot be done in this round.
    :raises TypeError: if it is an exercise without acts.
    """
    acts = from_json(str(given.answer.get(ACTS, "[]")))
    took = max(given.times.values(), default=0)
    return moments_from(_start(exercise), exercise.house, acts, took, findings)


def moments_from(
    table: Table, house: House, acts: Iterable[Timed], took: int = 0, findings: Sequence[Finding] = ()
) -> tuple[Moment, ...]:
    """Return the moments of a round from a table as it lay before the first act.

    *took*: when all of it was over, in milliseconds, where that was after the last act.

    :raises ActError: at the first act that cannot be done.
    """
    walk = _Walk(table, house)
    for timed in acts:
        walk.go_on(timed.act, timed.at)
    return walk.ended(took, findings)


# --- act by act


class _Walk:
    """Does the acts of a round again, one after another."""

    def __init__(self, table: Table, house: House) -> None:
        self._house = house
        self._table = table
        part = Part.BETTING if isinstance(self._table, Dealing) else Part.SETTLEMENT
        self.moments = [Moment(None, 0, self._table.felt, part, words.before_words())]

    def go_on(self, act: Act, at: int) -> None:
        before, last = self._table, self.moments[-1]
        self._table = after = _after(before, act, at)
        found = _fresh(before, after)
        self.moments.append(
            Moment(
                act=act,
                at=max(at, last.at),
                felt=after.felt,
                part=_part(last.part, act),
                words=act_words(act, self._house),
                news=_news(before, after, act),
                found=found,
                so_far=last.so_far + len(found),
                said=_said(act) or last.said,
            )
        )

    def ended(self, at: int, findings: Sequence[Finding]) -> tuple[Moment, ...]:
        """Return all moments, with one more where something is left to be told at the end."""
        last, done = self.moments[-1], self._table.done
        found = _left_over(self.moments, findings)
        if not done and isinstance(self._table, Handling):
            # As it is marked: a settlement that was left ends as it lies.
            missed = _fresh(self._table, self._table.after(Finish(), at))
            found = (*missed, *_left_over([*self.moments, replace(last, found=missed)], findings))
        if done and not found:
            return tuple(self.moments)
        told = words.end_words() if done else words.left_words()
        end = replace(
            last, act=None, at=max(at, last.at), words=told, news=(), found=found,
            so_far=last.so_far + len(found),
        )  # fmt: skip
        return (*self.moments, end)


def _start(exercise: Exercise) -> Table:
    if exercise.skill is Skill.DEAL:
        return dealt_round(exercise).start
    return Handling.of(shown(exercise).state)


def _after(table: Table, act: Act, at: int) -> Table:
    if isinstance(table, Dealing):
        return table.after(act, at)
    if isinstance(act, OfDealing):
        raise ActError(_("the dealer's hand lies open: nothing is dealt or asked any more"))
    return table.after(act, at)


def _news(before: Table, after: Table, act: Act) -> tuple[News, ...]:
    """What came of an act; in a settlement alone nobody answers."""
    if isinstance(before, Handling) or isinstance(after, Handling):
        return ()
    return news_of(before.course, after.course, act)


def _part(before: Part, act: Act) -> Part:
    """The part that an act belongs to; what answers an irregularity belongs to the part in which that happens."""
    part = part_of(act)
    later = before in (Part.STREETS, Part.SETTLEMENT)
    if part is Part.TROUBLE or (later and isinstance(act, DealPacket | Burn)):
        return before
    return part


def _said(act: Act) -> tuple[str, ...]:
    if not isinstance(act, CallDealer):
        return ()
    return category_words(act.hand), settle_words.dealer_called(act.qualifies)


# --- what was wrong


def _fresh(before: Table, after: Table) -> tuple[Finding, ...]:
    """What was found with the last act: nothing is found twice, and what was found stays."""
    return (*_of_dealing(before, after), *_of_settling(_handling(before), _handling(after)))


def _of_dealing(before: Table, after: Table) -> tuple[Finding, ...]:
    if isinstance(before, Handling) or isinstance(after, Handling):
        return ()
    return after.findings[len(before.slips) : len(after.slips)]


def _of_settling(before: Handling | None, after: Handling | None) -> tuple[Finding, ...]:
    if after is None:
        return ()
    return after.findings[len(before.faults) if before is not None else 0 :]


def _handling(table: Table) -> Handling | None:
    return table if isinstance(table, Handling) else table.course.handling


def _left_over(moments: Sequence[Moment], findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """What a mark has besides what was found act by act: the words of a finding may have changed since."""
    found = Counter((each.mistake, each.place) for moment in moments for each in moment.found)
    left = []
    for finding in findings:
        key = finding.mistake, finding.place
        found[key] -= 1
        if found[key] < 0:
            left.append(finding)
    return tuple(left)
