def goal_1(run):
    run.code.calls("input", at_least=2)
    _arrive(run, {(11, 30): 41, (23, 16): 39})


def goal_2(run):
    _arrive(run, {(9, -4): 5, (34, -11): 23})


def goal_3(run):
    _arrive(run, {(12, 8): "ZM-20", (40, 21): "ZM-61"})


def goal_4(run):
    _arrive(run, {(11, 30): 41, (23, 16): 39})
    _jump(run, 11, 30).lines(at_least=3)


def _arrive(run, arrivals):
    """Who prints them all whatever is typed hasn't calculated: each belongs to its own jump."""
    for (age, years), arrival in arrivals.items():
        count = _count(_jump(run, age, years).shows(arrival), arrival)
        for other in arrivals.keys() - {(age, years)}:
            seen = _jump(run, *other)
            seen.check(_count(seen, arrival) < count, f"Auch hier steht {arrival} in deiner Ausgabe. Rechne mit dem, was eingetippt wird.")


def _count(seen, arrival):
    return seen.output.count(arrival) if isinstance(arrival, str) else seen.numbers.count(arrival)


def _jump(run, age, years):
    return run(inputs=[age, years, 7, 7])
