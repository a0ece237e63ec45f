reihe = 7

print(f"Die Reihe der {reihe}")
for zahl in range(1, 11):
    ergebnis = zahl * reihe
    print(f"{zahl:2} mal {reihe} ist {ergebnis:3}")
