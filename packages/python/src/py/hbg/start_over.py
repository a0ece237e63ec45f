"""Gives the next program an interpreter as if nothing had run before, its files excepted."""

import asyncio
import builtins
import calendar
import decimal
import gc
import locale
import logging
import os
import random
import signal
import sys
import warnings
from operator import is_

HOME = os.path.expanduser("~")
_MISSING = object()
_HEAP_TYPE = 1 << 9
# A builtin that Pyodide needs until it is loaded.
_PYODIDES_OWN = "___EvalCodeResultException"
_CHANGES_IN_SYS = ("modules", "stdin", "stdout", "stderr", "__stdin__", "__stdout__", "__stderr__")
# What these hold is the interpreter's own bookkeeping.
LEFT_ALONE = ("__main__", "sys", "gc", "hbg", "pyodide", "_pyodide", "importlib", "_frozen_importlib", "_weakref")

_builtins = {}
_modules = {}
_namespaces = []
_collections = []
_environment = {}
_sys = {}
_lists_of_sys = []
_console = []
_threshold = gc.get_threshold()


def remember():
    """Called once, when all modules that come with the engine are loaded."""
    _builtins.update(builtins.__dict__)
    _builtins.pop(_PYODIDES_OWN, None)
    _modules.update(sys.modules)
    _sys.update((name, value) for name, value in sys.__dict__.items() if name not in _CHANGES_IN_SYS)
    _environment.update(os.environ)
    _lists_of_sys[:] = [(held, list(held)) for held in (sys.path, sys.meta_path, sys.path_hooks, warnings.filters)]
    classes = {}
    for name, module in _modules.items():
        if not name.startswith(LEFT_ALONE) and hasattr(module, "__dict__"):
            _remember_module(module.__dict__, classes)
    _namespaces.extend((kind, dict(vars(kind))) for kind in classes.values())


def _remember_module(namespace, classes):
    _namespaces.append((namespace, dict(namespace)))
    for value in namespace.values():
        if isinstance(value, type) and value.__flags__ & _HEAP_TYPE:
            classes[id(value)] = value
        elif type(value) in (list, dict, set):
            _collections.append((value, value.copy()))


def prepare():
    """The part that must be done before every program."""
    builtins.__dict__.pop(_PYODIDES_OWN, None)
    _go_home()
    sys.argv[:] = ["main.py"]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    _console[:] = _look_at_console()
    random.seed()


def _go_home():
    if not os.path.isdir(HOME):
        if os.path.lexists(HOME):
            os.remove(HOME)
        os.makedirs(HOME)
    os.chdir(HOME)


def restore_builtins():
    """Uses no builtin name, for a program may have taken any of them away."""
    builtins.__dict__.update(_builtins)


def restore():
    """What a program may have changed in modules and classes: our own reports lean on them."""
    _restore_sys()
    for namespace, contents in _namespaces:
        _restore_namespace(namespace, contents)
    for held, contents in _collections:
        _restore_collection(held, contents)


def clean_up():
    """The part that can wait until the learner reads the output. False: this Python is worn out."""
    restore_builtins()
    restore()
    _restore_mapping(os.environ, _environment)
    _restore_settings()
    _cancel_tasks()
    gc.collect()
    return _look_at_console() == _console


def _restore_settings():
    decimal.DefaultContext.prec = 28
    decimal.DefaultContext.rounding = decimal.ROUND_HALF_EVEN
    decimal.setcontext(decimal.Context())
    locale.setlocale(locale.LC_CTYPE, "C.UTF-8")
    for part in (locale.LC_NUMERIC, locale.LC_TIME, locale.LC_COLLATE, locale.LC_MONETARY, locale.LC_MESSAGES):
        locale.setlocale(part, "C")
    calendar.setfirstweekday(calendar.MONDAY)
    logging.root.handlers.clear()
    logging.root.setLevel(logging.WARNING)
    logging.root.manager.loggerDict.clear()
    logging._handlerList.clear()
    gc.enable()
    gc.set_debug(0)
    gc.set_threshold(*_threshold)


def _look_at_console():
    """A program may close its output or lead it elsewhere; that can't be put right again."""
    try:
        return [(status.st_ino, status.st_rdev) for status in map(os.fstat, (0, 1, 2))]
    except OSError:
        return []


def _restore_sys():
    sys.__dict__.update(_sys)
    sys.settrace(None)
    sys.setprofile(None)
    sys.setrecursionlimit(1000)
    sys.set_int_max_str_digits(4300)
    for name in sys.modules.keys() - _modules.keys():
        del sys.modules[name]
    sys.modules.update(_modules)
    for held, contents in _lists_of_sys:
        held[:] = contents


def _restore_namespace(namespace, contents):
    if isinstance(namespace, dict):
        _restore_mapping(namespace, contents)
    elif not _is_same(vars(namespace), contents):
        _restore_class(namespace, contents)


def _restore_mapping(held, contents):
    if not _is_same(held, contents):
        for key in [key for key in held if key not in contents]:
            del held[key]
        held.update(contents)


def _restore_class(kind, contents):
    for name in [name for name in vars(kind) if name not in contents]:
        type.__delattr__(kind, name)
    for name, value in contents.items():
        if vars(kind).get(name, _MISSING) is not value:
            type.__setattr__(kind, name, value)


def _restore_collection(held, contents):
    if isinstance(held, dict):
        _restore_mapping(held, contents)
    elif isinstance(held, list):
        held[:] = contents
    elif held != contents:
        held.clear()
        held.update(contents)


def _is_same(held, contents):
    """In C alone, and only by identity: a program's objects may call themselves equal to anything."""
    return (
        len(held) == len(contents)
        and all(map(is_, held, contents))
        and all(map(is_, held.values(), contents.values()))
    )


def _cancel_tasks():
    try:
        for task in asyncio.all_tasks(asyncio.get_event_loop()):
            task.cancel()
    except RuntimeError:
        pass
