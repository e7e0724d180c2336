from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import pytest

from uth import i18n
from uth.cli import argparse_words


@pytest.fixture(autouse=True)
def pseudo() -> Iterator[None]:
    """The pseudo-language is in use."""
    argparse_words.translate()
    i18n.use_language(i18n.PSEUDO, Path())
    yield
    i18n.use_language(i18n.ENGLISH, Path())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="uth")
    parser.add_argument("--boxes", type=int, nargs=2)
    parser.add_argument("--deck", choices=("two", "four"))
    return parser


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--boxes", "1"], "[ééxxpééçţééð 2 ååřřĝûûmééñţš]"),
        (["--boxes", "1", "x"], "[îîññvååļîîð int"),
        (["--deck", "red"], "[îîññvååļîîð çĥööîîçéé: 'red' ("),
        (["more"], "[ûûññřřééçööĝñîîžééð ååřĝûûmééñţš: more]"),
    ],
)
def test_its_complaints(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        _parser().parse_args(arguments)
    assert said in capsys.readouterr().err


def test_its_help() -> None:
    help_text = _parser().format_help()
    assert help_text.startswith("[ûûšååĝéé: ]")
    assert "\n[ööpţîîööñš]:\n" in help_text
    assert "[ššĥĥööŵŵ ţţĥîîš ĥééļp mééššååĝéé ååñð ééxîîţ]" in help_text


def test_its_words_to_programmers_stay() -> None:
    with pytest.raises(ValueError, match="invalid conflict_resolution value"):
        argparse.ArgumentParser(conflict_handler="none")
