"""A turtle's pen: up or down, its width, colour and speed."""

from hbg_turtle import colors, paper
from hbg_turtle.errors import TurtleGraphicsError, number

_SPEEDS = {"fastest": 0, "fast": 10, "normal": 6, "slow": 3, "slowest": 1}


class Pens:
    def pendown(self):
        self._turtle_body.change(is_down=True)

    def penup(self):
        self._turtle_body.change(is_down=False)

    def isdown(self):
        return self._turtle_body.is_down

    def pensize(self, width=None):
        if width is None:
            return self._turtle_body.width
        self._turtle_body.change(width=abs(number(width)))
        return None

    def speed(self, speed=None):
        """From 1 (slow) to 10 (fast); 0 is without any animation."""
        if speed is None:
            return self._turtle_body.speed
        self._turtle_body.change(speed=_speed(speed))
        return None

    def color(self, *args):
        body = self._turtle_body
        if not args:
            return tuple(colors.shown(color, paper.color_mode) for color in (body.color, body.fill_color))
        line, area = colors.read_pair(args, paper.color_mode)
        body.change(color=line, fill_color=area)
        return None

    def pencolor(self, *args):
        if not args:
            return colors.shown(self._turtle_body.color, paper.color_mode)
        self._turtle_body.change(color=colors.read(args, paper.color_mode))
        return None

    def fillcolor(self, *args):
        if not args:
            return colors.shown(self._turtle_body.fill_color, paper.color_mode)
        self._turtle_body.change(fill_color=colors.read(args, paper.color_mode))
        return None

    def showturtle(self):
        self._turtle_body.change(is_shown=True)

    def hideturtle(self):
        self._turtle_body.change(is_shown=False)

    def isvisible(self):
        return self._turtle_body.is_shown

    def pen(self, pen=None, **pendict):
        """All at once: as a dict, or changed by a dict or by names."""
        if pen is None and not pendict:
            return _as_dict(self._turtle_body)
        wanted = {**(pen or {}), **pendict}
        changes = dict(_change(name, value) for name, value in wanted.items() if name != "shearfactor")
        self._turtle_body.change(**changes)
        return None

    pd = down = pendown
    pu = up = penup
    width = pensize
    st = showturtle
    ht = hideturtle


def _speed(speed):
    if isinstance(speed, str):
        if speed not in _SPEEDS:
            raise TurtleGraphicsError(f"bad speed: {speed}")
        return _SPEEDS[speed]
    return round(number(speed)) if 0.5 < speed < 10.5 else 0


# The names in the learner's dict, ours, and how a value is read.
_ENTRIES = {
    "shown": ("is_shown", bool),
    "pendown": ("is_down", bool),
    "pencolor": ("color", lambda color: colors.read((color,), paper.color_mode)),
    "fillcolor": ("fill_color", lambda color: colors.read((color,), paper.color_mode)),
    "pensize": ("width", lambda width: abs(number(width))),
    "speed": ("speed", _speed),
    "resizemode": ("resize_mode", str),
    "stretchfactor": ("stretch", tuple),
    "outline": ("outline", number),
    "tilt": ("tilt", number),
}


def _change(name, value):
    if name not in _ENTRIES:
        raise TurtleGraphicsError(f"bad pen attribute: {name}")
    own_name, read = _ENTRIES[name]
    return own_name, read(value)


def _as_dict(body):
    known = {name: getattr(body, own_name) for name, (own_name, _) in _ENTRIES.items()}
    known["pencolor"] = colors.shown(body.color, paper.color_mode)
    known["fillcolor"] = colors.shown(body.fill_color, paper.color_mode)
    return {**known, "shearfactor": 0.0}
