"""Amounts as a person reads them. JSON and files have their own form: :meth:`uth.chips.Currency.format`."""

from __future__ import annotations

from collections.abc import Iterable

from uth.chips import Currency

MINUS = "\N{MINUS SIGN}"
_NO_BREAK = "\N{NO-BREAK SPACE}"


def needs_decimals(amounts: Iterable[int], currency: Currency) -> bool:
    """Return whether any of the amounts (minor units) is no whole one, so that all shown together need decimals."""
    return any(amount % currency.unit for amount in amounts)


def money_words(amount: int, currency: Currency, decimals: bool = False) -> str:
    """Return an amount in minor units: ``$1,250``, ``−$5``; ``$7.50`` where *decimals* are asked for or needed."""
    whole, rest = divmod(abs(amount), currency.unit)
    number = f"{whole:,}"
    if currency.decimals and (decimals or rest):
        number += f".{rest:0{currency.decimals}d}"
    return ("" if amount >= 0 else MINUS) + _with_sign(number, currency)


def signed_money_words(amount: int, currency: Currency, decimals: bool = False) -> str:
    """Return a gain or a loss: ``+$5``, ``−$5``, and ``$0`` for neither."""
    return ("+" if amount > 0 else "") + money_words(amount, currency, decimals)


def _with_sign(number: str, currency: Currency) -> str:
    """``$5``; a sign that ends in a letter stands apart, as in ``kr 5``."""
    return f"{currency.sign}{_NO_BREAK if currency.sign[-1].isalpha() else ''}{number}"
