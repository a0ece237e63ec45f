noten = [2, 3, 1, 2, 4]

durchschnitt = sum(noten) / len(noten)
print("Deine Noten:", noten)
print("Durchschnitt:", round(durchschnitt, 2))
print()

print("Und nach der nächsten Arbeit?")
for note in range(1, 7):
    neuer = (sum(noten) + note) / (len(noten) + 1)
    print(f"Mit einer {note} stehst du bei {round(neuer, 2)}")
