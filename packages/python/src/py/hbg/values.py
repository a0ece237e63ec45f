"""Short descriptions of a learner's values. Nothing here runs code of the learner."""

import itertools
import reprlib
import types

_PLAIN = (int, float, complex, str, bytes, bool, type(None), range)
_CONTAINERS = (list, tuple, set, frozenset, dict)
_FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType)
_MAX_KEYS = 20
MAX_NAME = 100
_whole_type_name = type.__dict__["__name__"].__get__
type_bases = type.__dict__["__mro__"].__get__
type_contents = type.__dict__["__dict__"].__get__


def type_name(kind):
    return _whole_type_name(kind)[:MAX_NAME]


def is_one_of(kind, kinds):
    """By identity: `in` would ask the learner's metaclass whether it's equal."""
    return any(kind is one for one in kinds)


def describe(value):
    """Type, shortened value, and what helps to explain an error: length, keys, parameters."""
    kind = type(value)
    facts = {"type": type_name(kind), "repr": _short.repr1(value, _short.maxlevel)[:200]}
    if is_one_of(kind, (*_CONTAINERS, str, bytes, range)):
        facts["length"] = len(value)
    if kind is dict:
        keys = itertools.islice(value, _MAX_KEYS)
        facts["keys"] = [_short.repr1(key, 1)[:60] for key in keys]
    parameters = _parameters(value)
    if parameters is not None:
        facts["parameters"] = parameters[:200]
    return facts


class ShortRepr(reprlib.Repr):
    """Keeps the order of dicts and sets: sorting would ask the learner's objects."""

    def __init__(self, maxlevel=3, most=8, most_pairs=6):
        super().__init__(maxlevel=maxlevel, maxdict=most_pairs)
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = self.maxdeque = most
        self.maxstring = self.maxlong = self.maxother = 60

    def repr1(self, value, level):
        kind = type(value)
        if is_one_of(kind, (*_PLAIN, *_CONTAINERS)):
            return getattr(self, f"repr_{kind.__name__}", self.repr_plain)(value, level)
        if issubclass(kind, type):
            return f"<class {type_name(value)}>"
        if is_one_of(kind, _FUNCTIONS):
            return f"<function {value.__name__[:MAX_NAME]}>"
        return f"<{type_name(kind)}>"

    def repr_bytes(self, value, level):
        return self.repr_plain(value[: self.maxother], level)

    def repr_plain(self, value, level):
        return repr(value)[: self.maxother]

    def repr_int(self, value, level):
        if value.bit_length() > 1000:
            return f"<int mit mehr als {int(value.bit_length() * 0.30103)} Stellen>"
        return super().repr_int(value, level)

    def repr_dict(self, value, level):
        pairs = (
            f"{self.repr1(key, level - 1)}: {self.repr1(held, level - 1)}" for key, held in dict.items(value)
        )
        return self._enclosed("{", pairs, "}", len(value), self.maxdict, level)

    def repr_set(self, value, level):
        if not value:
            return "set()"
        parts = (self.repr1(held, level - 1) for held in value)
        return self._enclosed("{", parts, "}", len(value), self.maxset, level)

    def repr_frozenset(self, value, level):
        return f"frozenset({self.repr_set(value, level) if value else ''})"

    def _enclosed(self, start, parts, end, length, most, level):
        if level <= 0 and length > 0:
            return f"{start}...{end}"
        shown = list(itertools.islice(parts, most))
        return start + ", ".join(shown + ["..."] * (length > most)) + end


_short = ShortRepr()


def _parameters(value):
    """As they would stand in the definition: `(name, alter=10, *mehr)`."""
    kind = type(value)
    if issubclass(kind, type):
        return _without_first(_find_init(value))
    if kind is types.MethodType:
        return _without_first(value.__func__)
    return _written(value, 0) if kind is types.FunctionType else None


def _find_init(cls):
    for base in type_bases(cls):
        if "__init__" in type_contents(base):
            return type_contents(base)["__init__"]
    return None


def _without_first(function):
    return _written(function, 1) if type(function) is types.FunctionType else None


def _written(function, skipped):
    code = function.__code__
    names = list(code.co_varnames)
    simple, keyword_only = code.co_argcount, code.co_kwonlyargcount
    parts = _with_defaults(names[:simple], function.__defaults__ or ())
    if code.co_posonlyargcount > 0:
        parts.insert(code.co_posonlyargcount, "/")
    parts = parts[skipped:]
    rest = names[simple + keyword_only :]
    if code.co_flags & 0x04:
        parts.append(f"*{rest.pop(0)}")
    elif keyword_only:
        parts.append("*")
    defaults = function.__kwdefaults__ or {}
    for name in names[simple : simple + keyword_only]:
        parts.append(f"{name}={_short.repr1(defaults[name], 1)}" if name in defaults else name)
    if code.co_flags & 0x08:
        parts.append(f"**{rest.pop(0)}")
    return f"({', '.join(parts)})"


def _with_defaults(names, defaults):
    first = len(names) - len(defaults)
    return [
        name if index < first else f"{name}={_short.repr1(defaults[index - first], 1)}"
        for index, name in enumerate(names)
    ]
