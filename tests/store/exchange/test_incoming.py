"""Records that contradict themselves, each other or the rules: refused, and nothing of their file is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.store.exchange.exports import Record, read, records_of, sealed
from uth.store.database import Database
from uth.store.exchange.records import ExchangeError
from uth.store.players import Players
from uth.store.rows import felt_content, felt_hash


def _first(kind: str, /, **changes: object) -> Callable[[list[Record]], list[Record]]:
    """Change the first record of a kind."""

    def changed(records: list[Record]) -> list[Record]:
        place = next(place for place, record in enumerate(records) if record["record"] == kind)
        return [*records[:place], {**records[place], **changes}, *records[place + 1 :]]

    return changed


def _content(**changes: object) -> Callable[[list[Record]], list[Record]]:
    """Change the content of the first table, and its hash wherever it stands."""

    def changed(records: list[Record]) -> list[Record]:
        record = next(record for record in records if record["record"] == "table")
        mark = felt_hash(felt_content({**record["content"], **changes}))
        text = json.dumps(records).replace(record["hash"], mark)
        return _first("table", content={**record["content"], **changes})(json.loads(text))

    return changed


def _without(kind: str, which: int = 0) -> Callable[[list[Record]], list[Record]]:
    def changed(records: list[Record]) -> list[Record]:
        places = [place for place, record in enumerate(records) if record["record"] == kind]
        return [record for place, record in enumerate(records) if place != places[which]]

    return changed


def _doubled(kind: str) -> Callable[[list[Record]], list[Record]]:
    def changed(records: list[Record]) -> list[Record]:
        place = next(place for place, record in enumerate(records) if record["record"] == kind)
        return [*records[: place + 1], *records[place:]]

    return changed


def _in_round(change: Callable[[Record], None]) -> Callable[[list[Record]], list[Record]]:
    """Change the first settled round."""

    def changed(records: list[Record]) -> list[Record]:
        copy: list[Record] = json.loads(json.dumps(records))
        change(next(record for record in copy if record.get("state") == "settled"))
        return copy

    return changed


def _free_chips(records: list[Record]) -> list[Record]:
    """Let what a round paid be more, and every balance after it."""
    copy: list[Record] = json.loads(json.dumps(records))
    entries = [record for record in copy if record["record"] == "entry"]
    place = next(place for place, entry in enumerate(entries) if entry["kind"] == "paid")
    entries[place]["amount"] += 100
    for entry in entries[place:]:
        if entry["number"] >= entries[place]["number"]:
            entry["balance"] += 100
    return copy


def _carried(**changes: object) -> Callable[[list[Record]], list[Record]]:
    """Put an entry that is carried over behind the first player's, as a rescue would; *changes*: but for these."""

    def changed(records: list[Record]) -> list[Record]:
        place = next(place for place, record in enumerate(records[1:]) if record["record"] == "player")
        last = records[place]
        carried = {
            **last,
            "number": last["number"] + 1,
            "kind": "carried over",
            "amount": 100,
            "round": None,
            **changes,
        }
        carried["balance"] = last["balance"] + carried["amount"]
        return [*records[: place + 1], carried, *records[place + 1 :]]

    return changed


def _both(*changes: Callable[[list[Record]], list[Record]]) -> Callable[[list[Record]], list[Record]]:
    def changed(records: list[Record]) -> list[Record]:
        for change in changes:
            records = change(records)
        return records

    return changed


def _gap(records: list[Record]) -> list[Record]:
    """Let the last entry have a later number."""
    place = max(place for place, record in enumerate(records[:-1]) if record["record"] == "entry")
    return [*records[:place], {**records[place], "number": records[place]["number"] + 5}, *records[place + 1 :]]


REFUSED: dict[str, tuple[Callable[[list[Record]], list[Record]], str]] = {
    "newer schema": (_first("round", schema=2), "written by a newer version of uth (0.0): its schema is 2, this"),
    "no schema": (_first("round", schema="1"), 'expected an object with "schema"'),
    "unknown record": (_first("round", record="hand"), 'expected "record" to be one of player, table, '),
    "unknown key": (_first("entry", tip=5), '"tip" is no key of a entry'),
    "wrong kind": (_first("entry", amount="5"), '"amount": expected int, found str'),
    "fraction": (_first("entry", amount=0.5), "0.5 is no whole number"),
    "not a number": (_first("entry", amount=float("nan")), "NaN is no whole number"),
    "huge": (_first("entry", amount=10**30), "is too large"),
    "half a character": (_first("player", name="\ud800"), "surrogates not allowed"),
    "no player": (_without("player"), "expected a player first, found a sitting"),
    "player twice": (_doubled("player"), 'the player "Ann" is there twice'),
    "uid": (_first("player", uid="../../x"), "is no player: 'Ann', '../../x'"),
    "name": (_first("player", name=" "), "is no player"),
    "name that cannot be shown": (_first("player", name="\x1b[2J"), "is no player: '\\x1b[2J'"),
    "made": (_first("player", created=-1), "is no player"),
    "no table": (_without("table"), "its table stands nowhere before it"),
    "hash": (_first("table", hash="0" * 64), "the table's content is not that of its hash"),
    "content": (_content(rounding="sideways"), "is no table: 'sideways' is not a valid Rounding"),
    "kind in content": (_content(smallest_chip="1"), "is no table: expected int, got str"),
    "unknown in content": (_content(colour=1), "is no table: 'colour'"),
    "smallest chip": (_content(smallest_chip=0), "is no table to play at: smallest chip: expected 1 to "),
    "no sitting": (_without("sitting"), "round 1: there is no sitting 1"),
    "sitting": (_first("sitting", program="\x00"), "sitting 1 is none"),
    "sitting twice": (_doubled("sitting"), "sitting 1 follows sitting 1"),
    "round twice": (_doubled("round"), "round 1 follows round 1"),
    "round missing": (_without("round", 1), "there is no round 2"),
    "state": (_first("round", state="lost"), "round 1 cannot be read: 'lost' is not a valid State"),
    "open": (_first("round", state="open", ended=None, settlement=None), "not settled, found phase settled"),
    "commitment": (_first("round", commitment="0" * 64), "round 1: the commitment to the deck: expected "),
    "deck": (_first("round", deck="x:AhKd"), "round 1 cannot be read: "),
    "owner": (_first("round", owner="Eve"), "the player's name: expected one of those with chips (player), found"),
    "funds": (_first("round", funds={"player": 10**14}), "round 1: nobody has so much"),
    "no funds": (_first("round", funds={"player": 5}), "they refuse: funds"),
    "funds and ledger": (_first("round", funds={"player": 60_000}), "what the player had by the ledger: expected "),
    "time": (_first("round", began=10**15), "round 1: a time is none"),
    "actions": (_in_round(lambda it: it["actions"].pop()), "the end of a round that is settled"),
    "action": (_in_round(lambda it: it["actions"][0].append(1)), "round 1 cannot be read: "),
    "action's time": (_in_round(lambda it: it["actions"][0].__setitem__(0, "now")), "round 1: a time is none"),
    "cards otherwise": (
        _in_round(lambda it: it.__setitem__("deck", it["deck"].lower())),
        "round 1 is written otherwise than an export writes it",
    ),
    "settlement": (_in_round(lambda it: it["settlement"].__setitem__(1, 5)), "round 1 cannot be read: no settlement"),
    "pays": (
        _in_round(lambda it: it["settlement"][2][0][4][0].__setitem__(7, 12_345)),
        "box 1, ante: expected ",
    ),
    "entry missing": (_without("entry", 1), "entry 3 does not follow from the one before: "),
    "entry twice": (_doubled("entry"), "entry 1 follows entry 1"),
    "amount": (_first("entry", amount=1), "entry 1 does not follow from the one before: 0 and 1 make 1"),
    "entry's kind": (_first("entry", kind="gift"), "entry 1 is none: 'gift'"),
    "currency": (_first("entry", currency="XXX"), "entry 1 is none: "),
    "debts": (_first("entry", amount=-5, balance=-5), "entry 1 is none: its balance"),
    "entry's round": (_first("entry", round=99), "there is no round 99"),
    "entry's wrong round": (_first("entry", round=1), "round 1: what the player had by the ledger: expected "),
    "carried over and free chips": (
        _both(_free_chips, _carried()),
        'read.jsonl: "Ann": round 1: what the ledger paid: expected ',
    ),
    "carried over in a round": (
        lambda records: _carried(round=next(each["number"] for each in records if each.get("state") == "void"))(
            records
        ),
        "(carried over): expected none, found a round",
    ),
    "nothing carried over twice": (
        _both(_carried(amount=0), _carried(amount=0)),
        ": expected an amount, after one that is carried over, found none",
    ),
    "a gap without anything carried over": (_gap, "the numbers of the entries: expected entry "),
    "free chips": (_free_chips, 'read.jsonl: "Ann": round 1: what the ledger paid: expected '),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_contradicts_itself_is_refused(case: str, export: bytes, empty: Database, tmp_path: Path) -> None:
    change, message = REFUSED[case]
    with pytest.raises(ExchangeError) as refused:
        read(empty, tmp_path, sealed(change(records_of(export))))
    assert message in str(refused.value)
    assert str(refused.value).endswith("; nothing was imported")
    assert str(refused.value).startswith(str(tmp_path))
    assert Players(empty).all() == ()
