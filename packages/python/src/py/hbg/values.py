"""Short, safe descriptions of a learner's values: never runs code of the learner."""

import inspect
import itertools
import reprlib
import types

_PLAIN = (int, float, complex, str, bytes, bool, type(None), range)
_CONTAINERS = (list, tuple, set, frozenset, dict)
_MAX_KEYS = 20


class _ShortRepr(reprlib.Repr):
    def __init__(self):
        super().__init__(maxlevel=3, maxlist=8, maxtuple=8, maxset=8, maxfrozenset=8, maxdict=6)
        self.maxstring = self.maxlong = self.maxother = 60

    def repr1(self, value, level):
        if type(value) in _PLAIN or type(value) in _CONTAINERS:
            return super().repr1(value, level)
        if isinstance(value, type):
            return f"<class {_name_of(value)}>"
        if callable(value) and hasattr(value, "__name__"):
            return f"<function {_name_of(value)}>"
        return f"<{type(value).__name__}>"

    def repr_int(self, value, level):
        if value.bit_length() > 1000:
            return f"<int mit mehr als {int(value.bit_length() * 0.30103)} Stellen>"
        return super().repr_int(value, level)


def _name_of(value):
    name = getattr(value, "__name__", "?")
    return name if type(name) is str else "?"


_short = _ShortRepr()


def describe(value):
    """Type, shortened value, and what helps to explain an error: length, keys, parameters."""
    facts = {"type": type(value).__name__, "repr": _short.repr(value)[:200]}
    if type(value) in (*_CONTAINERS, str, bytes, range):
        facts["length"] = len(value)
    if type(value) is dict:
        facts["keys"] = [_short.repr(key)[:60] for key in itertools.islice(value, _MAX_KEYS)]
    if isinstance(value, (types.FunctionType, types.MethodType, type)):
        facts["parameters"] = _parameters(value)
    return {name: fact for name, fact in facts.items() if fact is not None}


def _parameters(function):
    try:
        if isinstance(function, type):
            function = function.__init__
            if not isinstance(function, types.FunctionType):
                return None
            return _without_self(inspect.signature(function))
        return str(inspect.signature(function))[:200]
    except Exception:
        return None


def _without_self(signature):
    parameters = list(signature.parameters.values())[1:]
    return str(signature.replace(parameters=parameters))[:200]
