"""What is asked now, and what can be typed: one question, and the help of that moment."""

from __future__ import annotations

from collections.abc import Iterator

from uth.game.actions import Option
from uth.game.betting import least_cover
from uth.told.chair import Chair
from uth.told.vocabulary import Asked
from uth.ui.betting import Laying
from uth.ui.laid import Bets
from uth.words import asked as words
from uth.words import dialogs, prompts
from uth.words.sign import limit_words
from uth.words.told import sentence


def question(chair: Chair) -> list[str]:
    """Return what is asked, with what can be answered and what it costs."""
    match chair.asked:
        case Asked.BETS:
            return [_bets(chair)]
        case Asked.CUT:
            return [words.cut_question(*chair.cut_range, chair.middle)]
        case Asked.DECISION:
            return list(_decision(chair))
        case Asked.END:
            if chair.seat.elsewhere:
                return [words.elsewhere_question(chair.seat.elsewhere)]
            return [words.end_question(_staked(chair))]
        case Asked.CHIPS:
            has = chair.session.bankroll
            short = dialogs.broke_text(chair.say(least_cover(chair.table)), chair.say(has))
            title = sentence(dialogs.broke_title(has > 0))
            return [title, *([short] if has else []), words.chips_question(chair.say(chair.buy_in))]
        case Asked.TROUBLE:
            return [words.trouble_question()]


def _staked(chair: Chair) -> str:
    """What the bets that are laid come to; empty for none."""
    return chair.say(chair.laying.staked) if chair.laying.bets else ""


def _bets(chair: Chair) -> str:
    laying = chair.laying
    again = laying.same_again()
    rebet = chair.say(_staked_by(laying, again)) if again and again != laying.bets else ""
    undo = laying.can_undo
    if not laying.bets:
        limits = limit_words(chair.table, chair.table.limits.ante)
        return words.no_bets_question(limits, words.change_words(rebet=rebet, undo=undo))
    double = chair.say(2 * laying.staked) if laying.doubled()[1] is None else ""
    one_by_one = words.bet_words(trips=chair.table.trips is not None, numbered=chair.numbered)
    all_bets = words.change_words(rebet=rebet, double=double, undo=undo, clear=True)
    return words.bets_question(_staked(chair), [one_by_one, *all_bets])


def _staked_by(laying: Laying, bets: Bets) -> int:
    """What other bets would come to."""
    return laying.like(bets).staked


def _decision(chair: Chair) -> Iterator[str]:
    box, view = chair.turn, chair.session.view
    seen = view.box(box)
    hole = [card for card in seen.cards if card is not None] if seen else []
    holding = prompts.holding_words(chair.table.rules, hole, view.board)
    options = chair.options(box)
    yield words.decision_question(holding, options, chair.say, box=chair.name(box))
    yield from (words.not_open(option, chair.say) for option in options if not option.open)
    if len(chair.deciding) > 1:
        yield words.free_order(chair.deciding)


def help_lines(chair: Chair) -> list[str]:
    """Return what can be typed now."""
    buys = chair.say(chair.buy_in) if chair.between_rounds else ""
    always = words.always_help(buys=buys, kept=chair.seat.kept)
    return [words.help_title(), *_help(chair), *always]


def _help(chair: Chair) -> list[str]:
    match chair.asked:
        case Asked.BETS:
            trips = chair.table.trips is not None
            return words.bets_help(chair.table, _staked(chair), numbered=chair.numbered, trips=trips)
        case Asked.CUT:
            return words.cut_help()
        case Asked.DECISION:
            options: tuple[Option, ...] = chair.options(chair.turn)
            return words.decision_help(options, chair.say, numbered=chair.numbered)
        case Asked.END:
            return words.end_help("" if chair.seat.elsewhere else _staked(chair))
        case Asked.CHIPS:
            return words.chips_help(chair.say(chair.least_chips), chair.say(chair.most_chips))
        case Asked.TROUBLE:
            return words.trouble_help()
