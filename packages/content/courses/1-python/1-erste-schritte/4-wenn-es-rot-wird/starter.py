# Starte das Programm, lies die rote Karte, repariere die Zeile.
# Wiederhole das, bis alles läuft. Dann melde selbst etwas dazu.
print("Hier ist die Wetterstation.")
Print("Temperatur: 7 Grad")
print("Wind: schwach")
print(Regen)
print("Ende der Meldung")
