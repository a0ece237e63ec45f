tafel = {
    "Lesen": "★★.★★",
    "Flöte üben": ".★★.★",
    "Früh aufstehen": "★..★.",
}
ziel = 4

print(f"{'':16}M D M D F S S")
for vorhaben, tage in tafel.items():
    reihe = " ".join(tage)
    print(f"{vorhaben:16}{reihe}")

print()
for vorhaben, tage in tafel.items():
    sterne = tage.count("★")
    if sterne >= ziel:
        print(f"{vorhaben}: {sterne} von {ziel} Sternen, geschafft! Such dir etwas Schönes aus.")
    else:
        print(f"{vorhaben}: {sterne} von {ziel} Sternen, weiter so!")
