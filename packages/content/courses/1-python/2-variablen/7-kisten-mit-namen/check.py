def goal_1(run):
    run(given={"fahrzeug": "Badewanne mit Propeller"}).shows("Badewanne mit Propeller", times=3)


def goal_2(run):
    run(given={"startnummer": 817}).shows(817)
