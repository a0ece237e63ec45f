fahrzeug = "Sofa-Express"
startnummer = 42

print("An den Start rollt:", fahrzeug)
print("Unter dem Kissen klebt die Nummer", startnummer)
print("Applaus für", fahrzeug)
print(fahrzeug, "nimmt die erste Kurve.")
print("Zwei Reifen bremsen, drei Kissen fliegen.")
print("Im Ziel ist als Erstes:", fahrzeug)
