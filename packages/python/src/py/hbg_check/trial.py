"""One run of a learner's program, and its surroundings for as long as somebody asks about it."""

import json
import os
import sys
from dataclasses import dataclass

from hbg import console, javascript, run, start_over
from hbg_check import dice, failures
from hbg_check.clock import Clock
from hbg_check.namespace import Names
from hbg_check.page import Page
from hbg_check.words import NotReached
from hbg_turtle import life as turtles_life
from hbg_turtle import wire

_BUDGET_MS = 3_000
# Whoever didn't end once is not waited for so long again.
_BUDGET_OF_ENDLESS_MS = 500
_LARGEST_FILE = 1_000_000


class Cancelled(BaseException):
    """Nobody waits for the answer any more."""


@dataclass(frozen=True)
class Setting:
    """What a run is to happen with."""

    # A tuple, or a function of what was said and of the program's names.
    inputs: object = ()
    dice: object = None
    seed: int = 1
    clock: tuple = ()
    files: dict = None
    given: dict = None
    watch: tuple = ()


@dataclass(frozen=True)
class Part:
    """What was seen of a run, or of something that its functions did afterwards."""

    output: str
    asked: int
    asks_in_vain: bool
    marks: list
    background: str
    files: dict
    # How it failed, as `hbg.run` reports it; None where it ended well.
    failure: dict = None


class Trial:
    is_endless = False
    # Memory that a program took is never given back.
    has_filled_memory = False

    def __init__(self, code, host, setting):
        self._code = code
        self._host = host
        self._setting = setting
        self._clock = Clock(setting.clock)
        self._main = run.main_module()
        self._page = Page(host, self._main.__dict__, self._clock.let_pass)
        self.names = Names(self._main.__dict__, setting.given or {}, setting.watch)

    def run_program(self):
        self._host.layOut(json.dumps(self._setting.files or {}))
        start_over.prepare()
        run.let_tracebacks_find(self._code)
        program = failures.compiled(self._code)
        turtles_life.start_run(self._page)
        return self.do(lambda: exec(program, self._main.__dict__, self.names), self._setting.inputs)

    def do(self, act, inputs=()):
        """What the learner's code does among the same surroundings; they are put right again afterwards."""
        self._page.open_sheet(inputs)
        self._host.allow(_BUDGET_OF_ENDLESS_MS if Trial.is_endless else _BUDGET_MS)
        error = run.run_to_its_end(lambda: self._surrounded(act), self._page)
        console.flush()
        wire.flush()
        return self._part(self._failure_of(error))

    def ask(self, question):
        """The answer of something that may be the learner's own code: a comparison, a value's text."""
        answer, misses = [], []

        def act():
            try:
                answer.append(question())
            except NotReached as miss:
                misses.append(miss)

        failure = self.do(act).failure
        if misses:
            raise misses[0]
        if failure:
            raise NotReached(failures.sentence_of(failure))
        return answer[0]

    def close(self):
        """The program's objects say goodbye while their surroundings still stand."""
        self.do(self._main.__dict__.clear)
        turtles_life.finish_run()

    def _surrounded(self, act):
        console.connect(self._page, self._page.open_raw)
        javascript.lock_out()
        sys.modules["__main__"] = self._main
        dice.lay(self._setting.dice, self._setting.seed)
        self._clock.set()
        act()

    def _failure_of(self, error):
        if self._host.isStopped():
            raise Cancelled
        verdict = run.verdict_on(error, self._code)
        Trial.has_filled_memory |= verdict["kind"] == "out-of-memory"
        if verdict["kind"] != "stopped":
            return None if verdict["kind"] == "finished" else verdict
        if self._page.is_over:
            return None
        if self._page.is_full:
            raise NotReached(failures.TOO_MUCH)
        if self._page.asks_in_vain:
            return {"kind": "asks"}
        if self._host.isLate():
            Trial.is_endless = True
            raise NotReached(failures.ENDLESS)
        return verdict

    def _part(self, failure):
        page = self._page
        return Part(
            output=page.output,
            asked=page.asked,
            asks_in_vain=page.asks_in_vain,
            marks=page.marks,
            background=page.background,
            files=_files_at_home(),
            failure=failure,
        )


def _files_at_home():
    found = {}
    for folder, _, names in os.walk(start_over.HOME):
        for name in names:
            path = os.path.join(folder, name)
            if os.path.isfile(path) and os.path.getsize(path) <= _LARGEST_FILE:
                with open(path, encoding="utf-8", errors="replace") as file:
                    found[os.path.relpath(path, start_over.HOME)] = file.read()
    return found
