"""Turtles move and say where they are."""

import math

from hbg_turtle import paper
from hbg_turtle.errors import number
from hbg_turtle.vector import Vec2D, arc


class Moving:
    def forward(self, distance):
        self._turtle_body.forward(number(distance))

    def back(self, distance):
        self._turtle_body.forward(-number(distance))

    def left(self, angle):
        self._turtle_body.turn(to_degrees(self, angle))

    def right(self, angle):
        self._turtle_body.turn(-to_degrees(self, angle))

    def goto(self, x, y=None):
        self._turtle_body.move([_place(x, y)])

    def setx(self, x):
        self._turtle_body.move([(number(x), self._turtle_body.position[1])])

    def sety(self, y):
        self._turtle_body.move([(self._turtle_body.position[0], number(y))])

    def teleport(self, x=None, y=None, *, fill_gap=False):
        """Without a line; with `fill_gap` an area that is begun reaches across."""
        body = self._turtle_body
        old_x, old_y = body.position
        place = (old_x if x is None else number(x), old_y if y is None else number(y))
        splits = body.area is not None and not fill_gap
        if splits:
            body.end_area()
        body.move([place], draws=False)
        if splits:
            body.begin_area()

    def home(self):
        body = self._turtle_body
        body.move([(0, 0)])
        body.turn(_shortest(paper.first_heading() - body.heading))

    def setheading(self, to_angle):
        body = self._turtle_body
        body.turn(_shortest(paper.heading_of(to_degrees(self, to_angle)) - body.heading))

    def circle(self, radius, extent=None, steps=None):
        """The centre lies `radius` to the left; with few steps it is a polygon."""
        body = self._turtle_body
        degrees = 360 if extent is None else to_degrees(self, extent)
        turn = math.copysign(degrees, degrees * number(radius))
        if steps is None:
            steps = _steps(abs(radius) * paper.pixels_per_unit(), degrees)
        body.move(arc(body.position, body.heading, radius, turn, max(int(steps), 1)), turn)

    def position(self):
        return Vec2D(*self._turtle_body.position)

    def xcor(self):
        return self._turtle_body.position[0]

    def ycor(self):
        return self._turtle_body.position[1]

    def heading(self):
        return in_own_units(self, paper.heading_of(self._turtle_body.heading))

    def distance(self, x, y=None):
        return math.dist(self._turtle_body.position, _goal(x, y))

    def towards(self, x, y=None):
        (x, y), (own_x, own_y) = _goal(x, y), self._turtle_body.position
        angle = math.degrees(math.atan2(y - own_y, x - own_x))
        return in_own_units(self, paper.heading_of(angle))

    def degrees(self, fullcircle=360.0):
        self._turtle_body.full_circle = float(number(fullcircle))

    def radians(self):
        self._turtle_body.full_circle = math.tau

    fd = forward
    bk = backward = back
    lt = left
    rt = right
    setpos = setposition = goto
    seth = setheading
    pos = position


def to_degrees(turtle, angle):
    return number(angle) * 360 / turtle._turtle_body.full_circle


def in_own_units(turtle, degrees):
    full = turtle._turtle_body.full_circle
    return round(degrees % 360 * full / 360, 10) % full


def _shortest(degrees):
    return (degrees + 180) % 360 - 180


def _place(x, y):
    if y is None:
        x, y = x
    return number(x), number(y)


def _goal(x, y):
    """A place, or another turtle."""
    return x._turtle_body.position if isinstance(x, Moving) else _place(x, y)


def _steps(radius, degrees):
    """Short enough to look round, few enough to be quick."""
    return 1 + int(min(24 + radius / 3, 120) * abs(degrees) / 360)
