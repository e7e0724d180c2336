"""``python -m uth``, and what the installed commands start."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from uth import cli


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code."""
    return cli.main(argv)


if __name__ == "__main__":
    sys.exit(main())
