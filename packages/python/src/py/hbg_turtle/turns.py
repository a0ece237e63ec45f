"""Who may run while something else is running: functions for presses take turns.

If they ran inside each other's movements, a turtle would walk on with the heading of the next key. But
timers go off there, so that the world doesn't stand still while the player jumps. And a function with a
`while` loop or `mainloop()` in it is a game of its own: inside of that everything arrives.
"""

from contextlib import contextmanager

from hbg_turtle import agenda, loops

# Functions and whether they run for a press, from the outermost to the innermost.
_running = []


def start_over():
    _running.clear()


def run(entry):
    for handler, args in agenda.calls_of(entry):
        _running.append((handler, entry.event is not None))
        try:
            handler(*args)
        finally:
            _running.pop()


@contextmanager
def new_game():
    """Inside of this, what runs around it no longer counts."""
    global _running
    around, _running = _running, []
    try:
        yield
    finally:
        _running = around


def is_in_loop():
    """Does the program, or the function that is running now, go round in a `while` loop?"""
    return loops.is_in_while(run.__code__)


def free_to_run():
    """Tells of an entry whether its turn may come. A function is never called inside itself."""
    is_game = not _running or is_in_loop()
    lets_timers = is_game or _running[-1][1]
    busy = [handler for handler, _ in _running]

    def is_free(entry):
        may_run = is_game if entry.event else lets_timers
        return may_run and not any(handler in busy for handler, _ in agenda.calls_of(entry))

    return is_free
