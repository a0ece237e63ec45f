"""Shapes that learners make themselves."""

import sys

from hbg_turtle import colors, paper, wire
from hbg_turtle.errors import TurtleGraphicsError, number

_NO_PICTURES = "Hinweis: Bilder als Figur gibt es hier nicht. Statt „{}“ siehst du eine Schildkröte.\n"


class Shape:
    """A polygon, or several of them with their own colours."""

    def __init__(self, type_, data=None):
        if type_ not in ("polygon", "compound", "image"):
            raise TurtleGraphicsError(f"There is no shape type {type_}")
        self._type = type_
        self._parts = []
        if type_ == "polygon":
            self._parts.append(_part(data or (), None, None))

    def addcomponent(self, poly, fill, outline=None):
        if self._type != "compound":
            raise TurtleGraphicsError(f"Cannot add component to {self._type} Shape")
        self._parts.append(_part(poly, fill, fill if outline is None else outline))


def register(name, shape):
    """What is known so far stays known; a new shape may take its name."""
    if shape is None or isinstance(shape, str):
        return _replace_picture(name)
    known = shape if isinstance(shape, Shape) else Shape("polygon", shape)
    return _tell(name, known._parts)


def check(name):
    if name not in paper.shapes:
        raise TurtleGraphicsError(f"There is no shape named {name}")
    return name


def _replace_picture(name):
    if not str(name).lower().endswith((".gif", ".png", ".pgm", ".ppm", ".jpg", ".jpeg")):
        raise TurtleGraphicsError(f"Bad arguments for register_shape: {name}")
    if name not in paper.shapes:
        sys.stderr.write(_NO_PICTURES.format(name))
        paper.shapes.append(name)


def _tell(name, parts):
    if name not in paper.shapes:
        paper.shapes.append(name)
    wire.send({"kind": "shape", "name": name, "parts": parts})


def _part(polygon, fill, line):
    points = [number(part) for x, y in polygon for part in (x, y)]
    return {"points": points, "fill": _css(fill), "color": _css(line)}


def _css(color):
    return None if color is None else colors.css(colors.read((color,), paper.color_mode))
