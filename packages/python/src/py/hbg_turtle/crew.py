"""All turtles of a program."""

from hbg_turtle import wire

members = []
# The one that moves when a program calls plain functions.
first = None


def start_over():
    global first
    first = None
    members.clear()


def reset():
    for turtle in members:
        turtle._turtle_body.start_over()


def dismiss():
    for turtle in members:
        turtle._turtle_body.clear()
        wire.dismiss(turtle._turtle_body)
    start_over()
