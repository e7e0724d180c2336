"""What a typed line asks for. Whether it can be done is not known here."""

from __future__ import annotations

from collections.abc import Sequence

from uth.chips import Currency
from uth.game.model import Choice, play
from uth.store.coaching import Advice
from uth.told.requests import Advise, Buy, Choose, CutAt, On, Plain, Request
from uth.told.scan import lay_of
from uth.told.tokens import NotUnderstood, Number, Times, Token, multiple_of, tokens
from uth.told.vocabulary import TELLS, Asked, Word

_ALONE = (*TELLS, Word.QUIT, Word.TRY, Word.NEXT)
_PASSES = {Word.CHECK: Choice.CHECK, Word.FOLD: Choice.FOLD}
STRENGTHS = {
    Word.OFF: Advice.OFF,
    Word.AFTER: Advice.AFTER,
    Word.BEFORE: Advice.BEFORE,
    Word.HINT: Advice.HINT,
    Word.VALUES: Advice.VALUES,
}
"""How strong the advice can be made, by the word that is typed for it."""
_OF_A_DECISION = (Word.CHECK, Word.FOLD, Word.PLAY, Word.BET, Word.BOX)


def parse(line: str, asked: Asked, money: Currency) -> Request:
    """Return what *line* asks for in that moment.

    :raises NotUnderstood: if it means nothing there.
    """
    if not line.strip():
        return On()
    read = tokens(line, asked, money)
    if not read:
        raise NotUnderstood(line)
    first = read[0]
    if first is Word.ADVICE:
        return _advise(read)
    if isinstance(first, Word) and first in _ALONE:
        return Plain(first)
    if first is Word.BUY or (asked is Asked.CHIPS and isinstance(first, Number)):
        return _buy(read)
    if first in (Word.CUT, Word.NO) or (asked is Asked.CUT and isinstance(first, Number)):
        return _cut(read)
    if _decides(read, asked):
        return _choose(read)
    return lay_of(read)


def _decides(read: Sequence[Token], asked: Asked) -> bool:
    """Whether the line is a decision; one that comes too early or too late is one all the same."""
    if Word.CHECK in read or Word.FOLD in read:
        return True
    match list(read):
        case [Times()]:
            # With nothing said of a dark box it is the answer to a question that is over, and no bet.
            return True
        case [Word.PLAY, Times() | Number()] | [Word.BET, Times()] if asked is Asked.END:
            return True
    return asked is Asked.DECISION and all(token in _OF_A_DECISION or not isinstance(token, Word) for token in read)


def _advise(read: Sequence[Token]) -> Advise:
    match list(read):
        case [_]:
            return Advise()
        case [_, Word() as word] if word in STRENGTHS:
            return Advise(STRENGTHS[word])
        case _:
            raise NotUnderstood


def _buy(read: Sequence[Token]) -> Buy:
    match [token for token in read if token is not Word.BUY]:
        case []:
            return Buy()
        case [Number() as number]:
            return Buy(number.text)
        case _:
            raise NotUnderstood


def _cut(read: Sequence[Token]) -> Request:
    match [token for token in read if token is not Word.CARDS]:
        case [Word.CUT]:
            return CutAt()
        case [Number() as number] | [Word.CUT, Number() as number]:
            return CutAt(number.count)
        case [Word.NO] | [Word.NO, Word.CUT]:
            return Plain(Word.NO)
        case _:
            raise NotUnderstood


def _choose(read: Sequence[Token]) -> Choose:
    box, rest = _box(read)
    match rest:
        case [(Word.CHECK | Word.FOLD) as word]:
            return Choose(_PASSES[word], box)
        case [Word.PLAY | Word.BET]:
            return Choose(None, box)
        case [(Number() | Times()) as times] | [Word.PLAY | Word.BET, (Number() | Times()) as times]:
            return Choose(play(multiple_of(times)), box)
        case _:
            raise NotUnderstood


def _box(read: Sequence[Token]) -> tuple[int, list[Token]]:
    """The box that is named, 0 for none, and the rest of the line."""
    match list(read):
        case [Word.BOX, Number() as number, *rest] | [*rest, Word.BOX, Number() as number]:
            return number.count, rest
        case rest:
            return 0, rest
