"""House profiles: the files that come with the program against rules.md 12.2, and what a reader refuses."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from uth.config.profiles import (
    ProfileFileError,
    ProfileNotFound,
    list_profiles,
    load_profile,
    read_profile,
)
from uth.config.schema import PROFILES
from uth.profile import Call, Fault, Ruling, Toke, TokeRuling, from_data, to_data
from uth.resources import data_folder

HEAD = "format: 1\ntitle: Ours\n"


def silent_lines() -> dict[str, set[str]]:
    """Rules.md 12.2 and 12.3 read by hand: on which of their lines the sources of each profile are silent."""
    only_floor = {fault.value for fault in list(Fault)[-7:]}
    no = {
        "LT": {
            "wrong count after action", "card to the wrong place", "cards to an empty box", "burn forgotten",
            "flop too early or of four cards", "last cards too early", "looked before the deal ended",
            "bet after the close", "bet outside the limits accepted", "acted out of turn", "several motions",
            "player away", "bettor not seated", "wrong payout noticed", "card missing, extra or marked",
            "shuffler jam", "dealer change in a round", "calculator or tracker",
        },
        "FR": {
            "card to the wrong place", "cards to an empty box", "burn forgotten", "flop too early or of four cards",
            "last cards too early", "looked at a second hand", "bet outside the limits accepted",
            "folded cards mucked with trips live", "player away", "shuffler jam", "calculator or tracker",
        },
        "US": {
            "player shows own card", "burn forgotten", "looked before the deal ended", "looked at a second hand",
            "acted out of turn", "card missing, extra or marked", "dealer change in a round",
        },
    }  # fmt: skip
    return {name: lines | only_floor for name, lines in no.items()}


@pytest.mark.parametrize("name", ["LT", "FR", "US"])
def test_the_profiles_are_silent_where_the_sources_are(name: str) -> None:
    profile = load_profile(name)

    assert {fault.value for fault in Fault if profile.silent(fault)} == silent_lines()[name]


@pytest.mark.parametrize("name", PROFILES)
def test_every_ruling_is_that_of_the_file(name: str) -> None:
    plain = yaml.safe_load((data_folder("assets") / "profiles" / f"{name}.yaml").read_text(encoding="utf-8"))
    profile = load_profile(name)

    assert {fault.value: line.ruling.value for fault, line in profile.rulings.items()} == {
        fault: line["ruling"] for fault, line in plain["rulings"].items()
    }
    assert {toke.value: [line.ruling.value, line.source] for toke, line in profile.tokes.items()} == {
        toke: [line["ruling"], line["source"]] for toke, line in plain.get("tokes", {}).items()
    }
    assert profile.name == name


def test_only_the_american_sources_say_anything_of_tokes() -> None:
    assert [name for name in PROFILES if load_profile(name).tokes] == ["US"]
    assert set(load_profile("US").tokes) == set(Toke)
    assert load_profile("US").toke(Toke.GIVEN) is TokeRuling.SHOWN
    assert load_profile("FR").toke(Toke.GIVEN) is TokeRuling.FLOOR_DECIDES


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_as_data_is_the_same_again(name: str) -> None:
    assert from_data(to_data(load_profile(name))) == load_profile(name)


def test_data_from_before_there_were_tokes_has_none() -> None:
    data = to_data(load_profile("US"))
    del data["tokes"]

    assert from_data(data).tokes == {}
    assert from_data(data).rulings == load_profile("US").rulings


@pytest.mark.parametrize(
    ("name", "fault", "ruling"),
    [
        ("LT", Fault.PLAYER_CARD_EXPOSED, Ruling.RESHUFFLE),
        ("FR", Fault.PLAYER_CARD_EXPOSED, Ruling.TURN_BACK),
        ("US", Fault.PLAYER_CARD_EXPOSED, Ruling.VOID),
        ("CA", Fault.PLAYER_CARD_EXPOSED, Ruling.VOID),
        ("HG", Fault.PLAYER_CARD_EXPOSED, Ruling.REPLACE),
        ("HG", Fault.PLAYER_CARDS_EXPOSED, Ruling.RESHUFFLE),
        ("CA", Fault.BURN_FORGOTTEN, Ruling.PLAY_ON),
        ("HG", Fault.BURN_FORGOTTEN, Ruling.BACK_WITH_BURN),
        ("HG", Fault.COUNT_AFTER_ACTION, Ruling.HAND_DEAD),
        ("CA", Fault.CARDS_BELOW, Ruling.HAND_DEAD),
        ("FR", Fault.LOOKED_EARLY, Ruling.HAND_DEAD),
        ("US", Fault.OUTSIDE_LIMITS, Ruling.STANDS),
        ("LT", Fault.OUT_OF_TURN, Ruling.FLOOR_DECIDES),
        ("HG", Fault.OUT_OF_TURN, Ruling.BINDING),
    ],
)
def test_rulings_of_rules_md(name: str, fault: Fault, ruling: Ruling) -> None:
    assert load_profile(name).ruling(fault) is ruling


def test_all_read_texts_agree_that_a_wrong_count_of_the_dealer_is_not_played() -> None:
    rulings = {load_profile(name).ruling(Fault.COUNT_OF_DEALER) for name in PROFILES}

    assert rulings == {Ruling.RESHUFFLE, Ruling.VOID}


def test_a_house_adds_its_own(tmp_path: Path) -> None:
    (tmp_path / "profiles").mkdir()
    file = tmp_path / "profiles" / "ours.yaml"
    file.write_text(
        f"{HEAD}rulings:\n  Shuffler_Jam: {{ruling: that hand dead, source: memo 3}}\ncalls: {{close: Rien}}\n"
    )

    profile = load_profile("ours", user_folder=tmp_path)

    assert (profile.name, profile.ruling(Fault.JAM), profile.calls) == ("ours", Ruling.HAND_DEAD, {Call.CLOSE: "Rien"})
    assert list_profiles(user_folder=tmp_path) == (*PROFILES, "ours")
    assert load_profile(str(file)) == profile


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("format: 2\ntitle: x\n", "format: made for a newer version: this one reads format 1, got 2"),
        ("title: x\n", '"format" is missing'),
        (f"{HEAD}rulings: {{shuffler jamm: 1}}", 'did you mean "shuffler jam"'),
        (f"{HEAD}rulings: {{shuffler jam: {{ruling: void}}}}", "rulings > shuffler jam > ruling: expected"),
        (f"{HEAD}rulings: {{shuffler jam: {{ruling: that hand dead}}}}", '"source" is missing'),
        (f"{HEAD}calls: {{hello: you}}", "unknown key"),
        (f"{HEAD}tokes: {{toke givn: 1}}", 'did you mean "toke given"'),
        (f"{HEAD}tokes: {{toke given: {{ruling: kept, source: x}}}}", "tokes > toke given > ruling: expected"),
        (f"{HEAD}rulings: []", "rulings: expected keys such as"),
        ("- a list", "expected keys such as"),
    ],
)
def test_what_is_wrong_is_told(text: str, problem: str) -> None:
    profile, problems = read_profile(text, "ours.yaml", "ours")

    assert profile is None
    assert problem in "\n".join(map(str, problems))


def test_a_profile_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ProfileNotFound, match='no house profile is called "UK"'):
        load_profile("UK", user_folder=tmp_path)
    with pytest.raises(ProfileNotFound, match="cannot be opened"):
        load_profile(str(tmp_path / "gone.yaml"))


def test_a_broken_file_says_all(tmp_path: Path) -> None:
    file = tmp_path / "ours.yaml"
    file.write_text("format: 1\nrulings: {a: 1}\ncalls: {b: 1}\n")

    with pytest.raises(ProfileFileError) as caught:
        load_profile(str(file))

    assert len(caught.value.problems) == 3
