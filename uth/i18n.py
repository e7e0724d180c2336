"""The reader's language. English is built in: it is the language of the texts in the code, and needs no file.

Texts are looked up when they are used, never when a module is imported, so that the language can be set at any time.
"""

from __future__ import annotations

import gettext as _gettext
from pathlib import Path

DOMAIN = "uth"


class _Current:
    """The catalogue in use; it holds for the whole process."""

    catalogue = _gettext.NullTranslations()


_current = _Current()


def use_language(language: str, folder: Path) -> bool:
    """Use the catalogue of *language* (``fr``, ``pt_BR``) in *folder*; return whether there is one.

    Without one the texts are English.
    """
    _current.catalogue = _gettext.translation(DOMAIN, str(folder), [language], fallback=True)
    return isinstance(_current.catalogue, _gettext.GNUTranslations)


def gettext(text: str) -> str:
    """Return *text* in the reader's language."""
    return _current.catalogue.gettext(text)


def ngettext(one: str, many: str, count: int) -> str:
    """Return the form of the text that the reader's language uses for that many."""
    return _current.catalogue.ngettext(one, many, count)


def pgettext(context: str, text: str) -> str:
    """Return *text* in the reader's language; *context* tells two equal English texts apart."""
    return _current.catalogue.pgettext(context, text)


_ = gettext
