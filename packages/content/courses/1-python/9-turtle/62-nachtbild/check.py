def goal_1(run):
    seen = run().draws("area")
    seen.check(seen.background.lower() not in ("white", "#ffffff"), "Der Himmel ist noch weiß.")


def goal_2(run):
    seen = run().call("stern", 137, -121)
    steps = [mark for mark in seen.marks("line jump") if mark.length > 0.1]
    is_near = any(abs(x - 137) < 60 and abs(y + 121) < 60 for mark in steps for x, y in mark.points[:1])
    seen.check(is_near, "An diesem Ort ist noch kein Stern.")
    seen.check(steps[0].kind == "jump", "Auf dem Weg zum Stern bleibt eine Spur.")


def goal_3(run):
    run.code.uses("random").calls("stern")
    seen = run(watch=["stern"]).called("stern", at_least=20)
    label = "Sterne" if "Sterne" in seen.output else "sterne"
    count = seen.after_numbers(label)[:1]
    seen.check(count and count[0] >= 20, "Hinter „Sterne:“ steht noch nicht, dass es mindestens 20 sind.")
    places = _places(seen)
    seen.check(places != _places(run(watch=["stern"], seed=2)), "Die Sterne stehen jedes Mal an denselben Orten.")


def goal_4(run):
    names = run.code.functions
    seen = run(watch=names).lines(at_least=2)
    others = [call for name in names if name not in ("stern", "springe") for call in seen.calls(name)]
    # What only helps to draw the star is nothing else.
    is_called = any("stern" not in call.within and (call.args or call.options) for call in others)
    seen.check(is_called, "Du rufst noch keine zweite eigene Funktion mit Parameter auf, die etwas anderes zeichnet.")


def _places(seen):
    return [str((*call.args, *call.options.values())[:2]) for call in seen.calls("stern")]
