# Leg zwei Kisten an: fahrzeug und startnummer.
# Setz sie in die Durchsagen ein und erzähl das Rennen zu Ende.
print("An den Start rollt: Turboschnecke")
print("Applaus für Turboschnecke")
print("Turboschnecke nimmt die erste Kurve.")
