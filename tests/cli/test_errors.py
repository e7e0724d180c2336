"""``uth errors``: prices as they are told, rates, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.desk import complained, printed, unprinted
from tests.golden import check_golden

__all__ = ["unprinted"]
GOLDEN = Path(__file__).parent.parent / "data" / "pit"


def test_the_standard_table(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "errors", "standard", "--rate", "2", "--rate", "blind not paid=5", "--ante", "25")
    check_golden(GOLDEN / "errors-standard.txt", text)


def _errors(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[tuple[str, str, str, str], float]:
    content = json.loads(printed(capsys, "errors", *arguments, "--json"))
    return {
        (each["error"], each["bet"] or "", each["done"], each["way"]): float(each["an_hour"])
        for each in content["errors"]
        if each["hand"] is None
    }


ANTE_PAID = ("ante paid when the dealer does not qualify", "ante", "win", "")
BLIND_LEFT = ("blind not paid", "blind", "push", "")


def test_a_rate_of_one_kind_alone(capsys: pytest.CaptureFixture[str]) -> None:
    usual = _errors(capsys, "standard", "--rate", "10")
    other = _errors(capsys, "standard", "--rate", "10", "--rate", "Blind_not  paid=20.5")
    assert other[ANTE_PAID] == usual[ANTE_PAID] == 2.56
    assert other[BLIND_LEFT] == pytest.approx(2.05 * usual[BLIND_LEFT], abs=0.02)


def test_an_hour_is_so_many_boxes_and_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    found = _errors(capsys, "standard", "--rate", "10", "--boxes", "3", "--rph", "40", "--ante", "20")
    assert found[ANTE_PAID] == round(3 * 40 * 0.01 * 0.14229287 * 20, 2)


def test_trips_by_the_sign_of_another_table(capsys: pytest.CaptureFixture[str]) -> None:
    others = [key for key in _errors(capsys, "standard") if key[0] == "paid at another line's odds"]
    named = {way for *_rest, way in others}
    assert {"pennsylvania-a", "pennsylvania-b", "pennsylvania-d", "florida-like"} <= named
    one = _errors(capsys, "standard", "--sign-of", "pennsylvania-a", "--sign-of", "france")
    assert {way for error, *_rest, way in one if error == "paid at another line's odds"} == {
        "pennsylvania-a", "the line above", "the line below",
    }  # fmt: skip


@pytest.mark.usefixtures("unprinted")
def test_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = tmp_path / "errors.html", tmp_path / "errors.pdf"
    printed(capsys, "errors", "standard", "--html", str(files[0]), "--pdf", str(files[1]))
    assert "What dealer errors cost" in files[0].read_text(encoding="utf-8")
    assert files[1].read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--rate", "1001"], '--rate: expected errors in 1,000 occasions, 0 to 1000, got "1001"'),
        (["--rate", "many"], '--rate: expected errors in 1,000 occasions, 0 to 1000, got "many"'),
        (["--trips", "1.005"], '--trips-bet: "1.005" is not an amount in USD: expected digits such as 10.00'),
    ],
)
def test_what_is_refused(arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complained(capsys, "errors", "standard", *arguments) == told


def test_an_error_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    told = complained(capsys, "errors", "standard", "--rate", "blnd not paid=3")
    assert '--rate: no error is called "blnd not paid" (did you mean "blind not paid"?)' in told


@pytest.mark.parametrize("option", ["--strategy", "--sign-of"])
def test_names_that_are_none(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "nobody" in complained(capsys, "errors", "standard", option, "nobody")


@pytest.mark.full
def test_other_players_give_other_occasions(capsys: pytest.CaptureFixture[str]) -> None:
    best, novice = (_errors(capsys, "standard", "--strategy", name) for name in ("optimal", "novice"))
    assert best[ANTE_PAID] != novice[ANTE_PAID]
