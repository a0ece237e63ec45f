TYPED = ["7"] * 4


def goal_1(run):
    seen = run(inputs=TYPED).value("alter", between=(1, 150))
    age = seen.read("alter")
    seen.value("tage", between=(365 * age, 366 * (age + 1)))
    run(inputs=TYPED, given={"alter": 20}).value("tage", between=(7300, 7686))


def goal_2(run):
    for sleep in (6, 9):
        seen = run(inputs=TYPED, given={"schlaf": sleep}).value("tage", between=(1, 60_000))
        hours = (24 - sleep) * seen.read("tage")
        seen.value("wach", between=(hours - 1, hours + 1))
