from hbg_check.words import numbers_of

REST = ("rest", "bleib", "übrig")


def goal_1(run):
    run.code.calls("input", at_least=2)
    _share(run, 47, 7, each=6, rest=5)


def goal_2(run):
    _share(run, 107, 18, each=5, rest=17)


def goal_3(run):
    run(inputs=["100", "30", "9"]).shows(7).shows(2)
    run(inputs=["200", "39", "9"]).shows(9).shows(3)


def _share(run, bags, guests, each, rest):
    seen = run(inputs=[bags, guests, 9]).shows(each).shows(rest)
    lines = [line for line in seen.output.split("\n") if any(word in line.lower() for word in REST)]
    numbers = numbers_of("\n".join(lines))
    seen.check(each not in numbers or rest in numbers, f"Als Rest steht dort {each}, übrig bleiben aber {rest}.")
