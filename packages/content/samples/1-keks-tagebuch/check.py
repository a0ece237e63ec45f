ANDERE = {"kekse.csv": "Tag,Kekse\nMontag,1\nDienstag,9\nMittwoch,2\n"}


def goal_1(run):
    seen = run()
    seen.shows("Montag: 3 Kekse")
    seen.shows("Donnerstag: 8 Kekse")
    seen.not_shows("Tag: Kekse")


def goal_2(run):
    run().shows("Zusammen: 35")
    run(files=ANDERE).shows("Zusammen: 12")


def goal_3(run):
    run().shows("Keks-Tag: Donnerstag")
    run(files=ANDERE).shows("Keks-Tag: Dienstag")
