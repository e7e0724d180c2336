from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from uth import i18n
from uth.cards import parse_cards
from uth.hands import evaluate
from uth.words.hands import hand_caption


@pytest.fixture
def catalogues(tmp_path: Path) -> Iterator[Path]:
    """Return a folder with a small French catalogue; English is back in use afterwards."""
    texts = {
        "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n",
        "pair of {ranks}": "paire de {ranks}",
        "nines": "neuf",
        "{count} box\0{count} boxes": "{count} case\0{count} cases",
        "verb\4play": "jouer",
    }
    folder = tmp_path / "fr" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "uth.mo").write_bytes(_catalogue(texts))
    yield tmp_path
    i18n.use_language("en", tmp_path)


def _catalogue(texts: dict[str, str]) -> bytes:
    """The binary form that gettext reads: two tables of (length, offset), then the texts."""
    pairs = [(original.encode(), translated.encode()) for original, translated in sorted(texts.items())]
    start = 28 + 16 * len(pairs)
    tables, body = [b"", b""], b""
    for column in range(2):
        for pair in pairs:
            tables[column] += struct.pack("<II", len(pair[column]), start + len(body))
            body += pair[column] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    return head + tables[0] + tables[1] + body


def test_english_is_built_in(tmp_path: Path) -> None:
    assert not i18n.use_language("xx", tmp_path)
    assert i18n.gettext("flush") == "flush"
    assert [i18n.ngettext("one box", "boxes", count) for count in (1, 2)] == ["one box", "boxes"]
    assert i18n.pgettext("verb", "play") == "play"


def test_texts_are_looked_up_when_they_are_used(catalogues: Path) -> None:
    hand = evaluate(parse_cards("9h 9c As 7d 5c"))
    assert hand_caption(hand) == "pair of nines"
    assert i18n.use_language("fr", catalogues)
    assert hand_caption(hand) == "paire de neuf"
    assert [i18n.ngettext("{count} box", "{count} boxes", count) for count in (0, 1, 2)] == [
        "{count} case", "{count} case", "{count} cases",
    ]  # fmt: skip
    assert i18n.pgettext("verb", "play") == "jouer"
    assert i18n.gettext("flush") == "flush"


def test_the_pseudo_language_needs_no_file_and_is_on_no_list(tmp_path: Path) -> None:
    assert i18n.use_language(i18n.PSEUDO, tmp_path)
    assert i18n.in_use() == i18n.PSEUDO
    assert i18n.gettext("deal") == "[ðééååļ]"
    assert [i18n.ngettext("one box", "boxes", count) for count in (1, 2)] == ["[ööñéé ƀööx]", "[ƀööxééš]"]
    assert i18n.PSEUDO not in i18n.languages(tmp_path)
    i18n.use_language("en", tmp_path)
    assert i18n.gettext("deal") == "deal"


def test_a_language_is_asked_for_by_the_option_then_by_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(i18n.VARIABLE, raising=False)
    assert i18n.asked() == ""
    monkeypatch.setenv(i18n.VARIABLE, "fr")
    assert i18n.asked() == "fr"
    with i18n.asking_for("de"):
        assert i18n.asked() == "de"
        with i18n.asking_for(""):
            assert i18n.asked() == "de"
    assert i18n.asked() == "fr"


def test_the_languages_that_can_be_used_are_those_with_a_catalogue(catalogues: Path, tmp_path: Path) -> None:
    assert i18n.languages(catalogues) == ("en", "fr")
    assert i18n.languages(tmp_path / "nothing") == ("en",)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "pt_BR@euro"}, "pt_BR"),
        ({"LANG": "fr_FR", "LC_ALL": "de_DE"}, "en"),
        ({"LANG": "fr_FR", "LANGUAGE": "xx:fr"}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": ""}, "fr"),
        ({"LC_MESSAGES": "C"}, "en"),
    ],
)
def test_the_systems_language(variables: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert i18n.system_language(("en", "fr", "pt_BR")) == language


def test_web_pages_name_a_language_their_way(catalogues: Path) -> None:
    assert i18n.tag() == "en"
    (catalogues / "fr").rename(catalogues / "fr_CA")
    assert i18n.use_language("fr_CA", catalogues)
    assert i18n.tag() == "fr-CA"
