"""What a program reads and waits for, brought from the page; without a page there is no input."""

import builtins
import errno
import io
import operator
import os
import posix
import sys
import time

from pyodide.ffi import run_sync

_DEEPEST_RECURSION = 3_000

# Asked for real, some of these end the process of the sandbox.
_OF_NOBODY = {"getpid": 42, "getppid": 1, "getuid": 1000, "geteuid": 1000, "getgid": 1000, "getegid": 1000}

_host = None
_outputs = ()
_show_more = None


def install():
    """Called once, before the snapshot: what would stand still or do harm here gets another meaning."""
    builtins.input = _input
    time.sleep = _sleep
    os.system = _system
    os.pipe = os.pipe2 = posix.pipe = posix.pipe2 = _pipe
    sys.setrecursionlimit = _set_recursion_limit
    for name, answer in _OF_NOBODY.items():
        setattr(os, name, lambda answer=answer: answer)


def connect(host, open_raw=None):
    """Every run starts with fresh streams."""
    global _host, _outputs
    _host = host
    open_raw = open_raw or _open_descriptor
    sys.stdout = sys.__stdout__ = _open_output(open_raw(1), "<stdout>", "strict")
    sys.stderr = sys.__stderr__ = _open_output(open_raw(2), "<stderr>", "backslashreplace")
    _outputs = (sys.stdout, sys.stderr)
    sys.stdin = sys.__stdin__ = _Keyboard()


def _open_descriptor(descriptor):
    return io.FileIO(descriptor, "w", closefd=False)


def _open_output(raw, name, errors):
    """Without a buffer: what is printed is seen, also without a newline."""
    raw.name = name
    return io.TextIOWrapper(raw, "utf-8", errors, write_through=True)


def flush():
    for stream in _outputs:
        try:
            stream.flush()
        except ValueError:
            # The program has closed it.
            pass


def wait_for(answer):
    """The page answers later: the program waits here, with its stack put aside."""
    if not _host.suspends:
        return answer
    _host.end()
    try:
        return run_sync(answer)
    finally:
        _host.begin()


def before_wait():
    """What is printed and drawn so far is seen while the program waits."""
    flush()
    if _show_more:
        _show_more()


def show_before_wait(show):
    """For what is drawn: who draws leans on the console, which knows no drawing."""
    global _show_more
    _show_more = show


def host():
    return _host


def _input(prompt="", /):
    print(prompt, end="", flush=True)
    if isinstance(sys.stdin, _Keyboard):
        return _read_line()
    line = sys.stdin.readline()
    if line == "":
        raise EOFError("EOF when reading a line")
    return line.removesuffix("\n")


_input.__name__ = _input.__qualname__ = "input"


def _read_line():
    if _host.whyNoInput:
        sys.stderr.write(f"Hinweis: input() wartet auf eine Eingabe. {_host.whyNoInput}\n")
        raise EOFError("EOF when reading a line")
    before_wait()
    answer = wait_for(_host.ask())
    if answer is None:
        raise KeyboardInterrupt
    return answer


class _Keyboard(io.TextIOBase):
    """sys.stdin: every line is one input in the console."""

    name = "<stdin>"
    encoding = "utf-8"

    def readable(self):
        return True

    def fileno(self):
        return 0

    _rest = ""

    def readline(self, size=-1, /):
        line = self._rest or _next_line()
        end = len(line) if size is None or size < 0 else size
        self._rest = line[end:]
        return line[:end]

    def read(self, size=-1, /):
        if size is not None and size >= 0:
            return self.readline(size)
        return "".join(iter(self.readline, ""))


def _next_line():
    try:
        return _read_line() + "\n"
    except EOFError:
        return ""


def _sleep(seconds, /):
    if not isinstance(seconds, float):
        seconds = operator.index(seconds)
    if seconds != seconds:
        raise ValueError("Invalid value NaN (not a number)")
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    before_wait()
    if not wait_for(_host.sleep(seconds * 1000)):
        raise KeyboardInterrupt


_set_recursion_limit_of_python = sys.setrecursionlimit


def _set_recursion_limit(limit, /):
    """Deeper, the interpreter itself breaks down."""
    _set_recursion_limit_of_python(min(limit, _DEEPEST_RECURSION))


def _system(command):
    """There is no shell; a program that wants to clear its screen by one goes on."""
    return -1


def _pipe(*flags):
    """What is in a pipe counts nowhere; without processes there's nobody at its other end."""
    raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS))


_system.__name__ = _system.__qualname__ = "system"
_set_recursion_limit.__name__ = _set_recursion_limit.__qualname__ = "setrecursionlimit"
_sleep.__name__ = _sleep.__qualname__ = "sleep"
