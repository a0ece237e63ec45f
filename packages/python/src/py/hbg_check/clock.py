"""Time that passes only by pausing, or that stands where a check has put it."""

import datetime
import time

_RUNNING = ("time", "perf_counter", "monotonic")


class Clock:
    """`moments` are given one after the other, the last one for good."""

    def __init__(self, moments=()):
        self._moments = [_moment(moment) for moment in moments]
        self._passed = 0.0

    def let_pass(self, seconds):
        self._passed += seconds

    def set(self):
        """Until `start_over` puts the modules back."""
        if self._moments:
            self._set_moments()
        else:
            for name in _RUNNING:
                setattr(time, name, self._later(getattr(time, name)))

    def _later(self, running):
        return lambda: running() + self._passed

    def _set_moments(self):
        clock = self
        for name in _RUNNING:
            setattr(time, name, lambda: clock._now().timestamp())

        class Moment(datetime.datetime):
            @classmethod
            def now(cls, tz=None):
                return cls.fromtimestamp(clock._now().timestamp(), tz)

            today = now

        class Day(datetime.date):
            @classmethod
            def today(cls):
                return cls.fromtimestamp(clock._now().timestamp())

        Moment.__name__, Day.__name__ = "datetime", "date"
        datetime.datetime, datetime.date = Moment, Day

    def _now(self):
        now = self._moments[0]
        if len(self._moments) > 1:
            del self._moments[0]
        return now + datetime.timedelta(seconds=self._passed)


def _moment(moment):
    """A text such as 2026-11-25 08:00, or seconds."""
    if isinstance(moment, str):
        return datetime.datetime.fromisoformat(moment)
    return datetime.datetime.fromtimestamp(moment)
