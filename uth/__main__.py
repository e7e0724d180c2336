"""``python -m uth``, and what the installed commands start."""

from __future__ import annotations

import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; interrupted while its modules are loaded, it ends as otherwise."""
    try:
        from uth import cli

        return cli.main(argv)
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
