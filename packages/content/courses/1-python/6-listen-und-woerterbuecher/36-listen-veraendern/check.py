def goal_1(run):
    run.code.calls("remove")
    seen = run().value("turm", kind=list).value("turm[0]", equals="Brötchen")
    for gone in ("Rosenkohl", "Tomate"):
        seen.check(lambda gone=gone: gone not in seen.read("turm"), f"In `turm` liegt noch „{gone}“.")


def goal_2(run):
    run.code.calls("append").calls("insert")
    run().value("len(turm)", between=(4, 10_000))


def goal_3(run):
    run.code.calls("pop")
    seen = run()
    seen.shows_after("Abgebissen:", str(seen.read("bissen")))


def goal_4(run):
    run.code.calls("pop")
    seen = run()
    # Whoever hasn't written the label yet may show the tower all the same.
    shown = seen.output.rpartition("Abgebissen:")[2]
    for layer in map(str, seen.read("turm")):
        seen.check(layer in shown, f"Unter dem Abgebissenen fehlt noch die Schicht „{layer}“.")
