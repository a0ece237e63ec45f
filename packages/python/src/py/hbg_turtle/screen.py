"""The screen: the paper, the turtles on it, and what happens to it."""

import sys

from hbg_turtle import ask, colors, crew, events, handlers, pace, paper, shapes, wire
from hbg_turtle.errors import number

_NO_PICTURES = (
    "Hinweis: Hintergrundbilder gibt es hier nicht. "
    "Nimm bgcolor() oder male selbst einen Hintergrund.\n"
)
_SAVING = "Hinweis: Dein Bild speicherst du mit dem Knopf „Als Bild speichern“ unter der Zeichnung.\n"


class TurtleScreen:
    def bgcolor(self, *args):
        if not args:
            return colors.shown(paper.background, paper.color_mode)
        color = colors.read(args, paper.color_mode)
        paper.set_background(color, colors.css(color))
        return None

    def bgpic(self, picname=None):
        if picname not in (None, "nopic"):
            sys.stderr.write(_NO_PICTURES)
        return "nopic" if picname is None else None

    def save(self, filename, *, overwrite=False):
        sys.stderr.write(_SAVING)

    def clear(self):
        """As at the start: no turtles, no drawing, nothing that reacts."""
        crew.dismiss()
        handlers.forget_all()
        pace.tracer(1, 10)
        paper.set_background("white", "white")

    def reset(self):
        crew.reset()

    def turtles(self):
        return list(crew.members)

    def mode(self, mode=None):
        """Where a turtle looks at first, and which way angles grow."""
        if mode is None:
            return paper.mode
        paper.set_mode(mode)
        crew.reset()
        return None

    def setworldcoordinates(self, llx, lly, urx, ury):
        if paper.mode != "world":
            paper.set_mode("world")
            crew.reset()
        paper.set_world(llx, lly, urx, ury)

    def setup(self, width=0.5, height=0.75, startx=None, starty=None):
        paper.set_window(*map(_or_half, (width, height)))

    def screensize(self, canvwidth=None, canvheight=None, bg=None):
        if canvwidth is canvheight is bg is None:
            return paper.canvas
        wide, high = paper.canvas
        paper.set_canvas(wide if canvwidth is None else canvwidth, high if canvheight is None else canvheight)
        if bg is not None:
            paper.set_background(bg, colors.css(colors.read((bg,), paper.color_mode)))
        return None

    def window_width(self):
        return paper.window[0]

    def window_height(self):
        return paper.window[1]

    def title(self, titlestring):
        wire.send({"kind": "title", "text": str(titlestring)})

    def colormode(self, cmode=None):
        """The largest part of a colour: 1.0 or 255."""
        if cmode is None:
            return paper.color_mode
        if cmode in (1, 255):
            paper.color_mode = 1.0 if cmode == 1 else 255
        return None

    def register_shape(self, name, shape=None):
        shapes.register(name, shape)

    def getshapes(self):
        return sorted(paper.shapes)

    def tracer(self, n=None, delay=None):
        return pace.tracer(n, delay)

    def delay(self, delay=None):
        if delay is None:
            return pace.delay
        pace.delay = int(number(delay))
        return None

    def update(self):
        pace.update()

    def listen(self, xdummy=None, ydummy=None):
        handlers.listen()

    def onkey(self, fun, key):
        handlers.on_key("key-up", key, fun)

    def onkeypress(self, fun, key=None):
        handlers.on_key("key-down", key, fun)

    def onclick(self, fun, btn=1, add=None):
        handlers.on_pointer("press", None, btn, fun, add)

    def ontimer(self, fun, t=0):
        events.on_timer(fun, number(t))

    def mainloop(self):
        if handlers.any_wait() and not wire.can_hear:
            ask.say_why_deaf("mainloop() wartet auf Tasten und Klicks.")
        events.run_until_closed()

    def exitonclick(self):
        handlers.make_next_click_last(events.close)
        events.run_until_closed()

    def bye(self):
        events.close()

    def textinput(self, title, prompt):
        return ask.text(title, prompt)

    def numinput(self, title, prompt, default=None, minval=None, maxval=None):
        return ask.a_number(title, prompt, default, minval, maxval)

    clearscreen = clear
    resetscreen = reset
    addshape = register_shape
    onkeyrelease = onkey
    onscreenclick = onclick
    done = mainloop


def _or_half(length):
    return 0.5 if length is None else length


THE_SCREEN = TurtleScreen()


def Screen():
    """There is one, however often it is asked for."""
    return THE_SCREEN
