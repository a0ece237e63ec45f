UP = range(1, 101)
DOWN = range(100, 0, -1)
MISSES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 24, 40, 60, 80, 98)


def goal_1(run):
    for sender in (37, 64):
        _hunt(run, UP, sender, "zu tief").value("versuche", equals=sender).shows_after("Versuche:", sender)


def goal_2(run):
    for sender in (37, 64):
        _hunt(run, DOWN, sender, "zu hoch").shows_after("Versuche:", 101 - sender)


def goal_3(run):
    run.code.calls("randint").uses("while", "if", "elif", "else")
    verdicts = {_verdict(run, misses) for misses in MISSES}
    _hunt(run, UP, 37, "").check(len(verdicts) >= 3, f"Verschiedene Urteile: {len(verdicts)}, nötig sind drei.")


def _hunt(run, tips, sender, said):
    return run(inputs=tips, dice=[sender]).shows("Gefunden").shows(said, any_case=True)


def _verdict(run, misses):
    """What stands at the end, whatever the number of tries."""
    end = run(inputs=[1] * misses + [37], dice=[37]).output.rpartition("Gefunden")[2]
    return "".join(sign for sign in end if not sign.isdigit())
