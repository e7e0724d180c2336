"""What the program is: its version, where it keeps what, and on what terms everything in it comes."""

from __future__ import annotations

import platform
from collections.abc import Sequence

import pygame

import uth
from uth import paths
from uth.licences import LICENCE, Notice, installed
from uth.ui.keys import KeyLabels
from uth.ui.page.model import Block, Cell, Column, Columns, Facts, Heading, Page, Row, Table, Text
from uth.ui.page.scene import PageScene
from uth.ui.preferences import Preferences
from uth.words import help_page as words


class AboutScene(PageScene):
    """The same as ``uth about --licences``."""

    def __init__(self, labels: KeyLabels, preferences: Preferences) -> None:
        super().__init__(labels, theme=preferences.theme, scale=preferences.settings.scale)
        self._installed: Sequence[Notice] = tuple(installed())

    def page(self) -> Page:
        """Return what is in use."""
        package, version, licence = words.installed_heads()
        columns = (Column(package, 2.0), Column(version, 1.2), Column(licence, 3.0))
        left: tuple[Block, ...] = (
            Text(words.program_line()),
            Text(words.no_money()),
            Text(words.licence_line(LICENCE)),
            Facts(tuple(self._versions())),
            *(Text(f"{words.folder_label(name)}: {folder}", soft=True) for name, folder in paths.named_folders()),
        )
        right = (
            Heading(words.installed_heading()),
            Table("packages", columns, len(self._installed), self._rows, opens=False),
            Text(words.licences_note(), soft=True),
        )
        return Page(words.about_title(), (Columns((left, right), (4, 5)),), subtitle=f"uth {uth.__version__}")

    @staticmethod
    def _versions() -> Sequence[tuple[str, str]]:
        return (
            (words.version_label(), uth.__version__),
            (words.python_label(), platform.python_version()),
            (words.window_label(), _library()),
            (words.system_label(), f"{platform.system()} {platform.release()}"),
        )

    def _rows(self, first: int, count: int) -> Sequence[Row]:
        return [
            (Cell(notice.name), Cell(notice.version, soft=True), Cell(notice.licence))
            for notice in self._installed[first : first + count]
        ]


def _library() -> str:
    """What draws the window: ``pygame 2.6.1, SDL 2.28.4``."""
    name = "pygame-ce" if getattr(pygame, "IS_CE", False) else "pygame"
    return f"{name} {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"
