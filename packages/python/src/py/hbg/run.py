"""Runs one program of a learner and reports as JSON what became of it."""

import atexit
import builtins
import json
import linecache
import sys
import types

from hbg import console, javascript, start_over
from hbg.facts import FILE, bare_facts, facts_of, is_error
from hbg_turtle import life as turtles_life


def run(code, host):
    console.connect(host)
    start_over.prepare()
    javascript.lock_out()
    turtles_life.start_run(host)
    error = _run_to_its_end(code, host)
    turtles_life.finish_run()
    verdict = _verdict_on(error, code)
    console.flush()
    return json.dumps(verdict)


def _run_to_its_end(code, host):
    """The error that ended the program, if any. Whatever it has done to Python is undone here."""
    try:
        try:
            host.begin()
            _execute(code)
            atexit._run_exitfuncs()
        except KeyboardInterrupt:
            raise
        except BaseException:
            atexit._run_exitfuncs()
            raise
        finally:
            host.end()
            start_over.restore_builtins()
            start_over.restore()
    except BaseException as error:
        return error


def _verdict_on(error, code):
    if error is None:
        return {"kind": "finished", "exitCode": 0}
    if is_error(error, SystemExit):
        return {"kind": "finished", "exitCode": _exit_code(error.code)}
    return {"kind": _kind_of(error), "error": _report_on(error, code)}


def _kind_of(error):
    if is_error(error, KeyboardInterrupt):
        return "stopped"
    return "out-of-memory" if is_error(error, MemoryError) else "python-error"


def _report_on(error, code):
    try:
        _let_tracebacks_find(code)
        return facts_of(error, code)
    except BaseException:
        return bare_facts(error)


def _let_tracebacks_find(code):
    linecache.cache[FILE] = (len(code), None, code.splitlines(keepends=True), FILE)


def _execute(code):
    _let_tracebacks_find(code)
    main = types.ModuleType("__main__")
    main.__file__ = FILE
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    try:
        exec(compile(code, FILE, "exec", dont_inherit=True), main.__dict__)
    finally:
        # First of all: without them not even an `except` works.
        start_over.restore_builtins()


def _exit_code(code):
    if code is None:
        return 0
    if isinstance(code, int):
        return code & 0xFF
    try:
        print(code, file=sys.__stderr__)
    except BaseException:
        pass
    return 1
