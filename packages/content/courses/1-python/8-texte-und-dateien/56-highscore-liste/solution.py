def eintragen(dateiname, name, weite):
    with open(dateiname, "a") as datei:
        datei.write(f"{weite};{name}\n")


def lade(dateiname):
    alle = []
    try:
        with open(dateiname) as datei:
            for zeile in datei:
                teile = zeile.strip().split(";")
                alle.append([int(teile[0]), teile[1]])
    except FileNotFoundError:
        print("Noch hat niemand geworfen. Die Wiese ist frei.")
    return sorted(alle, reverse=True)


def bestenliste(dateiname):
    medaillen = ["Gold", "Silber", "Bronze"]
    platz = 0
    for eintrag in lade(dateiname)[:5]:
        platz += 1
        text = f"{platz}. {eintrag[1]}: {eintrag[0]} cm"
        if platz <= 3:
            text += f" ({medaillen[platz - 1]})"
        print(text)


def frage_weite():
    while True:
        try:
            return int(input("Wie weit, in Zentimetern? "))
        except ValueError:
            print("Das Maßband zeigt nur ganze Zahlen.")


# Hauptprogramm
werfer = input("Wer ist dran? ").strip()
neue_weite = frage_weite()

eintragen("highscore.txt", werfer, neue_weite)
beste = lade("highscore.txt")[0]
if beste[0] == neue_weite:
    print("Rekord! Der linke Stiefel kommt ins Museum.")

print()
print("=" * 27)
print(" GUMMISTIEFELMEISTERSCHAFT")
print("=" * 27)
bestenliste("highscore.txt")
