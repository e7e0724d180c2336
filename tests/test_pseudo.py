"""The pseudo-language: longer, accented, in brackets, with everything in it that English has."""

from __future__ import annotations

import re
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.catalogue import TEMPLATE, texts_of
from uth.pseudo import LONGER, Pseudo, pseudo


@pytest.mark.parametrize(
    ("english", "spoken"),
    [
        ("OK", "[ÖÖĶ]"),
        ("Next round", "[ÑÑééxţ řööûûñð]"),
        ("{count} of {all}", "[{count} ööff {all}]"),
        ("%Y-%m-%d", "[%Y-%m-%d]"),
        ("%(prog)s: %s", "[%(prog)s: %s]"),
        ("one\ntwo", "[ööñéé\nţŵöö]"),
        ("", "[]"),
    ],
)
def test_it_reads_like_english(english: str, spoken: str) -> None:
    assert pseudo(english) == spoken


@given(st.text(st.characters(codec="ascii", exclude_characters="{}%")))
def test_no_plain_letter_that_has_an_accent_is_left(text: str) -> None:
    plain = set(string.ascii_letters) - set("fmpqvxFMPQVX")
    assert not plain & set(pseudo(text))


def test_sentences_are_two_fifths_longer_and_keep_what_is_filled_in() -> None:
    texts = [text for text in texts_of(TEMPLATE.read_text(encoding="utf-8")) if text]
    for text in texts:
        spoken = pseudo(text)
        assert re.findall(r"\{.*?\}", spoken) == re.findall(r"\{.*?\}", text)
        assert spoken.count("\n") == text.count("\n")
    # Figures of a source that is named grow no longer.
    named = [text for text in texts if sum(map(str.isalpha, text)) > 30 and "{" not in text and "%(" not in text]
    sentences = [text for text in named if sum(map(str.isalpha, text)) > 0.7 * len(text)]
    assert len(sentences) > 100
    assert all(len(pseudo(text)) >= len(text) * LONGER for text in sentences)


def test_the_form_is_that_of_the_number() -> None:
    catalogue = Pseudo()
    assert [catalogue.ngettext("one", "many", count) for count in (1, 2)] == [pseudo("one"), pseudo("many")]
    assert catalogue.pgettext("verb", "play") == catalogue.gettext("play") == pseudo("play")
