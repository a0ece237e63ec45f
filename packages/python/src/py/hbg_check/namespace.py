"""The names of a program, as its outermost lines see them: some are given, others are watched."""

import functools
import types
from contextlib import contextmanager
from dataclasses import dataclass


@dataclass
class Call:
    args: tuple
    options: dict
    # The watched functions around it, the innermost last.
    within: tuple
    result: object = None
    # Of a class: the object that was made, and what stood in its attributes then.
    made: object = None
    first: dict = None


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
            with self._noting(name, args, options) as call:
                call.result = function(*args, **options)
                return call.result

        return watched

    def _watch_class(self, name, kind):
        build = kind.__init__

        @functools.wraps(build)
        def __init__(made, *args, **options):
            with self._noting(name, args, options) as call:
                build(made, *args, **options)
                call.made, call.first = made, dict(vars(made))

        if isinstance(build, types.FunctionType):
            kind.__init__ = __init__

    @contextmanager
    def _noting(self, name, args, options):
        call = Call(args, options, tuple(self._running))
        self._calls[name].append(call)
        self._running.append(name)
        try:
            yield call
        finally:
            self._running.pop()
