anfang = input("Wie fängt dein Tier an? ")
ende = input("Und wie hört es auf? ")
tier = anfang + ende

futter = input("Was liegt in seinem Napf? ")
print()
print("Vorsicht, frisch geschlüpft: " + tier + "!")
print("Es will nur eins, nämlich " + futter + ".")
print("Sein Ruf in der Nacht: " + anfang + "-" + anfang + "-" + ende)
print("Gesehen wurde " + tier + " noch nie, nur gehört.")
