"""The line to the page: commands go out in batches, time passes, events come in."""

import json
import time

from hbg import console

_FRAME_MS = 16
# Without updates nothing is sent on its own account; but neither must the memory fill up.
_MOST_WAITING = 5_000
# What is shorter isn't worth an animation: it is saved up.
_SHORTEST_PAUSE_MS = 12

_host = None
_commands = []
_changed = {}
_is_used = False
can_draw = False
_owed_ms = 0
_skipped_ms = 0
_last_sent = 0
_frame_due = 0
is_automatic = True


def connect(host):
    """Every run starts with an empty drawing."""
    global _host, can_draw, _is_used, is_automatic
    global _owed_ms, _skipped_ms, _last_sent, _frame_due
    _host = host
    can_draw = host.canDraw
    _is_used = False
    _commands[:] = [{"kind": "start"}]
    _changed.clear()
    _owed_ms = _skipped_ms = _last_sent = _frame_due = 0
    is_automatic = True


def disconnect():
    global _host, can_draw, _is_used
    if _is_used:
        send({"kind": "listen", "keys": [], "isListening": False, "everyKey": False, "pointer": "no"})
        flush()
    _host, can_draw, _is_used = None, False, False


def send(command):
    if can_draw:
        _commands.append(command)
        _flush_in_time()


def touch(body):
    """However often a turtle changes before the next batch, it is described once."""
    if can_draw:
        _changed[body.id] = body
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
    if is_automatic:
        if (time.perf_counter() - _last_sent) * 1000 >= _FRAME_MS:
            flush()
    elif len(_commands) >= _MOST_WAITING:
        flush()


def flush():
    global _last_sent
    if not _is_used:
        return
    settle()
    _last_sent = time.perf_counter()
    if _commands:
        _host.draw(json.dumps(_commands, separators=(",", ":")))
        _commands.clear()


def is_worth_showing(ms):
    return can_draw and is_automatic and ms + _owed_ms >= _SHORTEST_PAUSE_MS


def pass_time(ms, wait):
    """Movements take their time; many small ones together are one pause."""
    global _owed_ms
    if not can_draw:
        return
    _owed_ms += ms
    if _owed_ms < _SHORTEST_PAUSE_MS:
        return
    flush()
    start = clock()
    wait(_owed_ms)
    # A page that was late is forgiven a frame of the next pause.
    _owed_ms = max(min(_owed_ms - (clock() - start), 0), -_FRAME_MS)


def wait_for_frame(wait):
    """Sends the picture; not more of them than a screen can show."""
    global _frame_due
    flush()
    if can_draw:
        wait(max(_frame_due - clock(), 0))
        _frame_due = max(_frame_due + _FRAME_MS, clock())


def clock():
    """Milliseconds, including those that the page has only claimed to have waited."""
    return time.perf_counter() * 1000 + _skipped_ms


def sleep(ms):
    if not console.wait_for(_host.sleep(ms)):
        raise KeyboardInterrupt


def next_event(ms):
    """The next event as a dict; None when there was none for so long."""
    global _skipped_ms
    until = clock() + ms
    event = console.wait_for(_host.nextEvent(max(ms, 0)))
    # Nothing comes as JavaScript's null, which isn't None.
    if isinstance(event, str):
        return json.loads(event)
    early = until - clock()
    if early > 1:
        # The page answers early to say that the program is to stop.
        sleep(0)
    _skipped_ms += max(early, 0)
    return None
