buch = [("Beitrag Byte", 5), ("Beitrag Pixel", 5), ("Bastelpapier", -3)]
klasse = ["Byte", "Pixel", "Igel", "Fuchs"]

name = input("Wer bringt gerade fünf Euro? ")
if name in klasse:
    buch.append(("Beitrag " + name, 5))

stand = 0
for zweck, betrag in buch:
    stand += betrag
    print(f"{zweck:18}{betrag:+4} Euro, Stand {stand:3}")
for name in klasse:
    if ("Beitrag " + name, 5) not in buch:
        print("Es fehlt noch:", name)
