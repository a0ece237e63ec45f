import random

leute = {
    "Köchin": {"Hut": "ja", "Schuhe": "38", "Hund": "nein"},
    "Gärtner": {"Hut": "ja", "Schuhe": "44", "Hund": "ja"},
    "Pilotin": {"Hut": "nein", "Schuhe": "38", "Hund": "ja"},
    "Bäcker": {"Hut": "nein", "Schuhe": "44", "Hund": "nein"},
}
dieb = random.choice(list(leute))
for name, merkmale in leute.items():
    print(name, merkmale)
spuren = random.sample(["Hut", "Schuhe", "Hund"], 2)
for spur in spuren:
    print("Spur:", spur, "=", leute[dieb][spur])
tipp = input("Wer hat den Pokal genommen? ")
if tipp == dieb:
    print("Überführt! Der Pokal ist wieder da.")
else:
    print("Leider falsch. Gesucht war:", dieb)
