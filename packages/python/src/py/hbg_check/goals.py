"""Judges goal by goal, and tells each verdict as soon as it is known."""

import functools
import json
import linecache
import traceback

from hbg import start_over
from hbg_check.seen import Seen
from hbg_check.situation import situation_of
from hbg_check.source import Source
from hbg_check.trial import Cancelled, Setting, Trial
from hbg_check.words import NotReached

_FILE = "check.py"


def check(code, check, goals, host):
    """`goals` is how many there are; those without a function are judged elsewhere. False: this Python is worn out."""
    Trial.is_endless = Trial.has_filled_memory = False
    linecache.cache[_FILE] = (len(check), None, check.splitlines(keepends=True), _FILE)
    try:
        for goal in _read(check, goals):
            host.tell(json.dumps(_verdict(goal, code, host)))
    except Cancelled:
        pass
    finally:
        linecache.cache.pop(_FILE, None)
    return not Trial.has_filled_memory


def _read(check, goals):
    """A check that can't be read is tried by each of its goals, and fails in it."""
    functions = {"__name__": "check"}
    try:
        exec(compile(check, _FILE, "exec", dont_inherit=True), functions)
    except Exception as error:
        return [functools.partial(_fail, error)] * goals
    return [functions.get(f"goal_{number}") for number in range(1, goals + 1)]


def _fail(error, run):
    raise error


def _verdict(goal, code, host):
    if goal is None:
        return _told(None)
    run = Runner(code, host)
    try:
        goal(run)
        return _told(True)
    except NotReached as miss:
        return _told(False, str(miss))
    except Exception:
        return _told(None, bug=traceback.format_exc())
    finally:
        run.close()


def _told(reached, sentence=None, bug=None):
    return {"reached": reached, "sentence": sentence, "bug": bug}


class Runner:
    """What a goal is given: it runs the program, as often as it likes, and knows its code."""

    def __init__(self, code, host):
        self._text = code
        self._host = host
        self._trial = None
        self.code = Source(code)

    def __call__(self, inputs=(), **setting):
        self.close()
        if isinstance(inputs, str):
            raise TypeError(f"inputs is a list: inputs=[{inputs!r}]")
        texts = {name: tuple(setting.pop(name, ())) for name in ("clock", "watch")}
        wanted = Setting(inputs=inputs if callable(inputs) else tuple(inputs), **texts, **setting)
        self._trial = Trial(self._text, self._host, wanted)
        part = self._trial.run_program()
        return Seen(self._trial, part, situation_of(wanted, part.asked))

    def close(self):
        trial, self._trial = self._trial, None
        if trial is not None:
            trial.close()
