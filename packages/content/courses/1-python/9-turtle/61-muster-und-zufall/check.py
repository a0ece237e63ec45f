def goal_1(run):
    seen = run()
    seen.check(_grows([line.length for line in _strokes(seen)]), "Das ist noch keine Spirale aus 50 Strichen, die nach und nach länger werden.")


def goal_2(run):
    run.code.calls("randint")
    seen = run()
    seen.check(lambda: abs(seen.read("winkel")) >= 0, "In „winkel“ liegt keine Zahl.")
    label = "Winkel" if "Winkel" in seen.output else "winkel"
    seen.shows_after(label, seen.read("winkel"))


def goal_3(run):
    run.code.calls("choice")
    seen = run()
    colors = {line.color for line in _strokes(seen)}
    seen.check(len(colors) >= 2, "Alle Striche haben dieselbe Farbe.")


def goal_4(run):
    run.code.calls("randint", at_least=2).calls("range", at_least=2)
    seen = run()
    places = _places(seen)
    is_scattered = len(places) >= 8 and len(set(places)) >= 6
    seen.check(is_scattered, f"Kleine Formen stehen an {len(set(places))} Orten, nötig sind acht.")


def _strokes(seen):
    return [line for line in seen.marks("line") if line.length > 0.1]


def _grows(lengths):
    count = longer = 0
    for before, after in zip(lengths, lengths[1:]):
        grows_on = after > before - 0.01
        count, longer = (count + 1, longer + (after > before + 0.01)) if grows_on else (0, 0)
        if count >= 48 and longer >= 15:
            return True
    return False


def _places(seen):
    """Where the turtle has jumped to, with at least two strokes behind it."""
    places, strokes = [], 0
    for mark in reversed([mark for mark in seen.marks("line jump") if mark.length > 0.1]):
        if mark.kind == "line":
            strokes += 1
        elif strokes >= 2:
            places.append(tuple(map(round, mark.points[-1])))
            strokes = 0
    return places
