"""The names of a program, as its outermost lines see them: some are given, others are watched."""

import functools
import types
from dataclasses import dataclass


@dataclass(frozen=True)
class Call:
    args: tuple
    options: dict
    # The watched functions around it, the innermost last.
    within: tuple
    # Of a class: the object that was made.
    made: object = None


class Names:
    """Laying a value into a given name lays the given one there."""

    def __init__(self, names, given, watched):
        self._names = names
        self._given = given
        self._calls = {name: [] for name in watched}
        self._running = []
        for name in watched:
            builtin = names["__builtins__"].__dict__.get(name)
            if builtin is not None:
                names[name] = self._watch(name, builtin)

    def calls(self, name):
        return self._calls[name]

    def __getitem__(self, name):
        return self._names[name]

    def __setitem__(self, name, value):
        if name in self._calls:
            value = self._watch(name, value)
        self._names[name] = self._given.get(name, value)

    def __delitem__(self, name):
        del self._names[name]

    def __contains__(self, name):
        return name in self._names

    def keys(self):
        return self._names.keys()

    def _watch(self, name, value):
        if isinstance(value, type):
            self._watch_class(name, value)
            return value
        return self._wrapped(name, value) if callable(value) else value

    def _wrapped(self, name, function):
        @functools.wraps(function)
        def watched(*args, **options):
            with self._noting(name, args, options):
                return function(*args, **options)

        return watched

    def _watch_class(self, name, kind):
        build = kind.__init__

        @functools.wraps(build)
        def __init__(made, *args, **options):
            with self._noting(name, args, options, made):
                build(made, *args, **options)

        if isinstance(build, types.FunctionType):
            kind.__init__ = __init__

    def _noting(self, name, args, options, made=None):
        self._calls[name].append(Call(args, options, tuple(self._running), made))
        return _Running(self._running, name)


class _Running:
    def __init__(self, running, name):
        self._running = running
        self._name = name

    def __enter__(self):
        self._running.append(self._name)

    def __exit__(self, *error):
        self._running.pop()
