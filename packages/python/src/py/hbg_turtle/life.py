"""From the start of a program to its end."""

from hbg_turtle import body, crew, events, pace, paper, wire


def start_run(host):
    wire.connect(host)
    for part in (body, crew, events, pace, paper):
        part.start_over()


def before_wait():
    """What is drawn so far is seen while the program waits for something else."""
    wire.flush()


def finish_run():
    """However it ended: the whole drawing is seen, and nobody listens any more."""
    wire.disconnect()
