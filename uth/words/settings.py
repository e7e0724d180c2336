"""What the settings are called, what they can be, and what is said about them."""

from __future__ import annotations

from uth.i18n import gettext as _
from uth.i18n import ngettext


def title() -> str:
    """Return the name of the page, and of the button that leads to it."""
    return _("Settings")


def tab_names() -> tuple[str, ...]:
    """Return the parts of the page: how it looks and sounds, the coach, and the keys."""
    return _("Look and sound"), _("Coach"), _("Keys")


def look_heading() -> str:
    """Return the heading over what is to be seen."""
    return _("Look")


def motion_heading() -> str:
    """Return the heading over how fast things move."""
    return _("Motion")


def sound_heading() -> str:
    """Return the heading over sound, company and language."""
    return _("Sound, company and language")


def felt_word() -> str:
    """Return the setting of the cloth's colour."""
    return _("Felt")


def felt_name(felt: str) -> str:
    """Return the colour of a cloth."""
    return {"green": _("green"), "blue": _("blue"), "red": _("red")}[felt]


def surroundings_word() -> str:
    """Return the setting of what the table stands in."""
    return _("Surroundings")


def surroundings_name(surroundings: str) -> str:
    """Return what the table can stand in."""
    return {"dark": _("dark"), "light": _("light"), "high contrast": _("high contrast")}[surroundings]


def deck_word() -> str:
    """Return the setting of the suits' colours."""
    return _("Deck")


def deck_name(deck: str) -> str:
    """Return how many colours the suits have."""
    return {"two colours": _("two colours"), "four colours": _("four colours")}[deck]


def deck_note() -> str:
    """Return what four colours are."""
    return _("four: diamonds blue, clubs green")


def scale_word() -> str:
    """Return the setting of how large things are."""
    return _("Size")


def scale_note() -> str:
    """Return what grows with it."""
    return _("texts, indices and chips, as there is room")


def percent(value: int) -> str:
    """Return a share in hundredths."""
    return _("{value} %").format(value=value)


def speed_note() -> str:
    """Return what the speed is about."""
    return _("of all that moves")


def dealing_word() -> str:
    """Return the setting of how fast cards move, against all of it."""
    return _("Dealing")


def paying_word() -> str:
    """Return the setting of how fast chips move, against all of it."""
    return _("Chips")


def pausing_word() -> str:
    """Return the setting of how long there is to read, against all of it."""
    return _("Pauses")


def pace_name(pace: str) -> str:
    """Return how fast a part moves; *pace*: ``slower``, ``same``, ``faster`` or ``none``."""
    return {"slower": _("slower"), "same": _("as the speed"), "faster": _("faster"), "none": _("at once")}[pace]


def pause_name(pace: str) -> str:
    """Return how long pauses are; *pace*: ``slower``, ``same``, ``faster`` or ``none``."""
    return {"slower": _("longer"), "same": _("as the speed"), "faster": _("shorter"), "none": _("none")}[pace]


def sound_word() -> str:
    """Return the switch of all sounds."""
    return _("Sound")


def volume_word() -> str:
    """Return the setting of how loud sounds are."""
    return _("Volume")


def sound_is_off() -> str:
    """Return why the volume cannot be changed."""
    return _("The sound is off")


def company_word() -> str:
    """Return the setting of how many simulated players sit at the table."""
    return _("Other players")


def company_name(count: int) -> str:
    """Return how many there are."""
    return str(count) if count else _("none")


def company_note() -> str:
    """Return how many of them there are really."""
    return _("as many as the table has boxes for")


def language_word() -> str:
    """Return the setting of the language."""
    return _("Language")


def language_name(language: str) -> str:
    """Return a language; one that the program does not know by name is its code."""
    return {"system": _("as the system"), "en": "English"}.get(language, language)


def sample_words(felt: str, deck: str) -> str:
    """Return what the sample of a table shows, for people who cannot see it."""
    sentence = _("sample: a {felt} felt, a deck of {deck}")
    return sentence.format(felt=felt_name(felt), deck=deck_name(deck))


def reset_word() -> str:
    """Return the button that takes settings back to what they were at first."""
    return _("Reset")


def all_settings() -> str:
    """Return what that button takes back."""
    return _("all settings")


def all_keys() -> str:
    """Return what that button takes back among the keys."""
    return _("all keys")


def without_keys() -> str:
    """Return what it takes back while the keys stay."""
    return _("all but the keys")


def settings_and_keys() -> str:
    """Return what the button takes back that takes the keys with it."""
    return _("settings and keys")


def as_at_first() -> str:
    """Return why there is nothing to take back."""
    return _("All of it is as it was at first.")


def all_have_own_keys() -> str:
    """Return why there is nothing to take back among the keys."""
    return _("Everything has its own keys.")


def reset_title() -> str:
    """Return the title of the question before settings are taken back."""
    return _("Reset the settings?")


def reset_text(*, keys: bool) -> str:
    """Return what would be taken back; *keys*: some have been changed."""
    text = _("Look, motion, sound, language and other players become as they were at first.")
    return text + "\n" + _("Your keys can stay as you have changed them.") if keys else text


def reset_keys_title() -> str:
    """Return the title of the question before keys are taken back."""
    return _("Reset the keys?")


def reset_keys_text(changed: int) -> str:
    """Return what would be taken back: for *changed* commands the player has chosen another key."""
    return ngettext(
        "{count} command has another key than it came with. It gets its own back.",
        "{count} commands have other keys than they came with. All get their own back.",
        changed,
    ).format(count=changed)


def keep_word() -> str:
    """Return the button that takes nothing back."""
    return _("Leave them")


def keys_columns() -> tuple[str, ...]:
    """Return the headings of the list of keys."""
    return _("WHAT"), _("WHEN"), _("KEYS")


def situation_name(when: str) -> str:
    """Return when a key means something; *when*: the situation's contract word."""
    return {
        "betting": _("while bets are laid"),
        "cut": _("asked to cut"),
        "decision": _("in a decision"),
        "end": _("after the round"),
        "dialog": _("in a dialog"),
    }[when]


def at_any_time() -> str:
    """Return when a key always means something."""
    return _("at any time")


def always(keys: str) -> str:
    """Return keys that cannot be changed, in the list of keys."""
    return _("{keys} (always)").format(keys=keys)


def change_key_word() -> str:
    """Return the button that gives another key."""
    return _("Change")


def reset_key_word() -> str:
    """Return the button that gives a command its own keys back."""
    return _("Reset this one")


def has_own_keys() -> str:
    """Return why that button does nothing."""
    return _("It has its own keys")


def listening() -> str:
    """Return what stands in place of a command's keys while its new one is waited for."""
    return _("press a key ...")


def press_new_key(command: str, escape: str) -> str:
    """Return what is asked for then; *escape*: what leaves it as it is."""
    return _("Press the new key for “{command}” ({escape}: leave it)").format(command=command, escape=escape)


def problem_title() -> str:
    """Return the title of what is said when settings could not be read or written."""
    return _("About your settings")


def understood() -> str:
    """Return the button that was read."""
    return _("Go on")
