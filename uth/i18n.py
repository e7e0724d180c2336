"""The reader's language. English is built in: it is the language of the texts in the code, and needs no file.

Texts are looked up when they are used, never when a module is imported, so that the language can be set at any time.
"""

from __future__ import annotations

import gettext as _gettext
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from uth.pseudo import Pseudo

DOMAIN = "uth"
ENGLISH = "en"
PSEUDO = "pseudo"
"""The made-up language of the tests: it needs no file, and is on no list of languages."""
VARIABLE = "UTH_LANGUAGE"


class _Current:
    """The catalogue in use, and the language that ``--language`` asked for; they hold for the whole process."""

    catalogue = _gettext.NullTranslations()
    language = ENGLISH
    asked = ""


_current = _Current()


def languages(folder: Path) -> tuple[str, ...]:
    """Return the languages that can be used: English, and those with a catalogue in *folder*."""
    found = folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return (ENGLISH, *sorted({file.parts[-3] for file in found} - {ENGLISH}))


def system_language(known: Sequence[str]) -> str:
    """Return which of the *known* languages the environment asks for, by the variables that gettext reads; English if
    none.
    """
    asked = next(filter(None, map(os.environ.get, ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))), "")
    for each in asked.split(":"):
        wanted = each.partition(".")[0].partition("@")[0]
        for language in (wanted, wanted.partition("_")[0]):
            if language in known:
                return language
    return ENGLISH


def ask_for(language: str) -> None:
    """Let *language* be the one that is asked for whatever a player has chosen, as ``--language`` does; empty: none."""
    _current.asked = language


@contextmanager
def asking_for(language: str) -> Iterator[None]:
    """Let *language* be asked for while the block runs; empty: whatever is."""
    before = _current.asked
    _current.asked = language or before
    try:
        yield
    finally:
        _current.asked = before


def asked() -> str:
    """Return the language that ``--language`` or the variable ``UTH_LANGUAGE`` asks for; empty for none."""
    return _current.asked or os.environ.get(VARIABLE, "")


def use_language(language: str, folder: Path) -> bool:
    """Use the catalogue of *language* (``fr``, ``pt_BR``) in *folder*; return whether there is one.

    Without one the texts are English.
    """
    if language == PSEUDO:
        _current.catalogue, _current.language = Pseudo(), PSEUDO
        return True
    _current.catalogue = _gettext.translation(DOMAIN, str(folder), [language], fallback=True)
    found = isinstance(_current.catalogue, _gettext.GNUTranslations)
    _current.language = language if found else ENGLISH
    return found


def in_use() -> str:
    """Return the language in use."""
    return _current.language


def tag() -> str:
    """Return the language in use as web pages name it: ``pt-BR``."""
    return in_use().replace("_", "-")


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
