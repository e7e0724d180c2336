"""A report with its record in it: written as HTML, PDF and JSON, read back, worked out anew, and never trusted."""

from __future__ import annotations

import json
import math
import random
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.report.repacked import repacked
from tests.school.auditioned import badly, done, right, short
from uth import __version__
from uth.report import handed_in
from uth.report.attempt import Made
from uth.report.attempt_figures import figures
from uth.report.class_read import gathered
from uth.report.handed_in import HandedIn, NotHandedIn
from uth.report.verify import figures_only, verified
from uth.school.overrides import Signed, Wish
from uth.school.result import Result, result

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154789c63606060000000040001f61738"
    "550000000049454e44ae426082"
)
MADE = Made(__version__)


@cache
def found(*, wrong: bool = True) -> Result:
    return result(done(short(), badly if wrong else right))


@cache
def few() -> Result:
    """Return what came of one answer: a PDF of few pages."""
    return result(done(short(), badly, count=1))


@cache
def written(form: str) -> bytes:
    if form == "json":
        return handed_in.as_json(found(), __version__)
    return handed_in.html(found(), MADE) if form == "html" else handed_in.pdf(few(), MADE)


# --- there and back


@pytest.mark.parametrize("form", ["html", "pdf", "json"])
def test_what_was_done_is_in_the_file_itself(form: str) -> None:
    handed, made = handed_in.read(written(form)), few() if form == "pdf" else found()
    assert handed.attempt == made.attempt
    assert handed.figures == figures(made)
    assert (handed.program, handed.language) == (__version__, "en")
    assert verified(handed).wrong == ()


def test_a_perfect_attempt_is_verified_with_a_hundred_points() -> None:
    handed = handed_in.read(handed_in.html(found(wrong=False), MADE))
    assert handed.result.score == 100
    assert handed.result.passed
    assert verified(handed).wrong == ()


def test_the_same_attempt_gives_the_same_file() -> None:
    assert handed_in.html(found(), MADE) == written("html")
    assert handed_in.pdf(few(), MADE) == written("pdf")


def test_pictures_are_there_and_are_not_compared() -> None:
    content = handed_in.html(found(), Made(__version__, lambda _moment: PIXEL))
    count = sum(len(each.moments) for _part, each in found().done)
    assert content.count(b"data:image/png;base64,") == count > 3
    other = content.replace(b"data:image/png;base64,i", b"data:image/png;base64,j")
    assert other != content
    assert verified(handed_in.read(other)).wrong == ()
    assert verified(handed_in.read(handed_in.pdf(few(), Made(__version__, lambda _moment: PIXEL)))).wrong == ()


def test_it_says_what_it_shows_and_what_it_cannot() -> None:
    page = written("html").decode()
    assert "It cannot show who did them, nor that the times are true" in page.replace("&#x27;", "'")
    assert "<script>" not in page
    assert not re.search(r'(?:src|href)="(?!data:|#)', page)


def test_a_name_cannot_end_the_record() -> None:
    attempt = replace(found().attempt, trainee="</script><b>Ann & \u2028Bea")
    content = handed_in.html(result(attempt), MADE)
    handed = handed_in.read(content)
    assert handed.attempt.trainee == attempt.trainee
    assert verified(handed).wrong == ()
    assert content.count(b"</script>") == 1


# --- what was changed


def changed(content: bytes, change: Callable[[dict[str, object]], None]) -> HandedIn:
    """Return the JSON form after a change."""
    data = json.loads(content)
    change(data)
    return handed_in.read(json.dumps(data).encode())


def test_a_figure_that_was_changed_is_found() -> None:
    def better(data: dict[str, object]) -> None:
        assert isinstance(data["figures"], dict)
        data["figures"] |= {"score": "100", "passed": True, "part 1, exercise 1: points": 100}

    wrong = verified(changed(written("json"), better)).wrong
    assert [line.name for line in wrong] == ["score", "passed", "part 1, exercise 1: points"]
    assert (wrong[1].recorded, wrong[1].recomputed) == (True, False)
    assert (wrong[2].recorded, wrong[2].recomputed) == (100, 0)


def test_no_is_not_the_same_as_nought() -> None:
    def nought(data: dict[str, object]) -> None:
        assert isinstance(data["figures"], dict)
        data["figures"]["passed"] = 0

    assert [line.name for line in verified(changed(written("json"), nought)).wrong] == ["passed"]


def test_a_figure_that_was_left_out_or_added_is_found() -> None:
    def other(data: dict[str, object]) -> None:
        assert isinstance(data["figures"], dict)
        del data["figures"]["score"]
        data["figures"]["charm"] = 100

    lines = {line.name: line for line in verified(changed(written("json"), other)).wrong}
    assert lines["score"].recorded == "-"
    assert lines["charm"].recomputed == "-"


def test_an_answer_that_was_changed_is_found() -> None:
    def answer(data: dict[str, object]) -> None:
        right_one = json.loads(handed_in.as_json(found(wrong=False), __version__))
        assert isinstance(data["record"], dict)
        data["record"]["answers"][0] = right_one["record"]["answers"][0]

    names = [line.name for line in verified(changed(written("json"), answer)).wrong]
    assert {"score", "part 1: score", "part 1, exercise 1: points", "part 1, exercise 1: mistakes"} <= set(names)


@pytest.mark.parametrize(
    ("old", "new"),
    [("NOT PASSED", "PASSED"), ("<td>Ann</td>", "<td>Bea</td>"), ("<td>money</td>", "<td>speed</td>")],
)
def test_a_word_of_the_page_that_was_changed_is_found(old: str, new: str) -> None:
    content = written("html").decode()
    assert old in content
    wrong = verified(handed_in.read(content.replace(old, new, 1).encode())).wrong
    assert [line.name.partition(",")[0] for line in wrong] == ["words of the pages"]


def test_a_word_that_was_added_is_found() -> None:
    content = written("html").replace(b"</article>", b"<p>An excellent dealer.</p></article>")
    (wrong,) = verified(handed_in.read(content)).wrong
    assert (wrong.recorded, wrong.recomputed) == ("An excellent dealer.", "-")


@pytest.mark.parametrize(
    ("old", "new"),
    [(b"</style>", b"td { display: none }</style>"), (b"<body>", b"<body><script>document.title='x'</script>")],
)
def test_what_hides_words_is_found(old: bytes, new: bytes) -> None:
    (wrong,) = verified(handed_in.read(written("html").replace(old, new, 1))).wrong
    assert wrong.name == "page besides its words: bytes"


def test_line_ends_of_another_system_are_no_change() -> None:
    assert verified(handed_in.read(written("html").replace(b"\n", b"\r\n"))).wrong == ()


def test_a_page_of_a_pdf_that_was_changed_is_found() -> None:
    (wrong,) = verified(handed_in.read(repacked(written("pdf")))).wrong
    assert (wrong.recorded, wrong.recomputed) == ("Eudition: result", "Audition: result")


def test_pages_of_another_version_are_not_compared_word_by_word() -> None:
    content = handed_in.html(found(), Made("9.9"))
    checked = verified(handed_in.read(content))
    assert "9.9" in checked.page_left_out
    assert checked.wrong == ()


def test_pages_that_another_program_has_set_are_not_compared_word_by_word() -> None:
    content = re.sub(rb"pdf backend v[0-9.]+", lambda found: found[0][:-1] + b"x", written("pdf"))
    checked = verified(handed_in.read(content))
    assert "Matplotlib pdf backend" in checked.page_left_out
    assert checked.wrong == ()


def test_pages_in_another_language_are_written_in_it_again() -> None:
    from uth import i18n, resources

    i18n.use_language(i18n.PSEUDO, resources.catalogues())
    try:
        content = handed_in.html(found(), MADE)
    finally:
        i18n.use_language("en", resources.catalogues())
    handed = handed_in.read(content)
    assert handed.language == i18n.PSEUDO
    assert verified(handed).wrong == ()
    assert i18n.in_use() == "en"


# --- what a trainer ruled


def test_rulings_are_no_disagreement_while_they_are_sound() -> None:
    attempt = found().attempt.overridden(Wish(1, 1), Signed("Bea", 1_800_273_600_000, "misheard"))
    ruled = result(attempt)
    assert ruled.ruled > ruled.score == found().score
    handed = handed_in.read(handed_in.html(ruled, MADE))
    assert verified(handed).wrong == ()
    assert handed.uid == handed_in.read(written("html")).uid
    assert "misheard" in handed.content.decode()

    def other(data: dict[str, object]) -> None:
        assert isinstance(data["record"], dict)
        data["record"]["overrides"][0]["before"] = 90

    wrong = figures_only(changed(handed_in.as_json(ruled, __version__), other)).wrong
    assert [line.name for line in wrong] == ["ruling 1: points"]


# --- what is no such file


@pytest.mark.parametrize(
    "content",
    [
        b"", b"{}", b"[]", b"{", b"%PDF-1.4", b"<html></html>", b"\xff\xfe", b'{"what": "uth lesson result"}',
        b'{"what":"uth lesson result","format":9}', b"null", b"[" * 100_000, b'{"a":' * 100_000,
    ],
)  # fmt: skip
def test_what_is_no_report(content: bytes) -> None:
    with pytest.raises(NotHandedIn):
        handed_in.read(content)


def test_half_a_character_is_refused() -> None:
    with pytest.raises(NotHandedIn, match="surrogates"):
        handed_in.read(written("json").replace(b'"Ann"', b'"\\ud800"'))


def test_one_with_two_records_is_none() -> None:
    content = written("html")
    block = content[content.index(b'<script type="application/json"') : content.index(b"</body>")]
    with pytest.raises(NotHandedIn, match="no record"):
        handed_in.read(content + block)


def hostile(form: str, count: int, seed: str) -> None:
    """Change some bytes, most of them within the record, and cut every tenth file; what is none is refused."""
    whole, chance = written(form), random.Random(f"{form} {seed}")
    begin = whole.find(b'"record":') if form != "pdf" else whole.rfind(b"stream", 0, whole.rfind(b"endstream"))
    for number in range(count):
        content = bytearray(whole)
        for _change in range(chance.choice((1, 1, 3))):
            at = chance.randrange(max(0, begin), len(content)) if number % 4 else chance.randrange(len(content))
            content[at] = chance.choice(b'0123456789"{}[],:-aeZ<\x00\xff')
        if number % 10 == 9:
            del content[chance.randrange(len(content)) :]
        try:
            figures_only(handed_in.read(bytes(content)))
        except NotHandedIn:
            continue


def with_act(data: Any, act: str) -> None:
    """Put an act before those of the first round that was dealt."""
    for part in data["record"]["answers"]:
        for values, _times in part:
            if "acts" in values:
                values["acts"] = f"[{act},{values['acts'][1:]}"
                return


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: with_act(data, '{"act":"call hand","at":0,"box":0,"hand":"pair"}'),
        lambda data: with_act(data, '{"act":"pay","at":0,"box":1,"bet":"ante","chips":[[500,1000000000000]]}'),
        lambda data: data["record"].update(began=math.inf),
        lambda data: data["record"]["answers"][0][0].__setitem__(1, {"hand": math.inf}),
        lambda data: data["record"]["lesson"]["parts"][1]["plan"].update(count=math.inf),
        lambda data: data["record"]["lesson"]["parts"][1]["plan"]["table"]["chips"][0].update(value=-1_000_000_000),
        lambda data: data["record"]["lesson"]["parts"][0]["plan"]["table"]["chips"][-1].update(value=10**30),
        lambda data: data["record"]["lesson"]["parts"][0]["plan"]["table"]["limits"]["ante"].update(step=0),
    ],
)
def test_a_damaged_record_is_refused_and_a_class_goes_on(damage: Callable[[Any], None], tmp_path: Path) -> None:
    data = json.loads(written("json"))
    damage(data)
    with pytest.raises(NotHandedIn):
        verified(handed_in.read(json.dumps(data).encode()))
    for name, content in (("bad.json", json.dumps(data).encode()), ("good.json", written("json"))):
        (tmp_path / name).write_bytes(content)
    read = gathered([tmp_path / "bad.json", tmp_path / "good.json"])
    assert ([each.file.name for each in read.refused], len(read.results)) == (["bad.json"], 1)


def test_whatever_comes_of_a_record_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    for error in (RuntimeError, OverflowError, RecursionError, MemoryError, StopIteration, AssertionError):

        def broken(_data: object, error: type[Exception] = error) -> None:
            raise error("inside")

        monkeypatch.setattr("uth.school.attempt.from_data", broken)
        with pytest.raises(NotHandedIn, match="the record in it cannot be read: inside"):
            figures_only(handed_in.read(written("json")))


@pytest.mark.parametrize(("form", "count"), [("json", 30), ("html", 20), ("pdf", 50)])
def test_hostile_and_cut_files_are_never_a_fault_of_the_program(form: str, count: int) -> None:
    hostile(form, count, "some")


@pytest.mark.full
@pytest.mark.parametrize("form", ["json", "html", "pdf"])
def test_many_hostile_and_cut_files_are_never_a_fault_of_the_program(form: str) -> None:
    hostile(form, 400, "many")
