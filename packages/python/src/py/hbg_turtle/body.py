"""One turtle's state, and how it changes.

Apart from the class that learners see: their subclasses may override its methods and may have
attributes of their own, and nothing in here may trip over that.
"""

import itertools
from collections import deque

from hbg_turtle import colors, pace, paper, ways, wire
from hbg_turtle.errors import number
from hbg_turtle.vector import direction, tidy

# More than a page keeps: what is older can't be taken away any more.
_MOST_ITEMS = 250_000
_IDS_AT_ONCE = 5_000

_turtle_ids = itertools.count(1)
_item_ids = itertools.count(1)

_FIRST_STATE = {
    "is_down": True,
    "is_shown": True,
    "width": 1,
    "color": "black",
    "fill_color": "black",
    "speed": 3,
    "resize_mode": "noresize",
    "stretch": (1.0, 1.0),
    "outline": 1,
    "tilt": 0.0,
}


class Body:
    def __init__(self, shape, undo_size, is_shown):
        self.id = next(_turtle_ids)
        self.shape = shape
        self.full_circle = 360.0
        self.items = {}
        self.stamps = {}
        self.area = self.corners = self.polygon = None
        self.history = deque(maxlen=undo_size)
        self.next_step = 0
        self.__dict__.update(_FIRST_STATE, is_shown=is_shown)
        self.go_home()

    def go_home(self):
        self.position = (0, 0)
        self.heading = paper.first_heading()
        wire.touch(self)

    def start_over(self):
        """As it was made, but for its shape."""
        self.clear()
        self.__dict__.update(_FIRST_STATE)
        self.go_home()

    def twin(self):
        twin = Body(self.shape, self.history.maxlen, self.is_shown)
        names = (*_FIRST_STATE, "full_circle", "position", "heading")
        twin.__dict__.update({name: getattr(self, name) for name in names})
        return twin

    def change(self, **values):
        self._note(values)
        self.__dict__.update(values)
        wire.touch(self)

    def forward(self, distance):
        cosine, sine = direction(self.heading)
        x, y = self.position
        self.move([tidy(x + distance * cosine, y + distance * sine)])

    def move(self, places, turn=0, draws=True):
        """Along these places, turning all the way; with a line where the pen is down."""
        self._note(("position", "heading"))
        for part, share in ways.parts(places, turn):
            self._walk(part, share, draws)

    def _walk(self, places, turn, draws):
        start = self.position
        length = number(ways.length([start, *places]))
        ms = pace.of_way(length * paper.pixels_per_unit(), self)
        line = self._new_line() if draws and self.is_down else None
        if wire.is_worth_showing(ms):
            wire.settle()
            step = {"kind": "move", "turtle": self.id, "ms": round(ms), "turn": round(turn, 3)}
            wire.send({**step, "points": ways.flat(places), "line": line})
        else:
            if line:
                wire.send({"kind": "line", "points": ways.flat([start, *places]), **line})
            wire.touch(self)
        self._arrive(places, turn)
        pace.after_step(ms)

    def turn(self, degrees):
        number(degrees)
        self._note(("heading",))
        ms = pace.of_turn(degrees, self) if self.is_shown else 0
        if wire.is_worth_showing(ms):
            wire.settle()
            wire.send({"kind": "turn", "turtle": self.id, "ms": round(ms), "turn": round(degrees, 3)})
        else:
            wire.touch(self)
        self._arrive((), degrees)
        pace.after_step(ms)

    def _arrive(self, places, turn):
        if places:
            self.position = places[-1]
        if turn:
            self.heading = round((self.heading + turn) % 360, 10) % 360
        if self.area:
            self.area["path"].extend(places)
            ways.thin_out(self.area["path"])
        if self.corners is not None:
            self.corners.extend(places)

    def _new_line(self):
        return {"id": self._new_item(), "color": colors.css(self.color), "width": self.width}

    def draw(self, kind, **details):
        """Adds an item to the picture; `undo` takes it away again."""
        self._note(())
        item = self._new_item()
        wire.send({"kind": kind, "id": item, **details})
        return item

    def _new_item(self):
        item = next(_item_ids)
        self.items[item] = None
        if len(self.items) > _MOST_ITEMS:
            self._forget(list(itertools.islice(self.items, _MOST_ITEMS // 5)))
        if self.history:
            self.history[-1].items.append(item)
        return item

    def remove(self, items):
        self._forget(items)
        for ids in itertools.batched(items, _IDS_AT_ONCE):
            wire.send({"kind": "remove", "ids": ids})

    def _forget(self, items):
        for item in items:
            self.items.pop(item, None)
            self.stamps.pop(item, None)

    def clear(self):
        self.remove(list(self.items))
        self.history.clear()
        self.area = None

    def begin_area(self):
        """Its place in the picture is taken now: under its outline."""
        self._note(("area",))
        item = self._new_item()
        wire.send({"kind": "area", "id": item, "points": [], "color": "black"})
        self.area = {"id": item, "path": [self.position]}

    def end_area(self):
        if self.area is None:
            return
        self._note(("area",))
        color = colors.css(self.fill_color)
        wire.send({"kind": "area", "id": self.area["id"], "points": ways.flat(self.area["path"]), "color": color})
        self.area = None

    def undo(self):
        if not self.history:
            return
        step = self.history.pop()
        self.remove(step.items)
        self.__dict__.update(step.before)
        step.shorten(self)
        if step.before.get("area") is not None:
            wire.send({"kind": "area", "id": self.area["id"], "points": [], "color": "black"})
        wire.touch(self)
        pace.after_step(0)

    def _note(self, names):
        self.history.append(_Step({name: getattr(self, name) for name in names}, self))

    def describe(self):
        look = self.look()
        return {"kind": "turtle", "turtle": self.id, "isVisible": self.is_shown, "look": look}

    def look(self):
        return {
            "x": round(self.position[0], paper.digits),
            "y": round(self.position[1], paper.digits),
            "heading": round(self.heading + self.tilt, 3),
            "shape": self.shape,
            "color": colors.css(self.color),
            "fill": colors.css(self.fill_color),
            "stretch": self._real_stretch(),
            "outline": self.outline if self.resize_mode == "user" else 1,
        }

    def _real_stretch(self):
        if self.resize_mode == "auto":
            return (max(1.0, self.width / 5),) * 2
        return self.stretch if self.resize_mode == "user" else (1.0, 1.0)


class _Step:
    """What `undo` needs to know of one step."""

    __slots__ = ("before", "items", "path_length", "corner_count")

    def __init__(self, before, body):
        self.before = before
        self.items = []
        self.path_length = len(body.area["path"]) if body.area else 0
        self.corner_count = len(body.corners or ())

    def shorten(self, body):
        if body.area:
            del body.area["path"][self.path_length :]
        if body.corners:
            del body.corners[self.corner_count :]


def start_over():
    global _turtle_ids, _item_ids
    _turtle_ids, _item_ids = itertools.count(1), itertools.count(1)
