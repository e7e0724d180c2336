"""The public names: those of the README, lazy, and used as it uses them."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import uth

ROOT = Path(__file__).parents[1]
SNIPPET = ROOT / "tests" / "typing" / "readme.py"
_CHAPTER = (ROOT / "README.md").read_text(encoding="utf-8").partition("\n## From Python\n")[2].partition("\n## ")[0]


def test_the_public_names_are_those_of_the_readme() -> None:
    listed = re.findall(r"^\| `(\w+)", _CHAPTER, re.MULTILINE)
    assert sorted(listed) == sorted(uth.__all__)
    assert len(listed) == len(set(listed)) == 10


def test_the_parameters_that_the_readme_names_are_there() -> None:
    for name, parameters in re.findall(r"^\| `(\w+)\(([^)]*)\)`", _CHAPTER, re.MULTILINE):
        code = getattr(uth, name).__code__
        first = code.co_varnames[: code.co_argcount]
        expected = ("name_or_path",) if name == "load_table" else tuple(parameters.split(", "))
        assert first[: len(expected)] == expected, name


def test_the_example_of_the_readme_is_type_checked_with_the_tests_and_works() -> None:
    assert re.findall(r"^```python\n(.*?)^```$", _CHAPTER, re.MULTILINE | re.DOTALL) == [SNIPPET.read_text("utf-8")]
    runpy.run_path(str(SNIPPET))


def test_dir_lists_what_can_be_asked_for() -> None:
    assert set(uth.__all__) <= set(dir(uth))


@pytest.mark.parametrize("name", [name for name in uth.__all__ if name != "__version__"])
def test_asking_for_a_name_loads_nothing_heavy(name: str) -> None:
    code = (
        "import sys, uth; getattr(uth, sys.argv[1]); "
        "print([name for name in ('numba', 'numpy', 'matplotlib', 'pygame', 'rich') if name in sys.modules])"
    )
    answer = subprocess.run([sys.executable, "-c", code, name], check=True, capture_output=True, text=True, cwd=ROOT)
    assert answer.stdout.strip() == "[]"


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(uth.__file__).parent / "py.typed").is_file()


def test_another_name_is_none() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = uth.nothing
