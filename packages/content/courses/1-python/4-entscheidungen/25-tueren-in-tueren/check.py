def goal_1(run):
    run.code.uses("in")
    seen = run(inputs=["ich bin ein freund", "ein nasses handtuch", "1", "1"])
    seen.order("Tür 1 ist offen", "Tür 2 ist offen").not_shows("Tür 1 bleibt zu").not_shows("Tür 2 bleibt zu")
    below = seen.output.rpartition("Tür 2 ist offen")[2].partition("\n")[2]
    seen.check(any(sign.isalpha() for sign in below), "Unter „Tür 2 ist offen“ steht noch nicht, was dahinter liegt.")


def goal_2(run):
    seen = run(inputs=["hier ist ein freund von byte", "keine ahnung", "1", "1"])
    seen.order("Tür 1 ist offen", "Tür 2 bleibt zu").not_shows("Tür 2 ist offen")


def goal_3(run):
    seen = run(inputs=["ein hungriger wolf"]).shows("Tür 1 bleibt zu").not_shows("Tür 1 ist offen")
    for more in ("Tür 2 ist", "Tür 2 bleibt", "Tür 2 fragt", "trocknet"):
        seen.not_shows(more)
