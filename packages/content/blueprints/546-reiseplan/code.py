reise = [
    ((9, 15), (10, 2), "Zuhause", "Hauptbahnhof"),
    ((10, 10), (11, 40), "Hauptbahnhof", "Kassel"),
    ((11, 44), (12, 5), "Kassel", "Omas Dorf"),
]

ankunft = None
for ab, an, start, ziel in reise:
    if ankunft is not None:
        warten = ab[0] * 60 + ab[1] - ankunft
        print("Umsteigen:", warten, "Minuten")
        if warten < 5:
            print("Beeil dich, das ist knapp!")
    print(f"{ab[0]:02}:{ab[1]:02} {start} bis {ziel}, an {an[0]:02}:{an[1]:02}")
    ankunft = an[0] * 60 + an[1]
