import random

karte = random.randint(2, 14)
serie = 0
while serie < 10:
    print("Offen liegt die", karte)
    tipp = input("Höher (h) oder tiefer (t)? ")
    neue = random.randint(2, 14)
    richtig = (tipp == "h" and neue >= karte) or (tipp == "t" and neue <= karte)
    karte = neue
    if not richtig:
        print("Leider nein, es kam die", neue)
        break
    serie += 1
print("Deine Serie:", serie)
