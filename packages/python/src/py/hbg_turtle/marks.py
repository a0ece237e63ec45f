"""What turtles leave behind besides lines, and how they take it back."""

from collections import deque

from hbg_turtle import colors, fonts, pace, paper
from hbg_turtle.errors import TurtleGraphicsError, number
from hbg_turtle.vector import Vec2D

_ALIGNMENTS = ("left", "center", "right")


class Marks:
    def dot(self, size=None, *color):
        body = self._turtle_body
        if isinstance(size, (str, tuple)) and not color:
            size, color = None, (size,)
        if size is None:
            size = max(body.width + 4, body.width * 2)
        name = colors.read(color, paper.color_mode) if color else body.color
        body.draw("dot", **_place(body), size=abs(number(size)), color=colors.css(name))
        pace.after_step(0)

    def stamp(self):
        body = self._turtle_body
        stamp = body.draw("stamp", look=body.look())
        body.stamps[stamp] = None
        pace.after_step(0)
        return stamp

    def clearstamp(self, stampid):
        if stampid in self._turtle_body.stamps:
            self._turtle_body.remove([stampid])

    def clearstamps(self, n=None):
        """All of them, the first n, or, with a negative n, the last ones."""
        stamps = list(self._turtle_body.stamps)
        if n is not None:
            stamps = stamps[:n] if n >= 0 else stamps[n:]
        self._turtle_body.remove(stamps)

    def write(self, arg, move=False, align="left", font=("Arial", 8, "normal")):
        body = self._turtle_body
        text, face = str(arg), fonts.read(font)
        side = str(align).lower()
        if side not in _ALIGNMENTS:
            raise TurtleGraphicsError(f"bad alignment: {align}")
        body.draw("text", **_place(body), text=text, align=side, font=face, color=colors.css(body.color))
        pace.after_step(0)
        if move:
            share = 1 - _ALIGNMENTS.index(side) / 2
            width = fonts.estimate_width(text, face) / paper.pixels_per_unit()
            body.move([(body.position[0] + round(width * share, 2), body.position[1])])

    def begin_fill(self):
        self._turtle_body.begin_area()

    def end_fill(self):
        self._turtle_body.end_area()
        pace.after_step(0)

    def filling(self):
        return self._turtle_body.area is not None

    def begin_poly(self):
        self._turtle_body.corners = [self._turtle_body.position]
        self._turtle_body.polygon = None

    def end_poly(self):
        body = self._turtle_body
        body.polygon = None if body.corners is None else tuple(Vec2D(*corner) for corner in body.corners)
        body.corners = None

    def get_poly(self):
        return self._turtle_body.polygon

    def clear(self):
        self._turtle_body.clear()

    def reset(self):
        self._turtle_body.start_over()

    def undo(self):
        self._turtle_body.undo()

    def setundobuffer(self, size):
        body = self._turtle_body
        body.history = deque(body.history, maxlen=size or 0)

    def undobufferentries(self):
        return len(self._turtle_body.history)


def _place(body):
    x, y = body.position
    return {"x": round(x, paper.digits), "y": round(y, paper.digits)}
