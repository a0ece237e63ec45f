TYPED = ["7"] * 4


def goal_1(run):
    seen = run(inputs=TYPED).value("alter", between=(1, 150))
    age = seen.read("alter")
    seen.value("tage", between=(365 * age, 366 * (age + 1)))
    for age in (20, 31):
        run(inputs=TYPED, given={"alter": age}).value("tage", between=(365 * age, 366 * (age + 1)))


def goal_2(run):
    for sleep in (6, 9):
        seen = run(inputs=TYPED, given={"schlaf": sleep}).value("tage", between=(1, 60_000))
        hours = (24 - sleep) * seen.read("tage")
        seen.value("wach", between=(hours - 1, hours + 1))


def goal_3(run):
    run.code.uses("/")
    young = run(inputs=TYPED, given={"alter": 20, "schlaf": 6})
    known = [20, 6, *(young.value(name, between=(1, 500_000)).read(name) for name in ("tage", "wach"))]
    numbers = young.numbers
    old = run(inputs=TYPED, given={"alter": 30, "schlaf": 9})
    own = [number for number, later in zip(numbers, old.numbers) if number != later and number not in known]
    old.check(len(own) >= 2, "Noch fehlen zwei eigene Ergebnisse, die sich damit ändern.")
    old.check(any(isinstance(number, float) for number in own), "Bei keinem deiner eigenen Ergebnisse wird geteilt.")
