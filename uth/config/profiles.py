"""House profiles: the text of a profile file to a :class:`~uth.profile.Profile`, and where the files are."""

from __future__ import annotations

from collections.abc import Mapping as MappingOf
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from uth import paths, resources
from uth.chips import currency
from uth.config.codecs import Codec, E, T, choice, format_up_to, or_list, several, text
from uth.config.files import content_of, is_path, yaml_files
from uth.config.places import Place, Report, Wrong
from uth.config.records import Field, keyed, read_keys, record
from uth.config.schema import PROFILES
from uth.errors import UthError
from uth.i18n import gettext as _
from uth.problems import Problem, meant, nearest, shown
from uth.profile import Call, Fault, Line, Profile, Ruling, StepKind, Toke, TokeLine, TokeRuling
from uth.yaml_nodes import compose, decode

FORMAT = 1
"""The format of profile files that this version reads."""
_NO_MONEY = currency("USD")
"""A profile names no amounts; a place has a currency all the same."""


class ProfileFileError(UthError):
    """A profile file has problems; the text lists every one with its line."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


class ProfileNotFound(UthError):
    """No profile has that name, or its file cannot be opened."""


def _by(words: type[E], value: Codec[T]) -> Codec[MappingOf[E, T]]:
    """A mapping whose keys are words of an enumeration, as many of them as the file gives."""
    keys = {word.value: Field(word.value, value) for word in words}

    def read(place: Place) -> MappingOf[E, T]:
        found = read_keys(place, keys, dict.fromkeys(keys), {})
        if found.wrong:
            raise Wrong
        return {word: found.values[word.value] for word in words if found.values[word.value] is not None}

    return Codec(read, lambda lines, money: {word.value: value.write(line, money) for word, line in lines.items()})


_LINE = record(Line, keyed(ruling=choice(Ruling), source=text(200)))
_TOKE = record(TokeLine, keyed(ruling=choice(TokeRuling), source=text(200)))


def _made(**values: Any) -> Profile:
    return Profile(name="", **values)


_PROFILE: Codec[Profile] = record(
    _made,
    {
        "format": Field("format", format_up_to(FORMAT), kept=False),
        **keyed(
            title=text(100),
            sources=several(text(500), '["where the rulings come from"]'),
            rulings=_by(Fault, _LINE),
            calls=_by(Call, text(100)),
            steps=_by(StepKind, text(60)),
            tokes=_by(Toke, _TOKE),
        ),
    },
    defaults=lambda _: {"sources": (), "rulings": {}, "calls": {}, "steps": {}, "tokes": {}},
)


def read_profile(content: str, file: str, name: str) -> tuple[Profile | None, tuple[Problem, ...]]:
    """Read a profile file: the profile, or every problem of the file in the order of its lines.

    *file* is only how problems name it; *name*: what the profile is called.
    """
    node, problems = compose(content, file)
    report = Report(file, list(problems))
    profile = None
    if node is not None:
        with suppress(Wrong):
            profile = _PROFILE.read(Place(node, (), node.line, report, _NO_MONEY))
    if report.problems or profile is None:
        return None, tuple(sorted(report.problems, key=lambda problem: problem.line))
    return replace(profile, name=name), ()


def load_profile(name: str, *, user_folder: Path | None = None) -> Profile:
    """Load a profile by the name that a table file's ``faults`` gives, or the file at a path.

    :raises ProfileFileError: if the file has problems.
    :raises ProfileNotFound: if there is no such profile or its file cannot be opened.
    """
    file = Path(name) if is_path(name) else _named(name, user_folder)
    content, problems = decode(content_of(file, ProfileNotFound), str(file))
    if problems:
        raise ProfileFileError(problems)
    profile, problems = read_profile(content, str(file), file.stem)
    if profile is None:
        raise ProfileFileError(problems)
    return profile


def known_profile(name: str) -> Profile | None:
    """Return the profile of that name, None where its file is gone or has problems."""
    try:
        return load_profile(name)
    except (ProfileFileError, ProfileNotFound):
        return None


def list_profiles(*, user_folder: Path | None = None) -> tuple[str, ...]:
    """Return the names of the profiles that come with the program, and then of the user's own."""
    own = [file.stem for file in yaml_files(profiles_folder(user_folder)) if file.stem.upper() not in PROFILES]
    return (*PROFILES, *own)


def profiles_folder(user_folder: Path | None = None) -> Path:
    """Return where the user's own profiles lie, whether or not there is such a folder yet."""
    return (paths.data_folder() if user_folder is None else user_folder) / "profiles"


def _named(name: str, user_folder: Path | None) -> Path:
    if name.upper() in PROFILES:
        return resources.data_folder("assets") / "profiles" / f"{name.upper()}.yaml"
    for file in yaml_files(profiles_folder(user_folder)):
        if file.stem == name:
            return file
    known = list_profiles(user_folder=user_folder)
    sentence = _('no house profile is called "{name}"{hint}: expected {known}')
    raise ProfileNotFound(sentence.format(name=shown(name), hint=meant(nearest(name, known)), known=or_list(known)))
