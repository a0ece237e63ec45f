# Bau den Turm um: raus, tauschen, drauf, dazwischen.
# Beiß zum Schluss oben ab und zeig, was übrig ist.
turm = ["Brötchen", "Tomate", "Rosenkohl"]
print(turm)
