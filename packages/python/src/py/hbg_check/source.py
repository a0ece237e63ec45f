"""Words on how a program is written."""

import ast
import functools
import io
import tokenize

from hbg_check.failures import compiled
from hbg_check.words import NotReached, counted, quoted, word

_SHORTEST_COMMENT = 3
_NOT_CODE = (tokenize.COMMENT, tokenize.STRING, tokenize.NL, tokenize.NEWLINE, tokenize.ENDMARKER, tokenize.INDENT, tokenize.DEDENT)


class Source:
    def __init__(self, text):
        self.text = text

    @functools.cached_property
    def tree(self):
        compiled(self.text)
        return ast.parse(self.text)

    @property
    def functions(self):
        """The names of all functions that aren't methods."""
        return [node.name for node in self.tree.body if isinstance(node, ast.FunctionDef)]

    @word
    def uses(self, *signs):
        """Words and signs of Python, such as for, and, +=; # is a comment that says something."""
        for sign in signs:
            if not self._has_comment() if sign == "#" else sign not in self._signs:
                raise NotReached(f"In deinem Programm fehlt noch {quoted(sign)}.")

    @word
    def uses_one_of(self, *signs):
        if not self._signs.intersection(signs):
            raise NotReached(f"In deinem Programm fehlt noch {' oder '.join(map(quoted, signs))}.")

    @word
    def not_uses(self, *signs):
        for sign in signs:
            if sign in self._signs:
                raise NotReached(f"Hier geht es ohne {quoted(sign)}.")

    @word
    def calls(self, name, at_least=1):
        count = sum(_name_of(node.func) == name for node in ast.walk(self.tree) if isinstance(node, ast.Call))
        if count < at_least:
            seen = counted(count, "Aufruf", "Aufrufe") if count else "noch keinen Aufruf"
            raise NotReached(f"Von {name}() gibt es {seen}, nötig sind {at_least}." if at_least > 1 else f"{name}() wird noch nirgends aufgerufen.")

    @word
    def defines(self, name):
        """A function or a class."""
        kinds = (ast.FunctionDef, ast.ClassDef, ast.AsyncFunctionDef)
        if not any(isinstance(node, kinds) and node.name == name for node in ast.walk(self.tree)):
            raise NotReached(f"{quoted(name)} gibt es noch nicht: Es fehlt ein def oder class mit diesem Namen.")

    @word
    def not_more_than(self, lines):
        """Empty lines and lines with nothing but a comment don't count."""
        count = len({token.start[0] for token in self._tokens if token.type not in _NOT_CODE or token.type == tokenize.STRING})
        if count > lines:
            raise NotReached(f"Dein Programm hat {count} Zeilen, es geht mit höchstens {lines}.")

    @word
    def has_comment(self):
        if not self._has_comment():
            raise NotReached("Es fehlt noch ein Kommentar mit #.")

    def _has_comment(self):
        comments = [token.string[1:].strip() for token in self._tokens if token.type == tokenize.COMMENT]
        return any(len(comment) >= _SHORTEST_COMMENT for comment in comments)

    @functools.cached_property
    def _signs(self):
        return {token.string for token in self._tokens if token.type not in _NOT_CODE}

    @functools.cached_property
    def _tokens(self):
        compiled(self.text)
        return list(tokenize.generate_tokens(io.StringIO(self.text).readline))

    def _tell(self, sentence):
        return sentence


def _name_of(function):
    return getattr(function, "id", None) or getattr(function, "attr", None)
