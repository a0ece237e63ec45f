import re


def goal_1(run):
    run.code.calls("input", at_least=2)
    run(inputs=["20", "8", "7"]).shows("9.0").shows(9)


def goal_2(run):
    run(inputs=["12.5", "3.5", "7"]).shows(12.9)


def goal_3(run):
    seen = run(inputs=["10", "7", "7"]).shows(5.1).lines(at_least=2)
    seen.check(not re.search(r"\.\d{4}", seen.output), "Eine Zahl ist noch nicht gerundet.")
    slow, fast = (_results(run, speed) for speed in (3.7, 52.3))
    seen.check(slow != fast, "Mit einem anderen Wert in „gegner“ kommt nichts anderes heraus.")


def _results(run, speed):
    seen = run(inputs=["8"] * 4, given={"gegner": speed})
    return [number for number in seen.numbers if number != speed]
