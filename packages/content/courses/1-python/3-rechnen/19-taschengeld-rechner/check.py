GUITAR = ["Gitarre", "99", "20", "9", "6", "6"]


def goal_1(run):
    run(inputs=GUITAR).shows("Gitarre").shows(79)


def goal_2(run):
    run(inputs=GUITAR).shows(8).shows(7)
    run(inputs=["Globus", "83", "20", "12", "6", "6"]).shows(5).shows(3)


def goal_3(run):
    run(inputs=["Zelt", "131", "15", "12", "6", "6"]).shows("Zelt").shows(116).shows(9).shows(8).not_shows("Gitarre")


def goal_4(run):
    run(inputs=GUITAR).shows(79).lines(at_least=5)
