"""The turtles that learners make."""

from hbg_turtle import crew
from hbg_turtle.body import Body
from hbg_turtle.looks import Looks
from hbg_turtle.marks import Marks
from hbg_turtle.moving import Moving
from hbg_turtle.pens import Pens
from hbg_turtle.screen import THE_SCREEN
from hbg_turtle.shapes import check


class RawTurtle(Moving, Pens, Marks, Looks):
    def __init__(self, canvas=None, shape="classic", undobuffersize=1000, visible=True):
        self.screen = THE_SCREEN
        self._turtle_body = Body(check(shape), undobuffersize, bool(visible))
        crew.members.append(self)

    def clone(self):
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._turtle_body = self._turtle_body.twin()
        crew.members.append(twin)
        return twin

    def getturtle(self):
        return self

    def getscreen(self):
        return self.screen

    getpen = getturtle


class Turtle(RawTurtle):
    def __init__(self, shape="classic", undobuffersize=1000, visible=True):
        RawTurtle.__init__(self, None, shape, undobuffersize, visible)


def first_turtle():
    if crew.first is None:
        crew.first = Turtle()
    return crew.first
