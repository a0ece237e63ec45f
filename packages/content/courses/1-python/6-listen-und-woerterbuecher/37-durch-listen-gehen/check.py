def goal_2(run):
    seen = run(inputs=["Zahnarzt"]).shows("Warnung:").value("schrecken", kind=list)
    for horror in seen.read("schrecken")[:20]:
        run(inputs=[str(horror)] * 9).shows("Warnung:")


def goal_3(run):
    run(inputs=["Wattebausch"]).shows("Station 1").not_shows("Warnung:")


def goal_4(run):
    run.code.uses_one_of("for", "while")
    seen = run(inputs=["nichts"]).value("len(schrecken)", between=(5, 1000))
    for number, horror in enumerate(seen.read("schrecken"), 1):
        is_there = any(_is_station(line, number, str(horror)) for line in seen.output.split("\n"))
        seen.check(is_there, f"Es fehlt eine Zeile mit „Station {number}“ und dahinter „{horror}“.")


def _is_station(line, number, horror):
    _, found, rest = line.partition(f"Station {number}")
    return bool(found) and not rest[:1].isdigit() and horror in rest
