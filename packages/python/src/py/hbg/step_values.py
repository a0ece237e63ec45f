"""What a learner sees of the variables at one step, short. Nothing here runs code of the learner."""

from collections import Counter, OrderedDict, defaultdict, deque
from enum import EnumType
from types import BuiltinFunctionType, FunctionType, MemberDescriptorType, MethodType, ModuleType

from hbg.values import (
    MAX_NAME,
    MAX_TEXT,
    ShortRepr,
    attributes_of,
    is_one_of,
    is_own_class,
    own_builtins,
    type_bases,
    type_contents,
    type_name,
)

__builtins__ = own_builtins

_MAX_VALUES = 30
_MAX_PARTS = 12
_LONGEST = 200
# So many parts of values are looked at in one value, and in one step: a hostile program has many.
_MAX_LOOKS_AT_ONE = 100
_MAX_LOOKS = 2_000
_CODE = (FunctionType, BuiltinFunctionType, MethodType, ModuleType)
_DICTS = (Counter, defaultdict, OrderedDict)
_COUNTED = (list, tuple, set, frozenset, dict, deque, *_DICTS)


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
    if kind is str and len(value) > MAX_TEXT:
        return f" ({len(value)} Zeichen)"
    if is_one_of(kind, _COUNTED) and len(value) > _short.most:
        return f" ({len(value)} Stück)"
    return ""


def _parts(value):
    kind = type(value)
    if type(kind) is EnumType or not is_own_class(kind):
        return []
    attributes = {**_slots(value), **attributes_of(value)}.items()
    shown = [(name, held) for name, held in attributes if not name.startswith("__")]
    return [[name[:MAX_NAME], _text(held)] for name, held in shown[:_MAX_PARTS]]


def _slots(value):
    """The attributes for which a class has kept places."""
    found = {}
    for kind in filter(is_own_class, type_bases(type(value))):
        for name, place in type_contents(kind).items():
            if type(name) is str and type(place) is MemberDescriptorType:
                try:
                    found[name] = place.__get__(value)
                except AttributeError:
                    # Still empty.
                    pass
    return found


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
            return f"{type_name(kind)}({self.pairs(value, level)})"
        if kind is deque:
            return self.sequence("deque([", value, "])", level, deque)
        return super().repr1(value, level)


_short = _StepRepr()
