faecher = ["linke Socke", "Zaubertrank", "Gedicht", "halbe Zitrone", "rechte Socke", "Echo"]
print("Guten Tag. Ich habe", len(faecher), "Fächer.")
print("Ganz unten liegt:", faecher[-1])
taste = int(input("Welche Taste? "))
print("Rumms. Klonk.")
if taste < len(faecher):
    print("Auswurf:", faecher[taste])
else:
    print("Auswurf: nur Luft")
