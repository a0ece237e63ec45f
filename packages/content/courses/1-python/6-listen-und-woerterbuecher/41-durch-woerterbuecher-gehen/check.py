import re


def goal_1(run):
    seen = _check_counts(run, "OTTO", O=2, T=2)
    for letter in "OT":
        lines = len(_entries(seen, letter))
        seen.check(lines == 1, f"{letter} hat {lines} Zeilen, erwartet ist eine.")


def goal_2(run):
    _check_counts(run, "KEKS MIT EIS", K=2, I=2, M=1)


def goal_3(run):
    run(inputs=["KEKS MIT EIS"]).shows_after("Zusammen:", 10)
    run(inputs=["OTTO IST DA"]).shows_after("Zusammen:", 9)


def _check_counts(run, words, **counts):
    seen = run(inputs=[words])
    for letter, count in counts.items():
        found = _entries(seen, letter)
        seen.check(found, f"Es fehlt eine Zeile, die mit „{letter}:“ beginnt.")
        seen.check(set(found) == {str(count)}, f"Hinter „{letter}:“ steht „{found[-1] if found else ''}“, erwartet ist {count}.")
    return seen


def _entries(seen, letter):
    """The numbers behind this letter, wherever it stands alone."""
    return re.findall(rf"\b{letter} ?:\s*(\d+)", seen.output)
