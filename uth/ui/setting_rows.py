"""The settings as lines of choices: what each is called, what it can be, and how that is said. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from uth import i18n
from uth.resources import catalogues
from uth.store.coaching import ERROR_RATES, Advice
from uth.store.settings import LOUDEST, MOST_COMPANY, SCALES, Cloth, Deck, Pace, Settings, Speed, Surroundings
from uth.store.settings_values import SYSTEM
from uth.ui.page.model import Choices
from uth.words import coach
from uth.words import settings as words
from uth.words.buttons import speed_name, speed_word

VOLUME_STEP = 10


@dataclass(frozen=True, slots=True)
class Setting:
    """One line of choices: the name is the setting's."""

    name: str
    label: Callable[[], str]
    values: Callable[[], Sequence[Any]]
    shown: Callable[[Any], str]
    note: Callable[[], str] = str
    alone: bool = False

    def choices(self, settings: Settings) -> Choices:
        """Return it as it stands."""
        values = self.values()
        chosen = getattr(settings, self.name)
        return Choices(
            self.name,
            self.label(),
            tuple(map(self.shown, values)),
            min(range(len(values)), key=lambda index: values[index] != chosen),
            words=tuple(map(str, values)),
            note=self.note(),
            alone=self.alone,
        )


def _percents() -> Sequence[int]:
    return range(0, LOUDEST + 1, VOLUME_STEP)


def _company() -> Sequence[int]:
    return range(MOST_COMPANY + 1)


def _languages() -> Sequence[str]:
    tried = (i18n.PSEUDO,) if i18n.in_use() == i18n.PSEUDO else ()
    return SYSTEM, *i18n.languages(catalogues()), *tried


LOOK = (
    Setting("felt", words.felt_word, lambda: tuple(Cloth), words.felt_name),
    Setting("surroundings", words.surroundings_word, lambda: tuple(Surroundings), words.surroundings_name),
    Setting("deck", words.deck_word, lambda: tuple(Deck), words.deck_name, words.deck_note),
    Setting(
        "scale", words.scale_word, lambda: SCALES, lambda scale: words.percent(round(scale * 100)), words.scale_note
    ),
    Setting("speed", speed_word, lambda: tuple(Speed), speed_name, words.speed_note),
    Setting("dealing", words.dealing_word, lambda: tuple(Pace), words.pace_name),
    Setting("paying", words.paying_word, lambda: tuple(Pace), words.pace_name),
    Setting("pausing", words.pausing_word, lambda: tuple(Pace), words.pause_name),
    Setting("volume", words.volume_word, _percents, words.percent, alone=True),
    Setting("company", words.company_word, _company, words.company_name, words.company_note, alone=True),
    Setting("language", words.language_word, _languages, words.language_name),
)
COACHED = (
    Setting("advice", coach.advice_word, lambda: tuple(Advice), coach.strength_name, coach.strength_note),
    Setting("errors", coach.errors_word, lambda: ERROR_RATES, coach.rate_name),
)
BY_NAME = {setting.name: setting for setting in (*LOOK, *COACHED)}
