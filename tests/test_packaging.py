"""The wheel, the sdist and an editable install each work from another folder, and hold what they should."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from pathlib import Path

import pytest

from uth import __version__

ROOT = Path(__file__).parents[1]
ROYAL = ["--player", "AhKh", "--dealer", "2c2d", "--board", "QhJhTh3s4s", "--ante", "10", "--play", "4"]


def _python(*arguments: str, folder: Path | None = None) -> None:
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INDEX": "1", "PIP_NO_CACHE_DIR": "1"}
    answer = subprocess.run(
        [sys.executable, *arguments], check=False, capture_output=True, text=True, cwd=folder, env=environment
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the sources, so that building and installing leave nothing in this folder."""
    folder = tmp_path_factory.mktemp("packaging") / "source"
    folder.mkdir()
    for name in ("uth", "paytables", "assets"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "_data"))
    for name in ("pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.fixture(scope="module")
def built(source: Path) -> Path:
    """Return the folder with the sdist, and the wheel that was made of the sdist and not of the sources."""
    _python("-m", "build", "--no-isolation", "--outdir", str(source.parent / "dist"), str(source))
    return source.parent / "dist"


def _wheel(built: Path) -> Path:
    return built / f"uth_table-{__version__}-py3-none-any.whl"


def _sdist(built: Path) -> Path:
    return built / f"uth_table-{__version__}.tar.gz"


def test_the_wheel_holds_only_the_package_with_its_data(built: Path) -> None:
    with zipfile.ZipFile(_wheel(built)) as wheel:
        names = wheel.namelist()
        entry_points = wheel.read(f"uth_table-{__version__}.dist-info/entry_points.txt").decode()
    assert {name.split("/")[0] for name in names} == {"uth", f"uth_table-{__version__}.dist-info"}
    presets = sorted(file.name for file in (ROOT / "paytables").iterdir())
    assert sorted(name.rpartition("/")[2] for name in names if "/_data/paytables/" in name) == presets
    assert {"uth/py.typed", "uth/__main__.py", f"uth_table-{__version__}.dist-info/licenses/LICENSE"} <= set(names)
    assert "[console_scripts]\nuth = uth.__main__:main" in entry_points
    assert "[gui_scripts]\nuth-table = uth.__main__:main" in entry_points


def test_the_sdist_can_be_built_and_tested(built: Path) -> None:
    with tarfile.open(_sdist(built)) as sdist:
        tops = {Path(name).parts[1] for name in sdist.getnames()}
    assert {"uth", "paytables", "assets", "pyproject.toml", "README.md", "CHANGELOG.md", "LICENSE"} <= tops
    assert not {".git", ".venv", "dist", "build"} & tops


# Building the wheel makes it of the sdist; that pip makes the same of it is the whole count's to see.
WAYS = ["wheel", pytest.param("sdist", marks=pytest.mark.full), "editable"]
# The tests themselves draw from an editable install, if not from another folder.
DRAWING = ["wheel", *(pytest.param(way, marks=pytest.mark.full) for way in ("sdist", "editable"))]


@pytest.fixture(scope="module")
def scripts(request: pytest.FixtureRequest, built: Path, source: Path) -> Path:
    """Return the folder of the commands of an environment with the program in it, installed in that way.

    What the program needs comes from the environment of the tests: nothing is downloaded.
    """
    venv = built.parent / f"venv-{request.param}"
    _python("-m", "venv", "--without-pip", str(venv))
    paths = {"base": str(venv), "platbase": str(venv)}
    site_packages = Path(sysconfig.get_path("purelib", "venv", paths))
    (site_packages / "needs.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    scripts = Path(sysconfig.get_path("scripts", "venv", paths))
    ways = {"wheel": [str(_wheel(built))], "sdist": [str(_sdist(built))], "editable": ["-e", str(source)]}
    options = ["--no-deps", "--no-build-isolation", "--no-compile", "--quiet", "--force-reinstall"]
    _python("-m", "pip", "--python", str(scripts / "python"), "install", *options, *ways[request.param])
    return scripts


def _run(scripts: Path, arguments: list[str], folder: Path) -> str:
    folder.mkdir(exist_ok=True)
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "VIRTUAL_ENV"}}
    answer = subprocess.run(
        [scripts / arguments[0], *arguments[1:]],
        check=False, capture_output=True, text=True, encoding="utf-8", cwd=folder, env=environment,
    )  # fmt: skip
    assert (answer.returncode, answer.stderr) == (0, ""), answer.stdout
    return answer.stdout


@pytest.mark.parametrize("scripts", WAYS, indirect=True)
def test_settles_a_hand_from_another_folder(scripts: Path, tmp_path: Path, built: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    document = json.loads(_run(scripts, ["uth", "settle", *ROYAL, "--json"], elsewhere))
    assert (document["version"], document["net"]) == (__version__, "5050.00")
    where = _run(scripts, ["python", "-c", "import uth; print(uth.__file__)"], elsewhere).strip()
    assert Path(where).is_relative_to(built.parent), "another copy of the program was tested"
    assert list(elsewhere.iterdir()) == []


@pytest.mark.parametrize("scripts", DRAWING, indirect=True)
def test_draws_a_frame_from_another_folder(scripts: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    # However it was installed, the one command is the other: both of them once is enough.
    command = "uth" if "venv-editable" in str(scripts) else "uth-table"
    _run(scripts, [command, "play", "--demo", "--rounds", "1", "--size", "320x200", "--record", "pictures"], elsewhere)
    pictures = list((elsewhere / "pictures").rglob("*.png"))
    assert pictures
    for picture in pictures:
        head = picture.read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        assert (int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")) == (320, 200)
