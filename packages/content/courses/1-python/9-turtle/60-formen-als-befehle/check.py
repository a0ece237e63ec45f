def goal_1(run):
    seen = run()
    for x, y in ((137, -121), (-131, 104)):
        _check_house(seen.call("haus", x, y, "purple"), x, y)


def goal_2(run):
    seen = run(watch=["haus"])
    places = {str((*call.args, *call.options.values())[:2]) for call in seen.calls("haus")}
    seen.check(len(places) >= 3, f"Häuser stehen an {len(places)} Orten, nötig sind drei.")


def goal_3(run):
    names = run.code.functions
    seen = run(watch=names).lines(at_least=2)
    others = [call for name in names if name not in ("haus", "springe") for call in seen.calls(name)]
    # What only helps to build the house is nothing else.
    is_called = any("haus" not in call.within for call in others)
    seen.check(is_called, "Du rufst noch keine zweite eigene Funktion auf, die etwas anderes zeichnet.")


def _check_house(seen, x, y):
    walls = [area for area in seen.marks("area", "purple") if len(area.points) > 2]
    is_near = any(abs(px - x) < 90 and abs(py - y) < 90 for wall in walls for px, py in wall.points)
    seen.check(is_near, "An diesem Ort steht noch kein Haus mit einer Wand in dieser Farbe.")
    steps = [mark for mark in seen.marks("line jump") if mark.length > 1]
    seen.check(steps[0].kind == "jump", "Auf dem Weg zum Haus bleibt eine Spur.")
