"""The start menu of Windows: a link made by the system's own shell, and its icon."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from uth import paths
from uth.desktop.icons import ico
from uth.desktop.pieces import ID, MARK, NAME, Piece, ShortcutError, about, put, require_free, take_away
from uth.desktop.start import Start
from uth.i18n import gettext as _

Run = Callable[[Sequence[str], Mapping[str, str]], None]
"""Runs a command with more variables in its environment."""
_VARIABLE = "UTH_LINK_"
# Everything comes from variables, so that no name can be read as a part of the script.
_SCRIPT = f"""$ErrorActionPreference = 'Stop'
$link = (New-Object -ComObject WScript.Shell).CreateShortcut($env:{_VARIABLE}FILE)
$link.TargetPath = $env:{_VARIABLE}TARGET
$link.Arguments = $env:{_VARIABLE}ARGUMENTS
$link.WorkingDirectory = $env:{_VARIABLE}FOLDER
$link.IconLocation = $env:{_VARIABLE}ICON
$link.Description = $env:{_VARIABLE}ABOUT
$link.Save()
"""
_POWERSHELL = ("powershell", "-NoLogo", "-NoProfile", "-NonInteractive", "-ExecutionPolicy", "Bypass", "-Command")


def run_for_real(command: Sequence[str], variables: Mapping[str, str]) -> None:
    """Run a command.

    :raises ShortcutError: if it is not there, or fails; it says with which words.
    """
    try:
        answer = subprocess.run(command, env={**os.environ, **variables}, capture_output=True, text=True, check=False)
    except OSError as error:
        raise ShortcutError(
            _("{command} cannot be run: {reason}").format(command=command[0], reason=error.strerror or error)
        ) from error
    if answer.returncode:
        said = " ".join(answer.stderr.split()) or _("it ended with {code}").format(code=answer.returncode)
        raise ShortcutError(_("{command} could not make the link: {said}").format(command=command[0], said=said))


class Menu:
    """The start menu of this user."""

    def __init__(self, run: Run = run_for_real) -> None:
        """*run*: runs PowerShell.

        :raises ShortcutError: if the system does not say where the start menu is.
        """
        folder = os.environ.get("APPDATA", "")
        if not folder:
            raise ShortcutError(_("the variable APPDATA is not set, so that the start menu cannot be found"))
        self.programs = Path(folder) / "Microsoft" / "Windows" / "Start Menu" / "Programs"
        self.link = self.programs / f"{NAME}.lnk"
        self.icon = paths.data_folder() / f"{ID}.ico"
        self._run = run

    def make(self, start: Start) -> list[Path]:
        """Put the link and its icon there, and return the files.

        :raises NotOurs: if something else lies there.
        :raises UthError: if they cannot be written.
        """
        require_free((self.icon, self.link))
        paths.made(self.programs)
        put([Piece(self.icon, ico())])
        target, *arguments = start.words
        values = {
            "FILE": str(self.link),
            "TARGET": target,
            "ARGUMENTS": subprocess.list2cmdline(arguments),
            "FOLDER": str(start.folder or Path.home()),
            "ICON": f"{self.icon},0",
            "ABOUT": f"{about()} ({MARK.decode()})",
        }
        self._run((*_POWERSHELL, _SCRIPT), {_VARIABLE + name: value for name, value in values.items()})
        return [self.icon, self.link]

    def remove(self) -> list[Path]:
        """Take them away, and return which files were there.

        :raises NotOurs: if something else lies there.
        :raises ShortcutError: if one cannot be deleted.
        """
        return [*take_away([self.link], self.programs), *take_away([self.icon], self.icon.parent)]
