"""Keys, clicks and timers: what a program wants to be told, and telling it."""

import heapq
import itertools
import time

from hbg_turtle import keys, wire
from hbg_turtle.errors import Terminator

# A held key or a dragging finger is faster than many a handler: what is too old is left out.
_TOO_OLD_MS = 100
_LONG_MS = 60_000

_key_handlers = {}
_pointer_handlers = {}
_timers = []
_count = itertools.count()
_running = []
_postponed = []
_is_listening = False
_ends_on_click = False
is_closed = False


def start_over():
    global _is_listening, _ends_on_click, is_closed
    for held in (_key_handlers, _pointer_handlers, _timers, _running, _postponed):
        held.clear()
    _is_listening = _ends_on_click = is_closed = False


def forget_all():
    """For a cleared screen; the timers go on."""
    _key_handlers.clear()
    _pointer_handlers.clear()
    _tell()


def on_key(kind, key, handler):
    """Without a key: for every key that has no handler of its own."""
    name = None if key is None else keys.name_of(key)
    _set(_key_handlers, (kind, name), handler, False)


def on_pointer(kind, turtle, button, handler, add):
    """Without a turtle: for the whole screen."""
    _set(_pointer_handlers, (kind, turtle, button), handler, add)


def on_timer(handler, ms):
    heapq.heappush(_timers, (wire.clock() + ms, next(_count), handler))


def listen():
    global _is_listening
    _is_listening = True
    _tell()


def end_on_click():
    global _ends_on_click
    _ends_on_click = True
    _set(_pointer_handlers, ("press", None, 1), _close_on_click, False)


def close():
    global is_closed
    is_closed = True


def _close_on_click(x, y):
    close()


def _set(handlers, event, handler, add):
    if handler is None:
        handlers.pop(event, None)
    elif callable(handler):
        handlers[event] = [*(handlers.get(event, []) if add else []), handler]
    else:
        raise TypeError(f"'{type(handler).__name__}' object is not callable")
    _tell()


def _tell():
    names = dict.fromkeys(name for _, name in _key_handlers)
    wire.send(
        {
            "kind": "listen",
            "keys": [name for name in names if name is not None],
            "everyKey": None in names,
            "isListening": _is_listening,
            "pointer": _wanted_pointer(),
        }
    )


def _wanted_pointer():
    if _ends_on_click:
        return "to-end"
    return "yes" if _pointer_handlers else "no"


def run_until_closed():
    """Where nothing can happen any more, there is nothing to wait for either."""
    while not is_closed and wire.can_draw and (_key_handlers or _pointer_handlers or _timers):
        wire.flush()
        _step(_LONG_MS)


def wait(ms):
    """Lets time pass. What happens meanwhile is answered."""
    if not (_key_handlers or _pointer_handlers or _timers):
        if ms > 0:
            wire.sleep(ms)
        return
    until = wire.clock() + ms
    while not is_closed and (_step(until - wire.clock()) or wire.clock() < until):
        pass
    if is_closed:
        raise Terminator


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
    for handler, args in _calls_for(event):
        _call(handler, args, can_skip)


def _calls_for(event):
    match event:
        case {"kind": "key-down" | "key-up" as kind, "key": key}:
            return [(handler, ()) for handler in _for_key(kind, keys.name_of(key))]
        case {"kind": kind, "turtle": turtle, "button": button, "x": x, "y": y}:
            return [(handler, (x, y)) for handler in _for_pointer(kind, turtle, button)]
    return []


def _for_key(kind, name):
    """With the Caps Lock key on, the handler of the small letter still works."""
    for wanted in (name, name.swapcase(), None):
        if (kind, wanted) in _key_handlers:
            return _key_handlers[kind, wanted]
    return []


def _for_pointer(kind, turtle, button):
    own = _pointer_handlers.get((kind, turtle, button), [])
    return own if turtle is None else own + _pointer_handlers.get((kind, None, button), [])


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
