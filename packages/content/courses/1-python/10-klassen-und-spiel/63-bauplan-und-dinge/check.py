def goal_3(run):
    seen = run(watch=["Held"])
    heroes = [call.made for call in seen.calls("Held")]
    seen.check(len(heroes) >= 3, f"Es gibt {len(heroes)} Mitglieder, nötig sind drei.")
    for hero in heroes:
        seen.check(lambda: _is_shown(hero, seen.output), "Nicht jedes Mitglied steht mit Namen, Kraft und Energie in der Kartei.")


def goal_4(run):
    seen = run(watch=["Held"])
    calls = seen.calls("Held")
    seen.check(lambda: any(map(_has_worked, calls)), "Bei keinem Mitglied sind die Einsätze gestiegen und die Energie gesunken.")


def _is_shown(hero, output):
    return all(str(value) in output for value in (hero.name, hero.kraft, hero.energie))


def _has_worked(call):
    return call.made.einsaetze >= 1 and call.made.energie < call.first["energie"]
