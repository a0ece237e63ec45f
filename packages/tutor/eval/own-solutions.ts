/** For each lesson of the first chapter another program that a model might come up with. */
export const ownSolutions: readonly string[] = [
  `print("Hallo, Welt!")
print("Mein Name ist Blechbert.")
print("Was ist grün und klopft? Ein Klopfsalat.")
`,
  `print("Ich mache die Lampe an.")
print("Ich öffne das Tor.")
print("Langsam, denn ich fahre durch das Tor.")
print()
print("Hinter der Hecke sitzt eine Katze.")
print("Sie schnurrt. Wir fahren zusammen heim.")
`,
  `print("Alarmanlage bereit")
# Ruhe für die Nachbarn
# print("UIUIUIUIUIUI!")
print("Fenster geschlossen")
# Damit niemand das Rad nimmt
print("Fahrrad angekettet")
# Der Bruder darf nicht rein
print("Zimmer bewacht")
`,
  `print("Hier ist die Wetterstation.")
print("Temperatur: 7 Grad")
print("Wind: schwach")
print("Regen")
print("Fliegende Schweine über der Garage")
print("Ende der Meldung")
`,
  `print("=" * 24)
print("  WELTRAUM-RENNEN")
print("=" * 24)
print("      /\\\\")
print("     /  \\\\")
print("    |____|")
print("Leben:", 3, "Punkte:", 0)
`,
  `# Rahmen oben
print("+-" * 15)
# Name
print("| NACHTEULE")
# Fakten
print("| Bücher gelesen:", 12)
print("| Mag Kekse")
print("| Baut Drohnen")
# Rahmen unten
print("+-" * 15)
`,
];
