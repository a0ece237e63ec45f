"""Places and directions in the plane."""

import math


class Vec2D(tuple):
    """A pair that can be added, scaled and turned."""

    def __new__(cls, x, y):
        return tuple.__new__(cls, (x, y))

    def __add__(self, other):
        return Vec2D(self[0] + other[0], self[1] + other[1])

    def __sub__(self, other):
        return Vec2D(self[0] - other[0], self[1] - other[1])

    def __mul__(self, other):
        """With a pair the inner product, with a number a longer or shorter pair."""
        if isinstance(other, Vec2D):
            return self[0] * other[0] + self[1] * other[1]
        return Vec2D(self[0] * other, self[1] * other)

    def __rmul__(self, other):
        if isinstance(other, (int, float)):
            return Vec2D(self[0] * other, self[1] * other)
        return NotImplemented

    def __neg__(self):
        return Vec2D(-self[0], -self[1])

    def __abs__(self):
        return math.hypot(*self)

    def rotate(self, angle):
        """Counterclockwise, in degrees."""
        cosine, sine = direction(angle)
        return Vec2D(self[0] * cosine - self[1] * sine, self[1] * cosine + self[0] * sine)

    def __getnewargs__(self):
        return (self[0], self[1])

    def __repr__(self):
        return f"({self[0]:.2f},{self[1]:.2f})"


def direction(angle):
    """Rounded, so that a square ends exactly where it began."""
    radians = math.radians(angle)
    return round(math.cos(radians), 15), round(math.sin(radians), 15)


def tidy(x, y):
    """Without the noise of many small steps: neither 99.99999999999999 nor -0.0."""
    return round(x, 10) + 0.0, round(y, 10) + 0.0


def arc(start, heading, radius, turn, steps):
    """Corners on the way around a centre that lies `radius` to the left of `start`."""
    cosine, sine = direction(heading + 90)
    x, y = start[0] + radius * cosine, start[1] + radius * sine
    corners = []
    for step in range(1, steps + 1):
        cosine, sine = direction(heading - 90 + turn * step / steps)
        corners.append(tidy(x + radius * cosine, y + radius * sine))
    return corners
