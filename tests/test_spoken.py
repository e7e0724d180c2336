"""No text for people is said as it is written: each is looked up where it is used."""

from __future__ import annotations

import ast

import pytest

from tests.spoken import bare, errors, found

ALLOWED = {("cli/__init__.py", "uth: "): "the program's name, before each of its complaints"}


def test_every_text_of_errors_output_and_help_goes_through_gettext() -> None:
    assert found(ALLOWED) == []


def test_what_is_allowed_is_there() -> None:
    assert {(text.file, text.text) for text in found({})} == set(ALLOWED)


@pytest.mark.parametrize(
    ("source", "texts"),
    [
        ('raise StoreError("no such file")', ["no such file"]),
        ('raise StoreError(f"{file} is damaged") from error', [" is damaged"]),
        ('raise (CannotWrite if writing else CannotRead)(_("{file}").format(file="x"))', []),
        ('raise CardError("too few" if few else _("too many"))', ["too few"]),
        ('Problem(str(file), 0, "limits", "is wrong")', ["is wrong"]),
        ('report.warn(("limits",), "is odd" + rest)', ["is odd"]),
        ('say("\\n".join([_("Taken away:"), "nothing"]))', ["nothing"]),
        ('parser.add_argument("--json", help="print JSON", metavar="F")', ["print JSON"]),
        ('subparsers.add_parser("check", description=_("Check."), epilog=f"example: {it}")', ["example: "]),
        ('raise StoreError(_("{key} is missing").format(key="format"))', []),
        ('say(f"{name}: {words(name)}")', []),
        ('raise ValueError("for programmers")', []),
    ],
)
def test_a_bare_text_is_found(source: str, texts: list[str]) -> None:
    assert [text.text for text in bare("some.py", ast.parse(source), errors())] == texts
