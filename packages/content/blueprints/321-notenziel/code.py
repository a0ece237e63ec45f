noten = [3, 2, 4]
ziel = float(input("Welchen Durchschnitt willst du, zum Beispiel 2.5? "))

noetig = ziel * (len(noten) + 1) - sum(noten)
print("Bisher:", round(sum(noten) / len(noten), 2))
if noetig < 1:
    print("Das geht mit einer Arbeit allein leider nicht.")
elif noetig > 6:
    print("Das schaffst du mit jeder Note.")
else:
    print("Du brauchst eine", round(noetig, 1), "oder besser.")
