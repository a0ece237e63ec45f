punkte = 0
print("Willkommen zum Garagen-Quiz!")
print()

print("Frage 1: Wie viele Bits hat ein Byte?")
antwort = input("a) 1, b) 8 oder c) 1000? ")
if antwort == "b":
    print("Klingeling! Richtig.")
    punkte += 1
else:
    print("Leider nein. Es sind 8.")

print("Frage 2: Was ist ein Pixel?")
antwort = input("a) eine Bakterie, b) ein Kobold oder c) ein Bildpunkt? ")
if antwort == "c":
    print("Klingeling! Ein Bildschirm hat Millionen davon.")
    punkte += 1
elif antwort == "b":
    print("In dieser Garage fast richtig, aber kein Punkt.")
else:
    print("Nein, es ist ein Bildpunkt.")

print("Frage 3: Was war 1947 in einem berühmten Computer eingeklemmt?")
antwort = input("a) eine Motte, b) ein Finger oder c) ein Brötchen? ")
if antwort == "a":
    print("Klingeling! Sie klebt noch heute im Logbuch.")
    punkte += 1
    # Zusatzfrage, nur für Kenner
    zusatz = input("Zusatzfrage: Wie heißt Programmfehler auf Englisch? ")
    if "bug" in zusatz or "Bug" in zusatz:
        print("Klingeling! Eigentlich bedeutet das Wort Käfer.")
        punkte += 1
else:
    print("Nein, es war eine Motte.")

print()
print("Punkte:", punkte)
if punkte == 4:
    print("Rang: Flutlicht")
elif punkte >= 2:
    print("Rang: Taschenlampe")
else:
    print("Rang: Glühwürmchen mit Wackelkontakt")
