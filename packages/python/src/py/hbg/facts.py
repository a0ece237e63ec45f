"""What is known about an error: its place, the learner's frames, the values around it."""

import ast
import re
import traceback
import types
import warnings

from hbg import start_over
from hbg.values import (
    MAX_NAME,
    attributes_of,
    describe,
    field_of_error,
    is_one_of,
    is_own_class,
    names_in,
    type_name,
    with_plain_names,
)

FILE = "main.py"
HOME = start_over.HOME + "/"
_MAX_FRAMES = 30
_MAX_VALUES = 12
_MAX_LOCALS = 30
_MAX_MESSAGE = 2_000
_MAX_TRACEBACK = 20_000
_NO_TEXT = "<exception str() failed>"
# What Python adds to the texts of these errors.
_ADVISING = (ImportError, NameError, AttributeError)
_ADVICE = re.compile(r"(?:\. Did you mean: '[^']*'\?)?(?:\.? (?:D|Or d)id you forget to import '\w+'\?)?$")


def is_error(error, kinds):
    """By its type alone: an object may say that it is of another class."""
    return issubclass(type(error), kinds)


def facts_of(error, code):
    lines = re.split(r"\r\n|\r|\n", code)
    tb = field_of_error(error, "__traceback__")
    _cut_out_middle(tb)
    calls = [entry for entry in traceback.walk_tb(tb) if _is_own(entry[0])]
    place = _syntax_place(error, lines) or _place_of_last(tb, lines)
    told = _told_by_python(error)
    return {
        "type": type_name(type(error)),
        "message": _message_of(error, told),
        **place,
        "suggestion": _suggestion(error, told),
        "frames": [_frame(*call, lines) for call in calls],
        "values": _values_in(place["source"], calls[-1][0]) if calls else [],
        "cause": _cause_of(error, told),
        "traceback": _written_out(error, told),
    }


def bare_facts(error):
    """For an error whose class or values don't let themselves be looked at."""
    unknown = ("line", "column", "endLine", "endColumn", "source", "suggestion", "cause")
    name = type_name(type(error))
    return {
        "type": name,
        "message": "",
        **dict.fromkeys(unknown),
        "frames": [],
        "values": [],
        "traceback": f"{name}\n",
    }


def _is_own(frame):
    return frame.f_code.co_filename == FILE


def _cut_out_middle(tb):
    """A runaway recursion has thousands of frames: its start and its end tell all."""
    entries = []
    while tb is not None:
        entries.append(tb)
        tb = tb.tb_next
    half = _MAX_FRAMES // 2
    if len(entries) > _MAX_FRAMES:
        entries[half].tb_next = entries[-half]


def _told_by_python(error):
    """Asks the error for its text, and its object for its names: Python does so once, nobody again."""
    try:
        return traceback.TracebackException.from_exception(error)
    except BaseException:
        return None


def _message_of(error, told):
    try:
        if is_error(error, SyntaxError):
            return str(error.msg)[:_MAX_MESSAGE]
        text = str(error if told is None else told)
    except BaseException:
        return ""
    if text == _NO_TEXT:
        return ""
    return (_ADVICE.sub("", text) if is_error(error, _ADVISING) else text)[:_MAX_MESSAGE]


def _syntax_place(error, lines):
    if not is_error(error, SyntaxError) or error.filename != FILE or error.lineno is None:
        return None
    line, end_line = error.lineno, error.end_lineno or error.lineno
    column, end_column = max(error.offset or 1, 1), error.end_offset or error.offset or 1
    if _parses(lines):
        # Found by the compiler, not by the parser: it counts in bytes.
        column = _characters(lines, line, column - 1) + 1
        end_column = _characters(lines, end_line, end_column - 1) + 1
    if end_line < line or (end_line == line and end_column <= column):
        end_line, end_column = line, column + 1
    return _place(line, column, end_line, end_column, lines)


def _parses(lines):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            ast.parse("\n".join(lines))
        except SyntaxError:
            return False
    return True


def _place_of_last(tb, lines):
    """The place in the innermost frame that is the learner's own."""
    position = None
    while tb is not None:
        if _is_own(tb.tb_frame):
            position = _position(tb)
        tb = tb.tb_next
    if position is None:
        return dict.fromkeys(("line", "column", "endLine", "endColumn", "source"))
    line, end_line, start, end = position
    if None in (line, end_line, start, end):
        return {**dict.fromkeys(("column", "endLine", "endColumn", "source")), "line": line}
    column = _characters(lines, line, start) + 1
    return _place(line, column, end_line, _characters(lines, end_line, end) + 1, lines)


def _position(tb):
    positions = list(tb.tb_frame.f_code.co_positions())
    index = tb.tb_lasti // 2
    if index < len(positions):
        line, end_line, start, end = positions[index]
        return (line or tb.tb_lineno, end_line, start, end)
    return (tb.tb_lineno, None, None, None)


def _characters(lines, line, offset):
    """Python counts the columns of its code in bytes."""
    text = lines[line - 1] if line <= len(lines) else ""
    return len(text.encode()[:offset].decode(errors="replace"))


def _place(line, column, end_line, end_column, lines):
    piece = lines[line - 1 : end_line]
    if len(piece) > 0:
        piece[-1] = piece[-1][: end_column - 1]
        piece[0] = piece[0][column - 1 :]
    return {
        "line": line,
        "column": column,
        "endLine": end_line,
        "endColumn": end_column,
        "source": "\n".join(piece)[:500],
    }


def _suggestion(error, told):
    if not is_error(error, (SyntaxError, *_ADVISING)):
        return None
    found = re.search(r"Did you mean:? '([\w.]+)'\?", str(told))
    return found and found[1]


def _frame(frame, line, lines):
    function = frame.f_code.co_name
    return {
        "function": "" if function == "<module>" else function[:MAX_NAME],
        "line": line,
        "source": lines[line - 1].strip()[:200] if line <= len(lines) else "",
        "locals": _locals(frame),
    }


def _locals(frame):
    found = {}
    for name, value in names_in(frame).items():
        if name.startswith("__") or _is_borrowed(value, frame):
            continue
        found[name[:MAX_NAME]] = describe(value)
        if len(found) == _MAX_LOCALS:
            break
    return found


def _is_borrowed(value, frame):
    """Comes from a module: `from turtle import *` must not push out the learner's own names."""
    if type(value) is types.FunctionType:
        return value.__globals__ is not frame.f_globals
    if issubclass(type(value), type):
        return not is_own_class(value)
    return is_one_of(type(value), (types.ModuleType, types.BuiltinFunctionType))


def _values_in(source, frame):
    """The parts of the offending piece with their values, as far as looking them up runs no code."""
    found = {}
    for node in _expressions(source):
        text = ast.get_source_segment(source, node)
        if text in found or isinstance(node, ast.Constant):
            continue
        try:
            found[text] = {"source": text[:100], **describe(_look_up(node, frame))}
        except LookupError:
            continue
        if len(found) == _MAX_VALUES:
            break
    return list(found.values())


def _expressions(source):
    try:
        tree = ast.parse(source or "")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return []
    return (node for node in ast.walk(tree) if isinstance(node, ast.expr))


def _look_up(node, frame):
    match node:
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return _look_up_name(name, frame)
        case ast.Attribute(value=owner, attr=name):
            return attributes_of(_look_up(owner, frame))[name]
        case ast.Subscript(value=owner, slice=key):
            return _look_up_item(_look_up(owner, frame), _look_up(key, frame))
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=value)) if type(value) is int:
            return -value
    raise LookupError


def _look_up_name(name, frame):
    for scope in (names_in(frame), with_plain_names(frame.f_globals), with_plain_names(frame.f_builtins)):
        if name in scope:
            return scope[name]
    raise LookupError


def _look_up_item(owner, key):
    if is_one_of(type(owner), (list, tuple, str)) and type(key) is int:
        return owner[key]
    if type(owner) is dict:
        for held, value in owner.items():
            if type(held) is type(key) and is_one_of(type(key), (str, int)) and held == key:
                return value
    raise LookupError


def _cause_of(error, told):
    cause, of_cause = field_of_error(error, "__cause__"), told and told.__cause__
    if cause is None and not field_of_error(error, "__suppress_context__"):
        cause, of_cause = field_of_error(error, "__context__"), told and told.__context__
    return None if cause is None else {"type": type_name(type(cause)), "message": _message_of(cause, of_cause)}


def _written_out(error, told):
    """As Python prints it, without the frames that aren't the learner's."""
    try:
        _keep_own_frames(told, set())
        return "".join(told.format())[:_MAX_TRACEBACK]
    except Exception:
        return f"{type_name(type(error))}: {_message_of(error, told)}\n"


def _keep_own_frames(part, seen):
    if part is None or id(part) in seen:
        return
    seen.add(id(part))
    own = [entry for entry in part.stack if entry.filename == FILE or entry.filename.startswith(HOME)]
    part.stack = traceback.StackSummary.from_list(own)
    for other in (part.__cause__, part.__context__, *(part.exceptions or [])):
        _keep_own_frames(other, seen)
