"""What the page of strategies says: the chart of a table, its rules, other ways to play, and a hand laid out."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext


def title() -> str:
    """Return the title of the page, and the way to it."""
    return _("Strategy")


def parts() -> tuple[str, str, str, str]:
    """Return the parts of the page."""
    return _("Starting hands"), _("Flop and river"), _("Strategies"), _("What if")


def table_label() -> str:
    """Return the label before the choice of the table."""
    return _("Table")


def against_label() -> str:
    """Return the label before the choice of what it is held against."""
    return _("Against")


def no_other() -> str:
    """Return that the table is held against none."""
    return _("no other table")


def strategy_label() -> str:
    """Return the label before the choice of a strategy."""
    return _("Strategy")


def working_out(seconds: int = 0) -> str:
    """Return that exact values are still to come; *seconds*: since when they are worked out, as far as that is long."""
    if not seconds:
        return _("The exact values are being worked out ...")
    sentence = _("The exact values are being worked out: {seconds} s so far, at a new table about a minute in all ...")
    return sentence.format(seconds=seconds)


def cannot(why: str) -> str:
    """Return that something cannot be worked out, and why."""
    return _("This cannot be worked out: {why}").format(why=why)


# --- the chart


def chart_note() -> str:
    """Return how the chart is read."""
    return _(
        "Hands in bold raise, all others check. The number is what its best raise is worth more than a "
        "check, in Antes. Suited hands are above the pairs, offsuit ones below."
    )


def numbers() -> tuple[str, str]:
    """Return what the numbers of the chart may be."""
    return _("raise against check"), _("value")


def value_note() -> str:
    """Return how the chart is read while its numbers are values."""
    return _(
        "Hands in bold raise, all others check. The number is what its best choice is worth, in Antes. "
        "Suited hands are above the pairs, offsuit ones below."
    )


def chart_keys(enter: str) -> str:
    """Return what the keys do on the chart; *enter*: the text of a cap."""
    return _("Arrows choose a hand, {enter} lays it out under What if").format(enter=enter)


def mistake_keys(enter: str) -> str:
    """Return what the keys do on the list of mistakes; *enter*: the text of a cap."""
    return _("{enter} lays the hand of a mistake out under What if").format(enter=enter)


def deals_label() -> str:
    """Return the label before how many pairs of cards a starting hand is."""
    return _("Of 1,326 hands")


def worth_label(choice: str) -> str:
    """Return the label before what a choice is worth."""
    return _("{choice} is worth").format(choice=choice)


def margin_label() -> str:
    """Return the label before what a raise is worth more than a check."""
    return _("Raise against check")


def differences(table: str, count: int, listed: str) -> str:
    """Return how many hands are played otherwise at another table, and which; *listed*: ``4x: K4o``."""
    if not count:
        return _("At “{table}” every starting hand is played the same.").format(table=table)
    sentence = ngettext(
        "At “{table}” {count} starting hand is played otherwise (framed): {listed}",
        "At “{table}” {count} starting hands are played otherwise (framed): {listed}",
        count,
    )
    return sentence.format(table=table, count=count, listed=listed)


# --- flop and river


def tendency_heads() -> tuple[str, str, str, str, str]:
    """Return the heads over what is done with each kind of hand, and how often it comes."""
    return _("HAND"), _("FLOP: 2x"), _("COMES"), _("RIVER: 1x"), _("COMES")


def practical_heading() -> str:
    """Return the heading over the rules of the practical strategy."""
    return _("The practical strategy in their place; what it costs is under Strategies")


def always() -> str:
    """Return that there is no exception."""
    return _("always")


def never() -> str:
    """Return that it is never done."""
    return _("never")


def best_note() -> str:
    """Return what the lists are of."""
    return _(
        "What the best play does with hands that have checked so far, counted over every deal: always and never have "
        "no exception. COMES is how often such a hand comes, of all rounds."
    )


# --- strategies


def open_file() -> str:
    """Return the button that leads to a file of one's own."""
    return _("Open a file")


def figure_titles() -> tuple[str, str, str]:
    """Return the headings of the large figures."""
    return _("IT LOSES"), _("BEST PLAY LOSES"), _("ITS MISTAKES COST")


def of_the_ante() -> str:
    """Return what the figures are of."""
    return _("of the Ante, on average")


def mistake_heads() -> tuple[str, str, str, str, str]:
    """Return the heads of the list of mistakes."""
    return _("WHEN"), _("HAND"), _("MISTAKE"), _("HOW OFTEN"), _("COSTS")


def example_head() -> str:
    """Return the head over the example of a mistake."""
    return _("EXAMPLE")


def no_mistakes() -> str:
    """Return that a strategy never errs."""
    return _("It makes no mistake at this table.")


def rule(when: str, choice: str) -> str:
    """Return a rule: when it fits, and what is done then."""
    return _("{when}: {choice}").format(when=when, choice=choice)


def problems_title(name: str) -> str:
    """Return the title over what is wrong with a file."""
    return _("{name} is no strategy yet").format(name=name)


def file_label() -> str:
    """Return the label of the field for a path."""
    return _("File")


def file_hint() -> str:
    """Return what is to be typed there."""
    return _("the path of a strategy file")


def how_to_open() -> str:
    """Return what the form is for."""
    return _(
        "Type or paste the path of a strategy file, or drop it on the window; it is remembered for the next time. uth "
        "help strategies explains what is in one. Files in the folder strategies of your data are listed by themselves."
    )


def forget_word() -> str:
    """Return the button that takes an opened file off the list."""
    return _("Forget it")


def read_it() -> str:
    """Return the button that opens the file."""
    return _("Open it")


# --- what if


def lay_label() -> str:
    """Return the label before the choice of where a card goes."""
    return _("A card goes to")


def lay_places() -> tuple[str, str, str]:
    """Return the places that cards are laid to."""
    return _("your hand"), _("the board"), _("cards out of play")


def place_titles() -> tuple[str, str, str]:
    """Return the titles over the places."""
    return _("YOUR HAND"), _("BOARD"), _("OUT OF PLAY")


def trips_label() -> str:
    """Return the label of the switch that lays a Trips bet."""
    return _("With a Trips bet")


def clear_word() -> str:
    """Return the button that takes all cards back."""
    return _("Take all back")


def compare_label() -> str:
    """Return the label of the switch that shows strategies side by side."""
    return _("Strategies side by side")


def board_keys(enter: str, hand: str, board: str, dead: str, back: str) -> str:
    """Return what the keys do on the deck; the arguments are the texts of their caps."""
    sentence = _(
        "Arrows and {enter} lay cards; {hand}, {board}, {dead} choose where to; {back} takes the last one back"
    )
    return sentence.format(enter=enter, hand=hand, board=board, dead=dead, back=back)


def full(place: str, most: int) -> str:
    """Return why no more cards can be laid there."""
    return _("{place}: there are {most} cards already").format(place=place, most=most)


def two_cards_needed() -> str:
    """Return what is missing before anything can be said."""
    return _("Lay two cards of your own: click on them in the deck.")


def board_needed(count: int) -> str:
    """Return that no decision is made with so many board cards."""
    sentence = ngettext(
        "Nothing is decided with {count} board card: lay none, three or five.",
        "Nothing is decided with {count} board cards: lay none, three or five.",
        count,
    )
    return sentence.format(count=count)


def value_heads() -> tuple[str, str, str, str]:
    """Return the heads of the values of the choices."""
    return _("CHOICE"), _("ANTES"), _("MONEY"), _("COSTS")


def compare_heads() -> tuple[str, str, str]:
    """Return the heads of the strategies side by side."""
    return _("STRATEGY"), _("DOES"), _("COSTS")


def best_play() -> str:
    """Return what the best play is called among strategies."""
    return _("best play")


def nothing_lost() -> str:
    """Return that a choice costs nothing."""
    return _("nothing")


def says(strategy: str, rule: str) -> str:
    """Return by which of its rules a strategy decides."""
    return _("{strategy}: {rule}.").format(strategy=strategy, rule=rule)
