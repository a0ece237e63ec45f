def goal_1(run):
    _check_level(run, 99, 1)


def goal_2(run):
    _check_level(run, 100, 2)


def goal_3(run):
    _check_level(run, 10000, 3)


def goal_4(run):
    run.code.uses("elif", "else")
    _check_level(run, 100000, 4)


def _check_level(run, scoville, level):
    seen = run(inputs=[scoville]).matches(f"stufe:? {level}", or_say=f"Es fehlt „Stufe {level}“.")
    for other in range(1, 10):
        if other != level:
            seen.not_matches(f"stufe:? {other}")
