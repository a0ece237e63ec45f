END = ["ende"] * 9


def goal_3(run):
    run.code.uses("while")
    seen = run(inputs=["tanze", "", "  NORDEN ", "7", "ENDE ", *END])
    seen.value("ort == wege[start]['norden']", equals=True, or_say="„  NORDEN “ führt nicht nach Norden.")
    answers = set(run(inputs=["tanze", *END]).output.split("\n")) - set(run(inputs=END).output.split("\n"))
    seen.check(answers, "Auf „tanze“ folgt keine Antwort.")
