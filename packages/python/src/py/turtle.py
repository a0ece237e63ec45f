"""Turtle graphics with the names of Python's own module; the picture is in the page."""

from hbg_turtle import functions as _functions
from hbg_turtle import screen as _screen
from hbg_turtle import turtles as _turtles
from hbg_turtle.errors import Terminator, TurtleGraphicsError
from hbg_turtle.screen import Screen
from hbg_turtle.shapes import Shape
from hbg_turtle.turtles import RawTurtle, Turtle
from hbg_turtle.vector import Vec2D

TurtleScreen = _screen.TurtleScreen
Pen = Turtle
RawPen = RawTurtle

for _class in (RawTurtle, Shape, Terminator, Turtle, TurtleGraphicsError, TurtleScreen, Vec2D):
    _class.__module__ = __name__
_functions.name_methods(Turtle, "Turtle")
_functions.name_methods(TurtleScreen, "Screen")

# `clear`, `reset` and `onclick` are the turtle's; the screen's have a longer name as well.
_of_turtles = _functions.public_names(Turtle)
_of_screen = [name for name in _functions.public_names(TurtleScreen) if name not in _of_turtles]
globals().update(_functions.functions_for(_turtles.first_turtle, Turtle, _of_turtles))
globals().update(_functions.functions_for(lambda: _screen.THE_SCREEN, TurtleScreen, _of_screen))

__all__ = [*_of_turtles, *_of_screen, "Pen", "RawPen", "RawTurtle", "Screen", "Shape", "Terminator"]
__all__ += ["Turtle", "TurtleGraphicsError", "TurtleScreen", "Vec2D"]
