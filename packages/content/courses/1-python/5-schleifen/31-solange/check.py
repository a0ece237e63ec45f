def goal_1(run):
    _check_bang(run(inputs=["20"]).shows_after("Luft", 20).shows_after("Runden", 1))


def goal_2(run):
    for limit in (10, 20):
        seen = run(inputs=["9", "11"], given={"grenze": limit}).shows_after("Luft", 20).shows_after("Runden", 2)
        seen.matches(r"Luft:? *9\b", or_say="Nach neun Stößen fehlt „Luft: 9“.").shows("peng", any_case=True)


def goal_3(run):
    run.code.uses("while")
    for limit in (10, 17):
        seen = run(inputs=["1"] * 20, given={"grenze": limit}).value("luft", equals=limit)
        for air in range(1, limit + 1):
            seen.matches(rf"Luft:? *{air}\b", or_say=f"Es fehlt „Luft: {air}“.")
        _check_bang(seen)
    run(inputs=["1"] * 20).value("grenze", between=(10, 20))


def _check_bang(seen):
    lines = [line for line in seen.output.lower().split("\n") if "peng" in line]
    seen.shows("peng", any_case=True).check(len(lines) == 1, f"„Peng“ kommt {len(lines)}-mal.")
    seen.check("luft" not in seen.output.lower().partition("peng")[2], "Nach „Peng“ wird weitergepumpt.")
