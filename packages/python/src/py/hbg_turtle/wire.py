"""The line to the page: commands go out in batches, time passes, events come in."""

import json
import time

from hbg import console

_FRAME_MS = 16
# Numbers and signs that wait to be sent, in all: the page takes them in one go.
_HEAVIEST = 100_000
_OWN_WEIGHT = 20
# More doesn't fit on any paper.
_LONGEST_TEXT = 10_000
# What is shorter isn't worth an animation: it is saved up.
_SHORTEST_PAUSE_MS = 12

_encode = json.JSONEncoder(separators=(",", ":"), allow_nan=False).encode

_host = None
_commands = []
_changed = {}
_weight = 0
_is_used = False
_tells_all = False
can_draw = False
can_hear = False
_owed_ms = 0
_last_sent = 0
_frame_due = 0
is_automatic = True


def connect(host):
    """Every run starts with an empty drawing."""
    global _host, can_draw, can_hear, _is_used, is_automatic, _tells_all
    global _weight, _owed_ms, _last_sent, _frame_due
    _host = host
    can_draw = host.canDraw
    # Who reads what is drawn wants to know of each step, however short.
    _tells_all = getattr(host, "tellsAll", False)
    # Where nobody can type an answer, nobody can press a key in the drawing either.
    can_hear = can_draw and not host.whyNoInput
    _is_used = False
    _commands[:] = [{"kind": "start"}]
    _changed.clear()
    _weight = _owed_ms = _last_sent = _frame_due = 0
    is_automatic = True


def disconnect():
    global _host, can_draw, can_hear, _is_used
    if _is_used:
        _add({"kind": "listen", "keys": [], "isListening": False, "everyKey": False, "pointer": "no"})
        # The program is over: it no longer waits for the page.
        _hand_over()
    _host, can_draw, can_hear, _is_used = None, False, False, False


def send(command):
    if can_draw:
        _add(command)
        _flush_in_time()


def _add(command):
    global _weight
    if "text" in command:
        command["text"] = command["text"][:_LONGEST_TEXT]
    _commands.append(command)
    _weight += _OWN_WEIGHT + _weigh(command)


def _weigh(command):
    return len(command.get("points", ())) + len(command.get("text", ())) + len(command.get("ids", ()))


def touch(body):
    """However often a turtle changes before the next batch, it is described once."""
    global _weight
    if can_draw:
        if body.id not in _changed:
            _changed[body.id] = body
            _weight += _OWN_WEIGHT
        _flush_in_time()


def dismiss(body):
    _changed.pop(body.id, None)
    send({"kind": "leave", "turtle": body.id})


def settle():
    """Describes the turtles now, because what comes next starts from there."""
    _commands.extend(body.describe() for body in _changed.values())
    _changed.clear()


def _flush_in_time():
    global _is_used
    _is_used = True
    if _weight >= _HEAVIEST or (is_automatic and clock() - _last_sent >= _FRAME_MS):
        flush()


def flush():
    """The page is given what there is; a program that is faster than the page waits for it here."""
    global _last_sent
    if not _is_used:
        return
    settle()
    if _commands and not console.wait_for(_hand_over()):
        raise KeyboardInterrupt
    _last_sent = clock()


def _hand_over():
    global _weight
    settle()
    commands = _in_json(_commands)
    _commands.clear()
    _weight = 0
    return _host.draw(commands)


def _in_json(commands):
    try:
        return _encode(commands)
    except (TypeError, ValueError):
        return _encode([command for command in commands if _is_clear(command)])


def _is_clear(command):
    """What is no number anywhere can't be told to the page."""
    try:
        return bool(_encode(command))
    except (TypeError, ValueError):
        return False


def show():
    """Without a tracer only `update` shows anything."""
    if is_automatic:
        flush()


def is_worth_showing(ms):
    return can_draw and (_tells_all or (is_automatic and ms + _owed_ms >= _SHORTEST_PAUSE_MS))


def pass_time(ms, wait):
    """Movements take their time; many small ones together are one pause."""
    global _owed_ms
    _owed_ms += ms
    if not can_draw or _owed_ms < _SHORTEST_PAUSE_MS:
        return
    flush()
    start = clock()
    # What moves meanwhile, in a function for a key, has its own pauses.
    pause, _owed_ms = _owed_ms, 0
    wait(pause)
    # A page that was late is forgiven a frame of the next pause.
    _owed_ms = max(_owed_ms + min(pause - (clock() - start), 0), -_FRAME_MS)


def wait_for_frame(wait):
    """Sends the picture; not more of them than a screen can show."""
    global _frame_due
    flush()
    if can_draw:
        wait(max(_frame_due - clock(), 0))
        _frame_due = max(_frame_due + _FRAME_MS, clock())


def clock():
    """Milliseconds."""
    return time.perf_counter() * 1000


def why_deaf():
    return _host.whyNoInput


def sleep(ms):
    if not console.wait_for(_host.sleep(ms)):
        raise KeyboardInterrupt


def next_event(ms):
    """The next event as a dict; None when there was none for so long."""
    if not can_hear:
        return sleep(max(ms, 0))
    until = clock() + ms
    event = console.wait_for(_host.nextEvent(max(ms, 0)))
    if event is not None:
        return json.loads(event)
    if until - clock() > 1:
        # The page answers early to say that the program is to stop.
        sleep(0)
    return None
