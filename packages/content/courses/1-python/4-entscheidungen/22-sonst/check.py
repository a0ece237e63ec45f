HEADS, TAILS = 1, 2


def goal_1(run):
    run.code.calls("randint").uses("else")
    _throw(run, "Kopf", HEADS).matches("Die Münze zeigt:? Kopf", or_say="Es fehlt „Die Münze zeigt Kopf“.").not_matches("zeigt:? Zahl")
    _throw(run, "Kopf", TAILS).matches("Die Münze zeigt:? Zahl", or_say="Es fehlt „Die Münze zeigt Zahl“.").not_matches("zeigt:? Kopf")


def goal_2(run):
    _wins(_throw(run, "Kopf", HEADS))
    _loses(_throw(run, "Kopf", TAILS))


def goal_3(run):
    _loses(_throw(run, "Zahl", HEADS))
    _wins(_throw(run, "Zahl", TAILS))


def goal_4(run):
    _loses(_throw(run, "Kante", HEADS))
    _loses(_throw(run, "Kante", TAILS))


def _throw(run, typed, coin):
    return run(inputs=[typed] * 5, dice=[coin], given={"wurf": coin})


def _wins(seen):
    seen.check("treffer" in _said(seen), "Es fehlt „Treffer“.")
    seen.not_shows("daneben", any_case=True)


def _loses(seen):
    seen.shows("daneben", any_case=True)
    seen.check("treffer" not in _said(seen), "Da steht „Treffer“, es ist aber daneben.")


def _said(seen):
    return seen.output.lower().replace("kein treffer", "")
