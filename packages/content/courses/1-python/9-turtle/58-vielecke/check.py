def goal_1(run):
    seen = run(inputs=["5"] * 3)
    bold = [line for line in _strokes(seen) if line.color != "black" and line.width > 1]
    seen.check(len(bold) >= 3, f"Dicke bunte Striche: {len(bold)}, nötig sind drei.")


def goal_2(run):
    _check_polygon(run(inputs=["5"] * 3).shows(72), 5)


def goal_3(run):
    _check_polygon(run(inputs=["8"] * 3), 8)


def goal_4(run):
    run.code.calls("circle")
    run(inputs=["9"] * 3).shows(40).lines(at_least=2)


def _strokes(seen):
    return [line for line in seen.marks("line") if line.length > 1 and line.direction is not None]


def _check_polygon(seen, corners):
    directions = [line.direction for line in _strokes(seen)]

    def is_there(wanted):
        return any(abs((wanted - direction + 180) % 360 - 180) < 1 for direction in directions)

    is_regular = any(all(is_there(first + side * 360 / corners) for side in range(corners)) for first in directions)
    seen.check(is_regular, f"Das ist noch kein Vieleck mit {corners} gleichen Ecken.")
