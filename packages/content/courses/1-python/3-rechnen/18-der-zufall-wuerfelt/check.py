NAMES = ["Wusel"] * 9


def goal_1(run):
    run.code.calls("randint", at_least=2)
    run(inputs=NAMES, dice="lowest").value("augen", equals=1).value("kraft", equals=1)
    run(inputs=NAMES, dice="highest").value("augen", equals=8).value("kraft", equals=100)


def goal_3(run):
    run.code.uses("*", "import")
    few, many = (_face(run, eyes) for eyes in (2, 7))
    run(inputs=NAMES).check(few != many, "Mit 2 und mit 7 Augen sieht das Gesicht gleich aus.")


def _face(run, eyes):
    seen = run(inputs=NAMES, dice="highest", given={"augen": eyes})
    return "".join(sign for sign in seen.output if not sign.isdigit())
