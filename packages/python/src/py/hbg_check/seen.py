"""What a teacher can ask about a run, and the words that fail with a sentence."""

import math
import re

from hbg_check import failures, words
from hbg_check.differences import in_line, missing, with_single_spaces
from hbg_check.words import NotReached, counted, listed, numbers_of, quoted, shown, word

_KINDS = {
    int: "eine ganze Zahl",
    float: "eine Kommazahl",
    str: "ein Text",
    list: "eine Liste",
    dict: "ein Wörterbuch",
    tuple: "ein Tupel",
    set: "eine Menge",
    bool: "True oder False",
}
_MARKS = {
    "line": ("Strich", "Striche"),
    "area": ("gefüllte Fläche", "gefüllte Flächen"),
    "dot": ("Punkt", "Punkte"),
    "text": ("Text", "Texte"),
    "stamp": ("Stempel", "Stempel"),
}
_NOTHING = object()


class Seen:
    """A part of a run: the run itself, or what a function did when the check called it."""

    def __init__(self, trial, part, situation="", result=_NOTHING):
        self._trial = trial
        self._part = part
        self._situation = situation
        self._result = result

    @property
    def output(self):
        return self._part.output

    @property
    def files(self):
        return self._part.files

    @property
    def background(self):
        return self._part.background

    @property
    def result(self):
        return self._result

    @property
    def numbers(self):
        """All numbers of the output, in their order."""
        return numbers_of(self.output)

    def after(self, label):
        """What stands behind a label in its line, or below where nothing stands there; the last time it's said."""
        _, found, rest = self.output.rpartition(label)
        if not found:
            raise NotReached(self._tell(missing(label, self.output)))
        line, _, below = rest.lstrip(":").partition("\n")
        return (line if line.strip(" :") else below.partition("\n")[0]).strip()

    def after_numbers(self, label):
        return numbers_of(self.after(label))

    def marks(self, kind, color=None, near=None, within=60):
        """What was drawn, of one kind or several: line, jump, turn, area, dot, text, stamp."""
        marks = [mark for mark in self._part.marks if mark.kind in kind.split()]
        marks = [mark for mark in marks if color is None or mark.color == color]
        return [mark for mark in marks if near is None or mark.is_near(near, within)]

    def calls(self, name):
        """Of a function or class that the run watched."""
        return self._trial.names.calls(name)

    def read(self, expression):
        """What stands in a variable, or what an expression of the program's names is worth."""
        part, value = self._evaluate(expression)
        if part.failure:
            raise NotReached(self._tell(_unreadable(expression, part.failure)))
        return value

    def call(self, name, *args, inputs=()):
        """Calls a function of the program; what it prints, draws and gives back is seen on its own."""
        function = self.read(name)
        result = []
        part = self._trial.do(lambda: result.append(function(*args)), inputs)
        written = self._trial.ask(lambda: f"{name}({', '.join(map(repr, args))})")
        return Seen(self._trial, part, f"Bei {written}", *result)

    def then(self, code, inputs=()):
        """Lets lines of the check go on where the program has ended."""
        program = compile(code, "check.py", "exec", dont_inherit=True)
        part = self._trial.do(lambda: exec(program, self._trial.names._names), inputs)
        return Seen(self._trial, part, self._situation)

    @word
    def shows(self, wanted, times=1, any_case=False):
        """A text anywhere in the output, whatever its spaces; a number only where it stands alone."""
        count = self._count(wanted, any_case)
        if count == 0:
            raise NotReached(_missing(wanted, self.output))
        if count < times:
            raise NotReached(f"{_named(wanted)} steht nur {words.times(count)} in deiner Ausgabe, nötig ist es {words.times(times)}.")

    @word
    def not_shows(self, unwanted, any_case=False):
        if self._count(unwanted, any_case):
            raise NotReached(f"{_named(unwanted)} steht in deiner Ausgabe, das gehört dort nicht hin.")

    @word
    def shows_once(self, wanted, any_case=False):
        count = self._count(wanted, any_case)
        if count == 0:
            raise NotReached(_missing(wanted, self.output))
        if count > 1:
            raise NotReached(f"{_named(wanted)} steht {count}-mal in deiner Ausgabe, nötig ist es nur einmal.")

    @word
    def shows_after(self, label, wanted):
        """Behind a label: the first number, or a text."""
        after = self.after(label)
        if not isinstance(wanted, str):
            is_right = any(math.isclose(number, wanted, rel_tol=1e-9, abs_tol=1e-9) for number in numbers_of(after)[:1])
        else:
            is_right = with_single_spaces(wanted) in with_single_spaces(after)
        if not is_right:
            raise NotReached(f"Hinter {quoted(label)} steht {quoted(after)}, erwartet ist {quoted(str(wanted))}.")

    @word
    def shows_word(self, wanted):
        if not re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", self.output):
            raise NotReached(missing(wanted, self.output))

    @word
    def matches(self, pattern):
        """A regular expression, whatever the case; it wants a sentence of its own."""
        if not re.search(pattern, self.output, re.IGNORECASE):
            raise NotReached("In deiner Ausgabe fehlt noch etwas.")

    @word
    def not_matches(self, pattern):
        found = re.search(pattern, self.output, re.IGNORECASE)
        if found:
            raise NotReached(f"{quoted(found[0])} steht in deiner Ausgabe, das gehört dort nicht hin.")

    @word
    def shows_lines(self, *wanted):
        """These lines and no others, but for empty ones at the end."""
        lines = self.output.rstrip().split("\n")
        for number, (line, want) in enumerate(zip(lines, wanted), 1):
            if line.rstrip() != want.rstrip():
                raise NotReached(in_line(number, line, want))
        self._check_count(len(lines), len(wanted), len(wanted))

    @word
    def lines(self, at_least=0, at_most=math.inf):
        """Of the lines that aren't empty."""
        self._check_count(len([line for line in self.output.split("\n") if line.strip()]), at_least, at_most)

    @word
    def order(self, *wanted):
        """One text after the other."""
        output, place = with_single_spaces(self.output), 0
        for index, text in enumerate(map(with_single_spaces, wanted)):
            found = output.find(text, place)
            if found < 0 and text not in output:
                raise NotReached(missing(text, self.output))
            if found < 0:
                raise NotReached(f"{quoted(text)} soll erst nach {quoted(wanted[index - 1])} kommen.")
            place = found + len(text)

    @word
    def value(self, expression, equals=_NOTHING, between=None, kind=None, contains=None):
        value = self.read(expression)
        self._trial.ask(lambda: _compare(f"{quoted(expression)} ist", value, equals, between, kind, contains))

    @word
    def returns(self, equals=_NOTHING, between=None, kind=None, contains=None):
        """After `call`."""
        if self._result is _NOTHING or (self._result is None and equals is not None):
            raise NotReached("Es kommt nichts zurück. Fehlt ein return?")
        self._trial.ask(lambda: _compare("Zurück kommt", self._result, equals, between, kind, contains))

    @word
    def called(self, name, at_least=1):
        """Of a function that the run watched."""
        count = len(self.calls(name))
        if count < at_least:
            raise NotReached(f"{name}() wird {words.times(count)} aufgerufen, nötig ist es mindestens {words.times(at_least)}.")

    @word
    def draws(self, kind="line", at_least=1, color=None, near=None, within=60):
        count = len(self.marks(kind, color, near, within))
        if count < at_least:
            wish = "" if color is None else f" in {color}"
            place = "" if near is None else f" bei {near[0]}, {near[1]}"
            seen = counted(count, *_MARKS[kind]) if count else "nichts davon"
            raise NotReached(f"Nötig: {counted(at_least, *_MARKS[kind])}{wish}{place}. Zu sehen: {seen}.")

    @word
    def wrote(self, name, contains=""):
        if name not in self.files:
            raise NotReached(f"Die Datei {quoted(name)} gibt es noch nicht.")
        if with_single_spaces(contains) not in with_single_spaces(self.files[name]):
            raise NotReached(f"In der Datei {quoted(name)} fehlt {quoted(contains)}.")

    @word
    def asks(self, times):
        if self._part.asked != times:
            raise NotReached(f"Dein Programm fragt {words.times(self._part.asked)}, fragen soll es {words.times(times)}.")

    @word
    def ends_well(self):
        if self._part.failure:
            raise NotReached(failures.sentence_of(self._part.failure))

    def fails_with(self, error, or_say=None):
        failure = self._part.failure
        kind = failure["error"]["type"] if failure and failure.get("error") else None
        if kind != error:
            seen = f"endet aber mit einem {kind}" if kind else "läuft aber ohne ihn durch"
            raise NotReached(or_say or self._in_situation(f"Dein Programm soll hier mit einem {error} enden, es {seen}."))
        return self

    def check(self, is_right, or_say):
        """An own condition, with its sentence; as a function where it touches the program's own values."""
        if not (self._trial.ask(is_right) if callable(is_right) else is_right):
            raise NotReached(self._tell(or_say))
        return self

    def _count(self, wanted, any_case):
        if not isinstance(wanted, str):
            return sum(math.isclose(number, wanted, abs_tol=1e-9) for number in self.numbers)
        output, text = with_single_spaces(self.output), with_single_spaces(wanted)
        return output.lower().count(text.lower()) if any_case else output.count(text)

    def _check_count(self, count, at_least, at_most):
        if count < at_least:
            seen = f"Deine Ausgabe endet nach {counted(count, 'Zeile', 'Zeilen')}" if count else "Dein Programm gibt nichts aus"
            raise NotReached(f"{seen}, {_expected(at_least)}.")
        if count > at_most:
            raise NotReached(f"Deine Ausgabe hat {counted(count, 'Zeile', 'Zeilen')}, {_expected(at_most, 'höchstens ')}.")

    def _evaluate(self, expression):
        value = []
        program = compile(expression, "check.py", "eval", dont_inherit=True)
        part = self._trial.do(lambda: value.append(eval(program, self._trial.names._names)))
        return part, value[0] if value else None

    def _tell(self, sentence):
        """A program that failed says that first: the rest follows from it."""
        failure = self._part.failure
        return self._in_situation(failures.sentence_of(failure) if failure else sentence)

    def _in_situation(self, sentence):
        return f"{self._situation}: {sentence}" if self._situation else sentence


def _missing(wanted, output):
    return missing(wanted, output) if isinstance(wanted, str) else f"In deiner Ausgabe fehlt die Zahl {wanted}."


def _named(wanted):
    return quoted(wanted) if isinstance(wanted, str) else f"Die Zahl {wanted}"


def _expected(lines, most=""):
    return f"erwartet {'ist' if lines == 1 else 'sind'} {most}{counted(lines, 'Zeile', 'Zeilen')}"


def _unreadable(expression, failure):
    error = failure.get("error") or {}
    if error.get("type") == "NameError":
        name = re.search(r"'(\w+)'", error["message"])
        return f"{quoted(name[1] if name else expression)} gibt es in deinem Programm noch nicht."
    return f"{quoted(expression)} lässt sich nicht lesen: {error.get('type', 'Es hört nicht auf')}."


def _compare(told, value, equals, between, kind, contains):
    if kind is not None and not _is_of(value, kind):
        raise NotReached(f"{told} {shown(value)}, erwartet ist {_KINDS.get(kind, kind)}.")
    if equals is not _NOTHING and not _is_same(value, equals):
        raise NotReached(f"{told} {_told_beside(value, equals)}, erwartet ist {_told_beside(equals, value)}.")
    if between is not None and not (_is_number(value) and between[0] <= value <= between[1]):
        raise NotReached(f"{told} {shown(value)}, erwartet ist etwas zwischen {between[0]} und {between[1]}.")
    if contains is not None and contains not in str(value):
        raise NotReached(f"{told} {shown(value)}, darin fehlt {quoted(contains)}.")


def _told_beside(value, other):
    """A number and a text of the same digits look alike."""
    if str(value) != str(other):
        return shown(value)
    return f"der Text {shown(value)}" if isinstance(value, str) else f"die Zahl {shown(value)}"


def _is_of(value, kind):
    return isinstance(value, kind) and (kind is bool or not isinstance(value, bool))


def _is_same(value, wanted):
    if _is_number(value) and _is_number(wanted):
        return math.isclose(value, wanted, rel_tol=1e-9, abs_tol=1e-9)
    return type(value) is not bool and value == wanted if not isinstance(wanted, bool) else value is wanted


def _is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)
