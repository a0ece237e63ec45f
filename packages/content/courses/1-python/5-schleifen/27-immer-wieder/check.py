from hbg_check.words import numbers_of


def goal_1(run):
    run.code.uses("for").calls("range")
    run().lines(at_least=20)


def goal_2(run):
    seen = run()
    numbers = [number for line in seen.output.split("\n") for number in numbers_of(line)[:1]]
    seen.check(0 not in numbers, "Die erste Nummer ist bei dir die 0.")
    left = iter(numbers)
    for number in range(1, 21):
        seen.check(number in left, f"Vor keinem Satz steht an der richtigen Stelle die Nummer {number}.")


def goal_3(run):
    seen = run().shows_once("Unterschrift")
    above, _, _ = seen.output.partition("Unterschrift")
    seen.check(above.count("\n") >= 20, "Über der Unterschrift fehlen noch Sätze.")
