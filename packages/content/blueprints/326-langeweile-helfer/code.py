import random

ideen = {
    "drinnen": ["Bau eine Höhle aus Decken.", "Zeichne dein Zimmer von oben."],
    "draußen": ["Such fünf verschiedene Blätter.", "Erfinde ein Spiel mit Kreide."],
}
ort = input("Bist du drinnen oder draußen? ")
if ort in ideen:
    print(random.choice(ideen[ort]))
else:
    print("Dann mach zuerst das Fenster auf und sieh nach.")
