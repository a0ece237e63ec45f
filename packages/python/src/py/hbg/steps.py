"""Writes down what a program does line by line, for whoever wants to see it once more."""

import sys
from json.encoder import c_make_encoder, encode_basestring_ascii
from types import CodeType

from hbg.facts import is_error
from hbg.statements import loops_in_one_line, starts_of_statements, words_of
from hbg.step_values import begin_step, values_of
from hbg.values import MAX_NAME, field_of_error, names_in, own_builtins, with_plain_names

__builtins__ = own_builtins

_TOOL = 4
# Of a deep recursion its start and its end tell all.
_MAX_CALLS = 12
_IS_FUNCTION = 0x01
# It would be seen once for each of its values, always in the same line.
_LEFT_OUT = "<genexpr>"

# Looked up now: a program may put something else in these places while it is being recorded.
_events = sys.monitoring.events
_use_tool, _free_tool = sys.monitoring.use_tool_id, sys.monitoring.free_tool_id
_register, _listen = sys.monitoring.register_callback, sys.monitoring.set_local_events
_frame_above = sys._getframe
# What `json.dumps` does, without the classes in between.
_pieces_of_json = c_make_encoder(None, None, encode_basestring_ascii, None, ": ", ", ", False, False, True)


class Recorder:
    """Of one run. Only code of the program itself is listened to: all else is as fast as ever."""

    def __init__(self, code, host):
        self._text = code
        self._host = host
        self._codes = {}
        self._starts = {}
        self._loops = set()
        self._words = ()
        self._calls = {}
        self._begun = {}
        self._count = 0
        self._main = None

    def start(self, program):
        self._starts = starts_of_statements(self._text)
        self._loops = loops_in_one_line(self._text)
        self._words = words_of(self._text)
        _use_tool(_TOOL, "hbg")
        # Nothing written in Python: at the end of a deep recursion there is no room for it.
        _register(_TOOL, _events.PY_START, self._begun.__setitem__)
        _register(_TOOL, _events.LINE, self._see_line)
        _register(_TOOL, _events.JUMP, self._see_jump)
        self._listen_to(program, _events.PY_START | _events.LINE | (_events.JUMP if self._loops else 0))

    def _listen_to(self, code, events):
        if code.co_name != _LEFT_OUT:
            self._codes[id(code)] = code
            _listen(_TOOL, code, events)
        for part in code.co_consts:
            if type(part) is CodeType:
                self._listen_to(part, events)

    def finish(self, error, names):
        """The last step: where the program has failed, or what there is at its end."""
        try:
            _free_tool(_TOOL)
        except ValueError:
            # The program has freed it, or has never begun.
            pass
        try:
            if self._main is not None and not is_error(error, KeyboardInterrupt):
                self._host.lastStep(self._last_step(error, names))
        except BaseException:
            # A value that can't be looked at: then the steps end with the line before.
            pass

    def _last_step(self, error, names):
        if error is None or is_error(error, SystemExit):
            begin_step()
            return self._tell("finished", [self._main], [self._changes_of(self._main, with_plain_names(names))])
        return self._tell("failed", *self._look_at(self._frames_of(field_of_error(error, "__traceback__"))))

    def _see_line(self, code, line):
        if not self._notes(_frame_above(1), line):
            raise KeyboardInterrupt

    def _see_jump(self, code, offset, target):
        """A loop that stands in one line stays in it all the time."""
        frame = _frame_above(1)
        line = frame.f_lineno
        if line in self._loops and target < offset and _line_at(code, target) == line:
            if not self._notes(frame, line):
                raise KeyboardInterrupt

    def _notes(self, frame, line):
        """False when no other step fits."""
        self._host.end()
        try:
            if self._begins_statement(frame, line):
                return self._host.step(self._tell("line", *self._look_at(self._frames_up_to(frame))))
        except BaseException:
            pass
        finally:
            self._host.begin()
        return True

    def _begins_statement(self, frame, line):
        """A statement of several lines goes to and fro between them."""
        start = self._starts.get(line, line)
        call = self._call_of(frame)
        goes_on = call.line == start and not line == start == call.seen
        # A class that begins to be made is in the line that was there just before.
        is_head = call.is_class and line == frame.f_code.co_firstlineno
        call.line, call.seen = start, line
        return not (goes_on or is_head)

    def _call_of(self, frame):
        """Never the frame itself: it would keep alive what the function has left behind."""
        call = self._calls.get(id(frame))
        # A new call may have got the place of one that has ended.
        is_new = self._begun.pop(frame.f_code, None) is not None
        if call is None or is_new:
            call = self._calls[id(frame)] = _Call(self._count, frame.f_code)
            self._count += 1
            self._main = self._main or call
        return call

    def _frames_up_to(self, frame):
        frames = []
        while frame is not None:
            if id(frame.f_code) in self._codes:
                frames.append(frame)
            frame = frame.f_back
        return frames[::-1]

    def _frames_of(self, tb):
        frames = []
        while tb is not None:
            frame = tb.tb_frame
            if id(frame.f_code) in self._codes:
                frames.append(frame)
                self._call_of(frame).line = self._starts.get(tb.tb_lineno, tb.tb_lineno)
            tb = tb.tb_next
        return frames

    def _look_at(self, frames):
        begin_step()
        left_out = max(len(frames) - _MAX_CALLS, 0)
        shown = [*frames[:1], *frames[1 + left_out :]]
        # The innermost first: if there is too much to look at, it matters most.
        calls = [self._call_of(frame) for frame in shown[::-1]]
        changes = [self._changes_of(call, names_in(frame)) for call, frame in zip(calls, shown[::-1])]
        return calls[::-1], changes, left_out

    def _changes_of(self, call, names):
        order = names if call.is_function else self._words
        values = values_of(names, order, call.is_function)
        changed = [[name, *value] for name, value in values.items() if call.values.get(name) != value]
        gone = [name for name in call.values if name not in values]
        is_new, call.is_new, call.values = call.is_new, False, values
        if changed or gone or is_new:
            return {"call": call.number, "function": call.name, "values": changed, "gone": gone}
        return None

    def _tell(self, kind, calls, changes, left_out=0):
        stack = [[call.number, call.line] for call in calls]
        changes = [change for change in changes if change is not None]
        step = {"kind": kind, "stack": stack, "leftOut": left_out, "changes": changes}
        return "".join(_pieces_of_json(step, 0))


class _Call:
    """What was last told of it."""

    __slots__ = ("number", "name", "is_function", "is_class", "is_new", "values", "line", "seen")

    def __init__(self, number, code):
        self.number = number
        self.name = _name_of(code)
        self.is_function = bool(code.co_flags & _IS_FUNCTION)
        self.is_class = not self.is_function and self.name != ""
        self.is_new = True
        self.values = {}
        self.line = self.seen = 0


def _line_at(code, offset):
    return next((line for start, end, line in code.co_lines() if start <= offset < end), None)


def _name_of(code):
    name = code.co_name[:MAX_NAME]
    if name == "<module>":
        return ""
    return name if code.co_flags & _IS_FUNCTION else f"class {name}"
