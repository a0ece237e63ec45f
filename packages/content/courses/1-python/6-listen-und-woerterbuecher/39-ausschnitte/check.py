def goal_1(run):
    _saw(run, "Kaninchen", "Kani", "nchen")
    _saw(run, "Bär", "B", "är")


def goal_2(run):
    _saw(run, "Zauber", "Zau", "ber")


def goal_4(run):
    seen = run(inputs=["Hut"] * 9).order("Vor der Pause:", "Nach der Pause:").value("len(tricks)", between=(5, 1000))
    tricks = [str(trick) for trick in seen.read("tricks")]
    before, after = seen.output.rpartition("Vor der Pause:")[2].split("Nach der Pause:")[:2]
    after = after[: after.rfind(tricks[-1]) + len(tricks[-1])]
    for trick in tricks:
        # A trick whose name is in another one's is seen there too.
        if not any(trick in other for other in tricks if other != trick):
            is_once = (trick in before) != (trick in after)
            seen.check(is_once, f"„{trick}“ soll genau einmal vorkommen, vor oder nach der Pause.")
    seen.check(tricks[0] in before and tricks[-1] in after, "Der erste Trick kommt vor der Pause, der letzte danach.")


def _saw(run, word, front, back):
    seen = run(inputs=[word] * 3)
    seen.check(seen.after("Vorn:") == front, f"Hinter „Vorn:“ steht „{seen.after('Vorn:')}“, erwartet ist „{front}“.")
    seen.check(seen.after("Hinten:") == back, f"Hinter „Hinten:“ steht „{seen.after('Hinten:')}“, erwartet ist „{back}“.")
