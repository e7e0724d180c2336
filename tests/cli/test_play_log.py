from __future__ import annotations

import argparse
import logging
from pathlib import Path

import pytest

from uth.cli.play_log import LogError, logged


def _options(log: Path | None, *, demo: bool = False) -> argparse.Namespace:
    return argparse.Namespace(log=log, demo=demo, seed=None)


def test_a_log_that_the_disk_does_not_take_stops_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    if not Path("/dev/full").exists():
        return
    with logged(_options(Path("/dev/full"))):
        logging.getLogger("uth.session").info("round 1")
    assert capfd.readouterr() == ("", "")
    assert logging.raiseExceptions


def test_a_log_in_no_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LogError, match="cannot be written"), logged(_options(tmp_path / "nowhere/a")):
        pass


def test_a_game_is_logged_in_the_users_folder_and_a_demo_is_not(users_folder: Path) -> None:
    for demo in (True, False):
        with logged(_options(None, demo=demo)):
            logging.getLogger("uth.session").info("round 1")
        assert (users_folder / "log" / "play.log").exists() is not demo
