def goal_1(run):
    run(inputs=["‹was getippt wird›"]).shows("‹was dann dasteht›")


def goal_2(run):
    run(inputs=["‹etwas anderes›"]).shows("‹was dann dasteht›")
