"""Ways along many places, in portions that a page can take."""

import math

from hbg_turtle import paper

_MOST_PLACES = 1_000
_MOST_CORNERS = 20_000


def length(places):
    return sum(map(math.dist, places, places[1:]))


def flat(places):
    """x and y in turn, as exact as can be seen."""
    return [round(part, paper.digits) for place in places for part in place]


def parts(places, turn):
    """A very long way comes in parts, each with its share of the turn."""
    rest = turn
    for first in range(0, len(places), _MOST_PLACES):
        part = places[first : first + _MOST_PLACES]
        is_last = first + len(part) == len(places)
        share = rest if is_last else round(turn * len(part) / len(places), 3)
        rest -= share
        yield part, share


def thin_out(path):
    """An area keeps its shape with every second of so many corners."""
    while len(path) > _MOST_CORNERS:
        del path[1::2]
