def goal_3(run):
    run.code.uses(",")
    seen = run(watch=["print"])
    kinds = [{type(value) for value in call.args} for call in seen.calls("print")]
    is_mixed = any(str in kind and kind & {int, float} for kind in kinds)
    seen.check(is_mixed, "Nirgends trennt ein Komma einen Text von einer Zahl ohne Anführungszeichen.")
