"""The first difference between what is there and what is wanted, in words for a child."""

import difflib
import re

from hbg_check.words import quoted

_ALIKE = 0.6


def with_single_spaces(text):
    return re.sub(r"\s+", " ", text).strip()


def missing(wanted, output):
    """Why a text isn't in the output: the line that comes closest says it."""
    if not output.strip():
        return f"Dein Programm gibt nichts aus, erwartet ist {quoted(wanted)}."
    lines = output.split("\n")
    for want in wanted.strip().split("\n"):
        if with_single_spaces(want) in with_single_spaces(output):
            continue
        number = _closest(want, lines)
        if number is None:
            return f"In deiner Ausgabe fehlt {quoted(want)}."
        return in_line(number, lines[number - 1], want)
    return f"In deiner Ausgabe steht nicht alles von {quoted(wanted)} hintereinander."


def in_line(number, seen, wanted):
    told = f"In Zeile {number} steht {quoted(seen.strip())}, erwartet ist {quoted(wanted.strip())}"
    return f"{told}{_hint(seen.strip(), wanted.strip())}."


def _closest(wanted, lines):
    def likeness(line):
        seen, want = line.strip().lower(), wanted.strip().lower()
        return 1 if want and want in seen else difflib.SequenceMatcher(None, seen, want).ratio()

    best = max(range(len(lines)), key=lambda index: likeness(lines[index]))
    return best + 1 if likeness(lines[best]) >= _ALIKE else None


def _hint(seen, wanted):
    if re.sub(r"\s", "", seen) == re.sub(r"\s", "", wanted):
        return ": Achte auf die Leerzeichen"
    start = seen.lower().find(wanted.lower())
    if start < 0:
        return _hint_of_one_piece(seen, wanted)
    sign = next(sign for index, sign in enumerate(wanted) if seen[start + index] != sign)
    return f", mit {'großem' if sign.isupper() else 'kleinem'} {sign}"


def _hint_of_one_piece(seen, wanted):
    """One piece too many or too few is named."""
    edits = [edit for edit in difflib.SequenceMatcher(None, seen, wanted).get_opcodes() if edit[0] != "equal"]
    if len(edits) != 1:
        return ""
    kind, a, b, c, d = edits[0]
    piece = {"insert": wanted[c:d], "delete": seen[a:b]}.get(kind)
    if piece is None:
        return ""
    named = quoted(piece.strip()) if piece.strip() else "ein Leerzeichen"
    return f": {named} {'fehlt' if kind == 'insert' else 'ist zu viel'}"
