"""The log of a game: each deck's commitment and its reveal, and what happens in words."""

from __future__ import annotations

import argparse
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

from uth import paths
from uth.errors import UthError
from uth.i18n import gettext as _

_LOG_BYTES = 1 << 20


class LogError(UthError):
    """The log that was asked for cannot be written."""


@contextmanager
def logged(options: argparse.Namespace) -> Iterator[None]:
    """Log to the file that was asked for, else to the user's; a demo or a seeded game leaves no trace by itself.

    :raises LogError: if the file that was asked for cannot be written.
    """
    handler: logging.Handler = logging.NullHandler()
    if options.log is not None:
        handler = _named_log(options.log)
    elif not options.demo and options.seed is None:
        handler = _users_log()
    handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(message)s"))
    logger = logging.getLogger("uth")
    level, tells = logger.level, logging.raiseExceptions
    # What a full disk does not take is lost, and the game goes on.
    logging.raiseExceptions = False
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)
        with suppress(OSError):
            handler.close()
        logging.raiseExceptions = tells


def _named_log(file: Path) -> logging.Handler:
    from uth.store.files import require_free

    require_free(file)
    try:
        return logging.FileHandler(file, mode="a", encoding="utf-8", errors="replace")
    except OSError as error:
        raise LogError(
            _("{log} {file} cannot be written: {reason}").format(file=file, reason=error.strerror or error, log="--log")
        ) from error


def _users_log() -> logging.Handler:
    """Where the user's folder cannot be written to there is no log, and the game goes on."""
    try:
        file = paths.made(paths.log_folder()) / "play.log"
        return RotatingFileHandler(file, maxBytes=_LOG_BYTES, backupCount=2, encoding="utf-8", errors="replace")
    except OSError:
        return logging.NullHandler()
