"""``uth earn``."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.cli.asked import found_by, refused
from tests.cli.desk import unprinted
from tests.golden import check_golden
from uth.cli import main, make_parser
from uth.cli.document import as_text
from uth.cli.earn import costs_of, use_of
from uth.cli.earn_document import Told, earn_document
from uth.cli.earn_json import as_json
from uth.config import load_table
from uth.pit.earn import Costs, Earnings, Play, play_of, usual_minimums
from uth.pit.mix import best_player
from uth.report.players import Bases
from uth.words.document import Document

__all__ = ["unprinted"]
GOLDEN = Path(__file__).parent.parent / "data" / "pit"
STANDARD = load_table("standard").table
BEST = play_of(best_player(STANDARD))
QUICK = ("earn", "standard", "--mix", "optimal")


def _bases(ante: Fraction, wager: Fraction) -> Bases:
    return Bases(ante, ante / 2, ante / wager, Fraction(7, 200))


def _earnings(*options: str) -> Earnings:
    """Earnings with made-up players beside best play."""
    args = make_parser("earn").parse_args(["earn", "standard", *options])
    players = (
        Play("practical", Fraction(2, 5), _bases(Fraction(1, 40), Fraction(4)), Fraction(4)),
        Play("novice", Fraction(3, 5), _bases(Fraction(1, 5), Fraction(3)), Fraction(3)),
    )
    mix = Play("mix", Fraction(1), _bases(Fraction(13, 100), Fraction(17, 5)), Fraction(17, 5))
    return Earnings(
        STANDARD,
        use_of(args, STANDARD),
        costs_of(args, STANDARD),
        BEST,
        players[0],
        players,
        mix,
        usual_minimums(STANDARD),
    )


COSTS = ("--labour", "60", "--lease", "1500", "--side-fee", "10%", "--tax", "15%", "--comps", "10%")


def _plain(document: Document) -> str:
    return as_text(Document(document.title, (), document.chapters)) + "\n"


def test_the_document_of_the_house() -> None:
    told = Told(_earnings("--boxes", "5", "--ante", "15", *COSTS), house=True, pace_given=False)
    check_golden(GOLDEN / "earn.txt", _plain(earn_document(told)))


def test_the_document_of_the_player() -> None:
    told = Told(_earnings("--as", "player", "--rph", "40", "--comps", "20%"), house=False, pace_given=True)
    check_golden(GOLDEN / "earn_player.txt", _plain(earn_document(told)))


def test_without_costs_all_of_it_is_left() -> None:
    text = _plain(earn_document(Told(_earnings(), house=True, pace_given=False)))
    assert "No costs were given: what is left is the whole win." in text
    assert "eft of an hour" not in text.replace("What is left of an hour, by minimum", "")
    assert "Break-even" not in text


def test_the_json_has_what_the_document_has() -> None:
    told = Told(_earnings("--boxes", "5", "--ante", "15", *COSTS), house=True, pace_given=False)
    found = as_json("standard", told)
    assert found["best"]["edges"]["ante"]["exact"] == "50643648973/2317817502000"
    assert found["use"]["average_ante"] == "15.00"
    assert found["costs"]["labour_per_hour"] == "60.00"
    unit = Fraction(found["mix"]["per_hour_exact"])
    assert found["mix"]["per_hour"] == f"{float(unit):.2f}"
    assert Fraction(found["mix"]["per_hour_exact"]) == 5 * 32 * (15 * Fraction(13, 100) + 5 * Fraction(7, 200))
    assert [len(row["left_by_boxes"]) for row in found["grid"]] == [6] * 6
    assert found["break_even"]["next_minimum"] == "5.00"
    left = {name: Fraction(amount) for name, amount in found["mix"]["left"].items()}
    whole = left.pop("per_hour")
    assert abs(Fraction(found["mix"]["per_hour"]) - sum(left.values()) - whole) <= Fraction(3, 100)
    money = [(float(one["average_bet"]), one["edge"]) for one in found["ratings"]]
    assert [bet * edge for bet, edge in money] == pytest.approx([15 * 0.13] * 3)


def test_the_json_of_the_player() -> None:
    told = Told(_earnings("--as", "player", "--comps", "10%"), house=False, pace_given=False)
    found = as_json("standard", told)
    assert (found["view"], found["costs"], found["grid"], found["use"]["boxes"]) == ("player", None, None, 1)
    assert found["mix"]["per_hour"].startswith("-")
    assert Fraction(found["mix"]["left"]["comps"]) > 0


# --- the command


@pytest.mark.usefixtures("unprinted")
def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    html, pdf = tmp_path / "earn.html", tmp_path / "earn.pdf"
    assert main([*QUICK, "--labour", "60", "--html", str(html), "--pdf", str(pdf)]) == 0
    text = capsys.readouterr().out
    assert text.startswith("What a table earns\n\nTable               Standard\n")
    assert "50643648973/2317817502000" in text
    assert "practical play" in text
    assert "the mix" not in text.split("What is assumed")[0], "one strategy alone is no mix"
    assert html.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
    assert pdf.read_bytes().startswith(b"%PDF")
    found = found_by(capsys, *QUICK, "--labour", "60")
    assert (found["schema"], found["use"]["rounds_per_hour"]["6"]) == (1, 30.0)
    assert found["practical"]["edges"]["ante"]["exact"] == "84563926289/3476726253000"


def _use(*options: str) -> Any:
    return use_of(make_parser("earn").parse_args(["earn", "standard", *options]), STANDARD)


def test_rounds_an_hour_by_boxes() -> None:
    assert _use().rounds[6] == 30
    assert _use("--rph", "20").rounds == {boxes: rounds * Fraction(2, 3) for boxes, rounds in _use().rounds.items()}
    named = _use("--rph", "6=25,3=33.5").rounds
    assert (named[6], named[3], named[1]) == (25, Fraction(67, 2), _use().rounds[1])


def test_costs_as_they_are_typed() -> None:
    args = make_parser("earn").parse_args(
        ["earn", "standard", "--side-fee", "450.50", "--tax", "6.75", "--comps", "0%"]
    )
    assert costs_of(args, STANDARD) == Costs(side_fee=Fraction(45_050), tax=Fraction(27, 400))
    args = make_parser("earn").parse_args(["earn", "standard", "--side-fee", "12.5%"])
    assert costs_of(args, STANDARD) == Costs(side_share=Fraction(1, 8))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--boxes", "8"], '--boxes: the table "Standard" has 6 of them, got 8'),
        (["--ante", "0"], "--ante: there is no box without an Ante"),
        (["--minimum", "0"], "--minimum: there is no box without an Ante"),
        (["--minimums", "5,0"], "--minimums: expected 1 to 20 amounts above 0"),
        (["--labour", "x"], "--labour: "),
        (["--side-fee", "200%"], "--side-fee: expected a percentage such as 15%, up to 100"),
        (["--as", "player", "--side-fee", "5"], "--side-fee is a cost of the house, not of the player"),
        (["--mix", "nobody"], 'no strategy is called "nobody"'),
        (["--pdf", "nowhere/x.pdf"], "there is no folder nowhere"),
    ],
)
def test_what_is_refused(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint in refused(capsys, *QUICK, *arguments)


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--tax", "101"], 'expected a percentage such as 15%, up to 100, got "101"'),
        (["--hours", "25"], 'expected hours a day such as 12, up to 24, got "25"'),
        (["--rph", "3=40,30"], 'expected rounds an hour such as 30, or by boxes such as 6=28,3=36; got "3=40,30"'),
    ],
)
def test_what_cannot_be_typed(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert complaint in refused(capsys, "earn", "standard", *arguments)
