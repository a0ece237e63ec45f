punkte = {"a": "1", "b": "12", "c": "14", "d": "145", "e": "15", "l": "123"}
text = input("Welches Wort aus den Buchstaben a bis e und l? ").lower()

for reihe in ("14", "25", "36"):
    zeile = ""
    for buchstabe in text:
        for stelle in reihe:
            if stelle in punkte.get(buchstabe, ""):
                zeile += "●"
            else:
                zeile += "·"
        zeile += "  "
    print(zeile)
