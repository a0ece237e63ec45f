"""What stands in a program's text: where its statements begin, and which words it uses."""

import ast
import re
import warnings

_MAX_WORDS = 2_000


def starts_of_statements(code):
    """By line, the first line of the statement: those that begin and end in one line are left out."""
    starts = {}
    for node in _statements(code):
        for line in range(node.lineno + 1, _end_of_head(node) + 1):
            starts[line] = node.lineno
    return starts


def loops_in_one_line(code):
    loops = [node for node in _statements(code) if isinstance(node, (ast.For, ast.While))]
    return {node.lineno for node in loops if node.body[-1].end_lineno == node.lineno}


def words_of(code):
    """A program that imports all names of a module has only made those that it speaks of."""
    return tuple(dict.fromkeys(re.findall(r"[^\W\d]\w*", code)))[:_MAX_WORDS]


def _statements(code):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            nodes = list(ast.walk(ast.parse(code)))
        except (SyntaxError, RecursionError, MemoryError):
            return []
    return [node for node in nodes if isinstance(node, ast.stmt)]


def _end_of_head(node):
    """Of a statement with a block: the line before its block."""
    if isinstance(node, ast.Match):
        return node.cases[0].pattern.lineno - 1
    body = getattr(node, "body", None)
    return _first_line(body[0]) - 1 if body else node.end_lineno


def _first_line(node):
    decorators = getattr(node, "decorator_list", None)
    return decorators[0].lineno if decorators else node.lineno
