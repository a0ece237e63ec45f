import random

leute = ["Byte", "Pixel", "Spieler drei"]
rollen = ["Werwolf", "Dorfbewohner", "Seherin"]
random.shuffle(rollen)

for person, rolle in zip(leute, rollen):
    input(f"{person}, komm allein her und drück Enter. ")
    print("Du bist:", rolle)
    input("Gemerkt? Drück Enter, dann wird alles weggeschoben. ")
    print("\n" * 30)
print("Die Nacht beginnt. Alle schließen die Augen.")
