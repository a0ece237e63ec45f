def goal_1(run):
    run.code.calls("randint").uses("for", "if")
    run(inputs=["1000"]).value("glitzer", between=(41, 169))


def goal_2(run):
    run.code.calls("randint").uses("for")
    run(inputs=["1000"]).value("summe", between=(4901, 6099))


def goal_3(run):
    run(inputs=["1"], dice=[10]).value("glitzer", equals=1).value("summe", equals=10)
    run(inputs=["1"], dice=[3]).value("glitzer", equals=0).value("summe", equals=3)


def goal_4(run):
    seen = run(inputs=["400"]).shows_once("Glitzerkarten:").shows_once("Durchschnitt:")
    seen.shows_after("Glitzerkarten:", seen.read("glitzer"))
    average = [int(number) for number in seen.after_numbers("Durchschnitt:")[:1]]
    seen.check(average in ([4], [5], [6]), "Hinter „Durchschnitt:“ steht nicht der Durchschnitt.")
