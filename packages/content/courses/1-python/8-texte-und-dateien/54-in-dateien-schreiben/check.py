def goal_1(run):
    seen = run().wrote("flug.txt")
    count = len(_lines(seen))
    seen.check(count >= 7, f"In „flug.txt“ stehen {count} Zeilen, nötig sind sieben.")


def goal_2(run):
    seen = run().wrote("flug.txt")
    heights = [line for line in _lines(seen)[1:] if _has_digit(line) and not line.strip().startswith("Ende:")]
    seen.check(len(heights) >= 5, f"Zeilen mit einer Höhe: {len(heights)}, nötig sind fünf.")


def goal_3(run):
    seen = run(watch=["open"]).wrote("flug.txt")
    modes = "".join(mode for mode in map(_mode, seen.calls("open")) if mode in ("w", "a", "x"))
    seen.check("wa" in modes, "„flug.txt“ wird nicht zuerst neu geöffnet und dann zum Anhängen.")
    last = _lines(seen)[-1:]
    seen.check(last and last[0].strip().startswith("Ende:"), "Die letzte Zeile von „flug.txt“ beginnt nicht mit „Ende:“.")


def _lines(seen):
    return [line for line in seen.files["flug.txt"].split("\n") if line.strip()]


def _has_digit(line):
    return any(sign.isdigit() for sign in line)


def _mode(call):
    """The first letter of how the file of the flight is opened."""
    name, mode = (*call.args, "r")[:2]
    return call.options.get("mode", mode)[:1] if str(name).endswith("flug.txt") else ""
