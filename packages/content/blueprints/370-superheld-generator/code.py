import random

vorne = ["Kapitän", "Doktor", "Die schnelle", "Das leuchtende"]
hinten = ["Kaktus", "Pfütze", "Büroklammer", "Nordlicht"]
kraefte = ["kann Wolken melken", "hört Fische flüstern", "springt über Häuser"]
schwaechen = ["muss bei Gelb niesen", "schläft im Stehen ein", "fürchtet Luftballons"]

for nummer in range(1, 4):
    name = random.choice(vorne) + " " + random.choice(hinten)
    print(f"{nummer}. {name}")
    print(f"   {random.choice(kraefte)}, {random.choice(schwaechen)}")
