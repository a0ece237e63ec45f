def goal_3(run):
    for seed in range(12):
        seen = run(seed=seed)
        said = seen.after("Sieger:")
        seen.check(lambda: any(name in said for name in _winners(seen.read("truppe"))), "Hinter „Sieger:“ steht nicht, wer am weitesten gesprungen ist.")


def goal_4(run):
    seen = run()
    seen.shows_after("Zusammen:", seen.read("sum(floh.weite for floh in truppe)"))


def _winners(troop):
    farthest = max(flea.weite for flea in troop)
    return [str(flea.name) for flea in troop if flea.weite == farthest]
