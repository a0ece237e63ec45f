def goal_1(run):
    run.code.uses("and")
    for pressure in ("2", "5"):
        seen = _start(run, pressure, "19", "nein").shows("start frei", any_case=True).not_shows("gesperrt", any_case=True)
        _check_alarm(seen, False)


def goal_2(run):
    run.code.uses("not")
    _check_alarm(_blocked(run, "3.5", "12", "ja"), False)
    _check_alarm(_blocked(run, "3.5", "20", "nein"), False)


def goal_3(run):
    run.code.uses("or")
    _check_alarm(_blocked(run, "1.5", "40", "nein"), True)


def goal_4(run):
    _check_alarm(_blocked(run, "6", "12", "nein"), True)


def _start(run, pressure, wind, meadow):
    return run(inputs=[pressure, wind, meadow, "nein", "nein"])


def _blocked(run, *typed):
    return _start(run, *typed).shows("start gesperrt", any_case=True).not_shows("start frei", any_case=True)


def _check_alarm(seen, is_wanted):
    has_alarm = "alarm" in seen.output.lower().replace("kein alarm", "")
    seen.check(has_alarm == is_wanted, "Es fehlt der Alarm." if is_wanted else "Es gibt Alarm, obwohl keiner nötig ist.")
