"""What all turtles share: the window, its coordinates, its colours and the known shapes."""

import math

from hbg_turtle import wire
from hbg_turtle.errors import TurtleGraphicsError, number

SIDE = 400
_SCREEN = (1000, 800)
_LARGEST = 4000
_FIRST_HEADING = {"standard": 0, "logo": 90, "world": 0}
BUILT_IN_SHAPES = ("arrow", "blank", "circle", "classic", "square", "triangle", "turtle")

mode = "standard"
color_mode = 1.0
background = "white"
window = (SIDE, SIDE)
canvas = (400, 300)
shapes = list(BUILT_IN_SHAPES)
_world = None
# As many as can be seen; a world may be as small as one unit.
_PIXEL_DIGITS = 2
digits = _PIXEL_DIGITS


def start_over():
    global mode, color_mode, background, window, canvas, digits, _world
    digits = _PIXEL_DIGITS
    mode, color_mode, background = "standard", 1.0, "white"
    window, canvas, _world = (SIDE, SIDE), (400, 300), None
    shapes[:] = BUILT_IN_SHAPES


def first_heading():
    return _FIRST_HEADING[mode]


def heading_of(angle):
    """From the angle that learners name to the one that the page draws, and back again."""
    return 90 - angle if mode == "logo" else angle


def pixels_per_unit():
    if _world is None:
        return 1
    left, _, right, _ = _world
    return window[0] / (right - left)


def set_mode(new):
    global mode, digits, _world
    if new not in _FIRST_HEADING:
        raise TurtleGraphicsError(f"No turtle-graphics-mode {new}")
    mode = new
    if mode == "world":
        return
    if _world is not None:
        wire.send({"kind": "world", "bounds": None})
    _world, digits = None, _PIXEL_DIGITS


def set_world(left, bottom, right, top):
    global digits, _world
    bounds = tuple(map(number, (left, bottom, right, top)))
    if right <= left or top <= bottom:
        raise TurtleGraphicsError(f"bad world coordinates: {bounds}")
    _world = bounds
    digits = _PIXEL_DIGITS + max(0, math.ceil(math.log10(SIDE / min(right - left, top - bottom))))
    wire.send({"kind": "world", "bounds": _world})


def set_window(width, height):
    """As on a desktop: a fraction stands for a part of the screen."""
    global window
    window = (_pixels(width, _SCREEN[0]), _pixels(height, _SCREEN[1]))
    _tell_size()


def set_canvas(width, height):
    global canvas
    canvas = (_pixels(width, _SCREEN[0]), _pixels(height, _SCREEN[1]))
    _tell_size()


def _tell_size():
    width, height = map(max, window, canvas)
    wire.send({"kind": "window", "width": width, "height": height})


def _pixels(length, whole):
    if isinstance(length, float) and 0 <= length <= 1:
        length *= whole
    return min(max(round(number(length)), 1), _LARGEST)


def set_background(color, css):
    global background
    background = color
    wire.send({"kind": "background", "color": css})
