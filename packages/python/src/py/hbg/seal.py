"""Tells whether a program has changed what nobody can put right again: such a Python isn't used twice."""

import _abc
import _codecs
import abc
import codecs
import gc
import operator
import os
import sys
import types

_LIBRARY = "/lib/python314.zip"

_check = None
_noted = []


def install():
    """Called once, before the snapshot: what can't be taken back is refused, or noted."""
    sys.addaudithook = _refuse_audit_hooks
    for name in ("register", "register_error"):
        noting = _noting(getattr(_codecs, name))
        setattr(_codecs, name, noting)
        setattr(codecs, name, noting)


def close():
    """Called once, when everything that comes with the engine is loaded."""
    global _check
    _check = _make_check()


def take_check():
    """Only the page has it then: a program finds it in no module."""
    global _check
    check, _check = _check, None
    return check


def _refuse_audit_hooks(hook):
    raise RuntimeError("audit hooks are not available here")


def _noting(function):
    def noting(*arguments):
        _noted.append(function)
        return function(*arguments)

    noting.__name__ = noting.__qualname__ = function.__name__
    return noting


def _make_check():
    modules = [(held, _parts_of(held)) for held in _namespaces()]
    functions = list(_all_functions())
    codes = [function.__code__ for function in functions]
    defaults = [function.__defaults__ for function in functions]
    classes = [kind for kind in gc.get_objects() if isinstance(kind, abc.ABCMeta)]
    registered = [_count_registered(kind) for kind in classes]
    size = os.stat(_LIBRARY).st_size
    get_code, get_defaults = operator.attrgetter("__code__"), operator.attrgetter("__defaults__")
    # Looked up now: afterwards a program may have put something else in these places.
    same, all_of, each, pair, error = operator.is_, all, map, zip, Exception
    stat, monitoring, callbacks, noted, count = os.stat, sys.monitoring, gc.callbacks, _noted, _count_registered

    def is_intact():
        try:
            return (
                all_of(held.get(name) is value for held, parts in modules for name, value in parts)
                and all_of(each(same, each(get_code, functions), codes))
                and all_of(each(same, each(get_defaults, functions), defaults))
                and all_of(count(kind) == known for kind, known in pair(classes, registered))
                and all_of(monitoring.get_tool(tool) is None for tool in (0, 1, 2, 3, 4, 5))
                and callbacks == noted == []
                and stat(_LIBRARY).st_size == size
            )
        except error:
            return False

    return is_intact


def _namespaces():
    """Of the modules that `start_over` leaves alone: their functions and classes must stay."""
    from hbg import start_over

    for name, module in list(sys.modules.items()):
        if name != "__main__" and name.startswith(start_over.LEFT_ALONE) and hasattr(module, "__dict__"):
            yield module.__dict__


def _parts_of(namespace):
    return [(name, value) for name, value in namespace.items() if isinstance(value, (type, types.FunctionType))]


def _all_functions():
    return [part for part in gc.get_objects() if type(part) is types.FunctionType]


def _count_registered(kind):
    return len(_abc._get_dump(kind)[0])
