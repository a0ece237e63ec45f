"""Colours as learners write them, as they get them back, and as the page draws them."""

import functools
import re

from hbg_turtle.color_names import ONLY_TK, WEB
from hbg_turtle.errors import TurtleGraphicsError

_HEX = re.compile(r"#(?:[0-9a-f]{3}){1,4}", re.IGNORECASE)


def read(args, mode):
    """A name, a hex number, or three parts by the colour mode, in brackets or without."""
    color = args[0] if len(args) == 1 else args
    if isinstance(color, str):
        return _known(color)
    try:
        red, green, blue = color
        parts = [round(part * 255 / mode) for part in (red, green, blue)]
    except (TypeError, ValueError):
        raise TurtleGraphicsError(f"bad color arguments: {color}") from None
    if not all(0 <= part <= 255 for part in parts):
        raise TurtleGraphicsError(f"bad color sequence: {color}")
    return "#" + bytes(parts).hex()


def read_pair(args, mode):
    """The colour of the line and that of the area."""
    if len(args) == 2:
        return read(args[:1], mode), read(args[1:], mode)
    if len(args) in (1, 3):
        return (read(args, mode),) * 2
    raise TurtleGraphicsError(f"bad color arguments: {args}")


def shown(color, mode):
    """For the learner: a name as it was written, everything else in parts."""
    if not color.startswith("#"):
        return color
    parts = _bytes(color)
    return tuple(part / 255 for part in parts) if mode == 1.0 else tuple(map(float, parts))


@functools.lru_cache(500)
def css(color):
    if color.startswith("#"):
        return "#" + _bytes(color).hex()
    name = _plain(color)
    return ONLY_TK.get(name, name)


def _known(color):
    if _HEX.fullmatch(color) or _plain(color) in WEB or _plain(color) in ONLY_TK:
        return color
    raise TurtleGraphicsError(f"bad color string: {color}")


def _plain(name):
    return name.replace(" ", "").lower()


def _bytes(color):
    digits = len(color) // 3
    parts = [color[at : at + digits] for at in range(1, len(color), digits)]
    return bytes.fromhex("".join((part * 2)[:2] for part in parts))
