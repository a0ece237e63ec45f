def goal_1(run):
    seen = run()
    seen.check(seen.background.lower() not in ("white", "#ffffff"), "Der Hintergrund ist noch weiß.")


def goal_2(run):
    seen = run()
    colors = {area.color for area in seen.marks("area") if len(area.points) > 2}
    seen.check(len(colors) >= 3, f"Gefüllte Flächen gibt es in {len(colors)} Farben, nötig sind drei.")


def goal_3(run):
    run.code.calls("goto")
    seen = run()
    jumps = [jump for jump in seen.marks("jump") if jump.length > 1]
    seen.check(len(jumps) >= 2, f"Sprünge mit gehobenem Stift: {len(jumps)}, nötig sind zwei.")
