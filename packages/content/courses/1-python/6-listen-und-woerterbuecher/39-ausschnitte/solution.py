tricks = ["das zersägte Wort", "der schwebende Toast", "die Taube aus der Socke", "der Knoten", "das Verschwinden"]
spruch = "Simsala"
wort = input("Welches Wort kommt in die Kiste? ")
mitte = len(wort) // 2
vorn = wort[:mitte]
hinten = wort[mitte:]
print(f"Ritze ratze. {spruch[::-1]}!")
print("Vorn:", vorn)
print("Hinten:", hinten)
print("Und wieder heil:", hinten + vorn)
print("Na ja, fast.")
print("Vor der Pause:", tricks[:3])
print("Nach der Pause:", tricks[3:])
