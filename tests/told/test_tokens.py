"""A typed line as words and numbers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from uth.chips import CURRENCY_CODES, currency
from uth.told.tokens import NotUnderstood, Number, Times, Token, multiple_of, tokens
from uth.told.vocabulary import Asked, Word

USD = currency("USD")
READ: dict[str, tuple[Token, ...]] = {
    "ante 5": (Word.ANTE, Number("5")),
    "Ante $5.": (Word.ANTE, Number("5")),
    "ANTE: 5;": (Word.ANTE, Number("5")),
    "ante5 t2.50": (Word.ANTE, Number("5"), Word.TRIPS, Number("2.50")),
    "ante 1,000": (Word.ANTE, Number("1,000")),
    "ante 5,trips 5, deal": (Word.ANTE, Number("5"), Word.TRIPS, Number("5"), Word.DEAL),
    "ante .50": (Word.ANTE, Number("0.50")),
    "ante 5 usd": (Word.ANTE, Number("5")),
    "ante 2,50": (Word.ANTE, Number("2,50")),
    "box 2-4": (Word.BOX, Number("2"), Word.TO, Number("4")),
    "b2": (Word.BOX, Number("2")),
    "dark 3 x": (Word.DARK, Times(3)),
    "x3": (Times(3),),
    "3× the ante": (Times(3), Word.ANTE),
    "play three times, please!": (Word.PLAY, Number("3")),
    "x": (Word.CLEAR,),
    "?": (Word.HELP,),
    '"deal"': (Word.DEAL,),
    "please": (),
}


@pytest.mark.parametrize("line", READ)
def test_what_is_read(line: str) -> None:
    assert tokens(line, Asked.BETS, USD) == READ[line]


@pytest.mark.parametrize(("line", "part"), [("ante -5", "-5"), ("ante +5", "+5"), ("10x", "10x"), ("foo", "foo")])
def test_what_is_not_understood(line: str, part: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        tokens(line, Asked.BETS, USD)
    assert error.value.typed == part
    assert error.value.meanings == ()


def test_a_beginning_of_several_words_names_them() -> None:
    with pytest.raises(NotUnderstood) as error:
        tokens("c", Asked.BETS, USD)
    assert error.value.meanings == (Word.CLEAR, Word.CARDS)
    assert tokens("c", Asked.DECISION, USD) == (Word.CHECK,)
    assert tokens("c", Asked.CUT, USD) == (Word.CUT,)


@pytest.mark.parametrize("code", CURRENCY_CODES)
def test_every_currencys_sign_and_code_may_stand_by_an_amount(code: str) -> None:
    money = currency(code)
    for line in (f"ante {money.sign}5", f"ante {money.sign} 5", f"ante 5 {money.sign}", f"ante 5{code}", f"a {code} 5"):
        if money.sign.casefold() == "r" and line in ("ante R 5", "ante 5 R"):
            continue  # Rand: the letter alone is that of rebet.
        assert tokens(line, Asked.BETS, money) == (Word.ANTE, Number("5")), line


def test_the_letter_of_the_rand_is_a_letter_too() -> None:
    assert tokens("r", Asked.BETS, currency("ZAR")) == (Word.REBET,)
    assert tokens("rebet", Asked.BETS, currency("ZAR")) == (Word.REBET,)


@pytest.mark.parametrize("token", [Number("5"), Number("0"), Number("2.5"), Number("1,000"), Times(9)])
def test_no_multiple(token: Number | Times) -> None:
    with pytest.raises(NotUnderstood):
        multiple_of(token)


@given(st.text(max_size=60), st.sampled_from(Asked))
def test_any_line_is_read_or_refused(line: str, asked: Asked) -> None:
    try:
        read = tokens(line, asked, USD)
    except NotUnderstood:
        return
    assert all(isinstance(token, Word | Number | Times) for token in read)
