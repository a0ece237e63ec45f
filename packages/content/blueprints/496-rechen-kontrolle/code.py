zeile = input("Deine Rechnung, zum Beispiel 7*8=56: ").replace(" ", "")
aufgabe, ergebnis = zeile.split("=")

if "*" in aufgabe:
    a, b = aufgabe.split("*")
    richtig = int(a) * int(b)
else:
    a, b = aufgabe.split("+")
    richtig = int(a) + int(b)

if int(ergebnis) == richtig:
    print("Stimmt! Haken dran.")
elif int(ergebnis) > richtig:
    print("Noch nicht: Dein Ergebnis ist zu groß.")
else:
    print("Noch nicht: Dein Ergebnis ist zu klein.")
