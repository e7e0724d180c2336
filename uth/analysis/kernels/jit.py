"""How kernels are compiled: where compiled code is kept, and who is told while it is made.

``@kernel`` is for what Python calls, ``@inner`` for what only kernels call. Nothing is compiled, and no folder looked
for, before the first call.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from numba import config, njit
from numba.core import event
from numba.core.caching import FunctionCache, IndexDataCacheFile, NullCache
from numba.extending import register_jitable

from uth import paths

Compiling = Callable[[int, int], None]
"""Told before each kernel is compiled: how many have been compiled, and how many there are."""

# A lower level of optimization than numba's own compiles sooner, and the sums run as fast: they are plain loops.
config.OPT = type(config.OPT)(1)

inner = register_jitable(error_model="numpy", no_cfunc_wrapper=True, _nrt=False, forceinline=True)
"""Compile a function as a part of the kernels that call it; called from Python it runs as it is, uncompiled.

It is written out wherever it is called: a call hands arrays over, which costs more than what most of them do.
"""
called = register_jitable(error_model="numpy", no_cfunc_wrapper=True, _nrt=False)
"""The same for what has several callers and would be long, written out in each: they call it."""

_kernels: list[Any] = []


def kernel(function: Callable[..., Any]) -> Any:
    """Compile a function when it is first called, and keep it on disk with all that it calls."""
    # Nothing is divided by what could be zero, so no check for it is compiled (error_model).
    dispatcher = njit(nogil=True, no_cfunc_wrapper=True, _nrt=False, error_model="numpy")(function)
    # What cache=True does, but it makes the folder while modules are imported.
    dispatcher._cache = _Kept(function)
    _kernels.append(dispatcher)
    return dispatcher


class _Kept:
    """The disk cache of one kernel, looked for when it is first asked."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._cache: Any = None

    def __getattr__(self, name: str) -> Any:
        if self._cache is None:
            self._cache = _disk_cache(self._function)
        return getattr(self._cache, name)


def _disk_cache(function: Callable[..., Any]) -> Any:
    """The cache in the user's cache folder, unless NUMBA_CACHE_DIR names another; none where nothing can be written."""
    if not config.CACHE_DIR:
        config.CACHE_DIR = str(paths.cache_folder() / "numba")
    try:
        return _DiskCache(function)
    except RuntimeError:
        return NullCache()


class _DiskCache(FunctionCache):
    """Compiled code that is kept until a module of this package changes: numba looks at the kernel's own file only."""

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        stamp = stamp_of(Path(__file__).parent)
        self._cache_file = IndexDataCacheFile(self.cache_path, self._impl.filename_base, stamp)


@cache
def stamp_of(folder: Path) -> str:
    """Return a hash of all modules in a folder."""
    content = sha256()
    for file in sorted(folder.glob("*.py")):
        content.update(file.read_bytes())
    return content.hexdigest()


@contextmanager
def compiling(told: Compiling) -> Iterator[None]:
    """Call *told* before each kernel that has to be compiled meanwhile; never where compiled code is there already."""
    listener = _Listener(told)
    with event.install_listener("numba:compile", listener):
        yield


class _Listener(event.Listener):
    def __init__(self, told: Compiling) -> None:
        self._told = told
        self._done = 0

    def on_start(self, event: Any) -> None:
        if event.data["dispatcher"] in _kernels:
            self._told(self._done, len(_kernels))
            self._done += 1

    def on_end(self, event: Any) -> None:
        pass
