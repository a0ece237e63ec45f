weiten = [2.9, 3.1, 3.05]
rekord = max(weiten)
print("Dein Rekord im Weitsprung:", rekord, "Meter")

neu = float(input("Wie weit bist du heute gesprungen, zum Beispiel 3.4? "))
weiten.append(neu)
if neu > rekord:
    vorsprung = round((neu - rekord) * 100)
    print("*** Neuer Rekord!", vorsprung, "Zentimeter weiter! ***")
else:
    fehlt = round((rekord - neu) * 100)
    print("Zum Rekord fehlen", fehlt, "Zentimeter.")
for weite in weiten:
    print(f"{weite:5.2f} " + "=" * int(weite * 10))
