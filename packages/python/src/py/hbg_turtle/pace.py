"""How long movements take, and when a picture goes out."""

from hbg_turtle import events, wire

# Pixels a second at speed 1; every further step is so much faster.
_SLOWEST = 200
_FASTER = 1.4
_PIXELS_PER_DEGREE = 0.6
_USUAL_DELAY = 10

_every = 1
_moves = 0
delay = _USUAL_DELAY


def start_over():
    global _every, _moves, delay
    _every = 1
    _moves = 0
    delay = _USUAL_DELAY


def of_way(pixels, speed):
    """Milliseconds."""
    if speed == 0 or not wire.is_automatic:
        return 0
    return pixels / (_SLOWEST * _FASTER ** (speed - 1)) * 1000 * delay / _USUAL_DELAY


def of_turn(degrees, speed):
    return of_way(abs(degrees) * _PIXELS_PER_DEGREE, speed)


def after_step(ms):
    global _moves
    if _every == 1:
        wire.pass_time(ms, events.wait)
    elif _every > 1:
        _moves += 1
        if _moves % _every == 0:
            wire.flush()
            wire.pass_time(delay, events.wait)


def tracer(every, new_delay):
    """Only every so many steps are shown; with 0 only those that `update` shows."""
    global _every, _moves, delay
    if every is None:
        return _every
    _every, _moves = int(every), 0
    wire.is_automatic = _every == 1
    if new_delay is not None:
        delay = int(new_delay)
    if _every:
        wire.flush()
    return None


def update():
    wire.wait_for_frame(events.wait)
