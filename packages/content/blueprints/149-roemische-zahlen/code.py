zeichen = {10: "X", 9: "IX", 5: "V", 4: "IV", 1: "I"}

rest = int(input("Welche Zahl? "))
roemisch = ""
for wert, buchstaben in zeichen.items():
    while rest >= wert:
        roemisch += buchstaben
        rest -= wert

print("Römisch:", roemisch)
