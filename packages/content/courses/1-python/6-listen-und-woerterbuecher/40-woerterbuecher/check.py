import ast


def goal_1(run):
    _check_prices(run, "Mondstaub", 9)


def goal_2(run):
    _check_prices(run, "Dosennebel", 3)


def goal_3(run):
    seen = run(inputs=["Mondstaub"]).value("preise['Mondstaub']", equals=9).value("preise['Dosennebel']", equals=3)
    seen.value("len(preise)", between=(5, 1000))
    is_entered = any(_is_entry(part) for part in ast.walk(run.code.tree))
    seen.check(is_entered, "Die neuen Preise trägst du erst unter dem Wörterbuch ein.")


def _check_prices(run, ware, price):
    seen = run(inputs=[ware] * 3).shows_after("Preis:", price).value("preise", kind=dict)
    # Who has laid down only these prices knows no others.
    for other, value in list(seen.read("preise").items())[:9]:
        run(inputs=[str(other)] * 3).shows_after("Preis:", value)


def _is_entry(part):
    is_stored = isinstance(part, ast.Subscript) and isinstance(part.ctx, ast.Store)
    return is_stored or getattr(part, "attr", "") == "update"
