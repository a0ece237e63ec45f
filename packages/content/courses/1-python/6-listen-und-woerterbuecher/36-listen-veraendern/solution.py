turm = ["Brötchen", "Tomate", "Rosenkohl"]
turm.remove("Rosenkohl")
turm[1] = "Kürbispuffer"
turm.append("Erdnussbutter")
turm.append("Brezel")
turm.append("Papierschirmchen")
turm.insert(1, "Preiselbeeren")
print("Der Turm hat", len(turm), "Schichten und steht schief.")
bissen = turm.pop()
print("Abgebissen:", bissen)
print("Das war Papier. Übrig ist:")
print(turm)
