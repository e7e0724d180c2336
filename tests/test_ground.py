"""The floors that modules stand on, and what importing them does: nothing."""

from __future__ import annotations

import ast
import json
import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import uth

PACKAGE = Path(uth.__file__).parent
MODULES = sorted(module.name for module in pkgutil.walk_packages([str(PACKAGE)], "uth."))
CORE = sorted(
    [PACKAGE / f"{name}.py" for name in ("cards", "chips", "errors", "hands", "shuffle", "table", "table_data")]
    + list((PACKAGE / "game").glob("*.py"))
)


def _python(code: str, *arguments: str, folder: Path | None = None) -> str:
    answer = subprocess.run(
        [sys.executable, "-B", "-c", code, *arguments],
        check=False, capture_output=True, text=True, encoding="utf-8", cwd=folder,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent)},
    )  # fmt: skip
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def test_every_module_keeps_to_its_floor() -> None:
    # In a process of its own: it sets up logging anew, and would silence every logger of this one.
    code = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(sys.argv[1], no_cache=True))"
    _python(code, str(PACKAGE.parent / "pyproject.toml"))


@pytest.mark.parametrize("file", CORE, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_the_core_has_no_float_and_no_door_to_the_outside(file: Path) -> None:
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=float() | complex()) | ast.Div():
                found.append(ast.dump(node))
            case ast.Call(func=ast.Name(id="open" | "print" | "input" | "float" | "exec" | "eval" | "id" as name)):
                found.append(name)
    assert found == []


# Notes every file that is opened to be written, every folder made, and every read of something that is no module of
# Python, while all of the program's modules are imported.
_IMPORTS = """
import importlib, json, os, sys
package, user, modules = sys.argv[1], sys.argv[2], json.loads(sys.argv[3])
done = []

def hook(event, arguments):
    if event == "open" and isinstance(arguments[0], str):
        path, mode, flags = arguments
        if ".pyc" in path:
            return
        writes = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT) if mode is None else set(mode or "r") & set("wax+")
        own = path.startswith((package, user)) and not path.endswith(".py")
        if writes or own:
            done.append(f"open {path}")
    elif event in ("os.mkdir", "os.rename", "os.remove", "subprocess.Popen", "socket.connect"):
        done.append(f"{event} {arguments[0]}")

sys.addaudithook(hook)
heavy = []
# The exact analysis comes last: it alone may load the compiler, and what comes before stays light.
for name in sorted(modules, key=lambda name: name.startswith(("uth.analysis", "uth.bulk", "uth.report"))):
    light = not name.startswith(("uth.analysis", "uth.bulk", "uth.report"))
    importlib.import_module(name)
    heavy += [f"{name}: {other}" for other in ("numba", "matplotlib", "pydantic") if light and other in sys.modules]
window = "pygame" in sys.modules and (sys.modules["pygame"].display.get_init() or sys.modules["pygame"].font.get_init())
print(json.dumps({"done": done, "heavy": heavy, "window": bool(window)}))
"""


def test_importing_every_module_reads_no_file_opens_no_window_makes_no_folder(
    tmp_path: Path, users_folder: Path
) -> None:
    seen = json.loads(_python(_IMPORTS, str(PACKAGE.parent), str(users_folder), json.dumps(MODULES), folder=tmp_path))
    assert seen == {"done": [], "heavy": [], "window": False}
    assert list(tmp_path.iterdir()) == []


def test_importing_the_package_loads_nothing_else() -> None:
    code = "import sys; before = set(sys.modules); import uth; print(sorted(set(sys.modules) - before))"
    loaded = set(ast.literal_eval(_python(code)))
    assert {name for name in loaded if name.startswith("uth")} == {"uth"}
    assert loaded <= {"uth", "__future__", "importlib", "importlib._bootstrap", "typing", *_of_typing()}


def _of_typing() -> set[str]:
    code = "import sys; before = set(sys.modules); import typing, importlib; print(sorted(set(sys.modules) - before))"
    return set(ast.literal_eval(_python(code)))


def test_the_package_hands_out_its_public_names() -> None:
    assert [getattr(uth, name).__name__ for name in uth.__all__ if name != "__version__"] == [
        name for name in uth.__all__ if name != "__version__"
    ]
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = uth.nothing
