saetze = []

while True:
    if saetze:
        print("Zuletzt:", saetze[-1])
    satz = input("Dein Satz, Enter für Ende: ").strip()
    if satz == "":
        break
    saetze.append(satz)
    print("\n" * 3)

print("Unsere Geschichte:")
print(" ".join(saetze))
