"""One person at one table for an evening: makes the scene, where the round stands that waits for this person."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from uth.session import Entropy
from uth.table import Table
from uth.ui.coach.study import Study
from uth.ui.commands import Command
from uth.ui.evening import Evening, Patron
from uth.ui.keys import KeyLabels
from uth.ui.log import Log
from uth.ui.preferences import Preferences
from uth.ui.scene import Played
from uth.ui.scenes.table import Door, TableScene


@dataclass(slots=True)
class Guest(Patron):
    """A patron at a window.

    :ivar rooms: the ways from the table to other scenes, with their names; *door* makes those.
    :ivar preferences: how the player likes the table.
    :ivar log: what happened at the window before.
    """

    rooms: Mapping[Command, str] = field(default_factory=dict)
    door: Door | None = None
    preferences: Preferences = field(default_factory=Preferences)
    log: Log | None = None
    guided: bool = False
    """The round is to be explained."""
    study: Study = field(default_factory=Study)
    """What the player's coach has at hand."""


class Sitting(Evening):
    """An evening at a window.

    :ivar preferences: how the player likes the table.
    """

    def __init__(self, table: Table, bankroll: int, boxes: int, entropy: Entropy, guest: Guest | None = None) -> None:
        """Prepare a sitting. Without a *guest* the chips are thrown away afterwards."""
        super().__init__(table, bankroll, boxes, entropy, guest)
        self.preferences = guest.preferences if guest else Preferences()
        self._rooms = guest.rooms if guest else {}
        self._door = guest.door if guest else None
        self._log = guest.log if guest else None
        self._guided = guest.guided if guest else False
        self._study = guest.study if guest else Study()

    def scene(self, labels: KeyLabels) -> Played:
        """Make the table's scene, where the round stands after :meth:`sit_down`.

        :raises StoreError: if a guest's data cannot be read or written.
        """
        self.company = self.preferences.settings.company
        session, seat = self.sit_down()
        seat = replace(seat, rooms=self._rooms, log=self._log, guided=self._guided, study=self._study)
        return TableScene(session, labels, seat, preferences=self.preferences, door=self._door)
