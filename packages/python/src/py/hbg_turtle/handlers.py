"""What a program wants to be told: its functions for keys and clicks."""

from hbg_turtle import keys, wire

_for_keys = {}
_for_pointer = {}
_is_listening = False
_is_next_click_last = False


def start_over():
    global _is_listening, _is_next_click_last
    _for_keys.clear()
    _for_pointer.clear()
    _is_listening = _is_next_click_last = False


def forget_all():
    _for_keys.clear()
    _for_pointer.clear()
    _tell()


def any_wait():
    return bool(_for_keys or _for_pointer)


def on_key(kind, key, handler):
    """Without a key: for every key that has no handler of its own."""
    name = None if key is None else keys.name_of(key)
    _set(_for_keys, (kind, name), handler, False)


def on_pointer(kind, turtle, button, handler, add):
    """Without a turtle: for the whole screen."""
    _set(_for_pointer, (kind, turtle, button), handler, add)


def listen():
    global _is_listening
    _is_listening = True
    _tell()


def make_next_click_last(close):
    global _is_next_click_last
    _is_next_click_last = True
    _set(_for_pointer, ("press", None, 1), lambda x, y: close(), False)


def check(handler):
    if not callable(handler):
        raise TypeError(f"'{type(handler).__name__}' object is not callable")


def calls_for(event):
    """The handlers of an event, each with what it is given."""
    match event:
        case {"kind": "key-down" | "key-up" as kind, "key": key}:
            return [(handler, ()) for handler in _of_key(kind, keys.name_of(key))]
        case {"kind": kind, "turtle": turtle, "button": button, "x": x, "y": y}:
            return [(handler, (x, y)) for handler in _of_pointer(kind, turtle, button)]
    return []


def _of_key(kind, name):
    """With the Caps Lock key on, the handler of the small letter still works."""
    for wanted in (name, name.swapcase(), None):
        if (kind, wanted) in _for_keys:
            return _for_keys[kind, wanted]
    return []


def _of_pointer(kind, turtle, button):
    own = _for_pointer.get((kind, turtle, button), [])
    return own if turtle is None else own + _for_pointer.get((kind, None, button), [])


def _set(handlers, event, handler, add):
    if handler is None:
        handlers.pop(event, None)
    else:
        check(handler)
        handlers[event] = [*(handlers.get(event, []) if add else []), handler]
    _tell()


def _tell():
    names = dict.fromkeys(name for _, name in _for_keys)
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
    if _is_next_click_last:
        return "to-end"
    return "yes" if _for_pointer else "no"
