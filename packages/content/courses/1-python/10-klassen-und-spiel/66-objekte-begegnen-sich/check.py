def goal_3(run):
    run.code.uses("while")
    for seed in range(12):
        seen = run(seed=seed, watch=["Kissen"])
        pillows = [call.made for call in seen.calls("Kissen")]
        said = seen.after("Gewonnen hat:")
        seen.check(lambda: len(pillows) >= 2 and min(pillow.federn for pillow in pillows) == 0, "Die Schlacht endet, bevor ein Kissen leer ist.")
        seen.check(lambda: any(str(pillow.name) in said for pillow in pillows if pillow.federn > 0), "Hinter „Gewonnen hat:“ steht nicht das Kissen, das noch Federn hat.")
