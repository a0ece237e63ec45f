"""What all words of a check share: how they fail, and how they name things to a child."""

import functools
import re

_LONGEST = 60
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
    """A text in German quotes, everything else as Python writes it."""
    if isinstance(value, str):
        return quoted(value)
    written = repr(value)
    return written if len(written) <= _LONGEST else written[: _LONGEST - 1] + "…"


def counted(number, one, many):
    return f"{number} {one if number == 1 else many}"


def times(number):
    return {0: "gar nicht", 1: "einmal"}.get(number, f"{number}-mal")


def listed(parts):
    parts = list(parts)
    return " und ".join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))
