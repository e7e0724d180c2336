"""The user's Applications folder of macOS: a small application that starts the program."""

from __future__ import annotations

import platform
import plistlib
import shlex
from pathlib import Path

from uth import __version__
from uth.desktop.icons import icns
from uth.desktop.pieces import ID, MARK, NAME, Piece, about, put, take_away
from uth.desktop.start import Start


class Menu:
    """The applications of this user."""

    def __init__(self) -> None:
        self.folder = Path.home() / "Applications"
        contents = self.folder / f"{NAME}.app" / "Contents"
        self._list, self._script = contents / "Info.plist", contents / "MacOS" / ID
        self._icon = contents / "Resources" / f"{ID}.icns"

    def make(self, start: Start) -> list[Path]:
        """Put the application there, and return which of its files were new or renewed.

        :raises NotOurs: if something else lies there.
        :raises UthError: if they cannot be written.
        """
        return put([
            Piece(self._icon, icns()),
            Piece(self._script, _script(start).encode(), executable=True),
            Piece(self._list, _property_list()),
        ])  # fmt: skip

    def remove(self) -> list[Path]:
        """Take it away, and return which of its files were there.

        :raises NotOurs: if something else lies there.
        :raises ShortcutError: if one cannot be deleted.
        """
        return take_away([self._list, self._script, self._icon], self.folder)


def _script(start: Start) -> str:
    folder = f"cd {shlex.quote(str(start.folder))} || exit 1\n" if start.folder else ""
    return f"#!/bin/sh\n# {MARK.decode()}\n{folder}exec {shlex.join(start.words)}\n"


def _property_list() -> bytes:
    return plistlib.dumps({
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleIdentifier": ID,
        "CFBundleVersion": __version__,
        "CFBundleShortVersionString": __version__,
        "CFBundlePackageType": "APPL",
        "CFBundleExecutable": ID,
        "CFBundleIconFile": f"{ID}.icns",
        "CFBundleGetInfoString": f"{about()} ({MARK.decode()})",
        "LSApplicationCategoryType": "public.app-category.card-games",
        # Without it a script is taken for an Intel program, and Rosetta is asked for.
        "LSArchitecturePriority": [platform.machine()],
        "NSHighResolutionCapable": True,
    })  # fmt: skip
