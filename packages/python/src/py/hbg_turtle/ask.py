"""Questions to the learner: asked and answered in the console."""

import sys

from hbg_turtle import wire


def text(title, prompt, asking="textinput"):
    if not wire.can_hear:
        say_why_deaf(f"{asking}() wartet auf eine Eingabe.")
        raise EOFError("EOF when reading a line")
    return input(f"{prompt or title} ")


def say_why_deaf(wish):
    sys.stderr.write(f"Hinweis: {wish} {wire.why_deaf()}\n")


def a_number(title, prompt, default, smallest, largest):
    """Asks until it is a number within the limits; nothing typed means the default."""
    offer = "" if default is None else f" [{default}]"
    while True:
        answer = text(title, f"{prompt or title}{offer}", "numinput")
        if not answer.strip():
            return default if default is None else float(default)
        problem = _problem_of(_read(answer), smallest, largest)
        if problem is None:
            return _read(answer)
        sys.stderr.write(f"{problem} Versuch es noch einmal.\n")


def _read(answer):
    try:
        return float(answer.strip().replace(",", "."))
    except ValueError:
        return None


def _problem_of(value, smallest, largest):
    if value is None:
        return "Das ist keine Zahl."
    if smallest is not None and value < smallest:
        return f"Die Zahl muss mindestens {smallest} sein."
    if largest is not None and value > largest:
        return f"Die Zahl darf höchstens {largest} sein."
    return None
