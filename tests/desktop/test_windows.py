"""The start menu: which command is given to the system, with a stand-in that makes the link as PowerShell does."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from uth.desktop.pieces import NotOurs, ShortcutError
from uth.desktop.start import Start
from uth.desktop.windows import Menu, run_for_real


class PowerShell:
    """Writes down what it is asked for, and a link with its description in wide letters."""

    def __init__(self) -> None:
        self.command: list[str] = []
        self.variables: dict[str, str] = {}

    def __call__(self, command: Sequence[str], variables: Mapping[str, str]) -> None:
        """Make the link."""
        self.command, self.variables = list(command), dict(variables)
        Path(variables["UTH_LINK_FILE"]).write_bytes(b"L\0\0\0" + variables["UTH_LINK_ABOUT"].encode("utf-16-le"))


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("APPDATA", str(tmp_path / "Roaming"))
    return tmp_path / "Roaming" / "Microsoft" / "Windows" / "Start Menu" / "Programs"


def test_it_makes_a_link_and_takes_it_away(programs: Path, users_folder: Path) -> None:
    shell = PowerShell()
    menu = Menu(shell)
    link, icon = programs / "Ultimate Texas Hold'em.lnk", users_folder / "uth-table.ico"
    made = menu.make(Start((r"C:\Program Files\uth\uth-table.exe", "--data", r"D:\my chips")))
    assert made == [icon, link]
    assert shell.command[0] == "powershell"
    assert "-NoProfile" in shell.command
    script = shell.command[-1]
    for name in ("FILE", "TARGET", "ARGUMENTS", "FOLDER", "ICON", "ABOUT"):
        assert f"$env:UTH_LINK_{name}" in script
    assert not any(value in script for value in shell.variables.values())
    assert shell.variables["UTH_LINK_TARGET"] == r"C:\Program Files\uth\uth-table.exe"
    assert shell.variables["UTH_LINK_ARGUMENTS"] == r'--data "D:\my chips"'
    assert shell.variables["UTH_LINK_ICON"] == f"{icon},0"
    assert shell.variables["UTH_LINK_FOLDER"] == str(Path.home())
    assert menu.make(Start(("uth-table.exe",), Path("checkout"))) == made
    assert shell.variables["UTH_LINK_FOLDER"] == "checkout"
    assert menu.remove() == [link, icon]
    assert menu.remove() == []
    assert programs.exists()


def test_somebody_elses_link_is_left_alone(programs: Path, users_folder: Path) -> None:
    link = programs / "Ultimate Texas Hold'em.lnk"
    programs.mkdir(parents=True)
    link.write_bytes(b"another program")
    shell = PowerShell()
    menu = Menu(shell)
    with pytest.raises(NotOurs):
        menu.make(Start(("uth.exe",)))
    with pytest.raises(NotOurs):
        menu.remove()
    assert link.read_bytes() == b"another program"
    assert shell.command == []
    assert not users_folder.exists()


def test_where_the_start_menu_is_not_to_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("APPDATA", raising=False)
    with pytest.raises(ShortcutError, match="APPDATA is not set"):
        Menu()


def test_a_command_gets_its_variables_and_its_failure_is_told(tmp_path: Path) -> None:
    file = tmp_path / "said"
    code = f"import os; open({str(file)!r}, 'w').write(os.environ['UTH_LINK_ABOUT'])"
    run_for_real([sys.executable, "-c", code], {"UTH_LINK_ABOUT": "it's $(this)"})
    assert file.read_text(encoding="utf-8") == "it's $(this)"
    with pytest.raises(ShortcutError, match="could not make the link: no such thing"):
        run_for_real([sys.executable, "-c", "import sys; sys.exit('no such  thing')"], {})
    with pytest.raises(ShortcutError, match="could not make the link: it ended with 3"):
        run_for_real([sys.executable, "-c", "import sys; sys.exit(3)"], {})
    with pytest.raises(ShortcutError, match="no-such-shell cannot be run"):
        run_for_real(["no-such-shell"], {})
