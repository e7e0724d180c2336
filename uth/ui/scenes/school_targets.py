"""The trainer's targets: how long a trainee may take to read, decide, state a pay and settle a box."""

from __future__ import annotations

from dataclasses import replace

from uth.school.pace import Pace, Targets
from uth.ui.keys import Key
from uth.ui.page.model import Bar, Button, Choices, Page, Panel, Text
from uth.ui.page.scene import PageScene
from uth.ui.school.trainee import Trainee
from uth.ui.school.wishes import Wishes, seconds_beside
from uth.words import school_targets as words


class TargetsScene(PageScene):
    """Changes the targets of some wishes; what is chosen counts at once."""

    def __init__(self, trainee: Trainee, wishes: Wishes) -> None:
        preferences = trainee.preferences
        super().__init__(trainee.labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._wishes = wishes

    def page(self) -> Page:
        """Return a choice for each pace."""
        buttons = (
            Button("usual", words.usual_word(), key=Key.U),
            Button("untimed", words.untimed_word(), key=Key.N),
        )
        choices = tuple(self._choice(pace) for pace in Pace)
        return Page(words.targets_title(), (Text(words.targets_note()), Panel(choices), Bar(buttons)))

    def _choice(self, pace: Pace) -> Choices:
        target = self._wishes.targets.of(pace)
        seconds = seconds_beside(target)
        labels = tuple(map(words.target_words, seconds))
        chosen = seconds.index(target // 1000)
        return Choices(pace, words.pace_words(pace), labels, chosen, tuple(map(str, seconds)), alone=True)

    def chosen(self, name: str, index: int) -> None:
        """Take another target."""
        pace = Pace(name)
        self._wishes.time(pace, seconds_beside(self._wishes.targets.of(pace))[index])
        self.changed()

    def pressed(self, name: str) -> None:
        """Take the usual targets, or none."""
        none = replace(Targets(), **dict.fromkeys((pace.value for pace in Pace), 0))
        self._wishes.targets = Targets() if name == "usual" else none
        self.changed()
