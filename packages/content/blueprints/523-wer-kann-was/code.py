koennen = {
    "Bello": {"Sitz", "Platz"},
    "Wolke": {"Sitz", "Rolle", "Pfote"},
    "Socke": {"Sitz", "Rolle"},
}

gesucht = input("Welches Kommando? ").strip().capitalize()
gefunden = []
for hund, kommandos in koennen.items():
    if gesucht in kommandos:
        gefunden.append(hund)

if gefunden:
    print(f"{gesucht} können:", ", ".join(gefunden))
else:
    print("Das kann noch keiner.")
