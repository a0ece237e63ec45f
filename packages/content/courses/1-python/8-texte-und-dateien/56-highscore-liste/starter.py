# Bau eintragen und bestenliste, danach das Hauptprogramm.
# Zweimal gestartet: Stehen dann beide Ergebnisse in der Liste?


def eintragen(dateiname, name, weite):
    print("Hier wird bald gespeichert:", name, weite)


eintragen("highscore.txt", "Pixel", 842)
