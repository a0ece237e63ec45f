"""Runs one program of a learner and reports as JSON what became of it."""

import atexit
import builtins
import json
import linecache
import re
import sys
import traceback
import types

from hbg import console, javascript, start_over, steps
from hbg.facts import FILE, bare_facts, facts_of, is_error
from hbg.values import field_of_error
from hbg_turtle import life as turtles_life


def run(code, host):
    console.connect(host)
    start_over.prepare()
    javascript.lock_out()
    turtles_life.start_run(host)
    main = main_module()
    let_tracebacks_find(code)
    recorder = steps.Recorder(code, host) if host.records else None
    error = run_to_its_end(lambda: _execute(code, main, recorder), host)
    turtles_life.finish_run()
    if recorder is not None:
        recorder.finish(error, main.__dict__)
    verdict = verdict_on(error, code)
    if verdict["kind"] in ("finished", "python-error"):
        _let_go(main, host)
    console.flush()
    return json.dumps(verdict)


def _let_go(main, host):
    """As when Python ends: the program's objects say goodbye, and are heard."""
    try:
        host.begin()
        main.__dict__.clear()
    except BaseException:
        pass
    finally:
        host.end()
        start_over.restore_builtins()


def run_to_its_end(execute, host):
    """The error that ended the program, if any. Whatever it has done to Python is undone here."""
    try:
        try:
            host.begin()
            execute()
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
        return _that_hit_the_program(error)


def _that_hit_the_program(error):
    """The next interrupt may hit our own code while the first error is on its way."""
    hit_ours = is_error(error, KeyboardInterrupt) and not _has_begun(error)
    return error.__context__ or error if hit_ours else error


def verdict_on(error, code):
    if error is None:
        return {"kind": "finished", "exitCode": 0}
    if is_error(error, SystemExit):
        return {"kind": "finished", "exitCode": _exit_code(_code_of_exit(error))}
    return {"kind": _kind_of(error), "error": _report_on(error, code)}


def _kind_of(error):
    if is_error(error, KeyboardInterrupt):
        return "stopped"
    return "out-of-memory" if is_error(error, MemoryError) and _has_begun(error) else "python-error"


def _has_begun(error):
    """Otherwise it was the parser that had enough: the program is nested too deeply."""
    entries = traceback.walk_tb(field_of_error(error, "__traceback__"))
    return any(frame.f_code.co_filename == FILE for frame, _ in entries)


def _report_on(error, code):
    try:
        let_tracebacks_find(code)
        return facts_of(error, code)
    except BaseException:
        return bare_facts(error)


def let_tracebacks_find(code):
    lines = re.split(r"\r\n|\r|\n", code)
    linecache.cache[FILE] = (len(code), None, [f"{line}\n" for line in lines], FILE)


def main_module():
    main = types.ModuleType("__main__")
    main.__file__ = FILE
    main.__builtins__ = builtins
    return main


def _execute(code, main, recorder):
    sys.modules["__main__"] = main
    try:
        program = compile(code, FILE, "exec", dont_inherit=True)
        if recorder is not None:
            recorder.start(program)
        exec(program, main.__dict__)
    finally:
        # First of all: without them not even an `except` works.
        start_over.restore_builtins()


_code_of_exit = SystemExit.__dict__["code"].__get__


def _exit_code(code):
    if code is None:
        return 0
    if issubclass(type(code), int):
        return int.__and__(code, 0xFF)
    try:
        print(code, file=sys.__stderr__)
    except BaseException:
        pass
    return 1
