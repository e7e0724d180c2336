"""The settings in effect: asked by whatever draws, moves or sounds, and changed in this one place. No pygame."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from uth import i18n
from uth.errors import UthError
from uth.resources import catalogues
from uth.store import settings_file
from uth.store.settings import Settings
from uth.store.settings_values import SYSTEM
from uth.ui.keymap import Keymap
from uth.ui.keys import KeyLabels
from uth.ui.theme import Theme, theme_of


class Preferences:
    """How the person at the window likes it.

    :ivar settings: as they are in effect.
    """

    def __init__(self, settings: Settings | None = None, *, uid: str = "") -> None:
        """*uid*: whose settings these are, and are kept; empty for somebody of whom nothing is kept."""
        given = settings or Settings()
        keymap, wrong = Keymap.read(KeyLabels(), given.keys)
        self.settings = replace(given, keys=keymap.names)
        self._uid = uid
        self._changes = keymap.changes
        self._notices = list(wrong)

    @classmethod
    def of(cls, uid: str) -> Preferences:
        """Return the settings of a player, as far as they can be read, with the player's language in use."""
        found = settings_file.read(uid)
        preferences = cls(found.settings, uid=uid)
        preferences._notices[:0] = [str(problem) for problem in found.problems]
        preferences.use_language()
        return preferences

    @property
    def theme(self) -> Theme:
        """The palette of the table."""
        return theme_of(self.settings.felt, self.settings.deck, self.settings.surroundings)

    def keymap(self, labels: KeyLabels) -> Keymap:
        """Return the keys; *labels*: what is printed on them."""
        return Keymap(labels, self._changes)

    def change(self, **values: Any) -> None:
        """Put values in the place of those of the same name in :class:`~uth.store.settings.Settings`, and keep them.

        Where they cannot be kept they are in effect all the same, and :meth:`take_notice` says so.
        """
        before, self.settings = self.settings, replace(self.settings, **values)
        self._changes = Keymap.read(KeyLabels(), self.settings.keys)[0].changes
        if self.settings.language != before.language:
            self.use_language()
        if not self._uid or self.settings == before:
            return
        try:
            settings_file.write(self._uid, self.settings)
        except UthError as error:
            self._notices.append(str(error))

    def take_notice(self) -> str:
        """Return what the person must be told about the settings, once; empty if there is nothing."""
        notices, self._notices = self._notices, []
        return "\n".join(notices)

    def use_language(self) -> None:
        """Bring texts from now on in the language that was asked for at the start, else in that of these settings."""
        folder, language = catalogues(), i18n.asked() or self.settings.language
        i18n.use_language(i18n.system_language(i18n.languages(folder)) if language == SYSTEM else language, folder)
