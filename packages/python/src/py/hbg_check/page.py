"""Stands in for the page: types the inputs, lets no time pass, and notes what is printed and drawn."""

import io
import json
import sys

from hbg.facts import FILE
from hbg_check.marks import Marks

_MOST_BYTES = 250_000
# Whoever asks on and on has no other end.
_MOST_VAIN_QUESTIONS = 50
_LONG_MS = 60_000
_LONGEST_GAME_MS = 180_000


class Page:
    """Has the parts of the host that console and turtle know."""

    suspends = False
    records = False
    canDraw = True
    tellsAll = True
    whyNoInput = ""

    def __init__(self, host, names, let_pass):
        self._host = host
        self._names = names
        self._let_pass = let_pass
        self._marks = Marks()
        self.open_sheet(())

    def open_sheet(self, inputs):
        """What comes from now on is seen on its own."""
        self._inputs = inputs if callable(inputs) else iter(inputs)
        self._bytes = bytearray()
        self.asked = self._vain = 0
        self._refused = 0
        self.is_over = False
        self._waited = 0
        self._marks.forget_old()

    def open_raw(self, descriptor):
        return _Sheet(self, descriptor)

    def begin(self):
        self._host.begin()

    def end(self):
        self._host.end()

    def ask(self):
        self.asked += 1
        answer = self._answer()
        if answer is None:
            self._note_vain_question()
            return None
        # In the console the learner's key ends the line.
        self._bytes += b"\n"
        return str(answer)

    def _answer(self):
        """Of a check that wants to know what was said and what stands in the program's names."""
        inputs = self._inputs
        return inputs(self.output, self._names) if callable(inputs) else next(inputs, None)

    def _note_vain_question(self):
        self._vain += 1
        if self._vain > _MOST_VAIN_QUESTIONS:
            _interrupt_after(self._vain - _MOST_VAIN_QUESTIONS)

    def sleep(self, ms):
        self._let_pass(ms / 1000)
        return not self.is_over

    def nextEvent(self, ms):
        """Nobody presses anything: where no timer goes off soon, the game is over."""
        self._waited += ms
        if ms >= _LONG_MS or self._waited > _LONGEST_GAME_MS:
            self.is_over = True
        else:
            self._let_pass(ms / 1000)

    def draw(self, commands):
        self._marks.take(json.loads(commands))
        return True

    def write(self, piece):
        if self._refused or len(self._bytes) + len(piece) > _MOST_BYTES:
            self._refused += 1
            _interrupt_after(self._refused)
            raise KeyboardInterrupt
        self._bytes += piece

    @property
    def is_full(self):
        return self._refused > 0

    @property
    def asks_in_vain(self):
        return self._vain > 0

    @property
    def output(self):
        return self._bytes.decode(errors="replace").replace("\r\n", "\n")

    @property
    def marks(self):
        return self._marks.new()

    @property
    def background(self):
        return self._marks.background


class _Sheet(io.RawIOBase):
    def __init__(self, page, descriptor):
        self._page = page
        self._descriptor = descriptor

    def writable(self):
        return True

    def fileno(self):
        return self._descriptor

    def write(self, piece):
        self._page.write(bytes(piece))
        return len(piece)


def _interrupt_after(lines):
    """A program may catch what ends it: one of its lines lies outside of every `try`."""

    def count(frame, what, value):
        nonlocal lines
        if what == "line" and frame.f_code.co_filename == FILE:
            lines -= 1
            if lines <= 0:
                raise KeyboardInterrupt
        return count

    frame = sys._getframe()
    while frame is not None:
        if frame.f_code.co_filename == FILE:
            frame.f_trace = count
        frame = frame.f_back
    sys.settrace(count)
