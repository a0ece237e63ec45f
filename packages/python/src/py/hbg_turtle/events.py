"""Time passes, and what happens in it is answered: keys, clicks and timers."""

from hbg_turtle import agenda, handlers, turns, wire
from hbg_turtle.errors import Terminator

_LONG_MS = 60_000
# A program that never waits looks so often whether something has happened, and pauses for so long:
# without a pause the page could bring nothing.
_LOOK_EVERY_MS = 10
_SHORTEST_PAUSE_MS = 1

is_closed = False
_looked_at = 0
_is_rested = False


def start_over():
    global is_closed, _looked_at, _is_rested
    is_closed = _is_rested = False
    _looked_at = 0


def on_timer(handler, ms):
    handlers.check(handler)
    agenda.add_timer(wire.clock() + ms, handler)


def close():
    global is_closed
    is_closed = True


def can_happen():
    return not agenda.is_empty() or (wire.can_hear and handlers.any_wait())


def run_until_closed():
    """Where nothing can happen any more, there is nothing to wait for either."""
    with turns.new_game():
        while not is_closed and wire.can_draw and can_happen():
            wire.flush()
            _pass(_LONG_MS)


def wait(ms):
    """Lets time pass. What happens meanwhile is answered."""
    if can_happen():
        _answer_for(ms)
    elif ms > 0:
        wire.sleep(ms)
    if is_closed:
        raise Terminator


def look_around():
    """Also a program that never waits hears of keys and timers."""
    if wire.can_draw and can_happen() and _is_look_due():
        wait(0)


def note_rest():
    """The program has waited for something else, and the page could bring what has happened."""
    global _is_rested
    _is_rested = True


def _is_look_due():
    return _is_rested or wire.clock() - _looked_at >= _LOOK_EVERY_MS


def _answer_for(ms):
    until = wire.clock() + ms
    _pass(ms)
    while not is_closed and (left := until - wire.clock()) > 0:
        wire.show()
        _pass(left)


def _pass(ms):
    """Waits until something happens, at most so long, and answers it; what is new then comes next."""
    is_free = turns.free_to_run()
    first = agenda.first(is_free)
    _hear(ms if first is None else min(ms, first.at - wire.clock()))
    now, number = wire.clock(), agenda.next_number()
    while not is_closed and (entry := agenda.take(is_free, now, number)):
        turns.run(entry)


def _hear(ms):
    """Takes in all that has happened."""
    global _looked_at, _is_rested
    if _is_look_due() and not _is_rested:
        ms = max(ms, _SHORTEST_PAUSE_MS)
    while (event := wire.next_event(ms)) is not None:
        agenda.add_event(wire.clock(), event)
        ms = 0
    _looked_at, _is_rested = wire.clock(), False
