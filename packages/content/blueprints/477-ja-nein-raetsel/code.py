print("Auf der Wiese liegen eine Möhre, ein Hut und Kohlen.")
print("Niemand hat sie hingelegt. Was war da?")

antworten = {"mensch": "Nein.", "kalt": "Ja, vorher.", "kinder": "Ja, sie haben gebaut.", "sonne": "Ja, sie ist schuld."}

while True:
    frage = input("Deine Frage oder Lösung: ").lower()
    if "schneemann" in frage or frage == "":
        break
    antwort = "Das ist egal."
    for wort in antworten:
        if wort in frage:
            antwort = antworten[wort]
    print(antwort)

print("Es war ein Schneemann, und dann kam der Frühling.")
