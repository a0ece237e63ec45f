"""Gives the next program an interpreter as if nothing had run before, its files excepted."""

import asyncio
import builtins
import decimal
import gc
import locale
import os
import random
import signal
import sys
import warnings

HOME = os.path.expanduser("~")
_MISSING = object()
_HEAP_TYPE = 1 << 9
# A builtin that Pyodide needs until it is loaded.
_PYODIDES_OWN = "___EvalCodeResultException"
# What these hold is the interpreter's own bookkeeping.
_LEFT_ALONE = ("__main__", "sys", "gc", "hbg", "pyodide", "_pyodide", "importlib", "_frozen_importlib", "_weakref")

_builtins = {}
_modules = {}
_namespaces = []
_collections = []
_environment = {}
_lists_of_sys = []


def remember():
    """Called once, when all modules that come with the engine are loaded."""
    _builtins.update(builtins.__dict__)
    _builtins.pop(_PYODIDES_OWN, None)
    _modules.update(sys.modules)
    _environment.update(os.environ)
    _lists_of_sys[:] = [(held, list(held)) for held in (sys.path, sys.meta_path, sys.path_hooks, warnings.filters)]
    classes = {}
    for name, module in _modules.items():
        if not name.startswith(_LEFT_ALONE) and hasattr(module, "__dict__"):
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
    os.chdir(HOME)
    sys.argv[:] = ["main.py"]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    random.seed()


def restore_builtins():
    """Uses no builtin name, for a program may have taken any of them away."""
    builtins.__dict__.update(_builtins)


def clean_up():
    """The part that can be done after a program, while the learner reads its output."""
    restore_builtins()
    _restore_sys()
    for namespace, contents in _namespaces:
        _restore_namespace(namespace, contents)
    for held, contents in _collections:
        _restore_collection(held, contents)
    _restore_mapping(os.environ, _environment)
    decimal.setcontext(decimal.Context())
    locale.setlocale(locale.LC_ALL, "C.UTF-8")
    _cancel_tasks()
    gc.enable()
    gc.collect()


def _restore_sys():
    sys.settrace(None)
    sys.setprofile(None)
    sys.setrecursionlimit(1000)
    sys.set_int_max_str_digits(4300)
    sys.excepthook = sys.__excepthook__
    sys.displayhook = sys.__displayhook__
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
    return len(held) == len(contents) and all(
        held.get(key, _MISSING) is value for key, value in contents.items()
    )


def _cancel_tasks():
    try:
        for task in asyncio.all_tasks(asyncio.get_event_loop()):
            task.cancel()
    except RuntimeError:
        pass
