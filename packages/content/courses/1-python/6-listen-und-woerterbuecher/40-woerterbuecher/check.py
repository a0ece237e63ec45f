def goal_1(run):
    _look_up(run, run(inputs=["Mondstaub"] * 3).shows_after("Preis:", 9))


def goal_2(run):
    _look_up(run, run(inputs=["Dosennebel"] * 3).shows_after("Preis:", 3))


def goal_3(run):
    seen = run(inputs=["Mondstaub"]).value("preise['Mondstaub']", equals=9).value("preise['Dosennebel']", equals=3)
    prices = _look_up(run, seen.value("len(preise)", between=(5, 1000)))
    # What is entered below comes to old prices too.
    later = run(inputs=["Mondstaub"], given={"preise": prices | {"Mondstaub": 7, "Dosennebel": 4}})
    too_early = "Die neuen Preise trägst du erst unter dem Wörterbuch ein."
    later.value("preise['Mondstaub']", equals=9, or_say=too_early)
    later.value("preise['Dosennebel']", equals=3, or_say=too_early)


def _look_up(run, seen):
    """Who has laid down prices knows none of a new ware."""
    prices = seen.value("preise", kind=dict).read("preise")
    run(inputs=["Zeitreise"] * 3, given={"preise": {"Zeitreise": 41} | prices}).shows_after("Preis:", 41)
    return prices
