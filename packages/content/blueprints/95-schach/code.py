reihen = ["tsldklst", "bbbbbbbb", "........", "........"]
reihen += ["........", "........", "BBBBBBBB", "TSLDKLST"]
brett = [list(reihe) for reihe in reihen]

def zeige():
    for nummer in range(8):
        print(8 - nummer, " ".join(brett[nummer]))
    print("  a b c d e f g h")

def feld(name):
    return 8 - int(name[1]), ord(name[0]) - ord("a")

zeige()
von, nach = input("Welcher Zug, zum Beispiel e2 e4? ").split()
zeile, spalte = feld(von)
figur = brett[zeile][spalte]
brett[zeile][spalte] = "."
zeile, spalte = feld(nach)
brett[zeile][spalte] = figur
zeige()
