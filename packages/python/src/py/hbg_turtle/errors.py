"""What a program about turtles may catch."""

import math


class TurtleGraphicsError(Exception):
    """Some TurtleGraphics Error"""


class Terminator(SystemExit):
    """The program goes on to draw after `bye()`: that ends it, and is no mistake of the learner."""


def number(value):
    """Refuses here what would only fail in the page."""
    if not math.isfinite(value):
        raise TurtleGraphicsError(f"bad number: {value}")
    return value if isinstance(value, (int, float)) else float(value)
