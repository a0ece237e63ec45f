laenge = int(input("Wie lang ist das Beet in cm? "))
breite = int(input("Wie breit in cm? "))
abstand = int(input("Wie viel Abstand braucht eine Pflanze in cm? "))

je_reihe = laenge // abstand
reihen = breite // abstand
print(f"{reihen} Reihen mit je {je_reihe} Pflanzen")
print("Zusammen:", reihen * je_reihe)

for reihe in range(reihen):
    print("🌱" * je_reihe)
