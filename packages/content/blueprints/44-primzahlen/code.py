zahl = int(input("Welche Zahl soll untersucht werden? "))

teiler = []
for versuch in range(1, zahl + 1):
    if zahl % versuch == 0:
        teiler.append(versuch)
        print(f"{zahl} = {versuch} mal {zahl // versuch}")

print()
print("Teiler:", teiler)
if len(teiler) == 2:
    print(zahl, "ist eine Primzahl!")
else:
    print(zahl, "ist keine Primzahl.")
