"""From the start of a program to its end."""

from hbg import console
from hbg_turtle import agenda, body, crew, events, handlers, loops, pace, paper, turns, wire

_PARTS = (agenda, body, crew, events, handlers, loops, pace, paper, turns)


def start_run(host):
    _start_over()
    wire.connect(host)
    console.show_before_wait(_before_wait)


def _before_wait():
    """What is drawn so far is seen while the program waits for something else."""
    wire.flush()
    events.note_rest()


def finish_run():
    """However it ended: the whole drawing is seen, nobody listens any more, nothing is kept."""
    wire.disconnect()
    _start_over()


def _start_over():
    for part in _PARTS:
        part.start_over()
