def goal_1(run):
    run.code.calls("input", at_least=2)
    _jump(run, 11, 30).shows(41).not_shows("ZM-20")
    _jump(run, 23, 16).shows(39)


def goal_2(run):
    _jump(run, 9, -4).shows(5)
    _jump(run, 30, -12).shows(18)


def goal_3(run):
    _jump(run, 12, 8).shows("ZM-20")
    _jump(run, 40, 21).shows("ZM-61")


def goal_4(run):
    _jump(run, 11, 30).shows(41).lines(at_least=3)
    _jump(run, 23, 16).shows(39)


def _jump(run, age, years):
    return run(inputs=[age, years, 7, 7])
