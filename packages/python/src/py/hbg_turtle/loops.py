"""Finds out whether a program is in one of its `while` loops."""

import ast
import linecache
import sys

from hbg.facts import FILE

_lines = None


def start_over():
    global _lines
    _lines = None


def is_in_while(outermost):
    """Looks at the functions that are being called, up to the one with this code."""
    frame = sys._getframe(1)
    while frame is not None and frame.f_code is not outermost:
        if frame.f_code.co_filename == FILE and frame.f_lineno in _lines_in_loops():
            return True
        frame = frame.f_back
    return False


def _lines_in_loops():
    global _lines
    if _lines is None:
        program = ast.parse("".join(linecache.getlines(FILE)))
        loops = [node for node in ast.walk(program) if isinstance(node, ast.While)]
        _lines = {line for loop in loops for line in range(loop.lineno, loop.end_lineno + 1)}
    return _lines
