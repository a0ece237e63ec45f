temperaturen = {
    "Montag": 14,
    "Dienstag": 17,
    "Mittwoch": 21,
    "Donnerstag": 19,
    "Freitag": 12,
}

for tag, grad in temperaturen.items():
    print(f"{tag:11}{grad:3} Grad", "#" * grad)

werte = temperaturen.values()
print()
print("Wärmster Wert:", max(werte))
print("Kältester Wert:", min(werte))
print("Durchschnitt:", round(sum(werte) / len(werte), 1))
