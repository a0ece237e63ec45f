import ast


def goal_1(run):
    run.code.uses("if")
    _feed(run, 9, 8).shows("knurr", any_case=True).not_shows("schmoll", any_case=True)


def goal_2(run):
    _feed(run, 4, 3).shows("schmoll", any_case=True).not_shows("knurr", any_case=True)


def goal_3(run):
    seen = _feed(run, 7, 4).shows("Deckel")
    seen.not_shows("knurr", any_case=True).not_shows("schmoll", any_case=True)


def goal_4(run):
    run.code.calls("print", at_least=4)
    ifs = sum(isinstance(part, ast.If) for part in ast.walk(run.code.tree))
    seen = _feed(run, 9, 2).shows("Deckel")
    seen.check(ifs >= 3, "Knurps hat noch keine dritte Reaktion mit einem eigenen if.")


def _feed(run, hunger, mood):
    return run(inputs=[hunger, mood, 5, 5])
