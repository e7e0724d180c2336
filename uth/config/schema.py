"""The keys of a table file, each with its kind of value, and the checks that compare them."""

from __future__ import annotations

from collections.abc import Mapping as MappingOf
from dataclasses import MISSING, fields
from typing import Any

from uth.chips import CURRENCY_CODES, Currency, PayWith, Rounding, currency, default_chips
from uth.config.chips import CHIPS, FLOAT, check_chips
from uth.config.codecs import MONEY, YES_NO, Codec, choice, format_up_to, none_or, or_list, several, text, whole
from uth.config.odds import paytable, paytable_looks
from uth.config.places import Place
from uth.config.records import Field, Found, defaults_of, keyed, record
from uth.hands import Category
from uth.i18n import gettext as _
from uth.paytable import Fixed
from uth.table import (
    AnteNotQualified,
    Bet,
    Burn,
    Cap,
    CapPer,
    Community,
    CutBy,
    CutRefused,
    Decisions,
    FoldedWithSideBet,
    HoleCardsUsed,
    Limit,
    Limits,
    Look,
    OrderInBox,
    Procedure,
    Qualify,
    Rules,
    SettleFrom,
    ShuffleBy,
    Street,
    Table,
    TripsAfterFold,
    TripsAgainstDealer,
    default_limits,
)

FORMAT = 1
"""The file format that this version reads and writes."""
PROFILES = ("LT", "FR", "US", "CA", "HG")
"""The irregularity profiles that come with the program."""


def _comes_later() -> str:
    return _("is reserved for bets that a later version brings: leave it out")


RESERVED = {"side bets": _comes_later}


def _read_currency(place: Place) -> Currency:
    code = place.text(_("one of {codes}").format(codes=", ".join(CURRENCY_CODES))).upper()
    if code not in CURRENCY_CODES:
        raise place.expected(_("one of {codes}").format(codes=", ".join(CURRENCY_CODES)), like=CURRENCY_CODES)
    return currency(code)


CURRENCY: Codec[Currency] = Codec(_read_currency, lambda value, _: value.code)


def _read_profile(place: Place) -> str:
    what = _("{profiles} or the name of a file in your profiles folder").format(profiles=or_list(PROFILES))
    written = place.text(what)
    if written.upper() in PROFILES:
        return written.upper()
    if written not in place.profiles:
        raise place.expected(what, like=place.profiles)
    return written


PROFILE: Codec[str] = Codec(_read_profile, lambda value, _: value)

_MULTIPLES = several(whole(1, 4), "[3, 4]", least=1, order=lambda multiple: multiple)
_STREETS = list(Street)
_BURNS = list(Burn)


def _all_bets(place: Place) -> tuple[Bet, ...]:
    bets = several(choice(Bet), "[play, ante, blind, trips]").read(place)
    missing = [bet for bet in Bet if bet not in bets]
    if missing:
        raise place.wrong(_("expected all four bets: {missing} is missing").format(missing=or_list(missing)))
    return bets


_BETS: Codec[tuple[Bet, ...]] = Codec(_all_bets, several(choice(Bet), "").write)


def _check_rules(found: Found) -> None:
    rules = found.values
    if found.good("boxes", "boxes_per_player") and rules["boxes_per_player"] > rules["boxes"]:
        here = found.at("boxes_per_player", "boxes")
        found.fault(here, _more_than("boxes per player", rules["boxes_per_player"], "boxes", rules["boxes"]))
    if found.good("dark_boxes", "boxes_per_player") and rules["dark_boxes"] > rules["boxes_per_player"]:
        here = found.at("dark_boxes", "boxes_per_player")
        most = rules["boxes_per_player"]
        found.fault(here, _more_than("dark boxes", rules["dark_boxes"], "boxes per player", most))
    if found.good("fold") and Street.RIVER not in rules["fold"]:
        found.place.report.warn(
            (*found.place.path, "fold"), _("no fold on the river: a hand that has checked must play 1x")
        )


def _more_than(key: str, value: object, other: str, most: object) -> str:
    return _("{key} ({value}) is more than {other} ({most})").format(key=key, value=value, other=other, most=most)


RULES: Codec[Rules] = record(
    Rules,
    keyed(
        boxes=whole(1, 8),
        boxes_per_player=whole(1, 8),
        dark_boxes=whole(0, 8),
        dark_play=_MULTIPLES,
        trips_on_dark=YES_NO,
        before_the_flop=_MULTIPLES,
        fold=several(choice(Street), "[flop, river]", order=_STREETS.index),
        dealer_qualifies=choice(Qualify),
        ante_when_not_qualified=choice(AnteNotQualified),
        trips_after_fold=choice(TripsAfterFold),
        trips_against_dealer=choice(TripsAgainstDealer),
        hole_cards_used=choice(HoleCardsUsed),
    ),
    defaults=defaults_of(Rules()),
    checks=(_check_rules,),
)

PROCEDURE: Codec[Procedure] = record(
    Procedure,
    keyed(
        shuffle=choice(ShuffleBy),
        cut=choice(CutBy),
        cut_at_least=whole(1, 26),
        cut_refused=choice(CutRefused),
        packet=whole(1, 2),
        community=choice(Community),
        burn=several(choice(Burn), "[flop, turn]", order=_BURNS.index),
        look=choice(Look),
        decisions=choice(Decisions),
        folded_with_side_bet=choice(FoldedWithSideBet),
        settle=choice(SettleFrom),
        order_in_box=record(OrderInBox, keyed(take=_BETS, pay=_BETS), defaults=defaults_of(OrderInBox())),
        take_before_pay=YES_NO,
        count_stub_every=whole(1, 1000),
        faults=PROFILE,
    ),
    defaults=defaults_of(Procedure()),
)


def _check_limit(found: Found) -> None:
    if not found.good("least", "most", "step"):
        return
    least, most, step = (found.values[name] for name in ("least", "most", "step"))
    money = found.place.money
    if least > most:
        message = _more_than("min", money.format(least), "max", money.format(most))
        found.fault(found.at("least", "most"), message)
    elif -(-least // step) * step > most:
        message = _("no multiple of the step {step} is from {least} to {most}").format(
            step=money.format(step), least=money.format(least), most=money.format(most)
        )
        found.fault(found.at("step"), message)


def _limit(bet: Bet) -> Codec[Limit]:
    keys = {"min": Field("least", MONEY), "max": Field("most", MONEY), "step": Field("step", MONEY)}
    return record(
        Limit,
        keys,
        defaults=lambda money: defaults_of(getattr(default_limits(money), bet))(money),
        checks=(_check_limit,),
    )


LIMITS: Codec[Limits] = record(
    Limits,
    keyed(
        ante=_limit(Bet.ANTE),
        trips=_limit(Bet.TRIPS),
        payout_cap=none_or(record(Cap, keyed(amount=MONEY, per=choice(CapPer))), lambda: "{amount: 20000, per: box}"),
    ),
    defaults=lambda money: defaults_of(default_limits(money))(money),
)


def _table_defaults(money: Currency) -> MappingOf[str, Any]:
    given = {field.name: field.default for field in fields(Table) if field.default is not MISSING}
    return {**given, "chips": default_chips(money), "limits": default_limits(money), "smallest_chip": None}


_TEXT = text(200)

TABLE: Codec[Table] = record(
    Table,
    {
        "format": Field("format", format_up_to(FORMAT), kept=False),
        **keyed(name=text(60)),
        **{
            key.replace("_", " "): Field(key, _TEXT, optional=True)
            for key in ("revision", "effective", "jurisdiction", "approved_by")
        },
        "sources": Field("sources", several(text(500), '["where each choice comes from"]'), optional=True),
        **keyed(currency=CURRENCY, chips=CHIPS, pay_with=choice(PayWith)),
        "float": Field("float", FLOAT, optional=True),
        **keyed(
            smallest_chip=MONEY,
            rounding=choice(Rounding),
            blind=paytable(Fixed.PUSH),
        ),
        "blind lost": Field("blind_lost", paytable(Fixed.LOSE, Category.STRAIGHT_FLUSH), optional=True),
        **keyed(
            trips=none_or(paytable(Fixed.LOSE), paytable_looks),
            rules=RULES,
            limits=LIMITS,
            procedure=PROCEDURE,
        ),
    },
    defaults=_table_defaults,
    checks=(check_chips,),
    reserved=RESERVED,
)
