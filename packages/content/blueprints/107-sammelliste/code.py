karten = ["Feuerfuchs", "Wasserwal", "Blattkatze", "Feuerfuchs", "Steinbär", "Wasserwal"]

karten.sort()
for karte in karten:
    print("-", karte)
print("Das sind", len(karten), "Karten.")

for karte in sorted(set(karten)):
    if karten.count(karte) > 1:
        print("Doppelt:", karte, karten.count(karte), "mal")

gesucht = input("Welche Karte suchst du? ")
if gesucht in karten:
    print("Ja, die hast du.")
else:
    print("Nein, die fehlt dir noch.")
