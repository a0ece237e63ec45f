def goal_1(run):
    seen = run()
    directions = [None]
    for mark in seen.marks("line jump"):
        if mark.length > 1:
            directions.append(None if mark.kind == "jump" or mark.direction is None else round(mark.direction) % 360)
    strokes = sum(new not in (old, None) for old, new in zip(directions, directions[1:]))
    seen.check(strokes >= 6, f"Gerade Striche mit Ecken dazwischen: {strokes}, nötig sind sechs.")


def goal_2(run):
    seen = run()
    turns = [mark.turn for mark in seen.marks("turn")]
    seen.check(any(turn > 0 for turn in turns), "Die Turtle dreht sich noch nie nach links.")
    seen.check(any(turn < 0 for turn in turns), "Die Turtle dreht sich noch nie nach rechts.")
