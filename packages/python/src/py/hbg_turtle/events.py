"""Time passes, and what happens in it is answered: keys, clicks and timers."""

import heapq
import itertools
import time

from hbg_turtle import handlers, wire
from hbg_turtle.errors import Terminator

# A held key or a dragging finger is faster than many a handler: what is too old is left out.
_TOO_OLD_MS = 100
_LONG_MS = 60_000

_timers = []
_count = itertools.count()
_running = []
_postponed = []
is_closed = False


def start_over():
    global is_closed
    for held in (_timers, _running, _postponed):
        held.clear()
    is_closed = False


def on_timer(handler, ms):
    handlers.check(handler)
    heapq.heappush(_timers, (wire.clock() + ms, next(_count), handler))


def close():
    global is_closed
    is_closed = True


def run_until_closed():
    """Where nothing can happen any more, there is nothing to wait for either."""
    while not is_closed and wire.can_draw and _can_happen():
        wire.flush()
        _step(_LONG_MS)


def wait(ms):
    """Lets time pass. What happens meanwhile is answered."""
    if not _can_happen():
        if ms > 0:
            wire.sleep(ms)
        return
    until = wire.clock() + ms
    while not is_closed and (_step(until - wire.clock()) or wire.clock() < until):
        pass
    if is_closed:
        raise Terminator


def _can_happen():
    return bool(_timers) or handlers.any_wait()


def _step(ms):
    """Answers what is due, or waits for it at most this long; tells if there may be more."""
    _run_timers()
    _call_postponed()
    if is_closed:
        return False
    pause = min(ms, _timers[0][0] - wire.clock()) if _timers else ms
    event = wire.next_event(pause)
    if event is not None:
        _answer(event)
    return event is not None


def _run_timers():
    """Timers that one of these sets anew have to wait: events come in between."""
    now = wire.clock()
    due = []
    while _timers and _timers[0][0] <= now:
        due.append(heapq.heappop(_timers))
    for _, _, handler in due:
        _call(handler, ())


def _answer(event):
    can_skip = event.get("isRepeat", False) or event["kind"] == "drag"
    if can_skip and time.time() * 1000 - event["at"] > _TOO_OLD_MS:
        return
    for handler, args in handlers.calls_for(event):
        _call(handler, args, can_skip)


def _call(handler, args, can_skip=False):
    """A handler that waits for an animation isn't called again before it is through."""
    if handler in _running:
        if not can_skip:
            _postponed.append((handler, args))
        return
    _running.append(handler)
    try:
        handler(*args)
    finally:
        _running.remove(handler)


def _call_postponed():
    for call in [call for call in _postponed if call[0] not in _running]:
        _postponed.remove(call)
        _call(*call)
