"""What the program is."""

from __future__ import annotations

import pygame
import pytest

import uth
from tests.ui.scenes.at_page import SIZES, drawn, opened, text
from uth import paths
from uth.ui.keys import KeyLabels
from uth.ui.preferences import Preferences
from uth.ui.scenes.about import AboutScene
from uth.ui.sizes import Size


def test_versions_folders_and_licences() -> None:
    scene = AboutScene(KeyLabels(), Preferences())
    opened(scene, (1280, 2000))
    said = text(scene)
    for part in (
        f"Version: {uth.__version__}",
        f"pygame{'-ce' if getattr(pygame, 'IS_CE', False) else ''} {pygame.version.ver}, SDL ",
        "free software under the MIT licence",
        "PyYAML, 6",
        "font-source-sans-pro, 0.0.1, SIL OFL 1.1",
        f"Your folder: {paths.data_folder()}",
        "No real money is handled anywhere.",
    ):
        assert part in said, part


@pytest.mark.parametrize("size", SIZES)
def test_it_is_drawn(size: Size) -> None:
    scene = AboutScene(KeyLabels(), Preferences())
    opened(scene, size)
    drawn(scene, size)
