"""A table that is written and read again is the same table."""

from __future__ import annotations

import yaml
from hypothesis import given
from hypothesis import settings as hypothesis_settings

from tests.config import legal_tables
from uth.config import list_tables, load_table, read_table, table_as_data, write_table
from uth.table import Table


@hypothesis_settings(max_examples=60)
@given(legal_tables.tables())
def test_written_and_read_again(table: Table) -> None:
    text = write_table(table)
    assert read_table(text, "any.yaml")[:2] == (table, ())
    assert write_table(table) == text


@hypothesis_settings(max_examples=20)
@given(legal_tables.tables())
def test_another_yaml_reader_finds_the_same_texts(table: Table) -> None:
    elsewhere = yaml.safe_load(write_table(table))
    assert elsewhere["name"] in {table.name, _as_number(table.name)}
    assert elsewhere["rules"]["trips on dark"] is table.rules.trips_on_dark
    assert elsewhere["blind"] == table_as_data(table)["blind"]


def _as_number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None


def test_presets_are_written_without_loss() -> None:
    for listed in list_tables():
        table = load_table(listed.name).table
        assert read_table(write_table(table), listed.name)[0] == table


def test_amounts_are_written_with_the_decimals_of_the_currency() -> None:
    text = write_table(load_table("standard").table)
    assert "ante: {min: 5.00, max: 500.00, step: 5.00}" in text
    assert "smallest chip: 0.50\n" in text


def test_data_for_json_is_plain() -> None:
    data = table_as_data(load_table("six-box-dark").table)
    assert list(data)[:3] == ["format", "name", "sources"]
    limits, rules = data["limits"], data["rules"]
    assert isinstance(limits, dict)
    assert limits["trips"] == {"min": "0.01", "max": "2500.00", "step": "0.01"}
    assert isinstance(rules, dict)
    assert rules["dark play"] == [1, 2, 3, 4]
    assert rules["trips on dark"] is True
