"""Why a program didn't get as far as it should, in a sentence for a child."""

import warnings

from hbg.facts import FILE
from hbg_check.words import NotReached

ENDLESS = "Dein Programm hört nicht auf."
TOO_MUCH = "Dein Programm gibt ohne Ende aus."


def compiled(code):
    """Code that Python doesn't understand reaches no goal, and the sentence says where."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return compile(code, FILE, "exec", dont_inherit=True)
        except SyntaxError as error:
            raise NotReached(f"Python versteht dein Programm noch nicht: Schau dir Zeile {error.lineno} an.") from None
        except (ValueError, RecursionError, MemoryError):
            raise NotReached("Python versteht dein Programm noch nicht.") from None


def sentence_of(failure):
    if failure["kind"] == "asks":
        return "Dein Programm fragt öfter, als hier jemand antwortet."
    if failure["kind"] == "out-of-memory":
        return "Dein Programm braucht zu viel Speicher."
    error = failure["error"]
    place = f"in Zeile {error['line']} " if error["line"] else ""
    return f"Dein Programm bricht {place}mit einem {error['type']} ab."
