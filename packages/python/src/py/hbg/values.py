"""Short descriptions of a learner's values. Nothing here runs code of the learner."""

import builtins
import sys
from enum import EnumType
from itertools import islice, repeat
from operator import is_
from types import BuiltinFunctionType, FunctionType, GetSetDescriptorType, MemberDescriptorType, MethodType

# A program may put its own things into the builtins while it is being recorded.
__builtins__ = own_builtins = dict(vars(builtins))

_PLAIN = (bool, float, complex, type(None))
_CONTAINERS = (list, tuple, set, frozenset, dict)
_TEXTS = (str, bytes)
_KNOWN = {id(kind) for kind in (*_PLAIN, *_CONTAINERS, *_TEXTS, int, range)}
_FUNCTIONS = (FunctionType, BuiltinFunctionType)
_DESCRIPTORS = (GetSetDescriptorType, MemberDescriptorType)
_MAX_KEYS = 20
MAX_TEXT = 60
_AT_START, _AT_END = 28, 29
MAX_NAME = 100
_start_of_name = slice(MAX_NAME)
_whole_type_name = type.__dict__["__name__"].__get__
type_bases = type.__dict__["__mro__"].__get__
type_contents = type.__dict__["__dict__"].__get__
_errors = type_contents(BaseException)


def type_name(kind):
    return short_name(_whole_type_name(kind))


def short_name(name):
    """A program may give a name that is a text of its own class."""
    return str.__getitem__(name, _start_of_name)


def is_one_of(kind, kinds):
    """By identity: `in` would ask the learner's metaclass whether it's equal."""
    return any(kind is one for one in kinds)


def with_plain_names(names):
    """Keys of the learner's own classes would be asked whether they are equal to what is looked up."""
    if type(names) is dict and all(map(is_, map(type, names), repeat(str))):
        return names
    return {name: held for name, held in dict.items(names) if type(name) is str}


def entry_of(cls, name):
    entries = type_contents(cls).items()
    return next((held for key, held in entries if type(key) is str and key == name), None)


def is_own_class(kind):
    module = entry_of(kind, "__module__")
    return type(module) is str and module == "__main__"


def names_in(frame):
    """A class may be made in anything that its metaclass likes: then nothing is known."""
    held = frame.f_locals
    if type(held) is _LocalsOfFunction:
        return {name: value for name, value in held.items() if type(name) is str}
    return with_plain_names(held) if issubclass(type(held), dict) else {}


_LocalsOfFunction = (lambda: type(sys._getframe().f_locals))()


def attributes_of(value):
    """What an object or a module holds itself. A class may say something else about its `__dict__`."""
    for base in type_bases(type(value)):
        entry = entry_of(base, "__dict__")
        if entry is not None:
            held = entry.__get__(value) if is_one_of(type(entry), _DESCRIPTORS) else None
            return with_plain_names(held) if issubclass(type(held), dict) else {}
    return {}


def field_of_error(error, name):
    """`__traceback__`, `__cause__`: a class of errors may say something else about them."""
    return _errors[name].__get__(error)


def describe(value):
    """Type, shortened value, and what helps to explain an error: length, keys, parameters."""
    kind = type(value)
    facts = {"type": type_name(kind), "repr": _short.repr1(value, _short.maxlevel)[:200]}
    length = _length(value)
    if length is not None:
        facts["length"] = length
    if kind is dict:
        facts["keys"] = [_short.repr1(key, 1)[:60] for key in islice(value, _MAX_KEYS)]
    parameters = _parameters(value)
    if parameters is not None:
        facts["parameters"] = parameters[:200]
    return facts


def _length(value):
    if not is_one_of(type(value), (*_CONTAINERS, *_TEXTS, range)):
        return None
    try:
        return len(value)
    except OverflowError:
        # Of a range that is longer than anything else can be.
        return None


class ShortRepr:
    """Keeps the order of dicts and sets: sorting would ask the learner's objects."""

    def __init__(self, maxlevel=3, most=8, most_pairs=6):
        self.maxlevel, self.most, self.most_pairs = maxlevel, most, most_pairs

    def repr1(self, value, level):
        kind = type(value)
        if issubclass(kind, type):
            return f"<class {type_name(value)}>"
        if is_one_of(kind, _FUNCTIONS):
            return f"<function {short_name(value.__name__)}>"
        if type(kind) is EnumType:
            return self._member(value)
        if issubclass(kind, BaseException):
            args = field_of_error(value, "args")
            return self.sequence(f"{type_name(kind)}(", args, ")", level)
        base = next((base for base in type_bases(kind) if id(base) in _KNOWN), None)
        if base is None:
            return f"<{type_name(kind)}>"
        text = self._inside(base, value, level)
        return text if base is kind else f"<{type_name(kind)} {text}>"

    def _member(self, value):
        kind, name = type_name(type(value)), attributes_of(value).get("_name_")
        return f"<{kind}.{short_name(name)}>" if issubclass(type(name), str) else f"<{kind}>"

    def _inside(self, base, value, level):
        """What the builtin class knows of it, whatever its own class says."""
        if is_one_of(base, _PLAIN):
            return base.__repr__(value)
        if is_one_of(base, _TEXTS):
            return self._text(base, value)
        if base is int:
            return self._number(int.__int__(value))
        if base is range:
            return self._range(value)
        if base is dict:
            return self.pairs(value, level)
        if base is list:
            return self.sequence("[", value, "]", level, list)
        if base is tuple:
            return self.sequence("(", value, ",)" if tuple.__len__(value) == 1 and level > 0 else ")", level)
        if base.__len__(value) == 0:
            return f"{base.__name__}()"
        text = self.sequence("{", value, "}", level, base)
        return text if base is set else f"frozenset({text})"

    def _text(self, base, value):
        text = repr(base.__getitem__(value, slice(MAX_TEXT)))
        if len(text) <= MAX_TEXT:
            return text
        start, end = base.__getitem__(value, slice(_AT_START)), base.__getitem__(value, slice(-_AT_END, None))
        return _without_middle(repr(start + end))

    def _number(self, value):
        if value.bit_length() > 1000:
            return f"<int mit mehr als {int(value.bit_length() * 0.30103)} Stellen>"
        text = repr(value)
        return text if len(text) <= MAX_TEXT else _without_middle(text)

    def _range(self, value):
        numbers = [value.start, value.stop, *([] if value.step == 1 else [value.step])]
        return f"range({', '.join(map(self._number, numbers))})"

    def pairs(self, value, level):
        pairs = (
            f"{self.repr1(key, level - 1)}: {self.repr1(held, level - 1)}" for key, held in dict.items(value)
        )
        return self._enclosed("{", pairs, "}", dict.__len__(value), self.most_pairs, level)

    def sequence(self, start, value, end, level, base=tuple):
        parts = (self.repr1(held, level - 1) for held in base.__iter__(value))
        return self._enclosed(start, parts, end, base.__len__(value), self.most, level)

    def _enclosed(self, start, parts, end, length, most, level):
        if level <= 0 and length > 0:
            return f"{start}...{end}"
        shown = list(islice(parts, most))
        return start + ", ".join(shown + ["..."] * (length > most)) + end


def _without_middle(text):
    return f"{text[:_AT_START]}...{text[-_AT_END:]}"


_short = ShortRepr()


def _parameters(value):
    """As they would stand in the definition: `(name, alter=10, *mehr)`."""
    kind = type(value)
    if issubclass(kind, type):
        return _without_first(_find_init(value))
    if kind is MethodType:
        return _without_first(value.__func__)
    return _written(value, 0) if kind is FunctionType else None


def _find_init(cls):
    inits = (entry_of(base, "__init__") for base in type_bases(cls))
    return next((init for init in inits if init is not None), None)


def _without_first(function):
    return _written(function, 1) if type(function) is FunctionType else None


def _written(function, skipped):
    code = function.__code__
    names = list(code.co_varnames)
    simple, keyword_only = code.co_argcount, code.co_kwonlyargcount
    defaults = () if function.__defaults__ is None else function.__defaults__
    parts = _with_defaults(names[:simple], list(tuple.__iter__(defaults)))
    if code.co_posonlyargcount > 0:
        parts.insert(code.co_posonlyargcount, "/")
    parts = parts[skipped:]
    rest = names[simple + keyword_only :]
    if code.co_flags & 0x04:
        parts.append(f"*{rest.pop(0)}")
    elif keyword_only:
        parts.append("*")
    defaults = {} if function.__kwdefaults__ is None else with_plain_names(function.__kwdefaults__)
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
