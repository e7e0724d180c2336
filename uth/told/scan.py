"""Bets from a typed line, read from left to right: a box, what shall lie there, the next box."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from uth.told.requests import Change, Lay
from uth.told.tokens import NotUnderstood, Number, Times, Token, multiple_of
from uth.told.vocabulary import Word

_NOTHING = Change()


def lay_of(read: Sequence[Token]) -> Lay:
    """Return the bets of a line.

    :raises NotUnderstood: if it is no such line.
    """
    scanner = _Scanner([token for token in read if token not in (Word.BET, Word.BETS)])
    steps = tuple(scanner.steps())
    if not steps and not scanner.deal:
        raise NotUnderstood
    return Lay(steps, scanner.deal)


class _Scanner:
    """*deal*: the line ends with a deal."""

    def __init__(self, read: Sequence[Token]) -> None:
        self.deal = False
        self._left = list(read)
        self._now = _NOTHING
        """What is read of the box so far."""

    def steps(self) -> Iterator[Change | Word]:
        """Read the line to its end."""
        while self._left:
            token = self._left.pop(0)
            if self.deal and token is not Word.AGAIN:
                raise NotUnderstood(str(token))
            match token:
                case Word.BOX | Word.ALL:
                    yield from self._finished()
                    self._begin(token)
                case Word.REBET | Word.DOUBLE | Word.UNDO:
                    yield from self._finished()
                    yield token
                case Word.CLEAR:
                    yield from self._clear()
                case Word.DEAL:
                    yield from self._finished()
                    self.deal = True
                case Word.AGAIN if self.deal:
                    pass
                case _:
                    self._read(token)
        yield from self._finished()

    def _finished(self) -> Iterator[Change]:
        """What is read of the box, if anything; a box that was only named is not understood."""
        done, self._now = self._now, _NOTHING
        if done != _NOTHING:
            if done == Change(done.boxes, done.all):
                raise NotUnderstood(Word.ALL if done.all else Word.BOX)
            yield done

    def _begin(self, token: Word) -> None:
        if token is Word.ALL:
            if self._left[:1] == [Word.BOX]:
                del self._left[0]
            self._now = Change(all=True)
        else:
            self._now = Change(self._boxes())

    def _boxes(self) -> tuple[int, ...]:
        """The numbers behind ``box``: ``2``, ``2 3``, ``2 to 4``."""
        boxes: list[int] = []
        while self._left and (isinstance(self._left[0], Number) or (boxes and self._left[0] is Word.TO)):
            token = self._left.pop(0)
            if isinstance(token, Number):
                boxes.append(token.count)
            else:
                boxes += self._up_to(boxes[-1])
        if not boxes:
            raise NotUnderstood(Word.BOX)
        return tuple(dict.fromkeys(boxes))

    def _up_to(self, first: int) -> range:
        last = self._number().count
        if last <= first:
            raise NotUnderstood(str(last))
        return range(first + 1, last + 1)

    def _clear(self) -> Iterator[Change | Word]:
        """``clear``, ``clear box 2``, ``box 2 clear``."""
        if self._now != _NOTHING:
            self._now = replace(self._now, clear=True)
            yield from self._finished()
        elif self._left[:1] in ([Word.BOX], [Word.ALL]):
            self._begin(Word(str(self._left.pop(0))))
            self._now = replace(self._now, clear=True)
            yield from self._finished()
        else:
            yield Word.CLEAR

    def _read(self, token: Token) -> None:
        match token:
            case Word.ANTE:
                self._now = replace(self._now, ante=self._number().text)
            case Word.TRIPS:
                self._now = replace(self._now, trips=self._number().text)
            case Word.BLIND:
                self._now = replace(self._now, blind=self._number().text)
            case Word.SEEN:
                self._now = replace(self._now, seen=True)
            case Word.DARK | Word.PLAY:
                self._now = replace(self._now, dark=self._multiple())
            case Times():
                self._left.insert(0, token)
                self._now = replace(self._now, dark=self._multiple())
            case Number():
                self._before_its_bet(token)
            case _:
                raise NotUnderstood(str(token))

    def _number(self) -> Number:
        match self._left[:1]:
            case [Number() as number]:
                del self._left[0]
                return number
            case _:
                raise NotUnderstood

    def _multiple(self) -> int:
        match self._left[:1]:
            case [(Number() | Times()) as token]:
                del self._left[0]
                if self._left[:1] == [Word.DARK]:
                    del self._left[0]
                return multiple_of(token)
            case _:
                return 0

    def _before_its_bet(self, number: Number) -> None:
        """``10 ante``, or ``10`` alone for an Ante."""
        match self._left[:1]:
            case [(Word.ANTE | Word.TRIPS | Word.BLIND) as bet]:
                self._left[0] = number
                self._left.insert(0, bet)
            case [] if self._now == _NOTHING:
                self._now = replace(self._now, ante=number.text)
            case _:
                raise NotUnderstood(number.text)
