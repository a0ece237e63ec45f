def goal_1(run):
    run.code.uses("try", "except", "ValueError")
    _check_sweets(run, ["viele", "", "4", "4", "4", "4"], given=4, failed=2)


def goal_2(run):
    _check_sweets(run, ["7"] * 6, given=7, failed=0)


def goal_3(run):
    _check_sweets(run, ["99", "0", "-3", "10", "10", "10"], given=10, failed=3)


def _check_sweets(run, typed, given, failed):
    seen = run(inputs=typed).shows_once("Ausgegeben:")
    seen.shows_after("Ausgegeben:", given).shows_after("Fehlversuche:", failed)
