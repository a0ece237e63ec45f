"""How turtles look, and that they can be clicked."""

from hbg_turtle import handlers, moving, shapes
from hbg_turtle.errors import TurtleGraphicsError, number

_RESIZE_MODES = ("auto", "user", "noresize")


class Looks:
    def shape(self, name=None):
        if name is None:
            return self._turtle_body.shape
        self._turtle_body.change(shape=shapes.check(name))
        return None

    def shapesize(self, stretch_wid=None, stretch_len=None, outline=None):
        """How wide and how long, in parts of 20 pixels; one number is for both."""
        body = self._turtle_body
        if stretch_wid is stretch_len is outline is None:
            return (*body.stretch, body.outline)
        wide, long = body.stretch
        if stretch_wid is not None:
            wide = number(stretch_wid)
            long = wide if stretch_len is None else long
        if stretch_len is not None:
            long = number(stretch_len)
        if wide == 0 or long == 0:
            raise TurtleGraphicsError("stretch_wid/stretch_len must not be zero")
        line = body.outline if outline is None else number(outline)
        body.change(resize_mode="user", stretch=(wide, long), outline=line)
        return None

    def resizemode(self, rmode=None):
        if rmode is None:
            return self._turtle_body.resize_mode
        if rmode in _RESIZE_MODES:
            self._turtle_body.change(resize_mode=rmode)
        return None

    def tilt(self, angle):
        """Turns the picture of the turtle, not its direction."""
        body = self._turtle_body
        body.change(tilt=body.tilt + moving.to_degrees(self, angle), resize_mode="user")

    def tiltangle(self, angle=None):
        body = self._turtle_body
        if angle is None:
            return moving.in_own_units(self, body.tilt)
        body.change(tilt=moving.to_degrees(self, angle), resize_mode="user")
        return None

    def settiltangle(self, angle):
        self._turtle_body.change(tilt=moving.to_degrees(self, angle), resize_mode="user")

    def onclick(self, fun, btn=1, add=None):
        handlers.on_pointer("press", self._turtle_body.id, btn, fun, add)

    def onrelease(self, fun, btn=1, add=None):
        handlers.on_pointer("release", self._turtle_body.id, btn, fun, add)

    def ondrag(self, fun, btn=1, add=None):
        handlers.on_pointer("drag", self._turtle_body.id, btn, fun, add)

    turtlesize = shapesize
