"""What the errors of the core say: it knows no language, and tells its facts."""

from __future__ import annotations

from uth.cards import DECK, CardTwice, NotACard
from uth.chips import NotAnAmount
from uth.game.notation import NotAnAction, NotASettlement
from uth.i18n import gettext as _
from uth.shuffle import NotAnOpening


def error_words(error: BaseException) -> str:
    """Return why something cannot be done; an error from above the core says it itself."""
    match error:
        case NotACard():
            return _(
                '"{text}" is not a card: expected a rank (2-10, T, J, Q, K, A) and a suit (c, d, h, s), '
                "such as {one} or {other}"
            ).format(text=error.text, one="Ah", other="10d")
        case CardTwice():
            return _("the card {card} is there twice").format(card=error.card)
        case NotAnOpening():
            return _('"{begins}..." is no opening of a deck: expected a nonce, a colon and {count} cards').format(
                begins=error.begins, count=len(DECK)
            )
        case NotAnAmount():
            return _('"{text}" is not an amount in {code}: expected digits such as {example}').format(
                text=error.text, code=error.code, example=error.example
            )
        case NotAnAction():
            return _("no action: {data}").format(data=error.short)
        case NotASettlement():
            return _("no settlement: {data}").format(data=error.short)
        case _:
            return str(error)
