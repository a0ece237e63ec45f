"""How long movements take, and when a picture goes out."""

from hbg_turtle import events, turns, wire

# Pixels a second at speed 1; every further step is so much faster.
_SLOWEST = 200
_FASTER = 1.4
_PIXELS_PER_DEGREE = 0.6
_USUAL_DELAY = 10
_LONGEST_MS = 10**9

_every = 1
_moves = 0
delay = _USUAL_DELAY


def start_over():
    global _every, _moves, delay
    _every = 1
    _moves = 0
    delay = _USUAL_DELAY


def of_way(pixels, body):
    """Milliseconds."""
    if not wire.is_automatic:
        return 0
    if body.speed == 0:
        return _of_steered(body)
    ms = pixels / (_SLOWEST * _FASTER ** (body.speed - 1)) * 1000 * delay / _USUAL_DELAY
    return min(ms, _LONGEST_MS)


def of_turn(degrees, body):
    return of_way(abs(degrees) * _PIXELS_PER_DEGREE, body)


def _of_steered(body):
    """At speed 0 drawings don't wait. But a turtle that keys steer would be off the paper at once."""
    if not (events.can_happen() and turns.is_in_loop()):
        return 0
    now = wire.clock()
    rest = max(body.next_step - now, 0)
    body.next_step = now + rest + delay
    return rest


def after_step(ms):
    global _moves
    _moves += 1
    if _every == 0 or _moves % _every:
        return
    if _every > 1:
        wire.flush()
        ms = delay
    wire.pass_time(ms, events.wait)
    events.look_around()


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
