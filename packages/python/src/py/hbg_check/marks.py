"""What a drawing consists of, read from the commands that the turtle sends to the page."""

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Mark:
    """A line, jump, turn, area, dot, text or stamp; its points in the order in which they were drawn."""

    kind: str
    points: tuple
    color: str
    width: float = 1
    text: str = ""
    # In degrees, to the left.
    turn: float = 0

    @property
    def length(self):
        return sum(math.dist(start, end) for start, end in zip(self.points, self.points[1:]))

    @property
    def direction(self):
        """In degrees, of what is straight; None of a bow."""
        if len(self.points) != 2:
            return None
        (x, y), (to_x, to_y) = self.points
        return math.degrees(math.atan2(to_y - y, to_x - x)) % 360

    def is_near(self, place, within):
        x, y = place
        return all(abs(px - x) <= within and abs(py - y) <= within for px, py in self.points)


class Marks:
    def __init__(self):
        self._by_id = {}
        self._old = set()
        self._places = {}
        self.background = "white"

    def forget_old(self):
        self._old = set(self._by_id)

    def new(self):
        """Areas that were never filled are none."""
        marks = [mark for key, mark in self._by_id.items() if key not in self._old]
        return [mark for mark in marks if mark.points]

    def take(self, commands):
        for command in commands:
            take = getattr(self, f"_take_{command['kind']}", None)
            if take:
                take(command)

    def _take_line(self, command):
        self._add(command["id"], Mark("line", _pairs(command["points"]), command["color"], command["width"]))

    def _take_move(self, command):
        """Its line starts where the turtle stands."""
        turtle, line, way = command["turtle"], command["line"], _pairs(command["points"])
        points = (self._places.get(turtle, (0, 0)), *way)
        self._places[turtle] = points[-1]
        if line:
            self._add(line["id"], Mark("line", points, line["color"], line["width"]))
        else:
            self._add(object(), Mark("jump", points, ""))

    def _take_turn(self, command):
        place = self._places.get(command["turtle"], (0, 0))
        self._add(object(), Mark("turn", (place,), "", turn=command["turn"]))

    def _take_turtle(self, command):
        look = command["look"]
        self._places[command["turtle"]] = (look["x"], look["y"])

    def _take_area(self, command):
        self._add(command["id"], Mark("area", _pairs(command["points"]), command["color"]))

    def _take_dot(self, command):
        place = ((command["x"], command["y"]),)
        self._add(command["id"], Mark("dot", place, command["color"], command["size"]))

    def _take_text(self, command):
        place = ((command["x"], command["y"]),)
        self._add(command["id"], Mark("text", place, command["color"], text=command["text"]))

    def _take_stamp(self, command):
        look = command["look"]
        self._add(command["id"], Mark("stamp", ((look["x"], look["y"]),), look["fill"]))

    def _take_remove(self, command):
        for key in command["ids"]:
            self._by_id.pop(key, None)

    def _take_background(self, command):
        self.background = command["color"]

    def _add(self, key, mark):
        self._by_id[key] = mark


def _pairs(flat):
    return tuple(zip(flat[::2], flat[1::2]))
