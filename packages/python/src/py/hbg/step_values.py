"""What a learner sees of the variables at one step, short. Nothing here runs code of the learner."""

import collections
import enum
import types

from hbg.values import MAX_NAME, ShortRepr, is_one_of, type_bases, type_contents, type_name

_MAX_VALUES = 30
_MAX_PARTS = 12
_LONGEST = 200
# So many parts of values are looked at in one value, and in one step: a hostile program has many.
_MAX_LOOKS_AT_ONE = 100
_MAX_LOOKS = 2_000
_CODE = (types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.ModuleType)
_DICTS = (collections.Counter, collections.defaultdict, collections.OrderedDict)
_COUNTED = (list, tuple, set, frozenset, dict, collections.deque, *_DICTS)


def begin_step():
    _short.left = _MAX_LOOKS


def values_of(names, order, shows_code):
    """By name: a text, and for an object of an own class its attributes with theirs."""
    found = {}
    for name in order:
        if type(name) is not str or name.startswith("__") or name not in names:
            continue
        value = names[name]
        if shows_code or not _is_code(value):
            found[name[:MAX_NAME]] = (_text(value), _parts(value))
        if len(found) == _MAX_VALUES:
            break
    return found


def _is_code(value):
    kind = type(value)
    return is_one_of(kind, _CODE) or issubclass(kind, type)


def _text(value):
    try:
        text = _short.repr_within_limits(value)
        return (text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…") + _size(value)
    except RecursionError:
        raise
    except Exception:
        return f"<{type_name(type(value))}>"


def _size(value):
    """Otherwise nobody would see that something long has become longer."""
    kind = type(value)
    if kind is str and len(value) > _short.maxstring:
        return f" ({len(value)} Zeichen)"
    if is_one_of(kind, _COUNTED) and len(value) > _short.maxlist:
        return f" ({len(value)} Stück)"
    return ""


def _parts(value):
    kind = type(value)
    if type(kind) is enum.EnumType or not _is_own(kind):
        return []
    attributes = [(name, held) for name, held in _attributes(value) if not name.startswith("__")]
    return [[name[:MAX_NAME], _text(held)] for name, held in attributes[:_MAX_PARTS]]


def _is_own(kind):
    module = type_contents(kind).get("__module__")
    return type(module) is str and module == "__main__"


def _attributes(value):
    """What the object itself holds. A class may say something else about its `__dict__`."""
    for base in type_bases(type(value)):
        held = type_contents(base).get("__dict__")
        if held is not None:
            found = held.__get__(value) if type(held) is types.GetSetDescriptorType else {}
            return [(name, part) for name, part in found.items() if type(name) is str]
    return []


class _StepRepr(ShortRepr):
    """Longer than in the facts about an error: here all of a short list is looked at."""

    def __init__(self):
        super().__init__(maxlevel=2, most=12, most_pairs=12)
        self.left = self._left_for_this = 0

    def repr_within_limits(self, value):
        self._left_for_this = _MAX_LOOKS_AT_ONE
        return self.repr1(value, self.maxlevel)

    def repr1(self, value, level):
        self.left -= 1
        self._left_for_this -= 1
        if min(self.left, self._left_for_this) < 0:
            return "..."
        kind = type(value)
        if is_one_of(kind, _DICTS):
            return f"{type_name(kind)}({self.repr_dict(value, level)})"
        if kind is collections.deque:
            return self.repr_deque(value, level)
        if type(kind) is enum.EnumType:
            return f"<{type_name(kind)}.{dict(_attributes(value))['_name_'][:MAX_NAME]}>"
        return super().repr1(value, level)


_short = _StepRepr()
