dinos = {
    "Tyrannosaurus": (12, "Fleisch", "Kreide"),
    "Triceratops": (9, "Pflanzen", "Kreide"),
    "Diplodocus": (26, "Pflanzen", "Jura"),
}

print("Ich kenne:", ", ".join(dinos))
name = input("Welchen Dino suchst du? ").strip().capitalize()

if name in dinos:
    laenge, futter, zeit = dinos[name]
    print(f"{name}: etwa {laenge} Meter lang, fraß {futter}.")
    print("Gelebt hat er in der Zeit:", zeit)
else:
    print("Den kenne ich noch nicht. Trag ihn ein!")
