"""Runs one program of a learner and reports as JSON what became of it."""

import atexit
import builtins
import json
import linecache
import sys
import types

from hbg import console, javascript, start_over
from hbg.facts import FILE, facts_of


def run(code, host):
    console.connect(host)
    start_over.prepare()
    javascript.lock_out()
    linecache.cache[FILE] = (len(code), None, code.splitlines(keepends=True), FILE)
    verdict = _run_to_its_end(code, host)
    console.flush()
    return json.dumps(verdict)


def _run_to_its_end(code, host):
    try:
        host.begin()
        try:
            _execute(code)
        finally:
            atexit._run_exitfuncs()
            host.end()
            start_over.restore_builtins()
    except SystemExit as error:
        return {"kind": "finished", "exitCode": _exit_code(error.code)}
    except KeyboardInterrupt as error:
        return {"kind": "stopped", "error": facts_of(error, code)}
    except MemoryError as error:
        return {"kind": "out-of-memory", "error": facts_of(error, code)}
    except BaseException as error:
        return {"kind": "python-error", "error": facts_of(error, code)}
    return {"kind": "finished", "exitCode": 0}


def _execute(code):
    main = types.ModuleType("__main__")
    main.__file__ = FILE
    main.__builtins__ = builtins
    sys.modules["__main__"] = main
    exec(compile(code, FILE, "exec", dont_inherit=True), main.__dict__)


def _exit_code(code):
    if code is None:
        return 0
    if isinstance(code, int):
        return code & 0xFF
    print(code, file=sys.stderr)
    return 1
