"""What is to be answered, in the order of its time: timers, and what the learner has pressed."""

import bisect
import itertools
from collections import namedtuple

from hbg_turtle import handlers

# As many as come in a tenth of a second: a slow loop still moves as far as a quick one.
_MOST_REPEATS = 3

# A timer's function or what was pressed, and when it is to be answered.
Entry = namedtuple("Entry", "at number timer event")

_entries = []
_numbers = itertools.count()


def start_over():
    _entries.clear()


def is_empty():
    return not _entries


def add_timer(at, handler):
    _add(at, handler, None)


def add_event(at, event):
    """What the program has no function for when it happens is nothing to it later either."""
    _drop(_outdated_by(event))
    if handlers.calls_for(event):
        _add(at, None, event)


def calls_of(entry):
    """The functions that are there now, each with what it is given."""
    return handlers.calls_for(entry.event) if entry.event else [(entry.timer, ())]


def first(is_free):
    return next(filter(is_free, _entries), None)


def next_number():
    """What comes from now on has a larger one."""
    return next(_numbers)


def take(is_free, now, before):
    """The first that is due and came before this number; None when there is no more."""
    entry = first(lambda entry: entry.at <= now and entry.number < before and is_free(entry))
    if entry is not None:
        _entries.remove(entry)
    return entry


def _add(at, timer, event):
    bisect.insort(_entries, Entry(at, next(_numbers), timer, event))


def _drop(entries):
    numbers = {entry.number for entry in entries}
    _entries[:] = [entry for entry in _entries if entry.number not in numbers]


def _outdated_by(event):
    """A held key and a dragging finger are faster than many a function, and must not pile up."""
    match event:
        case {"kind": "drag", "turtle": turtle, "button": button}:
            return [entry for entry in _entries if _is_drag_of(entry.event, turtle, button)]
        case {"kind": "key-down", "isRepeat": True}:
            return _repeats()[: 1 - _MOST_REPEATS]
        case {"kind": "key-up", "key": key}:
            return [entry for entry in _repeats() if entry.event["key"] == key]
        case {"kind": "key-down" | "press"}:
            return _repeats()
    return []


def _repeats():
    return [entry for entry in _entries if entry.event and entry.event.get("isRepeat")]


def _is_drag_of(event, turtle, button):
    return bool(event) and event["kind"] == "drag" and (event["turtle"], event["button"]) == (turtle, button)
