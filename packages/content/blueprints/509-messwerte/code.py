unten = 70
oben = 180
werte = [110, 195, 88]
werte.append(int(input("Der Wert von heute? ")))

for wert in werte:
    if wert > oben:
        print(wert, "zu hoch!")
    elif wert < unten:
        print(wert, "zu niedrig!")
    else:
        print(wert, "gut")
print(f"Durchschnitt: {sum(werte) / len(werte):.1f}")
