"""What all words of a check share: how they fail, and how they name things to a child."""

import functools
import re

_LONGEST = 60
# Of exactly these kinds: what inherits from them may go through its entries as it likes.
_BRACKETS = {dict: "{}", list: "[]", tuple: "()", set: "{}"}
# A minus behind a letter is a hyphen: ZM-20.
_NUMBER = re.compile(r"(?<!\d)(?<!\d[.,])(?:(?<![\w-])-)?\d+(?:\.\d+)?")


class NotReached(Exception):
    """Its text is the sentence that a child reads."""


def word(method):
    """A word gives back its object, so that words can be chained; `or_say` takes the place of its sentence."""

    @functools.wraps(method)
    def checked(self, *args, or_say=None, **options):
        try:
            method(self, *args, **options)
        except NotReached as miss:
            raise NotReached(self._tell(or_say or str(miss))) from None
        return self

    return checked


def numbers_of(text):
    """In their order."""
    return [float(number) if "." in number else int(number) for number in _NUMBER.findall(text)]


def quoted(text):
    text = text.replace("\n", " ⏎ ")
    return f"„{text if len(text) <= _LONGEST else text[: _LONGEST - 1] + '…'}“"


def shown(value):
    """A text in German quotes, everything else as Python writes it; a long one ends behind an entry."""
    if isinstance(value, str):
        return quoted(value)
    written = repr(value)
    if len(written) <= _LONGEST:
        return written
    return _first_entries(value) or written[: _LONGEST - 1] + "…"


def _first_entries(value):
    """As many as there is room for; nothing where not even one is, or where there are none."""
    brackets = _BRACKETS.get(type(value))
    if brackets is None:
        return ""
    written = brackets[0]
    for entry in map(_entry, value.items()) if type(value) is dict else map(repr, value):
        if len(written) + len(entry) + len(", …}") > _LONGEST:
            break
        written += f"{entry}, "
    return "" if written == brackets[0] else f"{written}…{brackets[1]}"


def _entry(pair):
    return f"{pair[0]!r}: {pair[1]!r}"


def counted(number, one, many):
    return f"{number} {one if number == 1 else many}"


def times(number):
    return {0: "gar nicht", 1: "einmal"}.get(number, f"{number}-mal")


def listed(parts):
    parts = list(parts)
    return " und ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))
