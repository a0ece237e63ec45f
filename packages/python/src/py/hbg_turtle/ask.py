"""Questions to the learner: asked and answered in the console."""

import sys

from hbg_turtle import wire


def text(title, prompt):
    if not wire.can_draw:
        return None
    wire.flush()
    return input(f"{prompt or title} ")


def a_number(title, prompt, default, smallest, largest):
    """Asks until it is a number within the limits; nothing typed means the default."""
    offer = "" if default is None else f" [{default}]"
    while (answer := text(title, f"{prompt or title}{offer}")) is not None:
        if not answer.strip():
            return default if default is None else float(default)
        problem = _problem_of(_read(answer), smallest, largest)
        if problem is None:
            return _read(answer)
        sys.stderr.write(f"{problem} Versuch es noch einmal.\n")
    return None


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
