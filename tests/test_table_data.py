"""Plain data of a table and back."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings

from tests.config import legal_tables
from uth.config import list_tables, load_table
from uth.table import Rules, Table
from uth.table_data import from_data, to_data


@hypothesis_settings(max_examples=40)
@given(legal_tables.tables())
def test_through_json_and_back(table: Table) -> None:
    assert from_data(json.loads(json.dumps(to_data(table)))) == table


def test_presets_through_json_and_back() -> None:
    for listed in list_tables():
        table = load_table(listed.name).table
        assert from_data(json.loads(json.dumps(to_data(table)))) == table


def test_an_attribute_that_is_not_there_has_its_default() -> None:
    table = load_table("six-box-dark").table
    data = to_data(table)
    del data["rules"]
    assert from_data(data).rules == Rules()


def test_what_is_required_unknown_or_no_word() -> None:
    data = to_data(load_table("standard").table)
    with pytest.raises(TypeError):
        from_data({key: value for key, value in data.items() if key != "name"})
    with pytest.raises(KeyError):
        from_data({**data, "colour": "green"})
    with pytest.raises(ValueError, match="sideways"):
        from_data({**data, "rounding": "sideways"})


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": 7},
        {"smallest_chip": "50"},
        {"smallest_chip": True},
        {"smallest_chip": 0.5},
        {"sources": "abc"},
        {"chips": [[100, "red"]]},
        {"trips": 5},
        {"blind": None},
        {"blind": {"lines": [["royal flush", [500]]], "below": "push"}},
        {"blind": {"lines": [["royal flush", ["500", 1]]], "below": "push"}},
        {"rules": []},
        {"rules": {"boxes": None}},
    ],
    ids=str,
)
def test_values_of_another_kind(wrong: dict[str, object]) -> None:
    with pytest.raises((TypeError, ValueError)):
        from_data({**to_data(load_table("standard").table), **wrong})
